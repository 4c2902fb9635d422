"""Batches play exactly the games of the engine, whatever their size, and refuse bad input without a change."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

import numpy as np
import pytest

import baumeister as bm
from baumeister.bots.door import UnknownBot
from baumeister.research.arrays import Arrays, Eyes
from baumeister.research.batch import game_seed
from baumeister.research.errors import BadActions, BadReward
from baumeister.research.rewards import KINDS, rewards_of
from baumeister.research.spec import EnvSpec, all_combinations, observed_games
from tests.battery.tables import all_tables, tables_of_this_round

GAMES = observed_games()
#: Games side by side, where the rare moves shall be among those played.
PLACES = 8


def digests(games: Arrays) -> list[str]:
    return [games.state(place).digest() for place in range(games.count)]


@pytest.mark.parametrize(("game_id", "players"), all_combinations())
def test_a_batch_plays_the_games_of_the_engine(game_id: str, players: int) -> None:
    """Seats, masks, lists, rows, ends, scores and rewards, against states that `apply` carries on."""
    spec = EnvSpec(game_id, players)
    title, eyes, rng = bm.game(game_id), Eyes(spec), np.random.default_rng(0)
    games = Arrays(spec, 3, seed=11)
    mirror = [title.new(players, seed=game_seed(0, 11, place, 0)) for place in range(3)]
    ended = 0
    while ended < 3:
        for place, state in enumerate(mirror):
            assert games.seat[place] == state.seat
            assert np.flatnonzero(games.mask[place]).tolist() == state.legal()
            assert games.legal[place, : games.legal_count[place]].tolist() == state.legal()
            assert (games.obs[place] == eyes.row(state, int(state.seat))).all()
            assert sorted(games.set[place, : games.set_count[place]]) == np.flatnonzero(games.obs[place]).tolist()
        actions = games.random_actions(rng)
        games.step(actions)
        for place, state in enumerate(mirror):
            state.apply(int(actions[place]))
            assert games.done[place] == state.is_over
            if state.is_over:
                ended += 1
                assert games.final_score[place].tolist() == state.scores()
                assert games.reward[place].tolist() == rewards_of(state, 0)
                mirror[place] = title.new(players, seed=game_seed(0, 11, place, int(games.episode[place]) - 1))
            else:
                assert not games.reward[place].any()
    assert [state.digest() for state in mirror] == digests(games)


@pytest.mark.parametrize("game_id", GAMES)
def test_rows_that_go_on_with_a_game_are_as_fresh_ones(game_id: str) -> None:
    """Parts that have not changed are left as they are: with all options, whoever is asked next, and at the end."""
    rng = np.random.default_rng(1)
    for table in tables_of_this_round(all_tables(game_id)):
        spec = EnvSpec(game_id, table.players, options=dict(table.options))
        games, eyes = Arrays(spec, PLACES, seed=12, autoreset=False), Eyes(spec)
        for _ in range(2):
            while (games.seat >= 0).any():
                games.step(games.random_actions(rng))
                for place in range(PLACES):
                    assert (games.obs[place] == eyes.row(games.state(place), int(games.viewer[place]))).all(), table
            games.restart(np.full(PLACES, True))


@pytest.mark.parametrize("opponents", [(), ("random",), ("apprentice",)])
def test_what_happens_in_a_place_does_not_depend_on_the_others(opponents: tuple[str, ...]) -> None:
    spec = EnvSpec("caylus1303", 2)
    few, many = Arrays(spec, 2, 5, opponents), Arrays(spec, 5, 5, opponents)
    last = Arrays(spec, 2, 5, opponents, first=3)
    for _ in range(150):
        for games in (few, many, last):
            games.step(games.legal[:, 0])
    assert digests(many) == [*digests(few), digests(many)[2], *digests(last)]


@pytest.mark.parametrize("reward", KINDS)
@pytest.mark.parametrize("players", [2, 4])
def test_rewards_sum_to_zero_and_the_winner_has_the_most(reward: str, players: int) -> None:
    rng = np.random.default_rng(1)
    games = Arrays(EnvSpec("magna_carta", players, reward=reward), 8, observations=False)
    ended = 0
    while ended < 8:
        games.step(games.random_actions(rng))
        for place in np.flatnonzero(games.done):
            ended += 1
            assert games.reward[place].sum() == pytest.approx(0)
            assert games.final_score[place].argmax() in np.flatnonzero(games.reward[place] == games.reward[place].max())
            if reward != "lead":
                assert abs(games.reward[place]).max() <= 1


def test_a_shared_victory_is_shared() -> None:
    state: Any = bm.game("caylus1303").new(3, seed=1)
    while not state.is_over:
        state.step(state.legal()[0])
    state.points[0], state.points[1], state.points[2] = 20, 20, 5
    assert state.winners() == [0, 1]
    assert rewards_of(state, KINDS.index("win")) == pytest.approx([0.25, 0.25, -0.5])
    assert rewards_of(state, KINDS.index("rank")) == pytest.approx([0.5, 0.5, -1.0])
    assert rewards_of(state, KINDS.index("lead")) == pytest.approx([7.5, 7.5, -15.0])


def test_forced_actions_can_be_passed_over() -> None:
    games = Arrays(EnvSpec("villagers", 3, skip_forced=True), 4, seed=2, observations=False)
    rng = np.random.default_rng(2)
    while games.episode.min() < 2:
        assert games.legal_count.min() > 1
        games.step(games.random_actions(rng))


def test_players_inside_take_turns_at_the_seats_and_see_no_more_than_their_seat() -> None:
    """The learner sits on every seat in turn; an opponent inside chooses as the same level does at a table."""
    games = Arrays(EnvSpec("caylus1303", 3), 1, 3, ("random", "random"))
    rng = np.random.default_rng(3)
    seats: list[int] = []
    while len(seats) < 4:
        begun = int(games.episode[0])
        seats.append(int(games.seat[0]))
        while games.episode[0] == begun:
            assert games.seat[0] == seats[-1]
            games.step(games.random_actions(rng))
    assert sorted(seats[:3]) == [0, 1, 2]
    assert seats[3] == seats[0]


def test_without_autoreset_the_end_stays_until_restart() -> None:
    spec = EnvSpec("caylus1303", 2)
    games = Arrays(spec, 2, 4, autoreset=False)
    rng = np.random.default_rng(4)
    while (games.seat >= 0).any():
        games.step(games.random_actions(rng))
    assert not games.mask.any()
    assert not games.legal_count.any()
    for place in range(2):
        state = games.state(place)
        assert state.is_over
        assert (games.obs[place] == Eyes(spec).row(state, int(games.viewer[place]))).all()
    games.step(np.array([-1, -1]))
    assert not games.done.any()
    assert not games.reward.any()
    before = digests(games)
    games.restart(np.array([False, True]))
    assert games.seat[0] == -1
    assert games.seat[1] >= 0
    assert games.state(0).digest() == before[0]
    assert games.state(1).digest() == bm.game("caylus1303").new(2, seed=game_seed(0, 4, 1, 1)).digest()


@pytest.mark.parametrize("masks", [True, False])
@pytest.mark.parametrize(
    "spoil",
    [
        lambda actions: actions[:2],
        lambda actions: actions.reshape(1, 3),
        lambda actions: actions.astype(float),
        lambda actions: actions.astype(bool),
        lambda actions: [str(action) for action in actions],
        lambda actions: np.array([actions[0], actions[1], 10_000]),
        lambda actions: np.array([actions[0], actions[1], -1]),
        lambda actions: np.array([actions[0], actions[1], int(actions[2]) + (1 << 32)]),
        lambda actions: np.array([actions[0], actions[1], 100]),
    ],
)
def test_bad_actions_are_refused_and_change_nothing(spoil: Any, masks: bool) -> None:
    games = Arrays(EnvSpec("caylus1303", 2), 3, seed=6, masks=masks)
    before = digests(games), games.obs.copy(), games.mask.copy()
    with pytest.raises(BadActions) as caught:
        games.step(spoil(games.legal[:, 0].astype(np.int64)))
    assert caught.value.code == "bad-actions"
    assert digests(games) == before[0]
    assert (games.obs == before[1]).all()
    assert (games.mask == before[2]).all()
    assert (games.length == 0).all()


def test_an_illegal_action_names_its_place_and_no_other_game_has_moved() -> None:
    games = Arrays(EnvSpec("caylus1303", 2), 3, seed=6)
    actions = games.legal[:, 0].astype(np.int64)
    actions[1] = np.flatnonzero(games.mask[1] == 0)[0]
    with pytest.raises(BadActions, match="place 1") as caught:
        games.step(actions)
    assert caught.value.params == {"place": 1, "action": int(actions[1])}


def test_bad_settings_are_refused_by_name() -> None:
    with pytest.raises(bm.UnknownGame):
        EnvSpec("chess", 2)
    with pytest.raises(bm.BadPlayers):
        EnvSpec("magna_carta", 5)
    with pytest.raises(bm.BadOption):
        EnvSpec("caylus", 2, {"dragons": True})
    with pytest.raises(BadReward, match="win, rank, lead"):
        EnvSpec("caylus", 2, reward="fame")
    with pytest.raises(bm.BadSeed):
        Arrays(EnvSpec("caylus", 2), 1, seed=-1)
    with pytest.raises(UnknownBot, match="master@100"):
        Arrays(EnvSpec("caylus", 2), 1, opponents=["wizard"])


def test_arrays_cannot_be_written_to_and_show_the_present() -> None:
    games = Arrays(EnvSpec("caylus1303", 2), 2)
    with pytest.raises(ValueError, match="read-only"):
        games.mask[0, 0] = 1
    seen, before = games.obs, games.obs.copy()
    games.step(games.legal[:, 0])
    assert seen is games.obs
    assert (seen != before).any()


@pytest.mark.parametrize("game_id", GAMES)
def test_steps_keep_no_memory(game_id: str) -> None:
    """Soak does a million of them."""
    games = Arrays(EnvSpec(game_id, 2), 16, opponents=["random"])
    rng = np.random.default_rng(0)

    def kept(steps: int) -> int:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(steps):
            games.step(games.random_actions(rng))
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before

    steps = 100 if bm.compiled() else 10
    for _ in range(steps):
        games.step(games.random_actions(rng))
    # What other tests keep alive is left out of the collections below: it takes seconds to look at.
    gc.collect()
    gc.freeze()
    tracemalloc.start()
    try:
        # Eight bytes a step: less than the smallest object.
        assert min(kept(steps) for _ in range(3)) < steps * games.count * 8
    finally:
        tracemalloc.stop()
