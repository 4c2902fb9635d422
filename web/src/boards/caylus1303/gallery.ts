// How the pieces are drawn where nobody plays: tiles and characters.
import type { Gallery } from '..'
import '../road.css'
import roadSymbols from '../road.svg?raw'
import './board.css'
import Drawing from './Drawing.svelte'
import icons from './icons.json?sprite'
import symbols from './symbols.svg?raw'

export default { symbols: [symbols, roadSymbols, icons], Drawing, kinds: ['tile', 'character'], wide: ['character'] } satisfies Gallery
