// Statements of a game's rule ledger, loaded when the first one is quoted, and which figures are in doubt.
import type { Language } from './settings.svelte'

type Rules = Record<string, string>
const SOURCES: Record<string, Record<Language, () => Promise<{ default: Rules }>>> = {
  caylus: { de: () => import('virtual:ledger/caylus/de'), en: () => import('virtual:ledger/caylus/en') },
  caylus1303: { de: () => import('virtual:ledger/caylus1303/de'), en: () => import('virtual:ledger/caylus1303/en') },
  magna_carta: { de: () => import('virtual:ledger/magna_carta/de'), en: () => import('virtual:ledger/magna_carta/en') },
  villagers: { de: () => import('virtual:ledger/villagers/de'), en: () => import('virtual:ledger/villagers/en') },
}

const DOUBTS = {
  caylus: () => import('virtual:doubts/caylus'),
  caylus1303: () => import('virtual:doubts/caylus1303'),
  magna_carta: () => import('virtual:doubts/magna_carta'),
  villagers: () => import('virtual:doubts/villagers'),
}

/** Which figures of which pieces are not certain. */
export const doubts = async (game: string) => (game in DOUBTS ? (await DOUBTS[game as keyof typeof DOUBTS]()).default : {})

export async function rules(game: string, language: Language): Promise<Rules> {
  return (await SOURCES[game]?.[language]())?.default ?? {}
}
