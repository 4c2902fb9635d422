// Where something can be done must be in sight: a decision never opens with all that is lit above or below the screen. But
// nobody's page is moved while they move it themselves.

/** What lies over the page and stays there while it scrolls. */
const OVER = '.dock, .decision, .oak, .tabs'
/** Milliseconds without a movement after which a page has come to rest. */
const AT_REST = 150

/** As long as one in so many of what could be in sight is. */
const ENOUGH = 3

const isShown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

/** Things on the board that can be chosen, or those of one address; buttons of the decision bar are always in sight. */
export const thingsIn = (root: HTMLElement, wanted = '[data-lit]') =>
  [...root.querySelectorAll<HTMLElement>(wanted)].filter((element) => isShown(element) && !element.closest('.decision'))

/** The part of the screen that nothing lies over. */
function openPart(root: HTMLElement): { top: number; bottom: number } {
  const over = [...root.querySelectorAll(OVER)].filter((element) => isShown(element) && getComputedStyle(element).position !== 'static')
  return {
    top: root.parentElement?.querySelector<HTMLElement>('.ownstrip')?.offsetHeight ?? 0,
    bottom: Math.min(innerHeight, ...over.map((element) => element.getBoundingClientRect().top).filter((top) => top > innerHeight / 3)),
  }
}

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Scrolls until one of these things is in sight, and as many of them as there is room for. */
export function reveal(root: HTMLElement, things: readonly HTMLElement[], behavior: ScrollBehavior) {
  const held = things.filter((thing) => thing.closest('.dock, .oak'))
  const lying = things.filter((thing) => !held.includes(thing)).map((thing) => middle(thing).y)
  const { top, bottom } = openPart(root)
  const inSight = (shift: number) => lying.filter((y) => y - shift >= top && y - shift <= bottom).length
  if (held.some((thing) => inside(thing))) return
  if (!lying.length) return held[0]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  const most = document.documentElement.scrollHeight - innerHeight - scrollY
  const shifts = lying.map((y) => Math.max(-scrollY, Math.min(most, y - (top + bottom) / 2)))
  const best = shifts.reduce((one, other) => {
    const more = inSight(other) - inSight(one)
    return more > 0 || (!more && Math.abs(other) < Math.abs(one)) ? other : one
  })
  // A page that shows much of it stays where it is.
  if (inSight(0) * ENOUGH < inSight(best)) scrollTo({ top: scrollY + best, behavior })
}

/** A hand with many cards scrolls sideways. */
function inside(thing: HTMLElement): boolean {
  const { x } = middle(thing)
  const edge = thing.closest('.hand, .cards')?.getBoundingClientRect()
  return x >= Math.max(0, edge?.left ?? 0) && x <= Math.min(innerWidth, edge?.right ?? innerWidth)
}

/** Knows whether somebody moves the page, by finger or wheel; what has to wait for that is done when it rests. */
export class Rest {
  #held = false
  #moved = -AT_REST
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly held = () => {
    this.#held = true
  }
  readonly letGo = (event: TouchEvent) => {
    this.#held = event.touches.length > 0
    this.#moved = performance.now()
  }
  readonly wheel = () => {
    this.#moved = performance.now()
  }
  /** A page goes on gliding after the finger is gone; scrolling that nobody began is our own. */
  readonly scrolled = () => {
    if (this.#held || performance.now() - this.#moved < AT_REST) this.#moved = performance.now()
  }

  /** Now, or when the page rests; what was to be done before is forgotten. */
  then(what: () => void) {
    clearTimeout(this.#timer)
    if (!this.#held && performance.now() - this.#moved >= AT_REST) what()
    else this.#timer = setTimeout(() => this.then(what), AT_REST)
  }

  end() {
    clearTimeout(this.#timer)
  }
}
