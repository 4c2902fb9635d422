# compiled: mypyc
"""What a seat cannot know in Caylus Magna Carta: other hands beyond what everybody knows about them, all piles, chance.

All decks are equal and all discards open, so everybody can work out which cards hand and pile of a player hold
together, but not how they are split; the order of a pile is secret from its owner too (ruling 36).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.chance import Rng
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.position import Position


def deal_anew(s: Position, seat: i64, rng: Rng) -> None:
    """Replace everything hidden from the seat (-1: a spectator) by something it cannot tell from the truth."""
    cards: vec[i64] = vec[i64]([0] * c.DECK)
    for holder in range(s.players):
        kept = s.hand[holder] if holder == seat else s.known[holder]
        hidden = s.hand[holder] & ~kept
        for i in range(s.pile_size[holder]):
            hidden |= bit(s.pile[holder * c.DECK + i])
        # In ascending order, so that nothing of the true arrangement is left, then mixed.
        count: i64 = 0
        for card in range(c.DECK):
            if has(hidden, card):
                cards[count] = card
                count += 1
        rng.shuffle(cards, 0, count)
        size = s.pile_size[holder]
        for i in range(size):
            s.pile[holder * c.DECK + i] = cards[i]
        s.hand[holder] = kept
        for i in range(size, count):
            s.hand[holder] |= bit(cards[i])
    s.imagine_chance(rng)
