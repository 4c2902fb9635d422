// Things in words: names of the elements on the board, explanations, and (all together) the text view.
// One function per kind of thing, so that a component words only what changed.
import { doubtful, type Piece } from '../../lib/figures'
import type { Explanation, Words, Scene } from '../../lib/scene.svelte'
import { say, textId, texts, type Amounts, type EffectOption } from '../../lib/texts.svelte'
import type { Message } from '../../lib/wire'
import { about, doubtWords, join, people } from '../wording'
import type { CaylusView, FavorPlace, Player, Section, Space, Special, Stack } from '../../../types/caylus'

export type CaylusTable = Scene<CaylusView>
export type Line = keyof NonNullable<CaylusView['favor']>
const GAME = 'caylus'
export const LINES: readonly Line[] = ['points', 'deniers', 'goods', 'buildings']

export const tileName = (id: string) => say(textId(GAME, 'tile', id))
/** As it stands on a tile, where there is little room. */
export const tileShort = (id: string) => texts.short(textId(GAME, 'tile', id))
export const partName = (part: string) => say(textId(GAME, 'part', part))
export const lineName = (line: string) => say(textId(GAME, 'line', line))
/** What is printed on the board looks the same whatever it is called. */
export const lookOf = (kind: string) => (kind === 'fixed' ? 'printed' : kind)
export const columnOf = (line: Piece, column: number) => (line[`column_${column}`] ?? []) as EffectOption[]

// ---- buildings

function tileFacts(tile: Piece): string[] {
  const facts = [say(textId(GAME, 'kind', tile.kind!))]
  if (tile.effect) facts.push(texts.effect(GAME, tile.effect))
  if (tile.use) facts.push(say('caylus-use-compulsory'))
  if (tile.on_build) facts.push(`${say('caylus-field-on-build')}: ${texts.effect(GAME, tile.on_build as EffectOption[])}`)
  if (tile.income) facts.push(`${say('caylus-field-income')}: ${texts.amounts(tile.income as Amounts, GAME)}`)
  if (tile.owner_bonus) facts.push(`${say('caylus-field-owner-bonus')}: ${texts.effect(GAME, tile.owner_bonus as EffectOption[])}`)
  return facts
}
/** Tiles of other names do what their own rules say. */
const RULES: Record<string, string[]> = {
  special_gate: ['caylus-gate-01', 'caylus-gate-06'],
  special_trading_post: ['caylus-post-01'],
  special_merchants_guild: ['caylus-guild-01'],
  special_joust_field: ['caylus-joust-01'],
  special_stables: ['caylus-stables-01', 'caylus-placement-06'],
  special_inn: ['caylus-placement-14', 'caylus-inn-01', 'caylus-inn-02'],
  residence: ['caylus-income-02', 'caylus-placement-08'],
  wood_lawyer: ['caylus-lawyer-01', 'caylus-lawyer-04'],
  neutral_carpenter: ['caylus-tile-fixed-carpenter-1'],
  stone_jeweler: ['caylus-variant-02'],
}
/** The statement about a tile is named by the whole id or by what follows the kind. */
const rulesOf = (id: string) => RULES[id] ?? [id, id.slice(id.indexOf('_') + 1)].map((name) => `caylus-tile-${name.replaceAll('_', '-')}-1`)
/** What the columns of the favor lines give, by line and column. */
const COLUMNS: Record<string, Record<number, string>> = {
  goods: { 1: '02', 2: '02', 3: '02', 4: '03', 5: '02' },
  buildings: { 1: '17', 2: '04', 3: '05', 4: '06', 5: '07' },
}
const columnRules = (line: string, column: number) => [`caylus-favor-${COLUMNS[line]?.[column] ?? '01'}`]

const spaceTitle = (space: Space) => `${say('caylus-place', { number: space.number })}${space.tile ? `, ${tileName(space.tile)}` : ''}`
function spaceFacts(space: Space, tile: Piece | null, view: CaylusView): string[] {
  const facts = tile ? tileFacts(tile) : [say(view.next_space === space.number ? 'caylus-client-next' : 'caylus-empty-space')]
  if (space.owner !== null) facts.push(say('caylus-client-owner', { name: texts.name(space.owner) }))
  if (space.worker !== null) facts.push(say('caylus-client-worker-of', { name: texts.name(space.worker) }))
  if (space.waiting !== null) facts.push(say('caylus-client-waiting', { name: texts.name(space.waiting) }))
  if (space.provost) facts.push(say('caylus-client-provost'))
  if (space.bailiff) facts.push(say('caylus-client-bailiff', { space: view.bailiff_next }))
  if (!space.live && space.tile) facts.push(say('caylus-client-beyond'))
  const part = view.castle.find((section) => section.scoring_space === space.number)
  if (part) facts.push(say(part.scored ? 'caylus-client-gate-done' : 'caylus-client-gate', { part: partName(part.name) }))
  return facts
}
export const spaceWords = (space: Space, tile: Piece | null, view: CaylusView) =>
  join(spaceTitle(space), spaceFacts(space, tile, view), tile ? doubtWords(tile, 'effect') : undefined)

function specialFacts(special: Special, tile: Piece, view: CaylusView): string[] {
  const facts = tileFacts(tile)
  if (!special.places) facts.push(say('caylus-client-closed'))
  if (special.workers.length) facts.push(say('caylus-client-workers-of', { names: people(special.workers) }))
  if (special.tile === 'special_inn' && view.inn_right !== null) facts.push(say('caylus-client-guest', { name: texts.name(view.inn_right) }))
  return facts
}
export const specialWords = (special: Special, tile: Piece, view: CaylusView) => join(tileName(special.tile), specialFacts(special, tile, view))

/** Points may be those of a late printing, which are less certain. */
const pointsField = (stack: Stack, tile: Piece) => (stack.points === tile.points ? 'points' : 'late_points')
export const inDoubt = (stack: Stack, tile: Piece) => doubtful(tile, 'cost', pointsField(stack, tile))
function stackFacts(stack: Stack, tile: Piece): string[] {
  const facts = [...tileFacts(tile), `${say('caylus-field-cost')}: ${texts.amounts(tile.cost!, GAME)}`, say('amount-points', { count: stack.points })]
  if (stack.copies > 1) facts.push(say('caylus-client-copies', { count: stack.copies }))
  return facts
}
export const stackWords = (stack: Stack, tile: Piece) => join(tileName(stack.tile), stackFacts(stack, tile), doubtWords(tile, 'cost', pointsField(stack, tile)))

// ---- bridge, castle, favors

function bridgeFacts(view: CaylusView, seat: number | null): string[] {
  const price = priceFor(view, seat)
  return [
    view.passed.length ? say('caylus-client-passed-order', { names: people(view.passed) }) : say('caylus-board-nobody'),
    ...(price === null ? [] : [say(priceMessage(price))]),
  ]
}
export const priceMessage = (price: number): Message => ({
  id: 'caylus-client-price',
  params: { amount: [{ id: 'amount-deniers', params: { count: price } }] },
})
/** What a worker costs the reader, or anybody if the reader only watches; null: nobody places. */
export function priceFor(view: CaylusView, seat: number | null): number | null {
  if (view.phase !== 'placement') return null
  return (seat === null ? view.scale[view.passed.length] : view.players[seat]?.price) ?? null
}
export const bridgeWords = (view: CaylusView, seat: number | null) => join(say('caylus-client-bridge'), bridgeFacts(view, seat))
export const guestWords = (view: CaylusView) =>
  `${tileName('special_inn')}, ${view.inn_right === null ? say('caylus-board-free') : say('caylus-client-guest', { name: texts.name(view.inn_right) })}`
export const queueWords = (queue: readonly number[]) =>
  `${say('caylus-board-queue')}, ${queue.length ? people(queue) : say('caylus-board-nobody')}`

export const taken = (section: Section) => section.houses.reduce((sum, count) => sum + count, 0)
function sectionFacts(section: Section, part: Piece): string[] {
  const owners = section.houses.flatMap((count, seat) => (count ? [`${texts.name(seat)} ${count}`] : []))
  return [
    say('caylus-client-houses', { count: taken(section), of: section.spaces }),
    ...owners,
    say('caylus-client-each-house', { amount: say('amount-points', { count: section.points }) }),
    section.scored
      ? say('caylus-board-scored')
      : `${say('caylus-field-scoring-space')}: ${say('caylus-place', { number: section.scoring_space })}`,
    ...(section.next ? [say('caylus-client-next-house')] : []),
    `${say('caylus-field-no-house-points')}: ${String(part.no_house_points)}`,
    ...(part.favors as { houses: number; favor: number }[]).map(
      ({ houses, favor }) => `${say('caylus-effect-houses', { count: houses })}: ${say('caylus-effect-favor', { count: favor })}`,
    ),
  ]
}
export const sectionWords = (section: Section, part: Piece) => join(partName(section.name), sectionFacts(section, part))

function columnFacts(place: FavorPlace, options: EffectOption[]): string[] {
  const facts = [options.length ? texts.effect(GAME, options) : say('caylus-client-no-effect')]
  if (!place.open) facts.push(say('caylus-client-shut'))
  if (place.markers.length) facts.push(people(place.markers))
  return facts
}
const columnTitle = (line: Line, place: FavorPlace) => `${lineName(line)}, ${say('caylus-hint-column', { column: place.number })}`
export const columnWords = (line: Line, place: FavorPlace, piece: Piece) => join(columnTitle(line, place), columnFacts(place, columnOf(piece, place.number)))
const lineFacts = (start: FavorPlace) => (start.markers.length ? [say('caylus-client-not-begun', { names: people(start.markers) })] : [])
export const lineWords = (line: Line, start: FavorPlace) => join(lineName(line), lineFacts(start))

// ---- players and all together

export const incomeWords = (player: Player) => `${say('caylus-board-income')} ${say('amount-deniers', { count: player.income })}`
const playerWords = (player: Player) =>
  [
    texts.name(player.seat),
    texts.amounts({ ...player.goods }),
    say('amount-deniers', { count: player.deniers }),
    incomeWords(player),
    say('amount-workers', { count: player.workers }),
    say('amount-points', { count: player.points }),
  ].join(', ')

/** The whole table in the order of the keyboard. */
export function sections(table: CaylusTable): Words[] {
  const { view, pieces: { tile = {}, part = {}, line = {} } } = table
  const favor = view.favor
  return [
    {
      title: say('caylus-board-special'),
      lines: [
        ...view.specials.map((special) => ({ at: `specials/${special.tile}`, text: specialWords(special, tile[special.tile]!, view) })),
        { at: 'passed', text: bridgeWords(view, table.seat) },
      ],
    },
    {
      title: say('caylus-board-road'),
      lines: view.road.map((space) => ({
        at: `road/${space.number}`,
        text: spaceWords(space, space.tile ? tile[space.tile]! : null, view),
      })),
    },
    {
      title: say('caylus-board-castle'),
      lines: [
        ...view.castle.map((section) => ({ at: `castle/${section.name}`, text: sectionWords(section, part[section.name]!) })),
        { at: 'queue', text: queueWords(view.queue) },
      ],
    },
    ...(favor
      ? [
          {
            title: say('caylus-client-favors'),
            lines: LINES.flatMap((name) =>
              favor[name].map((place) => ({
                at: `favor/${name}/${place.number}`,
                text: place.number ? columnWords(name, place, line[name]!) : lineWords(name, place),
              })),
            ),
          },
        ]
      : []),
    { title: say('client-players'), lines: view.order.map((seat) => ({ at: `players/${seat}`, text: playerWords(view.players[seat]!) })) },
    { title: say('client-supply'), lines: view.supply.map((stack) => ({ at: `supply/${stack.tile}`, text: stackWords(stack, tile[stack.tile]!) })) },
  ]
}

/** Who may use a building, and what its owner has of it. */
function placeFacts({ pieces }: CaylusTable, space: Space, tile: Piece | null): string[] {
  if (!tile) return about(GAME, 'plot')
  if (space.kind === 'residence' || space.kind === 'prestige') return about(GAME, 'lived')
  const points = Number(pieces.placement!.placement!.owner_points)
  return [...about(GAME, tile.id), ...(space.owner === null ? about(GAME, 'free') : about(GAME, 'owned', { points }))]
}

/** What lies before a player. */
function explainOwn(view: CaylusView, player: Player, part: string, good: string, points: number): Explanation | null {
  switch (part) {
    case 'goods':
      return {
        title: say(`amount-${good}`, { count: player.goods[good as keyof Player['goods']] }),
        facts: about(GAME, good, { points }),
        rules: view.phase === 'castle' ? ['caylus-castle-02'] : ['caylus-build-07', 'caylus-build-08'],
      }
    case 'workers':
      return { title: say('amount-workers', { count: player.workers }), facts: about(GAME, 'workers'), rules: ['caylus-placement-01'] }
    case 'deniers':
      return {
        title: say('amount-deniers', { count: player.deniers }),
        facts: [incomeWords(player), ...about(GAME, 'deniers')],
        rules: ['caylus-income-01', 'caylus-placement-02'],
      }
    case 'points':
      return { title: say('amount-points', { count: player.points }), facts: about(GAME, 'points'), rules: ['caylus-final-01'] }
    default: return null
  }
}

/** What hover, focus or long press say. Rules are named by their number in the ledger. */
export function explain(table: CaylusTable, at: string): Explanation | null {
  const { view, pieces: { tile = {}, part = {}, line = {} } } = table
  const [region, name = '', column, good = ''] = at.split('/')
  const figure = (part: string, field: string) => Number(table.pieces[part]?.[part]?.[field])
  switch (region) {
    case 'road': {
      const space = view.road[Number(name) - 1]!
      const piece = space.tile ? tile[space.tile]! : null
      return {
        title: spaceTitle(space),
        facts: [...spaceFacts(space, piece, view), ...placeFacts(table, space, piece)],
        doubt: piece ? doubtWords(piece, 'effect') : undefined,
        rules: space.tile ? rulesOf(space.tile) : ['caylus-build-01'],
      }
    }
    case 'specials':
      return {
        title: tileName(name),
        facts: [
          ...about(GAME, name, { price: figure('placement', 'inn') }),
          ...specialFacts(
            view.specials.find((one) => one.tile === name)!,
            tile[name]!,
            view,
          ),
        ],
        rules: RULES[name],
      }
    case 'inn_right':
      return {
        title: guestWords(view),
        facts: about(GAME, 'special_inn', { price: figure('placement', 'inn') }),
        rules: ['caylus-placement-14', 'caylus-inn-02'],
      }
    case 'passed':
      return {
        title: say('caylus-client-bridge'),
        facts: [...about(GAME, 'bridge', { steps: figure('provost', 'most_steps') }), ...bridgeFacts(view, table.seat)],
        rules: ['caylus-placement-02', 'caylus-placement-10'],
      }
    case 'queue':
      return {
        title: say('caylus-board-queue'),
        facts: [...about(GAME, 'queue', { points: figure('castle', 'no_batch_points') }), ...(view.queue.length ? [people(view.queue)] : [])],
        rules: ['caylus-placement-05', 'caylus-castle-02', 'caylus-castle-05'],
      }
    case 'castle': {
      // The castle as a whole is what `castle` alone means; only its parts have something to say.
      const section = view.castle.find((one) => one.name === name)
      return section ? { title: partName(name), facts: sectionFacts(section, part[name]!), rules: ['caylus-castle-03'] } : null
    }
    case 'favor': {
      const places = view.favor?.[name as Line] ?? []
      const place = places[Number(column ?? 0)]!
      if (!place.number) return { title: lineName(name), facts: [...about(GAME, 'line'), ...lineFacts(place)], rules: ['caylus-favor-11', 'caylus-favor-13'] }
      return {
        title: columnTitle(name as Line, place),
        facts: columnFacts(place, columnOf(line[name]!, place.number)),
        rules: [...columnRules(name, place.number), 'caylus-favor-11', ...(place.open ? [] : ['caylus-favor-09'])],
      }
    }
    case 'players':
      return explainOwn(view, view.players[Number(name)]!, column ?? '', good, figure('final', 'points_per_gold'))
    case 'order':
      return { title: say('caylus-client-order'), facts: about(GAME, 'order'), rules: ['caylus-placement-01', 'caylus-stables-01'] }
    case 'supply': {
      const stack = view.supply.find((one) => one.tile === name)
      const piece = tile[name]
      return stack && piece
        ? {
            title: tileName(name),
            facts: [...stackFacts(stack, piece), ...about(GAME, `built-${piece.kind}`)],
            doubt: doubtWords(piece, 'cost', pointsField(stack, piece)),
            rules: rulesOf(name),
          }
        : null
    }
    default: return null
  }
}

/** Families of the actions that a click on a good means, by the decision. */
const OF_GOODS: Record<string, string> = { buy: 'take', take: 'take', bonus: 'take', pay: 'pay', castle: 'give', batch: 'give' }
/** The same for a space of the road. */
const OF_SPACES: Record<string, string> = { place: 'place', gate: 'place', site: 'site', convert: 'convert' }

/** What a click would mean, for "why not". */
export function nameAt({ view, pieces }: CaylusTable, at: string): string | null {
  const [region, name = '', part = '', good = ''] = at.split('/')
  const decision = view.decision?.name ?? ''
  switch (region) {
    case 'passed': return 'pass'
    case 'queue': return 'place:castle'
    case 'inn_right': return 'recall'
    case 'specials': return `place:${name.slice('special_'.length)}`
    case 'supply': return name.startsWith('prestige_') ? `prestige:${name.slice('prestige_'.length)}` : name === 'residence' ? null : `build:${name}`
    case 'favor': return decision === 'column' ? (part ? `column:${part}` : null) : `line:${name}`
    case 'players': return part === 'goods' && OF_GOODS[decision] ? `${OF_GOODS[decision]}:${good}` : null
    case 'road': {
      if (decision === 'provost' || decision === 'guild') {
        const steps = Number(name) - view.provost
        // There are names for so many steps.
        return Math.abs(steps) > Number(pieces.provost!.provost!.most_steps) ? null : `provost:${steps > 0 ? '+' : ''}${steps}`
      }
      return OF_SPACES[decision] ? `${OF_SPACES[decision]}:${name}` : null
    }
    default: return null
  }
}

/** What the building at an address does for whoever uses it. */
export function effectAt({ view, pieces: { tile = {} } }: CaylusTable, at: string): readonly EffectOption[] {
  const [region, name = ''] = at.split('/')
  const id = region === 'road' ? view.road[Number(name) - 1]?.tile : region === 'specials' || region === 'supply' ? name : null
  return (id ? tile[id]?.effect : null) ?? []
}
