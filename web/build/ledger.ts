// The statements of a game's rule ledger by id, in one language: `import('virtual:ledger/caylus1303/de')`, and which
// figures are in doubt: `import('virtual:doubts/caylus1303')`. For looking up: all statements in order with how sure they are,
// what each chapter is about (boards/<game>/chapters.toml), the pages for people (guide.toml) and the notes on doubtful figures
// (`virtual:reference/caylus1303/de`), and today's figures (`virtual:pieces/caylus1303`). Read
// from the project's own files, so that "why not" and explanations quote the same sentences as the terminal. `virtual:sources`
// has all of these for every game of the project, each loaded when it is asked for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:ledger/'
const DOUBTS = 'virtual:doubts/'
const REFERENCE = 'virtual:reference/'
const PIECES = 'virtual:pieces/'
const ALL = [PREFIX, DOUBTS, REFERENCE, PIECES]
const SOURCES = 'virtual:sources'
const BOARDS = join(import.meta.dirname, '../src/boards')
const LANGUAGES = ['de', 'en']

interface Entry { id?: string; confidence?: string; confidence_for?: string[]; note?: string }
interface Rule { id: string; text: string; source: string }

const toml = (...path: string[]) => parse(readFileSync(join(...path), 'utf-8'))
const own = (key: string, ...path: string[]) => (existsSync(join(...path)) ? (toml(...path)[key] as Record<string, string>) : {})

/** As `rule_confidence` of the terminal: the ledger marks likely and assumed figures behind a section of our rules page. */
const sure = (source: string) => (/\([^)]*\bA\b[^)]*\)/.test(source) ? 'assumed' : /\([^)]*\bL\b[^)]*\)/.test(source) ? 'likely' : 'sure')

function statements(games: string, game: string, language: string) {
  const texts = own('rule', games, game, 'texts', `ledger.${language}.toml`)
  return (toml(games, game, 'ledger.toml').rule as unknown as Rule[]).map(({ id, text, source }) => ({ id, text: texts[id] ?? text, confidence: sure(source) }))
}

/** Why figures are doubtful, by kind and id of the piece. */
function notes(games: string, game: string, language: string) {
  const texts = own('note', games, game, 'texts', `notes.${language}.toml`)
  const found: Record<string, string> = {}
  for (const [kind, entries] of Object.entries(toml(games, game, 'components.toml'))) {
    for (const { id, note } of Array.isArray(entries) ? (entries as Entry[]) : []) if (id && note) found[`${kind}/${id}`] = texts[note] ?? note
  }
  return found
}

/** What each chapter is about, in the language asked for; a game without such a file has none. */
function intros(game: string, language: string) {
  const file = join(BOARDS, game, 'chapters.toml')
  const chapters = existsSync(file) ? (toml(file) as Record<string, Record<string, string>>) : {}
  return Object.fromEntries(Object.entries(chapters).map(([id, texts]) => [id, texts[language]]))
}

/** The rules for people: what is on each page, with its words. A game without a guide is told by its ledger only. */
function guide(games: string, game: string, language: string) {
  if (!existsSync(join(games, game, 'guide.toml'))) return []
  const words = toml(games, game, 'texts', `guide.${language}.toml`) as Record<string, object>
  return (toml(games, game, 'guide.toml').page as unknown as { id: string }[]).map((page) => ({ ...page, ...words[page.id] }))
}

/** Pieces whose figures are not certain, by kind and id: what is known today, whatever edition a table is played by. */
function doubts(components: Record<string, unknown>) {
  const found: Record<string, Record<string, Pick<Entry, 'confidence' | 'confidence_for'>>> = {}
  for (const [kind, entries] of Object.entries(components)) {
    for (const { id, confidence, confidence_for } of Array.isArray(entries) ? (entries as Entry[]) : []) {
      if (id && confidence) (found[kind] ??= {})[id] = { confidence, confidence_for }
    }
  }
  return found
}

/** The code that knows where everything is: whoever adds a game's folder is found. */
function sources(games: string): string {
  const known = readdirSync(games).filter((game) => existsSync(join(games, game, 'ledger.toml'))).sort()
  const load = (id: string) => `() => import(${JSON.stringify(id)})`
  const spoken = (prefix: string, game: string) => `{ ${LANGUAGES.map((language) => `${language}: ${load(`${prefix}${game}/${language}`)}`).join(', ')} }`
  const table = (name: string, source: (game: string) => string) => `export const ${name} = { ${known.map((game) => `${game}: ${source(game)}`).join(', ')} }`
  return [
    table('ledger', (game) => spoken(PREFIX, game)),
    table('reference', (game) => spoken(REFERENCE, game)),
    table('doubts', (game) => load(`${DOUBTS}${game}`)),
    table('pieces', (game) => load(`${PIECES}${game}`)),
  ].join('\n')
}

export function ledger(games: string): Plugin {
  return {
    name: 'rule-ledger',
    resolveId: (id) => (id === SOURCES || ALL.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${SOURCES}`) return sources(games)
      const prefix = ALL.find((one) => id.startsWith(`\0${one}`))
      if (!prefix) return null
      const [game = '', language = ''] = id.slice(prefix.length + 1).split('/')
      const give = (value: unknown) => `export default ${JSON.stringify(value)}`
      if (prefix === DOUBTS) return give(doubts(toml(games, game, 'components.toml')))
      if (prefix === PIECES) return give(toml(games, game, 'components.toml'))
      const rules = statements(games, game, language)
      if (prefix === REFERENCE)
        return give({ rules, notes: notes(games, game, language), intros: intros(game, language), guide: guide(games, game, language) })
      return give(Object.fromEntries(rules.map((rule) => [rule.id, rule.text])))
    },
  }
}
