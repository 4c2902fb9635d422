"""Tables to test with: people and a bot at the last seat, without a clock unless one is given."""

from __future__ import annotations

from typing import Any

from baumeister import Game, Record
from baumeister.engine.chance import Rng
from baumeister.records import Bot, human
from baumeister.tables import Act, GiveUp, KeptTable, SitDown, Store, Table, TakeBack, no_clock
from tests.records.play import people, ticking_clock


def begin(title: Game, seed: int = 7, **settings: Any) -> KeptTable:
    return KeptTable.begin(title.id, people(title.players_min), seed=seed, **{"clock": no_clock, **settings})


def act(kept: KeptTable, action: int | str) -> int:
    """The seat that is asked does this, looking at the table as it is."""
    return kept.do(Act(kept.table.seat, action, kept.table.number))


def act_at_random(kept: KeptTable, rng: Rng) -> None:
    legal = kept.table.legal(kept.table.seat)
    act(kept, legal[rng.below(len(legal))])


def places_to_go_back_to(table: Table) -> list[int]:
    """The log numbers behind which nothing was drawn."""
    numbers = [0, *(action.number for action in table.owners_record().actions())][:-1]
    return [number for number in numbers if not table.drew_since(number)]


def go_on_until_undo_is_possible(kept: KeptTable, rng: Rng) -> int:
    """The log number before an action that has drawn nothing."""
    act_at_random(kept, rng)
    while not places_to_go_back_to(kept.table):
        act_at_random(kept, rng)
    return places_to_go_back_to(kept.table)[-1]


def undo_at_random(kept: KeptTable, rng: Rng) -> None:
    """Back to anywhere that nothing was drawn since, with everybody's consent; on, where there is no such place."""
    table = kept.table
    numbers = places_to_go_back_to(table)
    if not numbers:
        act_at_random(kept, rng)
        return
    target = numbers[rng.below(len(numbers))]
    everybody = tuple(range(len(table.seats)))
    kept.do(TakeBack(rng.below(len(table.seats)), table.number, target, everybody))


def play(
    game_id: str, players: int, seed: int = 7, lively: bool = False, most: int = 10**6, store: Store | None = None
) -> Record:
    """A game at a table, at most so many entries; lively ones have times, undos, a resignation and a new person."""
    clock = ticking_clock() if lively else no_clock
    kept = KeptTable.begin(game_id, people(players), seed, store=store, clock=clock)
    table = kept.table
    rng = Rng(seed)
    while not table.is_over and table.number < most:
        if lively and table.number in (20, 45, 70):
            undo_at_random(kept, rng)
        elif lively and table.number == 30:
            kept.do(GiveUp(0, Bot("random")))
        elif lively and table.number == 50:
            kept.do(SitDown(0, human("Zoë")))
        else:
            act_at_random(kept, rng)
    return table.owners_record()


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
