// What a choice means, for whoever does not know the game yet: in the words its thing explains itself with.
import type { Scene } from './scene.svelte'
import { say, textId, texts } from './texts.svelte'
import type { Choice, Message, Param } from './wire'

/** Goods that are paid or gained. */
const isPrice = (value: Param) => Array.isArray(value) && (value as readonly Message[]).some(({ id }) => id.startsWith('amount-'))

export function meaningOf(table: Scene, choice: Choice): string {
  const own = textId(table.game, 'client-means', choice.name.replaceAll(':', '-'))
  if (texts.has(own)) return say(own)
  // A trade says in its name what it does.
  if (Object.values(choice.message.params ?? {}).some(isPrice)) return ''
  const [at] = choice.targets
  return table.does(choice) || (at && table.explain(at)?.facts[0]) || ''
}
