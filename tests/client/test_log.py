"""The log: one line for what somebody did in one go, single lines on demand, its place lit; who watches has no move."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.client.driver import Client, seat_people
from tests.client.records import keep, played

Make = Callable[..., Client]

#: By deed: its own line, and how many lines of the log it tells.
DEEDS = """() => [...document.querySelectorAll('[data-deed]')].map((deed) => ({
  id: deed.dataset.deed, words: deed.querySelector('.line').textContent.replace(/\\s+/g, ' ').trim(),
}))"""


def replayed(one: Client, game: str, ply: int) -> None:
    code = keep(one, played(game))
    one.go(f"/games/{code}/replay?ply={ply}")
    one.page.wait_for_selector("[data-whole=true]")


def test_what_somebody_did_in_one_go_is_one_line_that_opens_and_lights_its_place(client: Make) -> None:
    one = client(language="en")
    replayed(one, "caylus", 103)
    deeds = one.page.evaluate(DEEDS)
    lines = one.page.evaluate("window.baumeister.log.length")
    assert len(deeds) < 0.75 * min(lines, 60)
    building = next(deed for deed in deeds if "builds" in deed["words"])
    assert "activates Carpenter" in building["words"], "where it was done"
    name = building["words"].split(" activates")[0]
    assert building["words"].count(name) == 1, "the name is said once"
    row = one.page.locator(f'[data-deed="{building["id"]}"]')
    row.locator(".unfold").click()
    single = [" ".join(words.split()) for words in row.locator(".single li").all_inner_texts()]
    assert len(single) >= 4
    assert all(words.startswith(name) for words in single)
    # Hovering and focus light the place, and nothing stays lit.
    row.locator(".line").first.hover()
    lit = one.page.evaluate("document.querySelector('[data-read]')?.dataset.at")
    assert lit
    assert lit.startswith("road/")
    one.page.mouse.move(5, 5)
    assert not one.page.query_selector("[data-read]")
    row.locator("button.line").first.focus()
    assert one.page.evaluate("document.querySelector('[data-read]')?.dataset.at") == lit


def test_who_declines_is_said_to_decline_something(client: Make) -> None:
    one = client(language="en")
    replayed(one, "magna_carta", 119)
    declined = [deed["words"] for deed in one.page.evaluate(DEEDS) if "declines" in deed["words"]]
    assert len(declined) >= 3
    for words in declined:
        before, _, after = words.partition("declines")
        assert "activates" in before or after.startswith(": "), words


#: Shows again what happened since one's own move; the names of what is shown.
SHOWN_AGAIN = """async () => {
  const table = window.baumeister
  const names = new Set()
  void table.replay()
  while (table.replaying) {
    if (table.pointed) names.add(table.pointed.name)
    await new Promise(requestAnimationFrame)
  }
  return [...names]
}"""


def test_a_pass_is_told_and_not_shown_again_since_your_move(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno, game="caylus")
    one, other = (anna, bruno) if anna.choices() else (bruno, anna)
    one.act(random.Random(4))
    other.wait_for_turn()
    other.page.evaluate("window.baumeister.act(window.baumeister.choices.find(({ name }) => name === 'pass'))")
    # Whoever opens the table anew has the story only, place by place.
    one.wait_for_turn()
    one.page.reload()
    one.wait_for_turn()
    news = one.page.evaluate("window.baumeister.log.filter((line) => line.n > window.baumeister.lastOwn)")
    told = [line["name"] for line in news if line["at"]]
    assert told[0] == "passed"
    assert one.page.locator(".log .since ~ li[data-deed]").count() > 0
    assert one.page.evaluate(SHOWN_AGAIN) == told[1:]
    # The start page leaves it out as well.
    one.go()
    said = one.page.locator(".tablecard.now .news p")
    said.first.wait_for()
    assert "passt" not in " ".join(said.all_inner_texts())


def test_who_watches_has_no_since_your_move(client: Make) -> None:
    anna, guest = client(), client(language="en")
    anna.play_now()
    chance = random.Random(4)
    news = "window.baumeister.canReplay && !window.baumeister.busy"
    while not anna.page.evaluate(news):
        assert anna.play(1, chance)
        assert anna.wait_for_turn()
    assert anna.page.query_selector(".showagain")
    guest.go(f"/t/{anna.code}")
    guest.page.wait_for_selector("[data-settled=true] .log [data-deed]")
    assert guest.page.evaluate("window.baumeister.seat") is None
    assert not guest.page.query_selector(".showagain")
    assert not guest.page.query_selector(".log .since")
    guest.page.keyboard.press("r")
    assert not guest.page.evaluate("window.baumeister.replaying")
