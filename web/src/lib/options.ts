// What a table is played with, in words: the options that are on, and those that are no yes or no.
import { say, texts } from './texts.svelte'
import type { Sitting } from './wire'

export function optionWords({ game, options }: Pick<Sitting, 'game' | 'options'>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const id = `${game}-option-${name.replaceAll('_', '-')}`
    if (value === false || !texts.has(id)) return []
    if (value === true) return [say(id)]
    return [`${say(id)}: ${texts.has(`${id}-${value}`) ? say(`${id}-${value}`) : value}`]
  })
}
