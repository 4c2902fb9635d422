"""A position that is put to somebody as a question: out of our exercises, or a mistake of a judged game. What the seat
that is asked sees, what is said to its choice, and rounds played on from it. No web here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from baumeister import Record, State
from baumeister.analysis.forms import Measure
from baumeister.engine.edge import withheld
from baumeister.engine.wire import Choice, Message, Withheld
from baumeister.exercises.solving import Solved
from baumeister.hub.protocol import SeatInfo
from baumeister.records import Action, Rules, human
from baumeister.server.records import Replayed, Steps


class Posed(Struct, frozen=True, kw_only=True):
    """A position as it is put to somebody: what the seat that is asked sees, and what it can choose or not."""

    game: str
    rules: Rules
    options: dict[str, bool | int | str]
    seats: tuple[SeatInfo, ...]
    seat: int
    view: Any
    question: Message
    choices: tuple[Choice, ...]
    withheld: tuple[Withheld, ...]


class WeighedChoice(Struct, frozen=True):
    """A choice, and what it is worth: the seat's chance to win after it or, measured by points, how many more the seat
    has than with the best. `best`: it counts as right. `made`: it was chosen in the game the position is from."""

    name: str
    message: Message
    worth: float
    best: bool
    chosen: bool
    made: bool


class PlayedOn(Struct, frozen=True):
    """How the round may go on after a choice, as the seat that is asked sees it."""

    name: str
    steps: Steps


class Answer(Struct, frozen=True, kw_only=True):
    """What is said to a choice. `why`: what the best choice brings, in words."""

    right: bool
    measure: Measure
    choices: tuple[WeighedChoice, ...]
    why: tuple[Message, ...]
    lines: tuple[PlayedOn, ...]


def asked_of(state: State, record: Record) -> dict[str, Any]:
    """The fields of `Posed` that follow from the position, apart from who sits there."""
    game, seat = state.game(), int(state.seat)
    view = state.view(seat)
    return {
        "game": game.id,
        "rules": record.rules,
        "options": dict(record.options),
        "seat": seat,
        "view": view,
        "question": game.decision_message(view),
        "choices": state.choices(),
        "withheld": withheld(state),
    }


def answer_of(found: Solved) -> dict[str, Any]:
    """The fields of `Answer` that follow from the judgement."""
    choices = [
        WeighedChoice(one.name, one.message, one.worth, one.is_best, one.is_chosen, one.was_made)
        for one in found.choices
    ]
    return {"right": found.right, "choices": tuple(choices), "why": found.why}


def played_on(
    record: Record, begun: Sequence[str], lines: Mapping[str, Sequence[str]], seat: int
) -> tuple[PlayedOn, ...]:
    """Each choice with what follows it, after the actions from the beginning of a game up to the question."""
    return tuple(PlayedOn(name, _steps(record, begun, [name, *line], seat)) for name, line in lines.items())


def _steps(record: Record, begun: Sequence[str], line: Sequence[str], seat: int) -> Steps:
    """The actions of a line, with what each changes in the view of the seat."""
    seats = tuple(human(one.name) for one in record.seats)  # whoever plays on, it is nobody who sat there
    record = replace(record, seats=seats, log=(), result=None)
    log, state = [], record.start()
    for number, name in enumerate([*begun, *line], start=1):
        log.append(Action(number=number, seat=int(state.seat), action=name, by="person"))
        state.step(state.game().action(name))
    return Replayed(replace(record, log=tuple(log))).steps(len(begun), len(log), seat)
