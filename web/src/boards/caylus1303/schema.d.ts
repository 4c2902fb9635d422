// Made by web/dev/make_types.py from docs/schemas/caylus1303.schema.json. Do not edit.
/** So many of a good, coin, worker or point, by the name the components file uses. */
export interface Amount {
  count: number
  resource: string
}
/** Move the provost by the Bailiff. */
export interface Bailiff {
  kind: number
  most_steps: number
  name: "bailiff"
  seat: number
}
/** Move the provost before the activation, for workers. */
export interface Bridge {
  kind: number
  most_steps: number
  name: "bridge"
  seat: number
}
/** Build a tile of the supply. */
export interface Build {
  kind: number
  name: "build"
  options: EffectOption[]
  seat: number
  slot: number | null
  space: number | null
  tile: string
}
/** Put the next good into the bundle. */
export interface Bundle {
  gold: boolean
  gold_points: number
  goods_left: number
  kind: number
  lowest: string
  name: "bundle"
  points: number
  seat: number
}
export interface Caylus1303BuildingActivated {
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
export interface Caylus1303Built {
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
export interface Caylus1303CharacterTaken {
  cause: string | null
  changes: string[]
  character: string | null
  former: number
  moves: Move[]
  name: "character-taken"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303Claimed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "claimed"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface Caylus1303CutOff {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "cut-off"
  phase: string
  place: number
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface Caylus1303Declined {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "declined"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303Delivered {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "delivered"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303ExtraWorker {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "extra-worker"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303FavorReceived {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "favor-received"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303Gained {
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
export interface Caylus1303GameEnded {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "game-ended"
  phase: string
  round: number
  turn: number
}
export interface Caylus1303GoldScored {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "gold-scored"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303MarkerBack {
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
export interface Caylus1303MonumentBuilt {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "monument-built"
  phase: string
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface Caylus1303OwnerBonus {
  cause: string | null
  changes: string[]
  good: string | null
  moves: Move[]
  name: "owner-bonus"
  phase: string
  round: number
  seat: number
  space: number
  turn: number
}
export interface Caylus1303OwnerPoints {
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
export interface Caylus1303Paid {
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
export interface Caylus1303Passed {
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
export interface Caylus1303Placed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "placed"
  phase: string
  place: number
  round: number
  seat: number
  space: number
  tile: string | null
  turn: number
}
export interface Caylus1303PlacedOnSite {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "placed-on-site"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface Caylus1303PointsGained {
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
export interface Caylus1303ProvostMoved {
  cause: string | null
  changes: string[]
  gap: number
  moves: Move[]
  name: "provost-moved"
  phase: string
  round: number
  seat: number
  steps: number
  turn: number
}
export interface Caylus1303ProvostReset {
  cause: string | null
  changes: string[]
  former_gap: number
  gap: number
  moves: Move[]
  name: "provost-reset"
  phase: string
  round: number
  turn: number
}
export interface Caylus1303Recruited {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "recruited"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303ResidenceTurned {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "residence-turned"
  phase: string
  round: number
  seat: number
  space: number
  turn: number
}
export interface Caylus1303RoundBegun {
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
export interface Caylus1303SiteLeft {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "site-left"
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface Caylus1303SiteTileUsed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "site-tile-used"
  phase: string
  round: number
  seat: number
  slot: number
  tile: string | null
  turn: number
}
export interface Caylus1303TookMarker {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "took-marker"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303View {
  board_characters: string[]
  bridge: number[]
  bridge_places: number
  decision: Draft | EarlyRiser | Plan | Use | Take | Build | Claim | Pay | Toll | Bridge | Bailiff | Deliver | Bundle | Favor | Character | Monument | null
  game: string
  gaps: Gap[]
  next_space: number | null
  options: Options
  order: number[]
  phase: string
  phases: string[]
  players: Player[]
  provost: number
  revealed: number
  road: Space[]
  round: number
  rounds: number
  seat: number | null
  site_places: number
  site_tiles: SiteTile[]
  site_workers: number[]
  start_player: number
  supply: string[]
  turn: number
  winners: number[]
}
export interface Caylus1303WorkerHome {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "worker-home"
  phase: string
  place: number
  round: number
  seat: number
  space: number
  turn: number
}
export interface Caylus1303WorkersSent {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "workers-sent"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface Caylus1303WorkersTaken {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "workers-taken"
  phase: string
  round: number
  seat: number
  turn: number
}
/** After the tile of the construction site: take a character, or none. */
export interface Character {
  kind: number
  name: "character"
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
/** Put one's house on a start tile. */
export interface Claim {
  kind: number
  name: "claim"
  options: EffectOption[]
  seat: number
  slot: number | null
  space: number | null
  tile: string
}
export type Decision = Draft | EarlyRiser | Plan | Use | Take | Build | Claim | Pay | Toll | Bridge | Bailiff | Deliver | Bundle | Favor | Character | Monument
/** Begin a bundle for the construction site, or stop. */
export interface Deliver {
  gold_points: number
  kind: number
  name: "deliver"
  points: number
  seat: number
}
/** Pick a character at the beginning. */
export interface Draft {
  kind: number
  name: "draft"
  seat: number
}
/** Place a worker before the others, or not. */
export interface EarlyRiser {
  extra_workers: number
  kind: number
  name: "early-riser"
  seat: number
}
/** One way to use an effect, as the components file words it. */
export interface EffectOption {
  build: string | null
  favor: boolean
  gain: Amount[]
  number: number
  pay: Amount[]
  waive: Amount[]
}
export type Event = Caylus1303Placed | Caylus1303PlacedOnSite | Caylus1303ExtraWorker | Caylus1303OwnerPoints | Caylus1303Passed | Caylus1303TookMarker | Caylus1303BuildingActivated | Caylus1303Declined | Caylus1303Gained | Caylus1303Paid | Caylus1303WorkersTaken | Caylus1303WorkersSent | Caylus1303PointsGained | Caylus1303Built | Caylus1303Claimed | Caylus1303ProvostMoved | Caylus1303CutOff | Caylus1303OwnerBonus | Caylus1303Delivered | Caylus1303FavorReceived | Caylus1303CharacterTaken | Caylus1303SiteTileUsed | Caylus1303ResidenceTurned | Caylus1303MonumentBuilt | Caylus1303Recruited | Caylus1303ProvostReset | Caylus1303RoundBegun | Caylus1303GoldScored | Caylus1303GameEnded | Caylus1303WorkerHome | Caylus1303SiteLeft | Caylus1303MarkerBack
/** Use a tile of the construction site or take a character. */
export interface Favor {
  kind: number
  name: "favor"
  seat: number
}
/** A place for the provost: directly after the space of this number; the last ones lie beyond the road. */
export interface Gap {
  number: number
  provost: boolean
}
export interface Goods {
  cloth: number
  food: number
  gold: number
  stone: number
  wood: number
}
/** What to say: message id and parameters, the same for every language and client. */
export interface Message {
  id: string
  params?: Record<string, number | string | Message[] | Text | Seat>
}
/** Build a monument on one's residence. */
export interface Monument {
  kind: number
  name: "monument"
  seat: number
  space: number
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
  first_game: boolean
  monument_without_house: boolean
  open_points: boolean
}
/** Pay a good of choice: part of the price of a tile or of an effect. */
export interface Pay {
  brings: Amount[]
  building: string | null
  kind: number
  lowest: string
  name: "pay"
  seat: number
  slot: number | null
  space: number | null
  tile: string | null
  wildcards: number
}
/** Place a worker or pass. */
export interface Plan {
  extra_workers: number
  kind: number
  name: "plan"
  seat: number
}
export interface Player {
  bundles: number
  camp: number
  characters: string[]
  goods: Goods
  houses: number
  placement: number
  points: number | null
  seat: number
  workers: number
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
export interface SiteTile {
  from_round: number
  open: boolean
  slot: number
  tile: string
}
/** A space of the road: what is printed there, what lies on it, whose house and workers. */
export interface Space {
  kind: string
  live: boolean
  number: number
  owner: number | null
  side: string | null
  tile: string | null
  workers: number[]
}
/** Take a good of choice. */
export interface Take {
  kind: number
  name: "take"
  options: EffectOption[]
  seat: number
  slot: number | null
  space: number | null
  tile: string
}
/** A parameter that is itself a text of the catalogue, such as the name of a tile. */
export interface Text {
  id: string
  type: "text"
}
/** Move the provost by the effect of the tile on this space. */
export interface Toll {
  kind: number
  most_steps: number
  name: "toll"
  seat: number
  space: number
  tile: string
}
/** Carry out one option of the effect, or none. */
export interface Use {
  kind: number
  name: "use"
  options: EffectOption[]
  seat: number
  slot: number | null
  space: number | null
  tile: string
}
export type View = Caylus1303View
