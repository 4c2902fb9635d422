# compiled: mypyc
"""Draft phase (Draftphase): from LOS! clockwise one card per turn, until everybody has reached the limit."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import (
    FACE_BITS,
    add_to_hand,
    card_of,
    fill_piles,
    leftmost_stack,
    reserve_only,
)
from baumeister.games.villagers.rules.knowledge import turn_up
from baumeister.games.villagers.rules.position import DRAFT, Position, pay_bank
from baumeister.games.villagers.rules.scoring import has_person, lent, symbols


def begin_round(s: Position) -> None:
    """The limits are counted now; only the benefactor changes one later (ruling 1)."""
    s.round += 1
    s.phase = DRAFT
    s.active = (s.los + s.players - 1) % s.players
    s.tell(a.ROUND_BEGUN, s.round, s.los)
    for seat in range(s.players):
        recount_limit(s, seat)


def recount_limit(s: Position, seat: i64) -> None:
    """At the beginning of the round, and after the benefactor, up or down (ruling 51)."""
    limit = draft_limit(s, seat)
    if limit != s.draft_limit[seat]:
        s.draft_limit[seat] = limit
        s.tell(a.LIMIT_CHANGED, seat, limit)


def draft_limit(s: Position, seat: i64) -> i64:
    """2, and 1 more for each uncovered or lent food, at most 5."""
    limit = s.figures.draft_base + symbols(s, seat, c.FOOD_SYMBOLS) + lent(s, seat, s.figures.reward_food)
    return limit if limit < s.figures.draft_most else s.figures.draft_most


def next_draft(s: Position) -> bool:
    """Continue the turn, or ask the next player below the limit; False when drafting is over."""
    if cards_to_take(s) == 0:
        return False
    if s.busy != 0:
        if s.drafted_count[s.active] < s.draft_limit[s.active]:
            s.ask(s.active, a.ASK_DRAFT if s.picks == 0 else a.ASK_SECOND)
            return True
        s.busy = 0
    for _seat in range(s.players):
        s.active = (s.active + 1) % s.players
        if s.drafted_count[s.active] < s.draft_limit[s.active]:
            s.busy = 1
            s.ask_in_new_turn(s.active, a.ASK_DRAFT)
            return True
    return False


def cards_to_take(s: Position) -> i64:
    """Cards that can be drafted before everything is used up: row, stacks and in the end the reserve."""
    count: i64 = 0
    for place in range(c.ROW):
        if s.row[place] >= 0:
            count += 1
    for pile in range(c.RESERVE + 1):
        count += s.pile_size[pile]
    return count


def fill_draft(s: Position, buffer: vec[i64]) -> i64:
    """Every row card, the top of every stack, and the reserve's only when all stacks are empty."""
    count: i64 = 0
    for place in range(c.ROW):
        if s.row[place] >= 0:
            buffer[count] = a.ROW + place
            count += 1
    count = fill_piles(s.pile_size, c.STACKS, a.STACK, buffer, count)
    if reserve_only(s):
        buffer[count] = a.RESERVE
        count += 1
    return count


def pile_of(action: i64) -> i64:
    """The stack or reserve an action names."""
    if action == a.RESERVE:
        return c.RESERVE
    return action - a.STACK


def draft_from_row(s: Position, seat: i64, place: i64) -> None:
    """The card and the coins on it; the gap is filled at once."""
    person = s.row[place]
    coins = s.row_coins[place]
    s.row[place] = c.NOBODY
    s.row_coins[place] = 0
    s.gold[seat] += coins
    s.tell(a.DRAFTED_ROW, seat, person, place + 1, coins)
    draft(s, seat, person)
    pile = leftmost_stack(s)
    if pile < 0:
        pile = c.RESERVE
    fill_gap(s, place, pile)


def fill_gap(s: Position, place: i64, pile: i64) -> None:
    """A row place is filled from this pile; with nothing left it stays empty."""
    if s.pile_size[pile] > 0:
        s.row[place] = turn_up(s, pile)
        s.tell(a.ROW_FILLED, place + 1, s.row[place], pile + 1)


def draft_from_pile(s: Position, seat: i64, pile: i64) -> None:
    """The top card of a stack or of the reserve, face-up; it is not replaced."""
    person = turn_up(s, pile)
    if pile == c.RESERVE:
        s.tell(a.DRAFTED_RESERVE, seat, person)
    else:
        s.tell(a.DRAFTED_STACK, seat, person, pile + 1)
    draft(s, seat, person)


def draft(s: Position, seat: i64, person: i64) -> None:
    """The card lies open before its drafter; in the recruiter's turn there is one more to come."""
    s.drafted[seat * c.MOST_DRAFTED + s.drafted_count[seat]] = person
    s.drafted_count[seat] += 1
    s.hand_changes += 1
    if s.picks > 0:
        s.picks -= 1
    if s.picks == 0:
        s.busy = 0


def can_recruit(s: Position, seat: i64) -> bool:
    """Two drafts must be left to the limit, two cards to take, and the fee in the supply (ruling 52)."""
    return (
        s.support != 0
        and s.gold[seat] >= s.figures.recruiter_fee
        and s.draft_limit[seat] - s.drafted_count[seat] >= 2
        and has_person(s, seat, c.RECRUITER)
        and cards_to_take(s) >= 2
    )


def recruit(s: Position, seat: i64) -> None:
    """Pay first, then draft two cards (rulings 33, 52)."""
    pay_bank(s, seat, s.figures.recruiter_fee)
    s.picks = 2
    s.tell(a.RECRUITED, seat, s.figures.recruiter_fee)


def end_draft(s: Position) -> None:
    """Now the drafted cards go into the hands; everybody has seen them."""
    s.tell(a.HANDS_TAKEN)
    for seat in range(s.players):
        for i in range(s.drafted_count[seat]):
            at = seat * c.MOST_DRAFTED + i
            add_to_hand(s, seat, card_of(s.drafted[at], FACE_BITS))
            s.tell(a.CARD_TAKEN, seat, s.drafted[at])
            s.drafted[at] = c.NOBODY
        s.drafted_count[seat] = 0
    s.active = -1
    s.busy = 0
    s.picks = 0
