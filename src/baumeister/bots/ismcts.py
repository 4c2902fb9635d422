# compiled: mypyc
"""Plain ISMCTS over any game: one tree over information sets, a new deal for every iteration, random playouts.

After Cowling, Powley and Whitehouse (Information Set Monte Carlo Tree Search, 2012). Each iteration imagines another
deal, walks down the tree over the actions that are legal in it, adds one node, plays to the end at random and gives
every seat its reward. An action that is rarely legal must not look neglected, so UCB1 counts how often a node could
have been chosen (`available`) instead of its parent's visits.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import doubled, doubled_floats
from baumeister.bots.door import Budget, Seen
from baumeister.bots.playout import play_out
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec

#: Weight of curiosity in UCB1.
EXPLORATION: Final = 0.7
#: How much of the reward is winning; the rest is the share of the points, which tells a narrow loss from a rout.
WINNING: Final = 0.5
#: The clock is read once in this many iterations.
CLOCK_EVERY: Final = 8
#: Nodes the tree has room for at first.
FIRST_ROOM: Final = 1024
ROOT: Final = 0


class Tree:
    """All nodes, one entry each in every array; children of a node form a list through `sibling`. 0 is the root."""

    def __init__(self, actions: i64) -> None:
        self.size: i64 = 1
        self.action: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # the action that leads here
        self.seat: vec[i64] = vec[i64]([-1] * FIRST_ROOM)  # who takes it
        self.parent: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.child: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # youngest child; 0: none
        self.sibling: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # next older one; 0: none
        self.visits: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.available: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.reward: vec[float] = vec[float]([0.0] * FIRST_ROOM)  # sum over the visits, for `seat`
        self.child_by: vec[i64] = vec[i64]([0] * actions)  # scratch for `choose`: action -> child of the current node

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
        self.available[node] = 1
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
        self.reward = doubled_floats(self.reward)


def search(imagined: State, budget_iterations: i64, seconds: float, rng: Rng) -> Tree:
    """Grow a tree for the seat that is asked: this many iterations (0: any number), as far as they fit into the seconds
    (0: no limit)."""
    tree = Tree(len(imagined.catalogue().actions))
    buffer = make_buffer()
    rewards: vec[float] = vec[float]([0.0] * imagined.players)
    viewer = imagined.seat
    end: float = time.monotonic() + seconds
    done: i64 = 0
    while budget_iterations == 0 or done < budget_iterations:
        if seconds > 0.0 and done % CLOCK_EVERY == 0 and done > 0:
            now: float = time.monotonic()
            if now >= end:
                break
        state = imagined.clone()
        state.redeal(viewer, rng)
        leaf = descend(tree, state, rng, buffer)
        play_out(state, rng, buffer)
        fill_rewards(state, rewards)
        hand_up(tree, leaf, rewards)
        done += 1
    return tree


def descend(tree: Tree, state: State, rng: Rng, buffer: vec[i64]) -> i64:
    """Walk down with UCB1 until an action is new here; take it and add its node."""
    node: i64 = ROOT
    while state.seat >= 0:
        count = state.fill_legal(buffer)
        seat = state.seat
        known = tree.size
        node = choose(tree, node, buffer, count, seat, rng)
        state.step(tree.action[node])
        if node == known:
            return node
    return node


def choose(tree: Tree, node: i64, buffer: vec[i64], count: i64, seat: i64, rng: Rng) -> i64:
    """The child to go to: a new one for a legal action not tried here yet, else the best by UCB1."""
    child_by = tree.child_by
    child = tree.child[node]
    while child != 0:
        child_by[tree.action[child]] = child
        child = tree.sibling[child]
    untried: i64 = 0
    pick: i64 = -1
    best: i64 = -1
    highest: float = -1.0
    for i in range(count):
        child = child_by[buffer[i]]
        if child == 0:
            untried += 1
            if rng.below(untried) == 0:
                pick = buffer[i]
            continue
        visits: float = float(tree.visits[child])
        curiosity: float = math.sqrt(math.log(float(tree.available[child])) / visits)
        value: float = tree.reward[child] / visits + EXPLORATION * curiosity
        tree.available[child] += 1
        if value > highest:
            highest = value
            best = child
    child = tree.child[node]
    while child != 0:
        child_by[tree.action[child]] = 0
        child = tree.sibling[child]
    if untried > 0:
        return tree.add(node, pick, seat)
    return best


def fill_rewards(state: State, rewards: vec[float]) -> None:
    """What the end is worth to each seat, from 0 to 1: part for winning (shared by all winners), part for points."""
    players = state.players
    for seat in range(players):
        own: float = float(state.score(seat))
        rival: float = 0.0  # the best of the others
        for other in range(players):
            if other != seat and float(state.score(other)) > rival:
                rival = float(state.score(other))
        share: float = 0.5
        if own > 0.0 or rival > 0.0:
            share = own / (own + rival)
        rewards[seat] = (1.0 - WINNING) * share
    winners = state.winners()
    for winner in winners:
        rewards[winner] += WINNING / float(len(winners))


def hand_up(tree: Tree, leaf: i64, rewards: vec[float]) -> None:
    """Count the iteration in every node on the way back to the root."""
    node = leaf
    while node != ROOT:
        tree.visits[node] += 1
        tree.reward[node] += rewards[tree.seat[node]]
        node = tree.parent[node]


def most_visited(tree: Tree) -> i64:
    """The most visited action; among equals the better one, then the lowest number."""
    best: i64 = 0
    child = tree.child[ROOT]
    while child != 0:
        if best == 0 or is_better(tree, child, best):
            best = child
        child = tree.sibling[child]
    return tree.action[best]


def is_better(tree: Tree, node: i64, than: i64) -> bool:
    if tree.visits[node] != tree.visits[than]:
        return tree.visits[node] > tree.visits[than]
    if tree.reward[node] != tree.reward[than]:
        return tree.reward[node] > tree.reward[than]
    return tree.action[node] < tree.action[than]


class IsmctsBot:
    """Searches as long as the budget lasts."""

    def __init__(self, seed: int = 0) -> None:
        self.name: str = "ismcts"
        self.seed: int = seed

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        rng = seen.chance(self.seed)
        iterations: i64 = budget.iterations or 0
        seconds: float = budget.seconds or 0.0
        return most_visited(search(seen.imagine(0), iterations, seconds, rng))
