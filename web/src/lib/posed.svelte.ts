// A position with a question, out of a real game: the scene of an exercise, and of a mistake that is tried again. One choice is
// made, then it is said what is best, and both lines can be played on.
import { tick, type Component } from 'svelte'
import type { ExerciseAnswer, MistakeAnswer, PlayedOn, PosedExercise, PosedMistake } from '../../types/api'
import type { RecordSteps } from './api'
import { Attempt } from './attempt.svelte'
import { nameBots } from './bots'
import { extend } from './log'
import { patch } from './patch'
import { NOWHERE, Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { eventsOf } from './steps.svelte'
import { texts } from './texts.svelte'
import type { Choice, Message, View, Withheld } from './wire'

/** Milliseconds between two steps of a line. */
const BETWEEN = 450

export type Question = PosedExercise | PosedMistake
export type Answer = ExerciseAnswer | MistakeAnswer
export const isMistake = (asked: Question): asked is PosedMistake => 'number' in asked

/** Where a question comes from, who judges the answer, and where one goes on. */
export interface Source {
  judge: (choice: string) => Promise<Answer>
  /** The next question; null: this was the last. */ next: string | null
  /** Where the questions are listed. */ list: string
}

export class Posed<V extends View = View> extends Scene<V> {
  readonly recorded = false
  readonly bar: Component | null
  readonly asked: Question
  readonly source: Source
  readonly choices: readonly Choice[]
  readonly withheld: readonly Withheld[]
  readonly says: Message
  answer = $state.raw<Answer | null>(null)
  /** The choice whose line is on the screen; empty: the position itself. */
  line = $state('')
  replaying = $state(false)
  readonly answering = new Attempt()
  readonly #start: V

  readonly mine = $derived.by(() => !this.answer && !this.replaying)
  readonly offered = $derived.by(() => (this.mine ? this.choices : []))
  readonly best = $derived.by(() => this.choices.find((choice) => this.answer?.choices.some((one) => one.best && one.name === choice.name)))
  /** What was best, once it is said; not while a line is played on. */
  readonly bestAt = $derived.by(() => (this.best && !this.line ? (new Set(this.best.targets) as ReadonlySet<string>) : NOWHERE))

  constructor(posed: Question, bar: Component | null, source: Source) {
    // Whoever sat there plays no more, and is nobody to be waited for.
    const seats = nameBots(posed.seats).map((seat) => ({ ...seat, person: null }))
    const id = isMistake(posed) ? posed.t : posed.id
    super(id)
    this.bar = bar
    this.asked = posed
    this.source = source
    this.choices = posed.choices as unknown as readonly Choice[]
    this.withheld = posed.withheld
    this.says = posed.question as unknown as Message
    this.sitting = {
      t: id, game: posed.game, rules: posed.rules.figures, options: posed.options, status: 'running', seats, name: '',
      host: null, live: false, invited: true, spectators: false, undo_past_news: false, created: '',
    }
    this.seat = this.deciding = posed.seat
    this.view = this.#start = posed.view as V
    texts.readers = { names: seats.map((seat) => seat.name), you: posed.seat }
  }

  /** While an answer is being judged, it is what is chosen. */
  choose(choice: Choice | null) {
    if (!this.answering.busy) this.chosen = choice
  }

  async act(choice: Choice) {
    if (!this.mine || this.answering.busy) return
    this.chosen = choice
    await this.answering.run(async () => {
      this.answer = await this.source.judge(choice.name)
      this.deciding = null
    }, this.asked.game)
  }

  /** Plays the round on after a choice, as Masters did. */
  async playLine({ name, steps }: PlayedOn) {
    this.back()
    const { views, steps: told } = steps as unknown as RecordSteps
    this.view = views[0]! as V
    this.line = name
    this.replaying = true
    await tick()
    for (const step of told) {
      if (!this.replaying || this.line !== name) return
      this.motion.speed = settings.speed
      const flight = this.motion.before(eventsOf([step.told]), 1)
      this.view = patch(this.view, step.sets[0]!)
      this.n += 1
      this.log = extend(this.log, [step.told])
      this.heard = this.log.filter((one) => one.n === step.told.number).map((one) => one.message)
      await tick()
      await flight?.()
      await new Promise((resolve) => setTimeout(resolve, BETWEEN * settings.speed))
    }
    this.replaying = false
  }

  /** To the question again. */
  back() {
    this.endReplay()
    this.view = this.#start
    this.log = []
    this.line = ''
  }

  async replay() {
    const line = this.answer?.lines.find((one) => one.name === (this.line || this.best?.name))
    if (line) await this.playLine(line)
  }

  endReplay() {
    this.replaying = false
    this.motion.finish()
  }
}
