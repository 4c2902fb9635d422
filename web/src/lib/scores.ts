// Where points came from, as rows: a source each, a cell for each player.
import type { ScoreLine, Scoring } from './api'

/** Of each source its icon, in the order they are told. */
const ICONS: Record<string, string> = {
  buildings: 'build',
  effects: 'worker',
  owner: 'house',
  castle: 'castle',
  site: 'castle',
  prestige: 'crown',
  monuments: 'crown',
  favors: 'lily',
  characters: 'people',
  goods: 'any',
  cubes: 'any',
  gold: 'gold',
  deniers: 'coin',
  'gold-symbols': 'coin',
  silver: 'silver',
  'coins-kept': 'coin',
  'gold-before': 'road',
  other: 'plus',
}
const ORDER = Object.keys(ICONS)

export interface ScoreCell { seat: number; lines: ScoreLine[]; points: number }
export interface ScoreRow { source: string; icon: string; cells: ScoreCell[]; most: number }

/** The players in this order. */
export function scoreRows(scoring: Scoring, seats: readonly number[]): ScoreRow[] {
  const sources = [...new Set(scoring.lines.flatMap((lines) => lines.map((line) => line.source)))]
  return sources.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).map((source) => {
    const cells = seats.map((seat) => {
      const lines = scoring.lines[seat]!.filter((line) => line.source === source).sort((a, b) => b.points - a.points)
      return { seat, lines, points: lines.reduce((total, line) => total + line.points, 0) }
    })
    return { source, icon: ICONS[source] ?? 'plus', cells, most: Math.max(...cells.map((cell) => cell.points)) }
  })
}

/** With a minus that is as wide as a digit. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : String(points))
