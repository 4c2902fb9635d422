// Levels of bots, and their styles: `master-builder` is a Master who likes to build.
import { say } from './texts.svelte'

const HYPHEN = '-'
export const plainOf = (level: string): string => level.split(HYPHEN)[0] ?? level
export const styleOf = (level: string): string => level.split(HYPHEN)[1] ?? ''
export const inStyle = (level: string, style: string): string => (style ? `${plainOf(level)}${HYPHEN}${style}` : plainOf(level))
/** What a bot is called, with its style. */
export function levelName(level: string): string {
  const name = say(`client-level-${plainOf(level)}`)
  const style = styleOf(level)
  return style ? say('client-level-styled', { level: name, style: say(`client-style-${style}`) }) : name
}
