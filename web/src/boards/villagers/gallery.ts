// How the pieces are drawn where nobody plays: persons, backs of the suits, developments.
import type { Gallery } from '..'
import './board.css'
import './beside.css'
import Drawing from './Drawing.svelte'
import icons from './icons.json?sprite'
import symbols from './symbols.svg?raw'

export default { symbols: [symbols, icons], Drawing, kinds: ['person', 'suit', 'development'], wide: ['development'] } satisfies Gallery
