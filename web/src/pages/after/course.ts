// How the chances went, made ready for drawing: where each decision lies, where rounds begin, what a band looks like.
import type { Analysis, Chances } from '../../lib/api'

export const percent = (share: number) => Math.round(100 * share)

/** The first decision of every round, by its place in the course. */
export function roundStarts(course: readonly Chances[]): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = []
  course.forEach(({ round }, at) => {
    // The last position may count as a round that is not played any more.
    if (round > (found.at(-1)?.round ?? -1) && (at < course.length - 1 || !found.length)) found.push({ round: Math.max(1, round), at })
  })
  return found
}

/** Where everybody stood at the end of each round. */
export function roundEnds(course: readonly Chances[]): Chances[] {
  const starts = roundStarts(course)
  return starts.map((_, i) => course[i + 1 < starts.length ? starts[i + 1]!.at - 1 : course.length - 1]!).filter((one, i, all) => all.indexOf(one) === i)
}

/** Place in the course of a log number: the decision, or the last one before it. */
export const placeOf = (course: readonly Chances[], number: number) => Math.max(0, course.findLastIndex((one) => one.number <= number))

/** The outline of a band between two heights. */
export function band(count: number, x: (i: number) => number, upper: (i: number) => number, lower: (i: number) => number): string {
  const points = (heights: (i: number) => number) => Array.from({ length: count }, (_, i) => `${x(i).toFixed(1)} ${heights(i).toFixed(1)}`)
  return `M${points(upper).join('L')}L${points(lower).reverse().join('L')}z`
}

/** How much is noise, as one figure for the whole game. */
export function usualNoise({ course }: Analysis): number {
  const all = course.slice(0, -1).flatMap((one) => [...one.noise]).sort((a, b) => a - b)
  return all[Math.floor(all.length / 2)] ?? 0
}

/** What a picture or a text about a judged game is given. */
export interface Judged {
  analysis: Analysis
  names: readonly string[]
  own: number | null
  code: string
  /** Moves that count, by the number in the log. */ plies: readonly number[]
}
