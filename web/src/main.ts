import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/grenze-gotisch/latin-700.css'
import '@fontsource/texturina/latin-700.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { session } from './lib/session.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import './look.css'
import './parts/parts.css'

settings.apply()
// Without a server the pages still come and say so themselves.
await Promise.all([texts.load(), session.look().catch(() => {})])
mount(App, { target: document.getElementById('app')! })
