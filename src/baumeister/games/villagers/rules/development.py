# compiled: mypyc
"""Development phase (Entwicklungsphase), after every build phase: whoever alone leads a condition is rewarded."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.building import take_basic
from baumeister.games.villagers.rules.cards import SEVERAL_PILES, only_pile, pop
from baumeister.games.villagers.rules.looking import take_hidden
from baumeister.games.villagers.rules.position import DEVELOPMENT, Position, take_from_bank
from baumeister.games.villagers.rules.scoring import count_of


def begin_development(s: Position) -> None:
    """The production card goes back first; then all three are decided before any reward is taken."""
    s.phase = DEVELOPMENT
    s.cursor = 0
    if s.holder >= 0:
        s.tell(a.DEVELOPMENT_BACK, s.holder, s.offer[c.PRODUCTION])
        s.holder = -1
    if s.development != 0:
        for group in range(c.GROUPS):
            s.winner[group] = sole_leader(s, s.offer[group])
            if s.winner[group] >= 0:
                s.tell(a.DEVELOPMENT_LED, s.winner[group], s.offer[group])


def sole_leader(s: Position, development: i64) -> i64:
    """Who alone has the most of what the card counts; -1 with any tie at the top, and for nothing at all (ruling
    36)."""
    leader: i64 = -1
    most: i64 = 0
    for seat in range(s.players):
        count = count_of(s, seat, s.figures.most, development)
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = -1
    return leader


def next_reward(s: Position) -> bool:
    """Give the rewards in the order of the groups; False when all are given."""
    if s.development == 0:
        return False
    while s.cursor < c.GROUPS:
        group = s.cursor
        seat = s.winner[group]
        s.cursor += 1
        s.winner[group] = -1
        if seat < 0:
            s.tell(a.DEVELOPMENT_TIED, s.offer[group])
        elif reward(s, seat, s.offer[group]):
            return True
    s.cursor = 0
    return False


def reward(s: Position, seat: i64, development: i64) -> bool:
    """Gold at once; the production card itself; a basic or a hidden card, True if the seat is asked which."""
    figures = s.figures
    take_from_bank(s, seat, figures.reward_gold[development])
    s.tell(a.DEVELOPMENT_WON, seat, development, figures.reward_gold[development])
    if figures.group[development] == c.PRODUCTION:
        s.holder = seat
    if figures.reward_basic[development] > 0:
        return give_basic(s, seat)
    if figures.reward_card[development] > 0:
        return give_card(s, seat)
    return False


def give_basic(s: Position, seat: i64) -> bool:
    """Tavern: any basic, outside any limit; with all piles empty only the gold (ruling 60)."""
    only = only_pile(s.basics, c.BASICS)
    if only == SEVERAL_PILES:
        s.ask_in_new_turn(seat, a.ASK_TAVERN)
        return True
    if only >= 0:
        take_basic(s, seat, only)
    return False


def give_card(s: Position, seat: i64) -> bool:
    """Church: the top card of any stack or of the reserve; if there is none, only the gold (ruling 59)."""
    only = only_pile(s.pile_size, c.PILES)
    if only == SEVERAL_PILES:
        s.ask_in_new_turn(seat, a.ASK_CHURCH)
        return True
    if only >= 0:
        take_top(s, seat, only)
    return False


def take_top(s: Position, seat: i64, pile: i64) -> None:
    take_hidden(s, seat, pile, pop(s, pile))
