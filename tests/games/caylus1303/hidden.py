"""What a seat of Caylus 1303 cannot know, from the spec's words and not with `determinize`.

Spec 1.3: "Workers, resources and characters are public. Collected PP are kept face down (ruling 38)." All tiles lie
open. So there is no hidden piece; what is hidden is the key of the game's chance, and with the option `open_points`
off the others' totals until the end. Gains happen openly, so whoever watched can have counted those totals: they are
hidden from view, but not unknown (ledger 1303-setup-15), and an imagined state may keep them.
"""

from __future__ import annotations

import random
from typing import cast

import baumeister as bm
from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.wall.harness import Pool

#: Fields that equal views do not tell apart, although a seat that watched can.
REMEMBERED = frozenset({"points"})


def permute(state: bm.State, seat: int | None, seed: int, remembered: bool = False) -> bm.State:
    """A copy in which everything that the seat (None: a spectator) is not shown has been exchanged.

    `remembered`: leave alone what somebody who watched from the start can know nevertheless."""
    dice = random.Random(seed)
    other = cast(Caylus1303, state.clone())
    other.key_high = dice.getrandbits(32)
    other.key_low = dice.getrandbits(32)
    other.draws = dice.randrange(1000)
    if not remembered and not other.open_points and not other.is_over:
        for covered in range(other.players):
            if covered != seat:
                other.points[covered] = dice.randrange(100)
    return other


def pools(state: bm.State, seat: int) -> list[Pool]:
    """No piece lies face down in this game."""
    return []
