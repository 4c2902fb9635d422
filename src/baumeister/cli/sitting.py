"""A game at the terminal: people share one keyboard, bots play in between. Every move is kept before it shows."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.table import Table as Grid
from rich.text import Text as Words

from baumeister.bots.door import Bot, Budget, Seen
from baumeister.bots.door import ask as ask_bot
from baumeister.cli.boards import board_of
from baumeister.cli.choices import Offer, make_offers, show_offers
from baumeister.cli.desk import Desk
from baumeister.cli.explain import explain
from baumeister.cli.layout import flow
from baumeister.cli.prompt import Leave, ask_yes_no, read_line, whole_number
from baumeister.cli.rules import look_up
from baumeister.cli.saves import Saves
from baumeister.cli.story import story
from baumeister.engine.errors import BaumeisterError
from baumeister.tables import Act, ConsentNeeded, FileStore, KeptTable, StoreConflict, Table, TakeBack
from baumeister.texts.reasons import error_in_words, refusal_in_words

#: So many lines of what happened are shown without being asked for.
STORY_LINES = 18


@dataclass
class Sitting:
    """One table, the people in front of it, and how far each of them has seen the game."""

    desk: Desk
    kept: KeptTable
    bots: Mapping[int, Bot]
    budget: Budget
    saves: Saves
    save_to: Path | None = None  # where the person wants the record besides
    seen_to: dict[int, int] = field(default_factory=dict)  # log number by seat
    at_screen: int = -1  # the person who looked last
    drawn_turn: tuple[int, int] = (-1, -1)  # for whom, and which turn the table was last drawn at

    @property
    def table(self) -> Table:
        return self.kept.table

    # ---- the course of the game

    def run(self) -> None:
        """Until the game is over or the person goes."""
        try:
            while not self.table.is_over:
                if self.is_person(self.table.seat):
                    self.ask_person(self.table.seat)
                else:
                    self.let_bots_play()
            self.show_end()
        except (Leave, KeyboardInterrupt):
            self.leave()
        except BaumeisterError:  # such as a stranger's bot that failed: what was played is kept
            self.leave()
            raise

    def is_person(self, seat: int) -> bool:
        return self.table.seats[seat].is_human

    def let_bots_play(self) -> None:
        """Until a person is asked; what they do is told then, or at once where nobody will be asked."""
        waiting = self.desk.console.status(self.desk.say("play-others"))
        with waiting if self.desk.console.is_terminal else contextlib.nullcontext():
            while not self.table.is_over and not self.is_person(self.table.seat):
                seat = self.table.seat
                seen = Seen(self.table.game, self.table.imagine(seat, 0))
                self.kept.do(Act(seat, ask_bot(self.bots[seat], seen, self.budget), self.table.number))
                if not self.people():
                    self.show_story(None)

    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.table.seats) if who.is_human]

    def ask_person(self, seat: int) -> None:
        """Show what happened and the table, then take commands until the seat has decided something."""
        self.hand_over(seat)
        self.show_story(seat)
        turn = Turn(self, seat)
        if self.drawn_turn != (seat, turn.view.turn):  # the small decisions of one turn share a drawing
            self.drawn_turn = (seat, turn.view.turn)
            self.show_board(seat)
        turn.show_question()
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
            file = "" if store is self.saves.store else f" {store.folder / self.kept.name}.table"
            self.desk.tell_file("play-left", command=f"baumeister play --resume{file}")
        else:
            self.desk.tell("play-left-unsaved")
        self.write_record()

    # ---- showing

    def show_story(self, seat: int | None, most: int = STORY_LINES) -> None:
        """What happened since this person last looked."""
        key = -1 if seat is None else seat
        number = self.seen_to.get(key, 0)
        lines = story(self.desk, self.table.game, self.table.since(number, seat))
        if lines and seat is not None:
            self.desk.heading(self.desk.say("play-since" if number else "play-beginning"))
        if len(lines) > most:
            self.desk.tell("play-story-more", count=len(lines) - most, style="dim")
        for line in lines[-most:]:
            self.desk.print(line)
        self.seen_to[key] = self.table.number

    def show_board(self, seat: int | None) -> None:
        board = board_of(self.table.game.id)
        self.desk.heading(self.desk.say("play-table"))
        self.desk.print(board.draw(self.desk, self.table.view(seat)))

    def show_end(self) -> None:
        self.show_story(next(iter(self.people()), None))
        self.show_board(None)
        self.desk.heading(self.desk.say("play-over"))
        scores = self.table.scores()
        grid = Grid(box=None, pad_edge=False, show_header=False)
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(score > scores[seat] for score in scores)
            grid.add_row(f"{place}.", self.desk.player(seat), Words(str(scores[seat]), style="bold"))
        self.desk.print(grid)
        winners = self.table.winners()
        if winners:  # nobody, where the game was ended before its end
            names = ", ".join(self.desk.names[seat] for seat in winners)
            self.desk.tell("play-winners", count=len(winners), names=names, style="bold")
        self.saves.forget()
        path = self.saves.keep_record(self.kept.name, self.table.record_for(None))
        if path is not None:
            self.desk.tell_file("play-record-kept", file=str(path))
        self.write_record()

    def write_record(self, path: Path | None = None) -> None:
        """To the file the person named, if any. It is the person's own table: they may read its files anyway."""
        target = path or self.save_to
        if target is not None:
            self.table.owners_record().save(target)
            self.desk.tell_file("play-saved", file=str(target))


class Turn:
    """One person's decision: the choices as numbered, and the commands beside them."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.desk = sitting.desk
        self.table = sitting.table
        self.seat = seat
        self.number = self.table.number
        self.view: Any = self.table.view(seat)
        self.offers: list[Offer] = make_offers(
            self.desk, board_of(self.table.game.id), self.view, self.table.choices(seat)
        )
        self.commands: Mapping[str, Callable[[str], None]] = {
            "u": self.undo,
            "s": self.save,
            "w": self.explain,
            "?": self.explain,
            "r": self.look_up,
            "b": self.redraw,
            "l": self.whole_story,
            "h": self.help,
            "q": self.quit,
        }

    def show_question(self) -> None:
        self.desk.heading(self.desk.say("play-your-turn", name=self.desk.names[self.seat]))
        self.desk.print(Words(self.desk.say(self.table.game.decision_message(self.view)), style="bold"))
        show_offers(self.desk, self.offers)
        first, *commands = self.desk.texts.say("play-commands").split(" · ")
        self.desk.print(flow(self.desk, first, [Words(command, style="dim") for command in commands]))

    def obey(self, line: str) -> None:
        """One line of the person; whatever cannot be done is explained, and nothing has changed."""
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            elif (number := whole_number(line)) is not None:
                self.choose(number)
            elif line in self.table.game.catalogue.numbers:
                self.act(self.table.game.action(line))
            elif line:
                self.desk.tell("play-not-understood", line=line[:60], count=len(self.offers), style="italic")
            else:
                show_offers(self.desk, self.offers)
        except StoreConflict:
            raise
        except BaumeisterError as error:
            self.desk.print(Words(self.desk.sign(error_in_words(self.desk.texts, error)), style="italic"))

    def choose(self, number: int) -> None:
        if 1 <= number <= len(self.offers):
            self.act(self.offers[number - 1].action)
        else:
            self.desk.tell("play-no-such-choice", number=number, count=len(self.offers), style="italic")

    def act(self, action: int) -> None:
        refusal = self.table.why_not(self.seat, action)
        if refusal is None:
            self.sitting.kept.do(Act(self.seat, action, self.number))
        else:
            self.desk.print(Words(self.desk.sign(refusal_in_words(self.desk.texts, self.table.game.id, refusal))))

    # ---- commands

    def undo(self, _rest: str) -> None:
        """Take back the last decision; others at this terminal are asked where the rules of the table say so."""
        agreed: list[int] = []
        while True:
            try:
                self.sitting.kept.do(TakeBack(self.seat, self.number, consent=tuple(agreed)))
                break
            except ConsentNeeded as needed:
                name = self.desk.names[needed.seats[0]]
                if not ask_yes_no(self.desk, self.desk.say("play-consent", name=name), default=False):
                    self.desk.tell("play-no-consent", name=name)
                    return
                agreed.append(needed.seats[0])
        self.sitting.drawn_turn = (-1, -1)
        self.desk.tell("play-undone")

    def save(self, rest: str) -> None:
        if rest:
            self.sitting.write_record(Path(rest).expanduser())
            return
        path = self.sitting.saves.keep_record(self.sitting.kept.name, self.table.owners_record())
        if path is None:
            self.desk.tell("play-name-a-file")
        else:
            self.desk.tell_file("play-saved", file=str(path))

    def explain(self, rest: str) -> None:
        if not rest:
            self.help(rest)
            return
        why_not = partial(self.table.why_not, self.seat)
        explain(self.desk, self.table.game, self.view, self.offers, why_not, rest)

    def look_up(self, rest: str) -> None:
        look_up(self.desk, [self.table.game.id, *rest.split()])

    def redraw(self, _rest: str) -> None:
        self.sitting.show_board(self.seat)
        self.show_question()

    def whole_story(self, _rest: str) -> None:
        """Everything since the beginning of the game."""
        happened = self.table.since(0, self.seat)
        for line in story(self.desk, self.table.game, happened):
            self.desk.print(line)

    def help(self, _rest: str) -> None:
        for command in "uswrblhq":
            self.desk.print(Words.assemble((f"  {command}  ", "bold"), self.desk.say(f"play-help-{command}")))
        self.desk.print(Words(self.desk.say(f"{self.table.game.id}-legend")))

    def quit(self, _rest: str) -> None:
        raise Leave
