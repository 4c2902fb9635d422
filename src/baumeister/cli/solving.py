"""`baumeister exercises solve`: exercises at the terminal, the easiest first. What was solved is kept."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from rich.text import Text as Words

from baumeister.analysis.forms import Measure
from baumeister.cli.boards import board_of
from baumeister.cli.choices import OfferedChoice, make_offers, named_offers
from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang
from baumeister.cli.prompt import Leave, read_line, whole_number
from baumeister.cli.saves import open_saves
from baumeister.cli.screen import Page, compose
from baumeister.cli.story import event_lines
from baumeister.engine.messages import Message
from baumeister.engine.state import State
from baumeister.exercises.form import MinedExercise, NoExercise, exercises_of, find_exercise
from baumeister.exercises.solving import Solved, Weighed, answer, of_the_day
from baumeister.tables.told import with_words

#: What can be typed instead of a choice, and instead of an id.
SKIP, STOP = "n", "q"
DAY = "day"


def solve(desk: Desk, arguments: Namespace) -> None:
    saves = open_saves(os.environ, lambda file: desk.tell_file("saves-unwritten", file=str(file)))
    results = saves.exercises(arguments.game)
    try:
        for exercise in chosen(arguments, results):
            named = desk.with_names(seat_names(desk, exercise))
            if (solved := Solving(named, riddle_of(named, exercise)).run()) is not None:
                results.setdefault(exercise.id, solved)  # the first answer counts
                saves.keep_exercises(arguments.game, results)
    except (Leave, KeyboardInterrupt):
        pass
    tell_results(desk, arguments.game, results)


def chosen(arguments: Namespace, results: dict[str, bool]) -> Iterator[MinedExercise]:
    """The one asked for, that of today, or all that have not been tried yet."""
    if arguments.id == DAY:
        yield of_the_day(arguments.game, datetime.now(tz=UTC).date())
    elif arguments.id is not None:
        yield find_exercise(arguments.game, arguments.id)
    else:
        found = exercises_of(arguments.game)
        if not found:
            raise NoExercise(f"{arguments.game} has no exercises", game=arguments.game, exercise="")
        fresh = [exercise for exercise in found if exercise.id not in results]
        yield from fresh or found


def seat_names(desk: Desk, exercise: MinedExercise) -> list[str]:
    return [desk.say(f"name-{seat}") for seat in range(1, exercise.players + 1)]


def tell_results(desk: Desk, game: str, results: dict[str, bool]) -> None:
    """How many were solved at the first try, by difficulty."""
    by_grade: dict[int, list[bool]] = {}
    for exercise in exercises_of(game):
        if exercise.id in results:
            by_grade.setdefault(exercise.grade, []).append(results[exercise.id])
    for grade, solved in sorted(by_grade.items()):
        desk.tell("exercises-result", grade=grade, count=sum(solved), total=len(solved))


@dataclass(frozen=True)
class Riddle:
    """A position with a question, out of our exercises or a judged game."""

    state: State
    title: str
    #: What is said to a choice.
    judge: Callable[[str], Solved]
    #: What the answer rests on, in words.
    proof: str
    #: How the round may go on after some of the choices.
    lines: Mapping[str, Sequence[str]]
    measure: Measure = "chance"


def riddle_of(desk: Desk, exercise: MinedExercise) -> Riddle:
    proof = exercise.proof
    return Riddle(
        state=exercise.position(),
        title=desk.say("exercises-title", id=exercise.id, grade=exercise.grade, players=exercise.players),
        judge=lambda chosen: answer(exercise, chosen),
        proof=desk.say("exercises-proof", deals=proof.deals, more=round(proof.gap * proof.deals)),
        lines=exercise.lines,
    )


class Solving:
    """One exercise, or one mistake that is tried again."""

    def __init__(self, desk: Desk, riddle: Riddle) -> None:
        self.desk, self.riddle = desk, riddle
        self.game = riddle.state.game()
        self.seat = int(riddle.state.seat)
        self.board = board_of(self.game.id, self.game.components.digest)

    def run(self) -> bool | None:
        """Whether the first answer was right; None: it was skipped."""
        offers = self.show()
        while True:
            line = read_line(self.desk, self.desk.sign("> "))
            if line.casefold() == STOP:
                raise Leave
            if line.casefold() == SKIP:
                return None
            if (offer := meant(offers, line)) is None:
                self.desk.tell("exercises-not-understood", line=line[:60], style="italic")
                continue
            found = self.riddle.judge(offer.name)
            self.tell(found)
            for one in found.choices:
                if one.name in self.riddle.lines and (one.is_best or one.is_chosen or one.was_made):
                    self.show_line(one.name)
            return found.right

    def show(self) -> list[OfferedChoice]:
        state = self.riddle.state
        view = state.view(self.seat)
        offers = make_offers(self.desk, self.board, view, state.choices())
        page = Page(
            story_title="",
            story=[],
            header=self.board.header(self.desk, view),
            parts=self.board.parts(self.desk, view),
            title=self.desk.sign(self.riddle.title),
            question=self.desk.say(self.game.decision_message(view)),
            offers=offers,
            commands=Words(self.desk.say("exercises-commands"), style="dim"),
            commands_close=Words(self.desk.say("exercises-commands"), style="dim"),
        )
        for line in compose(self.desk, page):
            self.desk.print(line)
        return offers

    def tell(self, found: Solved) -> None:
        self.desk.tell("exercises-right" if found.right else "exercises-wrong", style="bold")
        for one in found.choices:
            mark = "*" if one.is_best else ">" if one.is_chosen else " "
            made = f" {self.desk.say('exercises-made')}" if one.was_made else ""
            words = f"{mark} {self.worth(one)}  {self.desk.say(one.message)}{made}"
            self.desk.print(hang(self.desk, Words(self.desk.sign(words)), 8))
        for message in found.why:
            self.desk.print(Words(f"  {self.desk.say(message)}"))
        self.desk.print(Words(self.riddle.proof, style="dim"))

    def worth(self, one: Weighed) -> str:
        if self.riddle.measure == "points":
            return f"{self.desk.texts.number(one.worth, 1):>5}"
        return f"{100 * one.worth:3.0f} %"

    def show_line(self, name: str) -> None:
        """How the round may go on after a choice."""
        state = self.riddle.state.clone()
        self.desk.tell("exercises-line", choice=self.desk.say(message_of(state, name)), style="bold")
        for each in [name, *self.riddle.lines[name]]:
            state.apply(self.game.action(each))
            happened = [with_words(self.game, event) for event in state.events(self.seat)]
            for words in event_lines(self.desk, happened):
                self.desk.print(hang(self.desk, words))


def message_of(state: State, name: str) -> Message:
    return next(choice.message for choice in state.choices() if choice.name == name)


def meant(offers: Sequence[OfferedChoice], line: str) -> OfferedChoice | None:
    """The choice that a typed line means."""
    number = whole_number(line)
    if number is not None:
        return offers[number - 1] if 1 <= number <= len(offers) else None
    found = named_offers(offers, line) if line else []
    return found[0] if len(found) == 1 else None
