/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '*.json?sprite' {
  const symbols: string
  export default symbols
}
declare module 'virtual:courses' {
  export interface ChapterOutline { id: string; kind: 'chapter' | 'trial' | 'module'; steps: number }
  export interface CourseOutline { chapters: ChapterOutline[]; later: string[]; minutes: Record<'de' | 'en', number> }
  /** By game. */
  export const courses: Record<string, CourseOutline>
  /** Chapters by the statements of the ledger that they teach. */
  export const taught: Record<string, () => Promise<{ default: Record<string, string> }>>
}
declare module 'virtual:sources' {
  type Load<T> = () => Promise<{ default: T }>
  type Spoken<T> = Record<'de' | 'en', Load<T>>
  /** By game. */
  export const ledger: Record<string, Spoken<Record<string, string>>>
  export const reference: Record<
    string,
    Spoken<{
      rules: { id: string; text: string; confidence: 'sure' | 'likely' | 'assumed' }[]
      notes: Record<string, string>
      intros: Record<string, string>
      guide: import('./lib/guide').Page[]
    }>
  >
  export const doubts: Record<string, Load<Record<string, Record<string, { confidence: 'likely' | 'assumed'; confidence_for?: string[] }>>>>
  export const pieces: Record<string, Load<Record<string, unknown>>>
}
