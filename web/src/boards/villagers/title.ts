import type { Box } from '../../lib/titles'

export default {
  place: 4, lid: '#3C7040', players: '2–5', minutes: '30–60', weight: 2, bots: 2, symbol: 'village', counts: 'gold',
  first: { locks: false },
} satisfies Box
