"""What may be done: legal actions, refusals, and that an illegal action changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import baumeister as bm
from baumeister.engine import wire
from baumeister.engine.errors import REFUSAL_CODES
from baumeister.engine.state import MOST_LEGAL, make_buffer
from tests.battery.plain import encode
from tests.battery.tables import Table, over_all_tables, over_few_tables, some_states, walk

JUNK: list[Any] = [
    None, True, False, "pass", "0", "", b"0", 0.0, 1.5, float("nan"), float("inf"),
    -1, -(2**63), 1 << 31, 1 << 63, 1 << 64, 10**30, [], [0], (), {}, {0}, object(), complex(1), print,
]  # fmt: skip
#: Only these refusals need no rule of the title.
WITHOUT_RULE = {"unknown-action", "game-over", "not-now"}


def documented_parameters() -> dict[str, set[str]]:
    """Parameters by refusal code, as the comments of the closed list name them."""
    text = Path(wire.__file__).read_text("utf-8")
    found = re.findall(r'^    "([a-z-]+)",  # (?:([a-z, ]+): )?', text, re.MULTILINE)
    return {code: set(names.split(", ")) if names else set() for code, names in found}


@over_all_tables
def test_legal_actions_are_ascending_and_never_missing_before_the_end(table: Table) -> None:
    count = table.game.action_count
    for state in walk(table, seed=1):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert all(type(action) is int and 0 <= action < count for action in legal)
        assert bool(legal) != state.is_over
        assert len(legal) <= MOST_LEGAL


@over_all_tables
def test_why_not_agrees_with_legal_for_every_action_of_the_catalogue(table: Table) -> None:
    actions = range(table.game.action_count)
    for state in walk(table, seed=2):
        allowed = [action for action in actions if state.why_not(action) is None]
        assert allowed == state.legal()
        assert allowed == [action for action in actions if state.is_legal(action)]


@over_few_tables
def test_fast_door_gives_the_same_actions(table: Table) -> None:
    buffer = make_buffer()
    for state in walk(table, seed=3):
        if not state.is_over:
            count = state.fill_legal(buffer)
            assert [int(buffer[i]) for i in range(count)] == state.legal()


@over_all_tables
def test_refusals_have_known_codes_with_their_parameters_and_cite_the_ledger(table: Table) -> None:
    rules = table.game.ledger
    parameters = documented_parameters()
    for state in some_states(table, seed=4, every=5):
        for action in range(table.game.action_count):
            refusal = state.why_not(action)
            if refusal is None:
                continue
            assert refusal.code in REFUSAL_CODES
            assert set(refusal.params) == parameters[refusal.code], refusal
            assert all(type(value) in (int, str) for value in refusal.params.values()), refusal
            if refusal.code in WITHOUT_RULE:
                assert refusal.rule == ""
            else:
                assert refusal.rule in rules, refusal


@over_few_tables
def test_junk_is_refused_as_unknown(table: Table) -> None:
    for state in some_states(table, seed=5, every=29):
        before = state.digest()
        for junk in [*JUNK, table.game.action_count]:
            refusal = state.why_not(junk)
            assert refusal is not None
            assert refusal.code == "unknown-action"
            with pytest.raises(bm.IllegalAction) as caught:
                state.apply(junk)
            assert caught.value.refusal == refusal
            assert caught.value.code == "illegal-action"
        assert state.digest() == before


def illegal_action(state: bm.State, action: int) -> bm.IllegalAction:
    """What applying it raises; `pytest.raises` takes longer than all the rest, and this is asked often."""
    try:
        state.apply(action)
    except bm.IllegalAction as error:
        return error
    raise AssertionError(f"{action} was carried out")


@over_few_tables
def test_illegal_action_raises_what_why_not_says_and_changes_nothing(table: Table) -> None:
    for state in some_states(table, seed=6, every=11):
        legal = set(state.legal())
        numbers, digest, events = state.to_list(), state.digest(), encode(state.events(None))
        for action in range(table.game.action_count):
            if action in legal:
                continue
            error = illegal_action(state, action)
            assert error.refusal == state.why_not(action)
            assert error.action == table.game.action_name(action)
            assert state.to_list() == numbers
        assert state.digest() == digest
        assert encode(state.events(None)) == events


@over_few_tables
def test_nothing_can_be_done_after_the_end(table: Table) -> None:
    *_, state = walk(table, seed=7)
    assert state.is_over
    for action in range(table.game.action_count):
        refusal = state.why_not(action)
        assert refusal is not None
        assert refusal.code == "game-over"
        with pytest.raises(bm.IllegalAction):
            state.apply(action)
