// What a shop window says of each title: colour of its lid, symbol, minutes at a real table, weight of four, bots for a quick game.
export interface Title { id: string; lid: string; minutes: string; weight: 2 | 3 | 4; bots: number }

export const TITLES: Title[] = [
  { id: 'caylus1303', lid: '#5E3F8C', minutes: '60–90', weight: 3, bots: 3 },
  { id: 'caylus', lid: '#A3302B', minutes: '60–150', weight: 4, bots: 3 },
  { id: 'magna_carta', lid: '#2A5C99', minutes: '45–75', weight: 3, bots: 2 },
  { id: 'villagers', lid: '#3C7040', minutes: '30–60', weight: 2, bots: 2 },
]
export const titleOf = (game: string): Title => TITLES.find((title) => title.id === game) ?? TITLES[0]!
/** Strongest level that is offered, of those a newcomer can be expected to enjoy. */
export const QUICK_LEVELS = ['journeyman', 'apprentice', 'random']
