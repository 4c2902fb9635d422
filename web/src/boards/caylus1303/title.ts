import type { Box } from '../../lib/titles'

export default {
  place: 1, lid: '#5E3F8C', players: '2–5', minutes: '60–90', weight: 3, bots: 3, road: true, symbol: 'lily', counts: 'points',
  first: { first_game: true },
} satisfies Box
