// A table as this browser knows it: one immutable view, the choices, the log, and a queue of steps still to be shown.
// No rule lives here: what is legal, lit or moved comes with the data.
import { nameBots } from './bots'
import { createContext, tick } from 'svelte'
import type { Pieces } from './figures'
import { extend, type Line } from './log'
import { Motion } from './motion'
import { patch } from './patch'
import { settings } from './settings.svelte'
import { socket } from './socket.svelte'
import { play, soundOf } from './sounds'
import { texts } from './texts.svelte'
import { byPower, newId, type Asked, type AtTable, type ChatLine, type Choice, type Codes, type Gone, type Message, type Move, type Sitting, type Step, type TableShown, type View } from './wire'

/** A part of the table in words, for the text view. */
export interface Words { title: string; lines: { at: string; text: string }[] }
/** What hover, focus or long press say of a thing. */
export interface Explanation { title: string; facts: string[]; doubt?: string; rules?: string[] }
/** Something to say in the decision bar: why not, or what the server refused. */
export interface Notice { code: string; params: Codes; rule: string }

const NOTHING: ReadonlyMap<string, Choice[]> = new Map()
/** Views of the last steps are kept for the replay since your last move; they share what did not change. */
const MOST_KEPT = 200

export class Table<V extends View = View> {
  readonly code: string
  readonly motion = new Motion()
  // Raw: the data is replaced, never changed, so no proxies; equal parts stay the same objects and update nothing.
  sitting = $state.raw<Sitting | null>(null)
  view: V = $state.raw() as V
  choices = $state.raw<readonly Choice[]>([])
  log = $state.raw<Line[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  here = $state.raw<readonly string[]>([])
  asks = $state.raw<readonly Asked[]>([])
  says = $state.raw<Message | null>(null)
  chosen = $state.raw<Choice | null>(null)
  notice = $state.raw<Notice | null>(null)
  heard = $state.raw<Message[]>([])
  gone = $state<Gone['code'] | null>(null)
  seat = $state<number | null>(null)
  yours = $state.raw<readonly number[]>([])
  asked = $state<number | null>(null)
  undo = $state<number | null>(null)
  n = $state(0)
  /** Something flies, or waits to. */
  busy = $state(false)
  /** Id of the own move the server has not answered yet. */
  sent = $state<string | null>(null)
  replaying = $state(false)
  /** Set once the figures of the edition are here. */
  pieces: Pieces = {}
  #queue: Step[] = []
  #kept: { view: V; step: Step }[] = []
  #hurry = false
  #questions = new Map<string, string>()

  readonly mine = $derived.by(() => this.asked !== null && this.asked === this.seat && !this.replaying)
  readonly ready = $derived.by(() => this.view !== undefined)
  readonly byTarget = $derived.by(() => {
    if (!this.mine) return NOTHING // always the same: what depends on it stays untouched
    const found = new Map<string, Choice[]>()
    for (const choice of this.choices) for (const at of choice.targets) found.set(at, [...(found.get(at) ?? []), choice])
    return found as ReadonlyMap<string, Choice[]>
  })
  /** What would move, by its new address: drawn there as a ghost. */
  readonly ghosts: ReadonlyMap<string, Move> = $derived.by(() => {
    const found = new Map<string, Move>()
    for (const choice of this.mine ? this.choices : []) for (const move of choice.moves ?? []) if (move.to) found.set(move.to, move)
    return found
  })
  /** Log number of your own last action: what came after it is news. */
  readonly lastOwn = $derived.by(() => this.log.findLast((line) => !line.void && line.seat !== null && line.seat === this.seat)?.n ?? 0)

  // ---- set by the board of the game

  /** The whole table in words; only made when somebody reads it. */
  describe: () => Words[] = () => []
  explain: (at: string) => Explanation | null = () => null
  /** Name of the action a click on this address would mean, where analogy (`actionAt`) does not find it. */
  nameAt: (at: string) => string | null = () => null

  constructor(code: string) {
    this.code = code
    this.motion.onMove = soundOf
  }

  get game() { return this.sitting?.game ?? this.view?.game ?? '' }

  sit() {
    return socket.watch(this.code, { since: () => (this.view ? (this.#queue.at(-1)?.n ?? this.n) : null), receive: (message) => this.receive(message) })
  }

  // ---- attributes of things on the board: `<li {...table.thing('road/9')}>`

  thing = (at: string) => {
    const choices = this.byTarget.get(at)
    return { 'data-at': at, 'data-lit': choices ? (this.chosen && choices.includes(this.chosen) ? 'chosen' : choices.every(byPower) ? 'power' : 'yes') : undefined }
  }

  /** The same for the element that takes the focus: lit things and the first of a region are tab stops, the others are
   * reached by arrows. */
  knob = (at: string, label: string, entry = false) => ({
    type: 'button' as const,
    'data-knob': at,
    tabindex: entry || this.byTarget.has(at) ? 0 : -1,
    'aria-label': label,
    'aria-pressed': this.byTarget.has(at) ? !!this.chosen?.targets.includes(at) : undefined,
  })

  /** The choices of a thing: its own, or those of what it is part of. */
  choicesAt(at: string): Choice[] | null {
    for (let path = at; path; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
      const found = this.byTarget.get(path)
      if (found) return found
    }
    return null
  }

  // ---- what the person does

  choose(choice: Choice | null) {
    this.chosen = choice
    this.notice = null
  }

  act(choice: Choice) {
    if (!this.mine || this.sent || this.seat === null) return
    const id = newId()
    this.sent = id
    this.chosen = choice
    this.notice = null
    socket.act({ type: 'act', t: this.code, seat: this.seat, action: choice.name, answers: this.n, id })
  }

  takeBack(turn = false) {
    if (this.undo === null || this.seat === null) return
    this.notice = null
    socket.send({ type: 'undo', t: this.code, seat: this.seat, answers: this.n, id: newId(), turn })
  }

  answer(ask: Asked, agree: boolean) {
    if (this.seat !== null) socket.send({ type: 'answer', t: this.code, seat: this.seat, ask: ask.number, agree, id: newId() })
  }

  tell(text: string) { return socket.send({ type: 'say', t: this.code, text, id: newId() }) }

  /** Why can this thing not be used now? The server knows; who is not asked hears whose turn it is. */
  whyNot(at: string) {
    if (!this.mine || this.seat === null) {
      this.notice = { code: this.asked === null ? 'game-over' : 'not-your-turn', params: {}, rule: '' }
      return
    }
    const action = this.nameAt(at) ?? this.#actionAt(at)
    const id = newId()
    if (!action || !socket.send({ type: 'why-not', t: this.code, seat: this.seat, action, id })) {
      this.notice = { code: 'not-now', params: { decision: this.view.decision?.name ?? 'nothing' }, rule: '' }
      return
    }
    this.#questions.set(id, at)
  }

  /** By analogy: if `place:9` is done at `road/9`, then `road/4` means `place:4`. */
  #actionAt(at: string): string | null {
    for (let path = at; path; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
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
      case 'step': return this.#push(message)
      case 'sitting':
        this.sitting = nameBots(message.sitting)
        return this.#names()
      case 'asks': this.asks = message.asks; return
      case 'said': this.chat = [...this.chat, message.line]; return
      case 'presence': this.here = message.here; return
      case 'gone': this.gone = message.code; return
      case 'done':
        if (message.id === this.sent) this.sent = null
        return
      case 'reason':
        if (this.#questions.delete(message.id)) this.notice = { code: message.code || 'unknown-action', params: message.params ?? {}, rule: message.rule ?? '' }
        return
      case 'refused':
        if (message.id === this.sent) this.sent = null
        this.chosen = null
        this.notice = { code: message.code, params: message.params ?? {}, rule: message.rule ?? '' }
    }
  }

  #show(shown: TableShown) {
    const view = (shown.view as V | undefined) ?? (shown.set && this.view ? patch(this.#latest(), shown.set) : undefined)
    // A difference to a view we do not have: ask for the whole.
    if (!view && shown.set) return socket.again(this.code)
    // The same position again, after a break: what was chosen or is under way stays.
    const same = shown.n === this.n && shown.seat === this.seat
    const [chosen, sent] = same ? [this.chosen?.name, this.sent] : [undefined, null]
    this.#queue.length = 0
    this.replaying = false
    this.motion.finish()
    if (shown.seat !== this.seat) this.#kept.length = 0
    this.sitting = nameBots(shown.sitting)
    this.seat = shown.seat
    this.yours = shown.yours
    this.#names()
    if (view) this.view = view
    const told = shown.told ?? []
    const known = this.log.filter((line) => line.n < (told[0]?.number ?? Infinity) && line.n <= shown.n)
    this.log = extend(shown.seat === this.view?.seat ? known : [], told)
    this.#moment(shown)
    this.chat = shown.chat ?? []
    this.here = shown.here ?? []
    this.asks = shown.asks ?? []
    this.gone = null
    this.chosen = this.choices.find((choice) => choice.name === chosen) ?? null
    this.sent = sent
  }

  #names() {
    if (this.sitting) texts.readers = { names: this.sitting.seats.map((seat) => seat.name), you: this.seat }
  }

  #latest(): V { return this.#queue.reduce((view, step) => (step.view as V) ?? patch(view, step.set ?? []), this.view) }

  #moment(now: TableShown | Step) {
    this.n = now.n
    this.asked = now.asked
    this.says = now.says ?? null
    this.choices = now.ask ?? []
    this.undo = now.undo ?? null
    this.chosen = null
    this.sent = null
    this.notice = null
  }

  /** New steps are shown one after the other, faster the more are waiting. */
  #push(step: Step) {
    const last = this.#queue.at(-1)?.n ?? this.n
    const first = step.told[0]?.number
    if (first !== undefined && first > last + 1) return socket.again(this.code)
    this.#queue.push(step)
    if (!this.busy) void this.#drain()
  }

  async #drain() {
    this.busy = true
    this.motion.speed = settings.speed
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#one(next)
    } finally {
      this.busy = false
      this.#hurry = false
    }
  }

  async #one(step: Step) {
    const wasMine = this.mine
    const events = step.told.flatMap((told) => (told.events ?? []).map((happened) => happened.event))
    const rush = this.#queue.length > 8 ? 4 : this.#queue.length > 2 ? 2 : 1
    const flight = this.#hurry ? null : this.motion.before(events, rush)
    this.#kept.push({ view: this.view, step })
    if (this.#kept.length > MOST_KEPT) this.#kept.shift()
    this.view = (step.view as V | undefined) ?? patch(this.view, step.set ?? [])
    this.log = extend(this.log, step.told)
    this.heard = this.log.filter((line) => line.n > this.n).map((line) => line.message)
    this.#moment(step)
    await tick()
    await flight?.()
    if (this.mine && !wasMine) play('bell')
  }

  /** Ends what flies and shows all that waits at once. */
  skip() {
    this.#hurry = this.busy
    this.motion.finish()
  }

  // ---- since your last move

  get canReplay() { return !this.busy && this.#kept.some(({ step }) => step.n > this.lastOwn) }

  /** Shows again what happened since your last move; nothing can be done meanwhile, a click ends it. */
  async replay() {
    const steps = this.#kept.filter(({ step }) => step.n > this.lastOwn)
    if (!steps.length || this.busy || this.replaying) return
    const now = this.view
    this.replaying = this.busy = true
    this.view = steps[0]!.view
    await tick()
    for (const { step } of steps) {
      if (!this.replaying) break
      const events = step.told.flatMap((told) => (told.events ?? []).map((happened) => happened.event))
      const flight = this.motion.before(events)
      this.view = (step.view as V | undefined) ?? patch(this.view, step.set ?? [])
      await tick()
      await flight?.()
      if (this.replaying) await new Promise((resolve) => setTimeout(resolve, 250))
    }
    this.view = now
    this.replaying = this.busy = false
    // Steps that came meanwhile.
    void this.#drain()
  }

  endReplay() {
    this.replaying = false
    this.motion.finish()
  }
}

const [get, set] = createContext<Table<any>>()
export const useTable = <V extends View = View>() => get() as Table<V>
export const provideTable = set
