"""Scripts that run in the page: what is lit, what overlaps, what axe says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

#: For every legal choice: a lit thing that is on top where one would click, with a name; or its button.
TARGETS = """() => {
  const visible = (e) => e && e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden'
  const named = (e) => { const name = e.getAttribute('aria-label') ?? e.textContent.trim(); return name && !name.includes('[') }
  const missing = [], covered = []
  let lit = 0
  for (const choice of window.baumeister.choices) {
    const things = choice.targets.flatMap((at) => [...document.querySelectorAll(`[data-at="${at}"][data-lit]`)]).filter(visible)
    const knobs = choice.targets.flatMap((at) => [...document.querySelectorAll(`[data-knob="${at}"]`)]).filter((e) => visible(e) && named(e))
    for (const knob of knobs) {
      knob.scrollIntoView({ block: 'center' })
      const box = knob.getBoundingClientRect()
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (hit && !knob.contains(hit) && !hit.closest('[data-at]')?.contains(knob)) covered.push(`${choice.name} by ${hit.closest('[data-at]')?.dataset.at ?? hit.className}`)
    }
    const button = document.querySelector(`[data-choice="${choice.name}"]`)
    if (things.length && knobs.length) lit++
    else if (!visible(button) || !named(button)) missing.push(`${choice.name} at ${choice.targets}`)
  }
  return { choices: window.baumeister.choices.length, lit, missing, covered }
}"""

#: Sideways scrolling, names that are cut, text that is too small, buttons that overlap or stick out.
BOXES = """() => {
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
}"""

RUN_AXE = """() => axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map(
  (one) => `${one.id} (${one.nodes.length}): ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].any[0]?.message ?? one.nodes[0].all[0]?.message ?? ''}`))"""


def boxes(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(BOXES)
    return found


def axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


def targets(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(TARGETS)
    return found
