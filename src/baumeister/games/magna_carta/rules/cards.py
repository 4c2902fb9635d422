# compiled: mypyc
"""A player's own cards: drawing, discarding, reshuffling (rulebook: Spielvorbereitung, actions A and B).

The discard pile is shuffled only when a card must be drawn from an empty pile, never in advance (ruling 29).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, count_bits, has
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.position import Position


def draw_cards(s: Position, seat: i64, count: i64) -> None:
    """From the top of the player's pile into the hand. The others see how many."""
    for _card in range(count):
        if s.pile_size[seat] == 0:
            reshuffle(s, seat)
        draw_card(s, seat)
    s.whisper(~bit(seat), a.DREW_HIDDEN, seat, count)


def draw_card(s: Position, seat: i64) -> None:
    s.pile_size[seat] -= 1
    at = seat * c.DECK + s.pile_size[seat]
    card = s.pile[at]
    s.pile[at] = c.NO_CARD
    s.hand[seat] |= bit(card)
    s.revealed += 1
    s.whisper(bit(seat), a.DREW, seat, c.DECK_FIRST + card)
    if s.pile_size[seat] == 0:
        # Everybody can work out hand and pile together; without a pile that is the hand.
        s.known[seat] = s.hand[seat]


def reshuffle(s: Position, seat: i64) -> None:
    """The discard pile becomes the new pile."""
    cards: vec[i64] = vec[i64]([0] * c.DECK)
    count: i64 = 0
    for card in range(c.DECK):
        if has(s.discard[seat], card):
            cards[count] = card
            count += 1
    s.discard[seat] = 0
    s.shuffle(cards, count)
    for i in range(count):
        s.pile[seat * c.DECK + i] = cards[i]
    s.pile_size[seat] = count
    s.tell(a.RESHUFFLED, seat, count)


def discard_hand(s: Position, seat: i64) -> i64:
    """The whole hand, face up, onto the player's discard pile; returns how many cards it was."""
    cards = s.hand[seat]
    if s.known[seat] != cards:
        s.revealed += 1
    s.hand[seat] = 0
    s.known[seat] = 0
    s.discard[seat] |= cards
    for card in range(c.DECK):
        if has(cards, card):
            s.tell(a.DISCARDED, seat, c.DECK_FIRST + card)
    return count_bits(cards)


def show_card(s: Position, seat: i64, card: i64) -> None:
    """A hand card everybody sees from now on: it is being built."""
    s.tell(a.SHOWN, seat, c.DECK_FIRST + card)
    if not has(s.known[seat], card):
        s.known[seat] |= bit(card)
        s.uncover(seat, card)


def remember_card(s: Position, seat: i64, card: i64) -> None:
    """It was shown, and what it was shown for has been taken back. (There is one of each card in a deck.)"""
    s.known[seat] |= s.hand[seat] & bit(card)


def take_from_hand(s: Position, seat: i64, card: i64) -> None:
    s.hand[seat] &= ~bit(card)
    s.known[seat] &= ~bit(card)
