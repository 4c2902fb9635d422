"""What runs for weeks keeps no memory: bots at tables and in the arena, states between processes, hints.

A `vec` that interpreted code hands to compiled code is never freed (mypyc 2.4), so none may cross over on these ways:
before, every choice of a level cost 2 kB for good and every state that came from another process up to 16.
"""

from __future__ import annotations

import gc
import pickle
import tracemalloc
from collections.abc import Callable

import pytest

import baumeister as bm
from baumeister.analysis.eyes import NetEyes
from baumeister.arena.simulate import Plan, play_one
from baumeister.bots.door import Budget, bot_names, make_bot, seen_by
from tests.battery.tables import over_games

CALLS = 60
ROUNDS = 5
#: Bytes a call may keep on average: allocators and caches are never quite still, and the smallest `vec` has more.
MOST_KEPT = 60


def kept_by(call: Callable[[], object]) -> float:
    """Bytes that are still there after a call, on average. What leaks does so in every round; a cache that grows, or a
    thread of the test's own machinery, in one."""
    for _ in range(CALLS):  # whatever is made once and remembered
        call()
    least = float("inf")
    for _ in range(ROUNDS):
        least = min(least, _kept_in_a_round(call))
        if least < MOST_KEPT:
            break
    return least


def _kept_in_a_round(call: Callable[[], object]) -> float:
    tracemalloc.start()
    try:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(CALLS):
            call()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / CALLS
    finally:
        tracemalloc.stop()


def position(game: bm.Game) -> bm.State:
    """With several legal actions, so that nobody answers without looking."""
    state = game.new(game.players_max, seed=98)
    for _ in range(30):
        state.apply(state.legal()[-1])
    while len(state.legal()) < 3:
        state.apply(state.legal()[-1])
    return state


def test_the_measure_finds_what_is_kept() -> None:
    hoard: list[bytes] = []
    assert kept_by(lambda: hoard.append(bytes(200))) > MOST_KEPT


@over_games
@pytest.mark.parametrize("name", bot_names())
def test_a_choice_keeps_no_memory(game: bm.Game, name: str) -> None:
    seen, bot = seen_by(game, position(game)), make_bot(name, seed=1)
    assert kept_by(lambda: bot.choose(seen, Budget(iterations=5))) < MOST_KEPT


@over_games
def test_states_from_other_processes_keep_no_memory(game: bm.Game) -> None:
    state = position(game)
    assert kept_by(lambda: state.from_list(state.to_list())) < MOST_KEPT
    assert kept_by(lambda: pickle.loads(pickle.dumps(state))) < MOST_KEPT


@over_games
def test_the_eyes_of_hints_keep_no_memory(game: bm.Game) -> None:
    state, chance = position(game), seen_by(game, position(game)).chance(1)

    def look() -> None:
        eyes = NetEyes(game)
        eyes.chances(state)
        eyes.move(state.clone(), chance)
        eyes.first_sight(state.clone(), chance)
        eyes.search(state.clone(), 3, 0.0, chance)

    assert kept_by(look) < MOST_KEPT


def test_random_games_keep_no_memory() -> None:
    (scheduled, *_) = Plan("caylus1303", players=2, games=2).schedule()
    assert kept_by(lambda: play_one(scheduled)) < MOST_KEPT
