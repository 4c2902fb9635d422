"""Short ways to a position of Pebbles, and to what stands in it."""

from __future__ import annotations

from typing import Any, cast

import baumeister as bm
from baumeister.games.pebbles.game import Pebbles

GAME = bm.game("pebbles")


def begin(players: int = 2, **options: bool) -> Pebbles:
    """Seat 0 has Shore and Meadow, seat 1 Hill and Forest, then Island and Quarry."""
    state = cast(Pebbles, GAME.new(players, seed=1, options=options))
    for card in range(6):
        state.card[card] = card
    return state


def do(state: Pebbles, *names: str) -> None:
    for name in names:
        state.apply(GAME.action(name))


def begin_heaps(players: int = 2, **options: bool) -> Pebbles:
    """Everybody has kept the first card."""
    state = begin(players, **options)
    do(state, *("discard:meadow", "discard:forest", "discard:quarry")[:players])
    return state


def legal(state: Pebbles) -> list[str]:
    return [GAME.action_name(action) for action in state.legal()]


def reason(state: Pebbles, name: str) -> tuple[str, str]:
    refusal = state.why_not(GAME.action(name))
    assert refusal is not None
    return refusal.code, refusal.rule


def heaps(state: Pebbles) -> list[int]:
    view: Any = state.view(None)
    return [heap.pebbles for heap in view.heaps]
