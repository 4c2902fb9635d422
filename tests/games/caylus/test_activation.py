"""Phase 5, activation and production (docs/rules/caylus.md 5.5)."""

from __future__ import annotations

import pytest

from tests.games.caylus.scene import (
    activate,
    asked,
    deniers,
    events,
    goods,
    goods_of,
    lay,
    legal,
    money_of,
    play,
    points_of,
    refusal,
    scene,
    tile_on,
    worker,
)


@pytest.mark.rule("caylus-activation-01")
def test_ascending_order_up_to_and_including_the_provost() -> None:
    state = scene()
    worker(state, 0, 1)
    worker(state, 1, 2, 4)
    worker(state, 2, 5)
    goods(state, 2, wood=1)
    state.provost = 4
    activate(state)
    assert asked(state) == ("use", 0)
    assert state.decision.space == 1
    play(state, "use:1")
    assert asked(state) == ("use", 1)
    play(state, "use:2")
    assert asked(state) == ("castle", 3)
    assert [goods_of(state, seat) for seat in range(3)] == [{"food": 1}, {"wood": 1, "stone": 1}, {"wood": 1}]


@pytest.mark.rule("caylus-activation-01")
def test_space_1_works_with_the_provost_on_it() -> None:
    state = scene()
    lay(state, 1, "neutral_quarry")
    worker(state, 0, 1)
    worker(state, 1, 3)
    state.provost = 1
    activate(state)
    assert goods_of(state, 0) == {"stone": 1}
    assert goods_of(state, 1) == {}


@pytest.mark.rule("caylus-activation-02")
def test_workers_beyond_the_provost_go_home_for_nothing() -> None:
    state = scene()
    lay(state, 9, "wood_sawmill", 1)
    play(state, "place:9")
    assert points_of(state) == [0, 1, 0, 0]
    state.provost = 8
    activate(state)
    assert goods_of(state, 0) == {}
    assert money_of(state)[0] == 9
    assert state.workers[0] == 6
    assert state.worker[9] == -1
    assert points_of(state) == [0, 1, 0, 0]


@pytest.mark.rule("caylus-activation-02")
def test_cut_off_workers_are_told() -> None:
    state = scene()
    worker(state, 0, 3, 16)
    worker(state, 1, 1)
    activate(state)
    play(state, "use:1")
    told = [event for event in events(state) if event[0] in ("building-activated", "cut-off", "worker-home")]
    assert told == [
        ("worker-home", 1, 1, None, 0),
        ("building-activated", 0, 3, "neutral_sawmill"),
        ("worker-home", 0, 3, None, 0),
        ("cut-off", 0, 16, "fixed_gold_mine"),
        ("worker-home", 0, 16, None, 0),
    ]


PRODUCTION = [
    ("neutral_farm", 2),
    ("neutral_forest", 2),
    ("neutral_sawmill", 1),
    ("neutral_quarry", 1),
    ("fixed_gold_mine", 1),
    ("wood_farm_food", 2),
    ("wood_farm_cloth", 2),
    ("wood_sawmill", 1),
    ("wood_quarry", 1),
    ("stone_farm", 1),
    ("stone_park", 1),
    ("stone_workshop", 1),
]


@pytest.mark.rule("caylus-activation-03")
@pytest.mark.parametrize(("tile", "options"), PRODUCTION)
def test_production_cannot_be_declined(tile: str, options: int) -> None:
    state = scene()
    lay(state, 5, tile, 0 if tile[0] in "ws" else -1)
    worker(state, 0, 5)
    activate(state)
    if options == 1:
        assert asked(state) == ("castle", 3)
        assert sum(goods_of(state, 0).values()) >= 1
    else:
        assert legal(state) == {"use:1", "use:2"}
        assert refusal(state, "decline") == ("must-choose", "caylus-activation-03")


OPTIONAL = [
    "fixed_peddler",
    "fixed_carpenter",
    "neutral_marketplace",
    "neutral_carpenter",
    "wood_marketplace",
    "wood_peddler",
    "wood_mason",
    "wood_lawyer",
    "stone_church",
    "stone_tailor",
    "stone_bank",
    "stone_alchemist",
    "stone_architect",
    "stone_jeweler",
]


@pytest.mark.rule("caylus-activation-04")
@pytest.mark.parametrize("tile", OPTIONAL)
def test_everything_else_can_be_declined(tile: str) -> None:
    state = scene()
    lay(state, 5, tile, 0 if tile[0] in "ws" else -1)
    lay(state, 9, "residence", 0)
    has = dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 6)
    goods(state, 0, **has)
    worker(state, 0, 5)
    activate(state)
    assert asked(state)[1] == 0
    assert "decline" in legal(state)
    play(state, "decline")
    assert asked(state) == ("castle", 3)
    assert (goods_of(state, 0), money_of(state)[0], points_of(state)[0]) == (has, 10, 0)
    assert state.workers[0] == 6


@pytest.mark.rule("caylus-activation-05")
def test_goods_of_an_earlier_space_can_be_spent_later() -> None:
    state = scene()
    worker(state, 0, 3, 5)
    activate(state)
    assert asked(state) == ("use", 0)
    play(state, "use:1")
    assert (goods_of(state, 0), money_of(state)[0]) == ({}, 14)


@pytest.mark.rule("caylus-activation-05")
def test_goods_of_a_later_space_cannot_be_spent_earlier() -> None:
    state = scene()
    lay(state, 2, "neutral_marketplace")
    worker(state, 0, 2, 3)
    activate(state)
    assert asked(state) == ("castle", 3)
    assert (goods_of(state, 0), money_of(state)[0]) == ({"wood": 1}, 10)


@pytest.mark.rule("caylus-activation-06")
def test_one_building_per_carpenter_worker() -> None:
    state = scene()
    goods(state, 0, wood=4, food=4)
    worker(state, 0, 6)
    activate(state)
    play(state, "build:wood_sawmill")
    assert asked(state) == ("castle", 3)
    assert goods_of(state, 0) == {"wood": 3, "food": 3}


@pytest.mark.rule("caylus-activation-06")
def test_one_line_of_a_trade_tile_once() -> None:
    state = scene()
    lay(state, 9, "stone_church", 0)
    worker(state, 0, 9)
    state.provost = 9
    activate(state)
    assert legal(state) == {"decline", "use:1", "use:2"}
    play(state, "use:1")
    assert asked(state) == ("castle", 3)
    assert (money_of(state)[0], points_of(state)[0]) == (8, 3)


@pytest.mark.rule("caylus-activation-06")
def test_exact_amounts_only() -> None:
    state = scene()
    lay(state, 9, "stone_church", 0)
    deniers(state, 3)
    worker(state, 0, 9)
    state.provost = 9
    activate(state)
    assert legal(state) == {"decline", "use:1"}
    assert refusal(state, "use:2") == ("cannot-pay", "caylus-activation-06")


@pytest.mark.rule("caylus-activation-07")
def test_a_new_tile_is_not_activated_in_its_round() -> None:
    state = scene()
    goods(state, 0, wood=1, food=1)
    worker(state, 0, 6)
    state.provost = 12
    activate(state)
    play(state, "build:wood_quarry")
    assert tile_on(state, 9) == "wood_quarry"
    assert goods_of(state, 0) == {}
    assert asked(state) == ("castle", 3)


# ---- owner's bonus


@pytest.mark.rule("caylus-production-01", "caylus-production-02")
@pytest.mark.parametrize(
    ("tile", "output", "kinds"),
    [
        ("stone_farm", {"food": 2, "cloth": 1}, ("food", "cloth")),
        ("stone_park", {"wood": 2, "food": 1}, ("food", "wood")),
        ("stone_workshop", {"stone": 2, "cloth": 1}, ("stone", "cloth")),
    ],
)
def test_owner_takes_a_good_when_another_player_uses_stone_production(
    tile: str, output: dict[str, int], kinds: tuple[str, str]
) -> None:
    for kind in kinds:
        state = scene()
        lay(state, 9, tile, 1)
        worker(state, 0, 9)
        state.provost = 9
        activate(state)
        assert goods_of(state, 0) == output
        assert asked(state) == ("bonus", 1)
        assert legal(state) == {f"take:{name}" for name in kinds}
        assert refusal(state, "decline") == ("must-choose", "caylus-production-02")
        wrong = next(name for name in ("wood", "cloth", "food") if name not in kinds)
        assert refusal(state, f"take:{wrong}") == ("wrong-kind", "caylus-production-01")
        play(state, f"take:{kind}")
        assert goods_of(state, 1) == {kind: 1}
        assert goods_of(state, 0) == output
        assert asked(state) == ("castle", 3)
        assert state.workers[0] == 6


@pytest.mark.rule("caylus-production-02")
def test_the_worker_s_owner_chooses_the_production() -> None:
    state = scene()
    lay(state, 9, "wood_farm_food", 1)
    worker(state, 0, 9)
    state.provost = 9
    activate(state)
    assert asked(state) == ("use", 0)
    play(state, "use:2")
    assert goods_of(state, 0) == {"cloth": 1}


@pytest.mark.rule("caylus-production-03")
@pytest.mark.parametrize(
    ("tile", "owner", "provost"),
    [("stone_farm", 0, 9), ("stone_farm", 1, 8), ("wood_sawmill", 1, 9), ("wood_quarry", 1, 9)],
)
def test_no_bonus(tile: str, owner: int, provost: int) -> None:
    state = scene()
    lay(state, 9, tile, owner)
    worker(state, 0, 9)
    state.provost = provost
    activate(state)
    assert asked(state) == ("castle", 3)
    assert goods_of(state, 1) == {}
    if owner == 0:
        assert goods_of(state, 0) == {"food": 2, "cloth": 1}


def test_owner_bonus_is_a_turn_of_its_own() -> None:
    state = scene()
    lay(state, 9, "stone_park", 1)
    worker(state, 0, 9)
    state.provost = 9
    turn = int(state.turn)
    activate(state)
    assert state.turn == turn + 1
    play(state, "take:wood")
    assert events(state)[:2] == [("owner-bonus", 1, 9), ("gained", 1, "wood", 1)]
