import type { Box } from '../../lib/titles'

export default {
  place: 3, lid: '#2A5C99', players: '2–4', minutes: '45–75', weight: 3, bots: 2, road: true, symbol: 'seal', counts: 'points',
  first: { beginner: true },
} satisfies Box
