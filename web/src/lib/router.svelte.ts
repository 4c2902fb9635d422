// Addresses and pages. A link is an ordinary <a href>; clicks on links of our own are taken over, back and forward work.
import { tick } from 'svelte'

function hashNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return '' // half a percent sign, typed by hand
  }
}

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  /** What stands behind `#`: a rule or a piece that is looked up. */
  hash = $state(hashNow())

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('hashchange', () => this.#look())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a')
      const elsewhere = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || elsewhere || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#look()
    scrollTo(0, 0)
    // Whoever reads by ear hears where they are.
    void tick().then(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }))
  }

  /** The way on from here, for when an answer has come: who has gone elsewhere meanwhile stays there. */
  onward() {
    const here = this.path
    return (to: string, replace = false) => {
      if (this.path === here) this.go(to, replace)
    }
  }

  /** Closes what stands behind `#`; back opens it again. */
  closeHash() {
    history.pushState(null, '', location.pathname + location.search)
    this.#look()
  }

  /** The address says where one is, without a step of its own for the back button and without another page. Who has
   *  gone back already, while the code of that page is still on its way, keeps the address they went to. */
  note(to: string) {
    if (new URL(to, location.href).pathname === location.pathname) history.replaceState(null, '', to)
  }

  #look() {
    this.path = location.pathname
    // The same object while it says the same: who follows it does not begin anew.
    if (this.query.toString() !== new URLSearchParams(location.search).toString()) this.query = new URLSearchParams(location.search)
    this.hash = hashNow()
  }
}

export const router = new Router()
