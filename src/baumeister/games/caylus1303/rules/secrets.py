# compiled: mypyc
"""What a seat cannot know in Caylus 1303: only the key of the game's chance.

Workers, goods, characters, tiles and every gain of points are public. With the option `open_points` off the others'
totals are covered, but anyone who watched can count them, so an imagined state keeps them (ruling 38).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.games.caylus1303.rules.position import Position


def deal_anew(s: Position, seat: i64, rng: Rng) -> None:
    """Replace everything hidden from the seat by something it cannot tell from the truth."""
    s.imagine_chance(rng)
