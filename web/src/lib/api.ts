// HTTP requests. A refusal carries code and parameters like those of the socket; words are found in the browser.
import type { Games, Me, TableWish } from '../../types/api'
import type { Codes, Sitting } from './wire'

export type { GameInfo, Games, Me, OptionInfo, SeatWish, TableWish } from '../../types/api'

export class Refusal extends Error {
  constructor(readonly code: string, readonly params: Codes = {}, readonly status = 0) {
    super(code)
  }
}

/** The figures of an edition as its components file has them: lists of entries with an id, and tables. */
export type Figures = Readonly<Record<string, unknown>>

/** Comes with `me`, and goes into the header of every request that changes something. */
let csrf = ''

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (csrf && method !== 'GET') headers['x-csrf-token'] = csrf
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refusal('offline')
  }
  const data: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
  if (answer.ok) return data as T
  const { code = `http-${answer.status}`, params = {} } = (data ?? {}) as { code?: string; params?: Codes }
  throw new Refusal(code, params, answer.status)
}

const known = (me: Me): Me => {
  csrf = me.csrf
  return me
}

export const api = {
  /** Who this browser is; null: nobody yet. */
  me: (): Promise<Me | null> =>
    request<Me>('GET', '/me').then(known, (error: unknown) => {
      if (error instanceof Refusal && error.status === 401) return null
      throw error
    }),
  sitDown: (name: string, language: 'de' | 'en') => request<Me>('POST', '/people', { name, language }).then(known),
  rename: (name: string) => request<Me>('PATCH', '/me', { name }).then(known),
  games: () => request<Games>('GET', '/games'),
  figures: (game: string, digest: string) => request<{ components: Figures }>('GET', `/editions/${game}/${digest}`),
  makeTable: (wish: TableWish) => request<Sitting>('POST', '/tables', wish),
  join: (t: string) => request<Sitting>('POST', `/tables/${t}/join`, {}),
  start: (t: string, fill?: string) => request<Sitting>('POST', `/tables/${t}/start`, fill ? { fill } : {}),
}
