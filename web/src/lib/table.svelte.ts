// A table that is played, as this browser knows it: the scene, the choices, and steps still to be shown.
// No rule lives here: what is legal, lit or moved comes with the data.
import { pathsUp } from './address'
import { withBotNames } from './bots'
import { HintDesk } from './hint.svelte'
import { LessonDesk } from './lesson.svelte'
import { extend, isTakenBack, lastOf, type Line } from './log'
import { patch } from './patch'
import { NOWHERE, Scene, useScene } from './scene.svelte'
import { socket } from './socket.svelte'
import { Steps, viewAfter } from './steps.svelte'
import { texts } from './texts.svelte'
import {
  newId, type AtTable, type ChatLine, type Choice, type Codes, type FromClient, type Gone, type Message, type Proposal,
  type StepShown, type TableShown, type Told, type View, type Withheld,
} from './wire'

/** Something to say in the decision bar: why not, or what the server refused. */
export interface Notice { code: string; params: Codes; rule: string }

const NO_CHOICES: readonly Choice[] = []

export class Table<V extends View = View> extends Scene<V> {
  readonly recorded = false
  readonly bar = null
  choices = $state.raw<readonly Choice[]>([])
  withheld = $state.raw<readonly Withheld[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  proposals = $state.raw<readonly Proposal[]>([])
  says = $state.raw<Message | null>(null)
  notice = $state.raw<Notice | null>(null)
  gone = $state<Gone['code'] | null>(null)
  yours = $state.raw<readonly number[]>([])
  undo = $state<number | null>(null)
  /** Id of the own move the server has not answered yet. */
  sent = $state<string | null>(null)
  /** May one ask here what would be best? */
  allowsHints = $state(false)
  readonly hint = new HintDesk()
  readonly lesson = new LessonDesk(this)
  /** At a shared screen: who is to get it next, where that is not whoever is asked. */
  passTo = $state<number | null>(null)
  readonly steps = new Steps<V>(this)
  /** The log as everybody may know it: at a shared screen the next person must not read what the last one saw. */
  #public: Line[] = []
  /** Id of the undo or vote that is not answered yet. */
  #asked = ''
  /** Ids of why-nots that are not answered yet. */
  #questions = new Set<string>()
  /** The gain that was taken by itself last: the number it answered, and the id of the move. */
  #gained: { n: number; id: string | null } = { n: -1, id: null }

  readonly mine = $derived.by(() => this.deciding !== null && this.deciding === this.seat && !this.replaying)
  /** One browser holds several seats. */
  readonly shared = $derived.by(() => this.yours.length > 1)
  /** The game waits for somebody at this browser. */
  readonly wanted = $derived.by(() => this.deciding !== null && this.yours.includes(this.deciding))
  /** The game has ended, and its last move has landed. */
  readonly over = $derived.by(() => {
    if (this.busy) return false
    return this.sitting?.status === 'stopped' || (this.sitting?.status === 'over' && !!this.view?.winners.length)
  })
  /** The end was counted before the eyes of whoever looks, or they came when all was over. */
  counted = false
  /** The seat whose person has to say that they are looking; until then nothing of the table is drawn. */
  readonly curtain = $derived.by(() => {
    if (!this.shared || this.seat !== null || !this.running) return null
    return this.passTo !== null && this.yours.includes(this.passTo) ? this.passTo : this.wanted ? this.deciding : null
  })
  /** In a lesson only what the step asks for is lit; whatever else is chosen gets an answer. */
  readonly offered = $derived.by(() => {
    if (!this.mine) return NO_CHOICES
    if (!this.lesson.on) return this.choices
    const { accepts } = this.lesson
    return accepts.size ? this.choices.filter((choice) => accepts.has(choice.name)) : NO_CHOICES
  })
  readonly canTakeBack = $derived.by(() => (this.lesson.on ? this.lesson.canGoBack : this.undo !== null))
  /** What the hint on the screen says is best, and where that is done: marked on the board. */
  readonly best = $derived.by(() => {
    const hint = this.mine ? this.hint.now : null
    return hint?.state === 'ready' ? (this.choices.find((choice) => choice.name === hint.choices[0]?.name) ?? null) : null
  })
  readonly bestAt = $derived.by(() => (this.best?.targets.length ? (new Set(this.best.targets) as ReadonlySet<string>) : NOWHERE))
  readonly lastOwn = $derived.by(() => lastOf(this.log, this.seat))

  sit() {
    return socket.watch(this.code, { since: () => this.#since(), receive: (message) => this.receive(message) })
  }

  /** What happened after this number is still to be told. At first that is the whole story. */
  #since() {
    if (this.shared) return this.#public.at(-1)?.n ?? 0
    return this.view ? this.steps.last : 0
  }

  // ---- what the person does

  /** While a move is on its way, it is what is chosen. */
  choose(choice: Choice | null) {
    if (!this.sent) this.chosen = choice
    this.tidy()
  }

  /** What was said has been read. */
  tidy() {
    this.notice = null
    if (this.lesson.reply) this.lesson.reply = null
  }

  act(choice: Choice) {
    if (!this.mine || this.sent || this.seat === null) return
    const id = newId()
    this.sent = id
    this.chosen = choice
    this.notice = null
    socket.act({ type: 'act', t: this.code, seat: this.seat, action: choice.name, answers: this.n, id })
  }

  /** Takes the only thing there is to do, if it costs nothing and declining is never better. Once everything has landed, once
   * for each question, and not where somebody has just gone back to. */
  takeGain() {
    const gain = !this.lesson.on && this.mine && this.running && !this.busy && !this.sent && this.choices.find((choice) => choice.plain)
    if (!gain || this.#gained.n === this.n || isTakenBack(this.log)) return
    this.act(gain)
    this.#gained = { n: this.n, id: this.sent }
  }

  takeBack(turn = false) {
    if (this.lesson.on) this.lesson.back()
    else if (this.undo !== null && this.seat !== null) this.#askOnce({ type: 'undo', t: this.code, seat: this.seat, answers: this.n, id: newId(), turn })
  }

  /** What would be best? Only who is asked may ask, where the table allows it. */
  askHint() {
    const { seat, n } = this
    if (!this.allowsHints || !this.mine || this.sent || seat === null) return
    const id = newId()
    this.hint.ask(id, () => socket.send({ type: 'hint', t: this.code, seat, answers: n, id }))
  }

  vote(proposal: Proposal, agree: boolean) {
    if (this.seat !== null) this.#askOnce({ type: 'vote', t: this.code, seat: this.seat, proposal: proposal.number, agree, id: newId() })
  }

  tell(text: string) { return this.#ask({ type: 'say', t: this.code, text, id: newId() }) }

  /** Asks the others: to end the game, or to let a bot play on for somebody who is not here. */
  propose(kind: 'end' | 'bot', about: number | null = null) {
    if (this.seat !== null) this.#ask({ type: 'propose', t: this.code, seat: this.seat, kind, about, id: newId() })
  }

  resign() {
    if (this.seat !== null) this.#ask({ type: 'resign', t: this.code, seat: this.seat, id: newId() })
  }

  /** Sits down again where a bot has played meanwhile. */
  comeBack(seat: number) { this.#ask({ type: 'return', t: this.code, seat, id: newId() }) }

  /** At a shared screen: this seat's person is looking now. */
  look(seat: number) {
    if (this.#ask({ type: 'here', t: this.code, seat })) this.passTo = null
  }

  /** Covers a shared screen until that person says that they are looking. */
  cover(to: number | null) {
    if (this.#ask({ type: 'here', t: this.code, seat: null })) this.passTo = to
  }

  /** What makes no sense later is only sent while connected, and it is said if it was not. */
  #ask(message: FromClient): boolean {
    const sent = socket.send(message)
    this.notice = sent ? null : { code: 'offline', params: {}, rule: '' }
    return sent
  }

  /** Whoever presses again before the answer is here means the same. */
  #askOnce(message: FromClient & { readonly id: string }) {
    if (!this.#asked && this.#ask(message)) this.#asked = message.id
  }

  /** Why can this thing not be used now? The server knows; who is not asked hears whose turn it is. */
  whyNot(at: string) {
    if (!this.mine || this.seat === null) {
      this.notice = { code: this.deciding === null ? 'game-over' : 'not-your-turn', params: {}, rule: '' }
      return
    }
    const other = this.lesson.on && this.choices.find((choice) => choice.targets.includes(at))
    if (other) return this.lesson.other(other)
    const action = this.nameAt(at) ?? this.#actionAt(at)
    const id = newId()
    if (!action || !socket.send({ type: 'why-not', t: this.code, seat: this.seat, action, id })) {
      this.notice = { code: 'not-now', params: { decision: this.view.decision?.name ?? 'nothing' }, rule: '' }
      return
    }
    this.#questions.add(id)
  }

  /** By analogy: if `place:9` is done at `road/9`, then `road/4` means `place:4`. */
  #actionAt(at: string): string | null {
    for (const path of pathsUp(at)) {
      const cut = path.lastIndexOf('/')
      const place = path.slice(cut + 1)
      for (const choice of this.choices) {
        const [family, argument] = choice.name.split(':')
        if (argument !== undefined && choice.targets.some((target) => target === `${path.slice(0, cut + 1)}${argument}`)) return `${family}:${place}`
      }
    }
    return null
  }

  // ---- what comes from the server

  receive(message: AtTable) {
    switch (message.type) {
      case 'table': return this.#show(message)
      case 'step':
        // What came does not follow what is known: ask for the whole.
        if ((message.told[0]?.number ?? 0) > this.steps.last + 1) return socket.again(this.code)
        return this.steps.push(message)
      case 'sitting':
        this.sitting = withBotNames(message.sitting)
        return this.#names()
      case 'proposals': this.proposals = message.proposals; return
      case 'said': this.chat = [...this.chat, message.line]; return
      case 'chat': this.chat = message.chat; return
      case 'presence': this.here = message.here; return
      case 'gone': this.gone = message.code; return
      case 'done':
        if (message.id === this.sent) this.sent = null
        if (message.id === this.#asked) this.#asked = ''
        return
      case 'reason':
        if (this.#questions.delete(message.id)) this.notice = { code: message.code || 'unknown-action', params: message.params ?? {}, rule: message.rule ?? '' }
        return
      case 'hint':
        if (message.n === this.n) this.hint.take(message.id, message.hint)
        return
      case 'lesson': return this.lesson.take(message)
      case 'lesson-way': return this.lesson.takeWay(message.id, message.way)
      case 'lesson-reply':
        if (message.id === this.sent) this.sent = this.chosen = null
        this.lesson.reply = message.text
        return
      case 'refused':
        if (message.id === this.#asked) this.#asked = ''
        this.lesson.refuse(message.id)
        if (this.hint.refuse(message.id, message.code, message.params ?? {})) return
        if (message.id) this.#questions.delete(message.id)
        // Something else that was refused, such as a line of chat, has nothing to do with the move.
        if (this.sent && message.id === this.sent) this.sent = this.chosen = null
        // Nobody has asked for it here: another device of the same person was quicker.
        if (message.id && message.id === this.#gained.id) return
        this.notice = { code: message.code, params: message.params ?? {}, rule: message.rule ?? '' }
    }
  }

  #show(shown: TableShown) {
    const view = (shown.view as V | undefined) ?? (shown.set && this.view ? patch(this.steps.latest, shown.set) : undefined)
    // A difference to a view we do not have: ask for the whole.
    if (!view && shown.set) return socket.again(this.code)
    // The same position again, after a break: what was chosen or is under way stays.
    const same = shown.n === this.n && shown.seat === this.seat
    const [chosen, sent, hint] = same ? [this.chosen?.name, this.sent, this.hint.now] : [undefined, null, null]
    const told = shown.told ?? []
    // A move that was under way when the connection broke, and the game has gone on without it.
    const lost = this.sent && shown.n > this.n && told.find((entry) => entry.number === this.n + 1)?.seat !== this.seat
    this.steps.drop()
    this.#asked = ''
    if (shown.seat !== this.seat) this.steps.forget()
    this.sitting = withBotNames(shown.sitting)
    this.counted = shown.sitting.status !== 'running'
    this.seat = shown.seat
    this.yours = shown.yours
    this.#names()
    if (view) this.view = view
    this.log = this.#logWith(shown, told)
    this.#moment(shown)
    if (lost) this.notice = { code: 'outdated', params: {}, rule: '' }
    this.chat = shown.chat ?? []
    this.here = shown.here ?? []
    this.proposals = shown.proposals ?? []
    this.gone = null
    this.chosen = this.choices.find((choice) => choice.name === chosen) ?? null
    this.sent = sent
    this.allowsHints = shown.hints ?? false
    // The answer to a question from before the break does not come any more.
    if (hint?.state === 'thinking') this.askHint()
    else this.hint.now = hint
  }

  /** The log with what is told. Whoever comes to a shared screen starts from what everybody knows. */
  #logWith(shown: TableShown, told: readonly Told[]): Line[] {
    if (shown.yours.length > 1) {
      const known = this.#public.at(-1)?.n ?? 0
      const next = told.filter((entry) => entry.number > known)
      if (shown.seat === null && (next[0]?.number ?? shown.n + 1) === known + 1) this.#public = extend(this.#public, next)
      else if (shown.seat === null) socket.watchFrom(this.code, known)
      return this.#public
    }
    return extend(this.log.filter((line) => line.n < (told[0]?.number ?? Infinity) && line.n <= shown.n), told)
  }

  #names() {
    if (this.sitting) texts.readers = { names: this.sitting.seats.map((seat) => seat.name), you: this.seat }
  }

  #moment(now: TableShown | StepShown) {
    this.n = now.n
    this.deciding = now.deciding
    this.says = now.says ?? null
    this.choices = now.choices ?? []
    this.withheld = now.withheld ?? []
    this.undo = now.undo ?? null
    this.chosen = null
    this.sent = null
    this.notice = null
    // Answers that are still to come are about what was asked before.
    this.#questions.clear()
    this.hint.drop()
  }

  /** A step, as it is shown. */
  take(step: StepShown) {
    this.view = viewAfter(this.view, step)
    this.log = extend(this.log, step.told)
    if (this.shared && this.seat === null) this.#public = this.log
    this.heard = this.log.filter((line) => line.n > this.n).map((line) => line.message)
    this.#moment(step)
  }

  // ---- what is shown one after the other

  get busy() { return this.steps.busy }
  get replaying() { return this.steps.replaying }
  get pointed() { return this.steps.pointed }
  /** Who only watches has no move to count from. */
  get canReplay() { return this.seat !== null && this.steps.canReplay }

  skip() { this.steps.skip() }
  async replay() { if (this.canReplay) await this.steps.replay() }
  endReplay() { this.steps.end() }
}

/** For what only a table that is played has. */
export const usePlayed = <V extends View = View>() => useScene<V>() as Table<V>
