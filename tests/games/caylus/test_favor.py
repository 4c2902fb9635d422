"""Royal favors (docs/rules/caylus.md 4)."""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    activate,
    amounts,
    asked,
    castle,
    copies,
    end_round,
    events,
    explained,
    favor,
    goods,
    goods_of,
    houses,
    lay,
    legal,
    level_of,
    levels,
    money_of,
    play,
    points_of,
    queue,
    refusal,
    scene,
    tile_on,
    worker,
)

LINES = ("points", "deniers", "goods", "buildings")


def at(line: str, column: int, scored: int = 2, **has: int) -> Caylus:
    """Seat 0 has a favor and has chosen this line, its marker being on this column now."""
    state = scene()
    state.scored = scored
    levels(state, 0, **{line: column - 1})
    goods(state, 0, **has)
    favor(state, 0, line)
    assert level_of(state, 0, line) == column
    return state


@pytest.mark.rule("caylus-favor-01")
def test_lines_of_points_and_deniers() -> None:
    for column in range(1, 6):
        for used in range(1, column + 1):
            state = at("points", column)
            assert legal(state) == {"decline", *(f"column:{number}" for number in range(1, column + 1))}
            play(state, f"column:{used}")
            assert points_of(state)[0] == used
            assert money_of(state)[0] == 10
            state = at("deniers", column)
            play(state, f"column:{used}")
            assert money_of(state)[0] == 10 + 2 + used
            assert points_of(state)[0] == 0


@pytest.mark.rule("caylus-favor-02")
def test_line_of_goods() -> None:
    for column, good in ((1, "food"), (3, "cloth"), (5, "gold")):
        state = at("goods", 5)
        play(state, f"column:{column}")
        assert goods_of(state, 0) == {good: 1}
        assert asked(state)[0] == "provost"
    for option, good in ((1, "wood"), (2, "stone")):
        state = at("goods", 5)
        play(state, "column:2")
        assert legal(state) == {"use:1", "use:2"}
        assert refusal(state, "decline") == ("must-complete", "caylus-favor-02")
        play(state, f"use:{option}")
        assert goods_of(state, 0) == {good: 1}


@pytest.mark.rule("caylus-favor-03")
@pytest.mark.parametrize("given", ["food", "gold"])
def test_exchange_of_column_4(given: str) -> None:
    state = at("goods", 4, food=1, gold=1)
    play(state, "column:4")
    assert asked(state) == ("pay", 0)
    assert legal(state) == {"pay:food", "pay:gold"}
    play(state, f"pay:{given}")
    assert asked(state) == ("take", 0)
    assert legal(state) == {"take:food", "take:wood", "take:stone", "take:cloth"}
    play(state, "take:wood")
    assert legal(state) == {"take:wood", "take:stone", "take:cloth"}
    play(state, "take:stone" if given == "food" else "take:wood")
    kept = "gold" if given == "food" else "food"
    assert goods_of(state, 0) == {kept: 1} | ({"wood": 1, "stone": 1} if given == "food" else {"wood": 2})


@pytest.mark.rule("caylus-favor-03")
def test_exchange_needs_a_cube() -> None:
    state = at("goods", 4)
    assert legal(state) == {"decline", "column:1", "column:2", "column:3"}
    assert refusal(state, "column:4") == ("cannot-pay", "caylus-favor-03")
    assert refusal(state, "column:5") == ("locked", "caylus-favor-11")


@pytest.mark.rule("caylus-favor-04")
def test_wood_tile_for_a_wood_less() -> None:
    state = at("buildings", 2, cloth=1)
    play(state, "column:2")
    assert legal(state) == {"build:wood_marketplace", "build:wood_peddler", "build:wood_lawyer"}
    play(state, "build:wood_marketplace")
    assert goods_of(state, 0) == {}
    assert tile_on(state, 9) == "wood_marketplace"
    assert points_of(state)[0] == 4


@pytest.mark.rule("caylus-favor-04")
@pytest.mark.parametrize(
    ("has", "names"),
    [
        ({"food": 1}, "farm_food farm_cloth sawmill quarry marketplace peddler mason"),
        ({"gold": 1}, "marketplace peddler"),
        ({"wood": 1}, "marketplace peddler"),
    ],
)
def test_prices_of_wood_tiles_with_the_favor(has: dict[str, int], names: str) -> None:
    state = at("buildings", 2, **has)
    play(state, "column:2")
    assert legal(state) == {f"build:wood_{name}" for name in names.split()}


@pytest.mark.rule("caylus-favor-05")
def test_stone_tile_for_a_stone_less() -> None:
    state = at("buildings", 3, cloth=1)
    assert legal(state) == {"decline", "column:2", "column:3"}
    play(state, "column:3")
    assert legal(state) == {"build:stone_church"}
    play(state, "build:stone_church")
    assert goods_of(state, 0) == {}
    assert points_of(state)[0] == 3
    assert asked(state) == ("line", 0)
    assert legal(state) == {"line:points", "line:deniers", "line:goods"}


@pytest.mark.rule("caylus-favor-05")
@pytest.mark.parametrize(
    ("has", "names"), [({"food": 1}, "farm park workshop alchemist architect"), ({"wood": 1}, "tailor bank")]
)
def test_prices_of_stone_tiles_with_the_favor(has: dict[str, int], names: str) -> None:
    state = at("buildings", 3, **has)
    play(state, "column:3")
    assert legal(state) == {f"build:stone_{name}" for name in names.split()}


@pytest.mark.rule("caylus-favor-06")
def test_residence_for_a_cloth() -> None:
    state = at("buildings", 4, cloth=1)
    state.deniers[0] = 0
    lay(state, 9, "stone_bank", 0)
    lay(state, 10, "stone_tailor", 1)
    play(state, "column:4")
    assert legal(state) == {f"convert:{space}" for space in (1, 2, 3, 4, 5, 6, 9)}
    play(state, "convert:9")
    assert (money_of(state)[0], goods_of(state, 0)) == (0, {})
    assert (tile_on(state, 9), state.owner[9]) == ("residence", 0)
    assert points_of(state)[0] == 2
    assert copies(state, "stone_bank") == 1


@pytest.mark.rule("caylus-favor-07")
def test_prestige_building_at_full_price() -> None:
    state = scene()
    state.scored = 2
    levels(state, 0, buildings=4)
    lay(state, 9, "residence", 0)
    goods(state, 0, food=3, gold=1)
    favor(state, 0, "buildings")
    play(state, "column:5", "prestige:granary")
    assert goods_of(state, 0) == {}
    assert tile_on(state, 9) == "prestige_granary"
    assert points_of(state)[0] == 10


@pytest.mark.rule("caylus-favor-07")
def test_no_prestige_building_without_a_residence() -> None:
    state = at("buildings", 5, food=9, gold=9)
    assert "column:5" not in legal(state)


@pytest.mark.rule("caylus-favor-08")
def test_line_of_buildings_needs_no_building_on_the_road() -> None:
    state = scene()
    state.scored = 2
    for space in range(1, 7):
        lay(state, space, "neutral_quarry")
    lay(state, 8, "fixed_peddler")
    lay(state, 9, "residence", 0)
    levels(state, 0, buildings=4)
    goods(state, 0, food=4, wood=1, stone=3, cloth=1, gold=2)
    favor(state, 0, "buildings")
    assert legal(state) == {"decline", "column:2", "column:3", "column:4", "column:5"}
    assert state.workers[0] == 5  # on the joust field


@pytest.mark.rule("caylus-favor-09")
@pytest.mark.parametrize(("scored", "highest"), [(0, 2), (1, 4), (2, 5)])
def test_open_columns(scored: int, highest: int) -> None:
    state = scene()
    state.scored = scored
    houses(state, 1, walls=3, towers=3)
    levels(state, 0, points=highest - 1)
    levels(state, 1, points=highest)
    favor(state, 0, "points")
    assert level_of(state, 0, "points") == highest
    state = scene()
    state.scored = scored
    levels(state, 0, points=highest)
    favor(state, 0, "points")
    assert level_of(state, 0, "points") == highest


@pytest.mark.rule("caylus-favor-10")
def test_favors_of_phase_6_and_of_the_scoring_use_the_old_columns() -> None:
    state = scene()
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    houses(state, 0, dungeon=5)
    levels(state, 0, points=2, deniers=2)
    castle(state)
    play(state, "give:wood")
    assert asked(state) == ("line", 0)
    play(state, "line:points")
    assert level_of(state, 0, "points") == 2
    play(state, "column:2")
    assert asked(state) == ("line", 0)  # the scoring of the full dungeon
    play(state, "line:deniers")
    assert level_of(state, 0, "deniers") == 2
    play(state, "column:2")
    assert state.scored == 1
    assert asked(state)[0] == "place"
    assert state.view(0).open_columns == 4


@pytest.mark.rule("caylus-favor-11")
def test_one_column_right_and_one_effect_of_that_line() -> None:
    state = scene()
    levels(state, 1, goods=1)
    favor(state, 0)
    assert legal(state) == {f"line:{line}" for line in LINES}
    play(state, "line:goods")
    assert [level_of(state, 0, line) for line in LINES] == [0, 0, 1, 0]
    assert level_of(state, 1, "goods") == 1
    assert legal(state) == {"decline", "column:1"}
    assert refusal(state, "column:2") == ("locked", "caylus-favor-11")
    play(state, "column:1")
    assert goods_of(state, 0) == {"food": 1}
    assert (points_of(state)[0], money_of(state)[0]) == (0, 10)
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-favor-12")
def test_a_blocked_or_finished_line_may_be_chosen_again() -> None:
    state = scene()
    levels(state, 0, points=2)
    favor(state, 0, "points")
    play(state, "column:2")
    assert points_of(state)[0] == 2
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    castle(state)
    play(state, "give:wood", "line:points", "column:2")
    assert points_of(state)[0] == 2 + 5 + 2
    assert level_of(state, 0, "points") == 2
    state = at("points", 5)
    play(state, "column:5")
    assert points_of(state)[0] == 5
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    castle(state)
    play(state, "give:wood", "line:points", "column:5")
    assert points_of(state)[0] == 5 + 3 + 5
    assert level_of(state, 0, "points") == 5


@pytest.mark.rule("caylus-favor-13")
def test_favors_of_one_phase_go_to_different_lines() -> None:
    state = scene()
    lay(state, 2, "wood_mason", 0)
    lay(state, 3, "stone_architect", 0)
    lay(state, 9, "residence", 0)
    goods(state, 0, stone=3, cloth=1, gold=1)
    worker(state, 0, 2, 3)
    activate(state)
    play(state, "build:stone_church", "line:goods", "column:1", "prestige:statue")
    assert asked(state) == ("line", 0)
    assert legal(state) == {"line:points", "line:deniers", "line:buildings"}
    assert refusal(state, "line:goods") == ("used-up", "caylus-favor-13")
    assert state.view(0).players[0].used_lines == ("goods",)


@pytest.mark.rule("caylus-favor-14")
def test_castle_and_scoring_are_two_phases() -> None:
    state = scene()
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    houses(state, 0, dungeon=5)
    castle(state)
    play(state, "give:wood", "line:deniers", "column:1")
    assert asked(state) == ("line", 0)
    assert legal(state) == {f"line:{line}" for line in LINES}
    play(state, "line:deniers", "column:2")
    assert money_of(state)[0] == 10 + 3 + 4 + 2  # and the income of the next round


@pytest.mark.rule("caylus-favor-15")
def test_no_fifth_favor_in_a_phase() -> None:
    state = scene(3)
    state.scored = 2
    state.bailiff = state.provost = 23
    houses(state, 0, towers=6)
    houses(state, 1, towers=1)
    houses(state, 2, towers=1)
    levels(state, 0, buildings=4)
    lay(state, 9, "residence", 0)
    goods(state, 0, stone=4, gold=2)
    end_round(state)
    assert state.favors == 3
    play(state, "line:buildings", "column:5", "prestige:monument")
    assert state.favors == 4
    play(state, "line:points", "column:1", "line:deniers", "column:1", "line:goods", "column:1")
    assert state.is_over
    assert ("favors-lost", 0, 1) in events(state)
    assert points_of(state)[0] == 14 + 1 + 3  # and 13 deniers


@pytest.mark.rule("caylus-favor-16")
def test_a_favor_won_with_a_favor() -> None:
    state = at("buildings", 3, cloth=1)
    play(state, "column:3", "build:stone_church")
    assert asked(state) == ("line", 0)
    assert refusal(state, "line:buildings") == ("used-up", "caylus-favor-13")
    play(state, "line:deniers", "column:1")
    assert money_of(state)[0] == 13
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-favor-17")
def test_a_line_must_be_chosen_and_the_effect_may_be_waived() -> None:
    state = scene()
    favor(state, 0)
    assert refusal(state, "decline") == ("must-choose", "caylus-favor-17")
    assert refusal(state, "pass") == ("not-now", "")
    play(state, "line:points")
    play(state, "decline")
    assert level_of(state, 0, "points") == 1
    assert points_of(state)[0] == 0
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-favor-17")
def test_the_first_column_of_buildings_does_nothing() -> None:
    state = scene()
    goods(state, 0, food=5, wood=5)
    favor(state, 0, "buildings")
    assert level_of(state, 0, "buildings") == 1
    assert asked(state)[0] == "provost"
    assert state.workers[0] == 6


def test_the_effect_of_the_question_is_told() -> None:
    state = at("goods", 2)
    told = explained(state)
    assert (told["line"], told["tile"], told["space"]) == ("goods", "special_joust_field", None)
    assert [column.number for column in told["columns"]] == [1, 2]
    assert [[option.gain for option in column.options] for column in told["columns"]] == [
        [amounts(food=1)],
        [amounts(wood=1), amounts(stone=1)],
    ]
    assert events(state)[-1] == ("favor-used", 0, "goods", 2, 1)
