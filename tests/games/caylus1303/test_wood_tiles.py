"""Wood tiles (Holzgebäude): what each costs and brings when built, and what a worker gets on either side."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    activate,
    asked,
    camp,
    gain_favor,
    gains,
    goods,
    goods_of,
    hold,
    holdings,
    in_supply,
    lay,
    legal,
    pass_bridge,
    play,
    points_of,
    refusal,
    road,
    scene,
    site_tile,
    stock,
    tile_on,
    visit,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)

BOTH_SIDES = pytest.mark.parametrize("owner", [-1, GREEN], ids=["start-side", "build-side"])


def at_carpenter(**has: int) -> Caylus1303:
    """Black's worker is activated on the printed Carpenter."""
    state = scene()
    goods(state, BLACK, **has)
    worker(state, BLACK, 3)
    activate(state)
    return state


def on_tile(tile: str, owner: int = -1, **has: int) -> Caylus1303:
    """Black's worker is activated on this tile: its start side without an owner, else its build side."""
    state = scene()
    lay(state, 15, tile, owner)
    goods(state, BLACK, **has)
    visit(state, BLACK, 15)
    return state


@pytest.mark.rule("1303-activation-01")
def test_each_workers_effect_is_a_turn_of_its_own_whatever_is_asked() -> None:
    state = scene()
    goods(state, BLACK, wood=9, cloth=9)
    state.provost = 20
    for space in (1, 2, 3, 4, 6, 14):
        worker(state, BLACK, space)
    worker(state, RED, 19)
    activate(state)
    turns = []
    kinds = []
    while state.round == 1:
        turns.append(int(state.turn))
        kinds.append(asked(state)[0])
        play(state, "provost:0" if asked(state)[0] in ("toll", "bridge") else "decline")
    assert kinds == ["use", "claim", "build", "toll", *["bridge"] * 3, "use", "take", "use"]
    assert turns == list(range(turns[0], turns[0] + len(turns)))


@pytest.mark.rule("1303-activation-01")
def test_a_worker_that_can_do_nothing_has_no_turn() -> None:
    state = scene()
    worker(state, BLACK, 1)  # without wood
    worker(state, BLACK, 3)
    turn = state.turn
    activate(state)
    assert (asked(state), state.turn) == (("bridge", BLUE), turn + 1)


# ---- building


@pytest.mark.rule("1303-wood-01")
@pytest.mark.parametrize(
    ("tile", "cost", "points"),
    [
        ("wood_farm", {"wood": 1, "food": 1}, 2),
        ("wood_sawmill", {"wood": 1, "food": 1}, 2),
        ("wood_quarry", {"wood": 1, "food": 1}, 2),
        ("wood_spinning_mill", {"wood": 2}, 2),
        ("wood_covered_market", {"wood": 1, "stone": 1}, 3),
        ("wood_tailor", {"wood": 1, "cloth": 1}, 4),
        ("wood_tailor", {"wood": 2}, 4),
        ("wood_manor", {"wood": 1, "cloth": 1}, 4),
        ("wood_stonemason", {"wood": 1, "food": 1}, 4),
    ],
)
def test_a_wood_tile_costs_exactly_its_price_and_brings_its_points(
    tile: str, cost: dict[str, int], points: int
) -> None:
    state = scene()
    site_tile(state, 2, "wood_market")  # frees the Covered Market of the first game's site
    state.supply |= 1 << state.figures.tile("wood_covered_market")
    goods(state, BLACK, **cost)
    worker(state, BLACK, 3)
    activate(state)
    before = holdings(state)
    play(state, f"build:{tile}")
    paid = {good: -count for good, count in cost.items()}
    assert gains(before, state) == {BLACK: {**paid, "points": points, "houses": -1, "camp": 1}}
    assert goods_of(state, BLACK) == {}
    assert (tile_on(state, 15), state.owner[15]) == (tile, BLACK)
    assert not in_supply(state, tile)
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-wood-01")
def test_the_wood_market_costs_a_wood_and_a_food_and_brings_three_points() -> None:
    state = scene()
    lay(state, 14, "wood_farm")
    state.supply |= 1 << state.figures.tile("wood_market")
    goods(state, BLACK, wood=1, food=1)
    worker(state, BLACK, 3)
    activate(state)
    before = holdings(state)
    play(state, "build:wood_market")
    assert gains(before, state) == {BLACK: {"wood": -1, "food": -1, "points": 3, "houses": -1, "camp": 1}}


@pytest.mark.rule("1303-wood-01", "1303-activation-07")
@pytest.mark.parametrize(
    ("has", "payable"),
    [
        ({"wood": 2}, {"wood_spinning_mill", "wood_tailor", "wood_stonemason"}),
        (
            {"wood": 1, "food": 1},
            {"wood_farm", "wood_sawmill", "wood_quarry", "wood_tailor", "wood_stonemason"},
        ),
        ({"wood": 1, "stone": 1}, {"wood_tailor", "wood_stonemason"}),
        ({"wood": 1, "cloth": 1}, {"wood_tailor", "wood_stonemason", "wood_manor"}),
    ],
)
def test_two_goods_pay_for_these_wood_tiles_and_no_others(has: dict[str, int], payable: set[str]) -> None:
    state = at_carpenter(**has)
    assert asked(state) == ("build", BLACK)
    assert legal(state) == {"decline"} | {f"build:{tile}" for tile in payable}
    for tile in {"wood_farm", "wood_spinning_mill", "wood_manor"} - payable:
        assert refusal(state, f"build:{tile}") == ("cannot-pay", "1303-activation-07")


@pytest.mark.rule("1303-wood-01")
@pytest.mark.parametrize("has", [{"wood": 1}, {"wood": 1, "gold": 5}, {"food": 3, "stone": 3, "cloth": 3, "gold": 3}])
def test_a_wood_alone_or_no_wood_pays_for_no_wood_tile(has: dict[str, int]) -> None:
    state = at_carpenter(**has)
    assert asked(state) == ("bridge", BLUE)
    assert goods_of(state, BLACK) == has


# ---- production


@pytest.mark.rule("1303-wood-02")
@pytest.mark.parametrize(
    ("tile", "good"),
    [("wood_farm", "food"), ("wood_sawmill", "wood"), ("wood_quarry", "stone"), ("wood_spinning_mill", "cloth")],
)
def test_the_start_side_of_a_production_tile_gives_one_good_and_a_point(tile: str, good: str) -> None:
    state = on_tile(tile)
    assert asked(state) == ("use", BLACK)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: 1, "points": 1, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-03")
@pytest.mark.parametrize("owner", [GREEN, BLACK], ids=["of-another", "own"])
@pytest.mark.parametrize(
    ("tile", "good"),
    [("wood_farm", "food"), ("wood_sawmill", "wood"), ("wood_quarry", "stone"), ("wood_spinning_mill", "cloth")],
)
def test_the_build_side_of_a_production_tile_gives_two_goods(tile: str, good: str, owner: int) -> None:
    state = on_tile(tile, owner)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {good: 2, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-03", "1303-provost-03")
@pytest.mark.parametrize(("gap", "activated"), [(27, False), (28, True), (29, True), (30, True)])
def test_a_tile_on_the_last_space_of_the_road_works_like_any_other(gap: int, activated: bool) -> None:
    state = scene()
    lay(state, 28, "wood_farm", GREEN)
    worker(state, BLACK, 28)
    state.provost = gap
    activate(state)
    pass_bridge(state)
    assert (asked(state) == ("use", BLACK)) is activated
    if activated:
        play(state, "use:1")
    assert goods_of(state, BLACK) == ({"food": 2} if activated else {})
    assert state.round == 2


# ---- markets


@pytest.mark.rule("1303-wood-04")
@BOTH_SIDES
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_the_market_gives_one_good_of_choice(owner: int, good: str) -> None:
    state = on_tile("wood_market", owner)
    assert asked(state) == ("take", BLACK)
    assert legal(state) == {"decline", "take:food", "take:wood", "take:stone", "take:cloth"}
    before = holdings(state)
    play(state, f"take:{good}")
    assert gains(before, state) == {BLACK: {good: 1, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-04")
def test_the_wood_market_needs_no_worker_in_stock() -> None:
    state = scene()
    stock(state, BLACK, 1)
    visit(state, BLACK, 14)
    assert state.workers[BLACK] == 0
    play(state, "take:cloth")
    assert goods_of(state, BLACK) == {"cloth": 1}


@pytest.mark.rule("1303-wood-05")
def test_the_start_side_of_the_covered_market_gives_two_workers_and_a_point() -> None:
    state = on_tile("wood_covered_market")
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {"workers": 2, "camp": -1, "points": 1}}


@pytest.mark.rule("1303-wood-05")
def test_the_build_side_of_the_covered_market_gives_three_workers() -> None:
    state = on_tile("wood_covered_market", GREEN)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {"workers": 3, "camp": -2}}


@pytest.mark.rule("1303-wood-05", "1303-activation-05")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_covered_market_takes_what_the_camp_has_and_never_its_own_worker(there: int, taken: int) -> None:
    state = scene()
    lay(state, 15, "wood_covered_market")
    worker(state, BLACK, 15)
    camp(state, BLACK, there)
    worker(state, RED, 19)
    state.provost = 19
    activate(state)
    pass_bridge(state)
    before = holdings(state)
    play(state, "use:1")
    changed = {name: count for name, count in (("workers", taken), ("camp", 1 - taken)) if count}
    assert gains(before, state) == {BLACK: {**changed, "points": 1}}


# ---- Tailor


@pytest.mark.rule("1303-wood-06")
@BOTH_SIDES
@pytest.mark.parametrize(("option", "cloth", "points"), [("use:1", 1, 4), ("use:2", 2, 6)])
def test_the_tailor_makes_four_points_of_one_cloth_or_six_of_two(
    owner: int, option: str, cloth: int, points: int
) -> None:
    state = on_tile("wood_tailor", owner, cloth=3)
    assert legal(state) == {"decline", "use:1", "use:2"}
    before = holdings(state)
    play(state, option)
    assert gains(before, state) == {BLACK: {"cloth": -cloth, "points": points, "camp": 1}}
    assert asked(state) == ("use", RED), "one option, once"


@pytest.mark.rule("1303-wood-06", "1303-activation-07")
@BOTH_SIDES
def test_the_tailor_with_exactly_two_one_or_no_cloth(owner: int) -> None:
    assert legal(on_tile("wood_tailor", owner, cloth=2)) == {"decline", "use:1", "use:2"}
    state = on_tile("wood_tailor", owner, cloth=1)
    assert legal(state) == {"decline", "use:1"}
    assert refusal(state, "use:2") == ("cannot-pay", "1303-activation-07")
    assert asked(on_tile("wood_tailor", owner, food=5, wood=5, stone=5, gold=5)) == ("use", RED)


# ---- Manor


@pytest.mark.rule("1303-wood-07")
def test_the_start_side_of_the_manor_gives_two_points_and_no_favor() -> None:
    state = on_tile("wood_manor")
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLACK: {"points": 2, "camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-08")
@pytest.mark.parametrize("owner", [GREEN, BLACK], ids=["of-another", "own"])
def test_the_build_side_of_the_manor_brings_its_visitor_a_favor_for_nothing(owner: int) -> None:
    state = on_tile("wood_manor", owner)
    assert legal(state) == {"decline", "use:1"}
    before = holdings(state)
    play(state, "use:1")
    assert asked(state) == ("favor", BLACK)
    assert gains(before, state) == {}
    play(state, "site:1", "decline")
    assert gains(before, state) == {BLACK: {"camp": 1}}
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-08")
def test_the_favor_of_the_manor_may_be_left() -> None:
    state = on_tile("wood_manor", GREEN)
    play(state, "decline")
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-08")
def test_two_workers_on_the_manor_bring_a_favor_each() -> None:
    state = scene()
    lay(state, 15, "wood_manor", GREEN)
    worker(state, GREEN, 15)
    visit(state, BLACK, 15)
    assert asked(state) == ("use", GREEN)
    play(state, "use:1")
    assert asked(state) == ("favor", GREEN)
    play(state, "site:1", "decline")
    assert asked(state) == ("use", BLACK)
    play(state, "use:1")
    assert asked(state) == ("favor", BLACK)
    play(state, "site:1", "decline")
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-08")
def test_building_the_manor_brings_no_favor() -> None:
    state = at_carpenter(wood=1, cloth=1)
    play(state, "build:wood_manor")
    assert points_of(state) == [0, 4, 0, 0]
    assert asked(state) == ("bridge", BLUE)


# ---- Stonemason


@pytest.mark.rule("1303-wood-09")
def test_the_build_side_of_the_stonemason_builds_a_stone_tile_at_full_cost() -> None:
    state = on_tile("wood_stonemason", GREEN, stone=3, wood=2)
    assert asked(state) == ("build", BLACK)
    before = holdings(state)
    unbuilt = road(state)
    play(state, "build:stone_foundry")
    assert gains(before, state) == {BLACK: {"stone": -1, "wood": -1, "points": 5, "houses": -1, "camp": 1}}
    # The lowest empty space is 16, behind the Stonemason on 15.
    unbuilt[14] = ("wood_stonemason", GREEN, -1)
    unbuilt[15] = ("stone_foundry", BLACK, -1)
    assert road(state) == unbuilt
    assert not in_supply(state, "stone_foundry")
    assert asked(state) == ("use", RED)


@pytest.mark.rule("1303-wood-09")
def test_the_build_side_of_the_stonemason_offers_stone_tiles_only_and_needs_the_stone() -> None:
    state = on_tile("wood_stonemason", GREEN, stone=1, food=1)
    assert legal(state) == {"decline", "build:stone_sawmill", "build:stone_quarry", "build:stone_guild"}
    assert refusal(state, "build:wood_farm") == ("wrong-kind", "1303-carpenter-05")
    assert refusal(state, "build:stone_church") == ("cannot-pay", "1303-activation-07")
    assert asked(on_tile("wood_stonemason", GREEN, food=3, wood=3, cloth=3, gold=3)) == ("use", RED)


@pytest.mark.rule("1303-wood-09")
def test_the_stonemason_needs_a_house_a_space_and_a_tile() -> None:
    state = scene()
    lay(state, 15, "wood_stonemason", GREEN)
    goods(state, BLACK, stone=9, food=9, wood=9, cloth=9)
    worker(state, BLACK, 15)
    worker(state, RED, 19)
    state.provost = 19
    for shortage in ("house", "space", "tile"):
        short = state.clone()
        if shortage == "house":
            short.houses[BLACK] = 0
        elif shortage == "tile":
            short.supply &= (1 << 21) - 1
        else:
            for space in (*range(16, 19), *range(20, 29)):
                lay(short, space, "wood_farm", GREEN)
        activate(short)
        pass_bridge(short)
        assert asked(short) == ("use", RED), shortage
    activate(state)
    pass_bridge(state)
    assert asked(state) == ("build", BLACK)


SECOND_ITEMS = [
    ("stone_sawmill", "food", 3),
    ("stone_quarry", "food", 3),
    ("stone_foundry", "wood", 5),
    ("stone_alchemist", "wood", 5),
    ("stone_jeweler", "wood", 5),
    ("stone_church", "cloth", 5),
    ("stone_guild", "cloth", 4),
]


def stonemason_on_site(**has: int) -> Caylus1303:
    """Black has a favor in round 4 with the Stonemason on site slot 2 and these goods."""
    state = scene(round_number=4)
    site_tile(state, 2, "wood_stonemason")
    goods(state, BLACK, **has)
    gain_favor(state, BLACK)
    play(state, "site:2")
    return state


@pytest.mark.rule("1303-wood-10")
@pytest.mark.parametrize(("tile", "good", "points"), SECOND_ITEMS)
def test_the_start_side_of_the_stonemason_takes_the_second_item_only(tile: str, good: str, points: int) -> None:
    state = stonemason_on_site(**{good: 1})
    assert asked(state) == ("build", BLACK)
    before = holdings(state)
    play(state, f"build:{tile}")
    assert gains(before, state) == {BLACK: {good: -1, "points": points, "houses": -1, "camp": 1}}
    assert (tile_on(state, 15), state.owner[15]) == (tile, BLACK)


@pytest.mark.rule("1303-wood-10")
def test_the_start_side_of_the_stonemason_leaves_the_stones_alone_and_needs_the_second_item() -> None:
    state = stonemason_on_site(stone=2, cloth=1)
    assert legal(state) == {"decline", "build:stone_church", "build:stone_guild"}
    assert refusal(state, "build:stone_foundry") == ("cannot-pay", "1303-activation-07")
    play(state, "build:stone_church")
    assert goods_of(state, BLACK) == {"stone": 2}


@pytest.mark.rule("1303-wood-10")
def test_the_start_side_of_the_stonemason_on_the_road_waives_the_stone_for_a_worker_too() -> None:
    state = on_tile("wood_stonemason", food=1)
    before = holdings(state)
    play(state, "build:stone_quarry")
    assert gains(before, state) == {BLACK: {"food": -1, "points": 3, "houses": -1, "camp": 1}}


@pytest.mark.rule("1303-wood-11")
def test_the_wildcard_of_the_stone_guild_may_be_a_stone_on_the_start_side() -> None:
    state = stonemason_on_site(stone=1)
    assert legal(state) == {"decline", "build:stone_guild"}
    before = holdings(state)
    play(state, "build:stone_guild")
    assert gains(before, state) == {BLACK: {"stone": -1, "points": 4, "houses": -1, "camp": 1}}


@pytest.mark.rule("1303-wood-11")
def test_the_stone_is_one_choice_among_others_for_the_wildcard_of_the_stone_guild() -> None:
    state = stonemason_on_site(stone=1, food=1, gold=1)
    play(state, "build:stone_guild")
    assert asked(state) == ("pay", BLACK)
    assert legal(state) == {"pay:food", "pay:stone"}
    play(state, "pay:stone")
    assert goods_of(state, BLACK) == {"food": 1, "gold": 1}


@pytest.mark.rule("1303-wood-11", "1303-wood-09")
def test_on_the_build_side_the_stone_guild_for_stone_takes_two_stones() -> None:
    assert asked(on_tile("wood_stonemason", GREEN, stone=1)) == ("use", RED)
    state = on_tile("wood_stonemason", GREEN, stone=2)
    assert legal(state) == {"decline", "build:stone_guild"}
    play(state, "build:stone_guild")
    assert goods_of(state, BLACK) == {}


@pytest.mark.rule("1303-wood-09")
def test_the_architect_of_another_player_brings_the_builder_nothing() -> None:
    state = scene()
    hold(state, GREEN, "architect")
    lay(state, 15, "wood_stonemason", GREEN)
    goods(state, BLACK, stone=1, food=1)
    visit(state, BLACK, 15)
    play(state, "build:stone_quarry")
    assert points_of(state) == [0, 3, 0, 0]
