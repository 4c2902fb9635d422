// Chooses by the first button of the bar and drops it again: the others stay, one is marked, and nothing is done.
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const buttons = () => [...document.querySelectorAll('.picks [data-choice]')].filter((e) => e.getClientRects().length)
  const names = () => buttons().map((e) => e.dataset.choice)
  const table = window.baumeister
  const [before, number, log] = [names(), table.n, table.log.length]
  if (!before.length) return []
  buttons()[0].click()
  await frame()
  const found = []
  const after = names()
  if (before.join() !== after.join()) found.push(`choosing hides ${before.filter((name) => !after.includes(name))}`)
  const marked = buttons().filter((e) => e.getAttribute('aria-pressed') === 'true').map((e) => e.dataset.choice)
  if (marked.join() !== before[0]) found.push(`marked is ${marked}, not ${before[0]}`)
  if (!document.querySelector('[data-do]')) found.push('nothing carries it out')
  if (!document.querySelector('.ask h2')?.textContent.trim().endsWith('?')) found.push(`no question about ${before[0]}`)
  document.querySelector('[data-unchoose]')?.click()
  await frame()
  if (table.chosen) found.push(`${before[0]} is still chosen`)
  if (table.n !== number || table.log.length !== log) found.push('a move was taken back')
  return found
}
