// What leaves the game caylus.
// Made by tools/typescript.py (make types): do not edit.

/** A number of goods, coins, workers or points, by the name the components file uses. */
export interface Amount {
  readonly resource: string;
  readonly count: number;
}

/** Complete the batch. */
export interface Batch {
  readonly name: "batch";
  readonly kind: number;
  readonly seat: number;
  readonly given: string;
}

/** Take a good as the owner of a building that another player's worker has used. */
export interface Bonus {
  readonly name: "bonus";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
}

/** Build a wood or stone tile. */
export interface Build {
  readonly name: "build";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
}

/** Buy one good of choice, or nothing. */
export interface Buy {
  readonly name: "buy";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
}

/** Begin a batch for the castle, or stop. */
export interface Castle {
  readonly name: "castle";
  readonly kind: number;
  readonly seat: number;
  readonly section: string;
  readonly batches: number;
}

export interface CaylusBailiffMoved {
  readonly name: "bailiff-moved";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly space: number;
  readonly steps: number;
  readonly former: number;
}

export interface CaylusBatchGiven {
  readonly name: "batch-given";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly part: string | null;
  readonly count: number;
}

export interface CaylusBuildingActivated {
  readonly name: "building-activated";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly tile: string | null;
}

export interface CaylusBuilt {
  readonly name: "built";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number;
}

export interface CaylusConversionWaits {
  readonly name: "conversion-waits";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly tile: string | null;
}

export interface CaylusConverted {
  readonly name: "converted";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly tile: string | null;
  readonly returns: number;
}

export interface CaylusCutOff {
  readonly name: "cut-off";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly tile: string | null;
}

export interface CaylusDeclined {
  readonly name: "declined";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface CaylusDeniersGained {
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

export interface CaylusDeniersPaid {
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

export interface CaylusFavorUsed {
  readonly name: "favor-used";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly line: string | null;
  readonly column: number;
  readonly former: number;
}

export interface CaylusFavorsLost {
  readonly name: "favors-lost";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface CaylusFavorsReceived {
  readonly name: "favors-received";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface CaylusGained {
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

export interface CaylusGameEnded {
  readonly name: "game-ended";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
}

export interface CaylusGoodsScored {
  readonly name: "goods-scored";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface CaylusIncome {
  readonly name: "income";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface CaylusLeftInn {
  readonly name: "left-inn";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface CaylusLinesFreed {
  readonly name: "lines-freed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface CaylusMarkerBack {
  readonly name: "marker-back";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
}

export interface CaylusMovedIntoInn {
  readonly name: "moved-into-inn";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface CaylusNoBatch {
  readonly name: "no-batch";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface CaylusOrderSet {
  readonly name: "order-set";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
}

export interface CaylusOwnerBonus {
  readonly name: "owner-bonus";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
}

export interface CaylusOwnerPoints {
  readonly name: "owner-points";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
  readonly space: number;
}

export interface CaylusPaid {
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

export interface CaylusPartClosed {
  readonly name: "part-closed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly part: string | null;
  readonly columns: number;
}

export interface CaylusPartScored {
  readonly name: "part-scored";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly part: string | null;
}

export interface CaylusPassed {
  readonly name: "passed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
}

export interface CaylusPlaced {
  readonly name: "placed";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly tile: string | null;
  readonly gate: number;
}

export interface CaylusPlacedCastle {
  readonly name: "placed-castle";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly gate: number;
}

export interface CaylusPlacedSpecial {
  readonly name: "placed-special";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly tile: string | null;
  readonly circle: number;
  readonly gate: number;
}

export interface CaylusPointsGained {
  readonly name: "points-gained";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface CaylusPointsLost {
  readonly name: "points-lost";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface CaylusPrestigeBuilt {
  readonly name: "prestige-built";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number;
}

export interface CaylusProvostMoved {
  readonly name: "provost-moved";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly steps: number;
}

export interface CaylusRoundBegun {
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

export interface CaylusSpecialActivated {
  readonly name: "special-activated";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly tile: string | null;
}

export interface CaylusView {
  readonly game: string;
  readonly seat: number | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: string;
  readonly phases: readonly string[];
  readonly turn: number;
  readonly revealed: number;
  readonly decision: Place | Gate | Guild | Inn | Provost | Use | Buy | Take | Pay | Bonus | Build | Prestige | Site | Convert | Castle | Batch | Line | Column | null;
  readonly favors_owed: number;
  readonly order: readonly number[];
  readonly upcoming: readonly number[];
  readonly passed: readonly number[];
  readonly scale: readonly number[];
  readonly specials: readonly Special[];
  readonly inn_right: number | null;
  readonly road: readonly Space[];
  readonly next_space: number | null;
  readonly provost: number;
  readonly provost_lowest: number;
  readonly provost_highest: number;
  readonly bailiff: number;
  readonly bailiff_next: number;
  readonly queue: readonly number[];
  readonly castle: readonly Section[];
  readonly open_columns: number;
  readonly favor: FavorTable | null;
  readonly supply: readonly Stack[];
  readonly players: readonly Player[];
  readonly winners: readonly number[];
}

export interface CaylusWorkerHome {
  readonly name: "worker-home";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly tile: string | null;
  readonly place: number;
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

/** Use the effect of a column up to the marker, or none. */
export interface Column {
  readonly name: "column";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string;
  readonly columns: readonly FavorColumn[];
}

/** Turn a building into a residence. */
export interface Convert {
  readonly name: "convert";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
}

export type Decision = Place | Gate | Guild | Inn | Provost | Use | Buy | Take | Pay | Bonus | Build | Prestige | Site | Convert | Castle | Batch | Line | Column;

/** One way to use an effect, as the components file words it. */
export interface EffectOption {
  readonly number: number;
  readonly pay: readonly Amount[];
  readonly gain: readonly Amount[];
  readonly waive: readonly Amount[];
  readonly build: string | null;
  readonly favor: number;
  readonly provost_steps: number;
}

export type Event = CaylusRoundBegun | CaylusOrderSet | CaylusIncome | CaylusPlaced | CaylusPlacedSpecial | CaylusPlacedCastle | CaylusOwnerPoints | CaylusPassed | CaylusDeniersPaid | CaylusDeniersGained | CaylusSpecialActivated | CaylusDeclined | CaylusMovedIntoInn | CaylusLeftInn | CaylusProvostMoved | CaylusBuildingActivated | CaylusGained | CaylusPaid | CaylusPointsGained | CaylusPointsLost | CaylusOwnerBonus | CaylusBuilt | CaylusPrestigeBuilt | CaylusConversionWaits | CaylusConverted | CaylusCutOff | CaylusBatchGiven | CaylusNoBatch | CaylusFavorsReceived | CaylusFavorUsed | CaylusFavorsLost | CaylusBailiffMoved | CaylusPartScored | CaylusGoodsScored | CaylusGameEnded | CaylusWorkerHome | CaylusMarkerBack | CaylusLinesFreed | CaylusPartClosed;

/** A column of a line of the favor table: its effect, without options where there is none. */
export interface FavorColumn {
  readonly number: number;
  readonly options: readonly EffectOption[];
}

/** A column of a line of the favor table; 0 is the lily before the first. */
export interface FavorPlace {
  readonly number: number;
  readonly open: boolean;
  readonly markers: readonly number[];
}

/** The lines of the favor table. */
export interface FavorTable {
  readonly points: readonly FavorPlace[];
  readonly deniers: readonly FavorPlace[];
  readonly goods: readonly FavorPlace[];
  readonly buildings: readonly FavorPlace[];
}

/** The columns that a player's markers have reached on the lines of the favor table; 0: none yet. */
export interface Favors {
  readonly points: number;
  readonly deniers: number;
  readonly goods: number;
  readonly buildings: number;
}

/** Put the worker from the gate on another place, free of charge, or take it home. */
export interface Gate {
  readonly name: "gate";
  readonly kind: number;
  readonly seat: number;
}

export interface Goods {
  readonly food: number;
  readonly wood: number;
  readonly stone: number;
  readonly cloth: number;
  readonly gold: number;
}

/** Move the provost free of charge. */
export interface Guild {
  readonly name: "guild";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
  readonly most_steps: number;
}

/** Leave the worker on the right circle of the inn, or take it home. */
export interface Inn {
  readonly name: "inn";
  readonly kind: number;
  readonly seat: number;
}

/** Take a royal favor (`favors_owed` of the view) on a line of the favor table. */
export interface Line {
  readonly name: "line";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
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

export interface Options {
  readonly beginner: boolean;
  readonly jeweler: boolean;
  readonly lawyer_points: number;
  readonly strict_gate: boolean;
  readonly castle_by_scale: boolean;
}

/** Pay a good of choice: part of the price of a tile or of an effect. */
export interface Pay {
  readonly name: "pay";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
  readonly option: number;
  readonly wildcards: number;
  readonly lowest: string;
  readonly building: string | null;
}

/** Place a worker or pass. */
export interface Place {
  readonly name: "place";
  readonly kind: number;
  readonly seat: number;
  readonly price: number;
  readonly castle_price: number;
  readonly own_price: number;
}

export interface Player {
  readonly seat: number;
  readonly points: number;
  readonly deniers: number;
  readonly income: number;
  readonly price: number | null;
  readonly workers: number;
  readonly goods: Goods;
  readonly favors: Favors;
  readonly used_lines: readonly string[];
  readonly batches: number;
}

/** Build a prestige tile. */
export interface Prestige {
  readonly name: "prestige";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
}

/** Move the provost for money. */
export interface Provost {
  readonly name: "provost";
  readonly kind: number;
  readonly seat: number;
  readonly most_steps: number;
  readonly deniers_per_step: number;
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

/** A part of the castle. */
export interface Section {
  readonly name: string;
  readonly spaces: number;
  readonly points: number;
  readonly scoring_space: number;
  readonly houses: readonly number[];
  readonly scored: boolean;
  readonly next: boolean;
}

/** Choose the residence that the prestige building replaces. */
export interface Site {
  readonly name: "site";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
  readonly building: string;
}

/** A space of the road: what lies on it, whose house and worker, and who waits to turn it into a residence. */
export interface Space {
  readonly number: number;
  readonly printed: string;
  readonly tile: string | null;
  readonly kind: string | null;
  readonly owner: number | null;
  readonly worker: number | null;
  readonly waiting: number | null;
  readonly live: boolean;
  readonly provost: boolean;
  readonly bailiff: boolean;
}

/** A special building before the bridge; the stables have three circles, the inn's right one is `inn_right`. */
export interface Special {
  readonly tile: string;
  readonly workers: readonly number[];
  readonly places: number;
}

/** Tiles of one kind in the supply. */
export interface Stack {
  readonly tile: string;
  readonly copies: number;
  readonly points: number;
}

/** Take a good of choice that is paid for. */
export interface Take {
  readonly name: "take";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
  readonly option: number;
  readonly goods_left: number;
  readonly lowest: string;
}

/** A parameter that is itself a text in the catalogue, such as the name of a tile. */
export interface Text {
  readonly type: "text";
  readonly id: string;
}

/** Carry out one option of the effect, or none where that is allowed. */
export interface Use {
  readonly name: "use";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string | null;
  readonly space: number | null;
  readonly line: string | null;
  readonly column: number | null;
  readonly options: readonly EffectOption[];
}

export type View = CaylusView;
