// The table that is being planned. Remembered, so that the next one starts where the last one was.
import type { GameInfo, OptionInfo, SeatWish, TableWish } from '../lib/api'
import { plainOf } from '../lib/levels'
import { keep, recall } from '../lib/storage'
import { titleOf } from '../lib/titles'

/** Against bots; with friends by link; around this screen; open to all. */
export type Manner = 'bots' | 'friends' | 'here' | 'open'
export type Kind = 'me' | 'bot' | 'open' | 'shared' | 'closed'
/** `label`: who plays it, at a shared screen. */
export interface Seat { kind: Kind; level: string; label: string }
type Value = boolean | number | string

const KEY = 'baumeister.plan'
const USUAL: Record<Manner, Kind> = { bots: 'bot', friends: 'open', here: 'shared', open: 'open' }

class Plan {
  game = $state('caylus1303')
  manner = $state<Manner>('bots')
  live = $state(true)
  invited = $state(true)
  /** May one person take several seats of a table that is open to all? */
  several = $state(false)
  spectators = $state(true)
  undoPastNews = $state(true)
  /** Hints for all; null: nobody has said it, so only who plays alone with bots has them. */
  hints = $state<boolean | null>(null)
  #seats = $state.raw<Partial<Seat>[]>([])
  #options = $state.raw<Record<string, Record<string, Value>>>({})

  constructor() {
    try {
      const kept = JSON.parse(recall(KEY) ?? '{}') as Partial<Plan> & { options?: Record<string, Record<string, Value>>; seated?: Partial<Seat>[] }
      this.game = kept.game ?? this.game
      this.manner = kept.manner ?? this.manner
      this.live = kept.live ?? this.live
      this.invited = kept.invited ?? this.invited
      this.several = kept.several ?? this.several
      this.spectators = kept.spectators ?? this.spectators
      this.undoPastNews = kept.undoPastNews ?? this.undoPastNews
      this.#seats = kept.seated ?? []
      this.#options = kept.options ?? {}
    } catch {
      // The defaults do.
    }
  }

  remember() {
    const { game, manner, live, invited, several, spectators, undoPastNews } = this
    keep(KEY, JSON.stringify({ game, manner, live, invited, several, spectators, undoPastNews, seated: this.#seats, options: this.#options }))
  }

  /** A manner of playing fills in all below. */
  take(manner: Manner) {
    this.manner = manner
    this.invited = manner !== 'open'
    this.hints = null
    this.#seats = []
  }

  /** `levels`: those the server has, with the usual one first; `named`: what somebody at this screen is called until they have said it. */
  seats(most: number, levels: readonly string[], named: (seat: number) => string): Seat[] {
    const usual = USUAL[this.manner]
    const level = levels[0] ?? ''
    return Array.from({ length: most }, (_, i): Seat => {
      if (i === 0) return { kind: 'me', level, label: '' }
      // As many as the box in the shop window says.
      const kind = i <= Math.min(titleOf(this.game).bots, most - 1) ? usual : 'closed'
      const seat = { kind, level, label: named(i), ...this.#seats[i] }
      return levels.includes(plainOf(seat.level)) ? seat : { ...seat, level }
    })
  }

  /** Only what somebody has said is kept: all else follows the manner and the language. */
  setSeat(place: number, values: Partial<Seat>) {
    this.#seats = Array.from({ length: Math.max(this.#seats.length, place + 1) }, (_, i) =>
      i === place ? { ...this.#seats[i], ...values } : (this.#seats[i] ?? {}),
    )
  }

  option(option: OptionInfo): Value { return this.#options[this.game]?.[option.name] ?? option.default }

  setOption(option: OptionInfo, value: Value) {
    this.#options = { ...this.#options, [this.game]: { ...this.#options[this.game], [option.name]: value } }
  }

  /** May one ask at this table what would be best? */
  allowsHints(seats: Seat[]): boolean { return this.hints ?? seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'shared') }

  wish(info: GameInfo, seats: Seat[]): TableWish {
    const sitting = seats.filter((seat) => seat.kind !== 'closed')
    return {
      game: this.game,
      options: Object.fromEntries(info.options.map((option) => [option.name, this.option(option)])),
      seats: sitting.map(wishOf),
      live: this.live,
      invited: this.invited,
      several: !this.invited && this.several,
      spectators: this.spectators,
      undo_past_news: this.undoPastNews,
      // Bots may still take the open seats; around one screen there is nothing to wait for.
      hints: sitting.some((seat) => seat.kind === 'shared') ? this.allowsHints(seats) : this.hints,
      start_at_once: sitting.every((seat) => seat.kind !== 'open'),
    }
  }
}

function wishOf({ kind, level, label }: Seat): SeatWish {
  if (kind === 'bot') return { kind, level }
  return kind === 'shared' ? { kind, label: label.trim() } : { kind: kind as 'me' | 'open' }
}

export const plan = new Plan()
