"""What a seat of Caylus cannot know, from the spec's words and not with `determinize`.

Spec 1.2: "Money and cubes are public", and the order of the neutral tiles and of the players "are the only chance in
the game; nothing is hidden". So there is no hidden piece; what is hidden is the key of the game's chance.
"""

from __future__ import annotations

import random

import baumeister as bm
from tests.wall.harness import Pool


def permute(state: bm.State, seat: int | None, seed: int, remembered: bool = False) -> bm.State:
    """A copy in which everything that the seat (None: a spectator) is not shown has been exchanged."""
    dice = random.Random(seed)
    other = state.clone()
    other.key_high = dice.getrandbits(32)
    other.key_low = dice.getrandbits(32)
    other.draws = dice.randrange(1000)
    return other


def pools(state: bm.State, seat: int) -> list[Pool]:
    """No piece lies face down in this game."""
    return []
