# compiled: mypyc
"""What each event of Caylus Magna Carta did on the table: pieces that moved between addresses, and what else changed.

One function per kind of event that has something to show; the catalogue names them beside the kinds. They take the
values of the event's fields. Cubes and deniers of the bank come from nowhere (None) and go there. Only its player
learns a drawn card's name: the others are told the number of cards, which move from pile to hand as a heap. What is
paid, gained, built and discarded is also needed for every choice, so equal ones are made once.
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

# ---- cards


def about_hand(seat: int) -> tuple[str, ...]:
    """What changes with every card that enters or leaves a hand."""
    return (f"players/{seat}/hand_size", f"players/{seat}/known")


def shown(seat: int, _card: str) -> Trace:
    return Trace((), (f"players/{seat}/known",))


def drew(seat: int, card: str) -> Trace:
    card_drawn = Move("card", f"players/{seat}/pile_size", f"players/{seat}/hand/{card}", 1, seat)
    return Trace((card_drawn,), about_hand(seat))


def drew_hidden(seat: int, count: int) -> Trace:
    cards = Move("card", f"players/{seat}/pile_size", f"players/{seat}/hand_size", count, seat)
    return Trace((cards,), about_hand(seat))


@cache
def discard(seat: int, card: str) -> Move:
    return Move("card", f"players/{seat}/hand/{card}", f"players/{seat}/discard/{card}", 1, seat)


def discarded(seat: int, card: str) -> Trace:
    return Trace((discard(seat, card),), about_hand(seat))


def reshuffled(seat: int, count: int) -> Trace:
    return moved(Move("card", f"players/{seat}/discard", f"players/{seat}/pile_size", count, seat))


@cache
def built(seat: int, card: str, place: int) -> Trace:
    return Trace((Move("card", f"players/{seat}/hand/{card}", f"road/{place}", 1, seat),), about_hand(seat))


def prestige_built(seat: int, card: str, place: int) -> Trace:
    """On a residence; in the beginner game (place 0) in front of the player."""
    if place == 0:
        return moved(Move("card", f"display/{card}", f"players/{seat}/prestige/{card}", 1, seat))
    covering = Move("card", f"display/{card}", f"road/{place}/prestige", 1, seat)
    return Trace((covering,), (f"road/{place}/side",))


def chosen(_seat: int, place: int, _card: str) -> Trace:
    return Trace((), (f"road/{place}/chosen",))


def turned(_seat: int, place: int, _card: str) -> Trace:
    return Trace((), (f"road/{place}/side", f"road/{place}/chosen"))


# ---- cubes on cards (cubes and deniers of players: engine/traces.py)


@cache
def cubes_laid(place: int, good: str, count: int) -> Trace:
    return moved(Move(good, None, f"road/{place}/cubes", count))


def cubes_returned(place: int, good: str, count: int) -> Trace:
    return moved(Move(good, f"road/{place}/cubes", None, count))


def card_cube_taken(seat: int, place: int, good: str) -> Trace:
    return moved(Move(good, f"road/{place}/cubes", f"players/{seat}/goods/{good}", 1, seat))


# ---- workers, pass markers, start player card, Provost


def placement(seat: int, place: int) -> Move:
    return Move("worker", f"players/{seat}/workers", f"road/{place}/worker", 1, seat)


def placed(seat: int, place: int, _card: str) -> Trace:
    return moved(placement(seat, place))


def worker_home(seat: int, place: int, *_card: str) -> Trace:
    return moved(Move("worker", f"road/{place}/worker", f"players/{seat}/workers", 1, seat))


def passing(seat: int, space: int) -> Move:
    return Move("marker", f"players/{seat}", f"bridge/{space - 1}", 1, seat)


def passed(seat: int, space: int) -> Trace:
    return moved(passing(seat, space))


def marker_back(seat: int, space: int) -> Trace:
    marker = Move("marker", f"bridge/{space - 1}", f"players/{seat}", 1, seat)
    return Trace((marker,), (f"players/{seat}/batches",))


def start_player(seat: int, former: int) -> Trace:
    """Drawn at random before the first round (former: -1), handed on to the left after every round."""
    source = f"players/{former}" if former >= 0 else None
    return Trace((Move("start_player", source, f"players/{seat}"),), ("start_player",))


def provost_moved(_seat: int, place: int, steps: int) -> Trace:
    return Trace((Move("provost", f"road/{place - steps}", f"road/{place}"),), ("provost",))


def provost_advanced(place: int, steps: int) -> Trace:
    return provost_moved(-1, place, steps)


# ---- the castle


def offered(seat: int, _count: int) -> Trace:
    return Trace((), (f"players/{seat}/batches",))


def tiles_taken(seat: int, section: str, count: int) -> Trace:
    return moved(Move("tile", f"stock/{section}", f"players/{seat}/tiles/{section}", count, seat))


def tiles_removed(section: str, count: int) -> Trace:
    return moved(Move("tile", f"stock/{section}", None, count))


def game_ended() -> Trace:
    return Trace((), ("winners",))
