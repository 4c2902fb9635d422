// Pieces fly between addresses. This file knows no game and draws nothing: what flies is a copy of the piece that lies at
// the new address (or lay at the old one), measured before and after the view changed.
import { pathsUp } from './address'
import type { GameEvent } from './wire'

/** Milliseconds by piece; what is not named is a good. */
const DURATION: Record<string, number> = {
  worker: 350,
  house: 350,
  marker: 350,
  tile: 400,
  card: 300,
  character: 300,
  points: 300,
  provost: 400,
  bailiff: 300,
  coin: 220,
}
const GOODS = 250
const BETWEEN = 60
const AFTER_FIGURE = 120
const LONGEST = 2000
const MOST_COPIES = 5

/** A move with both ends known: what comes out of the stock comes out of what caused it. */
interface Flight { piece: string; from: string; to: string; via: string[]; count: number }
/** What was seen at an address: the element that stands for it, and the piece of the wanted kind on it. */
interface Seen { at: string; box: DOMRect; copy: Element | null; element: HTMLElement; place: DOMRect }

export class Motion {
  /** 0: nothing moves. */
  speed = 1
  root: HTMLElement | undefined
  layer: HTMLElement | undefined
  /** Called once for each kind of piece that moves. */
  onMove: (piece: string) => void = () => {}
  #running = new Set<Animation>()
  #homes = new Map<Element, DOMRect>()

  get reduced() { return matchMedia('(prefers-reduced-motion: reduce)').matches }

  /** The element at an address that can be seen; on small screens parts are hidden, then it is what they belong to. */
  find(at: string): HTMLElement | null {
    for (const path of pathsUp(at)) {
      for (const element of this.root?.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(path)}"]`) ?? [])
        if (element.getClientRects().length) return element
    }
    return null
  }

  /** Before the view changes: where things are. The function returned is called after it has changed, and plays. */
  before(events: GameEvent[], rush = 1): (() => Promise<void>) | null {
    const flights = flightsOf(events)
    if (!this.root || !this.layer || !this.speed || !flights.length || document.hidden) return null
    if (this.reduced) return async () => this.#flash(flights)
    const old = new Map<string, Seen>()
    this.#homes.clear()
    for (const { from } of flights) {
      const home = this.find(from.split('/').slice(0, 2).join('/'))
      if (home) this.#homes.set(home, home.getBoundingClientRect())
    }
    for (const flight of flights) for (const at of [flight.from, ...flight.via, flight.to]) this.#look(at, flight.piece, old)
    return () => this.#play(flights, old, this.speed / rush)
  }

  finish() { for (const animation of [...this.#running]) animation.finish() }

  /** Shows a place for a moment, where a line of the log points. */
  point(at: string): boolean {
    const element = this.find(at)
    element?.scrollIntoView({ block: 'center', behavior: this.reduced ? 'auto' : 'smooth' })
    element?.animate([{ outline: '3px solid var(--lit)', outlineOffset: '2px' }, { outline: '3px solid transparent', outlineOffset: '2px' }], 1200)
    return !!element
  }

  /** Lights the place that is being read about; null: none. The page stays where it is. */
  light(at: string | null) {
    this.root?.querySelectorAll('[data-read]').forEach((element) => element.removeAttribute('data-read'))
    if (at) this.find(at)?.setAttribute('data-read', '')
  }

  /** Not legal: it shakes once. */
  shake(element: Element) {
    if (!this.reduced) element.animate([{ translate: '4px' }, { translate: '-4px' }, { translate: '2px' }, { translate: '0' }], 180)
  }

  #piece(element: Element, kind: string) {
    // Asked for by kind: the first piece at an address may be another one (a building, when a stone is paid).
    const wanted = `[data-piece="${kind}"]`
    return element.matches(wanted) ? element : element.querySelector(wanted)
  }

  #look(at: string, kind: string, seen: Map<string, Seen>) {
    const element = seen.has(`${at} ${kind}`) ? null : this.find(at)
    if (!element) return
    const found = this.#piece(element, kind)
    const drawn = found?.getBoundingClientRect()
    // What is there and has no size, as on narrow screens, cannot be seen: it neither flies nor gives a scale.
    const piece = drawn?.width && drawn.height ? found : null
    const place = element.getBoundingClientRect()
    seen.set(`${at} ${kind}`, {
      at: element.dataset.at!,
      box: piece ? drawn! : place,
      copy: piece && (piece.cloneNode(true) as Element),
      element,
      place,
    })
  }

  async #play(flights: Flight[], old: Map<string, Seen>, speed: number): Promise<void> {
    const now = new Map<string, Seen>()
    for (const flight of flights) for (const at of [flight.from, flight.to]) this.#look(at, flight.piece, now)
    const origin = this.layer!.getBoundingClientRect()
    const plan: { flight: Flight; delay: number; length: number }[] = []
    let start = 0
    let end = 1
    for (const flight of flights) {
      const length = (DURATION[flight.piece] ?? GOODS) * (1 + flight.via.length)
      const many = Math.min(flight.count, MOST_COPIES)
      for (let i = 0; i < many; i++) {
        plan.push({ flight, delay: start + i * BETWEEN, length })
        end = Math.max(end, start + i * BETWEEN + length)
      }
      start += DURATION[flight.piece] ? AFTER_FIGURE : BETWEEN * many
    }
    const scale = speed * Math.min(1, LONGEST / end)
    for (const { flight, delay, length } of plan) this.#fly(flight, old, now, origin, delay * scale, length * scale)
    for (const piece of new Set(flights.map((flight) => flight.piece))) this.onMove(piece)
    await Promise.allSettled([...this.#running].map((animation) => animation.finished))
  }

  #fly(flight: Flight, old: Map<string, Seen>, now: Map<string, Seen>, origin: DOMRect, delay: number, duration: number) {
    const kind = flight.piece
    const before = old.get(`${flight.to} ${kind}`)
    const from = this.#source(old.get(`${flight.from} ${kind}`), now.get(`${flight.from} ${kind}`))
    const to = now.get(`${flight.to} ${kind}`) ?? before
    const drawing = to?.copy ?? from?.copy
    if (!from || !to || !drawing) return
    const copy = drawing.cloneNode(true) as HTMLElement
    const size = to.copy ? to.box : from.box
    copy.removeAttribute('data-piece')
    copy.removeAttribute('data-at')
    copy.classList.add('flying')
    // Until it starts, a copy stands where the piece stood; what comes out of a building is not there before.
    copy.style.cssText += `;width:${size.width}px;height:${size.height}px;visibility:hidden`
    this.layer!.append(copy)
    const stops = [from.box, ...flight.via.map((at) => (old.get(`${at} ${kind}`) ?? from).box), to.box]
    const shrink = from.copy ? Math.max(0.3, from.box.width / size.width) : 1
    const points = stops.map((box) => [box.left + (box.width - size.width) / 2 - origin.left, box.top + (box.height - size.height) / 2 - origin.top] as const)
    // In one property and this order: `scale` of its own would also stretch the way.
    const frames = points.map(([x, y], i) => ({ transform: `translate(${x}px, ${y}px) scale(${i ? 1 : shrink})`, visibility: 'visible' }))
    if (points.length === 2) {
      const [[ax, ay], [bx, by]] = points as unknown as [[number, number], [number, number]]
      const lift = Math.min(40, Math.hypot(bx - ax, by - ay) / 6)
      frames.splice(1, 0, { transform: `translate(${(ax + bx) / 2}px, ${(ay + by) / 2 - lift}px) scale(1)`, visibility: 'visible' })
    }
    const animation = this.#run(copy, frames, { duration, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: from.copy ? 'both' : 'forwards' })
    // What is new at its address waits until its copy has landed. An animation, not a class: nothing to undo.
    const target = this.find(flight.to)
    const piece = target?.dataset.at === flight.to ? this.#piece(target, kind) : null
    if (piece && !(before?.at === flight.to && before.copy)) this.#run(piece, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration })
    animation.finished.catch(() => {}).then(() => copy.remove())
  }

  /** Where a piece starts: the new layout counts, since panels may have grown. What is gone keeps its old box, moved as far
   * as the thing it belonged to has moved. */
  #source(old: Seen | undefined, now: Seen | undefined): { box: DOMRect; copy: Element | null } | undefined {
    if (!old || !now) return old ?? now
    if (now.at === old.at && (now.copy || !old.copy)) return { box: now.box, copy: old.copy }
    const home = old.element.isConnected ? old.element.getBoundingClientRect() : now.place
    const was = old.element.isConnected ? old.place : (this.#homes.get(now.element) ?? old.place)
    return { box: new DOMRect(old.box.x + home.x - was.x, old.box.y + home.y - was.y, old.box.width, old.box.height), copy: old.copy }
  }

  /** Reduced motion: nothing travels, the new place shows its outline for a second. (Nor does it fade: every step of that
   * would be painted, for each of the pieces.) */
  #flash(flights: Flight[]) {
    const frames = { outline: ['3px solid var(--lit)', '3px solid transparent'] }
    const options = { duration: 1000, easing: 'step-end' }
    for (const element of new Set(flights.map((flight) => this.find(flight.to)))) element?.animate(frames, options)
  }

  #run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options)
    this.#running.add(animation)
    const done = () => this.#running.delete(animation)
    animation.finished.then(done, done)
    return animation
  }
}

function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  for (const { moves, cause } of events) {
    for (const { piece, from, to, via, count } of moves) {
      const start = from ?? cause ?? via
      const end = to ?? cause ?? via
      if (start && end && start !== end) flights.push({ piece, from: start, to: end, via: via && via !== start && via !== end ? [via] : [], count: count ?? 1 })
    }
  }
  return flights
}
