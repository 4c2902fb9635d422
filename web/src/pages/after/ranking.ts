// Places by the result: winners share the first, the rest follow by points.
import type { Scoring, Shown } from '../../lib/api'

export interface Ranked { seat: number; place: number; points: number; name: string; won: boolean }

export function rankingOf(shown: Shown, scoring: Scoring, names: readonly string[]): Ranked[] {
  const points = shown.result?.scores ?? scoring.standings.at(-1)!.points
  const winners = shown.result?.winners ?? []
  const better = (a: number, b: number) => Number(winners.includes(b)) - Number(winners.includes(a)) || points[b]! - points[a]!
  const order = points.map((_, seat) => seat).sort(better)
  return order.map((seat) => ({
    seat,
    place: 1 + order.filter((other) => better(other, seat) < 0).length,
    points: points[seat]!,
    name: names[seat]!,
    won: winners.includes(seat),
  }))
}
