"""Phase 2, Aktivierung: one building after the other from the City Gate up to the provost."""

import pytest

from baumeister.engine.wire import Amount
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    activate,
    asked,
    camp,
    gains,
    goods,
    goods_of,
    hold,
    holdings,
    lay,
    only,
    pass_bridge,
    play,
    refusal,
    refusal_params,
    scene,
    site_worker,
    stock,
    told,
    worker,
    workers_in_all,
)


def beyond_the_bridge(state: Caylus1303, gap: int) -> None:
    """Activate the workers that stand on the road, with the provost in this gap."""
    state.provost = gap
    activate(state)
    pass_bridge(state)


def halt_before_delivery(state: Caylus1303) -> None:
    """Red will be asked to deliver, so that what the activation left can be seen before recruitment."""
    site_worker(state, RED)
    goods(state, RED, food=1, wood=1, stone=1)


def space_of(state: Caylus1303) -> int:
    """The space whose building is being used."""
    return int(state.decision.space)


# ---- the order


@pytest.mark.rule("1303-activation-01")
@pytest.mark.parametrize("gap", [5, 13])
def test_buildings_are_activated_along_the_road_up_to_the_provost(gap: int) -> None:
    state = scene(workers=15)
    goods(state, BLACK, wood=5, food=5, cloth=5, stone=5)
    hold(state, GREEN, "bailiff")
    state.provost = gap
    for space in (13, 1, 4, 8, 3, 10, 2, 6, 7, 9, 11, 12):
        worker(state, BLACK, space)
    activate(state)
    order: list[tuple[str, int, int]] = []
    while state.round == 1:
        name, seat = asked(state)
        order.append((name, seat, getattr(state.decision, "space", 5)))
        play(state, "provost:0" if name in ("toll", "bridge", "bailiff") else "decline")
    assert order == [
        ("use", BLACK, 1),
        ("claim", BLACK, 2),
        ("build", BLACK, 3),
        ("toll", BLACK, 4),
        ("bridge", BLUE, 5),
        ("bridge", BLACK, 5),
        ("bridge", GREEN, 5),
        ("bridge", RED, 5),
        ("bailiff", GREEN, 5),
    ] + [
        (name, BLACK, space)
        for name, space in [
            ("use", 6),
            ("use", 7),
            ("use", 8),
            ("take", 9),
            ("build", 10),
            ("use", 11),
            ("use", 12),
            ("use", 13),
        ]
        if space <= gap
    ]


@pytest.mark.rule("1303-activation-01")
def test_every_activated_worker_and_every_bridge_move_begins_a_turn() -> None:
    state = scene()
    goods(state, BLUE, wood=1, food=1, stone=1)
    worker(state, BLUE, 11)
    worker(state, BLUE, 12)
    activate(state)
    turn = state.turn
    for _ in range(3):
        play(state, "provost:0")
    assert state.turn == turn + 3
    play(state, "provost:0")
    assert (asked(state), state.turn) == (("use", BLUE), turn + 4)
    play(state, "use:1")  # which good to pay is part of the same turn
    assert (asked(state), state.turn) == (("pay", BLUE), turn + 4)
    play(state, "pay:wood")
    assert (asked(state), state.turn) == (("use", BLUE), turn + 5)


@pytest.mark.rule("1303-activation-01")
def test_each_building_announces_its_worker() -> None:
    state = scene()
    worker(state, BLUE, 9)
    worker(state, BLACK, 10)  # cannot pay for a tile, so is not asked
    worker(state, GREEN, 12)
    beyond_the_bridge(state, 13)
    play(state, "take:cloth")
    assert told(state) == [
        ("workers-sent", BLUE, 1),
        ("gained", BLUE, "cloth", 1),
        ("worker-home", BLUE, 9, 0),
        ("building-activated", BLACK, 10, "start_carpenter"),
        ("worker-home", BLACK, 10, 0),
        ("building-activated", GREEN, 12, "start_farm"),
    ]
    assert asked(state) == ("use", GREEN)


# ---- up to the provost


@pytest.mark.rule("1303-activation-02")
def test_a_worker_directly_before_the_provost_is_activated_and_the_next_one_is_not() -> None:
    state = scene()
    worker(state, BLUE, 13)
    worker(state, BLACK, 14)
    worker(state, GREEN, 19)
    goods(state, BLUE, stone=1)
    halt_before_delivery(state)
    before = holdings(state)
    beyond_the_bridge(state, 13)
    assert (asked(state), space_of(state)) == (("use", BLUE), 13)
    # Workers beyond the provost stay until the last activated building is done.
    assert [state.worker[space] for space in (13, 14, 19)] == [BLUE, BLACK, GREEN]
    assert gains(before, state) == {}
    play(state, "decline")
    assert asked(state) == ("deliver", RED)
    assert told(state) == [
        ("declined", BLUE),
        ("worker-home", BLUE, 13, 0),
        ("cut-off", BLACK, 14, "wood_market", 0),
        ("cut-off", GREEN, 19, "stone_gold_mine", 0),
    ]
    assert gains(before, state) == {seat: {"camp": 1} for seat in (BLUE, BLACK, GREEN)}
    assert [state.worker[space] for space in (13, 14, 19)] == [-1, -1, -1]


@pytest.mark.rule("1303-activation-02")
def test_both_workers_of_a_building_beyond_the_provost_go_to_the_camp() -> None:
    state = scene()
    worker(state, BLUE, 14)
    worker(state, BLACK, 14)
    halt_before_delivery(state)
    before = holdings(state)
    activate(state)
    for _ in range(4):
        play(state, "provost:0")
    assert told(state) == [
        ("declined", RED),
        ("cut-off", BLUE, 14, "wood_market", 0),
        ("cut-off", BLACK, 14, "wood_market", 0),
    ]
    assert gains(before, state) == {BLUE: {"camp": 1}, BLACK: {"camp": 1}}
    assert state.view(None).road[13].workers == ()
    assert [workers_in_all(state, seat) for seat in range(4)] == [15] * 4


@pytest.mark.rule("1303-activation-02")
def test_a_worker_on_the_last_space_of_the_road_is_reached_and_cleared() -> None:
    for gap, is_asked in ((28, True), (27, False)):
        state = scene()
        lay(state, 28, "stone_gold_mine", owner=GREEN)
        worker(state, BLUE, 28)
        halt_before_delivery(state)
        beyond_the_bridge(state, gap)
        assert asked(state) == (("use", BLUE) if is_asked else ("deliver", RED))
        if is_asked:
            play(state, "use:1")
        assert goods_of(state, BLUE) == ({"gold": 1} if is_asked else {})
        assert (state.worker[28], state.camp[BLUE]) == (-1, 10)


@pytest.mark.rule("1303-activation-03")
def test_toll_bridge_and_bailiff_together_decide_what_is_activated() -> None:
    state = scene()
    hold(state, GREEN, "bailiff")
    worker(state, BLACK, 4)
    worker(state, BLUE, 13)
    worker(state, BLACK, 14)
    goods(state, BLUE, stone=1)
    activate(state)
    play(state, "provost:+2", "provost:-3", "provost:+1", "provost:0", "provost:+2")
    assert state.provost == 15
    play(state, "provost:-1")  # the Bailiff
    assert (state.provost, space_of(state)) == (14, 13)
    play(state, "decline")
    assert (asked(state), space_of(state)) == (("take", BLACK), 14)


@pytest.mark.rule("1303-activation-03", "1303-activation-09")
def test_nothing_built_later_in_the_phase_changes_what_is_activated() -> None:
    state = scene()
    goods(state, BLUE, food=1, wood=1)
    worker(state, BLUE, 10)
    worker(state, BLACK, 13)
    worker(state, GREEN, 14)
    goods(state, BLACK, stone=1)
    halt_before_delivery(state)
    beyond_the_bridge(state, 13)
    play(state, "build:wood_farm")
    assert (state.provost, space_of(state)) == (13, 13)
    play(state, "decline")
    assert (state.provost, asked(state)) == (13, ("deliver", RED))


@pytest.mark.rule("1303-activation-09")
def test_a_tile_built_before_the_provost_is_not_activated_this_round_and_does_not_move_him() -> None:
    state = scene()
    goods(state, BLUE, food=1, wood=1)
    worker(state, BLUE, 10)
    halt_before_delivery(state)
    beyond_the_bridge(state, 20)
    before = holdings(state)
    play(state, "build:wood_farm")
    assert (state.provost, asked(state)) == (20, ("deliver", RED))
    assert gains(before, state) == {BLUE: {"food": -1, "wood": -1, "houses": -1, "points": 2, "camp": 1}}


# ---- a worker and its effect


@pytest.mark.rule("1303-activation-04")
def test_an_effect_may_be_declined_and_the_worker_goes_to_the_camp() -> None:
    state = scene()
    worker(state, BLUE, 6)
    halt_before_delivery(state)
    beyond_the_bridge(state, 13)
    only(state, "decline", "use:1")
    before = holdings(state)
    play(state, "decline")
    assert gains(before, state) == {BLUE: {"camp": 1}}
    assert state.worker[6] == -1
    assert told(state) == [("declined", BLUE), ("worker-home", BLUE, 6, 0)]


@pytest.mark.rule("1303-activation-05")
def test_a_used_worker_goes_to_the_camp_after_its_effect() -> None:
    state = scene()
    worker(state, BLUE, 6)
    worker(state, BLUE, 7)
    halt_before_delivery(state)
    beyond_the_bridge(state, 13)
    before = holdings(state)
    assert state.worker[6] == BLUE
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"food": 1, "camp": 1}}
    assert [state.worker[6], state.worker[7]] == [-1, BLUE]
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"food": 1, "wood": 1, "camp": 2}}
    assert workers_in_all(state, BLUE) == 15


@pytest.mark.rule("1303-activation-05")
def test_an_effect_cannot_take_its_own_worker_from_the_camp() -> None:
    state = scene()
    goods(state, BLUE, stone=1)
    worker(state, BLUE, 13)
    camp(state, BLUE, 1)
    halt_before_delivery(state)
    beyond_the_bridge(state, 13)
    before = holdings(state)
    play(state, "use:1")  # 4 workers for a stone
    assert told(state) == [("paid", BLUE, "stone", 1), ("workers-taken", BLUE, 1), ("worker-home", BLUE, 13, 0)]
    assert gains(before, state) == {BLUE: {"stone": -1, "workers": 1}}  # one taken, the Guild's own came back
    assert state.camp[BLUE] == 1


@pytest.mark.rule("1303-activation-06")
def test_goods_taken_earlier_on_the_road_can_be_spent_later_in_the_phase() -> None:
    state = scene()
    goods(state, BLUE, food=1)
    worker(state, BLUE, 7)
    worker(state, BLUE, 10)
    beyond_the_bridge(state, 13)
    play(state, "use:1")
    assert (asked(state), space_of(state)) == (("build", BLUE), 10)
    play(state, "build:wood_farm")
    assert goods_of(state, BLUE) == {}


@pytest.mark.rule("1303-activation-06")
def test_goods_that_were_declined_cannot_be_spent() -> None:
    state = scene()
    goods(state, BLUE, food=1)
    worker(state, BLUE, 7)
    worker(state, BLUE, 10)
    halt_before_delivery(state)
    beyond_the_bridge(state, 13)
    play(state, "decline")
    assert asked(state) == ("deliver", RED)


@pytest.mark.rule("1303-activation-07")
@pytest.mark.parametrize(("option", "cloth", "points"), [("use:1", 1, 4), ("use:2", 2, 6)])
def test_one_option_is_used_once_per_worker(option: str, cloth: int, points: int) -> None:
    state = scene()
    lay(state, 14, "wood_tailor")
    goods(state, BLUE, cloth=4)
    worker(state, BLUE, 14)
    halt_before_delivery(state)
    beyond_the_bridge(state, 14)
    only(state, "decline", "use:1", "use:2")
    before = holdings(state)
    play(state, option)
    assert gains(before, state) == {BLUE: {"cloth": -cloth, "points": points, "camp": 1}}
    assert asked(state) == ("deliver", RED)
    assert told(state) == [
        ("paid", BLUE, "cloth", cloth),
        ("points-gained", BLUE, points),
        ("worker-home", BLUE, 14, 0),
    ]


@pytest.mark.rule("1303-activation-07")
def test_an_option_must_be_payable_in_full() -> None:
    state = scene()
    lay(state, 14, "wood_tailor")
    goods(state, BLUE, cloth=1, gold=3, food=3)
    worker(state, BLUE, 14)
    beyond_the_bridge(state, 14)
    only(state, "decline", "use:1")
    assert refusal(state, "use:2") == ("cannot-pay", "1303-activation-07")


@pytest.mark.rule("1303-activation-07")
def test_where_no_option_can_be_paid_nobody_is_asked() -> None:
    state = scene()
    lay(state, 14, "wood_tailor")
    goods(state, BLUE, gold=3, food=3)
    worker(state, BLUE, 14)
    halt_before_delivery(state)
    before = holdings(state)
    beyond_the_bridge(state, 14)
    assert asked(state) == ("deliver", RED)
    assert gains(before, state) == {BLUE: {"camp": 1}}


@pytest.mark.rule("1303-activation-07")
def test_an_effect_with_one_option_has_no_second() -> None:
    state = scene()
    worker(state, BLUE, 6)
    beyond_the_bridge(state, 13)
    assert refusal(state, "use:2") == ("not-available", "1303-activation-07")


@pytest.mark.rule("1303-activation-07")
def test_workers_and_points_of_an_option_come_together() -> None:
    state = scene()
    lay(state, 14, "wood_covered_market")
    worker(state, BLUE, 14)
    halt_before_delivery(state)
    beyond_the_bridge(state, 14)
    before = holdings(state)
    play(state, "use:1")
    assert told(state) == [("workers-taken", BLUE, 2), ("points-gained", BLUE, 1), ("worker-home", BLUE, 14, 0)]
    assert gains(before, state) == {BLUE: {"workers": 2, "camp": -1, "points": 1}}


@pytest.mark.rule("1303-activation-08")
@pytest.mark.parametrize(
    ("tile", "in_stock", "options"),
    [
        ("start_market", 0, 0),
        ("start_market", 1, 4),
        ("stone_foundry", 0, 0),
        ("stone_foundry", 1, 1),
        ("stone_foundry", 2, 1),
        ("stone_foundry", 3, 2),
        ("stone_church", 0, 0),
        ("stone_church", 1, 0),
        ("stone_church", 2, 1),
        ("stone_church", 3, 1),
        ("stone_church", 4, 2),
    ],
)
def test_workers_as_a_price_come_from_the_stock_only(tile: str, in_stock: int, options: int) -> None:
    state = scene()
    lay(state, 14, tile)
    worker(state, BLUE, 14)
    worker(state, BLUE, 19)  # stands on the board: does not count either
    stock(state, BLUE, in_stock)
    halt_before_delivery(state)
    beyond_the_bridge(state, 14)
    if options == 0:
        assert asked(state) == ("deliver", RED)
    else:
        assert asked(state)[1] == BLUE
        assert len(state.legal()) == 1 + options
        before = holdings(state)
        play(state, "take:food" if tile == "start_market" else "use:1")
        price = 2 if tile == "stone_church" else 1
        gained = {"start_market": {"food": 1}, "stone_foundry": {"gold": 1}, "stone_church": {"points": 4}}[tile]
        assert gains(before, state) == {BLUE: {"workers": -price, "camp": price + 2, **gained}}
        assert told(state)[0] == ("workers-sent", BLUE, price)


@pytest.mark.rule("1303-bonus-01", "1303-stone-02")
def test_a_neutral_production_tile_brings_nobody_a_bonus() -> None:
    state = scene(players=5)  # with all seats taken, a bonus for "nobody" would show somewhere
    lay(state, 19, "stone_farm")
    worker(state, BLUE, 19)
    halt_before_delivery(state)
    state.provost = 19
    activate(state)
    before = holdings(state)
    pass_bridge(state)
    assert gains(before, state) == {}
    assert "owner-bonus" not in [event[0] for event in told(state)]
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"food": 1, "cloth": 1, "camp": 1}}


# ---- paying with wildcards


@pytest.mark.rule("1303-activation-07", "1303-stone-06")
def test_two_wildcards_are_paid_in_the_order_of_goods_so_that_each_payment_has_one_way() -> None:
    state = scene()
    lay(state, 14, "stone_alchemist")
    goods(state, BLUE, food=1, wood=1, stone=1)
    worker(state, BLUE, 14)
    beyond_the_bridge(state, 14)
    play(state, "use:2")
    assert asked(state) == ("pay", BLUE)
    assert state.decision == shape.Pay(
        a.ASK_PAY,
        BLUE,
        wildcards=2,
        lowest="food",
        building=None,
        tile="stone_alchemist",
        space=14,
        slot=None,
        brings=(Amount("gold", 2),),
    )
    only(state, "pay:food", "pay:wood")
    assert refusal(state, "pay:stone") == ("wrong-order", "1303-stone-06")
    assert refusal(state, "pay:cloth") == ("cannot-pay", "1303-stone-06")
    assert refusal(state, "decline") == ("must-complete", "1303-stone-06")
    other = state.clone()
    play(other, "pay:wood")  # then only the stone is left to go on with
    assert goods_of(other, BLUE) == {"food": 1, "gold": 2}
    play(state, "pay:food")
    only(state, "pay:wood", "pay:stone")
    assert state.decision.wildcards == 1
    play(state, "pay:stone")
    assert goods_of(state, BLUE) == {"wood": 1, "gold": 2}


@pytest.mark.rule("1303-activation-07")
def test_a_wildcard_with_one_kind_in_stock_is_paid_without_asking() -> None:
    state = scene()
    lay(state, 14, "stone_alchemist")
    goods(state, BLUE, cloth=3, gold=1)
    worker(state, BLUE, 14)
    halt_before_delivery(state)
    beyond_the_bridge(state, 14)
    only(state, "decline", "use:1", "use:2")
    play(state, "use:2")
    assert goods_of(state, BLUE) == {"cloth": 1, "gold": 3}
    assert asked(state) == ("deliver", RED)


@pytest.mark.rule("1303-activation-07")
def test_equal_goods_can_pay_two_wildcards_though_others_are_there() -> None:
    state = scene()
    lay(state, 14, "stone_alchemist")
    goods(state, BLUE, wood=2, cloth=2)
    worker(state, BLUE, 14)
    beyond_the_bridge(state, 14)
    play(state, "use:2")
    only(state, "pay:wood", "pay:cloth")
    play(state, "pay:wood")
    only(state, "pay:wood", "pay:cloth")  # wood again, or cloth with it
    play(state, "pay:wood")
    assert goods_of(state, BLUE) == {"cloth": 2, "gold": 2}


# ---- what belongs to other decisions


@pytest.mark.parametrize(
    ("tile", "decision", "names"),
    [
        ("start_farm", "use", ("pass", "provost:+3", "take:food", "place:6")),
        ("wood_market", "take", ("pass", "use:2", "pay:food", "give:food")),
        ("start_carpenter", "build", ("pass", "give:gold", "monument:theater", "use:1")),
    ],
)
def test_actions_of_other_decisions_are_refused_while_an_effect_is_used(
    tile: str, decision: str, names: tuple[str, ...]
) -> None:
    state = scene()
    lay(state, 14, tile)
    goods(state, BLUE, food=3, wood=3, stone=3)
    worker(state, BLUE, 14)
    beyond_the_bridge(state, 14)
    assert asked(state) == (decision, BLUE)
    for name in names:
        assert refusal(state, name) == ("not-now", "")
        assert refusal_params(state, name) == {"decision": decision}


def test_actions_of_other_decisions_are_refused_while_a_wildcard_is_paid() -> None:
    state = scene()
    goods(state, BLUE, food=1, wood=1)
    worker(state, BLUE, 11)
    beyond_the_bridge(state, 13)
    play(state, "use:1")
    for name in ("pass", "take:cloth", "give:food"):
        assert refusal(state, name) == ("not-now", "")
        assert refusal_params(state, name) == {"decision": "pay"}


def test_a_client_is_told_what_the_building_offers() -> None:
    state = scene()
    lay(state, 14, "wood_tailor")
    goods(state, BLUE, cloth=2)
    worker(state, BLUE, 14)
    beyond_the_bridge(state, 14)
    decision = state.decision
    assert isinstance(decision, shape.Use)
    assert (decision.tile, decision.space, decision.slot) == ("wood_tailor", 14, None)
    assert decision.options == (
        shape.EffectOption(1, (Amount("cloth", 1),), (Amount("points", 4),), (), None, False),
        shape.EffectOption(2, (Amount("cloth", 2),), (Amount("points", 6),), (), None, False),
    )
