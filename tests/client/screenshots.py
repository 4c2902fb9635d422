"""Pictures of all boards and pages at three widths, in both languages and themes.

    python -m tests.client.screenshots FOLDER [NAME ...]

Look at them beside the mock-ups. With names after the folder only those whose name contains one of them are made."""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from pathlib import Path

from tests.client.driver import HEIGHTS, Client
from tests.client.running import ClientServer, open_browser

#: How many own decisions lie between the pictures of a game: the first choice, the planning after it, and so on.
STEPS = {"draft": 0, "planning": 2, "middle": 22, "late": 22}
GAMES = ("caylus1303",)


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_browser() as browser:
        server = ClientServer(Path(place))
        try:
            server.start()
            for width, language, theme in itertools.product(HEIGHTS, ("de", "en"), ("light", "dark")):
                name = f"{width}-{language}-{theme}"
                if not wanted or any(part in name for part in wanted):
                    one = Client(browser, server.address, width=width, language=language, theme=theme)
                    shoot_all(one, folder, name)
                    one.close()
        finally:
            server.kill()


def shoot_all(one: Client, folder: Path, name: str) -> None:
    for page, path, ready in (("first-visit", "/", ".box"), ("new-table", "/new", ".seat")):
        one.go(path)
        one.page.wait_for_selector(ready)
        shoot(one, folder / f"{page}-{name}.png", whole=True)
    for game in GAMES:
        one.play_now(game)
        chance = random.Random(1)
        for place, decisions in STEPS.items():
            one.play(decisions, chance)
            shoot(one, folder / f"{game}-{place}-{name}.png")
    one.go()
    one.page.wait_for_selector(".tc")
    shoot(one, folder / f"start-{name}.png", whole=True)


def shoot(one: Client, file: Path, whole: bool = False) -> None:
    one.page.evaluate("document.fonts.ready")
    one.page.evaluate("scrollTo(0, 0)")
    one.page.mouse.move(5, 5)
    one.page.wait_for_timeout(1500)  # outlines of what changed are gone then
    one.page.screenshot(path=file, full_page=whole)
    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
