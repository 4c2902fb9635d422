"""`baumeister learn`: a course at the terminal. The lesson is the table itself, on the same board, with a narrator."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final

from rich.text import Text as Words

from baumeister.cli.boards import Board, board_of
from baumeister.cli.called import program
from baumeister.cli.choices import OfferedChoice, list_offers, make_offers, named_offers, show_offers
from baumeister.cli.desk import Desk
from baumeister.cli.layout import flow, hang
from baumeister.cli.my_games import SETTINGS
from baumeister.cli.prompt import Leave, ask, read_line, whole_number
from baumeister.cli.rules import look_up
from baumeister.cli.saves import Saves, open_saves
from baumeister.cli.screen import Page, compose
from baumeister.cli.sitting import TableAtTerminal
from baumeister.cli.story import event_lines
from baumeister.engine.errors import BaumeisterError
from baumeister.lessons.course import Course, Step, course_of
from baumeister.lessons.narrator import Narrator
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import Solution, Verdict, best_way, in_words, verdict
from baumeister.records import bot, human
from baumeister.tables import Act, KeptTable
from baumeister.tables.told import with_words
from baumeister.texts.reasons import error_in_words

#: The course for somebody new who names no game: its rules are the shortest way to all four.
FIRST_COURSE: Final = "caylus1303"


def learn(desk: Desk, arguments: Namespace) -> None:
    course = course_of(arguments.game or FIRST_COURSE)
    saves = open_saves(os.environ, lambda file: desk.tell_file("saves-unwritten", file=str(file)))
    if saves.notice:
        desk.tell_file(saves.notice, folder=str(saves.folder or ""))
    lesson = LearnerAtTerminal(desk.with_names(course.table.names), course, saves)
    if arguments.chapter is not None:
        lesson.open(arguments.chapter - 1)
    lesson.run()


class LearnerAtTerminal:
    """One learner at the terminal: the course, how far they are, and what they may type."""

    def __init__(self, desk: Desk, course: Course, saves: Saves) -> None:
        self.desk, self.course, self.saves = desk, course, saves
        self.narrator = Narrator(course, desk.texts.language)
        kept = saves.lesson(course.game)
        #: Ids of the chapters whose exercise is solved.
        self.solved: list[str] = [chapter.id for chapter in course.chapters if chapter.id in kept.get("solved", [])]
        self.session = self._resume(kept)
        self.verdict: Verdict | None = None
        #: Up to which action of the chapter the learner has seen what happened; -1: not even the table.
        self._seen = -1
        #: Chapter, actions, readings and whether it is judged, as the screen has it.
        self._shown: tuple[int, int, int, bool] | None = None
        self.finished = False
        self.commands: Mapping[str, Callable[[str], None]] = {
            "z": self.back,
            "u": self.back,
            "w": self.why,
            "?": self.why,
            "s": self.show_me,
            "f": self.play_freely,
            "c": self.choose_chapter,
            "b": self.show_table,
            "l": self.whole_story,
            "r": self.look_up,
            "h": self.help,
            "q": self.leave,
        }

    # ---- how far one is

    def _resume(self, kept: Mapping[str, object]) -> Session:
        """Where the learner left; a chapter that has changed since then begins anew."""
        ids = [chapter.id for chapter in self.course.chapters]
        number = ids.index(str(kept["chapter"])) if kept.get("chapter") in ids else 0
        played = kept.get("played")
        if kept.get("digest") == self.course.digest and isinstance(played, list):
            try:
                return Session(self.course, number, [str(name) for name in played])
            except BaumeisterError:  # somebody has written in the file
                pass
        return Session(self.course, number)

    def keep(self) -> None:
        session = self.session
        self.saves.keep_lesson(
            self.course.game,
            {
                "digest": self.course.digest,
                "chapter": session.chapter.id,
                "played": session.played,
                "solved": self.solved,
            },
        )

    def open(self, number: int) -> None:
        self.session = Session(self.course, number)
        self.verdict, self._seen = None, -1
        self.keep()

    # ---- the course of the lesson

    def run(self) -> None:
        self.desk.heading(self.narrator.title())
        self.desk.tell("learn-welcome", style="dim")
        try:
            if self.solved:
                self.choose_chapter("")
            while not self.finished:
                self.judge()
                self.show_news()
                self.obey(read_line(self.desk, self.desk.sign("> ")))
        except (Leave, KeyboardInterrupt):
            self.keep()
            self.desk.tell_file("learn-left", command=f"{program()} learn {self.course.game}")

    def judge(self) -> None:
        """An exercise that has come to its end is judged once."""
        session = self.session
        if self.verdict is None and session.exercise is not None and session.tried.is_done:
            self.verdict = verdict(session)
            if self.verdict.won and session.chapter.id not in self.solved:
                self.solved.append(session.chapter.id)
                self.keep()

    def obey(self, line: str) -> None:
        """One line from the learner; what cannot be done is explained, and nothing has changed."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.enter()
            elif word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            elif (number := whole_number(line)) is not None and (offers := self.offers):
                if _within(number, len(offers)) is None:
                    self.desk.tell("play-no-such-choice", number=number, count=len(offers), style="italic")
                else:
                    self.choose(offers[number - 1])
            else:
                self.take_words(line)
        except BaumeisterError as error:
            self.desk.print(Words(self.desk.sign(error_in_words(self.desk.texts, error)), style="italic"))

    def enter(self) -> None:
        """The lit thing: go on, do what is asked, next chapter, or try again."""
        session = self.session
        if self.verdict is not None:
            self.next_chapter() if self.verdict.won else self.back("")
        elif session.reading is not None:
            session.go_on()
        elif (step := session.standing.step) is not None:
            self.choose(self.asked_offer(step))
        else:
            show_offers(self.desk, self.offers)

    def asked_offer(self, step: Step) -> OfferedChoice:
        usual = step.usual(offer.name for offer in self.offers)
        return next(offer for offer in self.offers if offer.name == usual)

    def take_words(self, line: str) -> None:
        meant = named_offers(self.offers, line)
        if len(meant) == 1:
            self.choose(meant[0])
        elif meant:
            self.desk.tell("play-which", line=line[:60], style="italic")
            list_offers(self.desk, meant)
        else:
            self.desk.tell("learn-not-understood", line=line[:60], style="italic")

    def choose(self, offer: OfferedChoice) -> None:
        if self.session.act(offer.name):
            self.keep()
        else:
            self.say(self.narrator.other(self.session, offer.name))

    def next_chapter(self) -> None:
        number = self.session.number + 1
        if number < len(self.course.chapters):
            self.open(number)
            if self.session.chapter.start.after:
                self.desk.tell("learn-rejoin", style="italic")
            return
        self.finished = True
        self.say(self.narrator.farewell())
        self.desk.heading(self.desk.say("learn-not-yet-seen"))
        for line in self.narrator.not_yet_seen():
            self.desk.print(hang(self.desk, Words(f"  {self.desk.sign(without_marks(line))}"), 2))
        chosen = self.course.options_of(self.session.number)
        options = "".join(f" --option {name}" for name, value in chosen.items() if value is True)
        self.desk.tell_file("learn-finished", program=program(), game=self.course.game, options=options)
        self.desk.tell_file("learn-finished-rules", program=program(), game=self.course.game)
        self.saves.keep_lesson(self.course.game, {"solved": self.solved})

    # ---- what is shown

    @cached_property
    def board(self) -> Board:
        return board_of(self.course.game, self.session.game.components.digest)

    @property
    def offers(self) -> list[OfferedChoice]:
        """What can be chosen; nothing while there is something to read."""
        if self.verdict is not None or self.session.reading is not None:
            return []
        return make_offers(self.desk, self.board, self.session.view, self.session.choices())

    def show_news(self) -> None:
        """A new screen where something has changed; answers and help stay below the one that is there."""
        session = self.session
        place = (session.number, len(session.played), session.read, self.verdict is not None)
        if place != self._shown:
            self._shown = place
            self.show()

    def show(self) -> None:
        """What happened, the table and the narrator. A terminal gets all of it as a screen of its own; elsewhere the
        table is drawn at the beginning of a chapter, and on demand."""
        session = self.session
        whole = self._seen < 0 or self.desk.height is not None
        offers = self.offers
        page = Page(
            story_title=self.desk.say("play-since"),
            story=self.story(self._seen),
            header=self.board.header(self.desk, session.view),
            parts=self.board.parts(self.desk, session.view) if whole else (),
            title=self.where(),
            question=self.desk.sign(without_marks(self.said())),
            offers=offers,
            commands=self.commands_line("learn-commands"),
            commands_close=self.commands_line("learn-commands-close"),
        )
        for line in compose(self.desk, page):
            self.desk.print(line)
        self._seen = len(session.played)

    def story(self, since: int) -> list[Words]:
        """What happened after that many actions of the chapter; nothing if the chapter is just being opened."""
        if since < 0:
            return []
        happened = [with_words(self.session.game, event) for event in self.session.events_since(since)]
        return [hang(self.desk, line) for line in event_lines(self.desk, happened)]

    def said(self) -> str:
        if self.verdict is not None:
            return self.narrator.verdict(self.session, self.verdict)
        return self.narrator.text(self.session)

    def where(self) -> str:
        """Chapter and step."""
        session, chapters = self.session, self.course.chapters
        chapter = session.chapter
        head = self.desk.say(
            "learn-chapter",
            number=session.number + 1,
            count=len(chapters),
            title=self.narrator.chapter(chapter),
        )
        part = session.part
        if self.verdict is not None or part is None or part is chapter.exercise:
            return self.desk.sign(f"{head} · {self.desk.say('learn-exercise')}")
        number = next(number for number, step in enumerate(chapter.steps, start=1) if step is part)
        return self.desk.sign(f"{head} · {self.desk.say('learn-step', number=number, count=len(chapter.steps))}")

    def commands_line(self, identifier: str) -> Words:
        lit = self.lit()
        first = f"Enter: {lit}" if lit else self.desk.say("learn-choose")
        items = self.desk.texts.say(identifier).split(" · ")
        return flow(self.desk, first, [Words(self.desk.sign(item), style="dim") for item in items])

    def lit(self) -> str:
        """What Enter does; empty in an exercise."""
        if self.verdict is not None:
            is_last = self.session.number + 1 == len(self.course.chapters)
            won = "learn-enter-end" if is_last else "learn-enter-chapter"
            return self.desk.say(won if self.verdict.won else "learn-enter-again")
        if self.session.reading is not None:
            return self.desk.say("learn-enter-on")
        return self.desk.sign(self.narrator.asked(self.session))

    def say(self, text: str) -> None:
        self.desk.print(hang(self.desk, Words(self.desk.sign(without_marks(text)), style="italic")))

    # ---- commands

    def back(self, _rest: str) -> None:
        if self.session.back():
            self.verdict, self._seen = None, len(self.session.played)
            self.keep()
        else:
            self.desk.tell("learn-no-back", style="italic")

    def why(self, rest: str) -> None:
        if rest:
            self.look_up(rest)
            return
        for rule, statement in self.narrator.why(self.session).items():
            words = Words.assemble((f"{rule}  ", "bold"), self.desk.sign(statement))
            self.desk.print(hang(self.desk, words))

    def show_me(self, _rest: str) -> None:
        """The number of what is asked, or a way through the exercise."""
        session = self.session
        step = session.standing.step
        if self.verdict is not None or session.reading is not None:
            self.desk.tell("learn-only-enter", style="italic")
        elif step is not None:
            offer = self.asked_offer(step)
            self.desk.tell("learn-show", number=offer.number, choice=offer.label)
        else:
            start = session.tried.start
            written = Solution(names=tuple(session.chapter.exercise.solution))
            way = written if written.names else best_way(session, start)
            self.say(self.desk.say("learn-way", way=self.narrator.way(in_words(session, start, way))))

    def play_freely(self, _rest: str) -> None:
        """The position becomes a game like any other, against the bots of the course."""
        session, table = self.session, self.course.table
        seats = [human(name) if seat == table.seat else bot(table.level, name) for seat, name in enumerate(table.names)]
        seed, options = self.course.seed_of(session.number), self.course.options_of(session.number)
        filling = KeptTable.begin(self.course.game, seats, seed, options)
        for name in (*self.course.lines.starts[session.chapter.id], *session.played):
            filling.do(Act(filling.table.seat, session.game.action(name), filling.table.number))
        name = self.saves.new_name(self.course.game)
        kept = KeptTable.resume(filling.table.owners_record(), store=self.saves.store, name=name, settings=SETTINGS)
        self.keep()
        self.saves.remember(name)
        self.finished = True
        sitting = TableAtTerminal(self.desk, kept, None, self.saves)
        sitting.seen_to[table.seat] = kept.table.number
        sitting.run()

    def choose_chapter(self, rest: str) -> None:
        """The chapters to jump to; Enter stays where one is."""
        number = whole_number(rest)
        count = len(self.course.chapters)
        if number is None or not 1 <= number <= count:
            self.list_chapters()
            here = self.session.number + 1
            number = ask(
                self.desk,
                f"{self.desk.say('learn-ask-chapter')} [{here}] ",
                lambda typed: here if not typed else _within(whole_number(typed), count),
                self.desk.say("ask-number", least=1, most=count),
            )
        if number - 1 != self.session.number or self.verdict is not None:
            self.open(number - 1)
        self._seen, self._shown = -1, None

    def list_chapters(self) -> None:
        for number, chapter in enumerate(self.course.chapters, start=1):
            words = Words.assemble((f"{number:>3} ", "bold"), self.desk.sign(self.narrator.chapter(chapter)))
            if chapter.id in self.solved:
                words.append(f"  {self.desk.say('learn-solved')}", style="dim")
            self.desk.print(hang(self.desk, words, 4))

    def show_table(self, _rest: str) -> None:
        self.desk.heading(self.desk.say("play-table"))
        self.desk.print(self.board.draw(self.desk, self.session.view))
        show_offers(self.desk, self.offers)

    def whole_story(self, _rest: str) -> None:
        """Everything since the chapter began."""
        for line in self.story(0):
            self.desk.print(line)

    def look_up(self, rest: str) -> None:
        look_up(self.desk, [self.course.game, *rest.split()])

    def help(self, _rest: str) -> None:
        for command in "zwsfcblrhq":
            words = Words.assemble((f"  {command}  ", "bold"), self.desk.say(f"learn-help-{command}"))
            self.desk.print(hang(self.desk, words, 5))
        self.desk.tell(f"{self.course.game}-legend")

    def leave(self, _rest: str) -> None:
        raise Leave


def without_marks(text: str) -> str:
    """Names are in bold where a client can show that."""
    return text.replace("**", "")


def _within(number: int | None, most: int) -> int | None:
    return number if number is not None and 1 <= number <= most else None
