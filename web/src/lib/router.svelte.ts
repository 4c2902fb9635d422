// Addresses and pages. A link is an ordinary <a href>; clicks on links of our own are taken over, back and forward work.
import { tick } from 'svelte'

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a')
      const elsewhere = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || elsewhere || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      this.go(link.pathname + link.search)
    })
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#look()
    scrollTo(0, 0)
    // Whoever reads by ear hears where they are.
    void tick().then(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }))
  }

  #look() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

export const router = new Router()
