// HTTP requests. A refusal carries code and parameters like those of the socket; words are found in the browser.
import type { Codes } from './wire'

export class Refusal extends Error {
  constructor(readonly code: string, readonly params: Codes = {}, readonly status = 0) {
    super(code)
  }
}

export interface Person { id: string; name: string; guest: boolean }
export interface GameOption { name: string; default: boolean | number | string; choices: (boolean | number | string)[] }
export interface GameInfo { id: string; least: number; most: number; options: GameOption[]; levels: string[] }
export interface SeatWish { kind: 'me' | 'open' | 'bot' | 'shared'; level?: string; label?: string }
export interface TableWish {
  game: string; options?: Record<string, boolean | number | string>; seats: SeatWish[]; name?: string
  live?: boolean; invited?: boolean; spectators?: boolean; undo_past_news?: boolean; start_at_once?: boolean
}
/** The figures of an edition as its components file has them: lists of entries with an id, and tables. */
export type Figures = Record<string, unknown>

/** The server hands the token out as a cookie that scripts may read, and wants it back as a header. */
const token = () => /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1]

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const given = token()
  if (given && method !== 'GET') headers['x-csrftoken'] = given
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

export const api = {
  me: () => request<{ person: Person | null }>('GET', '/me'),
  sitDown: (name: string) => request<{ person: Person }>('POST', '/guests', { name }),
  rename: (name: string) => request<{ person: Person }>('PATCH', '/me', { name }),
  games: () => request<GameInfo[]>('GET', '/games'),
  figures: (game: string, digest: string) => request<Figures>('GET', `/components/${game}/${digest}`),
  makeTable: (wish: TableWish) => request<{ t: string }>('POST', '/tables', wish),
  join: (t: string) => request<unknown>('POST', `/tables/${t}/join`, {}),
  start: (t: string, fill?: string) => request<unknown>('POST', `/tables/${t}/start`, fill ? { fill } : {}),
}
