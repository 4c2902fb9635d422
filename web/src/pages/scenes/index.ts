// A small picture of each title.
const scenes = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })
export const sceneOf = (game: string) => scenes[`./${game}.svg`] ?? ''
