// What a shop window says of each title. boards/<game>/title.ts exports it as its default: whoever makes one is found. A game
// of the project without one is offered all the same, last.
import { say, texts } from './texts.svelte'

export interface Box {
  /** Among the titles. */
  place: number
  /** Its colour. */
  lid: string
  /** How many. */
  players?: string
  /** At a real table. */
  minutes?: string
  /** Of four. */
  weight?: 2 | 3 | 4
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

const PLAIN: Box = { place: 99, lid: '#4A3B2C', bots: 1, symbol: 'tablei', counts: 'points', first: {} }
const found = import.meta.glob<{ default: Box }>('../boards/*/title.ts', { eager: true })
const games = Object.keys(import.meta.glob('@project/games/*/texts/en.ftl', { query: '?url', import: 'default', eager: true }))
export const TITLES: Title[] = games
  .map((path) => path.split('/').at(-3)!)
  .map((id) => ({ id, ...(found[`../boards/${id}/title.ts`]?.default ?? PLAIN) }))
  .sort((one, two) => one.place - two.place)
export const titleOf = (game: string): Title => TITLES.find((title) => title.id === game) ?? { id: game, ...PLAIN }
/** How long it takes, in words; nothing where nobody has said it. */
export function minutesOf(game: string): string {
  const { minutes } = titleOf(game)
  return minutes ? say('client-room-minutes', { minutes }) : ''
}
/** In a sentence: what the shop window says, or else the game itself. */
export function aboutTitle(game: string): string {
  const id = [`client-about-${game}`, `${game}-about`].find(texts.has)
  return id ? say(id) : ''
}
/** Strongest level that is offered, of those a newcomer can be expected to enjoy. */
export const QUICK_LEVELS = ['apprentice', 'random']
