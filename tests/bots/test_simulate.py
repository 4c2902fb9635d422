"""Many games: seat-balanced, the same result on any number of workers, counted right."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import baumeister as bm
from baumeister.arena import simulate as arena
from baumeister.arena.contest import BadPlan, ScheduledGame
from baumeister.arena.executor import Executor, LocalExecutor, ProcessExecutor, make_executor
from baumeister.arena.interval import wilson
from baumeister.arena.playing import Outcome, SimulationFailed
from baumeister.arena.simulate import Plan, Tally, play_one, run, simulate
from baumeister.bots.door import BadBudget, UnknownBot
from baumeister.bots.levels import LEVELS

GAME = "caylus1303"


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    for plan in (Plan(GAME, 4, 60), Plan(GAME, 2, 8, ("greedy", "random"), first_seed=1 << 63)):
        assert run(plan, workers=1) == run(plan, workers=2)


def test_rows_are_the_same_whoever_plays_them() -> None:
    plan = Plan(GAME, 3, 12, ("greedy", "random", "random"), options={"first_game": True})
    pool = ProcessExecutor(2)
    try:
        outcomes = [outcome for chunk in simulate(plan, pool) for outcome in chunk]
    finally:
        pool.close()
    assert sorted(outcomes, key=lambda outcome: outcome.number) == [
        play_one(scheduled) for scheduled in plan.schedule()
    ]
    assert len(outcomes) == 12


def test_every_bot_sits_everywhere_equally_often_with_the_same_deals() -> None:
    games = list(Plan(GAME, 3, 30, ("greedy", "random")).schedule())
    seats = Counter((seat, bot) for scheduled in games for seat, bot in enumerate(scheduled.labels))
    assert {seats[seat, "greedy"] for seat in range(3)} == {20}
    assert {seats[seat, "random"] for seat in range(3)} == {10}
    assert Counter(scheduled.seed for scheduled in games) == dict.fromkeys(range(10), 3)
    assert len(set(games)) == 30


def test_equal_bots_need_no_rotation() -> None:
    seeds = [scheduled.seed for scheduled in Plan(GAME, 4, 10, first_seed=5).schedule()]
    assert seeds == list(range(5, 15))


def iterations_of(plan: Plan) -> dict[str, int | None]:
    return {who.label: who.budget.iterations for scheduled in plan.schedule() for who in scheduled.players}


def test_every_bot_thinks_as_long_as_it_does_in_play_unless_it_is_told_otherwise() -> None:
    bots = ("master", "carver", "ismcts", "master@7")
    carver = LEVELS["carver"].iterations[GAME]
    own = iterations_of(Plan(GAME, 4, 1, bots))
    assert own["master"] == LEVELS["master"].live.iterations == 20_000
    assert own == {"master": 20_000, "carver": carver, "ismcts": 1000, "master@7": 7}
    told = iterations_of(Plan(GAME, 4, 1, bots, iterations=30))
    assert told == {"master": 30, "carver": 30, "ismcts": 30, "master@7": 7}


def test_random_games_are_played_to_the_end_and_counted() -> None:
    summary = run(Plan(GAME, 5, 40), workers=1)
    assert summary.games == 40
    assert summary.bots["random"].entries == 200
    assert summary.bots["random"].wins == pytest.approx(40)
    assert sum(standing.wins for standing in summary.seats.values()) == pytest.approx(40)
    assert summary.decisions > 40 * 100


def row(scores: tuple[int, ...], winners: tuple[int, ...], bots: tuple[str, ...]) -> Outcome:
    return Outcome(0, 0, 1, bots, scores, winners, decisions=10)


def test_a_tally_by_hand() -> None:
    tally = Tally()
    tally.add([row((10, 4), (0,), ("a", "b")), row((7, 7), (0, 1), ("b", "a"))])
    tally.add([row((3, 8), (1,), ("a", "b"))])
    summary = tally.summary()
    assert (summary.games, summary.decisions) == (3, 30)
    first, second = summary.bots["a"], summary.bots["b"]
    assert (first.entries, first.wins, first.share) == (3, 1.5, 0.5)
    assert first.mean_score == pytest.approx(20 / 3)
    assert second.mean_score == pytest.approx(19 / 3)
    assert summary.seats[0].wins == 1.5
    assert summary.seats[1].mean_score == pytest.approx(19 / 3)


def test_the_order_of_the_rows_does_not_matter() -> None:
    rows = [row((i, 5 * i % 7, 3), tuple(range(1 + i % 3)), ("a", "b", "c")) for i in range(30)]
    forwards, backwards = Tally(), Tally()
    forwards.add(rows)
    backwards.add(reversed(rows))
    assert forwards.summary() == backwards.summary()


def test_wilson_against_published_figures() -> None:
    # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I: method 3.
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        assert list(wilson(wins, games)) == pytest.approx([low, high], abs=2e-4)
    assert wilson(29, 29)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "carcassonne"}, bm.UnknownGame),
        ({"players": 7}, bm.BadPlayers),
        ({"games": 0}, BadPlan),
        ({"games": "many"}, BadPlan),
        ({"bots": ()}, BadPlan),
        ({"bots": ("random",) * 3}, BadPlan),
        ({"bots": ("rando",)}, UnknownBot),
        ({"options": {"nonsense": 1}}, bm.BadOption),
        ({"iterations": 0}, BadBudget),
        ({"first_seed": -1}, bm.BadSeed),
        ({"first_seed": (1 << 64) - 2}, BadPlan),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(changes: dict[str, Any], error: type[Exception]) -> None:
    wishes = {"game": GAME, "players": 2, "games": 10, **changes}
    with pytest.raises(error):
        Plan(**wishes)


def test_a_failing_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(scheduled: ScheduledGame) -> Outcome:
        if scheduled.seed == 3:
            raise ValueError("the tower fell")
        return row((1, 0), (0,), scheduled.labels)

    monkeypatch.setattr(arena, "play_one", fail)
    with pytest.raises(SimulationFailed, match="caylus1303, seed 3, bots random, random: ValueError: the tower fell"):
        list(simulate(Plan(GAME, 2, 10), LocalExecutor()))


def test_progress_comes_in_pieces() -> None:
    done = [len(rows) for rows in simulate(Plan(GAME, 2, 100), LocalExecutor())]
    assert sum(done) == 100
    assert len(done) >= 10


def half(number: int) -> float:
    return number / 2


@pytest.mark.parametrize("workers", [1, 2])
def test_an_executor_gives_every_result_once(workers: int) -> None:
    executor: Executor = make_executor(workers)
    try:
        assert sorted(executor.map_unordered(half, range(50))) == [number / 2 for number in range(50)]
        assert list(executor.map_unordered(half, [])) == []
    finally:
        executor.close()
