"""Pinned figures: a changed name, order or rule shows here at once. How to write them anew: snapshots.py."""

from __future__ import annotations

import json

import baumeister as bm
from tests.battery.snapshots import catalogue_file, catalogue_text, counts_file, playthrough, tree_counts
from tests.battery.tables import few_tables, over_games


@over_games
def test_names_of_actions_decisions_and_events_keep_their_numbers(game: bm.Game) -> None:
    assert catalogue_text(game).splitlines() == catalogue_file(game.id).read_text("utf-8").splitlines()


@over_games
def test_names_are_unique_and_lead_back_to_their_numbers(game: bm.Game) -> None:
    assert len(set(game.catalogue.actions)) == game.action_count
    for number, name in enumerate(game.catalogue.actions):
        assert game.action(name) == number
        assert game.action_name(number) == name
        assert name == name.strip().lower()
        assert " " not in name


@over_games
def test_opening_positions_have_as_many_sequences_as_ever(game: bm.Game) -> None:
    pinned = json.loads(counts_file(game.id).read_text("utf-8"))["openings"]
    assert {str(table): tree_counts(table.new(seed=71)) for table in few_tables(game.id)} == pinned


@over_games
def test_fixed_games_run_as_ever(game: bm.Game) -> None:
    pinned = json.loads(counts_file(game.id).read_text("utf-8"))["playthroughs"]
    tables = few_tables(game.id)
    assert [str(table) for table in tables] == list(pinned)
    for number, table in enumerate(tables):
        assert playthrough(table, seed=71 + number) == pinned[str(table)], table
