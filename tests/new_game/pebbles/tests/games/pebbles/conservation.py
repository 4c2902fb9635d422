"""What is neither made nor lost in Pebbles, counted from the rules' numbers and not with the rules' code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import baumeister as bm
from baumeister.engine.catalogue import Event
from baumeister.games.pebbles.rules import Pebbles


def check_position(state: bm.State) -> None:
    """Every card is there once, and every stone of the rounds so far is in a heap or with a player."""
    s = cast(Pebbles, state)
    assert sorted(s.card) == list(range(6))
    for heap in range(6):
        assert 0 <= s.heap[heap] <= 3
        assert s.heap[heap] + sum(s.stones[heap::6]) == 3 * s.round


def check_action(before: bm.State, after: bm.State, events: Sequence[Event]) -> None:
    """Points change only as the events say."""
    points = before.scores()
    for event in events:
        if event.doer is not None:
            points[event.doer] += cast(int, event.data.get("points", 0))
    assert after.scores() == points
