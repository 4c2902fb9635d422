"""A game at the terminal: people share one keyboard, bots play in between. Every move is stored before it is shown."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from baumeister.bots.apart import make_apart
from baumeister.bots.door import Bot, Budget, Seen
from baumeister.bots.door import ask as ask_bot
from baumeister.bots.levels import budget_of
from baumeister.bots.strangers import close_bot
from baumeister.cli.boards import board_of
from baumeister.cli.called import program
from baumeister.cli.desk import Desk
from baumeister.cli.prompt import Leave, read_line
from baumeister.cli.saves import Saves
from baumeister.cli.scoring import score_grid
from baumeister.cli.screen import STORY_LINES, Page, compose
from baumeister.cli.story import story
from baumeister.cli.turn import Turn
from baumeister.engine.errors import BaumeisterError
from baumeister.tables import Act, FileStore, KeptTable, Table


@dataclass
class TableAtTerminal:
    """One table, the people in front of it, and how far each of them has seen the game."""

    desk: Desk
    kept: KeptTable
    budget: Budget | None  # None: each bot's own
    saves: Saves
    save_to: Path | None = None  # where else the person wants the record
    seen_to: dict[int, int] = field(default_factory=dict)  # log number by seat
    turn_from: dict[int, int] = field(default_factory=dict)  # what each had seen when the current turn began
    at_screen: int = -1  # the person who looked last
    drawn_turn: tuple[int, int] = (-1, -1)  # for whom, and which turn the table was last drawn at
    made_bots: dict[tuple[int, str], Bot] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        return self.kept.table

    # ---- the course of the game

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        try:
            while not self.table.is_over:
                if self.is_person(self.table.seat):
                    self.ask_person(self.table.seat)
                else:
                    self.let_bots_play()
            self.show_end()
        except (Leave, KeyboardInterrupt):
            self.leave()
        except BaumeisterError:  # such as a third-party bot that failed: what was played is kept
            self.leave()
            raise
        finally:
            for bot in self.made_bots.values():
                close_bot(bot)

    def is_person(self, seat: int) -> bool:
        return self.table.seats[seat].is_human

    def let_bots_play(self) -> None:
        """Play bots until a person has to decide; what they did is told then, or at once if nobody will have to."""
        waiting = self.desk.console.status(self.desk.say("play-others"))
        with waiting if self.desk.console.is_terminal else contextlib.nullcontext():
            while not self.table.is_over and not self.is_person(self.table.seat):
                seat = self.table.seat
                seen = Seen(self.table.game, self.table.imagine(seat, 0))
                bot = self.bot_at(seat)
                budget = self.budget or budget_of(bot.name, self.table.game.id)
                self.kept.do(Act(seat, ask_bot(bot, seen, budget), self.table.number))
                if not self.people():
                    self.show_story(None)

    def bot_at(self, seat: int) -> Bot:
        """The bot that plays this seat now; people may give up and leave theirs to one."""
        playing = self.table.seats[seat].bot
        assert playing is not None
        key = (seat, playing.id)
        if key not in self.made_bots:
            # By seat, so that bots of the same kind break their ties differently.
            self.made_bots[key] = make_apart(playing.id, seed=seat)
        return self.made_bots[key]

    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.table.seats) if who.is_human]

    def ask_person(self, seat: int) -> None:
        """Show what happened and the table, then take commands until the seat has decided something."""
        self.hand_over(seat)
        turn = Turn(self, seat)
        self.show_screen(turn)
        while self.table.seat == seat and not self.table.is_over and turn.number == self.table.number:
            turn.obey(read_line(self.desk, self.desk.sign("> ")))

    def hand_over(self, seat: int) -> None:
        """Where a seat knows something that others do not, the screen is emptied before the next person looks."""
        if self.at_screen not in (-1, seat) and self.has_secrets():
            self.clear_screen()
            self.desk.print(self.desk.player(seat))
            read_line(self.desk, self.desk.say("play-hand-over", name=self.desk.names[seat]) + " ")
        self.at_screen = seat

    def has_secrets(self) -> bool:
        """Does any person at this table see more than a spectator would?"""
        spectator = self.table.view(None)
        return any(replace(self.table.view(seat), seat=None) != spectator for seat in self.people())

    def clear_screen(self) -> None:
        if self.desk.console.is_terminal:
            self.desk.console.clear()
            sys.stdout.write("\x1b[3J")  # what has scrolled away too
            sys.stdout.flush()
        else:
            self.desk.print("\n" * 60)

    def leave(self) -> None:
        store = self.kept.store
        if isinstance(store, FileStore):
            file = "" if store is self.saves.store else f" {store.path(self.kept.name)}"
            self.desk.tell_file("play-left", command=f"{program()} play --resume{file}")
        else:
            self.desk.tell("play-left-unsaved")
        self.write_record()

    # ---- showing

    def show_screen(self, turn: Turn) -> None:
        """What happened, the table and the question. A terminal gets all of it for every decision, as a screen of its
        own; elsewhere the small decisions of one turn share a telling and a drawing."""
        seat = turn.seat
        new_turn = self.drawn_turn != (seat, turn.view.turn)
        if new_turn:
            self.drawn_turn = (seat, turn.view.turn)
            self.turn_from[seat] = self.seen_to.get(seat, 0)
        whole = new_turn or self.desk.height is not None
        number = self.turn_from[seat] if whole else self.seen_to.get(seat, 0)
        board = board_of(self.table.game.id, self.table.figures)
        page = Page(
            story_title=self.desk.say("play-since" if number else "play-beginning"),
            story=story(self.desk, self.table.since(number, seat)),
            header=board.header(self.desk, turn.view),
            parts=board.parts(self.desk, turn.view) if whole else (),
            title=turn.title,
            question=turn.question,
            offers=turn.offers,
            commands=turn.commands_line(),
            commands_close=turn.commands_line("play-commands-close"),
        )
        for line in compose(self.desk, page):
            self.desk.print(line)
        self.seen_to[seat] = self.table.number

    def show_story(self, seat: int | None, most: int = STORY_LINES) -> None:
        """What happened since this person last looked."""
        key = -1 if seat is None else seat
        number = self.seen_to.get(key, 0)
        lines = story(self.desk, self.table.since(number, seat))
        if lines and seat is not None:
            self.desk.heading(self.desk.say("play-since" if number else "play-beginning"))
        if len(lines) > most:
            self.desk.tell("play-story-more", count=len(lines) - most, style="dim")
        for line in lines[-most:]:
            self.desk.print(line)
        self.seen_to[key] = self.table.number

    def show_board(self, seat: int | None) -> None:
        board = board_of(self.table.game.id, self.table.figures)
        self.desk.heading(self.desk.say("play-table"))
        self.desk.print(board.draw(self.desk, self.table.view(seat)))

    def show_end(self) -> None:
        self.show_story(next(iter(self.people()), None))
        self.show_board(None)
        self.desk.heading(self.desk.say("play-over"))
        self.desk.print(score_grid(self.desk, self.table))
        winners = self.table.winners()
        if winners:  # nobody, if the game was stopped early
            names = ", ".join(self.desk.names[seat] for seat in winners)
            self.desk.tell("play-winners", count=len(winners), names=names, style="bold")
        if self.kept.store is self.saves.store:  # else it was a file from elsewhere, and the current game goes on
            self.saves.forget()
            self.saves.finish(self.kept.name)
        path = self.saves.keep_record(self.kept.name, self.table.record_for(None))
        if path is not None:
            self.desk.tell_file("play-record-kept", program=program(), file=str(path))
        self.write_record()

    def write_record(self, path: Path | None = None) -> None:
        """To the file the person named, if any. It is the person's own table, whose files they may read anyway."""
        target = path or self.save_to
        if target is not None:
            self.table.owners_record().save(target)
            self.desk.tell_file("play-saved", file=str(target))
