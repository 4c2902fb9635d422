"""What happened, as lines a person reads: the deeds of one player in a row share a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Words

from baumeister.api import Game
from baumeister.cli.desk import Desk
from baumeister.engine.catalogue import Event
from baumeister.tables import Told

#: What is said of a game that was ended before its end.
ENDINGS = {"agreement": "story-end-agreement", "abandoned": "story-end-abandoned", "host": "story-end-host"}


def story(desk: Desk, game: Game, happened: Iterable[Told]) -> list[Words]:
    lines: list[Words] = []
    for told in happened:
        lines += event_lines(desk, game, told.events) if told.kind == "action" else [_entry_line(desk, told)]
    return lines


def event_lines(desk: Desk, game: Game, events: Sequence[Event]) -> list[Words]:
    """One line for all that one player does in a row; texts begin with the player's name, which is said once."""
    lines: list[Words] = []
    open_for = -1  # whose line may still be added to
    for event in events:
        seat = seat_of(event)
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


def seat_of(event: Event) -> int:
    """Whose deed it is; -1: nobody's."""
    seat = event.data.get("seat")
    return seat if isinstance(seat, int) else -1


def _entry_line(desk: Desk, told: Told) -> Words:
    """An entry of the log that is no action of the game."""
    if told.seat is None:
        return Words(f"{desk.sign('─')} {desk.say(ENDINGS[str(told.reason)])}", style="italic")
    name = desk.names[told.seat]
    if told.becomes is not None:
        text = desk.say("story-seat-change", seat=told.seat + 1, name=told.becomes.name)
    elif told.bot is not None:
        text = desk.say("story-resign" if told.kind == "resign" else "story-time-out-bot", name=name, bot=told.bot.id)
    else:
        text = desk.say("story-undo" if told.kind == "undo" else "story-time-out", name=name)
    return Words.assemble(desk.mark(told.seat), f" {text}")
