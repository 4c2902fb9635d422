// Before the page's own scripts: motion takes no time and is watched. Kept for the tests: keyframes that no browser can show.
(() => {
  window.badKeyframes = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const written = JSON.stringify(frames)
    if (/NaN|Infinity|null/.test(written)) window.badKeyframes.push(written)
    const animation = animate.call(this, frames, options)
    animation.finish()
    return animation
  }
  // A page that is gliding is nowhere yet.
  const scrollTo = window.scrollTo
  window.scrollTo = (wish, top) => scrollTo.call(window, typeof wish === 'object' ? { ...wish, behavior: 'instant' } : { left: wish, top, behavior: 'instant' })
})()
