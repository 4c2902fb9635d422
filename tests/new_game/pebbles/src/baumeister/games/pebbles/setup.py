# compiled: mypyc
"""Set-up: the cards are shuffled, and two of them dealt to each seat."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.pebbles.components import CARDS
from baumeister.games.pebbles.flow import advance
from baumeister.games.pebbles.position import Position


def set_up(s: Position, players: i64) -> None:
    s.players = players
    for card in range(CARDS):
        s.card[card] = card
    s.shuffle(s.card, CARDS)
    s.revealed = 0  # what set-up drew is known before the first decision
    advance(s)
