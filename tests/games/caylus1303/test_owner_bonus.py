"""The owner bonus of the stone production tiles: one good for the owner when others are activated there."""

import pytest

from tests.games.caylus1303.scene import (
    activate,
    asked,
    gains,
    holdings,
    lay,
    legal,
    pass_bridge,
    play,
    points_of,
    scene,
    visit,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)

PRODUCTION = pytest.mark.parametrize(("tile", "good"), [("farm", "food"), ("sawmill", "wood"), ("quarry", "stone")])


@pytest.mark.rule("1303-bonus-01")
@PRODUCTION
def test_the_owner_takes_one_good_when_another_players_worker_is_activated(tile: str, good: str) -> None:
    state = scene()
    lay(state, 15, f"stone_{tile}", GREEN)
    before = holdings(state)
    visit(state, BLACK, 15)
    assert asked(state) == ("use", BLACK), "the owner decides nothing"
    play(state, "use:1")
    assert gains(before, state) == {
        GREEN: {good: 1},
        BLACK: {good: 2, "cloth": 1, "workers": -1, "camp": 1},
        RED: {"workers": -1},  # on the Gold Mine, still to come
    }
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-bonus-01")
@PRODUCTION
def test_the_owners_own_worker_brings_no_bonus(tile: str, good: str) -> None:
    state = scene()
    lay(state, 15, f"stone_{tile}", BLACK)
    visit(state, BLACK, 15)
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: 2, "cloth": 1, "camp": 1}}


@pytest.mark.rule("1303-bonus-01")
@pytest.mark.parametrize(
    "tile", ["wood_farm", "wood_market", "wood_manor", "stone_gold_mine", "stone_foundry", "stone_church"]
)
def test_other_built_tiles_bring_their_owner_no_bonus(tile: str) -> None:
    state = scene()
    lay(state, 15, tile, GREEN)
    before = holdings(state)
    visit(state, BLACK, 15)
    play(state, "decline")
    assert GREEN not in gains(before, state)


@pytest.mark.rule("1303-bonus-01", "1303-stone-02")
@PRODUCTION
def test_the_start_side_brings_nobody_a_bonus(tile: str, good: str) -> None:
    state = scene()
    lay(state, 15, f"stone_{tile}")
    visit(state, BLACK, 15)
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: 1, "cloth": 1, "camp": 1}}


@pytest.mark.rule("1303-bonus-01")
def test_without_a_worker_there_is_no_bonus() -> None:
    state = scene()
    lay(state, 15, "stone_farm", GREEN)
    before = holdings(state)
    visit(state, BLACK, 14)
    play(state, "decline")
    assert GREEN not in gains(before, state)


@pytest.mark.rule("1303-bonus-02")
def test_the_bonus_is_due_when_the_visitor_declines() -> None:
    state = scene()
    lay(state, 15, "stone_sawmill", GREEN)
    before = holdings(state)
    visit(state, BLACK, 15)
    play(state, "decline")
    assert gains(before, state) == {
        GREEN: {"wood": 1},
        BLACK: {"workers": -1, "camp": 1},
        RED: {"workers": -1},
    }


@pytest.mark.rule("1303-bonus-03")
@pytest.mark.parametrize(("gap", "bonus"), [(14, 0), (15, 1), (16, 1)])
def test_the_bonus_needs_an_activated_tile(gap: int, bonus: int) -> None:
    state = scene()
    lay(state, 15, "stone_farm", GREEN)
    worker(state, BLACK, 15)
    state.provost = gap
    activate(state)
    pass_bridge(state)
    assert holdings(state)[GREEN]["food"] == bonus
    assert (asked(state) == ("use", BLACK)) is (bonus == 1)


@pytest.mark.rule("1303-bonus-04")
def test_two_visitors_bring_one_bonus() -> None:
    state = scene()
    lay(state, 15, "stone_quarry", GREEN)
    before = holdings(state)
    worker(state, BLACK, 15)
    visit(state, BLUE, 15)
    assert asked(state) == ("use", BLACK)
    play(state, "use:1")
    assert asked(state) == ("use", BLUE)
    assert legal(state) == {"decline", "use:1"}
    play(state, "use:1")
    assert gains(before, state) == {
        GREEN: {"stone": 1},
        BLACK: {"stone": 2, "cloth": 1, "workers": -1, "camp": 1},
        BLUE: {"stone": 2, "cloth": 1, "workers": -1, "camp": 1},
        RED: {"workers": -1},
    }


@pytest.mark.rule("1303-bonus-04")
@pytest.mark.parametrize("order", [(GREEN, BLACK), (BLACK, GREEN)], ids=["owner-first", "owner-second"])
def test_no_bonus_with_the_owner_as_one_of_the_two(order: tuple[int, int]) -> None:
    state = scene()
    lay(state, 15, "stone_quarry", GREEN)
    worker(state, order[0], 15)
    visit(state, order[1], 15)
    before = holdings(state)
    play(state, "decline", "decline")
    assert gains(before, state) == {GREEN: {"camp": 1}, BLACK: {"camp": 1}}
    assert asked(state) == ("use", RED)
    assert holdings(state)[GREEN]["stone"] == 0


@pytest.mark.rule("1303-bonus-04")
@pytest.mark.parametrize("elsewhere", [14, 16])
def test_a_second_worker_of_the_owner_elsewhere_does_not_cost_the_bonus(elsewhere: int) -> None:
    state = scene()
    lay(state, 15, "stone_quarry", GREEN)
    lay(state, 16, "wood_farm", RED)
    worker(state, BLUE, elsewhere)
    worker(state, GREEN, elsewhere)
    visit(state, BLACK, 15)
    while asked(state) != ("use", RED):
        play(state, "decline")
    assert holdings(state)[GREEN]["stone"] == 1


@pytest.mark.rule("1303-bonus-04")
def test_a_second_visitor_elsewhere_does_not_matter() -> None:
    state = scene()
    lay(state, 15, "stone_quarry", GREEN)
    worker(state, RED, 14)
    worker(state, BLUE, 14)
    visit(state, GREEN, 15)
    while asked(state) != ("use", RED) or state.cursor != 19:
        play(state, "decline")
    assert holdings(state)[GREEN]["stone"] == 0
    assert points_of(state) == [0, 0, 0, 0]
