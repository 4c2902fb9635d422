"""A record as text for people: a few lines about the table, then one line per turn. Nothing is lost.

    baumeister record 1
    game caylus1303
    rules 1 cfc6b3a9512c9ebf
    option first_game false
    seed 0000000000000007
    seat 0 human "Anna"
    seat 1 bot greedy 0.9 "Greta"

    day 2026-08-01
    1. turn 1 seat 1: character:thief@18:30:05
    2. turn 2 seat 0: character:banker@18:30:11.250
    3. undo by 0 back to 1 consent 1 @18:30:20
    4. turn 2 seat 0: character:gardener/advance@18:30:31
    more 4 {"thought-for":12}
    5. resign 0 to greedy 0.9 @18:31:00
    6. seat 0 becomes human "Carla" @18:32:00
    7. time-out 0 to somewhere.clever:Bot @18:33:00
    8. end agreement of 0 @18:34:00
    end

A line begins with the log number of its first action. The turn number is for people; reading ignores it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from baumeister.records.errors import RecordError, Spot
from baumeister.records.form import (
    FORMAT,
    VERSION,
    Action,
    Bot,
    End,
    Entry,
    More,
    RecordForm,
    Resign,
    Seat,
    SeatChange,
    TimeOut,
    Undo,
)
from baumeister.records.json_form import check_version, plain_data, plain_text
from baumeister.records.replay import Replay
from baumeister.records.soundness import check_entry, convert, seat_people

#: The named parts of a line; None for missing ones.
Words: TypeAlias = dict[str, Any]

MAGIC: Final = "baumeister record "
END: Final = "end"


# ---- writing


def write_text(record: RecordForm, times: bool = True) -> str:
    """Replays the record, because the lines are turns. `times=False` leaves out when things were done."""
    lines = [f"{MAGIC}{record.version}", f"game {record.game}", f"rules {record.rules.code} {record.rules.figures}"]
    lines += [f"option {name} {plain_text(record.options[name])}" for name in sorted(record.options)]
    lines.append(f"seed {record.seed}")
    lines += [f"seat {number} {_seat(seat)}" for number, seat in enumerate(record.seats)]
    if record.more:
        lines.append(f"more {plain_text(record.more)}")
    lines += ["", *_log_lines(record, times)]
    lines += [f"check {check.after} {check.digest}" for check in record.checks]
    if record.result is not None:
        digest = "" if record.result.digest is None else f" digest {record.result.digest}"
        lines.append(f"result scores{_numbers(record.result.scores)} winners{_numbers(record.result.winners)}{digest}")
    return "\n".join([*lines, END, ""])


def _log_lines(record: RecordForm, times: bool) -> Iterator[str]:
    replay = Replay(record)
    people = list(record.seats)
    day = ""
    open_turn: list[str] = []  # the line of the current turn, and the `more` of its actions
    here: tuple[int, int] | None = None  # its turn and seat
    for entry in replay.run():
        turn = (replay.line.moves[-1].turn, entry.seat) if isinstance(entry, Action) else None
        new_day = times and entry.at is not None and entry.at[:10] != day
        if turn is None or turn != here or new_day:
            yield from open_turn
            open_turn = []
        if new_day:
            day = str(entry.at)[:10]
            yield f"day {day}"
        clock = f"@{entry.at[11:-1]}" if times and entry.at is not None else ""
        more = [f"more {entry.number} {plain_text(entry.more)}"] if entry.more else []
        if isinstance(entry, Action):
            open_turn = open_turn or [f"{entry.number}. turn {replay.line.moves[-1].turn} seat {entry.seat}:"]
            by = "" if entry.by == people[entry.seat].usual_by else f"/{entry.by}"
            open_turn[0] += f" {entry.action}{by}{clock}"
            open_turn += more
        else:
            yield f"{entry.number}. {_words(entry)}{' ' if clock else ''}{clock}"
            yield from more
        here = turn
        seat_people(people, entry)
    yield from open_turn


def _words(entry: Undo | Resign | SeatChange | TimeOut | End) -> str:
    if isinstance(entry, Undo):
        consent = f" consent{_numbers(entry.consent)}" if entry.consent else ""
        remembers = " remembering" if entry.remembers else ""
        return f"undo by {entry.seat} back to {entry.back_to}{consent}{remembers}"
    if isinstance(entry, Resign):
        return f"resign {entry.seat} to {_bot(entry.bot)}"
    if isinstance(entry, TimeOut):
        return f"time-out {entry.seat}" if entry.bot is None else f"time-out {entry.seat} to {_bot(entry.bot)}"
    if isinstance(entry, End):
        return f"end {entry.reason} of{_numbers(entry.agreed)}" if entry.agreed else f"end {entry.reason}"
    return f"seat {entry.seat} becomes {_seat(entry.becomes)}"


def _seat(seat: Seat) -> str:
    who = seat.kind if seat.bot is None else f"{seat.kind} {_bot(seat.bot)}"
    return f"{who} {plain_text(seat.name)}"


def _bot(bot: Bot) -> str:
    return bot.id if bot.version is None else f"{bot.id} {bot.version}"


def _numbers(numbers: tuple[int, ...]) -> str:
    return "".join(f" {number}" for number in numbers)


# ---- reading

_NUMBER: Final = r"[0-9]{1,9}"
_ENTRY: Final = rf"(?P<number>{_NUMBER})\. "
_CLOCK: Final = r"(?: @(?P<clock>\S+))?"
_BOT: Final = r'(?P<bot>[^\s"@]+)(?: (?P<version>[^\s"@]+))?'
_SEAT: Final = rf'(?P<kind>human|bot)(?: {_BOT})? (?P<name>".*")'

#: All kinds of lines, by their first word or, in the log, by what follows the number.
_LINES: Final = {
    kind: re.compile(pattern)
    for kind, pattern in {
        "game": r"game (?P<game>\S+)",
        "rules": rf"rules (?P<code>{_NUMBER}) (?P<figures>\S+)",
        "option": r"option (?P<option>\S+) (?P<value>.+)",
        "seed": r"seed (?P<seed>\S+)",
        "seat": rf"seat (?P<seat>{_NUMBER}) {_SEAT}",
        "day": r"day (?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})",
        "turn": rf"{_ENTRY}turn {_NUMBER} seat (?P<seat>{_NUMBER}): (?P<actions>.+)",
        "undo": rf"{_ENTRY}undo by (?P<seat>{_NUMBER}) back to (?P<back_to>{_NUMBER})"
        rf"(?: consent(?P<consent>(?: {_NUMBER})+))?(?P<remembers> remembering)?{_CLOCK}",
        "resign": rf"{_ENTRY}resign (?P<seat>{_NUMBER}) to {_BOT}{_CLOCK}",
        "time_out": rf"{_ENTRY}time-out (?P<seat>{_NUMBER})(?: to {_BOT})?{_CLOCK}",
        "becomes": rf"{_ENTRY}seat (?P<seat>{_NUMBER}) becomes {_SEAT}{_CLOCK}",
        "end": rf"{_ENTRY}end (?P<reason>[a-z]+)(?: of(?P<agreed>(?: {_NUMBER})+))?{_CLOCK}",
        "more": rf"more (?:(?P<number>{_NUMBER}) )?(?P<value>\{{.*)",
        "check": rf"check (?P<after>{_NUMBER}) (?P<digest>\S+)",
        "result": rf"result scores(?P<scores>(?: -?{_NUMBER})+) winners(?P<winners>(?: {_NUMBER})*)"
        r"(?: digest (?P<digest>\S+))?",
    }.items()
}


def read_text(text: str) -> dict[str, Any]:
    """The fields of a record as plain data."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    found = lines[0].removeprefix(MAGIC)
    check_version(int(found) if re.fullmatch(_NUMBER, found) else found, Spot(line=1))
    reader = Reader()
    for number, line in enumerate(lines[1:], start=2):
        if reader.ended:
            if line:
                raise RecordError("record-damaged", "there is something after the end", Spot(line=number))
        elif line:
            reader.read(line, Spot(line=number))
    if not reader.ended:
        raise RecordError("record-truncated", f"the last line, {END!r}, is missing", Spot(line=len(lines)))
    return reader.fields


class Reader:
    """Takes line after line and collects the record's fields as plain data."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {"format": FORMAT, "version": VERSION}
        self.fields.update(options={}, seats=[], log=[], checks=[])
        self.people: list[Seat] = []  # who sits where after the lines so far
        self.day = ""
        self.ended = False

    def read(self, line: str, place: Spot) -> None:
        if line == END:
            self.ended = True
            return
        for kind, pattern in _LINES.items():
            found = pattern.fullmatch(line)
            if found:
                getattr(self, f"read_{kind}")(found.groupdict(), place)
                return
        raise RecordError("record-damaged", f"this line means nothing: {line[:80]!r}", place)

    def once(self, field: str, value: Any, place: Spot) -> None:
        if field in self.fields:
            raise RecordError("record-damaged", f"the line {field!r} comes twice", place)
        self.fields[field] = value

    # ---- parts of several lines

    def action_fields(self, word: str, seat: int) -> dict[str, Any]:
        """`pass` or `pass/forced`: without a word about it, whoever sits there did it."""
        action, slash, by = word.partition("/")
        if not slash:
            by = self.people[seat].usual_by if seat < len(self.people) else "person"
        return {"action": action, "by": by}

    def bot_fields(self, words: Words) -> Any:
        return {"id": words["bot"], "version": words["version"]}

    def take(self, entry: Any) -> None:
        """An entry was read; the next ones may depend on it."""
        check_entry(entry, self.people)
        seat_people(self.people, entry)

    # ---- the lines about the table

    def read_game(self, words: Words, place: Spot) -> None:
        self.once("game", words["game"], place)

    def read_rules(self, words: Words, place: Spot) -> None:
        self.once("rules", {"code": int(words["code"]), "figures": words["figures"]}, place)

    def read_option(self, words: Words, place: Spot) -> None:
        name = words["option"]
        if name in self.fields["options"]:
            raise RecordError("record-damaged", f"option {name[:80]!r} comes twice", place)
        self.fields["options"][name] = _word(words["value"], place)

    def read_seed(self, words: Words, place: Spot) -> None:
        self.once("seed", words["seed"], place)

    def read_seat(self, words: Words, place: Spot) -> None:
        if self.fields["log"]:
            raise RecordError("record-damaged", "the seats come before the log", place)
        if int(words["seat"]) != len(self.fields["seats"]):
            raise RecordError("record-damaged", f"the next seat is {len(self.fields['seats'])}", place)
        fields = self.seat_fields(words, place)
        self.fields["seats"].append(fields)
        self.people.append(convert(fields, Seat, place))

    def read_day(self, words: Words, place: Spot) -> None:
        self.day = words["day"]

    # ---- the log

    def read_turn(self, words: Words, place: Spot) -> None:
        seat = int(words["seat"])
        for number, word in enumerate(words["actions"].split(" "), start=int(words["number"])):
            done, at, clock = word.partition("@")
            fields = {"type": "action", "number": number, "seat": seat, **self.action_fields(done, seat)}
            self.enter(fields, clock if at else None, place)

    def read_undo(self, words: Words, place: Spot) -> None:
        fields = {"type": "undo", "back_to": int(words["back_to"]), "consent": _whole_numbers(words["consent"])}
        remembers = {} if words["remembers"] is None else {"remembers": True}
        self.enter({**fields, **remembers, **_who(words)}, words["clock"], place)

    def read_resign(self, words: Words, place: Spot) -> None:
        self.enter({"type": "resign", "bot": self.bot_fields(words), **_who(words)}, words["clock"], place)

    def read_time_out(self, words: Words, place: Spot) -> None:
        bot = {} if words["bot"] is None else {"bot": self.bot_fields(words)}
        self.enter({"type": "time-out", **bot, **_who(words)}, words["clock"], place)

    def read_becomes(self, words: Words, place: Spot) -> None:
        fields = {"type": "seat", "becomes": self.seat_fields(words, place), **_who(words)}
        self.enter(fields, words["clock"], place)

    def read_end(self, words: Words, place: Spot) -> None:
        fields = {"type": "end", "reason": words["reason"], "agreed": _whole_numbers(words["agreed"])}
        self.enter({"number": int(words["number"]), **fields}, words["clock"], place)

    def enter(self, fields: dict[str, Any], clock: str | None, place: Spot) -> None:
        if clock is not None:
            if not self.day:
                raise RecordError("record-damaged", "a time without a day: the line `day` is missing", place)
            fields["at"] = f"{self.day}T{clock}Z"
        entry = convert(fields, Entry, place)  # here, because here the line is known
        self.fields["log"].append(fields)
        self.take(entry)

    def read_more(self, words: Words, place: Spot) -> None:
        try:
            more = plain_data(words["value"])
        except ValueError as error:
            raise RecordError("record-damaged", f"no JSON object: {error}", place) from error
        convert(more, More, place)
        if words["number"] is None:
            self.once("more", more, place)
            return
        log, number = self.fields["log"], int(words["number"])
        if not 1 <= number <= len(log) or "more" in log[number - 1]:
            raise RecordError("record-damaged", f"`more` comes once, behind the entry {number}", place)
        log[number - 1]["more"] = more

    # ---- the end

    def read_check(self, words: Words, place: Spot) -> None:
        self.fields["checks"].append({"after": int(words["after"]), "digest": words["digest"]})

    def read_result(self, words: Words, place: Spot) -> None:
        result = {"scores": _whole_numbers(words["scores"]), "winners": _whole_numbers(words["winners"])}
        digest = {} if words["digest"] is None else {"digest": words["digest"]}
        self.once("result", {**result, **digest}, place)

    def seat_fields(self, words: Words, place: Spot) -> dict[str, Any]:
        fields = {"name": _word(words["name"], place), "kind": words["kind"]}
        return fields if words["bot"] is None else {**fields, "bot": self.bot_fields(words)}


def _who(words: Words) -> dict[str, int]:
    return {"number": int(words["number"]), "seat": int(words["seat"])}


def _whole_numbers(words: str | None) -> list[int]:
    return [int(word) for word in (words or "").split()]


def _word(text: str, place: Spot) -> Any:
    """A word in the JSON spelling: false, 3 or "Anna"."""
    try:
        return msgspec.json.decode(text.encode(), type=bool | int | str)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError("record-damaged", f"{text[:80]!r} is no JSON value: {error}", place) from error
