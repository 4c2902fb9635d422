import type { Box } from '../../lib/titles'

export default {
  place: 2, lid: '#A3302B', players: '2–5', minutes: '60–150', weight: 4, bots: 3, road: true, symbol: 'crown', counts: 'points',
  first: { beginner: true },
} satisfies Box
