// A record that is stepped through: the scene of a table that was played, fed by the steps of the record. All views are made
// once, copy-on-write, as the record comes in; going to a ply is then only showing another one.
import { tick, type Component } from 'svelte'
import { api, type RecordSteps, type Shown } from './api'
import { nameBots } from './bots'
import { extend, type Line } from './log'
import { patch } from './patch'
import { pliesOf } from './plies'
import { NOWHERE, Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { eventsOf } from './steps.svelte'
import { texts } from './texts.svelte'
import type { Told, View } from './wire'

/** Whose view: a seat's, a spectator's, or everything open. */
export type Viewer = number | 'spectator' | 'open'
/** How fast it plays: ms between two plies, and how much faster than usual pieces fly (0: not at all). */
export const PACES = [{ wait: 1500, rush: 1 }, { wait: 600, rush: 1.5 }, { wait: 120, rush: 4 }, { wait: 0, rush: 0 }] as const
/** Numbers of the log that belong to one round, the last one included. */
export interface Stretch { round: number; from: number; to: number }

/** Steps of one answer of the server. */
const PART = 100
export const viewerOf = (word: string | null, seats: number): Viewer => {
  const seat = Number(word)
  return word === 'spectator' ? word : word && Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 'open'
}

export class Replay<V extends View = View> extends Scene<V> {
  readonly recorded = true
  /** Nobody is asked: no choice is lit. */
  readonly mine = false
  readonly offered = []
  readonly withheld = []
  readonly bestAt = NOWHERE
  readonly bar: Component | null
  readonly shown: Shown
  readonly last: number
  /** Moves that count, after each number of the log. */
  readonly plies: readonly number[]
  viewer = $state<Viewer>('open')
  /** Whose view is on the screen; the wanted one may still be on its way. */
  seen = $state<Viewer>('open')
  playing = $state(false)
  pace = $state(1)
  failed = $state(false)
  /** Known once the whole record is here. */
  rounds = $state.raw<Stretch[]>([])
  /** What the ply on the screen tells. */
  lines = $state.raw<Line[]>([])
  #views: V[] = []
  #told: Told[] = []
  #logs: Line[][] = [[]]
  #parts = new Map<number, Promise<void>>()
  #wish = 0

  constructor(shown: Shown, bar: Component | null = null) {
    super(shown.t)
    this.bar = bar
    this.shown = shown
    this.last = shown.last
    this.plies = pliesOf(shown)
    const status = shown.status === 'uploaded' ? 'over' : shown.status
    this.sitting = {
      t: shown.t, game: shown.game, rules: shown.rules.figures, options: shown.options, status, seats: nameBots(shown.seats), name: shown.name,
      host: null, live: false, invited: true, spectators: true, undo_past_news: true, created: shown.began ?? '',
    }
    texts.readers = { names: this.sitting.seats.map((seat) => seat.name), you: null }
  }

  // ---- the record

  /** Through whose eyes; what was known of the others' views is forgotten. */
  async see(viewer: Viewer, n = this.n) {
    this.pause()
    this.viewer = viewer
    this.seat = typeof viewer === 'number' ? viewer : null
    this.#views = []
    this.#told = []
    this.#logs = [[]]
    this.#parts.clear()
    await this.go(n)
    void this.#rest()
  }

  /** All parts one after the other, so that the screen never waits for it. */
  async #rest() {
    const { viewer } = this
    try {
      for (let part = 0; part * PART < Math.max(this.last, 1) && this.viewer === viewer; part++) await this.#need(part)
    } catch {
      return // who goes there is told
    }
    if (this.viewer !== viewer) return
    this.#write()
    this.#showLog()
    this.rounds = this.#stretches()
  }

  #need(part: number): Promise<void> {
    const known = this.#parts.get(part)
    if (known) return known
    const { viewer } = this
    const wanted = api.steps(this.code, part * PART, viewer).then((steps) => {
      if (this.viewer === viewer) this.#take(steps)
    })
    this.#parts.set(part, wanted)
    wanted.catch(() => this.#parts.delete(part))
    return wanted
  }

  #take({ after, views, steps }: RecordSteps) {
    let view = views[0]! as V
    this.#views[after] ??= view
    for (const { told, sets } of steps) {
      view = patch(view, sets[0]!)
      this.#views[told.number] ??= view
      this.#told[told.number] = told
    }
  }

  /** The log as it stood after each ply; they share their lines. */
  #write() {
    for (let n = this.#logs.length; n <= this.last && this.#told[n]; n++) this.#logs[n] = extend(this.#logs[n - 1]!, [this.#told[n]!])
  }

  #stretches(): Stretch[] {
    const found: Stretch[] = []
    for (let n = 0; n <= this.last; n++) {
      const round = Math.max(1, this.#views[n]!.round)
      const now = found.at(-1)
      if (now && (now.round >= round || n === this.last)) now.to = n
      else found.push({ round, from: n, to: n })
    }
    return found
  }

  // ---- going about

  /** To a ply; a step forward flies what moves, where that is wanted. Of several wishes the last one counts. */
  async go(to: number, rush = 0): Promise<void> {
    const n = Math.max(0, Math.min(this.last, Math.round(to) || 0))
    const wish = ++this.#wish
    this.failed = false
    if (!this.#views[n]) {
      try {
        await this.#need(Math.max(0, Math.ceil(n / PART) - 1))
      } catch {
        this.failed = true
        this.pause()
        return
      }
      if (wish !== this.#wish || !this.#views[n]) return
    }
    const told = this.#told[n]
    this.motion.speed = settings.speed
    const flight = rush && n === this.n + 1 && this.ready ? this.motion.before(eventsOf(told ? [told] : []), rush) : null
    if (!flight) this.motion.finish()
    this.view = this.#views[n]!
    this.seen = this.viewer
    this.n = n
    // A game that was ended early still has a question, which nobody answers any more.
    this.deciding = n === this.last ? null : (this.view.decision?.seat ?? null)
    this.#showLog()
    await tick()
    await flight?.()
  }

  #showLog() {
    this.#write()
    const told = this.#told[this.n]
    // Before the parts in front of it are here: at least what this ply tells.
    this.log = this.#logs[this.n] ?? (told ? extend([], [told]) : [])
    this.lines = this.log.filter((line) => line.n === this.n)
    this.heard = this.playing ? [] : this.lines.map((line) => line.message)
  }

  step(by: number) {
    this.pause()
    return this.go(this.n + by, by === 1 ? 1 : 0)
  }

  /** To the beginning of the next round, or of this one and then of the one before. */
  skipRound(by: 1 | -1) {
    this.pause()
    const starts = [...this.rounds.map(({ from }) => from), this.last]
    const to = by > 0 ? starts.find((start) => start > this.n) : starts.findLast((start) => start < this.n)
    return this.go(to ?? (by > 0 ? this.last : 0))
  }

  async play() {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.n >= this.last) await this.go(0)
    while (this.playing && this.n < this.last && !this.failed) {
      const { wait, rush } = PACES[this.pace]!
      await this.go(this.n + 1, rush)
      // At full speed every ply is still painted; the next one is made in a task of its own, after that.
      await new Promise((resolve) => (wait ? setTimeout(resolve, wait) : requestAnimationFrame(() => setTimeout(resolve))))
    }
    this.pause()
  }

  pause() {
    this.playing = false
    this.motion.finish()
  }

  /** To where a line of the log was told. */
  async visit(line: Line) {
    this.pause()
    await this.go(line.n)
  }

  get replaying() { return this.playing }
  endReplay() { this.pause() }
  async replay() { await this.play() }
}
