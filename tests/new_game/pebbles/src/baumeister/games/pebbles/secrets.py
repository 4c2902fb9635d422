# compiled: mypyc
"""What a seat cannot know in Pebbles: the cards it has not seen, and the key of the game's chance."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.chance import Rng
from baumeister.games.pebbles.components import CARDS
from baumeister.games.pebbles.position import Position, is_known


def deal_anew(s: Position, seat: i64, rng: Rng) -> None:
    """Collect the unseen cards in ascending order, so that nothing of the truth is left, and deal them anew."""
    unseen: i64 = 0
    left: i64 = 0
    for place in range(CARDS):
        if not is_known(s, place, seat):
            unseen |= bit(s.card[place])
            left += 1
    for place in range(CARDS):
        if not is_known(s, place, seat):
            skip: i64 = rng.below(left)
            card: i64 = 0
            while not has(unseen, card) or skip > 0:
                if has(unseen, card):
                    skip -= 1
                card += 1
            s.card[place] = card
            unseen &= ~bit(card)
            left -= 1
    s.imagine_chance(rng)
