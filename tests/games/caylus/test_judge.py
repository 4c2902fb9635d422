"""The judge of Caylus: what keeps the apprentice from playing like a fool."""

from __future__ import annotations

import pytest

from baumeister.bots.greedy import best_action
from baumeister.engine.state import make_buffer
from baumeister.games.caylus.bot.judge import make_judge
from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus import scene as on


def choice(state: Caylus) -> str:
    """What the greedy bot does here, by name."""
    return on.GAME.action_name(best_action(state, make_judge(), make_buffer()))


def last_to_pass(players: int = 3) -> Caylus:
    """Seat 0 is asked, and all others have passed."""
    state = on.scene(players)
    on.play(state, "place:trading_post", *["pass"] * (players - 1))
    assert on.asked(state) == ("place", 0)
    return state


@pytest.mark.parametrize("special", ["gate", "merchants_guild", "joust_field", "stables", "inn"])
def test_the_pass_that_ends_the_placing_does_not_look_like_the_loss_of_an_own_special_building(special: str) -> None:
    """It would pay for useless places only to put it off."""
    state = last_to_pass()
    on.goods(state, 0, cloth=1)
    on.special_worker(state, 0, special)
    judge = make_judge()
    before = judge.worth(state, 0)
    on.play(state, "pass")
    assert judge.worth(state, 0) == pytest.approx(before)


def test_a_player_with_much_money_places_on_instead_of_passing_first() -> None:
    state = on.scene(4, deniers=9)
    for _ in range(8):
        assert choice(state) != "pass"
        on.play(state, choice(state))
    assert on.money_of(state) == [7, 7, 7, 7]


def test_a_favor_goes_to_another_line_than_money_if_there_is_enough_money() -> None:
    state = on.scene(3, deniers=8)
    on.favor(state, 0)
    assert choice(state) != "line:deniers"


def test_a_favor_goes_to_money_if_there_is_none() -> None:
    state = on.scene(3, deniers=0)
    on.favor(state, 0)
    assert choice(state) == "line:deniers"


def test_nobody_goes_to_the_stables_in_the_last_round() -> None:
    state = on.scene(4)
    state.bailiff = state.provost = 23
    judge = make_judge()
    before = judge.worth(state, 3)
    on.special_worker(state, 3, "stables")
    assert judge.worth(state, 3) - before < judge.price_of_denier()


@pytest.mark.parametrize(("has", "sells"), [({"food": 1}, True), ({"gold": 1}, False), ({"food": 1, "gold": 2}, True)])
def test_the_marketplace_is_worth_a_worker_only_for_a_good_other_than_gold(has: dict[str, int], sells: bool) -> None:
    state = on.scene(3, deniers=1)
    on.goods(state, 0, **has)
    judge = make_judge()
    before = judge.worth(state, 0)
    on.worker(state, 0, 5)
    assert (judge.worth(state, 0) > before) == sells
