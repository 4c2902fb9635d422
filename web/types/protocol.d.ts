// The messages of the socket (docs/protocol.md).
// Made by tools/typescript.py (make types): do not edit.

/** A number of goods, coins, workers or points, by the name the components file uses. */
export interface Amount {
  readonly resource: string;
  readonly count: number;
}

/** What would be best for the seat that decides after log number `answers`? Answered by `hint`, where the table allows it (`hints` of `table`). */
export interface AskHint {
  readonly type: "hint";
  readonly t: string;
  readonly seat: number;
  readonly answers: number;
  readonly id: string;
}

/** Which bot: its id, and the version of it that played (None: not known). */
export interface Bot {
  readonly id: string;
  readonly version?: string | null;
}

/** The server closes the socket. `reload`: this tab is outdated; `restart`: come back in a moment; `signed-out`; `too-slow`: you did not read; `too-much`: you sent too much. */
export interface Bye {
  readonly type: "bye";
  readonly code: "no-hello" | "reload" | "restart" | "signed-out" | "too-much" | "too-slow";
}

/** All lines of the chat as they are now: somebody who said something was renamed, or deleted with what was said. */
export interface ChatChanged {
  readonly type: "chat";
  readonly t: string;
  readonly chat: readonly Line[];
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

/** A request with this id was carried out; `n`: it has this log number. */
export interface Done {
  readonly type: "done";
  readonly t: string;
  readonly id: string;
  readonly n?: number | null;
}

export type FromClient = Hello | Watch | Leave | Here | TakeAction | WhyNot | AskHint | Undo | Propose | Vote | Resign | Return | Say | LessonWay | LessonFree | Lobby;

export type FromServer = Welcome | TableShown | StepShown | SittingChanged | ProposalsChanged | Done | Refused | Reason | HintShown | LessonShown | LessonReply | LessonWayShown | Said | ChatChanged | Presence | Lists | Gone | Bye;

/** The table is not there (any more), or not for you. */
export interface Gone {
  readonly type: "gone";
  readonly t: string;
  readonly code: "not-allowed" | "unknown-edition" | "unknown-table";
}

/** An event of the game (docs/schemas has its form), and how to word it. */
export interface Happened {
  readonly event: unknown;
  readonly words: Message;
}

/** The first message. `build` names the client's build, where it is the one that the server gives out. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  /** If missing: "". */
  readonly build?: string;
}

/** At a shared screen: the person of this seat is looking now (None: nobody is, cover everything). */
export interface Here {
  readonly type: "here";
  readonly t: string;
  readonly seat: number | null;
}

/** The choices of a seat, the best first. */
export interface Hint {
  readonly seat: number;
  readonly choices: readonly Hinted[];
  readonly iterations: number;
  /** If missing: "chance". */
  readonly measure?: "chance" | "points";
}

/** The answer to `hint`; `n` is the log number it is about. */
export interface HintShown {
  readonly type: "hint";
  readonly t: string;
  readonly id: string;
  readonly n: number;
  readonly hint: Hint;
}

/** A legal action in a hint. */
export interface Hinted {
  readonly action: number;
  readonly name: string;
  readonly message: Message;
  readonly chance: number;
  readonly noise: number | null;
  readonly favoured: number;
  /** If missing: []. */
  readonly why?: readonly Message[];
  readonly points?: number | null;
  readonly points_noise?: number | null;
}

export interface Leave {
  readonly type: "leave";
  readonly t: string;
}

/** Play on freely: the lesson becomes a private table like any other, against bots. */
export interface LessonFree {
  readonly type: "lesson-free";
  readonly t: string;
  readonly id: string;
}

/** The narrator's answer to an `act` that the step does not ask for. Nothing has changed. */
export interface LessonReply {
  readonly type: "lesson-reply";
  readonly t: string;
  readonly id: string;
  readonly text: Message;
}

/** Where the learner stands after log number `n`: the `parts` to be read one after the other, the last of them to be done (or tried, if it is the exercise). `accepts` are the names of the choices that lead on; `usual` is the one that the text speaks of. In an exercise all choices do. When it has come to its end (`is_done`) its `verdict` follows. */
export interface LessonShown {
  readonly type: "lesson";
  readonly t: string;
  readonly n: number;
  readonly chapter: string;
  /** If missing: []. */
  readonly parts?: readonly PartTold[];
  /** If missing: []. */
  readonly accepts?: readonly string[];
  /** If missing: "". */
  readonly usual?: string;
  /** If missing: false. */
  readonly back?: boolean;
  /** If missing: false. */
  readonly is_done?: boolean;
  readonly verdict?: VerdictTold | null;
  /** If missing: false. */
  readonly changed?: boolean;
}

/** Show me a way through the exercise of this lesson. Answered by `lesson-way`. */
export interface LessonWay {
  readonly type: "lesson-way";
  readonly t: string;
  readonly id: string;
}

/** The answer to `lesson-way`: what to choose, one after the other. */
export interface LessonWayShown {
  readonly type: "lesson-way";
  readonly t: string;
  readonly id: string;
  readonly way: readonly Message[];
}

/** A line of a table's chat. */
export interface Line {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly at: string;
  readonly text: string;
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

/** Follow the lists of tables, or no longer. */
export interface Lobby {
  readonly type: "lobby";
  readonly follow: boolean;
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

/** Something to read, do or try: its text, the addresses it points at (marked 1, 2, 3), and the statements of the ledger behind it. */
export interface PartTold {
  readonly text: Message;
  /** If missing: []. */
  readonly show?: readonly string[];
  /** If missing: []. */
  readonly teaches?: readonly string[];
  /** If missing: 0. */
  readonly step?: number;
}

/** The people who are at the table now, seated or looking on. */
export interface Presence {
  readonly type: "presence";
  readonly t: string;
  readonly here: readonly string[];
}

/** Something that the people of a table have to agree to. */
export interface Proposal {
  readonly number: number;
  readonly kind: "bot" | "end" | "undo";
  readonly seat: number;
  readonly needs: readonly number[];
  /** If missing: []. */
  readonly agreed?: readonly number[];
  readonly back_to?: number | null;
  readonly answers?: number | null;
  readonly about?: number | null;
}

export interface ProposalsChanged {
  readonly type: "proposals";
  readonly t: string;
  readonly proposals: readonly Proposal[];
}

/** Propose to the others to end the game without a result, or to give a bot the seat of somebody who left. */
export interface Propose {
  readonly type: "propose";
  readonly t: string;
  readonly seat: number;
  readonly kind: "bot" | "end";
  readonly id: string;
  readonly about?: number | null;
}

/** The answer to `why-not`; without a code the action is legal. */
export interface Reason {
  readonly type: "reason";
  readonly t: string;
  readonly id: string;
  /** If missing: "". */
  readonly code?: string;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string };
  /** If missing: "". */
  readonly rule?: string;
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

/** A request was not carried out. Nothing has changed. `rule` is a ledger id, `n` where the table stands. */
export interface Refused {
  readonly type: "refused";
  readonly code: string;
  readonly t?: string | null;
  readonly id?: string | null;
  /** If missing: {}. */
  readonly params?: { readonly [name: string]: number | string };
  /** If missing: "". */
  readonly rule?: string;
  readonly n?: number | null;
}

/** Give up: a bot plays the seat to the end. */
export interface Resign {
  readonly type: "resign";
  readonly t: string;
  readonly seat: number;
  readonly id: string;
}

/** Take back the seat that a bot got while its person was away. */
export interface Return {
  readonly type: "return";
  readonly t: string;
  readonly seat: number;
  readonly id: string;
}

export interface Said {
  readonly type: "said";
  readonly t: string;
  readonly line: Line;
}

export interface Say {
  readonly type: "say";
  readonly t: string;
  readonly text: string;
  readonly id: string;
}

/** Who sits there: a person, or a bot. */
export interface Seat {
  readonly name: string;
  readonly kind: "bot" | "human";
  readonly bot?: Bot | null;
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

/** Somebody came, left or changed, or the table began or ended. */
export interface SittingChanged {
  readonly type: "sitting";
  readonly t: string;
  readonly sitting: Sitting;
}

/** The game went on. `n` is the log number now, `told` what happened, `set` the difference of the view. */
export interface StepShown {
  readonly type: "step";
  readonly t: string;
  readonly n: number;
  readonly told: readonly Told[];
  readonly deciding: number | null;
  readonly says?: Message | null;
  readonly set?: readonly unknown[];
  readonly view?: unknown;
  readonly choices?: readonly Choice[] | null;
  /** If missing: []. */
  readonly withheld?: readonly Withheld[];
  readonly undo?: number | null;
  readonly id?: string | null;
}

/** The answer to `watch` and `here`, and whenever the view changes hands. `view` is whole. When the client has the one of `since`, `set` says what is different from it instead. */
export interface TableShown {
  readonly type: "table";
  readonly t: string;
  readonly n: number;
  readonly sitting: Sitting;
  readonly seat: number | null;
  readonly yours: readonly number[];
  readonly deciding: number | null;
  readonly says?: Message | null;
  /** If missing: []. */
  readonly told?: readonly Told[];
  readonly view?: unknown;
  readonly set?: readonly unknown[];
  readonly choices?: readonly Choice[] | null;
  /** If missing: []. */
  readonly withheld?: readonly Withheld[];
  readonly undo?: number | null;
  /** If missing: []. */
  readonly proposals?: readonly Proposal[];
  /** If missing: []. */
  readonly chat?: readonly Line[];
  /** If missing: []. */
  readonly here?: readonly string[];
  /** If missing: false. */
  readonly hints?: boolean;
}

/** Do this, in answer to the position after log number `answers`. `id` makes a retry harmless. */
export interface TakeAction {
  readonly type: "act";
  readonly t: string;
  readonly seat: number;
  readonly action: string;
  readonly answers: number;
  readonly id: string;
}

/** A parameter that is itself a text in the catalogue, such as the name of a tile. */
export interface Text {
  readonly type: "text";
  readonly id: string;
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

/** Take back your last decision, or (`turn`) the turn it was made in. If others must agree it is a proposal. */
export interface Undo {
  readonly type: "undo";
  readonly t: string;
  readonly seat: number;
  readonly answers: number;
  readonly id: string;
  /** If missing: false. */
  readonly turn?: boolean;
}

/** How an exercise ended; `way` is the best one, where it is known. Clients put it into the text as `$way`. */
export interface VerdictTold {
  readonly won: boolean;
  readonly text: Message;
  /** If missing: []. */
  readonly way?: readonly Message[];
}

/** Agree to a proposal, or not: `proposal` is its number. The proposer withdraws it by voting no. */
export interface Vote {
  readonly type: "vote";
  readonly t: string;
  readonly seat: number;
  readonly proposal: number;
  readonly agree: boolean;
  readonly id: string;
}

/** Sit at a table, or look on. `since` is the last log number this client has seen, with its view. It is told what came after. None: it has seen nothing and wants only the view (so does who has said `here`: it may have had another view); 0: the whole story and the view. Who holds several seats of the table sees what a spectator sees until `here` says who is looking. */
export interface Watch {
  readonly type: "watch";
  readonly t: string;
  readonly since?: number | null;
}

export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly person: string;
  /** If missing: "". */
  readonly build?: string;
}

/** Why may the deciding seat not do this? Answered by `reason`. */
export interface WhyNot {
  readonly type: "why-not";
  readonly t: string;
  readonly seat: number;
  readonly action: string;
  readonly id: string;
}

/** What lies at hand for the question and cannot be chosen now: the action, where its thing lies, and why not. A client shows the reason on the thing, without asking for it and without knowing a rule. */
export interface Withheld {
  readonly name: string;
  readonly target: string;
  readonly refusal: Refusal;
}
