// Which choices get a button, and by which key. On the board stand most of them; the bar shows those without a place there,
// and all when they are few.
import type { Choice } from '../lib/wire'

const FEW = 6
/** Keys of the frame itself. */
const TAKEN = new Set(['l', 'z', 'r', 't', 'h', '/', '?'])

export function shownIn(choices: readonly Choice[], away: (choice: Choice) => boolean): readonly Choice[] {
  if (choices.length <= FEW) return choices
  const many = new Map<string, number>()
  for (const choice of choices) many.set(choice.targets[0] ?? '', (many.get(choice.targets[0] ?? '') ?? 0) + 1)
  const kind = (choice: Choice) => choice.targets[0]?.split('/')[0] ?? ''
  const places = new Map<string, number>()
  for (const choice of choices) places.set(kind(choice), (places.get(kind(choice)) ?? 0) + 1)
  // Without a place, out of sight, sharing a place, or the only one of its kind of place.
  return choices.filter(
    (choice) =>
      !choice.targets.length ||
      choice.key ||
      away(choice) ||
      kind(choice) === 'decision' ||
      many.get(choice.targets[0]!)! > 1 ||
      places.get(kind(choice)) === 1,
  )
}

/** Ends a turn, or leaves something. */
const ENDING = new Set(['pass', 'decline'])

/** All of them by their headings, each of which comes once; what passes or declines comes last, with the rest of its group. */
export function inGroups(choices: readonly Choice[]): readonly Choice[] {
  const groups = [...new Set(choices.map((choice) => choice.group ?? ''))]
  const last = new Set(choices.filter((choice) => ENDING.has(choice.name)).map((choice) => choice.group ?? ''))
  const place = (choice: Choice) => groups.indexOf(choice.group ?? '') + (last.has(choice.group ?? '') ? groups.length : 0)
  return choices.toSorted((one, other) => place(one) - place(other) || Number(ENDING.has(one.name)) - Number(ENDING.has(other.name)))
}

export function keysOf(choices: readonly Choice[]): Map<Choice, string> {
  const keys = new Map<Choice, string>()
  let digit = 1
  for (const choice of choices) {
    const letter = choice.key?.toLowerCase()
    if (letter && !TAKEN.has(letter) && ![...keys.values()].includes(letter)) keys.set(choice, letter)
    else if (digit <= 9) keys.set(choice, String(digit++))
  }
  return keys
}
