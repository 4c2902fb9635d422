"""What happened, as lines for people: what one player does in one turn shares a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang
from baumeister.cli.seating import bot_in_words
from baumeister.engine.messages import Message
from baumeister.engine.wire import Event
from baumeister.tables import Happened, Told

#: What is said about a game that was stopped early.
ENDINGS = {"agreement": "story-end-agreement", "abandoned": "story-end-abandoned", "host": "story-end-host"}


def story(desk: Desk, told: Iterable[Told]) -> list[Words]:
    """Lines with a hanging indent."""
    return [hang(desk, line) for line in _lines(desk, told)]


def _lines(desk: Desk, entries: Iterable[Told]) -> list[Words]:
    lines: list[Words] = []
    events: list[Happened] = []  # since the last entry that is not an action
    for told in entries:
        if told.kind == "action":
            events += told.events
        else:
            lines += [*event_lines(desk, events), _entry_line(desk, told)]
            events = []
    return lines + event_lines(desk, events)


def event_lines(desk: Desk, events: Iterable[Happened]) -> list[Words]:
    """One line for what a player does in one turn; anything about nobody in particular has its own."""
    lines: list[Words] = []
    open_for: Doing | None = None  # whose turn the last line is about
    for happened in events:
        doing, message = doing_of(happened.event), happened.words
        if doing is None:
            lines.append(Words(f"{desk.sign('─')} {desk.say(message)}", style="italic"))
            open_for = None
        elif doing == open_for:
            lines[-1].append(f", {_predicate(desk, message, doing.seat)}")
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
    seat = event.doer
    return None if seat is None else Doing(seat, event.round, event.phase, event.turn)


def _predicate(desk: Desk, message: Message, seat: int) -> str:
    """The text of an event without the player's name, which it begins with and which is said once per line."""
    return desk.say(message).removeprefix(f"{desk.names[seat]} ")


def _entry_line(desk: Desk, told: Told) -> Words:
    """A log entry that is not an action of the game."""
    if told.seat is None:
        return Words(f"{desk.sign('─')} {desk.say(ENDINGS[str(told.reason)])}", style="italic")
    name = desk.names[told.seat]
    if told.becomes is not None:
        text = desk.say("story-seat-change", seat=told.seat + 1, name=told.becomes.name)
    elif told.bot is not None:
        text = desk.say(
            "story-resign" if told.kind == "resign" else "story-time-out-bot",
            name=name,
            bot=bot_in_words(desk, told.bot.id),
        )
    else:
        text = desk.say("story-undo" if told.kind == "undo" else "story-time-out", name=name)
    return Words.assemble(desk.mark(told.seat), f" {text}")
