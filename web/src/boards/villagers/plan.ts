// The village of whoever looks, in small.
import type { VillagersView } from '../../../types/villagers'
import { planOf } from '../plan'
import VillagePlan from './VillagePlan.svelte'
import { figuresOf, suitOf } from './words'

export default planOf(VillagePlan, (view: VillagersView, pieces) => ({
  village: view.players[view.seat ?? view.decision?.seat ?? 0]?.village ?? [],
  suits: (person: string) => suitOf(figuresOf(pieces.person ?? {}, person)),
}))
