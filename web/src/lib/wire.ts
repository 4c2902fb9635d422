// What comes over the wire: baumeister/engine/wire.py and baumeister/hub/protocol.py. The views of the games are typed by
// the generated boards/<game>/schema.d.ts.

// ---- messages

export type Param = number | string | { type: 'text'; id: string } | { type: 'seat'; number: number } | Message[]
export interface Message { id: string; params?: Record<string, Param> }

// ---- a game

export interface Move { piece: string; from: string | null; to: string | null; count?: number; seat?: number | null; via?: string | null }
export interface GameEvent {
  name: string; round: number; phase: string; turn: number
  /** Address of what brought it about: goods that come from nowhere come out of it. */
  cause: string | null
  moves: Move[]
  changes: string[]
}
export interface Amount { resource: string; count: number }
export interface Choice {
  action: number; name: string; message: Message; targets: string[]
  group?: string; key?: string; costs?: Amount[]; brings?: Amount[]; by?: string | null; moves?: Move[]
}
/** What every view has, whatever the game. */
export interface View {
  game: string; seat: number | null; round: number; phase: string; phases: string[]; turn: number
  rounds?: number
  decision: { name: string; kind: number; seat: number } | null
  players: { seat: number; points?: number | null }[]
  winners: number[]
}
/** [path, value, path, value, ...] */
export type Changes = unknown[]

// ---- tables

export interface SeatInfo { name: string; person?: string | null; guest?: boolean; bot?: string | null; given_up?: boolean; away?: boolean }
export interface Sitting {
  t: string; game: string; rules: string; options: Record<string, boolean | number | string>
  status: 'open' | 'running' | 'over' | 'stopped'
  seats: SeatInfo[]; host: string | null; live: boolean; invited: boolean; spectators: boolean; undo_past_news: boolean
  created: string; name: string
}
export interface Asked {
  number: number; kind: 'undo' | 'end' | 'bot'; seat: number; needs: number[]
  agreed?: number[]; back_to?: number | null; answers?: number | null; about?: number | null
}
export interface Happened { event: GameEvent; words: Message }
export interface Told {
  number: number; kind: 'action' | 'undo' | 'resign' | 'seat' | 'time-out' | 'end'
  seat?: number | null; at?: string | null; events?: Happened[]; action?: string | null; back_to?: number | null
  agreed?: number[]; reason?: 'agreement' | 'abandoned' | 'host' | null
}
export interface ChatLine { number: number; person: string; name: string; at: string; text: string }
export interface Listed { sitting: Sitting; number: number; asked: number | null; yours: boolean; changed: string }
export type Codes = Record<string, number | string>

// ---- from the server

export interface TableShown {
  type: 'table'; t: string; n: number; sitting: Sitting; seat: number | null; yours: number[]; asked: number | null
  says?: Message | null; told?: Told[]; view?: View; set?: Changes; ask?: Choice[] | null; undo?: number | null
  asks?: Asked[]; chat?: ChatLine[]; here?: string[]
}
export interface Step {
  type: 'step'; t: string; n: number; told: Told[]; asked: number | null
  says?: Message | null; set?: Changes; view?: View; ask?: Choice[] | null; undo?: number | null; id?: string | null
}
export interface Refused { type: 'refused'; code: string; t?: string | null; id?: string | null; params?: Codes; rule?: string; n?: number | null }
export interface Reason { type: 'reason'; t: string; id: string; code?: string; params?: Codes; rule?: string }
export type ByeCode = 'reload' | 'restart' | 'signed-out' | 'too-slow' | 'too-much' | 'no-hello'
export type GoneCode = 'unknown-table' | 'not-allowed' | 'unknown-edition'

export type AtTable =
  | TableShown
  | Step
  | Refused
  | Reason
  | { type: 'sitting'; t: string; sitting: Sitting }
  | { type: 'asks'; t: string; asks: Asked[] }
  | { type: 'done'; t: string; id: string; n?: number | null }
  | { type: 'said'; t: string; line: ChatLine }
  | { type: 'presence'; t: string; here: string[] }
  | { type: 'gone'; t: string; code: GoneCode }
export interface Lists { type: 'lists'; open: Listed[]; running: Listed[]; own: Listed[] }
export type FromServer = AtTable | Lists | { type: 'welcome'; protocol: number; version: string; person: string } | { type: 'bye'; code: ByeCode }

// ---- from the browser

export interface Act { type: 'act'; t: string; seat: number; action: string; answers: number; id: string }
export type FromClient =
  | Act
  | { type: 'hello'; protocol: number; build: string }
  | { type: 'watch'; t: string; since?: number | null }
  | { type: 'leave'; t: string }
  | { type: 'here'; t: string; seat: number | null }
  | { type: 'why-not'; t: string; seat: number; action: string; id: string }
  | { type: 'undo'; t: string; seat: number; answers: number; id: string; turn?: boolean }
  | { type: 'propose'; t: string; seat: number; kind: 'end' | 'bot'; id: string; about?: number | null }
  | { type: 'answer'; t: string; seat: number; ask: number; agree: boolean; id: string }
  | { type: 'resign' | 'return'; t: string; seat: number; id: string }
  | { type: 'say'; t: string; text: string; id: string }
  | { type: 'lobby'; follow: boolean }

/** A name for a request, so that a retry is harmless. */
export const newId = () => crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
