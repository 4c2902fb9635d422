"""Makes the recorded games, and the example in docs/records.md: python -m tests.records.make_fixtures

For every registered game, player count and combination of options one whole game by random play, in both forms, with
its result and a digest after every 25 entries. Every second one is lively: times, undos, a resignation, a new person.
Only for a new game or before 1.0: afterwards recorded games are what new code has to agree with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baumeister.api import Record
from tests.records.example import PAGE, example, with_example
from tests.records.play import every_table, play

FOLDER = Path(__file__).parent / "fixtures"
CHECK_EVERY = 25


def file_name(game_id: str, players: int, options: dict[str, Any]) -> str:
    words = [f"{name}.{str(value).lower()}" for name, value in options.items()]
    return "-".join([game_id, f"{players}p", *words])


def make() -> Iterator[tuple[str, Record]]:
    numbers: Counter[str] = Counter()  # each game counts its own tables, so that a new game changes no other's records
    for game_id, players, options in every_table():
        number = numbers[game_id]
        numbers[game_id] += 1
        lively = (number + players) % 2 == 1  # shifted with the player count, so that every option has both kinds
        record = play(game_id, players, seed=1303 + number, options=options, lively=lively)
        yield file_name(game_id, players, options), record.with_checks(CHECK_EVERY)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, record in make():
        record.save(FOLDER / f"{name}.json")
        record.save(FOLDER / f"{name}.txt")
        print(f"{name}: {len(record.log)} entries")
    PAGE.write_text(with_example(PAGE.read_text("utf-8"), example()), "utf-8")


if __name__ == "__main__":
    main()
