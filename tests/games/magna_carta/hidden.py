"""What a seat of Caylus Magna Carta cannot know, from the spec's words and not with `determinize`.

Ruling 36: "cubes, coins, tiles, road and discard piles are open, and so are the numbers of cards in hands and piles;
the cards in hands and the order of piles are secret, the latter also from their owner. As all decks are equal, everyone
can work out which cards hand and pile of a player hold together, but not how they are split." So with an empty pile the
whole hand is known; and cards drawn out of a pile that ran empty are known while they stay in the hand. These public
cards are kept as the bits `known`.
"""

from __future__ import annotations

import random
from typing import cast

import baumeister as bm
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from tests.wall.harness import Pool

DECK = 12
IN_HAND = -1


def hidden_hand(s: MagnaCarta, holder: int, seat: int | None) -> list[int]:
    """Cards in a hand the seat cannot see."""
    if holder == seat:
        return []
    return [card for card in range(DECK) if (s.hand[holder] >> card) & 1 and not (s.known[holder] >> card) & 1]


def pile_of(s: MagnaCarta, holder: int) -> list[int]:
    return [int(card) for card in s.pile[holder * DECK : holder * DECK + s.pile_size[holder]]]


def permute(state: bm.State, seat: int | None, seed: int, remembered: bool = False) -> bm.State:
    """A copy in which everything that the seat (None: a spectator) is not shown has been exchanged."""
    dice = random.Random(seed)
    s = cast(MagnaCarta, state.clone())
    s.key_high, s.key_low, s.draws = dice.getrandbits(32), dice.getrandbits(32), dice.randrange(1000)
    for holder in range(s.players):
        hand, pile = hidden_hand(s, holder, seat), pile_of(s, holder)
        cards = hand + pile
        dice.shuffle(cards)
        for card in hand:
            s.hand[holder] -= 1 << card
        for card in cards[: len(hand)]:
            s.hand[holder] += 1 << card
        for place, card in enumerate(cards[len(hand) :]):
            s.pile[holder * DECK + place] = card
    return s


def pools(state: bm.State, seat: int) -> list[Pool]:
    """Per player, for every card that may be in hand or pile: which of the two, and where in the pile.

    A hand has no order, so the cards are the places here and the places the pieces; all arrangements are as likely."""
    s = cast(MagnaCarta, state)
    found = []
    for holder in range(s.players):
        where = dict.fromkeys(hidden_hand(s, holder, seat), IN_HAND)
        where |= {card: place for place, card in enumerate(pile_of(s, holder))}
        if len(where) > 1:
            found.append(Pool(f"cards of seat {holder}", tuple(where[card] for card in sorted(where))))
    return found
