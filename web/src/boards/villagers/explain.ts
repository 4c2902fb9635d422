// The whole table in words: read in the order of the keyboard, and explained piece by piece.
import type { Piece } from '../../lib/figures'
import type { Explanation, Words } from '../../lib/scene.svelte'
import { say } from '../../lib/texts.svelte'
import { about } from '../wording'
import type { Player, VillagersView } from '../../../types/villagers'
import {
  basicWords, copiesWords, developmentFacts, developmentName, developmentWords, doubtWords, figuresOf, GAME, handWords, lockOf, lookingName,
  marketName, marketState, personFacts, personName, personWords, pileFacts, pileName, pileWords, playerWords, relations, rowFacts, rowWords,
  standing, suitOf, villageFacts, villageOf, type Villagers, villageTitle, villageWords,
} from './words'

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
