# compiled: mypyc
"""What each event of Caylus did on the table: pieces that moved between addresses, and what else changed.

One function per kind of event that has something to show; the catalogue names them beside the kinds. They take the
values of the event's fields. Goods, money and points from the general stock come from nowhere (None); houses and
markers, which are unlimited, from their player. What is paid, gained and built is also needed for every choice, so
equal ones are made once.
"""

from __future__ import annotations

from functools import cache

from baumeister.engine.catalogue import Trace
from baumeister.engine.traces import deniers_gained as deniers_gained
from baumeister.engine.traces import deniers_paid as deniers_paid
from baumeister.engine.traces import gained as gained
from baumeister.engine.traces import moved
from baumeister.engine.traces import paid as paid
from baumeister.engine.wire import Move

GATE = "specials/special_gate/workers/0"
INN = "special_inn"
INN_RIGHT = "inn_right"


def changed(*addresses: str) -> Trace:
    return Trace((), addresses)


def home(seat: int) -> str:
    return f"players/{seat}/workers"


def worker(seat: int, source: str, to: str) -> Move:
    return Move("worker", source, to, 1, seat)


# ---- order, income, placing


def order_set(_seat: int, place: int) -> Trace:
    return changed(f"order/{place - 1}")


def placed(seat: int, space: int, _tile: str, gate: int) -> Trace:
    return moved(worker(seat, _source(seat, gate), f"road/{space}/worker"))


def placed_special(seat: int, tile: str, circle: int, gate: int) -> Trace:
    return moved(worker(seat, _source(seat, gate), f"specials/{tile}/workers/{circle}"))


def placed_castle(seat: int, place: int, gate: int) -> Trace:
    return moved(worker(seat, _source(seat, gate), f"queue/{place - 1}"))


def _source(seat: int, gate: int) -> str:
    return GATE if gate else home(seat)


def passed(seat: int, place: int) -> Trace:
    return moved(Move("marker", f"players/{seat}", f"passed/{place - 1}", 1, seat))


def marker_back(seat: int, place: int) -> Trace:
    return moved(Move("marker", f"passed/{place - 1}", f"players/{seat}", 1, seat))


def moved_into_inn(seat: int) -> Trace:
    return moved(worker(seat, f"specials/{INN}/workers/0", INN_RIGHT))


def worker_home(seat: int, space: int, special: str | None, place: int) -> Trace:
    """From the road, a circle of a special building, or the castle; a worker leaves the castle after the last batch."""
    if space > 0:
        return moved(worker(seat, f"road/{space}/worker", home(seat)))
    if special is None:
        return Trace((worker(seat, f"queue/{place}", home(seat)),), (f"players/{seat}/batches",))
    circle = INN_RIGHT if special == INN and place > 0 else f"specials/{special}/workers/{place}"
    return moved(worker(seat, circle, home(seat)))


# ---- points (goods and money: engine/traces.py)


@cache
def points_gained(seat: int, count: int, *_where: int) -> Trace:
    return moved(Move("points", None, f"players/{seat}/points", count, seat)) if count else Trace()


def points_lost(seat: int, count: int) -> Trace:
    return moved(Move("points", f"players/{seat}/points", None, count, seat))


# ---- provost and bailiff


def provost_moved(_seat: int, space: int, steps: int) -> Trace:
    return Trace((pawn("provost", space - steps, space),), ("provost",))


def bailiff_moved(space: int, steps: int, former: int) -> Trace:
    """The provost, who stood on `former`, joins him."""
    moves = [pawn("bailiff", space - steps, space)]
    if former != space:
        moves.append(pawn("provost", former, space))
    return Trace(tuple(moves), ("bailiff", "provost"))


def pawn(name: str, former: int, space: int) -> Move:
    return Move(name, f"road/{former}/{name}", f"road/{space}/{name}")


# ---- building


def house_to(seat: int, where: str) -> Move:
    return Move("house", f"players/{seat}", where, 1, seat)


@cache
def built(seat: int, tile: str, space: int) -> Trace:
    return moved(Move("tile", f"supply/{tile}", f"road/{space}"), house_to(seat, f"road/{space}/owner"))


def prestige_built(_seat: int, tile: str, space: int) -> Trace:
    """The residence goes to its pile, the house stays."""
    return moved(Move("tile", f"road/{space}", None), Move("tile", f"supply/{tile}", f"road/{space}"))


def conversion_waits(_seat: int, space: int, _tile: str) -> Trace:
    return changed(f"road/{space}/waiting")


def converted(seat: int, space: int, tile: str, returns: int) -> Trace:
    """The player's own craft tile returns to the supply and leaves its house; a neutral one leaves the game."""
    leaving = Move("tile", f"road/{space}", f"supply/{tile}" if returns else None)
    residence = Move("tile", None, f"road/{space}")
    return moved(leaving, residence) if returns else moved(leaving, residence, house_to(seat, f"road/{space}/owner"))


# ---- castle, favors, end


def batch_given(seat: int, part: str, _count: int) -> Trace:
    return Trace((house_to(seat, f"castle/{part}/houses/{seat}"),), (f"players/{seat}/batches",))


def favors_owed(_seat: int, _count: int) -> Trace:
    return changed("favors_owed")


def favor_used(seat: int, line: str, column: int, former: int) -> Trace:
    """The marker moves on if it can; the line is used in this phase."""
    changes = ("favors_owed", f"players/{seat}/used_lines")
    if column == former:
        return Trace((), changes)
    marker = Move("marker", f"favor/{line}/{former}", f"favor/{line}/{column}", 1, seat)
    return Trace((marker,), (*changes, f"players/{seat}/favors/{line}"))


def lines_freed(seat: int) -> Trace:
    return changed(f"players/{seat}/used_lines")


def part_closed(part: str, _columns: int) -> Trace:
    return changed(f"castle/{part}/scored")


def game_ended() -> Trace:
    return changed("winners")
