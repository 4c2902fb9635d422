"""Stone tiles (Steingebäude): what each costs and brings when built, and what a worker gets on either side."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    activate,
    asked,
    camp,
    gains,
    goods,
    goods_of,
    holdings,
    in_supply,
    lay,
    legal,
    pass_bridge,
    play,
    refusal,
    scene,
    stock,
    tile_on,
    visit,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)

BOTH_SIDES = pytest.mark.parametrize("owner", [-1, GREEN], ids=["start-side", "build-side"])


def on_tile(tile: str, owner: int = -1, workers: int = 5, **has: int) -> Caylus1303:
    """Black's worker is activated on this tile, with so many more in stock: start side without an owner."""
    state = scene()
    lay(state, 15, tile, owner)
    goods(state, BLACK, **has)
    stock(state, BLACK, workers + 1)
    visit(state, BLACK, 15)
    return state


# ---- building


@pytest.mark.rule("1303-stone-01")
@pytest.mark.parametrize(
    ("tile", "second", "points"),
    [
        ("stone_farm", "food", 3),
        ("stone_sawmill", "food", 3),
        ("stone_quarry", "food", 3),
        ("stone_gold_mine", "food", 4),
        ("stone_foundry", "wood", 5),
        ("stone_alchemist", "wood", 5),
        ("stone_jeweler", "wood", 5),
        ("stone_guild", "food", 4),
        ("stone_guild", "wood", 4),
        ("stone_guild", "cloth", 4),
        ("stone_church", "cloth", 5),
    ],
)
def test_a_stone_tile_costs_exactly_its_price_and_brings_its_points(tile: str, second: str, points: int) -> None:
    state = scene()
    lay(state, 15, "wood_stonemason", BLACK)
    state.supply |= 1 << state.figures.tile(tile)
    goods(state, BLACK, **{"stone": 1, second: 1})
    visit(state, BLACK, 15)
    before = holdings(state)
    play(state, f"build:{tile}")
    assert gains(before, state) == {BLACK: {"stone": -1, second: -1, "points": points, "houses": -1, "camp": 1}}
    assert (tile_on(state, 16), state.owner[16]) == (tile, BLACK)
    assert not in_supply(state, tile)
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-01")
@pytest.mark.parametrize(
    ("has", "payable"),
    [
        ({"stone": 2}, {"guild"}),
        ({"stone": 1, "food": 1}, {"farm", "sawmill", "quarry", "gold_mine", "guild"}),
        ({"stone": 1, "wood": 1}, {"foundry", "alchemist", "jeweler", "guild"}),
        ({"stone": 1, "cloth": 1}, {"church", "guild"}),
    ],
)
def test_two_goods_pay_for_these_stone_tiles_and_no_others(has: dict[str, int], payable: set[str]) -> None:
    state = scene()
    lay(state, 15, "wood_stonemason", GREEN)
    for tile in ("stone_farm", "stone_gold_mine"):  # not in the supply of the first game
        state.supply |= 1 << state.figures.tile(tile)
    goods(state, BLACK, **has)
    visit(state, BLACK, 15)
    assert legal(state) == {"decline"} | {f"build:stone_{tile}" for tile in payable}


@pytest.mark.rule("1303-stone-01")
@pytest.mark.parametrize("has", [{"stone": 1}, {"stone": 1, "gold": 4}, {"food": 2, "wood": 2, "cloth": 2}])
def test_a_stone_alone_or_no_stone_pays_for_no_stone_tile(has: dict[str, int]) -> None:
    assert asked(on_tile("wood_stonemason", GREEN, **has)) == ("use", RED)


# ---- production


@pytest.mark.rule("1303-stone-02")
@pytest.mark.parametrize(("tile", "good"), [("farm", "food"), ("sawmill", "wood"), ("quarry", "stone")])
def test_the_start_side_of_a_production_tile_gives_one_good_and_a_cloth(tile: str, good: str) -> None:
    state = on_tile(f"stone_{tile}")
    assert asked(state) == ("use", BLACK)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: 1, "cloth": 1, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-03")
@pytest.mark.parametrize(("tile", "good"), [("farm", "food"), ("sawmill", "wood"), ("quarry", "stone")])
def test_the_build_side_of_a_production_tile_gives_two_goods_and_a_cloth(tile: str, good: str) -> None:
    state = on_tile(f"stone_{tile}", GREEN)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: 2, "cloth": 1, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-04")
@BOTH_SIDES
def test_the_gold_mine_gives_one_gold(owner: int) -> None:
    state = on_tile("stone_gold_mine", owner)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {"gold": 1, "camp": 1}}


# ---- prices in workers


@pytest.mark.rule("1303-stone-05")
@BOTH_SIDES
@pytest.mark.parametrize(("option", "price", "gold"), [("use:1", 1, 1), ("use:2", 3, 2)])
def test_the_foundry_makes_a_gold_of_one_worker_or_two_of_three(owner: int, option: str, price: int, gold: int) -> None:
    state = on_tile("stone_foundry", owner)
    assert legal(state) == {"decline", "use:1", "use:2"}
    before = holdings(state)
    play(state, option)
    assert gains(before, state) == {BLACK: {"gold": gold, "workers": -price, "camp": price + 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-05", "1303-activation-08")
@BOTH_SIDES
@pytest.mark.parametrize(
    ("workers", "options"), [(1, {"use:1"}), (2, {"use:1"}), (3, {"use:1", "use:2"}), (4, {"use:1", "use:2"})]
)
def test_the_foundry_takes_no_more_workers_than_are_in_stock(owner: int, workers: int, options: set[str]) -> None:
    state = on_tile("stone_foundry", owner, workers=workers)
    assert legal(state) == {"decline"} | options
    if "use:2" not in options:
        assert refusal(state, "use:2") == ("cannot-pay", "1303-activation-07")


@pytest.mark.rule("1303-stone-08")
@BOTH_SIDES
@pytest.mark.parametrize(("option", "price", "points"), [("use:1", 2, 4), ("use:2", 4, 6)])
def test_the_church_makes_four_points_of_two_workers_or_six_of_four(
    owner: int, option: str, price: int, points: int
) -> None:
    state = on_tile("stone_church", owner)
    assert legal(state) == {"decline", "use:1", "use:2"}
    before = holdings(state)
    play(state, option)
    assert gains(before, state) == {BLACK: {"points": points, "workers": -price, "camp": price + 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-08", "1303-activation-08")
@BOTH_SIDES
@pytest.mark.parametrize(("workers", "options"), [(2, {"use:1"}), (3, {"use:1"}), (4, {"use:1", "use:2"})])
def test_the_church_takes_no_more_workers_than_are_in_stock(owner: int, workers: int, options: set[str]) -> None:
    assert legal(on_tile("stone_church", owner, workers=workers)) == {"decline"} | options


@pytest.mark.rule("1303-stone-05", "1303-stone-08", "1303-activation-08")
@pytest.mark.parametrize(("tile", "workers"), [("stone_foundry", 0), ("stone_church", 0), ("stone_church", 1)])
def test_the_worker_on_foundry_or_church_does_not_pay(tile: str, workers: int) -> None:
    state = on_tile(tile, workers=workers)
    assert asked(state) == ("use", RED)
    assert state.workers[BLACK] == workers


# ---- prices in goods


@pytest.mark.rule("1303-stone-06")
@BOTH_SIDES
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_the_alchemist_makes_a_gold_of_any_one_good(owner: int, good: str) -> None:
    state = on_tile("stone_alchemist", owner, **{good: 1})
    assert legal(state) == {"decline", "use:1"}
    assert refusal(state, "use:2") == ("cannot-pay", "1303-activation-07")
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: -1, "gold": 1, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-06")
@BOTH_SIDES
@pytest.mark.parametrize(
    ("choices", "price"),
    [
        (["pay:food", "pay:food"], {"food": -2}),
        (["pay:food", "pay:cloth"], {"food": -1, "cloth": -1}),
        (["pay:wood", "pay:stone"], {"wood": -1, "stone": -1}),
        (["pay:cloth"], {"cloth": -2}),  # no later good is left: the second one is not asked for
    ],
)
def test_the_alchemist_makes_two_gold_of_two_equal_or_different_goods(
    owner: int, choices: list[str], price: dict[str, int]
) -> None:
    state = on_tile("stone_alchemist", owner, food=2, wood=2, stone=2, cloth=2)
    before = holdings(state)
    play(state, "use:2")
    assert asked(state) == ("pay", BLACK)
    assert legal(state) == {"pay:food", "pay:wood", "pay:stone", "pay:cloth"}
    for choice in choices:
        assert goods_of(state, BLACK).get("gold", 0) == 0, "goods come when all is paid"
        play(state, choice)
    assert gains(before, state) == {BLACK: {**price, "gold": 2, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-06")
def test_each_payment_at_the_alchemist_is_reached_in_one_order_only() -> None:
    state = on_tile("stone_alchemist", food=1, wood=1, stone=1)
    play(state, "use:2")
    assert legal(state) == {"pay:food", "pay:wood"}, "after a stone no later good would be left"
    assert refusal(state, "pay:stone") == ("wrong-order", "1303-stone-06")
    assert refusal(state, "pay:cloth") == ("cannot-pay", "1303-stone-06")
    assert refusal(state, "decline") == ("must-complete", "1303-stone-06")
    play(state, "pay:wood")
    assert goods_of(state, BLACK) == {"food": 1, "gold": 2}


@pytest.mark.rule("1303-stone-06")
@BOTH_SIDES
def test_the_alchemist_takes_no_gold(owner: int) -> None:
    assert asked(on_tile("stone_alchemist", owner, gold=5)) == ("use", RED)
    state = on_tile("stone_alchemist", owner, gold=5, food=1)
    assert legal(state) == {"decline", "use:1"}


@pytest.mark.rule("1303-stone-07")
@BOTH_SIDES
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_the_stone_guild_takes_any_good_and_gives_five_workers(owner: int, good: str) -> None:
    state = on_tile("stone_guild", owner, food=2, wood=2, stone=2, cloth=2, gold=2)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert legal(state) == {"pay:food", "pay:wood", "pay:stone", "pay:cloth"}
    assert gains(before, state) == {}
    play(state, f"pay:{good}")
    assert gains(before, state) == {BLACK: {good: -1, "workers": 5, "camp": -4}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-07")
@BOTH_SIDES
def test_the_stone_guild_takes_no_gold(owner: int) -> None:
    assert asked(on_tile("stone_guild", owner, gold=3)) == ("use", RED)


@pytest.mark.rule("1303-stone-07", "1303-limit-02")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (2, 2), (5, 5), (6, 5)])
def test_the_stone_guild_takes_what_the_camp_has(there: int, taken: int) -> None:
    state = scene()
    lay(state, 15, "stone_guild", GREEN)
    goods(state, BLACK, wood=1)
    worker(state, BLACK, 15)
    camp(state, BLACK, there)
    worker(state, RED, 19)
    state.provost = 19
    activate(state)
    pass_bridge(state)
    stock_before = int(state.workers[BLACK])
    play(state, "use:1")
    assert (state.workers[BLACK], state.camp[BLACK]) == (stock_before + taken, there - taken + 1)
    assert goods_of(state, BLACK) == {}


@pytest.mark.rule("1303-stone-09")
@BOTH_SIDES
@pytest.mark.parametrize(("option", "gold", "points"), [("use:1", 1, 5), ("use:2", 2, 9)])
def test_the_jeweler_makes_five_points_of_a_gold_or_nine_of_two(
    owner: int, option: str, gold: int, points: int
) -> None:
    state = on_tile("stone_jeweler", owner, gold=3)
    assert legal(state) == {"decline", "use:1", "use:2"}
    before = holdings(state)
    play(state, option)
    assert gains(before, state) == {BLACK: {"gold": -gold, "points": points, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-stone-09", "1303-activation-07")
@BOTH_SIDES
def test_the_jeweler_with_exactly_two_one_or_no_gold(owner: int) -> None:
    assert legal(on_tile("stone_jeweler", owner, gold=2)) == {"decline", "use:1", "use:2"}
    assert legal(on_tile("stone_jeweler", owner, gold=1)) == {"decline", "use:1"}
    assert asked(on_tile("stone_jeweler", owner, food=9, wood=9, stone=9, cloth=9)) == ("use", RED)
