"""Options and player counts: every combination plays, each option makes a difference, and nothing else is accepted."""

from __future__ import annotations

from typing import Any

import pytest

import baumeister as bm
from tests.battery.tables import Table, all_tables, few_tables, over_all_tables, over_games, walk


@over_all_tables
def test_every_combination_plays_to_an_end(table: Table) -> None:
    decisions = 0
    for state in walk(table, seed=61):
        assert state.players == table.players
        decisions += 1
    assert decisions > 10


@over_games
def test_every_combination_is_another_game(game: bm.Game) -> None:
    digests = [table.new(seed=62).digest() for table in all_tables(game.id)]
    assert len(set(digests)) == len(digests)


@over_games
def test_defaults_are_what_one_gets_without_options(game: bm.Game) -> None:
    for table in few_tables(game.id)[: game.players_max - game.players_min + 1]:
        assert game.new(table.players, seed=63).digest() == table.new(seed=63).digest()
        assert game.new(table.players, seed=63, options={}).digest() == table.new(seed=63).digest()


@over_games
def test_options_have_at_least_two_choices_and_cite_the_ledger(game: bm.Game) -> None:
    for option in game.options:
        assert len(set(option.choices)) == len(option.choices) >= 2
        assert option.default in option.choices
        assert option.rule in game.ledger
        assert [option.number(choice) for choice in option.choices] == list(range(len(option.choices)))


@over_games
@pytest.mark.parametrize("players", [0, 1, -2, 6, 99, True, "4", None, 3.0, [2]])
def test_wrong_player_counts_are_refused(game: bm.Game, players: Any) -> None:
    with pytest.raises(bm.BadPlayers) as caught:
        game.new(players)
    assert caught.value.code == "bad-players"
    assert caught.value.params["least"] == game.players_min
    assert caught.value.params["most"] == game.players_max


@over_games
@pytest.mark.parametrize("value", [None, "yes", 2, -1, 1.0, [], "True"])
def test_wrong_values_of_options_are_refused(game: bm.Game, value: Any) -> None:
    for option in game.options:
        with pytest.raises(bm.BadOption) as caught:
            game.new(game.players_min, options={option.name: value})
        assert caught.value.code == "bad-option"
        assert caught.value.params["option"] == option.name


@over_games
@pytest.mark.parametrize("name", ["", "no_such_option", 7, None])
def test_unknown_options_are_refused(game: bm.Game, name: Any) -> None:
    with pytest.raises(bm.BadOption) as caught:
        game.new(game.players_min, options={name: True})
    assert caught.value.code == "bad-option"


@over_games
@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "x", "7", True, b"1", [1]])
def test_wrong_seeds_are_refused(game: bm.Game, seed: Any) -> None:
    with pytest.raises(bm.BadSeed) as caught:
        game.new(game.players_min, seed=seed)
    assert caught.value.code == "bad-seed"
    state = game.new(game.players_min, seed=1)
    with pytest.raises(bm.BadSeed):
        state.determinize(0, seed)
