// What a person sets in this browser. Remembered; `?lang=` and `?theme=` in the address win for this visit.
import { keep, recall } from './storage'

export type Language = 'de' | 'en'
export type Theme = 'light' | 'dark'

interface Remembered {
  language: Language; theme: Theme; speed: number; confirm: boolean; gains: boolean; sounds: boolean; patterns: boolean; name: string
}

type Carried = Pick<Remembered, 'speed' | 'confirm' | 'gains' | 'sounds' | 'patterns'>

const KEY = 'baumeister.settings'
/** Factors on the length of a movement; 0: nothing moves. */
export const SPEEDS = [1.6, 1, 0.5, 0] as const

function first(): Remembered {
  const query = new URLSearchParams(location.search)
  const known = recall(KEY)
  const defaults: Remembered = {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    // Whoever played before it was there goes on choosing by hand.
    speed: 1, confirm: true, gains: known === null, sounds: false, patterns: false, name: '',
  }
  let kept: Partial<Remembered> = {}
  try {
    kept = JSON.parse(known ?? '{}') as Partial<Remembered>
  } catch {
    // It holds something strange: the defaults do.
  }
  const asked: Partial<Remembered> = {}
  if (query.get('lang') === 'de' || query.get('lang') === 'en') asked.language = query.get('lang') as Language
  if (query.get('theme') === 'light' || query.get('theme') === 'dark') asked.theme = query.get('theme') as Theme
  return { ...defaults, ...kept, ...asked }
}

class Settings {
  #values = $state(first())

  get language() { return this.#values.language }
  get theme() { return this.#values.theme }
  get speed() { return this.#values.speed }
  get confirm() { return this.#values.confirm }
  /** Gains that leave nothing to choose and cost nothing are taken by themselves. */
  get gains() { return this.#values.gains }
  get sounds() { return this.#values.sounds }
  get patterns() { return this.#values.patterns }
  /** The name used last, offered when somebody sits down as a guest. */
  get name() { return this.#values.name }

  /** Told after every change: what an account carries from device to device. */
  onchange: () => void = () => {}
  get carried(): Carried {
    const { speed, confirm, gains, sounds, patterns } = this.#values
    return { speed, confirm, gains, sounds, patterns }
  }

  /** From another device of the same person; what does not fit is passed over. */
  carry(values: Readonly<Record<string, unknown>>) {
    const mine = this.carried
    const same = Object.entries(values).filter(([name, value]) => name in mine && typeof value === typeof mine[name as keyof Carried])
    this.#change(Object.fromEntries(same))
  }

  set(values: Partial<Remembered>) {
    this.#change(values)
    this.onchange()
  }

  #change(values: Partial<Remembered>) {
    Object.assign(this.#values, values)
    this.apply()
    keep(KEY, JSON.stringify(this.#values))
  }

  apply() {
    const { dataset } = document.documentElement
    dataset.theme = this.#values.theme
    dataset.patterns = this.#values.patterns ? 'strong' : 'plain'
  }
}

export const settings = new Settings()
