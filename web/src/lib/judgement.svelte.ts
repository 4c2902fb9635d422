// A finished game being judged by the server: begun when somebody asks, looked after until it is ready.
import { api, type Analysis } from './api'
import { session } from './session.svelte'
import { texts } from './texts.svelte'

/** Milliseconds between two looks. */
const PAUSE = 1200

export class Judgement {
  /** idle: nobody has asked. waiting: other games come first. */
  status = $state<'idle' | 'waiting' | 'running' | 'ready' | 'failed'>('idle')
  done = $state(0)
  total = $state(0)
  wrong = $state('')
  analysis = $state.raw<Analysis | null>(null)
  /** Numbers of the mistakes that can be tried again. */
  again = $state.raw<readonly number[]>([])
  #left = false

  constructor(readonly code: string) {}

  get busy() { return this.status === 'waiting' || this.status === 'running' }

  async ask() {
    if (this.busy || this.status === 'ready') return
    this.status = 'waiting'
    this.wrong = ''
    this.done = this.total = 0
    try {
      await session.ensure()
      while (!this.#left) {
        const { status, done, total, analysis, again } = await api.analysis(this.code)
        ;[this.done, this.total] = [done, total]
        if (analysis) this.analysis = analysis
        this.again = again ?? []
        this.status = status
        if (status === 'ready') return
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    } catch (error) {
      this.wrong = texts.wrong(error)
      this.status = 'failed'
    }
  }

  /** Nobody looks any more; the server goes on, so that it is there when somebody comes back. */
  leave() { this.#left = true }
}
