"""A table in memory with its viewers, and a socket as the hub knows it.

A live table is only a cache of the store: any process can have one, and drops it when nobody needs it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from baumeister.hub.lesson import Lesson, lesson_at
from baumeister.hub.limits import Bucket, Limits
from baumeister.hub.ports import Outbox, Person, StoredTable
from baumeister.hub.protocol import FromServer, Line, Proposal, Sitting
from baumeister.hub.stored_seats import person_of
from baumeister.hub.views import Viewer, Views
from baumeister.records import End, Entry, Record, Resign, Seat, SeatChange, TimeOut
from baumeister.tables import Commit, Settings, Table

#: Chat lines kept in memory and shown to new viewers.
MOST_LINES: Final = 100
#: Chat requests whose ids are remembered, so that a retry is not said twice.
MOST_SAID: Final = 32

encode = msgspec.json.Encoder().encode


class _Nobody:
    """The outbox of a socket that is gone."""

    def push(self, message: bytes) -> None:
        pass

    def close(self, last: bytes) -> None:
        pass


NOBODY: Final = _Nobody()


class Link:
    """One socket: whose it is, what it watches, and how much it has asked for. It knows tables only by their codes,
    so that no reference cycle is left when it goes."""

    __slots__ = ("codes", "faults", "greeted", "lists", "messages", "outbox", "person")

    def __init__(self, person: Person, outbox: Outbox, limits: Limits, now: float) -> None:
        self.person = person
        self.outbox: Outbox = outbox
        self.greeted = False
        self.codes: set[str] = set()
        self.lists = b""  # of tables, as they were sent last
        self.faults = Bucket(limits.faults, limits.faults_burst, now)
        self.messages = Bucket(limits.messages, limits.burst, now)

    @property
    def is_open(self) -> bool:
        return self.outbox is not NOBODY

    def send(self, message: FromServer) -> None:
        self.outbox.push(encode(message))


class SeatPlayer(NamedTuple):
    """Who plays a seat according to the log, as opposed to who owns it."""

    bot: str | None
    given_up: bool = False
    away: bool = False


def played_by(seat: Seat) -> SeatPlayer:
    return SeatPlayer(None if seat.bot is None else seat.bot.id)


def played_after(entry: Entry) -> SeatPlayer | None:
    """Who plays the entry's seat from there on; None: no change."""
    if isinstance(entry, Resign):
        return SeatPlayer(entry.bot.id, given_up=True)
    if isinstance(entry, SeatChange):
        bot = entry.becomes.bot
        return SeatPlayer(None if bot is None else bot.id, away=bot is not None)
    if isinstance(entry, TimeOut) and entry.bot is not None:
        return SeatPlayer(entry.bot.id, away=True)
    return None


def followed(played: Sequence[SeatPlayer], entries: Iterable[Entry]) -> list[SeatPlayer]:
    """Who plays each seat after these entries."""
    now = list(played)
    for entry in entries:
        after = played_after(entry)
        if after is not None and not isinstance(entry, End):
            now[entry.seat] = after
    return now


def played_in(record: Record) -> list[SeatPlayer]:
    """Who plays each seat at the end of a record."""
    return followed([played_by(seat) for seat in record.seats], record.log)


def open_table(stored: StoredTable) -> Table | None:
    """The game of a stored table; None before the start. A bad record raises RecordError."""
    if stored.record is None or stored.sitting.status == "open":
        return None
    lesson = bool(stored.sitting.lesson)  # its course says what is played, and when
    settings = Settings(not lesson, stored.sitting.undo_past_news, undo_past_draws=lesson)
    return Table(stored.record, stored.move_ids, settings)


class Live:
    """A table in memory."""

    __slots__ = (
        "busy",
        "chat",
        "code",
        "deciding",
        "elsewhere",
        "heard",
        "here",
        "holders",
        "id",
        "idle_since",
        "known_since",
        "leased",
        "left",
        "lesson",
        "links",
        "played",
        "proposals",
        "queue",
        "said",
        "shared",
        "sitting",
        "sitting_bytes",
        "stopped",
        "table",
        "thinking",
        "views",
        "visited",
    )

    def __init__(self, stored: StoredTable, now: float) -> None:
        self.code = stored.sitting.t
        self.id = stored.id
        self.links: dict[Link, Viewer] = {}
        #: The commit that is being written; meanwhile requests wait, or are refused.
        self.busy: Commit | None = None
        self.queue: deque[Callable[[], None]] = deque()
        self.heard = 0  # the last log number that another process told of
        self.leased = False  # this process looks after the table while it waits for a bot
        self.thinking = -1  # log number a bot thinks about
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # process -> until when, who is at the table there
        self.here: frozenset[str] = frozenset()
        self.said: deque[tuple[str, str]] = deque(maxlen=MOST_SAID)
        self.chat: deque[Line] = deque(maxlen=MOST_LINES)
        self.idle_since = now
        self.known_since = now  # who was at the table before is not known here
        self.left: dict[str, float] = {}  # when those who were here and are not any more were last here
        self.visited: dict[str, float] = {}  # when the shelf was told that these people are here
        self.sitting_bytes = b""
        self.take(stored)

    def take(self, stored: StoredTable) -> None:
        """Set it up (again) as the store has it."""
        self.table = open_table(stored)
        self.lesson: Lesson | None = lesson_at(stored, self.table)
        self.proposals: tuple[Proposal, ...] = stored.proposals
        self.chat = deque(stored.chat, maxlen=MOST_LINES)
        #: What its viewers see; None: it has not begun.
        self.views = None if self.table is None else Views(self.table)
        record = stored.record
        self.played = [] if record is None else played_in(record)
        self.stopped = record is not None and any(isinstance(entry, End) for entry in record.log)
        self._find_holders()
        self._find_asked()
        self.set_sitting(stored.sitting)

    def take_anew(self, stored: StoredTable, accepted: Iterable[Commit]) -> None:
        """Set it up as the store had it, plus the commits `accepted` here since, all of which are on disk."""
        last = stored.chat[-1].number if stored.chat else 0
        said = [line for line in self.chat if line.number > last]
        self.take(stored)
        self.chat.extend(said)
        for commit in accepted:
            if self.table is not None and commit.entries[-1].number > self.number:
                self.accept(commit)

    # ---- where it stands

    @property
    def number(self) -> int:
        return 0 if self.table is None else self.table.number

    # ---- going on

    def accept(self, commit: Commit) -> bool:
        """Accept a commit; returns whether it changed the seats or ended the game. Raises what the table raises."""
        assert self.table is not None
        assert self.views is not None
        before = self.table.number
        self.table.accept(commit)
        self.views.go_on(before)
        changed = self._follow(commit.entries)
        if changed:
            self._find_holders()
            # A client's old view may be another seat's: the seat had another owner then.
            self.views.forget_before()
        self._find_asked()
        if changed or self.deciding is None:
            self.set_sitting(self.sitting)
            return True
        return False

    def _find_asked(self) -> None:
        """The seat whose decision it is; None: nobody's, the game has not begun or is over."""
        seat = -1 if self.table is None else self.table.seat
        self.deciding = seat if seat >= 0 else None

    def _follow(self, entries: Sequence[Entry]) -> bool:
        """Take over what the log says about seats; returns whether it said anything."""
        self.stopped |= isinstance(entries[-1], End)  # nothing comes after it
        if all(played_after(entry) is None for entry in entries):
            return False
        self.played = followed(self.played, entries)
        return True

    def _find_holders(self) -> None:
        """The seats that each person may act for."""
        holders: dict[str, tuple[int, ...]] = {}
        for number, seat in enumerate(() if self.table is None else self.table.seats):
            person = person_of(seat)
            if person is not None:
                holders[person] = (*holders.get(person, ()), number)
        self.holders = holders
        self.shared = any(len(seats) > 1 for seats in holders.values())

    def set_sitting(self, sitting: Sitting) -> bool:
        """Update what everybody may know from the log; returns whether it changed."""
        if self.table is not None:
            status = "running" if not self.table.is_over else "stopped" if self.stopped else "over"
            seats = tuple(
                replace(seat, bot=played.bot, given_up=played.given_up, away=played.away)
                for seat, played in zip(sitting.seats, self.played, strict=True)
            )
            sitting = replace(sitting, status=status, seats=seats)
        self.sitting = sitting
        before, self.sitting_bytes = self.sitting_bytes, encode(sitting)
        return before != self.sitting_bytes

    # ---- those who look at it

    def tell_all(self, message: FromServer, but: Link | None = None) -> None:
        """Send the same message to all viewers (`but` one)."""
        if self.links:
            data = encode(message)
            for link in tuple(self.links):
                if link is not but:
                    link.outbox.push(data)

    # ---- who may what

    @property
    def allows_hints(self) -> bool:
        """What the table's setting says; without one, whether a single person plays here, with bots or on all seats."""
        people = {seat.person for seat in self.sitting.seats} - {None}
        allowed = len(people) == 1 if self.sitting.hints is None else self.sitting.hints
        return self.sitting.status == "running" and allowed

    def names(self, person: str) -> bool:
        """Does anything shown about this table contain the person's name?"""
        sitting = self.sitting
        return (
            sitting.host == person
            or any(person in (seat.person, seat.reserved) for seat in sitting.seats)
            or any(line.person == person for line in self.chat)
        )

    def lines_for(self, person: Person) -> tuple[Line, ...]:
        """The chat without those whom this person has muted."""
        return tuple(line for line in self.chat if line.person not in person.mutes)

    def holds(self, person: str) -> tuple[int, ...]:
        """The seats this person may act for now. Somebody whose seat was given to a bot has none and watches."""
        return self.holders.get(person, ())

    def is_seated(self, person: str) -> bool:
        """Does this person hold a seat, or will they when the table begins?"""
        return person in self.holders or (
            self.table is None and any(seat.person == person for seat in self.sitting.seats)
        )

    def may_watch(self, person: str) -> bool:
        sitting = self.sitting
        return (
            sitting.status != "running"
            or sitting.spectators
            or person in self.holders
            or any(seat.person == person for seat in sitting.seats)
        )

    def usual_viewer(self, person: str) -> Viewer:
        """Whose view a new viewer gets. A person with several seats first has to say who is looking."""
        seats = self.holds(person)
        return seats[0] if len(seats) == 1 else None
