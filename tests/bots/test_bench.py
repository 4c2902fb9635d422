"""The measurements of `bench`: all keys, sensible figures, both forms."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.arena.bench import BenchFailed, Twin, make_starts, measure, middle_of_game
from tests.bots.positions import many_players


@pytest.mark.parametrize("game_id", bm.games())
def test_bench_measures_everything(game_id: str) -> None:
    players = many_players(game_id)
    figures = measure(game_id, players, seconds=1.0)
    assert figures["game"] == game_id
    assert figures["players"] == players
    assert figures["compiled"] is bm.compiled()
    assert figures["games_per_s"] > 1
    assert figures["decisions_per_s"] == pytest.approx(figures["games_per_s"] * figures["decisions_per_game"])
    assert figures["decisions_per_s"] / 3 < figures["choices_per_s"] < figures["decisions_per_s"]
    assert 0 < figures["clone_us"] < 1000
    assert figures["search_iterations_per_s"] > figures["games_per_s"] / 4
    assert figures["master_iterations_per_s"] > 1
    assert figures["bots"]["greedy"]["choices_per_s"] > 10
    choices = figures["choices_in_views"]
    assert 0 < choices["mean"] < choices["worst"]
    assert choices["worst_decision"] in [kind.name for kind in bm.game(game_id).catalogue.decisions]
    if bm.compiled():
        assert choices["mean"] < 4  # at most 5 in the worst decision, but not on a machine that does other things too
        assert figures["ratio_interpreted"] is not None
        assert figures["ratio_interpreted"] > 5  # 15 is promised, but not on a machine that does other things too
    else:
        assert figures["ratio_interpreted"] is None


def test_options_are_part_of_what_is_measured() -> None:
    modules = {"support": True, "profiteers": True, "development": True}
    figures = measure("villagers", 4, seconds=1.0, options=modules)
    assert figures["options"] == {**modules, "locks": True, "any_covered": True}
    plain = measure("villagers", 4, seconds=1.0)
    assert figures["decisions_per_game"] > plain["decisions_per_game"] + 5, "the modules bring decisions of their own"
    with pytest.raises(bm.BadOption):
        measure("villagers", 4, options={"weather": True})


@pytest.mark.parametrize("game_id", bm.games())
def test_the_middle_of_a_game_has_something_to_choose(game_id: str) -> None:
    for players in (2, many_players(game_id)):
        middle = middle_of_game(make_starts(bm.game(game_id), players, {}))
        assert not middle.is_over
        assert len(middle.legal()) > 1
        assert middle.turn > 10


def test_the_twin_answers_with_the_speed_of_the_interpreted_form() -> None:
    twin = Twin("caylus1303", 2, {})
    try:
        assert 1_000 < twin.decisions_per_s(0.05) < 1_000_000
        assert twin.decisions_per_s(0.05) > 1_000
    finally:
        twin.close()
    assert twin.process.returncode == 0


def test_a_twin_that_cannot_run_is_a_typed_error() -> None:
    twin = Twin("carcassonne", 2, {})
    with pytest.raises(BenchFailed, match="carcassonne"):
        twin.decisions_per_s(0.05)
    twin.close()


def test_unknown_games_are_refused() -> None:
    with pytest.raises(bm.UnknownGame):
        measure("carcassonne", 2)
    with pytest.raises(bm.BadPlayers):
        measure("caylus1303", 9)
