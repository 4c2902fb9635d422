"""Proximal policy optimisation (Schulman et al., 2017) by self-play, in numpy alone: read it from top to bottom.

One small net plays all seats against itself. It sees the row of the seat that is asked, chooses among the legal
actions, and hears at the end of a game how many points it was ahead. From the command line it is measured now and then
against Random and Apprentice (measuring.py):

    python -m baumeister.research.examples.ppo caylus1303 --players 2 --steps 1000000 --out build/ppo
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from baumeister.research.arrays import Arrays
from baumeister.research.spec import EnvSpec

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Settings:
    """What can be turned. These are usual values; a few others were tried and were no better."""

    places: int = 64  # games side by side
    length: int = 128  # decisions in each of them between two lessons
    hidden: int = 64  # units of the net's only hidden layer
    rate: float = 0.001  # of learning
    epochs: int = 4  # how often a lesson goes through its decisions
    minibatch: int = 512  # decisions a step of learning looks at
    clip: float = 0.2  # how far a choice's probability may move in a lesson
    trace: float = 0.95  # lambda: how far surprises are handed back to earlier decisions
    entropy: float = 0.01  # what keeps the net curious
    points: float = 15.0  # so far ahead is about a whole victory
    longest: float = 0.5  # of a gradient


SETTINGS: Final = Settings()


class Net:
    """Row -> tanh -> logits of all actions, and the value of the position for the seat that is asked."""

    def __init__(self, columns: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def random(rows: int, width: int, size: float) -> Floats:
            drawn: Floats = (rng.standard_normal((rows, width)) * size / np.sqrt(rows)).astype(np.float32)
            return drawn

        self.first, self.first_bias = random(columns, hidden, 2.0), np.zeros(hidden, np.float32)
        self.policy, self.policy_bias = random(hidden, actions, 0.01), np.zeros(actions, np.float32)
        self.value, self.value_bias = random(hidden, 1, 0.1), np.zeros(1, np.float32)

    def forward(self, rows: NDArray[np.int16], mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Hidden units, probabilities of the actions (illegal ones: 0), values."""
        hidden = np.tanh(scaled(rows) @ self.first + self.first_bias)
        logits = np.where(mask != 0, hidden @ self.policy + self.policy_bias, -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ self.value + self.value_bias)[:, 0]


def scaled(rows: NDArray[Any]) -> Floats:
    """Counts by their order of magnitude, so that no column needs a scale of its own."""
    found: Floats = np.log1p(rows, dtype=np.float32)
    return found


@dataclass
class Played:
    """Some decisions of every game: arrays by time and place."""

    rows: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: NDArray[np.int16]
    action: NDArray[np.intp]
    chance: Floats  # with which the action was chosen
    value: Floats  # what the net expected
    ended: NDArray[np.bool_]  # the game was over after it,
    reward: Floats  # and this is what the seats got


def play(games: Arrays, net: Net, settings: Settings, rng: np.random.Generator) -> Played:
    """Let the net play on in all games. The arrays of a batch are live: whatever is kept is copied."""
    length, places = settings.length, np.arange(games.count)
    shape = (length, games.count)
    played = Played(
        rows=np.empty((*shape, games.columns), np.int16),
        mask=np.empty((*shape, games.actions), np.int8),
        seat=np.empty(shape, np.int16),
        action=np.empty(shape, np.intp),
        chance=np.empty(shape, np.float32),
        value=np.empty(shape, np.float32),
        ended=np.empty(shape, np.bool_),
        reward=np.empty((*shape, games.players), np.float32),
    )
    for t in range(length):
        played.rows[t], played.mask[t], played.seat[t] = games.obs, games.mask, games.seat
        _, chances, played.value[t] = net.forward(games.obs, games.mask)
        action = (chances.cumsum(axis=1) > rng.random((games.count, 1)) * 0.999999).argmax(axis=1)
        played.action[t], played.chance[t] = action, chances[places, action]
        games.step(action)
        played.ended[t] = games.done
        played.reward[t] = np.tanh(games.reward / settings.points)
    return played


def advantages(played: Played, trace: float) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better each decision came out than the net had expected (generalised advantage estimation), and for
    which this is known yet. Every seat looks from its decision to its own next one, or to the end of the game."""
    length, count = played.seat.shape
    players, places = played.reward.shape[2], np.arange(count)
    found, known = np.zeros((length, count), np.float32), np.zeros((length, count), np.bool_)
    # by place and seat: what the seat expects later, how that came out, and whether there is such a later
    value, later = np.zeros((2, count, players), np.float32)
    there = np.zeros((count, players), np.bool_)
    for t in range(length - 1, -1, -1):
        over, at = played.ended[t], (places, played.seat[t])
        value[over], later[over], there[over] = played.reward[t][over], 0.0, True
        known[t] = there[at]
        found[t] = np.where(known[t], value[at] - played.value[t] + trace * later[at], 0.0)
        value[at], later[at], there[at] = played.value[t], found[t], True
    return found, known


@dataclass
class Lesson:
    """Decisions to learn from, in any order, and what came of them."""

    rows: NDArray[np.int16]
    mask: NDArray[np.int8]
    action: NDArray[np.intp]
    chance: Floats
    advantage: Floats
    target: Floats  # of the value

    def part(self, chosen: NDArray[np.intp]) -> Lesson:
        return Lesson(**{name: array[chosen] for name, array in vars(self).items()})


def lesson_of(played: Played, trace: float) -> Lesson:
    advantage, known = advantages(played, trace)
    target = (advantage + played.value)[known]
    advantage = (advantage[known] - advantage[known].mean()) / (advantage[known].std() + 1e-6)
    return Lesson(played.rows[known], played.mask[known], played.action[known], played.chance[known], advantage, target)


def gradient(net: Net, lesson: Lesson, settings: Settings) -> dict[str, Floats]:
    """Slopes of what is to become small: the clipped objective with the opposite sign, half the squared error of the
    values (halved again: they share the hidden units), and certainty."""
    count, x, every = len(lesson.rows), scaled(lesson.rows), np.arange(len(lesson.rows))
    hidden, chances, value = net.forward(lesson.rows, lesson.mask)
    ratio = chances[every, lesson.action] / lesson.chance
    better = lesson.advantage > 0
    free = np.where(better, ratio < 1 + settings.clip, ratio > 1 - settings.clip)  # not clipped
    logits = chances.copy()
    logits[every, lesson.action] -= 1
    logits *= (free * ratio * lesson.advantage)[:, None]
    surprise = np.log(chances + 1e-8)
    logits += settings.entropy * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
    logits /= count
    error = 0.5 * (value - lesson.target)[:, None] / count
    inner = (logits @ net.policy.T + error @ net.value.T) * (1 - hidden * hidden)
    return {
        "first": x.T @ inner,
        "first_bias": inner.sum(axis=0),
        "policy": hidden.T @ logits,
        "policy_bias": logits.sum(axis=0),
        "value": hidden.T @ error,
        "value_bias": error.sum(axis=0),
    }


class Learner:
    """Moves the weights of a net by Adam's steps (Kingma and Ba, 2014)."""

    def __init__(self, net: Net, settings: Settings) -> None:
        self.net, self.settings, self.steps = net, settings, 0
        self.mean = {name: np.zeros_like(weights) for name, weights in vars(net).items()}
        self.square = {name: np.zeros_like(weights) for name, weights in vars(net).items()}

    def learn(self, played: Played, rng: np.random.Generator) -> None:
        """One lesson. Three quarters of the columns are zero in all of its rows, and the first layer takes most of the
        time: so only the others take part, as a small net that shares all weights with the whole one."""
        lesson, settings = lesson_of(played, self.settings.trace), self.settings
        columns = np.flatnonzero(lesson.rows.any(axis=0))
        lesson.rows = lesson.rows[:, columns]
        small = copy(self.net)
        for _ in range(settings.epochs):
            order = rng.permutation(len(lesson.rows))
            for begin in range(0, len(order) - settings.minibatch + 1, settings.minibatch):
                small.first = self.net.first[columns]
                part = lesson.part(order[begin : begin + settings.minibatch])
                self.step(gradient(small, part, settings), columns)

    def step(self, slopes: dict[str, Floats], columns: NDArray[np.intp]) -> None:
        self.steps += 1
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        shorter = min(1.0, self.settings.longest / (length + 1e-8))
        rate = self.settings.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            which = columns if name == "first" else slice(None)
            mean, square, weights = self.mean[name], self.square[name], getattr(self.net, name)
            mean[which] += 0.1 * (shorter * slope - mean[which])
            square[which] += 0.001 * ((shorter * slope) ** 2 - square[which])
            weights[which] -= rate * mean[which] / (np.sqrt(square[which]) + 1e-8)


class SelfPlay:
    """A net that gets better: `lesson` plays and learns once."""

    def __init__(self, game: str, players: int, seed: int, settings: Settings = SETTINGS) -> None:
        spec = EnvSpec(game, players, reward="lead", skip_forced=True)
        self.settings, self.rng = settings, np.random.default_rng(seed)
        self.games = Arrays(spec, settings.places, seed)
        self.net = Net(self.games.columns, self.games.actions, settings.hidden, self.rng)
        self.learner = Learner(self.net, settings)
        self.decisions = 0

    def lesson(self) -> None:
        played = play(self.games, self.net, self.settings, self.rng)
        self.learner.learn(played, self.rng)
        self.decisions += played.action.size


if __name__ == "__main__":
    from baumeister.research.examples.measuring import main

    main(SelfPlay)
