// The server names a bot after its level, so several at a table have one name. Here each seat's bot gets a name of its own.
import type { Listed, Lists, Sitting } from './wire'

const NAMES = ['Agnes', 'Bruno', 'Clara', 'Dietrich', 'Emma', 'Falko', 'Greta', 'Hugo']

export function nameBots(sitting: Sitting): Sitting {
  const taken = sitting.seats.filter((seat) => seat.name !== seat.bot).map((seat) => seat.name)
  const names = NAMES.filter((name) => !taken.includes(name))
  return { ...sitting, seats: sitting.seats.map((seat, i) => (seat.bot && seat.name === seat.bot ? { ...seat, name: names[i % names.length]! } : seat)) }
}

const listed = (table: Listed): Listed => ({ ...table, sitting: nameBots(table.sitting) })
export const nameBotsOf = (lists: Lists): Lists => ({ ...lists, open: lists.open.map(listed), running: lists.running.map(listed), own: lists.own.map(listed) })
