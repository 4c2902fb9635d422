// Who sits at this browser. Nobody has to sign in to play: the first table makes a guest.
import { api, type Me } from './api'
import { settings } from './settings.svelte'
import { socket } from './socket.svelte'
import { say } from './texts.svelte'

class Session {
  person = $state.raw<Me | null>(null)
  #asked: Promise<Me> | undefined

  async look() {
    this.person = await api.me()
  }

  /** The person, made now if need be. Asked twice at once it makes one. */
  ensure(): Promise<Me> {
    if (this.person) return Promise.resolve(this.person)
    this.#asked ??= this.sitDown(settings.name || say('client-guest-name', { number: 100 + Math.floor(Math.random() * 900) })).finally(() => (this.#asked = undefined))
    return this.#asked
  }

  async rename(name: string) {
    this.person = await api.rename(name)
    settings.set({ name })
  }

  async sitDown(name: string): Promise<Me> {
    const person = await api.sitDown(name, settings.language)
    this.person = person
    settings.set({ name })
    socket.open(true)
    return person
  }
}

export const session = new Session()
