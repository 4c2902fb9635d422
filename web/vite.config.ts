import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { boot } from './build/boot.ts'
import { courses } from './build/courses.ts'
import { iconSprite } from './build/icons.ts'
import { ledger } from './build/ledger.ts'
import { rooms } from './build/rooms.ts'

const project = fileURLToPath(new URL('../src/baumeister', import.meta.url))
const sources = fileURLToPath(new URL('src', import.meta.url))
const server = process.env.BAUMEISTER_SERVER ?? 'http://127.0.0.1:8303'
const proxy = { '/api': { target: server, ws: true } }

export default defineConfig({
  plugins: [boot(`${sources}/texts`), iconSprite(), ledger(`${project}/games`), courses(`${project}/games`), svelte()],
  css: { postcss: { plugins: [rooms(sources)] } },
  // The same catalogues as the terminal's.
  resolve: { alias: { '@project': project } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
})
