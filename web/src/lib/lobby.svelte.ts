// The lists of tables: over the socket for whoever sits here, and now and then over HTTP for a visitor who is nobody yet.
import { api } from './api'
import { listsWithBotNames } from './bots'
import { session } from './session.svelte'
import { socket } from './socket.svelte'
import type { Lists } from './wire'

/** Milliseconds until a visitor's lists are looked at again. */
const AGAIN = 10_000

class Lobby {
  #seen = $state.raw<Lists | null>(null)

  get lists(): Lists | null { return session.person ? socket.lists : this.#seen }

  /** For as long as a page shows them. */
  follow = (): (() => void) => {
    if (session.person) return socket.followLobby()
    let timer: ReturnType<typeof setTimeout>
    let left = false
    const look = async () => {
      // What cannot be read now is read the next time; a page in the background needs nothing.
      if (!document.hidden) await api.lobby().then((lists) => (this.#seen = listsWithBotNames(lists)), () => {})
      if (!left) timer = setTimeout(() => void look(), AGAIN)
    }
    void look()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }
}

export const lobby = new Lobby()
