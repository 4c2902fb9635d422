"""One browser with the client in it, driven by addresses as a person would drive it by things."""

from __future__ import annotations

import json
import urllib.request
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HEIGHTS = {360: 800, 768: 1024, 1440: 900}
#: Logged by the browser itself: nobody has sat down yet; the connection was cut by the test.
EXPECTED = ("401 (Unauthorized)", "WebSocket connection", "ERR_INTERNET_DISCONNECTED")


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
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page = self.open_page()

    def open_page(self) -> Page:
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

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def jump(self, number: int) -> None:
        """To this log number of the table, as the seat that is asked there."""
        where = post(f"{self.address}/dev/jump", {"t": self.code, "number": number})["number"]
        self.page.wait_for_function("n => document.querySelector('.tbl')?.dataset.n === String(n)", arg=where)

    # ---- what is there

    @property
    def over(self) -> bool:
        return self.page.query_selector("[data-over]") is not None

    @property
    def number(self) -> int:
        return int(self.page.get_attribute(".tbl", "data-n") or 0)

    def wait_for_turn(self, timeout: float = 20_000) -> bool:
        """Until this seat is asked; false when the game is over."""
        self.page.wait_for_selector(".dec:not(.waiting), [data-over]", timeout=timeout)
        return not self.over

    def choices(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.baumeister.choices")
        return found

    def do(self) -> None:
        """Carries out what is chosen, and waits until the server has."""
        number = self.number
        self.page.click("[data-do]")
        self.page.wait_for_function("n => Number(document.querySelector('.tbl').dataset.n) > n", arg=number)


def post(address: str, data: Any) -> Any:
    request = urllib.request.Request(address, json.dumps(data).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())
