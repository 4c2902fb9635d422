// One WebSocket for all tables of this tab. It comes back by itself, tells every table where it stands, and sends a kept
// move again only if the position it answers still stands.
import { listsWithBotNames } from './bots'
import type { AtTable, FromClient, FromServer, Lists, TableShown, TakeAction } from './wire'

const PROTOCOL = 2
/** Which build this tab runs: its first script, whose name has the digest of all of them. Nothing while developing. */
const BUILD = /\/assets\/([\w.-]+)\.js/.exec(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')?.[1] ?? ''
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000

/**
 * idle: nobody wants it yet. connecting: the first try. open. offline: this device has no net. reconnecting: the connection
 * broke. restarting: the server said it comes back. outdated: this tab has to be loaded anew. signed-out. crowded: too many tabs.
 */
export type Connection = 'idle' | 'connecting' | 'open' | 'offline' | 'reconnecting' | 'restarting' | 'outdated' | 'signed-out' | 'crowded'

/** Why the server closes a socket at once. */
const CLOSED: Record<number, Connection> = { 4401: 'signed-out', 4429: 'crowded', 1013: 'restarting' }

/** Whoever watches a table: where it stands, and what to do with what comes. */
export interface Watching { since: () => number | null; receive: (message: AtTable) => void }

class Socket {
  state = $state<Connection>('idle')
  /** The server gives out another build by now. This one goes on; who likes loads the tab anew. */
  renewed = $state(false)
  lists = $state.raw<Lists | null>(null)
  /** Told when the server does not know this browser any more. */
  onSignedOut: () => void = () => {}
  #ws: WebSocket | undefined
  #ready = false
  #tables = new Map<string, Watching>()
  #moves = new Map<string, TakeAction>()
  #lobby = false
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('online', () => this.#now())
    addEventListener('offline', () => {
      if (this.state === 'idle') return
      this.#ws?.close()
      this.state = 'offline'
    })
    // A phone that was in a pocket has often lost the connection without being told.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && (this.state === 'reconnecting' || this.state === 'restarting')) this.#now()
    })
  }

  /** Opens it if need be. After signing in or out: `again`, since the server knows the person by the cookie. */
  open(again = false) {
    if (again) {
      this.#close()
      this.state = 'idle'
    }
    if (this.state === 'idle' || this.state === 'signed-out') {
      this.state = 'connecting'
      this.#connect()
    }
  }

  /** Nobody sits at this browser any more. */
  leave() {
    this.#close()
    this.state = 'idle'
    this.lists = null
  }

  watch(t: string, watching: Watching) {
    this.#tables.set(t, watching)
    this.open()
    this.#send({ type: 'watch', t, since: watching.since() })
    return () => {
      if (this.#tables.get(t) !== watching) return
      this.#tables.delete(t)
      for (const [id, act] of this.#moves) if (act.t === t) this.#moves.delete(id)
      this.#send({ type: 'leave', t })
    }
  }

  /** A look at a table from outside, once: `take` gets it as it stands, with what happened after `since`, and nobody sits
   * there longer than that. */
  peek(t: string, take: (shown: TableShown) => void, since: number | null = null) {
    const leave = this.watch(t, {
      since: () => since,
      receive: (message) => {
        if (message.type !== 'table' && message.type !== 'gone') return
        leave()
        if (message.type === 'table') take(message)
      },
    })
    return leave
  }

  /** Asks for a table from the beginning, when what came does not follow what is known. */
  again(t: string) { this.watchFrom(t, 0) }

  /** Asks for a table with what happened after this number. */
  watchFrom(t: string, since: number) { this.#send({ type: 'watch', t, since }) }

  followLobby() {
    this.#lobby = true
    this.open()
    this.#send({ type: 'lobby', follow: true })
    return () => {
      this.#lobby = false
      this.#send({ type: 'lobby', follow: false })
    }
  }

  /** A move is kept until the server has answered it. */
  act(act: TakeAction) {
    this.#moves.set(act.id, act)
    this.#send(act)
  }

  /** Anything else is only sent while connected: it makes no sense later. */
  send(message: FromClient): boolean { return this.#send(message) }

  // ---- inside

  #send(message: FromClient): boolean {
    if (!this.#ready) return false
    this.#ws!.send(JSON.stringify(message))
    return true
  }

  #now() {
    if (this.state === 'open' || this.state === 'idle' || this.state === 'outdated' || this.state === 'signed-out') return
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  #close() {
    clearTimeout(this.#timer)
    const old = this.#ws
    this.#ws = undefined
    this.#ready = false
    old?.close()
  }

  #connect() {
    this.#close()
    const ws = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
    this.#ws = ws
    ws.onopen = () => ws.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, build: BUILD } satisfies FromClient))
    ws.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer)
    ws.onclose = ({ code }) => {
      if (this.#ws !== ws) return
      this.#ready = false
      this.state = CLOSED[code] ?? this.state
      if (this.state === 'signed-out') this.onSignedOut()
      if (this.state === 'outdated' || this.state === 'signed-out') return
      if (!navigator.onLine) this.state = 'offline'
      else if (this.state !== 'restarting' && this.state !== 'crowded') this.state = 'reconnecting'
      // A little chance, so that after a restart not everybody knocks at once.
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6))
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8)
    }
  }

  #receive(message: FromServer) {
    switch (message.type) {
      case 'welcome':
        this.#ready = true
        this.state = 'open'
        this.renewed = !!message.build
        this.#wait = FIRST_WAIT
        if (this.#lobby) this.#send({ type: 'lobby', follow: true })
        for (const [t, watching] of this.#tables) this.#send({ type: 'watch', t, since: watching.since() })
        return
      case 'bye':
        if (message.code === 'reload' || message.code === 'no-hello') this.state = 'outdated'
        else if (message.code === 'signed-out') this.state = 'signed-out'
        else if (message.code === 'restart') this.state = 'restarting'
        return
      case 'lists':
        this.lists = listsWithBotNames(message)
        return
      case 'done':
      case 'step':
      case 'refused':
      case 'lesson-reply':
        if (message.id) this.#moves.delete(message.id)
        break
      case 'table':
        this.#resend(message.t, message.n)
    }
    if (message.t) this.#tables.get(message.t)?.receive(message)
  }

  /** After a break: what the server has not answered goes out again if it is still an answer to the position. */
  #resend(t: string, n: number) {
    for (const [id, act] of this.#moves) {
      if (act.t !== t) continue
      if (act.answers === n) this.#send(act)
      else this.#moves.delete(id)
    }
  }
}

export const socket = new Socket()
