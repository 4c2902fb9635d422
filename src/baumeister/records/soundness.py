"""What must hold in a record besides the types, as far as it can be told without the game's rules."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from datetime import datetime
from typing import Any, TypeVar

import msgspec

from baumeister.records.errors import NOWHERE, Place, RecordError
from baumeister.records.form import (
    MOST_ENTRIES,
    Action,
    End,
    Entry,
    RecordForm,
    Resign,
    Seat,
    SeatChange,
    TimeOut,
    Undo,
    bot,
)

R = TypeVar("R", bound=RecordForm)
T = TypeVar("T")


def convert(value: Any, kind: Any, place: Place = NOWHERE) -> Any:
    """Plain data as this type, or an error that names the path."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        # msgspec ends its sentence with the path, e.g. "Expected `int`, got `str` - at `$.log[3].seat`".
        sentence, _, path = str(error).partition(" - at ")
        where = Place(line=place.line, number=place.number, path=path.strip("`") or None if place == NOWHERE else None)
        raise RecordError("record-damaged", sentence, where) from error


def convert_record(data: dict[str, Any], kind: type[R]) -> R:
    """Plain data as a record."""
    log = data.get("log")
    if isinstance(log, list) and len(log) > MOST_ENTRIES:
        message = f"the log has {len(log)} entries; a record has at most {MOST_ENTRIES}"
        raise RecordError("record-too-large", message, Place(path="$.log"), most=MOST_ENTRIES)
    record: R = convert(data, kind)
    return record


def checked(value: T, kind: Any) -> Any:
    """The same value, its fields checked: a Struct made in Python can hold anything."""
    found: T = convert(msgspec.to_builtins(value), kind)
    return found


def check_sound(record: RecordForm) -> None:
    """Raise an error for the first thing that cannot be right."""
    for index, seat in enumerate(record.seats):
        check_seat(seat, Place(path=f"$.seats[{index}]"))
    line = LineOfNumbers()
    seats = list(record.seats)
    for expected, entry in enumerate(record.log, start=1):
        if entry.number != expected:
            raise RecordError(
                "record-numbers",
                f"after {expected - 1} comes {expected}, not {entry.number}",
                Place(path=f"$.log[{expected - 1}].number", number=entry.number),
                found=entry.number,
                expected=expected,
            )
        check_entry(entry, seats)
        line.take(entry)
        seat_people(seats, entry)
    check_ends(record)


def check_entry(entry: Entry, seats: list[Seat]) -> None:
    """One entry, when these people sit at the table."""
    place = Place(number=entry.number)
    if entry.at is not None:
        check_time(entry.at, place)
    for seat in seats_named(entry):
        if seat >= len(seats):
            raise RecordError(
                "record-seat", f"there is no seat {seat}: the seats are 0 to {len(seats) - 1}", place, seat=seat
            )
    if isinstance(entry, Undo):
        if list(entry.consent) != sorted(set(entry.consent) - {entry.seat}):
            raise RecordError("record-damaged", "consent lists other seats, ascending, each once", place)
    elif isinstance(entry, Resign):
        if not seats[entry.seat].is_human:
            raise RecordError(
                "record-seat", f"a bot plays seat {entry.seat}; only a person resigns", place, seat=entry.seat
            )
    elif isinstance(entry, SeatChange):
        check_seat(entry.becomes, place)


def seats_named(entry: Entry) -> tuple[int, ...]:
    """Whose entry it is, and who agreed."""
    if isinstance(entry, End):
        return entry.agreed
    return (entry.seat, *entry.consent) if isinstance(entry, Undo) else (entry.seat,)


def check_seat(seat: Seat, place: Place) -> None:
    if (seat.bot is None) != seat.is_human:
        raise RecordError("record-damaged", "a bot's seat has the field `bot`, a person's seat has not", place)
    try:
        seat.name.encode()
    except UnicodeEncodeError as error:
        raise RecordError("record-damaged", "the name of the seat is not valid Unicode", place) from error


def check_time(at: str, place: Place) -> None:
    try:
        datetime.fromisoformat(at)
    except ValueError as error:
        raise RecordError("record-damaged", f"there is no such time: {at}", place) from error


def check_ends(record: RecordForm) -> None:
    after = [check.after for check in record.checks]
    for index, number in enumerate(after):
        if number > len(record.log) or (index > 0 and number <= after[index - 1]):
            raise RecordError(
                "record-damaged", "checks name numbers of the log, ascending", Place(path=f"$.checks[{index}].after")
            )
    if record.result is not None and len(record.result.scores) != len(record.seats):
        raise RecordError(
            "record-result",
            f"{len(record.result.scores)} scores for {len(record.seats)} seats",
            Place(path="$.result.scores"),
            found=len(record.result.scores),
            here=len(record.seats),
        )


class LineOfNumbers:
    """The numbers of the actions that count, after all undos so far."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def take(self, entry: Entry) -> None:
        if isinstance(entry, Action):
            self.numbers.append(entry.number)
        elif isinstance(entry, Undo):
            del self.numbers[self.kept(entry) :]

    def kept(self, undo: Undo) -> int:
        """How many actions an undo leaves standing; it must take back at least one."""
        kept = bisect_right(self.numbers, undo.back_to)
        if undo.back_to != (self.numbers[kept - 1] if kept else 0):
            reason = "is no action that counts here"
        elif kept == len(self.numbers):
            reason = "takes nothing back"
        else:
            return kept
        raise RecordError(
            "record-undo",
            f"undo back to {undo.back_to}: that {reason}",
            Place(number=undo.number),
            back_to=undo.back_to,
        )


def effective(log: tuple[Entry, ...]) -> Iterator[Action]:
    """The actions that count after all undos."""
    line = LineOfNumbers()
    for entry in log:
        line.take(entry)
    for number in line.numbers:
        action = log[number - 1]
        assert isinstance(action, Action)
        yield action


def seat_people(seats: list[Seat], entry: Entry) -> None:
    """Let people change places as an entry says. An undo leaves them where they are: it is about the game."""
    if isinstance(entry, Resign | TimeOut):
        if entry.bot is not None:
            seats[entry.seat] = bot(entry.bot.id, version=entry.bot.version)
    elif isinstance(entry, SeatChange):
        seats[entry.seat] = entry.becomes
