"""The names of a game's numbers: actions, decisions and events. One catalogue for all player counts and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, TypeVar

from baumeister.engine.choosing import Facts
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import DOER, Choice, Move, Nothing, Refusal, event_type, refuse
from baumeister.engine.wire import Decision as Decision
from baumeister.engine.wire import Event as Event


@dataclass(frozen=True)
class Answer:
    """A family of actions that answers a kind of decision.

    `choice` says what a client shows of one of them: of the title's maker, and what follows the colon in its name.
    `check` says why an action of the family is not legal (None: it is); where it is left out, all of them are.
    `at_hand` names what the asked seat holds for it, of its view: what follows the colon, and its address. Of these a
    client is told why they cannot be chosen (`Withheld`)."""

    family: str
    choice: Callable[[Any, str], Facts | Choice]
    check: Callable[[Any, int], Refusal | None] | None = None
    at_hand: Callable[[Any], Mapping[str, str]] | None = None


def no_details(_state: Any) -> Mapping[str, object]:
    """For decisions that say all by their kind."""
    return {}


def plain_question(identifier: str, _decision: Any, _view: Any) -> Message:
    """For questions without parameters."""
    return message(identifier)


def not_asked(_state: Any, _action: int) -> None:
    """For decisions that have nothing to say about other actions."""
    return


def refusing(code: str, rule: str, *actions: int) -> Callable[[Any, int], Refusal | None]:
    """For decisions that refuse these actions by a rule of their own, such as declining what must be chosen."""
    refusal = refuse(code, rule)
    return lambda _state, action: refusal if action in actions else None


@dataclass(frozen=True)
class DecisionKind:
    """All there is to say of a kind of decision: its number, its shape (whose tag is its name), and its answers.

    `details`: the shape's own fields by name, of a state.
    `question`: what the seat is asked, of the message's id, the decision and the seat's view.
    `otherwise`: why an action of no answer is refused, if there is more to say than that it is not asked for.

    `public`: what is legal follows from what everybody sees. Otherwise a table never plays an action automatically:
    that would reveal that a hidden hand offers nothing else. `gains`: if there is only one alternative to declining, it
    is free and brings only goods, coins, workers or points, then declining is never better. (Reviewed, and checked by
    tests/battery/test_plain_gains.py.)"""

    number: int
    shape: type[Decision]
    answers: tuple[Answer, ...]
    details: Callable[[Any], Mapping[str, object]] = no_details
    question: Callable[[str, Any, Any], Message] = plain_question
    otherwise: Callable[[Any, int], Refusal | None] = not_asked
    public: bool = True
    gains: bool = False

    @cached_property
    def name(self) -> str:
        return str(self.shape.__struct_config__.tag)

    @cached_property
    def families(self) -> Mapping[str, Answer]:
        """Its answers by their families."""
        return {answer.family: answer for answer in self.answers}

    def why_not(self, state: Any, action: int, family: str) -> Refusal | None:
        """Why the action is not legal while this is asked; None: it is."""
        answer = self.families.get(family)
        if answer is None:
            return self.otherwise(state, action) or refuse("not-now", decision=self.name)
        return answer.check(state, action) if answer.check else None


@dataclass(frozen=True)
class Trace:
    """What an event did on the table: pieces that moved, and addresses of what has changed without moving."""

    moves: tuple[Move, ...] = ()
    changes: tuple[str, ...] = ()


NO_TRACE = Trace()


def nothing_moved(*_values: int | str | None) -> Trace:
    """For events that only say how play goes on."""
    return NO_TRACE


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its number, its name, what its numbers mean, and what it did on the table.

    EventKind(0, "placed", ("seat", "space"), placed); `trace` takes the values of the fields, pieces by name."""

    number: int
    name: str
    fields: tuple[str, ...]
    trace: Callable[..., Trace] = nothing_moved

    @property
    def is_deed(self) -> bool:
        """Does a player do this? Its text begins with the player, and `Event.doer` says who it is."""
        return self.fields[:1] == (DOER,)


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


N = TypeVar("N", bound=Numbered)


def by_number(*kinds: N) -> tuple[N, ...]:
    """The entries of a table in the order of their numbers; each number occurs once."""
    ordered = tuple(sorted(kinds, key=lambda kind: kind.number))
    assert [kind.number for kind in ordered] == list(range(len(ordered))), "every number once, from 0 on"
    return ordered


def decision_kinds(*kinds: DecisionKind) -> tuple[DecisionKind, ...]:
    """All decisions of a game by number; none, number 0, is in every game."""
    return by_number(DecisionKind(0, Nothing, ()), *kinds)


@dataclass(frozen=True)
class Catalogue:
    """Stable numbers and their readable names. Names, not numbers, go into records."""

    game: str
    actions: tuple[str, ...]
    decisions: tuple[DecisionKind, ...]
    events: tuple[EventKind, ...]
    #: Event fields whose numbers are pieces, with the pieces' names: {"good": ("food", ...)}.
    pieces: Mapping[str, tuple[str, ...]]
    #: Names of the phases by number.
    phases: tuple[str, ...]
    #: The address a game's `cause` number stands for.
    cause_address: Callable[[int], str | None] = lambda _number: None
    #: Fields of pieces (components.toml) that are not shown with the piece: they are about the rules, not about it.
    untold: tuple[str, ...] = ()
    #: Fields in which a piece names another of its kind, with the field under which the other shows it: what it
    #: carries.
    references: Mapping[str, str] = field(default_factory=dict)
    #: Letters of actions, by their names.
    keys: Mapping[str, str] = field(default_factory=dict)
    #: The action that waives an effect, by number; -1: there is none.
    decline: int = -1

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """Action name -> number."""
        numbers = {name: number for number, name in enumerate(self.actions)}
        assert len(numbers) == len(self.actions), "action names are unique"
        return numbers

    @cached_property
    def parts(self) -> tuple[tuple[str, str], ...]:
        """Family and argument of each action: ("place", "9"); the argument is empty where there is none."""
        split = [name.partition(":") for name in self.actions]
        return tuple((family, argument) for family, _, argument in split)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """The types of all kinds of events: pieces by name, everything else as a number."""
        return tuple(
            event_type(
                self.game, kind.name, [(field, str | None if field in self.pieces else int) for field in kind.fields]
            )
            for kind in self.events
        )

    def cause(self, number: int) -> str | None:
        """The address of what caused an event; None: nothing in particular."""
        return self.cause_address(number) if number >= 0 else None

    def event(self, told: Sequence[int]) -> Event:
        """An event in its readable form, from what `State.tell` has kept. None: no piece."""
        kind, _seats, round_number, phase, turn, cause, *numbers = told
        entry = self.events[kind]
        values: list[int | str | None] = []
        for name, number in zip(entry.fields, numbers, strict=False):
            names = self.pieces.get(name)
            values.append(number if names is None else names[number] if number >= 0 else None)
        trace = entry.trace(*values)
        return self.event_types[kind](
            round_number,
            self.phases[phase],
            turn,
            self.cause(cause),
            trace.moves,
            trace.changes,
            *values,
        )


def family(name: str, arguments: Iterable[object]) -> list[str]:
    """Names of one family of actions: family("pay", ["wood"]) -> ["pay:wood"]."""
    return [f"{name}:{argument}" for argument in arguments]
