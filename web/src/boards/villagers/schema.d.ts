// Made by web/dev/make_types.py from docs/schemas/villagers.schema.json. Do not edit.
/** So many of a good, coin, worker or point, by the name the components file uses. */
export interface Amount {
  count: number
  resource: string
}
/** Whose place he takes. */
export interface Apprentice {
  kind: number
  name: "apprentice"
  seat: number
  turn: BuildTurn
}
/** Which person from hand the benefactor lays. */
export interface Benefactor {
  kind: number
  name: "benefactor"
  seat: number
}
/** The build turn: play a person, exchange a card for a basic, hire a freelancer, or end it. */
export interface Build {
  kind: number
  name: "build"
  seat: number
  turn: BuildTurn
}
/** How far the build turn has come. */
export interface BuildTurn {
  acted: boolean
  basics_left: number
  hired: number[]
  left: number
  limit: number
  taken: string | null
  tinner: boolean
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
/** From which pile the top card is taken. */
export interface Church {
  development: string
  kind: number
  name: "church"
  seat: number
}
/** Two players: lay a coin on a card of the row, or none. */
export interface Coin {
  kind: number
  name: "coin"
  seat: number
}
/** What covers the monk. */
export interface Column {
  kind: number
  monks: number
  name: "column"
  seat: number
  turn: BuildTurn
}
/** So many cards of one person. */
export interface Copies {
  count: number
  person: string
}
export type Decision = Draft | DraftMore | Benefactor | Prophet | Take | Put | Coin | Build | Column | Place | Side | Lock | Smuggler | Apprentice | GivePile | Give | Tavern | Church
export interface Development {
  counts: number[]
  development: string
  holder: number | null
  leader: number | null
  winner: number | null
}
/** Draft a card, or first play a person of the module support. */
export interface Draft {
  kind: number
  left: number
  name: "draft"
  seat: number
}
/** The recruiter's turn: a draft and nothing else. */
export interface DraftMore {
  kind: number
  left: number
  name: "draft-more"
  picks: number
  seat: number
}
export type Event = VillagersRoundBegun | VillagersDraftedRow | VillagersDraftedStack | VillagersDraftedReserve | VillagersRowFilled | VillagersHandsTaken | VillagersRecruited | VillagersPlayed | VillagersLimitChanged | VillagersLooked | VillagersSaw | VillagersTookHidden | VillagersTookFace | VillagersPutBack | VillagersPutFace | VillagersCoinLaid | VillagersDeclined | VillagersRowDiscarded | VillagersRowCoins | VillagersTurnBegun | VillagersHired | VillagersLaid | VillagersSwapped | VillagersLockOwn | VillagersLockOther | VillagersLockBank | VillagersLockFree | VillagersGaveUp | VillagersGaveFace | VillagersSmuggled | VillagersTurnEnded | VillagersFlipped | VillagersLosPassed | VillagersBronze | VillagersDevelopmentWon | VillagersDevelopmentTied | VillagersMarketBegun | VillagersMarketGold | VillagersMarketCoins | VillagersSilver | VillagersCoinsKept | VillagersGameEnded | VillagersCardTaken | VillagersLaying | VillagersBasicTaken | VillagersCoinsLaid | VillagersLookedLeft | VillagersDevelopmentLed | VillagersDevelopmentBack | VillagersSupportKnown
/** Which card it is. */
export interface Give {
  basic: string
  kind: number
  name: "give"
  pile: number | null
  seat: number
  turn: BuildTurn
}
/** On which stack the card will lie. */
export interface GivePile {
  basic: string
  kind: number
  name: "pile"
  seat: number
  turn: BuildTurn
}
/** Cards of a hand that look alike to the viewer; the suit can always be seen. */
export interface HandCard {
  card: string
  count: number
  open: number
  person: string | null
  suit: string
}
/** How the lock of the person is opened. */
export interface Lock {
  kind: number
  monks: number
  name: "lock"
  person: string
  seat: number
  turn: BuildTurn | null
  under: number | null
}
/** Cards of a pile that a seat looks at and still has to put back. */
export interface Looking {
  count: number
  persons: string[] | null
  pile: number
  seat: number
}
/** A market day. */
export interface Market {
  due: boolean
  held: boolean
  number: number
  stack: number
}
/** What to say: message id and parameters, the same for every language and client. */
export interface Message {
  id: string
  params?: Record<string, number | string | Message[] | Text | Seat>
}
/** Cards of a pile that a seat looked at and put back, or still has to, in an order that it alone knows. */
export interface Mixed {
  persons: string[]
  places: number[]
  seat: number
  support: boolean
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
  any_covered: boolean
  development: boolean
  locks: boolean
  profiteers: boolean
  support: boolean
}
/** A stack or the reserve, without the cards somebody is looking at. */
export interface Pile {
  cards: PileCard[]
  count: number
  mixed: Mixed[]
  number: number
}
/** A face-down card of which the viewer knows something. */
export interface PileCard {
  giver: number | null
  person: string | null
  place: number
  seen: boolean
  suit: string
  support: boolean
}
/** On which card of the village. */
export interface Place {
  kind: number
  monks: number
  name: "place"
  person: string
  seat: number
  turn: BuildTurn | null
}
export interface Player {
  build: number
  coins: number
  draft_limit: number
  drafted: string[]
  food: number
  gold: number
  hand: HandCard[]
  next_build_limit: number
  next_draft_limit: number
  persons: number
  printed_gold: number
  seat: number
  support: number
  village: VillageCard[]
}
/** Which stack the prophet looks through. */
export interface Prophet {
  kind: number
  name: "prophet"
  seat: number
}
/** Which card goes back next, from the lowest to the top. */
export interface Put {
  count: number
  kind: number
  name: "put"
  pile: number
  seat: number
  turn: BuildTurn | null
}
/** Why an action is not legal: what `why_not` says and `IllegalAction` carries. */
export interface Refusal {
  code: string
  params?: Record<string, number | string>
  rule?: string
}
export interface RowCard {
  coins: number
  leaves: boolean
  person: string | null
  place: number
}
/** A parameter that is a seat: the client writes the name of whoever sits there. */
export interface Seat {
  number: number
  type: "seat"
}
/** With which side up: founders that an apprentice brings into play again. */
export interface Side {
  kind: number
  name: "side"
  person: string
  seat: number
  turn: BuildTurn
}
/** Which card's gold he smuggles. */
export interface Smuggler {
  kind: number
  name: "smuggler"
  seat: number
  turn: BuildTurn
}
/** Which of the cards is taken. */
export interface Take {
  count: number
  kind: number
  name: "take"
  pile: number
  seat: number
  turn: BuildTurn | null
}
/** Which basic. */
export interface Tavern {
  development: string
  kind: number
  name: "tavern"
  seat: number
}
/** A parameter that is itself a text of the catalogue, such as the name of a tile. */
export interface Text {
  id: string
  type: "text"
}
export type View = VillagersView
export interface VillageCard {
  bronze: number | null
  build: number
  coins: number
  covered: boolean
  food: number
  gold: number
  number: number
  person: string
  places: number
  silver: number | null
  stands_for: string | null
  under: number | null
}
export interface VillagersBasicTaken {
  card: number
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "basic-taken"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersBronze {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "bronze"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersCardTaken {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "card-taken"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersCoinLaid {
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "coin-laid"
  person: string | null
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface VillagersCoinsKept {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "coins-kept"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersCoinsLaid {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "coins-laid"
  owner: number
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersDeclined {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "declined"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersDevelopmentBack {
  cause: string | null
  changes: string[]
  development: string | null
  moves: Move[]
  name: "development-back"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersDevelopmentLed {
  cause: string | null
  changes: string[]
  development: string | null
  moves: Move[]
  name: "development-led"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersDevelopmentTied {
  cause: string | null
  changes: string[]
  development: string | null
  moves: Move[]
  name: "development-tied"
  phase: string
  round: number
  turn: number
}
export interface VillagersDevelopmentWon {
  cause: string | null
  changes: string[]
  development: string | null
  gold: number
  moves: Move[]
  name: "development-won"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersDraftedReserve {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "drafted-reserve"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersDraftedRow {
  cause: string | null
  changes: string[]
  coins: number
  moves: Move[]
  name: "drafted-row"
  person: string | null
  phase: string
  place: number
  round: number
  seat: number
  turn: number
}
export interface VillagersDraftedStack {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "drafted-stack"
  person: string | null
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersFlipped {
  card: number
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "flipped"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersGameEnded {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "game-ended"
  phase: string
  round: number
  turn: number
}
export interface VillagersGaveFace {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "gave-face"
  person: string | null
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersGaveUp {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "gave-up"
  phase: string
  pile: number
  round: number
  seat: number
  suit: string | null
  turn: number
}
export interface VillagersHandsTaken {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "hands-taken"
  phase: string
  round: number
  turn: number
}
export interface VillagersHired {
  card: number
  cause: string | null
  changes: string[]
  limit: number
  moves: Move[]
  name: "hired"
  owner: number
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLaid {
  card: number
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "laid"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
  under: number
}
export interface VillagersLaying {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "laying"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLimitChanged {
  cause: string | null
  changes: string[]
  limit: number
  moves: Move[]
  name: "limit-changed"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLockBank {
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "lock-bank"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLockFree {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "lock-free"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLockOther {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "lock-other"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLockOwn {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "lock-own"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersLooked {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "looked"
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersLookedLeft {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "looked-left"
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersLosPassed {
  cause: string | null
  changes: string[]
  former: number
  moves: Move[]
  name: "los-passed"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersMarketBegun {
  cause: string | null
  changes: string[]
  market: number
  moves: Move[]
  name: "market-begun"
  phase: string
  round: number
  turn: number
}
export interface VillagersMarketCoins {
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "market-coins"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersMarketGold {
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "market-gold"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersPlayed {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "played"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersPutBack {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "put-back"
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersPutFace {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "put-face"
  person: string | null
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersRecruited {
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "recruited"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersRoundBegun {
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
export interface VillagersRowCoins {
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "row-coins"
  phase: string
  places: number
  round: number
  turn: number
}
export interface VillagersRowDiscarded {
  cause: string | null
  changes: string[]
  coins: number
  moves: Move[]
  name: "row-discarded"
  person: string | null
  phase: string
  place: number
  round: number
  turn: number
}
export interface VillagersRowFilled {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "row-filled"
  person: string | null
  phase: string
  pile: number
  place: number
  round: number
  turn: number
}
export interface VillagersSaw {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "saw"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersSilver {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "silver"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersSmuggled {
  card: number
  cause: string | null
  changes: string[]
  gold: number
  moves: Move[]
  name: "smuggled"
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersSupportKnown {
  cause: string | null
  changes: string[]
  count: number
  moves: Move[]
  name: "support-known"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersSwapped {
  card: number
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "swapped"
  owner: number
  person: string | null
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersTookFace {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "took-face"
  person: string | null
  phase: string
  pile: number
  round: number
  seat: number
  turn: number
}
export interface VillagersTookHidden {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "took-hidden"
  phase: string
  pile: number
  round: number
  seat: number
  suit: string | null
  turn: number
}
export interface VillagersTurnBegun {
  cause: string | null
  changes: string[]
  limit: number
  moves: Move[]
  name: "turn-begun"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersTurnEnded {
  cause: string | null
  changes: string[]
  moves: Move[]
  name: "turn-ended"
  phase: string
  round: number
  seat: number
  turn: number
}
export interface VillagersView {
  basics: Copies[]
  decision: Draft | DraftMore | Benefactor | Prophet | Take | Put | Coin | Build | Column | Place | Side | Lock | Smuggler | Apprentice | GivePile | Give | Tavern | Church | null
  developments: Development[]
  discard: Copies[]
  game: string
  laying: string[]
  looking: Looking | null
  los: number
  markets: Market[]
  next_seat: number | null
  options: Options
  order: number[]
  phase: string
  phases: string[]
  players: Player[]
  refill: number | null
  reserve: Pile
  revealed: number
  round: number
  row: RowCard[]
  seat: number | null
  stacks: Pile[]
  turn: number
  winners: number[]
}
