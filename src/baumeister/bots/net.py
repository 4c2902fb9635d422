# compiled: mypyc
"""A small value net: what a seat's features are worth, and from that every seat's chance of winning.

    worth(seat) = skip . x + out . relu(inner x + bias)        chances = softmax of the worths

over the features x of one seat. The same weights serve every seat. A number of players may have weights of its own:
what a thing is worth differs with how many want it. `skip` begins at the judge's lead and `out` at zero, so that
learning begins where the judge is.

Most numbers of two neighbouring positions are equal. To evaluate many positions one step away, first say where they
start (`look_from`); then only what differs is computed for each (`fill_after`).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import floats
from baumeister.engine.chance import Rng
from baumeister.engine.features import Features
from baumeister.engine.state import State
from baumeister.engine.vecs import vec

MOST_SEATS: Final = 5
#: How much of an ending's value is winning; the rest is the softmax of the points, which tells a narrow loss from a
#: rout.
WINNING: Final = 0.5
#: Size of the first weights of the hidden layer.
FIRST_WEIGHTS: Final = 0.1


def softmax(values: vec[float], count: i64, temperature: float) -> None:
    """Turn values into shares that add up to 1, in place."""
    top: float = values[0]
    for i in range(count):
        if values[i] > top:
            top = values[i]
    total: float = 0.0
    for i in range(count):
        share: float = math.exp((values[i] - top) / temperature)
        values[i] = share
        total += share
    for i in range(count):
        values[i] = values[i] / total


def fill_end(state: State, spread: float, out: vec[float]) -> None:
    """What the end of a game is worth to each seat, from 0 to 1, adding up to 1."""
    players = state.players
    for seat in range(players):
        out[seat] = float(state.score(seat))
    softmax(out, players, spread)
    winners = state.winners()
    for seat in range(players):
        out[seat] = out[seat] * (1.0 - WINNING)
    for winner in winners:
        out[winner] += WINNING / float(len(winners))


class Net:
    """The weights, all in one row: skip (inputs), out (hidden), bias (hidden), inner (inputs x hidden)."""

    def __init__(self, inputs: i64, hidden: i64) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.size: i64 = inputs + 2 * hidden + inputs * hidden
        self.weights: vec[float] = floats(self.size)
        self.before: vec[float] = floats(hidden)  # input of the hidden units for the last row
        self.aside: vec[float] = floats(hidden)  # of the hidden units: slopes that come from elsewhere than `out`
        # Of a row, the inputs that are not zero: where their weights begin, and the inputs.
        self.lines: vec[i64] = vec[i64]([0] * int(inputs))
        self.values: vec[float] = floats(inputs)

    def begin_as_judge(self, spread: float, rng: Rng) -> None:
        """The first feature is a tenth of the lead; the hidden layer has inputs, but no influence yet."""
        self.weights[0] = 10.0 / spread
        for i in range(self.inputs + 2 * self.hidden, self.size):
            self.weights[i] = FIRST_WEIGHTS * (float(rng.below(2001)) / 1000.0 - 1.0)

    def worth(self, x: vec[float], at: i64) -> float:
        """The worth of one row of features, which begins at `at`."""
        return self.with_hidden(self.listen(x, at, self.before, 0))

    def listen(self, x: vec[float], at: i64, units: vec[float], first: i64) -> float:
        """Write the input of the hidden units into `units` from `first` on; returns the skip part."""
        inputs = self.inputs
        hidden = self.hidden
        weights = self.weights
        bias: i64 = inputs + hidden
        base: i64 = bias + hidden
        for j in range(hidden):
            units[first + j] = weights[bias + j]
        lines = self.lines
        values = self.values
        skip: float = 0.0
        found: i64 = 0
        for i in range(inputs):
            value = x[at + i]
            if value != 0.0:
                skip += weights[i] * value
                lines[found] = base + i * hidden
                values[found] = value
                found += 1
        self.add_lines(found, units, first)
        return skip

    def add_lines(self, found: i64, units: vec[float], first: i64) -> None:
        """Add to the input of the hidden units what so many inputs bring. Eight units at a time stay in registers;
        every sum is made in the same order as one by one."""
        weights = self.weights
        lines = self.lines
        values = self.values
        hidden = self.hidden
        j: i64 = 0
        while j + 8 <= hidden:
            at: i64 = first + j
            unit_0: float = units[at]
            unit_1: float = units[at + 1]
            unit_2: float = units[at + 2]
            unit_3: float = units[at + 3]
            unit_4: float = units[at + 4]
            unit_5: float = units[at + 5]
            unit_6: float = units[at + 6]
            unit_7: float = units[at + 7]
            for k in range(found):
                row: i64 = lines[k] + j
                value: float = values[k]
                unit_0 += weights[row] * value
                unit_1 += weights[row + 1] * value
                unit_2 += weights[row + 2] * value
                unit_3 += weights[row + 3] * value
                unit_4 += weights[row + 4] * value
                unit_5 += weights[row + 5] * value
                unit_6 += weights[row + 6] * value
                unit_7 += weights[row + 7] * value
            units[at] = unit_0
            units[at + 1] = unit_1
            units[at + 2] = unit_2
            units[at + 3] = unit_3
            units[at + 4] = unit_4
            units[at + 5] = unit_5
            units[at + 6] = unit_6
            units[at + 7] = unit_7
            j += 8
        while j < hidden:
            total: float = units[first + j]
            for k in range(found):
                total += weights[lines[k] + j] * values[k]
            units[first + j] = total
            j += 1

    def with_hidden(self, skip: float) -> float:
        """The skip part plus the output of the hidden units for `before`."""
        inputs = self.inputs
        weights = self.weights
        before = self.before
        total: float = skip
        for j in range(self.hidden):
            if before[j] > 0.0:
                total += weights[inputs + j] * before[j]
        return total

    def add_gradient(self, x: vec[float], at: i64, error: float, gradient: vec[float]) -> None:
        """The gradient of error * worth, and of what is `aside`, right after `worth` of the same row."""
        inputs = self.inputs
        hidden = self.hidden
        weights = self.weights
        before = self.before
        for j in range(hidden):
            if before[j] > 0.0:
                gradient[inputs + j] += error * before[j]
                back: float = error * weights[inputs + j] + self.aside[j]
                gradient[inputs + hidden + j] += back
                before[j] = back
            else:
                before[j] = 0.0
        base: i64 = inputs + 2 * hidden
        for i in range(inputs):
            value = x[at + i]
            if value != 0.0:
                gradient[i] += error * value
                row: i64 = base + i * hidden
                for j in range(hidden):
                    gradient[row + j] += before[j] * value


class Evaluator:
    """A net with one game's features: every seat's chance of winning in a position."""

    def __init__(self, net: Net, features: Features) -> None:
        self.net: Net = net  # the one that judged last; `use` chooses it
        self.by_players: list[Net] = [net] * (MOST_SEATS + 1)
        self.features: Features = features
        self.x: vec[float] = floats(features.count * MOST_SEATS)
        # of the position looked from: features, input of the hidden units, and the skip part
        self.from_x: vec[float] = floats(features.count * MOST_SEATS)
        self.from_hidden: vec[float] = floats(net.hidden * MOST_SEATS)
        self.from_skip: vec[float] = floats(MOST_SEATS)

    def give(self, players: i64, net: Net) -> None:
        """Tables with so many players are judged by this net, which is of the same size."""
        self.by_players[players] = net

    def use(self, state: State) -> None:
        """Judge by the net for that many players."""
        self.net = self.by_players[state.players]

    def fill(self, state: State, out: vec[float]) -> None:
        """The chances of all seats; at the end of a game, what it is worth to them."""
        if state.seat < 0:
            fill_end(state, self.features.spread, out)
            return
        self.use(state)
        self.features.fill(state, self.x)
        for seat in range(state.players):
            out[seat] = self.net.worth(self.x, seat * self.features.count)
        softmax(out, state.players, 1.0)

    def chances(self, state: State) -> list[float]:
        """The same for interpreted callers, which should not pass a `vec`: it would never be freed."""
        out = floats(MOST_SEATS)
        self.fill(state, out)
        return [out[seat] for seat in range(state.players)]

    def look_from(self, state: State) -> None:
        """Remember a position, which is not an end, for `fill_after`."""
        self.use(state)
        net = self.net
        self.features.fill(state, self.from_x)
        for seat in range(state.players):
            row: i64 = seat * self.features.count
            self.from_skip[seat] = net.listen(self.from_x, row, self.from_hidden, seat * net.hidden)

    def fill_after(self, state: State, out: vec[float]) -> None:
        """Like `fill`, for a position about a step after the one of `look_from`."""
        if state.seat < 0:
            fill_end(state, self.features.spread, out)
            return
        count = self.features.count
        hidden = self.net.hidden
        weights = self.net.weights
        before = self.net.before
        lines = self.net.lines
        values = self.net.values
        x = self.x
        old = self.from_x
        self.features.fill(state, x)
        base: i64 = count + 2 * hidden
        for seat in range(state.players):
            units: i64 = seat * hidden
            for j in range(hidden):
                before[j] = self.from_hidden[units + j]
            total: float = self.from_skip[seat]
            at: i64 = seat * count
            found: i64 = 0
            for i in range(count):
                change: float = x[at + i] - old[at + i]
                if change != 0.0:
                    total += weights[i] * change
                    lines[found] = base + i * hidden
                    values[found] = change
                    found += 1
            self.net.add_lines(found, before, 0)
            out[seat] = self.net.with_hidden(total)
        softmax(out, state.players, 1.0)


def first_net(features: Features, hidden: i64, seed: i64) -> Evaluator:
    """An untrained net, which judges as the judge does."""
    net = Net(features.count, hidden)
    net.begin_as_judge(features.spread, Rng(seed))
    return Evaluator(net, features)


def net_of(features: Features, hidden: i64, weights: list[float]) -> Net:
    """A net with these weights."""
    net = Net(features.count, hidden)
    if len(weights) != net.size:
        raise ValueError(f"a net of {net.inputs} features and {hidden} hidden units has {net.size} weights")
    net.weights = vec[float](weights)
    return net
