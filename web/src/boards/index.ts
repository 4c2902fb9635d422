// Boards by game, each with its code loaded on demand: whoever makes boards/<game>/Board.svelte is found. A game without
// one has the board of all games, which lists what its view holds.
import type { Component } from 'svelte'
import type { Piece } from '../lib/figures'

const found = import.meta.glob<{ default: Component }>('./*/Board.svelte')
export const loadBoard = async (game: string): Promise<Component> =>
  (await (found[`./${game}/Board.svelte`] ?? (() => import('./any/AnyBoard.svelte')))()).default

/** How the pieces of a game are drawn outside of a table: boards/<game>/gallery.ts exports one as its default. */
export interface Gallery {
  /** Sprites the drawings need; at a table the board has put them into the page already. */
  symbols: string[]
  /** One piece as it is drawn in play, at the address `at`; `label` is its name in words. Of kinds that are not in `kinds`
   * there is no drawing. */
  Drawing: Component<{ kind: string; piece: Piece; at: string; label: string }>
  kinds: string[]
  /** Kinds that need about twice the room. */
  wide?: string[]
}
const drawn = import.meta.glob<{ default: Gallery }>('./*/gallery.ts')
/** Null: this game's pieces are told in words only. */
export const loadGallery = async (game: string): Promise<Gallery | null> => (await drawn[`./${game}/gallery.ts`]?.())?.default ?? null
