// How the pieces are drawn where nobody plays: cards and seals.
import type { Gallery } from '..'
import '../road.css'
import road from '../road.svg?raw'
import './board.css'
import './hand.css'
import Drawing from './Drawing.svelte'
import icons from './icons.json?sprite'
import symbols from './symbols.svg?raw'

export default { symbols: [road, symbols, icons], Drawing, kinds: ['card', 'section'], wide: ['card'] } satisfies Gallery
