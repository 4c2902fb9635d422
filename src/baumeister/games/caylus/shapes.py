"""The shapes of a view of caylus: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from msgspec import Struct

from baumeister.engine.wire import Decision


class Special(Struct, frozen=True, gc=False):
    """A special building before the bridge; the stables have three circles, the inn's right one is `inn_right`."""

    tile: str
    workers: tuple[int, ...]


class Space(Struct, frozen=True, gc=False):
    """A space of the road: what lies on it, whose house and worker, and who waits to turn it into a residence."""

    number: int
    tile: str | None
    kind: str | None
    owner: int | None
    worker: int | None
    waiting: int | None


class Section(Struct, frozen=True, gc=False):
    """A part of the castle; `houses` by seat."""

    name: str
    spaces: int
    houses: tuple[int, ...]
    scored: bool


class Goods(Struct, frozen=True, gc=False):
    food: int
    wood: int
    stone: int
    cloth: int
    gold: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    points: int
    deniers: int
    income: int  # of the next phase 1
    workers: int  # at home
    goods: Goods
    favors: tuple[int, ...]  # columns on the lines points, deniers, goods, buildings
    used_lines: tuple[str, ...]  # in this phase
    batches: int  # given this round


class CaylusView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Mapping[str, bool | int]
    round: int
    phase: str
    turn: int
    revealed: int
    decision: Decision | None
    order: tuple[int, ...]  # seats in turn order
    passed: tuple[int, ...]  # seats in passing order
    specials: tuple[Special, ...]
    inn_right: int | None
    road: tuple[Space, ...]
    provost: int
    bailiff: int
    queue: tuple[int, ...]  # castle workers
    castle: tuple[Section, ...]
    open_columns: int  # of the favor table
    supply: Mapping[str, int]  # copies of each tile
    players: tuple[Player, ...]
    winners: tuple[int, ...]
