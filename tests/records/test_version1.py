"""Records of version 1 are read for ever: they become version 2 and replay to their points and winners."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baumeister import Game, Record, RecordError
from baumeister.records import Action, Place, Resign, SeatChange, Undo
from baumeister.records.form import VERSION
from tests.records.make_fixtures import FORMER

FILES = sorted(FORMER.glob("*.json"))
Data = dict[str, Any]


def test_the_recorded_games_of_version_1_are_as_they_were() -> None:
    """They are what people may have on their disks: never remade, never mended."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(FORMER.iterdir()):
        found.update(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    assert found.hexdigest() == "8f8bc7e37345f7da98375991fa3ef0ba"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_of_version_1_replays_to_its_points_and_winners(path: Path) -> None:
    record = Record.load(path)
    assert record == Record.load(path.with_suffix(".txt"))
    written = json.loads(path.read_text("utf-8"))
    assert (written["version"], record.version) == (1, VERSION)
    state = record.replay()
    assert state.is_over
    assert state.scores() == written["result"]["scores"]
    assert state.winners() == written["result"]["winners"]
    # The log says the same, and the two forms of today carry it.
    assert [_old_entry(entry) for entry in json.loads(record.to_json())["log"]] == written["log"]
    assert Record.loads(record.to_json()) == record == Record.loads(record.to_text())
    # Digests were taken in another way; they are not carried along.
    assert written["checks"]
    assert record.checks == ()
    assert record.result is not None
    assert record.result.digest is None


def _old_entry(entry: Data) -> Data:
    """An entry of today without what version 1 did not have."""
    entry = {name: value for name, value in entry.items() if name != "by"}
    for name in ("becomes", "bot"):
        if name in entry:
            entry[name] = _old_bots(entry[name])
    return entry


def _old_bots(value: Data) -> Any:
    if "id" in value:
        return value["id"]
    return {**value, "bot": value["bot"]["id"]} if "bot" in value else value


@pytest.fixture
def old(title: Game) -> Data:
    """A lively recorded game of version 1, with everything that version has."""
    for path in FILES:
        data: Data = json.loads(path.read_text("utf-8"))
        if data["game"] == title.id and any(entry["type"] == "resign" for entry in data["log"]):
            return data
    raise AssertionError("no lively game")


def test_actions_were_done_by_whoever_sat_there(old: Data) -> None:
    record = Record.loads(json.dumps(old))
    assert {type(entry) for entry in record.log} == {Action, Undo, Resign, SeatChange}
    kinds = [seat["kind"] for seat in old["seats"]]
    seen = set()
    for entry, was in zip(record.log, old["log"], strict=True):
        if was["type"] == "resign":
            kinds[was["seat"]] = "bot"
        elif was["type"] == "seat":
            kinds[was["seat"]] = was["becomes"]["kind"]
        elif isinstance(entry, Action):
            assert entry.by == ("person" if kinds[entry.seat] == "human" else "bot")
            seen.add((entry.seat, entry.by))
    assert {(0, "person"), (0, "bot")} <= seen


def test_a_wrong_result_of_version_1_is_noticed(old: Data) -> None:
    for field, value in (("scores", [9999] * len(old["seats"])), ("winners", [])):
        data = {**old, "result": {**old["result"], field: value}}
        with pytest.raises(RecordError) as caught:
            Record.loads(json.dumps(data)).replay()
        assert (caught.value.code, caught.value.place.path) == ("record-result", f"$.result.{field}")
    other_digest = {**old, "result": {**old["result"], "digest": "0" * 32}, "checks": []}
    assert Record.loads(json.dumps(other_digest)).replay().is_over


#: Code and place of what is wrong, and how a good record is spoiled.
SPOILED: dict[str, tuple[str, Place, Callable[[Data], object]]] = {
    "unknown field": ("record-damaged", Place(), lambda data: data.update(more={})),
    "says who acted": ("record-damaged", Place(path="$.log[3]"), lambda data: data["log"][3].update(by="person")),
    "more of an entry": ("record-damaged", Place(path="$.log[3]"), lambda data: data["log"][3].update(more={})),
    "bot with a version": (
        "record-damaged",
        Place(path="$.seats[0].bot"),
        lambda data: data["seats"][0].update(kind="bot", bot={"id": "greedy"}),
    ),
    "bot of a stranger": (
        "record-damaged",
        Place(path="$.seats[0].bot"),
        lambda data: data["seats"][0].update(kind="bot", bot="far.away:Clever"),
    ),
    "bot without id": ("record-damaged", Place(path="$.seats[0]"), lambda data: data["seats"][0].update(kind="bot")),
    "time-out": (
        "record-damaged",
        Place(path="$.log[0].type"),
        lambda data: data.update(log=[{"type": "time-out", "number": 1, "seat": 0}]),
    ),
    "end": (
        "record-damaged",
        Place(path="$.log[0].type"),
        lambda data: data.update(log=[{"type": "end", "number": 1, "reason": "host"}]),
    ),
    "result without digest": ("record-damaged", Place(path="$.result"), lambda data: data["result"].pop("digest")),
    "no such seat": ("record-seat", Place(number=4), lambda data: data["log"][3].update(seat=9)),
    "number left out": (
        "record-numbers",
        Place(path="$.log[3].number", number=5),
        lambda data: data["log"].pop(3),
    ),
    "unknown game": ("record-unknown-game", Place(path="$.game"), lambda data: data.update(game="chess")),
    "too many entries": ("record-too-large", Place(path="$.log"), lambda data: data.update(log=[None] * 50_001)),
}


@pytest.mark.parametrize("kind", SPOILED)
def test_a_spoiled_record_of_version_1_is_refused_at_the_place(old: Data, kind: str) -> None:
    code, place, spoil = SPOILED[kind]
    spoil(old)
    with pytest.raises(RecordError) as caught:
        Record.loads(json.dumps(old)).replay()
    assert (caught.value.code, caught.value.place) == (code, place)


@pytest.mark.parametrize(
    ("line", "here"),
    [
        ("{number}. turn 1 seat 0: pass/forced", True),
        ("{number}. resign 0 to greedy 0.9", True),
        ("{number}. resign 0 to far.away:Clever", True),
        ("{number}. time-out 0", True),
        ("{number}. end host", True),
        ('more {{"a":1}}', False),
        ('more 3 {{"a":1}}', False),
    ],
)
def test_lines_of_version_2_mean_nothing_in_version_1(title: Game, line: str, here: bool) -> None:
    path = next(path for path in sorted(FORMER.glob("*.txt")) if path.name.startswith(f"{title.id}-"))
    *good, end, _ = path.read_text("utf-8").split("\n")
    added = line.format(number=len(Record.load(path).log) + 1)
    with pytest.raises(RecordError) as caught:
        Record.loads("\n".join([*good, added, end]))
    assert caught.value.code == "record-damaged"
    assert caught.value.place.line == (len(good) + 1 if here else None)
