// Fluent in the browser. Everything reactive hangs on the bundle: switching the language rewrites every text in place.
// The catalogues are the project's own (the terminal uses the same files) and those of the client; each is a file of its own.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { Refusal } from './api'
import { inOrder } from './goods'
import { settings, type Language } from './settings.svelte'
import type { Codes, Message, Param } from './wire'

// As addresses: words are data that is fetched, not scripts that are run.
const shared = {
  ...import.meta.glob<string>('@project/texts/*/common.ftl', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../texts/*.ftl', { query: '?url', import: 'default', eager: true }),
}
const ofGames = {
  ...import.meta.glob<string>('@project/games/*/texts/*.ftl', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../boards/*/texts/*.ftl', { query: '?url', import: 'default', eager: true }),
}

/** What narrators say; two courses may use one id, so each has a bundle of its own. */
const ofCourses = {
  ...import.meta.glob<string>('@project/texts/*/lessons.ftl', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('@project/games/*/lessons/*.ftl', { query: '?url', import: 'default', eager: true }),
}

const parsed = new Map<string, Promise<FluentResource>>()
/** A catalogue, fetched and parsed once, in a task of its own: all at once would hold up the page. */
function catalogue(address: string): Promise<FluentResource> {
  const known = parsed.get(address)
  if (known) return known
  const wanted = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    const text = await answer.text()
    await new Promise((resolve) => setTimeout(resolve))
    return new FluentResource(text)
  })
  parsed.set(address, wanted)
  wanted.catch(() => parsed.delete(address))
  return wanted
}

/** Before the id of a game: the texts of its course. */
export const COURSE = 'course:'

async function bundleOf(language: Language, files: [string, string][]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const resource of await Promise.all(files.map(([, address]) => catalogue(address)))) {
    for (const error of bundle.addResource(resource)) console.warn(error)
  }
  return bundle
}

const isList = (value: Param): value is readonly Message[] => Array.isArray(value)

/** A sentence in parts, so that names can be bold and amounts drawn. */
export type Part = string | { type: 'text'; id: string } | { type: 'seat'; number: number } | { type: 'list'; messages: readonly Message[] }
type Params = Readonly<Record<string, Param>>
export type Amounts = Readonly<Record<string, number>>
export type EffectOption = { pay?: Amounts; gain?: Amounts } & Record<string, unknown>
/** Names by seat, and which seat reads: texts ask `$you`. */
export interface Readers { names: string[]; you: number | null }
const NOBODY: Readers = { names: [], you: null }

class Texts {
  /** Who sits where at the table on the screen. */
  readers = $state.raw<Readers>(NOBODY)
  #language = $state<Language>('de')
  #bundle = $state.raw(new FluentBundle('de'))
  /** Bundles of courses, by game. */
  #courses = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())
  /** Whose texts are wanted, and whose are in the bundle. */
  #games = new Set<string>()
  #known = new Set<string>()
  /** The last one to be loaded: an earlier one that comes in later must not take its place. */
  #loading: Promise<void> = Promise.resolve()

  get language() { return this.#language }

  /** Loads a language with the texts of the games wanted so far; the old one stays until all of it is here. */
  load(language: Language = settings.language, ...more: string[]): Promise<void> {
    for (const game of more) this.#games.add(game)
    const games = new Set(this.#games)
    const own: Promise<void> = this.#read(language, games).then(
      ({ bundle, courses }) => {
        if (own !== this.#loading) return this.#loading
        this.#bundle = bundle
        this.#courses = courses
        this.#known = games
        this.#language = language
        document.documentElement.lang = language
      },
      (error: unknown) => {
        if (own !== this.#loading) return this.#loading
        this.#games = new Set(this.#known) // whoever needs the others asks again
        throw error
      },
    )
    this.#loading = own
    return own
  }

  /** Games are wanted by their ids; what the narrator of a course says by `course:` before it. */
  async #read(language: Language, games: ReadonlySet<string>) {
    const wanted = Object.entries(shared).filter(([path]) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`))
    for (const [path, address] of Object.entries(ofGames)) {
      const [, name = '', written = ''] = /\/([a-z0-9_]+)\/texts\/([a-z]+)\.ftl$/.exec(path) ?? []
      // A game that is not translated speaks English.
      const isOnly = written === 'en' && !(path.replace(/en\.ftl$/, `${language}.ftl`) in ofGames)
      if (games.has(name) && (written === language || isOnly)) wanted.push([path, address])
    }
    const ofCourse = (game: string) =>
      Object.entries(ofCourses).filter(([path]) => path.endsWith(`/${language}/lessons.ftl`) || path.endsWith(`/${game}/lessons/${language}.ftl`))
    const names = [...games].filter((name) => name.startsWith(COURSE)).map((name) => name.slice(COURSE.length))
    const [bundle, ...told] = await Promise.all([
      bundleOf(language, wanted),
      ...names.map((game) => bundleOf(language, [...wanted, ...ofCourse(game)])),
    ])
    return { bundle, courses: new Map(names.map((game, i) => [game, told[i]!])) }
  }

  /** What the narrator of a game's course says: an id of the course, or `id.attribute`. Empty while it is not here. */
  narrate = (game: string, message: Message): string => {
    const bundle = this.#courses.get(game)
    const [id = '', attribute = ''] = message.id.split('.')
    return bundle ? this.#format(id, message.params ?? {}, this.#word, attribute, this.readers, bundle) : ''
  }

  /** Until the texts of these games are here. */
  needs(...games: string[]): Promise<void> { return games.every((game) => this.#games.has(game)) ? this.#loading : this.load(settings.language, ...games) }

  has = (id: string) => this.#bundle.hasMessage(id)

  /** A text that needs no figures, for names that a catalogue may have or not; null: there is none. */
  plain = (id: string): string | null => {
    const pattern = this.#bundle.getMessage(id)?.value
    return typeof pattern === 'string' ? pattern : null
  }

  say = (what: Message | string, params: Params = {}): string =>
    typeof what === 'string' ? this.#format(what, params, this.#word) : this.#format(what.id, what.params ?? {}, this.#word)

  /** The name for narrow places, where there is one. */
  short = (id: string): string => this.#attribute(id, 'short') ?? this.say(id)
  /** What a heading means for whoever chooses below it, where that has to be said. */
  note = (id: string): string => this.#attribute(id, 'note') ?? ''

  #attribute(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name]
    return pattern ? this.#bundle.formatPattern(pattern) : null
  }

  name = (seat: number) => this.readers.names[seat] ?? ''

  /** An attribute, such as the question to an answer, takes the place of the message where there is one. */
  parts = (message: Message, attribute?: string, readers = this.readers): Part[] => {
    const kept: Part[] = []
    // Objects become private-use marks and come back after Fluent has put the words in order; numbers stay, for plurals.
    const mark = (value: Param) => {
      if (typeof value !== 'object') return value
      kept.push(isList(value) ? { type: 'list', messages: value } : value)
      return `\uE000${kept.length - 1}\uE001`
    }
    const line = this.#format(message.id, message.params ?? {}, mark, attribute, readers)
    const pieces = line.split(/\uE000(\d+)\uE001/)
    return pieces.map((piece, i) => (i % 2 ? kept[Number(piece)]! : piece)).filter((part) => part !== '')
  }

  /** The same for a sentence that goes on about a seat: without its name, or without "you". */
  partsAfter = (message: Message, seat: number, readers = this.readers): Part[] => {
    const [first, ...rest] = this.parts(message, undefined, readers)
    const you = `${this.say('client-you-do')} `
    if (typeof first === 'object' && first.type === 'seat' && first.number === seat) return rest
    if (typeof first === 'string' && seat === readers.you && first.startsWith(you)) return [` ${first.slice(you.length)}`, ...rest]
    return [' ', first!, ...rest]
  }

  #word = (value: Param): string | number => {
    if (typeof value !== 'object') return value
    if (isList(value)) return value.map((message) => this.say(message)).join(' + ')
    return value.type === 'text' ? this.say(value.id) : this.name(value.number)
  }

  #format(id: string, params: Params, word: (value: Param) => string | number, attribute = '', readers = this.readers, bundle = this.#bundle): string {
    const message = bundle.getMessage(id)
    const pattern = message?.attributes[attribute] ?? message?.value
    if (!pattern) {
      console.warn(`no text ${id} in ${this.#language}`)
      return `[${id}]`
    }
    const values: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(params)) values[name] = word(value)
    const seat = params.seat
    if (typeof seat === 'object' && 'type' in seat && seat.type === 'seat') values.you = seat.number === readers.you ? 'yes' : 'no'
    const errors: Error[] = []
    const words = bundle.formatPattern(pattern, values, errors)
    for (const error of errors) console.warn(id, error)
    return words
  }

  // ---- figures in words: the grammar of baumeister/texts/effects.py and reasons.py

  amounts = (amounts: Amounts, game = ''): string => inOrder(amounts).map(([name, count]) => this.#amount(game, name, count)).join(' + ')
  /** What only one game has is in its own catalogue. */
  #amount = (game: string, name: string, count: number) =>
    this.say(this.has(`amount-${name}`) || !game ? `amount-${name}` : `${game}-amount-${name}`, { count })

  effect = (game: string, options: readonly EffectOption[] = []): string =>
    options.map((option) => this.#option(game, option)).join(` ${this.say('effect-or')} `)

  #option(game: string, { pay, gain, ...verbs }: EffectOption): string {
    const deeds = Object.entries(verbs).map(([verb, value]) => {
      const id = `${game}-effect-${verb.replaceAll('_', '-')}`
      if (typeof value === 'string') return this.say(`${id}-${value}`)
      return typeof value === 'object' ? this.say(id, { amounts: this.amounts(value as Amounts, game) }) : this.say(id, { count: value as number })
    })
    const result = [...(gain ? [this.amounts(gain, game)] : []), ...deeds].join(', ')
    if (!pay) return result
    return this.say(result ? 'effect-exchange' : 'effect-pay', { pay: this.amounts(pay, game), gain: result })
  }

  /** What went wrong, in words, whatever it was. */
  wrong = (error: unknown, game = ''): string => {
    if (error instanceof Refusal) return this.reason(game, error.code, error.params)
    console.error(error)
    return this.say('client-refused-unexpected')
  }

  /** Why something is refused: a rule of the game, the table, or the server. */
  reason = (game: string, code: string, params: Codes = {}): string => {
    const words: Record<string, Param> = { ...params }
    // Of a game it is a place of its board; of a record it is said as it stands.
    if (game && 'place' in params)
      words.place =
        typeof params.place === 'number'
          ? this.say(`${game}-place`, { number: params.place })
          : this.say(textId(game, 'place', String(params.place)))
    if ('decision' in params) words.decision = this.say(textId(game, 'decision', String(params.decision)))
    const id = [`refusal-${code}`, `client-refused-${code}`, `error-${code}`].find(this.has)
    return id ? this.say(id, { detail: code, ...words }) : this.say('client-refused', { code })
  }
}

/** Ids of the catalogue are written with hyphens; only the game's own id, which comes first, stays as it is. */
export const textId = (game: string, ...parts: string[]) => [game, ...parts.map((part) => part.replaceAll('_', '-'))].join('-')

export const texts = new Texts()
export const say = texts.say
