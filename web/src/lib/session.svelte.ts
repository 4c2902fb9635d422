// Who sits at this browser. Nobody has to sign in to play: the first table makes a guest.
import { api, Refusal, type Me } from './api'
import { patience } from './patience.svelte'
import { settings } from './settings.svelte'
import { socket } from './socket.svelte'
import { say, texts } from './texts.svelte'

/** Milliseconds without another change, then an account remembers its settings. */
const CALM = 600

class Session {
  person = $state.raw<Me | null>(null)
  /** The server could not say yet who this is. */
  unknown = $state(false)
  #asked: Promise<Me> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    socket.onSignedOut = () => (this.person = null)
    settings.onchange = () => {
      clearTimeout(this.#timer)
      if (this.person) this.#timer = setTimeout(() => void this.#remember(), CALM)
    }
  }

  /** Whether the server knows this browser. If it cannot be asked now, somebody asks again. */
  look = async () => {
    try {
      this.person = await api.me()
      this.unknown = false
    } catch {
      this.unknown = true
    }
  }

  /** The person, made now if need be. Asked twice at once it makes one. */
  ensure(): Promise<Me> {
    if (this.person) return Promise.resolve(this.person)
    this.#asked ??= this.#arrive().finally(() => (this.#asked = undefined))
    return this.#asked
  }

  /** By the name of the last time, unless it is an account's by now: perhaps this browser's own, which is signed out. */
  async #arrive(): Promise<Me> {
    // Whoever may have been here before is asked for first: a guest made now would take their place.
    if (this.unknown) await this.look()
    if (this.unknown) throw new Refusal(patience.reason, {}, 503)
    if (this.person) return this.person
    const numbered = () => say('client-guest-name', { number: 100 + Math.floor(Math.random() * 900) })
    for (const name of settings.name ? [settings.name, numbered()] : [numbered()]) {
      try {
        return await this.sitDown(name)
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'name-taken')) throw error
      }
    }
    return this.sitDown(numbered())
  }

  async rename(name: string) {
    this.person = await api.change({ name })
    settings.set({ name })
  }

  async sitDown(name: string): Promise<Me> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const person = await api.sitDown(name, settings.language, zone).catch((error: unknown) => {
      // A zone the server has not heard of is no reason to keep somebody out.
      if (error instanceof Refusal && error.code === 'bad-input') return api.sitDown(name, settings.language)
      throw error
    })
    settings.set({ name })
    this.become(person)
    return person
  }

  /** Somebody else from now on, or nobody: the server knows the person by the cookie, so the socket is opened anew. */
  become(person: Me | null) {
    this.person = person
    if (!person) return socket.leave()
    if (!person.guest) {
      settings.carry(person.settings)
      if (person.language !== texts.language) {
        settings.set({ language: person.language as 'de' | 'en' })
        void texts.load()
      }
    }
    socket.open(true)
  }

  async #remember() {
    const { person } = this
    if (!person || (person.guest && person.language === settings.language)) return
    // Nobody waits for it, and the browser has its own copy.
    await api.change({ language: settings.language, settings: settings.carried }).then((me) => (this.person = me), () => {})
  }
}

export const session = new Session()
