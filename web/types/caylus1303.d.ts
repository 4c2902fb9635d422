// What leaves the game caylus1303.
// Made by tools/typescript.py (make types): do not edit.

/** A number of goods, coins, workers or points, by the name the components file uses. */
export interface Amount {
  readonly resource: string;
  readonly count: number;
}

/** Move the provost by the Bailiff. */
export interface Bailiff {
  readonly name: "bailiff";
  readonly kind: number;
  readonly seat: number;
  readonly most_steps: number;
}

/** Move the provost before the activation, for workers. */
export interface Bridge {
  readonly name: "bridge";
  readonly kind: number;
  readonly seat: number;
  readonly most_steps: number;
}

/** Build a tile of the supply. */
export interface Build {
  readonly name: "build";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string;
  readonly space: number | null;
  readonly slot: number | null;
  readonly options: readonly EffectOption[];
}

/** Put the next good into the bundle. */
export interface Bundle {
  readonly name: "bundle";
  readonly kind: number;
  readonly seat: number;
  readonly goods_left: number;
  readonly lowest: string;
  readonly gold: boolean;
  readonly points: number;
  readonly gold_points: number;
}

export interface Caylus1303BuildingActivated {
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

export interface Caylus1303Built {
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

export interface Caylus1303CharacterTaken {
  readonly name: "character-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly character: string | null;
  readonly former: number;
}

export interface Caylus1303Claimed {
  readonly name: "claimed";
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

export interface Caylus1303CutOff {
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
  readonly place: number;
}

export interface Caylus1303Declined {
  readonly name: "declined";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface Caylus1303Delivered {
  readonly name: "delivered";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface Caylus1303ExtraWorker {
  readonly name: "extra-worker";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface Caylus1303FavorReceived {
  readonly name: "favor-received";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface Caylus1303Gained {
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

export interface Caylus1303GameEnded {
  readonly name: "game-ended";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly players: number;
}

export interface Caylus1303GoldScored {
  readonly name: "gold-scored";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface Caylus1303MarkerBack {
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

export interface Caylus1303MonumentBuilt {
  readonly name: "monument-built";
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

export interface Caylus1303OwnerBonus {
  readonly name: "owner-bonus";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly good: string | null;
  readonly space: number;
}

export interface Caylus1303OwnerPoints {
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

export interface Caylus1303Paid {
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

export interface Caylus1303Passed {
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

export interface Caylus1303Placed {
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
  readonly place: number;
}

export interface Caylus1303PlacedOnSite {
  readonly name: "placed-on-site";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
}

export interface Caylus1303PointsGained {
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

export interface Caylus1303ProvostMoved {
  readonly name: "provost-moved";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly gap: number;
  readonly steps: number;
}

export interface Caylus1303ProvostReset {
  readonly name: "provost-reset";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly gap: number;
  readonly former_gap: number;
}

export interface Caylus1303Recruited {
  readonly name: "recruited";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface Caylus1303ResidenceTurned {
  readonly name: "residence-turned";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
}

export interface Caylus1303RoundBegun {
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

export interface Caylus1303SiteLeft {
  readonly name: "site-left";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly place: number;
}

export interface Caylus1303SiteTileUsed {
  readonly name: "site-tile-used";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly slot: number;
  readonly tile: string | null;
}

export interface Caylus1303TookMarker {
  readonly name: "took-marker";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
}

export interface Caylus1303View {
  readonly game: string;
  readonly seat: number | null;
  readonly options: Options;
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly phases: readonly string[];
  readonly turn: number;
  readonly revealed: number;
  readonly decision: Draft | EarlyRiser | Plan | Use | Take | Build | Claim | Pay | Toll | Bridge | Bailiff | Deliver | Bundle | Favor | Character | Monument | null;
  readonly road: readonly Space[];
  readonly next_space: number | null;
  readonly gaps: readonly Gap[];
  readonly provost: number;
  readonly site_tiles: readonly SiteTile[];
  readonly site_workers: readonly number[];
  readonly site_places: number;
  readonly bridge: readonly number[];
  readonly bridge_places: number;
  readonly start_player: number;
  readonly order: readonly number[];
  readonly supply: readonly string[];
  readonly board_characters: readonly string[];
  readonly players: readonly Player[];
  readonly winners: readonly number[];
}

export interface Caylus1303WorkerHome {
  readonly name: "worker-home";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly space: number;
  readonly place: number;
}

export interface Caylus1303WorkersSent {
  readonly name: "workers-sent";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

export interface Caylus1303WorkersTaken {
  readonly name: "workers-taken";
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly cause: string | null;
  readonly moves: readonly Move[];
  readonly changes: readonly string[];
  readonly seat: number;
  readonly count: number;
}

/** After the tile of the construction site: take a character, or none. */
export interface Character {
  readonly name: "character";
  readonly kind: number;
  readonly seat: number;
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

/** Put your house on a start tile. */
export interface Claim {
  readonly name: "claim";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string;
  readonly space: number | null;
  readonly slot: number | null;
  readonly options: readonly EffectOption[];
}

export type Decision = Draft | EarlyRiser | Plan | Use | Take | Build | Claim | Pay | Toll | Bridge | Bailiff | Deliver | Bundle | Favor | Character | Monument;

/** Begin a bundle for the construction site, or stop. */
export interface Deliver {
  readonly name: "deliver";
  readonly kind: number;
  readonly seat: number;
  readonly points: number;
  readonly gold_points: number;
}

/** Pick a character at the beginning. */
export interface Draft {
  readonly name: "draft";
  readonly kind: number;
  readonly seat: number;
}

/** Place a worker before the others, or not. */
export interface EarlyRiser {
  readonly name: "early-riser";
  readonly kind: number;
  readonly seat: number;
  readonly extra_workers: number;
}

/** One way to use an effect, as the components file words it. */
export interface EffectOption {
  readonly number: number;
  readonly pay: readonly Amount[];
  readonly gain: readonly Amount[];
  readonly waive: readonly Amount[];
  readonly build: string | null;
  readonly favor: boolean;
}

export type Event = Caylus1303Placed | Caylus1303PlacedOnSite | Caylus1303ExtraWorker | Caylus1303OwnerPoints | Caylus1303Passed | Caylus1303TookMarker | Caylus1303BuildingActivated | Caylus1303Declined | Caylus1303Gained | Caylus1303Paid | Caylus1303WorkersTaken | Caylus1303WorkersSent | Caylus1303PointsGained | Caylus1303Built | Caylus1303Claimed | Caylus1303ProvostMoved | Caylus1303CutOff | Caylus1303OwnerBonus | Caylus1303Delivered | Caylus1303FavorReceived | Caylus1303CharacterTaken | Caylus1303SiteTileUsed | Caylus1303ResidenceTurned | Caylus1303MonumentBuilt | Caylus1303Recruited | Caylus1303ProvostReset | Caylus1303RoundBegun | Caylus1303GoldScored | Caylus1303GameEnded | Caylus1303WorkerHome | Caylus1303SiteLeft | Caylus1303MarkerBack;

/** Use a tile of the construction site or take a character. */
export interface Favor {
  readonly name: "favor";
  readonly kind: number;
  readonly seat: number;
}

/** A place for the provost: directly after the space of this number; the last ones lie beyond the road. */
export interface Gap {
  readonly number: number;
  readonly provost: boolean;
}

export interface Goods {
  readonly food: number;
  readonly wood: number;
  readonly stone: number;
  readonly cloth: number;
  readonly gold: number;
}

/** What to say: message id and parameters, the same for every language and client. A tuple of messages as a parameter is a list, such as the goods of a price; clients join it with plus signs. */
export interface Message {
  readonly id: string;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string | readonly Message[] | Text | SeatParam };
}

/** Build a monument on your residence. */
export interface Monument {
  readonly name: "monument";
  readonly kind: number;
  readonly seat: number;
  readonly space: number;
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
  readonly first_game: boolean;
  readonly open_points: boolean;
  readonly monument_without_house: boolean;
}

/** Pay a good of choice: part of the price of a tile or of an effect. */
export interface Pay {
  readonly name: "pay";
  readonly kind: number;
  readonly seat: number;
  readonly wildcards: number;
  readonly lowest: string;
  readonly building: string | null;
  readonly tile: string | null;
  readonly space: number | null;
  readonly slot: number | null;
  readonly brings: readonly Amount[];
}

/** Place a worker or pass. */
export interface Plan {
  readonly name: "plan";
  readonly kind: number;
  readonly seat: number;
  readonly extra_workers: number;
}

export interface Player {
  readonly seat: number;
  readonly workers: number;
  readonly camp: number;
  readonly houses: number;
  readonly goods: Goods;
  readonly points: number | null;
  readonly characters: readonly string[];
  readonly bundles: number;
  readonly placement: number;
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

export interface SiteTile {
  readonly slot: number;
  readonly tile: string;
  readonly open: boolean;
  readonly from_round: number;
}

/** A space of the road: what is printed there, what lies on it, whose house and workers. */
export interface Space {
  readonly number: number;
  readonly kind: string;
  readonly tile: string | null;
  readonly side: string | null;
  readonly owner: number | null;
  readonly workers: readonly number[];
  readonly live: boolean;
}

/** Take a good of choice. */
export interface Take {
  readonly name: "take";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string;
  readonly space: number | null;
  readonly slot: number | null;
  readonly options: readonly EffectOption[];
}

/** A parameter that is itself a text in the catalogue, such as the name of a tile. */
export interface Text {
  readonly type: "text";
  readonly id: string;
}

/** Move the provost by the effect of the tile on this space. */
export interface Toll {
  readonly name: "toll";
  readonly kind: number;
  readonly seat: number;
  readonly most_steps: number;
  readonly tile: string;
  readonly space: number;
}

/** Carry out one option of the effect, or none. */
export interface Use {
  readonly name: "use";
  readonly kind: number;
  readonly seat: number;
  readonly tile: string;
  readonly space: number | null;
  readonly slot: number | null;
  readonly options: readonly EffectOption[];
}

export type View = Caylus1303View;
