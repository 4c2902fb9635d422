// What this browser remembers. Storage may be closed to us; then nothing is remembered, and all goes on.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Not remembered then.
  }
}
