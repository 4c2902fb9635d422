"""Refusals that random games meet, and the reviewed list of what their rules say.

Run as a program it prints, for a game, what is met and not in the list: `python -m tests.battery.refused caylus 20`.
Whoever adds a line has read the rule and found in it the words that forbid the thing.
"""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import baumeister as bm
from tests.battery.tables import all_tables, walk

GAMES = Path(__file__).resolve().parent.parent / "games"


@dataclass(frozen=True)
class Reviewed:
    """One rule as a reason: the words of it that say so, and what is refused with it.

    Each refusal is a kind of decision, a kind of action and a code: `action place occupied`."""

    rule: str
    words: str
    refuses: tuple[str, ...]


@cache
def reviewed_of(game_id: str) -> tuple[Reviewed, ...]:
    """`tests/games/<game>/refusals.toml`."""
    data = tomllib.loads((GAMES / game_id / "refusals.toml").read_text("utf-8"))
    return tuple(Reviewed(entry["rule"], entry["words"], tuple(entry["refuses"])) for entry in data["reviewed"])


def met_in_random_games(game_id: str, seeds: range, every: int) -> dict[tuple[str, str], str]:
    """What is refused with which rule, and an action it happened to."""
    game = bm.game(game_id)
    names = [game.action_name(action) for action in range(game.action_count)]
    met: dict[tuple[str, str], str] = {}
    for table in all_tables(game_id):
        for seed in seeds:
            for number, state in enumerate(walk(table, seed)):
                if state.is_over or number % every:
                    continue
                decision = state.catalogue().decisions[state.pending].name
                for action, name in enumerate(names):
                    refusal = state.why_not(action)
                    if refusal is not None and refusal.rule:
                        met.setdefault((f"{decision} {name.split(':')[0]} {refusal.code}", refusal.rule), name)
    return met


def main(game_id: str, seeds: int) -> None:
    listed = {(refused, entry.rule) for entry in reviewed_of(game_id) for refused in entry.refuses}
    missing: dict[str, list[str]] = defaultdict(list)
    for (refused, rule), name in met_in_random_games(game_id, range(seeds), every=1).items():
        if (refused, rule) not in listed:
            missing[rule].append(f"{refused} ({name})")
    for rule in sorted(missing):
        print(f"{rule}: {bm.game(game_id).ledger[rule].text}")
        for line in sorted(missing[rule]):
            print(f"    {line}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
