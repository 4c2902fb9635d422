"""Questions about a lesson whose answers follow from the course and from what was played, and from nothing else.

A server keeps only the log of a lesson's table. What has to be worked out (texts with their numbers, the moves of the
others, verdicts) it asks here, in a process beside its event loop.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from baumeister.engine.wire import Message
from baumeister.lessons.course import Course, LessonPart, course_of
from baumeister.lessons.saying import begun, other_message, part_message, verdict_message
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import Solution, best_way, in_words, verdict

Kind: TypeAlias = Literal["stand", "reply", "verdict", "way"]


class Question(Struct, frozen=True, tag=True):
    """`stand`: what is to be read and done now? `reply`: what does the narrator say to this choice (`name`), which the
    step does not ask for? `verdict` on an exercise that has ended; `way`: one that solves the exercise."""

    kind: Kind
    game: str
    chapter: str
    played: tuple[str, ...]
    name: str = ""


class PartTold(Struct, frozen=True, omit_defaults=True):
    """Something to read, do or try: its text, the addresses it points at (marked 1, 2, 3), and the statements of the
    ledger behind it."""

    text: Message
    show: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    step: int = 0  # its number in the chapter; 0: the exercise


class VerdictTold(Struct, frozen=True, omit_defaults=True):
    """How an exercise ended; `way` is the best one, where it is known. Clients put it into the text as `$way`."""

    won: bool
    text: Message
    way: tuple[Message, ...] = ()


class Answer(Struct, frozen=True, omit_defaults=True):
    """To `stand`: first the parts to be read, then the one to do or try; which legal actions it accepts, and the one
    that the text speaks of. `moves` are those of the others ("1 place:3") in an exercise, before anything else."""

    parts: tuple[PartTold, ...] = ()
    accepts: tuple[str, ...] = ()
    usual: str = ""
    moves: tuple[str, ...] = ()
    is_done: bool = False  # the exercise has come to its end
    reply: Message | None = None
    verdict: VerdictTold | None = None
    way: tuple[Message, ...] = ()


def answer(question: Question) -> Answer:
    """The answer; a BaumeisterError where the course does not know of such a chapter, or not of such actions."""
    session = _session(course_of(question.game), question)
    if question.kind == "stand":
        return _stand(session)
    if question.kind == "way":
        return Answer(way=_way(session))
    if question.kind == "verdict":
        found = verdict(session)
        return Answer(verdict=VerdictTold(found.won, verdict_message(session, found, ""), found.way))
    session.read = len(session.standing.readings)  # what is read is the client's business
    return Answer(reply=other_message(session, question.name))


def _session(course: Course, question: Question) -> Session:
    return Session(course, course.number_of(question.chapter), question.played)


def _stand(session: Session) -> Answer:
    standing = session.standing
    if standing.free:
        return Answer()
    parts = _told(session, [*standing.readings, standing.step or session.chapter.exercise])
    legal = [choice.name for choice in session.choices()]
    if standing.step is not None:
        accepted = tuple(name for name in legal if standing.step.accepts(name))
        return Answer(parts, accepted, standing.step.usual(legal))
    if standing.since == len(session.played):
        return Answer(parts, tuple(legal))
    tried = session.tried
    moves = [] if tried.is_done else session.moves_of_others(session.state.clone(), tried.own)
    seats, state = [], session.state.clone()
    for name in moves:
        seats.append(f"{int(state.seat)} {name}")
        state.apply(session.game.action(name))
    return Answer(parts, () if tried.is_done else tuple(legal), moves=tuple(seats), is_done=tried.is_done)


def _told(session: Session, parts: Iterable[LessonPart]) -> tuple[PartTold, ...]:
    before = begun(session)
    return tuple(
        PartTold(
            part_message(before, part),
            tuple(part.show),
            tuple(part.teaches),
            next((number for number, step in enumerate(session.chapter.steps, start=1) if step is part), 0),
        )
        for part in parts
    )


def _way(session: Session) -> tuple[Message, ...]:
    """As the author wrote it down, else the best one there is."""
    start = session.tried.start
    written = Solution(names=tuple(session.chapter.exercise.solution))
    return in_words(session, start, written if written.names else best_way(session, start))
