// Statements of a game's rule ledger, loaded when the first one is quoted.
import type { Language } from './settings.svelte'

type Rules = Record<string, string>
const SOURCES: Record<string, Record<Language, () => Promise<{ default: Rules }>>> = {
  caylus: { de: () => import('virtual:ledger/caylus/de'), en: () => import('virtual:ledger/caylus/en') },
  caylus1303: { de: () => import('virtual:ledger/caylus1303/de'), en: () => import('virtual:ledger/caylus1303/en') },
  magna_carta: { de: () => import('virtual:ledger/magna_carta/de'), en: () => import('virtual:ledger/magna_carta/en') },
  villagers: { de: () => import('virtual:ledger/villagers/de'), en: () => import('virtual:ledger/villagers/en') },
}

export async function rules(game: string, language: Language): Promise<Rules> {
  return (await SOURCES[game]?.[language]())?.default ?? {}
}
