"""The messages of the socket, both ways (docs/protocol.md). One socket of a browser carries any number of tables.

Everything is JSON in text frames, told apart by `type`. Texts travel as message ids with parameters and are worded in
the browser. Whatever the server says of a game is what the socket's seat, or a spectator, may know.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from baumeister.analysis.forms import Hint
from baumeister.engine.wire import Choice, Message
from baumeister.records import Bot, By, Seat

#: Both sides say it first. A server refuses other numbers: the tab has to be loaded anew.
PROTOCOL: Final = 1

MOST_MESSAGE: Final = 8 * 1024
MOST_CHAT: Final = 500

Code: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}(?![\s\S])")]
MoveId: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,64}(?![\s\S])")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
LogNumber: TypeAlias = Annotated[int, Meta(ge=0, le=50_000)]
ActionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
AskKind: TypeAlias = Literal["undo", "end", "bot"]


# ---- from the browser


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


class Act(AtTable, frozen=True, tag="act"):
    """Do this, in answer to the position after log number `answers`. `id` makes a retry harmless."""

    seat: SeatNumber
    action: ActionName
    answers: LogNumber
    id: MoveId


class WhyNot(AtTable, frozen=True, tag="why-not"):
    """Why may the seat, which is asked, not do this? Answered by `reason`."""

    seat: SeatNumber
    action: ActionName
    id: MoveId


class AskHint(AtTable, frozen=True, tag="hint"):
    """What would be best for the seat, which is asked after log number `answers`? Answered by `hint`, where the table
    allows it (`hints` of `table`)."""

    seat: SeatNumber
    answers: LogNumber
    id: MoveId


class Undo(AtTable, frozen=True, tag="undo"):
    """Take back the own last decision, or (`turn`) the turn it was made in. Where others must agree they are asked."""

    seat: SeatNumber
    answers: LogNumber
    id: MoveId
    turn: bool = False


class Propose(AtTable, frozen=True, tag="propose"):
    """Ask the other people: to end the game without a result, or to hand the seat of somebody who left to a bot."""

    seat: SeatNumber
    kind: Literal["end", "bot"]
    id: MoveId
    about: SeatNumber | None = None  # whose seat the bot shall get


class Answer(AtTable, frozen=True, tag="answer"):
    """Agree to what was asked, or not: the number is the one of the `Asked`. Who asked may take it back by a no."""

    seat: SeatNumber
    ask: int
    agree: bool
    id: MoveId


class Resign(AtTable, frozen=True, tag="resign"):
    """Give up: a bot plays the seat to the end."""

    seat: SeatNumber
    id: MoveId


class Return(AtTable, frozen=True, tag="return"):
    """Back at the seat that was handed to a bot while its person was away."""

    seat: SeatNumber
    id: MoveId


class Say(AtTable, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    id: MoveId


class Lobby(_FromClient, frozen=True, tag="lobby"):
    """Follow the lists of tables, or no longer."""

    follow: bool


FromClient: TypeAlias = (
    Hello | Watch | Leave | Here | Act | WhyNot | AskHint | Undo | Propose | Answer | Resign | Return | Say | Lobby
)


# ---- shared shapes


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


class Asked(Struct, frozen=True, omit_defaults=True):
    """Something the people of a table are asked to agree to."""

    number: int
    kind: AskKind
    seat: int  # who asks
    needs: tuple[int, ...]  # seats that have not agreed yet
    agreed: tuple[int, ...] = ()
    back_to: int | None = None  # of an undo
    answers: int | None = None  # log number it was asked at
    about: int | None = None  # the seat a bot shall get


class Happened(Struct, frozen=True):
    """An event of the game (docs/schemas has its form), and how to word it."""

    event: Any
    words: Message


class Told(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one seat or a spectator may know it: `tables.Told` with words."""

    number: int
    kind: Literal["action", "undo", "resign", "seat", "time-out", "end"]
    seat: int | None = None
    at: str | None = None
    events: tuple[Happened, ...] = ()
    action: str | None = None  # its name: of your own actions, and of all after the end
    by: By | None = None  # after the end
    back_to: int | None = None
    agreed: tuple[int, ...] = ()
    bot: Bot | None = None
    becomes: Seat | None = None
    reason: Literal["agreement", "abandoned", "host"] | None = None


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
    asked: int | None  # seat that is asked
    yours: bool  # you hold that seat
    changed: str


# ---- from the server


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
    asked: int | None
    says: Message | None = None  # what is asked for, to you or of whom you wait for
    told: tuple[Told, ...] = ()
    view: Any | UnsetType = UNSET
    set: tuple[Any, ...] | UnsetType = UNSET
    ask: tuple[Choice, ...] | None = None  # what you may do, when you are asked
    undo: int | None = None  # where an undo of yours would lead
    asks: tuple[Asked, ...] = ()
    chat: tuple[Line, ...] = ()
    here: tuple[str, ...] = ()
    hints: bool = False  # may you ask for a hint when you are asked


class Step(_FromServer, frozen=True, tag="step"):
    """The game went on. `n` is the log number now, `told` what happened, `set` the difference of the view."""

    t: str
    n: int
    told: tuple[Told, ...]
    asked: int | None
    says: Message | None = None
    set: tuple[Any, ...] | UnsetType = UNSET
    view: Any | UnsetType = UNSET
    ask: tuple[Choice, ...] | None = None
    undo: int | None = None
    id: str | None = None  # your move id, if this was your move


class SittingChanged(_FromServer, frozen=True, tag="sitting"):
    """Somebody came, left or changed, or the table began or ended."""

    t: str
    sitting: Sitting


class AsksChanged(_FromServer, frozen=True, tag="asks"):
    t: str
    asks: tuple[Asked, ...]


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
    | Step
    | SittingChanged
    | AsksChanged
    | Done
    | Refused
    | Reason
    | HintShown
    | Said
    | ChatChanged
    | Presence
    | Lists
    | Gone
    | Bye
)
