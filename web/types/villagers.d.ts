// What leaves the game villagers.
// Made by tools/typescript.py (make types): do not edit.

/** A number of goods, coins, workers or points, by the name the components file uses. */
export interface Amount {
  readonly resource: string;
  readonly count: number;
}

/** Whose place he takes. */
export interface Apprentice {
  readonly name: "apprentice";
  readonly kind: number;
  readonly seat: number;
  readonly turn: BuildTurn;
}

/** Which person from hand the benefactor lays. */
export interface Benefactor {
  readonly name: "benefactor";
  readonly kind: number;
  readonly seat: number;
}

/** The build turn: play a person, exchange a card for a basic, hire a freelancer, or end it. */
export interface Build {
  readonly name: "build";
  readonly kind: number;
  readonly seat: number;
  readonly turn: BuildTurn;
}

/** How far the build turn has come. */
export interface BuildTurn {
  readonly limit: number;
  readonly left: number;
  readonly basics_left: number;
  readonly tinner: boolean;
  readonly acted: boolean;
  readonly hired: readonly number[];
  readonly taken: string | null;
}

/** One legal action, with all that a client needs to show it: it lights the targets and needs to know no rules. */
export interface Choice {
  readonly action: number;
  readonly name: string;
  readonly message: Message;
  readonly targets: readonly string[];
  /** If missing: "". */
  readonly group?: string;
  /** If missing: "". */
  readonly key?: string;
  /** If missing: []. */
  readonly costs?: readonly Amount[];
  /** If missing: []. */
  readonly brings?: readonly Amount[];
  readonly by?: string | null;
  /** If missing: []. */
  readonly moves?: readonly Move[];
  /** If missing: false. */
  readonly plain?: boolean;
}

/** From which pile the top card is taken. */
export interface Church {
  readonly name: "church";
  readonly kind: number;
  readonly seat: number;
  readonly development: string;
}

/** Two players: lay a coin on a card of the row, or none. */
export interface Coin {
  readonly name: "coin";
  readonly kind: number;
  readonly seat: number;
}

/** What covers the monk. */
export interface Column {
  readonly name: "column";
  readonly kind: number;
  readonly seat: number;
  readonly turn: BuildTurn;
  readonly monks: number;
}

/** A number of cards of one person. */
export interface Copies {
  readonly person: string;
  readonly count: number;
}

export type Decision = Draft | DraftMore | Benefactor | Prophet | Take | Put | Coin | Build | Column | Place | Side | Lock | Smuggler | Apprentice | GivePile | Give | Tavern | Church;

export interface Development {
  readonly development: string;
  readonly counts: readonly number[];
  readonly leader: number | null;
  readonly holder: number | null;
  readonly winner: number | null;
}

/** Draft a card, or first play a person of the module support. */
export interface Draft {
  readonly name: "draft";
  readonly kind: number;
  readonly seat: number;
  readonly left: number;
}

/** The recruiter's turn: a draft and nothing else. */
export interface DraftMore {
  readonly name: "draft-more";
  readonly kind: number;
  readonly seat: number;
  readonly left: number;
  readonly picks: number;
}

export type Event = VillagersRoundBegun | VillagersDraftedRow | VillagersDraftedStack | VillagersDraftedReserve | VillagersRowFilled | VillagersHandsTaken | VillagersRecruited | VillagersPlayed | VillagersLimitChanged | VillagersLooked | VillagersSaw | VillagersTookHidden | VillagersTookFace | VillagersPutBack | VillagersPutFace | VillagersCoinLaid | VillagersDeclined | VillagersRowDiscarded | VillagersRowCoins | VillagersTurnBegun | VillagersHired | VillagersLaid | VillagersSwapped | VillagersLockOwn | VillagersLockOther | VillagersLockBank | VillagersLockFree | VillagersGaveUp | VillagersGaveFace | VillagersSmuggled | VillagersTurnEnded | VillagersFlipped | VillagersLosPassed | VillagersBronze | VillagersDevelopmentWon | VillagersDevelopmentTied | VillagersMarketBegun | VillagersMarketGold | VillagersMarketCoins | VillagersSilver | VillagersCoinsKept | VillagersGameEnded | VillagersCardTaken | VillagersLaying | VillagersBasicTaken | VillagersCoinsLaid | VillagersLookedLeft | VillagersDevelopmentLed | VillagersDevelopmentBack | VillagersSupportKnown;

/** Which card it is. */
export interface Give {
  readonly name: "give";
  readonly kind: number;
  readonly seat: number;
  readonly basic: string;
  readonly turn: BuildTurn;
  readonly pile: number | null;
}

/** On which stack the card will lie. */
export interface GivePile {
  readonly name: "pile";
  readonly kind: number;
  readonly seat: number;
  readonly basic: string;
  readonly turn: BuildTurn;
}

/** Cards of a hand that look alike to the viewer; the suit can always be seen. */
export interface HandCard {
  readonly card: string;
  readonly person: string | null;
  readonly suit: string;
  readonly count: number;
  readonly open: number;
}

/** How the lock of the person is opened. */
export interface Lock {
  readonly name: "lock";
  readonly kind: number;
  readonly seat: number;
  readonly person: string;
  readonly monks: number;
  readonly turn: BuildTurn | null;
  readonly under: number | null;
}

/** Cards of a pile that a seat looks at and still has to put back. */
export interface Looking {
  readonly seat: number;
  readonly pile: number;
  readonly count: number;
  readonly persons: readonly string[] | null;
}

/** A market day. */
export interface Market {
  readonly number: number;
  readonly stack: number;
  readonly due: boolean;
  readonly held: boolean;
}

/** What to say: message id and parameters, the same for every language and client. A tuple of messages as a parameter is a list, such as the goods of a price; clients join it with plus signs. */
export interface Message {
  readonly id: string;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string | readonly Message[] | Text | SeatParam };
}

/** Cards of a pile that a seat looked at and put back, or still has to, in an order that it alone knows. */
export interface Mixed {
  readonly seat: number;
  readonly places: readonly number[];
  readonly persons: readonly string[];
  readonly support: boolean;
}

/** A piece moves from one address to another. None: from or back to the common stock. */
export interface Move {
  readonly piece: string;
  readonly from: string | null;
  readonly to: string | null;
  /** If missing: 1. */
  readonly count?: number;
  readonly seat?: number | null;
  readonly via?: string | null;
}

export interface Options {
  readonly support: boolean;
  readonly profiteers: boolean;
  readonly development: boolean;
  readonly locks: boolean;
  readonly any_covered: boolean;
}

/** A stack or the reserve, without the cards somebody is looking at. */
export interface Pile {
  readonly number: number;
  readonly count: number;
  readonly cards: readonly PileCard[];
  readonly mixed: readonly Mixed[];
}

/** A face-down card of which the viewer knows something. */
export interface PileCard {
  readonly place: number;
  readonly suit: string;
  readonly person: string | null;
  readonly seen: boolean;
  readonly giver: number | null;
  readonly support: boolean;
}

/** On which card of the village. */
export interface Place {
  readonly name: "place";
  readonly kind: number;
  readonly seat: number;
  readonly person: string;
  readonly monks: number;
  readonly turn: BuildTurn | null;
}

export interface Player {
  readonly seat: number;
  readonly gold: number;
  readonly hand: readonly HandCard[];
  readonly drafted: readonly string[];
  readonly draft_limit: number;
  readonly village: readonly VillageCard[];
  readonly persons: number;
  readonly food: number;
  readonly build: number;
  readonly printed_gold: number;
  readonly coins: number;
  readonly next_draft_limit: number;
  readonly next_build_limit: number;
  readonly support: number;
}

/** Which stack the prophet looks through. */
export interface Prophet {
  readonly name: "prophet";
  readonly kind: number;
  readonly seat: number;
}

/** Which card goes back next, from the lowest to the top. */
export interface Put {
  readonly name: "put";
  readonly kind: number;
  readonly seat: number;
  readonly pile: number;
  readonly count: number;
  readonly turn: BuildTurn | null;
}

/** Why an action is not legal: what `why_not` says and `IllegalAction` carries. */
export interface Refusal {
  readonly code: string;
  /** If missing: "". */
  readonly rule?: string;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string };
  /** If missing: {}. */
  readonly missing?: { readonly [name: string]: number };
}

export interface RowCard {
  readonly place: number;
  readonly person: string | null;
  readonly coins: number;
  readonly leaves: boolean;
}

/** A parameter that is a seat: the client writes the name of whoever sits there. */
export interface SeatParam {
  readonly type: "seat";
  readonly number: number;
}

/** With which side up: founders that an apprentice brings into play again. */
export interface Side {
  readonly name: "side";
  readonly kind: number;
  readonly seat: number;
  readonly person: string;
  readonly turn: BuildTurn;
}

/** Which card's gold he smuggles. */
export interface Smuggler {
  readonly name: "smuggler";
  readonly kind: number;
  readonly seat: number;
  readonly turn: BuildTurn;
}

/** Which of the cards is taken. */
export interface Take {
  readonly name: "take";
  readonly kind: number;
  readonly seat: number;
  readonly pile: number;
  readonly count: number;
  readonly turn: BuildTurn | null;
}

/** Which basic. */
export interface Tavern {
  readonly name: "tavern";
  readonly kind: number;
  readonly seat: number;
  readonly development: string;
}

/** A parameter that is itself a text in the catalogue, such as the name of a tile. */
export interface Text {
  readonly type: "text";
  readonly id: string;
}

export type View = VillagersView;

export interface VillageCard {
  readonly number: number;
  readonly person: string;
  readonly stands_for: string | null;
  readonly under: number | null;
  readonly coins: number;
  readonly covered: boolean;
  readonly places: number;
  readonly gold: number;
  readonly food: number;
  readonly build: number;
  readonly silver: number | null;
  readonly bronze: number | null;
}

export interface VillagersBasicTaken {
  readonly name: "basic-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly card: number;
}

export interface VillagersBronze {
  readonly name: "bronze";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly gold: number;
  readonly card: number;
}

export interface VillagersCardTaken {
  readonly name: "card-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
}

export interface VillagersCoinLaid {
  readonly name: "coin-laid";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly place: number;
  readonly gold: number;
}

export interface VillagersCoinsKept {
  readonly name: "coins-kept";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly card: number;
  readonly gold: number;
}

export interface VillagersCoinsLaid {
  readonly name: "coins-laid";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly owner: number;
  readonly card: number;
  readonly gold: number;
}

export interface VillagersDeclined {
  readonly name: "declined";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface VillagersDevelopmentBack {
  readonly name: "development-back";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly development: string | null;
}

export interface VillagersDevelopmentLed {
  readonly name: "development-led";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly development: string | null;
}

export interface VillagersDevelopmentTied {
  readonly name: "development-tied";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly development: string | null;
}

export interface VillagersDevelopmentWon {
  readonly name: "development-won";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly development: string | null;
  readonly gold: number;
}

export interface VillagersDraftedReserve {
  readonly name: "drafted-reserve";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
}

export interface VillagersDraftedRow {
  readonly name: "drafted-row";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly place: number;
  readonly coins: number;
}

export interface VillagersDraftedStack {
  readonly name: "drafted-stack";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly pile: number;
}

export interface VillagersFlipped {
  readonly name: "flipped";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: number;
}

export interface VillagersGameEnded {
  readonly name: "game-ended";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
}

export interface VillagersGaveFace {
  readonly name: "gave-face";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly pile: number;
}

export interface VillagersGaveUp {
  readonly name: "gave-up";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly suit: string | null;
  readonly pile: number;
}

export interface VillagersHandsTaken {
  readonly name: "hands-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
}

export interface VillagersHired {
  readonly name: "hired";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: number;
  readonly owner: number;
  readonly limit: number;
}

export interface VillagersLaid {
  readonly name: "laid";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly under: number;
  readonly card: number;
}

export interface VillagersLaying {
  readonly name: "laying";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
}

export interface VillagersLimitChanged {
  readonly name: "limit-changed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly limit: number;
}

export interface VillagersLockBank {
  readonly name: "lock-bank";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly gold: number;
}

export interface VillagersLockFree {
  readonly name: "lock-free";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
}

export interface VillagersLockOther {
  readonly name: "lock-other";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly card: number;
  readonly gold: number;
}

export interface VillagersLockOwn {
  readonly name: "lock-own";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly card: number;
  readonly gold: number;
}

export interface VillagersLooked {
  readonly name: "looked";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly pile: number;
  readonly count: number;
}

export interface VillagersLookedLeft {
  readonly name: "looked-left";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly pile: number;
  readonly count: number;
}

export interface VillagersLosPassed {
  readonly name: "los-passed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly former: number;
}

export interface VillagersMarketBegun {
  readonly name: "market-begun";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly market: number;
}

export interface VillagersMarketCoins {
  readonly name: "market-coins";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly gold: number;
}

export interface VillagersMarketGold {
  readonly name: "market-gold";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly gold: number;
}

export interface VillagersPlayed {
  readonly name: "played";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
}

export interface VillagersPutBack {
  readonly name: "put-back";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly pile: number;
}

export interface VillagersPutFace {
  readonly name: "put-face";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly pile: number;
}

export interface VillagersRecruited {
  readonly name: "recruited";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly gold: number;
}

export interface VillagersRoundBegun {
  readonly name: "round-begun";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly number: number;
  readonly seat: number;
}

export interface VillagersRowCoins {
  readonly name: "row-coins";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly gold: number;
  readonly places: number;
}

export interface VillagersRowDiscarded {
  readonly name: "row-discarded";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly place: number;
  readonly person: string | null;
  readonly coins: number;
}

export interface VillagersRowFilled {
  readonly name: "row-filled";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly place: number;
  readonly person: string | null;
  readonly pile: number;
}

export interface VillagersSaw {
  readonly name: "saw";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
}

export interface VillagersSilver {
  readonly name: "silver";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly gold: number;
  readonly card: number;
}

export interface VillagersSmuggled {
  readonly name: "smuggled";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly card: number;
  readonly gold: number;
}

export interface VillagersSupportKnown {
  readonly name: "support-known";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface VillagersSwapped {
  readonly name: "swapped";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly card: number;
  readonly owner: number;
}

export interface VillagersTookFace {
  readonly name: "took-face";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly person: string | null;
  readonly pile: number;
}

export interface VillagersTookHidden {
  readonly name: "took-hidden";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly suit: string | null;
  readonly pile: number;
}

export interface VillagersTurnBegun {
  readonly name: "turn-begun";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly limit: number;
}

export interface VillagersTurnEnded {
  readonly name: "turn-ended";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface VillagersView {
  readonly game: string;
  readonly seat: number | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: string;
  readonly phases: readonly string[];
  readonly turn: number;
  readonly revealed: number;
  readonly decision: Draft | DraftMore | Benefactor | Prophet | Take | Put | Coin | Build | Column | Place | Side | Lock | Smuggler | Apprentice | GivePile | Give | Tavern | Church | null;
  readonly los: number;
  readonly order: readonly number[];
  readonly next_seat: number | null;
  readonly row: readonly RowCard[];
  readonly refill: number | null;
  readonly stacks: readonly Pile[];
  readonly reserve: Pile;
  readonly basics: readonly Copies[];
  readonly discard: readonly Copies[];
  readonly developments: readonly Development[];
  readonly markets: readonly Market[];
  readonly looking: Looking | null;
  readonly laying: readonly string[];
  readonly players: readonly Player[];
  readonly winners: readonly number[];
}
