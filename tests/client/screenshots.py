"""Pictures of all boards and pages at three widths, in both languages and themes.

    python -m tests.client.screenshots FOLDER [NAME ...]

Look at them beside the mock-ups. With names after the folder (`360-de`, `dark`) only those whose name contains one of
them are made; the id of a game leaves out the pages and the other games, `pages` leaves out the games. `readme` makes
the README's pictures and nothing else (into docs/pictures). `whole` plays whole games instead, in one tab from the
first decision over the end, result and replay to a rematch, and says what overlaps and what the page reported."""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from pathlib import Path

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import boxes
from tests.client.records import bring, played
from tests.client.running import ClientServer, open_browser
from tests.client.walks import FULL_TABLES, GAMES

#: How many own decisions lie between the pictures of a game: the first choice, the planning after it, and so on.
STEPS = {"draft": 0, "planning": 2, "middle": 22, "late": 22}
#: The game whose record is judged for its picture: all would take minutes.
JUDGED = "villagers"
LOOKED_UP = (
    ("rules", "/rules/caylus1303#1303-planning-03", ".statements li.here"),
    ("gallery", "/rules/caylus1303#tile/monument_granary", ".oneline"),
)


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    whole = "whole" in wanted
    wanted = [name for name in wanted if name != "whole"]
    games = [name for name in wanted if name in GAMES]
    parts = [name for name in wanted if name not in GAMES and name != "pages"]
    boards = () if "pages" in wanted else games or GAMES
    with tempfile.TemporaryDirectory() as place, open_browser() as browser:
        server = ClientServer(Path(place))
        try:
            server.start()
            if "readme" in wanted:
                shoot_for_readme(Client(browser, server.address, language="en"), folder)
                return
            for width, language, theme in itertools.product(HEIGHTS, ("de", "en"), ("light", "dark")):
                name = f"{width}-{language}-{theme}"
                if not parts or any(part in name for part in parts):
                    one = Client(browser, server.address, width=width, language=language, theme=theme)
                    if whole:
                        for game in boards:
                            shoot_whole_game(one, folder, game, name)
                        one.close()
                        continue
                    if not games:
                        shoot_pages(one, folder, name)
                    for game in boards:
                        one.play_now(game)
                        shoot_game(one, folder, game, name)
                        if game in FULL_TABLES:
                            one.open_table(game, FULL_TABLES[game])
                            shoot_game(one, folder, f"{game}-full", name)
                    if not boards:
                        one.play_now()
                    if not games:
                        shoot_start(one, folder, name)
                        shoot_account(one, folder, name)
                    one.close()
        finally:
            server.kill()


def shoot_for_readme(one: Client, folder: Path) -> None:
    for game in GAMES:
        one.play_now(game)
        one.play(26, random.Random(3))
        shoot(one, folder / f"{game}.jpg")


def shoot_pages(one: Client, folder: Path, name: str) -> None:
    for page, path, ready in (("first-visit", "/", ".box"), ("new-table", "/new", ".seat")):
        one.go(path)
        one.page.wait_for_selector(ready)
        shoot(one, folder / f"{page}-{name}.png", whole=True)
    one.page.click(".manners button >> nth=2")  # around one screen
    shoot(one, folder / f"new-table-shared-{name}.png", whole=True)


def shoot_start(one: Client, folder: Path, name: str) -> None:
    """What is seen by somebody who sits at a table."""
    if name.startswith("360"):
        one.page.click("[data-tab-of=players]")
    one.open_people()
    one.page.evaluate("document.querySelector('.people').scrollIntoView({ block: 'center' })")
    shoot(one, folder / f"people-{name}.png", scrolled=True)
    one.go()
    one.page.wait_for_selector(".tablecard")
    shoot(one, folder / f"start-{name}.png", whole=True)
    shoot_records(one, folder, name)
    for page, path, ready in LOOKED_UP:
        one.go("/credits")
        one.go(path)
        one.page.wait_for_selector(ready)
        shoot(one, folder / f"{page}-{name}.png", whole=page == "gallery")


def shoot_records(one: Client, folder: Path, name: str) -> None:
    for game in GAMES:
        code = bring(one, played(game, 4))
        if game == JUDGED:
            one.page.click("[data-judge]")
            one.page.wait_for_selector("[data-judged=ready]", timeout=300_000)
        shoot(one, folder / f"{game}-after-{name}.png", whole=True)
        one.go(f"/games/{code}/replay?ply=160")
        one.page.wait_for_selector("[data-whole=true]")
        shoot(one, folder / f"{game}-replay-{name}.png")
    one.go("/games")
    one.page.wait_for_selector(".open")
    shoot(one, folder / f"games-{name}.png")


def shoot_account(one: Client, folder: Path, name: str) -> None:
    one.go("/me")
    one.page.wait_for_selector("[data-part=password]")
    shoot(one, folder / f"account-guest-{name}.png", whole=True)
    one.page.fill("[data-part=password] [name=new]", "Kathedrale 1303")
    one.page.click("[data-part=password] .button")
    one.page.wait_for_selector("[data-part=devices] li")
    shoot(one, folder / f"account-{name}.png", whole=True)
    one.go(f"/t/{one.make_table('me', 'open', 'bot')}")
    one.page.wait_for_selector("[data-room]")
    shoot(one, folder / f"waiting-room-{name}.png", whole=True)
    one.go(f"/t/{one.make_table('me', 'Bruno')}")
    one.page.wait_for_selector("[data-curtain]")
    shoot(one, folder / f"curtain-{name}.png", whole=True)
    one.go("/t/gibt-es-nicht")
    one.page.wait_for_selector(".state")
    shoot(one, folder / f"gone-{name}.png", whole=True)


def shoot_game(one: Client, folder: Path, title: str, name: str) -> None:
    chance = random.Random(1)
    for place, decisions in STEPS.items():
        one.play(decisions, chance)
        shoot(one, folder / f"{title}-{place}-{name}.png")
        if place == "middle":  # late a game may be over
            one.page.click("[data-ask-hint]")
            one.page.wait_for_selector("[data-hint=ready]")
            shoot(one, folder / f"{title}-hint-{name}.png")


def shoot_whole_game(one: Client, folder: Path, game: str, name: str) -> None:
    """As somebody plays who goes from page to page; most decisions are made unseen, some by clicking."""
    chance = random.Random(name + game)
    looks = 0

    def look(what: str, page: bool = False) -> None:
        nonlocal looks
        looks += 1
        shoot(one, folder / f"{game}-{name}-{looks}-{what}.png", whole=page)
        for fault in [*boxes(one.page), *one.faults]:
            print(f"FAULT {game}-{name}-{what}: {fault}")
        one.faults.clear()

    one.play_now(game)
    for what in ("begins", "middle", "late"):
        one.play(3, chance)
        look(what)
        one.play_unseen(chance, 12, eager=True)
    one.play_unseen(chance, 0, eager=True)
    one.page.wait_for_selector("[data-over=told]")
    look("over")
    one.page.click("[data-over] [data-result]")
    one.page.wait_for_selector("[data-after]")
    look("result", page=True)
    one.page.click("[data-replay]")
    one.page.wait_for_selector("[data-whole=true]")
    look("replay")
    one.page.go_back()
    one.page.click("[data-rematch]")
    one.page.wait_for_selector("[data-settled=true] #board")
    look("rematch")


def shoot(one: Client, file: Path, whole: bool = False, scrolled: bool = False) -> None:
    one.page.evaluate("document.fonts.ready")
    if not scrolled:
        one.page.evaluate("scrollTo(0, 0)")
    one.page.mouse.move(5, 5)
    one.page.wait_for_timeout(1500)  # outlines of what changed are gone then
    quality = 60 if file.suffix == ".jpg" else None
    one.page.screenshot(path=file, full_page=whole, type="jpeg" if quality else "png", quality=quality)
    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
