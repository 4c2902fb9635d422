"""What the server sends."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from baumeister.analysis.forms import Hint
from baumeister.engine.wire import Choice, Message, Withheld
from baumeister.hub.protocol.shapes import Line, Listed, Proposal, Sitting
from baumeister.lessons.answers import PartTold, VerdictTold
from baumeister.tables.told import Told


class _FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(_FromServer, frozen=True, tag="welcome"):
    protocol: int
    version: str
    person: str
    build: str = ""  # of the client that the server gives out now, where yours is another one: there is a newer one


class TableShown(_FromServer, frozen=True, tag="table"):
    """The answer to `watch` and `here`, and whenever the view changes hands.

    `view` is whole. When the client has the one of `since`, `set` says what is different from it instead."""

    t: str
    n: int
    sitting: Sitting
    seat: int | None  # whose view this is; None: a spectator's
    yours: tuple[int, ...]  # the seats you hold
    deciding: int | None  # the seat to decide; None: nobody
    says: Message | None = None  # what the decision is: yours, or the one you wait for
    told: tuple[Told, ...] = ()
    view: Any | UnsetType = UNSET
    set: tuple[Any, ...] | UnsetType = UNSET
    choices: tuple[Choice, ...] | None = None  # what you may do, when you decide
    withheld: tuple[Withheld, ...] = ()  # what you hold for the question and cannot choose, with the reasons
    undo: int | None = None  # where an undo of yours would lead
    proposals: tuple[Proposal, ...] = ()
    chat: tuple[Line, ...] = ()
    here: tuple[str, ...] = ()
    hints: bool = False  # may you ask for a hint when you decide


class StepShown(_FromServer, frozen=True, tag="step"):
    """The game went on. `n` is the log number now, `told` what happened, `set` the difference of the view."""

    t: str
    n: int
    told: tuple[Told, ...]
    deciding: int | None
    says: Message | None = None
    set: tuple[Any, ...] | UnsetType = UNSET
    view: Any | UnsetType = UNSET
    choices: tuple[Choice, ...] | None = None
    withheld: tuple[Withheld, ...] = ()
    undo: int | None = None
    id: str | None = None  # your move id, if this was your move


class SittingChanged(_FromServer, frozen=True, tag="sitting"):
    """Somebody came, left or changed, or the table began or ended."""

    t: str
    sitting: Sitting


class ProposalsChanged(_FromServer, frozen=True, tag="proposals"):
    t: str
    proposals: tuple[Proposal, ...]


class Done(_FromServer, frozen=True, tag="done"):
    """A request with this id was carried out; `n`: it has this log number."""

    t: str
    id: str
    n: int | None = None


class Refused(_FromServer, frozen=True, tag="refused"):
    """A request was not carried out. Nothing has changed. `rule` is a ledger id, `n` where the table stands."""

    code: str
    t: str | None = None
    id: str | None = None
    params: dict[str, int | str] = {}
    rule: str = ""
    n: int | None = None


class Reason(_FromServer, frozen=True, tag="reason"):
    """The answer to `why-not`; without a code the action is legal."""

    t: str
    id: str
    code: str = ""
    params: dict[str, int | str] = {}
    rule: str = ""


class HintShown(_FromServer, frozen=True, tag="hint"):
    """The answer to `hint`; `n` is the log number it is about."""

    t: str
    id: str
    n: int
    hint: Hint


class LessonShown(_FromServer, frozen=True, tag="lesson"):
    """Where the learner stands after log number `n`: the `parts` to be read one after the other, the last of them to be
    done (or tried, if it is the exercise). `accepts` are the names of the choices that lead on; `usual` is the one that
    the text speaks of. In an exercise all choices do. When it has come to its end (`is_done`) its `verdict` follows."""

    t: str
    n: int
    chapter: str
    parts: tuple[PartTold, ...] = ()
    accepts: tuple[str, ...] = ()
    usual: str = ""
    back: bool = False  # is there a step back (by `undo`) in this chapter
    is_done: bool = False
    verdict: VerdictTold | None = None
    changed: bool = False  # the course is another one since the chapter was opened: it has to be begun anew


class LessonReply(_FromServer, frozen=True, tag="lesson-reply"):
    """The narrator's answer to an `act` that the step does not ask for. Nothing has changed."""

    t: str
    id: str
    text: Message


class LessonWayShown(_FromServer, frozen=True, tag="lesson-way"):
    """The answer to `lesson-way`: what to choose, one after the other."""

    t: str
    id: str
    way: tuple[Message, ...]


class Said(_FromServer, frozen=True, tag="said"):
    t: str
    line: Line


class ChatChanged(_FromServer, frozen=True, tag="chat"):
    """All lines of the chat as they are now: somebody who said something was renamed, or deleted with what was said."""

    t: str
    chat: tuple[Line, ...]


class Presence(_FromServer, frozen=True, tag="presence"):
    """The people who are at the table now, seated or looking on."""

    t: str
    here: tuple[str, ...]


class Lists(_FromServer, frozen=True, tag="lists"):
    """All lists, when the lobby is first followed and whenever they change (at most once a second)."""

    open: tuple[Listed, ...]
    running: tuple[Listed, ...]
    own: tuple[Listed, ...]


class Gone(_FromServer, frozen=True, tag="gone"):
    """The table is not there (any more), or not for you."""

    t: str
    code: Literal["unknown-table", "not-allowed", "unknown-edition"]


class Bye(_FromServer, frozen=True, tag="bye"):
    """The server closes the socket. `reload`: this tab is outdated; `restart`: come back in a moment; `signed-out`;
    `too-slow`: you did not read; `too-much`: you sent too much."""

    code: Literal["reload", "restart", "signed-out", "too-slow", "too-much", "no-hello"]


FromServer: TypeAlias = (
    Welcome
    | TableShown
    | StepShown
    | SittingChanged
    | ProposalsChanged
    | Done
    | Refused
    | Reason
    | HintShown
    | LessonShown
    | LessonReply
    | LessonWayShown
    | Said
    | ChatChanged
    | Presence
    | Lists
    | Gone
    | Bye
)
