// Moves are counted as the game stands: what was taken back counts no more, though it stays in the record.
import type { Shown } from './api'

/** After each number of the log: how many moves count then. */
export function pliesOf({ entries }: Shown): number[] {
  const found = [0]
  for (const { kind, back_to } of entries) found.push(kind === 'action' ? found.at(-1)! + 1 : found[back_to ?? found.length - 1]!)
  return found
}
