"""Observations: every column has a name and a reason, rows hold what the view holds, and nothing that it does not."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import baumeister as bm
from baumeister.engine.observation import MOST_SET
from baumeister.research.batch import Looker
from baumeister.research.spec import (
    NOT_SHOWN,
    column_groups,
    column_names,
    observation_digest,
    observed_games,
    observer_of,
)
from tests.battery.tables import Table, all_tables, few_tables, some_states, tables_of_this_round
from tests.wall.harness import hidden_of

GAMES = observed_games()
over_few_tables = pytest.mark.parametrize(
    "table", [table for game_id in GAMES for table in tables_of_this_round(few_tables(game_id))], ids=str
)
#: Names and sampled rows of every version of the observations; `python -m tests.research.test_observation` rewrites it.
PINNED = Path(__file__).with_name("observations.json")


def looker_of(game_id: str) -> Looker:
    return Looker(observer_of(game_id), bm.game(game_id).action_count)


def row_of(looker: Looker, state: bm.State, seat: int) -> bytes:
    looker.look(state, seat)
    return bytes(memoryview(looker.sheet.values))


def shown(state: bm.State, seat: int) -> bytes:
    """The view without what rows leave out on purpose."""
    view: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    for name in NOT_SHOWN:
        del view[name]
    for player in view["players"]:
        player["drafted"] = sorted(player.get("drafted", ()))
    return msgspec.json.encode(view)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_column_has_its_place_a_name_and_a_reason(game_id: str) -> None:
    place = 0
    for group in column_groups(game_id):
        assert group.first == place, group.names
        assert all(name == name.strip() and name for name in group.names)
        assert len(group.reason) > 3
        place += len(group.names)
    assert place == observer_of(game_id).count
    assert len(set(column_names(game_id))) == place


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_table_agreed_on_stands_in_the_columns_named_after_it(game_id: str) -> None:
    game, names, looker = bm.game(game_id), column_names(game_id), looker_of(game_id)
    for option in game.options:
        for value in option.choices:
            row = memoryview(row_of(looker, game.new(4, seed=3, options={option.name: value}), 0)).cast("h")
            for other in game.options:
                agreed = value if other == option else other.default
                assert row[names.index(other.name)] == other.number(agreed), (option.name, value, other.name)


@over_few_tables
def test_rows_differ_exactly_where_views_do(table: Table) -> None:
    """Everything that may follow from a position, side by side: positions that differ in next to nothing."""
    looker = looker_of(table.game_id)
    compared = 0
    for state in some_states(table, seed=71, every=17):
        children = [state]
        for action in state.legal():
            children.append(state.clone())
            children[-1].step(action)
        for seat in range(table.players):
            rows: dict[bytes, bytes] = {}
            for child in children:
                view = shown(child, seat)
                assert rows.setdefault(row_of(looker, child, seat), view) == view
            assert len(set(rows.values())) == len(rows), "equal views have equal rows"
            compared += len(children)
    assert compared > 30


@over_few_tables
def test_rows_say_nothing_that_a_seat_cannot_know(table: Table) -> None:
    looker = looker_of(table.game_id)
    hidden = hidden_of(table.game_id)
    dice = random.Random(72)
    for state in some_states(table, seed=72, every=31):
        for seat in range(table.players):
            row = row_of(looker, state, seat)
            other = hidden.permute(state, seat, dice.getrandbits(32))
            assert row_of(looker, other, seat) == row
            if not state.is_over:
                assert row_of(looker, state.determinize(seat, dice.getrandbits(32)), seat) == row


@pytest.mark.parametrize("game_id", GAMES)
def test_the_list_of_set_columns_is_exact_and_far_from_full(game_id: str) -> None:
    looker = looker_of(game_id)
    most = 0
    for state in some_states(all_tables(game_id)[-1], seed=73, every=7):
        for seat in range(int(state.players)):
            looker.look(state, seat)
            looker.list_set()
            values = list(looker.sheet.values)
            count = int(looker.sheet.set_count[0])
            listed = list(looker.sheet.set[:count])
            assert sorted(listed) == [column for column, value in enumerate(values) if value != 0]
            assert min(values) == 0, "the space of observations begins at zero"
            most = max(most, count)
    assert 60 < most < MOST_SET / 2


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_does_not_depend_on_what_stood_in_its_place_before(game_id: str) -> None:
    """Rows keep what is the same as before: over games, seats and numbers of players in any order they are as fresh
    ones are."""
    used, dice = looker_of(game_id), random.Random(74)
    tables = few_tables(game_id)
    asked = [(state, seat) for table in tables for state in some_states(table, 74, 29) for seat in range(table.players)]
    along = [
        (state, int(state.seat)) for table in tables[:2] for state in some_states(table, 75, 3) if not state.is_over
    ]
    dice.shuffle(asked)
    for state, seat in along[:60] + asked[:60]:
        fresh = looker_of(game_id)
        assert row_of(used, state, seat) == row_of(fresh, state, seat)
        assert listed(used) == listed(fresh)


def test_workers_beyond_a_gap_of_the_road_are_shown() -> None:
    """The road of Caylus 1303 has a tile behind empty spaces, and workers go there."""
    looker, names = looker_of("caylus1303"), column_names("caylus1303")
    found = 0
    for state in some_states(next(table for table in all_tables("caylus1303") if table.players == 4), seed=76, every=1):
        spaces = state.view(0).road
        gap = next(place for place, space in enumerate(spaces) if space.kind == "empty")
        row = memoryview(row_of(looker, state, 0)).cast("h")
        for space in spaces[gap:]:
            if space.workers:
                found += 1
                who = ("me", "next", "third", "fourth")[space.workers[0]]
                assert row[names.index(f"worker/{space.number}/{who}")] == 1
    assert found > 10


def listed(looker: Looker) -> list[int]:
    looker.list_set()
    return sorted(looker.sheet.set[: int(looker.sheet.set_count[0])])


def sampled(game_id: str) -> str:
    """A digest of rows along games of every size: the numbers, not only the names."""
    looker = looker_of(game_id)
    found = hashlib.blake2b(digest_size=8)
    game = bm.game(game_id)
    for players in range(game.players_min, game.players_max + 1):
        dice = random.Random(players)
        state = game.new(players, seed=players)
        while not state.is_over:
            found.update(row_of(looker, state, int(state.seat)))
            state.step(dice.choice(state.legal()))
        found.update(row_of(looker, state, 0))
    return found.hexdigest()


@pytest.mark.parametrize("game_id", GAMES)
def test_observations_are_the_published_ones_in_both_forms(game_id: str) -> None:
    """A change here makes results incomparable: it needs new ids (docs/research.md)."""
    pinned = json.loads(PINNED.read_text("utf-8"))[game_id]
    assert pinned == {
        "columns": len(column_names(game_id)),
        "names": observation_digest(game_id),
        "rows": sampled(game_id),
    }


if __name__ == "__main__":
    found = {
        game_id: {
            "columns": len(column_names(game_id)),
            "names": observation_digest(game_id),
            "rows": sampled(game_id),
        }
        for game_id in GAMES
    }
    PINNED.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
