"""a) Jahrmarkt, b) Notar, c) Zimmermann, d) Zoll: the four printed buildings before the bridge."""

import pytest

from baumeister.games.caylus1303.edge.catalogue import FIGURES
from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    activate,
    asked,
    gains,
    goods,
    goods_of,
    hold,
    holdings,
    in_supply,
    lay,
    legal,
    only,
    pass_bridge,
    play,
    points_of,
    refusal,
    refusal_params,
    scene,
    stocks,
    tile_on,
    told,
    worker,
)

#: Enough of everything but gold.
RICH = {"food": 9, "wood": 9, "stone": 9, "cloth": 9}
EMPTY_SPACES = (15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28)
#: Wood tiles in the supply of the scene.
WOOD_SUPPLY = ("farm", "sawmill", "quarry", "spinning_mill", "tailor", "manor", "stonemason")


def at(space: int, **stock_of_goods: int) -> Caylus1303:
    """Black's worker is activated on a printed building."""
    state = scene()
    goods(state, BLACK, **stock_of_goods)
    worker(state, BLACK, space)
    activate(state)
    return state


def at_stonemason(**stock_of_goods: int) -> Caylus1303:
    """Black's worker is activated on a Stonemason that Green has built on space 15."""
    state = scene()
    lay(state, 15, "wood_stonemason", owner=GREEN)
    goods(state, BLACK, **stock_of_goods)
    worker(state, BLACK, 15)
    state.provost = 15
    return state


def fill(state: Caylus1303, *spaces: int) -> None:
    """Green and Red have built tiles on these spaces."""
    for space in spaces:
        lay(state, space, "stone_church", owner=(GREEN, RED)[space % 2])


# ---- a) Fairground


@pytest.mark.rule("1303-fairground-01")
def test_the_fairground_sells_a_favor_for_one_wood() -> None:
    state = at(1, **RICH)
    only(state, "decline", "use:1")
    before = holdings(state)
    play(state, "use:1")
    assert asked(state) == ("favor", BLACK)
    assert told(state) == [("paid", BLACK, "wood", 1), ("favor-received", BLACK)]
    # The worker that caused the favor waits until it is done.
    assert gains(before, state) == {BLACK: {"wood": -1}}
    assert state.worker[1] == BLACK
    play(state, "site:1", "decline")
    assert gains(before, state) == {BLACK: {"wood": -1, "camp": 1}}
    assert (asked(state), state.worker[1]) == (("bridge", BLUE), -1)


@pytest.mark.rule("1303-fairground-01")
def test_without_wood_nothing_happens_on_the_fairground() -> None:
    state = at(1, food=5, stone=5, cloth=5, gold=5)
    assert asked(state) == ("bridge", BLUE)
    assert goods_of(state, BLACK) == {"food": 5, "stone": 5, "cloth": 5, "gold": 5}
    assert state.camp[BLACK] == 10


@pytest.mark.rule("1303-fairground-01")
def test_the_fairground_may_be_declined() -> None:
    state = at(1, wood=1)
    play(state, "decline")
    assert asked(state) == ("bridge", BLUE)
    assert goods_of(state, BLACK) == {"wood": 1}


# ---- b) Lawyer


@pytest.mark.rule("1303-lawyer-01")
@pytest.mark.parametrize("character", ["architect", "steward"])
def test_the_lawyer_puts_a_house_above_a_yellow_tile_for_one_cloth_and_no_points(character: str) -> None:
    state = scene()
    hold(state, BLACK, character)
    goods(state, BLACK, **RICH)
    worker(state, BLACK, 2)
    activate(state)
    assert asked(state) == ("claim", BLACK)
    before = holdings(state)
    play(state, "claim:9")
    assert gains(before, state) == {BLACK: {"cloth": -1, "houses": -1, "camp": 1}}
    assert told(state) == [
        ("paid", BLACK, "cloth", 1),
        ("claimed", BLACK, 9, "start_market"),
        ("worker-home", BLACK, 2, 0),
    ]
    assert [int(owner) for owner in state.owner] == [-1] * 9 + [BLACK] + [-1] * 19
    assert tile_on(state, 9) == "start_market"  # turns in phase 4
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-lawyer-01")
def test_the_lawyer_needs_cloth_and_may_be_declined() -> None:
    assert asked(at(2, food=9, wood=9, stone=9, gold=9)) == ("bridge", BLUE)
    state = at(2, cloth=1)
    before = holdings(state)
    play(state, "decline")
    assert gains(before, state) == {BLACK: {"camp": 1}}
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-lawyer-02")
def test_the_lawyer_reaches_exactly_the_yellow_tiles_of_the_road() -> None:
    state = at(2, **RICH)
    only(state, "decline", *(f"claim:{space}" for space in range(6, 14)))


@pytest.mark.rule("1303-lawyer-02")
def test_the_lawyer_cannot_choose_residences_or_monuments() -> None:
    state = scene()
    lay(state, 6, "residence", owner=BLACK)
    lay(state, 7, "monument_garden", owner=RED)
    goods(state, BLACK, cloth=1)
    worker(state, BLACK, 2)
    activate(state)
    for name in ("claim:6", "claim:7"):
        assert refusal(state, name) == ("wrong-kind", "1303-lawyer-02")
    only(state, "decline", *(f"claim:{space}" for space in range(8, 14)))


@pytest.mark.rule("1303-lawyer-03")
@pytest.mark.parametrize("owner", [BLACK, RED])
def test_the_lawyer_cannot_choose_a_tile_that_has_a_house(owner: int) -> None:
    state = scene()
    lay(state, 8, "start_quarry", owner=owner)
    goods(state, BLACK, cloth=1)
    worker(state, BLACK, 2)
    activate(state)
    assert refusal(state, "claim:8") == ("occupied", "1303-lawyer-03")
    assert refusal_params(state, "claim:8") == {"place": 8}
    only(state, "decline", *(f"claim:{space}" for space in (6, 7, 9, 10, 11, 12, 13)))


@pytest.mark.rule("1303-lawyer-03")
@pytest.mark.parametrize("free", [None, 6, 13])
def test_with_no_yellow_tile_left_the_lawyer_cannot_be_used(free: int | None) -> None:
    state = scene()
    for space in range(6, 14):
        if space != free:
            lay(state, space, "residence", owner=GREEN)
    goods(state, BLACK, cloth=2)
    worker(state, BLACK, 2)
    activate(state)
    if free is None:
        assert asked(state) == ("bridge", BLUE)
        assert goods_of(state, BLACK) == {"cloth": 2}
    else:
        only(state, "decline", f"claim:{free}")


@pytest.mark.rule("1303-lawyer-04")
def test_an_occupied_tile_may_be_claimed_and_still_works_this_round() -> None:
    state = scene()
    goods(state, BLACK, cloth=1)
    worker(state, BLACK, 2)
    worker(state, GREEN, 6)
    activate(state)
    play(state, "claim:6")
    pass_bridge(state)
    assert asked(state) == ("use", GREEN)
    play(state, "use:1")
    assert goods_of(state, GREEN) == {"food": 1}
    assert goods_of(state, BLACK) == {}
    assert points_of(state) == [0, 0, 0, 0]
    assert (state.round, tile_on(state, 6), state.owner[6]) == (2, "residence", BLACK)


@pytest.mark.rule("1303-lawyer-04")
def test_a_tile_beyond_the_provost_may_be_claimed() -> None:
    state = scene()
    state.provost = 5
    goods(state, BLACK, cloth=1)
    worker(state, BLACK, 2)
    worker(state, GREEN, 13)
    activate(state)
    play(state, "claim:13")
    assert state.owner[13] == BLACK


def test_actions_of_other_decisions_are_refused_at_the_lawyer() -> None:
    state = at(2, cloth=1)
    for name in ("pass", "monument:mansion", "character:early_riser"):
        assert refusal(state, name) == ("not-now", "")
        assert refusal_params(state, name) == {"decision": "claim"}


# ---- c) Carpenter


@pytest.mark.rule("1303-carpenter-01")
def test_the_carpenter_builds_a_wood_tile() -> None:
    state = at(3, food=2, wood=3, cloth=1)
    only(state, "decline", *(f"build:wood_{name}" for name in WOOD_SUPPLY))
    before = holdings(state)
    play(state, "build:wood_manor")
    assert gains(before, state) == {BLACK: {"wood": -1, "cloth": -1, "houses": -1, "points": 4, "camp": 1}}
    assert (tile_on(state, 15), state.owner[15]) == ("wood_manor", BLACK)
    assert state.view(None).road[14].side == "build"
    assert not in_supply(state, "wood_manor")
    assert told(state) == [
        ("paid", BLACK, "wood", 1),
        ("paid", BLACK, "cloth", 1),
        ("built", BLACK, "wood_manor", 15),
        ("points-gained", BLACK, 4),
        ("worker-home", BLACK, 3, 0),
    ]
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-carpenter-01")
def test_building_takes_just_that_tile_out_of_the_supply() -> None:
    state = at(3, food=1, wood=1)
    before = set(state.view(None).supply)
    play(state, "build:wood_sawmill")
    assert before - set(state.view(None).supply) == {"wood_sawmill"}
    assert [int(owner) for owner in state.owner].count(BLACK) == 1


@pytest.mark.rule("1303-carpenter-01")
def test_the_carpenter_may_be_declined() -> None:
    state = at(3, **RICH)
    before = holdings(state)
    play(state, "decline")
    assert gains(before, state) == {BLACK: {"camp": 1}}
    assert tile_on(state, 15) is None


@pytest.mark.rule("1303-carpenter-01")
def test_a_tile_must_be_payable() -> None:
    state = at(3, food=1, wood=1, gold=9)
    only(state, "decline", *(f"build:wood_{name}" for name in ("farm", "sawmill", "quarry", "tailor", "stonemason")))
    assert refusal(state, "build:wood_manor") == ("cannot-pay", "1303-activation-07")
    assert refusal(state, "build:wood_spinning_mill") == ("cannot-pay", "1303-activation-07")


@pytest.mark.rule("1303-carpenter-01")
@pytest.mark.parametrize("poor", [{"food": 9, "stone": 9, "cloth": 9, "gold": 9}, {"wood": 1, "gold": 9}, {}])
def test_who_can_pay_for_no_tile_is_not_asked(poor: dict[str, int]) -> None:
    state = at(3, **poor)
    assert asked(state) == ("bridge", BLUE)
    assert goods_of(state, BLACK) == poor


@pytest.mark.rule("1303-carpenter-02")
@pytest.mark.parametrize("built", range(len(EMPTY_SPACES)))
def test_a_new_tile_goes_to_the_lowest_empty_space(built: int) -> None:
    state = scene()
    fill(state, *EMPTY_SPACES[:built])
    goods(state, BLACK, food=1, wood=1)
    worker(state, BLACK, 3)
    activate(state)
    play(state, "build:wood_farm")
    assert tile_on(state, EMPTY_SPACES[built]) == "wood_farm"
    assert [space for space in range(1, 29) if state.owner[space] == BLACK] == [EMPTY_SPACES[built]]
    assert tile_on(state, 19) == "stone_gold_mine"


@pytest.mark.rule("1303-carpenter-03")
@pytest.mark.parametrize("is_full", [True, False])
def test_nothing_can_be_built_on_a_full_road(is_full: bool) -> None:
    state = at_stonemason(**RICH)
    worker(state, BLACK, 3)
    fill(state, *(EMPTY_SPACES[1:] if is_full else EMPTY_SPACES[1:-1]))
    activate(state)
    if is_full:
        assert asked(state) == ("bridge", BLUE)
        pass_bridge(state)
        assert (state.round, goods_of(state, BLACK)) == (2, RICH)
    else:
        assert asked(state) == ("build", BLACK)
        play(state, "decline")
        pass_bridge(state)
        assert asked(state) == ("build", BLACK)
        play(state, "build:stone_jeweler")
        assert tile_on(state, 28) == "stone_jeweler"


@pytest.mark.rule("1303-carpenter-04")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth"])
def test_a_wildcard_is_paid_with_any_good_but_gold(good: str) -> None:
    state = at(3, food=1, wood=2, stone=1, cloth=1, gold=1)
    before = holdings(state)
    play(state, "build:wood_tailor")
    assert asked(state) == ("pay", BLACK)
    decision = state.decision
    assert (decision.wildcards, decision.building, decision.space, decision.tile) == (1, "wood_tailor", 3, "carpenter")
    only(state, "pay:food", "pay:wood", "pay:stone", "pay:cloth")
    # The tile is laid and brings its points only when all is paid.
    assert gains(before, state) == {BLACK: {"wood": -1}}
    assert tile_on(state, 15) is None
    play(state, f"pay:{good}")
    paid = {"wood": -2} if good == "wood" else {"wood": -1, good: -1}
    assert gains(before, state) == {BLACK: {**paid, "houses": -1, "points": 4, "camp": 1}}
    assert (tile_on(state, 15), state.owner[15]) == ("wood_tailor", BLACK)


@pytest.mark.rule("1303-carpenter-04")
def test_a_wildcard_may_be_of_the_kind_already_in_the_cost() -> None:
    state = at(3, wood=2, gold=5)
    only(state, "decline", "build:wood_spinning_mill", "build:wood_tailor", "build:wood_stonemason")
    play(state, "build:wood_stonemason")  # only one way to pay, so nothing is asked
    assert goods_of(state, BLACK) == {"gold": 5}
    assert tile_on(state, 15) == "wood_stonemason"


@pytest.mark.rule("1303-carpenter-04")
def test_a_begun_payment_must_be_completed_with_goods_in_stock() -> None:
    state = at(3, food=1, wood=2)
    play(state, "build:wood_tailor")
    only(state, "pay:food", "pay:wood")
    assert refusal(state, "decline") == ("must-complete", "1303-carpenter-04")
    assert refusal(state, "pay:stone") == ("cannot-pay", "1303-carpenter-04")
    assert refusal(state, "build:wood_farm") == ("not-now", "")


@pytest.mark.rule("1303-carpenter-04")
def test_every_payment_begins_with_all_goods_open_again() -> None:
    state = scene()
    goods(state, BLACK, food=1, wood=1, cloth=2)
    worker(state, BLACK, 3)
    worker(state, BLACK, 11)
    activate(state)
    play(state, "build:wood_tailor", "pay:cloth")
    pass_bridge(state)
    play(state, "use:1")
    only(state, "pay:food", "pay:cloth")


@pytest.mark.rule("1303-carpenter-05")
def test_the_carpenter_builds_no_stone_tile() -> None:
    state = at(3, **RICH)
    assert refusal(state, "build:stone_church") == ("wrong-kind", "1303-carpenter-05")
    assert refusal(state, "build:stone_farm") == ("wrong-kind", "1303-carpenter-05")
    assert refusal(state, "build:wood_market") == ("not-available", "1303-carpenter-01")  # it lies on the brown space


@pytest.mark.rule("1303-carpenter-05")
def test_the_stonemason_builds_stone_tiles_only() -> None:
    state = at_stonemason(**RICH)
    activate(state)
    pass_bridge(state)
    stone_supply = ("sawmill", "quarry", "foundry", "alchemist", "guild", "church", "jeweler")
    only(state, "decline", *(f"build:stone_{name}" for name in stone_supply))
    assert refusal(state, "build:wood_farm") == ("wrong-kind", "1303-carpenter-05")
    assert refusal(state, "build:wood_stonemason") == ("wrong-kind", "1303-carpenter-05")
    assert refusal(state, "build:stone_gold_mine") == ("not-available", "1303-wood-09")


@pytest.mark.rule("1303-carpenter-05")
def test_who_could_pay_only_for_tiles_of_other_kinds_is_not_asked() -> None:
    state = scene()
    state.supply |= 1 << FIGURES.tile("stone_farm")  # as if another stone tile lay on the site
    goods(state, BLACK, food=1, stone=1)
    worker(state, BLACK, 3)
    activate(state)
    assert asked(state) == ("bridge", BLUE)
    state = at_stonemason(gold=3, wood=4, food=2)  # enough for the Theater and for a wood tile
    activate(state)
    pass_bridge(state)
    assert state.round == 2


@pytest.mark.rule("1303-carpenter-05")
@pytest.mark.parametrize("left", [None, "wood_farm", "wood_stonemason"])
def test_with_no_wood_tile_in_the_supply_the_carpenter_cannot_be_used(left: str | None) -> None:
    state = scene()
    for name in WOOD_SUPPLY:
        if f"wood_{name}" != left:
            lay(state, 27, f"wood_{name}")
    lay(state, 27, None)
    goods(state, BLACK, **RICH)
    worker(state, BLACK, 3)
    activate(state)
    if left is None:
        assert asked(state) == ("bridge", BLUE)
    else:
        only(state, "decline", f"build:{left}")


@pytest.mark.rule("1303-carpenter-05")
@pytest.mark.parametrize("left", [None, "stone_sawmill", "stone_jeweler"])
def test_with_no_stone_tile_in_the_supply_the_stonemason_cannot_be_used(left: str | None) -> None:
    state = at_stonemason(**RICH)
    for name in ("sawmill", "quarry", "foundry", "alchemist", "guild", "church", "jeweler"):
        if f"stone_{name}" != left:
            lay(state, 27, f"stone_{name}")
    lay(state, 27, None)
    activate(state)
    pass_bridge(state)
    if left is None:
        assert state.round == 2
    else:
        only(state, "decline", f"build:{left}")


# ---- d) Toll


@pytest.mark.rule("1303-toll-01")
@pytest.mark.parametrize("steps", [-2, -1, 0, 1, 2])
def test_the_toll_moves_the_provost_up_to_two_steps_for_nothing(steps: int) -> None:
    state = at(4)
    assert asked(state) == ("toll", BLACK)
    assert state.decision.most_steps == 2
    only(state, "provost:-2", "provost:-1", "provost:0", "provost:+1", "provost:+2")
    before = holdings(state)
    play(state, f"provost:{steps:+d}" if steps else "provost:0")
    assert state.provost == 13 + steps
    assert gains(before, state) == {BLACK: {"camp": 1}}
    deed = ("provost-moved", BLACK, 13 + steps, steps) if steps else ("declined", BLACK)
    assert told(state) == [deed, ("worker-home", BLACK, 4, 0)]
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-toll-01")
def test_the_toll_makes_no_third_step_and_needs_no_worker_in_stock() -> None:
    state = scene(workers=1)
    worker(state, BLACK, 4)
    activate(state)
    assert stocks(state)[BLACK] == 0
    for name in ("provost:-3", "provost:+3"):
        assert refusal(state, name) == ("out-of-range", "1303-toll-01")
    assert "provost:+2" in legal(state)
    for name in ("decline", "place:site", "use:1"):
        assert refusal(state, name) == ("not-now", "")
