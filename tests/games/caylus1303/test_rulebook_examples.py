"""The worked examples of the German rulebook, with their exact positions (filled in where it has only a picture)."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    activate,
    asked,
    deliver,
    gains,
    goods,
    goods_of,
    holdings,
    in_supply,
    lay,
    legal,
    pass_bridge,
    play,
    points_of,
    road,
    scene,
    site_worker,
    steward,
    tile_on,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)
YELLOW = BLACK  # in the example of page 6


# ---- page 4


@pytest.mark.rule("1303-example-01")
def test_passing_order_example_of_page_4() -> None:
    state = scene()
    assert asked(state) == ("plan", BLUE)
    before = holdings(state)
    play(state, "pass")
    assert (state.start_seat, list(state.bridge[:1]), asked(state)) == (BLUE, [BLUE], ("plan", BLACK))
    play(state, "pass")
    assert asked(state) == ("plan", GREEN)
    play(state, "place:6")
    assert gains(before, state) == {GREEN: {"workers": -2, "camp": 1}}
    assert asked(state) == ("plan", RED)
    play(state, "pass")
    assert asked(state) == ("plan", GREEN), "the last one left takes turn after turn"
    play(state, "place:7")
    assert asked(state) == ("plan", GREEN)
    play(state, "pass")
    # The bridge was full after Green's pass, so the round is in its activation by now.
    assert list(state.bridge) == [BLUE, BLACK, RED, GREEN, -1]
    assert state.start_seat == BLUE
    assert [state.worker[6], state.worker[7]] == [GREEN, GREEN]
    assert gains(before, state) == {GREEN: {"workers": -4, "camp": 2}}
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-example-02")
def test_building_the_quarry_example_of_page_4() -> None:
    state = scene()
    goods(state, RED, food=1, wood=1)
    worker(state, RED, 3)
    activate(state)
    assert asked(state) == ("build", RED)
    before = holdings(state)
    play(state, "build:wood_quarry")
    assert goods_of(state, RED) == {}
    assert (tile_on(state, 15), state.owner[15]) == ("wood_quarry", RED)
    assert [tile_on(state, space) for space in (14, 16)] == ["wood_market", None]
    assert not in_supply(state, "wood_quarry")
    assert gains(before, state) == {RED: {"food": -1, "wood": -1, "points": 2, "houses": -1, "camp": 1}}


# ---- page 5


@pytest.mark.rule("1303-example-03")
def test_bridge_example_of_page_5() -> None:
    state = scene()
    goods(state, RED, stone=1)  # the Guild on 13 would have its price
    worker(state, GREEN, 12)
    worker(state, RED, 13)
    for place, seat in enumerate((BLUE, BLACK, RED, GREEN)):
        state.bridge[place] = seat
    state.bridge_count = 4
    assert state.provost == 13
    activate(state)
    before = holdings(state)
    gaps = []
    for seat, move in ((BLUE, "provost:0"), (BLACK, "provost:-2"), (RED, "provost:+2"), (GREEN, "provost:-1")):
        assert asked(state) == ("bridge", seat)
        play(state, move)
        gaps.append(int(state.provost))
    assert gaps == [13, 11, 13, 12]
    assert gains(before, state) == {
        BLACK: {"workers": -2, "camp": 2},
        RED: {"workers": -2, "camp": 2},
        GREEN: {"workers": -1, "camp": 1},
    }
    assert asked(state) == ("use", GREEN)
    assert state.decision.space == 12
    play(state, "use:1")
    assert (state.round, asked(state)) == (2, ("plan", BLUE)), "Red was not asked"
    assert goods_of(state, GREEN) == {"food": 1}
    assert goods_of(state, RED) == {"stone": 1}
    assert [state.workers[seat] + state.camp[seat] for seat in range(4)] == [15] * 4


# ---- page 6


@pytest.mark.rule("1303-example-04")
def test_activation_up_to_the_provost_example_of_page_6() -> None:
    state = scene()
    lay(state, 15, "wood_quarry", YELLOW)
    lay(state, 16, "wood_farm", BLUE)
    lay(state, 17, "stone_sawmill", BLUE)
    worker(state, RED, 14)
    worker(state, YELLOW, 15)
    worker(state, RED, 16)
    worker(state, GREEN, 17)
    state.provost = 15
    activate(state)
    pass_bridge(state)
    assert asked(state) == ("take", RED)
    play(state, "take:cloth")
    assert goods_of(state, RED) == {"cloth": 1}
    assert asked(state) == ("use", YELLOW)
    before = holdings(state)
    play(state, "use:1")
    # The workers on 16 and 17 go to the camp without effect; then everybody recruits three.
    assert gains(before, state) == {
        BLUE: {"workers": 3, "camp": -3},
        YELLOW: {"stone": 2, "workers": 3, "camp": -2},
        GREEN: {"workers": 3, "camp": -2},
        RED: {"workers": 3, "camp": -2},
    }
    assert all(entry[2] == -1 for entry in road(state))
    assert points_of(state) == [0, 0, 0, 0]


def deliveries(red: int, green: int) -> Caylus1303:
    """Red stands on place 1 of the site, Green on place 2; they deliver so many bundles."""
    state = scene()
    site_worker(state, RED)
    site_worker(state, GREEN)
    goods(state, RED, food=red, wood=red, stone=red)
    goods(state, GREEN, food=green, wood=green, stone=green)
    deliver(state)
    for seat, count in ((RED, red), (GREEN, green)):
        for _ in range(count):
            assert asked(state) == ("deliver", seat)
            play(state, "give:wood")
    return state


@pytest.mark.rule("1303-example-05")
def test_delivery_example_of_page_6() -> None:
    state = deliveries(red=1, green=2)
    assert points_of(state) == [0, 0, 10, 5]
    assert asked(state) == ("favor", GREEN)


@pytest.mark.rule("1303-example-05")
def test_delivery_example_of_page_6_had_green_delivered_one_bundle_only() -> None:
    state = deliveries(red=1, green=1)
    assert points_of(state) == [0, 0, 5, 5]
    assert asked(state) == ("favor", RED)


# ---- page 7


@pytest.mark.rule("1303-example-06")
def test_recruitment_example_of_page_7() -> None:
    state = scene(workers=2)
    lay(state, 6, "residence", BLACK)
    lay(state, 9, "residence", BLACK)
    lay(state, 7, "monument_garden", RED)
    lay(state, 8, "monument_factory", BLUE)
    before = holdings(state)
    steward(state)
    assert gains(before, state) == {
        GREEN: {"workers": 3, "camp": -3},
        BLACK: {"workers": 5, "camp": -5},
        RED: {"workers": 5, "camp": -5},
        BLUE: {"workers": 3, "camp": -3, "cloth": 1},
    }


def reset_with(*tiles: str) -> Caylus1303:
    """A whole round in which nobody does anything, with these tiles built on the first empty spaces."""
    state = scene()
    spaces = [space for space in range(15, 29) if space != 19]
    for number, tile in enumerate(tiles):
        lay(state, spaces[number], tile, number % 4)
    state.provost = 10
    play(state, *["pass"] * 4)
    pass_bridge(state)
    assert state.round == 2
    return state


@pytest.mark.rule("1303-example-07")
def test_provost_reset_example_1_of_page_7() -> None:
    state = reset_with("wood_quarry", "wood_stonemason")
    assert [tile_on(state, space) for space in (15, 16, 17, 18)] == ["wood_quarry", "wood_stonemason", None, None]
    assert tile_on(state, 19) == "stone_gold_mine"
    assert state.provost == 15, "between Quarry and Stonemason"


@pytest.mark.rule("1303-example-08")
def test_provost_reset_example_2_of_page_7() -> None:
    state = reset_with("wood_quarry", "wood_stonemason", "wood_farm", "wood_sawmill")
    assert [tile_on(state, space) for space in (18, 19, 20)] == ["wood_sawmill", "stone_gold_mine", None]
    assert state.provost == 18, "between Sawmill and Gold Mine"


@pytest.mark.rule("1303-example-09")
def test_provost_reset_example_3_of_page_7() -> None:
    state = reset_with("wood_quarry", "wood_stonemason", "wood_farm", "wood_sawmill", "stone_alchemist")
    assert [tile_on(state, space) for space in (19, 20, 21)] == ["stone_gold_mine", "stone_alchemist", None]
    assert state.provost == 19, "between Gold Mine and Alchemist"


# ---- page 11


def farm_of_blue() -> Caylus1303:
    """Blue's stone Farm lies on 15, the provost behind it."""
    state = scene()
    lay(state, 15, "stone_farm", BLUE)
    state.provost = 15
    return state


@pytest.mark.rule("1303-example-10")
def test_stone_farm_example_of_page_11_with_red_on_it() -> None:
    state = farm_of_blue()
    before = holdings(state)
    play(state, "pass", "pass", "pass", "place:15")
    assert gains(before, state) == {BLUE: {"points": 1}, RED: {"workers": -2, "camp": 1}}
    play(state, "pass")
    pass_bridge(state)
    assert asked(state) == ("use", RED)
    assert legal(state) == {"decline", "use:1"}
    play(state, "use:1")
    assert goods_of(state, RED) == {"food": 2, "cloth": 1}
    assert goods_of(state, BLUE) == {"food": 1}
    assert points_of(state) == [1, 0, 0, 0]


@pytest.mark.rule("1303-example-11")
def test_stone_farm_example_of_page_11_had_blue_been_on_it() -> None:
    state = farm_of_blue()
    play(state, "place:15", "pass", "pass", "pass", "pass")
    pass_bridge(state)
    assert asked(state) == ("use", BLUE)
    play(state, "use:1")
    assert goods_of(state, BLUE) == {"food": 2, "cloth": 1}
    assert points_of(state) == [0, 0, 0, 0]
    assert [goods_of(state, seat) for seat in (BLACK, GREEN, RED)] == [{}, {}, {}]
