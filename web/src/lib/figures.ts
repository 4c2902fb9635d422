// The figures of an edition by kind and id: `pieces.tile.wood_farm.cost`; a table of constants is the one piece of its kind
// (`pieces.placement.placement.inn`). Kept for the visit; they never change.
import { api, type Figures } from './api'
import { doubts } from './ledger'
import type { Amounts, EffectOption } from './texts.svelte'

/** An entry of a components file (docs/components.md): what all kinds share, and the game's own fields. */
export interface Piece {
  id: string; kind?: string; cost?: Amounts; points?: number
  confidence?: 'likely' | 'assumed'; confidence_for?: string[]; note?: string
  effect?: EffectOption[]
  [field: string]: unknown
}
export type Pieces = Record<string, Record<string, Piece>>

const kept = new Map<string, Promise<Pieces>>()

export function pieces(game: string, digest: string): Promise<Pieces> {
  const key = `${game} ${digest}`
  const known = kept.get(key)
  if (known) return known
  const wanted = Promise.all([api.figures(game, digest), doubts(game)]).then(([{ components }, doubted]) => {
    const found = byId(components)
    for (const [kind, entries] of Object.entries(doubted))
      for (const [id, doubt] of Object.entries(entries)) if (found[kind]?.[id]) Object.assign(found[kind][id], doubt)
    return found
  })
  kept.set(key, wanted)
  wanted.catch(() => kept.delete(key))
  return wanted
}

export function byId(figures: Figures): Pieces {
  const found: Pieces = {}
  for (const [kind, entries] of Object.entries(figures)) {
    if (Array.isArray(entries)) found[kind] = Object.fromEntries((entries as Piece[]).filter((entry) => entry.id).map((entry) => [entry.id, entry]))
    else if (entries && typeof entries === 'object') found[kind] = { [kind]: { ...entries, id: kind } }
  }
  return found
}

/** Whether one of these figures of a piece is not confirmed. */
export const doubtful = (piece: Piece, ...fields: string[]) =>
  !!piece.confidence && fields.some((field) => field in piece && (!piece.confidence_for || piece.confidence_for.includes(field)))
