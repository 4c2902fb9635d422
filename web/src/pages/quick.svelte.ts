// One click and a game against bots runs: from its box, or from the welcome.
import { api } from '../lib/api'
import { router } from '../lib/router.svelte'
import { session } from '../lib/session.svelte'
import { texts } from '../lib/texts.svelte'
import { QUICK_LEVELS, type Title } from '../lib/titles'

export class QuickGame {
  starting = $state(false)
  wrong = $state('')

  async play(title: Title) {
    this.starting = true
    this.wrong = ''
    try {
      const [games] = await Promise.all([api.games(), session.ensure()])
      const { levels } = games
      const level = QUICK_LEVELS.find((one) => levels.includes(one)) ?? levels[0]
      const bots = Array.from({ length: title.bots }, () => ({ kind: 'bot' as const, level }))
      const { t } = await api.makeTable({ game: title.id, seats: [{ kind: 'me' }, ...bots], invited: true, start_at_once: true })
      router.go(`/t/${t}`)
    } catch (error) {
      this.wrong = texts.wrong(error, title.id)
      this.starting = false
    }
  }
}
