"""Every way a record can be wrong has its own code and names the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baumeister import Game, Record, RecordError
from baumeister.records import RECORD_CODES, Spot
from baumeister.records.form import MOST_BYTES, MOST_ENTRIES, MOST_MORE_BYTES, MOST_MORE_DEPTH

Data = dict[str, Any]


def error_of(data: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.loads(data).replay()
    return caught.value


def spoiled(record: Record, spoil: Callable[[Data], object]) -> RecordError:
    data: Data = json.loads(record.to_json())
    spoil(data)
    return error_of(json.dumps(data))


#: Code and place (given the record), and how a good record is spoiled.
SPOILED: dict[str, tuple[str, Callable[[Record], Spot], Callable[[Data], object]]] = {
    "another format": ("record-foreign", lambda _: Spot(path="$"), lambda data: data.update(format="pgn")),
    "no format": ("record-foreign", lambda _: Spot(path="$"), lambda data: data.pop("format")),
    "future version": ("record-future", lambda _: Spot(path="$.version"), lambda data: data.update(version=3, x=1)),
    "version as text": ("record-damaged", lambda _: Spot(path="$.version"), lambda data: data.update(version="2")),
    "version true": ("record-damaged", lambda _: Spot(path="$.version"), lambda data: data.update(version=True)),
    "unknown game": ("record-unknown-game", lambda _: Spot(path="$.game"), lambda data: data.update(game="chess")),
    "other code": ("record-other-rules", lambda _: Spot(path="$.rules.code"), lambda d: d["rules"].update(code=999)),
    "other figures": (
        "record-other-rules",
        lambda _: Spot(path="$.rules.figures"),
        lambda data: data["rules"].update(figures="0" * 16),
    ),
    "unknown option": ("record-setup", lambda _: Spot(path="$.options"), lambda d: d["options"].update(chess=True)),
    "too few seats": (
        "record-setup",
        lambda _: Spot(path="$.seats"),
        lambda data: data.update(log=[], seats=data["seats"][:1]),
    ),
    "option of wrong type": (
        "record-damaged",
        lambda _: Spot(path="$.options[...]"),
        lambda data: data["options"].update(first_game=1.5),
    ),
    "bot as a word": (
        "record-damaged",
        lambda _: Spot(path="$.seats[1].bot"),
        lambda data: data["seats"][1].update(bot="greedy"),
    ),
    "bot that no program could find": (
        "record-damaged",
        lambda _: Spot(path="$.seats[1].bot.id"),
        lambda data: data["seats"][1].update(bot={"id": "../greedy:Bot"}),
    ),
    "nobody acted": ("record-damaged", lambda _: Spot(path="$.log[3]"), lambda data: data["log"][3].pop("by")),
    "acted by an unknown one": (
        "record-damaged",
        lambda _: Spot(path="$.log[3].by"),
        lambda data: data["log"][3].update(by="ghost"),
    ),
    "unknown field of an entry": (
        "record-damaged",
        lambda _: Spot(path="$.log[3]"),
        lambda data: data["log"][3].update(comment="nice move"),
    ),
    "more that is no object": ("record-damaged", lambda _: Spot(path="$.more"), lambda data: data.update(more=[1])),
    "more by a name that is none": (
        "record-damaged",
        lambda _: Spot(path="$.log[3].more"),
        lambda data: data["log"][3].update(more={"No name": 1}),
    ),
    "more with a number too large": (
        "record-damaged",
        lambda _: Spot(number=4),
        lambda data: data["log"][3].update(more={"big": 2**53 + 1}),
    ),
    "more too deep": (
        "record-too-large",
        lambda _: Spot(path="$.more"),
        lambda data: data.update(more=_nested(MOST_MORE_DEPTH + 1)),
    ),
    "more too long": (
        "record-too-large",
        lambda _: Spot(number=4),
        lambda data: data["log"][3].update(more={"long": "x" * MOST_MORE_BYTES}),
    ),
    "an action after the end": (
        "record-end",
        lambda record: Spot(number=len(record.log) + 2),
        lambda data: _add(_add(data, type="end", reason="host"), type="action", seat=0, action="pass", by="person"),
    ),
    "ended twice": (
        "record-end",
        lambda record: Spot(number=len(record.log) + 2),
        lambda data: _add(_add(data, type="end", reason="host"), type="end", reason="host"),
    ),
    "ended with a result": (
        "record-end",
        lambda _: Spot(path="$.result"),
        lambda data: _add(data, type="end", reason="host").update(
            result={"scores": [0] * len(data["seats"]), "winners": []}
        ),
    ),
    "ended for no reason": (
        "record-damaged",
        lambda record: Spot(path=f"$.log[{len(record.log)}].reason"),
        lambda data: _add(data, type="end", reason="boredom"),
    ),
    "agreed by nobody here": (
        "record-seat",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="end", reason="agreement", agreed=[0, 9]),
    ),
    "agreed twice": (
        "record-damaged",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="end", reason="agreement", agreed=[1, 0]),
    ),
    "time-out of nobody here": (
        "record-seat",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="time-out", seat=9),
    ),
    "unknown field": ("record-damaged", lambda _: Spot(), lambda data: data.update(comment="nice game")),
    "missing field": ("record-damaged", lambda _: Spot(), lambda data: data.pop("seed")),
    "seed too long": ("record-damaged", lambda _: Spot(path="$.seed"), lambda data: data.update(seed="0" * 17)),
    "seed with line break": (
        "record-damaged",
        lambda _: Spot(path="$.seed"),
        lambda d: d.update(seed="0" * 16 + "\n"),
    ),
    "bot without id": (
        "record-damaged",
        lambda _: Spot(path="$.seats[0]"),
        lambda d: d["seats"][0].update(kind="bot"),
    ),
    "name not Unicode": (
        "record-damaged",
        lambda _: Spot(path="$.seats[0]"),
        lambda data: data["seats"][0].update(name="\ud800"),
    ),
    "kind not Unicode": ("record-damaged", lambda _: Spot(), lambda d: d["seats"][0].update(kind="\ud800")),
    "field not Unicode": ("record-damaged", lambda _: Spot(), lambda d: d["rules"].update({"\ud800": 1})),
    "unknown entry": (
        "record-damaged",
        lambda _: Spot(path="$.log[3].type"),
        lambda data: data["log"][3].update(type="chat"),
    ),
    "seat as text": ("record-damaged", lambda _: Spot(path="$.log[3].seat"), lambda d: d["log"][3].update(seat="0")),
    "no such time": (
        "record-damaged",
        lambda _: Spot(number=4),
        lambda data: data["log"][3].update(at="2026-02-30T12:00:00Z"),
    ),
    "number left out": (
        "record-numbers",
        lambda _: Spot(path="$.log[3].number", number=5),
        lambda data: data["log"].pop(3),
    ),
    "number twice": (
        "record-numbers",
        lambda _: Spot(path="$.log[4].number", number=4),
        lambda data: data["log"].insert(3, data["log"][3]),
    ),
    "no such seat": ("record-seat", lambda _: Spot(number=4), lambda data: data["log"][3].update(seat=9)),
    "a bot resigns": (
        "record-seat",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="resign", seat=len(data["seats"]) - 1, bot={"id": "greedy"}),
    ),
    "wrong seat": (
        "record-wrong-seat",
        lambda _: Spot(number=4),
        lambda data: data["log"][3].update(seat=(data["log"][3]["seat"] + 1) % len(data["seats"])),
    ),
    "unknown action": (
        "record-unknown-action",
        lambda _: Spot(number=4),
        lambda data: data["log"][3].update(action="castle"),
    ),
    "undo forward": (
        "record-undo",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="undo", seat=0, back_to=len(data["log"]) + 5),
    ),
    "undo of nothing": (
        "record-undo",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="undo", seat=0, back_to=len(data["log"])),
    ),
    "undo before the first action": (
        "record-undo",
        lambda _: Spot(number=1),
        lambda data: data.update(log=[{"type": "undo", "number": 1, "seat": 0, "back_to": 0}]),
    ),
    "undo to what was taken back": (
        "record-undo",
        lambda record: Spot(number=len(record.log) + 2),
        lambda data: _add(_add(data, type="undo", seat=0, back_to=2), type="undo", seat=0, back_to=5),
    ),
    "own consent": (
        "record-damaged",
        lambda record: Spot(number=len(record.log) + 1),
        lambda data: _add(data, type="undo", seat=0, back_to=2, consent=[0]),
    ),
    "check of no entry": (
        "record-damaged",
        lambda _: Spot(path="$.checks[0].after"),
        lambda data: data.update(checks=[{"after": 999, "digest": "0" * 32}]),
    ),
    "checks out of order": (
        "record-damaged",
        lambda _: Spot(path="$.checks[1].after"),
        lambda data: data.update(checks=[{"after": 3, "digest": "0" * 32}] * 2),
    ),
    "other digest": (
        "record-digest",
        lambda _: Spot(number=3),
        lambda data: data.update(checks=[{"after": 3, "digest": "0" * 32}]),
    ),
    "result of a game that goes on": (
        "record-result",
        lambda _: Spot(path="$.result"),
        lambda data: data.update(result={"scores": [0] * len(data["seats"]), "winners": [], "digest": "0" * 32}),
    ),
    "result for too few": (
        "record-result",
        lambda _: Spot(path="$.result.scores"),
        lambda data: data.update(result={"scores": [], "winners": [], "digest": "0" * 32}),
    ),
    "too many entries": (
        "record-too-large",
        lambda _: Spot(path="$.log"),
        lambda data: data.update(log=[None] * (MOST_ENTRIES + 1)),
    ),
}


def _nested(depth: int) -> Data:
    """So many objects inside one another."""
    value: Data = {}
    for _ in range(depth - 1):
        value = {"deeper": value}
    return value


def _add(data: Data, **fields: Any) -> Data:
    data["log"].append({"number": len(data["log"]) + 1, **fields})
    return data


@pytest.mark.parametrize("kind", SPOILED)
def test_a_spoiled_record_is_refused_at_the_place(begun: Record, kind: str) -> None:
    code, place, spoil = SPOILED[kind]
    error = spoiled(begun, spoil)
    assert (error.code, error.place) == (code, place(begun))
    assert str(error.place) in str(error)


def test_an_illegal_move_says_why(title: Game, begun: Record) -> None:
    state = list(begun.steps())[2].state
    for illegal in sorted(set(range(title.action_count)) - set(state.legal())):
        refusal = state.why_not(illegal)
        assert refusal is not None
        name = title.action_name(illegal)
        error = spoiled(begun, lambda data, name=name: data["log"][3].update(action=name))  # type: ignore[misc]
        assert (error.code, error.place.number) == ("record-illegal-move", 4)
        assert error.params["action"] == name
        assert (error.params["refusal"], error.params["rule"]) == (refusal.code, refusal.rule)


def test_a_move_after_the_end_is_illegal(whole: Record) -> None:
    last = next(entry for entry in reversed(json.loads(whole.to_json())["log"]) if entry["type"] == "action")
    error = spoiled(whole, lambda data: _add(data, **{**last, "number": len(data["log"]) + 1}))
    assert (error.code, error.params["refusal"]) == ("record-illegal-move", "game-over")


@pytest.mark.parametrize("field", ["scores", "winners", "digest"])
def test_a_result_that_is_not_the_games(whole: Record, field: str) -> None:
    seats = len(whole.seats)
    other = {"scores": [10**6] * seats, "winners": [seats], "digest": "0" * 32}[field]
    error = spoiled(whole, lambda data: data["result"].update({field: other}))
    assert (error.code, error.place.path) == ("record-result", f"$.result.{field}")


def test_every_cut_of_the_json_is_truncated(begun: Record) -> None:
    text = begun.to_json().rstrip()
    for length in range(len(text)):
        assert error_of(text[:length]).code == "record-truncated", text[:length][-40:]


def test_every_cut_of_the_text_is_truncated_or_damaged_in_its_last_line(begun: Record) -> None:
    text = begun.to_text().rstrip()
    for length in range(len(text)):
        cut = text[:length]
        error = error_of(cut)
        if error.code == "record-damaged":
            assert error.place.line == cut.count("\n") + 1, cut[-40:]
        else:
            assert error.code == "record-truncated", cut[-40:]


def test_broken_json_names_line_and_byte(begun: Record) -> None:
    text = begun.to_json()
    at = text.index('"log"')
    error = error_of(text[:at] + "?" + text[at:])
    assert (error.code, error.place) == ("record-damaged", Spot(byte=at, line=text[:at].count("\n") + 1))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record-truncated"),
        ("  \n ", "record-truncated"),
        ("baumeister rec", "record-truncated"),
        ("baumeister record 3\nanything\n", "record-future"),
        ("baumeister record one\n", "record-damaged"),
        ("[1, 2, 3]", "record-foreign"),
        ('{"game": "caylus1303"}', "record-foreign"),
        ('"record"', "record-foreign"),
        ('[Event "Casual Game"]\n1. e4 e5\n', "record-foreign"),
        ("1. e4 e5", "record-foreign"),
        ("Dear all,", "record-foreign"),
        (b"\x89PNG\r\n\x1a\n", "record-foreign"),
        (b'{"format": "baumeister-record", "game": "\xff"}', "record-damaged"),
        ('{"format": "\ud800"}', "record-damaged"),
        ('{"a": 1, "a": 1}', "record-damaged"),
        ("[" * 200_000, "record-damaged"),
        ('{"a":' * 200_000, "record-damaged"),
        ("[" + "9" * 10_000 + "]", "record-damaged"),
        ('{"a": NaN}', "record-damaged"),
        ("\ufeff", "record-truncated"),
        (None, "record-foreign"),
        (7, "record-foreign"),
        ([], "record-foreign"),
        (b" " * (MOST_BYTES + 1), "record-too-large"),
        ("é" * (MOST_BYTES // 2 + 1), "record-too-large"),
    ],
)
def test_what_is_no_record_at_all(data: Any, code: str) -> None:
    assert error_of(data).code == code


def test_the_seats_come_first_and_one_after_the_other(begun: Record) -> None:
    lines = begun.to_text().splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("seat 1 "))
    error = error_of("\n".join([*lines[:at], *lines[at + 1 :]]))
    assert error.code in ("record-seat", "record-damaged")
    error = error_of("\n".join([*lines[:at], lines[at].replace("seat 1", "seat 7"), *lines[at + 1 :]]))
    assert (error.code, error.place.line) == ("record-damaged", at + 1)


def test_more_comes_once_behind_each_entry(begun: Record) -> None:
    *good, _ = begun.to_text().splitlines()
    error = error_of("\n".join([*good, 'more 3 {"a":1}', 'more 3 {"a":1}', "end"]))
    assert (error.code, error.place.line) == ("record-damaged", len(good) + 2)
    error = error_of("\n".join([*good, 'more {"a":1}', 'more {"b":1}', "end"]))
    assert (error.code, error.place.line) == ("record-damaged", len(good) + 2)


#: A line that does not belong behind a good log of 12 entries, and what is said about it.
TEXT_LINES = {
    "game chess x": "means nothing",
    "seed 0000000000000007": "twice",
    "game GAME": "twice",
    'seat 2 human "Anna"': "before the log",
    "option OPTION true": "twice",
    "option other maybe": "JSON value",
    "99999. turn 1 seat 0: pass": "50000",
    "13. turn 1 seat 0: pass@12:00": "without a day",
    "13. turn 1 seat 0: pass  decline": "regex",
    "13. resign 0 to Greedy": "regex",
    "13. resign 0 to greedy -1": "regex",
    "13. resign 0 to greedy 1 2": "means nothing",
    "13. turn 1 seat 0: pass/ghost": "ghost",
    "13. turn 1 seat 0: pass/": "Invalid enum value",
    "13. turn 1 seat 0: pass/forced/forced": "Invalid enum value",
    "13. time-out": "means nothing",
    "13. time-out 0 to": "means nothing",
    "13. end boredom": "boredom",
    "13. end": "means nothing",
    "more 13 {}": "behind the entry",
    "more 0 {}": "behind the entry",
    "more 3 [1]": "means nothing",
    "more 3 {": "no JSON object",
    'more {"a":1,"a":2}': "twice",
    'more {"a":NaN}': "NaN",
    'more {"Not A Word":1}': "regex",
    "13. seat 0 becomes human Anna": "means nothing",
    "12. undo by 0": "means nothing",
    "# a remark": "means nothing",
}


@pytest.mark.parametrize("line", TEXT_LINES)
def test_a_bad_line_of_the_text_is_named(title: Game, begun: Record, line: str) -> None:
    good = [entry for entry in begun.to_text().splitlines() if entry != "end"]
    bad = line.replace("GAME", title.id).replace("OPTION", title.options[0].name)
    error = error_of("\n".join([*good, bad, "end"]))
    assert (error.code, error.place.line) == ("record-damaged", len(good) + 1)
    assert TEXT_LINES[line] in str(error)


def test_nothing_comes_after_the_end(begun: Record) -> None:
    error = error_of(begun.to_text() + "\n\nps: nice game\n")
    assert (error.code, error.place.line) == ("record-damaged", begun.to_text().count("\n") + 3)


def test_files_that_cannot_be_read_or_written(tmp_path: Path, begun: Record) -> None:
    for action in (
        lambda: Record.load(tmp_path / "missing.json"),
        lambda: Record.load(tmp_path),
        lambda: Record.load("nul\0l"),
        lambda: begun.save(tmp_path / "no" / "such" / "folder.json"),
        lambda: begun.save("nul\0l"),
        lambda: Record.load(None),  # type: ignore[arg-type]
        lambda: Record.load(7),  # type: ignore[arg-type]
        lambda: Record.load(begun),  # type: ignore[arg-type]
        lambda: begun.save(None),  # type: ignore[arg-type]
    ):
        with pytest.raises(RecordError) as caught:
            action()
        assert caught.value.code == "record-unreadable"


def test_every_code_is_tested_here() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [code for code in RECORD_CODES if f'"{code}"' not in source] == []
