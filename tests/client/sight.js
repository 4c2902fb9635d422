// What is lit on this part of the page, and how much of it can be seen and pressed where the page stands now.
() => {
  const shown = (e) => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden'
  const lit = [...document.querySelectorAll('.tablepage [data-lit]')].filter((e) => shown(e) && !e.closest('.decision'))
  const inSight = lit.filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit && (e.contains(hit) || hit.closest('[data-at]')?.dataset.at?.startsWith(e.dataset.at))
  })
  return { lit: lit.length, inSight: inSight.length }
}
