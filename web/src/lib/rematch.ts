// The same people, seats and options once more.
import { api } from './api'
import { router } from './router.svelte'
import { session } from './session.svelte'

/** Leads to the new table; where nobody else is to be waited for it begins. */
export async function rematch(code: string) {
  const go = router.onward()
  const sitting = await api.rematch(code)
  const others = sitting.seats.some((seat) => !seat.bot && seat.person !== session.person?.id)
  if (sitting.status === 'open' && !others) await api.start(sitting.t)
  go(`/t/${sitting.t}`)
}
