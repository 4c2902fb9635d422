// Things in words: names of the elements on the board, explanations, and (all together) the text view.
// One function per kind of thing, so that a component words only what changed.
import { doubtful, type Piece } from '../../lib/figures'
import { amountWords, countWords } from '../../lib/piecewords'
import type { Explanation, Words, Scene } from '../../lib/scene.svelte'
import { say, textId, texts, type Amounts } from '../../lib/texts.svelte'
import { about, join } from '../wording'
import type { Copies, Development, HandCard, Looking, Market, Pile, Player, RowCard, VillageCard, VillagersView } from '../../../types/villagers'

export type Villagers = Scene<VillagersView>
type Persons = Record<string, Piece>
const GAME = 'villagers'
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
function personFacts(persons: Persons, id: string, view: VillagersView, worth = worthOf(figuresOf(persons, id), id)): string[] {
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
function relations(persons: Persons, id: string): string[] {
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
function doubtWords(piece: Piece): string | undefined {
  if (!piece.confidence) return undefined
  const about = (piece.confidence_for ?? []).map((name) => say(textId(GAME, 'field', name))).join(', ')
  return `${say(`confidence-${piece.confidence}`)}${about ? ` (${about})` : ''}: ${say(`confidence-${piece.confidence}-about`)}`
}

const coinsOn = (count: number) => (count ? [say('villagers-client-coins-on', { count })] : [])

// ---- between the players

export const personWords = (persons: Persons, id: string, view: VillagersView) => join(personName(id), personFacts(persons, id, view))

const rowFacts = (card: RowCard) => [...coinsOn(card.coins), ...(card.leaves ? [say('villagers-client-leaves')] : [])]
export const rowWords = (persons: Persons, card: RowCard, view: VillagersView) =>
  `${say('villagers-client-row-place', { place: card.place })}: ${
    card.person
      ? join(personName(card.person), [...personFacts(persons, card.person, view), ...rowFacts(card)])
      : say('villagers-empty-place')
  }`

export const pileName = (number: number, view: VillagersView) =>
  number === view.reserve.number ? say('villagers-pile-reserve') : say('villagers-pile-stack', { number })
export const topOf = (pile: Pile) => (pile.cards[0]?.place === pile.count ? pile.cards[0] : undefined)

function pileFacts(pile: Pile, view: VillagersView): string[] {
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

function developmentFacts(development: Development, piece: Piece): string[] {
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
function villageFacts(persons: Persons, card: VillageCard, view: VillagersView): string[] {
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
const villageTitle = (card: VillageCard) => `${personName(card.person)} (${say('villagers-place', { number: card.number })})`
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
const playerWords = (player: Player, view: VillagersView) =>
  join(texts.name(player.seat), [
    say('amount-gold', { count: player.gold }), ...Object.values(standing(player)),
    ...(view.los === player.seat ? [say('villagers-client-los')] : []),
    say('villagers-client-drafted', { count: player.drafted.length, limit: player.draft_limit }),
    ...(player.support ? [say('villagers-client-support', { count: player.support })] : []),
  ])

// ---- all together

/** The whole table in the order of the keyboard. */
export function sections({ view, pieces: { person = {}, development = {} } }: Villagers): Words[] {
  const found: Words[] = [
    { title: say('villagers-board-row'), lines: view.row.map((card) => ({ at: `row/${card.place}`, text: rowWords(person, card, view) })) },
    {
      title: say('villagers-board-stacks'),
      lines: [
        ...view.stacks.map((pile) => ({ at: `stacks/${pile.number}`, text: pileWords(pile, view) })),
        ...view.markets.map((market) => ({ at: `markets/${market.number}`, text: marketState(market) })),
      ],
    },
  ]
  if (view.looking)
    found.push({
      title: lookingName(view.looking, view),
      lines: [...new Set(view.looking.persons ?? [])].map((id) => ({ at: `looking/persons/${id}`, text: personWords(person, id, view) })),
    })
  for (const player of view.players) {
    const at = `players/${player.seat}`
    found.push({
      title: villageOf(player.seat, view.seat),
      lines: [
        { at, text: playerWords(player, view) },
        ...player.hand.map((card) => ({
          at: `${at}/hand/${card.card}`,
          text: `${say('villagers-board-hand')}: ${handWords(person, card, view)}`,
        })),
        ...[...new Set(player.drafted)].map((id) => ({
          at: `${at}/drafted/${id}`,
          text: `${say('villagers-board-drafted')}: ${personWords(person, id, view)}`,
        })),
        ...player.village.map((card) => ({
          at: `${at}/village/${card.number}`,
          text: `${villageWords(person, card, view)}${card.under === null ? '' : `, ${say('villagers-client-on-card', { number: card.under })}`}`,
        })),
      ],
    })
  }
  if (view.laying.length)
    found.push({
      title: say('villagers-board-laying'),
      lines: [...new Set(view.laying)].map((id) => ({ at: `laying/${id}`, text: personName(id) })),
    })
  if (view.developments.length)
    found.push({
      title: say('villagers-board-developments'),
      lines: view.developments.map((one) => ({
        at: `developments/${one.development}`,
        text: developmentWords(one, development[one.development]!),
      })),
    })
  found.push({
    title: say('client-supply'),
    lines: [
      ...view.basics.map((basic) => ({ at: `basics/${basic.person}`, text: basicWords(person, basic, view) })),
      { at: 'reserve', text: pileWords(view.reserve, view) },
      { at: 'discard', text: `${say('villagers-board-discard')}: ${view.discard.map(copiesWords).join(', ') || say('villagers-board-nothing')}` },
    ],
  })
  return found
}

/** The statement about how such a person comes into a village. */
function laidBy(piece: Piece): string {
  if (piece.kind === 'founders') return 'vil-setup-03'
  if (piece.kind === 'basic') return 'vil-basic-01'
  if (suitOf(piece) === 'special') return piece.discard ? 'vil-special-01' : 'vil-special-02'
  return piece.requires ? 'vil-build-05' : 'vil-build-08'
}
/** Statements of the ledger about a card: its own (those that do not exist are not shown), its lock, and the one about laying it. */
const rulesOf = (piece: Piece, view: VillagersView) => [
  ...(piece.effect || piece.silver || piece.bronze ? [1, 2].map((number) => `vil-card-${piece.id}-${number}`) : []),
  ...(lockOf(piece, view) ? ['vil-lock-01'] : []),
  laidBy(piece),
]

/** What a player stands at. */
function explainOwn(player: Player, part: string): Explanation | null {
  const stands = standing(player)
  switch (part) {
    case 'gold': return { title: say('amount-gold', { count: player.gold }), facts: about(GAME, 'gold'), rules: ['vil-win-01', 'vil-lock-03'] }
    case 'coins': return { title: stands.coins, facts: about(GAME, 'coins'), rules: ['vil-market1-02'] }
    case 'printed': return { title: stands.printed, facts: about(GAME, 'printed'), rules: ['vil-market1-02'] }
    case 'food': return { title: stands.food, facts: about(GAME, 'food'), rules: ['vil-draft-02'] }
    case 'build': return { title: stands.build, facts: about(GAME, 'build'), rules: ['vil-build-02'] }
    case 'support':
      return { title: say('villagers-client-support', { count: player.support }), facts: about(GAME, 'support'), rules: ['vil-setup-10'] }
    default: return null
  }
}

/** What hover, focus or long press say. */
export function explain({ view, pieces: { person = {}, development = {} } }: Villagers, at: string): Explanation | null {
  const [region, name = '', part, id = ''] = at.split('/')
  const aboutPerson = (who: string, facts: string[] = [], rules: string[] = []): Explanation => {
    const piece = figuresOf(person, who)
    return {
      title: personName(who),
      facts: [personFacts(person, who, view).join(' · '), ...relations(person, who), ...facts],
      doubt: doubtWords(piece),
      rules: [...rulesOf(piece, view), ...rules],
    }
  }
  if (region === 'row') {
    const card = view.row[Number(name) - 1]!
    return card.person
      ? aboutPerson(card.person, rowFacts(card), card.leaves ? ['vil-refresh-01'] : [])
      : { title: say('villagers-empty-place'), facts: about(GAME, 'empty'), rules: ['vil-refresh-02'] }
  }
  if (region === 'stacks' || region === 'reserve') {
    const pile = region === 'reserve' ? view.reserve : view.stacks[Number(name) - 1]!
    const reserve = region === 'reserve'
    return {
      title: pileName(pile.number, view),
      facts: [...about(GAME, reserve ? 'reserve' : 'stack'), ...pileFacts(pile, view)],
      rules: [reserve ? 'vil-draft-11' : 'vil-draft-08'],
    }
  }
  if (region === 'markets') {
    const market = view.markets[Number(name) - 1]!
    return { title: marketName(market), facts: [marketState(market), ...about(GAME, `market-${name}`)], rules: [`vil-market${name}-02`] }
  }
  if (region === 'basics')
    return aboutPerson(
      name,
      [...about(GAME, 'basic'), say('villagers-client-left', { count: view.basics.find((basic) => basic.person === name)?.count ?? 0 })],
      ['vil-basic-02'],
    )
  if (region === 'developments') {
    const found = view.developments.find((one) => one.development === name)!
    const piece = development[name]!
    return {
      title: developmentName(name),
      facts: [...about(GAME, 'development'), ...developmentFacts(found, piece)],
      doubt: doubtWords(piece),
      rules: [`vil-dev-${name}-1`, 'vil-dev-01'],
    }
  }
  if (region === 'discard' && name) return aboutPerson(name)
  if (region === 'looking') return part && person[part] ? aboutPerson(part) : null
  if (region === 'laying' && name) return aboutPerson(name)
  if (region === 'los') return { title: say('villagers-client-los-card'), facts: about(GAME, 'los'), rules: ['vil-draft-01', 'vil-build-01'] }
  if (region !== 'players') return null
  const player = view.players[Number(name)]!
  if (part === 'village') {
    const card = player.village.find((one) => String(one.number) === id)
    return card
      ? {
          ...aboutPerson(card.person),
          title: villageTitle(card),
          facts: [villageFacts(person, card, view).join(' · '), ...aboutPerson(card.person).facts],
        }
      : null
  }
  if (part === 'drafted') return aboutPerson(id)
  const own = explainOwn(player, part ?? '')
  if (own) return own
  if (part !== 'hand') return null
  const card = player.hand.find((one) => one.card === id)
  if (!card) return null
  return card.person
    ? aboutPerson(card.person, card.open ? [say('villagers-client-open')] : [])
    : { title: handWords(person, card, view), facts: about(GAME, 'back'), rules: ['vil-info-01'] }
}

/** What a click would mean where analogy does not tell: pieces whose action is named otherwise than they are. */
export function nameAt({ view }: Villagers, at: string): string | null {
  const [region, name = '', part, id = ''] = at.split('/')
  const asked = view.decision?.name ?? ''
  if (region === 'row') return `row:${name}`
  if (region === 'stacks') return `stack:${name}`
  if (region === 'reserve') return 'reserve'
  if (region === 'basics') return `basic:${name}`
  if (region === 'discard') return name === 'tinner' ? 'free' : null
  if (region === 'looking') return `${asked === 'put' ? 'put' : 'take'}:${part}`
  if (region !== 'players') return null
  if (part === 'village') return `card:${id}`
  if (part === 'gold') return 'pay'
  if (part === 'hand' && Number(name) === view.seat) return `${asked === 'give' ? 'give' : 'play'}:${id}`
  return null
}

/** Whose card lies at an address of the market, the supply or a hand. */
export function personOf({ view }: Villagers, at: string): string | null {
  const [region, name = '', part, id = ''] = at.split('/')
  if (region === 'row') return view.row[Number(name) - 1]?.person ?? null
  if (region === 'basics') return name
  return region === 'players' && part === 'hand' ? (view.players[Number(name)]?.hand.find((one) => one.card === id)?.person ?? null) : null
}

/** Why a person of one's hand cannot be laid, where the cards tell: nobody to lie on, or a lock that is too dear. */
export function missingWords({ view, pieces }: Villagers, id: string, player: Player): string {
  const piece = figuresOf(pieces.person!, id)
  const onto = piece.requires as string | undefined
  if (onto && !player.village.some((card) => (card.stands_for ?? card.person) === onto && card.places > 0))
    return parted(say('villagers-client-lacks', { person: shortName(onto) }))
  const price = Number(pieces.lock?.lock?.cost ?? 0)
  const short = lockOf(piece, view) ? price - player.gold : 0
  return short > 0 ? say('client-missing', { amounts: say('amount-gold', { count: short }) }) : say('villagers-client-not-now')
}
