// The boards: one folder each, found by its Board.svelte and loaded on demand. A game without one is not offered.
import type { Component } from 'svelte'

const found = import.meta.glob<{ default: Component }>('./*/Board.svelte')
const pathOf = (game: string) => `./${game}/Board.svelte`

export const hasBoard = (game: string) => pathOf(game) in found
export const loadBoard = async (game: string): Promise<Component> => (await found[pathOf(game)]!()).default
