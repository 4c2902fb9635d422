// A position in small, for the start page: drawn from the view like the board, but nothing in it can be pressed. Whoever makes
// boards/<game>/plan.ts has one; it is loaded on demand, with the figures of today.
import type { Component } from 'svelte'
import type { Pieces } from '../lib/figures'
import type { View } from '../lib/wire'

type Props = Record<string, unknown>
/** `lit` are the addresses where the person who looks may act now. */
export interface Plan { Drawing: Component<Props>; props: (view: View, pieces: Pieces, lit: ReadonlySet<string>) => Props }
/** Each game knows its own view and what its drawing takes; outside nobody asks. */
export const planOf = <V extends View, P extends object>(
  Drawing: Component<P>,
  props: (view: V, pieces: Pieces, lit: ReadonlySet<string>) => P,
) => ({ Drawing, props }) as unknown as Plan

const found = import.meta.glob<{ default: Plan }>('./*/plan.ts')
/** Null: this game has only the picture of its box. */
export const loadPlan = async (game: string): Promise<Plan | null> => (await found[`./${game}/plan.ts`]?.())?.default ?? null
