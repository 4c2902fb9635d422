// Made by web/dev/make_types.py from docs/schemas/caylus.schema.json. Do not edit.
/** So many of a good, coin, worker or point, by the name the components file uses. */
export interface Amount {
  count: number
  resource: string
}
/** Complete the batch. */
export interface Batch {
  given: string
  kind: number
  name: "batch"
  seat: number
}
/** Take a good as the owner of a building that another player's worker has used. */
export interface Bonus {
  column: number | null
  kind: number
  line: string | null
  name: "bonus"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** Build a wood or stone tile. */
export interface Build {
  column: number | null
  kind: number
  line: string | null
  name: "build"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** Buy one good of choice, or nothing. */
export interface Buy {
  column: number | null
  kind: number
  line: string | null
  name: "buy"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** Begin a batch for the castle, or stop. */
export interface Castle {
  batches: number
  kind: number
  name: "castle"
  seat: number
  section: string
}
export interface CaylusBailiffMoved {
  cause: string | null
  changes: string[]
  former: number
  moves: Move[]
  name: "bailiff-moved"
  phase: string
  round: number
  space: number
  steps: number
  turn: number
}
export interface CaylusBatchGiven {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "batch-given"
  part: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusBuildingActivated {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "building-activated"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusBuilt {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "built"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusConversionWaits {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "conversion-waits"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusConverted {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "converted"
  phase: string
  returns: number
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusCutOff {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "cut-off"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusDeclined {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "declined"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusDeniersGained {
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
export interface CaylusDeniersPaid {
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
export interface CaylusFavorUsed {
  cause: string | null
  changes: string[]
  column: number
  former: number
  line: string | null
  moves: Move[]
  name: "favor-used"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusFavorsLost {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "favors-lost"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusFavorsReceived {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "favors-received"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusGained {
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
export interface CaylusGameEnded {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "game-ended"
  phase: string
  round: number
  turn: number
}
export interface CaylusGoodsScored {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "goods-scored"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusIncome {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "income"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusLeftInn {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "left-inn"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusLinesFreed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "lines-freed"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusMarkerBack {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "marker-back"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface CaylusMovedIntoInn {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "moved-into-inn"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusNoBatch {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "no-batch"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusOrderSet {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "order-set"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface CaylusOwnerBonus {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "owner-bonus"
  phase: string
  round: number
  seat: number
  space: number
  turn: number
}
export interface CaylusOwnerPoints {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "owner-points"
  phase: string
  round: number
  seat: number
  space: number
  turn: number
}
export interface CaylusPaid {
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
export interface CaylusPartClosed {
  cause: string | null
  changes: string[]
  columns: number
  moves: Move[]
  name: "part-closed"
  part: string | null
  phase: string
  round: number
  turn: number
}
export interface CaylusPartScored {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "part-scored"
  part: string | null
  phase: string
  round: number
  turn: number
}
export interface CaylusPassed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "passed"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface CaylusPlaced {
  cause: string | null
  changes: string[]
  gate: number
  moves: Move[]
  name: "placed"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusPlacedCastle {
  cause: string | null
  changes: string[]
  gate: number
  moves: Move[]
  name: "placed-castle"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface CaylusPlacedSpecial {
  cause: string | null
  changes: string[]
  circle: number
  gate: number
  moves: Move[]
  name: "placed-special"
  phase: string
  round: number
  seat: number
  tile: string | null
  turn: number
}
export interface CaylusPointsGained {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "points-gained"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusPointsLost {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "points-lost"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface CaylusPrestigeBuilt {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "prestige-built"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface CaylusProvostMoved {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "provost-moved"
  phase: string
  round: number
  seat: number
  space: number
  steps: number
  turn: number
}
export interface CaylusRoundBegun {
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
export interface CaylusSpecialActivated {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "special-activated"
  phase: string
  round: number
  seat: number
  tile: string | null
  turn: number
}
export interface CaylusView {
  bailiff: number
  bailiff_next: number
  castle: Section[]
  decision: Place | Gate | Guild | Inn | Provost | Use | Buy | Take | Pay | Bonus | Build | Prestige | Site | Convert | Castle | Batch | Line | Column | null
  favor: FavorTable | null
  favors_owed: number
  game: string
  inn_right: number | null
  next_space: number | null
  open_columns: number
  options: Options
  order: number[]
  passed: number[]
  phase: string
  phases: string[]
  players: Player[]
  provost: number
  provost_highest: number
  provost_lowest: number
  queue: number[]
  revealed: number
  road: Space[]
  round: number
  scale: number[]
  seat: number | null
  specials: Special[]
  supply: Stack[]
  turn: number
  upcoming: number[]
  winners: number[]
}
export interface CaylusWorkerHome {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "worker-home"
  phase: string
  place: number
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
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
/** Use the effect of a column up to the marker, or none. */
export interface Column {
  columns: FavorColumn[]
  kind: number
  line: string
  name: "column"
  seat: number
  space: number | null
  tile: string | null
}
/** Turn a building into a residence. */
export interface Convert {
  column: number | null
  kind: number
  line: string | null
  name: "convert"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
export type Decision = Place | Gate | Guild | Inn | Provost | Use | Buy | Take | Pay | Bonus | Build | Prestige | Site | Convert | Castle | Batch | Line | Column
/** One way to use an effect, as the components file words it. */
export interface EffectOption {
  build: string | null
  favor: number
  gain: Amount[]
  number: number
  pay: Amount[]
  provost_steps: number
  waive: Amount[]
}
export type Event = CaylusRoundBegun | CaylusOrderSet | CaylusIncome | CaylusPlaced | CaylusPlacedSpecial | CaylusPlacedCastle | CaylusOwnerPoints | CaylusPassed | CaylusDeniersPaid | CaylusDeniersGained | CaylusSpecialActivated | CaylusDeclined | CaylusMovedIntoInn | CaylusLeftInn | CaylusProvostMoved | CaylusBuildingActivated | CaylusGained | CaylusPaid | CaylusPointsGained | CaylusPointsLost | CaylusOwnerBonus | CaylusBuilt | CaylusPrestigeBuilt | CaylusConversionWaits | CaylusConverted | CaylusCutOff | CaylusBatchGiven | CaylusNoBatch | CaylusFavorsReceived | CaylusFavorUsed | CaylusFavorsLost | CaylusBailiffMoved | CaylusPartScored | CaylusGoodsScored | CaylusGameEnded | CaylusWorkerHome | CaylusMarkerBack | CaylusLinesFreed | CaylusPartClosed
/** A column of a line of the favor table: its effect, without options where there is none. */
export interface FavorColumn {
  number: number
  options: EffectOption[]
}
/** A column of a line of the favor table; 0 is the lily before the first. */
export interface FavorPlace {
  markers: number[]
  number: number
  open: boolean
}
/** The lines of the favor table. */
export interface FavorTable {
  buildings: FavorPlace[]
  deniers: FavorPlace[]
  goods: FavorPlace[]
  points: FavorPlace[]
}
/** The columns that a player's markers have reached on the lines of the favor table; 0: none yet. */
export interface Favors {
  buildings: number
  deniers: number
  goods: number
  points: number
}
/** Put the worker from the gate on another place, free of charge, or take it home. */
export interface Gate {
  kind: number
  name: "gate"
  seat: number
}
export interface Goods {
  cloth: number
  food: number
  gold: number
  stone: number
  wood: number
}
/** Move the provost free of charge. */
export interface Guild {
  column: number | null
  kind: number
  line: string | null
  most_steps: number
  name: "guild"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** Leave the worker on the right circle of the inn, or take it home. */
export interface Inn {
  kind: number
  name: "inn"
  seat: number
}
/** Take a royal favor (`favors_owed` of the view) on a line of the favor table. */
export interface Line {
  kind: number
  name: "line"
  seat: number
  space: number | null
  tile: string | null
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
export interface Options {
  beginner: boolean
  castle_by_scale: boolean
  jeweler: boolean
  lawyer_points: number
  strict_gate: boolean
}
/** Pay a good of choice: part of the price of a tile or of an effect. */
export interface Pay {
  building: string | null
  column: number | null
  kind: number
  line: string | null
  lowest: string
  name: "pay"
  option: number
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
  wildcards: number
}
/** Place a worker or pass. */
export interface Place {
  castle_price: number
  kind: number
  name: "place"
  own_price: number
  price: number
  seat: number
}
export interface Player {
  batches: number
  deniers: number
  favors: Favors
  goods: Goods
  income: number
  points: number
  price: number | null
  seat: number
  used_lines: string[]
  workers: number
}
/** Build a prestige tile. */
export interface Prestige {
  column: number | null
  kind: number
  line: string | null
  name: "prestige"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** Move the provost for money. */
export interface Provost {
  deniers_per_step: number
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
/** A part of the castle. */
export interface Section {
  houses: number[]
  name: string
  next: boolean
  points: number
  scored: boolean
  scoring_space: number
  spaces: number
}
/** Choose the residence that the prestige building replaces. */
export interface Site {
  building: string
  column: number | null
  kind: number
  line: string | null
  name: "site"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** A space of the road: what lies on it, whose house and worker, and who waits to turn it into a residence. */
export interface Space {
  bailiff: boolean
  kind: string | null
  live: boolean
  number: number
  owner: number | null
  printed: string
  provost: boolean
  tile: string | null
  waiting: number | null
  worker: number | null
}
/** A special building before the bridge; the stables have three circles, the inn's right one is `inn_right`. */
export interface Special {
  places: number
  tile: string
  workers: number[]
}
/** Tiles of one kind in the supply. */
export interface Stack {
  copies: number
  points: number
  tile: string
}
/** Take a good of choice that is paid for. */
export interface Take {
  column: number | null
  goods_left: number
  kind: number
  line: string | null
  lowest: string
  name: "take"
  option: number
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
/** A parameter that is itself a text of the catalogue, such as the name of a tile. */
export interface Text {
  id: string
  type: "text"
}
/** Carry out one option of the effect, or none where that is allowed. */
export interface Use {
  column: number | null
  kind: number
  line: string | null
  name: "use"
  options: EffectOption[]
  seat: number
  space: number | null
  tile: string | null
}
export type View = CaylusView
