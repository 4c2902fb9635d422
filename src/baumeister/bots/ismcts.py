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

from baumeister.bots.door import Budget, Seen
from baumeister.bots.playout import play_out
from baumeister.bots.puct import ROOT, Tree
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec

#: Weight of curiosity in UCB1.
EXPLORATION: Final = 0.7
#: How much of the reward is winning; the rest is the share of the points, which tells a narrow loss from a rout.
WINNING: Final = 0.5
#: The clock is read once in this many iterations.
CLOCK_EVERY: Final = 8


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
        tree.hand_up(leaf, rewards)
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
        best = tree.add(node, pick, seat)
        tree.available[best] = 1
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
        tree = search(seen.imagine(0), iterations, seconds, rng)
        return tree.action[tree.best()]
