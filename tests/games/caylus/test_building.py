"""Construction and the lawyer in phase 5 (docs/rules/caylus.md 5.5 b and c)."""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    activate,
    asked,
    copies,
    deniers,
    end_round,
    events,
    favor,
    fill_road,
    goods,
    goods_of,
    lay,
    legal,
    levels,
    money_of,
    play,
    points_of,
    queue,
    refusal,
    scene,
    specials,
    tile_on,
    worker,
)

PLENTY = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}


def carpenter(**has: int) -> Caylus:
    """Seat 0's worker stands on the neutral carpenter."""
    state = scene()
    goods(state, 0, **has)
    worker(state, 0, 6)
    return state


@pytest.mark.rule("caylus-build-01")
def test_building_pays_lays_marks_and_scores() -> None:
    state = carpenter(wood=3, food=2)
    lay(state, 9, "wood_quarry", 1)
    activate(state)
    play(state, "build:wood_mason")
    assert goods_of(state, 0) == {"wood": 2, "food": 1}
    assert (tile_on(state, 10), state.owner[10]) == ("wood_mason", 0)
    assert tile_on(state, 11) is None
    assert points_of(state) == [4, 0, 0, 0]
    assert copies(state, "wood_mason") == 0
    assert ("built", 0, "wood_mason", 10) in events(state)
    assert ("points-gained", 0, 4) in events(state)


@pytest.mark.rule("caylus-build-02")
def test_tiles_are_limited_and_the_architect_comes_twice() -> None:
    state = scene()
    lay(state, 5, "wood_mason", 0)
    lay(state, 9, "stone_bank", 1)
    lay(state, 10, "stone_architect", 1)
    goods(state, 0, **PLENTY)
    worker(state, 0, 5)
    activate(state)
    assert refusal(state, "build:stone_bank") == ("not-available", "caylus-build-02")
    assert "build:stone_architect" in legal(state)
    play(state, "build:stone_architect")
    assert copies(state, "stone_architect") == 0
    assert tile_on(state, 11) == "stone_architect"


@pytest.mark.rule("caylus-build-03")
def test_fixed_buildings_are_skipped() -> None:
    state = carpenter(wood=1, food=1)
    for space in range(9, 16):
        lay(state, space, "residence", 1)
    activate(state)
    play(state, "build:wood_sawmill")
    assert tile_on(state, 16) == "fixed_gold_mine"
    assert tile_on(state, 17) == "wood_sawmill"


@pytest.mark.rule("caylus-build-04")
@pytest.mark.parametrize(
    ("tile", "kind", "wrong"),
    [
        ("neutral_carpenter", "wood", "build:stone_bank"),
        ("wood_mason", "stone", "build:wood_quarry"),
        ("stone_architect", "prestige", "build:wood_quarry"),
    ],
)
def test_who_builds_what(tile: str, kind: str, wrong: str) -> None:
    state = scene()
    lay(state, 5, tile, 0 if tile != "neutral_carpenter" else -1)
    lay(state, 9, "residence", 0)
    goods(state, 0, **PLENTY)
    worker(state, 0, 5)
    activate(state)
    if kind == "prestige":
        assert asked(state) == ("prestige", 0)
        assert len(legal(state)) == 10
        assert refusal(state, wrong) == ("not-now", "")
    else:
        assert asked(state) == ("build", 0)
        assert all(name == "decline" or name.startswith(f"build:{kind}_") for name in legal(state))
        assert len(legal(state)) == 9
        assert refusal(state, wrong) == ("wrong-kind", "caylus-build-04")


@pytest.mark.rule("caylus-build-05")
def test_builder_chooses_the_residence() -> None:
    for choice in (9, 11):
        state = scene()
        lay(state, 5, "stone_architect", 1)
        for space, owner in ((9, 0), (10, 2), (11, 0)):
            lay(state, space, "residence", owner)
        goods(state, 0, food=3, gold=1)
        worker(state, 0, 5)
        activate(state)
        play(state, "prestige:granary")
        assert asked(state) == ("site", 0)
        assert legal(state) == {"site:9", "site:11"}
        assert refusal(state, "site:10") == ("not-yours", "caylus-build-05")
        assert refusal(state, "site:12") == ("wrong-kind", "caylus-build-05")
        assert refusal(state, "decline") == ("must-complete", "caylus-build-05")
        play(state, f"site:{choice}")
        assert tile_on(state, choice) == "prestige_granary"
        assert tile_on(state, 20 - choice) == "residence"
        assert state.owner[choice] == 0
        before = money_of(state)[0]
        end_round(state)
        assert money_of(state)[0] == before + 3


@pytest.mark.rule("caylus-build-05")
def test_without_an_own_residence_no_prestige_building() -> None:
    state = scene()
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "residence", 1)
    goods(state, 0, **PLENTY)
    worker(state, 0, 5)
    activate(state)
    assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-build-06")
def test_full_road() -> None:
    state = carpenter(**PLENTY)
    lay(state, 4, "wood_lawyer", 0)
    lay(state, 5, "stone_architect", 0)
    fill_road(state)
    worker(state, 0, 4, 5)
    activate(state)
    assert asked(state) == ("convert", 0)
    play(state, "convert:3")
    assert tile_on(state, 3) == "residence"
    assert asked(state) == ("prestige", 0)
    play(state, "prestige:granary", "site:3")
    assert tile_on(state, 3) == "prestige_granary"
    assert asked(state) == ("castle", 3)  # the carpenter on 6 finds no empty space
    lay(state, 28, None)
    worker(state, 0, 6)
    activate(state, stop=False)
    assert asked(state) == ("build", 0)


@pytest.mark.rule("caylus-build-07")
def test_two_wood_or_wood_and_gold_buy_the_marketplace() -> None:
    for has in ({"wood": 2}, {"wood": 1, "gold": 1}):
        state = carpenter(**has)
        activate(state)
        assert legal(state) == {"decline", "build:wood_marketplace", "build:wood_peddler"}
        play(state, "build:wood_marketplace")
        assert goods_of(state, 0) == {}
        assert tile_on(state, 9) == "wood_marketplace"


@pytest.mark.rule("caylus-build-08")
def test_gold_is_no_joker() -> None:
    state = carpenter(wood=1, gold=5)
    activate(state)
    assert legal(state) == {"decline", "build:wood_marketplace", "build:wood_peddler"}
    assert refusal(state, "build:wood_farm_food") == ("cannot-pay", "caylus-build-01")
    state = scene()
    lay(state, 5, "wood_lawyer", 0)
    goods(state, 0, gold=5, cloth=1)
    deniers(state, 0)
    worker(state, 0, 5)
    activate(state)
    assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-build-09")
def test_a_favor_is_resolved_before_the_next_building() -> None:
    state = scene()
    lay(state, 2, "wood_mason", 0)
    goods(state, 0, stone=1, cloth=1)
    worker(state, 0, 2)
    worker(state, 1, 3)
    activate(state)
    play(state, "build:stone_church")
    assert asked(state) == ("line", 0)
    assert goods_of(state, 1) == {}
    play(state, "line:goods")
    assert goods_of(state, 1) == {}
    play(state, "column:1")
    assert goods_of(state, 1) == {"wood": 1}
    assert goods_of(state, 0) == {"food": 1}


@pytest.mark.rule("caylus-build-10")
def test_the_space_belongs_to_the_new_tile_s_owner() -> None:
    state = lawyer(0, owner=1)
    lay(state, 9, "wood_quarry", 0)
    activate(state)
    play(state, "convert:1")
    assert state.owner[1] == 0
    state = lawyer(0, owner=1)
    lay(state, 9, "wood_quarry", 0)
    activate(state)
    play(state, "convert:9")
    assert (tile_on(state, 9), state.owner[9]) == ("residence", 0)
    assert state.owner[5] == 1


# ---- lawyer


def lawyer(seat: int, owner: int, **has: int) -> Caylus:
    """The seat's worker stands on a lawyer (space 5) of this owner."""
    state = scene()
    lay(state, 5, "wood_lawyer", owner)
    goods(state, seat, **(has or {"cloth": 1}))
    worker(state, seat, 5)
    return state


@pytest.mark.rule("caylus-lawyer-01")
def test_lawyer_turns_a_building_into_a_residence() -> None:
    state = lawyer(0, owner=0, cloth=2)
    activate(state)
    assert asked(state) == ("convert", 0)
    assert legal(state) == {"decline", "convert:1", "convert:2", "convert:3", "convert:4", "convert:6"}
    play(state, "convert:4")
    assert (money_of(state)[0], goods_of(state, 0)) == (9, {"cloth": 1})
    assert (tile_on(state, 4), state.owner[4]) == ("residence", 0)
    assert points_of(state) == [2, 0, 0, 0]
    assert ("converted", 0, 4, "neutral_quarry", 0) in events(state)


@pytest.mark.rule("caylus-lawyer-01")
@pytest.mark.parametrize(("money", "cloth"), [(0, 1), (1, 0)])
def test_lawyer_without_means(money: int, cloth: int) -> None:
    state = lawyer(0, owner=0, cloth=cloth, wood=4)
    deniers(state, money)
    activate(state)
    assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-lawyer-02")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 6])
def test_neutral_tiles_leave_the_game(space: int) -> None:
    state = lawyer(0, owner=0)
    if space == 6:
        lay(state, 4, "neutral_marketplace")
    name = str(tile_on(state, space))
    activate(state)
    play(state, f"convert:{space}")
    assert tile_on(state, space) == "residence"
    assert copies(state, name) == 0


@pytest.mark.rule("caylus-lawyer-02")
def test_the_marketplace_can_be_converted() -> None:
    state = lawyer(0, owner=0)
    lay(state, 4, "neutral_marketplace")
    activate(state)
    play(state, "convert:4")
    assert tile_on(state, 4) == "residence"


@pytest.mark.rule("caylus-lawyer-03")
def test_a_converted_craft_tile_returns_and_is_earned_again() -> None:
    state = scene()
    lay(state, 2, "wood_lawyer", 0)
    lay(state, 9, "stone_church", 0)
    lay(state, 5, "wood_mason", 1)
    state.points[0] = 3
    goods(state, 0, cloth=1)
    goods(state, 1, stone=1, cloth=1)
    worker(state, 0, 2)
    worker(state, 1, 5)
    activate(state)
    assert copies(state, "stone_church") == 0
    play(state, "convert:9")
    assert copies(state, "stone_church") == 1
    assert points_of(state)[0] == 5
    assert asked(state) == ("build", 1)
    play(state, "build:stone_church")
    assert points_of(state) == [5, 3, 0, 0]
    assert asked(state) == ("line", 1)
    assert (tile_on(state, 10), state.owner[10]) == ("stone_church", 1)


@pytest.mark.rule("caylus-lawyer-04")
def test_what_cannot_be_converted() -> None:
    state = lawyer(0, owner=0)
    lay(state, 9, "wood_quarry", 1)
    lay(state, 10, "residence", 0)
    lay(state, 11, "prestige_hotel", 0)
    lay(state, 12, "stone_bank", 0)
    activate(state)
    assert legal(state) == {"decline", *(f"convert:{space}" for space in (1, 2, 3, 4, 6, 12))}
    assert refusal(state, "convert:7") == ("wrong-kind", "caylus-lawyer-04")
    assert refusal(state, "convert:16") == ("wrong-kind", "caylus-lawyer-04")
    assert refusal(state, "convert:9") == ("not-yours", "caylus-lawyer-04")
    assert refusal(state, "convert:10") == ("wrong-kind", "caylus-lawyer-04")
    assert refusal(state, "convert:11") == ("wrong-kind", "caylus-lawyer-04")
    assert refusal(state, "convert:13") == ("empty", "caylus-lawyer-01")


@pytest.mark.rule("caylus-lawyer-05")
def test_a_lawyer_is_never_converted() -> None:
    state = lawyer(0, owner=0)
    activate(state)
    assert refusal(state, "convert:5") == ("wrong-kind", "caylus-lawyer-05")
    state = scene()
    state.scored = 1
    lay(state, 9, "wood_lawyer", 0)
    goods(state, 0, cloth=1)
    levels(state, 0, buildings=3)
    favor(state, 0, "buildings")
    play(state, "column:4")
    assert asked(state) == ("convert", 0)
    assert legal(state) == {f"convert:{space}" for space in (1, 2, 3, 4, 5, 6)}
    assert refusal(state, "convert:9") == ("wrong-kind", "caylus-lawyer-05")


@pytest.mark.rule("caylus-lawyer-06")
def test_with_a_worker_on_it_the_target_is_used_first() -> None:
    state = scene()
    lay(state, 2, "wood_lawyer", 1)
    lay(state, 9, "stone_park", 1)
    goods(state, 1, cloth=1)
    worker(state, 1, 2)
    worker(state, 0, 9)
    state.provost = 9
    activate(state)
    play(state, "convert:9")
    assert ("conversion-waits", 1, 9, "stone_park") in events(state)
    assert (money_of(state)[1], goods_of(state, 1)) == (9, {})
    assert points_of(state)[1] == 0
    assert (tile_on(state, 9), state.waiting[9]) == ("stone_park", 1)
    assert goods_of(state, 0) == {"wood": 2, "food": 1}
    assert asked(state) == ("bonus", 1)
    play(state, "take:wood")
    assert (tile_on(state, 9), state.owner[9], state.waiting[9]) == ("residence", 1, -1)
    assert points_of(state)[1] == 2
    assert goods_of(state, 1) == {"wood": 1}
    assert copies(state, "stone_park") == 1
    assert state.workers[0] == 6


@pytest.mark.rule("caylus-lawyer-07")
def test_a_waiting_target_beyond_the_provost() -> None:
    state = lawyer(0, owner=0)
    lay(state, 9, "wood_sawmill", 0)
    worker(state, 1, 9)
    state.provost = 5
    activate(state)
    play(state, "convert:9")
    assert asked(state) == ("castle", 3)
    assert (tile_on(state, 9), state.owner[9]) == ("residence", 0)
    assert goods_of(state, 1) == {}
    assert points_of(state) == [2, 0, 0, 0]
    assert copies(state, "wood_sawmill") == 1
    assert [event[0] for event in events(state)][-4:] == ["cut-off", "worker-home", "converted", "points-gained"]


@pytest.mark.rule("caylus-lawyer-08")
def test_a_waiting_building_cannot_be_chosen_again() -> None:
    state = lawyer(0, owner=0, cloth=2, stone=1)
    lay(state, 9, "wood_sawmill", 0)
    lay(state, 10, "wood_mason", 0)
    worker(state, 0, 9, 10)
    state.provost = 10
    state.waiting[9] = 0
    activate(state)
    assert asked(state) == ("convert", 0)
    assert "convert:9" not in legal(state)
    assert refusal(state, "convert:9") == ("used-up", "caylus-lawyer-08")
    assert copies(state, "wood_sawmill") == 0
    play(state, "decline")
    assert copies(state, "wood_sawmill") == 1


@pytest.mark.rule("caylus-lawyer-09")
def test_a_target_already_activated_is_replaced_at_once() -> None:
    state = lawyer(0, owner=0)
    worker(state, 1, 3)
    activate(state)
    assert goods_of(state, 1) == {"wood": 1}
    play(state, "convert:3")
    assert tile_on(state, 3) == "residence"
    assert points_of(state)[0] == 2
    assert "conversion-waits" not in [event[0] for event in events(state)]


@pytest.mark.rule("caylus-lawyer-10")
def test_a_target_just_being_activated_is_replaced_after_it() -> None:
    state = scene()
    state.scored = 1
    lay(state, 9, "wood_mason", 0)
    goods(state, 0, stone=1, cloth=2)
    levels(state, 0, buildings=3)
    worker(state, 0, 9)
    state.provost = 9
    activate(state)
    play(state, "build:stone_church", "line:buildings", "column:4", "convert:9")
    assert (tile_on(state, 9), state.owner[9]) == ("residence", 0)
    assert ("conversion-waits", 0, 9, "wood_mason") in events(state)
    names = [event[0] for event in events(state)]
    assert names.index("conversion-waits") < names.index("worker-home") < names.index("converted")
    assert points_of(state)[0] == 5
    assert goods_of(state, 0) == {}


@pytest.mark.rule("caylus-lawyer-11")
def test_the_user_of_the_lawyer_counts() -> None:
    state = lawyer(0, owner=1)
    lay(state, 9, "wood_quarry", 1)
    lay(state, 10, "wood_sawmill", 0)
    activate(state)
    assert legal(state) == {"decline", *(f"convert:{space}" for space in (1, 2, 3, 4, 6, 10))}
    play(state, "convert:1")
    assert state.owner[1] == 0
    assert points_of(state) == [2, 0, 0, 0]


@pytest.mark.rule("caylus-lawyer-12")
def test_a_new_residence_is_a_site_at_once_but_not_while_it_waits() -> None:
    state = lawyer(0, owner=0, cloth=1, food=3, gold=1)
    lay(state, 9, "stone_architect", 0)
    worker(state, 0, 9)
    state.provost = 9
    activate(state)
    play(state, "convert:1")
    assert asked(state) == ("prestige", 0)
    play(state, "prestige:granary")
    assert tile_on(state, 1) == "prestige_granary"

    state = lawyer(0, owner=0, cloth=1, food=3, gold=1)
    lay(state, 9, "stone_architect", 0)
    lay(state, 10, "wood_sawmill", 0)
    worker(state, 0, 9, 10)
    state.provost = 10
    activate(state)
    play(state, "convert:10")
    assert asked(state) == ("castle", 3)
    assert tile_on(state, 10) == "residence"


@pytest.mark.rule("caylus-favor-18")
def test_conversion_by_favor_in_phase_3_waits_for_phase_5() -> None:
    state = scene()
    state.scored = 1
    goods(state, 0, cloth=1)
    levels(state, 0, buildings=3)
    worker(state, 1, 3)
    favor(state, 0, "buildings")
    play(state, "column:4", "convert:3")
    assert asked(state)[0] == "provost"
    assert (tile_on(state, 3), state.waiting[3]) == ("neutral_sawmill", 0)
    assert (money_of(state)[0], goods_of(state, 0)) == (10, {})
    assert points_of(state)[0] == 0
    queue(state, 3)
    goods(state, 3, food=1, wood=1, stone=1)
    while asked(state)[0] == "provost":
        play(state, "provost:0")
    assert goods_of(state, 1) == {"wood": 1}
    assert (tile_on(state, 3), state.owner[3]) == ("residence", 0)
    assert points_of(state)[0] == 2


def test_conversion_by_favor_in_phase_3_of_an_empty_building_is_immediate() -> None:
    state = scene()
    state.scored = 1
    goods(state, 0, cloth=1)
    levels(state, 0, buildings=3)
    favor(state, 0, "buildings")
    play(state, "column:4", "convert:3")
    assert tile_on(state, 3) == "residence"
    assert state.waiting[3] == -1
    specials(state)
