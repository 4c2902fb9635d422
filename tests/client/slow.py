"""A slow line, exactly: what is asked or told waits until the test goes on, and somebody presses twice meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.client.driver import Client

if TYPE_CHECKING:
    from playwright.sync_api import Route

#: What comes over the socket is kept back until the page is asked to go on.
KEPT_BACK = """window.kept = []
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const go = () => hear.call(this, event)
      if (window.kept) window.kept.push(go)
      else go()
    }
  }
}"""
LET_GO = "() => { const kept = window.kept; window.kept = null; for (const hear of kept) hear() }"
KEEP_BACK = "() => { window.kept = [] }"
#: Before anything can have been answered.
PRESS_TWICE = "(button) => { for (const _ of [1, 2]) document.querySelector(button).click() }"


def sent_by(one: Client, kind: str) -> list[dict[str, Any]]:
    """The messages of this kind that a browser sends from now on, as they go out. Asked before the page is opened."""
    found: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == kind:
            found.append(message)

    one.page.on("websocket", lambda socket: socket.on("framesent", note))
    return found


def held_back(one: Client, method: str, addresses: str) -> Callable[[], None]:
    """The next request of this kind waits until what is returned is called, which returns when its answer is here."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == method and not waiting:
            waiting.append(route)
        else:
            route.fallback()

    def let_go() -> None:
        with one.page.expect_response(lambda answer: answer.request == waiting[0].request):
            waiting[0].continue_()

    one.page.route(addresses, hold)
    return let_go
