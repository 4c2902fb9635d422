// Icons of the game-icons collection, only those named: `import icons from './icons.json?sprite'` gives the <symbol>s of
// { "our-name": "name-in-the-collection" } as a string, ids `i-our-name`. Our own drawings stand in symbols.svg beside it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface Collection { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

export function iconSprite(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  let collection: Collection | undefined
  const drawing = (name: string): string => {
    collection ??= JSON.parse(readFileSync(file, 'utf-8')) as Collection
    const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? '']
    if (!icon) throw new Error(`game-icons has no icon ${name}`)
    return icon.body
  }
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.json?sprite')) return null
      const names = JSON.parse(readFileSync(id.slice(0, -'?sprite'.length), 'utf-8')) as Record<string, string>
      const symbols = Object.entries(names).map(([ours, theirs]) => `<symbol id="i-${ours}" viewBox="0 0 512 512">${drawing(theirs)}</symbol>`)
      return { code: `export default ${JSON.stringify(symbols.join(''))}`, moduleType: 'js' }
    },
  }
}
