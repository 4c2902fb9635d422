"""`baumeister exercises solve`: exercises at the terminal, the easiest first. What was solved is kept."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from rich.text import Text as Words

from baumeister.cli.boards import board_of
from baumeister.cli.choices import Offer, make_offers, named_offers
from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang
from baumeister.cli.prompt import Leave, read_line, whole_number
from baumeister.cli.saves import open_saves
from baumeister.cli.screen import Page, compose
from baumeister.cli.story import event_lines
from baumeister.engine.messages import Message
from baumeister.engine.state import State
from baumeister.exercises.form import MinedExercise, NoExercise, exercises_of, find_exercise
from baumeister.exercises.solving import Answered, answer, of_the_day
from baumeister.games import game as find_game
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
            if (solved := Solving(named, exercise).run()) is not None:
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


class Solving:
    """One exercise."""

    def __init__(self, desk: Desk, exercise: MinedExercise) -> None:
        self.desk, self.exercise = desk, exercise
        self.state = exercise.position()
        self.game = find_game(exercise.game)
        self.board = board_of(exercise.game, self.game.components.digest)

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
            found = answer(self.exercise, offer.name)
            self.tell(found)
            self.show_line(self.exercise.best[0])
            if not found.right and offer.name in self.exercise.lines:
                self.show_line(offer.name)
            return found.right

    def show(self) -> list[Offer]:
        view = self.state.view(self.exercise.seat)
        offers = make_offers(self.desk, self.board, view, self.state.choices())
        title = self.desk.say(
            "exercises-title", id=self.exercise.id, grade=self.exercise.grade, players=self.exercise.players
        )
        page = Page(
            story_title="",
            story=[],
            header=self.board.header(self.desk, view),
            parts=self.board.parts(self.desk, view),
            title=self.desk.sign(title),
            question=self.desk.say(self.game.decision_message(view)),
            offers=offers,
            commands=Words(self.desk.say("exercises-commands"), style="dim"),
            commands_close=Words(self.desk.say("exercises-commands"), style="dim"),
        )
        for line in compose(self.desk, page):
            self.desk.print(line)
        return offers

    def tell(self, found: Answered) -> None:
        self.desk.tell("exercises-right" if found.right else "exercises-wrong", style="bold")
        for one in found.choices:
            mark = "*" if one.is_best else ">" if one.is_chosen else " "
            words = f"{mark} {100 * one.worth:3.0f} %  {self.desk.say(one.message)}"
            self.desk.print(hang(self.desk, Words(self.desk.sign(words)), 8))
        for message in found.why:
            self.desk.print(Words(f"  {self.desk.say(message)}"))
        proof = self.exercise.proof
        self.desk.tell("exercises-proof", deals=proof.deals, more=round(proof.gap * proof.deals), style="dim")

    def show_line(self, name: str) -> None:
        """How the round went on after a choice."""
        line = self.exercise.lines.get(name)
        if line is None:
            return
        state = self.exercise.position()
        self.desk.tell("exercises-line", choice=self.desk.say(message_of(state, name)), style="bold")
        for each in [name, *line]:
            state.apply(self.game.action(each))
            happened = [with_words(self.game, event) for event in state.events(self.exercise.seat)]
            for words in event_lines(self.desk, happened):
                self.desk.print(hang(self.desk, words))


def message_of(state: State, name: str) -> Message:
    return next(choice.message for choice in state.choices() if choice.name == name)


def meant(offers: Sequence[Offer], line: str) -> Offer | None:
    """The choice that a typed line means."""
    number = whole_number(line)
    if number is not None:
        return offers[number - 1] if 1 <= number <= len(offers) else None
    found = named_offers(offers, line) if line else []
    return found[0] if len(found) == 1 else None
