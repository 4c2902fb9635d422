"""Nothing is made or lost: pieces are counted after every action, and changes must be told by events."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Protocol

import baumeister as bm
from baumeister.engine.catalogue import Event
from tests.battery.tables import MOST_DECISIONS, Player, Table, over_all_tables


class Conservation(Protocol):
    """`tests/games/<game>/conservation.py`."""

    def check_position(self, state: bm.State) -> None: ...

    def check_action(self, before: bm.State, after: bm.State, events: list[Event]) -> None: ...


def conservation_of(game_id: str) -> Conservation:
    module: Conservation = import_module(f"tests.games.{game_id}.conservation")
    return module


def play_counting(table: Table, seed: int) -> Iterator[tuple[str, int, list[Event]]]:
    """Play one game and count after every action; yields the decision's name, the action and its events."""
    laws = conservation_of(table.game_id)
    state = table.new(seed)
    player = Player(seed)
    laws.check_position(state)
    for _ in range(MOST_DECISIONS):
        if state.is_over:
            return
        before = state.clone()
        action = player.choose(state.legal())
        name = state.catalogue().decisions[state.pending].name
        state.apply(action)
        events = state.events(None)
        laws.check_position(state)
        laws.check_action(before, state, events)
        yield name, action, events
    raise AssertionError("the game does not end")


@over_all_tables
def test_pieces_are_conserved_after_every_action(table: Table) -> None:
    for seed in range(81, 84):
        assert sum(1 for _ in play_counting(table, seed)) > 10
