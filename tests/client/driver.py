"""One browser with the client in it, driven by addresses as a person would drive it by things."""

from __future__ import annotations

import os
import random
import re
from typing import Any, Literal, cast

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.client.probes import at_rest
from tests.client.running import PATIENCE, ROOT

HEIGHTS = {360: 800, 768: 1024, 1440: 900}
#: Logged by the browser itself: nobody has sat down yet; there is no such table; the game is not over yet; the file is
#: no record; the test has ended the server.
EXPECTED = (
    "401 (Unauthorized)",
    "404 (Not Found)",
    "403 (Forbidden)",
    "400 (Bad Request)",
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "503 (Service Unavailable)",
)

Theme = Literal["light", "dark"]
#: How many bots a game has that is begun by one click, and of which level (`web/src/pages/quick.svelte.ts`).
BOTS = re.compile(r"\bbots: (\d)")
QUICK_LEVEL = "apprentice"
#: Everything that can be read on the page, the log included, as a set; what people write to each other is left out.
WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set()
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const isSeen = !parent.closest('option, script, .gone, .chat, .logo') && parent.getClientRects().length
    if (isSeen) found.add(walker.currentNode.data.trim())
  }
  return [...found].filter((text) => /[a-z]{2}/i.test(text))
}"""

#: A whole game by chance, or so many decisions of it, with the table the page has; eager players neither pass nor
#: decline. Nobody looks: what is not shown need not be drawn.
PLAY_OUT = """async ([seed, but, eager]) => {
  const table = window.baumeister
  document.body.style.display = 'none'
  let state = seed
  const next = (below) => (state = (state * 48271) % 2147483647) % below
  const moment = () => new Promise((resolve) => setTimeout(resolve))
  let last = -1
  for (let made = 0; table.running && !(but && made === but); await moment()) {
    if (!table.mine || table.sent || table.busy) continue
    const wanted = table.choices.filter(({ name }) => !(eager && ['pass', 'decline'].includes(name)))
    const choices = wanted.length ? wanted : table.choices
    last = table.n
    table.act(choices[next(choices.length)])
    made += 1
  }
  while (table.running && table.n === last) await moment()
  document.body.style.display = ''
}"""
DECIDE = "(name) => window.baumeister.act(window.baumeister.choices.find((one) => one.name === name))"

#: So many ms later than they come, answers and messages reach every page, and what is fetched up to three times as much
#: more, so that no answer can be taken for the sign of another: whoever does not wait for what is asked next is found
#: out (docs/testing.md).
LATE = int(os.environ.get("BAUMEISTER_TEST_LATE", "0"))
#: So many times slower than this machine is, every page computes.
SLOW = int(os.environ.get("BAUMEISTER_TEST_SLOW", "1"))
LATE_ANSWERS = """window.WebSocket = class extends WebSocket {
  set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear.call(this, event), LATE) }
}
const punctual = window.fetch
window.fetch = async (...request) => {
  const answer = await punctual(...request)
  const address = [...new URL(answer.url, location.href).pathname]
  const turn = address.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4
  await new Promise((resolve) => setTimeout(resolve, turn * LATE))
  return answer
}""".replace("LATE", str(LATE))

#: Somebody who takes every gain by hand, unless the test is about that. (A page without an address has no storage.)
BY_HAND = """if (location.protocol.startsWith('http') && !localStorage.getItem('baumeister.settings'))
  localStorage.setItem('baumeister.settings', JSON.stringify({ gains: false }))"""

#: Names of games and people, and words both languages have.
SAME_WORDS = {
    *("Caylus 1303", "Caylus", "Caylus Magna Carta", "Magna Carta", "Villagers", "Baumeister"),
    *("Anna", "Bruno", "Anna, Bruno", "Clara", "Dietrich", "Emma", "Gast", "Bärbel", "Robo"),
    *("Alchemist", "Bank", "Bot", "Camp", "Hotel", "Live", "LOS!", "Park", "Prestige", "Solo", "Statue", "Theater"),
}


class Client:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: int = 1440,
        language: str = "de",
        theme: str = "light",
        motion: bool = False,
        touch: bool = False,
        gains: bool = False,
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        self._expected: tuple[str, ...] = EXPECTED
        self._language = language
        self.context = browser.new_context(
            viewport={"width": width, "height": HEIGHTS[width]},
            locale=language,
            color_scheme=cast("Theme", theme),
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        if not gains:
            self.context.add_init_script(BY_HAND)
        if LATE:
            self.context.add_init_script(LATE_ANSWERS)
        self.page = self._open_page()

    def _open_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)[:400]))
        page.on("console", lambda message: self._heard(message.type, message.text))
        if LATE or SLOW > 1:
            line = self.context.new_cdp_session(page)
            limits = {"downloadThroughput": -1, "uploadThroughput": -1}
            line.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATE, **limits})
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self._expected):
            self.faults.append(text[:400])

    def expect_refusals(self, *statuses: int) -> None:
        """The test asks for what the server refuses with these answers, which the browser logs by itself."""
        self._expected += tuple(f"responded with a status of {status} " for status in statuses)

    def close(self) -> None:
        self.context.close()

    # ---- where to

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def click_play_now(self, game: str) -> str:
        """The newcomer's way: one click on the start page."""
        self.go()
        self.page.click(f"[data-title={game}] .button")
        self.page.wait_for_selector("[data-settled=true] #board")
        return self.code

    def play_now(self, game: str = "caylus1303") -> str:
        """At the table that one click on the start page makes, without loading that page."""
        self.be_somebody()
        code = str(self.request("POST", "/tables", quick_wish(game))["t"])
        self.go(f"/t/{code}")
        self.page.wait_for_selector("[data-settled=true] #board")
        return code

    def open_table(self, game: str, seats: int) -> str:
        """A table of one's own against so many bots less one, with every module and option of the game on."""
        self.go(f"/new?game={game}")
        self.page.wait_for_selector(".options")
        for seat in range(2, self.page.locator(".seat").count() + 1):
            self.page.click(f".seat >> nth={seat - 1} >> .segments label >> nth={0 if seat <= seats else 2}")
        for box in self.page.query_selector_all(".options input[type=checkbox]"):
            box.check()
        self.page.click(".sheet .button")
        self.page.wait_for_selector("[data-settled=true] #board")
        return self.code

    def resize(self, width: int) -> None:
        """Until it is drawn: stylesheets know the width at once, the page's code hears of it with the next frame."""
        self.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        at_rest(self.page)

    def switch_theme(self, theme: str) -> None:
        """What the setting does; the wish of the browser counts only on the first visit."""
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)

    @property
    def language(self) -> str:
        return self.page.get_attribute("html", "lang") or ""

    def switch_language(self, language: str) -> None:
        """Its button says which one the page is not in. (The file itself claims German until the texts are here.)"""
        self.page.wait_for_selector("[data-language]", state="attached")
        if self.page.get_attribute("[data-language]", "lang") == language:
            self.page.click("[data-language]")
            self.page.wait_for_selector(f"html[lang={language}]")

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    # ---- people and tables, without the pages that make them

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """By the person of this browser, but not by its page: none has to be loaded."""
        me = self.context.request.get(f"{self.address}/api/me")
        token = {"x-csrf-token": me.json()["csrf"]} if me.ok else {}
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, headers=token, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return None if answer.status == 204 else answer.json()

    def be_somebody(self) -> None:
        """A guest, unless the server knows this browser."""
        if not self.context.request.get(f"{self.address}/api/me").ok:
            self.sit_down("Gast")

    def sit_down(self, name: str) -> None:
        """As a guest of this name."""
        self.request("POST", "/people", {"name": name, "language": self._language})

    def make_table(self, *seats: str, **wish: Any) -> str:
        """A table of Caylus 1303, unless another game is wished for; the first seat is one's own. Its code."""
        kinds = {
            "me": {"kind": "me"},
            "open": {"kind": "open"},
            "bot": {"kind": "bot", "level": "random"},
        }
        asked = [kinds.get(seat, {"kind": "shared", "label": seat}) for seat in seats]
        begins = "open" not in seats
        made = self.request("POST", "/tables", {"game": "caylus1303", "seats": asked, "start_at_once": begins, **wish})
        return str(made["t"])

    # ---- what is there

    @property
    def over(self) -> bool:
        return self.page.query_selector("[data-over]") is not None

    @property
    def number(self) -> int:
        return int(self.page.get_attribute(".tablepage", "data-n") or 0)

    def wait_until(self, script: str) -> None:
        """Until this is true in the page. (Playwright's own way evaluates strings there, which the server forbids.)"""
        for _ in range(PATIENCE // 50):
            if self.page.evaluate(script):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never true: {script}")

    def wait_for_turn(self) -> bool:
        """Until this seat is asked; false when the game is over."""
        self.page.wait_for_selector("[data-settled=true] .decision:not(.waiting), [data-over]")
        return not self.over

    def choices(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.baumeister.choices")
        return found

    # ---- what is done

    def act(self, chance: random.Random) -> None:
        """One decision: on the board where the choice has a thing there, else by its button."""
        choice = chance.choice(self.choices())
        for at in choice["targets"]:
            knob = self.page.query_selector(f'[data-knob="{at}"]')
            if knob and knob.is_visible():
                knob.click()
                break
        else:
            button = self.page.query_selector(f'[data-choice="{choice["name"]}"]')
            if not button:
                self.page.keyboard.press("l")
            self.page.click(f'[data-choice="{choice["name"]}"]')
        self.do()

    def decide(self, chance: random.Random) -> None:
        """One decision without the board, where nothing is to be seen."""
        number = self.number
        self.page.evaluate(DECIDE, chance.choice(self.choices())["name"])
        self.wait_for_step(number)

    def play(self, decisions: int, chance: random.Random) -> bool:
        """So many decisions, and until the next one; false when the game is over before."""
        for _ in range(decisions):
            if not self.wait_for_turn():
                return False
            self.act(chance)
        return self.wait_for_turn()

    def play_unseen(self, chance: random.Random, decisions: int = 1, *, eager: bool = False) -> None:
        """So many decisions of one's own, or to the end of the game, while nothing is drawn."""
        self.page.evaluate(PLAY_OUT, [chance.randrange(1, 1 << 30), decisions, eager])

    def begin_to_play_out(self) -> None:
        """As `play_to_the_end`, but nobody waits: somebody else plays meanwhile."""
        self.page.evaluate(f"(how) => void ({PLAY_OUT})(how)", [1, 0, False])

    def play_to_the_end(self, seed: int = 1, but: int = 0) -> None:
        """By chance and without the board, as quick as the server is; with `but`, only so many moves of one's own."""
        self.page.wait_for_selector("[data-settled=true] #board")
        self.page.evaluate(PLAY_OUT, [seed, but, False])

    def do(self) -> None:
        """Carries out what is chosen, and waits until the server has."""
        number = self.number
        self.page.click("[data-do]")
        self.wait_for_step(number)

    def words(self) -> set[str]:
        """Everything that can be read on the page."""
        return set(self.page.evaluate(WORDS))

    def words_in_both_languages(self) -> set[str]:
        """What reads the same after the language was switched, and should not."""
        before = self.words()
        assert len(before) > 10
        self.switch_language("en" if self.language == "de" else "de")
        after = self.words()
        assert not [text for text in after if text.startswith("[")]  # no text is missing
        return {text.strip(" 0123456789/·:.") for text in before & after} - SAME_WORDS - {""}

    def open_people(self) -> None:
        """The people of the table, and what they can decide together."""
        if self.page.get_attribute("[data-people]", "aria-expanded") != "true":
            self.page.click("[data-people]")

    def do_for_sure(self, name: str) -> None:
        """What asks first: press it, and say yes."""
        self.page.click(f"[data-ask-sure={name}]")
        self.page.click(f"[data-sure={name}] [data-yes]")

    def wait_for_step(self, number: int) -> None:
        """Until something has happened after this log number."""
        self.page.wait_for_selector(f'.tablepage:not([data-n="{number}"])')


def quick_wish(game: str) -> dict[str, Any]:
    """What the start page asks for at one click."""
    found = BOTS.search((ROOT / f"web/src/boards/{game}/title.ts").read_text("utf-8"))
    assert found, game
    bots = [{"kind": "bot", "level": QUICK_LEVEL}] * int(found[1])
    return {"game": game, "seats": [{"kind": "me"}, *bots], "invited": True, "start_at_once": True}


def seat_people(*people: Client, more: int = 0, **wish: Any) -> str:
    """A table that these browsers sit at, in this order, and `more` bots; all look at it. Its code."""
    host, *others = people
    for number, one in enumerate(people):
        one.sit_down(("Anna", "Bruno", "Carla", "Dora")[number])
    code = host.make_table("me", *["open"] * len(others), *["bot"] * more, **wish)
    for one in others:
        one.request("POST", f"/tables/{code}/join", {})
    host.request("POST", f"/tables/{code}/start", {"shuffle": False})
    for one in people:
        one.go(f"/t/{code}")
        one.page.wait_for_selector("[data-settled=true] #board")
    return code


class Wire:
    """The socket of a browser, which a test may cut. Made before the page is opened."""

    def __init__(self, one: Client) -> None:
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        one.page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._is_cut:
            route.close()
        else:
            route.connect_to_server()
            self._open.append(route)

    def cut(self) -> None:
        self._is_cut = True
        for route in self._open:
            route.close()
        self._open.clear()

    def mend(self) -> None:
        self._is_cut = False
