"""The words and shapes that messages of both ways are made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from baumeister.records.form import MOST_ENTRIES, MOST_SEATS

#: Both sides say it first. A server refuses other numbers: the tab has to be loaded anew.
PROTOCOL: Final = 2

MOST_MESSAGE: Final = 8 * 1024
MOST_CHAT: Final = 500

#: How the code of a table is written: it is the end of the table's link.
CODE_PATTERN: Final = r"^[A-Za-z0-9_-]{8,40}(?![\s\S])"
Code: TypeAlias = Annotated[str, Meta(pattern=CODE_PATTERN)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
LogNumber: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
ActionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
ProposalKind: TypeAlias = Literal["undo", "end", "bot"]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there, as everybody may know it. A seat nobody has taken yet has neither person nor bot; in a rematch it
    may be reserved for somebody, whose name it has."""

    name: str
    person: str | None = None  # id; None: a bot, or still free
    guest: bool = False
    bot: str | None = None  # its level
    given_up: bool = False  # a bot plays on for somebody who resigned
    away: bool = False  # a bot plays while the person, who may return, is away
    reserved: str | None = None  # id of the person it is kept free for


class Sitting(Struct, frozen=True):
    """What everybody may know of a table besides its game."""

    t: str
    game: str
    rules: str  # digest of the edition's figures: components and texts are served by it
    options: dict[str, bool | int | str]
    status: Literal["open", "running", "over", "stopped"]
    seats: tuple[SeatInfo, ...]
    host: str | None  # person id
    live: bool  # else: over days
    invited: bool  # reached only by its link; else listed for everybody
    spectators: bool
    undo_past_news: bool
    created: str
    name: str = ""
    rematch: str | None = None  # code of the table that goes on from this one
    hints: bool | None = None  # for everybody who is asked; None: only where one person plays alone
    lesson: str = ""  # id of the chapter that is learned here; such a table is in no list
    day: str = ""  # the game of this day is played here, such as 2026-11-18: the same deal for everybody
    several: bool = False  # at a listed table: may one person take several seats, for others at the same screen?


class Proposal(Struct, frozen=True, omit_defaults=True):
    """Something that the people of a table have to agree to."""

    number: int
    kind: ProposalKind
    seat: int  # who proposes it
    needs: tuple[int, ...]  # seats that have not agreed yet
    agreed: tuple[int, ...] = ()
    back_to: int | None = None  # of an undo
    answers: int | None = None  # log number it was proposed at
    about: int | None = None  # the seat a bot is to get


class Line(Struct, frozen=True):
    """A line of a table's chat."""

    number: int
    person: str
    name: str
    at: str
    text: str


class Listed(Struct, frozen=True):
    """A table as lists show it."""

    sitting: Sitting
    number: int  # last log number
    deciding: int | None  # the seat to decide; None: nobody
    yours: bool  # you hold that seat
    changed: str
