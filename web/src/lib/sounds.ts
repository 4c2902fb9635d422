// Sounds made in the browser, off until asked: wood on wood, stone, page, coin, and one bell for "your turn".
import { settings } from './settings.svelte'

type Kind = 'wood' | 'stone' | 'page' | 'coin' | 'bell'
let context: AudioContext | undefined

const PIECES: Record<string, Kind> = {
  worker: 'wood',
  house: 'wood',
  marker: 'wood',
  provost: 'wood',
  bailiff: 'wood',
  tile: 'stone',
  card: 'page',
  character: 'page',
  coin: 'coin',
  deniers: 'coin',
}

export function soundOf(piece: string) { play(PIECES[piece] ?? 'wood') }

export function play(kind: Kind) {
  if (!settings.sounds || document.hidden && kind !== 'bell') return
  context ??= new AudioContext()
  if (kind === 'bell') for (const [tone, loud] of [[880, 0.16], [1320, 0.08], [2093, 0.05]] as const) ring(tone, loud, 1.4)
  else if (kind === 'coin') for (const tone of [3100, 4400]) ring(tone, 0.05, 0.18)
  else knock(kind)
}

function ring(tone: number, loud: number, seconds: number) {
  const at = context!.currentTime
  const source = new OscillatorNode(context!, { frequency: tone })
  const volume = new GainNode(context!, { gain: loud })
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(volume).connect(context!.destination)
  source.start(at)
  source.stop(at + seconds)
}

/** A burst of noise through a filter: high and short is wood, low is stone, long and soft is a page. */
function knock(kind: 'wood' | 'stone' | 'page') {
  const [frequency, loud, seconds] = { wood: [900, 0.5, 0.06], stone: [320, 0.6, 0.12], page: [2600, 0.12, 0.2] }[kind] as [number, number, number]
  const noise = new AudioBuffer({ length: Math.ceil(context!.sampleRate * seconds), sampleRate: context!.sampleRate })
  const wave = noise.getChannelData(0)
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3
  const source = new AudioBufferSourceNode(context!, { buffer: noise })
  const filter = new BiquadFilterNode(context!, { type: 'bandpass', frequency, Q: 2 })
  source.connect(filter).connect(new GainNode(context!, { gain: loud })).connect(context!.destination)
  source.start()
}
