"""A record as text for people: a few lines about the table, then one line per turn. Nothing is lost.

    baumeister record 1
    game caylus1303
    rules 1 cfc6b3a9512c9ebf
    option first_game false
    seed 0000000000000007
    seat 0 human "Anna"
    seat 1 bot greedy "Greta"

    day 2026-08-01
    1. turn 1 seat 1: character:thief@18:30:05
    2. turn 2 seat 0: character:banker@18:30:11.250
    3. undo by 0 back to 1 consent 1 @18:30:20
    4. turn 2 seat 0: character:gardener@18:30:31
    5. resign 0 to greedy @18:31:00
    6. seat 0 becomes human "Carla" @18:32:00
    end

A line begins with the log number of its first action. The number of the turn is there for people; reading ignores it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec

from baumeister.records.errors import Place, RecordError
from baumeister.records.form import FORMAT, Action, Entry, RecordForm, Resign, Seat, SeatChange, Undo
from baumeister.records.json_form import check_version
from baumeister.records.replay import Replay
from baumeister.records.soundness import convert, convert_record

R = TypeVar("R", bound=RecordForm)

MAGIC: Final = "baumeister record "
END: Final = "end"


# ---- writing


def write_text(record: RecordForm, times: bool = True) -> str:
    """Replays the record, because the lines are turns. `times=False` leaves out when things were done."""
    lines = [f"{MAGIC}{record.version}", f"game {record.game}", f"rules {record.rules.code} {record.rules.figures}"]
    lines += [f"option {name} {_json(record.options[name])}" for name in sorted(record.options)]
    lines.append(f"seed {record.seed}")
    lines += [f"seat {number} {_seat(seat)}" for number, seat in enumerate(record.seats)]
    lines += ["", *_log_lines(record, times)]
    lines += [f"check {check.after} {check.digest}" for check in record.checks]
    if record.result is not None:
        scores = " ".join(str(score) for score in record.result.scores)
        winners = "".join(f" {seat}" for seat in record.result.winners)
        lines.append(f"result scores {scores} winners{winners} digest {record.result.digest}")
    return "\n".join([*lines, END, ""])


def _log_lines(record: RecordForm, times: bool) -> Iterator[str]:
    replay = Replay(record)
    day = ""
    line = ""
    here: tuple[int, int] | None = None  # turn and seat of the line being written
    for entry in replay.run():
        turn = (replay.line.moves[-1].turn, entry.seat) if isinstance(entry, Action) else None
        new_day = times and entry.at is not None and entry.at[:10] != day
        if line and (turn is None or turn != here or new_day):
            yield line
            line = ""
        if new_day:
            day = str(entry.at)[:10]
            yield f"day {day}"
        clock = f"@{entry.at[11:-1]}" if times and entry.at is not None else ""
        if isinstance(entry, Action):
            line = line or f"{entry.number}. turn {replay.line.moves[-1].turn} seat {entry.seat}:"
            line += f" {entry.action}{clock}"
            here = turn
        else:
            yield f"{entry.number}. {_words(entry)}{' ' if clock else ''}{clock}"
    if line:
        yield line


def _words(entry: Undo | Resign | SeatChange) -> str:
    if isinstance(entry, Undo):
        consent = " consent " + " ".join(str(seat) for seat in entry.consent) if entry.consent else ""
        return f"undo by {entry.seat} back to {entry.back_to}{consent}"
    if isinstance(entry, Resign):
        return f"resign {entry.seat} to {entry.bot}"
    return f"seat {entry.seat} becomes {_seat(entry.becomes)}"


def _seat(seat: Seat) -> str:
    return f"{seat.kind} {_json(seat.name)}" if seat.bot is None else f"{seat.kind} {seat.bot} {_json(seat.name)}"


def _json(value: bool | int | str) -> str:
    return msgspec.json.encode(value).decode()


# ---- reading

_NUMBER: Final = r"[0-9]{1,9}"
_CLOCK: Final = r"(?: @(?P<clock>\S+))?"
_SEAT: Final = r'(?P<kind>human|bot)(?: (?P<bot>[^\s"]+))? (?P<name>".*")'

#: The lines there are, by their first word or, in the log, by what follows the number.
_LINES: Final = {
    kind: re.compile(pattern)
    for kind, pattern in {
        "game": r"game (?P<game>\S+)",
        "rules": rf"rules (?P<code>{_NUMBER}) (?P<figures>\S+)",
        "option": r"option (?P<option>\S+) (?P<value>.+)",
        "seed": r"seed (?P<seed>\S+)",
        "seat": rf"seat (?P<seat>{_NUMBER}) {_SEAT}",
        "day": r"day (?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})",
        "turn": rf"(?P<number>{_NUMBER})\. turn {_NUMBER} seat (?P<seat>{_NUMBER}): (?P<actions>.+)",
        "undo": rf"(?P<number>{_NUMBER})\. undo by (?P<seat>{_NUMBER}) back to (?P<back_to>{_NUMBER})"
        rf"(?: consent(?P<consent>(?: {_NUMBER})+))?{_CLOCK}",
        "resign": rf"(?P<number>{_NUMBER})\. resign (?P<seat>{_NUMBER}) to (?P<bot>[^\s@]+){_CLOCK}",
        "becomes": rf"(?P<number>{_NUMBER})\. seat (?P<seat>{_NUMBER}) becomes {_SEAT}{_CLOCK}",
        "check": rf"check (?P<after>{_NUMBER}) (?P<digest>\S+)",
        "result": rf"result scores (?P<scores>-?{_NUMBER}(?: -?{_NUMBER})*) winners(?P<winners>(?: {_NUMBER})*)"
        r" digest (?P<digest>\S+)",
    }.items()
}


def read_text(text: str, kind: type[R]) -> R:
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    check_first_line(lines[0])
    reader = _Reader()
    for number, line in enumerate(lines[1:], start=2):
        if reader.ended:
            if line:
                raise RecordError("record-damaged", "there is something after the end", Place(line=number))
        elif line:
            reader.read(line, Place(line=number))
    if not reader.ended:
        raise RecordError("record-truncated", f"the last line, {END!r}, is missing", Place(line=len(lines)))
    return convert_record(reader.fields, kind)


def check_first_line(line: str) -> None:
    found = line.removeprefix(MAGIC)
    check_version(int(found) if re.fullmatch(_NUMBER, found) else found, Place(line=1))


class _Reader:
    """Takes line after line and collects the record's fields as plain data."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {"format": FORMAT, "version": 1, "options": {}, "seats": [], "log": []}
        self.fields["checks"] = []
        self.day = ""
        self.ended = False

    def read(self, line: str, place: Place) -> None:
        if line == END:
            self.ended = True
            return
        for kind, pattern in _LINES.items():
            found = pattern.fullmatch(line)
            if found:
                getattr(self, f"read_{kind}")(found.groupdict(), place)
                return
        raise RecordError("record-damaged", f"this line means nothing: {line[:80]!r}", place)

    def once(self, field: str, value: Any, place: Place) -> None:
        if field in self.fields:
            raise RecordError("record-damaged", f"the line {field!r} comes twice", place)
        self.fields[field] = value

    def read_game(self, words: dict[str, str], place: Place) -> None:
        self.once("game", words["game"], place)

    def read_rules(self, words: dict[str, str], place: Place) -> None:
        self.once("rules", {"code": int(words["code"]), "figures": words["figures"]}, place)

    def read_option(self, words: dict[str, str], place: Place) -> None:
        name = words["option"]
        if name in self.fields["options"]:
            raise RecordError("record-damaged", f"option {name[:80]!r} comes twice", place)
        self.fields["options"][name] = _from_json(words["value"], place)

    def read_seed(self, words: dict[str, str], place: Place) -> None:
        self.once("seed", words["seed"], place)

    def read_seat(self, words: dict[str, str], place: Place) -> None:
        if int(words["seat"]) != len(self.fields["seats"]):
            raise RecordError("record-damaged", f"the next seat is {len(self.fields['seats'])}", place)
        self.fields["seats"].append(_seat_fields(words, place))

    def read_day(self, words: dict[str, str], place: Place) -> None:
        self.day = words["day"]

    def read_turn(self, words: dict[str, str], place: Place) -> None:
        seat = int(words["seat"])
        for number, word in enumerate(words["actions"].split(" "), start=int(words["number"])):
            action, at, clock = word.partition("@")
            fields = {"type": "action", "number": number, "seat": seat, "action": action}
            self.enter(fields, clock if at else None, place)

    def read_undo(self, words: dict[str, str], place: Place) -> None:
        consent = [int(seat) for seat in (words["consent"] or "").split()]
        fields = {"type": "undo", "back_to": int(words["back_to"]), "consent": consent}
        self.enter({**fields, **_who(words)}, words["clock"], place)

    def read_resign(self, words: dict[str, str], place: Place) -> None:
        self.enter({"type": "resign", "bot": words["bot"], **_who(words)}, words["clock"], place)

    def read_becomes(self, words: dict[str, str], place: Place) -> None:
        fields = {"type": "seat", "becomes": _seat_fields(words, place), **_who(words)}
        self.enter(fields, words["clock"], place)

    def enter(self, fields: dict[str, Any], clock: str | None, place: Place) -> None:
        if clock is not None:
            if not self.day:
                raise RecordError("record-damaged", "a time without a day: the line `day` is missing", place)
            fields["at"] = f"{self.day}T{clock}Z"
        convert(fields, Entry, place)  # here, because here the line is known
        self.fields["log"].append(fields)

    def read_check(self, words: dict[str, str], place: Place) -> None:
        self.fields["checks"].append({"after": int(words["after"]), "digest": words["digest"]})

    def read_result(self, words: dict[str, str], place: Place) -> None:
        scores = [int(score) for score in words["scores"].split()]
        winners = [int(seat) for seat in words["winners"].split()]
        self.once("result", {"scores": scores, "winners": winners, "digest": words["digest"]}, place)


def _who(words: dict[str, str]) -> dict[str, int]:
    return {"number": int(words["number"]), "seat": int(words["seat"])}


def _seat_fields(words: dict[str, Any], place: Place) -> dict[str, Any]:
    fields = {"name": _from_json(words["name"], place), "kind": words["kind"]}
    return fields if words["bot"] is None else {**fields, "bot": words["bot"]}


def _from_json(text: str, place: Place) -> Any:
    """A word in the JSON spelling: false, 3 or "Anna"."""
    try:
        return msgspec.json.decode(text.encode(), type=bool | int | str)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError("record-damaged", f"{text[:80]!r} is no JSON value: {error}", place) from error
