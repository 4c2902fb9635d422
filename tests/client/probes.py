"""Scripts that run in the page: what is lit, what overlaps, what axe says."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = Path(__file__).parents[2] / "src/baumeister/games"
UNEXPLAINED = """({ names, sentences }) => {
  const known = new Set(names)
  const ofTesters = new Set(sentences)
  const told = '.tablepage [data-knob], .tablepage [data-says]'
  const things = new Set([...document.querySelectorAll(told)].map(({ dataset }) => dataset.knob ?? dataset.says))
  const mute = [...things].filter((at) => {
    const { rules = [], facts = [] } = window.baumeister.explain(at) ?? {}
    return !facts.length || facts.some((fact) => !fact || ofTesters.has(fact)) || !rules.some((rule) => known.has(rule))
  })
  const drawn = ':is(.icon, .piece, .coin, .laurelpoints, .hiddenpoints)'
  const symbols = document.querySelectorAll(`.tablepage .player ${drawn}, .tablepage .mebar :is(.icon, .coin)`)
  const bare = [...symbols].filter((one) => !one.closest('[data-knob], [data-says], button, a, .unseen'))
  return [...mute, ...bare.map((one) => `bare: ${one.closest('[data-at]')?.dataset.at} ${one.classList}`)]
}"""


def _script(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


def boxes(page: Page) -> list[str]:
    """Of the page at rest: one that was resized a moment ago may still be drawing."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(_script("boxes.js"))
    if found:
        page.wait_for_timeout(500)
        found = page.evaluate(_script("boxes.js"))
    return found


def axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(_script("axe.js"))
    return found


def unexplained(page: Page, game: str) -> list[str]:
    """Addresses of what explains itself, but says nothing, or what the ledger says to testers, or leads to no rule; and
    symbols in the players' panels that do not explain themselves."""
    found: list[str] = page.evaluate(UNEXPLAINED, _ledger(game))
    return found


@cache
def _ledger(game: str) -> dict[str, list[str]]:
    rules = tomllib.loads((GAMES / game / "ledger.toml").read_text("utf-8"))["rule"]
    german = tomllib.loads((GAMES / game / "texts/ledger.de.toml").read_text("utf-8"))["rule"]
    return {
        "names": [rule["id"] for rule in rules],
        "sentences": [*(rule["text"] for rule in rules), *german.values()],
    }


def at_rest(page: Page) -> None:
    """Until the page has drawn what it knows."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def sight(page: Page) -> dict[str, int]:
    """How many things are lit on this part of the page (`lit`), and how many of them one sees (`inSight`)."""
    at_rest(page)
    found: dict[str, int] = page.evaluate(_script("sight.js"))
    return found


def choosing(page: Page) -> list[str]:
    """What is wrong with choosing by a button and dropping the choice again: nothing may hide or be done."""
    found: list[str] = page.evaluate(_script("choosing.js"))
    return found


#: Runs before the page: motion takes no time, and what it shows is kept (`window.badKeyframes`).
WATCHED_MOTION = _script("phone.js")


def targets(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_script("targets.js"))
    return found


#: What of the board lies under an element, by its address.
UNDER = """(over) => {
  const panel = document.querySelector(over).getBoundingClientRect()
  const beside = (box) => !box.width || box.left >= panel.right || box.right <= panel.left
  const apart = (box) => beside(box) || box.top >= panel.bottom || box.bottom <= panel.top
  const things = [...document.querySelectorAll('#board [data-at], #board [data-knob]')]
  const under = things.filter((thing) => !apart(thing.getBoundingClientRect()))
  return under.map(({ dataset }) => dataset.at ?? dataset.knob)
}"""


def covered(page: Page, over: str) -> list[str]:
    """Addresses of things on the board that lie under this element, wherever the page was scrolled to."""
    found: set[str] = set()
    for place in ("0", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        found.update(page.evaluate(UNDER, over))
    return sorted(found)
