"""What can be asked of a table. A request changes nothing: the table proposes a commit for it, or refuses.

The caller vouches for the request: that the seat is the requester's own, and that the people named as agreeing have
agreed. `at` is the time for the log, `move_id` makes a retry harmless: see `AlreadyDone`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from baumeister.engine.errors import echo
from baumeister.records import Action, Bot, End, Entry, Resign, Seat, SeatChange, TimeOut, Undo
from baumeister.tables.errors import BadRequest


class _Asked(Struct, frozen=True, kw_only=True):
    """What every request has."""

    at: str | None = None
    move_id: str | None = None


class Act(_Asked, frozen=True):
    """A seat does something, by number or name. `answers` is the log number of the position the requester looked at: if
    the table has moved on, nothing happens. So a second click on the same button is not a second move. `in_advance`:
    the person decided this in advance."""

    seat: int
    action: int | str
    answers: int
    in_advance: bool = False


class TakeBack(_Asked, frozen=True):
    """A seat wants the game to stand as after the action `back_to` (None: as before its own last decision).

    `consent` are the seats whose people agree; who has to is what `undo_needs` says."""

    seat: int
    answers: int
    back_to: int | None = None
    consent: tuple[int, ...] = ()


class GiveUp(_Asked, frozen=True):
    """A person gives up, and the bot takes over the seat, so that the others can finish. The game goes on by its rules
    and the seat can still win; the log says that it was given up."""

    seat: int
    bot: Bot


class SitDown(_Asked, frozen=True):
    """Somebody else sits there from now on: another person, or a bot."""

    seat: int
    becomes: Seat


class CallTime(_Asked, frozen=True):
    """The time of the seat that is asked has run out. `then`: the bot that plays the seat from now on, or the action
    (number or name) that the clock plays for it this once."""

    seat: int
    answers: int
    then: Bot | int | str


class Stop(_Asked, frozen=True):
    """The game ends without a result. An agreement needs all people at the table; abandonment and the host do not."""

    reason: Literal["agreement", "abandoned", "host"]
    agreed: tuple[int, ...] = ()


Request: TypeAlias = Act | TakeBack | GiveUp | SitDown | CallTime | Stop


def check_request(request: object) -> None:
    if not isinstance(request, Request):
        kinds = ", ".join(kind.__name__ for kind in Request.__args__)
        raise BadRequest(f"a table can be asked {kinds}, not {echo(request)}")


def is_answered_by(request: Request, entry: Entry, action: str | None) -> bool:
    """Is this the entry that the request led to when it first came? `action` is the name of an act's action."""
    if isinstance(request, Stop):
        return isinstance(entry, End) and entry.reason == request.reason
    if isinstance(entry, End) or entry.seat != request.seat:
        return False
    if isinstance(request, Act):
        return isinstance(entry, Action) and entry.action == action
    if isinstance(request, TakeBack):
        return isinstance(entry, Undo) and request.back_to in (None, entry.back_to)
    if isinstance(request, GiveUp):
        return isinstance(entry, Resign) and entry.bot == request.bot
    if isinstance(request, SitDown):
        return isinstance(entry, SeatChange) and entry.becomes == request.becomes
    return isinstance(entry, TimeOut) and entry.bot == (request.then if isinstance(request.then, Bot) else None)
