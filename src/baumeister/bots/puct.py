# compiled: mypyc
"""PUCT over information sets: one tree over what a seat knows, a new deal for every iteration, and a net as judge. Each
iteration imagines another deal and walks down the tree over the actions that are legal in it. On the second visit to a
node all its actions are tried one step ahead: the net's chances there are each action's prior and, until the search
goes deeper, the value of a visit. No playouts. Every seat maximises its own chance (max^n). At every node values are
stretched by the range of its own children: with four players the chances of all seats differ widely, those of one
seat's actions hardly, and a close choice must be searched as keenly as a clear one. An action that is rarely legal must
not look neglected: what counts is how often it could have been chosen (`available`).
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import doubled, doubled_floats, floats
from baumeister.bots.net import MOST_SEATS, Evaluator
from baumeister.bots.one_ply import DEALS, Player
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec

ROOT: Final = 0
#: Nodes a tree has room for at first.
FIRST_ROOM: Final = 4096
#: The clock is read once in this many iterations.
CLOCK_EVERY: Final = 16
#: After this many iterations, with this large a part of them on one action, only one move is sensible: stop thinking.
CLEAR_AFTER: Final = 1000
CLEAR_PART: Final = 0.95
#: Chances are kept at least this far from 0 and 1.
SURE: Final = 0.00001
#: A smaller range between a node's children is taken for this: differences that small are noise.
NARROW: Final = 0.01
#: No prior is larger than the best one first seen by more than e to the power of this.
STEEPEST: Final = 20.0


class Tree:
    """All nodes, one entry each in every array; children of a node form a list through `sibling`. 0 is the root.

    ISMCTS (ismcts.py) grows it too, without what the net said. (With that in a subclass this search was 9 % slower.)"""

    def __init__(self, actions: i64) -> None:
        self.size: i64 = 1
        self.action: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # the action that leads here
        self.seat: vec[i64] = vec[i64]([-1] * FIRST_ROOM)  # who takes it
        self.parent: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.child: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # youngest child; 0: none
        self.sibling: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # next older one; 0: none
        self.visits: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.available: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.reward: vec[float] = floats(FIRST_ROOM)  # sum over the visits, for `seat`
        self.weight: vec[float] = floats(FIRST_ROOM)  # prior, to be divided by the sum of those that are legal
        self.steepness: vec[float] = floats(FIRST_ROOM)  # of the children's best first sight: what weighs 1
        self.guess: vec[float] = floats(FIRST_ROOM)  # the chance of `seat` at first sight
        # Are the chances at first sight valid for any deal? Then they are here, one for each seat.
        self.known: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.first: vec[float] = floats(FIRST_ROOM * MOST_SEATS)
        self.child_by: vec[i64] = vec[i64]([0] * actions)  # scratch: action -> child of the current node

    def clear(self) -> None:
        self.size = 1
        self.child[ROOT] = 0
        self.visits[ROOT] = 0

    def add(self, parent: i64, action: i64, seat: i64) -> i64:
        """A new child of a node."""
        node = self.size
        if node == len(self.action):
            self.make_room()
        self.action[node] = action
        self.seat[node] = seat
        self.parent[node] = parent
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        self.child[node] = 0
        self.visits[node] = 0
        self.available[node] = 0
        self.reward[node] = 0.0
        self.weight[node] = 1.0
        self.known[node] = 0
        self.size += 1
        return node

    def make_room(self) -> None:
        """Twice as many nodes."""
        self.action = doubled(self.action)
        self.seat = doubled(self.seat)
        self.parent = doubled(self.parent)
        self.child = doubled(self.child)
        self.sibling = doubled(self.sibling)
        self.visits = doubled(self.visits)
        self.available = doubled(self.available)
        self.known = doubled(self.known)
        self.reward = doubled_floats(self.reward)
        self.weight = doubled_floats(self.weight)
        self.steepness = doubled_floats(self.steepness)
        self.guess = doubled_floats(self.guess)
        self.first = doubled_floats(self.first)

    def hand_up(self, leaf: i64, rewards: vec[float]) -> None:
        """Count an iteration in every node on the way back to the root."""
        node = leaf
        while node != ROOT:
            self.visits[node] += 1
            self.reward[node] += rewards[self.seat[node]]
            node = self.parent[node]

    def best(self) -> i64:
        """The most visited child of the root; among equals the better one, then the lowest action."""
        best: i64 = 0
        child = self.child[ROOT]
        while child != 0:
            if best == 0 or self.is_better(child, best):
                best = child
            child = self.sibling[child]
        return best

    def is_better(self, node: i64, than: i64) -> bool:
        if self.visits[node] != self.visits[than]:
            return self.visits[node] > self.visits[than]
        if self.reward[node] != self.reward[than]:
            return self.reward[node] > self.reward[than]
        return self.action[node] < self.action[than]

    def child_with(self, node: i64, action: i64) -> i64:
        """The child an action leads to; 0: none yet."""
        child = self.child[node]
        while child != 0 and self.action[child] != action:
            child = self.sibling[child]
        return child


def logit(chance: float) -> float:
    """From a chance to a number on an even scale."""
    if chance < SURE:
        chance = SURE
    if chance > 1.0 - SURE:
        chance = 1.0 - SURE
    return math.log(chance / (1.0 - chance))


class Search(Player):
    """Searches this many iterations, or as many as fit into the seconds. Its tree and buffers are reused."""

    def __init__(self, evaluator: Evaluator, actions: i64, iterations: i64) -> None:
        self.evaluator: Evaluator = evaluator
        self.iterations: i64 = iterations
        self.seconds: float = 0.0  # 0: no limit
        self.thorough: bool = False  # continue although the choice is clear
        self.curiosity: float = 1.5
        self.temperature: float = 0.3  # of the priors: the lower, the more the net's first choice is preferred
        self.trust_guess: bool = False  # is an unvisited action worth what the net says, or as much as the others here?
        self.tree: Tree = Tree(actions)
        self.rewards: vec[float] = floats(MOST_SEATS)
        self.values: vec[float] = floats(actions)  # of the legal actions of the current node
        self.lowest: float = 0.0  # of them
        self.span: float = 1.0  # from there to the highest
        self.done: i64 = 0

    def pick(self, imagined: State, rng: Rng, buffer: vec[i64]) -> i64:
        if imagined.fill_legal(buffer) == 1:
            return buffer[0]
        self.grow(imagined, rng, buffer)
        return self.tree.action[self.tree.best()]

    def think(self, imagined: State, rng: Rng) -> None:
        """`grow` for interpreted callers: it passes no buffer, which would never be freed."""
        self.grow(imagined, rng, make_buffer())

    def grow(self, imagined: State, rng: Rng, buffer: vec[i64]) -> None:
        """Grow a new tree for the seat that is asked; stops early where the choice is clear."""
        viewer = imagined.seat
        self.tree.clear()
        self.done = 0
        begun: float = time.monotonic() if self.seconds > 0.0 else 0.0
        left: i64 = self.iterations
        while left > 0:
            state = imagined.clone()
            state.redeal(viewer, rng)
            leaf = self.descend(state, rng, buffer)
            self.hand_up(leaf)
            self.done += 1
            left = self.iterations - self.done
            if self.done % CLOCK_EVERY == 0:
                if self.seconds > 0.0:
                    spent: float = time.monotonic() - begun
                    fit: float = float(self.done) * (self.seconds / spent - 1.0)  # as many more as time allows
                    if fit < float(left):
                        left = int(fit) if fit > 0.0 else 0
                if not self.thorough and self.is_clear(left):
                    break

    def descend(self, state: State, rng: Rng, buffer: vec[i64]) -> i64:
        """Walk down to a node met for the first time; its value goes into `rewards`."""
        tree = self.tree
        node: i64 = ROOT
        while state.seat >= 0:
            count = state.fill_legal(buffer)
            if count == 1:
                child = tree.child_with(node, buffer[0])
                node = child if child != 0 else tree.add(node, buffer[0], state.seat)
                tree.available[node] += 1
                state.step(buffer[0])
                continue
            node = self.choose(node, state, rng, buffer, count)
            if tree.visits[node] == 0 and tree.known[node] != 0:
                for seat in range(state.players):
                    self.rewards[seat] = tree.first[node * MOST_SEATS + seat]
                return node
            state.step(tree.action[node])
            if tree.visits[node] == 0:
                break
        self.evaluator.fill(state, self.rewards)
        return node

    def choose(self, node: i64, state: State, rng: Rng, buffer: vec[i64], count: i64) -> i64:
        """The child to go to: the best by value, prior and curiosity among those legal in this deal."""
        tree = self.tree
        child_by = tree.child_by
        child = tree.child[node]
        while child != 0:
            child_by[tree.action[child]] = child
            child = tree.sibling[child]
        missing = False
        for i in range(count):
            if child_by[buffer[i]] == 0:
                missing = True
        if missing:
            self.expand(node, state, rng, buffer, count)
        curiosity: float = self.curiosity / self.weigh(state, buffer, count)
        values = self.values
        low: float = self.lowest
        span: float = self.span
        best: i64 = -1
        highest: float = -1000.0
        for i in range(count):
            child = child_by[buffer[i]]
            tree.available[child] += 1
            wanted: float = tree.weight[child] * math.sqrt(float(tree.available[child]))
            score: float = (values[i] - low) / span + curiosity * wanted / (1.0 + float(tree.visits[child]))
            if score > highest:
                highest = score
                best = child
        child = tree.child[node]
        while child != 0:
            child_by[tree.action[child]] = 0
            child = tree.sibling[child]
        return best

    def weigh(self, state: State, buffer: vec[i64], count: i64) -> float:
        """What the legal actions are worth, into `values`, and over which range these lie: what was found, or else the
        first guess. Returns the sum of the priors' weights."""
        tree = self.tree
        child_by = tree.child_by
        values = self.values
        weights: float = 0.0
        total: float = 0.0
        visited: i64 = 0
        lowest: float = 1.0
        highest: float = 0.0
        for i in range(count):
            child = child_by[buffer[i]]
            weights += tree.weight[child]
            visits = tree.visits[child]
            value: float = tree.guess[child]
            if visits > 0:
                visited += visits
                total += tree.reward[child]
                value = tree.reward[child] / float(visits)
            values[i] = value
            if value < lowest:
                lowest = value
            if value > highest:
                highest = value
        self.lowest = lowest
        self.span = highest - lowest if highest - lowest > NARROW else NARROW
        if not self.trust_guess:
            average: float = total / float(visited) if visited > 0 else 1.0 / float(state.players)
            for i in range(count):
                if tree.visits[child_by[buffer[i]]] == 0:
                    values[i] = average
        return weights

    def expand(self, node: i64, state: State, rng: Rng, buffer: vec[i64], count: i64) -> None:
        """Try the actions that are new here one step ahead; their nodes go into `child_by`."""
        tree = self.tree
        child_by = tree.child_by
        evaluator = self.evaluator
        rewards = self.rewards
        seat = state.seat
        first = tree.child[node] == 0
        known = tree.size
        evaluator.look_from(state)
        for i in range(count):
            if child_by[buffer[i]] != 0:
                continue
            child = tree.add(node, buffer[i], seat)
            child_by[buffer[i]] = child
            after = state.clone()
            after.step(buffer[i])
            evaluator.fill_after(after, rewards)
            guess = rewards[seat]
            if after.revealed == state.revealed:
                tree.known[child] = 1
                for other in range(state.players):
                    tree.first[child * MOST_SEATS + other] = rewards[other]
            elif node == ROOT:
                # The choice itself: it must not depend on one lucky deal.
                for _deal in range(DEALS - 1):
                    after = state.clone()
                    after.redeal(seat, rng)
                    after.step(buffer[i])
                    evaluator.fill_after(after, rewards)
                    guess += rewards[seat]
                guess = guess / float(DEALS)
            tree.guess[child] = guess
            tree.weight[child] = logit(guess)
        if first:
            top: float = tree.weight[known]
            for child in range(known, tree.size):
                if tree.weight[child] > top:
                    top = tree.weight[child]
            tree.steepness[node] = top
        for child in range(known, tree.size):
            power: float = (tree.weight[child] - tree.steepness[node]) / self.temperature
            tree.weight[child] = math.exp(power if power < STEEPEST else STEEPEST)

    def hand_up(self, leaf: i64) -> None:
        self.tree.hand_up(leaf, self.rewards)

    # ---- what came of it

    def is_clear(self, left: i64) -> bool:
        """The remaining iterations cannot change the choice, or would all be wasted on the same one."""
        lead = self.lead()
        return lead > left or (self.done >= CLEAR_AFTER and float(lead) > CLEAR_PART * float(self.done))

    def lead(self) -> i64:
        """By how many visits the most visited action leads the next."""
        most: i64 = 0
        second: i64 = 0
        child = self.tree.child[ROOT]
        while child != 0:
            visits = self.tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.tree.sibling[child]
        return most - second

    def outcome(self) -> list[tuple[int, int, float]]:
        """Every action tried at the root with its visits and the chance of the seat, the most visited first."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        child = tree.child[ROOT]
        while child != 0:
            visits = tree.visits[child]
            chance = tree.reward[child] / float(visits) if visits > 0 else tree.guess[child]
            found.append((int(tree.action[child]), int(visits), chance))
            child = tree.sibling[child]
        found.sort(key=lambda row: (-row[1], -row[2], row[0]))
        return found


def search_for(search: Search, imagined: State, iterations: i64, seed: i64) -> None:
    """Search a position for exactly this many iterations, however clear it is: for measurements."""
    buffer = make_buffer()
    rng = Rng(seed)
    search.thorough = True
    search.iterations = iterations
    search.pick(imagined, rng, buffer)
