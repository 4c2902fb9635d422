"""What the hub needs from outside, as small protocols: it knows neither web framework nor database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from msgspec import Struct

from baumeister.analysis.forms import Hint
from baumeister.hub.protocol import Line, Listed, Proposal, Sitting
from baumeister.lessons.answers import Answer, Question
from baumeister.records import Record
from baumeister.tables import Commit


@dataclass(frozen=True)
class Person:
    """Who is at the other end of a socket."""

    id: str
    name: str
    guest: bool
    mutes: frozenset[str] = frozenset()
    sign_in: str = ""  # id of the sign-in (device), so that ending it closes its sockets


class Outbox(Protocol):
    """One socket as the hub sees it. Nothing here waits."""

    def push(self, message: bytes) -> None:
        """Send this soon, in order. A client that does not read is closed, and comes back with its last number."""

    def close(self, last: bytes) -> None:
        """Send this as the last message."""


# ---- the log


class Row(Struct, frozen=True):
    """A commit on its way to the disk, with what the lists need to know about the table after it."""

    table: int  # the table's number in the store
    first: int  # log number of the first entry; (table, first) is unique
    last: int
    commit: Commit
    deciding: int  # the seat to decide afterwards; -1: nobody, the game has ended
    for_server: bool  # it is a bot's decision: the table needs a server, and the writing process gets the lease
    status: str  # running, over or stopped


class WriteOutcome(Enum):
    KEPT = "kept"
    TAKEN = "taken"  # somebody else has written this number: read on
    #: The store refused (disk full, database away): nothing was written. If the line broke while it was written and
    #: stayed broken, nobody can tell: then the next row for this number is TAKEN, and reading on shows it.
    FAILED = "failed"


class Writer(Protocol):
    def append(self, row: Row, done: Callable[[WriteOutcome], None]) -> None:
        """Store a row. `done` is called on the event loop when it is on disk, or is not going to be.

        Rows that arrive together share a transaction. A row that is already there, word for word, counts as stored:
        the connection broke after the commit."""


@dataclass(frozen=True)
class StoredTable:
    """A running or ended table as the shelf returns it."""

    id: int
    sitting: Sitting  # names put in
    record: Record | None  # seats named by person id, not by name; None: it has not begun
    move_ids: Mapping[str, int]
    proposals: tuple[Proposal, ...] = ()
    chat: tuple[Line, ...] = ()
    labels: Mapping[int, str] = field(default_factory=dict)
    course: str = ""  # of a lesson: digest of the course as it was when the chapter was opened


class Shelf(Protocol):
    """Tables on disk, except for writing the log. Everything here may wait."""

    async def load(self, code: str) -> StoredTable | None:
        """A table with its log; None if there is none with this code. UnknownEdition if this program does not have its
        rules."""

    async def sitting(self, code: str) -> tuple[Sitting, tuple[Proposal, ...]] | None:
        """What everybody may know of it, and its open proposals."""

    async def read_on(self, numbers: Mapping[int, int]) -> list[tuple[int, Commit]]:
        """Commits of these tables (by their number in the store) after these log numbers, in order; one query."""

    async def put_proposal(self, table: int, proposal: Proposal) -> Proposal:
        """Store a new proposal and number it. A table has one open proposal of each kind (and `about`): if there is one
        already, it is returned."""

    async def agree(self, table: int, proposal: int, seat: int) -> Proposal | None:
        """Note that a seat agrees; None if the proposal is gone. Two that agree at once are both counted."""

    async def drop_proposals(self, table: int, proposals: Iterable[int]) -> None: ...

    async def say(self, table: int, person: str, text: str) -> Line: ...

    async def lines(self, table: int, after: int) -> list[Line]:
        """The lines of a table's chat after the one of this number, in order."""

    async def seat_changed(self, table: int, seat: int, bot: str | None, *, given_up: bool, away: bool) -> None:
        """Lists follow the log: which bot plays the seat now (None: its person), and why. Whose it is stays."""

    async def finish(self, table: int, record: Record) -> None:
        """Results of an ended game, for lists and statistics; harmless when repeated."""

    async def visited(self, visits: Mapping[int, Collection[str]]) -> None:
        """These people are at these tables, so the tables are not abandoned (stored at most once an hour)."""

    async def absent_for(self, table: int, seat: int) -> float:
        """Seconds since the person of this seat was last known to be there."""

    async def lease(self, most: int) -> list[str]:
        """Take over tables that wait for a server and that no living process looks after; returns their codes."""

    async def renew(self, tables: Iterable[int]) -> list[int]:
        """Renew the leases of these tables (by their number in the store); returns those that are still ours."""

    async def solved(self, person: str, game: str, chapter: str) -> None:
        """Somebody has solved the exercise of a chapter; kept for accounts only, harmless when repeated."""

    async def end_lesson(self, table: int, *, for_server: bool) -> None:
        """The lesson becomes a table like any other; `for_server`: a bot is asked."""

    async def lists(self, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
        """Open, running and own tables, as this person sees them."""


class Bus(Protocol):
    """Tells the other processes what has changed. It may lose messages; after a reconnect everybody catches up."""

    def tell(self, topic: str, *words: str | int) -> None:
        """The topics, and the words of each, are in `topics`."""


class Thinkers(Protocol):
    """Bots at work in other processes."""

    def think(self, job: Job, done: Callable[[str | None], None]) -> None:
        """`done` gets the name of an action, or None if nobody could answer; it is called on the event loop."""

    def hint(self, job: Job, done: Callable[[Hint | None], None]) -> None:
        """The same for a person who asks for a hint."""

    def lesson(self, job: LessonJob, done: Callable[[Answer | None], None]) -> None:
        """The same for what a lesson needs to know."""


class Position(Struct, frozen=True):
    """The position to think about: a state that the deciding seat cannot tell from the true one."""

    game: str
    state: list[int]  # `State.to_list`
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """A decision to think about."""

    table: str
    person: str  # who it is done for: the table's host, or the person who wants the hint
    number: int  # log number it answers
    live: bool  # live tables come first
    level: str | None  # of the deciding bot; None: a person decides and wants to know what the choices are worth
    position: Position
    #: The same moves have to give the same game: so many iterations, however long they take.
    iterations: int | None = None

    @property
    def game(self) -> str:
        return self.position.game


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonJob:
    """Something about a lesson to work out."""

    table: str
    person: str
    number: int  # log number it is about
    question: Question
    given_up: int = 0  # how often in a row nobody answered in time

    @property
    def game(self) -> str:
        return self.question.game
