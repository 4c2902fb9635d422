# compiled: mypyc
"""Special persons in the build turn (Spezial-Personen ausspielen): monk, apprentice, tinner, smuggler, pigeoneer; and
the benefactor, who lays a person in the draft turn.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import copies_in_hand, person_on
from baumeister.games.villagers.rules.knowledge import discard_from_hand
from baumeister.games.villagers.rules.laying import begin_laying, can_lay, is_ordinary, offers_of, open_lock, take_up
from baumeister.games.villagers.rules.looking import begin_looking
from baumeister.games.villagers.rules.position import Position, take_from_bank


def actions_left(s: Position) -> i64:
    return s.build_limit - s.used


# ---- persons from hand by the rules of the chains


def can_lay_some(s: Position, seat: i64, monks: i64, offers: i64) -> bool:
    """Is there a person in hand that can be laid now, on this many monks?"""
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        person = person_on(s.hand[at])
        if is_ordinary(s, person) and can_lay(s, seat, person, monks, offers):
            return True
    return False


def fill_ordinary(s: Position, seat: i64, monks: i64, buffer: vec[i64], count: i64) -> i64:
    """Every different person in hand that can be laid now, on this many monks."""
    offers = offers_of(s, seat)
    last: i64 = -1
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        person = person_on(s.hand[at])
        if person != last:
            last = person
            if is_ordinary(s, person) and can_lay(s, seat, person, monks, offers):
                buffer[count] = a.PLAY + person - c.HAND_FIRST
                count += 1
    return count


# ---- monk (rulings 14 to 16)


def can_begin_column(s: Position, seat: i64, offers: i64) -> bool:
    """A monk is laid only with one or two monks' worth of actions, a person to cover it and a place for them all."""
    return can_cover(s, seat, 2, offers)


def can_cover(s: Position, seat: i64, monks: i64, offers: i64) -> bool:
    """Can the lowest card of a column be covered at once, by a person from hand or by a monk and a person?

    `monks`: with this many in the hand there is one besides the lowest card."""
    left = actions_left(s)
    if left >= 2 and can_lay_some(s, seat, 1, offers):
        return True
    return left >= 3 and copies_in_hand(s, seat, c.MONK) >= monks and can_lay_some(s, seat, 2, offers)


def can_add_monk(s: Position, seat: i64) -> bool:
    """A second monk on the first one."""
    return (
        s.column == 1
        and actions_left(s) >= 3
        and copies_in_hand(s, seat, c.MONK) >= 1
        and can_lay_some(s, seat, 2, offers_of(s, seat))
    )


def add_monk(s: Position, seat: i64) -> None:
    """Nothing but the rest of the column can be laid until it is complete."""
    take_up(s, seat, c.MONK)
    s.column += 1
    s.ask(seat, a.ASK_COLUMN)


def fill_column(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    # Ordinary persons stand before and after the monk in the order of numbers.
    count = fill_ordinary(s, seat, s.column, buffer, 0)
    if can_add_monk(s, seat):
        at = count
        while at > 0 and buffer[at - 1] > a.PLAY + c.MONK - c.HAND_FIRST:
            buffer[at] = buffer[at - 1]
            at -= 1
        buffer[at] = a.PLAY + c.MONK - c.HAND_FIRST
        count += 1
    return count


# ---- apprentice (rulings 17 to 20)


def can_swap(s: Position, seat: i64, number: i64, offers: i64) -> bool:
    """A covered card of any village that can be laid in the player's own; not another player's founders."""
    person = s.person[number]
    if s.load[number] == 0:
        return False
    if person in (c.MONK, c.APPRENTICE):
        # A monk or apprentice must not lie on top.
        return s.any_covered != 0 and can_cover(s, seat, 1, offers)
    if (person in (c.FOUNDERS, c.FOUNDERS_BACK)) and s.village[number] != seat:
        return False
    return can_lay(s, seat, person, 0, offers)


def can_swap_some(s: Position, seat: i64, offers: i64) -> bool:
    for number in range(s.laid):
        if can_swap(s, seat, number, offers):
            return True
    return False


def play_apprentice(s: Position, seat: i64) -> None:
    take_up(s, seat, c.APPRENTICE)
    s.ask(seat, a.ASK_APPRENTICE)


def fill_swaps(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    offers = offers_of(s, seat)
    count: i64 = 0
    for number in range(s.laid):
        if can_swap(s, seat, number, offers):
            buffer[count] = a.CARD + number
            count += 1
    return count


def swap(s: Position, seat: i64, number: i64) -> None:
    """The apprentice takes the place under the same cards and its role; then the person is laid like one from hand.

    A monk or apprentice taken this way begins a column, as a monk from hand does (ruling 17)."""
    person = s.person[number]
    s.person[number] = c.APPRENTICE
    s.village_changes += 1
    s.tell(a.SWAPPED, seat, person, number, s.village[number])
    if person in (c.MONK, c.APPRENTICE):
        s.taken = person
        s.column = 1
        s.ask(seat, a.ASK_COLUMN)
        return
    begin_laying(s, seat, c.FOUNDERS if person == c.FOUNDERS_BACK else person)


# ---- tinner and smuggler


def play_tinner(s: Position, seat: i64) -> None:
    """From now to the end of this build turn, for every lock the player likes (ruling 47)."""
    discard_from_hand(s, seat, c.TINNER)
    s.tinner = 1


def is_smuggled(s: Position, seat: i64, number: i64) -> bool:
    """An uncovered card of the player's village with printed gold (rulings 25, 39, 48)."""
    return s.village[number] == seat and s.load[number] == 0 and s.figures.gold[s.person[number]] > 0


def can_smuggle_some(s: Position, seat: i64) -> bool:
    for number in range(s.laid):
        if is_smuggled(s, seat, number):
            return True
    return False


def play_smuggler(s: Position, seat: i64) -> None:
    """Its own lock is opened before its effect (ruling 12)."""
    discard_from_hand(s, seat, c.SMUGGLER)
    s.laying = c.SMUGGLER
    if open_lock(s, seat):
        begin_smuggling(s, seat)


def begin_smuggling(s: Position, seat: i64) -> None:
    s.laying = c.NOBODY
    only: i64 = -1
    for number in range(s.laid):
        if is_smuggled(s, seat, number):
            if only >= 0:
                s.ask(seat, a.ASK_SMUGGLER)
                return
            only = number
    smuggle(s, seat, only)


def smuggle(s: Position, seat: i64, number: i64) -> None:
    """Half the printed gold from the bank, rounded up; coins on the card do not count."""
    part = s.figures.smuggler_part
    gold = (s.figures.gold[s.person[number]] + part - 1) // part
    take_from_bank(s, seat, gold)
    s.tell(a.SMUGGLED, seat, s.person[number], number, gold)


def fill_smuggled(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for number in range(s.laid):
        if is_smuggled(s, seat, number):
            buffer[count] = a.CARD + number
            count += 1
    return count


# ---- support: pigeoneer and benefactor


def play_pigeoneer(s: Position, seat: i64) -> None:
    """Look at the top six cards of the reserve, or at all if there are fewer (ruling 54)."""
    discard_from_hand(s, seat, c.PIGEONEER)
    cards = s.pile_size[c.RESERVE]
    if cards > s.figures.pigeoneer_cards:
        cards = s.figures.pigeoneer_cards
    begin_looking(s, seat, c.RESERVE, cards)


def can_play_benefactor(s: Position, seat: i64) -> bool:
    """Only if some person in hand can legally be laid (ruling 51)."""
    return can_lay_some(s, seat, 0, offers_of(s, seat))


def play_benefactor(s: Position, seat: i64) -> None:
    discard_from_hand(s, seat, c.BENEFACTOR)
    s.ask(seat, a.ASK_BENEFACTOR)
