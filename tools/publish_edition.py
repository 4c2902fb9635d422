"""Publishes corrected figures as a new edition: make edition GAME=caylus1303 REASON="Granary 6, seen on the tile"

Run it after editing the game's `components.toml`. The figures that were published last (as the repository has them)
become `editions/<digest>.toml`, and `editions.toml` gets a line for the new ones: games and records that were begun
with the old figures go on with them, new games use the new ones.
"""

from __future__ import annotations

import argparse
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import baumeister as bm
from baumeister.engine.components import parse_components

GAMES = Path("src/baumeister/games")
HEAD = "# Every edition of the figures that was ever published, oldest first; the last one is components.toml.\n"


def publish(game: str, reason: str) -> str:
    """What was done, in words; SystemExit with the reason if it cannot be."""
    folder = GAMES / game
    published = bm.game(game).editions.published
    last = published[-1].digest
    new = parse_components((folder / "components.toml").read_text("utf-8")).digest
    if new == last:
        raise SystemExit(f"{game}: the figures are the published ones ({last}); nothing to do")
    former = former_file(folder / "components.toml")
    if parse_components(former).digest != last:
        raise SystemExit(f"{game}: the last commit does not have the published figures {last}: look at `git log`")
    (folder / "editions").mkdir(exist_ok=True)
    (folder / "editions" / f"{last}.toml").write_text(former, "utf-8")
    listed = folder / "editions.toml"
    if not listed.exists():  # so far there was only one
        listed.write_text(f"{HEAD}{entry(last, 'the first')}", "utf-8")
    with listed.open("a", encoding="utf-8") as file:
        file.write(entry(new, reason))
    return f"{game}: edition {new} is published; {last} is kept for the games that were begun with it"


def entry(digest: str, reason: str) -> str:
    return f'\n[[edition]]\nfigures = "{digest}"\nday = {datetime.now(UTC).date()}\nreason = {quoted(reason)}\n'


def former_file(path: Path) -> str:
    """The file as the repository has it."""
    done = subprocess.run(["git", "show", f"HEAD:./{path}"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"cannot read the published {path}: {done.stderr.strip()}")
    return done.stdout


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=bm.games())
    parser.add_argument("reason", help="what was corrected, and what you looked at")
    wishes = parser.parse_args()
    if not wishes.reason.strip():
        parser.error("say what was corrected, and what you looked at")
    print(publish(wishes.game, wishes.reason.strip()))


if __name__ == "__main__":
    main()
