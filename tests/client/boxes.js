// Sideways scrolling, names that are cut, words broken without a hyphen, text that is too small, buttons that overlap or stick
// out, pieces over names and numbers, symbols beyond the edge of their card, lines and rows that do not stand as they should.
() => {
  const seen = (e) => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden'
  const label = (e) => `${e.dataset?.knob ?? e.className?.baseVal ?? e.className} "${(e.textContent ?? '').trim().slice(0, 24)}"`
  const found = []
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) found.push(`scrolls sideways by ${sideways}`)
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || !seen(parent) || parent.closest('.unseen, script, style, option, .skip, svg, .gone')) continue
    const size = parseFloat(getComputedStyle(parent).fontSize)
    if (size && size < 11.9) found.push(`small ${size}: ${label(parent)}`)
    // (axe cannot tell over a background that is drawn.)
    let shown = 1
    for (let e = parent; e; e = e.parentElement) shown *= getComputedStyle(e).opacity
    if (shown < .5) found.push(`faint ${shown}: ${label(parent)}`)
    range.selectNodeContents(walker.currentNode)
    const text = range.getBoundingClientRect()
    if (!text.width) continue
    // A name that ends in dots says itself in full when one points at it.
    if (parent.title === walker.currentNode.data && getComputedStyle(parent).textOverflow === 'ellipsis') continue
    // An address is no word: it is broken wherever it has to be.
    if (range.getClientRects().length > 1 && !parent.closest('.logo, code')) {
      const node = walker.currentNode
      for (const word of node.data.matchAll(/\p{L}+\.?/gu)) {
        // A soft hyphen that shows counts to the letter behind it.
        range.setStart(node, word.index + (node.data[word.index - 1] === '\u00AD' ? 1 : 0))
        range.setEnd(node, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map((r) => r.top)).size > 1) found.push(`broken "${word[0]}" in ${label(parent)}`)
      }
    }
    // A count stays with what is counted, dots with what goes on, and an amount that is missing is one piece.
    const pairs = parent.closest('.why, .ask h2') ? /\d \p{L}/gu : /\d× \p{L}|, …/gu
    for (const pair of walker.currentNode.data.matchAll(pairs)) {
      range.setStart(walker.currentNode, pair.index)
      range.setEnd(walker.currentNode, pair.index + pair[0].length)
      if (new Set([...range.getClientRects()].map((r) => r.top)).size > 1) found.push(`parted "${pair[0]}" in ${label(parent)}`)
    }
    for (let box = parent; box && box !== document.body && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX); box = box.parentElement) {
      const r = box.getBoundingClientRect()
      if (getComputedStyle(box).position === 'absolute') break
      if (!['inline', 'contents'].includes(getComputedStyle(box).display) && (text.left < r.left - 1.5 || text.right > r.right + 1.5)) { found.push(`cut ${label(parent)} in ${box.className || box.tagName}`); break }
    }
  }
  const things = [...document.querySelectorAll('button, a, .pass > *, .top > *, .player header > *, .crewrow > *')].filter((e) => seen(e) && !e.matches('.provostplace, .skip') && getComputedStyle(e).display !== 'inline' && !e.closest('.roll, .sidepanel, .tiplist, .decision, .tabs, .nav, .menu, .gone, .acts.all, .open-over'))
  // The hand lies over what scrolls below it.
  const docked = things.map((e) => !!e.closest('.dock, .oak, .sheet, dialog'))
  const boxes = things.map((e) => e.getBoundingClientRect())
  for (let i = 0; i < things.length; i++) {
    const scrolled = things[i].closest('.hand')
    if (scrolled && (boxes[i].left < scrolled.getBoundingClientRect().left || boxes[i].right > scrolled.getBoundingClientRect().right)) continue
    if (boxes[i].left < -1 || boxes[i].right > innerWidth + 1) found.push(`outside ${label(things[i])}`)
    for (let j = i + 1; j < things.length; j++) {
      const width = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left)
      const height = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top)
      if (width > 1.5 && height > 1.5 && docked[i] === docked[j] && !things[i].contains(things[j]) && !things[j].contains(things[i])) found.push(`overlap ${label(things[i])} / ${label(things[j])}`)
    }
  }
  const crosses = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5
  const written = (selector) => [...document.querySelectorAll(selector)].filter(seen).map((e) => { range.selectNodeContents(e); return [e, range.getBoundingClientRect()] })
  const names = written('.cell .banner b, .cell .spacenumber')
  for (const piece of document.querySelectorAll('.own [data-piece], span.provostplace [data-piece]')) {
    if (!seen(piece)) continue
    const box = piece.getBoundingClientRect()
    for (const [e, text] of names) if (crosses(box, text)) found.push(`${piece.dataset.piece} over ${label(e)}`)
  }
  for (const bonus of document.querySelectorAll('.effects .bonus')) {
    if (!seen(bonus)) continue
    const box = bonus.getBoundingClientRect()
    const under = [...bonus.parentElement.querySelectorAll('.effectline > *')].find((e) => !bonus.contains(e) && crosses(box, e.getBoundingClientRect()))
    if (under) found.push(`bonus over the effect of ${label(bonus.closest('.tile'))}`)
  }
  for (const line of document.querySelectorAll('.ribboncell .effectline, .tile .effectline, .cards .inner, .hand .values')) {
    if (!seen(line)) continue
    const edge = line.closest('button').getBoundingClientRect()
    const inside = [...line.children].filter(seen).map((e) => e.getBoundingClientRect())
    if (inside.some((r) => r.left < edge.left + 0.5 || r.right > edge.right - 0.5 || r.bottom > edge.bottom + 1)) found.push(`symbols beyond ${label(line.closest('button'))}`)
  }
  for (const name of document.querySelectorAll(':is(.rcard, .tile, .card) > .banner')) {
    if (!seen(name)) continue
    range.selectNodeContents(name)
    const text = range.getBoundingClientRect()
    const below = [...name.parentElement.querySelectorAll('.effectline > *, .price > *, .values > *')].filter((e) => seen(e) && !name.contains(e))
    if (text.height && below.some((e) => e.getBoundingClientRect().top < text.bottom - 4)) found.push(`symbols over the name of ${label(name.parentElement)}`)
  }
  // The lines of a row's heading begin below each other, not below its symbol; a shield at the head stands beside its name.
  for (const head of document.querySelectorAll('tbody th[scope=row]')) {
    if (!seen(head)) continue
    range.selectNodeContents(head)
    const lines = [...range.getClientRects()].filter((r) => r.width && r.height)
    const symbol = head.querySelector('.icon')?.getBoundingClientRect()
    if (symbol?.width && lines.some((r) => r.top > symbol.bottom - 4 && r.left < symbol.right)) found.push(`below its symbol: ${label(head)}`)
  }
  for (const name of innerWidth > 560 ? document.querySelectorAll('thead th > span:has(.shield)') : []) {
    const shield = name.querySelector('.shield')
    range.setStartAfter(shield)
    range.setEndAfter(name.lastChild)
    if (seen(name) && range.getBoundingClientRect().top > shield.getBoundingClientRect().bottom - 4) found.push(`shield over the name ${label(name)}`)
  }
  // Where nobody is oneself, nobody has more room than the others.
  for (const row of document.querySelectorAll('.players:not(:has(> .me))')) {
    const widths = [...row.querySelectorAll(':scope > .player')].filter(seen).map((e) => e.getBoundingClientRect().width)
    if (Math.max(...widths) - Math.min(...widths) > 2) found.push(`wider than the others: ${label(row)}`)
  }
  // What is done with a replay stands in one row on a phone.
  for (const row of innerWidth > 560 ? [] : document.querySelectorAll('.replaybar .acts')) {
    const tops = [...row.querySelectorAll('.button, select')].filter(seen).map((e) => Math.round(e.getBoundingClientRect().top))
    if (Math.max(...tops) - Math.min(...tops) > 5) found.push(`in more than one row: ${label(row)}`)
  }
  for (const card of document.querySelectorAll('.cards .card')) {
    const price = card.querySelector('.price')?.getBoundingClientRect()
    if (price?.height && [...card.querySelectorAll('.does :is(.effectline > *, .of)')].some((e) => seen(e) && e.getBoundingClientRect().top < price.bottom - 4)) found.push(`effect over the price of ${label(card)}`)
  }
  // A card of one's own says what it is and what it costs, however many one holds.
  for (const card of document.querySelectorAll('.cards .card')) {
    if (!seen(card)) continue
    if (![...card.querySelectorAll('.banner b')].some(seen)) found.push(`no name on ${label(card)}`)
    if (card.querySelector('.price > *') && ![...card.querySelectorAll('.price > *')].some(seen)) found.push(`no price on ${label(card)}`)
    // But on a phone four have room for what they do, too.
    const done = innerWidth > 560 && card.closest('.four') ? [...card.querySelectorAll('.does :is(.icon, .coin)')] : []
    if (done.length && !done.some(seen)) found.push(`no effect on ${label(card)}`)
  }
  // What is missing covers nothing that the card says of itself, nor does an eye look out of it.
  for (const reason of document.querySelectorAll('.card > .why')) {
    if (!seen(reason)) continue
    const card = reason.parentElement
    const said = [...card.querySelectorAll('.banner b, .values > *, .price > *, .seen, .times, .inner .effectline > *, .of > *')]
    const under = said.find((e) => seen(e) && crosses(reason.getBoundingClientRect(), e.getBoundingClientRect()))
    if (under) found.push(`the reason of ${label(card)} lies over ${label(under)}`)
    range.selectNodeContents(reason)
    const edge = card.getBoundingClientRect()
    const words = range.getBoundingClientRect()
    if (words.left < edge.left + 1 || words.right > edge.right - 1 || words.bottom > edge.bottom) found.push(`the reason spills over ${label(card)}`)
  }
  // A name keeps off the edges of its tile, and words on an empty plot off its drawing.
  for (const name of document.querySelectorAll('.tile > .banner')) {
    if (!seen(name)) continue
    range.selectNodeContents(name)
    const [text, edge] = [range.getBoundingClientRect(), name.getBoundingClientRect()]
    if (text.width && (text.left < edge.left + 1 || text.right > edge.right - 1)) found.push(`from edge to edge: ${label(name)}`)
  }
  for (const arch of document.querySelectorAll('.bridge .arch')) {
    const edge = arch.getBoundingClientRect()
    const inside = [...arch.querySelectorAll('.pass > *, small')].map((e) => e.getBoundingClientRect())
    if (seen(arch) && inside.some((r) => r.width && (r.left < edge.left + 2 || r.right > edge.right - 2))) found.push(`from edge to edge: ${label(arch)}`)
  }
  // The bailiff hides neither the number of his space nor who stands there: their drawings keep apart.
  const drawn = (e) => (e.querySelector('use') ?? e).getBoundingClientRect()
  for (const bailiff of document.querySelectorAll('.bailiffplace [data-piece]')) {
    const box = drawn(bailiff)
    const others = [...bailiff.closest('.cell').querySelectorAll('.spot .worker, .spacenumber')].filter(seen)
    const under = others.map((e) => [e, drawn(e)]).find(([, r]) =>
      Math.min(box.right, r.right) - Math.max(box.left, r.left) > 4 && Math.min(box.bottom, r.bottom) - Math.max(box.top, r.top) > 5)?.[0]
    if (under) found.push(`the bailiff over ${label(under)} of ${label(bailiff.closest('.cell'))}`)
  }
  for (const [words, text] of written('.plot span')) {
    const drawing = words.parentElement.querySelector('.doodle g')
    if (text.width && drawing && crosses(text, drawing.getBoundingClientRect())) found.push(`over its drawing: ${label(words)}`)
  }
  for (const foot of document.querySelectorAll('.card > .foot')) {
    if (seen(foot) && foot.getBoundingClientRect().bottom > foot.parentElement.getBoundingClientRect().bottom + 1) found.push(`spills ${label(foot.parentElement)}`)
  }
  // A name of two lines lies within its banner (letters reach a little beyond their line), and what stands in a row within it.
  for (const [banner, text] of written(':is(.card, .tile) > .banner')) {
    const edge = banner.getBoundingClientRect()
    if (text.height && text.bottom > edge.bottom + 3.2) found.push(`higher than its banner: ${label(banner)}`)
  }
  for (const crew of document.querySelectorAll('.crewrow > .crew')) {
    const first = [...crew.children].find(seen)
    if (first && first.getBoundingClientRect().left < crew.getBoundingClientRect().left - 1) found.push(`left of its row: ${label(crew)}`)
  }
  // What a card costs and is worth stands in one line.
  for (const price of document.querySelectorAll('.cards .price')) {
    const middles = [...price.children].filter(seen).map((e) => e.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
    if (Math.max(...middles) - Math.min(...middles) > 8) found.push(`a price in two lines: ${label(price.closest('.card'))}`)
  }
  // Names of piles lie within them or clear above them.
  for (const pile of document.querySelectorAll('.piles .disc:has(> small)')) {
    const [edge, inside] = [pile.getBoundingClientRect(), [...pile.children].filter(seen).map((e) => e.getBoundingClientRect())]
    if (inside.some((r) => r.top < edge.top || r.bottom > edge.bottom + .5)) found.push(`beyond its pile: ${label(pile)}`)
  }
  for (const [name, text] of written('.piles h3')) {
    const next = name.nextElementSibling?.getBoundingClientRect()
    if (next?.height && next.top < text.bottom + 1) found.push(`on the edge of its pile: ${label(name)}`)
  }
  // Of what scrolls by itself all can be reached.
  for (const row of document.querySelectorAll('.cards')) {
    const edge = row.getBoundingClientRect()
    if (seen(row) && row.scrollTop === 0 && [...row.children].some((e) => e.getBoundingClientRect().top < edge.top - 1)) found.push(`out of reach above: ${label(row)}`)
  }
  for (const [words, text] of written('.plot span')) {
    const edge = words.parentElement.getBoundingClientRect()
    if (text.width && (text.left < edge.left + 4 || text.right > edge.right - 4)) found.push(`from edge to edge: ${label(words)}`)
  }
  // The key of a choice stands before the first line of its name.
  for (const key of document.querySelectorAll('.choice > kbd')) {
    const name = key.parentElement.querySelector('.name')
    if (!seen(key) || !name) continue
    range.selectNodeContents(name)
    const [first] = range.getClientRects()
    if (first && first.top > key.getBoundingClientRect().bottom - 4) found.push(`below its key: ${label(key.parentElement)}`)
  }
  // After the game: what was scored keeps off the name above it and off the words below it, numbers of rounds off each other.
  for (const [name, text] of written('.rank b.heading')) {
    const below = name.parentElement.querySelector('.laurelpoints, .coin')?.getBoundingClientRect()
    if (below && below.top < text.bottom - 1.6) found.push(`on its points: ${label(name)}`)
  }
  for (const [words, text] of written('.scores td small')) {
    const most = words.parentElement.querySelector('.most')?.getBoundingClientRect()
    if (most && text.height && most.bottom > text.top + 1.5) found.push(`its line in the words of ${label(words.parentElement)}`)
  }
  const rounds = [...document.querySelectorAll('.pchart text[text-anchor=middle]')].filter(seen).map((e) => e.getBoundingClientRect())
  if (rounds.some((r, i) => i && r.left < rounds[i - 1].right + 3)) found.push('numbers of rounds touch')
  // A price is read beside provost and bailiff, and a hand is as large as it looks, known cards or not.
  const figures = [...document.querySelectorAll('[data-piece=provost], [data-piece=bailiff]')].filter(seen).map((e) => e.getBoundingClientRect())
  for (const price of document.querySelectorAll('.spot .printedgold')) {
    if (seen(price) && figures.some((r) => crosses(r, price.getBoundingClientRect()))) found.push(`a figure over a price: ${label(price.closest('.cell'))}`)
  }
  for (const hand of document.querySelectorAll('.heldcards')) {
    const shown = [...hand.querySelectorAll('.back')].filter(seen).length
    if (seen(hand) && shown < Math.min(parseInt(hand.querySelector('.held').textContent) || 0, 5)) found.push(`${shown} cards of ${label(hand)}`)
  }
  // The light round characters keeps off their heading, and the castle beside it off the places of the workers.
  for (const [name, text] of written('.characters h3')) {
    const next = name.nextElementSibling.getBoundingClientRect()
    if (next.top < text.bottom + 3) found.push(`in the light of what is below: ${label(name)}`)
  }
  const castle = document.querySelector('.yard .castle')?.getBoundingClientRect()
  const last = document.querySelector('.yard .queueplace:last-child')?.getBoundingClientRect()
  if (innerWidth <= 560 && castle?.width && castle.left < last.right) found.push('the castle stands under the places of the workers')
  // Scrolled to the end, the hand covers nothing.
  const hand = document.querySelector('.oak')
  if (hand && seen(hand)) {
    const before = scrollY
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const rest = hand.getBoundingClientRect().top - hand.previousElementSibling.getBoundingClientRect().bottom
    if (rest < 0) found.push(`the hand covers ${-rest} of the village`)
    scrollTo({ top: before, behavior: 'instant' })
  }
  return [...new Set(found)]
}
