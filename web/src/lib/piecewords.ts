// Figures of pieces in words, by the grammar of the terminal (baumeister/texts/cards.py).
import type { Piece } from './figures'
import { say, textId, texts, type Amounts } from './texts.svelte'

/** What a piece does where the grammar alone would not tell when (a character's power); empty for the others. */
export function aboutWords(game: string, kind: string, piece: Piece): string {
  const id = textId(game, kind, piece.id, 'about')
  if (!texts.has(id)) return ''
  const figures: Record<string, number | string> = {}
  for (const option of piece.effect ?? []) {
    for (const [name, value] of Object.entries(option)) {
      if (typeof value === 'object') Object.assign(figures, value)
      else figures[name.replaceAll('_', '-')] = value as number | string
    }
  }
  return say(id, figures)
}

/** Amounts of which some may be the game's own. */
export const amountWords = (game: string, amounts: Amounts): string => {
  const idOf = (name: string) => [textId(game, 'amount', name)].find(texts.has) ?? `amount-${name}`
  return Object.entries(amounts).map(([name, count]) => say(idOf(name), { count })).join(' + ')
}

/** What is counted, and what for: `silver = { gold = 3, per = 2, count = "suit_symbols", suit = "hay" }`. */
export function countWords(game: string, field: string, counting: { count: string }): string {
  const figures: Record<string, number | string> = { per: 1 }
  for (const [name, part] of Object.entries(counting) as [string, unknown][]) {
    if (name === 'suit') figures.suit = say(textId(game, 'suit', String(part)))
    else if (name === 'suits') figures.suits = (part as string[]).map((suit) => say(textId(game, 'suit', suit))).join(' + ')
    else if (typeof part === 'number') figures[name] = part
  }
  return say(textId(game, field, counting.count), figures)
}
