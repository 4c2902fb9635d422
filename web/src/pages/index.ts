// The pages, by address; each is loaded on demand. A new page is a line here and a file beside it.
import type { Component } from 'svelte'

interface Page { pattern: RegExp; load: () => Promise<{ default: Component<any> }> }

// Named groups of the pattern are the page's props.
const PAGES: Page[] = [
  { pattern: /^\/$/, load: () => import('./Start.svelte') },
  { pattern: /^\/new$/, load: () => import('./NewTable.svelte') },
  { pattern: /^\/t\/(?<code>[\w-]{8,40})$/, load: () => import('./TablePage.svelte') },
  { pattern: /^\/me$/, load: () => import('./Account.svelte') },
  { pattern: /^\/games$/, load: () => import('./Games.svelte') },
  { pattern: /^\/games\/(?<code>[\w-]{8,40})$/, load: () => import('./AfterGame.svelte') },
  { pattern: /^\/games\/(?<code>[\w-]{8,40})\/replay$/, load: () => import('./ReplayPage.svelte') },
  { pattern: /^\/games\/(?<code>[\w-]{8,40})\/again\/(?<number>[1-9][0-9]{0,5})$/, load: () => import('./TryAgain.svelte') },
  { pattern: /^\/rules$/, load: () => import('./Rules.svelte') },
  { pattern: /^\/rules\/(?<game>[a-z0-9_]{1,40})$/, load: () => import('./Rules.svelte') },
  { pattern: /^\/daily$/, load: () => import('./Daily.svelte') },
  { pattern: /^\/exercises$/, load: () => import('./Exercises.svelte') },
  { pattern: /^\/exercises\/(?<game>[a-z0-9_]{1,40})$/, load: () => import('./Exercise.svelte') },
  { pattern: /^\/exercises\/(?<game>[a-z0-9_]{1,40})\/(?<id>[0-9a-f]{8})$/, load: () => import('./Exercise.svelte') },
  { pattern: /^\/learn$/, load: () => import('./Learn.svelte') },
  { pattern: /^\/learn\/(?<game>[a-z0-9_]{1,40})$/, load: () => import('./Learn.svelte') },
  { pattern: /^\/learn\/(?<game>[a-z0-9_]{1,40})\/(?<chapter>[a-z0-9_-]{1,40})$/, load: () => import('./Chapter.svelte') },
  { pattern: /^\/credits$/, load: () => import('./Credits.svelte') },
]
const notFound: Page['load'] = () => import('./NotFound.svelte')

/** The page of an address, with its props. */
export async function pageAt(path: string) {
  const page = PAGES.find(({ pattern }) => pattern.test(path))
  return { Page: (await (page?.load ?? notFound)()).default, props: { ...page?.pattern.exec(path)?.groups }, path }
}
