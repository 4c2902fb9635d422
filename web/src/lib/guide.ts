// The rules for people: pages in plain words whose figures come from the components, so that a corrected figure corrects
// the text (games/<game>/guide.toml and its texts; docs/guide.md).
import type { Pieces } from './figures'
import { amountWords } from './piecewords'
import { chapterOf } from './reference'
import { say, type Amounts } from './texts.svelte'

export interface Page {
  id: string
  symbol: string
  /** Phases of the game it is about. */ phases: string[]
  /** Chapters of the ledger behind its fold. */ chapters: string[]
  drawings: string[][]
  title: string
  lead: string
  sentences: string[]
  example: string
  /** One for each drawing. */ captions: string[]
}
/** Where a link leads: a page, and whether what it names lies behind its fold. */
export interface Place { page: Page; folded: boolean }

/** A figure by its path: `tile.wood_tailor.points`, or `setup.hand` of a part that is no list of pieces. */
export function figureAt(pieces: Pieces, path: string): unknown {
  const [kind = '', ...steps] = path.split('.')
  const entries = pieces[kind] as Record<string, unknown> | undefined
  const start: unknown = entries && steps[0]! in entries ? entries : entries?.[kind]
  return steps.reduce((found, step) => (found as Record<string, unknown> | undefined)?.[step], start)
}

/** A sentence with its figures: a number, a number of something (`|points`), or amounts in words. */
export function filled(text: string, game: string, pieces: Pieces): string {
  return text.replace(/\{([^{}|]+)(?:\|([a-z]+))?\}/g, (_, path: string, unit?: string) => {
    const figure = figureAt(pieces, path)
    if (typeof figure !== 'number') return amountWords(game, figure as Amounts)
    return unit ? say(`amount-${unit}`, { count: figure }) : String(figure)
  })
}

/** The page a link names: by its own id, by a chapter, or by a statement of the ledger; else the first. */
export function placeOf(guide: Page[], focus: string): Place {
  const named = guide.find((page) => page.id === focus)
  if (named) return { page: named, folded: false }
  const chapter = focus.includes('-') ? chapterOf(focus) : focus
  const holding = guide.find((page) => page.chapters.includes(chapter))
  return holding ? { page: holding, folded: true } : { page: guide[0]!, folded: false }
}

// ---- drawings

/** One thing of a drawing: `worker:0`, `tile/wood_farm`, `arrow`; figures in it come from the components. */
export type Thing = { name: string; count: number; amounts: Amounts } | { kind: string; id: string }

export function thing(token: string, pieces: Pieces): Thing {
  const [name = '', rest = ''] = token.split(':')
  if (!rest && name.includes('/')) {
    const [kind = '', id = ''] = name.split('/')
    return { kind, id }
  }
  const whole = /^\{(.+)\}$/.exec(rest)
  const figure = whole ? figureAt(pieces, whole[1]!) : undefined
  if (figure && typeof figure === 'object') return { name, count: 0, amounts: figure as Amounts }
  const plain = rest.replace(/\{([^{}]+)\}/g, (_, path: string) => String(figureAt(pieces, path)))
  const amounts = plain.includes('=') ? Object.fromEntries(plain.split(',').map((part) => [part.split('=')[0]!, Number(part.split('=')[1])])) : {}
  return name === 'icon' ? { name: plain, count: 0, amounts } : { name, count: Number(plain) || 0, amounts }
}
