// The pages, by address; each is loaded on demand. A new page is a line here and a file beside it.
import type { Component } from 'svelte'

interface Page { pattern: RegExp; load: () => Promise<{ default: Component<any> }> }

// Named groups of the pattern are the page's props.
export const PAGES: Page[] = [
  { pattern: /^\/$/, load: () => import('./Start.svelte') },
  { pattern: /^\/new$/, load: () => import('./NewTable.svelte') },
  { pattern: /^\/t\/(?<code>[\w-]{8,40})$/, load: () => import('./TablePage.svelte') },
  { pattern: /^\/credits$/, load: () => import('./Credits.svelte') },
]
export const notFound: Page['load'] = () => import('./NotFound.svelte')
