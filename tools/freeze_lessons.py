"""Write down how a course's positions come about and what the others do: `python tools/freeze_lessons.py GAME...`.

Needed after a change of course.toml, and where a change of a bot shall show in the lessons; then run the check
(tests/lessons). What the author wrote is played as it stands; where nothing is written the course's level plays by eye.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import replace

import baumeister as bm
from baumeister.lessons.course import BadLesson, Chapter, Course, FrozenLines, Step, matches, read_course
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import best_way


def freeze(course: Course) -> FrozenLines:
    """Play the usual way through all chapters, and each other accepted action of a step up to the next own decision."""
    lines = FrozenLines({}, {})
    frozen = replace(course, lines=lines)
    end: list[str] = []
    for number, chapter in enumerate(course.chapters):
        lines.starts[chapter.id] = end if chapter.start.after else chapter.start.line.split()
        session = Session(frozen, number)
        lines.starts[chapter.id] += play_others(session, session.state, [])
        session = Session(frozen, number)
        for step in chapter.steps:
            if step.ask:
                freeze_step(session, chapter, step, lines)
            else:
                session.go_on()
        for name in solution_of(session, chapter):
            if not session.act(name):
                raise BadLesson(f"{chapter.id}: {name} is not part of a solution")
        end = [*lines.starts[chapter.id], *session.played]
    return lines


def freeze_step(session: Session, chapter: Chapter, step: Step, lines: FrozenLines) -> None:
    """What the others do after each action that the step accepts; then the usual one is played."""
    key = chapter.key(step)
    names = [choice.name for pattern in step.ask for choice in session.choices() if matches(choice.name, [pattern])]
    if not names:
        legal = [session.game.action_name(action) for action in session.state.legal()]
        raise BadLesson(f"{key}: none of {step.ask} is legal for seat {session.state.seat}: {legal}")
    answers: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        state = session.state.clone()
        state.apply(session.game.action(name))
        answers[name] = play_others(session, state, step.then, with_seats=True)
    lines.answers[key] = answers
    session.act(names[0])


def play_others(session: Session, state: bm.State, written: list[str], with_seats: bool = False) -> list[str]:
    """What is written, then by eye, until the learner is asked and has more than one choice."""
    moves: list[str] = []

    def play(name: str) -> None:
        moves.append(f"{state.seat} {name}" if with_seats else name)
        state.apply(session.game.action(name))

    for line in written:
        seat, name = line.split(" ", 1)
        if int(seat) != state.seat:
            raise BadLesson(f"{line}, but seat {state.seat} is asked: {state.decision}")
        play(name)
    while not state.is_over and (state.seat != session.seat or len(state.legal()) == 1):
        play(session.game.action_name(session.by_eye(state)))
    return moves


def solution_of(session: Session, chapter: Chapter) -> tuple[str, ...]:
    if chapter.exercise.solution:
        return tuple(chapter.exercise.solution)
    way = best_way(session, session.state)
    if not way.won:
        raise BadLesson(f"{chapter.id}: the exercise cannot be won; the best is {way}")
    return way.names


def write(folder: Path, lines: FrozenLines) -> None:
    told: Mapping[str, Mapping[str, object]] = to_builtins(lines)
    parts = [
        f'"{part}": {{\n' + ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in rows.items()) + "\n}"
        for part, rows in told.items()
    ]
    (folder / "lines.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def main() -> None:
    for name in sys.argv[1:] or bm.games():
        folder = Path(__file__).parents[1] / "src" / "baumeister" / "games" / name / "lessons"
        if folder.is_dir():
            write(folder, freeze(read_course(folder)))
            print(name)


if __name__ == "__main__":
    main()
