# compiled: mypyc
"""What a position of Villagers is worth, in gold.

The judge counts what a village will bring at the market days that are still to come, the food and build symbols for the
rounds that are left, and the cards in hand by what they would bring once laid, less where a place or gold for the lock
is missing. A card being laid counts as laid, and a basic being exchanged as if it were already there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.judge import RivalJudge
from baumeister.engine.state import State
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import person_on
from baumeister.games.villagers.rules.laying import offers_of
from baumeister.games.villagers.rules.position import BUILD, OVER, Position
from baumeister.games.villagers.rules.scoring import best_silver, value_of

#: Cards that leave the stacks for each player in a round, about.
CARDS_A_ROUND: Final = 2.5

#: Parts of a worth, in the order in which the judge adds them up.
GOLD: Final = 0
SYMBOLS: Final = 1
SCORING: Final = 2
COINS: Final = 3
PLACES: Final = 4
HAND: Final = 5
PARTS: Final = 6
PART_NAMES: Final = ("gold", "symbols", "scoring", "coins", "places", "hand")


@final
class VillagersJudge(RivalJudge):
    """The figures of the judge."""

    def __init__(self) -> None:
        super().__init__(rivals=0.5, parts=PARTS)  # rivals: how much the others' average counts against the seat
        self.food: float = 1.2  # a food symbol, for each round to come
        self.build: float = 1.6  # a build symbol, for each round to come
        self.place: float = 0.4  # a free place on a person, for each round to come, for the first few
        self.silver: float = 2.0  # a silver person in hand, besides what it would bring now
        self.special: float = 2.5  # a special person in hand
        self.ready: float = 0.6  # the share of its value for a card that can be laid now
        self.near: float = 0.4  # the same for one that lacks only a basic
        self.far: float = 0.12  # the same for one that lacks more
        self.spare: float = 0.25  # the share of that for hand cards after the fifth
        self.left: float = 0.0  # rounds after this one
        self.markets: float = 0.0  # market days that pay printed gold

    def look_ahead(self, state: State) -> None:
        """How much of the game is left."""
        assert isinstance(state, Position)
        s = state
        cards: i64 = 0
        for stack in range(c.STACKS):
            cards += s.pile_size[stack]
        self.left = float(cards) / (CARDS_A_ROUND * float(s.players))
        self.markets = 1.0 if s.market_held != 0 else 2.0
        if s.phase == OVER:
            self.left = 0.0
            self.markets = 0.0

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        s = state
        parts = self.parts
        self.clear_parts()
        parts[GOLD] = float(s.gold[seat])
        if s.phase == OVER:
            return parts[GOLD]
        figures = s.figures
        places: i64 = 0
        for number in range(s.laid):
            if s.village[number] == seat:
                person = s.person[number]
                if s.load[number] == 0:
                    parts[SYMBOLS] += self.symbols(s, seat, person)
                if figures.silver.count[person] != c.NOT_COUNTED:
                    parts[SCORING] += float(value_of(s, seat, figures.silver, person))
                elif figures.bronze.count[person] != c.NOT_COUNTED:
                    parts[SCORING] += float(value_of(s, seat, figures.bronze, person)) * self.left
                elif person == c.NUN:
                    parts[SCORING] += float(best_silver(s, seat, True))
                parts[COINS] += float(s.coins[number]) * self.markets
                places += figures.carries[s.role[number]] - s.load[number]
        offers = offers_of(s, seat)
        if s.active == seat:
            if s.laying >= 0 and s.laying != c.SMUGGLER:
                parts[SYMBOLS] += self.symbols(s, seat, s.laying)
                if figures.silver.count[s.laying] != c.NOT_COUNTED:
                    parts[SCORING] += self.silver
            if s.basic >= 0:
                offers |= figures.place_bit[c.BASIC_FIRST + s.basic]
                places += 2
        few: float = float(places) if places < 6 else 6.0
        parts[PLACES] = self.place * few * (self.left if self.left < 2.0 else 2.0)
        parts[HAND] = self.hand(s, seat, offers)
        total: float = 0.0
        for part in range(PARTS):
            total += parts[part]
        return total

    def reasons(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Position)
        self.look_ahead(state)
        self.worth(state, seat)
        return self.named_parts(PART_NAMES)

    def symbols(self, s: Position, seat: i64, person: i64) -> float:
        """Printed gold, food and build of an uncovered card until the end."""
        figures = s.figures
        total = float(figures.gold[person]) * self.markets
        total += float(figures.food[person]) * self.food * self.left
        return total + float(figures.build[person]) * self.build * self.left

    def hand(self, s: Position, seat: i64, offers: i64) -> float:
        """Cards in hand and drafted ones; once an exchange for a basic has begun, one of them is as good as gone."""
        total: float = 0.0
        count: i64 = 0
        weakest: float = 1000.0
        for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
            value = self.card(s, seat, person_on(s.hand[at]), offers)
            weakest = value if value < weakest else weakest
            total += value if count < 5 else value * self.spare
            count += 1
        for at in range(seat * c.MOST_DRAFTED, seat * c.MOST_DRAFTED + s.drafted_count[seat]):
            value = self.card(s, seat, s.drafted[at], offers)
            total += value if count < 8 else value * self.spare
            count += 1
        if s.active == seat and s.basic >= 0 and count > 0:
            total -= weakest
        return total

    def card(self, s: Position, seat: i64, person: i64, offers: i64) -> float:
        """What a card in hand may bring, by how near it is to being laid."""
        figures = s.figures
        if person < c.HAND_FIRST:
            return 0.0
        turn = s.phase == BUILD and s.active == seat and s.busy != 0
        may_build = turn and s.used < s.build_limit
        if figures.suit[person] == c.SPECIAL:
            if person in (c.RECRUITER, c.FREELANCER):
                return 0.3 * self.left
            return self.special * (1.0 if self.left > 0.5 else 0.3)
        worth = self.symbols(s, seat, person)
        if figures.silver.count[person] != c.NOT_COUNTED:
            worth += self.silver + float(value_of(s, seat, figures.silver, person))
        if figures.bronze.count[person] != c.NOT_COUNTED:
            worth += 2.0 * self.left
        lock = figures.lock[person]
        if lock >= 0 and s.locks != 0 and offers & figures.opener_bit[lock] == 0:
            worth -= 2.0
        needed = figures.requires[person]
        if self.left < 0.4 and s.phase == BUILD and not may_build:
            return 0.0
        part = self.far
        if needed < 0 or offers & figures.place_bit[needed] != 0:
            part = self.ready
        elif needed >= c.BASIC_FIRST and needed < c.BASIC_FIRST + c.BASICS:
            part = self.near
        return worth * part if worth > 0.0 else 0.0


def make_judge() -> VillagersJudge:
    return VillagersJudge()
