// The table that is being planned. Remembered, so that the next one starts where the last one was.
import type { GameInfo, OptionInfo, TableWish } from '../lib/api'

export type Manner = 'bots' | 'friends' | 'open'
export type Kind = 'me' | 'bot' | 'open' | 'closed'
export interface Seat { kind: Kind; level: string }
type Value = boolean | number | string

const KEY = 'baumeister.plan'
const PEOPLE = 4

class Plan {
  game = $state('caylus1303')
  manner = $state<Manner>('bots')
  live = $state(true)
  invited = $state(true)
  spectators = $state(true)
  undoPastNews = $state(true)
  #seats = $state.raw<Partial<Seat>[]>([])
  #options = $state.raw<Record<string, Record<string, Value>>>({})

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Plan> & { options?: Record<string, Record<string, Value>> }
      this.game = kept.game ?? this.game
      this.manner = kept.manner ?? this.manner
      this.live = kept.live ?? this.live
      this.invited = kept.invited ?? this.invited
      this.#options = kept.options ?? {}
    } catch {
      // The defaults do.
    }
  }

  remember() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ game: this.game, manner: this.manner, live: this.live, invited: this.invited, options: this.#options }))
    } catch {
      // Not remembered then.
    }
  }

  /** A manner of playing fills in all below. */
  take(manner: Manner) {
    this.manner = manner
    this.invited = manner !== 'open'
    this.#seats = []
  }

  seats(most: number, level: string): Seat[] {
    const usual: Kind = this.manner === 'bots' ? 'bot' : 'open'
    return Array.from({ length: most }, (_, i): Seat => {
      if (i === 0) return { kind: 'me', level }
      const kind = i < Math.min(PEOPLE, most) ? usual : 'closed'
      return { kind, level, ...this.#seats[i] }
    })
  }

  setSeat(seats: Seat[], place: number, values: Partial<Seat>) {
    this.#seats = seats.map((seat, i) => (i === place ? { ...seat, ...values } : seat))
  }

  option(option: OptionInfo): Value { return this.#options[this.game]?.[option.name] ?? option.default }

  setOption(option: OptionInfo, value: Value) {
    this.#options = { ...this.#options, [this.game]: { ...this.#options[this.game], [option.name]: value } }
  }

  wish(info: GameInfo, seats: Seat[]): TableWish {
    const sitting = seats.filter((seat) => seat.kind !== 'closed')
    return {
      game: this.game,
      options: Object.fromEntries(info.options.map((option) => [option.name, this.option(option)])),
      seats: sitting.map(({ kind, level }) => (kind === 'bot' ? { kind, level } : { kind: kind as 'me' | 'open' })),
      live: this.live,
      invited: this.invited,
      spectators: this.spectators,
      undo_past_news: this.undoPastNews,
      start_at_once: sitting.every((seat) => seat.kind !== 'open'),
    }
  }
}

export const plan = new Plan()
