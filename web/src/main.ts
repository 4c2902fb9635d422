import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/grenze-gotisch/latin-700.css'
import '@fontsource/texturina/latin-700.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { openAnew, patience } from './lib/patience.svelte'
import { session } from './lib/session.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import { pageAt } from './pages'
import './styles'

settings.apply()
/** Without words nothing can be shown: what stands in the page already says that it is tried again. */
async function waitForWords(): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, (2 + patience.next()) * 1000))
    await openAnew()
  }
}
// What the page will need is asked for at once, all together: its code and the fonts, which else would change its layout.
void pageAt(location.pathname).catch(() => {})
for (const font of ['16px Alegreya', '700 16px Alegreya', '700 16px Texturina']) void document.fonts.load(font).catch(() => {})
// Without a server the pages still come and say so themselves.
await Promise.all([texts.load().catch(waitForWords), session.look()])
const target = document.getElementById('app')!
// What stood there while everything was on its way.
target.replaceChildren()
mount(App, { target })
