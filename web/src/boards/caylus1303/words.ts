// Things in words: names of the elements on the board, explanations, and (all together) the text view.
// One function per kind of thing, so that a component words only what changed.
import type { Piece } from '../../lib/figures'
import { aboutWords } from '../../lib/piecewords'
import type { Explanation, Words, Scene } from '../../lib/scene.svelte'
import { say, textId, texts, type Amounts, type EffectOption } from '../../lib/texts.svelte'
import { about, doubtWords, join, people } from '../wording'
import type { Caylus1303View, Player, SiteTile, Space } from '../../../types/caylus1303'

export type Caylus = Scene<Caylus1303View>
type Side = 'start_side' | 'build_side'
const GAME = 'caylus1303'

export const tileName = (id: string) => say(textId(GAME, 'tile', id))
export const characterName = (id: string) => say(textId(GAME, 'character', id))
/** The side of a tile that lies up; a residence is drawn as one whatever tile it was. */
export const kindOf = (space: Space, tile: Piece) => (space.side === 'residence' ? 'residence' : (tile.kind ?? 'printed'))
const sideOf = (space: Space): Side => (space.side === 'build' ? 'build_side' : 'start_side')

function tileFacts(tile: Piece, side: Side): string[] {
  const facts = [say(textId(GAME, 'kind', tile.kind!))]
  if (tile.recruit) facts.push(say('caylus1303-client-each-recruit', { amounts: texts.amounts(tile.recruit as Amounts) }))
  if (tile[side]) facts.push(texts.effect(GAME, tile[side] as EffectOption[]))
  if (tile.on_build) facts.push(`${say('caylus1303-field-on-build')}: ${texts.effect(GAME, tile.on_build as EffectOption[])}`)
  if (side === 'build_side' && tile.owner_bonus) facts.push(say('caylus1303-client-bonus', { amounts: texts.amounts(tile.owner_bonus as Amounts) }))
  return facts
}

function spaceFacts(space: Space, tile: Piece | null, view: Caylus1303View): string[] {
  const facts =
    space.tile && tile
      ? space.side === 'residence'
        ? [say('caylus1303-kind-residence')]
        : tileFacts(tile, sideOf(space))
      : [say(view.next_space === space.number ? 'caylus1303-client-next' : 'caylus1303-empty-space')]
  if (space.owner !== null) facts.push(say('caylus1303-client-owner', { name: texts.name(space.owner) }))
  if (space.workers.length) facts.push(say('caylus1303-client-workers-of', { names: people(space.workers) }))
  if (space.kind === 'bridge' && view.bridge.length) facts.push(say('caylus1303-client-passed-order', { names: people(view.bridge) }))
  if (!space.live && space.tile) facts.push(say('caylus1303-client-beyond'))
  return facts
}

const builtName = (space: Space, tile: string) => (space.side === 'residence' ? say('caylus1303-tile-residence') : tileName(tile))
const spaceTitle = (space: Space) =>
  `${say('caylus1303-place', { number: space.number })}${space.tile ? `, ${builtName(space, space.tile)}` : ''}`

export const spaceWords = (space: Space, tile: Piece | null, view: Caylus1303View) =>
  join(spaceTitle(space), spaceFacts(space, tile, view), tile ? doubtWords(tile, sideOf(space)) : undefined)
/** How many steps a gap lies beyond the end of the road. */
const beyond = (gap: number, { road }: Caylus1303View) => Math.max(0, gap - road.at(-1)!.number)
export const gapWords = (gap: number, view: Caylus1303View) => {
  const steps = beyond(gap, view)
  return steps ? say('caylus1303-board-provost-beyond', { steps }) : say('caylus1303-board-provost-at', { gap })
}
export const siteWords = (workers: readonly number[]) =>
  `${say('caylus1303-place-site')}, ${workers.length ? say('caylus1303-client-workers-of', { names: people(workers) }) : say('caylus1303-board-site-nobody')}`
export const openWords = (slot: SiteTile) =>
  slot.open ? say('caylus1303-client-slot-open') : say('caylus1303-board-slot-from', { round: slot.from_round })
export const slotWords = (slot: SiteTile, tile: Piece) =>
  join(tileName(slot.tile), [...tileFacts(tile, 'start_side'), openWords(slot)], doubtWords(tile, 'start_side'))
const priceFacts = (tile: Piece) => [
  `${say('caylus1303-field-cost')}: ${texts.amounts(tile.cost!)}`,
  say('amount-points', { count: tile.points! }),
]
export const supplyWords = (id: string, tile: Piece) =>
  join(tileName(id), [...tileFacts(tile, 'build_side'), ...priceFacts(tile)], doubtWords(tile, 'cost', 'points', 'build_side'))

export const characterAbout = (character: Piece) => aboutWords(GAME, 'character', character)
export const characterWords = (id: string, character: Piece) => `${characterName(id)}: ${characterAbout(character)}`

const playerWords = (player: Player) =>
  [
    texts.name(player.seat),
    texts.amounts({ ...player.goods }),
    say('amount-workers', { count: player.workers }),
    say('caylus1303-client-houses', { count: player.houses }),
    `${say('caylus1303-board-camp')} ${player.camp}`,
    player.points === null ? say('client-points-hidden') : say('amount-points', { count: player.points }),
  ].join(', ')

/** The whole table in the order of the keyboard. */
export function sections({ view, pieces: { tile = {}, character = {} } }: Caylus): Words[] {
  const tileOf = (space: Space) => (space.tile ? tile[space.tile]! : null)
  const players = view.players.flatMap((player) => [
    { at: `players/${player.seat}`, text: playerWords(player) },
    ...player.characters.map((id) => ({ at: `players/${player.seat}/characters/${id}`, text: characterWords(id, character[id]!) })),
  ])
  return [
    {
      title: say('caylus1303-client-road'),
      lines: [
        ...view.road.map((space) => ({ at: `road/${space.number}`, text: spaceWords(space, tileOf(space), view) })),
        { at: `gaps/${view.provost}`, text: gapWords(view.provost, view) },
      ],
    },
    { title: say('caylus1303-place-site'), lines: [{ at: 'site_workers', text: siteWords(view.site_workers) }] },
    {
      title: say('caylus1303-client-favor'),
      lines: view.site_tiles.map((slot) => ({ at: `site_tiles/${slot.slot}`, text: slotWords(slot, tile[slot.tile]!) })),
    },
    {
      title: say('caylus1303-board-characters'),
      lines: view.board_characters.map((id) => ({ at: `board_characters/${id}`, text: characterWords(id, character[id]!) })),
    },
    { title: say('client-players'), lines: players },
    { title: say('client-supply'), lines: view.supply.map((id) => ({ at: `supply/${id}`, text: supplyWords(id, tile[id]!) })) },
  ]
}

/** Which statements of the ledger are about a tile; those of its two sides where they differ. */
const STATEMENTS: Record<string, string[] | Record<Side, string[]>> = {
  fairground: ['fairground-01'], lawyer: ['lawyer-01', 'lawyer-02'], carpenter: ['carpenter-01', 'carpenter-04'], toll: ['toll-01', 'provost-02'],
  guilds_bridge: ['bridge-01', 'bridge-02'],
  start_farm: ['start-01'],
  start_sawmill: ['start-01'],
  start_quarry: ['start-01'],
  start_market: ['start-02'],
  start_guild_any: ['start-03'],
  start_guild_stone: ['start-03'],
  start_carpenter: ['start-04', 'carpenter-01'],
  wood_farm: { start_side: ['wood-02'], build_side: ['wood-03'] }, wood_sawmill: { start_side: ['wood-02'], build_side: ['wood-03'] },
  wood_quarry: { start_side: ['wood-02'], build_side: ['wood-03'] }, wood_spinning_mill: { start_side: ['wood-02'], build_side: ['wood-03'] },
  wood_market: ['wood-04'], wood_covered_market: ['wood-05'], wood_tailor: ['wood-06'], wood_manor: { start_side: ['wood-07'], build_side: ['wood-08'] },
  wood_stonemason: { start_side: ['wood-10'], build_side: ['wood-09'] },
  stone_farm: { start_side: ['stone-02'], build_side: ['stone-03', 'bonus-01'] },
  stone_sawmill: { start_side: ['stone-02'], build_side: ['stone-03', 'bonus-01'] },
  stone_quarry: { start_side: ['stone-02'], build_side: ['stone-03', 'bonus-01'] },
  stone_gold_mine: ['stone-04'],
  stone_foundry: ['stone-05'],
  stone_alchemist: ['stone-06'],
  stone_guild: ['stone-07'],
  stone_church: ['stone-08'],
  stone_jeweler: ['stone-09'],
  monument_theater: ['monument-03'],
  monument_garden: ['monument-02'],
  monument_factory: ['monument-02'],
  monument_granary: ['monument-02'],
  residence: ['stewardship-03', 'stewardship-07'],
}
/** Cost and points of all tiles of a kind stand in one statement. */
const OF_COSTS: Record<string, string> = { wood: 'wood-01', stone: 'stone-01', monument: 'monument-01' }
const named = (...statements: string[]) => statements.map((statement) => `1303-${statement}`)
function rulesOf(tile: Piece, side: Side): string[] {
  const about = STATEMENTS[tile.id] ?? []
  return named(...(Array.isArray(about) ? about : about[side]))
}
const priceRules = (tile: Piece) => named(...(tile.kind && OF_COSTS[tile.kind] ? [OF_COSTS[tile.kind]!] : []))

/** What hover, focus or long press say. Rules are named by their number in the ledger. */
export function explain(table: Caylus, at: string): Explanation | null {
  const { view, pieces: { tile = {}, character = {} } } = table
  const figure = (part: string, name: string) => Number(table.pieces[part]?.[part]?.[name])
  const [region, name = '', part, id = ''] = at.split('/')
  const person = part === 'characters' ? id : region === 'board_characters' ? name : ''
  if (person)
    return {
      title: characterName(person),
      facts: [characterAbout(character[person]!)],
      rules: named(`char-${person.replaceAll('_', '-')}-1`),
    }
  if (part === 'goods')
    return {
      title: say(`amount-${id}`, { count: view.players[Number(name)]!.goods[id as keyof Player['goods']] }),
      facts: about(GAME, id, { points: figure('scoring', 'gold_at_end') }),
      rules: named('limit-04', 'carpenter-04'),
    }
  if (region === 'players') return explainOwn(view.players[Number(name)]!, part ?? '', figure)
  if (region === 'supply') {
    const piece = tile[name]!
    return {
      title: tileName(name),
      facts: [...tileFacts(piece, 'build_side'), ...priceFacts(piece), ...about(GAME, `built-${piece.kind}`)],
      doubt: doubtWords(piece, 'cost', 'points', 'build_side'),
      rules: [...rulesOf(piece, 'build_side'), ...priceRules(piece)],
    }
  }
  if (region === 'bridge')
    return {
      title: tileName('guilds_bridge'),
      facts: [
        ...about(GAME, 'bridge', { steps: Number((tile.guilds_bridge!.start_side as EffectOption[])[0]!.provost_steps) }),
        ...(view.bridge.length ? [say('caylus1303-client-passed-order', { names: people(view.bridge) })] : []),
      ],
      rules: named('planning-10', 'planning-11'),
    }
  if (region === 'site_workers')
    return {
      title: say('caylus1303-place-site'),
      facts: [
        ...about(GAME, 'site', { points: figure('scoring', 'bundle') }),
        view.site_workers.length ? people(view.site_workers) : say('caylus1303-board-site-nobody'),
      ],
      rules: named('planning-09', 'delivery-02'),
    }
  if (region === 'gaps')
    return {
      title: gapWords(Number(name), view),
      facts: about(GAME, beyond(Number(name), view) ? 'gap-beyond' : 'gap'),
      rules: named('provost-01', beyond(Number(name), view) ? 'provost-03' : 'activation-02'),
    }
  if (region === 'site_tiles') {
    const slot = view.site_tiles.find((one) => String(one.slot) === name)!
    const piece = tile[slot.tile]!
    return {
      title: tileName(slot.tile),
      facts: [...tileFacts(piece, 'start_side'), openWords(slot), ...about(GAME, 'slot')],
      doubt: doubtWords(piece, 'start_side'),
      rules: [...rulesOf(piece, 'start_side'), ...named('favor-04', ...(slot.open ? [] : ['favor-06']))],
    }
  }
  if (region !== 'road') return null
  const space = view.road[Number(name) - 1]!
  const piece = space.tile ? tile[space.tile]! : null
  return {
    title: spaceTitle(space),
    facts: [...spaceFacts(space, piece, view), ...placeFacts(space, piece, figure('scoring', 'owner_when_other_places'))],
    doubt: piece ? doubtWords(piece, sideOf(space)) : undefined,
    rules: !piece
      ? named('carpenter-02')
      : space.side === 'residence'
        ? named(...(STATEMENTS.residence as string[]))
        : piece.kind === 'monument'
          ? [...rulesOf(piece, 'build_side'), ...priceRules(piece)]
          : rulesOf(piece, sideOf(space)),
  }
}

/** Who may use a building, and what its owner has of it. */
function placeFacts(space: Space, tile: Piece | null, points: number): string[] {
  if (!tile) return about(GAME, 'plot')
  if (space.side === 'residence') return about(GAME, 'residence')
  if (space.kind === 'bridge' || tile.kind === 'monument') return about(GAME, tile.kind!)
  return [...about(GAME, tile.id), ...(space.owner === null ? about(GAME, 'free') : about(GAME, 'owned', { points }))]
}

/** What lies before a player. */
function explainOwn(player: Player, part: string, figure: (part: string, name: string) => number): Explanation | null {
  switch (part) {
    case 'workers':
      return { title: say('amount-workers', { count: player.workers }), facts: about(GAME, 'workers'), rules: named('limit-01', 'planning-13') }
    case 'houses':
      return { title: say('caylus1303-client-houses', { count: player.houses }), facts: about(GAME, 'houses'), rules: named('limit-05', 'setup-14') }
    case 'camp':
      return {
        title: `${say('caylus1303-board-camp')}: ${say('amount-workers', { count: player.camp })}`,
        facts: about(GAME, 'camp', { all: figure('box', 'workers_per_player') }),
        rules: named('limit-01', 'stewardship-06'),
      }
    case 'points':
      return {
        title: player.points === null ? say('client-points-hidden') : say('amount-points', { count: player.points }),
        facts: about(GAME, player.points === null ? 'points-hidden' : 'points'),
        rules: named('end-03', 'setup-15'),
      }
    default: return null
  }
}

/** What a click would mean where analogy does not tell: pieces whose action is named otherwise than they are. */
export function nameAt({ view }: Caylus, at: string): string | null {
  const [region, name = ''] = at.split('/')
  if (region === 'bridge' || (region === 'road' && view.road[Number(name) - 1]?.kind === 'bridge')) return 'pass'
  if (region === 'site_workers') return 'place:site'
  if (region === 'supply' && name.startsWith('monument_')) return `monument:${name.slice('monument_'.length)}`
  if (region === 'supply') return `build:${name}`
  if (region === 'site_tiles') return `site:${name}`
  if (region === 'road' && (view.decision?.name === 'plan' || view.decision?.name === 'early-riser')) return `place:${name}`
  return null
}

/** What the tile at an address does for whoever uses it. */
export function effectAt({ view, pieces: { tile = {} } }: Caylus, at: string): readonly EffectOption[] {
  const [region, name = ''] = at.split('/')
  const space = region === 'road' ? view.road[Number(name) - 1] : undefined
  if (space) return ((space.tile && space.side !== 'residence' && tile[space.tile]?.[sideOf(space)]) || []) as EffectOption[]
  if (region === 'site_tiles') return (tile[view.site_tiles[Number(name) - 1]?.tile ?? '']?.start_side ?? []) as EffectOption[]
  return ((region === 'supply' && tile[name]?.build_side) || []) as EffectOption[]
}
