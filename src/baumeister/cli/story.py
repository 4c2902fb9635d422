"""What happened, as lines a person reads: the deeds of one player in a row share a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Words

from baumeister.api import Game
from baumeister.cli.desk import Desk
from baumeister.engine.catalogue import Event
from baumeister.records import Action, Entry, Resign, SeatChange, Undo
from baumeister.tables import Happened


def story(desk: Desk, game: Game, happened: Iterable[Happened]) -> list[Words]:
    lines: list[Words] = []
    for entry, events in happened:
        lines += event_lines(desk, game, events) if isinstance(entry, Action) else [_entry_line(desk, entry)]
    return lines


def event_lines(desk: Desk, game: Game, events: Sequence[Event]) -> list[Words]:
    """One line for all that one player does in a row; texts begin with the player's name, which is said once."""
    lines: list[Words] = []
    open_for = -1  # whose line may still be added to
    for event in events:
        seat = int(event.data.get("seat", -1))
        text = desk.say(game.event_message(event))
        name = f"{desk.names[seat]} " if seat >= 0 else ""
        if name and text.startswith(name):
            if seat == open_for:
                lines[-1].append(f", {text.removeprefix(name)}")
                continue
            lines.append(Words.assemble(desk.mark(seat), f" {text}"))
            open_for = seat
        else:
            lines.append(Words(f"{desk.sign('─')} {text}", style="italic"))
            open_for = -1
    return lines


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
