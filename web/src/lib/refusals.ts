// Why something cannot be chosen, in a few words that stand on the thing; a click says it in full, with the rule.
import { say, texts } from './texts.svelte'
import type { Refusal } from './wire'

/** An amount; what is called by a long name in sentences has a short one here. */
const amount = (name: string, count: number) =>
  texts.has(`client-missing-${name}`) ? say(`client-missing-${name}`, { count }) : texts.amounts({ [name]: count })

/** How much of what is missing, where the server says so. */
export const shortReason = ({ code, missing = {} }: Refusal): string => {
  // A line ends between two amounts, never within one.
  const amounts = Object.entries(missing).map(([name, count]) => amount(name, count).replaceAll(' ', '\u00A0'))
  return code === 'cannot-pay' && amounts.length ? say('client-missing', { amounts: amounts.join('\u00A0+ ') }) : say('client-not-now')
}
