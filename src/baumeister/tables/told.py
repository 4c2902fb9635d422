"""What a table tells of its log: an entry as the table keeps it, and as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from baumeister import Game
from baumeister.engine.catalogue import Event
from baumeister.engine.edge import SPECTATOR_BIT, check_seat
from baumeister.engine.wire import Message
from baumeister.records import Action, Bot, By, End, Entry, Resign, Seat, SeatChange, TimeOut, Undo

#: One event as `State.tell` keeps it: its kind, the seats that may know it (bits), its moment and cause, four numbers.
RawEvent: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]


class Happened(Struct, frozen=True):
    """An event of the game (docs/schemas has its form), and how to word it."""

    event: Any
    words: Message


def with_words(game: Game, event: Event) -> Happened:
    return Happened(event, game.event_message(event))


class Told(Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as one seat or a spectator may know it. What it may not know, or does not apply, is None.

    Before the end a seat is told its own actions by name. What others did shows in the events as far as the rules show
    it: a name would tell which card was given away face down. Who or what did an action comes out after the end."""

    number: int
    kind: Literal["action", "undo", "resign", "seat", "time-out", "end"]
    seat: int | None = None  # an end is nobody's
    at: str | None = None
    events: tuple[Happened, ...] = ()
    action: str | None = None  # its name: of your own actions, and of all after the end
    by: By | None = None  # after the end
    back_to: int | None = None  # of an undo
    agreed: tuple[int, ...] = ()  # to an undo or an end
    bot: Bot | None = None  # that plays on after a resignation or time-out
    becomes: Seat | None = None  # who sits there now
    reason: Literal["agreement", "abandoned", "host"] | None = None  # of an end


class Page:
    """An entry of the log with all that its action told, for all seats. Kept in memory and never stored."""

    __slots__ = ("_raw", "entry", "forced")

    def __init__(self, entry: Entry, raw: Sequence[RawEvent] = (), forced: bool = False) -> None:
        self.entry = entry
        #: By public facts nothing else was possible: nobody decided anything.
        self.forced = forced
        self._raw = tuple(raw)

    def worded(self, word: Callable[[RawEvent], Any]) -> list[tuple[int, Any]]:
        """All events in the form `word` gives them, each with the seats that may see it. Not kept."""
        return [(raw[1], word(raw)) for raw in self._raw]


class Telling:
    """Some entries of the log, told to one viewer after the other. Every event is put into its form once, for all of
    them, and each viewer is handed those it may see."""

    def __init__(self, pages: Iterable[Page], over: bool, word: Callable[[RawEvent], Any], seats: int) -> None:
        self._over = over
        self._seats = seats
        self._pages = [(page.entry, page.worded(word)) for page in pages]

    def to(self, seat: int | None) -> tuple[Told, ...]:
        """The entries as this seat (None: a spectator) may know them; the events are what `word` made of them."""
        seat = check_viewer(seat, self._seats)
        bit = SPECTATOR_BIT if seat is None else 1 << seat
        return tuple(
            [
                tell(entry, tuple([event for seats, event in events if seats & bit]), seat, self._over)
                for entry, events in self._pages
            ]
        )


def check_viewer(seat: object, seats: int) -> int | None:
    return None if seat is None else check_seat(seat, seats)


def tell(entry: Entry, events: tuple[Happened, ...], seat: int | None, over: bool) -> Told:
    """An entry with what a seat may see of it, as that seat may know it now."""
    if isinstance(entry, Action):
        action = entry.action if over or entry.seat == seat else None
        return Told(
            number=entry.number,
            kind="action",
            seat=entry.seat,
            at=entry.at,
            events=events,
            action=action,
            by=entry.by if over else None,
        )
    if isinstance(entry, Undo):
        return Told(entry.number, "undo", entry.seat, entry.at, back_to=entry.back_to, agreed=entry.consent)
    if isinstance(entry, Resign):
        return Told(entry.number, "resign", entry.seat, entry.at, bot=entry.bot)
    if isinstance(entry, SeatChange):
        return Told(entry.number, "seat", entry.seat, entry.at, becomes=entry.becomes)
    if isinstance(entry, TimeOut):
        return Told(entry.number, "time-out", entry.seat, entry.at, bot=entry.bot)
    assert isinstance(entry, End)
    return Told(entry.number, "end", None, entry.at, agreed=entry.agreed, reason=entry.reason)
