// What leaves the game magna_carta.
// Made by tools/typescript.py (make types): do not edit.

/** One of the actions A to F: draw, swap, place a worker, build, build a prestige building, pass. */
export interface Action {
  readonly name: "action";
  readonly kind: number;
  readonly seat: number;
}

/** A number of goods, coins, workers or points, by the name the components file uses. */
export interface Amount {
  readonly resource: string;
  readonly count: number;
}

/** Buy a cube of choice by the only option of the effect, or none. */
export interface Buy {
  readonly name: "buy";
  readonly kind: number;
  readonly seat: number;
  readonly place: number;
  readonly card: string;
  readonly role: string;
  readonly options: readonly EffectOption[];
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

/** Name the residence the prestige building goes on. */
export interface Cover {
  readonly name: "cover";
  readonly kind: number;
  readonly seat: number;
  readonly card: string;
}

export type Decision = Mulligan | Action | Cover | Pay | Provost | Use | Buy | Take | Give | Turn | Offer;

/** One way to use an effect, as the components file words it. */
export interface EffectOption {
  readonly number: number;
  readonly pay: readonly Amount[];
  readonly gain: readonly Amount[];
  readonly card_cube: number;
  readonly turn: boolean;
}

export type Event = MagnaCartaKeptHand | MagnaCartaDiscarded | MagnaCartaDrew | MagnaCartaDrewHidden | MagnaCartaReshuffled | MagnaCartaStartPlayer | MagnaCartaRoundBegun | MagnaCartaDeniersGained | MagnaCartaDeniersPaid | MagnaCartaGained | MagnaCartaPaid | MagnaCartaPlaced | MagnaCartaBuilt | MagnaCartaCubesLaid | MagnaCartaPrestigeBuilt | MagnaCartaPassed | MagnaCartaProvostMoved | MagnaCartaActivated | MagnaCartaDeclined | MagnaCartaCardCubeTaken | MagnaCartaChosen | MagnaCartaTurned | MagnaCartaCubesReturned | MagnaCartaNotReached | MagnaCartaOffered | MagnaCartaTilesTaken | MagnaCartaMostBatches | MagnaCartaTilesRemoved | MagnaCartaProvostAdvanced | MagnaCartaGameEnded | MagnaCartaShown | MagnaCartaWorkerHome | MagnaCartaMarkerBack;

/** Give a cube of choice for what the only option of the effect brings, or none. */
export interface Give {
  readonly name: "give";
  readonly kind: number;
  readonly seat: number;
  readonly place: number;
  readonly card: string;
  readonly role: string;
  readonly options: readonly EffectOption[];
}

export interface Goods {
  readonly food: number;
  readonly wood: number;
  readonly stone: number;
  readonly gold: number;
}

export interface MagnaCartaActivated {
  readonly name: "activated";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly card: string | null;
}

export interface MagnaCartaBuilt {
  readonly name: "built";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: string | null;
  readonly place: number;
}

export interface MagnaCartaCardCubeTaken {
  readonly name: "card-cube-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly good: string | null;
}

export interface MagnaCartaChosen {
  readonly name: "chosen";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly card: string | null;
}

export interface MagnaCartaCubesLaid {
  readonly name: "cubes-laid";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly place: number;
  readonly good: string | null;
  readonly count: number;
}

export interface MagnaCartaCubesReturned {
  readonly name: "cubes-returned";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly place: number;
  readonly good: string | null;
  readonly count: number;
}

export interface MagnaCartaDeclined {
  readonly name: "declined";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface MagnaCartaDeniersGained {
  readonly name: "deniers-gained";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface MagnaCartaDeniersPaid {
  readonly name: "deniers-paid";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface MagnaCartaDiscarded {
  readonly name: "discarded";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: string | null;
}

export interface MagnaCartaDrew {
  readonly name: "drew";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: string | null;
}

export interface MagnaCartaDrewHidden {
  readonly name: "drew-hidden";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface MagnaCartaGained {
  readonly name: "gained";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly good: string | null;
  readonly count: number;
}

export interface MagnaCartaGameEnded {
  readonly name: "game-ended";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
}

export interface MagnaCartaKeptHand {
  readonly name: "kept-hand";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface MagnaCartaMarkerBack {
  readonly name: "marker-back";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
}

export interface MagnaCartaMostBatches {
  readonly name: "most-batches";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface MagnaCartaNotReached {
  readonly name: "not-reached";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly card: string | null;
}

export interface MagnaCartaOffered {
  readonly name: "offered";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface MagnaCartaPaid {
  readonly name: "paid";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly good: string | null;
  readonly count: number;
}

export interface MagnaCartaPassed {
  readonly name: "passed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
}

export interface MagnaCartaPlaced {
  readonly name: "placed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly card: string | null;
}

export interface MagnaCartaPrestigeBuilt {
  readonly name: "prestige-built";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: string | null;
  readonly place: number;
}

export interface MagnaCartaProvostAdvanced {
  readonly name: "provost-advanced";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly place: number;
  readonly steps: number;
}

export interface MagnaCartaProvostMoved {
  readonly name: "provost-moved";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly steps: number;
}

export interface MagnaCartaReshuffled {
  readonly name: "reshuffled";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface MagnaCartaRoundBegun {
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

export interface MagnaCartaShown {
  readonly name: "shown";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly card: string | null;
}

export interface MagnaCartaStartPlayer {
  readonly name: "start-player";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly former: number;
}

export interface MagnaCartaTilesRemoved {
  readonly name: "tiles-removed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly section: string | null;
  readonly count: number;
}

export interface MagnaCartaTilesTaken {
  readonly name: "tiles-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly section: string | null;
  readonly count: number;
}

export interface MagnaCartaTurned {
  readonly name: "turned";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly card: string | null;
}

export interface MagnaCartaView {
  readonly game: string;
  readonly seat: number | null;
  readonly options: Options;
  readonly round: number;
  readonly tiles_left: number;
  readonly last_round: boolean;
  readonly phase: string;
  readonly phases: readonly string[];
  readonly turn: number;
  readonly revealed: number;
  readonly decision: Mulligan | Action | Cover | Pay | Provost | Use | Buy | Take | Give | Turn | Offer | null;
  readonly order: readonly number[];
  readonly prices: Prices;
  readonly road: readonly Place[];
  readonly next_place: number | null;
  readonly provost: number | null;
  readonly provost_places: readonly number[];
  readonly stock: Sections;
  readonly display: readonly string[];
  readonly bridge: readonly number[];
  readonly bridge_spaces: number;
  readonly start_player: number | null;
  readonly players: readonly Player[];
  readonly winners: readonly number[];
}

export interface MagnaCartaWorkerHome {
  readonly name: "worker-home";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
}

/** What to say: message id and parameters, the same for every language and client. A tuple of messages as a parameter is a list, such as the goods of a price; clients join it with plus signs. */
export interface Message {
  readonly id: string;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string | readonly Message[] | Text | SeatParam };
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

/** Keep the first hand, or draw another one. */
export interface Mulligan {
  readonly name: "mulligan";
  readonly kind: number;
  readonly seat: number;
}

/** Offer batches to the castle. */
export interface Offer {
  readonly name: "offer";
  readonly kind: number;
  readonly seat: number;
}

export interface Options {
  readonly beginner: boolean;
}

/** Pay the next cube of a price; cubes are paid in ascending order: food, wood, stone, gold. Paid for are a card to be built, a card to be turned into a residence, or the batches of the castle. */
export interface Pay {
  readonly name: "pay";
  readonly kind: number;
  readonly seat: number;
  readonly cubes_left: number;
  readonly white: number;
  readonly lowest: string;
  readonly paid: number;
  readonly card: string | null;
  readonly place: number | null;
  readonly effect_place: number | null;
  readonly role: string | null;
}

/** A card of the road: what it is, which side is visible, whose it is, what stands and lies on it. */
export interface Place {
  readonly number: number;
  readonly card: string;
  readonly side: string;
  readonly prestige: string | null;
  readonly owner: number | null;
  readonly worker: number | null;
  readonly cubes: number;
  readonly good: string | null;
  readonly chosen: boolean;
  readonly live: boolean;
}

export interface Player {
  readonly seat: number;
  readonly deniers: number;
  readonly goods: Goods;
  readonly workers: number;
  readonly tiles: Sections;
  readonly points: number;
  readonly hand_size: number;
  readonly hand: readonly string[] | null;
  readonly known: readonly string[];
  readonly pile_size: number;
  readonly discard: readonly string[];
  readonly prestige: readonly string[];
  readonly batches: number;
  readonly income: number;
}

/** What the plain actions cost now, in deniers. */
export interface Prices {
  readonly draw: number;
  readonly swap: number;
  readonly place: number;
  readonly provost: number;
}

/** Move the Provost, for deniers. */
export interface Provost {
  readonly name: "provost";
  readonly kind: number;
  readonly seat: number;
  readonly most_steps: number;
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

/** A parameter that is a seat: the client writes the name of whoever sits there. */
export interface SeatParam {
  readonly type: "seat";
  readonly number: number;
}

/** Prestige tiles by castle section. */
export interface Sections {
  readonly dungeon: number;
  readonly walls: number;
  readonly towers: number;
}

/** Take a cube of choice; cubes are taken in ascending order: food, wood, stone. */
export interface Take {
  readonly name: "take";
  readonly kind: number;
  readonly seat: number;
  readonly place: number;
  readonly card: string;
  readonly role: string;
  readonly options: readonly EffectOption[];
  readonly cubes_left: number;
  readonly lowest: string;
}

/** A parameter that is itself a text in the catalogue, such as the name of a tile. */
export interface Text {
  readonly type: "text";
  readonly id: string;
}

/** Turn your own card into a residence, or none. */
export interface Turn {
  readonly name: "turn";
  readonly kind: number;
  readonly seat: number;
  readonly place: number;
  readonly card: string;
  readonly role: string;
  readonly options: readonly EffectOption[];
}

/** Carry out one option of the effect, or none. */
export interface Use {
  readonly name: "use";
  readonly kind: number;
  readonly seat: number;
  readonly place: number;
  readonly card: string;
  readonly role: string;
  readonly options: readonly EffectOption[];
}

export type View = MagnaCartaView;
