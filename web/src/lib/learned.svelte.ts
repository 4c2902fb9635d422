// Which chapters somebody has solved: of accounts the server keeps it, of guests this browser does, until there is an account.
import { api } from './api'
import { session } from './session.svelte'
import { keep, recall } from './storage'

const KEY = 'baumeister.solved'
type Solved = Readonly<Record<string, readonly string[]>>

function kept(): Solved {
  try {
    return (JSON.parse(recall(KEY) ?? '{}') ?? {}) as Solved
  } catch {
    return {} // somebody has written in it
  }
}

const joined = (one: Solved, other: Solved): Solved => {
  const games = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...games].map((game) => [game, [...new Set([...(one[game] ?? []), ...(other[game] ?? [])])]]))
}

class Learned {
  #here = $state.raw<Solved>(kept())
  #there = $state.raw<Solved>({})
  /** Chapters that were begun, by game. */
  begun = $state.raw<Readonly<Record<string, string>>>({})

  has = (game: string, chapter: string) => [this.#here, this.#there].some((solved) => solved[game]?.includes(chapter))
  count = (game: string) => joined(this.#here, this.#there)[game]?.length ?? 0

  /** Asks the server; what a guest had solved goes there with the first account. */
  look = async () => {
    const { person } = session
    if (!person) return
    if (!person.guest && Object.keys(this.#here).length) {
      await api.bringSolved(this.#here)
      this.#keep({})
    }
    const { solved, begun } = await api.learned()
    this.#there = solved
    this.begun = Object.fromEntries(begun.map(({ game, chapter }) => [game, chapter]))
  }

  note(game: string, chapter: string) {
    const now = { [game]: [chapter] }
    if (session.person && !session.person.guest) this.#there = joined(this.#there, now)
    else this.#keep(joined(this.#here, now))
  }

  #keep(solved: Solved) {
    this.#here = solved
    keep(KEY, JSON.stringify(solved))
  }
}

export const learned = new Learned()
