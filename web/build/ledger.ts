// The statements of a game's rule ledger by id, in one language: `import('virtual:ledger/caylus1303/de')`. Read from the
// project's own files, so that "why not" and explanations quote the same sentences as the terminal.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:ledger/'

export function ledger(games: string): Plugin {
  return {
    name: 'rule-ledger',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const rules = parse(readFileSync(join(games, game, 'ledger.toml'), 'utf-8')).rule as { id: string; text: string }[]
      const file = join(games, game, 'texts', `ledger.${language}.toml`)
      const own = existsSync(file) ? (parse(readFileSync(file, 'utf-8')).rule as Record<string, string>) : {}
      return `export default ${JSON.stringify(Object.fromEntries(rules.map((rule) => [rule.id, own[rule.id] ?? rule.text])))}`
    },
  }
}
