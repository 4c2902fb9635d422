"""Tables to test with: people and a bot at the last seat, without a clock unless one is given."""

from __future__ import annotations

from typing import Any

from baumeister.api import Game
from baumeister.engine.chance import Rng
from baumeister.tables import KeptTable, no_clock
from tests.records.play import act_at_random, people


def begin(title: Game, seed: int = 7, **settings: Any) -> KeptTable:
    return KeptTable.begin(title.id, people(title.players_min), seed=seed, **{"clock": no_clock, **settings})


def finished(title: Game) -> KeptTable:
    kept = begin(title)
    rng = Rng(1)
    while not kept.table.is_over:
        act_at_random(kept, rng)
    return kept


def everything(kept: KeptTable) -> tuple[Any, ...]:
    """All that can be seen of a table and its store, its owner's record included."""
    table = kept.table
    viewers = (None, *range(len(table.seats)))
    views = [(table.view(seat), table.since(0, seat)) for seat in viewers]
    return table.owners_record(), table.seats, table.seat, views, kept.store.load(kept.name)
