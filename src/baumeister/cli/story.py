"""What happened, as lines a person reads: the deeds of one player in one turn share a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text as Words

from baumeister.api import Game
from baumeister.cli.desk import Desk
from baumeister.engine.messages import Message
from baumeister.engine.wire import Event
from baumeister.records import Action, Entry, Resign, SeatChange, Undo
from baumeister.tables import Happened


def story(desk: Desk, game: Game, happened: Iterable[Happened]) -> list[Words]:
    lines: list[Words] = []
    events: list[Event] = []  # since the last entry that is no action
    for entry, told in happened:
        if isinstance(entry, Action):
            events += told
        else:
            lines += [*event_lines(desk, game, events), _entry_line(desk, entry)]
            events = []
    return lines + event_lines(desk, game, events)


def event_lines(desk: Desk, game: Game, events: Iterable[Event]) -> list[Words]:
    """One line for what a player does in one turn; whatever is about nobody in particular has its own."""
    lines: list[Words] = []
    open_for: Doing | None = None  # whose turn the last line tells of
    for event in events:
        doing = doing_of(event)
        message = game.event_message(event)
        predicate = _predicate(desk, message, doing.seat) if doing else ""
        if doing is None or not predicate:
            lines.append(Words(f"{desk.sign('─')} {desk.say(message)}", style="italic"))
            open_for = None
        elif doing == open_for:
            lines[-1].append(f", {predicate}")
        else:
            lines.append(Words.assemble(desk.mark(doing.seat), f" {desk.say(message)}"))
            open_for = doing
    return lines


class Doing(NamedTuple):
    """What one player does at one time."""

    seat: int
    round: int
    phase: str
    turn: int


def doing_of(event: Event) -> Doing | None:
    """None: no player does this."""
    seat = event.data.get("seat")
    return Doing(seat, event.round, event.phase, event.turn) if isinstance(seat, int) and seat >= 0 else None


def _predicate(desk: Desk, message: Message, seat: int) -> str:
    """The text of an event without the player's name, which is said once a line; empty if it does not begin with it."""
    nameless = ["" if number == seat else name for number, name in enumerate(desk.names)]
    text = desk.with_names(nameless).say(message)
    return text.removeprefix(" ") if text.startswith(" ") else ""


def _entry_line(desk: Desk, entry: Entry) -> Words:
    """An entry of the log that is no action of the game."""
    if isinstance(entry, Undo):
        text = desk.say("story-undo", name=desk.names[entry.seat])
    elif isinstance(entry, Resign):
        text = desk.say("story-resign", name=desk.names[entry.seat], bot=entry.bot)
    else:
        assert isinstance(entry, SeatChange)
        text = desk.say("story-seat-change", seat=entry.seat + 1, name=entry.becomes.name)
    return Words.assemble(desk.mark(entry.seat), f" {text}")
