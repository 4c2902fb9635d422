"""Who judges positions for the analysis. The protocol is small, so that tests can judge by simple rules."""

from __future__ import annotations

import math
from typing import Final, NamedTuple, Protocol

from baumeister.bots.judges import judge_of
from baumeister.bots.level_bots import master_search
from baumeister.bots.levels import LEVELS
from baumeister.bots.nets import shipped_net
from baumeister.bots.one_ply import NetCritic, OnePly
from baumeister.bots.puct import logit
from baumeister.engine.chance import Rng
from baumeister.engine.game import Game
from baumeister.engine.state import State

#: How freely quick players choose: an action that is worse by this much (in log odds) is chosen about a third as often.
TEMPERATURE: Final = 0.25
_TICKETS: Final = 1 << 20


class Ranked(NamedTuple):
    """An action after a search: how often it was visited, and the chance of winning it promises the seat."""

    action: int
    visits: int
    chance: float


class Eyes(Protocol):
    """Judges positions of one game."""

    @property
    def version(self) -> str:
        """Identifies exactly this judge: anything kept from another one is out of date."""

    def chances(self, state: State) -> list[float]:
        """Every seat's chance of winning at a glance."""

    def points(self, state: State) -> list[float]:
        """What every seat has and may expect in points: only comparisons between positions at about the same point of a
        game mean something."""

    def move(self, imagined: State, rng: Rng) -> int:
        """A sensible action for the seat that is asked, chosen quickly and not always the same: how differently a
        position may go on is the noise of its value."""

    def first_sight(self, imagined: State, rng: Rng) -> int:
        """The action that looks best one step ahead."""

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        """All legal actions, the most visited first. Seconds: 0 for no limit."""


class NetEyes:
    """The net of a game: one step ahead for quick moves, and the Master's search."""

    def __init__(self, game: Game) -> None:
        net = shipped_net(game.id)
        self._version = LEVELS["master"].version(game.id)
        self._evaluator = net.evaluator()
        self._player = OnePly(NetCritic(net.evaluator()))
        self._judge = judge_of(game.id)
        self._search = master_search(game)

    @property
    def version(self) -> str:
        return self._version

    def chances(self, state: State) -> list[float]:
        return self._evaluator.chances(state)

    def points(self, state: State) -> list[float]:
        return [sum(self._judge.reasons(state, seat).values()) for seat in range(int(state.players))]

    def move(self, imagined: State, rng: Rng) -> int:
        count = int(self._player.look(imagined, rng))
        values = [logit(self._player.values[i]) for i in range(count)]
        best = max(values)
        weights = [math.exp((value - best) / TEMPERATURE) for value in values]
        ticket = rng.below(_TICKETS) / _TICKETS * sum(weights)
        for i, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return int(self._player.actions[i])
        return int(self._player.actions[values.index(best)])

    def first_sight(self, imagined: State, rng: Rng) -> int:
        return int(self._player.answer(imagined, rng))

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        self._search.iterations = iterations
        self._search.seconds = seconds
        self._search.think(imagined, rng)
        return [Ranked(*found) for found in self._search.outcome()]
