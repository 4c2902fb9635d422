"""Links are copied; where the browser does not let a page do that (plain http), they stand there, marked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.probes import axe, boxes
from tests.client.records import bring, played

Make = Callable[..., Client]

#: As a browser is over plain http.
WITHOUT_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
MARKED = "() => getSelection().toString()"


def without_clipboard(client: Make, width: int = 1440) -> Client:
    one = client(width=width)
    one.context.add_init_script(WITHOUT_CLIPBOARD)
    return one


def copies_by_hand(one: Client, path: str) -> None:
    one.page.click("[data-copy]")
    one.page.wait_for_selector("[data-by-hand]")
    assert one.page.evaluate(MARKED) == f"{one.address}{path}"
    assert not boxes(one.page)
    assert not axe(one.page)


@pytest.mark.parametrize("width", [360, 1440])
def test_without_a_clipboard_the_link_to_a_game_is_shown(client: Make, width: int) -> None:
    one = without_clipboard(client, width)
    code = bring(one, played("caylus1303"))
    copies_by_hand(one, f"/games/{code}")
    one.go(f"/games/{code}/replay?ply=3")
    one.page.wait_for_selector("[data-ply='3']")
    copies_by_hand(one, f"/games/{code}/replay?ply=3")


def test_without_a_clipboard_the_links_of_a_table_are_shown(client: Make) -> None:
    one = without_clipboard(client)
    one.sit_down("Anna")
    code = one.make_table("me", "open")
    one.go(f"/t/{code}")
    one.page.click("[data-copy]")
    one.wait_until("getSelection().toString() !== ''")
    assert one.page.evaluate(MARKED) == f"{one.address}/t/{code}"
    one.go(f"/t/{one.make_table('me', 'bot')}")
    one.open_people()
    copies_by_hand(one, f"/t/{one.code}")


def test_a_link_is_copied(client: Make) -> None:
    one = client()
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = bring(one, played("caylus1303"))
    one.page.click("[data-copy]")
    one.page.wait_for_selector("[data-copy]:has-text('Kopiert')")
    assert one.page.evaluate("navigator.clipboard.readText()") == f"{one.address}/games/{code}"
    assert not one.page.query_selector("[data-by-hand]")
