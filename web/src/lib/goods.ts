// Amounts in the order in which they stand on cards and tiles; the figures of an edition come sorted by name.
import type { Amounts } from './texts.svelte'

const ORDER = ['deniers', 'workers', 'food', 'wood', 'stone', 'cloth', 'gold', 'cube', 'any', 'tiles', 'favor', 'points']
const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

export const inOrder = (amounts: Amounts): [string, number][] => Object.entries(amounts).sort(([a], [b]) => rank(a) - rank(b))
