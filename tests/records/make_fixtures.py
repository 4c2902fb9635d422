"""Adds the recorded games that are missing: python -m tests.records.make_fixtures [GAME ...]

For every registered game and player count one whole game with the default options, for every other value of an option
one more, and one that was ended early at every player count; in both forms, with a digest after every 25 entries.
Every second whole game and all ended ones are lively: every kind of entry, times, and `more`.

A file that is there is never written again: recorded games are what new code has to agree with. `version1.sha256` pins
each of them; lines are only added.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, get_args

from baumeister import Record, game, games
from tests.records.play import Reason, counts, play

FOLDER = Path(__file__).parent / "fixtures" / "version1"
PINS = FOLDER.with_suffix(".sha256")
CHECK_EVERY = 25
SUFFIXES = (".json", ".txt")
#: Entries of a game before it is ended early: enough for everything that happens in a lively one.
ENDED_AFTER: Final = 64


def wanted(game_id: str) -> Iterator[tuple[str, Callable[[], Record]]]:
    """Name of every recorded game there should be, and how it is played."""
    title = game(game_id)
    for number, (players, changed) in enumerate(tables(game_id)):
        words = [f"{name}.{str(value).lower()}" for name, value in changed.items()]
        name = "-".join([game_id, f"{players}p", *words])
        yield name, partial(play, game_id, players, seed=1303 + number, options=changed, lively=number % 2 == 1)
    for players in counts(title):
        end = get_args(Reason)[players % 3]
        name = f"{game_id}-{players}p-ended.{end}"
        yield name, partial(play, game_id, players, seed=1303, lively=True, most=ENDED_AFTER, end=end)


def tables(game_id: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Player counts with the options that are not at their defaults."""
    title = game(game_id)
    for players in counts(title):
        yield players, {}
    others = [(option.name, value) for option in title.options for value in option.choices if value != option.default]
    for number, (name, value) in enumerate(others):
        yield counts(title)[number % len(counts(title))], {name: value}


def add(folder: Path, name: str, make: Callable[[], Record]) -> list[Path]:
    """Write the forms of a recorded game that are missing; one that is there says what the other has to say."""
    paths = [folder / f"{name}{suffix}" for suffix in SUFFIXES]
    missing = [path for path in paths if not path.exists()]
    there = [path for path in paths if path.exists()]
    if missing:
        record = Record.load(there[0]) if there else make().with_checks(CHECK_EVERY)
        for path in missing:
            record.save(path)
    return missing


def pin(path: Path) -> str:
    """A line of `version1.sha256`."""
    return f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or games():
        for name, make in wanted(game_id):
            for path in add(FOLDER, name, make):
                with PINS.open("a", encoding="utf-8") as pins:
                    pins.write(pin(path))
                print(path.name)


if __name__ == "__main__":
    main()
