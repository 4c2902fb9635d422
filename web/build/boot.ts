// Before the first line of the program runs, the page itself says what it waits for: `%id%` in index.html is that text of the
// catalogues, in both languages.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function boot(catalogues: string): Plugin {
  const text = (language: string, id: string) => {
    const found = new RegExp(`^${id} = (.+)$`, 'm').exec(readFileSync(`${catalogues}/${language}.ftl`, 'utf-8'))?.[1]
    if (!found) throw new Error(`no text ${id} in ${language}`)
    return `<span lang="${language}">${found}</span>`
  }
  return {
    name: 'boot',
    transformIndexHtml: (page) => page.replace(/%(client-[a-z-]+)%/g, (_, id: string) => `${text('de', id)} ${text('en', id)}`),
  }
}
