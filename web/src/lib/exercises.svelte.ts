// Which exercises were tried in this browser, and whether the first answer was right.
import { keep, recall } from './storage'

const KEY = 'exercises'

function remembered(): Record<string, boolean> {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

class Tried {
  first = $state.raw<Readonly<Record<string, boolean>>>(remembered())

  /** The first answer counts. */
  keep(id: string, right: boolean) {
    if (id in this.first) return
    this.first = { ...this.first, [id]: right }
    keep(KEY, JSON.stringify(this.first))
  }
}

export const tried = new Tried()

/** From easy to hard. */
export const GRADES = [1, 2, 3] as const

/** The next exercise of a list that was not tried, behind a certain one, else from the beginning; if all were, the one behind it. */
export function nextOf(list: readonly { id: string }[], after: string | null): string | null {
  const at = list.findIndex(({ id }) => id === after)
  const order = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))]
  return (order.find(({ id }) => !(id in tried.first)) ?? (after ? order[0] : undefined))?.id ?? null
}
