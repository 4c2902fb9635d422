// For every legal choice: a lit thing that is on top where one would click, with a name; or its button.
() => {
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
}
