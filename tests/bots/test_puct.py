"""Search on the net: repeatable, its buffers do not remember, it stops when all is clear, and thinking helps."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.bots.learn import play_blind
from baumeister.bots.net import Evaluator
from baumeister.bots.nets import shipped_net
from baumeister.bots.one_ply import NetCritic, OnePly, Player
from baumeister.bots.puct import CLEAR_AFTER, CLEAR_PART, Search, search_for
from baumeister.engine.chance import Rng
from baumeister.engine.state import make_buffer
from tests.bots.positions import along_a_game

GAMES = bm.games()


def evaluator(game_id: str) -> Evaluator:
    return shipped_net(game_id).evaluator()


def search_of(game_id: str, iterations: int) -> Search:
    return Search(evaluator(game_id), bm.game(game_id).action_count, iterations)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_used_again_finds_what_a_new_one_finds(game_id: str) -> None:
    used = search_of(game_id, 60)
    for state in along_a_game(game_id, 3, seed=2, every=40):
        before = state.digest()
        new = search_of(game_id, 60)
        assert used.pick(state, Rng(7), make_buffer()) == new.pick(state, Rng(7), make_buffer())
        assert used.outcome() == new.outcome()
        assert state.digest() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_every_legal_action_is_tried_and_visits_add_up(game_id: str) -> None:
    search = search_of(game_id, 0)
    for state in along_a_game(game_id, 4, seed=3, every=60):
        search_for(search, state, 80, 5)
        outcome = search.outcome()
        assert {action for action, _, _ in outcome} == set(state.legal())
        assert sum(visits for _, visits, _ in outcome) == search.done == 80
        assert all(0 <= chance <= 1 for _, _, chance in outcome)
        assert [visits for _, visits, _ in outcome] == sorted((visits for _, visits, _ in outcome), reverse=True)


def test_a_tree_outgrows_its_first_room() -> None:
    state = next(iter(along_a_game("caylus", 2, seed=3, every=60)))
    search = search_of("caylus", 0)
    search_for(search, state, 1500, 5)
    assert search.tree.size > 4096
    assert sum(visits for _, visits, _ in search.outcome()) == 1500


@pytest.mark.parametrize("game_id", GAMES)
def test_it_stops_when_the_best_cannot_be_overtaken(game_id: str) -> None:
    early = 0
    for state in along_a_game(game_id, 2, seed=4, every=30):
        search = search_of(game_id, 300)
        chosen = search.pick(state, Rng(1), make_buffer())
        if search.done < 300:
            early += 1
            visits = [visits for _, visits, _ in search.outcome()]
            assert visits[0] - visits[1] > 300 - search.done
            thorough = search_of(game_id, 0)
            search_for(thorough, state, 300, 1)
            assert thorough.outcome()[0][0] == chosen, "what was left could not have changed it"
    assert early > 0


def test_it_stops_soon_where_one_move_is_sensible() -> None:
    clear = 0
    for state in along_a_game("caylus1303", 2, seed=4, every=4):
        search = search_of("caylus1303", 10_000)
        chosen = search.pick(state, Rng(1), make_buffer())
        if search.done < 5_000:  # before that many nothing is beyond being overtaken
            clear += 1
            action, visits, _ = search.outcome()[0]
            assert search.done >= CLEAR_AFTER
            assert visits > CLEAR_PART * int(search.done)
            assert action == chosen
    assert clear > 2


def test_seconds_end_a_search() -> None:
    state = next(iter(along_a_game("caylus1303", 4, seed=4, every=30)))
    search = search_of("caylus1303", 1_000_000_000)
    search.seconds = 0.05
    assert search.pick(state, Rng(1), make_buffer()) in state.legal()
    assert 0 < search.done < 1_000_000


@pytest.mark.parametrize("game_id", GAMES)
def test_thinking_beats_one_step_ahead(game_id: str) -> None:
    """A sample on fixed seeds; docs/bots.md has the measurements."""
    # Where much is hidden it takes more to see through the deals.
    thinker: Player = search_of(game_id, 200 if game_id == "villagers" else 40)
    quick: Player = OnePly(NetCritic(evaluator(game_id)))
    wins = 0.0
    for number in range(8):
        start = bm.game(game_id).new(2, 700 + number // 2)
        seats = [thinker, quick] if number % 2 == 0 else [quick, thinker]
        for action in play_blind(start, seats, 0, Rng(number)):
            start.step(action)
        winners = start.winners()
        wins += (number % 2 in winners) / len(winners)
    assert wins >= 5
