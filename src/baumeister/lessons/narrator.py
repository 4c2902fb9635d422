"""What a lesson says, in the learner's language: texts of the course, numbers and names from the engine."""

from __future__ import annotations

from typing import Any

from baumeister.engine.messages import Message
from baumeister.lessons.course import BadLesson, Chapter, Course, Part, matches
from baumeister.lessons.session import Session, goals_of
from baumeister.lessons.verdicts import Verdict
from baumeister.texts.catalogue import Texts
from baumeister.texts.ledger import rule_text


class Narrator:
    """Tells a course in one language."""

    def __init__(self, course: Course, language: str) -> None:
        self.course = course
        self.texts = Texts(language, course.texts[language])

    def title(self) -> str:
        return self.texts.say("title")

    def chapter(self, chapter: Chapter) -> str:
        return self.texts.say(f"chapter-{chapter.id}")

    def farewell(self) -> str:
        """After the last chapter."""
        return self.texts.say("finish")

    def not_yet_seen(self) -> list[str]:
        """What the course has left for later."""
        return [self.texts.say(f"later-{group}") for group in self.course.later]

    def words(self, message: Message) -> str:
        """Something of the engine's, as the learner reads it."""
        return self.texts.say(message, self.course.table.names, self.course.table.seat)

    def text(self, session: Session) -> str:
        """What is to be read now, done, or tried."""
        return "" if session.part is None else self._say(session, session.part)

    def why(self, session: Session) -> dict[str, str]:
        """The statements of the ledger behind it, by their ids."""
        part, ledger = session.part, session.game.ledger
        rules = [] if part is None else part.teaches
        return {rule: rule_text(self.texts.language, session.game, ledger[rule]) for rule in rules}

    def asked(self, session: Session) -> str:
        """What the step asks for, in the engine's words; empty where nothing certain is."""
        step = session.standing.step
        if step is None or session.reading is not None:
            return ""
        usual = step.usual(choice.name for choice in session.choices())
        return self.words(session.sight.choice(usual).message)

    def other(self, session: Session, name: str) -> str:
        """A kind answer to a choice that the step does not ask for."""
        chosen = self.words(session.sight.choice(name).message)
        if session.reading is not None:
            return self.texts.say("lesson-other-reading", chosen=chosen)
        step = session.standing.step
        assert step is not None, "whoever plays freely is not answered"
        for pattern, attribute in step.replies.items():
            if matches(name, [pattern]):
                return self._say(session, step, attribute)
        return self.texts.say("lesson-other", chosen=chosen, asked=self.asked(session))

    def verdict(self, session: Session, found: Verdict) -> str:
        """Of an exercise that has ended; its numbers are those from before it began."""
        values = {"got": found.got, "best": found.best or found.got, "noise": found.noise}
        way = " → ".join(self.words(message) for message in found.way)
        before = Session(session.course, session.number, session.played[: session.standing.since])
        attribute = "done" if found.won else "missed"
        return self._say(before, session.chapter.exercise, attribute, way=way, **values)

    def _say(self, session: Session, part: Part, attribute: str = "", **further: Any) -> str:
        values = session.sight.values(part.values)
        if part is session.chapter.exercise:
            values["target"] = goals_of(session.chapter.exercise)[0].target
        if missing := [name for name, value in values.items() if value is None]:
            raise BadLesson(f"{session.chapter.key(part)}: the learner does not see {', '.join(missing)}")
        said = {name: self.words(value) if isinstance(value, Message) else value for name, value in values.items()}
        key = session.chapter.key(part)
        return self.texts.say(f"{key}.{attribute}" if attribute else key, **said, **further)
