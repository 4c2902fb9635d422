// Sideways scrolling, names that are cut, text that is too small, buttons that overlap or stick out.
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
    if (!walker.currentNode.data.trim() || !seen(parent) || parent.closest('.vh, script, style, option, .skip, svg, .gone')) continue
    const size = parseFloat(getComputedStyle(parent).fontSize)
    if (size && size < 11.9) found.push(`small ${size}: ${label(parent)}`)
    range.selectNodeContents(walker.currentNode)
    const text = range.getBoundingClientRect()
    if (!text.width) continue
    for (let box = parent; box && box !== document.body && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX); box = box.parentElement) {
      const r = box.getBoundingClientRect()
      if (getComputedStyle(box).position === 'absolute') break
      if (getComputedStyle(box).display !== 'inline' && (text.left < r.left - 1.5 || text.right > r.right + 1.5)) { found.push(`cut ${label(parent)} in ${box.className || box.tagName}`); break }
    }
  }
  const things = [...document.querySelectorAll('button, a, .pass > *, .top > *, .pl header > *, .ws > *')].filter((e) => seen(e) && !e.matches('.prov, .skip') && getComputedStyle(e).display !== 'inline' && !e.closest('.roll, .su, .dec, .tabs, .menu, .gone, .acts.all, .open-over'))
  const boxes = things.map((e) => e.getBoundingClientRect())
  for (let i = 0; i < things.length; i++) {
    if (boxes[i].left < -1 || boxes[i].right > innerWidth + 1) found.push(`outside ${label(things[i])}`)
    for (let j = i + 1; j < things.length; j++) {
      const width = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left)
      const height = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top)
      if (width > 1.5 && height > 1.5 && !things[i].contains(things[j]) && !things[j].contains(things[i])) found.push(`overlap ${label(things[i])} / ${label(things[j])}`)
    }
  }
  return [...new Set(found)]
}
