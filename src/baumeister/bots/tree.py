# compiled: mypyc
"""The tree over information sets that searches grow, with what all of them keep of a node.

An action that is rarely legal must not look neglected: `available` counts how often a node could have been chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import doubled, doubled_floats, floats
from baumeister.engine.vecs import vec

ROOT: Final = 0
#: Nodes a tree has room for at first.
FIRST_ROOM: Final = 1024


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
        self.reward: vec[float] = floats(FIRST_ROOM)  # sum over the visits, for `seat`
        self.child_by: vec[i64] = vec[i64]([0] * actions)  # scratch: action -> child of the node at hand

    def clear(self) -> None:
        """Nothing but the root, and room for as much as before."""
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

    # ---- the children of a node

    def lay_out(self, node: i64) -> None:
        """Its children into `child_by`; whoever asks for that clears it again."""
        child_by = self.child_by
        child = self.child[node]
        while child != 0:
            child_by[self.action[child]] = child
            child = self.sibling[child]

    def clear_away(self, node: i64) -> None:
        """All entries of `child_by` are 0 again."""
        child_by = self.child_by
        child = self.child[node]
        while child != 0:
            child_by[self.action[child]] = 0
            child = self.sibling[child]

    def child_with(self, node: i64, action: i64) -> i64:
        """The child an action leads to; 0: none yet."""
        child = self.child[node]
        while child != 0 and self.action[child] != action:
            child = self.sibling[child]
        return child

    # ---- what came of it

    def best(self) -> i64:
        """The child of the root searched most; among equals the better one, then the one with the lowest action."""
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
