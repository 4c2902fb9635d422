"""What a seat of Villagers cannot know, from the spec's words and not with `determinize`.

Spec 1.3: "Card backs show the suit. So the suit of the top card of each stack and of the reserve is public, and so are
the suits of the cards in every hand; the fronts are hidden." Who knows which front is kept as bits of each card: one
for each seat, one for everybody with the spectators, and whether the suit was seen. Set-up step 8: support cards that
nobody got go back to the box unseen. What other seats know is not shown either.

A card is person * 64 + suit seen * 32 + bits of the knowers (seats 1, 2, 4, 8; everybody 16).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import cast

import baumeister as bm
from baumeister.games.villagers.game import FIGURES, Villagers
from tests.wall.harness import Pool

SEEN, EVERYBODY = 32, 16
STACK, HAND = 40, 112
SUPPORT = range(54, 59)
SPECIAL = 8
#: Also while somebody looks at cards, when no pool can be named.
HIDES_PIECES = True
#: Stands for any support card where only its being one matters.
SOME_SUPPORT = 1000


def suit_of(card: int) -> int:
    return int(FIGURES.suit[card >> 6])


def pile_places(s: Villagers) -> Iterator[int]:
    for pile in range(7):
        yield from range(pile * STACK, pile * STACK + s.pile_size[pile])


def hand_places(s: Villagers, seat: int) -> range:
    return range(seat * HAND, seat * HAND + s.hand_size[seat])


def box_of(s: Villagers) -> list[int]:
    return [person for i, person in enumerate(SUPPORT) if (s.box >> i) & 1]


def bit_of(seat: int | None) -> int:
    return EVERYBODY if seat is None else 1 << seat


class Table:
    """The hidden places of a state in a fixed order: stacks and reserve from below, then the hands.

    A hand has no order of its own, so its hidden cards are mixed by `mix` before they are listed."""

    def __init__(self, s: Villagers, seat: int | None, mix: Callable[[list[int]], None]) -> None:
        knows = bit_of(seat)
        piles = [int(s.pile[at]) for at in pile_places(s)]
        self.unseen = [card for card in piles if not card & (knows | SEEN)]
        self.seen = [card for card in piles if card & SEEN and not card & knows]
        for holder in range(s.players):
            cards = [int(s.hand[at]) for at in hand_places(s, holder) if not int(s.hand[at]) & knows]
            mix(cards)
            self.seen += cards
        self.box = box_of(s)
        mix(self.box)


def permute(state: bm.State, seat: int | None, seed: int, remembered: bool = False) -> bm.State:
    """A copy in which everything that the seat (None: a spectator) is not shown has been exchanged."""
    dice = random.Random(seed)
    s = cast(Villagers, state.clone())
    s.key_high, s.key_low, s.draws = dice.getrandbits(32), dice.getrandbits(32), dice.randrange(1000)
    knows = bit_of(seat)
    table = Table(s, seat, dice.shuffle)
    box = deal_box(table, dice)
    faces = [card >> 6 for card in table.unseen + table.seen] + table.box
    for person in box:
        faces.remove(person)
    s.box = sum(1 << (person - SUPPORT[0]) for person in box)
    dice.shuffle(faces)

    def draw(card: int) -> int:
        """Another face for a hidden card, of its suit if that was seen."""
        for face in faces:
            if not card & SEEN or FIGURES.suit[face] == suit_of(card):
                faces.remove(face)
                return face * 64 + (card & SEEN)
        raise AssertionError("no face left")

    def others(card: int) -> int:
        """What the other seats know of a card is not shown, so it may be anything."""
        return card & EVERYBODY or dice.getrandbits(4) & ~knows

    for with_suit in (True, False):
        for at in pile_places(s):
            card = int(s.pile[at])
            if card & knows:
                s.pile[at] = (card & ~15) | knows | others(card)
            elif bool(card & SEEN) == with_suit:
                s.pile[at] = draw(card) | others(card)
        if with_suit:
            for holder in range(s.players):
                cards = []
                for at in hand_places(s, holder):
                    card = int(s.hand[at])
                    if card & EVERYBODY:
                        cards.append(card)
                    else:
                        face = card & ~31 if card & knows else draw(card)
                        cards.append(face | (card & knows) | others(card) | 1 << holder)
                for at, card in zip(hand_places(s, holder), sorted(cards), strict=True):
                    s.hand[at] = card
    if s.looked_pile >= 0 and s.seat != seat:
        # Cards somebody looks at are kept in ascending order, and the looker knows them.
        end = s.looked_pile * STACK + s.pile_size[s.looked_pile]
        places = range(end - s.looked, end)
        for at, card in zip(places, sorted(int(s.pile[at]) & ~31 for at in places), strict=True):
            s.pile[at] = card | 1 << s.seat
    return s


def deal_box(table: Table, dice: random.Random) -> list[int]:
    """Other support cards for the box, of all the seat cannot place."""
    hidden = [card >> 6 for card in table.unseen + table.seen if card >> 6 in SUPPORT] + table.box
    return dice.sample(hidden, len(table.box))


def pools(state: bm.State, seat: int) -> list[Pool]:
    """Suits over the places where no suit was seen; then, for each suit, faces over all places with that suit.

    In the box only support cards can be, so they come apart: which of them is where, and where any of them is. The
    cards another seat is looking at are in order and not in any pool then."""
    s = cast(Villagers, state)
    if s.looked_pile >= 0:
        return []
    mix = random.Random(f"{s.key_high} {s.key_low}").shuffle
    table = Table(s, seat, mix)
    found = [Pool("suits", tuple(suit_of(card) for card in table.unseen))]
    for suit in range(9):
        faces = [card >> 6 for card in table.seen + table.unseen if suit_of(card) == suit]
        if suit == SPECIAL:
            found.append(Pool("support", tuple(table.box + [face for face in faces if face in SUPPORT])))
            faces = [SOME_SUPPORT if face in SUPPORT else face for face in faces]
        found.append(Pool(f"suit {suit}", tuple(faces)))
    return found
