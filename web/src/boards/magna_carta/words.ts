// Things in words: names of the elements on the board, explanations, and (all together) the text view.
import type { Piece, Pieces } from '../../lib/figures'
import type { Explanation, Words, Scene } from '../../lib/scene.svelte'
import { say, textId, texts, type EffectOption } from '../../lib/texts.svelte'
import { about, doubtWords, join, people } from '../wording'
import type { MagnaCartaView, Place, Player, Sections } from '../../../types/magna_carta'

export type MagnaCarta = Scene<MagnaCartaView>
type View = MagnaCartaView
const GAME = 'magna_carta'
export const SECTIONS = ['dungeon', 'walls', 'towers'] as const satisfies (keyof Sections)[]

// ---- names

export const cardName = (id: string) => say(textId(GAME, 'card', id))
/** On the card itself: its size in brackets is told by the colour of the banner and by what it brings. */
export const faceName = (id: string) => cardName(id).replace(/ \(.*\)$/, '')
export const sectionName = (id: string) => say(textId(GAME, 'section', id))
/** Cards of one trade share a picture, whatever their size. */
export const emblem = (id: string) => (id === 'residence' ? 'k-residence' : `e-${id.replace(/^(neutral|small|large)_/, '')}`)
/** What is to be seen of a card of the road. */
export const shownCard = (place: Place) => place.prestige ?? (place.side === 'residence' ? 'residence' : place.card)
export const effectOf = (piece: Piece, role: 'worker' | 'owner') => (piece[role] ?? []) as EffectOption[]
/** A figure that belongs to no piece, such as the price of a batch. */
export const figure = <T>(pieces: Pieces, table: string, name: string) => pieces[table]?.[table]?.[name] as T | undefined
const deniers = (count: number) => texts.amounts({ deniers: count })

// ---- cards

function cardFacts(piece: Piece): string[] {
  const facts = [say(textId(GAME, 'kind', piece.kind!))]
  for (const role of ['worker', 'owner'] as const) {
    if (effectOf(piece, role).length) facts.push(`${say(`magna_carta-field-${role}`)}: ${texts.effect(GAME, effectOf(piece, role))}`)
  }
  if (piece.income) facts.push(say('magna_carta-client-income', { amounts: deniers(piece.income as number) }))
  return facts
}

const priceFacts = (piece: Piece) => [
  ...(piece.cost ? [`${say('magna_carta-field-cost')}: ${texts.amounts(piece.cost)}`] : []),
  ...(piece.points ? [say('amount-points', { count: piece.points })] : []),
]
const cardDoubt = (piece: Piece) => doubtWords(piece, 'cost', 'points')
export const cardWords = (piece: Piece, ...more: string[]) => join(cardName(piece.id), [...more, ...cardFacts(piece), ...priceFacts(piece)], cardDoubt(piece))

/** Statements of the ledger about a card. */
function cardRules({ id, kind }: Piece): string[] {
  if (id === 'neutral_peddler') return ['mc-card-neutral-2']
  if (kind === 'neutral') return ['mc-card-neutral-1']
  if (id === 'residence') return ['mc-income-02', 'mc-residence-12']
  if (id === 'hotel') return ['mc-income-04', 'mc-actions-17']
  if (kind === 'prestige') return ['mc-actions-17']
  if (id === 'notary') return ['mc-residence-01', 'mc-card-notary-1']
  if (id.startsWith('small_')) return ['mc-card-small-2', 'mc-card-small-3']
  const name = id.startsWith('large_') ? 'large' : id.replaceAll('_', '-')
  return [`mc-card-${name}-1`, `mc-card-${name}-2`]
}

const cardExplained = (piece: Piece): Explanation => ({
  title: cardName(piece.id),
  facts: [...cardFacts(piece), ...priceFacts(piece), ...about(GAME, `built-${piece.kind}`)],
  doubt: cardDoubt(piece),
  rules: cardRules(piece),
})

// ---- the road

function placeFacts(place: Place, piece: Piece, view: View): string[] {
  const facts = cardFacts(piece)
  if (place.side === 'prestige') facts.push(say('magna_carta-client-under'))
  if (place.owner !== null) facts.push(say('magna_carta-board-owner', { seat: texts.name(place.owner) }))
  if (place.good) facts.push(say('magna_carta-client-cubes', { amounts: texts.amounts({ [place.good]: place.cubes }) }))
  else if (piece.cubes) facts.push(say('magna_carta-client-no-cubes'))
  if (place.worker !== null) facts.push(say('magna_carta-client-worker', { name: texts.name(place.worker) }))
  if (place.chosen) facts.push(say('magna_carta-client-chosen'))
  if (view.provost === place.number) facts.push(say('magna_carta-client-provost'))
  if (!place.live) facts.push(say('magna_carta-client-beyond'))
  return facts
}

const placeTitle = (place: Place) => `${say('magna_carta-place', { number: place.number })}, ${cardName(shownCard(place))}`
export const placeWords = (place: Place, piece: Piece, view: View) => join(placeTitle(place), placeFacts(place, piece, view))

// ---- bridge, castle, cards of a player

export const passedWords = (view: View) =>
  view.bridge.length ? say('magna_carta-client-passed', { names: people(view.bridge) }) : say('magna_carta-client-passed-none')
const orderWords = (view: View) =>
  say(view.provost === null ? 'magna_carta-client-bridge-order-beginner' : 'magna_carta-client-bridge-order')
export const bridgeWords = (view: View, pieces: Pieces) => [
  say('magna_carta-client-bridge-first', { amounts: deniers(figure<number>(pieces, 'actions', 'first_passer') ?? 0) }), orderWords(view),
]
const sectionWords = (view: View, pieces: Pieces) =>
  SECTIONS.map((section) =>
    say('magna_carta-client-section', {
      section: sectionName(section),
      count: view.stock[section],
      points: pieces.section?.[section]?.points ?? 0,
    }),
  )
export const stockWords = (view: View, pieces: Pieces) => [say('magna_carta-board-stock'), ...sectionWords(view, pieces)].join(', ')
export const pileWords = (player: Player) => say('magna_carta-client-pile', { count: player.pile_size })
export const priceWords = (count: number) => say('magna_carta-client-price', { amounts: deniers(count) })
export const discardWords = (player: Player) =>
  player.discard.length
    ? say('magna_carta-client-discard-of', { names: player.discard.map(cardName).join(', ') })
    : say('magna_carta-client-discard-none')

const playerWords = (player: Player) =>
  [
    texts.name(player.seat),
    deniers(player.deniers),
    texts.amounts({ ...player.goods }),
    say('amount-workers', { count: player.workers }),
    ...SECTIONS.filter((section) => player.tiles[section]).map((section) =>
      say('magna_carta-board-tiles', { section: sectionName(section), count: player.tiles[section] }),
    ),
    say('amount-points', { count: player.points }),
    say('magna_carta-client-income', { amounts: deniers(player.income) }),
    say('magna_carta-client-hand-of', { count: player.hand_size }),
    pileWords(player),
    discardWords(player),
  ].join(', ')

/** The whole table in the order of the keyboard. */
export function sections({ view, pieces }: MagnaCarta): Words[] {
  const cards = pieces.card ?? {}
  const own = view.players.find((player) => player.hand)
  const shown = (ids: readonly string[], at: string, ...more: string[]) => ids.map((id) => ({ at: `${at}/${id}`, text: cardWords(cards[id]!, ...more) }))
  return [
    {
      title: say('magna_carta-board-road'),
      lines: view.road.map((place) => ({ at: `road/${place.number}`, text: placeWords(place, cards[shownCard(place)]!, view) })),
    },
    { title: say('magna_carta-client-bridge'), lines: [{ at: 'bridge', text: passedWords(view) }] },
    {
      title: say('magna_carta-board-stock'),
      lines: [
        { at: 'stock', text: [say('magna_carta-client-left', { count: view.tiles_left }), ...sectionWords(view, pieces)].join(', ') },
      ],
    },
    { title: say('magna_carta-board-display'), lines: shown(view.display, 'display') },
    ...(own ? [{ title: say('magna_carta-board-hand'), lines: shown(own.hand!, `players/${own.seat}/hand`) }] : []),
    {
      title: say('client-players'),
      lines: view.players.flatMap((player) => [
        { at: `players/${player.seat}`, text: playerWords(player) },
        ...shown(player.hand ? [] : player.known, `players/${player.seat}/known`, say('magna_carta-client-known')),
        ...shown(player.prestige, `players/${player.seat}/prestige`),
      ]),
    },
  ]
}

/** What hover, focus or long press say. Rules are named by their statement of the ledger. */
export function explain({ view, pieces }: MagnaCarta, at: string): Explanation | null {
  const cards = pieces.card ?? {}
  const [region, name = '', part = '', id = ''] = at.split('/')
  if (region === 'road') {
    const place = view.road[Number(name) - 1]
    if (!place) return null
    const piece = cards[shownCard(place)]!
    return { title: placeTitle(place), facts: [...placeFacts(place, piece, view), ...usedBy(place, piece)], doubt: cardDoubt(piece), rules: cardRules(piece) }
  }
  if (region === 'display') return cardExplained(cards[name]!)
  if (region === 'bridge')
    return { title: say('magna_carta-client-bridge'), facts: [passedWords(view), ...bridgeWords(view, pieces)], rules: ['mc-actions-20'] }
  if (region === 'stock')
    return { title: say('magna_carta-board-stock'), facts: [...about(GAME, 'stock'), ...sectionWords(view, pieces)], rules: ['mc-castle-02', 'mc-castle-09'] }
  if (region === 'start_player') return { title: say('magna_carta-board-start-player'), facts: about(GAME, 'start'), rules: ['mc-round-02', 'mc-actions-01'] }
  if (region !== 'players') return null
  if (id && cards[id]) return cardExplained(cards[id])
  const player = view.players[Number(name)]!
  if (part === 'pile_size')
    return {
      title: pileWords(player),
      facts: [`${say('magna_carta-action-draw')}: ${priceWords(view.prices.draw)}`],
      rules: ['mc-actions-03'],
    }
  if (part === 'hand')
    return {
      title: say('magna_carta-board-hand'),
      facts: [`${say('magna_carta-action-swap')}: ${priceWords(view.prices.swap)}`],
      rules: ['mc-actions-07'],
    }
  if (part === 'goods')
    return {
      title: say(`amount-${id}`, { count: player.goods[id as keyof Player['goods']] }),
      facts: about(GAME, id, { points: figure<number>(pieces, 'scoring', 'gold') ?? 0 }),
      rules: ['mc-pay-01', 'mc-pay-02'],
    }
  if (part === 'discard') return { title: say('magna_carta-client-discard'), facts: [discardWords(player)], rules: ['mc-actions-10'] }
  return explainOwn(player, pieces, part, id)
}

/** Who may use a card of the road. */
const usedBy = (place: Place, piece: Piece) =>
  about(GAME, piece.kind === 'residence' || piece.kind === 'prestige' ? 'lived' : place.owner === null ? 'free' : 'owned')

/** What lies before a player. */
function explainOwn(player: Player, pieces: Pieces, part: string, id: string): Explanation | null {
  switch (part) {
    case 'workers':
      return { title: say('amount-workers', { count: player.workers }), facts: about(GAME, 'workers'), rules: ['mc-actions-11'] }
    case 'deniers':
      return {
        title: deniers(player.deniers),
        facts: [say('magna_carta-client-income', { amounts: deniers(player.income) }), ...about(GAME, 'deniers')],
        rules: ['mc-income-01'],
      }
    case 'points': return { title: say('amount-points', { count: player.points }), facts: about(GAME, 'points'), rules: ['mc-score-01'] }
    case 'hand_size':
      return { title: say('magna_carta-client-hand-of', { count: player.hand_size }), facts: about(GAME, 'hand'), rules: ['mc-info-01'] }
    case 'tiles': {
      const count = player.tiles[id as keyof Sections]
      return {
        title: say('magna_carta-board-tiles', { section: sectionName(id), count }),
        facts: about(GAME, 'seal', { points: pieces.section?.[id]?.points ?? 0 }),
        rules: ['mc-castle-02'],
      }
    }
    default: return null
  }
}

/** What a click would mean where analogy does not tell: pieces whose action is named otherwise than they are. */
export function nameAt({ view }: MagnaCarta, at: string): string | null {
  const [region, name = '', part, id] = at.split('/')
  const asked = view.decision
  if (region === 'bridge') return 'pass'
  if (region === 'display') return `prestige:${name}`
  if (region === 'stock') return 'offer:1'
  if (region === 'players' && part === 'pile_size') return 'draw'
  if (region === 'players' && part === 'hand') return id ? `build:${id}` : asked?.name === 'mulligan' ? 'mulligan' : 'swap'
  if (region !== 'road') return null
  if (asked?.name === 'turn' || asked?.name === 'cover') return `${asked.name}:${name}`
  if (asked?.name !== 'provost' || view.provost === null) return `place:${name}`
  const steps = Number(name) - view.provost
  return `provost:${steps > 0 ? '+' : ''}${steps}`
}

/** What the card at an address does for whoever stands there. */
export function effectAt({ view, pieces: { card = {} } }: MagnaCarta, at: string): readonly EffectOption[] {
  const [region, name = '', part, id] = at.split('/')
  const place = region === 'road' ? view.road[Number(name) - 1] : undefined
  const piece = card[place ? shownCard(place) : part === 'hand' ? (id ?? '') : '']
  return piece ? effectOf(piece, 'worker') : []
}
