"""The other side of the wall: what a seat has seen is in its view.

Two states that a seat can tell apart have different views. Checked by what `determinize` makes of them: it depends on
what the seat knows, so states with equal views must give equal imagined states, down to the last scratch field. What
a rule covers although everybody has seen it (`REMEMBERED` in a game's hidden.py) is the only exception.
"""

from __future__ import annotations

from collections.abc import Iterator

import baumeister as bm
from tests.battery.plain import encode
from tests.battery.tables import Table, over_few_tables, some_states
from tests.wall.harness import hidden_of

#: Positions after a state are followed over so many decisions, as long as there are not too many of them.
DEPTH = 3
MOST = 60


def positions_after(state: bm.State) -> Iterator[bm.State]:
    """Everything that can follow a state within a few decisions: siblings, and ways that lead to the same table."""
    level = [state]
    for _ in range(DEPTH):
        following = []
        for position in level:
            for action in position.legal():
                after = position.clone()
                after.step(action)
                following.append(after)
        yield from following
        if len(following) > MOST:
            return
        level = following


@over_few_tables
def test_states_with_equal_views_give_equal_imagined_states(table: Table) -> None:
    compared = 0
    remembered: frozenset[str] = getattr(hidden_of(table.game_id), "REMEMBERED", frozenset())
    for number, state in enumerate(some_states(table, seed=97, every=11)):
        seat = number % table.players
        seen: dict[bytes, tuple[str, bm.State]] = {}
        for position in positions_after(state):
            view = encode(position.view(seat))
            digest = position.determinize(seat, 1).digest()
            if view in seen:
                compared += 1
                known, other = seen[view]
                assert digest == known or differing(position, other, seat) <= remembered, (
                    f"seat {seat} is shown the same, but not {differing(position, other, seat)} ({position.decision})"
                )
            else:
                seen[view] = (digest, position)
    assert compared > 0


def differing(one: bm.State, other: bm.State, seat: int) -> set[str]:
    """Which fields the view does not tell apart."""
    first, second = one.determinize(seat, 1), other.determinize(seat, 1)
    return {name for name in first.field_names() if list_of(first, name) != list_of(second, name)}


def list_of(state: bm.State, name: str) -> list[int]:
    value = getattr(state, name)
    return [value] if isinstance(value, int) else list(value)
