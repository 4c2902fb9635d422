# compiled: mypyc
"""End of the build phase (Ende der Bauphase), the market days (Markttag) and the end of the game (Spielende)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import leftmost_stack
from baumeister.games.villagers.rules.position import OVER, Position, take_from_bank
from baumeister.games.villagers.rules.scoring import coins_in_village, printed_gold, score_bronze, score_silver, symbols

ALL_SUITS: Final = 511  # bits

# How far the development phase has come, behind its rewards, while a market day is held: so that events know it.
FIRST_MARKET: Final = 4
SECOND_MARKET: Final = 5


def end_build_phase(s: Position) -> None:
    """Food check, then LOS! passes, then bronze; developments and the market check follow (ruling 29)."""
    for seat in range(s.players):
        if symbols(s, seat, c.FOOD_SYMBOLS) == 0:
            flip_founders(s, seat)
    former = s.los
    s.los = (s.los + 1) % s.players
    s.tell(a.LOS_PASSED, s.los, former)
    if s.profiteers != 0:
        for seat in range(s.players):
            score_bronze(s, seat)


def flip_founders(s: Position, seat: i64) -> None:
    """To the food side, for good. Covered founders never come here: grain persons on them show food (ruling 27)."""
    for number in range(s.laid):
        if s.village[number] == seat and s.person[number] == c.FOUNDERS:
            s.person[number] = c.FOUNDERS_BACK
            s.village_changes += 1
            s.tell(a.FLIPPED, seat, number)


def hold_markets(s: Position) -> None:
    """The market check, after the developments (ruling 61): first the 1st market day, then the 2nd (ruling 5)."""
    if s.market_held == 0 and stacks_empty(s, s.figures.market_stack_1):
        hold_first_market(s)
    if leftmost_stack(s) < 0:
        hold_second_market(s)


def stacks_empty(s: Position, count: i64) -> bool:
    """Are this many stacks from the left all empty?"""
    for stack in range(count):
        if s.pile_size[stack] > 0:
            return False
    return True


def hold_first_market(s: Position) -> None:
    """Printed gold on uncovered cards and the value of the coins on a player's persons; the coins stay."""
    s.market_held = 1
    s.cursor = FIRST_MARKET
    s.tell(a.MARKET_BEGUN, 1)
    for seat in range(s.players):
        pay_printed_gold(s, seat)
        coins = coins_in_village(s, seat)
        take_from_bank(s, seat, coins)
        s.tell(a.MARKET_COINS, seat, coins)
    s.cursor = 0


def hold_second_market(s: Position) -> None:
    """Printed gold and silver; only then the coins move to the supplies, and the game is over."""
    s.cursor = SECOND_MARKET
    s.tell(a.MARKET_BEGUN, 2)
    for seat in range(s.players):
        pay_printed_gold(s, seat)
        score_silver(s, seat)
    for number in range(s.laid):
        s.gold[s.village[number]] += s.coins[number]
        if s.coins[number] > 0:
            s.tell(a.COINS_KEPT, s.village[number], s.person[number], number, s.coins[number])
        s.coins[number] = 0
    s.village_changes += 1
    s.cursor = 0
    s.phase = OVER
    s.seat = -1
    s.tell(a.GAME_ENDED)


def pay_printed_gold(s: Position, seat: i64) -> None:
    gold = printed_gold(s, seat, ALL_SUITS)
    take_from_bank(s, seat, gold)
    s.tell(a.MARKET_GOLD, seat, gold)
