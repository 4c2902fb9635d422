// Arrow keys on a board and among the choices, for every game alike: the nearest thing in that direction, by what is on the screen.
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function neighbour(root: HTMLElement, from: Element, key: string, among: string): HTMLElement | null {
  const way = WAYS[key]
  if (!way) return null
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of root.querySelectorAll<HTMLElement>(among)) {
    if (other === from || !other.getClientRects().length) continue
    const [otherX, otherY] = middle(other)
    const along = (otherX - x) * way[0] + (otherY - y) * way[1]
    const across = Math.abs((otherX - x) * way[1]) + Math.abs((otherY - y) * way[0])
    const far = along + across * 2.5
    if (along > 4 && far < least) [best, least] = [other, far]
  }
  return best
}

/** Keys pressed in a field belong to the field; those with a modifier to the browser. */
export const isTyping = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches('input, select, textarea, [contenteditable]')
