"""What a study counts, and that it depends on the plan alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.arena.contest import BadPlan
from baumeister.arena.executor import LocalExecutor
from baumeister.arena.study import DEEDS, LEAST_ENTRIES, Deed, StudyPlan, Watched, deed_of, play_study, sum_up
from baumeister.cli.main import main

BUILT = Deed("built", "tile", "wood_quarry")
PLAN = StudyPlan("caylus1303", players=2, games=40, iterations=2)


def game(number: int, scores: tuple[int, int], *, builder: int | None = None) -> Watched:
    best = max(scores)
    return Watched(
        number=number,
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        decisions=100 + number,
        rounds=9,
        openings=("pass", "place:3"),
        order=(1, 0) if number < 10 else (0, 1),
        deeds=tuple(frozenset({BUILT} if seat == builder else ()) for seat in range(2)),
    )


def test_shares_are_counted_by_seat_opening_and_deed() -> None:
    games = [game(number, (30, 20) if number < 30 else (20, 24), builder=0) for number in range(40)]
    study = sum_up(PLAN, games)
    assert [row.wins for row in study.seats] == [30, 10]
    assert study.seats[0].share == 0.75
    assert study.seats[0].interval[0] < 0.75 < study.seats[0].interval[1]
    assert [(row.entries, row.wins) for row in study.order] == [(40, 20), (40, 20)], "seat 2 began the first ten"
    assert study.openings["place:3"].wins == 10
    assert study.deeds == {BUILT: study.seats[0]}
    assert (study.margin, study.close, study.tied) == (8.5, 0, 0)


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    study = sum_up(PLAN, [game(number, (25, 25)) for number in range(4)])
    assert [row.wins for row in study.seats] == [2, 2]
    assert (study.tied, study.close) == (1, 1)


def test_what_hardly_anybody_did_is_not_reported() -> None:
    seldom = [game(number, (30, 20), builder=0 if number < LEAST_ENTRIES - 1 else None) for number in range(40)]
    often = [game(number, (30, 20), builder=0 if number < LEAST_ENTRIES else None) for number in range(40)]
    assert not sum_up(PLAN, seldom).deeds
    assert set(sum_up(PLAN, often).deeds) == {BUILT}


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [game(number, (number % 7, number % 5), builder=number % 2) for number in range(40)]
    assert sum_up(PLAN, games) == sum_up(PLAN, reversed(games))


@pytest.mark.parametrize("game_id", bm.games())
def test_every_game_is_played_to_its_end_and_the_same_again(game_id: str) -> None:
    plan = StudyPlan(game_id, players=3, games=2, iterations=2)
    first, again = (sorted(play_study(plan, LocalExecutor()), key=lambda one: one.number) for _ in range(2))
    assert first == again
    assert [one.number for one in first] == [0, 1]
    assert all(one.winners and all(one.openings) and any(one.deeds) for one in first)
    assert all(sorted(one.order) == [0, 1, 2] for one in first)


@pytest.mark.parametrize("game_id", bm.games())
def test_every_game_has_deeds_to_count(game_id: str) -> None:
    title = bm.game(game_id)
    assert set(DEEDS) & {event.name for event in title.catalogue.events}
    state = title.new(2, seed=1)
    found = []
    while not state.is_over:
        state.apply(state.legal()[-1])
        found += [deed for event in state.events(None) if (deed := deed_of(event)) is not None]
    assert all(deed.piece and deed.field for deed in found)


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadPlan):
        StudyPlan("caylus1303", players=2, games=0, iterations=2)


def test_the_command_tells_draws_and_writes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["study", "caylus1303", "--games", "2", "--iterations", "1", "--workers", "1", "--lang", "en"]
    picture = tmp_path / "study.svg"
    assert main([*words, "--svg", str(picture)]) == 0
    shown = capsys.readouterr().out
    assert "By seat" in shown
    assert "By turn" in shown
    assert "<svg" in picture.read_text()
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert len(told["seats"]) == 2
    assert told["plan"]["iterations"] == 1
    assert main([*words, "--svg", str(tmp_path / "no" / "where.svg")]) == 1
