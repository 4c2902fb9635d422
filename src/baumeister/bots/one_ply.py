# compiled: mypyc
"""One step ahead: try every legal action and ask a critic about the result. Where an action turns up something hidden
(`revealed` changes), one imagined deal says little: the best of ten lucky draws is luck. Such an action is judged over
several deals.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.bots.arrays import floats
from baumeister.bots.net import MOST_SEATS, Evaluator
from baumeister.engine.chance import Rng
from baumeister.engine.judge import Judge
from baumeister.engine.state import MOST_LEGAL, State, make_buffer
from baumeister.engine.vecs import vec

#: How many deals an action is judged over if it turns up something hidden.
DEALS: Final = 6
#: Averages over deals are rounded: smaller differences count as equal.
SAME: Final = 0.000000001


class Critic:
    """What a position is worth to a seat. A plain base class, like State."""

    def look_from(self, state: State) -> None:
        """The next positions will be a step away from this one."""

    def value(self, state: State, seat: i64) -> float:
        raise NotImplementedError


class JudgeCritic(Critic):
    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge

    def value(self, state: State, seat: i64) -> float:
        return self.judge.value(state, seat)


class NetCritic(Critic):
    """The chance to win."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator
        self.chances: vec[float] = floats(MOST_SEATS)

    def look_from(self, state: State) -> None:
        self.evaluator.look_from(state)

    def value(self, state: State, seat: i64) -> float:
        self.evaluator.fill_after(state, self.chances)
        return self.chances[seat]


class Player:
    """Chooses in imagined states: the base of every compiled player. A plain base class, like State."""

    def pick(self, imagined: State, rng: Rng, buffer: vec[i64]) -> i64:
        """An action for the seat that is asked; the state is not changed."""
        raise NotImplementedError

    def answer(self, imagined: State, rng: Rng) -> i64:
        """The same for interpreted callers: it passes no buffer, which would never be freed."""
        return self.pick(imagined, rng, make_buffer())


@final
class RandomPlayer(Player):
    """Looks at nothing but the legal actions, so nobody needs to imagine a state for it."""

    def pick(self, imagined: State, rng: Rng, buffer: vec[i64]) -> i64:
        return buffer[rng.below(imagined.fill_legal(buffer))]


class OnePly(Player):
    """The action after which its critic likes the position best; among equals the lowest number."""

    def __init__(self, critic: Critic) -> None:
        self.critic: Critic = critic
        self.values: vec[float] = floats(MOST_LEGAL)
        self.actions: vec[i64] = make_buffer()

    def pick(self, imagined: State, rng: Rng, buffer: vec[i64]) -> i64:
        count = imagined.fill_legal(buffer)
        if count == 1:
            return buffer[0]
        self.weigh(imagined, rng, buffer, count)
        best: i64 = 0
        for i in range(1, count):
            if self.values[i] > self.values[best] + SAME:
                best = i
        return buffer[best]

    def look(self, imagined: State, rng: Rng) -> i64:
        """Write the legal actions into `actions` and their values into `values`; returns how many there are."""
        count = imagined.fill_legal(self.actions)
        self.weigh(imagined, rng, self.actions, count)
        return count

    def weigh(self, imagined: State, rng: Rng, buffer: vec[i64], count: i64) -> None:
        """Write the value of every legal action into `values`."""
        seat = imagined.seat
        critic = self.critic
        critic.look_from(imagined)
        for i in range(count):
            after = imagined.clone()
            after.step(buffer[i])
            value = critic.value(after, seat)
            if after.revealed != imagined.revealed:
                for _deal in range(DEALS - 1):
                    after = imagined.clone()
                    after.redeal(seat, rng)
                    after.step(buffer[i])
                    value += critic.value(after, seat)
                value = value / float(DEALS)
            self.values[i] = value
