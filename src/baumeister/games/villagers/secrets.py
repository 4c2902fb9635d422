# compiled: mypyc
"""What a seat cannot know in Villagers: faces in other hands, stacks and reserve, and the support cards in the box.

Knowledge is in the cards (see position.py). A seat may imagine any arrangement of the faces it does not know that keeps
every suit that was seen; in the box there are support cards only. What the others know is not seen either: in an
imagined state they know their own hands and what everybody knows.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.chance import Rng
from baumeister.engine.vecs import vec
from baumeister.games.villagers.components import (
    HAND_FIRST,
    HAND_PERSONS,
    HAND_ROOM,
    PERSONS,
    PILES,
    SPECIAL,
    STACK_ROOM,
    SUITS,
    SUPPORT_CARDS,
    SUPPORT_FIRST,
)
from baumeister.games.villagers.looking import first_looked
from baumeister.games.villagers.position import (
    EVERYONE,
    FACE_BITS,
    PERSON_SHIFT,
    SUIT_SEEN,
    Position,
    add_to_hand,
    card_of,
)


def deal_anew(s: Position, seat: i64, rng: Rng) -> None:
    """Replace everything hidden from the seat (-1: a spectator) by something it cannot tell from the truth."""
    knows: i64 = EVERYONE if seat < 0 else bit(seat)
    faces: vec[i64] = vec[i64]([0] * (SUITS * HAND_ROOM))  # hidden persons by suit, in random order
    left: vec[i64] = vec[i64]([0] * SUITS)
    collect_hidden(s, knows, faces, left)
    for suit in range(SUITS):
        shuffle_part(faces, suit * HAND_ROOM, left[suit], rng)
    fill_box(s, faces, left)
    # The box took the first support cards it met: without mixing again the others would lie late in the order.
    shuffle_part(faces, SPECIAL * HAND_ROOM, left[SPECIAL], rng)
    # Cards whose suit was seen get a face of that suit; what is left goes where no suit was seen.
    for pile in range(PILES):
        for at in range(pile * STACK_ROOM, pile * STACK_ROOM + s.pile_size[pile]):
            s.pile[at] = imagine(s, s.pile[at], knows, 0, faces, left)
    for holder in range(s.players):
        imagine_hand(s, holder, knows, faces, left)
    rest: vec[i64] = vec[i64]([0] * HAND_ROOM)
    count: i64 = 0
    for suit in range(SUITS):
        for i in range(left[suit]):
            rest[count] = faces[suit * HAND_ROOM + i]
            count += 1
    shuffle_part(rest, 0, count, rng)
    for pile in range(PILES):
        for at in range(pile * STACK_ROOM, pile * STACK_ROOM + s.pile_size[pile]):
            if s.pile[at] & (knows | SUIT_SEEN) == 0:
                count -= 1
                s.pile[at] = rest[count] << PERSON_SHIFT
    if s.looked_pile >= 0 and s.active != seat:
        imagine_looked(s)
    s.imagine_chance(rng)


def collect_hidden(s: Position, knows: i64, faces: vec[i64], left: vec[i64]) -> None:
    """All persons the seat cannot place, in ascending order whatever the true arrangement is."""
    hidden: vec[i64] = vec[i64]([0] * PERSONS)
    for pile in range(PILES):
        for at in range(pile * STACK_ROOM, pile * STACK_ROOM + s.pile_size[pile]):
            if s.pile[at] & knows == 0:
                hidden[s.pile[at] >> PERSON_SHIFT] += 1
    for holder in range(s.players):
        for at in range(holder * HAND_ROOM, holder * HAND_ROOM + s.hand_size[holder]):
            if s.hand[at] & knows == 0:
                hidden[s.hand[at] >> PERSON_SHIFT] += 1
    for i in range(SUPPORT_CARDS):
        if (s.box >> i) & 1 != 0:
            hidden[SUPPORT_FIRST + i] += 1
    for person in range(HAND_FIRST, HAND_FIRST + HAND_PERSONS):
        suit = s.figures.suit[person]
        for _ in range(hidden[person]):
            faces[suit * HAND_ROOM + left[suit]] = person
            left[suit] += 1


def shuffle_part(items: vec[i64], first: i64, count: i64, rng: Rng) -> None:
    for i in range(count - 1):
        j: i64 = first + i + rng.below(count - i)
        kept = items[first + i]
        items[first + i] = items[j]
        items[j] = kept


def fill_box(s: Position, faces: vec[i64], left: vec[i64]) -> None:
    """As many support cards as there are in the box, of those the seat cannot place."""
    missing: i64 = 0
    for i in range(SUPPORT_CARDS):
        missing += (s.box >> i) & 1
    s.box = 0
    kept: i64 = SPECIAL * HAND_ROOM
    for at in range(SPECIAL * HAND_ROOM, SPECIAL * HAND_ROOM + left[SPECIAL]):
        support = faces[at] - SUPPORT_FIRST
        if missing > 0 and support >= 0 and support < SUPPORT_CARDS:
            s.box |= bit(support)
            missing -= 1
        else:
            faces[kept] = faces[at]
            kept += 1
    left[SPECIAL] = kept - SPECIAL * HAND_ROOM


def imagine(s: Position, card: i64, knows: i64, others: i64, faces: vec[i64], left: vec[i64]) -> i64:
    """The card as the seat may imagine it; `others`: who knows it besides. Without a seen suit its turn comes later."""
    if card & EVERYONE != 0:
        return card_of(card >> PERSON_SHIFT, FACE_BITS)
    if card & knows != 0:
        return (card & ~FACE_BITS) | knows | others
    if card & SUIT_SEEN == 0:
        return card & ~FACE_BITS
    suit = s.figures.suit[card >> PERSON_SHIFT]
    left[suit] -= 1
    return card_of(faces[suit * HAND_ROOM + left[suit]], others)


def imagine_hand(s: Position, holder: i64, knows: i64, faces: vec[i64], left: vec[i64]) -> None:
    size = s.hand_size[holder]
    first = holder * HAND_ROOM
    cards: vec[i64] = vec[i64]([0] * HAND_ROOM)
    for i in range(size):
        cards[i] = s.hand[first + i]
    s.hand_size[holder] = 0
    for i in range(size):
        add_to_hand(s, holder, imagine(s, cards[i], knows, bit(holder), faces, left))


def imagine_looked(s: Position) -> None:
    """Cards another seat is looking at: in their ascending order again, and known to the looker."""
    first = first_looked(s)
    for i in range(s.looked):
        card = s.pile[first + i] | bit(s.active)
        at = first + i
        while at > first and s.pile[at - 1] > card:
            s.pile[at] = s.pile[at - 1]
            at -= 1
        s.pile[at] = card
