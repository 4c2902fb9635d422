// The road in small: special buildings and bridge before space 1, as on the board.
import type { CaylusView } from '../../../types/caylus'
import { planOf } from '../plan'
import StreetPlan, { type House } from '../StreetPlan.svelte'

const present = (...seats: (number | null)[]) => seats.filter((seat) => seat !== null)

export default planOf(StreetPlan, (view: CaylusView, _pieces, lit) => ({
  columns: 7,
  places: [
    ...view.specials.map(({ tile, workers }): House => ({ kind: 'special', workers, lit: lit.has(`specials/${tile}`) })),
    { kind: 'bridge' },
    ...view.road.map((space): House => ({
      kind: space.kind === 'fixed' ? 'printed' : (space.kind ?? undefined), owner: space.owner, workers: present(space.worker, space.waiting),
      provost: space.provost, bailiff: space.bailiff, lit: lit.has(`road/${space.number}`),
    })),
  ],
}))
