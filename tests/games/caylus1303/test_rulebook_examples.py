"""The worked examples of the German rulebook, with their exact positions."""

import pytest

from tests.games.caylus1303.scene import (
    activate,
    asked,
    deliver,
    goods,
    goods_of,
    lay,
    play,
    scene,
    site_worker,
    tile_on,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)


@pytest.mark.rule("1303-example-01")
def test_passing_order_example_of_page_4() -> None:
    state = scene()
    before = int(state.workers[GREEN])
    play(state, "pass", "pass", "place:6", "pass", "place:7", "pass")
    # The bridge was full after Green's pass, so the round is in its activation by now.
    assert list(state.bridge[:4]) == [BLUE, BLACK, RED, GREEN]
    assert state.start_seat == BLUE
    assert state.workers[GREEN] == before - 4
    assert [state.worker[6], state.worker[7]] == [GREEN, GREEN]
    assert state.camp[GREEN] == 15 - before + 2


@pytest.mark.rule("1303-example-02")
def test_building_the_quarry_example_of_page_4() -> None:
    state = scene()
    goods(state, RED, food=1, wood=1)
    worker(state, RED, 3)
    activate(state)
    assert asked(state) == ("build", RED)
    play(state, "build:wood_quarry")
    assert goods_of(state, RED) == {}
    assert tile_on(state, 15) == "wood_quarry"
    assert state.owner[15] == RED
    assert state.points[RED] == 2


@pytest.mark.rule("1303-example-05")
def test_delivery_example_of_page_6() -> None:
    state = scene()
    site_worker(state, RED)
    site_worker(state, GREEN)
    goods(state, RED, food=1, wood=1, stone=1)
    goods(state, GREEN, food=2, wood=2, stone=2)
    deliver(state)
    play(state, "give:wood", "give:wood", "give:wood")
    assert [state.points[RED], state.points[GREEN]] == [5, 10]
    assert asked(state) == ("favor", GREEN)


@pytest.mark.rule("1303-example-07")
def test_provost_reset_example_1_of_page_7() -> None:
    state = scene()
    lay(state, 15, "wood_quarry", owner=RED)
    lay(state, 16, "wood_stonemason", owner=BLUE)
    play(state, *["pass"] * 4)
    while state.round == 1:
        play(state, "provost:0")
    assert state.provost == 15
