"""f) Startgebäude: the yellow tiles of the set-up."""

import pytest

from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    activate,
    asked,
    camp,
    gains,
    goods,
    holdings,
    lay,
    only,
    pass_bridge,
    play,
    refusal,
    scene,
    stock,
    told,
    visit,
)


@pytest.mark.rule("1303-start-01")
@pytest.mark.parametrize(
    ("tile", "good"), [("start_farm", "food"), ("start_sawmill", "wood"), ("start_quarry", "stone")]
)
def test_farm_sawmill_and_quarry_give_one_good(tile: str, good: str) -> None:
    state = scene()
    lay(state, 9, tile)
    visit(state, BLUE, 9)
    before = holdings(state)
    only(state, "decline", "use:1")
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {good: 1, "camp": 1}}
    assert told(state)[0] == ("gained", BLUE, good, 1)


@pytest.mark.rule("1303-start-02")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_market_gives_a_good_of_choice_for_one_further_worker(good: str) -> None:
    state = scene()
    visit(state, BLUE, 9)
    assert asked(state) == ("take", BLUE)
    only(state, "decline", "take:food", "take:wood", "take:stone", "take:cloth")
    before = holdings(state)
    play(state, f"take:{good}")
    # The further worker, and then the one on the Market.
    assert gains(before, state) == {BLUE: {good: 1, "workers": -1, "camp": 2}}
    assert told(state)[:2] == [("workers-sent", BLUE, 1), ("gained", BLUE, good, 1)]


@pytest.mark.rule("1303-start-02")
def test_market_can_be_declined() -> None:
    state = scene()
    visit(state, BLUE, 9)
    before = holdings(state)
    play(state, "decline")
    assert gains(before, state) == {BLUE: {"camp": 1}}


@pytest.mark.rule("1303-start-02")
@pytest.mark.parametrize(("in_stock", "is_asked"), [(0, False), (1, True)])
def test_market_needs_a_further_worker_in_stock(in_stock: int, is_asked: bool) -> None:
    state = scene()
    stock(state, BLUE, in_stock + 1)
    visit(state, BLUE, 9)
    assert asked(state) == (("take", BLUE) if is_asked else ("use", 3))


@pytest.mark.rule("1303-start-03")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_guild_for_three_workers_takes_any_good(good: str) -> None:
    state = scene()
    goods(state, BLUE, food=1, wood=1, stone=1, cloth=1, gold=1)
    visit(state, BLUE, 11)
    before = holdings(state)
    play(state, "use:1")
    only(state, "pay:food", "pay:wood", "pay:stone", "pay:cloth")
    assert gains(before, state) == {}
    play(state, f"pay:{good}")
    assert gains(before, state) == {BLUE: {good: -1, "workers": 3, "camp": -2}}
    assert told(state)[:2] == [("paid", BLUE, good, 1), ("workers-taken", BLUE, 3)]


@pytest.mark.rule("1303-start-03")
def test_guild_for_three_workers_takes_no_gold() -> None:
    state = scene()
    goods(state, BLUE, gold=5)
    visit(state, BLUE, 11)
    assert asked(state) == ("use", 3)  # Blue was not asked


@pytest.mark.rule("1303-start-03")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_guild_for_three_workers_takes_the_only_good_without_asking(good: str) -> None:
    state = scene()
    goods(state, BLUE, **{good: 2, "gold": 1})
    visit(state, BLUE, 11)
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {good: -1, "workers": 3, "camp": -2}}


@pytest.mark.rule("1303-start-03")
def test_guild_for_four_workers_takes_a_stone() -> None:
    state = scene()
    goods(state, BLUE, food=3, wood=3, stone=2, cloth=3, gold=3)
    visit(state, BLUE, 13)
    only(state, "decline", "use:1")
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"stone": -1, "workers": 4, "camp": -3}}


@pytest.mark.rule("1303-start-03")
def test_guild_for_four_workers_takes_nothing_but_stone() -> None:
    state = scene()
    goods(state, BLUE, food=3, wood=3, cloth=3, gold=3)
    visit(state, BLUE, 13)
    assert asked(state) == ("use", 3)


@pytest.mark.rule("1303-start-03")
@pytest.mark.parametrize(("tile", "space"), [("start_guild_any", 11), ("start_guild_stone", 13)])
def test_guilds_take_what_the_camp_has(tile: str, space: int) -> None:
    state = scene()
    goods(state, BLUE, stone=1)
    camp(state, BLUE, 2)
    visit(state, BLUE, space)
    before = holdings(state)
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"stone": -1, "workers": 2, "camp": -1}}
    assert told(state)[1] == ("workers-taken", BLUE, 2)


@pytest.mark.rule("1303-start-04")
def test_the_carpenter_tile_builds_like_the_printed_one() -> None:
    printed, tile = scene(), scene()
    for state, space in ((printed, 3), (tile, 10)):
        goods(state, BLACK, food=2, wood=2, cloth=1)
        stock(state, BLACK, 6)
        state.workers[BLACK] -= 1
        state.worker[space] = BLACK
        activate(state)
        if space == 10:
            pass_bridge(state)
        assert asked(state) == ("build", BLACK)
        only(
            state,
            "decline",
            "build:wood_farm",
            "build:wood_sawmill",
            "build:wood_quarry",
            "build:wood_spinning_mill",
            "build:wood_tailor",
            "build:wood_manor",
            "build:wood_stonemason",
        )
        assert refusal(state, "build:stone_church") == ("wrong-kind", "1303-carpenter-05")
        play(state, "build:wood_tailor", "pay:cloth")
        assert state.owner[15] == BLACK
        assert state.scores() == [0, 4, 0, 0]
    assert [int(number) for number in printed.goods] == [int(number) for number in tile.goods]
    assert list(printed.tile) == list(tile.tile)
    assert list(printed.houses) == list(tile.houses)
