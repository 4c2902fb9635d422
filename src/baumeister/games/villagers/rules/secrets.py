# compiled: mypyc
"""What a seat cannot know in Villagers: faces in other hands, stacks and reserve, and the support cards in the box.

Knowledge is in the cards (see position.py and knowledge.py). A seat may imagine any arrangement of the faces it does
not know that keeps every suit that was seen and puts support cards only where they can be: in the box, as many as it is
certain of with every seat, and the others in hands or among cards that were given up or looked at. Cards the seat knows
to be among those another one looked at may lie in any of their places.

What the others know is not seen either: in an imagined state they know their own hands, what everybody knows, what they
gave up, and what they looked at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.bits import bit, count_bits, has
from baumeister.engine.chance import Rng
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import (
    EVERYONE,
    FACE_BITS,
    KNOWERS,
    LOOKED,
    MAY_HELP,
    ORDER,
    PERSON_SHIFT,
    SUIT_SEEN,
    add_to_hand,
    card_of,
    eyes_of,
    is_secret_of,
    known_also,
    lies_after,
    person_on,
    seat_bit,
)
from baumeister.games.villagers.rules.knowledge import handler_of, is_mixed_for, is_support, supports_of
from baumeister.games.villagers.rules.looking import first_looked
from baumeister.games.villagers.rules.position import Position

#: Bit of a card that already has its imagined face.
DONE: Final = 1048576


def deal_anew(s: Position, seat: i64, rng: Rng) -> None:
    """Replace everything hidden from the seat (-1: a spectator) by something it cannot tell from the truth."""
    faces: vec[i64] = vec[i64]([0] * (c.SUITS * c.HAND_ROOM))  # hidden persons by suit, in random order
    left: vec[i64] = vec[i64]([0] * c.SUITS)
    helpers: vec[i64] = vec[i64]([0] * c.SUPPORT_CARDS)  # hidden support cards, in random order
    hidden = collect_hidden(s, seat, faces, left, helpers)
    for suit in range(c.SUITS):
        rng.shuffle(faces, suit * c.HAND_ROOM, left[suit])
    rng.shuffle(helpers, 0, hidden)
    hidden = fill_box(s, helpers, hidden)
    for pile in range(c.PILES):
        mix_looked(s, seat, pile, left, rng)
    place_supports(s, seat, helpers, hidden, left[c.SPECIAL], rng)
    deal_seen(s, seat, faces, left)
    deal_unseen(s, seat, faces, left, rng)
    if s.looked_pile >= 0 and s.active != seat:
        sort_looked(s)
    s.imagine_chance(rng)


def is_hidden(card: i64, seat: i64) -> bool:
    """Does the seat not know the face, and has it not imagined one yet?"""
    return card & (eyes_of(seat) | DONE) == 0


def collect_hidden(s: Position, seat: i64, faces: vec[i64], left: vec[i64], helpers: vec[i64]) -> i64:
    """All persons the seat cannot place, ascending whatever the true arrangement is; how many are support cards."""
    count: vec[i64] = vec[i64]([0] * c.PERSONS)
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            if is_hidden(s.pile[at], seat):
                count[person_on(s.pile[at])] += 1
    for holder in range(s.players):
        for at in range(holder * c.HAND_ROOM, holder * c.HAND_ROOM + s.hand_size[holder]):
            if is_hidden(s.hand[at], seat):
                count[person_on(s.hand[at])] += 1
    for i in range(c.SUPPORT_CARDS):
        if has(s.box, i):
            count[c.SUPPORT_FIRST + i] += 1
    supports: i64 = 0
    for person in range(c.HAND_FIRST, c.HAND_FIRST + c.HAND_PERSONS):
        suit = s.figures.suit[person]
        for _card in range(count[person]):
            if is_support(person):
                helpers[supports] = person
                supports += 1
            else:
                faces[suit * c.HAND_ROOM + left[suit]] = person
                left[suit] += 1
    return supports


def fill_box(s: Position, helpers: vec[i64], hidden: i64) -> i64:
    """As many support cards as there are in the box, of those the seat cannot place; how many are left of them."""
    rest = hidden - count_bits(s.box)
    s.box = 0
    for i in range(rest, hidden):
        s.box |= bit(helpers[i] - c.SUPPORT_FIRST)
    return rest


# ---- cards somebody else looked at


def mix_looked(s: Position, seat: i64, pile: i64, left: vec[i64], rng: Rng) -> None:
    """Those the seat knows to be among them, and as many empty faces as are missing, into any of their places."""
    places: vec[i64] = vec[i64]([0] * c.PILE_ROOM)
    cards: vec[i64] = vec[i64]([0] * c.PILE_ROOM)
    count: i64 = 0
    known: i64 = 0
    for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
        card = s.pile[at]
        if is_mixed_for(card, seat):
            places[count] = at
            count += 1
            if not is_hidden(card, seat):
                cards[known] = card & ~SUIT_SEEN
                if card & EVERYONE == 0:
                    # What others know about it must not decide where it goes.
                    cards[known] = (cards[known] & ~KNOWERS) | seat_bit(seat)
                known += 1
    if count == 0:
        return
    sort_part(cards, known)
    rng.shuffle(cards, 0, known)
    unknown = count - known
    # From the top down: only the highest can have a suit that was seen.
    for i in range(count - 1, -1, -1):
        at = places[i]
        mark = s.pile[at] & ~(ORDER | KNOWERS)
        pick: i64 = -1
        if s.pile[at] & SUIT_SEEN == 0:
            if rng.below(known + unknown) < known:
                pick = known - 1
        else:
            pick = choose_for_suit(
                s=s,
                seat=seat,
                suit=s.figures.suit[person_on(s.pile[at])],
                cards=cards,
                known=known,
                unknown=unknown,
                left=left,
                rng=rng,
            )
        if pick >= 0:
            s.pile[at] = cards[pick] | (s.pile[at] & SUIT_SEEN)
            known -= 1
            cards[pick] = cards[known]
        else:
            # Whose face it was no longer matters; only a suit that was seen does.
            s.pile[at] = (s.pile[at] & ORDER & ~FACE_BITS) | mark
            unknown -= 1


def choose_for_suit(
    s: Position, seat: i64, suit: i64, cards: vec[i64], known: i64, unknown: i64, left: vec[i64], rng: Rng
) -> i64:
    """Which of the known cards lies where this suit was seen; -1: one the seat does not know."""
    fitting: i64 = 0
    for i in range(known):
        if s.figures.suit[person_on(cards[i])] == suit:
            fitting += 1
    if fitting == 0:
        return -1
    # Hidden faces that no suit seen elsewhere takes: one of them lies here, if it is none of the known cards.
    free: i64 = 0
    for other in range(c.SUITS):
        free += left[other] - seen_places(s, seat, other)
    of_suit = left[suit] - seen_places(s, seat, suit)
    if of_suit > 0 and unknown > 0 and rng.below(fitting * free + unknown * of_suit) >= fitting * free:
        return -1
    nth = rng.below(fitting)
    for i in range(known):
        if s.figures.suit[person_on(cards[i])] == suit:
            if nth == 0:
                return i
            nth -= 1
    return -1


def seen_places(s: Position, seat: i64, suit: i64) -> i64:
    """Hidden cards whose suit was seen to be this one, without those somebody else looked at."""
    count: i64 = 0
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            card = s.pile[at]
            if card & SUIT_SEEN != 0 and is_hidden(card, seat) and not is_mixed_for(card, seat):
                if s.figures.suit[person_on(card)] == suit:
                    count += 1
    for holder in range(s.players):
        for at in range(holder * c.HAND_ROOM, holder * c.HAND_ROOM + s.hand_size[holder]):
            if is_hidden(s.hand[at], seat) and s.figures.suit[person_on(s.hand[at])] == suit:
                count += 1
    return count


def sort_part(cards: vec[i64], count: i64) -> None:
    for i in range(count):
        card = cards[i]
        at = i
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card


# ---- support cards


def place_supports(s: Position, seat: i64, helpers: vec[i64], hidden: i64, specials: i64, rng: Rng) -> None:
    """For every seat as many as are certain; the others wherever support cards can be."""
    rest = hidden
    for owner in range(s.players):
        for _card in range(supports_of(s, owner) - supports_known(s, seat, owner)):
            rest -= 1
            place_support(s, seat, owner, rng.below(place_support(s, seat, owner, -1, 0, False)), helpers[rest], False)
    while rest > 0:
        # Every place with the special suit needs a card of it, so not too many may go where no suit was seen.
        anywhere = seen_specials(s, seat) - specials < rest
        places = place_support(s, seat, -1, -1, 0, anywhere)
        rest -= 1
        place_support(s, seat, -1, rng.below(places), helpers[rest], anywhere)


def supports_known(s: Position, seat: i64, owner: i64) -> i64:
    """How many of the owner's support cards the seat knows, and not everybody."""
    count: i64 = 0
    for at in range(owner * c.HAND_ROOM, owner * c.HAND_ROOM + s.hand_size[owner]):
        if is_support(person_on(s.hand[at])) and is_secret_of(s.hand[at], seat):
            count += 1
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            card = s.pile[at]
            if is_given_by(card, owner) and is_support(person_on(card)) and is_secret_of(card, seat):
                count += 1
    return count


def is_given_by(card: i64, owner: i64) -> bool:
    """Did this seat give the card up, a special one that not everybody knows?"""
    return card & MAY_HELP != 0 and card & LOOKED == 0 and handler_of(card) == owner


def seen_specials(s: Position, seat: i64) -> i64:
    """Hidden cards that are seen to be special and have no imagined face yet."""
    count = seen_places(s, seat, c.SPECIAL)
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            card = s.pile[at]
            if card & SUIT_SEEN != 0 and is_hidden(card, seat) and is_mixed_for(card, seat):
                if s.figures.suit[person_on(card)] == c.SPECIAL:
                    count += 1
    return count


def place_support(s: Position, seat: i64, owner: i64, wanted: i64, helper: i64, anywhere: bool) -> i64:
    """Put a support card into the wanted one of all its possible places (-1: none); returns how many places there are.

    The places are the owner's (-1: all seats') hidden special cards, in hand and given up; without an owner also cards
    that were looked at, and `anywhere` those of them whose suit nobody saw."""
    count: i64 = 0
    for holder in range(s.players):
        if owner < 0 or holder == owner:
            for at in range(holder * c.HAND_ROOM, holder * c.HAND_ROOM + s.hand_size[holder]):
                card = s.hand[at]
                if is_hidden(card, seat) and s.figures.suit[person_on(card)] == c.SPECIAL:
                    if count == wanted:
                        s.hand[at] = card_of(helper, DONE)
                        return count
                    count += 1
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            card = s.pile[at]
            if card & MAY_HELP == 0 or not is_hidden(card, seat) or not (owner < 0 or is_given_by(card, owner)):
                continue
            if anywhere if card & SUIT_SEEN == 0 else s.figures.suit[person_on(card)] == c.SPECIAL:
                if count == wanted:
                    s.pile[at] = with_face(card & ~KNOWERS, helper) | DONE
                    return count
                count += 1
    return count


# ---- all other faces


def deal_seen(s: Position, seat: i64, faces: vec[i64], left: vec[i64]) -> None:
    """Cards whose suit was seen get a face of that suit; what is left goes where no suit was seen."""
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            s.pile[at] = imagine(s, s.pile[at], seat, handler_of(s.pile[at]), faces, left)
    cards: vec[i64] = vec[i64]([0] * c.HAND_ROOM)
    for holder in range(s.players):
        size = s.hand_size[holder]
        first = holder * c.HAND_ROOM
        for i in range(size):
            cards[i] = s.hand[first + i]
        s.hand_size[holder] = 0
        for i in range(size):
            add_to_hand(s, holder, imagine(s, cards[i], seat, holder, faces, left) & ~DONE)


def imagine(s: Position, card: i64, seat: i64, other: i64, faces: vec[i64], left: vec[i64]) -> i64:
    """The card as the seat may imagine it; `other` knows it besides. Without a seen suit its turn comes later."""
    if card & EVERYONE != 0:
        return card
    bare = card & ~KNOWERS
    if card & DONE == 0 and card & eyes_of(seat) != 0:
        bare |= seat_bit(seat)
    elif card & (DONE | SUIT_SEEN) == SUIT_SEEN:
        suit = s.figures.suit[person_on(card)]
        left[suit] -= 1
        bare = with_face(bare, faces[suit * c.HAND_ROOM + left[suit]])
    return bare if other < 0 else known_also(bare, other)


def with_face(card: i64, person: i64) -> i64:
    return (card & ~(ORDER & ~(SUIT_SEEN | FACE_BITS))) | (person << PERSON_SHIFT)


def deal_unseen(s: Position, seat: i64, faces: vec[i64], left: vec[i64], rng: Rng) -> None:
    rest: vec[i64] = vec[i64]([0] * c.HAND_ROOM)
    count: i64 = 0
    for suit in range(c.SUITS):
        for i in range(left[suit]):
            rest[count] = faces[suit * c.HAND_ROOM + i]
            count += 1
    rng.shuffle(rest, 0, count)
    for pile in range(c.PILES):
        for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
            card = s.pile[at]
            if card & DONE != 0:
                s.pile[at] = card & ~DONE
            elif card & (eyes_of(seat) | SUIT_SEEN) == 0:
                count -= 1
                s.pile[at] = with_face(card, rest[count])


def sort_looked(s: Position) -> None:
    """Cards another seat is looking at: in their ascending order again, and known to the looker."""
    first = first_looked(s)
    for i in range(s.looked):
        card = known_also(s.pile[first + i], s.active)
        at = first + i
        while at > first and lies_after(s.pile[at - 1], card):
            s.pile[at] = s.pile[at - 1]
            at -= 1
        s.pile[at] = card
