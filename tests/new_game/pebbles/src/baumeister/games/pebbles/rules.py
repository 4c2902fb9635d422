# compiled: mypyc
"""The rules of Pebbles, in the order of docs/rules/pebbles.md, and all that lies on the table."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.chance import Rng
from baumeister.engine.components import Components, number_of
from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec

MOST_PLAYERS: Final = 3
CARDS: Final = 6  # a heap has the number of its card
CARD_NAMES: Final = ("shore", "meadow", "hill", "forest", "island", "quarry")
HAND: Final = 2  # cards dealt to each seat

DEALT: Final = 0  # phases
HEAPS: Final = 1
OVER: Final = 2

DISCARD: Final = 0  # actions: discard:<card>, take:<heap>
TAKE: Final = 6
ASK_DISCARD: Final = 1  # decisions; 0 is nothing
ASK_TAKE: Final = 2
DISCARDED: Final = 0  # events
DISCARDED_FACE_DOWN: Final = 1
ROUND_BEGUN: Final = 2
TAKEN: Final = 3
CARD_SHOWN: Final = 4
GAME_ENDED: Final = 5


class Figures:
    def __init__(self, components: Components) -> None:
        self.components: Components = components
        components.check_players(2, MOST_PLAYERS)
        tables: Any = components.tables
        self.rounds: i64 = tables["game"]["rounds"]
        self.stones: i64 = tables["heap"]["stones"]
        self.each: i64 = tables["heap"]["points"]
        self.points: vec[i64] = vec[i64]([0] * CARDS)
        for entry in components.entries("card"):
            self.points[number_of(CARD_NAMES, entry["id"])] = entry["points"]


@final
class Pebbles(State):
    def __init__(self, figures: Figures, source: Pebbles | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        # two places for each seat, the others in the box; the second is the card put back when it has discarded
        self.card: vec[i64] = source.card[:] if source else filled(CARDS, -1)
        self.heap: vec[i64] = source.heap[:] if source else filled(CARDS, 0)  # pebbles left
        self.stones: vec[i64] = source.stones[:] if source else filled(MOST_PLAYERS * CARDS, 0)
        self.points: vec[i64] = source.points[:] if source else filled(MOST_PLAYERS, 0)
        self.discarded: vec[i64] = source.discarded[:] if source else filled(MOST_PLAYERS, 0)  # 1: has put a card back

    def clone(self) -> Pebbles:
        return Pebbles(self.figures, self)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def step(self, action: i64) -> None:
        if self.pending == ASK_DISCARD:
            self.discard(self.seat, action - DISCARD)
        else:
            self.take(self.seat, action - TAKE)
        self.advance()

    def fill_legal(self, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for action in range(DISCARD, TAKE + CARDS):
            if self.is_possible(action):
                buffer[count] = action
                count += 1
        return count

    def is_possible(self, action: i64) -> bool:
        """Is this one of the actions of the decision, and is the card or the stone there?"""
        if self.pending == ASK_DISCARD:
            own: i64 = self.seat * HAND
            return action < TAKE and (self.card[own] == action or self.card[own + 1] == action)
        return action >= TAKE and self.heap[action - TAKE] > 0

    def set_up(self, players: i64) -> None:
        self.players = players
        for card in range(CARDS):
            self.card[card] = card
        self.shuffle(self.card, CARDS)
        self.revealed = 0  # what set-up drew is known before the first decision
        self.ask_in_new_turn(0, ASK_DISCARD)

    def discard(self, seat: i64, card: i64) -> None:
        """Only the seat itself knows which card went back."""
        place = seat * HAND
        if self.card[place] == card:
            self.card[place] = self.card[place + 1]
            self.card[place + 1] = card
        self.discarded[seat] = 1
        self.whisper(bit(seat), DISCARDED, seat, card)
        self.whisper(~bit(seat), DISCARDED_FACE_DOWN, seat)

    def take(self, seat: i64, heap: i64) -> None:
        self.heap[heap] -= 1
        self.stones[seat * CARDS + heap] += 1
        self.points[seat] += self.figures.each
        self.tell(TAKEN, seat, heap, self.figures.each)

    def advance(self) -> None:
        """Go on to the next seat, the next round or the end."""
        if self.phase == DEALT and self.seat + 1 < self.players:
            self.ask_in_new_turn(self.seat + 1, ASK_DISCARD)
            return
        left: i64 = 0
        for heap in range(CARDS):
            left += self.heap[heap]
        if left == 0 and self.round == self.figures.rounds:
            self.end_game()
            return
        if left == 0:
            self.phase = HEAPS
            self.round += 1
            for heap in range(CARDS):
                self.heap[heap] = self.figures.stones
            self.tell(ROUND_BEGUN, self.round, self.figures.stones)
        self.ask_in_new_turn((self.seat + 1) % self.players, ASK_TAKE)

    def end_game(self) -> None:
        """The kept cards are shown and bring points for the stones of their heaps."""
        self.phase = OVER
        self.pending = 0
        self.seat = -1
        self.revealed += 1
        for seat in range(self.players):
            card = self.card[seat * HAND]
            points = self.figures.points[card] * self.stones[seat * CARDS + card]
            self.points[seat] += points
            self.tell(CARD_SHOWN, seat, card, points)
        self.tell(GAME_ENDED)

    def is_known(self, place: i64, seat: i64) -> bool:
        """Has the seat (-1: a spectator) seen the card in this place? Its own two, and at the end what was kept."""
        owner: i64 = place // HAND
        return owner == seat or (self.phase == OVER and owner < self.players and place % HAND == 0)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Collect the unseen cards in ascending order, so that nothing of the truth is left, and deal them anew."""
        unseen = vec[i64]([0] * CARDS)
        count: i64 = 0
        for card in range(CARDS):
            for place in range(CARDS):
                if self.card[place] == card and not self.is_known(place, seat):
                    unseen[count] = card
                    count += 1
        for place in range(CARDS):
            if not self.is_known(place, seat):
                drawn: i64 = rng.below(count)
                count -= 1
                self.card[place] = unseen[drawn]
                unseen[drawn] = unseen[count]
        self.imagine_chance(rng)
