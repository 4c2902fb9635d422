// Which exercises somebody has tried, and whether the first answer was right: of accounts the server keeps it, of guests this browser
// does, until there is an account.
import { api } from './api'
import { session } from './session.svelte'
import { keep, recall } from './storage'

const KEY = 'exercises'
type First = Readonly<Record<string, boolean>>

function remembered(): First {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as First) : {}
  } catch {
    return {}
  }
}

class Tried {
  #here = $state.raw<First>(remembered())
  #there = $state.raw<First>({})
  /** What the account had tried counts before what was tried here. */
  readonly first = $derived.by((): First => ({ ...this.#here, ...this.#there }))

  /** Asks the server; what a guest had tried goes there with the first account. */
  look = async () => {
    if (!session.person || session.person.guest) return
    if (Object.keys(this.#here).length) {
      await api.bringTried(this.#here)
      this.#keep({})
    }
    this.#there = (await api.tried()).first
  }

  /** The first answer counts; of accounts the server has kept it already. */
  keep(id: string, right: boolean) {
    if (id in this.first) return
    if (session.person && !session.person.guest) this.#there = { ...this.#there, [id]: right }
    else this.#keep({ ...this.#here, [id]: right })
  }

  #keep(first: First) {
    this.#here = first
    keep(KEY, JSON.stringify(first))
  }
}

export const tried = new Tried()

/** From easy to hard. */
export const GRADES = [1, 2, 3] as const

/** The next exercise of a list that was not tried, behind a certain one, else from the beginning; if all were, the one behind it. */
export function nextOf(list: readonly { id: string }[], after: string | null): string | null {
  const at = list.findIndex(({ id }) => id === after)
  const order = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))]
  return (order.find(({ id }) => !(id in tried.first)) ?? (after ? order[0] : undefined))?.id ?? null
}
