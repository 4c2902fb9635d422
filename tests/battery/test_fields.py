"""No field can be forgotten: whatever the class holds is in `clone`, `to_list`, `from_list` and `digest`."""

from __future__ import annotations

import contextlib
from typing import Any

import baumeister as bm
from tests.battery.tables import Table, over_few_tables, over_two_tables, some_states

#: Not part of the state: what the last `apply` told and showed, and the figures, which no state changes.
NOT_STATE = {"log", "shown", "figures"}
#: Fields that are read only within their range, as the options are (test_copies).
RANGED = {"players", "seat", "pending", "phase", "rules"}


def attributes(state: bm.State) -> set[str]:
    """All data of a state: what the compiled class declares, or what the interpreted object holds."""
    declared = getattr(type(state), "__mypyc_attrs__", None)
    if declared is not None:
        return set(declared)
    slots = {name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())}
    return slots | set(vars(state))


def fields(state: bm.State) -> set[str]:
    """Those that are part of the state: how often something has changed is not."""
    return {name for name in attributes(state) - NOT_STATE if not name.endswith("_changes")}


def changed_copies(state: bm.State, field: str) -> list[bm.State]:
    """Copies in which one number of the field is another one, for every number the field holds."""
    value: Any = getattr(state, field)
    if isinstance(value, int):
        copy = state.clone()
        setattr(copy, field, value + 1)
        return [copy]
    copies = []
    for index in range(len(value)):
        copy = state.clone()
        getattr(copy, field)[index] += 1
        copies.append(copy)
    return copies


def read(state: bm.State, field: str) -> list[int]:
    value: Any = getattr(state, field)
    return [value] if isinstance(value, int) else [int(number) for number in value]


@over_few_tables
def test_fields_named_are_exactly_those_there_are(table: Table) -> None:
    state = table.new(seed=21)
    names = state.field_names()
    assert len(names) == len(set(names))
    assert set(names) == fields(state)
    assert set(names) == fields(state.clone())
    assert set(names) == fields(state.blank())


@over_two_tables
def test_every_number_of_every_field_counts(table: Table) -> None:
    """Players and options decide what the numbers are, not which there are."""
    for state in some_states(table, seed=22, every=1009):
        original = state.to_list()
        digests = {state.digest()}
        ranged = RANGED | {option.name for option in table.game.options}
        for field in state.field_names():
            for copy in changed_copies(state, field):
                numbers, digest = copy.to_list(), copy.digest()
                assert digest not in digests, f"{field} does not change the digest"
                digests.add(digest)
                assert copy.clone().to_list() == numbers, f"clone loses {field}"
                if field in ranged:
                    with contextlib.suppress(bm.BadState):  # one too many, such as rules that are not here
                        assert read(state.from_list(numbers), field) == read(copy, field)
                    continue
                assert read(state.from_list(numbers), field) == read(copy, field), f"from_list loses {field}"
            assert state.to_list() == original, f"{field} is shared between copies"


@over_few_tables
def test_copies_share_nothing_but_the_figures(table: Table) -> None:
    for state in some_states(table, seed=23, every=67):
        digest = state.digest()
        for other in (state.clone(), state.from_list(state.to_list())):
            for field in other.field_names():
                value: Any = getattr(other, field)
                if not isinstance(value, int):
                    value[0] += 1
            assert state.digest() == digest


@over_few_tables
def test_a_copy_has_no_listener_of_its_own(table: Table) -> None:
    """The log tells about the last `apply` of that very state; copies begin silent."""
    for state in some_states(table, seed=24, every=31):
        assert state.clone().events(None) == []
