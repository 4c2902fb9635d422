"""When games played on from two choices make it clear which is better."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.bots.level_bots import master_search
from baumeister.engine.chance import Rng
from baumeister.exercises.paired import FIRST_LOOK, LEAST_GAP, LOOK_EVERY, MOST_DEALS, Clear, PairedTally, compare
from baumeister.games import game as find_game

#: In so many steps a generator's numbers are cut.
STEPS = 1000


def decide(results: list[float]) -> tuple[Clear, int]:
    """What comes of these differences, deal by deal, and after how many."""
    tally = PairedTally()
    for deals, result in enumerate(results, start=1):
        tally.wins.append(result)
        if (clear := tally.clear()) is not Clear.NOT_YET:
            return clear, deals
    return Clear.NOT_YET, len(results)


def coins(seed: int, better: float, worse: float) -> list[float]:
    """Differences of paired games: the one choice wins alone with the first chance, the other with the second."""
    rng, results = Rng(seed), []
    for _ in range(MOST_DEALS):
        ticket = rng.below(STEPS) / STEPS
        results.append(1.0 if ticket < better else -1.0 if ticket < better + worse else 0.0)
    return results


def test_a_choice_that_always_wins_where_the_other_loses_is_clear_at_the_first_look() -> None:
    assert decide([1.0] * MOST_DEALS) == (Clear.BETTER, FIRST_LOOK)


def test_games_that_end_alike_whatever_is_chosen_prove_nothing() -> None:
    clear, deals = decide([0.0] * MOST_DEALS)
    assert clear is Clear.NO_BETTER
    assert deals < MOST_DEALS / 4  # and little time is spent on them


def test_what_is_worse_is_given_up_soon() -> None:
    assert decide([-1.0] * MOST_DEALS) == (Clear.NO_BETTER, FIRST_LOOK)


def test_equal_choices_are_rarely_called_clear_although_one_looks_often() -> None:
    called = sum(decide(coins(seed, 0.25, 0.25))[0] is Clear.BETTER for seed in range(400))
    assert called <= 8  # 2 %


def test_a_real_difference_is_mostly_found() -> None:
    found = sum(decide(coins(seed, 0.40, 0.10))[0] is Clear.BETTER for seed in range(100))
    assert found >= 85


def test_every_comparison_is_decided_after_the_last_deal() -> None:
    assert (MOST_DEALS - FIRST_LOOK) % LOOK_EVERY == 0
    assert all(decide(coins(seed, 0.30, 0.20))[0] is not Clear.NOT_YET for seed in range(50))


def test_a_small_gap_is_no_exercise_however_certain_it_is() -> None:
    results = ([1.0] + [0.0] * 24) * 8
    assert 0 < sum(results) / len(results) < LEAST_GAP
    assert decide(results)[0] is Clear.NO_BETTER


def test_noise_is_never_nothing() -> None:
    tally = PairedTally(wins=[1.0] * 50)
    assert tally.noise > 0


@pytest.mark.parametrize("game_id", bm.games())
def test_games_differ_from_deal_to_deal_even_where_nothing_is_hidden(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else many games would prove no more than one."""
    monkeypatch.setattr("baumeister.exercises.paired.THINKING", 8)
    monkeypatch.setattr("baumeister.exercises.paired.MOST_DEALS", 4)
    game = find_game(game_id)
    state = game.new(2, seed=5)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    one, other = state.legal()[:2]
    _, tally = compare(game, master_search(game), state, one, other, seed=9)
    assert len(set(tally.points)) > 1


@pytest.mark.parametrize("game_id", ["caylus1303", "villagers"])
def test_paired_games_are_the_same_every_time_and_leave_the_position_alone(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baumeister.exercises.paired.THINKING", 2)
    monkeypatch.setattr("baumeister.exercises.paired.MOST_DEALS", 3)
    game = find_game(game_id)
    state = game.new(2, seed=5)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    before, (one, other, *_) = state.digest(), state.legal()
    tallies = [compare(game, master_search(game), state, one, other, seed=9)[1] for _ in range(2)]
    assert tallies[0] == tallies[1]
    assert state.digest() == before
    same = compare(game, master_search(game), state, one, one, seed=9)[1]
    assert same.wins == [0.0] * 3  # the same luck on both sides
