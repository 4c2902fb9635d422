"""Somebody who learns: a course in the browser, played step by step, with one wrong click at each."""

from __future__ import annotations

from functools import cache
from typing import Any

from baumeister.lessons.course import course_of
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import best_way
from tests.client.driver import DECIDE, Client
from tests.client.running import PATIENCE

#: Where the learner stands, as the page has it; None while the others move.
STANDS = """() => {
  const { lesson, n, choices, mine, sent } = window.baumeister
  const { now, part, reading, trying, done, verdict } = lesson
  if (!now || !part || sent || (!mine && !done)) return null
  // A thing that is lit does what is asked, whatever else could be done with it.
  const onlyOther = (targets) => targets.filter((at) => !window.baumeister.byTarget.has(at))
  const others = choices.filter(({ name }) => !now.accepts?.includes(name))
    .map((one) => ({ ...one, targets: onlyOther(one.targets) }))
  return { n, part: part.text.id, usual: now.usual ?? '', reading, trying, done, verdict: verdict?.won ?? null, others }
}"""
#: The text in the side column or sheet is there, and says what the part says.
SAYS = "() => document.querySelector('[data-told]')?.textContent.trim() ?? ''"
#: Presses the thing of a choice on the board, as a finger does; is it there?
PRESS = """(targets) => {
  const knobs = targets.map((at) => document.querySelector(`[data-knob="${CSS.escape(at)}"]`))
  const knob = knobs.find((one) => one && one.getClientRects().length)
  knob?.click()
  return !!knob
}"""
#: Another choice has no thing on this part of the page: by its name.
OTHER = "(name) => window.baumeister.lesson.other(window.baumeister.choices.find((one) => one.name === name))"
#: Is something that the narrator points at, or that is lit, on the part of the screen that nothing lies over? True also
#: where all of it lies on another tab: then the button does it.
SEES = """() => {
  const { part, reading } = window.baumeister.lesson
  const open = Math.min(innerHeight, ...[...document.querySelectorAll('.dock, .oak, .tabs')]
    .filter((one) => getComputedStyle(one).position !== 'static' && one.getClientRects().length)
    .map((one) => one.getBoundingClientRect().top).filter((top) => top > innerHeight / 4))
  const shown = part.show ?? []
  const marked = shown.map((at) => document.querySelector(`.tablepage [data-at="${CSS.escape(at)}"]`))
  const lit = reading ? [] : [...document.querySelectorAll(':is(#board, .dock, .oak) [data-lit]')]
  const things = [...marked, ...lit].filter((one) => one && one.getClientRects().length)
  const inSight = things.filter((one) => {
    if (one.closest('.dock, .oak')) return true // in one's hand
    const { top, bottom } = one.getBoundingClientRect()
    return (top + bottom) / 2 > 0 && (top + bottom) / 2 < open
  })
  return !things.length || inSight.length > 0
}"""


@cache
def solutions(game: str) -> dict[str, tuple[str, ...]]:
    """A way through the exercise of each chapter, after the usual way through its steps."""
    course, found = course_of(game), {}
    for number, chapter in enumerate(course.chapters):
        session = Session(course, number)
        while (step := session.reading or session.standing.step) is not None:
            if step.ask:
                session.act(step.usual(choice.name for choice in session.choices()))
            else:
                session.go_on()
        written = tuple(chapter.exercise.solution)
        found[chapter.id] = written or best_way(session, session.tried.start).names
    return found


class Learner:
    """At a lesson. `by_keys`: without the mouse."""

    def __init__(self, client: Client, game: str, *, by_keys: bool = False) -> None:
        self.client, self.game, self.by_keys = client, game, by_keys
        self.page = client.page
        self.course = course_of(game)

    def stands(self, after: str = "") -> dict[str, Any]:
        """Where the learner stands, once everything has landed; `after`: not any more at this part."""
        for _ in range(4 * PATIENCE // 25):  # verdicts take thought
            found: dict[str, Any] | None = self.page.evaluate(STANDS)
            if found is not None and found["part"] != after and (not found["done"] or found["verdict"] is not None):
                return found
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing came after {after or 'the beginning'}")

    def open(self, chapter: str) -> dict[str, Any]:
        self.client.go(f"/learn/{self.game}/{chapter}?again")
        self.page.wait_for_selector(f"[data-settled=true] [data-chapter={chapter}] [data-told]")
        return self.stands()

    def lit_button(self) -> None:
        if self.by_keys:
            self.page.keyboard.press("Enter")
        else:
            self.page.click("[data-lit-button]")

    def back(self) -> None:
        if self.by_keys:
            self.page.keyboard.press("z")
        else:
            self.page.click("[data-undo]")

    def choose_otherwise(self, stands: dict[str, Any]) -> None:
        """One wrong click: the narrator answers, and nothing has changed."""
        if not stands["others"]:
            return
        other = stands["others"][len(stands["others"]) // 2]
        if not self.page.evaluate(PRESS, other["targets"]):
            self.page.evaluate(OTHER, other["name"])
        self.page.wait_for_selector("[data-reply]")
        assert len(self.page.inner_text("[data-reply]")) > 10
        assert "[" not in self.page.inner_text("[data-reply]"), "a text is missing"
        assert self.client.number == stands["n"], "another choice changes nothing"
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("[data-reply]", state="detached")

    def decide(self, name: str, before: dict[str, Any]) -> dict[str, Any]:
        """A decision of the exercise."""
        if self.by_keys:
            self._decide_by_keys(name)
        else:
            self.page.evaluate(DECIDE, name)
        self.client.wait_for_step(before["n"])
        return self.stands()

    def _decide_by_keys(self, name: str) -> None:
        """From the list of all choices, one after the other."""
        if not self.page.query_selector(".picks [data-choice]"):
            self.page.keyboard.press("l")
        else:
            self.page.focus(".picks [data-choice]")
        focused = "() => document.activeElement?.dataset.choice ?? ''"
        for _ in range(80):
            if self.page.evaluate(focused) == name:
                break
            self.page.keyboard.press("Tab")
        else:
            self.page.keyboard.press("l")
            self.page.wait_for_selector(f'.picks [data-choice="{name}"]')
            while self.page.evaluate(focused) != name:
                self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def solve(self, stands: dict[str, Any]) -> dict[str, Any]:
        if self.by_keys:  # the exercise stands in the place of the step: the keys have to be there, not lost
            self.page.wait_for_function("document.activeElement?.closest('#decision') && window.baumeister.mine")
        for name in solutions(self.game)[self.course.chapters[self._number()].id]:
            if stands["done"]:
                break
            stands = self.decide(name, stands)
        return stands

    def _number(self) -> int:
        return self.course.number_of(str(self.page.get_attribute("[data-narrator]", "data-chapter")))
