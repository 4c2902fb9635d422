// The log in lines: every event of every entry, with its moment and the place it points at; and lines that tell one thing together.
import type { Message, Param, Told } from './wire'

export interface Line {
  id: string
  /** Log number of its entry. */
  n: number
  /** Whom it is about. */
  seat: number | null
  /** Who acted; null: nobody, as where somebody has left. */
  actor: number | null
  message: Message
  /** Where on the board it happened. */
  at: string | null
  round: number
  phase: string
  turn: number
  /** Name of the event; empty: something that is no event. */
  name: string
  /** Address of what brought it about. */
  cause: string | null
  /** The piece that moved first, for the symbol in front. */
  piece: string
  /** Taken back since. */
  void: boolean
}

const seatOf = (value: Param | undefined) => (typeof value === 'object' && 'type' in value && value.type === 'seat' ? value.number : null)

export function linesOf(told: Told, before: Line | undefined): Line[] {
  const moment = { round: before?.round ?? 0, phase: before?.phase ?? '', turn: before?.turn ?? 0 }
  if (told.kind !== 'action') {
    const seat = told.seat ?? null
    const params: Record<string, Param> = {
      ...(seat === null ? {} : { seat: { type: 'seat', number: seat } }),
      ...(told.reason ? { reason: told.reason } : {}),
    }
    return [
      {
        id: `${told.number}`,
        n: told.number,
        seat,
        actor: null,
        message: { id: `client-log-${told.kind}`, params },
        at: null,
        name: '',
        cause: null,
        piece: '',
        void: false,
        ...moment,
      },
    ]
  }
  return (told.events ?? []).map(({ event, words }, i) => ({
    id: `${told.number}.${i}`,
    n: told.number,
    seat: seatOf(words.params?.seat),
    actor: told.seat ?? null,
    message: words,
    at: event.moves[0]?.to ?? event.moves[0]?.from ?? event.changes[0] ?? event.cause,
    round: event.round,
    phase: event.phase,
    turn: event.turn,
    name: event.name,
    cause: event.cause,
    piece: event.moves[0]?.piece ?? '',
    void: false,
  }))
}

/** The log with new entries; what an undo took back stays, marked. */
export function extend(log: Line[], entries: readonly Told[]): Line[] {
  let lines = log
  for (const told of entries) {
    if (told.kind === 'undo') lines = lines.map((line) => (line.n > (told.back_to ?? 0) && !line.void ? { ...line, void: true } : line))
    lines = [...lines, ...linesOf(told, lines.at(-1))]
  }
  return lines
}

/** Was nothing done since something was taken back? */
export const isTakenBack = (log: readonly Line[]) => log.findLast((line) => line.name || line.message.id === 'client-log-undo')?.name === ''

/** What somebody did in one go: one line, opened on demand. */
export interface Deed { id: string; lines: Line[] }

/** Does a line go on telling what those before it tell? */
function goesOn(deed: readonly Line[], line: Line): boolean {
  const [first, last] = [deed[0]!, deed.at(-1)!]
  if (!line.name || !last.name || line.round !== last.round || line.phase !== last.phase || line.void !== last.void) return false
  const cause = deed.find((one) => one.cause)?.cause ?? null
  if (line.cause && cause) return line.cause === cause
  if (line.n === last.n && line.name === last.name && !line.cause) return true
  const sameSeat = line.seat === first.seat || line.seat === null
  return sameSeat && (line.n === last.n || (line.turn === last.turn && !line.cause && !cause))
}

export function deedsOf(lines: readonly Line[]): Deed[] {
  const deeds: Deed[] = []
  for (const line of lines) {
    const deed = deeds.at(-1)
    if (deed && goesOn(deed.lines, line)) deed.lines.push(line)
    else deeds.push({ id: line.id, lines: [line] })
  }
  return deeds
}

/** Nothing but passing: not worth to be shown again. */
export const isPass = (line: Line) => line.name === 'passed'

/** Log number of a seat's own last action: what came after it is news. */
export const lastOf = (log: readonly Line[], seat: number | null) =>
  (seat === null ? undefined : log.findLast((line) => !line.void && line.actor === seat))?.n ?? 0

/** What is worth telling somebody who comes back: what the others did since, newest last. */
export function newsFor(log: readonly Line[], seat: number | null): Deed[] {
  const last = lastOf(log, seat)
  return deedsOf(log.filter((line) => line.n > last && !line.void && !isPass(line)))
}
