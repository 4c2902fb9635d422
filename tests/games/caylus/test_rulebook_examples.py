"""The rulebook's worked examples and the check cases of docs/rules/caylus.md 6.1, with their exact positions."""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.flow import Caylus
from baumeister.games.caylus.rules.placement import begin_placement
from tests.games.caylus.scene import (
    activate,
    asked,
    castle,
    deniers,
    end_round,
    goods,
    goods_of,
    houses,
    houses_of,
    inn_right,
    lay,
    legal,
    level_of,
    levels,
    money_of,
    play,
    points_of,
    provost_phase,
    queue,
    scene,
    special_worker,
    specials,
    start,
    tile_on,
    worker,
)

RED, GREEN, ORANGE, BLUE = range(4)


def turn_order(state: Caylus, *seats: int) -> None:
    for place, seat in enumerate(seats):
        state.order[place] = seat


@pytest.mark.rule("caylus-example-01", "caylus-example-02")
def test_case_1_prices_while_players_pass() -> None:
    state = scene(4)
    lay(state, 9, "wood_mason", GREEN)
    lay(state, 10, "wood_farm_food", RED)
    # Blue stands in the castle queue already and passes first; the turn order is Blue, Green, Orange, Red.
    queue(state, BLUE)
    turn_order(state, BLUE, GREEN, ORANGE, RED)
    start(state, begin_placement)
    assert asked(state) == ("place", BLUE)
    play(state, "pass")
    assert money_of(state)[BLUE] == 11
    play(state, "place:7")
    assert money_of(state)[GREEN] == 8
    play(state, "pass")  # Orange
    assert money_of(state)[ORANGE] == 10
    play(state, "place:9")
    assert money_of(state)[RED] == 7
    assert points_of(state)[GREEN] == 1
    play(state, "pass")  # Green
    assert asked(state) == ("place", RED)
    play(state, "place:10")
    assert money_of(state)[RED] == 6
    play(state, "place:castle")
    assert money_of(state)[RED] == 2
    assert list(state.queue[:2]) == [BLUE, RED]
    assert points_of(state) == [0, 1, 0, 0]


@pytest.mark.rule("caylus-example-03")
def test_case_2_stables() -> None:
    state = scene(4)
    turn_order(state, RED, GREEN, ORANGE, BLUE)
    special_worker(state, BLUE, "stables")
    special_worker(state, RED, "stables")
    specials(state)
    assert list(state.order[:4]) == [BLUE, RED, GREEN, ORANGE]


@pytest.mark.rule("caylus-example-05")
def test_case_3_provost() -> None:
    state = scene(4)
    state.provost = 8
    lay(state, 6, "neutral_quarry")
    worker(state, BLUE, 6)
    worker(state, GREEN, 7)
    worker(state, RED, 8)
    goods(state, RED, wood=1, food=1)
    for place, seat in enumerate((BLUE, ORANGE, RED, GREEN)):
        state.bridge[place] = seat
    state.bridge_count = 4
    provost_phase(state)
    places = []
    for seat, steps in ((BLUE, "0"), (ORANGE, "-2"), (RED, "+2"), (GREEN, "-1")):
        assert asked(state) == ("provost", seat)
        play(state, f"provost:{steps}")
        places.append(int(state.provost))
    assert places == [8, 6, 8, 7]
    assert goods_of(state, BLUE) == {"stone": 1}
    assert money_of(state)[:4] == [8, 9, 8, 10]
    assert asked(state) == ("buy", GREEN)
    play(state, "take:cloth")
    # Red's carpenter on 8 has not worked; the round is over.
    assert asked(state)[0] == "place"
    assert goods_of(state, RED) == {"wood": 1, "food": 1}
    assert tile_on(state, 9) is None


@pytest.mark.rule("caylus-example-06")
def test_case_4_wood_farm() -> None:
    state = scene(4)
    goods(state, RED, food=2, wood=1)
    worker(state, RED, 6)
    activate(state)
    play(state, "build:wood_farm_food")
    assert goods_of(state, RED) == {"food": 1}
    assert (tile_on(state, 9), state.owner[9]) == ("wood_farm_food", RED)
    assert points_of(state)[RED] == 2


@pytest.mark.rule("caylus-example-07")
def test_case_4_statue() -> None:
    state = scene(4)
    lay(state, 5, "stone_architect", BLUE)
    lay(state, 9, "residence", GREEN)
    goods(state, GREEN, stone=2, gold=1)
    play(state, "place:1", "place:5")
    assert points_of(state)[BLUE] == 1
    state.worker[1] = -1
    state.workers[RED] += 1
    activate(state, stop=False)
    play(state, "prestige:statue")
    assert goods_of(state, GREEN) == {}
    assert (tile_on(state, 9), state.owner[9]) == ("prestige_statue", GREEN)
    assert points_of(state)[GREEN] == 7
    assert (asked(state), state.favors) == (("line", GREEN), 1)


@pytest.mark.rule("caylus-example-08")
def test_case_5_lawyer() -> None:
    state = scene(4)
    lay(state, 5, "wood_lawyer", RED)
    goods(state, RED, cloth=1)
    play(state, "place:5")
    assert points_of(state)[RED] == 0
    assert money_of(state)[RED] == 9
    activate(state)
    play(state, "convert:4")
    assert (money_of(state)[RED], goods_of(state, RED)) == (8, {})
    assert points_of(state)[RED] == 2
    assert tile_on(state, 4) == "residence"
    end_round(state)
    assert money_of(state)[RED] == 11
    assert money_of(state)[GREEN] == 12


def case_6(green_batches: int) -> Caylus:
    state = scene(4)
    houses(state, BLUE, dungeon=3)
    houses(state, RED, dungeon=1)
    queue(state, RED, GREEN)
    goods(state, RED, food=1, stone=1, wood=1)
    goods(state, GREEN, food=2, cloth=1, wood=2, stone=1)
    castle(state)
    play(state, "give:wood")
    assert points_of(state)[RED] == 5
    play(state, "give:wood", "give:cloth")
    if green_batches == 2:
        play(state, "give:wood")
    else:
        play(state, "decline")
    return state


@pytest.mark.rule("caylus-example-09")
def test_case_6_castle() -> None:
    state = case_6(2)
    assert [houses_of(state, seat) for seat in (RED, GREEN, BLUE)] == [[2, 0, 0], [1, 1, 0], [3, 0, 0]]
    assert points_of(state)[GREEN] == 9
    assert goods_of(state, GREEN) == {}
    assert asked(state) == ("line", GREEN)


@pytest.mark.rule("caylus-example-10")
def test_case_6_with_one_batch_of_green() -> None:
    state = case_6(1)
    assert points_of(state)[GREEN] == 5
    assert goods_of(state, GREEN) == {"food": 1, "wood": 1, "stone": 1}
    assert asked(state) == ("line", RED)


@pytest.mark.rule("caylus-example-11")
def test_case_7_dungeon_scoring() -> None:
    state = scene(4)
    turn_order(state, RED, BLUE, ORANGE, GREEN)
    houses(state, RED, dungeon=2)
    houses(state, BLUE, dungeon=3)
    houses(state, GREEN, dungeon=1, walls=1)
    state.points[ORANGE] = 1
    state.points[GREEN] = 9
    end_round(state)
    assert (asked(state), state.favors) == (("line", RED), 1)
    play(state, "line:points", "column:1")
    assert (asked(state), state.favors) == (("line", BLUE), 1)
    assert points_of(state)[ORANGE] == 1
    play(state, "line:points", "column:1")
    assert points_of(state) == [1, 9, 0, 1]
    assert asked(state)[0] == "place"
    assert state.scored == 1


@pytest.mark.rule("caylus-example-12")
@pytest.mark.parametrize("full", [False, True])
def test_case_8_bailiff_by_one(full: bool) -> None:
    state = scene(4)
    state.bailiff, state.provost = 10, 8
    if full:
        for seat, count in enumerate((1, 1, 1, 3)):
            houses(state, seat, dungeon=count)
    end_round(state)
    assert (state.bailiff, state.provost) == (11, 11)
    if full:
        assert asked(state) == ("line", BLUE)
    else:
        assert (asked(state)[0], state.scored) == ("place", 0)


@pytest.mark.rule("caylus-example-13")
@pytest.mark.parametrize("scored", [0, 1])
def test_case_8_bailiff_by_two(scored: int) -> None:
    state = scene(4)
    state.bailiff, state.provost = 10, 11
    state.scored = scored
    state.points[RED] = 5
    end_round(state)
    assert (state.bailiff, state.provost) == (12, 12)
    assert state.scored == 1
    assert points_of(state)[RED] == (5 if scored else 3)


@pytest.mark.rule("caylus-example-14")
def test_case_9_blocked_line() -> None:
    state = scene(4)
    state.bailiff = state.provost = 11
    houses(state, ORANGE, dungeon=2)
    levels(state, ORANGE, points=2)
    end_round(state)
    play(state, "line:points")
    assert level_of(state, ORANGE, "points") == 2
    play(state, "column:2")
    assert points_of(state)[ORANGE] == 2


@pytest.mark.rule("caylus-example-15")
@pytest.mark.parametrize("taken", ["food", "wood", "stone", "cloth"])
def test_case_10_line_of_goods(taken: str) -> None:
    state = scene(4)
    state.scored = 2
    lay(state, 5, "wood_mason", GREEN)
    goods(state, RED, stone=1, cloth=1)
    levels(state, RED, goods=2)
    worker(state, RED, 5)
    activate(state)
    play(state, "build:stone_church", "line:goods")
    assert level_of(state, RED, "goods") == 3
    assert legal(state) == {"decline", "column:1", "column:2", "column:3"}
    if taken in ("wood", "stone"):
        play(state, "column:2", "use:1" if taken == "wood" else "use:2")
    else:
        play(state, "column:1" if taken == "food" else "column:3")
    assert goods_of(state, RED) == {taken: 1}


@pytest.mark.rule("caylus-example-16")
def test_case_11_park_by_favor() -> None:
    state = scene(4)
    state.scored = 1
    levels(state, GREEN, buildings=2)
    special_worker(state, GREEN, "joust_field")
    goods(state, GREEN, cloth=1, food=1)
    specials(state)
    play(state, "use:1", "line:buildings")
    assert level_of(state, GREEN, "buildings") == 3
    play(state, "column:3", "build:stone_park")
    assert goods_of(state, GREEN) == {}
    assert (tile_on(state, 9), state.owner[9]) == ("stone_park", GREEN)
    assert points_of(state)[GREEN] == 3


@pytest.mark.rule("caylus-example-04")
def test_case_12_inn() -> None:
    state = scene(4, deniers=30)
    inn_right(state, BLUE)
    special_worker(state, GREEN, "inn")
    specials(state)
    assert (state.inn_left, state.inn_right) == (-1, GREEN)
    assert (state.workers[BLUE], state.workers[GREEN]) == (6, 5)
    while asked(state)[0] == "provost":
        play(state, "provost:0")
    assert state.round == 2
    before = money_of(state)
    play(state, "pass", "place:1", "pass", "place:2", "place:3")
    assert before[GREEN] - money_of(state)[GREEN] == 2
    assert before[BLUE] - money_of(state)[BLUE] == 3


@pytest.mark.rule("caylus-example-17")
def test_case_13_joust_field() -> None:
    state = scene(4)
    deniers(state, 0)
    goods(state, RED, cloth=1)
    special_worker(state, RED, "trading_post")
    special_worker(state, RED, "joust_field")
    specials(state)
    assert asked(state) == ("use", RED)
    play(state, "use:1")
    assert (asked(state), money_of(state)[RED]) == (("line", RED), 2)

    state = scene(4)
    worker(state, RED, 1)
    special_worker(state, RED, "joust_field")
    specials(state)
    assert asked(state) == ("provost", RED)


@pytest.mark.rule("caylus-example-18")
def test_case_14_guild() -> None:
    state = scene(3)
    special_worker(state, 0, "merchants_guild")
    specials(state)
    play(state, "provost:+3")
    assert state.provost == 9
    while state.round == 1:
        play(state, "provost:0")
    assert (state.bailiff, state.provost) == (8, 8)


@pytest.mark.rule("caylus-castle-05")
def test_case_15_castle_worker_without_a_batch() -> None:
    state = scene(3)
    play(state, "place:merchants_guild")
    assert money_of(state)[0] == 9
    queue(state, 1)
    goods(state, 1, food=1, wood=1)
    castle(state)
    assert points_of(state)[1] == 0
