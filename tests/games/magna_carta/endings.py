"""Recorded games for every way Caylus Magna Carta ends, at every player count.

    python -m tests.games.magna_carta.endings       adds those that are missing to `endings/`

The last tile leaves the stock by a batch (delivery), at a Church (purchase) or because nobody offered (removal).
"""

from __future__ import annotations

from pathlib import Path

import baumeister as bm
from baumeister.engine.chance import Rng
from tests.records.play import play

FOLDER = Path(__file__).with_name("endings")
CHECK_EVERY = 25
ENDS = ("delivery", "purchase", "removal")


def end_of(state: bm.State, action: int) -> str:
    """How the last tile leaves the stock with this action; empty if it does not."""
    phase = state.view(None).phase
    state.apply(action)
    names = [event.name for event in state.events(None)]
    stock = state.view(None).stock
    if stock.dungeon + stock.walls + stock.towers > 0:
        return ""
    if "tiles-removed" in names:
        return "removal"
    if "tiles-taken" in names:
        return "delivery" if phase == "castle" else "purchase"
    return ""


def find_seed(players: int, end: str) -> int:
    """The first seed whose random game (as `tests.records.play` plays it) ends this way."""
    for seed in range(100_000):
        state = bm.game("magna_carta").new(players, seed=seed)
        rng = Rng(seed)
        found = ""
        while not state.is_over:
            legal = state.legal()
            found = end_of(state, legal[rng.below(len(legal))]) or found
        if found == end:
            return seed
    raise AssertionError("no such game found")


def file_of(players: int, end: str) -> Path:
    return FOLDER / f"{players}p-{end}.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players in (2, 3, 4):
        for end in ENDS:
            if file_of(players, end).exists():  # a stored record is never made anew
                continue
            record = play("magna_carta", players, seed=find_seed(players, end)).with_checks(CHECK_EVERY)
            record.save(file_of(players, end))
            print(f"{file_of(players, end).name}: seed {record.seed}, {len(record.log)} entries")


if __name__ == "__main__":
    main()
