// For looking up: a game's rules in chapters, its pieces in groups, and a search through both. The words of the pieces are
// those of the terminal (baumeister/texts/cards.py): the same fields, the same grammar.
import * as sources from 'virtual:sources'
import { byId, type Piece, type Pieces } from './figures'
import type { Page } from './guide'
import { aboutWords, amountWords, countWords } from './piecewords'
import type { Language } from './settings.svelte'
import { say, textId, texts, type Amounts, type EffectOption } from './texts.svelte'

export type Confidence = 'sure' | 'likely' | 'assumed'
export interface Rule { id: string; text: string; confidence: Confidence }
export interface Reference {
  rules: Rule[]
  notes: Record<string, string>
  /** What a chapter is about. */ intros: Record<string, string>
  /** The rules for people; a game may have none. */ guide: Page[]
}
export interface Chapter { id: string; title: string; intro: string; rules: Rule[] }
/** One figure of a piece: what it is, its value in words, how sure it is. */
export interface Fact { label: string; words: string; confidence: Confidence }
export interface Entry { at: string; kind: string; piece: Piece; name: string; confidence: Confidence }
export interface Group { id: string; title: string; entries: Entry[] }

export const isKnown = (game: string) => game in sources.reference
export const loadReference = async (game: string, language: Language): Promise<Reference> => (await sources.reference[game]![language]()).default
/** The figures of today, as they are in this client: no server is asked. */
export const loadPieces = async (game: string): Promise<Pieces> => byId((await sources.pieces[game]!()).default)

/** 1303-char-thief-1 -> char: the second part of an id names the chapter. */
export const chapterOf = (rule: string) => rule.split('-')[1]!

export function chapters(game: string, { rules, intros }: Reference): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const rule of rules) {
    const id = chapterOf(rule.id)
    if (!found.has(id)) found.set(id, { id, title: say(textId(game, 'section', id)), intro: intros[id] ?? '', rules: [] })
    found.get(id)!.rules.push(rule)
  }
  return [...found.values()]
}

// ---- pieces

const NOT_SHOWN = ['id', 'worker_placement', 'confidence', 'confidence_for', 'note']
/** Fields in which a piece names another one, and what that other one's card says of it. */
const REFERENCES: Record<string, string> = { requires: 'carried', lock: 'opens' }

export const confidenceOf = (piece: Piece, field?: string): Confidence =>
  piece.confidence && (!field || !piece.confidence_for?.length || piece.confidence_for.includes(field)) ? piece.confidence : 'sure'

export const nameOf = (game: string, kind: string, id: string) => say(textId(game, kind, id))

/** Everything in the components file that people call by a name, as they would lay it out. */
export function groups(game: string, pieces: Pieces): Group[] {
  const found = new Map<string, Group>()
  for (const [kind, entries] of Object.entries(pieces)) {
    for (const piece of Object.values(entries)) {
      if (!texts.has(textId(game, kind, piece.id))) continue
      const sort = typeof piece.suit === 'string' ? piece.suit : piece.kind
      const id = sort ? `${kind}-${sort}` : kind
      if (!found.has(id)) found.set(id, { id, title: titleOf(game, kind, piece), entries: [] })
      found.get(id)!.entries.push({ at: `${kind}/${piece.id}`, kind, piece, name: nameOf(game, kind, piece.id), confidence: confidenceOf(piece) })
    }
  }
  return [...found.values()]
}

function titleOf(game: string, kind: string, piece: Piece): string {
  if (typeof piece.suit === 'string') return say(textId(game, 'suit', piece.suit))
  if (!piece.kind) return texts.plain(`client-gallery-${kind}`) ?? kind
  const many = textId(game, 'client-kinds', piece.kind)
  return say(texts.has(many) ? many : textId(game, 'kind', piece.kind))
}

export function facts(game: string, kind: string, piece: Piece, pieces: Pieces): Fact[] {
  const own = Object.keys(piece).filter((field) => !NOT_SHOWN.includes(field))
  const lines = own.map((field) => ({
    label: say(textId(game, 'field', field)),
    words: fieldWords(game, kind, piece, field),
    confidence: confidenceOf(piece, field),
  }))
  for (const [field, label] of Object.entries(REFERENCES)) {
    const others = Object.values(pieces[kind] ?? {}).filter((other) => other[field] === piece.id)
    if (others.length)
      lines.push({
        label: say(textId(game, 'field', label)),
        words: others.map((other) => nameOf(game, kind, other.id)).join(', '),
        confidence: 'sure',
      })
  }
  return lines
}

function fieldWords(game: string, kind: string, piece: Piece, field: string): string {
  const value = piece[field]
  if (typeof value === 'boolean') return say(textId(game, field, value ? 'yes' : 'no'))
  if (Array.isArray(value)) return aboutWords(game, kind, piece) || texts.effect(game, value as EffectOption[]) || '–'
  if (typeof value === 'object' && value !== null)
    return 'count' in value ? countWords(game, field, value as { count: string }) : amountWords(game, value as Amounts)
  if (typeof value !== 'string') return String(value)
  // A word of the field, or the name of another piece, of the same kind or not.
  const names = [textId(game, field, value), textId(game, kind, value), textId(game, 'person', value)]
  return say(names.find(texts.has) ?? names[0]!)
}

// ---- searching

/** Small letters without accents: Sägemühle is found as sagemuhle, too. */
export const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
/** Whether all words of a query are in a text. */
export function matcher(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return (text) => {
    const letters = plain(text)
    return words.every((word) => letters.includes(word))
  }
}
