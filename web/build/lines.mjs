// Lines that nobody can read at once: part of `npm run check`. Drawings and catalogues are data, their lines may be long.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MOST = 160
const READ = /\.(ts|mjs|svelte|css)$/
const project = fileURLToPath(new URL('..', import.meta.url))

const found = ['src', 'build'].flatMap((folder) =>
  readdirSync(`${project}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => READ.test(name))
    .flatMap((name) => {
      const path = `${folder}/${name}`
      const lines = readFileSync(`${project}${path}`, 'utf8').split('\n')
      return lines.flatMap((line, i) => (line.length > MOST ? [`${path}:${i + 1}: ${line.length} characters, at most ${MOST}`] : []))
    }),
)
for (const line of found) console.error(line)
process.exitCode = found.length ? 1 : 0
