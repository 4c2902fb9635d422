"""A table of kind lesson: what is asked is done, anything else is answered, and the others play what the course says.

Where the learner stands follows from the table's log (`lessons.script`). Texts, the moves of the others in exercises
and verdicts are worked out by the thinkers, never here. So whoever loads the table goes on, however a process ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from baumeister.engine.errors import BaumeisterError
from baumeister.hub.acting import Acting, check_seat, going_on, table_of
from baumeister.hub.errors import Busy, InLesson, LessonChanged, NotALesson
from baumeister.hub.lesson import Lesson
from baumeister.hub.live import Link, Live
from baumeister.hub.ports import LessonJob
from baumeister.hub.protocol import (
    Done,
    LessonFree,
    LessonReply,
    LessonShown,
    LessonWay,
    LessonWayShown,
    TakeAction,
    Undo,
)
from baumeister.hub.room import Room, log
from baumeister.lessons.answers import Answer, Kind, Question
from baumeister.lessons.script import step_back
from baumeister.tables import Act, NothingToUndo, Outdated, Table, TakeBack, utc_now

#: Seconds until something is tried again that nobody had time for, or that could not be stored.
AGAIN: Final = 1.0


class Lessons:
    def __init__(self, room: Room, acting: Acting, changed: Callable[[str], None]) -> None:
        """`changed` tells everybody that the table of a code is another one beside its log."""
        self._room = room
        self._acting = acting
        self._changed = changed

    # ---- going on

    def went_on(self, live: Live, ours: bool) -> None:
        """The process that wrote the last commit also plays what follows."""
        if live.sitting.lesson:
            self._go_on(live, ours)

    def came(self, live: Live, link: Link) -> None:
        """Somebody is shown the table; perhaps nobody was there when something was left to be done."""
        if not live.sitting.lesson or link.person.id not in live.holders:
            return
        lesson = live.lesson
        if lesson is None:
            link.send(LessonShown(live.code, live.number, live.sitting.lesson, changed=True))
        elif lesson.shown is not None and lesson.shown.n == live.number:
            link.send(lesson.shown)
        else:
            self._go_on(live, ours=True)

    def _go_on(self, live: Live, ours: bool) -> None:
        lesson, table = live.lesson, live.table
        if lesson is None or table is None or live.busy is not None or self._room.closing:
            return
        move = lesson.next_move(table)
        if move is None:
            self._ask(live, lesson, table, ours)
        elif ours:
            self._play(live, table, move)

    def _play(self, live: Live, table: Table, move: str) -> None:
        seat, _, name = move.partition(" ")
        try:
            self._acting.submit(live, Act(int(seat), name, table.number, at=utc_now()))
        except BaumeisterError as error:
            log.error("table number %d: the lesson's move was refused: %s", live.id, error.code)

    def later(self, live: Live) -> None:
        """Something could not be stored, or nobody had time."""
        if live.sitting.lesson:
            asyncio.get_running_loop().call_later(AGAIN, self._again, live)

    def _again(self, live: Live) -> None:
        if self._room.tables.get(live.code) is live and live.links:
            self._go_on(live, ours=True)

    # ---- what is worked out elsewhere

    def _ask(self, live: Live, lesson: Lesson, table: Table, ours: bool) -> None:
        if lesson.asking == table.number or not live.links:
            return
        lesson.asking = table.number
        job = self._job(live, lesson, table, "stand")
        self._room.thinkers.lesson(job, lambda found: self._stands(live, lesson, job.number, found, ours))

    def _job(
        self,
        live: Live,
        lesson: Lesson,
        table: Table,
        kind: Kind,
        name: str = "",
    ) -> LessonJob:
        question = Question(kind, lesson.course.game, lesson.chapter.id, lesson.played(table), name)
        return LessonJob(
            table=live.code,
            person=live.sitting.host or "",
            number=table.number,
            question=question,
            given_up=lesson.given_up,
        )

    def _stands(self, live: Live, lesson: Lesson, number: int, found: Answer | None, ours: bool) -> None:
        if lesson.asking == number:
            lesson.asking = -1
        if live.lesson is not lesson or live.number != number:
            return  # the game has gone on; whoever wrote that has asked anew
        lesson.heard(found)
        if found is None:
            self.later(live)
        elif found.moves:
            lesson.moves = (number, found.moves)
            self._go_on(live, ours)
        else:
            self._show(live, lesson, found)

    def _show(self, live: Live, lesson: Lesson, found: Answer) -> None:
        can_go_back = bool(lesson.played(table_of(live)))
        lesson.shown = LessonShown(
            t=live.code,
            n=live.number,
            chapter=lesson.chapter.id,
            parts=found.parts,
            accepts=found.accepts,
            usual=found.usual,
            back=can_go_back,
            is_done=found.is_done,
        )
        self._tell(live, lesson.shown)
        if found.is_done:
            job = self._job(live, lesson, table_of(live), "verdict")
            self._room.thinkers.lesson(job, lambda judged: self._judged(live, lesson, job.number, judged))

    def _judged(self, live: Live, lesson: Lesson, number: int, found: Answer | None) -> None:
        shown = lesson.shown
        if live.lesson is not lesson or shown is None or shown.n != number:
            return
        lesson.heard(found)
        if found is None or found.verdict is None:
            lesson.shown = None
            self.later(live)
            return
        lesson.shown = replace(shown, verdict=found.verdict)
        self._tell(live, lesson.shown)
        if found.verdict.won:
            for person in live.holders:
                self._room.spawn(self._room.shelf.solved(person, lesson.course.game, lesson.chapter.id))

    def _tell(self, live: Live, shown: LessonShown) -> None:
        for link in tuple(live.links):
            if link.person.id in live.holders:
                link.send(shown)

    # ---- messages

    def act(self, link: Link, live: Live, message: TakeAction) -> None:
        """What the step accepts is done as at any table; another choice is answered and never proposed."""
        if not live.sitting.lesson:
            self._acting.act(link, live, message)
            return
        table = table_of(live)
        lesson = _lesson_of(live)
        check_seat(link, live, message.seat)
        asked = Act(message.seat, message.action, message.answers, move_id=message.id)
        if self._acting.answer_earlier(link, live, asked):
            return
        if message.answers != table.number or live.busy is not None:
            raise Outdated("the game has gone on", answers=message.answers, number=table.number)
        if self._accepts(lesson, table, message):
            self._acting.act(link, live, message)
        elif lesson.standing(table).step is None:
            raise InLesson("the exercise is over, or is being looked at")
        else:
            job = self._job(live, lesson, table, "reply", message.action)
            self._room.thinkers.lesson(job, lambda found: self._reply(link, live, message, found))

    def _accepts(self, lesson: Lesson, table: Table, message: TakeAction) -> bool:
        """Also what the rules refuse: the table says why."""
        if table.seat != message.seat or table.why_not(message.seat, message.action) is not None:
            return True
        standing = lesson.standing(table)
        if standing.step is not None:
            return not standing.waiting and standing.step.accepts(message.action)
        shown = lesson.shown
        return shown is not None and shown.n == table.number and message.action in shown.accepts

    def _reply(self, link: Link, live: Live, message: TakeAction, found: Answer | None) -> None:
        if found is None or found.reply is None:
            self._room.refuse(link, Busy("nobody had time to answer"), live, message.id)
        else:
            link.send(LessonReply(live.code, message.id, found.reply))

    def back(self, link: Link, live: Live, message: Undo) -> None:
        """A step back, to what was asked before or to the beginning of the exercise: an undo in the log."""
        table, lesson = going_on(live), _lesson_of(live)
        check_seat(link, live, message.seat)
        if message.answers != table.number:
            raise Outdated("the game has gone on", answers=message.answers, number=table.number)
        kept = step_back(lesson.standing(table), len(lesson.played(table)))
        if kept is None:
            raise NothingToUndo("the chapter begins here", seat=message.seat)
        line = table.owners_line()[: lesson.start + kept]
        back_to = line[-1][0] if line else 0
        request = TakeBack(message.seat, message.answers, back_to, at=utc_now(), move_id=message.id)
        self._acting.submit(live, request, link)

    def way(self, link: Link, live: Live, message: LessonWay) -> None:
        """Show me: a way through the exercise."""
        lesson, table = _lesson_of(live), table_of(live)
        if link.person.id not in live.holders or lesson.standing(table).step is not None:
            raise InLesson("a step says itself what it asks for")
        job = self._job(live, lesson, table, "way")
        self._room.thinkers.lesson(job, lambda found: self._way(link, live, message, found))

    def _way(self, link: Link, live: Live, message: LessonWay, found: Answer | None) -> None:
        if found is None:
            self._room.refuse(link, Busy("nobody had time to look for it"), live, message.id)
        else:
            link.send(LessonWayShown(live.code, message.id, found.way))

    async def free(self, link: Link, live: Live, message: LessonFree) -> None:
        """Play on freely: from here on it is a table like any other, against the bots of the course."""
        table = going_on(live)
        if not live.sitting.lesson:
            raise NotALesson("this table is no lesson")
        if link.person.id not in live.holders:
            raise InLesson("the lesson is somebody else's")
        await self._room.shelf.end_lesson(live.id, for_server=not table.seats[table.seat].is_human)
        link.send(Done(live.code, message.id))
        self._changed(live.code)


def _lesson_of(live: Live) -> Lesson:
    if not live.sitting.lesson:
        raise NotALesson("this table is no lesson")
    if live.lesson is None:
        raise LessonChanged("the course is another one by now")
    return live.lesson
