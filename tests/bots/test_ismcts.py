"""Plain ISMCTS: the tree adds up, budgets are kept, and it finds what is plain to see."""

from __future__ import annotations

import time

import pytest

import baumeister as bm
from baumeister.bots.door import Budget, make_bot, seen_by
from baumeister.bots.ismcts import search
from baumeister.bots.puct import FIRST_ROOM, ROOT, Tree
from baumeister.engine.chance import Rng
from tests.bots.positions import along_a_game, many_players, table
from tests.games.caylus1303 import scene as on

GAMES = bm.games()


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.child[node])
    while child != 0:
        found.append(child)
        child = int(tree.sibling[child])
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_iteration_is_counted_once_in_each_node_on_its_way(game_id: str) -> None:
    iterations = 150
    tree = search(table(game_id, 3, decisions=30), iterations, 0.0, Rng(1))
    assert sum(int(tree.visits[child]) for child in children(tree, ROOT)) == iterations
    assert tree.size <= iterations + 1
    for node in range(1, int(tree.size)):
        assert int(tree.parent[node]) < node
        assert sum(int(tree.visits[child]) for child in children(tree, node)) <= tree.visits[node]
        assert int(tree.visits[node]) <= tree.available[node] <= iterations
        assert 0.0 <= tree.reward[node] <= int(tree.visits[node])


def test_the_tree_grows_beyond_its_first_room() -> None:
    iterations = FIRST_ROOM + 50
    state = on.scene(players=2, round_number=9)  # the last round: short playouts
    tree = search(state, iterations, 0.0, Rng(1))
    assert tree.size > FIRST_ROOM
    assert sum(int(tree.visits[child]) for child in children(tree, ROOT)) == iterations


@pytest.mark.parametrize("game_id", GAMES)
def test_search_leaves_the_imagined_state_alone(game_id: str) -> None:
    state = table(game_id, many_players(game_id), decisions=40)
    before = state.digest()
    search(state, 20, 0.0, Rng(1))
    assert state.digest() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_and_iterations_give_the_same_choice(game_id: str) -> None:
    game = bm.game(game_id)
    for state in along_a_game(game_id, 2, seed=3, every=50):
        choices = {make_bot("ismcts", 5).choose(seen_by(game, state), Budget(iterations=30)) for _ in range(3)}
        assert len(choices) == 1


def test_seconds_are_kept() -> None:
    state = table(GAMES[0], 4, decisions=30)
    start = time.monotonic()
    action = make_bot("ismcts").choose(seen_by(bm.game(GAMES[0]), state), Budget(seconds=0.3))
    spent = time.monotonic() - start
    assert action in state.legal()
    assert 0.3 <= spent < 5.0  # a busy machine may let us wait


def test_a_bundle_in_the_last_delivery_is_delivered() -> None:
    state = on.scene(players=2, round_number=9)
    on.goods(state, 0, food=1, wood=1, stone=1)
    on.site_worker(state, 0)
    on.deliver(state)
    assert on.asked(state) == ("deliver", 0)
    action = make_bot("ismcts").choose(seen_by(on.GAME, state), Budget(iterations=200))
    assert on.GAME.action_name(action) == "give:wood"


def test_the_winning_monument_is_built() -> None:
    state = on.scene(players=2, round_number=9)
    on.lay(state, 6, "residence", owner=0)
    on.goods(state, 0, gold=5, stone=5)
    state.points[1] = 19  # the Mansion alone wins: 20 points; the Cathedral's 15 and two gold left only draw
    on.steward(state)
    assert on.asked(state) == ("monument", 0)
    action = make_bot("ismcts").choose(seen_by(on.GAME, state), Budget(iterations=300))
    assert on.GAME.action_name(action) == "monument:mansion"
