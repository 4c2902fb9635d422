# compiled: mypyc
"""Build phase (Bauphase): whole build turns from LOS! clockwise; persons, basics and special persons in any order."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import (
    NO_PILE,
    SEVERAL_PILES,
    fill_persons,
    fill_piles,
    only_pile,
    person_on,
    reserve_only,
)
from baumeister.games.villagers.rules.knowledge import discard_from_hand, give_away
from baumeister.games.villagers.rules.laying import begin_laying, can_lay, can_open, offers_of, take_up
from baumeister.games.villagers.rules.position import BUILD, ON_TABLE, Position, add_to_village
from baumeister.games.villagers.rules.scoring import lent, symbols
from baumeister.games.villagers.rules.specials import (
    actions_left,
    add_monk,
    can_begin_column,
    can_smuggle_some,
    can_swap_some,
    play_apprentice,
    play_pigeoneer,
    play_smuggler,
    play_tinner,
)


def begin_building(s: Position) -> None:
    s.phase = BUILD
    s.cursor = 0


def next_build(s: Position) -> bool:
    """Continue the build turn or begin the next player's; False when everybody has had one."""
    if s.busy != 0:
        s.ask(s.active, a.ASK_BUILD)
        return True
    if s.cursor == s.players:
        return False
    begin_turn(s, (s.los + s.cursor) % s.players)
    s.cursor += 1
    return True


def begin_turn(s: Position, seat: i64) -> None:
    """The limit is fixed now: builders laid in this turn help only in the next round."""
    s.active = seat
    s.busy = 1
    s.build_limit = build_limit(s, seat)
    s.tell(a.TURN_BEGUN, seat, s.build_limit)
    s.ask_in_new_turn(seat, a.ASK_BUILD)


def build_limit(s: Position, seat: i64) -> i64:
    """2, and 1 more for each uncovered or lent build symbol, at most 5."""
    limit = s.figures.build_base + symbols(s, seat, c.BUILD_SYMBOLS) + lent(s, seat, s.figures.reward_build)
    return limit if limit < s.figures.build_most else s.figures.build_most


def end_turn(s: Position, seat: i64) -> None:
    s.active = -1
    s.busy = 0
    s.build_limit = 0
    s.used = 0
    s.basics_used = 0
    s.acted = 0
    s.hired = 0
    s.tinner = 0
    s.tell(a.TURN_ENDED, seat)


# ---- what can be done


def can_play(s: Position, seat: i64, person: i64, offers: i64) -> bool:
    """May this person from hand be played now in the build turn? Without actions left the offers do not matter."""
    if s.figures.suit[person] != c.SPECIAL:
        return actions_left(s) >= 1 and can_lay(s, seat, person, 0, offers)
    if person == c.MONK:
        return can_begin_column(s, seat, offers)
    if person == c.APPRENTICE:
        return actions_left(s) >= 1 and can_swap_some(s, seat, offers)
    if person == c.TINNER:
        return True
    if person == c.SMUGGLER:
        return can_smuggle_some(s, seat) and can_open(s, seat, person, offers_of(s, seat))
    if person == c.PIGEONEER:
        return s.pile_size[c.RESERVE] > 0
    if person in (c.BENEFACTOR, c.PROPHET):
        return False  # they belong to the draft phase
    return actions_left(s) >= 1  # nun, recruiter and freelancer: on the table, one action each (ruling 55)


def fill_build(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """Everything a player may do in the build turn; ending it is always allowed (ruling 45)."""
    buffer[0] = a.END
    count: i64 = 1
    if can_exchange(s, seat):
        count = fill_piles(s.basics, c.BASICS, a.BASIC, buffer, count)
    offers: i64 = 0
    if actions_left(s) >= 1:
        offers = offers_of(s, seat)
    last: i64 = -1
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        person = person_on(s.hand[at])
        if person != last:
            last = person
            if can_play(s, seat, person, offers):
                buffer[count] = a.PLAY + person - c.HAND_FIRST
                count += 1
    if s.profiteers != 0 and s.acted == 0:
        for number in range(s.laid):
            if can_hire(s, seat, number):
                buffer[count] = a.CARD + number
                count += 1
    return count


def play(s: Position, seat: i64, person: i64) -> None:
    """Play a person from hand: lay it, or let a special person act."""
    end_hiring(s)
    if person == c.MONK:
        add_monk(s, seat)
    elif person == c.APPRENTICE:
        play_apprentice(s, seat)
    elif person == c.TINNER:
        play_tinner(s, seat)
    elif person == c.SMUGGLER:
        play_smuggler(s, seat)
    elif person == c.PIGEONEER:
        play_pigeoneer(s, seat)
    else:
        take_up(s, seat, person)
        begin_laying(s, seat, person)


# ---- freelancers


def can_hire(s: Position, seat: i64, number: i64) -> bool:
    """Before anything else in the turn, each once, never above the most actions (ruling 56)."""
    return (
        s.acted == 0
        and s.person[number] == c.FREELANCER
        and not is_hired(s, number)
        and s.gold[seat] >= s.figures.freelancer_fee
        and s.build_limit < s.figures.build_most
    )


def is_hired(s: Position, number: i64) -> bool:
    """By rules number 1 freelancers were hired in ascending order."""
    return s.hired != 0 and s.hired & freelancer_bit(s, number) != 0


def freelancer_bit(s: Position, number: i64) -> i64:
    """Freelancers are few, so a bit for each in the order of their numbers is enough."""
    before: i64 = 0
    for other in range(number):
        if s.person[other] == c.FREELANCER:
            before += 1
    return bit(before)


def hire(s: Position, seat: i64, number: i64) -> None:
    """Gold from the supply goes on the freelancer, whoever owns it, and gives one more action."""
    s.gold[seat] -= s.figures.freelancer_fee
    s.coins[number] += s.figures.freelancer_fee
    s.village_changes += 1
    s.build_limit += 1
    s.hired |= freelancer_bit(s, number)
    s.tell(a.HIRED, seat, number, s.village[number], s.build_limit)
    s.tell(a.COINS_LAID, seat, s.village[number], number, s.figures.freelancer_fee)


def end_hiring(s: Position) -> None:
    """Something else is done now."""
    s.acted = 1
    s.hired = 0


# ---- basics (Start-Personen erhalten)


def can_exchange(s: Position, seat: i64) -> bool:
    return s.basics_used < s.figures.basics_per_turn and s.hand_size[seat] > 0


def begin_exchange(s: Position, seat: i64, basic: i64) -> None:
    """First where the card will go: any stack that has cards; else the reserve; else the discard pile."""
    end_hiring(s)
    s.basic = basic
    s.place = ON_TABLE
    only = only_pile(s.pile_size, c.STACKS)
    if only == SEVERAL_PILES:
        s.ask(seat, a.ASK_PILE)
        return
    if only == NO_PILE and reserve_only(s):
        only = c.RESERVE
    choose_pile(s, seat, only)


def choose_pile(s: Position, seat: i64, pile: i64) -> None:
    s.place = pile
    s.ask(seat, a.ASK_GIVE)


def fill_give(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """Any card in hand, special and support cards included."""
    return fill_persons(s.hand, seat * c.HAND_ROOM, s.hand_size[seat], a.GIVE, buffer)


def give_up(s: Position, seat: i64, person: i64) -> None:
    """The card goes face-down on its pile, only its suit is seen; the basic lies in the village at once."""
    pile = s.place
    if pile >= 0:
        give_away(s, seat, person, pile)
        s.whisper(~bit(seat), a.GAVE_UP, seat, s.figures.suit[person], pile + 1)
        s.whisper(bit(seat), a.GAVE_FACE, seat, person, pile + 1)
    else:
        discard_from_hand(s, seat, person)
    take_basic(s, seat, s.basic)
    s.basics_used += 1
    s.basic = -1
    s.place = ON_TABLE


def take_basic(s: Position, seat: i64, basic: i64) -> None:
    """A basic from its pile, laid on the table of the village; no build action."""
    s.basics[basic] -= 1
    number = add_to_village(s, seat, c.BASIC_FIRST + basic, c.BASIC_FIRST + basic, ON_TABLE)
    s.tell(a.BASIC_TAKEN, seat, c.BASIC_FIRST + basic, number)
