# compiled: mypyc
"""Laying a person (Produktionsketten, Schlösser): its place, its lock, and the card itself, in this order (ruling 46).

The same steps serve persons from hand, monk columns, persons taken by an apprentice and the benefactor. They begin only
if they can be completed, and ask only where there is a choice.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.knowledge import show_from_hand
from baumeister.games.villagers.rules.position import BUILD, ON_TABLE, Position, add_to_village, pay_bank, role_of


def offers_of(s: Position, seat: i64) -> i64:
    """What a village offers, as bits: a free place on each kind of carrier, and its openers."""
    figures = s.figures
    bits: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat:
            person = s.person[number]
            role = s.role[number]
            bits |= figures.opener_bit[person]
            if s.load[number] < figures.carries[role]:
                bits |= figures.place_bit[role]
    return bits


def lowest_role(s: Position, person: i64, monks: i64) -> i64:
    """The role of the lowest card of a column: each monk is what the card on it requires (ruling 15)."""
    role = role_of(person)
    for _monk in range(monks):
        if role < 0:
            return c.NOBODY
        role = s.figures.requires[role]
    return role


def has_place(s: Position, person: i64, monks: i64, offers: i64) -> bool:
    """Can this person, on this many monks, be laid on the table or on a free place of the village?"""
    role = lowest_role(s, person, monks)
    if role < 0:
        return False
    needed = s.figures.requires[role]
    return needed < 0 or offers & s.figures.place_bit[needed] != 0


def can_open(s: Position, seat: i64, person: i64, offers: i64) -> bool:
    """Can the lock of this person be opened now? Paying is in full or not at all."""
    opener = s.figures.lock[person]
    if opener < 0 or s.locks == 0 or s.tinner != 0:
        return True
    return offers & s.figures.opener_bit[opener] != 0 or s.gold[seat] >= s.figures.lock_cost


def can_lay(s: Position, seat: i64, person: i64, monks: i64, offers: i64) -> bool:
    return has_place(s, person, monks, offers) and can_open(s, seat, person, offers)


def is_ordinary(s: Position, person: i64) -> bool:
    """An ordinary person: laid by the rules of the chains alone."""
    return s.figures.suit[person] != c.SPECIAL


# ---- place


def begin_laying(s: Position, seat: i64, person: i64) -> None:
    """Lay this person, on the monks already begun."""
    s.laying = person
    needed = s.figures.requires[lowest_role(s, person, s.column)]
    if needed < 0:
        choose_table(s, seat)
        return
    only: i64 = -1
    for number in range(s.laid):
        if is_place(s, seat, number, needed):
            if only >= 0:
                s.ask(seat, a.ASK_PLACE)
                return
            only = number
    choose_place(s, seat, only)


def is_place(s: Position, seat: i64, number: i64, role: i64) -> bool:
    """Is this card of the village a free place for persons that require the role?"""
    return s.village[number] == seat and s.role[number] == role and s.load[number] < s.figures.carries[role]


def choose_place(s: Position, seat: i64, number: i64) -> None:
    s.place = number
    begin_lock(s, seat)


def choose_table(s: Position, seat: i64) -> None:
    s.place = ON_TABLE
    if s.laying == c.FOUNDERS:
        # Only an apprentice brings founders here; their side is chosen anew.
        s.ask(seat, a.ASK_SIDE)
    else:
        begin_lock(s, seat)


def fill_places(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    needed = s.figures.requires[lowest_role(s, s.laying, s.column)]
    count: i64 = 0
    for number in range(s.laid):
        if is_place(s, seat, number, needed):
            buffer[count] = a.CARD + number
            count += 1
    return count


# ---- lock


def begin_lock(s: Position, seat: i64) -> None:
    if open_lock(s, seat):
        put_down(s, seat)


def open_lock(s: Position, seat: i64) -> bool:
    """Open the lock of the card being laid, if it has one and there is only one way; else ask."""
    opener = s.figures.lock[s.laying]
    if opener < 0 or s.locks == 0:
        return True
    only: i64 = -1
    ways: i64 = s.tinner
    if has_opener(s, seat, opener, True):
        for number in range(s.laid):
            if s.person[number] == opener and s.village[number] == seat:
                ways += 1
                only = number
    elif s.gold[seat] >= s.figures.lock_cost:
        for number in range(s.laid):
            if s.person[number] == opener:
                ways += 1
                only = number
        if only < 0:
            ways += 1
    if ways > 1:
        s.ask(seat, a.ASK_LOCK)
        return False
    if s.tinner != 0:
        s.tell(a.LOCK_FREE, seat, s.laying)
    elif only < 0:
        pay_for_lock(s, seat)
    else:
        use_opener(s, seat, only)
    return True


def has_opener(s: Position, seat: i64, opener: i64, own: bool) -> bool:
    """Is the opener in the player's own village (own) or in another one?"""
    for number in range(s.laid):
        if s.person[number] == opener and (s.village[number] == seat) == own:
            return True
    return False


def use_opener(s: Position, seat: i64, number: i64) -> None:
    """Case 1: the bank lays the gold on the player's own opener. Case 2: the player lays it on somebody else's."""
    cost = s.figures.lock_cost
    s.coins[number] += cost
    s.village_changes += 1
    if s.village[number] == seat:
        s.bank -= cost
        s.tell(a.LOCK_OWN, seat, s.laying, number, cost)
    else:
        s.gold[seat] -= cost
        s.tell(a.LOCK_OTHER, seat, s.laying, number, cost)
        s.tell(a.COINS_LAID, seat, s.village[number], number, cost)


def pay_for_lock(s: Position, seat: i64) -> None:
    """Case 3: nobody has the opener, the gold goes to the bank."""
    pay_bank(s, seat, s.figures.lock_cost)
    s.tell(a.LOCK_BANK, seat, s.laying, s.figures.lock_cost)


def open_as_chosen(s: Position, seat: i64, action: i64) -> None:
    if action == a.FREE:
        s.tell(a.LOCK_FREE, seat, s.laying)
    elif action == a.PAY:
        pay_for_lock(s, seat)
    else:
        use_opener(s, seat, action - a.CARD)


def fill_lock(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """The ways to open the lock: the tinner, and the first of the three cases that applies."""
    opener = s.figures.lock[s.laying]
    count: i64 = 0
    if s.tinner != 0:
        buffer[count] = a.FREE
        count += 1
    own = has_opener(s, seat, opener, True)
    if not own and s.gold[seat] < s.figures.lock_cost:
        return count
    if not own and not has_opener(s, seat, opener, False):
        buffer[count] = a.PAY
        return count + 1
    for number in range(s.laid):
        if s.person[number] == opener and (s.village[number] == seat or not own):
            buffer[count] = a.CARD + number
            count += 1
    return count


# ---- card


def take_up(s: Position, seat: i64, person: i64) -> None:
    """Show a person of the hand that will be laid."""
    show_from_hand(s, seat, person)
    s.tell(a.LAYING, seat, person)


def lay(s: Position, seat: i64, person: i64, role: i64, under: i64) -> i64:
    number = add_to_village(s, seat, person, role, under)
    s.tell(a.LAID, seat, person, under, number)
    return number


def put_down(s: Position, seat: i64) -> None:
    """The card lies: monks first, each on the last; in the build phase every card costs one action."""
    under = s.place
    person = s.laying
    for monks in range(s.column, 0, -1):
        joker: i64 = s.taken if s.taken >= 0 else c.MONK
        under = lay(s, seat, joker, lowest_role(s, person, monks), under)
        s.taken = c.NOBODY
    lay(s, seat, person, role_of(person), under)
    if s.phase == BUILD:
        s.used += s.column + 1
    s.column = 0
    s.laying = c.NOBODY
    s.place = ON_TABLE
