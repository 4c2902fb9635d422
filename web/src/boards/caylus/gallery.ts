// How the pieces are drawn where nobody plays: building tiles, parts of the castle, lines of the favors.
import type { Gallery } from '..'
import '../road.css'
import roadSymbols from '../road.svg?raw'
import './board.css'
import Drawing from './Drawing.svelte'
import icons from './icons.json?sprite'
import symbols from './symbols.svg?raw'

export default { symbols: [symbols, roadSymbols, icons], Drawing, kinds: ['tile', 'part', 'line'], wide: ['line'] } satisfies Gallery
