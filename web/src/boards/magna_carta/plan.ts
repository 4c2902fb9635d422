// The road of cards in small.
import type { MagnaCartaView } from '../../../types/magna_carta'
import { planOf } from '../plan'
import StreetPlan, { type House } from '../StreetPlan.svelte'
import { lastPlace } from './course'

const COLUMNS = 8

export default planOf(StreetPlan, (view: MagnaCartaView, pieces, lit) => {
  const places = view.road.map((place): House => ({
    kind: place.prestige !== null ? 'prestige' : place.side === 'residence' ? 'residence' : pieces.card?.[place.card]?.kind,
    owner: place.owner, workers: place.worker === null ? [] : [place.worker], provost: view.provost === place.number, lit: lit.has(`road/${place.number}`),
  }))
  const free = lastPlace(places.length, COLUMNS) - places.length
  return { columns: COLUMNS, cards: true, places: [...places, ...Array.from({ length: free }, (): House => ({}))] }
})
