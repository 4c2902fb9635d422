// The elevation of the castle: apex of the house on each place, in the order in which they are filled.
type Point = readonly [x: number, y: number]

const rows = (heights: readonly number[], columns: readonly number[]): Point[] => heights.flatMap((y) => columns.map((x): Point => [x, y]))

export const PLACES: Record<string, readonly Point[]> = {
  dungeon: rows([99, 73, 47], [155.5, 184.5]),
  walls: [...rows([125], [76.5, 98.5, 120.5, 219.5, 241.5, 263.5]), ...rows([102], [87.5, 109.5, 230.5, 252.5])],
  towers: [...rows([125, 99, 73], [20.5, 43.5, 296.5, 319.5]), [32, 47], [308, 47]],
}

/** Poles and planks around the part that is being built. */
export const SCAFFOLDS: Record<string, string> = {
  dungeon: 'M129 147V24M211 147V24M129 118h82M129 90h82M129 62h82M129 32h82',
  walls: 'M63 147V80M131 147V80M209 147V80M277 147V80M63 122h68M209 122h68M63 98h68M209 98h68',
  towers: 'M-1 147V62M65 147V62M275 147V62M341 147V62M-1 118h66M275 118h66M-1 92h66M275 92h66M-1 66h66M275 66h66',
}
