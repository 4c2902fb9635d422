// The server names a bot after its level, so several at a table have one name. Here each seat's bot gets a name of its own.
import type { Listed, Lists, SeatInfo, Sitting } from './wire'

const NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietrich', 'Emma', 'Falko', 'Greta', 'Hugo']

export function nameBots(seats: readonly SeatInfo[]): SeatInfo[] {
  const taken = seats.filter((seat) => seat.name !== seat.bot).map((seat) => seat.name)
  const names = NAMES.filter((name) => !taken.includes(name))
  return seats.map((seat, i) => (seat.bot && seat.name === seat.bot ? { ...seat, name: names[i % names.length]! } : seat))
}

export const withBotNames = (sitting: Sitting): Sitting => ({ ...sitting, seats: nameBots(sitting.seats) })

const listed = (table: Listed): Listed => ({ ...table, sitting: withBotNames(table.sitting) })
export const listsWithBotNames = (lists: Lists): Lists =>
  ({ ...lists, open: lists.open.map(listed), running: lists.running.map(listed), own: lists.own.map(listed) })
