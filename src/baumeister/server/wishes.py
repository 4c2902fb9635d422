"""The bodies of the lobby's requests."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from baumeister.records.form import CONTROL_CHARACTERS, MOST_SEATS

MOST_TABLE_NAME: Final = 60
MOST_LABEL: Final = 40

_CALM: Final = rf"^[^{CONTROL_CHARACTERS}]*(?![\s\S])"
TableName: TypeAlias = Annotated[str, Meta(max_length=MOST_TABLE_NAME, pattern=_CALM)]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_LABEL, pattern=_CALM)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: yours, open for somebody to join, a bot's (`level`), or another one at your screen
    (`shared`, with a `label` for who plays it)."""

    kind: Literal["me", "open", "bot", "shared"]
    level: Level | None = None
    label: Label | None = None


class TableWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A new table. Without seats: yours, and open ones up to the fewest players of the game."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: dict[str, bool | int | str] = {}
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=MOST_SEATS)] = ()
    name: TableName = ""
    live: bool = True  # else: over days
    invited: bool = False  # reached only by its link; else listed for everybody
    spectators: bool = True
    undo_past_news: bool = True
    hints: bool | None = None  # for everybody who is asked; None: only where one person plays alone
    several: bool = False  # may others take more than one seat each at a listed table, with labels?
    start_at_once: bool = False


class JoinWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Sit down: on this seat, or on any that is reserved for you or free.

    With a `label`: somebody else at the screen of a person who is already seated."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    label: Label | None = None


class SeatChangeWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The host puts a bot on a seat, or frees it, whoever sits there."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class StartWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Begin. `fill`: bots of this level take the free seats. `present`: only who is there plays; free seats are taken
    away, if enough are left for the game. `shuffle`: draw lots for the seats; unless said, lots are drawn where two or
    more people play, and a person alone with bots or at a shared screen keeps the seats."""

    fill: Level | None = None
    present: bool = False
    shuffle: bool | None = None
