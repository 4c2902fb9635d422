// A hint for the decision one is asked for: on its way, here, or why there is none. It belongs to one position.
import type { Codes, Hint, Hinted } from './wire'

/** The server gives up sooner, and says so; this is for a connection that has died without a word. */
const PATIENCE = 20_000

export type HintState =
  | { state: 'thinking' }
  | { state: 'ready'; choices: readonly Hinted[]; measure: Hint['measure'] } | { state: 'refused'; code: string; params: Codes }

export class HintDesk {
  now = $state.raw<HintState | null>(null)
  /** Those that were hardly looked at are shown as well. */
  whole = $state(false)
  #id = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Asks by sending; false: there is no connection. */
  ask(id: string, send: () => boolean) {
    this.drop()
    if (!send()) {
      this.now = { state: 'refused', code: 'offline', params: {} }
      return
    }
    this.#id = id
    this.now = { state: 'thinking' }
    this.#timer = setTimeout(() => this.refuse(id, 'hint-late'), PATIENCE)
  }

  /** An answer; one that nobody waits for any more is passed over. */
  take(id: string, { choices, measure }: Hint) {
    if (this.#answered(id)) this.now = { state: 'ready', choices, measure }
  }

  /** Was it the hint that was refused? */
  refuse(id: string | null | undefined, code: string, params: Codes = {}): boolean {
    if (!id || !this.#answered(id)) return false
    this.now = { state: 'refused', code, params }
    return true
  }

  /** Nobody wants it (any more). */
  drop() {
    clearTimeout(this.#timer)
    this.#id = ''
    this.now = null
    this.whole = false
  }

  #answered(id: string): boolean {
    if (id !== this.#id) return false
    clearTimeout(this.#timer)
    this.#id = ''
    return true
  }
}
