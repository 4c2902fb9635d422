// Addresses are ways through the view: `players/2/goods/wood`.

/** An address, and then those of all it is part of: `road/9/workers`, `road/9`, `road`. */
export function* pathsUp(at: string): Generator<string> {
  for (let path = at; path; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) yield path
}
