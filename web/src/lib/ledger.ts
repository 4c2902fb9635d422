// Statements of a game's rule ledger, loaded when the first one is quoted, and which figures are in doubt.
import * as sources from 'virtual:sources'
import type { Language } from './settings.svelte'

/** Which figures of which pieces are not certain. */
export const doubts = async (game: string) => (await sources.doubts[game]?.())?.default ?? {}

export async function rules(game: string, language: Language): Promise<Record<string, string>> {
  return (await sources.ledger[game]?.[language]())?.default ?? {}
}
