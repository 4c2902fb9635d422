"""What is neither made nor lost in Pebbles, counted from the rules' numbers and not with the rules' code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import baumeister as bm
from baumeister.engine.catalogue import Event
from baumeister.games.pebbles.game import Pebbles

CARDS = ("shore", "meadow", "hill", "forest", "island", "quarry")


def check_position(state: bm.State) -> None:
    """Every card is there once, and every pebble of the rounds so far is in a heap or with a player."""
    s = cast(Pebbles, state)
    assert sorted(s.card) == list(range(6))
    assert 0 <= s.round <= 6
    assert all(0 <= count <= 3 for count in s.heap)
    for heap in range(6):
        assert s.heap[heap] + sum(s.pebbles[heap::6]) == 3 * s.round, CARDS[heap]
    assert not any(s.pebbles[6 * s.players :])
    assert not any(s.points[s.players :])


def check_action(before: bm.State, after: bm.State, events: Sequence[Event]) -> None:
    """Pebbles and points change only as the events say."""
    old, new = cast(Pebbles, before), cast(Pebbles, after)
    pebbles, points = list(old.pebbles), list(old.points)
    for event in events:
        data = event.data
        if event.name == "taken":
            pebbles[cast(int, data["seat"]) * 6 + CARDS.index(str(data["card"]))] += cast(int, data["count"])
        if event.name in ("taken", "last-taken", "card-shown"):
            points[cast(int, data["seat"])] += cast(int, data["count"])
    assert list(new.pebbles) == pebbles, "pebbles without an event"
    assert list(new.points) == points, "points without an event"
