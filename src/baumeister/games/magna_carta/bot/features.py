# compiled: mypyc
"""What a seat of Caylus Magna Carta has, as numbers for the net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.bits import count_bits, has
from baumeister.engine.features import Features, Group, ahead_of, clear_rows, each, fill_ahead, fill_leads, fill_time
from baumeister.engine.state import State
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.bot.judge import (
    TILES_PER_ROUND,
    sure_points,
    worth_of_cards,
    worth_of_goods,
    worth_of_workers,
)
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.effects import last_active
from baumeister.games.magna_carta.rules.position import ACTIONS, EFFECTS, PROVOST, Position, tiles_left
from baumeister.games.magna_carta.rules.round_end import points_of

#: Castle tiles for each player at the start, about.
TILES_OF_PLAYER: Final = 6.0
#: With this many deniers nobody is short of money.
ENOUGH_DENIERS: Final = 4.0
#: A worker beyond the Provost, as long as he may still move.
PERHAPS: Final = 0.4

# ---- where each group begins in the row of a seat
JUDGED: Final = 0
PART: Final = 2
LEAD: Final = 6
GOOD: Final = 9
BATCHES: Final = 13
MONEY: Final = 15
WORKERS_LEFT: Final = 17
TILE: Final = 18
CARDS_HELD: Final = 21
ROUND: Final = 23
TURN: Final = 27
BUILT: Final = 29
HAND: Final = 31
WORKS: Final = 43
OWNS: Final = 68
GUESTS: Final = 93
PHASE: Final = 118
TIME: Final = 126
STOCK: Final = 129
TABLE: Final = 132
PLAYERS: Final = 134
BEGINNER: Final = 137
COUNT: Final = 138


@final
class MagnaCartaFeatures(Features):
    def __init__(self) -> None:
        super().__init__(COUNT, 4.0, 0.8)
        self.worth: vec[float] = vec[float]([0.0] * c.MOST_PLAYERS)
        self.points: vec[float] = vec[float]([0.0] * c.MOST_PLAYERS)

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        cards = pieces["card"]
        return [
            Group(JUDGED, ["lead", "lead_over_best"], "who is ahead by the judge's reckoning"),
            Group(PART, each("judged", ["goods", "cards", "workers", "sure"]), "the judge's reasons, one by one"),
            Group(LEAD, ["points_ahead", "points_ahead_late", "points"], "points are sure, more so near the end"),
            Group(GOOD, each("has", c.GOOD_NAMES), "goods build cards and castle"),
            Group(BATCHES, ["batches_in_hand", "batches_in_hand_early"], "one of each: a castle tile"),
            Group(MONEY, ["deniers", "poor"], "deniers place workers: the first few are worth most"),
            Group(WORKERS_LEFT, ["workers"], "workers that can still be placed this round"),
            Group(TILE, each("tiles", c.SECTION_NAMES), "castle tiles won"),
            Group(CARDS_HELD, ["hand_cards", "pile_cards"], "choice of buildings to come"),
            Group(ROUND, ["passed", "offered", "starts", "passed_first"], "what the seat has done this round"),
            Group(TURN, ["to_move", "mid_choice"], "whose choice is half made"),
            Group(BUILT, ["residences", "prestige_buildings"], "income, and the long way to points"),
            Group(
                HAND,
                each("holds", cards[c.DECK_FIRST : c.DECK_FIRST + c.DECK]),
                "what can be built, while there is time",
            ),
            Group(WORKS, each("works", cards), "an own worker there, by how surely the Provost lets it work"),
            Group(OWNS, each("owns", cards), "an own card there, for the rounds to come"),
            Group(GUESTS, each("hosts", cards), "a rival's worker on an own card: the owner's bonus comes"),
            Group(
                PHASE,
                each("phase", ["setup", "actions", "provost", "effects", "castle", "over", "income", "round_end"]),
                "when",
            ),
            Group(TIME, ["tiles_left", "tiles_left_squared", "round"], "the game ends with the castle"),
            Group(STOCK, each("stock", c.SECTION_NAMES), "what a batch brings now and next"),
            Group(TABLE, ["prestige_on_display", "beyond_provost"], "what residences are good for; cards out of reach"),
            Group(PLAYERS, each("players", ["2", "3", "4"]), "more players: more rivals for everything"),
            Group(BEGINNER, ["beginner"], "what the table agreed on"),
        ]

    def fill(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Position)
        s = state
        players = s.players
        clear_rows(out, players * COUNT)
        points = self.judge_all(s, out)
        left: float = float(tiles_left(s)) / (TILES_OF_PLAYER * float(players))
        for seat in range(players):
            at: i64 = seat * COUNT
            ahead: float = ahead_of(self.points[seat], points, players)
            fill_ahead(out, at + LEAD, 0.1 * ahead, left)
            out[at + LEAD + 2] = 0.03 * self.points[seat]
            self.fill_stock(s, seat, left, out)
            self.fill_round(s, seat, out)
            self.fill_table(s, at, left, out)
        self.fill_road(s, left, out)

    def judge_all(self, s: Position, out: vec[float]) -> float:
        """What the judge says about every seat, with its reasons; the points of all seats together."""
        players = s.players
        rounds: float = float(tiles_left(s)) / TILES_PER_ROUND
        points: float = 0.0
        for seat in range(players):
            self.points[seat] = float(points_of(s, seat))
            points += self.points[seat]
            sure = sure_points(s, seat)
            goods = worth_of_goods(s, seat, rounds)
            cards = worth_of_cards(s, seat, rounds)
            workers: float = 0.0
            if s.phase == ACTIONS or s.phase == PROVOST or s.phase == EFFECTS:
                workers = worth_of_workers(s, seat)
            self.worth[seat] = sure + goods + cards + workers
            at: i64 = seat * COUNT + PART
            out[at] = 0.1 * goods
            out[at + 1] = 0.2 * cards
            out[at + 2] = 0.2 * workers
            out[at + 3] = 0.1 * sure
        fill_leads(out, self.worth, players, COUNT, JUDGED)
        return points

    def fill_stock(self, s: Position, seat: i64, left: float, out: vec[float]) -> None:
        """Goods, money, workers, tiles and cards of a seat."""
        at: i64 = seat * COUNT
        least: i64 = s.goods[seat * c.GOODS]
        for good in range(c.GOODS):
            held = s.goods[seat * c.GOODS + good]
            out[at + GOOD + good] = 0.3 * float(held)
            if good < c.BASIC_GOODS and held < least:
                least = held
        out[at + BATCHES] = 0.5 * float(least)
        out[at + BATCHES + 1] = 0.5 * float(least) * left
        money: float = float(s.deniers[seat])
        out[at + MONEY] = 0.15 * money
        if money < ENOUGH_DENIERS:
            out[at + MONEY + 1] = 0.25 * (ENOUGH_DENIERS - money)
        out[at + WORKERS_LEFT] = 0.3 * float(s.workers[seat])
        for section in range(c.SECTIONS):
            out[at + TILE + section] = 0.2 * float(s.tiles[seat * c.SECTIONS + section])
        hand = s.hand[seat]
        out[at + CARDS_HELD] = 0.3 * float(count_bits(hand))
        out[at + CARDS_HELD + 1] = 0.1 * float(s.pile_size[seat])
        for card in range(c.DECK):
            if has(hand, card):
                out[at + HAND + card] = 0.3 + left
        out[at + BUILT + 1] = 0.5 * float(count_bits(s.front[seat]))

    def fill_round(self, s: Position, seat: i64, out: vec[float]) -> None:
        at: i64 = seat * COUNT
        if has(s.passed, seat):
            out[at + ROUND] = 1.0
        out[at + ROUND + 1] = 0.5 * float(s.offered[seat])
        if s.start_seat == seat:
            out[at + ROUND + 2] = 1.0
        if s.bridge_count > 0 and s.bridge[0] == seat:
            out[at + ROUND + 3] = 1.0
        if s.seat == seat:
            out[at + TURN] = 1.0
            if s.left > 0 or s.take_left > 0:
                out[at + TURN + 1] = 1.0

    def fill_road(self, s: Position, left: float, out: vec[float]) -> None:
        """The seat's workers and cards along the road."""
        last = last_active(s)
        first: i64 = 1
        if s.phase == EFFECTS:
            first = s.cursor
        for place in range(1, s.length + 1):
            worker = s.worker[place]
            owner = s.owner[place]
            if worker >= 0 and place >= first:
                reach: float = 1.0
                if place > last:
                    reach = 0.0 if s.phase == EFFECTS else PERHAPS
                out[worker * COUNT + WORKS + s.card[place]] += reach
                if owner >= 0 and owner != worker:
                    out[owner * COUNT + GUESTS + s.card[place]] += reach
            if owner >= 0:
                at: i64 = owner * COUNT
                top = s.top[place]
                out[at + OWNS + top] += 0.3 + left
                if top == c.RESIDENCE:
                    out[at + BUILT] += 0.5
                elif top >= c.PRESTIGE_FIRST:
                    out[at + BUILT + 1] += 0.5

    def fill_table(self, s: Position, at: i64, left: float, out: vec[float]) -> None:
        """What is the same for all seats: it changes what the rest is worth."""
        out[at + PHASE + s.phase] = 1.0
        fill_time(out, at + TIME, left)
        out[at + TIME + 2] = 0.1 * float(s.round)
        for section in range(c.SECTIONS):
            out[at + STOCK + section] = 0.15 * float(s.stock[section])
        out[at + TABLE] = 0.3 * float(count_bits(s.display))
        out[at + TABLE + 1] = 0.1 * float(s.length - s.provost)
        out[at + PLAYERS + s.players - 2] = 1.0
        out[at + BEGINNER] = float(s.beginner)


def make_features() -> Features:
    return MagnaCartaFeatures()
