// How the cards of a village lie: which one carries which, in the order they were laid. Places and worth come with the data.
import type { VillageCard } from '../../../types/villagers'

/** A bottom card, the columns that hang from it (from its side outwards) and how many more it carries. */
export interface Chain { bottom: VillageCard; columns: VillageCard[][]; free: number }
export interface Ground { chains: Chain[]; alone: VillageCard[] }

export function arrange(village: readonly VillageCard[]): Ground {
  const on = new Map<number, VillageCard[]>()
  for (const card of village) if (card.under !== null) on.set(card.under, [...(on.get(card.under) ?? []), card])
  const column = (card: VillageCard): VillageCard[] => [card, ...(on.get(card.number) ?? []).flatMap(column)]
  const bottoms = village.filter((card) => card.under === null)
  const carries = (card: VillageCard) => card.places > 0 || on.has(card.number)
  return {
    chains: bottoms.filter(carries).map((bottom) => ({ bottom, columns: (on.get(bottom.number) ?? []).map(column), free: bottom.places })),
    alone: bottoms.filter((card) => !carries(card)),
  }
}
