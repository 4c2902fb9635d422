// What a view holds, whatever the game: things with an address, a name, and parts. Addresses are the engine's own
// (src/baumeister/engine/addresses.py); names come from the message catalogue where it has them, else from the ids.
import type { Piece, Pieces } from '../../lib/figures'
import { aboutWords } from '../../lib/piecewords'
import { facts } from '../../lib/reference'
import type { Explanation, Words, Scene } from '../../lib/scene.svelte'
import { say, textId, texts } from '../../lib/texts.svelte'
import { doubtWords } from '../wording'

export interface Thing {
  at: string
  name: string
  /** In words; empty where the parts say all. */ value: string
  parts: Thing[]
  /** What the components file says of it. */ piece?: { kind: string; piece: Piece }
}
/** What the frame of the table shows, or nobody needs to see. */
const OF_FRAME = new Set(['game', 'seat', 'options', 'round', 'rounds', 'phase', 'phases', 'turn', 'revealed', 'decision', 'players', 'winners'])
/** What a player's panel shows. */
const OF_PANEL = new Set(['seat', 'points', 'goods'])
/** Fields that hold the number of a seat. */
const SEAT = /(^|_)(seat|owner|player)$/

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What is not there is not drawn either. */
const isNothing = (value: unknown) => value === null || value === false || value === '' || (Array.isArray(value) && !value.length)
const plainWords = (id: string) => id.replaceAll('_', ' ')

/** Reads a view aloud for one game. */
class Reader {
  readonly #game: string
  readonly #pieces: Pieces

  constructor(game: string, pieces: Pieces) {
    this.#game = game
    this.#pieces = pieces
  }

  things(group: object, base: string, leftOut: ReadonlySet<string>): Thing[] {
    return Object.entries(group)
      .filter(([field, value]) => !leftOut.has(field) && !isNothing(value))
      .map(([field, value]) => this.#thing(base + field, field, this.#field(field), value))
  }

  #thing(at: string, field: string, name: string, value: unknown): Thing {
    if (Array.isArray(value)) return { at, name, value: '', parts: value.map((item, place) => this.#item(at, field, name, item, place)) }
    if (isGroup(value)) return { at, name, value: '', parts: this.things(value, `${at}/`, new Set()) }
    if (typeof value === 'number') return { at, ...this.#count(field, name, value), parts: [] }
    return { at, name, value: typeof value === 'string' ? this.#name(field, value) : '', parts: [] }
  }

  /** In a list a thing is called by its first field, an id by itself, anything else by its place. */
  #item(at: string, field: string, list: string, item: unknown, place: number): Thing {
    if (typeof item === 'string') return { at: `${at}/${item}`, name: this.#name(field, item), value: '', parts: [], piece: this.#piece(item) }
    if (!isGroup(item)) return this.#thing(`${at}/${place}`, field, '', item)
    const [first, key] = Object.entries(item)[0]!
    const name = typeof key === 'string' ? this.#name(first, key) : SEAT.test(first) ? texts.name(Number(key)) : `${list} ${key}`
    const path = `${at}/${key}`
    return { at: path, name, value: '', parts: this.things(item, `${path}/`, new Set([first])), piece: this.#piece(String(key)) }
  }

  /** An amount of something the catalogue can count, or a number with a name. */
  #count(field: string, name: string, count: number): Pick<Thing, 'name' | 'value'> {
    if (SEAT.test(field)) return { name, value: texts.name(count) }
    const id = [textId(this.#game, 'amount', field), `amount-${field}`].find(texts.has)
    return id ? { name: '', value: say(id, { count }) } : { name, value: String(count) }
  }

  #field(field: string): string {
    return texts.plain(textId(this.#game, 'board', field)) ?? texts.plain(textId(this.#game, 'field', field)) ?? plainWords(field)
  }

  /** The name of an id: as a value of its field, as a piece, or as a place. */
  #name(field: string, id: string): string {
    const kinds = [field, this.#piece(id)?.kind ?? 'place', 'place']
    return kinds.map((kind) => texts.plain(textId(this.#game, kind, id))).find((name) => name !== null) ?? plainWords(id)
  }

  #piece(id: string): Thing['piece'] {
    const found = Object.entries(this.#pieces).find(([, entries]) => id in entries)
    return found && { kind: found[0], piece: found[1][id]! }
  }
}

const reader = ({ game, pieces }: Scene) => new Reader(game, pieces)
/** What lies on the table; a list or a group each, and what is no more than a number or a word. */
export const onTable = (table: Scene) => reader(table).things(table.view, '', OF_FRAME)
/** What lies before a player. */
export const before = (table: Scene, seat: number, leftOut = OF_PANEL) =>
  reader(table).things(table.view.players.find((player) => player.seat === seat)!, `players/${seat}/`, leftOut)
/** All of one's own, which stands beside the table. */
export const own = (table: Scene) => (table.seat === null ? [] : before(table, table.seat, new Set(['seat', 'points'])))

export const wordsOf = ({ name, value, parts }: Thing): string => {
  const inside = parts.map(wordsOf).join(', ')
  return [name, [value, inside].filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

export function describe(table: Scene): Words[] {
  const line = (thing: Thing) => ({ at: thing.at, text: wordsOf(thing) })
  const players = table.view.players.map(({ seat, points }) => ({
    at: `players/${seat}`,
    text: [
      texts.name(seat),
      ...(typeof points === 'number' ? [say('amount-points', { count: points })] : []),
      ...before(table, seat, new Set(['seat', 'points'])).map(wordsOf),
    ].join(', '),
  }))
  const lists = onTable(table).map((thing) => ({ title: thing.name, lines: thing.parts.length ? thing.parts.map(line) : [line(thing)] }))
  return [...lists, { title: say('client-players'), lines: players }]
}

/** What is known of a thing: what it holds now, and what its piece says. */
export function explain(table: Scene, at: string): Explanation | null {
  const everything = [...onTable(table), ...table.view.players.flatMap(({ seat }) => before(table, seat, new Set(['seat'])))]
  const thing = find(everything, at)
  if (!thing) return null
  const { kind, piece } = thing.piece ?? {}
  const figures = kind && piece ? facts(table.game, kind, piece, table.pieces).map(({ label, words }) => `${label}: ${words}`) : []
  const about = kind && piece ? aboutWords(table.game, kind, piece) : ''
  return {
    title: thing.name || thing.value,
    facts: [...(thing.name && thing.value ? [thing.value] : []), ...thing.parts.map(wordsOf), ...(about ? [about] : figures)],
    doubt: piece && doubtWords(piece, ...Object.keys(piece)),
  }
}

function find(things: readonly Thing[], at: string): Thing | undefined {
  for (const thing of things) {
    const found = thing.at === at ? thing : at.startsWith(`${thing.at}/`) ? find(thing.parts, at) : undefined
    if (found) return found
  }
  return undefined
}
