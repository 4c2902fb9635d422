// What a shop window says of each title. boards/<game>/title.ts exports it as its default: whoever makes one is found.
export interface Box {
  /** Among the titles. */
  place: number
  /** Its colour. */
  lid: string
  /** At a real table. */
  minutes: string
  /** Of four. */
  weight: 2 | 3 | 4
  /** For a quick game. */
  bots: number
  /** It has the road (boards/road.css). */
  road?: true
  /** In src/symbols.svg. */
  symbol: string
  /** What is counted at the end. */
  counts: 'points' | 'gold'
  /** Options that its rulebook recommends for a first game. */
  first: Readonly<Record<string, boolean>>
}
export interface Title extends Box { id: string }

const found = import.meta.glob<{ default: Box }>('../boards/*/title.ts', { eager: true })
export const TITLES: Title[] = Object.entries(found)
  .map(([path, module]) => ({ id: path.split('/').at(-2)!, ...module.default }))
  .sort((one, two) => one.place - two.place)
export const titleOf = (game: string): Title => TITLES.find((title) => title.id === game) ?? TITLES[0]!
/** Strongest level that is offered, of those a newcomer can be expected to enjoy. */
export const QUICK_LEVELS = ['apprentice', 'random']
