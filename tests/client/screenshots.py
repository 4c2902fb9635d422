"""Pictures of all boards and pages at three widths, in both languages and themes.

    python -m tests.client.screenshots FOLDER [NAME ...]

Look at them beside the mock-ups. With names after the folder only those whose name contains one of them are made."""

from __future__ import annotations

import itertools
import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.client.conftest import find_chromium, serve
from tests.client.driver import HEIGHTS, Client

#: Log numbers worth a look: the first choice, a planning in mid-game, an activation, late in the game.
POSITIONS = {"caylus1303": {"draft": 0, "planning": 96, "activation": 118, "late": 255}}


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", shutil.which("node") or "")
    with serve() as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        for width, language, theme in itertools.product(HEIGHTS, ("de", "en"), ("light", "dark")):
            name = f"{width}-{language}-{theme}"
            if wanted and not any(part in name for part in wanted):
                continue
            one = Client(browser, address, width=width, language=language, theme=theme)
            shoot_pages(one, folder, name)
            for game, places in POSITIONS.items():
                one.play_now(game)
                for place, number in places.items():
                    one.jump(number)
                    shoot(one, folder / f"{game}-{place}-{name}.png")
            one.go()
            one.page.wait_for_selector(".tc")
            shoot(one, folder / f"start-{name}.png", whole=True)
            one.close()
        browser.close()


def shoot_pages(one: Client, folder: Path, name: str) -> None:
    for page, path, ready in (("first-visit", "/", ".box"), ("new-table", "/new", ".seat")):
        one.go(path)
        one.page.wait_for_selector(ready)
        shoot(one, folder / f"{page}-{name}.png", whole=True)


def shoot(one: Client, file: Path, whole: bool = False) -> None:
    one.page.evaluate("document.fonts.ready")
    one.page.mouse.move(5, 5)
    one.page.wait_for_timeout(250)
    one.page.screenshot(path=file, full_page=whole)
    print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
