# compiled: mypyc
"""What each event of Pebbles did on the table: pieces that moved between addresses, and what else changed."""

from __future__ import annotations

from baumeister.engine.catalogue import Trace
from baumeister.engine.wire import Move
from baumeister.games.pebbles.components import CARD_NAMES


def points(seat: int, count: int) -> Move:
    return Move("points", None, f"players/{seat}/points", count, seat)


def discarded(seat: int, card: str) -> Trace:
    gone = Move("card", f"players/{seat}/hand/{card}", f"players/{seat}/put_back", 1, seat)
    return Trace((gone,), (f"players/{seat}/cards",))


def discarded_face_down(seat: int) -> Trace:
    return Trace((Move("card", f"players/{seat}/cards", None, 1, seat),))


def round_begun(_number: int, count: int) -> Trace:
    return Trace(tuple([Move("pebble", None, f"heaps/{card}", count) for card in CARD_NAMES]))


def taken(seat: int, card: str, count: int) -> Trace:
    pebble = Move("pebble", f"heaps/{card}", f"players/{seat}/pebbles/{card}", count, seat)
    return Trace((pebble, points(seat, count)))


def last_taken(seat: int, _card: str, count: int) -> Trace:
    return Trace((points(seat, count),))


def card_shown(seat: int, card: str, count: int) -> Trace:
    return Trace((points(seat, count),) if count else (), (f"players/{seat}/hand/{card}",))


def game_ended() -> Trace:
    return Trace((), ("winners",))
