// The statements of a game's rule ledger by id, in one language: `import('virtual:ledger/caylus1303/de')`, and which
// figures are in doubt: `import('virtual:doubts/caylus1303')`. Read from the
// project's own files, so that "why not" and explanations quote the same sentences as the terminal.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:ledger/'
const DOUBTS = 'virtual:doubts/'

interface Entry { id?: string; confidence?: string; confidence_for?: string[] }

/** Pieces whose figures are not certain, by kind and id: what is known today, whatever edition a table is played by. */
function doubts(components: Record<string, unknown>) {
  const found: Record<string, Record<string, Pick<Entry, 'confidence' | 'confidence_for'>>> = {}
  for (const [kind, entries] of Object.entries(components)) {
    for (const { id, confidence, confidence_for } of Array.isArray(entries) ? (entries as Entry[]) : []) if (id && confidence) (found[kind] ??= {})[id] = { confidence, confidence_for }
  }
  return found
}

export function ledger(games: string): Plugin {
  return {
    name: 'rule-ledger',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(DOUBTS) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${DOUBTS}`)) return `export default ${JSON.stringify(doubts(parse(readFileSync(join(games, id.slice(DOUBTS.length + 1), 'components.toml'), 'utf-8'))))}`
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const rules = parse(readFileSync(join(games, game, 'ledger.toml'), 'utf-8')).rule as { id: string; text: string }[]
      const file = join(games, game, 'texts', `ledger.${language}.toml`)
      const own = existsSync(file) ? (parse(readFileSync(file, 'utf-8')).rule as Record<string, string>) : {}
      return `export default ${JSON.stringify(Object.fromEntries(rules.map((rule) => [rule.id, own[rule.id] ?? rule.text])))}`
    },
  }
}
