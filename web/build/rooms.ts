// A stylesheet reaches nothing outside its room: the part of the page whose root has the room's class. A page, once loaded,
// leaves its styles behind for the next one; so the folder of a sheet says its room, and every selector is held to it.
// `:where` weighs nothing: rules keep the order they are written in.
import { relative } from 'node:path'
import type { AcceptedPlugin, Rule } from 'postcss'

/** Classes of the roots; a file's own entry counts before its folder's. None: tokens, elements, and the parts of any page. */
const ROOMS: Record<string, string | null> = {
  'look.css': null,
  'parts/parts.css': null,
  'parts/keylist.css': 'keylist',
  'table/sheet.css': 'rsheet',
  'boards/plan.css': 'plan',
  'boards/road.css': 'room-road',
  'pages/after': 'room-after',
  pages: 'room-page',
  rules: 'room-rules',
  table: 'room-table',
}

export function roomOf(path: string): string | null {
  const board = /^boards\/(\w+)\/[^/]+\.css$/.exec(path)
  if (board) return `room-${board[1]}`
  for (let part = path; part.includes('/') || part in ROOMS; part = part.slice(0, part.lastIndexOf('/'))) if (part in ROOMS) return ROOMS[part]!
  throw new Error(`${path}: no room for it in build/rooms.ts`)
}

/** `.tile::after` in the room `room-road`: `.tile:where(.room-road, .room-road *)::after`. */
function held(selector: string, room: string) {
  const last = /::[\w-]+(\([^)]*\))?(:[\w-]+)*$/.exec(selector)?.index ?? selector.length
  return `${selector.slice(0, last)}:where(.${room}, .${room} *)${selector.slice(last)}`
}

/** Inside of another rule or of keyframes nothing is to be done. */
function isOutermost(rule: Rule) {
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent as Rule['parent']) {
    if (above.type === 'rule' || (above.type === 'atrule' && 'name' in above && above.name.endsWith('keyframes'))) return false
  }
  return true
}

/** For PostCSS, which Vite brings along. `sources` is the folder that the rooms are named from. */
export const rooms = (sources: string): AcceptedPlugin => ({
  postcssPlugin: 'rooms',
  Once(root) {
    const file = root.source?.input.file ?? ''
    if (!file.startsWith(sources)) return
    const room = roomOf(relative(sources, file))
    if (room) root.walkRules((rule) => { if (isOutermost(rule)) rule.selectors = rule.selectors.map((one) => held(one, room)) })
  },
})
