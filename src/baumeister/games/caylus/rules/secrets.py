# compiled: mypyc
"""What a seat cannot know in Caylus: only the key of the game's chance. All else is open.

Section 1.2 of docs/rules/caylus.md: the set-up is the only chance, and nothing is hidden.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.games.caylus.rules.position import Position


def deal_anew(s: Position, seat: i64, rng: Rng) -> None:
    """Replace everything hidden from the seat by something it cannot tell from the truth."""
    s.imagine_chance(rng)
