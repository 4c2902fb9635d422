// Turns of phrase the boards share.
import { doubtful, type Piece } from '../lib/figures'
import { say, textId, texts } from '../lib/texts.svelte'
import type { Choice } from '../lib/wire'

export const people = (seats: readonly number[]) => seats.map(texts.name).join(', ')

/** What a player needs to know of a thing, in the board's own words; nothing where there are none. */
export function about(game: string, name: string, params: Record<string, string | number> = {}): string[] {
  const id = textId(game, 'client-about', name)
  return texts.has(id) ? [say(id, params)] : []
}

/** How sure these figures of a piece are, if they are not. */
export const doubtWords = (piece: Piece, ...fields: string[]) =>
  doubtful(piece, ...fields) ? `${say(`confidence-${piece.confidence}`)}: ${say(`confidence-${piece.confidence}-about`)}` : undefined

/** One line: what it is, what is to be said of it, and that a figure is not confirmed. */
export const join = (title: string, facts: string[], doubt?: string | boolean) => [title, ...facts, ...(doubt ? [say('client-unconfirmed')] : [])].join(', ')

/** Choices of a building for what it does; elsewhere on the road it only lies there. */
const BUILDINGS = /^(place|build|monument|prestige|site|claim):/
export const usesBuilding = (choice: Choice) => BUILDINGS.test(choice.name)
