// The courses of the games: `virtual:courses` has what every page may need to know of all of them (chapters, steps, minutes by
// language), `virtual:taught/caylus1303` in which chapter a statement of the ledger is taught. Read from the project's own files;
// what the narrator says is a catalogue of its own, fetched when a lesson opens.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const COURSES = 'virtual:courses'
const TAUGHT = 'virtual:taught/'
const LANGUAGES = ['de', 'en']
/** As `lessons/check.py` estimates it. */
const WORDS_A_MINUTE = 180
const CLICK_SECONDS = 6
const EXERCISE_SECONDS = 50

interface Part { id: string; teaches: string[]; ask?: string[] }
interface Chapter { id: string; step?: Part[]; exercise: Part }
interface Written { chapter: Chapter[]; trial?: Chapter[]; module?: Chapter[]; later: Record<string, unknown> }

const KINDS = ['chapter', 'trial', 'module'] as const
const written = (games: string, game: string) => parse(readFileSync(join(games, game, 'lessons/course.toml'), 'utf-8')) as unknown as Written
const all = (course: Written) => KINDS.flatMap((kind) => (course[kind] ?? []).map((chapter) => ({ kind, ...chapter })))

/** How many words a text of the catalogue has; a placeholder is read as one. */
function wordsOf(catalogue: string, id: string, attribute = ''): number {
  const entry = new RegExp(`^${id} = ((?:.|\\n(?=\\s))*)`, 'm').exec(catalogue)?.[1] ?? ''
  const [value = '', ...attributes] = entry.split(/\n\s+\.(?=[a-z-]+ = )/)
  const text = attribute ? (attributes.find((one) => one.startsWith(`${attribute} = `)) ?? '') : value
  return text.replace(/\{[^}]*\}/g, 'x').split(/\s+/).filter(Boolean).length
}

function minutes(course: Written, catalogue: string): number {
  let seconds = 0
  const read = (id: string, attribute?: string) => { seconds += (60 * wordsOf(catalogue, id, attribute)) / WORDS_A_MINUTE }
  for (const { kind, id, step = [], exercise } of all(course)) {
    if (kind === 'module') continue
    for (const one of step) {
      read(`${id}-${one.id}`)
      seconds += CLICK_SECONDS
    }
    read(`${id}-${exercise.id}`)
    read(`${id}-${exercise.id}`, 'done')
    seconds += EXERCISE_SECONDS
  }
  return Math.round(seconds / 60)
}

function outline(games: string, game: string) {
  const course = written(games, game)
  const spoken = LANGUAGES.map((language) => [language, minutes(course, readFileSync(join(games, game, `lessons/${language}.ftl`), 'utf-8'))])
  const chapters = all(course).map(({ kind, id, step = [] }) => ({ id, kind, steps: step.length }))
  return { chapters, later: Object.keys(course.later), minutes: Object.fromEntries(spoken) }
}

/** The first chapter that teaches it, by the id of the statement. */
function taught(games: string, game: string) {
  const found: Record<string, string> = {}
  for (const { id, step = [], exercise } of all(written(games, game))) {
    for (const rule of [...step, exercise].flatMap((part) => part.teaches)) found[rule] ??= id
  }
  return found
}

export function courses(games: string): Plugin {
  const known = () => readdirSync(games).filter((game) => existsSync(join(games, game, 'lessons/course.toml'))).sort()
  return {
    name: 'courses',
    resolveId: (id) => (id === COURSES || id.startsWith(TAUGHT) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${COURSES}`) {
        const found = known()
        const load = found.map((game) => `${game}: () => import(${JSON.stringify(TAUGHT + game)})`)
        return `export const courses = ${JSON.stringify(Object.fromEntries(found.map((game) => [game, outline(games, game)])))}
export const taught = { ${load.join(', ')} }`
      }
      if (!id.startsWith(`\0${TAUGHT}`)) return null
      return `export default ${JSON.stringify(taught(games, id.slice(TAUGHT.length + 1)))}`
    },
  }
}
