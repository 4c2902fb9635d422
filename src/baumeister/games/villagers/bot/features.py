# compiled: mypyc
"""What a seat of Villagers has, as numbers for the net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.features import (
    Features,
    Group,
    JudgedFeatures,
    ahead_of,
    clear_rows,
    each,
    fill_ahead,
    fill_time,
)
from baumeister.engine.state import State
from baumeister.engine.vecs import vec
from baumeister.games.villagers.bot.judge import CARDS_A_ROUND, VillagersJudge
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import person_on
from baumeister.games.villagers.rules.laying import offers_of
from baumeister.games.villagers.rules.position import Position
from baumeister.games.villagers.rules.scoring import value_of

#: Rounds of a game, about.
ROUNDS: Final = 8.0

# ---- where each group begins in the row of a seat
JUDGED: Final = 0
LEAD: Final = 2
SYMBOLS: Final = 5
SCORING: Final = 13
HAND_FIT: Final = 16
CARDS_HELD: Final = 20
TURN: Final = 22
DEVELOPED: Final = 27
SUIT: Final = 29
VILLAGE: Final = 38
HAND: Final = 104
PHASE: Final = 170
TIME: Final = 175
PLAYERS: Final = 178
OPTIONS: Final = 182
COUNT: Final = 187


@final
class VillagersFeatures(JudgedFeatures):
    """Only the end of a game is a good teacher here (trust 1): cards pay late and all at once. It is a noisy one, so an
    average of the weights over about two thousand steps plays (steady)."""

    def __init__(self) -> None:
        super().__init__(VillagersJudge(), c.MOST_PLAYERS, COUNT, 12.0, 1.0, 0.9995)

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        persons = pieces["person"]
        return [
            Group(JUDGED, ["lead", "lead_over_best"], "who is ahead by the judge's reckoning"),
            Group(LEAD, ["gold_ahead", "gold_ahead_late", "gold_early"], "gold is points, and opens locks early on"),
            Group(
                SYMBOLS,
                ["village_size", "coins", "printed_gold", "food", "build", "food_early", "build_early", "places"],
                "what uncovered cards bring: gold at the markets, drafts and building turns in the rounds to come",
            ),
            Group(SCORING, ["silver", "bronze", "silver_cards"], "what special scoring is worth as the village stands"),
            Group(
                HAND_FIT,
                ["ready_cards", "ready_gold", "near_cards", "stuck_cards"],
                "which hand cards can be laid now, lack only a basic, or lack more",
            ),
            Group(CARDS_HELD, ["hand_size", "drafted"], "choice, and cards that may never be laid"),
            Group(TURN, ["starts", "active", "lays", "builds_left", "drafts"], "whose turn is how far"),
            Group(DEVELOPED, ["production_card", "development_won"], "the module's rewards"),
            Group(SUIT, each("suit", c.SUIT_NAMES), "chains of one suit pay together"),
            Group(VILLAGE, each("village", persons), "who lives there"),
            Group(HAND, each("hand", persons), "who may come, while there is time"),
            Group(PHASE, each("phase", ["draft", "refresh", "build", "development", "over"]), "when"),
            Group(TIME, ["rounds_left", "rounds_left_squared", "first_market_held"], "how often things still pay"),
            Group(PLAYERS, each("players", ["2", "3", "4", "5"]), "more players: more rivals for everything"),
            Group(
                OPTIONS, ["support", "profiteers", "development", "locks", "any_covered"], "what the table agreed on"
            ),
        ]

    def fill(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Position)
        s = state
        players = s.players
        clear_rows(out, players * COUNT)
        self.fill_judged(s, out, JUDGED, JUDGED, 0)
        gold: float = 0.0
        for seat in range(players):
            gold += float(s.gold[seat])
        cards: i64 = 0
        for stack in range(c.STACKS):
            cards += s.pile_size[stack]
        left: float = float(cards) / (CARDS_A_ROUND * float(players)) / ROUNDS
        self.fill_villages(s, left, out)
        for seat in range(players):
            at: i64 = seat * COUNT
            ahead: float = ahead_of(float(s.gold[seat]), gold, players)
            fill_ahead(out, at + LEAD, 0.05 * ahead, left)
            out[at + LEAD + 2] = 0.1 * float(s.gold[seat]) * left
            self.fill_hand(s, seat, left, out)
            self.fill_turn(s, seat, out)
            self.fill_table(s, at, left, out)

    def fill_villages(self, s: Position, left: float, out: vec[float]) -> None:
        """All cards that have been laid."""
        figures = s.figures
        for number in range(s.laid):
            seat = s.village[number]
            if seat < 0:
                continue
            person = s.person[number]
            at: i64 = seat * COUNT
            out[at + VILLAGE + person] += 1.0
            out[at + SUIT + figures.suit[person]] += 0.3
            symbols: i64 = at + SYMBOLS
            out[symbols] += 0.1
            out[symbols + 1] += 0.1 * float(s.coins[number])
            if s.load[number] == 0:
                out[symbols + 2] += 0.1 * float(figures.gold[person])
                out[symbols + 3] += 0.3 * float(figures.food[person])
                out[symbols + 4] += 0.3 * float(figures.build[person])
                out[symbols + 5] += 0.3 * left * float(figures.food[person])
                out[symbols + 6] += 0.3 * left * float(figures.build[person])
            out[symbols + 7] += 0.1 * float(figures.carries[s.role[number]] - s.load[number])
            if figures.silver.count[person] != c.NOT_COUNTED:
                out[at + SCORING] += 0.05 * float(value_of(s, seat, figures.silver, person))
                out[at + SCORING + 2] += 0.3
            elif figures.bronze.count[person] != c.NOT_COUNTED:
                out[at + SCORING + 1] += 0.1 * float(value_of(s, seat, figures.bronze, person))
        if s.active >= 0 and s.laying >= 0:
            out[s.active * COUNT + VILLAGE + s.laying] += 1.0

    def fill_hand(self, s: Position, seat: i64, left: float, out: vec[float]) -> None:
        """Cards in hand and drafted ones, by how near they are to being laid."""
        at: i64 = seat * COUNT
        out[at + CARDS_HELD] = 0.2 * float(s.hand_size[seat])
        out[at + CARDS_HELD + 1] = 0.3 * float(s.drafted_count[seat])
        offers = offers_of(s, seat)
        for card in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
            self.fill_card(s, at, person_on(s.hand[card]), offers, left, out)
        for card in range(seat * c.MOST_DRAFTED, seat * c.MOST_DRAFTED + s.drafted_count[seat]):
            self.fill_card(s, at, s.drafted[card], offers, left, out)

    def fill_card(self, s: Position, at: i64, person: i64, offers: i64, left: float, out: vec[float]) -> None:
        if person < 0:
            return
        out[at + HAND + person] += 0.3 + left
        if person < c.HAND_FIRST:
            return
        needed = s.figures.requires[person]
        if needed < 0 or offers & s.figures.place_bit[needed] != 0:
            out[at + HAND_FIT] += 0.2
            out[at + HAND_FIT + 1] += 0.1 * float(s.figures.gold[person])
        elif needed >= c.BASIC_FIRST and needed < c.HAND_FIRST:
            out[at + HAND_FIT + 2] += 0.2
        else:
            out[at + HAND_FIT + 3] += 0.2

    def fill_turn(self, s: Position, seat: i64, out: vec[float]) -> None:
        at: i64 = seat * COUNT
        if s.los == seat:
            out[at + TURN] = 1.0
        if s.active == seat:
            out[at + TURN + 1] = 1.0
            if s.laying >= 0:
                out[at + TURN + 2] = 1.0
            out[at + TURN + 3] = 0.3 * float(s.build_limit - s.used)
        out[at + TURN + 4] = 0.2 * float(s.draft_limit[seat])
        if s.holder == seat:
            out[at + DEVELOPED] = 1.0
        for group in range(c.GROUPS):
            if s.winner[group] == seat:
                out[at + DEVELOPED + 1] += 0.5

    def fill_table(self, s: Position, at: i64, left: float, out: vec[float]) -> None:
        """What is the same for all seats: it changes what the rest is worth."""
        out[at + PHASE + s.phase] = 1.0
        fill_time(out, at + TIME, left)
        if s.market_held != 0:
            out[at + TIME + 2] = 1.0
        out[at + PLAYERS + s.players - 2] = 1.0
        out[at + OPTIONS] = float(s.support)
        out[at + OPTIONS + 1] = float(s.profiteers)
        out[at + OPTIONS + 2] = float(s.development)
        out[at + OPTIONS + 3] = float(s.locks)
        out[at + OPTIONS + 4] = float(s.any_covered)


def make_features() -> Features:
    return VillagersFeatures()
