"""What a seat of Villagers cannot know, from the spec's words and not with `determinize`.

Spec 1.3: "Card backs show the suit. So the suit of the top card of each stack and of the reserve is public, and so are
the suits of the cards in every hand; the fronts are hidden." Who knows which front is kept as bits of each card: one
for each seat, one for everybody with the spectators, and whether the suit was seen. What other seats know is not shown
either, except that whoever gave a card up, or looked at it, knows it. Cards somebody else looked at may lie in any of
their places.

Set-up step 8: each player gets one support card, none is in a pile, and those that nobody got go back to the box
unseen. So support cards change places only among themselves, or within what one player holds and gave up.

A card is person * 64 + suit seen * 32 + bits of the knowers (seats 1, 2, 4, 8 and 8192; everybody 16). In a pile there
are besides: who gave it up or looked at it (+ 1) * 16384, looked at 131072, may be a support card 262144.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import cast

import baumeister as bm
from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.flow import Villagers
from tests.wall.harness import Pool

SEEN, EVERYBODY, FIFTH = 32, 16, 8192
KNOWERS = 31 | FIFTH
LOOKED, MAY_HELP = 131072, 262144
STACK, HAND = 40, 112
SUPPORT = range(54, 59)
SPECIAL = 8
#: Also while cards lie where only one seat knows their order, when no pool can be named.
HIDES_PIECES = True

#: Where a card lies: the row ("pile" or "hand") and the place in it.
Place = tuple[str, int]


def face_of(card: int) -> int:
    return (card >> 6) & 127


def suit_of(card: int) -> int:
    return int(FIGURES.suit[face_of(card)])


def is_support(card: int) -> bool:
    return face_of(card) in SUPPORT


def handler_of(card: int) -> int:
    """Who gave the card up or looked at it; -1: nobody."""
    return ((card >> 14) & 7) - 1


def pile_places(s: Villagers) -> Iterator[int]:
    for pile in range(7):
        yield from range(pile * STACK, pile * STACK + s.pile_size[pile])


def hand_places(s: Villagers, seat: int) -> range:
    return range(seat * HAND, seat * HAND + s.hand_size[seat])


def box_of(s: Villagers) -> list[int]:
    return [person for i, person in enumerate(SUPPORT) if (s.box >> i) & 1]


def bit_of(seat: int) -> int:
    return FIFTH if seat == 4 else 1 << seat


def eyes_of(seat: int | None) -> int:
    return EVERYBODY if seat is None else EVERYBODY | bit_of(seat)


class World:
    """The cards of a state in which things are exchanged."""

    def __init__(self, s: Villagers, seat: int | None) -> None:
        self.s = s
        self.seat = seat
        self.eyes = eyes_of(seat)
        self.cards: dict[Place, int] = {("pile", at): int(s.pile[at]) for at in pile_places(s)}
        for holder in range(s.players):
            self.cards |= {("hand", at): int(s.hand[at]) for at in hand_places(s, holder)}

    def is_mixed(self, card: int) -> bool:
        """Looked at by somebody else."""
        return bool(card & LOOKED) and handler_of(card) != (-1 if self.seat is None else self.seat)

    def hidden(self) -> list[Place]:
        return [place for place, card in self.cards.items() if not card & self.eyes]

    def mixed(self, pile: int) -> list[Place]:
        places: list[Place] = [("pile", at) for at in range(pile * STACK, (pile + 1) * STACK if pile < 6 else 328)]
        return [place for place in places if place in self.cards and self.is_mixed(self.cards[place])]

    def of_owner(self, owner: int) -> list[Place]:
        """Hidden special cards a player holds or has given up."""
        found: list[Place] = []
        for place in self.hidden():
            card = self.cards[place]
            if place[0] == "hand":
                is_his = place[1] // HAND == owner
            else:
                is_his = bool(card & MAY_HELP) and not card & LOOKED and handler_of(card) == owner
            if is_his and suit_of(card) == SPECIAL:
                found.append(place)
        return found

    def give_faces(self, places: list[Place], faces: list[int]) -> None:
        for place, face in zip(places, faces, strict=True):
            self.cards[place] = (self.cards[place] & ~(127 * 64)) | face * 64

    def write(self) -> None:
        """Back into the state; hands and cards somebody looks at in ascending order."""
        for (row, at), card in self.cards.items():
            if row == "pile":
                self.s.pile[at] = card
            else:
                self.s.hand[at] = card
        ranges = [(self.s.hand, hand_places(self.s, holder)) for holder in range(self.s.players)]
        if self.s.looked_pile >= 0:
            end = self.s.looked_pile * STACK + self.s.pile_size[self.s.looked_pile]
            ranges.append((self.s.pile, range(end - self.s.looked, end)))
        for row_of_cards, places in ranges:
            ordered = sorted((int(row_of_cards[at]) for at in places), key=lambda card: (card & 8191, card))
            for at, card in zip(places, ordered, strict=True):
                row_of_cards[at] = card


def permute(state: bm.State, seat: int | None, seed: int, remembered: bool = False) -> bm.State:
    """A copy in which everything that the seat (None: a spectator) is not shown has been exchanged."""
    dice = random.Random(seed)
    s = cast(Villagers, state.clone())
    s.key_high, s.key_low, s.draws = dice.getrandbits(32), dice.getrandbits(32), dice.randrange(1000)
    world = World(s, seat)
    for pile in range(7):
        mix_looked(world, pile, dice)
    exchange_support(world, dice)
    exchange_faces(world, dice)
    exchange_knowledge(world, dice)
    world.write()
    return s


def mix_looked(world: World, pile: int, dice: random.Random) -> None:
    """Cards somebody else looked at change places; where a suit was seen one of that suit must come."""
    places = world.mixed(pile)
    cards = [world.cards[place] & ~SEEN for place in places]
    dice.shuffle(cards)
    for place in sorted(places, key=lambda place: not world.cards[place] & SEEN):
        seen = world.cards[place] & SEEN
        fitting = [card for card in cards if not seen or suit_of(card) == suit_of(world.cards[place])]
        cards.remove(fitting[0])
        world.cards[place] = fitting[0] | seen


def exchange_support(world: World, dice: random.Random) -> None:
    """Which support cards lie in the box, which with whom, and which of a player's special cards is one."""
    places = [place for place in world.hidden() if is_support(world.cards[place])]
    faces = [face_of(world.cards[place]) for place in places] + box_of(world.s)
    dice.shuffle(faces)
    world.give_faces(places, faces[: len(places)])
    world.s.box = sum(1 << (person - SUPPORT[0]) for person in faces[len(places) :])
    for owner in range(world.s.players):
        own = world.of_owner(owner)
        faces = [face_of(world.cards[place]) for place in own]
        dice.shuffle(faces)
        world.give_faces(own, faces)


def exchange_faces(world: World, dice: random.Random) -> None:
    """All other faces: of the same suit where it was seen."""
    places = [place for place in world.hidden() if not is_support(world.cards[place])]
    faces = [face_of(world.cards[place]) for place in places]
    dice.shuffle(faces)
    for place in sorted(places, key=lambda place: not world.cards[place] & SEEN):
        card = world.cards[place]
        face = next(face for face in faces if not card & SEEN or FIGURES.suit[face] == suit_of(card))
        faces.remove(face)
        world.give_faces([place], [face])


def exchange_knowledge(world: World, dice: random.Random) -> None:
    """What the other seats know is not shown, so it may be anything; only holders, givers and lookers must know."""
    for place, card in world.cards.items():
        if card & EVERYBODY:
            continue
        others = dice.getrandbits(4) | dice.getrandbits(1) * FIFTH
        knower = place[1] // HAND if place[0] == "hand" else handler_of(card)
        if knower >= 0:
            others |= bit_of(knower)
        elif world.s.looked_pile >= 0 and world.s.rules < 2:
            others &= ~KNOWERS
        own = world.eyes & ~EVERYBODY
        world.cards[place] = (card & ~KNOWERS) | (others & ~own) | (card & own)


def pools(state: bm.State, seat: int) -> list[Pool]:
    """Suits over the places where no suit was seen; then, for each suit, faces over all places with that suit.

    Support cards come apart: which of them is where (the box included), and for each player which of the special cards
    he holds or gave up is one. Cards another seat looked at are not in any pool then."""
    s = cast(Villagers, state)
    world = World(s, seat)
    if s.looked_pile >= 0 or any(world.is_mixed(card) for card in world.cards.values()):
        return []
    mix = random.Random(f"{s.key_high} {s.key_low}").shuffle
    places = mixed_hands(world, world.hidden(), mix)
    cards = [world.cards[place] for place in places]
    unseen = [card for card in cards if not card & SEEN]
    found = [Pool("suits", tuple(suit_of(card) for card in unseen))]
    for suit in range(9):
        in_order = [card for card in cards if card & SEEN] + unseen
        faces = [face_of(card) for card in in_order if suit_of(card) == suit and not is_support(card)]
        found.append(Pool(f"suit {suit}", tuple(faces)))
    in_box = box_of(s)
    mix(in_box)
    outside = [face_of(card) for card in cards if is_support(card)]
    found.append(Pool("support", tuple(in_box + outside)))
    owned = [mixed_hands(world, world.of_owner(owner), mix) for owner in range(s.players)]
    if sum(len(his) for his in owned) and all_are_certain(world, outside):
        for owner, his in enumerate(owned):
            found.append(Pool(f"with {owner}", tuple(int(is_support(world.cards[place])) for place in his)))
    return found


def mixed_hands(world: World, places: list[Place], mix: Callable[[list[Place]], None]) -> list[Place]:
    """Piles from below, then the hands; a hand has no order of its own."""
    found = [place for place in places if place[0] == "pile"]
    for holder in range(world.s.players):
        in_hand = [place for place in places if place[0] == "hand" and place[1] // HAND == holder]
        mix(in_hand)
        found += in_hand
    return found


def all_are_certain(world: World, outside: list[int]) -> bool:
    """Is every hidden support card certainly with one player, in hand or among what he gave up?"""
    with_players = [place for owner in range(world.s.players) for place in world.of_owner(owner)]
    certain = sum((world.s.supports >> (3 * owner)) & 7 for owner in range(world.s.players))
    known = sum(1 for card in world.cards.values() if is_support(card) and card & world.eyes and not card & EVERYBODY)
    return len(outside) == certain - known and len(outside) == sum(is_support(world.cards[p]) for p in with_players)
