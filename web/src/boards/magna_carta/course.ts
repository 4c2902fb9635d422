// The road of cards has no fixed length, and three courses: eight, six or four cards in a row, as the board is wide. Only CSS
// knows how wide, so each place says where it lies in every course.
import { turn } from '../road'

export const COURSES = [8, 6, 4] as const
/** A road of one row would look lost on its sheet. */
const LEAST_ROWS = 2

/** Whole rows: the last place that is drawn with so many in a row. */
export const lastPlace = (needed: number, columns: number) => columns * Math.max(LEAST_ROWS, Math.ceil(needed / columns))

/** Custom properties for each course (`--c8` column, `--r8` row, `--d8` way), and the bends after this place. */
export function along(number: number, needed: number) {
  const turns = COURSES.map((columns) => ({ columns, ...turn(number - 1, columns, number >= lastPlace(needed, columns)) }))
  return {
    style: turns.map(({ columns, column, row, way }) => `--c${columns}:${column};--r${columns}:${row};--d${columns}:${way}`).join(';'),
    bends: turns.filter(({ bend }) => bend).map(({ columns, bend }) => ({ columns, side: bend })),
  }
}
