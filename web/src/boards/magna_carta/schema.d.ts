// Made by web/dev/make_types.py from docs/schemas/magna_carta.schema.json. Do not edit.
/** One of the actions A to F: draw, swap, place a worker, build, build a prestige building, pass. */
export interface Action {
  kind: number
  name: "action"
  seat: number
}
/** So many of a good, coin, worker or point, by the name the components file uses. */
export interface Amount {
  count: number
  resource: string
}
/** Buy a cube of choice by the only option of the effect, or none. */
export interface Buy {
  card: string
  kind: number
  name: "buy"
  options: EffectOption[]
  place: number
  role: string
  seat: number
}
/** One legal action, with all that a client needs to show it: it lights the targets and needs no rule. */
export interface Choice {
  action: number
  brings?: Amount[]
  by?: string | null
  costs?: Amount[]
  group?: string
  key?: string
  message: Message
  moves?: Move[]
  name: string
  targets: string[]
}
/** Name the residence the prestige building comes on. */
export interface Cover {
  card: string
  kind: number
  name: "cover"
  seat: number
}
export type Decision = Mulligan | Action | Cover | Pay | Provost | Use | Buy | Take | Give | Turn | Offer
/** One way to use an effect, as the components file words it. */
export interface EffectOption {
  card_cube: number
  gain: Amount[]
  number: number
  pay: Amount[]
  turn: boolean
}
export type Event = MagnaCartaKeptHand | MagnaCartaDiscarded | MagnaCartaDrew | MagnaCartaDrewHidden | MagnaCartaReshuffled | MagnaCartaStartPlayer | MagnaCartaRoundBegun | MagnaCartaDeniersGained | MagnaCartaDeniersPaid | MagnaCartaGained | MagnaCartaPaid | MagnaCartaPlaced | MagnaCartaBuilt | MagnaCartaCubesLaid | MagnaCartaPrestigeBuilt | MagnaCartaPassed | MagnaCartaProvostMoved | MagnaCartaActivated | MagnaCartaDeclined | MagnaCartaCardCubeTaken | MagnaCartaChosen | MagnaCartaTurned | MagnaCartaCubesReturned | MagnaCartaNotReached | MagnaCartaOffered | MagnaCartaTilesTaken | MagnaCartaMostBatches | MagnaCartaTilesRemoved | MagnaCartaProvostAdvanced | MagnaCartaGameEnded | MagnaCartaShown | MagnaCartaWorkerHome | MagnaCartaMarkerBack
/** Give a cube of choice for what the only option of the effect brings, or none. */
export interface Give {
  card: string
  kind: number
  name: "give"
  options: EffectOption[]
  place: number
  role: string
  seat: number
}
export interface Goods {
  food: number
  gold: number
  stone: number
  wood: number
}
export interface MagnaCartaActivated {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "activated"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaBuilt {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "built"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaCardCubeTaken {
  cause: string | null
  changes: string[]
  good: string | null
  moves: Move[]
  name: "card-cube-taken"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaChosen {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "chosen"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaCubesLaid {
  cause: string | null
  changes: string[]
  count: number
  good: string | null
  moves: Move[]
  name: "cubes-laid"
  phase: string
  place: number
  round: number
  turn: number
}
export interface MagnaCartaCubesReturned {
  cause: string | null
  changes: string[]
  count: number
  good: string | null
  moves: Move[]
  name: "cubes-returned"
  phase: string
  place: number
  round: number
  turn: number
}
export interface MagnaCartaDeclined {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "declined"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaDeniersGained {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "deniers-gained"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaDeniersPaid {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "deniers-paid"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaDiscarded {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "discarded"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaDrew {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "drew"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaDrewHidden {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "drew-hidden"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaGained {
  cause: string | null
  changes: string[]
  count: number
  good: string | null
  moves: Move[]
  name: "gained"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaGameEnded {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "game-ended"
  phase: string
  round: number
  turn: number
}
export interface MagnaCartaKeptHand {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "kept-hand"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaMarkerBack {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "marker-back"
  phase: string
  round: number
  seat: number
  space: number
  turn: number
}
export interface MagnaCartaMostBatches {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "most-batches"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaNotReached {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "not-reached"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaOffered {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "offered"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaPaid {
  cause: string | null
  changes: string[]
  count: number
  good: string | null
  moves: Move[]
  name: "paid"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaPassed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "passed"
  phase: string
  round: number
  seat: number
  space: number
  turn: number
}
export interface MagnaCartaPlaced {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "placed"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaPrestigeBuilt {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "prestige-built"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaProvostAdvanced {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "provost-advanced"
  phase: string
  place: number
  round: number
  steps: number
  turn: number
}
export interface MagnaCartaProvostMoved {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "provost-moved"
  phase: string
  place: number
  round: number
  seat: number
  steps: number
  turn: number
}
export interface MagnaCartaReshuffled {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "reshuffled"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaRoundBegun {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "round-begun"
  number: number
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaShown {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "shown"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaStartPlayer {
  cause: string | null
  changes: string[]
  former: number
  moves: Move[]
  name: "start-player"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaTilesRemoved {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "tiles-removed"
  phase: string
  round: number
  section: string | null
  turn: number
}
export interface MagnaCartaTilesTaken {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "tiles-taken"
  phase: string
  round: number
  seat: number
  section: string | null
  turn: number
}
export interface MagnaCartaTurned {
  card: string | null
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "turned"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface MagnaCartaView {
  bridge: number[]
  bridge_spaces: number
  decision: Mulligan | Action | Cover | Pay | Provost | Use | Buy | Take | Give | Turn | Offer | null
  display: string[]
  game: string
  last_round: boolean
  next_place: number | null
  options: Options
  order: number[]
  phase: string
  phases: string[]
  players: Player[]
  prices: Prices
  provost: number | null
  provost_places: number[]
  revealed: number
  road: Place[]
  round: number
  seat: number | null
  start_player: number | null
  stock: Sections
  tiles_left: number
  turn: number
  winners: number[]
}
export interface MagnaCartaWorkerHome {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "worker-home"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
/** What to say: message id and parameters, the same for every language and client. */
export interface Message {
  id: string
  params?: Record<string, number | string | Message[] | Text | Seat>
}
/** A piece goes from one address to another. None: out of the stock that belongs to nobody, or back into it. */
export interface Move {
  count?: number
  from: string | null
  piece: string
  seat?: number | null
  to: string | null
  via?: string | null
}
/** Keep the first hand, or draw another one. */
export interface Mulligan {
  kind: number
  name: "mulligan"
  seat: number
}
/** Offer batches to the castle. */
export interface Offer {
  kind: number
  name: "offer"
  seat: number
}
export interface Options {
  beginner: boolean
}
/** Pay the next cube of a price; cubes are paid in ascending order: food, wood, stone, gold. */
export interface Pay {
  card: string | null
  cubes_left: number
  effect_place: number | null
  kind: number
  lowest: string
  name: "pay"
  paid: number
  place: number | null
  role: string | null
  seat: number
  white: number
}
/** A card of the road: what it is, which side is to be seen, whose it is, what stands and lies on it. */
export interface Place {
  card: string
  chosen: boolean
  cubes: number
  good: string | null
  live: boolean
  number: number
  owner: number | null
  prestige: string | null
  side: string
  worker: number | null
}
export interface Player {
  batches: number
  deniers: number
  discard: string[]
  goods: Goods
  hand: string[] | null
  hand_size: number
  income: number
  known: string[]
  pile_size: number
  points: number
  prestige: string[]
  seat: number
  tiles: Sections
  workers: number
}
/** What the plain actions cost now, in deniers. */
export interface Prices {
  draw: number
  place: number
  provost: number
  swap: number
}
/** Move the Provost, for deniers. */
export interface Provost {
  kind: number
  most_steps: number
  name: "provost"
  seat: number
}
/** Why an action is not legal: what `why_not` says and `IllegalAction` carries. */
export interface Refusal {
  code: string
  params?: Record<string, number | string>
  rule?: string
}
/** A parameter that is a seat: the client writes the name of whoever sits there. */
export interface Seat {
  number: number
  type: "seat"
}
/** Prestige tiles by castle section. */
export interface Sections {
  dungeon: number
  towers: number
  walls: number
}
/** Take a cube of choice; cubes are taken in ascending order: food, wood, stone. */
export interface Take {
  card: string
  cubes_left: number
  kind: number
  lowest: string
  name: "take"
  options: EffectOption[]
  place: number
  role: string
  seat: number
}
/** A parameter that is itself a text of the catalogue, such as the name of a tile. */
export interface Text {
  id: string
  type: "text"
}
/** Turn an own card into a residence, or none. */
export interface Turn {
  card: string
  kind: number
  name: "turn"
  options: EffectOption[]
  place: number
  role: string
  seat: number
}
/** Carry out one option of the effect, or none. */
export interface Use {
  card: string
  kind: number
  name: "use"
  options: EffectOption[]
  place: number
  role: string
  seat: number
}
export type View = MagnaCartaView
