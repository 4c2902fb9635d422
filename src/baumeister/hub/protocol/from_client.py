"""What a browser sends."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from baumeister.hub.protocol.shapes import MOST_CHAT, ActionName, Code, LogNumber, SeatNumber
from baumeister.tables.commits import MoveId


class _FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AtTable(_FromClient, frozen=True):
    """What concerns the table of this code."""

    t: Code


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message. `build` names the client's build, where it is the one that the server gives out."""

    protocol: int
    build: Annotated[str, Meta(max_length=64)] = ""


class Watch(AtTable, frozen=True, tag="watch"):
    """Sit at a table, or look on. `since` is the last log number this client has seen, with its view. It is told what
    came after. None: it has seen nothing and wants only the view (so does who has said `here`: it may have had another
    view); 0: the whole story and the view.

    Who holds several seats of the table sees what a spectator sees until `here` says who is looking."""

    since: LogNumber | None = None


class Leave(AtTable, frozen=True, tag="leave"):
    pass


class Here(AtTable, frozen=True, tag="here"):
    """At a shared screen: the person of this seat is looking now (None: nobody is, cover everything)."""

    seat: SeatNumber | None


class TakeAction(AtTable, frozen=True, tag="act"):
    """Do this, in answer to the position after log number `answers`. `id` makes a retry harmless."""

    seat: SeatNumber
    action: ActionName
    answers: LogNumber
    id: MoveId


class WhyNot(AtTable, frozen=True, tag="why-not"):
    """Why may the deciding seat not do this? Answered by `reason`."""

    seat: SeatNumber
    action: ActionName
    id: MoveId


class AskHint(AtTable, frozen=True, tag="hint"):
    """What would be best for the seat that decides after log number `answers`? Answered by `hint`, where the table
    allows it (`hints` of `table`)."""

    seat: SeatNumber
    answers: LogNumber
    id: MoveId


class Undo(AtTable, frozen=True, tag="undo"):
    """Take back your last decision, or (`turn`) the turn it was made in. If others must agree it is a proposal."""

    seat: SeatNumber
    answers: LogNumber
    id: MoveId
    turn: bool = False


class Propose(AtTable, frozen=True, tag="propose"):
    """Propose to the others to end the game without a result, or to give a bot the seat of somebody who left."""

    seat: SeatNumber
    kind: Literal["end", "bot"]
    id: MoveId
    about: SeatNumber | None = None  # whose seat the bot gets


class Vote(AtTable, frozen=True, tag="vote"):
    """Agree to a proposal, or not: `proposal` is its number. The proposer withdraws it by voting no."""

    seat: SeatNumber
    proposal: int
    agree: bool
    id: MoveId


class Resign(AtTable, frozen=True, tag="resign"):
    """Give up: a bot plays the seat to the end."""

    seat: SeatNumber
    id: MoveId


class Return(AtTable, frozen=True, tag="return"):
    """Take back the seat that a bot got while its person was away."""

    seat: SeatNumber
    id: MoveId


class Say(AtTable, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    id: MoveId


class LessonWay(AtTable, frozen=True, tag="lesson-way"):
    """Show me a way through the exercise of this lesson. Answered by `lesson-way`."""

    id: MoveId


class LessonFree(AtTable, frozen=True, tag="lesson-free"):
    """Play on freely: the lesson becomes a private table like any other, against bots."""

    id: MoveId


class Lobby(_FromClient, frozen=True, tag="lobby"):
    """Follow the lists of tables, or no longer."""

    follow: bool


FromClient: TypeAlias = (
    Hello
    | Watch
    | Leave
    | Here
    | TakeAction
    | WhyNot
    | AskHint
    | Undo
    | Propose
    | Vote
    | Resign
    | Return
    | Say
    | LessonWay
    | LessonFree
    | Lobby
)
