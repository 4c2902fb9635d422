"""What leaves a game, as plain immutable data: decisions, events, messages, refusals. The wire form of all clients.

`msgspec.Struct` is allowed here and in the games' `edge/shapes.py`, nowhere else below records. Everything here can be
encoded as JSON, pickled, compared and copied; docs/schemas has the JSON Schema of every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct, defstruct
from msgspec.structs import astuple, replace


class Decision(Struct, frozen=True, gc=False, tag_field="name"):
    """What the engine waits for. Each kind is a type of its game, tagged with its name, with what explains it."""

    kind: int
    seat: int

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)


class Nothing(Decision, frozen=True, tag="nothing"):
    """Nothing is asked: the game goes on by itself, or is over."""


class Move(Struct, frozen=True, gc=False, omit_defaults=True, rename={"source": "from"}):
    """A piece moves from one address to another. None: from or back to the common stock."""

    piece: str  # worker, house, tile, ..., a good
    source: str | None
    to: str | None
    count: int = 1
    seat: int | None = None  # whose piece it is
    via: str | None = None


class Event(Struct, frozen=True, gc=False, tag_field="name"):
    """One thing that happened, as one seat may see it. Each kind is a type of its game, tagged with its name. It has
    its own moment (a step may cross rounds and phases), and says what caused it, what moved, and what else changed."""

    round: int
    phase: str
    turn: int
    cause: str | None  # address of what caused it, such as the building whose effect it is
    moves: tuple[Move, ...]
    changes: tuple[str, ...]  # addresses of what changed without moving

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def data(self) -> dict[str, int | str | None]:
        """The fields of its kind, by name."""
        return {field: getattr(self, field) for field in self.__struct_fields__[EVENT_FIELDS:]}

    @property
    def doer(self) -> int | None:
        """The seat that did it: kinds about what a player does have the seat as their first field. None: it is about
        nobody, or only mentions a seat (who begins a round)."""
        own = self.__struct_fields__[EVENT_FIELDS:]
        seat = getattr(self, DOER) if own and own[0] == DOER else None
        return seat if isinstance(seat, int) and seat >= 0 else None


#: How many fields every event has.
EVENT_FIELDS: Final = len(Event.__struct_fields__)
#: The first own field of an event that a player does.
DOER: Final = "seat"


def event_type(game: str, name: str, fields: Iterable[tuple[str, Any]]) -> type[Event]:
    """The type of one kind of event of a game: `event_type("caylus", "placed", [("seat", int)])`."""
    # The class is named after game and event, so that schemas of several games can be in one file.
    words = "".join(word.capitalize() for word in f"{game}-{name}".replace("_", "-").split("-"))
    made: Any = defstruct(words, list(fields), bases=(Event,), frozen=True, gc=False, tag_field="name", tag=name)
    kind: type[Event] = made
    return kind


class Amount(Struct, frozen=True, gc=False):
    """A number of goods, coins, workers or points, by the name the components file uses."""

    resource: str
    count: int


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal action, with all that a client needs to show it: it lights the targets and needs to know no rules."""

    action: int
    name: str
    message: Message
    targets: tuple[str, ...]  # addresses to click; none: a plain button
    group: str = ""  # id of the heading it stands under; empty: none
    key: str = ""  # a letter for it, the same wherever the action appears; empty: clients number it
    costs: tuple[Amount, ...] = ()  # the actual price
    brings: tuple[Amount, ...] = ()  # what is certain to come
    by: str | None = None  # address of the power that makes it legal
    moves: tuple[Move, ...] = ()  # what would move
    plain: bool = False  # a free gain, the only alternative to declining, which is never better

    def as_plain(self) -> Choice:
        return replace(self, plain=True)


class ScoreLine(Struct, frozen=True):
    """Points from one source. `thing`: message id of the tile, card or part they came from, if there is one."""

    source: str
    points: int
    thing: str = ""
    count: int = 1


# ---- messages


class Text(Struct, frozen=True, gc=False, tag="text", tag_field="type"):
    """A parameter that is itself a text in the catalogue, such as the name of a tile."""

    id: str


class SeatParam(Struct, frozen=True, gc=False, tag="seat", tag_field="type"):
    """A parameter that is a seat: the client writes the name of whoever sits there."""

    number: int


Parameter: TypeAlias = "int | str | Text | SeatParam | tuple[Message, ...]"


class Message(Struct, frozen=True, omit_defaults=True):
    """What to say: message id and parameters, the same for every language and client.

    A tuple of messages as a parameter is a list, such as the goods of a price; clients join it with plus signs."""

    id: str
    params: dict[str, Parameter] = {}


# ---- refusals

#: Why an action is refused. The comment after each code names its parameters; `rule` of the refusal is a ledger id.
REFUSAL_CODES: Final = (
    "unknown-action",  # action: no such number or name in the catalogue
    "game-over",  # the game is over
    "not-now",  # decision: the seat has to decide something else
    "not-a-place",  # place: nothing can be put there, ever
    "empty",  # place: nothing lies there
    "occupied",  # place: somebody stands there
    "already-there",  # place: one piece of yours is the limit
    "cannot-pay",  # the price is more than you have
    "not-enough",  # have, need: too few pieces in stock
    "no-piece",  # you have no piece of the needed kind left
    "not-available",  # the tile, card or character is not where it would be taken from
    "wrong-kind",  # the thing exists, but this effect does not reach it
    "no-room",  # no free space is left
    "not-yours",  # it belongs to somebody else, or must belong to somebody else
    "out-of-range",  # further than the rules allow
    "locked",  # not open in this round
    "used-up",  # already used in this round or turn
    "must-choose",  # declining is not possible here
    "must-complete",  # a begun sequence has to be finished first
    "wrong-order",  # the same choice has to be made in another, fixed order
    "not-a-set",  # the chosen goods do not make a valid set
)


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why an action is not legal: what `why_not` says and `IllegalAction` carries."""

    code: str
    rule: str = ""
    params: dict[str, int | str] = {}
    missing: dict[str, int] = {}  # what is not there and how much of it, where the game says so

    def __post_init__(self) -> None:
        assert self.code in REFUSAL_CODES, self.code


class Withheld(Struct, frozen=True):
    """What lies at hand for the question and cannot be chosen now: the action, where its thing lies, and why not. A
    client shows the reason on the thing, without asking for it and without knowing a rule."""

    name: str
    target: str
    refusal: Refusal


def refuse(code: str, rule: str = "", **params: int | str) -> Refusal:
    """A refusal with its parameters spelled as keywords."""
    return Refusal(code, rule, params)


def refuse_for_lack(code: str, rule: str, missing: dict[str, int]) -> Refusal:
    """A refusal that names what is missing."""
    return Refusal(code, rule, {}, missing)


# ---- views as plain data: difference.py compares them


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a struct's fields; none: not a struct."""
    return kind.__struct_fields__ if issubclass(kind, Struct) else ()


#: The values of a struct's fields in their order.
values_of: Final[Callable[[Any], tuple[Any, ...]]] = astuple


def patch(old: Any, changes: list[Any]) -> Any:
    """`old`, a view in the JSON form that clients have (`msgspec.json.decode(msgspec.json.encode(view))`), with the
    changes applied; unchanged parts are shared."""
    for at in range(0, len(changes), 2):
        path = changes[at]
        old = _put(old, path.split("/") if path else [], 0, changes[at + 1])
    return old


def _put(old: Any, path: list[str], at: int, value: Any) -> Any:
    if at == len(path):
        return value
    if isinstance(old, Mapping):
        return {**old, path[at]: _put(old[path[at]], path, at + 1, value)}
    copy = list(old)
    index = int(path[at])
    copy[index] = _put(copy[index], path, at + 1, value)
    return copy
