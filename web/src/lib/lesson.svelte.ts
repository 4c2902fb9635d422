// A lesson at a table: where the learner stands, as the server says after each step; which of its parts is being read is
// this browser's business. Another choice than the one that is asked for is answered, and nothing happens.
import { socket } from './socket.svelte'
import type { Table } from './table.svelte'
import { newId, type Choice, type LessonShown, type Message } from './wire'

const NOTHING: ReadonlySet<string> = new Set()

export class LessonDesk {
  /** What the server told last; it may be about a position that is still to be shown. */
  shown = $state.raw<LessonShown | null>(null)
  /** How many of its parts are read. */
  read = $state(0)
  /** What the narrator answers to another choice. */
  reply = $state.raw<Message | null>(null)
  /** A way through the exercise, on its way or here. */
  way = $state.raw<'looking' | readonly Message[] | null>(null)
  /** The statements behind the part are shown. */
  why = $state(false)
  #table: Table<any>
  /** Id of the step back that is not answered yet. */
  #back = ''
  #asked = ''

  constructor(table: Table<any>) {
    this.#table = table
  }

  /** The chapter that is learned here; empty: a table like any other. */
  get chapter() { return this.#table.sitting?.lesson ?? '' }
  get on() { return !!this.chapter }
  /** Where the learner stands, once all that happened has landed. */
  get now(): LessonShown | null { return this.on && this.shown?.n === this.#table.n && !this.#table.busy ? this.shown : null }
  get parts() { return this.now?.parts ?? [] }
  get part() { return this.parts[Math.min(this.read, this.parts.length - 1)] ?? null }
  /** There is something to be read before anything is asked. */
  get reading() { return this.read < this.parts.length - 1 }
  get done() { return !!this.now?.is_done }
  get verdict() { return this.now?.verdict ?? null }
  /** The learner plays alone. */
  get trying() { return !!this.part && !this.part.step && !this.done }
  get accepts(): ReadonlySet<string> { return this.reading || this.done ? NOTHING : new Set(this.now?.accepts) }
  /** The choice that the step speaks of. */
  get usual(): Choice | null {
    if (this.reading || this.done || !this.now?.usual) return null
    return this.#table.choices.find((choice) => choice.name === this.now?.usual) ?? null
  }
  get canGoBack() { return this.read > 0 || !!this.now?.back }

  // ---- what the learner does

  next() {
    if (!this.reading) return
    this.read += 1
    this.tidy()
  }

  back() {
    this.tidy()
    if (this.read > 0 && !this.done) {
      this.read -= 1
      return
    }
    const { seat, n, code } = this.#table
    if (!this.now?.back || seat === null || this.#back) return
    const id = newId()
    if (socket.send({ type: 'undo', t: code, seat, answers: n, id })) this.#back = id
  }

  /** A choice that the step does not ask for: the narrator answers. */
  other(choice: Choice) {
    this.tidy()
    if (this.reading) this.reply = { id: 'lesson-other-reading', params: { chosen: [choice.message] } }
    else if (!this.done && this.now) this.#table.act(choice)
  }

  showWay() {
    if (!this.trying || this.way) return
    this.tidy()
    this.#asked = newId()
    if (socket.send({ type: 'lesson-way', t: this.#table.code, id: this.#asked })) this.way = 'looking'
  }

  free() { socket.send({ type: 'lesson-free', t: this.#table.code, id: newId() }) }

  /** What was said has been read. */
  tidy() {
    this.reply = this.way = null
    this.why = false
  }

  // ---- what comes from the server

  take(shown: LessonShown) {
    // The same position again, after a break or with the verdict: what was read stays read.
    if (shown.n !== this.shown?.n || shown.t !== this.shown.t) {
      this.read = this.#back ? (shown.parts?.length ?? 1) - 1 : 0
      this.tidy()
    }
    this.#back = ''
    this.shown = shown
  }

  takeWay(id: string, way: readonly Message[]) { if (id === this.#asked) this.way = way }

  /** Was it the question for a way that was refused? */
  refuse(id: string | null | undefined): boolean {
    if (id === this.#back) this.#back = ''
    if (!id || id !== this.#asked) return false
    this.way = null
    return true
  }
}
