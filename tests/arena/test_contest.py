"""The schedule: seat-balanced, the same every time, and refused at once where it cannot be played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import baumeister as bm
from baumeister.arena.contest import BadPlan, Contest, read_player
from baumeister.bots.door import BadBudget, UnknownBot

GAME = "caylus1303"
THREE = ("greedy", "ismcts@5", "random")


def test_in_pairs_each_bot_sits_alone_against_each_later_one() -> None:
    contest = Contest(GAME, THREE, players=4, games=8)
    assert [(match.single, match.others) for match in contest.matches] == [
        ("greedy", "ismcts@5"),
        ("greedy", "random"),
        ("ismcts@5", "random"),
    ]
    assert contest.matches[1].circle == ("greedy", "random", "random", "random")


def test_a_ladder_is_played_between_neighbours() -> None:
    pairs = [(match.single, match.others) for match in Contest(GAME, THREE, mode="ladder").matches]
    assert pairs == [("greedy", "ismcts@5"), ("ismcts@5", "random")]


def test_at_one_table_all_bots_play_each_for_himself() -> None:
    (match,) = Contest(GAME, THREE, players=5, mode="table").matches
    assert match.circle == ("greedy", "ismcts@5", "random", "greedy", "ismcts@5")
    assert match.single is None


def test_every_bot_sits_everywhere_with_every_deal() -> None:
    contest = Contest(GAME, THREE, players=3, games=7, first_seed=40)
    games = list(contest.schedule(0))
    assert len(games) == 9  # whole deals
    alone = Counter(next(seat for seat, who in enumerate(at.players) if who.label == "greedy") for at in games)
    assert alone == {0: 3, 1: 3, 2: 3}
    assert Counter(scheduled.seed for scheduled in games) == {40: 3, 41: 3, 42: 3}


def test_a_number_behind_a_bot_is_its_iterations() -> None:
    assert read_player("ismcts@500", "caylus").budget.iterations == 500
    assert read_player("ismcts@500", "caylus").bot == "ismcts"
    assert read_player("ismcts", "caylus", 30).budget.iterations == 30
    assert read_player("ismcts@7", "caylus", 30).budget.iterations == 7


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "carcassonne"}, bm.UnknownGame),
        ({"players": 7}, bm.BadPlayers),
        ({"games": 0}, BadPlan),
        ({"games": "many"}, BadPlan),
        ({"games": 100_001}, BadPlan),
        ({"bots": THREE, "games": 50_000}, BadPlan),  # a match, and there are three
        ({"bots": ("greedy",)}, BadPlan),
        ({"bots": ("greedy", "greedy")}, BadPlan),
        ({"bots": ("greedy", "rando")}, UnknownBot),
        ({"bots": ("greedy", "ismcts@0")}, BadBudget),
        ({"bots": THREE, "mode": "table"}, BadPlan),
        ({"mode": "table", "stop": True}, BadPlan),
        ({"options": {"nonsense": 1}}, bm.BadOption),
        ({"first_seed": -1}, bm.BadSeed),
        ({"first_seed": (1 << 64) - 2}, BadPlan),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused_at_once(changes: dict[str, Any], error: type[Exception]) -> None:
    wishes = {"game": GAME, "bots": ("greedy", "random"), "players": 2, "games": 10, **changes}
    with pytest.raises(error):
        Contest(**wishes)
