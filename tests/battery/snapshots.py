"""Pinned figures of every game: names in their order, decision counts from opening positions, whole playthroughs.

They change only with the rules or the catalogue, and then on purpose. To write them anew and read the difference:

    python -m tests.battery.snapshots [GAME ...] && git diff tests/battery/snapshots
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import baumeister as bm
from tests.battery.tables import Table, few_tables, walk

FOLDER = Path(__file__).with_name("snapshots")
#: A tree is followed as deep as it has at most so many positions.
MOST_POSITIONS = 4_000


def catalogue_text(game: bm.Game) -> str:
    """Actions with their numbers, decisions and events: the part of a game that records and clients rely on."""
    catalogue = game.catalogue
    parts = [
        "# actions",
        *(f"{number:3} {name}" for number, name in enumerate(catalogue.actions)),
        "# decisions",
        *(f"{kind.number:3} {kind.name}" for kind in catalogue.decisions),
        "# events",
        *(f"{kind.number:3} {kind.name}({', '.join(kind.fields)})" for kind in catalogue.events),
    ]
    return "\n".join(parts) + "\n"


def count_positions(state: bm.State, depth: int) -> int:
    """How many sequences of that many decisions there are."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    for action in state.legal():
        after = state.clone()
        after.step(action)
        total += count_positions(after, depth - 1)
    return total


def tree_counts(state: bm.State) -> list[int]:
    """The counts for 1, 2, 3 ... decisions, as deep as the limit allows."""
    counts: list[int] = []
    width = 1
    while width * len(state.legal()) <= MOST_POSITIONS:
        width = count_positions(state, len(counts) + 1)
        counts.append(width)
        if len(counts) > 1 and counts[-1] == counts[-2]:
            break
        if width * max(counts[0], 2) > MOST_POSITIONS:
            break
    return counts


def playthrough(table: Table, seed: int) -> dict[str, Any]:
    """One whole game: how long it was, how it ended, and a hash over all choices that were offered."""
    offered = hashlib.blake2b(digest_size=8)
    decisions = -1
    for state in walk(table, seed):
        names = [table.game.action_name(action) for action in state.legal()]
        asked = "nothing" if state.is_over else state.decision.name
        offered.update(f"{state.seat} {asked} {names}\n".encode())
        decisions += 1
    return {
        "decisions": decisions,
        "turns": int(state.turn),
        "scores": state.scores(),
        "winners": state.winners(),
        "offered": offered.hexdigest(),
    }


def counts_of(game_id: str) -> dict[str, Any]:
    tables = few_tables(game_id)
    return {
        "openings": {str(table): tree_counts(table.new(seed=71)) for table in tables},
        "playthroughs": {str(table): playthrough(table, seed=71 + number) for number, table in enumerate(tables)},
    }


def catalogue_file(game_id: str) -> Path:
    return FOLDER / f"{game_id}.catalogue.txt"


def counts_file(game_id: str) -> Path:
    return FOLDER / f"{game_id}.counts.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or bm.games():
        catalogue_file(game_id).write_text(catalogue_text(bm.game(game_id)), "utf-8")
        counts_file(game_id).write_text(json.dumps(counts_of(game_id), indent=1) + "\n", "utf-8")
        print(f"wrote {catalogue_file(game_id).name} and {counts_file(game_id).name}")


if __name__ == "__main__":
    main()
