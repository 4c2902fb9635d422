"""`baumeister replay`: step through a recorded game, print all of it, or convert it."""

from __future__ import annotations

import sys
from argparse import Namespace

from baumeister import BadSeat, Game, Record, State
from baumeister import game as find_game
from baumeister.cli.boards import board_of
from baumeister.cli.desk import Desk
from baumeister.cli.prompt import Leave, read_line, whole_number
from baumeister.cli.story import story
from baumeister.records import ReplayedEntry
from baumeister.tables.told import tell, with_words


def replay(desk: Desk, arguments: Namespace) -> None:
    record = Record.load(arguments.file)
    if arguments.to is not None:
        record.replay()  # an unsound record is not converted
        sys.stdout.write(record.to_json() if arguments.to == "json" else record.to_text())
        return
    if arguments.seat is not None and arguments.seat > len(record.seats):
        last = len(record.seats)
        raise BadSeat(f"seat {arguments.seat}: this game has the seats 1 to {last}", seat=arguments.seat)
    seat = None if arguments.seat is None else arguments.seat - 1
    record.replay()  # nothing of an unsound record is shown
    walk = Walk(desk.with_names([who.name for who in record.seats]), record, seat)
    if arguments.all:
        walk.show_all()
    else:
        walk.run()


class Walk:
    """A record and the step a person is at; 0 is before the first."""

    def __init__(self, desk: Desk, record: Record, seat: int | None) -> None:
        self.desk = desk
        self.game: Game = find_game(record.game)
        self.record = record
        self.seat = seat
        self.start = record.start()
        self.steps: list[ReplayedEntry] = list(record.steps(seat))
        self.at = 0

    # ---- showing

    def show_all(self) -> None:
        """The whole game as lines, then the last position."""
        shown = -1
        while self.at < len(self.steps):
            turn = int(self.state.turn)
            if turn != shown:
                shown = turn
                self.desk.tell("replay-turn", turn=turn, style="bold")
            self.show_step(self.steps[self.at])
            self.at += 1
        self.show_position()

    def show_step(self, step: ReplayedEntry) -> None:
        # A record is for people who may know everything; `--seat` hides events.
        events = tuple(with_words(self.game, event) for event in step.events)
        told = tell(step.entry, events, self.seat, over=True)
        for line in story(self.desk, [told]):
            self.desk.print(line)

    @property
    def state(self) -> State:
        """The game at this step."""
        return self.steps[self.at - 1].state if self.at else self.start

    def show_position(self) -> None:
        state = self.state
        title = self.desk.say("replay-at", number=self.at, last=len(self.steps), turn=int(state.turn))
        self.desk.heading(title)
        self.desk.print(board_of(self.game.id, self.record.rules.figures).draw(self.desk, state.view(self.seat)))
        if state.is_over:
            names = ", ".join(self.desk.names[seat] for seat in state.winners())
            self.desk.tell("play-winners", count=len(state.winners()), names=names, style="bold")

    # ---- walking

    def run(self) -> None:
        self.show_position()
        self.desk.tell("replay-commands", style="dim")
        try:
            while self.obey(read_line(self.desk, "> ")):
                pass
        except Leave:
            return

    def obey(self, line: str) -> bool:
        """One command; False to stop."""
        word, _, rest = line.casefold().partition(" ")
        if word == "q":
            return False
        target = self.target(word, rest.strip())
        if target is None:
            self.desk.tell("replay-commands", style="italic")
        elif not 0 <= target <= len(self.steps):
            self.desk.tell("replay-no-further", last=len(self.steps), style="italic")
        else:
            forward = target == self.at + 1
            self.at = target
            if forward:
                self.show_step(self.steps[target - 1])
            self.show_position()
        return True

    def target(self, word: str, rest: str) -> int | None:
        """The step a command leads to; None if it is not understood."""
        if word in ("", "n"):
            return self.at + 1
        if word == "b":
            return self.at - 1
        if word == "e":
            return len(self.steps)
        if word == "t" and (turn := whole_number(rest)) is not None:
            later = [number for number, step in enumerate(self.steps, start=1) if step.state.turn >= turn]
            return later[0] if later else len(self.steps) + 1
        return whole_number(word)
