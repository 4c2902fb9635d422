// Something a button does that may fail: busy meanwhile, and if it failed, why, in words for the line under the button.
import { texts } from './texts.svelte'

export class Attempt {
  busy = $state(false)
  wrong = $state('')
  done = $state(false)

  /** Did it work? */
  run = async (what: () => Promise<unknown>, game = ''): Promise<boolean> => {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    this.done = false
    try {
      await what()
      this.done = true
    } catch (error) {
      this.wrong = texts.wrong(error, game)
    } finally {
      this.busy = false
    }
    return this.done
  }
}
