// What is on the screen, whoever plays: a view with its addresses, the log, and what flies. Two siblings feed it: a table that
// is played (`Table`) and a record that is stepped through (`Replay`). A board draws both without knowing which.
import { createContext, type Component } from 'svelte'
import { pathsUp } from './address'
import type { Pieces } from './figures'
import type { Line } from './log'
import { Motion } from './motion'
import { soundOf } from './sounds'
import { texts } from './texts.svelte'
import { byPower, type Choice, type Message, type Move, type Refusal, type Sitting, type View, type Withheld } from './wire'

/** A part of the table in words, for the text view. */
export interface Words { title: string; lines: { at: string; text: string }[] }
/** What hover, focus or long press say of a thing. */
export interface Explanation { title: string; facts: string[]; doubt?: string; rules?: string[] }

const NOTHING: ReadonlyMap<string, Choice[]> = new Map()
export const NOWHERE: ReadonlySet<string> = new Set()

export abstract class Scene<V extends View = View> {
  readonly code: string
  readonly motion = new Motion()
  // Raw: the data is replaced, never changed, so no proxies; equal parts stay the same objects and update nothing.
  sitting = $state.raw<Sitting | null>(null)
  view: V = $state.raw() as V
  log = $state.raw<Line[]>([])
  /** What was told last, for whoever listens. */
  heard = $state.raw<Message[]>([])
  chosen = $state.raw<Choice | null>(null)
  /** Whose eyes it is seen with; null: a spectator's, or all open. */
  seat = $state<number | null>(null)
  deciding = $state<number | null>(null)
  /** People who have the table open. */
  here = $state.raw<readonly string[]>([])
  n = $state(0)
  /** Set once the figures of the edition are here. */
  pieces: Pieces = {}

  /** A record that is stepped through: nobody plays. */
  abstract readonly recorded: boolean
  /** What stands in the place of the decision; null: the decision. */
  abstract readonly bar: Component | null
  /** Whoever looks is asked. */
  abstract readonly mine: boolean
  /** What may be chosen now, by whoever looks. */
  abstract readonly offered: readonly Choice[]
  /** What whoever looks holds for the question and cannot choose. */
  abstract readonly withheld: readonly Withheld[]
  /** Where a hint says is best. */
  abstract readonly bestAt: ReadonlySet<string>
  /** What was there before is being shown; a click ends it. */
  abstract readonly replaying: boolean
  /** Shows what was there before. */
  abstract replay(): Promise<void>
  abstract endReplay(): void

  readonly ready = $derived.by(() => this.view !== undefined)
  readonly running = $derived.by(() => this.sitting?.status === 'running')
  readonly byTarget = $derived.by(() => {
    if (!this.offered.length) return NOTHING // always the same: what depends on it stays untouched
    const found = new Map<string, Choice[]>()
    for (const choice of this.offered) for (const at of choice.targets) found.set(at, [...(found.get(at) ?? []), choice])
    return found as ReadonlyMap<string, Choice[]>
  })
  /** Why a thing cannot be chosen, by its address, where the server says so with the choices. */
  readonly refusals: ReadonlyMap<string, Refusal> = $derived.by(() =>
    new Map(this.mine ? this.withheld.map(({ target, refusal }) => [target, refusal]) : []))
  /** What would move, by its new address: drawn there as a ghost. */
  readonly ghosts: ReadonlyMap<string, Move> = $derived.by(() => {
    const found = new Map<string, Move>()
    for (const choice of this.offered) for (const move of choice.moves ?? []) if (move.to) found.set(move.to, move)
    return found
  })

  // ---- set by the board of the game

  /** The whole table in words; only made when somebody reads it. */
  describe: () => Words[] = () => []
  explain: (at: string) => Explanation | null = () => null
  /** Name of the action a click on this address would mean, where analogy does not find it. */
  nameAt: (at: string) => string | null = () => null
  /** What the thing of a choice does, in words, where that is not said by the choice itself. */
  does: (choice: Choice) => string = () => ''
  /** Actions whose choices always say in words what they mean, since nothing of it can be drawn. */
  wordy: readonly string[] = []
  /** Amounts that are money here: drawn as coins. */
  coins: readonly string[] = ['deniers']

  constructor(code: string) {
    this.code = code
    this.motion.onMove = soundOf
  }

  get game() { return this.sitting?.game ?? this.view?.game ?? '' }

  // ---- attributes of things on the board: `<li {...table.thing('road/9')}>`

  thing = (at: string) => {
    const choices = this.byTarget.get(at)
    return {
      'data-at': at,
      'data-lit': choices
        ? this.chosen && choices.includes(this.chosen)
          ? 'chosen'
          : choices.every(byPower)
            ? 'power'
            : 'yes'
        : undefined,
      'data-tip': this.bestAt.has(at) ? 'best' : undefined,
    }
  }

  /** The same for the element that takes the focus: lit things and the first of a region are tab stops, the others are
   * reached by arrows. */
  knob = (at: string, label: string, entry = false) => ({
    type: 'button' as const,
    'data-knob': at,
    tabindex: entry || this.byTarget.has(at) ? 0 : -1,
    'aria-label': this.byTarget.has(at) ? texts.say('client-can-choose', { thing: label }) : label,
    'aria-pressed': this.byTarget.has(at) ? !!this.chosen?.targets.includes(at) : undefined,
  })

  /** Of what is only shown, such as a number of workers: hover, focus and a long press explain it, a click does nothing. */
  told = (at: string) => ({ 'data-says': at, tabindex: -1 })

  /** The choices of a thing: its own, or those of what it is part of. */
  choicesAt(at: string): Choice[] | null {
    for (const path of pathsUp(at)) {
      const found = this.byTarget.get(path)
      if (found) return found
    }
    return null
  }
}

const [get, set] = createContext<Scene<any>>()
export const useScene = <V extends View = View>() => get() as Scene<V>
/** For parts that are drawn outside of tables too. */
export const sceneIfAny = (): Scene | null => {
  try {
    return get() as Scene
  } catch {
    return null
  }
}
export const provideScene = set
