// One click and a game against bots runs: from its box, or from the welcome.
import { api } from '../lib/api'
import { Attempt } from '../lib/attempt.svelte'
import { router } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { QUICK_LEVELS, type Title } from '../lib/titles'

export class QuickGame extends Attempt {
  /** The first game of all is the one the rulebook recommends. */
  play = (title: Title, isFirst = false) => this.run(async () => {
    const go = router.onward()
    const [{ levels, games }] = await Promise.all([api.games(), session.ensure()])
    const level = QUICK_LEVELS.find((one) => levels.includes(one)) ?? levels[0]
    const least = games.find(({ id }) => id === title.id)!.players_min - 1
    const bots = Array.from({ length: Math.max(title.bots, least) }, () => ({ kind: 'bot' as const, level }))
    const options = isFirst ? title.first : undefined
    const { t } = await api.makeTable({ game: title.id, options, seats: [{ kind: 'me' }, ...bots], invited: true, start_at_once: true })
    go(`/t/${t}`)
  }, title.id)
}
