"""The form of a record: what every field is called and may hold. The published JSON Schema is made from this.

Actions are written by name, so a record outlives every renumbering. Every pattern ends with `(?![\\s\\S])`, the end in
every dialect: Python's `$` would let a line break through.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

FORMAT: Final = "baumeister-record"
VERSION: Final = 1

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_ENTRIES: Final = 50_000
MOST_SEATS: Final = 16
#: Limits of every `more`: bytes as JSON, and depth of nesting.
MOST_MORE_BYTES: Final = 16 * 1024
MOST_MORE_DEPTH: Final = 8
MOST_NAME: Final = 80

_END: Final = r"(?![\s\S])"
#: Control characters and line breaks, for use in a pattern between [ and ].
CONTROL_CHARACTERS: Final = r"\x00-\x1f\x7f-\x9f\u2028\u2029"

Number: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_ENTRIES)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
#: Names of games and options.
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_.-]{0,63}" + _END)]
#: Ids of bots: a word for ours, `module:Class` for third-party ones.
BotId: TypeAlias = Annotated[
    str,
    Meta(max_length=120, pattern=r"^([a-z][a-z0-9_.-]{0,63}|[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_.]*)" + _END),
]
BotVersion: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.+-]{0,63}" + _END)]
ActionName: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_:+.-]{0,63}" + _END)]
#: People's names: anything without control characters.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_NAME, pattern=rf"^[^{CONTROL_CHARACTERS}]+" + _END)]
Seed: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}" + _END)]
FiguresDigest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}" + _END)]
StateDigest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}" + _END)]
#: UTC, such as 2026-08-01T18:30:05.250Z.
TIME_PATTERN: Final = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z" + _END
Time: TypeAlias = Annotated[
    str,
    Meta(pattern=TIME_PATTERN),
]
OptionWord: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.+-]{1,64}" + _END)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]
#: Whatever others add that a reader of this version may ignore: plain JSON by name, kept and written back.
More: TypeAlias = dict[Word, Any]
Points: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules the game was played by: number of the code, and digest of the figures (components file)."""

    code: Annotated[int, Meta(ge=1, le=10**9)]
    figures: FiguresDigest


class Bot(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which bot: its id, and the version of it that played (None: not known)."""

    id: BotId
    version: BotVersion | None = None


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a person, or a bot."""

    name: Name
    kind: Literal["human", "bot"]
    bot: Bot | None = None

    @property
    def is_human(self) -> bool:
        return self.kind == "human"

    @property
    def usual_by(self) -> By:
        """Who acts at this seat when nothing special happens."""
        return "person" if self.is_human else "bot"


def human(name: str) -> Seat:
    """The seat of a person."""
    return Seat(name, "human")


def bot(identifier: str, name: str | None = None, version: str | None = None) -> Seat:
    """The seat of a bot, by its id: `bot("random", "Anna")`."""
    return bot_seat(Bot(identifier, version), name)


def bot_seat(played_by: Bot, name: str | None = None) -> Seat:
    """A bot's seat; without its own name the bot goes by its id, which may be longer than names are."""
    return Seat(played_by.id[:MOST_NAME] if name is None else name, "bot", played_by)


#: Who did an action: a person; a bot; the table, because nothing else was possible; a person, in advance; the clock.
By: TypeAlias = Literal["person", "bot", "forced", "advance", "clock"]


class EntryForm(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What every entry may have: when it happened, and `more`."""

    at: Time | None = None
    more: More = {}


class Action(EntryForm, frozen=True, tag="action"):
    """A seat did something, by the name the game's catalogue gives it."""

    number: Number
    seat: SeatNumber
    action: ActionName
    by: By


class Undo(EntryForm, frozen=True, tag="undo"):
    """The game is again as it was after the action numbered `back_to` (0: as at the beginning).

    `back_to` is an action that still counts. What is taken back stays in the log. `consent` lists the other seats whose
    people were asked and agreed. `remembers`: cards uncovered by what is taken back stay known to everybody. (Undos
    from before this was noted have it not, and are replayed as they were.)"""

    number: Number
    seat: SeatNumber
    back_to: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    consent: tuple[SeatNumber, ...] = ()
    remembers: bool = False


class Resign(EntryForm, frozen=True, tag="resign"):
    """A person gives up; the bot plays the seat from here on, so that the others can finish."""

    number: Number
    seat: SeatNumber
    bot: Bot


class SeatChange(EntryForm, frozen=True, tag="seat"):
    """Somebody else sits there from here on."""

    number: Number
    seat: SeatNumber
    becomes: Seat


class TimeOut(EntryForm, frozen=True, tag="time-out"):
    """The seat's time ran out. With `bot`, that bot plays the seat from here on; without, somebody acts for it once.

    Such an action is one by the clock."""

    number: Number
    seat: SeatNumber
    bot: Bot | None = None


class End(EntryForm, frozen=True, tag="end"):
    """The game ends here without a result: by agreement of the people, because nobody came back, or by the host.

    `agreed` lists the seats that agreed. Nothing comes after it."""

    number: Number
    reason: Literal["agreement", "abandoned", "host"]
    agreed: tuple[SeatNumber, ...] = ()


Entry: TypeAlias = Action | Undo | Resign | SeatChange | TimeOut | End


class Check(Struct, frozen=True, forbid_unknown_fields=True):
    """Digest of the whole state after the log entry of this number: shows where a replay begins to differ."""

    after: Number
    digest: StateDigest


class Result(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the finished game ended: points of all seats, seats that won, digest of the last state.

    Records of version 1 have no digest that could still be compared."""

    scores: tuple[Points, ...]
    winners: tuple[SeatNumber, ...]
    digest: StateDigest | None = None


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
    more: More = {}
