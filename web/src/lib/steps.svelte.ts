// Steps of a game as they are shown: one after the other as they come, and those since your last move once more.
import { tick } from 'svelte'
import { isPass, type Line } from './log'
import type { Motion } from './motion'
import { patch } from './patch'
import { settings } from './settings.svelte'
import { play } from './sounds'
import type { GameEvent, StepShown, Told, View } from './wire'

/** Views of the last steps are kept for the replay since your last move; they share what did not change. */
const MOST_KEPT = 200
/** Milliseconds for one place of the story. */
const POINTED = 1100
/** Milliseconds between two steps that are shown again. */
const BETWEEN = 250

/** All that the entries of a step tell. */
export const eventsOf = (told: readonly Told[]): GameEvent[] =>
  told.flatMap(({ events }) => (events ?? []).map((happened) => happened.event))

/** The view after a step: whole, or what is different in it. */
export const viewAfter = <V extends View>(view: V, { view: whole, set }: Pick<StepShown, 'view' | 'set'>): V =>
  (whole as V | undefined) ?? patch(view, set ?? [])

/** Where steps are shown: the table. */
interface Stage<V extends View> {
  view: V
  readonly n: number
  readonly log: readonly Line[]
  readonly motion: Motion
  /** The game waits for somebody at this browser. */
  readonly wanted: boolean
  /** Log number of your own last action. */
  readonly lastOwn: number
  /** Everything of the step is now; what flies is not its business. */
  take(step: StepShown): void
}

export class Steps<V extends View> {
  /** Something flies, or waits to. */
  busy = $state(false)
  replaying = $state(false)
  /** The line of the log whose place is being shown. */
  pointed = $state.raw<Line | null>(null)
  #stage: Stage<V>
  #queue: StepShown[] = []
  #kept: { view: V; step: StepShown }[] = []
  /** The view as it is now, while former ones are shown again. */
  #now: V | null = null
  #hurry = false
  #wake = () => {}

  constructor(stage: Stage<V>) {
    this.#stage = stage
  }

  /** Number of the last step that is known, shown or not. */
  get last() { return this.#queue.at(-1)?.n ?? this.#stage.n }

  /** The view after all that waits. */
  get latest(): V { return this.#queue.reduce<V>(viewAfter, this.#now ?? this.#stage.view) }

  /** The table is told from here on: nothing waits, and nothing of the past is shown any more. */
  drop() {
    this.#queue.length = 0
    this.#now = null
    this.end()
  }

  /** Somebody else looks: what was kept was for other eyes. */
  forget() { this.#kept.length = 0 }

  /** New steps are shown one after the other, faster the more are waiting. */
  push(step: StepShown) {
    this.#queue.push(step)
    if (!this.busy) void this.#drain()
  }

  /** Ends what flies and shows all that waits at once. */
  skip() {
    this.#hurry = this.busy
    this.#stage.motion.finish()
  }

  async #drain() {
    this.busy = true
    this.#stage.motion.speed = settings.speed
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#one(next)
    } finally {
      this.busy = false
      this.#hurry = false
    }
  }

  async #one(step: StepShown) {
    const wasWanted = this.#stage.wanted
    const rush = this.#queue.length > 8 ? 4 : this.#queue.length > 2 ? 2 : 1
    const flight = this.#hurry ? null : this.#stage.motion.before(eventsOf(step.told), rush)
    this.#kept.push({ view: this.#stage.view, step })
    if (this.#kept.length > MOST_KEPT) this.#kept.shift()
    this.#stage.take(step)
    await tick()
    await flight?.()
    if (this.#stage.wanted && !wasWanted) play('bell')
  }

  // ---- since your last move

  get canReplay() { return !this.busy && this.#stage.log.some(this.#isNews) }

  #isNews = (line: Line) => line.n > this.#stage.lastOwn && !line.void && !!line.at && !isPass(line)

  /** Shows again what happened since your last move; nothing can be done meanwhile, a click ends it. */
  async replay() {
    if (!this.canReplay || this.replaying) return
    const steps = this.#kept.filter(({ step }) => step.n > this.#stage.lastOwn)
    const news = this.#stage.log.filter(this.#isNews)
    this.replaying = this.busy = true
    // Whoever was away has the story, but no views of it: then its places are shown one after the other.
    if ((steps[0]?.step.told[0]?.number ?? Infinity) > news[0]!.n) await this.#pointOut(news)
    else await this.#showAgain(steps)
    this.replaying = this.busy = false
    // Steps that came meanwhile.
    void this.#drain()
  }

  async #showAgain(steps: { view: V; step: StepShown }[]) {
    this.#now = this.#stage.view
    this.#stage.view = steps[0]!.view
    await tick()
    for (const { step } of steps) {
      if (!this.replaying) break
      const events = eventsOf(step.told)
      // Who passes has done nothing that is worth waiting for.
      const quiet = events.every((event) => event.name === 'passed')
      const flight = quiet ? null : this.#stage.motion.before(events)
      this.#stage.view = viewAfter(this.#stage.view, step)
      await tick()
      await flight?.()
      if (this.replaying && !quiet) await new Promise((resolve) => setTimeout(resolve, BETWEEN))
    }
    // Unless the table was told anew meanwhile.
    if (this.#now) this.#stage.view = this.#now
    this.#now = null
  }

  async #pointOut(news: readonly Line[]) {
    for (const line of news) {
      if (!this.replaying) break
      this.pointed = line
      this.#stage.motion.point(line.at!)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        setTimeout(resolve, POINTED * Math.max(settings.speed, 0.5))
      })
    }
    this.pointed = null
  }

  end() {
    this.#wake()
    this.replaying = false
    this.#stage.motion.finish()
  }
}
