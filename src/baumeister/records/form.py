"""The form of a record: what every field is called and may hold. The published JSON Schema is made from this.

Actions are written by name, so a record outlives every renumbering. Every pattern ends with `(?![\\s\\S])`, the end in
every dialect: Python's `$` would let a line break through.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

FORMAT: Final = "baumeister-record"
VERSION: Final = 1

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_ENTRIES: Final = 50_000
MOST_SEATS: Final = 16

_END: Final = r"(?![\s\S])"

Number: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_ENTRIES)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
#: Names of games, options and bots.
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_.-]{0,63}" + _END)]
ActionName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_:+.-]{0,63}" + _END)]
#: What people call themselves: anything without control characters.
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+" + _END)
]
Seed: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}" + _END)]
FiguresDigest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}" + _END)]
StateDigest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}" + _END)]
#: UTC, such as 2026-08-01T18:30:05.250Z.
Time: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z" + _END),
]
OptionWord: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.+-]{1,64}" + _END)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Points: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules the game was played by: number of the code, and digest of the figures (components file)."""

    code: Annotated[int, Meta(ge=1, le=10**9)]
    figures: FiguresDigest


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a person, or a bot with its id."""

    name: Name
    kind: Literal["human", "bot"]
    bot: Word | None = None

    @property
    def is_human(self) -> bool:
        return self.kind == "human"


def human(name: str) -> Seat:
    return Seat(name, "human")


def bot(identifier: str, name: str | None = None) -> Seat:
    return Seat(identifier if name is None else name, "bot", identifier)


class Action(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="action"):
    """A seat did something, by the name the game's catalogue gives it."""

    number: Number
    seat: SeatNumber
    action: ActionName
    at: Time | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="undo"):
    """The game stands again as after the action numbered `back_to` (0: as at the beginning).

    `back_to` is an action that still counts. What is taken back stays in the log. `consent` are the other seats whose
    people were asked and agreed."""

    number: Number
    seat: SeatNumber
    back_to: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    consent: tuple[SeatNumber, ...] = ()
    at: Time | None = None


class Resign(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="resign"):
    """A person gives up; the bot plays the seat from here on, so that the others can finish."""

    number: Number
    seat: SeatNumber
    bot: Word
    at: Time | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="seat"):
    """Somebody else sits there from here on."""

    number: Number
    seat: SeatNumber
    becomes: Seat
    at: Time | None = None


Entry: TypeAlias = Action | Undo | Resign | SeatChange


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """Digest of the whole state after the log entry of this number: shows where a replay begins to differ."""

    after: Number
    digest: StateDigest


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How the finished game ended: points of all seats, seats that won, digest of the last state."""

    scores: tuple[Points, ...]
    winners: tuple[SeatNumber, ...]
    digest: StateDigest


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game of Baumeister, complete: replaying it gives the same game on every machine."""

    format: Literal["baumeister-record"]
    version: Literal[1]
    game: Word
    rules: Rules
    options: dict[Word, bool | OptionNumber | OptionWord]
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    seed: Seed
    log: Annotated[tuple[Entry, ...], Meta(max_length=MOST_ENTRIES)]
    checks: tuple[Check, ...] = ()
    result: Result | None = None
