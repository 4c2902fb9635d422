"""What a lesson says, as messages for every language: ids of the course's texts, numbers and names from the engine."""

from __future__ import annotations

from baumeister.engine.messages import Message, Parameter, message
from baumeister.lessons.course import BadLesson, LessonPart, matches
from baumeister.lessons.session import Session, goals_of
from baumeister.lessons.verdicts import Verdict


def part_message(session: Session, part: LessonPart, attribute: str = "", **further: Parameter) -> Message:
    """The text of a step or exercise, or an attribute of it."""
    key = session.chapter.key(part)
    values = session.sight.values(part.values)
    if part is session.chapter.exercise:
        values["target"] = goals_of(session.chapter.exercise)[0].target
    if missing := [name for name, value in values.items() if value is None]:
        raise BadLesson(f"{key}: the learner does not see {', '.join(missing)}")
    said = {name: (value,) if isinstance(value, Message) else value for name, value in values.items()}
    return message(f"{key}.{attribute}" if attribute else key, **said, **further)


def begun(session: Session) -> Session:
    """The learner where the step or exercise was first asked: texts of an exercise speak of the position it began with,
    however far it has come."""
    played = session.played[: session.standing.since]
    return session if played == session.played else Session(session.course, session.number, played)


def asked_message(session: Session) -> Message | None:
    """What the step asks for, in the engine's words; None where nothing certain is."""
    step = session.standing.step
    if step is None or session.reading is not None:
        return None
    usual = step.usual(choice.name for choice in session.choices())
    return session.sight.choice(usual).message


def other_message(session: Session, name: str) -> Message:
    """A kind answer to a choice that the step does not ask for."""
    chosen = (session.sight.choice(name).message,)
    if session.reading is not None:
        return message("lesson-other-reading", chosen=chosen)
    step, asked = session.standing.step, asked_message(session)
    assert step is not None, "whoever plays freely is not answered"
    assert asked is not None
    for pattern, attribute in step.replies.items():
        if matches(name, [pattern]):
            return part_message(session, step, attribute)
    return message("lesson-other", chosen=chosen, asked=(asked,))


def verdict_message(session: Session, found: Verdict, way: Parameter) -> Message:
    """Of an exercise that has ended; its numbers are those from before it began. `way` is the best one, worded as the
    reader likes it."""
    attribute = "done" if found.won else "missed"
    best = found.got if found.best is None else found.best
    exercise = session.chapter.exercise
    return part_message(begun(session), exercise, attribute, way=way, got=found.got, best=best, noise=found.noise)
