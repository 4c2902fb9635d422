"""Whatever bytes come in: a record that holds what it says, or a RecordError. Nothing else, ever."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from baumeister import Record, RecordError, games
from tests.records.play import play

SMALL = {game_id: play(game_id, 2, lively=True, most=62, end="agreement").with_checks(10) for game_id in games()}
WHOLE = {game_id: play(game_id, 2) for game_id in games()}
FORMS = [form for record in (*SMALL.values(), *WHOLE.values()) for form in (record.to_json(), record.to_text())]
DATA: list[Any] = [json.loads(form) for form in FORMS if form.startswith("{")]

SIZES = settings(max_examples=300, deadline=None, derandomize=True)

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
#: Half of a pair: a JSON escape can say it, no UTF-8 can.
SURROGATE = "\ud800"
#: Values that stand elsewhere in a record, or nearly.
WORDS = ["pass", "human", "bot", "forced", "undo", "end", "host", "0" * 16, "2026-08-01T12:00:00Z", SURROGATE]
NEAR = st.sampled_from([0, 1, 2, -1, 10, 51, 10**30, *WORDS])


def holds_or_is_refused(data: str | bytes) -> None:
    try:
        record = Record.loads(data)
        digest = record.replay().digest()
    except RecordError:
        return
    for form in (record.to_json(), record.to_text()):
        again = Record.loads(form)
        assert again == record
        assert again.replay().digest() == digest


@SIZES
@given(st.binary(max_size=200) | st.text(max_size=200))
@example(b"\xef\xbb\xbf{}")
@example("baumeister record 1\nend")
@example("baumeister record 2\nend")
def test_any_bytes(data: str | bytes) -> None:
    holds_or_is_refused(data)


@SIZES
@given(st.data())
def test_any_change_of_the_bytes(data: st.DataObject) -> None:
    form = data.draw(st.sampled_from(FORMS)).encode()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(form)))
        end = data.draw(st.integers(start, min(len(form), start + 30)))
        middle = data.draw(st.binary(max_size=4) | st.just(form[start:end] * 2) | st.sampled_from([b"0", b"9", b"\n"]))
        form = form[:start] + middle + form[end:]
    holds_or_is_refused(form)


@SIZES
@given(st.data())
def test_any_change_of_the_lines(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(FORMS)).split("\n")
    one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    change = data.draw(st.sampled_from(["swap", "drop", "double"]))
    if change == "swap":
        lines[one], lines[other] = lines[other], lines[one]
    elif change == "drop":
        del lines[one]
    else:
        lines.insert(other, lines[one])
    holds_or_is_refused("\n".join(lines))


@SIZES
@given(st.data())
def test_any_change_of_the_values(data: st.DataObject) -> None:
    record = json.loads(json.dumps(data.draw(st.sampled_from(DATA))))
    spot: Any = record
    while True:
        key = data.draw(st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot))))
        if not isinstance(spot[key], dict | list) or not spot[key] or data.draw(st.integers(0, 5)) == 0:
            break
        spot = spot[key]
    change = data.draw(st.sampled_from(["another", "none", "renamed"]))
    if change == "another":
        spot[key] = data.draw(NEAR | PLAIN)
    else:
        value = spot.pop(key)
        if change == "renamed" and isinstance(spot, dict):
            spot[data.draw(st.sampled_from(WORDS))] = value
    holds_or_is_refused(json.dumps(record))


@pytest.mark.parametrize("at", range(len(DATA)))
def test_a_surrogate_in_every_kind_of_place(at: int) -> None:
    """As every value and as the name of every field, in one entry of each kind."""
    text = json.dumps(DATA[at])
    for path in places(DATA[at]):
        for as_name in (False, True):
            record = json.loads(text)
            spot = record
            for step in path[:-1]:
                spot = spot[step]
            if not as_name:
                spot[path[-1]] = SURROGATE
            elif isinstance(spot, dict):
                spot[SURROGATE] = spot.pop(path[-1])
            holds_or_is_refused(json.dumps(record))


def places(record: Any) -> list[tuple[Any, ...]]:
    """The ways to all values; of items of a list that have the same fields, into the first."""
    found: list[tuple[Any, ...]] = []
    rest: list[tuple[tuple[Any, ...], Any]] = [((), record)]
    while rest:
        path, value = rest.pop()
        found += [path] if path else []
        if isinstance(value, dict):
            rest += [((*path, name), item) for name, item in value.items()]
        elif isinstance(value, list):
            kinds = {
                str((item.get("type"), sorted(item)) if isinstance(item, dict) else ""): index
                for index, item in reversed(list(enumerate(value)))
            }
            rest += [((*path, index), value[index]) for index in kinds.values()]
    return found
