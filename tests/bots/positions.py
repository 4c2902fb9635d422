"""Positions for the tests of bots: random play from the start, the same every time."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import baumeister as bm


def many_players(game_id: str) -> int:
    """Four, or as many as the game is for."""
    return min(4, bm.game(game_id).players_max)


def table(game_id: str, players: int | None = None, seed: int = 1, decisions: int = 0) -> bm.State:
    """A table after so many random decisions."""
    game = bm.game(game_id)
    state = game.new(players or game.players_min, seed)
    dice = random.Random(seed)
    for _ in range(decisions):
        state.step(dice.choice(state.legal()))
    return state


def along_a_game(
    game_id: str, players: int, seed: int, every: int, options: Mapping[str, object] | None = None
) -> Iterator[bm.State]:
    """Every so many decisions of a random game, the state with something to choose that comes next."""
    state = bm.game(game_id).new(players, seed, options)
    dice = random.Random(seed)
    wait = 0
    while not state.is_over:
        if wait <= 0 and len(state.legal()) > 1:
            yield state.clone()
            wait = every
        wait -= 1
        state.step(dice.choice(state.legal()))
