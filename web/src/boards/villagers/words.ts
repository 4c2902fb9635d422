// Things in words: names of the elements on the board; explain.ts makes explanations and the text view of them.
// One function per kind of thing, so that a component words only what changed.
import { doubtful, type Piece } from '../../lib/figures'
import { amountWords, countWords } from '../../lib/piecewords'
import { shortReason } from '../../lib/refusals'
import type { Scene } from '../../lib/scene.svelte'
import { say, textId, texts, type Amounts } from '../../lib/texts.svelte'
import type { Refusal } from '../../lib/wire'
import { join } from '../wording'
import type { Copies, Development, HandCard, Looking, Market, Pile, Player, RowCard, VillageCard, VillagersView } from '../../../types/villagers'

export type Villagers = Scene<VillagersView>
type Persons = Record<string, Piece>
export const GAME = 'villagers'
const BACK = 'founders_back'

/** What a card counts: gold for every `per` of something. */
export interface Counting { gold?: number; per?: number; count: string; suit?: string; suits?: string[]; length?: number }
/** What is printed on a card and pays or counts while it is uncovered. */
export interface Worth { gold?: number; food?: number; build?: number }

// ---- persons

export const personName = (id: string) => say(textId(GAME, 'person', id))
export const shortName = (id: string) => texts.short(textId(GAME, 'person', id))
/** For narrow cards: words of the catalogue's list get soft hyphens where they may be parted. */
export function parted(text: string): string {
  const words = say('villagers-client-parted')
  if (parting.words !== words) parting = { words, parts: new Map(words.split(/\s+/).map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')])) }
  return text.replace(/\p{L}+/gu, (word) => parting.parts.get(word) ?? word)
}
/** The list of the language of now, taken apart. */
let parting = { words: '', parts: new Map<string, string>() }
export const suitName = (suit: string) => say(textId(GAME, 'suit', suit))
/** The founders are one card with two sides. */
export const figuresOf = (persons: Persons, id: string): Piece => persons[id === BACK ? 'founders' : id]!
export const emblemOf = (id: string) => `p-${id === BACK ? 'founders' : id}`
export const suitOf = (piece: Piece) => piece.suit as string
/** Where nobody plays every lock is shown. */
export const lockOf = (piece: Piece, view: VillagersView | undefined) => (view?.options.locks ?? true ? (piece.lock as string | undefined) : undefined)

export function worthOf(piece: Piece, id: string): Worth {
  const side = (id === BACK ? piece.back : piece.front) as Worth | undefined
  return side ?? { gold: piece.gold as number | undefined, food: piece.food as number | undefined, build: piece.build as number | undefined }
}

const field = (name: string, value: string | number) => `${say(textId(GAME, 'field', name))}: ${value}`

const worthFacts = ({ gold, food, build }: Worth) => [
  ...(gold ? [say('amount-gold', { count: gold })] : []),
  ...(food ? [say('villagers-amount-food', { count: food })] : []),
  ...(build ? [say('villagers-amount-build', { count: build })] : []),
]

/** What is printed on the card of a person, whatever lies on it. */
export function personFacts(persons: Persons, id: string, view: VillagersView, worth = worthOf(figuresOf(persons, id), id)): string[] {
  const piece = figuresOf(persons, id)
  const symbols = piece.symbols as number
  const lock = lockOf(piece, view)
  return [
    symbols > 1 ? `${symbols} × ${suitName(suitOf(piece))}` : suitName(suitOf(piece)),
    ...(piece.requires ? [field('requires', personName(piece.requires as string))] : []),
    ...worthFacts(worth),
    ...(piece.silver ? [field('silver', countWords(GAME, 'silver', piece.silver as Counting))] : []),
    ...(piece.bronze ? [field('bronze', countWords(GAME, 'bronze', piece.bronze as Counting))] : []),
    ...(piece.effect ? [say(textId(GAME, 'effect', String(piece.effect)))] : []),
    ...(piece.phase ? [field('phase', say(textId(GAME, 'phase', piece.phase as string)))] : []),
    ...(lock ? [field('lock', personName(lock))] : []),
    ...(piece.keys ? [field('keys', piece.keys as number)] : []),
  ]
}

/** What follows from other cards: who lies on this one, whose lock it opens. */
export function relations(persons: Persons, id: string): string[] {
  const names = (about: string) =>
    Object.values(persons)
      .filter((other) => other[about] === (id === BACK ? 'founders' : id))
      .map((other) => personName(other.id))
      .join(', ')
  const carried = names('requires')
  const opens = names('lock')
  return [...(carried ? [field('carried', carried)] : []), ...(opens ? [field('opens', opens)] : [])]
}

/** Which figures of a piece are not certain, and how far. */
export function doubtWords(piece: Piece): string | undefined {
  if (!piece.confidence) return undefined
  const about = (piece.confidence_for ?? []).map((name) => say(textId(GAME, 'field', name))).join(', ')
  return `${say(`confidence-${piece.confidence}`)}${about ? ` (${about})` : ''}: ${say(`confidence-${piece.confidence}-about`)}`
}

const coinsOn = (count: number) => (count ? [say('villagers-client-coins-on', { count })] : [])

// ---- between the players

export const personWords = (persons: Persons, id: string, view: VillagersView) => join(personName(id), personFacts(persons, id, view))

export const rowFacts = (card: RowCard) => [...coinsOn(card.coins), ...(card.leaves ? [say('villagers-client-leaves')] : [])]
export const rowWords = (persons: Persons, card: RowCard, view: VillagersView) =>
  `${say('villagers-client-row-place', { place: card.place })}: ${
    card.person
      ? join(personName(card.person), [...personFacts(persons, card.person, view), ...rowFacts(card)])
      : say('villagers-empty-place')
  }`

export const pileName = (number: number, view: VillagersView) =>
  number === view.reserve.number ? say('villagers-pile-reserve') : say('villagers-pile-stack', { number })
export const topOf = (pile: Pile) => (pile.cards[0]?.place === pile.count ? pile.cards[0] : undefined)

export function pileFacts(pile: Pile, view: VillagersView): string[] {
  if (!pile.count) return [say('villagers-empty-pile')]
  const top = topOf(pile)
  const known = pile.cards.filter((card) => card.person)
  return [
    say('villagers-client-cards', { count: pile.count }),
    ...(top ? [say('villagers-client-top', { card: top.person ? personName(top.person) : suitName(top.suit) })] : []),
    ...(known.length ? [say('villagers-client-known', { cards: known.map((card) => personName(card.person!)).join(', ') })] : []),
    ...pile.mixed.map((mixed) =>
      say('villagers-client-mixed', {
        name: texts.name(mixed.seat),
        cards: mixed.persons.map(personName).join(', ') || say('villagers-client-cards', { count: mixed.places.length }),
      }),
    ),
    ...(view.refill === pile.number ? [say('villagers-client-refills')] : []),
  ]
}
export const pileWords = (pile: Pile, view: VillagersView) => join(pileName(pile.number, view), pileFacts(pile, view))

export const marketName = (market: Market) => say('villagers-client-market', { market: market.number })
export const marketState = (market: Market) =>
  market.held
    ? say('villagers-board-market-held', { market: market.number })
    : market.due
      ? say('villagers-board-market-due', { market: market.number })
      : say('villagers-client-market-when', { market: market.number, stack: market.stack })

export const basicWords = (persons: Persons, basic: Copies, view: VillagersView) =>
  join(personName(basic.person), [...personFacts(persons, basic.person, view), say('villagers-client-left', { count: basic.count })])
export const copiesWords = (copies: Copies) =>
  copies.count > 1 ? `${copies.count} × ${personName(copies.person)}` : personName(copies.person)
export const lookingName = (looking: Looking, view: VillagersView) =>
  say('villagers-client-looks', { name: texts.name(looking.seat), count: looking.count, pile: pileName(looking.pile, view) })

// ---- developments

export const developmentName = (id: string) => say(textId(GAME, 'development', id))
export const mostOf = (piece: Piece) => countWords(GAME, 'most', piece.most as Counting)
export const rewardOf = (piece: Piece) => amountWords(GAME, piece.reward as Amounts)
export const doubtsOf = (piece: Piece) => doubtful(piece, 'most', 'reward', 'group')

export function developmentFacts(development: Development, piece: Piece): string[] {
  const counts = development.counts.map((count, seat) => `${texts.name(seat)} ${count}`).join(', ')
  return [
    say(textId(GAME, 'group', piece.group as string)),
    say('villagers-client-most', { what: mostOf(piece) }),
    say('client-brings', { amounts: rewardOf(piece) }),
    counts,
    ...(development.leader !== null ? [say('villagers-client-leads', { name: texts.name(development.leader) })] : []),
    ...(development.holder !== null ? [say('villagers-board-held', { seat: texts.name(development.holder) })] : []),
    ...(development.winner !== null ? [say('villagers-client-wins', { name: texts.name(development.winner) })] : []),
  ]
}
export const developmentWords = (development: Development, piece: Piece) =>
  join(developmentName(development.development), developmentFacts(development, piece), doubtsOf(piece))

// ---- players

export const handWords = (persons: Persons, card: HandCard, view: VillagersView) =>
  join(card.person ? personName(card.person) : say('villagers-client-back', { suit: suitName(card.suit) }), [
    ...(card.person ? personFacts(persons, card.person, view) : []),
    ...(card.count > 1 ? [say('villagers-client-cards', { count: card.count })] : []),
    ...(card.open ? [say('villagers-client-open')] : []),
  ])

/** What a card in a village is now: what counts of it, what lies on it, what can still be laid on it. */
export function villageFacts(persons: Persons, card: VillageCard, view: VillagersView): string[] {
  const piece = figuresOf(persons, card.person)
  return [
    ...(card.stands_for ? [say('villagers-board-as', { person: personName(card.stands_for) })] : []),
    suitName(suitOf(piece)),
    ...(card.covered ? [say('villagers-client-covered')] : worthFacts(card)),
    ...(card.silver !== null ? [say('villagers-client-silver-now', { gold: card.silver })] : []),
    ...(card.bronze !== null ? [say('villagers-client-bronze-now', { gold: card.bronze })] : []),
    ...(lockOf(piece, view) ? [say('villagers-client-lock')] : []),
    ...coinsOn(card.coins),
    ...(card.places ? [say('villagers-client-places', { count: card.places })] : []),
  ]
}
export const villageTitle = (card: VillageCard) => `${personName(card.person)} (${say('villagers-place', { number: card.number })})`
export const villageWords = (persons: Persons, card: VillageCard, view: VillagersView) => join(villageTitle(card), villageFacts(persons, card, view))

export const villageOf = (seat: number, you: number | null) =>
  seat === you ? say('villagers-client-your-village') : say('villagers-client-village-of', { name: texts.name(seat) })
/** What stands in the head of a village, by what it is about. */
export const standing = (player: Player) => ({
  coins: say('villagers-client-on-persons', { count: player.coins }),
  printed: say('villagers-client-printed', { count: player.printed_gold }),
  food: say('villagers-client-food', { count: player.food, limit: player.next_draft_limit }),
  build: say('villagers-client-build', { count: player.build, limit: player.next_build_limit }),
})
export const playerWords = (player: Player, view: VillagersView) =>
  join(texts.name(player.seat), [
    say('amount-gold', { count: player.gold }), ...Object.values(standing(player)),
    ...(view.los === player.seat ? [say('villagers-client-los')] : []),
    say('villagers-client-drafted', { count: player.drafted.length, limit: player.draft_limit }),
    ...(player.support ? [say('villagers-client-support', { count: player.support })] : []),
  ])

/** Why a person of one's hand cannot be laid, in a few words: for want of room it is a person that is missing. */
export function whyNotWords(refusal: Refusal): string {
  const [person] = refusal.code === 'no-room' ? Object.keys(refusal.missing ?? {}) : []
  return person ? parted(say('villagers-client-lacks', { person: shortName(person) })) : shortReason(refusal)
}
