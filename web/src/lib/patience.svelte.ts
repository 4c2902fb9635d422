// What goes wrong and passes by itself: a network that is gone, a server that is busy, too many questions from one address.
// Whoever tries again waits as long as the server says, or a little longer each time.

/** Seconds: the first wait, and the longest. */
const FIRST = 1
const MOST = 30

class Patience {
  /** Code of the last refusal that passes. */
  reason = $state('offline')
  #notBefore = 0
  #tries = -1

  /** Something was refused, with what the server says of when to come back. */
  heard(code: string, seconds: number) {
    this.reason = code
    if (seconds > 0) this.#notBefore = Date.now() + seconds * 1000
  }

  /** The server answers: the next trouble is a new one. */
  calm() { this.#tries = -1 }

  /** Seconds until the next try. */
  next(): number {
    const now = Date.now()
    this.#tries += 1
    return Math.max(Math.min(MOST, FIRST * 2 ** this.#tries), Math.ceil((this.#notBefore - now) / 1000))
  }
}
export const patience = new Patience()

/** Tries until it works. */
export async function untilDone<T>(what: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await what()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, patience.next() * 1000))
    }
  }
}

/** Browsers remember code that could not be fetched as missing: the page is opened anew, as soon as the server gives it out. */
export async function openAnew() {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
