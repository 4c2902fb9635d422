# compiled: mypyc
"""Self-play and learning: a game is played without peeking, then the net is moved towards how it went on.

TD(lambda), from the end of a game to its beginning: the target for a position mixes what the net says about the
positions after it and how the game ended. Steps are Adam's (Kingma and Ba, 2014). Where endings are mostly luck the
weights jump about with every game; then an average over the last steps plays instead (Polyak and Juditsky, 1992).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import floats
from baumeister.bots.net import MOST_SEATS, Evaluator, softmax
from baumeister.bots.one_ply import Player
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec

#: How many rows of seats are seen between two steps.
BATCH: Final = 64
# Adam's usual figures
KEEP_DIRECTION: Final = 0.9
KEEP_SIZE: Final = 0.999
TINY: Final = 0.0000001


def choose_blind(state: State, player: Player, rng: Rng, buffer: vec[i64]) -> i64:
    """What a player chooses, seeing only what its seat may see: nobody peeks in training either."""
    imagined = state.clone()
    imagined.redeal(state.seat, rng)
    return player.pick(imagined, rng, buffer)


def play_blind(start: State, players: list[Player], slips: i64, rng: Rng) -> list[int]:
    """One game by seats; `slips` choices in a thousand are random. Returns all actions, forced ones too."""
    state = start.clone()
    buffer = make_buffer()
    actions: list[int] = []
    while state.seat >= 0:
        count = state.fill_legal(buffer)
        action = buffer[0]
        if count > 1:
            if rng.below(1000) < slips:
                action = buffer[rng.below(count)]
            else:
                action = choose_blind(state, players[state.seat], rng, buffer)
        state.step(action)
        actions.append(int(action))
    return actions


class Learner:
    """Moves the weights of a net, game by game."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator
        self.rate: float = 0.002
        self.trust: float = evaluator.features.trust
        self.steady: float = evaluator.features.steady
        size = evaluator.net.size
        self.gradient: vec[float] = floats(size)
        self.direction: vec[float] = floats(size)
        self.sizes: vec[float] = floats(size)
        self.steps: i64 = 0
        self.playing: vec[float] = vec[float](evaluator.net.weights)  # the weights to play with
        self.rows: vec[float] = floats(1)  # features of all seats at every position that followed a choice
        self.chances: vec[float] = floats(1)
        # squared error against the targets, and the rows it is summed over, since the last reset
        self.error: float = 0.0
        self.seen: i64 = 0

    def study(self, start: State, actions: list[int]) -> None:
        """Replay a game and learn from it."""
        state = start.clone()
        kept = self.watch(state, actions)
        goal = floats(MOST_SEATS)
        self.evaluator.fill(state, goal)  # it is over: the end
        self.look_back(kept, state.players, goal)

    def watch(self, state: State, actions: list[int]) -> i64:
        """Play the actions and keep the features of every position that followed a choice; returns how many."""
        features = self.evaluator.features
        width: i64 = state.players * features.count
        if len(self.rows) < len(actions) * width:
            self.rows = floats(len(actions) * width)
        if len(self.chances) < len(actions) * MOST_SEATS:
            self.chances = floats(len(actions) * MOST_SEATS)
        buffer = make_buffer()
        x = self.evaluator.x
        kept: i64 = 0
        for action in actions:
            count = state.fill_legal(buffer)
            state.step(action)
            if count > 1 and state.seat >= 0:
                features.fill(state, x)
                for i in range(width):
                    self.rows[kept * width + i] = x[i]
                kept += 1
        return kept

    def look_back(self, kept: i64, players: i64, goal: vec[float]) -> None:
        """From the last position to the first: move each towards its target."""
        net = self.evaluator.net
        count = self.evaluator.features.count
        width: i64 = players * count
        own = floats(MOST_SEATS)
        for t in range(kept):
            for seat in range(players):
                own[seat] = net.worth(self.rows, t * width + seat * count)
            softmax(own, players, 1.0)
            for seat in range(players):
                self.chances[t * MOST_SEATS + seat] = own[seat]
        waiting: i64 = 0
        t = kept - 1
        while t >= 0:
            for seat in range(players):
                chance = self.chances[t * MOST_SEATS + seat]
                error: float = chance - goal[seat]
                self.error += error * error
                at: i64 = t * width + seat * count
                net.worth(self.rows, at)
                net.add_gradient(self.rows, at, error, self.gradient)
                goal[seat] = (1.0 - self.trust) * chance + self.trust * goal[seat]
            self.seen += players
            waiting += players
            if waiting >= BATCH or t == 0:
                self.take_step(float(waiting))
                waiting = 0
            t -= 1

    def take_step(self, rows: float) -> None:
        """Against the average gradient."""
        self.steps += 1
        weights = self.evaluator.net.weights
        gradient = self.gradient
        direction = self.direction
        sizes = self.sizes
        playing = self.playing
        steady = self.steady
        young: float = 1.0 - math.pow(KEEP_DIRECTION, float(self.steps))
        young_size: float = 1.0 - math.pow(KEEP_SIZE, float(self.steps))
        for i in range(self.evaluator.net.size):
            slope: float = gradient[i] / rows
            gradient[i] = 0.0
            direction[i] = KEEP_DIRECTION * direction[i] + (1.0 - KEEP_DIRECTION) * slope
            sizes[i] = KEEP_SIZE * sizes[i] + (1.0 - KEEP_SIZE) * slope * slope
            if direction[i] != 0.0:
                weights[i] -= self.rate * (direction[i] / young) / (math.sqrt(sizes[i] / young_size) + TINY)
            playing[i] = steady * playing[i] + (1.0 - steady) * weights[i]
