"""Nothing is made or lost: pieces are counted after every action, and changes must be told by events."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

import baumeister as bm
from baumeister.engine.catalogue import Event
from tests.battery.tables import Player, Table, over_all_tables


class Conservation(Protocol):
    """`tests/games/<game>/conservation.py`."""

    def check_position(self, state: bm.State) -> None: ...

    def check_action(self, before: bm.State, after: bm.State, events: list[Event]) -> None: ...


def conservation_of(game_id: str) -> Conservation:
    module: Conservation = import_module(f"tests.games.{game_id}.conservation")
    return module


def play_counting(table: Table, seed: int) -> bm.State:
    """Play one game and count after every action."""
    laws = conservation_of(table.game_id)
    state = table.new(seed)
    player = Player(seed)
    laws.check_position(state)
    while not state.is_over:
        before = state.clone()
        state.apply(player.choose(state.legal()))
        laws.check_position(state)
        laws.check_action(before, state, state.events(None))
    return state


@over_all_tables
def test_pieces_are_conserved_after_every_action(table: Table) -> None:
    for seed in range(81, 84):
        play_counting(table, seed)
