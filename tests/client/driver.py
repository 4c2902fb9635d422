"""One browser with the client in it, driven by addresses as a person would drive it by things."""

from __future__ import annotations

import random
from typing import Any, Literal, cast

from playwright.sync_api import Browser, Page

from tests.client.running import PATIENCE

HEIGHTS = {360: 800, 768: 1024, 1440: 900}
#: Logged by the browser itself: nobody has sat down yet; there is no such table; the test has ended the server.
EXPECTED = (
    "401 (Unauthorized)",
    "404 (Not Found)",
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "503 (Service Unavailable)",
)

Theme = Literal["light", "dark"]


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
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": HEIGHTS[width]},
            locale=language,
            color_scheme=cast("Theme", theme),
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self._open_page()

    def _open_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)[:400]))
        page.on("console", lambda message: self._heard(message.type, message.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in EXPECTED):
            self.faults.append(text[:400])

    def close(self) -> None:
        self.context.close()

    # ---- where to

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self, game: str = "caylus1303") -> str:
        """The newcomer's way: one click on the start page."""
        self.go()
        self.page.click(f"[data-title={game}] .btn")
        self.page.wait_for_selector("#board")
        return self.code

    def resize(self, width: int) -> None:
        self.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})

    def switch_theme(self, theme: str) -> None:
        self.page.emulate_media(color_scheme=cast("Theme", theme))

    def switch_language(self, language: str) -> None:
        if self.page.get_attribute("html", "lang") != language:
            self.page.click("[data-language]")
            self.page.wait_for_selector(f"html[lang={language}]")

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    # ---- what is there

    @property
    def over(self) -> bool:
        return self.page.query_selector("[data-over]") is not None

    @property
    def number(self) -> int:
        return int(self.page.get_attribute(".tbl", "data-n") or 0)

    def wait_for_turn(self) -> bool:
        """Until this seat is asked; false when the game is over."""
        self.page.wait_for_selector(".dec:not(.waiting), [data-over]")
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

    def play(self, decisions: int, chance: random.Random) -> bool:
        """So many decisions, and until the next one; false when the game is over before."""
        for _ in range(decisions):
            if not self.wait_for_turn():
                return False
            self.act(chance)
        return self.wait_for_turn()

    def do(self) -> None:
        """Carries out what is chosen, and waits until the server has."""
        number = self.number
        self.page.click("[data-do]")
        self.wait_for_step(number)

    def wait_for_step(self, number: int) -> None:
        """Until something has happened after this log number."""
        self.page.wait_for_selector(f'.tbl:not([data-n="{number}"])')
