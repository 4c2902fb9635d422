"""What a lesson says, in the learner's language: texts of the course, numbers and names from the engine."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.engine.messages import Message
from baumeister.lessons.course import Chapter, Course
from baumeister.lessons.saying import asked_message, begun, other_message, part_message, verdict_message
from baumeister.lessons.session import Session
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
        return "" if session.part is None else self.words(part_message(begun(session), session.part))

    def why(self, session: Session) -> dict[str, str]:
        """The statements of the ledger behind it, by their ids."""
        part, ledger = session.part, session.game.ledger
        rules = [] if part is None else part.teaches
        return {rule: rule_text(self.texts.language, session.game, ledger[rule]) for rule in rules}

    def asked(self, session: Session) -> str:
        """What the step asks for, in the engine's words; empty where nothing certain is."""
        message = asked_message(session)
        return "" if message is None else self.words(message)

    def other(self, session: Session, name: str) -> str:
        """A kind answer to a choice that the step does not ask for."""
        return self.words(other_message(session, name))

    def verdict(self, session: Session, found: Verdict) -> str:
        """Of an exercise that has ended; its numbers are those from before it began."""
        return self.words(verdict_message(session, found, self.way(found.way)))

    def way(self, messages: Iterable[Message]) -> str:
        """One action after the other. (Arrows already stand between what an action costs and what it brings.)"""
        return "; ".join(self.words(message) for message in messages)
