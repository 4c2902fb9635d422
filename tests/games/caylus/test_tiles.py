"""Every building: cost, points, what a worker gets (docs/rules/caylus.md 3)."""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    activate,
    asked,
    copies,
    deniers,
    end_round,
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

PLENTY = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
Goods = dict[str, int]


def use(tile: str, owner: int = -1, money: int = 10, **has: int) -> Caylus:
    """Seat 0 has a worker on this building (space 5) and it is being activated."""
    state = scene()
    lay(state, 5, tile, owner)
    deniers(state, money)
    goods(state, 0, **has)
    worker(state, 0, 5)
    activate(state)
    return state


def changes(state: Caylus, before: Goods) -> Goods:
    now = goods_of(state, 0)
    names = sorted({*now, *before})
    return {name: now.get(name, 0) - before.get(name, 0) for name in names if now.get(name, 0) != before.get(name, 0)}


# ---- production


@pytest.mark.parametrize(
    ("tile", "outputs"),
    [
        pytest.param("fixed_gold_mine", [{"gold": 1}], marks=pytest.mark.rule("caylus-tile-gold-mine-1")),
        pytest.param("neutral_farm", [{"food": 1}, {"cloth": 1}], marks=pytest.mark.rule("caylus-tile-neutral-farm-1")),
        pytest.param(
            "neutral_forest", [{"food": 1}, {"wood": 1}], marks=pytest.mark.rule("caylus-tile-neutral-forest-1")
        ),
        pytest.param("neutral_sawmill", [{"wood": 1}], marks=pytest.mark.rule("caylus-tile-neutral-sawmill-1")),
        pytest.param("neutral_quarry", [{"stone": 1}], marks=pytest.mark.rule("caylus-tile-neutral-quarry-1")),
        pytest.param(
            "wood_farm_food", [{"food": 2}, {"cloth": 1}], marks=pytest.mark.rule("caylus-tile-wood-farm-food-1")
        ),
        pytest.param(
            "wood_farm_cloth", [{"cloth": 2}, {"food": 1}], marks=pytest.mark.rule("caylus-tile-wood-farm-cloth-1")
        ),
        pytest.param("wood_sawmill", [{"wood": 2}], marks=pytest.mark.rule("caylus-tile-wood-sawmill-1")),
        pytest.param("wood_quarry", [{"stone": 2}], marks=pytest.mark.rule("caylus-tile-wood-quarry-1")),
        pytest.param("stone_farm", [{"food": 2, "cloth": 1}], marks=pytest.mark.rule("caylus-tile-stone-farm-1")),
        pytest.param("stone_park", [{"food": 1, "wood": 2}], marks=pytest.mark.rule("caylus-tile-park-1")),
        pytest.param("stone_workshop", [{"stone": 2, "cloth": 1}], marks=pytest.mark.rule("caylus-tile-workshop-1")),
    ],
)
def test_production(tile: str, outputs: list[Goods]) -> None:
    for number, output in enumerate(outputs, start=1):
        state = use(tile, owner=0 if tile[0] in "ws" else -1)
        if len(outputs) > 1:
            assert legal(state) == {"use:1", "use:2"}
            play(state, f"use:{number}")
        assert goods_of(state, 0) == output
        assert money_of(state)[0] == 10
        assert points_of(state) == [0] * 4
        assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-tile-wood-quarry-1")
def test_no_bonus_for_the_owner_of_a_wood_quarry() -> None:
    state = use("wood_quarry", owner=1)
    assert goods_of(state, 0) == {"stone": 2}
    assert goods_of(state, 1) == {}
    assert asked(state) == ("castle", 3)


@pytest.mark.parametrize(
    ("tile", "kinds"),
    [
        pytest.param("stone_farm", {"food", "cloth"}, marks=pytest.mark.rule("caylus-tile-stone-farm-1")),
        pytest.param("stone_park", {"wood", "food"}, marks=pytest.mark.rule("caylus-tile-park-1")),
        pytest.param("stone_workshop", {"stone", "cloth"}, marks=pytest.mark.rule("caylus-tile-workshop-1")),
    ],
)
def test_bonus_of_stone_production(tile: str, kinds: set[str]) -> None:
    state = use(tile, owner=1)
    assert asked(state) == ("bonus", 1)
    assert legal(state) == {f"take:{kind}" for kind in kinds}


# ---- trade


@pytest.mark.rule("caylus-tile-fixed-peddler-1")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_fixed_peddler(good: str) -> None:
    state = use("fixed_peddler", money=2)
    assert asked(state) == ("buy", 0)
    assert legal(state) == {"decline", "take:food", "take:wood", "take:stone", "take:cloth"}
    play(state, f"take:{good}")
    assert goods_of(state, 0) == {good: 1}
    assert money_of(state)[0] == 0
    assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-tile-fixed-peddler-1")
def test_fixed_peddler_without_money() -> None:
    assert asked(use("fixed_peddler", money=1)) == ("castle", 3)


@pytest.mark.parametrize(
    ("tile", "price"),
    [
        pytest.param("neutral_marketplace", 4, marks=pytest.mark.rule("caylus-tile-neutral-marketplace-1")),
        pytest.param("wood_marketplace", 6, marks=pytest.mark.rule("caylus-tile-wood-marketplace-1")),
    ],
)
def test_marketplaces(tile: str, price: int) -> None:
    owner = 0 if tile == "wood_marketplace" else -1
    for good in PLENTY:
        state = use(tile, owner, **PLENTY)
        assert legal(state) == {"decline", "use:1"}
        play(state, "use:1")
        assert legal(state) == {f"pay:{name}" for name in PLENTY}
        assert refusal(state, "decline") == ("must-complete", "caylus-activation-06")
        play(state, f"pay:{good}")
        assert changes(state, PLENTY) == {good: -1}
        assert money_of(state)[0] == 10 + price
        assert asked(state) == ("castle", 3)
    assert asked(use(tile, owner)) == ("castle", 3)
    state = use(tile, owner, gold=3)
    play(state, "use:1")
    assert (goods_of(state, 0), money_of(state)[0]) == ({"gold": 2}, 10 + price)


@pytest.mark.rule("caylus-tile-wood-peddler-1")
def test_wood_peddler() -> None:
    for good in ("food", "wood", "stone", "cloth"):
        state = use("wood_peddler", 0)
        assert legal(state) == {"decline", "use:1", "use:2"}
        play(state, "use:1")
        assert legal(state) == {"take:food", "take:wood", "take:stone", "take:cloth"}
        play(state, f"take:{good}")
        assert (goods_of(state, 0), money_of(state)[0]) == ({good: 1}, 9)
        assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-tile-wood-peddler-1")
def test_wood_peddler_two_goods() -> None:
    names = ("food", "wood", "stone", "cloth")
    for number, first in enumerate(names):
        for second in names[number:]:
            state = use("wood_peddler", 0, money=2)
            play(state, "use:2", f"take:{first}")
            if first != "cloth":
                assert legal(state) == {f"take:{name}" for name in names[number:]}
                play(state, f"take:{second}")
            assert goods_of(state, 0) == ({first: 2} if first == second else {first: 1, second: 1})
            assert money_of(state)[0] == 0
            assert asked(state) == ("castle", 3)
    state = use("wood_peddler", 0, money=2)
    play(state, "use:2", "take:stone")
    assert refusal(state, "take:food") == ("wrong-order", "caylus-tile-wood-peddler-1")
    assert legal(use("wood_peddler", 0, money=1)) == {"decline", "use:1"}


@pytest.mark.parametrize(
    ("tile", "options"),
    [
        pytest.param("stone_church", [(2, {}, 3, {}), (4, {}, 5, {})], marks=pytest.mark.rule("caylus-tile-church-2")),
        pytest.param(
            "stone_tailor",
            [(0, {"cloth": -2}, 4, {}), (0, {"cloth": -3}, 6, {})],
            marks=pytest.mark.rule("caylus-tile-tailor-1"),
        ),
        pytest.param(
            "stone_bank",
            [(2, {}, 0, {"gold": 1}), (5, {}, 0, {"gold": 2})],
            marks=pytest.mark.rule("caylus-tile-bank-1"),
        ),
        pytest.param(
            "stone_jeweler",
            [(0, {"gold": -1}, 5, {}), (0, {"gold": -2}, 9, {})],
            marks=pytest.mark.rule("caylus-variant-02"),
        ),
    ],
)
def test_exchanges(tile: str, options: list[tuple[int, Goods, int, Goods]]) -> None:
    for number, (money, pay, points, gain) in enumerate(options, start=1):
        state = use(tile, 0, **PLENTY)
        assert legal(state) == {"decline", "use:1", "use:2"}
        play(state, f"use:{number}")
        assert money_of(state)[0] == 10 - money
        assert changes(state, PLENTY) == pay | gain
        assert points_of(state)[0] == points
        assert asked(state) == ("castle", 3)
        exact = {name: -count for name, count in pay.items()}
        state = use(tile, 0, money=money, **exact)
        assert f"use:{number}" in legal(state)
        less = {name: count - 1 for name, count in exact.items()}
        state = use(tile, 0, money=max(money - 1, 0), **less)
        assert f"use:{number}" not in legal(state)


@pytest.mark.rule("caylus-tile-alchemist-1")
@pytest.mark.parametrize(("option", "count", "gold"), [(1, 2, 1), (2, 4, 2)])
def test_alchemist(option: int, count: int, gold: int) -> None:
    state = use("stone_alchemist", 0, food=2, cloth=2, gold=5)
    play(state, f"use:{option}")
    if count == 2:
        assert legal(state) == {"pay:food", "pay:cloth"}
        play(state, "pay:food")
        assert legal(state) == {"pay:food", "pay:cloth"}
        assert refusal(state, "pay:gold") == ("wrong-kind", "caylus-tile-alchemist-1")
        play(state, "pay:cloth")
        assert goods_of(state, 0) == {"food": 1, "cloth": 1, "gold": 6}
    else:
        assert goods_of(state, 0) == {"gold": 5 + gold}
    assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-tile-alchemist-1")
def test_alchemist_takes_no_gold() -> None:
    assert asked(use("stone_alchemist", 0, food=1, gold=9)) == ("castle", 3)
    assert legal(use("stone_alchemist", 0, food=3, gold=9)) == {"decline", "use:1"}
    state = use("stone_alchemist", 0, food=1, wood=1, stone=1)
    play(state, "use:1", "pay:wood")
    assert goods_of(state, 0) == {"food": 1, "gold": 1}


def test_alchemist_pays_in_ascending_order() -> None:
    state = use("stone_alchemist", 0, food=1, wood=3, stone=1)
    play(state, "use:2")
    assert legal(state) == {"pay:food", "pay:wood"}
    assert refusal(state, "pay:stone") == ("wrong-order", "caylus-tile-alchemist-1")
    play(state, "pay:wood")
    assert goods_of(state, 0) == {"food": 1, "gold": 2}


# ---- cost and points


def amounts(words: str) -> Goods:
    parts = words.split()
    return {name: int(count) for count, name in zip(parts[::2], parts[1::2], strict=True)}


def builder(tile: str, has: Goods, jeweler: bool = True) -> Caylus:
    """Seat 0's worker on the building that builds this kind is being activated."""
    state = scene(jeweler=jeweler)
    lay(state, 5, "neutral_carpenter" if tile.startswith("wood") else "wood_mason", -1 if tile[0] == "w" else 0)
    goods(state, 0, **has)
    worker(state, 0, 5)
    activate(state)
    return state


@pytest.mark.parametrize(
    ("tile", "cost", "points"),
    [
        pytest.param("wood_farm_food", "1 wood 1 food", 2, marks=pytest.mark.rule("caylus-tile-wood-farm-food-1")),
        pytest.param("wood_farm_cloth", "1 wood 1 food", 2, marks=pytest.mark.rule("caylus-tile-wood-farm-cloth-1")),
        pytest.param("wood_sawmill", "1 wood 1 food", 2, marks=pytest.mark.rule("caylus-tile-wood-sawmill-1")),
        pytest.param("wood_quarry", "1 wood 1 food", 2, marks=pytest.mark.rule("caylus-tile-wood-quarry-1")),
        pytest.param("wood_mason", "1 wood 1 food", 4, marks=pytest.mark.rule("caylus-tile-mason-1")),
        pytest.param("wood_lawyer", "1 wood 1 cloth", 4, marks=pytest.mark.rule("caylus-tile-lawyer-1")),
        pytest.param("stone_farm", "1 stone 1 food", 3, marks=pytest.mark.rule("caylus-tile-stone-farm-1")),
        pytest.param("stone_park", "1 stone 1 food", 3, marks=pytest.mark.rule("caylus-tile-park-1")),
        pytest.param("stone_workshop", "1 stone 1 food", 3, marks=pytest.mark.rule("caylus-tile-workshop-1")),
        pytest.param("stone_church", "1 stone 1 cloth", 3, marks=pytest.mark.rule("caylus-tile-church-1")),
        pytest.param("stone_tailor", "1 stone 1 wood", 6, marks=pytest.mark.rule("caylus-tile-tailor-1")),
        pytest.param("stone_bank", "1 stone 1 wood", 6, marks=pytest.mark.rule("caylus-tile-bank-1")),
        pytest.param("stone_alchemist", "1 stone 1 food", 6, marks=pytest.mark.rule("caylus-tile-alchemist-1")),
        pytest.param("stone_architect", "1 stone 1 food", 6, marks=pytest.mark.rule("caylus-tile-architect-1")),
        pytest.param("stone_jeweler", "1 stone 1 cloth", 6, marks=pytest.mark.rule("caylus-variant-02")),
    ],
)
def test_cost_and_points_of_craft_tiles(tile: str, cost: str, points: int) -> None:
    exact = amounts(cost)
    state = builder(tile, exact)
    assert copies(state, tile) == 1 + (tile == "stone_architect")
    play(state, f"build:{tile}")
    if tile == "stone_church":
        assert asked(state) == ("line", 0)
        assert state.favors == 1
    else:
        assert asked(state) == ("castle", 3)
    assert goods_of(state, 0) == {}
    assert money_of(state)[0] == 10
    assert points_of(state) == [points, 0, 0, 0]
    assert tile_on(state, 9) == tile
    assert state.owner[9] == 0
    for missing in exact:
        plenty = {**PLENTY, missing: exact[missing] - 1}
        assert f"build:{tile}" not in legal(builder(tile, plenty))


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        pytest.param("wood_marketplace", 4, marks=pytest.mark.rule("caylus-tile-wood-marketplace-1")),
        pytest.param("wood_peddler", 4, marks=pytest.mark.rule("caylus-tile-wood-peddler-1")),
    ],
)
def test_tiles_that_cost_a_cube_of_any_kind(tile: str, points: int) -> None:
    for good in PLENTY:
        state = builder(tile, PLENTY)
        play(state, f"build:{tile}")
        assert legal(state) == {f"pay:{name}" for name in PLENTY}
        play(state, f"pay:{good}")
        expected = {"wood": -2} if good == "wood" else {"wood": -1, good: -1}
        assert changes(state, PLENTY) == expected
        assert points_of(state)[0] == points
        assert tile_on(state, 9) == tile
    assert f"build:{tile}" not in legal(builder(tile, {"wood": 1}))
    assert f"build:{tile}" not in legal(builder(tile, {"food": 1, "cloth": 5}))


@pytest.mark.rule("caylus-tile-fixed-carpenter-1")
@pytest.mark.parametrize("space", [6, 8])
def test_both_carpenters_build_wood(space: int) -> None:
    state = scene()
    goods(state, 0, wood=1, food=1)
    worker(state, 0, space)
    state.provost = 8
    activate(state)
    assert asked(state) == ("build", 0)
    expected = ["farm_food", "farm_cloth", "sawmill", "quarry", "marketplace", "peddler", "mason"]
    assert legal(state) == {"decline", *(f"build:wood_{name}" for name in expected)}
    play(state, "build:wood_mason")
    assert tile_on(state, 9) == "wood_mason"


@pytest.mark.rule("caylus-tile-mason-1")
def test_mason_builds_stone() -> None:
    state = builder("stone_park", {"stone": 1, "food": 1}, jeweler=False)
    names = ["farm", "park", "workshop", "alchemist", "architect"]
    assert legal(state) == {"decline", *(f"build:stone_{name}" for name in names)}


@pytest.mark.rule("caylus-tile-church-1")
def test_church_is_built_by_the_mason_and_brings_a_favor() -> None:
    state = builder("stone_church", {"stone": 1, "cloth": 1})
    assert legal(state) == {"decline", "build:stone_church", "build:stone_jeweler"}
    play(state, "build:stone_church")
    assert asked(state) == ("line", 0)


# ---- prestige tiles


def architect(has: Goods) -> Caylus:
    state = scene()
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "residence", 0)
    goods(state, 0, **has)
    worker(state, 0, 5)
    activate(state)
    return state


@pytest.mark.parametrize(
    ("tile", "cost", "points", "favors", "income"),
    [
        pytest.param("statue", "2 stone 1 gold", 7, 1, 0, marks=pytest.mark.rule("caylus-tile-statue-1")),
        pytest.param("granary", "3 food 1 gold", 10, 0, 0, marks=pytest.mark.rule("caylus-tile-granary-1")),
        pytest.param("library", "3 wood 1 gold", 10, 0, 1, marks=pytest.mark.rule("caylus-tile-library-1")),
        pytest.param("weaver", "3 cloth 1 gold", 12, 0, 0, marks=pytest.mark.rule("caylus-tile-weaver-1")),
        pytest.param("theater", "3 wood 2 gold", 14, 1, 0, marks=pytest.mark.rule("caylus-tile-theater-1")),
        pytest.param("university", "3 stone 2 gold", 14, 1, 0, marks=pytest.mark.rule("caylus-tile-university-1")),
        pytest.param("monument", "4 stone 2 gold", 14, 2, 0, marks=pytest.mark.rule("caylus-tile-monument-1")),
        pytest.param("hotel", "3 stone 2 gold", 16, 0, 2, marks=pytest.mark.rule("caylus-tile-hotel-1")),
        pytest.param("cathedral", "5 stone 3 gold", 25, 0, 0, marks=pytest.mark.rule("caylus-tile-cathedral-1")),
    ],
)
def test_prestige_tiles(tile: str, cost: str, points: int, favors: int, income: int) -> None:
    exact = amounts(cost)
    state = architect(exact)
    assert asked(state) == ("prestige", 0)
    play(state, f"prestige:{tile}")
    assert goods_of(state, 0) == {}
    assert points_of(state) == [points, 0, 0, 0]
    assert state.favors == favors
    assert tile_on(state, 9) == f"prestige_{tile}"
    assert copies(state, f"prestige_{tile}") == 0
    assert asked(state) == (("line", 0) if favors else ("castle", 3))
    for missing in exact:
        assert f"prestige:{tile}" not in legal(architect({**PLENTY, missing: exact[missing] - 1}))
    state.favors = 0
    before = money_of(state)[0]
    end_round(state)
    assert money_of(state)[0] - before == 2 + income


@pytest.mark.rule("caylus-tile-monument-1")
def test_the_two_favors_of_the_monument_go_to_different_lines() -> None:
    state = architect({"stone": 4, "gold": 2})
    play(state, "prestige:monument", "line:points", "column:1")
    assert asked(state) == ("line", 0)
    assert legal(state) == {"line:deniers", "line:goods", "line:buildings"}
    play(state, "line:deniers", "column:1")
    assert points_of(state)[0] == 15
    assert money_of(state)[0] == 13
    assert asked(state) == ("castle", 3)


@pytest.mark.rule("caylus-tile-architect-1")
def test_architect_builds_one_prestige_building() -> None:
    state = architect(PLENTY)
    names = ["statue", "granary", "library", "weaver", "theater", "university", "monument", "hotel", "cathedral"]
    assert legal(state) == {"decline", *(f"prestige:{name}" for name in names)}
    play(state, "prestige:granary")
    assert asked(state) == ("castle", 3)
