// What comes over the wire. The types are generated (web/types, `make types`); here are names for what the client handles,
// and what the protocol leaves open: views and events, which are each game's own.
import type * as protocol from '../../types/protocol'

export type {
  TakeAction,
  Amount,
  Proposal,
  Choice,
  FromClient,
  Gone,
  Hint,
  Hinted,
  LessonShown,
  Listed,
  Lists,
  Message,
  Move,
  Reason,
  Refusal,
  Refused,
  SeatInfo,
  Sitting,
  Withheld,
} from '../../types/protocol'
export type ChatLine = protocol.Line
export type Param = NonNullable<protocol.Message['params']>[string]
export type Codes = Readonly<Record<string, number | string>>

/** What every event has, whatever the game. */
export interface GameEvent {
  readonly name: string
  readonly round: number
  readonly phase: string
  readonly turn: number
  /** Address of what brought it about: goods that come from nowhere come out of it. */
  readonly cause: string | null
  readonly moves: readonly protocol.Move[]
  readonly changes: readonly string[]
}
/** What every view has, whatever the game. */
export interface View {
  readonly game: string
  readonly seat: number | null
  readonly round: number
  readonly rounds?: number
  readonly phase: string
  /** In their order; without: only the one that is on. */
  readonly phases?: readonly string[]
  readonly turn: number
  readonly decision: { readonly name: string; readonly kind: number; readonly seat: number } | null
  readonly players: readonly { readonly seat: number; readonly points?: number | null; readonly gold?: number }[]
  readonly winners: readonly number[]
}

export interface Happened { readonly event: GameEvent; readonly words: protocol.Message }
export type Told = Omit<protocol.Told, 'events'> & { readonly events?: readonly Happened[] }
export type TableShown = Omit<protocol.TableShown, 'view' | 'told'> & { readonly view?: View; readonly told?: readonly Told[] }
export type StepShown = Omit<protocol.StepShown, 'view' | 'told'> & { readonly view?: View; readonly told: readonly Told[] }
export type FromServer = Exclude<protocol.FromServer, protocol.TableShown | protocol.StepShown> | TableShown | StepShown
/** What concerns one table. */
export type AtTable = Exclude<FromServer, protocol.Welcome | protocol.Lists | protocol.Bye>

/** Legal only by a power of a player's own, such as a character. */
export const byPower = (choice: protocol.Choice) => !!choice.by?.startsWith('players/')

/** A name for a request, so that a retry is harmless. */
export const newId = () => crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
