// The HTTP addresses and what they carry.
// Made by tools/typescript.py (make types): do not edit.

/** A seat did something, by the name the game's catalogue gives it. */
export interface Action {
  readonly type: "action";
  readonly number: number;
  readonly seat: number;
  readonly action: string;
  readonly by: "advance" | "bot" | "clock" | "forced" | "person";
  readonly at?: string | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** A number of goods, coins, workers or points, by the name the components file uses. */
export interface Amount {
  readonly resource: string;
  readonly count: number;
}

/** A whole game, judged. */
export interface Analysis {
  readonly format: number;
  readonly game: string;
  readonly players: number;
  readonly eyes: string;
  readonly course: readonly Chances[];
  readonly moments: readonly KeyMoment[];
  /** If missing: []. */
  readonly stories?: readonly Story[];
}

/** The progress of a game's analysis, and the analysis when it is ready. */
export interface AnalysisShown {
  readonly t: string;
  readonly status: "ready" | "running" | "waiting";
  readonly done: number;
  readonly total: number;
  readonly analysis?: Analysis | null;
  /** If missing: []. */
  readonly again?: readonly number[];
}

/** A lesson that can be gone on with: its table, game and chapter. */
export interface Begun {
  readonly t: string;
  readonly game: string;
  readonly chapter: string;
}

/** Which bot: its id, and the version of it that played (None: not known). */
export interface Bot {
  readonly id: string;
  readonly version?: string | null;
}

/** Everybody's chance of winning after a log number (0: at the beginning). */
export interface Chances {
  readonly number: number;
  readonly seat: number;
  readonly round: number;
  readonly phase: string;
  readonly chances: readonly number[];
  readonly noise: readonly number[];
}

/** Changes the fields that are given. `settings` is the client's own, at most 16 kB, and replaced as a whole. */
export interface Changes {
  readonly name?: string;
  readonly language?: "de" | "en";
  readonly time_zone?: string;
  readonly settings?: { readonly [name: string]: unknown };
}

/** The chapter to open; `again`: from its beginning, whatever was played there before. */
export interface ChapterWish {
  readonly chapter: string;
  /** If missing: false. */
  readonly again?: boolean;
}

/** Digest of the whole state after the log entry of this number: shows where a replay begins to differ. */
export interface Check {
  readonly after: number;
  readonly digest: string;
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

/** The name of an action. */
export interface Chosen {
  readonly choice: string;
}

/** The game of the day of one title: how many have finished it, the best of them, and one's own counted try. */
export interface DailyGame {
  readonly game: string;
  readonly played: number;
  readonly best: readonly DailyResult[];
  readonly own: string;
  readonly t?: string | null;
}

/** All games of a day. */
export interface DailyGames {
  readonly day: string;
  readonly games: readonly DailyGame[];
}

/** What somebody reached in the try that counts. */
export interface DailyResult {
  readonly name: string;
  readonly guest: boolean;
  readonly points: number;
  readonly won: boolean;
  readonly you: boolean;
}

/** An account proves itself once more; a guest need not. */
export interface Deletion {
  /** If missing: "". */
  readonly password?: string;
}

export interface DeviceShown {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly seen: string;
  readonly current: boolean;
}

/** Figures that are not certain, and why. */
export interface Doubt {
  readonly path: string;
  readonly fields: readonly string[];
  readonly confidence: string;
  readonly note: string;
}

/** The figures of one edition: the components file without its remarks. */
export interface EditionDocument {
  readonly game: string;
  readonly figures: string;
  readonly components: { readonly [name: string]: unknown };
}

/** The game ends here without a result: by agreement of the people, because nobody came back, or by the host. `agreed` lists the seats that agreed. Nothing comes after it. */
export interface End {
  readonly type: "end";
  readonly number: number;
  readonly reason: "abandoned" | "agreement" | "host";
  /** If missing: []. */
  readonly agreed?: readonly number[];
  readonly at?: string | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** One of the person's ended games. A game that was stopped has no results. */
export interface EndedGame {
  readonly sitting: Sitting;
  readonly ended: string;
  readonly results: readonly SeatResult[];
}

/** A page of them, newest first. `next` is the `?before=...` of the next page; None: this is the last. */
export interface EndedGames {
  readonly games: readonly EndedGame[];
  readonly next: string | null;
}

/** A log entry in short, for navigation. */
export interface EntryLine {
  readonly number: number;
  readonly kind: "action" | "end" | "resign" | "seat" | "time-out" | "undo";
  readonly seat?: number | null;
  readonly action?: string | null;
  readonly at?: string | null;
  readonly back_to?: number | null;
}

/** With the best choice the seat won `gap` more of `deals` games than with the second best, and had `points` more. */
export interface ExerciseAnswer {
  readonly right: boolean;
  readonly measure: "chance" | "points";
  readonly choices: readonly WeighedChoice[];
  readonly why: readonly Message[];
  readonly lines: readonly PlayedOn[];
  readonly gap: number;
  readonly points: number;
  readonly deals: number;
}

/** One of a list. */
export interface ExerciseInfo {
  readonly id: string;
  readonly grade: number;
  readonly players: number;
  readonly round: number;
  readonly phase: string;
}

/** All exercises by game, the easiest first, and the one of the day of each game that has any. */
export interface ExerciseList {
  readonly games: { readonly [name: string]: readonly ExerciseInfo[] };
  readonly day: { readonly [name: string]: string };
}

/** A game that can be played. `title` and `about` are message ids. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly players_min: number;
  readonly players_max: number;
  readonly options: readonly OptionInfo[];
  readonly rules: RulesInfo;
  readonly editions: readonly string[];
  readonly texts: { readonly [name: string]: string };
  readonly ledger: { readonly [name: string]: string };
  readonly shares: readonly LevelShare[];
}

export interface Games {
  readonly games: readonly GameInfo[];
  readonly levels: readonly string[];
  readonly styles: readonly string[];
  readonly with_style: readonly string[];
  readonly texts: { readonly [name: string]: string };
  readonly languages: readonly string[];
}

/** A source that gave a seat more points than another, or fewer. */
export interface Gap {
  readonly source: string;
  readonly points: number;
}

/** An event of the game (docs/schemas has its form), and how to word it. */
export interface Happened {
  readonly event: unknown;
  readonly words: Message;
}

/** Sit down: on this seat, or on any that is reserved for you or free. With a `label`: somebody else at the screen of a person who is already seated. */
export interface JoinWish {
  readonly seat?: number | null;
  readonly label?: string | null;
}

/** The code under which the record can be stepped through. */
export interface Kept {
  readonly t: string;
}

/** A decision that mattered. */
export interface KeyMoment {
  readonly number: number;
  readonly seat: number;
  readonly kind: "mistake" | "strong" | "turn";
  readonly round: number;
  readonly phase: string;
  readonly chosen: Message;
  readonly other: Message | null;
  readonly about: number;
  readonly before: number;
  readonly after: number;
  readonly size: number;
  readonly noise: number;
  /** If missing: "chance". */
  readonly measure?: "chance" | "points";
  /** If missing: 0.0. */
  readonly points?: number;
  /** If missing: 0.0. */
  readonly points_noise?: number;
  /** If missing: false. */
  readonly whole_round?: boolean;
}

/** Chapters that are solved, by games (of accounts; guests keep that in their browser), and lessons begun. */
export interface Learned {
  readonly solved: { readonly [name: string]: readonly string[] };
  readonly begun: readonly Begun[];
}

/** The rules of a game as statements, and the figures that are not certain, in one language. */
export interface LedgerDocument {
  readonly game: string;
  readonly language: string;
  readonly rules: readonly LedgerRule[];
  readonly doubts: readonly Doubt[];
}

export interface LedgerRule {
  readonly id: string;
  readonly text: string;
  readonly source: string;
}

/** How many per cent of its games with two players a level of bots won against another, measured. */
export interface LevelShare {
  readonly level: string;
  readonly against: string;
  readonly games: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly short: boolean;
}

/** A table as lists show it. */
export interface Listed {
  readonly sitting: Sitting;
  readonly number: number;
  readonly deciding: number | null;
  readonly yours: boolean;
  readonly changed: string;
}

/** All lists, when the lobby is first followed and whenever they change (at most once a second). */
export interface Lists {
  readonly type: "lists";
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  readonly own: readonly Listed[];
}

/** The person who asks. `csrf` goes into the header X-CSRF-Token of every request that changes something. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly language: string;
  readonly time_zone: string;
  readonly settings: { readonly [name: string]: unknown };
  readonly csrf: string;
  readonly device: string;
  readonly offer?: Offer | null;
}

/** What to say: message id and parameters, the same for every language and client. A tuple of messages as a parameter is a list, such as the goods of a price; clients join it with plus signs. */
export interface Message {
  readonly id: string;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string | readonly Message[] | Text | SeatParam };
}

/** When the game was judged, something else was better by `size`, give or take `noise`. */
export interface MistakeAnswer {
  readonly right: boolean;
  readonly measure: "chance" | "points";
  readonly choices: readonly WeighedChoice[];
  readonly why: readonly Message[];
  readonly lines: readonly PlayedOn[];
  readonly size: number;
  readonly noise: number;
}

/** The game after a log number: what happened last, the views, and which seat decides (None: nobody). */
export interface Moment {
  readonly number: number;
  readonly last: number;
  readonly seats: readonly (number | null)[];
  readonly views: readonly unknown[];
  readonly deciding: number | null;
  readonly told: Told | null;
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

/** `left`: tables where the account already has a seat; these stay the guest's. */
export interface MovedShown {
  readonly moved: number;
  readonly left: number;
}

/** A guest keeps name and games with a password; an account changes its own, which takes the `old` one and signs all other devices out. */
export interface NewPassword {
  readonly password: string;
  /** If missing: "". */
  readonly old?: string;
}

/** A record as text, in either of its forms. */
export interface NewRecord {
  readonly record: string;
}

/** A guest sits down. */
export interface Newcomer {
  readonly name: string;
  /** If missing: "en". */
  readonly language?: "de" | "en";
  /** If missing: "UTC". */
  readonly time_zone?: string;
}

/** The guest this browser was before, and at how many tables it has seats: they can be moved to the account. */
export interface Offer {
  readonly guest: Profile;
  readonly tables: number;
}

/** An option. `text` and `about` are message ids. Choices other than yes and no are plain values. */
export interface OptionInfo {
  readonly name: string;
  readonly default: boolean | number | string;
  readonly choices: readonly (boolean | number | string)[];
  readonly text: string;
  readonly about: string;
  readonly rule: string;
}

/** How the round may go on after a choice, as the seat that is asked sees it. */
export interface PlayedOn {
  readonly name: string;
  readonly steps: Steps;
}

/** An exercise to solve. */
export interface PosedExercise {
  readonly game: string;
  readonly rules: Rules;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly seats: readonly SeatInfo[];
  readonly seat: number;
  readonly view: unknown;
  readonly question: Message;
  readonly choices: readonly Choice[];
  readonly withheld: readonly Withheld[];
  readonly id: string;
  readonly grade: number;
}

/** A mistake to try again: the `place`-th of `count` of its seat. `next`: the seat's next one; None: this is the last. */
export interface PosedMistake {
  readonly game: string;
  readonly rules: Rules;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly seats: readonly SeatInfo[];
  readonly seat: number;
  readonly view: unknown;
  readonly question: Message;
  readonly choices: readonly Choice[];
  readonly withheld: readonly Withheld[];
  readonly t: string;
  readonly number: number;
  readonly place: number;
  readonly count: number;
  readonly next: number | null;
}

/** Every error: a stable code, and parameters for its text. */
export interface Problem {
  readonly code: string;
  readonly params: { readonly [name: string]: number | string };
}

/** A person as everybody may know it. A deleted one has no name. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  /** If missing: false. */
  readonly guest?: boolean;
  /** If missing: false. */
  readonly deleted?: boolean;
}

/** A game of Baumeister, complete: replaying it gives the same game on every machine. */
export interface Record {
  readonly format: "baumeister-record";
  readonly version: 1;
  readonly game: string;
  readonly rules: Rules;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly log: readonly (Action | Undo | Resign | SeatChange | TimeOut | End)[];
  /** If missing: []. */
  readonly checks?: readonly Check[];
  readonly result?: Result | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** A log entry, and what it changes in the view. */
export interface RecordStep {
  readonly told: Told;
  readonly sets: readonly (readonly unknown[])[];
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

/** To the host of this server: something about a person, perhaps at a table. */
export interface Report {
  readonly about: string;
  readonly text: string;
  readonly table?: string | null;
}

/** A person gives up; the bot plays the seat from here on, so that the others can finish. */
export interface Resign {
  readonly type: "resign";
  readonly number: number;
  readonly seat: number;
  readonly bot: Bot;
  readonly at?: string | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** How the finished game ended: points of all seats, seats that won, digest of the last state. Records of version 1 have no digest that could still be compared. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly digest?: string | null;
}

/** Exercises that somebody has tried, and whether the first answer was right. */
export interface Results {
  readonly first: { readonly [name: string]: boolean };
}

/** The rules the game was played by: number of the code, and digest of the figures (components file). */
export interface Rules {
  readonly code: number;
  readonly figures: string;
}

/** The edition that new games use. */
export interface RulesInfo {
  readonly code: number;
  readonly figures: string;
}

/** Points from one source. `thing`: message id of the tile, card or part they came from, if there is one. */
export interface ScoreLine {
  readonly source: string;
  readonly points: number;
  /** If missing: "". */
  readonly thing?: string;
  /** If missing: 1. */
  readonly count?: number;
}

/** Where the points of each seat come from, and how they grew. */
export interface Scoring {
  readonly lines: readonly (readonly ScoreLine[])[];
  readonly standings: readonly Standing[];
}

/** Who sits there: a person, or a bot. */
export interface Seat {
  readonly name: string;
  readonly kind: "bot" | "human";
  readonly bot?: Bot | null;
}

/** Somebody else sits there from here on. */
export interface SeatChange {
  readonly type: "seat";
  readonly number: number;
  readonly seat: number;
  readonly becomes: Seat;
  readonly at?: string | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** The host puts a bot on a seat, or frees it, whoever sits there. */
export interface SeatChangeWish {
  readonly kind: "bot" | "open";
  readonly level?: string | null;
}

/** Who sits there, as everybody may know it. A seat nobody has taken yet has neither person nor bot; in a rematch it may be reserved for somebody, whose name it has. */
export interface SeatInfo {
  readonly name: string;
  readonly person?: string | null;
  /** If missing: false. */
  readonly guest?: boolean;
  readonly bot?: string | null;
  /** If missing: false. */
  readonly given_up?: boolean;
  /** If missing: false. */
  readonly away?: boolean;
  readonly reserved?: string | null;
}

/** A parameter that is a seat: the client writes the name of whoever sits there. */
export interface SeatParam {
  readonly type: "seat";
  readonly number: number;
}

export interface SeatResult {
  readonly points: number;
  readonly won: boolean;
}

/** A seat of a new table: yours, open for somebody to join, a bot's (`level`), or another one at your screen (`shared`, with a `label` for who plays it). */
export interface SeatWish {
  readonly kind: "bot" | "me" | "open" | "shared";
  readonly level?: string | null;
  readonly label?: string | null;
}

/** An ended game, or an uploaded record (`uploaded`). */
export interface Shown {
  readonly t: string;
  readonly game: string;
  readonly rules: Rules;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly status: "over" | "stopped" | "uploaded";
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly result: Result | null;
  readonly last: number;
  readonly plies: number;
  readonly began: string | null;
  readonly ended: string | null;
  readonly entries: readonly EntryLine[];
}

export interface SignInWish {
  readonly name: string;
  readonly password: string;
}

/** What everybody may know of a table besides its game. */
export interface Sitting {
  readonly t: string;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly status: "open" | "over" | "running" | "stopped";
  readonly seats: readonly SeatInfo[];
  readonly host: string | null;
  readonly live: boolean;
  readonly invited: boolean;
  readonly spectators: boolean;
  readonly undo_past_news: boolean;
  readonly created: string;
  /** If missing: "". */
  readonly name?: string;
  readonly rematch?: string | null;
  readonly hints?: boolean | null;
  /** If missing: "". */
  readonly lesson?: string;
  /** If missing: "". */
  readonly day?: string;
  /** If missing: false. */
  readonly several?: boolean;
}

/** Chapters that somebody has solved as a guest, by games. */
export interface SolvedWish {
  readonly solved: { readonly [name: string]: readonly string[] };
}

/** The points of all seats when a round had ended, after this log number. */
export interface Standing {
  readonly number: number;
  readonly round: number;
  readonly points: readonly number[];
}

/** Begin. `fill`: bots of this level take the free seats. `present`: only who is there plays; free seats are taken away, if enough are left for the game. `shuffle`: draw lots for the seats; unless said, lots are drawn where two or more people play, and a person alone with bots or at a shared screen keeps the seats. */
export interface StartWish {
  readonly fill?: string | null;
  /** If missing: false. */
  readonly present?: boolean;
  readonly shuffle?: boolean | null;
}

/** The view after the log number `after`, and the entries that follow. `seats` says whose view it is; None: a spectator's, or the one in which everything is open. (There is one of each.) */
export interface Steps {
  readonly after: number;
  readonly last: number;
  readonly seats: readonly (number | null)[];
  readonly views: readonly unknown[];
  readonly steps: readonly RecordStep[];
}

/** Why a seat won or lost: against whom, where the difference came from, and how well it decided. */
export interface Story {
  readonly seat: number;
  readonly against: number;
  readonly lead: number;
  readonly gaps: readonly Gap[];
  readonly mistakes: number;
  readonly strong: number;
  readonly costliest: number | null;
}

/** A new table. Without seats: yours, and open ones up to the fewest players of the game. */
export interface TableWish {
  readonly game: string;
  /** If missing: {}. */
  readonly options?: { readonly [name: string]: boolean | number | string };
  /** If missing: []. */
  readonly seats?: readonly SeatWish[];
  /** If missing: "". */
  readonly name?: string;
  /** If missing: true. */
  readonly live?: boolean;
  /** If missing: false. */
  readonly invited?: boolean;
  /** If missing: true. */
  readonly spectators?: boolean;
  /** If missing: true. */
  readonly undo_past_news?: boolean;
  readonly hints?: boolean | null;
  /** If missing: false. */
  readonly several?: boolean;
  /** If missing: false. */
  readonly start_at_once?: boolean;
}

/** A parameter that is itself a text in the catalogue, such as the name of a tile. */
export interface Text {
  readonly type: "text";
  readonly id: string;
}

/** The seat's time ran out. With `bot`, that bot plays the seat from here on; without, somebody acts for it once. Such an action is one by the clock. */
export interface TimeOut {
  readonly type: "time-out";
  readonly number: number;
  readonly seat: number;
  readonly bot?: Bot | null;
  readonly at?: string | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** An entry of the log, as one seat or a spectator may know it. What it may not know, or does not apply, is None. Before the end a seat is told its own actions by name. What others did shows in the events as far as the rules show it: a name would tell which card was given away face down. Who or what did an action comes out after the end. */
export interface Told {
  readonly number: number;
  readonly kind: "action" | "end" | "resign" | "seat" | "time-out" | "undo";
  readonly seat?: number | null;
  readonly at?: string | null;
  /** If missing: []. */
  readonly events?: readonly Happened[];
  readonly action?: string | null;
  readonly by?: "advance" | "bot" | "clock" | "forced" | "person" | null;
  readonly back_to?: number | null;
  /** If missing: []. */
  readonly agreed?: readonly number[];
  readonly bot?: Bot | null;
  readonly becomes?: Seat | null;
  readonly reason?: "abandoned" | "agreement" | "host" | null;
}

/** The game is again as it was after the action numbered `back_to` (0: as at the beginning). `back_to` is an action that still counts. What is taken back stays in the log. `consent` lists the other seats whose people were asked and agreed. `remembers`: cards uncovered by what is taken back stay known to everybody. (Undos from before this was noted have it not, and are replayed as they were.) */
export interface Undo {
  readonly type: "undo";
  readonly number: number;
  readonly seat: number;
  readonly back_to: number;
  /** If missing: []. */
  readonly consent?: readonly number[];
  /** If missing: false. */
  readonly remembers?: boolean;
  readonly at?: string | null;
  /** If missing: {}. */
  readonly more?: { readonly [name: string]: unknown };
}

/** A record that this person uploaded; `scores` is empty if the game was not played to its end. */
export interface Upload {
  readonly t: string;
  readonly game: string;
  readonly brought: string;
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A page of them, newest first. `next` is the `?before=...` of the next page; None: this is the last. */
export interface UploadList {
  readonly uploads: readonly Upload[];
  readonly next: string | null;
}

/** A choice, and what it is worth: the seat's chance to win after it or, measured by points, how many more the seat has than with the best. `best`: it counts as right. `made`: it was chosen in the game the position is from. */
export interface WeighedChoice {
  readonly name: string;
  readonly message: Message;
  readonly worth: number;
  readonly best: boolean;
  readonly chosen: boolean;
  readonly made: boolean;
}

/** What lies at hand for the question and cannot be chosen now: the action, where its thing lies, and why not. A client shows the reason on the thing, without asking for it and without knowing a rule. */
export interface Withheld {
  readonly name: string;
  readonly target: string;
  readonly refusal: Refusal;
}

/** What each address takes and answers. */
export interface Api {
  /** Today's games with the best results, and the asker's own try. */
  readonly "GET /api/daily": {
    readonly answer: DailyGames;
  };
  /** Sit down to today's deal. The first table counts; once it is over, the same deal can be played freely. */
  readonly "POST /api/daily/{game}": {
    readonly path: {
      readonly game: string;
    };
    readonly answer: Sitting;
  };
  /** The figures of an edition, which tables and records name by this digest. */
  readonly "GET /api/editions/{game}/{digest}": {
    readonly path: {
      readonly game: string;
      readonly digest: string;
    };
    readonly answer: EditionDocument;
  };
  /** All exercises by game, the easiest first, and today's of each game. */
  readonly "GET /api/exercises": {
    readonly answer: ExerciseList;
  };
  /** What the asker has tried (accounts; guests keep that in their browser). */
  readonly "GET /api/exercises/results": {
    readonly answer: Results;
  };
  /** Bring along what was tried as a guest, once there is an account. What the account has tried itself stays, what is no exercise is passed over. */
  readonly "POST /api/exercises/results": {
    readonly body: Results;
    readonly answer: null;
  };
  /** What the asked seat sees, and what it can choose. */
  readonly "GET /api/exercises/{game}/{exercise}": {
    readonly path: {
      readonly game: string;
      readonly exercise: string;
    };
    readonly answer: PosedExercise;
  };
  /** What is best, with the chances of the four best choices, and how the round may go on. Of an account it is kept whether the first answer was right. */
  readonly "POST /api/exercises/{game}/{exercise}": {
    readonly path: {
      readonly game: string;
      readonly exercise: string;
    };
    readonly body: Chosen;
    readonly answer: ExerciseAnswer;
  };
  /** All games with their options, and the current digests of figures, texts and rules. */
  readonly "GET /api/games": {
    readonly answer: Games;
  };
  /** What the asker has learned; a visitor without a session has learned nothing yet. */
  readonly "GET /api/lessons": {
    readonly answer: Learned;
  };
  /** Bring along what was solved as a guest, once there is an account. What no course knows is passed over. */
  readonly "POST /api/lessons/solved": {
    readonly body: SolvedWish;
    readonly answer: null;
  };
  /** Open a chapter: where one left it, or from its beginning. It is a private table like any other, with a `lesson`; another chapter of the same game is left for it. */
  readonly "POST /api/lessons/{game}": {
    readonly path: {
      readonly game: string;
    };
    readonly body: ChapterWish;
    readonly answer: Sitting;
  };
  /** Open, running and own tables; a visitor without a session has none of the last. The socket sends the same whenever it changes. */
  readonly "GET /api/lobby": {
    readonly answer: Lists;
  };
  /** Who this browser is. */
  readonly "GET /api/me": {
    readonly answer: Me;
  };
  /** Change name, language, time zone or settings. */
  readonly "PATCH /api/me": {
    readonly body: Changes;
    readonly answer: Me;
  };
  /** Delete the account with its sign-ins, chat lines, uploads and settings. Its games stay, without the name. */
  readonly "POST /api/me/deletion": {
    readonly body: Deletion;
    readonly answer: null;
  };
  /** Where this person is signed in, the last used first. */
  readonly "GET /api/me/devices": {
    readonly answer: readonly DeviceShown[];
  };
  /** Sign a device out; its sockets are closed. */
  readonly "DELETE /api/me/devices/{device}": {
    readonly path: {
      readonly device: string;
    };
    readonly answer: null;
  };
  /** This person's finished games, newest first. */
  readonly "GET /api/me/games": {
    readonly query: {
      /** `next` of the page before. */
      readonly before?: string | null;
      /** If missing: 20. */
      readonly most?: number;
    };
    readonly answer: EndedGames;
  };
  /** The records of all this person's finished games. */
  readonly "GET /api/me/games.zip": {
    readonly answer: Blob;
  };
  /** Take over the seats and games of the guest this browser was before. */
  readonly "POST /api/me/guest": {
    readonly answer: MovedShown;
  };
  /** Leave the guest's seats where they are, and do not ask again. */
  readonly "DELETE /api/me/guest": {
    readonly answer: null;
  };
  /** The people whose chat this person does not see. */
  readonly "GET /api/me/mutes": {
    readonly answer: readonly Profile[];
  };
  /** Stop seeing this person's chat. */
  readonly "PUT /api/me/mutes/{person}": {
    readonly path: {
      readonly person: string;
    };
    readonly answer: null;
  };
  /** See this person's chat again. */
  readonly "DELETE /api/me/mutes/{person}": {
    readonly path: {
      readonly person: string;
    };
    readonly answer: null;
  };
  /** Keep a guest's name and games with a password, or change the password. The browser gets a new cookie, and a new `csrf`. */
  readonly "PUT /api/me/password": {
    readonly body: NewPassword;
    readonly answer: Me;
  };
  /** The records that this person uploaded, the newest first. */
  readonly "GET /api/me/records": {
    readonly query: {
      /** `next` of the page before. */
      readonly before?: string | null;
    };
    readonly answer: UploadList;
  };
  /** Sit down as a guest, at once. */
  readonly "POST /api/people": {
    readonly body: Newcomer;
    readonly answer: Me;
  };
  /** What everybody may know about a person. */
  readonly "GET /api/people/{person}": {
    readonly path: {
      readonly person: string;
    };
    readonly answer: Profile;
  };
  /** Upload a record to step through it. */
  readonly "POST /api/records": {
    readonly body: NewRecord;
    readonly answer: Kept;
  };
  /** A finished game: who played, the result, and a short log. */
  readonly "GET /api/records/{code}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: Shown;
  };
  /** Delete a record that this person uploaded. It is gone for everybody who has its code. */
  readonly "DELETE /api/records/{code}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: null;
  };
  /** Chances of winning after every decision, mistakes and turning points. The first request starts it; ask again until `status` is `ready`, which takes up to a minute. */
  readonly "GET /api/records/{code}/analysis": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: AnalysisShown;
  };
  /** The game as it was after a log number; 0 is the beginning. */
  readonly "GET /api/records/{code}/at/{number}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
      readonly number: number;
    };
    readonly query: {
      /** Whose view: a seat's number, `spectator`, or `open` for those of all seats. If missing: "spectator". */
      readonly seat?: string;
    };
    readonly answer: Moment;
  };
  /** The whole record, as JSON or in the text notation. */
  readonly "GET /api/records/{code}/download": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly query: {
      /** If missing: "json". */
      readonly form?: "json" | "text";
    };
    readonly answer: Record;
  };
  /** A mistake to try again: what the seat saw then, and what it could choose. The game has to be judged. */
  readonly "GET /api/records/{code}/mistakes/{number}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
      readonly number: number;
    };
    readonly answer: PosedMistake;
  };
  /** What would have been best, what was chosen in the game and now, why, and how the round may go on. */
  readonly "POST /api/records/{code}/mistakes/{number}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
      readonly number: number;
    };
    readonly body: Chosen;
    readonly answer: MistakeAnswer;
  };
  /** Where everybody's points came from, line by line, and the points after each round. */
  readonly "GET /api/records/{code}/scoring": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: Scoring;
  };
  /** Up to 100 entries with what each changed in the view, and the whole view before them. */
  readonly "GET /api/records/{code}/steps": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly query: {
      /** The steps after this log number. If missing: 0. */
      readonly from?: number;
      readonly to?: number | null;
      /** Whose view: a seat's number, `spectator`, or `open` for those of all seats. If missing: "spectator". */
      readonly seat?: string;
    };
    readonly answer: Steps;
  };
  /** Tell the host of this server about somebody's conduct. */
  readonly "POST /api/reports": {
    readonly body: Report;
    readonly answer: null;
  };
  /** The rules of a game as single statements, for looking up. */
  readonly "GET /api/rules/{game}/{language}/{digest}": {
    readonly path: {
      readonly game: string;
      readonly language: string;
      readonly digest: string;
    };
    readonly answer: LedgerDocument;
  };
  /** Sign in to an account. If this browser was a guest, its seats can be moved then (`offer`). */
  readonly "POST /api/sign-in": {
    readonly body: SignInWish;
    readonly answer: Me;
  };
  /** Sign this device out. A guest cannot come back. */
  readonly "POST /api/sign-out": {
    readonly answer: null;
  };
  /** Make a table. `{"game": "caylus"}` is enough; with bots on all other seats and `start_at_once` it begins. */
  readonly "POST /api/tables": {
    readonly body: TableWish;
    readonly answer: Sitting;
  };
  /** A table with its seats. Whoever has its link may look before sitting down. */
  readonly "GET /api/tables/{code}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: Sitting;
  };
  /** The host removes a table that has not begun. */
  readonly "DELETE /api/tables/{code}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: null;
  };
  /** Sit down at an open table; with a `label`, one more person at the same screen does. */
  readonly "POST /api/tables/{code}/join": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly body: JoinWish;
    readonly answer: Sitting;
  };
  /** Stand up before the start. A table without people disappears, one without its host gets another host. */
  readonly "POST /api/tables/{code}/leave": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: null;
  };
  /** Play again with the same people, after the end: one new table, whoever asked for it first. */
  readonly "POST /api/tables/{code}/rematch": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly answer: Sitting;
  };
  /** The host puts a bot on a seat, or makes it free. */
  readonly "PUT /api/tables/{code}/seats/{seat}": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
      readonly seat: number;
    };
    readonly body: SeatChangeWish;
    readonly answer: Sitting;
  };
  /** The host begins the game. */
  readonly "POST /api/tables/{code}/start": {
    readonly path: {
      /** The code of a table, from its link. */
      readonly code: string;
    };
    readonly body: StartWish;
    readonly answer: Sitting;
  };
  /** The texts of a game, or the `common` ones, in the language Fluent. */
  readonly "GET /api/texts/{game}/{language}/{digest}": {
    readonly path: {
      readonly game: string;
      readonly language: string;
      readonly digest: string;
    };
    readonly answer: string;
  };
}
