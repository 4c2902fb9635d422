// The road in small.
import type { Caylus1303View } from '../../../types/caylus1303'
import { planOf } from '../plan'
import StreetPlan, { type House } from '../StreetPlan.svelte'

export default planOf(StreetPlan, (view: Caylus1303View, pieces, lit) => ({
  columns: 7,
  places: view.road.map((space): House => {
    const provost = view.provost === space.number
    if (space.kind === 'bridge') return { kind: 'bridge', provost }
    if (space.tile === null) return { provost }
    const kind = space.side === 'residence' ? 'residence' : (pieces.tile?.[space.tile]?.kind ?? 'printed')
    return { kind, owner: space.owner, workers: space.workers, provost, lit: lit.has(`road/${space.number}`) }
  }),
}))
