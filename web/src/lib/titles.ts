// What a shop window says of each title. boards/<game>/title.ts exports it as its default: whoever makes one is found.
/** Place among the titles, colour of the lid, minutes at a real table, weight of four, bots for a quick game, whether it has the
 * road (boards/road.css), its symbol (src/symbols.svg), what is counted at the end. */
export interface Box { place: number; lid: string; minutes: string; weight: 2 | 3 | 4; bots: number; road?: true; symbol: string; counts: 'points' | 'gold' }
export interface Title extends Box { id: string }

const found = import.meta.glob<{ default: Box }>('../boards/*/title.ts', { eager: true })
export const TITLES: Title[] = Object.entries(found)
  .map(([path, module]) => ({ id: path.split('/').at(-2)!, ...module.default }))
  .sort((one, two) => one.place - two.place)
export const titleOf = (game: string): Title => TITLES.find((title) => title.id === game) ?? TITLES[0]!
/** Strongest level that is offered, of those a newcomer can be expected to enjoy. */
export const QUICK_LEVELS = ['apprentice', 'random']
