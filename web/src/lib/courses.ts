// The courses: which chapters there are, what comes after each, and where something of the ledger is taught.
import { courses, taught, type ChapterOutline, type CourseOutline } from 'virtual:courses'

export type { ChapterOutline }
const NONE: CourseOutline = { chapters: [], later: [], minutes: { de: 0, en: 0 } }

export const hasCourse = (game: string) => game in courses
export const courseOf = (game: string): CourseOutline => courses[game] ?? NONE

/** Where a chapter is opened. */
export const chapterLink = (game: string, chapter: string, again = false) => `/learn/${game}/${chapter}${again ? '?again' : ''}`

/** The chapter after this one; null: the course ends here. Modules are opened one by one. */
export function chapterAfter(game: string, chapter: string): ChapterOutline | null {
  const { chapters } = courseOf(game)
  const next = chapters[chapters.findIndex(({ id }) => id === chapter) + 1]
  const isModule = (id: string | undefined) => chapters.find((one) => one.id === id)?.kind === 'module'
  return !next || isModule(next.id) || isModule(chapter) ? null : next
}

/** The first chapter that teaches one of these statements. */
export async function chapterTeaching(game: string, rules: readonly string[]): Promise<string | null> {
  const found = (await taught[game]?.())?.default ?? {}
  const rule = rules.find((one) => one in found)
  return rule ? found[rule]! : null
}
