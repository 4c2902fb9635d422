// HTTP requests. A refusal carries code and parameters like those of the socket; words are found in the browser.
import type { AnalysisShown, Changes, DailyGames, EndedGames, ExerciseList, Games, Kept, Me, Scoring, Shown, Steps, TableWish } from '../../types/api'
import type { ExerciseAnswer, Learned, MistakeAnswer, PosedExercise, PosedMistake, Results, SeatChangeWish, StartWish, UploadList } from '../../types/api'
import { patience } from './patience.svelte'
import type { Codes, Lists, Sitting, Told, View } from './wire'

export type { Analysis, Chances, EndedGame, GameInfo, Games, KeyMoment, Me, OptionInfo, Scoring, SeatWish } from '../../types/api'
export type { ScoreLine, Shown, Standing, TableWish, Upload } from '../../types/api'

export class Refusal extends Error {
  constructor(readonly code: string, readonly params: Codes = {}, readonly status = 0) {
    super(code)
  }

  /** It passes by itself: whoever tries again later may have luck. */
  get passes() { return this.code === 'offline' || this.status === 429 || this.status >= 500 }
}

/** The figures of an edition as its components file has them: lists of entries with an id, and tables. */
export type Figures = Readonly<Record<string, unknown>>

/** Entries of a record with what each changed in the views; views and events are each game's own. */
export type RecordSteps = Omit<Steps, 'views' | 'steps'> & {
  readonly views: readonly View[]
  readonly steps: readonly { readonly told: Told; readonly sets: readonly (readonly unknown[])[] }[]
}

/** Comes with `me`, and goes into the header of every request that changes something. */
let csrf = ''

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body)
  } catch (error) {
    // Another tab has registered or changed the password since then: this one is the same person with another token.
    if (!(error instanceof Refusal && error.code === 'csrf-missing') || !(await api.me())) throw error
    return send<T>(method, path, body)
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (csrf && method !== 'GET') headers['x-csrf-token'] = csrf
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    patience.heard('offline', 0)
    throw new Refusal('offline')
  }
  const data: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
  if (answer.ok) {
    patience.calm()
    return data as T
  }
  // What stands before the server, or a server that is ending, answers without a code of ours.
  const usual = answer.status >= 500 ? 'unavailable' : answer.status === 429 ? 'too-many' : `http-${answer.status}`
  const { code = usual, params = {} } = (data ?? {}) as { code?: string; params?: Codes }
  const refusal = new Refusal(code, params, answer.status)
  if (refusal.passes) patience.heard(code, Number(answer.headers.get('retry-after')))
  throw refusal
}

/** Remembers what proves that a request comes from this page. */
export const known = (me: Me): Me => {
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
  sitDown: (name: string, language: 'de' | 'en', time_zone?: string) => request<Me>('POST', '/people', { name, language, time_zone }).then(known),
  change: (changes: Changes) => request<Me>('PATCH', '/me', changes).then(known),
  games: () => request<Games>('GET', '/games'),
  figures: (game: string, digest: string) => request<{ components: Figures }>('GET', `/editions/${game}/${digest}`),
  makeTable: (wish: TableWish) => request<Sitting>('POST', '/tables', wish),
  /** Sits down; with a label, somebody more at this screen. */
  join: (t: string, label?: string) => request<Sitting>('POST', `/tables/${t}/join`, { label }),
  leave: (t: string) => request<null>('POST', `/tables/${t}/leave`, {}),
  rematch: (t: string) => request<Sitting>('POST', `/tables/${t}/rematch`, {}),
  record: (t: string) => request<Shown>('GET', `/records/${t}`),
  scoring: (t: string) => request<Scoring>('GET', `/records/${t}/scoring`),
  analysis: (t: string) => request<AnalysisShown>('GET', `/records/${t}/analysis`),
  steps: (t: string, after: number, seat: number | string) => request<RecordSteps>('GET', `/records/${t}/steps?from=${after}&seat=${seat}`),
  upload: (record: string) => request<Kept>('POST', '/records', { record }),
  ended: (before: string | null) => request<EndedGames>('GET', `/me/games?most=20${before ? `&before=${before}` : ''}`),
  start: (t: string, wish: StartWish = {}) => request<Sitting>('POST', `/tables/${t}/start`, wish),
  changeSeat: (t: string, seat: number, wish: SeatChangeWish) => request<Sitting>('PUT', `/tables/${t}/seats/${seat}`, wish),
  learned: () => request<Learned>('GET', '/lessons'),
  openChapter: (game: string, chapter: string, again = false) => request<Sitting>('POST', `/lessons/${game}`, { chapter, again }),
  bringSolved: (solved: Readonly<Record<string, readonly string[]>>) => request<null>('POST', '/lessons/solved', { solved }),
  lobby: () => request<Lists>('GET', '/lobby'),
  uploads: (before: string | null) => request<UploadList>('GET', `/me/records${before ? `?before=${before}` : ''}`),
  daily: () => request<DailyGames>('GET', '/daily'),
  openDaily: (game: string) => request<Sitting>('POST', `/daily/${game}`),
  exercises: () => request<ExerciseList>('GET', '/exercises'),
  exercise: (game: string, id: string) => request<PosedExercise>('GET', `/exercises/${game}/${id}`),
  tried: () => request<Results>('GET', '/exercises/results'),
  bringTried: (first: Readonly<Record<string, boolean>>) => request<null>('POST', '/exercises/results', { first }),
  answerExercise: (game: string, id: string, choice: string) => request<ExerciseAnswer>('POST', `/exercises/${game}/${id}`, { choice }),
  mistake: (t: string, number: number) => request<PosedMistake>('GET', `/records/${t}/mistakes/${number}`),
  answerMistake: (t: string, number: number, choice: string) => request<MistakeAnswer>('POST', `/records/${t}/mistakes/${number}`, { choice }),
  takeBack: (t: string) => request<null>('DELETE', `/records/${t}`),
}
