# compiled: mypyc
"""What each event of Caylus 1303 did on the table: pieces that moved between addresses, and what else changed.

One function per kind of event that has something to show; the catalogue names them beside the kinds. They take the
values of the event's fields. A good or a point from the general stock comes from nowhere (None). What is paid, gained
and built is also needed for every choice, so equal ones are made once.
"""

from __future__ import annotations

from functools import cache

from baumeister.engine.catalogue import Trace
from baumeister.engine.traces import gained as gained
from baumeister.engine.traces import moved
from baumeister.engine.traces import paid as paid
from baumeister.engine.wire import Move


def stock(seat: int) -> str:
    return f"players/{seat}/workers"


def camp(seat: int) -> str:
    return f"players/{seat}/camp"


def worker(seat: int, source: str, to: str, count: int = 1) -> Move:
    return Move("worker", source, to, count, seat)


def placed(seat: int, space: int, _tile: str, place: int) -> Trace:
    return moved(worker(seat, stock(seat), f"road/{space}/workers/{place}"))


def placed_on_site(seat: int, place: int) -> Trace:
    return moved(worker(seat, stock(seat), f"site_workers/{place - 1}"))


@cache
def workers_to_camp(seat: int, count: int) -> Trace:
    return moved(worker(seat, stock(seat), camp(seat), count))


def workers_from_camp(seat: int, count: int) -> Trace:
    return moved(worker(seat, camp(seat), stock(seat), count)) if count else Trace()


def worker_home(seat: int, space: int, place: int) -> Trace:
    """A second worker moves up to the first place, so the row as a whole has changed."""
    leaving = worker(seat, f"road/{space}/workers/{place}", camp(seat))
    return Trace((leaving,), (f"road/{space}/workers",))


def cut_off(seat: int, space: int, _tile: str, place: int) -> Trace:
    return worker_home(seat, space, place)


def site_left(seat: int, place: int) -> Trace:
    return moved(worker(seat, f"site_workers/{place - 1}", camp(seat)))


def passed(seat: int, place: int) -> Trace:
    """The pass marker, which lies in front of its player, not among the houses to build with."""
    return moved(Move("house", f"players/{seat}", f"bridge/{place - 1}", 1, seat))


def marker_back(seat: int, place: int) -> Trace:
    house = Move("house", f"bridge/{place - 1}", f"players/{seat}", 1, seat)
    return Trace((house,), (f"players/{seat}/bundles",))


def took_marker(_seat: int) -> Trace:
    return Trace((), ("start_player",))


@cache
def points_gained(seat: int, count: int) -> Trace:
    return moved(Move("points", None, f"players/{seat}/points", count, seat))


def owner_points(seat: int, count: int, space: int) -> Trace:
    return moved(Move("points", None, f"players/{seat}/points", count, seat, f"road/{space}"))


def delivered(seat: int, _count: int) -> Trace:
    return Trace((), (f"players/{seat}/bundles",))


def house_to(seat: int, space: int) -> Move:
    return Move("house", f"players/{seat}/houses", f"road/{space}/owner", 1, seat)


def claimed(seat: int, space: int, _tile: str) -> Trace:
    return moved(house_to(seat, space))


def provost_moved(_seat: int, gap: int, steps: int) -> Trace:
    return _provost(gap - steps, gap)


def provost_reset(gap: int, former: int) -> Trace:
    return _provost(former, gap) if former != gap else Trace()


def _provost(former: int, gap: int) -> Trace:
    return Trace((Move("provost", f"gaps/{former}", f"gaps/{gap}"),), ("provost",))


def residence_turned(_seat: int, space: int) -> Trace:
    return Trace((), (f"road/{space}/tile", f"road/{space}/side"))


def game_ended(players: int) -> Trace:
    """Covered points are shown now."""
    return Trace((), ("winners", *[f"players/{seat}/points" for seat in range(players)]))


def tile_to(tile: str, space: int) -> Move:
    return Move("tile", f"supply/{tile}", f"road/{space}")


@cache
def built(seat: int, tile: str, space: int) -> Trace:
    return moved(tile_to(tile, space), house_to(seat, space))


def monument_built(_seat: int, tile: str, space: int) -> Trace:
    return moved(tile_to(tile, space))


def character_taken(seat: int, character: str, former: int) -> Trace:
    source = f"board_characters/{character}" if former < 0 else f"players/{former}/characters/{character}"
    return moved(Move("character", source, f"players/{seat}/characters/{character}"))
