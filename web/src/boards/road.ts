// Where a place of the road lies. The road turns at row ends, once for seven in a row and once for four.

export interface Turn { column: number; row: number; way: 1 | -1; bend: '' | 'leftbend' | 'rightbend' }

/** The place is counted from 0; the last one of the road has no bend after it. */
export function turn(place: number, columns: number, last = false): Turn {
  const row = Math.floor(place / columns)
  const step = place % columns
  const back = row % 2 === 1
  const bend = step === columns - 1 && !last ? (back ? 'leftbend' : 'rightbend') : ''
  return { column: back ? columns - step : step + 1, row: row + 1, way: back ? -1 : 1, bend }
}
