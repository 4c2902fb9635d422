"""The shapes of a view of Pebbles: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from baumeister.engine.wire import Decision


class Options(Struct, frozen=True, gc=False):
    last_pebble: bool


class Heap(Struct, frozen=True, gc=False):
    card: str  # the card that belongs to it
    pebbles: int  # left


class Pebbles(Struct, frozen=True, gc=False):
    """What a player has taken from a heap."""

    card: str
    count: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    cards: int  # in hand
    hand: tuple[str, ...]  # as far as the viewer knows it
    put_back: str | None  # None: nothing yet, or the viewer does not know it
    pebbles: tuple[Pebbles, ...]
    points: int


#: What follows from the rest: no event needs to name it.
DERIVED = ("left", "next_seat")


# ---- what is asked: one type per kind of decision


class Discard(Decision, frozen=True, tag="discard"):
    """Put one of two cards back."""


class ChooseHeap(Decision, frozen=True, tag="heap"):
    """Choose a heap to take from."""


class Take(Decision, frozen=True, tag="take"):
    """Take one or two pebbles of the chosen heap."""

    card: str


AnyDecision: TypeAlias = Discard | ChooseHeap | Take


class PebblesView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Options
    round: int
    rounds: int
    phase: str
    turn: int
    revealed: int
    decision: AnyDecision | None
    heaps: tuple[Heap, ...]
    left: int  # pebbles in all heaps
    next_seat: int | None  # whose turn comes after this one; None: the game is over
    players: tuple[Player, ...]
    winners: tuple[int, ...]
