"""What must hold in a record besides the types, as far as it can be checked without the game's rules."""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final, TypeVar

import msgspec

from baumeister.records.errors import NOWHERE, RecordError, Spot
from baumeister.records.form import (
    MOST_ENTRIES,
    MOST_MORE_BYTES,
    MOST_MORE_DEPTH,
    TIME_PATTERN,
    Action,
    End,
    Entry,
    RecordForm,
    Resign,
    Seat,
    SeatChange,
    TimeOut,
    Undo,
    bot_seat,
)

T = TypeVar("T")

_matches_time: Final = re.compile(TIME_PATTERN).match
#: Whole numbers inside `more` that every JSON reader keeps exactly.
MOST_WHOLE: Final = 2**53


# ---- types


def convert(value: Any, kind: Any, place: Spot = NOWHERE) -> Any:
    """Plain data as this type, or an error that names the path."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        # msgspec ends with the path: "Expected `int`, got `str` - at `$.log[3].seat`", or "- at `key` in `$.options`".
        sentence, _, end = str(error).partition(" - at ")
        _, dollar, path = end.partition("$")
        where = place if place != NOWHERE or not dollar else Spot(path=f"${path.rstrip('`')}")
        raise RecordError("record-damaged", sentence, where) from error
    except UnicodeEncodeError as error:  # half a surrogate pair, which msgspec cannot even compare
        raise RecordError("record-damaged", f"{ascii(error.object)[:80]} is not valid Unicode", place) from error


def convert_record(data: dict[str, Any], kind: type[T]) -> T:
    """Plain data as a record."""
    log = data.get("log")
    if isinstance(log, list) and len(log) > MOST_ENTRIES:
        message = f"the log has {len(log)} entries; a record has at most {MOST_ENTRIES}"
        raise RecordError("record-too-large", message, Spot(path="$.log"), most=MOST_ENTRIES)
    record: T = convert(data, kind)
    return record


def checked(value: T, kind: Any) -> Any:
    """The same value, with its fields checked: a Struct made in Python can hold anything."""
    try:
        plain = msgspec.to_builtins(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError("record-damaged", f"there is something that is no data: {error}") from error
    found: T = convert(plain, kind)
    return found


# ---- the whole record


def check_sound(record: RecordForm) -> None:
    """Raise an error for the first thing that cannot be right."""
    check_more(record.more, Spot(path="$.more"))
    for index, seat in enumerate(record.seats):
        check_seat(seat, Spot(path=f"$.seats[{index}]"))
    line = LineOfNumbers()
    seats = list(record.seats)
    for expected, entry in enumerate(record.log, start=1):
        if entry.number != expected:
            raise RecordError(
                "record-numbers",
                f"after {expected - 1} comes {expected}, not {entry.number}",
                Spot(path=f"$.log[{expected - 1}].number", number=entry.number),
                found=entry.number,
                expected=expected,
            )
        if expected > 1 and isinstance(record.log[expected - 2], End):
            raise RecordError("record-end", "the game was ended before", Spot(number=expected))
        check_entry(entry, seats)
        line.take(entry)
        seat_people(seats, entry)
    check_ends(record)


def check_ends(record: RecordForm) -> None:
    after = [check.after for check in record.checks]
    for index, number in enumerate(after):
        if number > len(record.log) or (index > 0 and number <= after[index - 1]):
            raise RecordError(
                "record-damaged", "checks name numbers of the log, ascending", Spot(path=f"$.checks[{index}].after")
            )
    if record.result is None:
        return
    if record.log and isinstance(record.log[-1], End):
        raise RecordError("record-end", "a game that was ended has no result", Spot(path="$.result"))
    if len(record.result.scores) != len(record.seats):
        raise RecordError(
            "record-result",
            f"{len(record.result.scores)} scores for {len(record.seats)} seats",
            Spot(path="$.result.scores"),
            found=len(record.result.scores),
            here=len(record.seats),
        )


# ---- one entry


def check_entry(entry: Entry, seats: list[Seat]) -> None:
    """One entry, with these people at the table."""
    place = Spot(number=entry.number)
    if entry.at is not None:
        check_time(entry.at, place)
    check_more(entry.more, place)
    for seat in seats_named(entry):
        check_seat_number(seat, seats, place)
    if isinstance(entry, Undo):
        if list(entry.consent) != sorted(set(entry.consent) - {entry.seat}):
            raise RecordError("record-damaged", "consent lists other seats, ascending, each once", place)
    elif isinstance(entry, End):
        if list(entry.agreed) != sorted(set(entry.agreed)):
            raise RecordError("record-damaged", "`agreed` lists seats, ascending, each once", place)
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


def check_seat_number(seat: int, seats: Sequence[object], place: Spot) -> None:
    if seat >= len(seats):
        raise RecordError(
            "record-seat", f"there is no seat {seat}: the seats are 0 to {len(seats) - 1}", place, seat=seat
        )


def check_seat(seat: Seat, place: Spot) -> None:
    if (seat.bot is None) != seat.is_human:
        raise RecordError("record-damaged", "a bot's seat has the field `bot`, a person's seat has not", place)
    check_unicode(seat.name, place)


def check_unicode(text: str, place: Spot) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise RecordError("record-damaged", f"{ascii(text)[:80]} is not valid Unicode", place) from error


def check_time(at: str, place: Spot) -> None:
    try:
        datetime.fromisoformat(at)
    except ValueError as error:
        raise RecordError("record-damaged", f"there is no such time: {at}", place) from error


def is_plain_action(entry: Entry) -> bool:
    """An action whose name, seat and doer have been looked up, and in which nothing else can be wrong: the quick check
    for the most frequent entry. If it says no, `check_entry` says what is wrong, if anything is."""
    return (
        isinstance(entry, Action)
        and entry.number <= MOST_ENTRIES
        and not entry.more
        and (entry.at is None or _is_time(entry.at))
    )


def _is_time(at: object) -> bool:
    try:
        return isinstance(at, str) and _matches_time(at) is not None and bool(datetime.fromisoformat(at))
    except ValueError:
        return False


# ---- what others added


def check_more(more: dict[str, Any], place: Spot) -> None:
    """Plain JSON of a sensible size: anybody can add it, and every reader has to carry it along."""
    if not more:
        return
    _check_plain(more, 1, place)
    size = len(msgspec.json.encode(more))
    if size > MOST_MORE_BYTES:
        message = f"a `more` of {size} bytes; it has at most {MOST_MORE_BYTES}"
        raise RecordError("record-too-large", message, place, most=MOST_MORE_BYTES)


def _check_plain(value: object, depth: int, place: Spot) -> None:
    if isinstance(value, str):
        check_unicode(value, place)
    elif isinstance(value, dict | list):
        if depth > MOST_MORE_DEPTH:
            message = f"a `more` with more than {MOST_MORE_DEPTH} objects or lists inside one another"
            raise RecordError("record-too-large", message, place, most=MOST_MORE_DEPTH)
        for key in value if isinstance(value, dict) else ():
            if not isinstance(key, str):
                raise RecordError("record-damaged", "names inside `more` are strings", place)
            check_unicode(key, place)
        for item in value.values() if isinstance(value, dict) else value:
            _check_plain(item, depth + 1, place)
    elif not (value is None or isinstance(value, bool) or _is_number(value)):
        message = f"`more` holds plain JSON, whole numbers up to 2**53 and finite others, not {repr(value)[:40]}"
        raise RecordError("record-damaged", message, place)


def _is_number(value: object) -> bool:
    if isinstance(value, int):
        return -MOST_WHOLE <= value <= MOST_WHOLE
    return isinstance(value, float) and math.isfinite(value)


# ---- what counts, and who sits where


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
        """How many actions an undo keeps; it must take back at least one."""
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
            Spot(number=undo.number),
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
    """Change who sits where as an entry says. An undo leaves people where they are: it is about the game."""
    if isinstance(entry, Resign | TimeOut):
        if entry.bot is not None:
            seats[entry.seat] = bot_seat(entry.bot)
    elif isinstance(entry, SeatChange):
        seats[entry.seat] = entry.becomes
