// The view after a difference: only what lies on the way is copied, everything else stays the same object, so that
// components whose part did not change are not touched.

type Node = Record<string | number, unknown>

export function patch<T>(old: T, changes: readonly unknown[]): T {
  const copied = new Set<unknown>()
  const copy = (value: unknown): Node => {
    if (copied.has(value)) return value as Node
    const fresh = Array.isArray(value) ? value.slice() : { ...(value as Node) }
    copied.add(fresh)
    return fresh as unknown as Node
  }
  const root: Node = { view: old }
  for (let i = 0; i < changes.length; i += 2) {
    const path = changes[i] as string
    let node = root
    let key: string | number = 'view'
    for (const step of path ? path.split('/') : []) {
      node = node[key] = copy(node[key])
      key = step
    }
    node[key] = changes[i + 1]
  }
  return root.view as T
}
