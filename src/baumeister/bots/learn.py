# compiled: mypyc
"""Self-play and learning: a game is played without peeking, then the net is moved towards how it went on.

TD(lambda), from the end of a game to its beginning: the target for a position mixes what the net says about the
positions after it and how the game ended. Steps are Adam's (Kingma and Ba, 2014). Where endings are mostly luck the
weights jump about with every game; then an average over the last steps plays instead (Polyak and Juditsky, 1992).

Where a teacher searched deeply, its finding takes the place of what the net says. There the net also learns to choose
one step ahead as the search did: what follows each action it could have taken is weighed against the others
(`learn_choice`). From games alone it would only learn what followed the actions that were chosen. While it learns, the
hidden units also have to tell by how much and as which of all a seat will end (`ASIDE`): this steers them towards what
matters, and is thrown away afterwards.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import floats
from baumeister.bots.net import MOST_SEATS, Evaluator, softmax
from baumeister.bots.one_ply import Player
from baumeister.bots.playout import imagine
from baumeister.bots.puct import SURE, logit
from baumeister.bots.teacher import Finding, Teacher
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec

#: How many rows of seats are seen between two steps.
BATCH: Final = 64
#: Temperature of a ranking of actions: the lower, the more it is about the best ones alone.
CHOOSING: Final = 0.2
# Adam's usual figures
KEEP_DIRECTION: Final = 0.9
KEEP_SIZE: Final = 0.999
TINY: Final = 0.0000001
#: How much of a target is what comes later in the game, where a teacher searched; the rest is what it found.
LATER: Final = 0.8
#: What is learned aside, and the points (in spreads) by which a lead counts as 1.
LEAD: Final = 0
RANK: Final = 1
ASIDE: Final = 2
LARGE_LEAD: Final = 4.0


def choose_blind(state: State, player: Player, rng: Rng, buffer: vec[i64]) -> i64:
    """What a player chooses, seeing only what its seat may see: nobody peeks in training either."""
    return player.pick(imagine(state, rng), rng, buffer)


def play_blind(
    start: State, players: list[Player], slips: i64, rng: Rng, findings: list[Finding] | None = None
) -> list[int]:
    """One game by seats; `slips` choices in a thousand are random. Returns all actions, forced ones too; what teachers
    found goes into `findings`."""
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
                player = players[state.seat]
                action = choose_blind(state, player, rng, buffer)
                if findings is not None and isinstance(player, Teacher) and player.is_deep:
                    findings.append(player.finding(len(actions), state.players))
        state.step(action)
        actions.append(int(action))
    return actions


class Learner:
    """Moves the weights of a net, game by game. `aside`: how much the tasks aside count; `ranking`: how much it counts
    to choose as teachers did."""

    def __init__(self, evaluator: Evaluator, aside: float = 0.0, ranking: float = 0.0) -> None:
        self.evaluator: Evaluator = evaluator
        self.rate: float = 0.002
        self.trust: float = evaluator.features.trust
        self.steady: float = evaluator.features.steady
        self.aside: float = aside
        self.ranking: float = ranking
        size = evaluator.net.size
        self.tasks: vec[float] = floats(ASIDE * evaluator.net.hidden)  # from the hidden units to the tasks aside
        # The net's weights, then those of the tasks.
        self.gradient: vec[float] = floats(size + len(self.tasks))
        self.direction: vec[float] = floats(size + len(self.tasks))
        self.sizes: vec[float] = floats(size + len(self.tasks))
        self.waiting: i64 = 0  # rows whose gradient is summed up, but not followed yet
        self.steps: i64 = 0
        self.playing: vec[float] = vec[float](evaluator.net.weights)  # the weights to play with
        self.rows: vec[float] = floats(1)  # features of all seats at every position that followed a choice
        self.chances: vec[float] = floats(1)
        self.told: vec[i64] = vec[i64]([0])  # for each of these, which finding is about it; or -1
        self.ends: vec[float] = floats(MOST_SEATS * ASIDE)  # how the game ended, for the tasks aside
        # squared error against the targets, and the rows it is summed over, since the last reset
        self.error: float = 0.0
        self.seen: i64 = 0

    def study(self, start: State, actions: list[int], findings: list[Finding] | None = None) -> None:
        """Replay a game and learn from it; from what teachers found, too."""
        state = start.clone()
        if findings is None:
            findings = []
        kept = self.watch(state, actions, findings)
        goal = floats(MOST_SEATS)
        self.evaluator.fill(state, goal)  # it is over: the end
        self.see_end(state)
        self.look_back(kept, state.players, goal, findings)

    def watch(self, state: State, actions: list[int], findings: list[Finding]) -> i64:
        """Play the actions and keep the features of every position that followed a choice; returns how many."""
        features = self.evaluator.features
        width: i64 = state.players * features.count
        if len(self.rows) < len(actions) * width:
            self.rows = floats(len(actions) * width)
        if len(self.chances) < len(actions) * MOST_SEATS:
            self.chances = floats(len(actions) * MOST_SEATS)
            self.told = vec[i64]([0] * len(actions))
        buffer = make_buffer()
        x = self.evaluator.x
        kept: i64 = 0
        due: i64 = 0  # the next finding
        for done, action in enumerate(actions, start=1):
            if due < len(findings) and findings[due].before == done - 1:
                if self.ranking > 0.0:
                    self.learn_choice(imagine(state, Rng(done)), findings[due].tried, findings[due].values)
                due += 1
            count = state.fill_legal(buffer)
            state.step(action)
            if count > 1 and state.seat >= 0:
                features.fill(state, x)
                for i in range(width):
                    self.rows[kept * width + i] = x[i]
                self.told[kept] = due if due < len(findings) and findings[due].before == done else -1
                kept += 1
        return kept

    def see_end(self, state: State) -> None:
        """How a game that is over ended for every seat: its lead over the others' average, and how many it left behind,
        both about zero."""
        players = state.players
        total: float = 0.0
        for seat in range(players):
            total += float(state.score(seat))
        for seat in range(players):
            own: float = float(state.score(seat))
            behind: float = 0.0
            for other in range(players):
                if other != seat:
                    score: float = float(state.score(other))
                    behind += 1.0 if score < own else 0.5 if score == own else 0.0
            lead: float = (own - (total - own) / float(players - 1)) / (LARGE_LEAD * self.evaluator.features.spread)
            self.ends[seat * ASIDE + LEAD] = lead
            self.ends[seat * ASIDE + RANK] = behind / float(players - 1) - 0.5

    def look_back(self, kept: i64, players: i64, goal: vec[float], findings: list[Finding]) -> None:
        """From the last position to the first: move each towards its target."""
        net = self.evaluator.net
        count = self.evaluator.features.count
        width: i64 = players * count
        own = floats(MOST_SEATS)
        taught = len(findings) > 0
        for t in range(kept):
            for seat in range(players):
                own[seat] = net.worth(self.rows, t * width + seat * count)
            softmax(own, players, 1.0)
            for seat in range(players):
                self.chances[t * MOST_SEATS + seat] = own[seat]
        t = kept - 1
        while t >= 0:
            told = self.told[t]
            if told >= 0:
                found = findings[told].chances
                for seat in range(players):
                    goal[seat] = (1.0 - LATER) * found[seat] + LATER * goal[seat]
            for seat in range(players):
                chance = self.chances[t * MOST_SEATS + seat]
                error: float = chance - goal[seat]
                self.error += error * error
                at: i64 = t * width + seat * count
                net.worth(self.rows, at)
                if self.aside > 0.0:
                    self.learn_aside(seat)
                net.add_gradient(self.rows, at, error, self.gradient)
                if not taught:
                    goal[seat] = (1.0 - self.trust) * chance + self.trust * goal[seat]
            self.seen += players
            self.waiting += players
            if self.waiting >= BATCH or t == 0:
                self.take_step()
            t -= 1

    def learn_choice(self, imagined: State, actions: list[int], values: list[float]) -> None:
        """Compare the actions one step ahead more like a teacher, who found these chances after them."""
        net = self.evaluator.net
        features = self.evaluator.features
        seat = imagined.seat
        players = imagined.players
        width: i64 = players * features.count
        count = len(actions)
        rows = floats(count * width)
        chances = floats(count * MOST_SEATS)
        wanted = floats(count)
        liked = floats(count)
        is_end = vec[i64]([0] * count)
        x = self.evaluator.x
        guess = floats(MOST_SEATS)
        for k in range(count):
            after = imagined.clone()
            after.step(actions[k])
            self.evaluator.fill(after, guess)
            liked[k] = logit(guess[seat])
            wanted[k] = logit(values[k])
            is_end[k] = 1 if after.seat < 0 else 0
            for other in range(players):
                chances[k * MOST_SEATS + other] = guess[other]
            for i in range(width):
                rows[k * width + i] = x[i]
        softmax(liked, count, CHOOSING)
        softmax(wanted, count, CHOOSING)
        for j in range(net.hidden):
            net.aside[j] = 0.0
        for k in range(count):
            error: float = self.ranking * (liked[k] - wanted[k]) / CHOOSING
            if is_end[k] != 0:
                continue
            rest: float = 1.0 - chances[k * MOST_SEATS + seat] + SURE
            for other in range(players):
                at: i64 = k * width + other * features.count
                net.worth(rows, at)
                slope: float = error if other == seat else -error * chances[k * MOST_SEATS + other] / rest
                net.add_gradient(rows, at, slope, self.gradient)
        self.waiting += players
        if self.waiting >= BATCH:
            self.take_step()

    def learn_aside(self, seat: i64) -> None:
        """What the tasks aside ask of the hidden units, right after `worth` of a row of this seat."""
        net = self.evaluator.net
        hidden = net.hidden
        for j in range(hidden):
            net.aside[j] = 0.0
        for task in range(ASIDE):
            first: i64 = task * hidden
            guess: float = 0.0
            for j in range(hidden):
                if net.before[j] > 0.0:
                    guess += self.tasks[first + j] * net.before[j]
            error: float = self.aside * (guess - self.ends[seat * ASIDE + task])
            for j in range(hidden):
                if net.before[j] > 0.0:
                    self.gradient[net.size + first + j] += error * net.before[j]
                    net.aside[j] += error * self.tasks[first + j]

    def take_step(self) -> None:
        """Against the average gradient."""
        rows = float(self.waiting)
        self.waiting = 0
        self.steps += 1
        size = self.evaluator.net.size
        weights = self.evaluator.net.weights
        playing = self.playing
        steady = self.steady
        young: float = 1.0 - math.pow(KEEP_DIRECTION, float(self.steps))
        young_size: float = 1.0 - math.pow(KEEP_SIZE, float(self.steps))
        for i in range(size):
            weights[i] -= self.step_of(i, rows, young, young_size)
            playing[i] = steady * playing[i] + (1.0 - steady) * weights[i]
        if self.aside > 0.0:
            for i in range(len(self.tasks)):
                self.tasks[i] -= self.step_of(size + i, rows, young, young_size)

    def step_of(self, i: i64, rows: float, young: float, young_size: float) -> float:
        """Adam's step of one weight; its gradient begins anew."""
        slope: float = self.gradient[i] / rows
        self.gradient[i] = 0.0
        direction: float = KEEP_DIRECTION * self.direction[i] + (1.0 - KEEP_DIRECTION) * slope
        square: float = KEEP_SIZE * self.sizes[i] + (1.0 - KEEP_SIZE) * slope * slope
        self.direction[i] = direction
        self.sizes[i] = square
        if direction == 0.0:
            return 0.0
        return self.rate * (direction / young) / (math.sqrt(square / young_size) + TINY)
