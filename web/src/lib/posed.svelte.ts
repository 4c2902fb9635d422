// A position with a question, out of a real game: the scene of an exercise. One choice is made, then it is said what is best, and
// both lines can be played on.
import { tick, type Component } from 'svelte'
import type { Answer, PlayedOn, Posed as PosedExercise } from '../../types/api'
import { api, type RecordSteps } from './api'
import { Attempt } from './attempt.svelte'
import { tried } from './exercises.svelte'
import { extend } from './log'
import { patch } from './patch'
import { NOWHERE, Scene } from './scene.svelte'
import { settings } from './settings.svelte'
import { eventsOf } from './steps.svelte'
import { texts } from './texts.svelte'
import type { Choice, Message, View } from './wire'

/** Milliseconds between two steps of a line. */
const BETWEEN = 450

export class Posed<V extends View = View> extends Scene<V> {
  readonly recorded = false
  readonly bar: Component | null
  readonly exercise: PosedExercise
  readonly choices: readonly Choice[]
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

  constructor(posed: PosedExercise, bar: Component | null) {
    super(posed.id)
    this.bar = bar
    this.exercise = posed
    this.choices = posed.choices as unknown as readonly Choice[]
    this.says = posed.question as unknown as Message
    this.sitting = {
      t: posed.id, game: posed.game, rules: posed.rules.figures, options: posed.options, status: 'running', seats: posed.seats, name: '',
      host: null, live: false, invited: true, spectators: false, undo_past_news: false, created: '',
    }
    this.seat = this.deciding = posed.seat
    this.view = this.#start = posed.view as V
    texts.readers = { names: posed.seats.map((seat) => seat.name), you: posed.seat }
  }

  choose(choice: Choice | null) { this.chosen = choice }

  async act(choice: Choice) {
    if (!this.mine) return
    this.chosen = choice
    await this.answering.run(async () => {
      this.answer = await api.answerExercise(this.exercise.game, this.exercise.id, choice.name)
      tried.keep(this.exercise.id, this.answer.right)
      this.deciding = null
    }, this.exercise.game)
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
