"""What the hub needs of the world, as small protocols: it knows neither web framework nor database."""

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
        """Send this soon, in order. Who does not read is closed, and returns with its last number."""

    def close(self, last: bytes) -> None:
        """Send this as the last message."""


# ---- the log


class Row(Struct, frozen=True):
    """A commit on its way to the disk, with what lists need to know of the table after it."""

    table: int  # the table's number in the store
    first: int  # log number of the first entry; (table, first) is unique
    last: int
    commit: Commit
    deciding: int  # seat that is asked afterwards; -1: nobody, the game has ended
    for_server: bool  # a bot is asked: the table waits for a server, and the process that writes has the lease
    status: str  # running, over or stopped


class Outcome(Enum):
    KEPT = "kept"
    TAKEN = "taken"  # somebody else has written this number: read on
    #: The store refused (disk full, database away): nothing was written. If the line broke while it was written and
    #: stayed broken, nobody can tell: then the next row for this number is TAKEN, and reading on shows it.
    FAILED = "failed"


class Writer(Protocol):
    def append(self, row: Row, done: Callable[[Outcome], None]) -> None:
        """Keep a row. `done` is called on the event loop once it is on the disk, or is not going to be.

        Rows that arrive together share a transaction. A row that turns out to be there already, word for word, is
        kept: the connection broke after the commit."""


@dataclass(frozen=True)
class StoredTable:
    """A running or ended table as the shelf gives it back."""

    id: int
    sitting: Sitting  # names put in
    record: Record | None  # seats named by person id, not by name; None: it has not begun
    move_ids: Mapping[str, int]
    proposals: tuple[Proposal, ...] = ()
    chat: tuple[Line, ...] = ()
    labels: Mapping[int, str] = field(default_factory=dict)
    course: str = ""  # of a lesson: digest of the course as it was when the chapter was opened


class Shelf(Protocol):
    """Tables on the disk, beside the log's writer. Everything here may wait."""

    async def load(self, code: str) -> StoredTable | None:
        """A table with its log; None if there is none of this code. UnknownEdition if it is played by rules that this
        program does not have."""

    async def sitting(self, code: str) -> tuple[Sitting, tuple[Proposal, ...]] | None:
        """What everybody may know of it, and what is being asked."""

    async def read_on(self, numbers: Mapping[int, int]) -> list[tuple[int, Commit]]:
        """Commits of these tables (by their number in the store) after these log numbers, in order; one query."""

    async def put_proposal(self, table: int, proposal: Proposal) -> Proposal:
        """Keep a new ask and give it its number. One of each kind (and `about`) is open at a table: if there is one
        already, that one is given back."""

    async def agree(self, table: int, proposal: int, seat: int) -> Proposal | None:
        """Note that a seat agrees; None if the ask is gone. Of two that agree at once none is lost."""

    async def drop_proposals(self, table: int, proposals: Iterable[int]) -> None: ...

    async def say(self, table: int, person: str, text: str) -> Line: ...

    async def lines(self, table: int, after: int) -> list[Line]:
        """The lines of a table's chat after the one of this number, in order."""

    async def seat_changed(self, table: int, seat: int, bot: str | None, *, given_up: bool, away: bool) -> None:
        """Lists follow the log: which bot plays the seat now (None: its person), and why. Whose it is stays."""

    async def finish(self, table: int, record: Record) -> None:
        """Results of an ended game, for lists and statistics; harmless when repeated."""

    async def visited(self, visits: Mapping[int, Collection[str]]) -> None:
        """These people of these tables are there: the tables are not abandoned (kept at most once an hour)."""

    async def absent_for(self, table: int, seat: int) -> float:
        """Seconds since it was last noted that the person of this seat is there."""

    async def lease(self, most: int) -> list[str]:
        """Codes of tables that wait for a server and that no living process looks after; they are ours now."""

    async def renew(self, tables: Iterable[int]) -> list[int]:
        """Go on looking after these tables (by their number in the store); which of them are still ours."""

    async def solved(self, person: str, game: str, chapter: str) -> None:
        """Somebody has solved the exercise of a chapter; kept for accounts only, harmless when repeated."""

    async def end_lesson(self, table: int, *, for_server: bool) -> None:
        """The lesson becomes a table like any other; `for_server`: a bot is asked."""

    async def lists(self, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
        """Open, running and own tables, as this person sees them."""


class Bus(Protocol):
    """Tells the other processes what has changed. It may lose messages; whoever hears of a reconnect reads on."""

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
    """What is thought about: a state that the seat which is asked cannot tell from the true one."""

    game: str
    state: list[int]  # `State.to_list`
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """A decision to think about."""

    table: str
    person: str  # on whose account it is thought: the table's host, or who asked for the hint
    number: int  # log number it answers
    live: bool  # live tables come first
    level: str | None  # of the bot that is to decide; None: a person decides, and asks what its choices are worth
    position: Position

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

    @property
    def game(self) -> str:
        return self.question.game
