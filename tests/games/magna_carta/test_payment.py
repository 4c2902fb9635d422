"""Gold as joker, white cubes, the payer's free choice, and what money is not.

Section 3.0 of docs/rules/magna_carta.md, rulings 1 to 7, 37, 38.
"""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import baumeister as bm
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.edge.catalogue import FIGURES
from baumeister.games.magna_carta.rules.payment import begin_payment, can_pay, continue_payment
from tests.games.magna_carta.scene import (
    GAME,
    act,
    asked,
    cards,
    deniers,
    goods,
    goods_of,
    lay,
    legal,
    only,
    payments,
    payments_of,
    play,
    refusal,
    scene,
    to_castle,
    to_effects,
    to_provost,
    told,
    worker,
)


@pytest.mark.rule("mc-pay-01")
def test_gold_replaces_food_wood_and_stone() -> None:
    state = scene(2)
    cards(state, 0, "large_quarry")
    goods(state, 0, gold=3)
    act(state)
    play(state, "build:large_quarry")
    assert goods_of(state, 0) == {}
    assert state.length == 3
    state = scene(2)
    cards(state, 0, "large_quarry")
    goods(state, 0, gold=2)
    act(state)
    assert refusal(state, "build:large_quarry") == ("cannot-pay", "mc-pay-05")


@pytest.mark.rule("mc-pay-02")
def test_printed_gold_is_paid_with_gold_only() -> None:
    state = scene(2)
    lay(state, "bank", 0, "residence")
    goods(state, 0, food=5, wood=5, stone=5)
    act(state)
    assert not legal(state, "prestige")
    assert refusal(state, "prestige:statue") == ("cannot-pay", "mc-pay-05")
    goods(state, 0, food=5, wood=5, stone=5, gold=1)
    assert legal(state, "prestige") == {"prestige:theatre", "prestige:statue", "prestige:hotel"}


@pytest.mark.rule("mc-pay-03")
def test_payments_of_food_and_wood_with_gold_in_hand() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=2, wood=2, gold=2)
    act(state)
    found = payments_of(state, "build:small_farm")
    assert sorted(map(str, found)) == sorted(
        map(str, [{"food": 1, "wood": 1}, {"food": 1, "gold": 1}, {"wood": 1, "gold": 1}, {"gold": 2}])
    )


@pytest.mark.rule("mc-pay-04")
def test_payments_with_a_white_cube() -> None:
    state = scene(2)
    cards(state, 0, "market")
    goods(state, 0, food=3, wood=2, stone=3, gold=3)
    act(state)
    wanted = [
        {"food": 1, "wood": 1},
        {"wood": 2},
        {"wood": 1, "stone": 1},
        {"wood": 1, "gold": 1},
        {"food": 1, "gold": 1},
        {"stone": 1, "gold": 1},
        {"gold": 2},
    ]
    found = payments_of(state, "build:market")
    assert len(found) == 7
    assert all(payment in found for payment in wanted)


@pytest.mark.rule("mc-pay-05")
def test_payments_that_do_not_fit_are_refused_and_change_nothing() -> None:
    state = scene(2)
    cards(state, 0, "market")
    goods(state, 0, food=1, wood=2, stone=1, gold=1)
    act(state)
    play(state, "build:market")
    assert asked(state) == ("pay", 0)
    play(state, "pay:wood")
    digest = state.digest()
    only(state, "pay:wood", "pay:stone", "pay:gold")
    assert refusal(state, "pay:food") == ("wrong-order", "mc-pay-03")
    assert refusal(state, "decline") == ("must-complete", "mc-pay-05")
    assert refusal(state, "pass") == ("not-now", "")
    with pytest.raises(bm.IllegalAction):
        state.apply(GAME.action("pay:food"))
    assert state.digest() == digest


@pytest.mark.rule("mc-pay-05")
def test_cubes_that_fit_no_part_are_refused() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=2, wood=1, stone=3, gold=2)
    act(state)
    play(state, "build:small_farm")
    assert refusal(state, "pay:stone") == ("wrong-kind", "mc-pay-05")
    play(state, "pay:food")
    assert refusal(state, "pay:food") == ("wrong-kind", "mc-pay-05")
    only(state, "pay:wood", "pay:gold")
    goods(state, 0, food=0, wood=0, stone=3, gold=2)
    assert refusal(state, "pay:wood") == ("cannot-pay", "mc-pay-05")


@pytest.mark.rule("mc-pay-05")
def test_a_cube_the_price_does_not_name_fits_in_no_order() -> None:
    state = scene(2)
    cards(state, 0, "bank")
    goods(state, 0, food=1, wood=1, stone=2, gold=2)
    act(state)
    play(state, "build:bank", "pay:wood")
    assert refusal(state, "pay:food") == ("wrong-kind", "mc-pay-05"), "not even before the wood"
    assert refusal(state, "pay:wood") == ("cannot-pay", "mc-pay-05")


@pytest.mark.rule("mc-castle-02", "mc-residence-02")
def test_refused_payments_name_what_is_paid_for() -> None:
    state = scene(2)
    goods(state, 0, food=2, wood=1, stone=1, gold=1)
    to_castle(state)
    play(state, "offer:1", "pay:food")
    assert refusal(state, "pay:food") == ("not-a-set", "mc-castle-02")
    assert refusal(state, "decline") == ("must-complete", "mc-castle-02")
    state = scene(2)
    worker(state, 0, lay(state, "notary", 1))
    farm = lay(state, "large_farm", 0)
    goods(state, 0, food=1, wood=1, gold=1)
    to_effects(state)
    play(state, f"turn:{farm}")
    assert refusal(state, "pay:wood") == ("wrong-kind", "mc-residence-02")
    assert refusal(state, "decline") == ("must-complete", "mc-residence-01")


@pytest.mark.rule("mc-beginner-01")
def test_cards_the_beginner_game_leaves_out_are_refused_for_that() -> None:
    state = scene(2, beginner=True)
    for name in ("build:notary", "build:church", "prestige:hotel"):
        assert refusal(state, name) == ("not-available", "mc-beginner-01")


@pytest.mark.rule("mc-pay-05")
def test_who_cannot_cover_the_cost_cannot_begin() -> None:
    state = scene(2)
    cards(state, 0, "large_farm", "small_farm", "market")
    goods(state, 0, stone=1, gold=1)
    act(state)
    assert legal(state, "build") == {"build:market"}
    goods(state, 0, stone=5, wood=1)
    assert legal(state, "build") == {"build:market"}
    goods(state, 0, stone=5)
    assert legal(state, "build") == set()


@pytest.mark.rule("mc-pay-05")
def test_of_one_payment_nothing_is_asked() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=1, wood=1)
    act(state)
    play(state, "build:small_farm")
    assert asked(state) == ("action", 1)
    assert told(state)[:3] == [("shown", 0, "small_farm"), ("paid", 0, "food", 1), ("paid", 0, "wood", 1)]


@pytest.mark.rule("mc-pay-04")
def test_the_programs_case_with_three_payments() -> None:
    """Spec 6.6: 1 food + 3 wood + 1 gold from 3 food, 2 wood, 3 stone, 3 gold has 3 payments."""
    state = scene(2)
    goods(state, 0, food=3, wood=2, stone=3, gold=3)
    prices = vec[i64]([1, 3, 0, 1, 0, 0, 0, 0])
    assert can_pay(state, 0, prices, 0, 1)
    begin_payment(state, prices, 0, 1)
    state.target = FIGURES.card("theatre")
    state.place = 1
    assert not continue_payment(state, 0)
    found = payments(state)
    assert len(found) == 3
    assert {"food": 1, "wood": 2, "gold": 2} in found
    assert {"food": 1, "wood": 1, "gold": 3} in found
    assert {"wood": 2, "gold": 3} in found


@pytest.mark.rule("mc-pay-03")
def test_statue_from_two_stone_and_three_gold_has_three_payments() -> None:
    state = scene(2)
    lay(state, "bank", 0, "residence")
    goods(state, 0, stone=2, gold=3)
    act(state)
    found = payments_of(state, "prestige:statue")
    assert len(found) == 3
    assert all(payment in found for payment in ({"stone": 2, "gold": 1}, {"stone": 1, "gold": 2}, {"gold": 3}))


@pytest.mark.rule("mc-pay-06")
def test_the_bank_never_runs_out() -> None:
    state = scene(2)
    for seat in (0, 1):
        goods(state, seat, food=100, wood=100, stone=100, gold=100)
    deniers(state, 1000, 1000)
    farm = lay(state, "large_farm", 1)
    mine = lay(state, "gold_mine", 1)
    worker(state, 0, farm)
    worker(state, 0, mine)
    to_effects(state)
    play(state, "use:1", "use:1", "use:1")
    assert goods_of(state, 0)["food"] == 102
    assert goods_of(state, 1)["food"] == 101
    assert goods_of(state, 0)["gold"] == 101


@pytest.mark.rule("mc-pay-07")
def test_gold_is_not_money() -> None:
    state = scene(2)
    cards(state, 0, "bank")
    goods(state, 0, gold=1)
    only(state, "pass")
    assert refusal(state, "draw") == ("not-enough", "mc-actions-05")
    assert refusal(state, "swap") == ("not-enough", "mc-actions-05")
    assert refusal(state, "place:1") == ("not-enough", "mc-actions-13")
    to_provost(state)
    assert asked(state) == ("action", 1), "nobody is asked in phase 3, the next round has begun"


@pytest.mark.rule("mc-pay-07")
def test_gold_buys_nothing_at_peddler_bank_and_church() -> None:
    state = scene(2)
    goods(state, 0, gold=5)
    for card in ("peddler", "bank", "church"):
        worker(state, 0, lay(state, card, 0))
    worker(state, 0, 2)
    to_effects(state)
    assert asked(state) == ("offer", 0), "no question in the effects"
    assert goods_of(state, 0) == {"gold": 5}
