"""Phases 3 and 4: the Provost, and the effects of the buildings (rulebook: Vogt, Auswirkungen, Einzelheiten)."""

from __future__ import annotations

import pytest

from baumeister.games.magna_carta.rules.flow import MagnaCarta as State
from tests.games.magna_carta.scene import (
    act,
    asked,
    deniers,
    gains,
    goods,
    goods_of,
    holdings,
    lay,
    only,
    play,
    refusal,
    road,
    scene,
    stock,
    stock_of,
    tiles_of,
    to_effects,
    to_provost,
    told,
    worker,
)


def long_road(players: int = 4, length: int = 8) -> State:
    """A road of so many cards, all of the last seat behind the neutral ones."""
    state = scene(players)
    for card in ("large_farm", "large_sawmill", "large_quarry", "gold_mine", "bank", "church")[: length - players]:
        lay(state, card, players - 1)
    return state


# ---- phase 3


@pytest.mark.rule("mc-provost-01")
def test_everybody_once_in_the_order_of_passing() -> None:
    state = long_road()
    deniers(state, 2, 2, 2, 2)
    state.provost = 5
    to_provost(state, 2, 0, 3, 1)
    for seat, steps in ((2, "+1"), (0, "0"), (3, "-1"), (1, "+2")):
        assert asked(state) == ("provost", seat)
        play(state, f"provost:{steps}")
    assert asked(state)[0] == "action"


@pytest.mark.rule("mc-provost-02")
def test_a_denier_per_card_and_at_most_three() -> None:
    state = long_road()
    state.provost = 4
    deniers(state, 2, 5, 0, 0)
    to_provost(state)
    only(state, "provost:-2", "provost:-1", "provost:0", "provost:+1", "provost:+2")
    assert refusal(state, "provost:+3") == ("not-enough", "mc-provost-02")
    play(state, "provost:+2")
    assert (state.deniers[0], state.provost) == (0, 6)
    assert told(state) == [("deniers-paid", 0, 2), ("provost-moved", 0, 6, 2)]
    only(state, *(f"provost:{steps:+}" if steps else "provost:0" for steps in range(-3, 3)))
    play(state, "provost:-3")
    assert state.deniers[1] == 2 + 2, "2 left, then the income"


@pytest.mark.rule("mc-provost-03")
def test_he_never_leaves_the_road() -> None:
    state = long_road()
    state.provost = 2
    deniers(state, 3, 3, 0, 0)
    to_provost(state)
    only(state, "provost:-1", "provost:0", "provost:+1", "provost:+2", "provost:+3")
    assert refusal(state, "provost:-2") == ("out-of-range", "mc-provost-03")
    state.provost = state.length
    only(state, "provost:-3", "provost:-2", "provost:-1", "provost:0")
    assert refusal(state, "provost:+1") == ("out-of-range", "mc-provost-03")


@pytest.mark.rule("mc-provost-04")
def test_residences_count_as_cards() -> None:
    state = scene(2)
    lay(state, "bank", 0, "residence")
    lay(state, "market", 0, "statue")
    lay(state, "large_farm", 0)
    deniers(state, 3, 0)
    to_provost(state)
    only(state, "provost:-1", "provost:0", "provost:+1", "provost:+2", "provost:+3")
    play(state, "provost:+1")
    assert state.provost == 3 + 2, "on the residence; phase 6 adds two"


@pytest.mark.rule("mc-provost-05")
def test_without_deniers_nobody_is_asked() -> None:
    state = long_road()
    deniers(state, 0, 0, 0, 1)
    to_provost(state)
    assert asked(state) == ("provost", 3)
    state = long_road()
    state.provost = 4
    play(state, "pass", "pass", "pass", "pass")
    assert asked(state) == ("provost", 0)
    only(state, "provost:-1", "provost:0", "provost:+1")
    play(state, "provost:+1")
    assert asked(state) == ("action", 1)


@pytest.mark.rule("mc-example-06")
def test_example_of_the_provost() -> None:
    state = long_road()
    state.provost = 6
    deniers(state, 2, 2, 2, 2)
    worker(state, 0, 1)  # so that phase 4 waits
    to_provost(state, 2, 1, 3, 0)
    play(state, "provost:0", "provost:+1", "provost:+1", "provost:-1")
    assert state.provost == 7
    assert [int(state.deniers[seat]) for seat in (2, 1, 3, 0)] == [2, 1, 1, 1]


@pytest.mark.rule("mc-example-07")
def test_example_behind_the_provost() -> None:
    state = scene(4)
    for card in ("large_farm", "large_sawmill"):
        lay(state, card, 3)
    bank, quarry = lay(state, "bank", 1), lay(state, "large_quarry", 3)
    assert (bank, quarry) == (7, 8)
    worker(state, 0, bank)
    worker(state, 1, quarry)
    deniers(state, 3, 3, 0, 0)
    to_effects(state, provost=7)
    play(state, "use:2")
    assert goods_of(state, 0) == {"gold": 2}
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert goods_of(state, 1) == {"gold": 1}
    assert goods_of(state, 3) == {}
    assert ("not-reached", 1, 8, "large_quarry") in told(state)
    assert [int(count) for count in state.workers] == [4, 4, 4, 4]


# ---- phase 4: who and when


@pytest.mark.rule("mc-effects-01")
def test_cards_in_road_order_up_to_the_provost() -> None:
    state = scene(4)
    for place in (3, 1, 2, 4):
        worker(state, 0, place)
    deniers(state, 1, 0, 0, 0)
    to_effects(state, provost=3)
    places = []
    while asked(state) == ("use", 0):
        places.append(state.decision.place)
        play(state, "use:1")
    assert places == [1, 2, 3]
    assert goods_of(state, 0) == {"food": 1, "wood": 1, "stone": 1}
    state = scene(4)
    worker(state, 0, 1)
    worker(state, 0, 2)
    to_effects(state, provost=1)
    play(state, "use:1")
    assert goods_of(state, 0) == {"food": 1}
    assert asked(state)[0] == "action"


@pytest.mark.rule("mc-effects-02")
def test_beyond_the_provost_nothing_comes_back_but_the_worker() -> None:
    state = scene(2)
    place = lay(state, "large_farm", 1)
    deniers(state, 1, 0)
    act(state)
    play(state, f"place:{place}")
    to_effects(state, provost=2)
    assert goods_of(state, 0) == goods_of(state, 1) == {}
    assert (state.workers[0], state.deniers[0]) == (4, 2), "only the income of the next round"
    assert asked(state)[0] == "action"


@pytest.mark.rule("mc-effects-03")
def test_without_a_worker_nothing_happens() -> None:
    state = scene(2)
    lay(state, "large_farm", 1)
    lay(state, "market", 0)
    to_effects(state)
    assert asked(state)[0] == "action"
    assert goods_of(state, 0) == goods_of(state, 1) == {}


@pytest.mark.rule("mc-effects-04")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 0, 1)])
def test_a_foreign_worker_triggers_both_effects(order: tuple[int, ...]) -> None:
    state = scene(3)
    worker(state, 0, lay(state, "large_farm", 1))
    state.provost = state.length
    deniers(state, 0, 0, 0)
    to_provost(state, *order)
    assert asked(state) == ("use", 0)
    play(state, "use:1")
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert [goods_of(state, seat) for seat in range(3)] == [{"food": 2}, {"food": 1}, {}]


@pytest.mark.rule("mc-effects-05")
def test_an_own_worker_gives_the_worker_effect_only() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "large_farm", 0))
    to_effects(state)
    only(state, "decline", "use:1")
    play(state, "use:1")
    assert goods_of(state, 0) == {"food": 2}
    assert asked(state)[0] == "action"


@pytest.mark.rule("mc-effects-06")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("small_farm", ("use", "use")),
        ("peddler", ("use", "buy")),
        ("market", ("give", "use")),
        ("notary", ("turn", "use")),
        ("large_quarry", ("use", "use")),
        ("gold_mine", ("use", "give")),
        ("bank", ("use", "use")),
        ("church", ("use", "use")),
    ],
)
def test_every_effect_can_be_declined(card: str, kinds: tuple[str, str]) -> None:
    state = scene(2)
    lay(state, "large_farm", 0)
    worker(state, 0, lay(state, card, 1))
    for seat in (0, 1):
        goods(state, seat, food=1)
    deniers(state, 5, 5)
    to_effects(state)
    before = holdings(state)
    assert asked(state) == (kinds[0], 0)
    play(state, "decline")
    assert told(state)[0] == ("declined", 0)
    assert asked(state) == (kinds[1], 1)
    play(state, "decline")
    assert gains(before, state) == {0: {"workers": 1, "deniers": 2}, 1: {"deniers": 2}}


@pytest.mark.rule("mc-effects-07")
def test_the_owner_may_use_what_the_worker_could_not() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "bank", 1))
    deniers(state, 0, 2)
    to_effects(state)
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert goods_of(state, 1) == {"gold": 1}


@pytest.mark.rule("mc-effects-08")
def test_goods_of_an_earlier_card_are_at_hand_later() -> None:
    state = scene(2)
    state.card[1] = state.top[1] = 3  # the Trading Post
    worker(state, 0, 1)
    worker(state, 0, 2)
    to_effects(state)
    play(state, "use:1")
    assert state.deniers[0] == 2
    assert asked(state) == ("buy", 0)
    play(state, "take:stone")
    assert (goods_of(state, 0), state.deniers[0]) == ({"stone": 1}, 1 + 2)
    state = scene(2)
    goods(state, 0, food=1)
    worker(state, 0, 2)
    market = lay(state, "market", 0)
    worker(state, 0, market)
    to_effects(state)
    assert (asked(state), state.decision.place) == (("give", 0), market)


@pytest.mark.rule("mc-effects-09")
def test_effects_that_cannot_be_used_are_skipped() -> None:
    state = scene(2)
    stock(state, 0, 0, 1)
    worker(state, 0, 2)
    for card in ("peddler", "market", "notary"):
        worker(state, 0, lay(state, card, 0))
    to_effects(state)
    assert asked(state)[0] == "over", "no question, the tile is removed, the game ends"


@pytest.mark.rule("mc-effects-09")
def test_an_option_that_cannot_be_paid_is_refused() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "bank", 0))
    deniers(state, 1, 0)
    to_effects(state)
    only(state, "decline", "use:1")
    assert refusal(state, "use:2") == ("cannot-pay", "mc-card-bank-1")
    state = scene(2)
    worker(state, 0, 1)
    to_effects(state)
    assert refusal(state, "use:2") == ("not-available", "mc-card-neutral-1")


@pytest.mark.rule("mc-effects-10")
def test_all_workers_come_home() -> None:
    state = scene(4)
    for seat in range(4):
        worker(state, seat, seat + 1)
    to_effects(state, provost=2)
    assert [int(count) for count in state.workers] == [3, 3, 3, 3], "not before the end of the phase"
    play(state, "decline", "decline")
    assert [int(count) for count in state.workers] == [4, 4, 4, 4]
    assert max(state.worker) == -1
    assert (state.provost, state.length) == (4, 4), "two further in phase 6"


# ---- the cards


@pytest.mark.rule("mc-card-neutral-1")
@pytest.mark.parametrize(
    ("card", "change"),
    [(0, {"food": 1}), (1, {"wood": 1}), (2, {"stone": 1}), (3, {"deniers": 2})],
)
def test_neutral_cards(card: int, change: dict[str, int]) -> None:
    state = scene(2)
    state.card[1] = state.top[1] = card
    worker(state, 1, 1)
    lay(state, "large_farm", 0)
    worker(state, 0, 3)
    to_effects(state)
    before = holdings(state)
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert gains(before, state) == {1: change}
    assert asked(state) == ("use", 0)


@pytest.mark.rule("mc-card-neutral-2")
def test_the_neutral_peddler() -> None:
    for good in ("food", "wood", "stone"):
        state = scene(2)
        worker(state, 0, 2)
        deniers(state, 3, 0)
        to_effects(state)
        only(state, "decline", "take:food", "take:wood", "take:stone")
        play(state, f"take:{good}")
        assert goods_of(state, 0) == {good: 1}
        assert state.deniers[0] == 2 + 2
        assert asked(state)[0] == "action"


@pytest.mark.rule("mc-card-small-2", "mc-card-small-3")
@pytest.mark.parametrize(
    ("card", "good"), [("small_farm", "food"), ("small_sawmill", "wood"), ("small_quarry", "stone")]
)
def test_small_production_cards(card: str, good: str) -> None:
    state = scene(3)
    place = lay(state, card, 1)
    worker(state, 0, place)
    to_effects(state)
    play(state, "use:1")
    assert (goods_of(state, 0), state.cubes[place]) == ({good: 1}, 4)
    play(state, "use:1")
    assert (goods_of(state, 1), state.cubes[place]) == ({good: 1}, 3)
    assert told(state)[0] == ("card-cube-taken", 1, place, good)
    assert all(entry[0] != "gained" for entry in told(state)[:2]), "the cube of the card is told once"


@pytest.mark.rule("mc-card-small-4")
def test_an_empty_small_production_card() -> None:
    state = scene(2)
    place = lay(state, "small_farm", 1, cubes=1)
    worker(state, 0, place)
    to_effects(state)
    play(state, "use:1", "use:1")
    assert state.cubes[place] == 0
    worker(state, 0, place)
    to_effects(state)
    play(state, "use:1")
    assert goods_of(state, 0) == {"food": 2}
    assert goods_of(state, 1) == {"food": 1}
    assert asked(state)[0] == "action"
    assert state.cubes[place] == 0


@pytest.mark.rule("mc-card-small-5")
def test_an_own_worker_leaves_the_cubes_on_the_card() -> None:
    state = scene(2)
    place = lay(state, "small_quarry", 0)
    worker(state, 0, place)
    to_effects(state)
    play(state, "use:1")
    assert (goods_of(state, 0), state.cubes[place]) == ({"stone": 1}, 2)
    assert asked(state)[0] == "action"


@pytest.mark.rule("mc-card-peddler-1")
def test_a_players_peddler() -> None:
    mixes = set()
    kinds = ("food", "wood", "stone")
    for first in kinds:
        for second in kinds:
            state = scene(2)
            worker(state, 0, lay(state, "peddler", 0))
            deniers(state, 3, 0)
            to_effects(state)
            only(state, "decline", "use:1", "use:2")
            play(state, "use:2")
            assert asked(state) == ("take", 0)
            only(state, "take:food", "take:wood", "take:stone")
            assert refusal(state, "decline") == ("must-complete", "mc-card-peddler-1")
            play(state, f"take:{first}")
            if asked(state)[0] == "take":
                if kinds.index(second) < kinds.index(first):
                    assert refusal(state, f"take:{second}") == ("wrong-order", "mc-card-peddler-1")
                    continue
                play(state, f"take:{second}")
            assert sum(goods_of(state, 0).values()) == 2
            assert state.deniers[0] == 1 + 2
            mixes.add(tuple(goods_of(state, 0).items()))
    assert len(mixes) == 6
    state = scene(2)
    worker(state, 0, lay(state, "peddler", 0))
    deniers(state, 1, 0)
    to_effects(state)
    only(state, "decline", "use:1")
    play(state, "use:1", "take:wood")
    assert (goods_of(state, 0), state.deniers[0]) == ({"wood": 1}, 0 + 2)


@pytest.mark.rule("mc-card-peddler-2")
def test_the_owner_of_a_peddler() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "peddler", 1))
    deniers(state, 0, 3)
    to_effects(state)
    assert asked(state) == ("buy", 1)
    only(state, "decline", "take:food", "take:wood", "take:stone")
    play(state, "take:food")
    assert (goods_of(state, 1), state.deniers[1]) == ({"food": 1}, 2 + 2)


@pytest.mark.rule("mc-card-market-1", "mc-card-market-2")
@pytest.mark.parametrize("good", ["food", "wood", "stone", "gold"])
def test_market(good: str) -> None:
    state = scene(2)
    worker(state, 0, lay(state, "market", 1))
    goods(state, 0, food=1, wood=1, stone=1, gold=1)
    to_effects(state)
    only(state, "decline", "give:food", "give:wood", "give:stone", "give:gold")
    before = holdings(state)
    play(state, f"give:{good}")
    assert gains(before, state) == {0: {good: -1, "deniers": 4}}
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert ("deniers-gained", 1, 1) in told(state)


@pytest.mark.rule("mc-card-market-1")
def test_market_takes_only_what_one_has() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "market", 0))
    goods(state, 0, gold=1)
    to_effects(state)
    only(state, "decline", "give:gold")
    assert refusal(state, "give:food") == ("cannot-pay", "mc-card-market-1")


@pytest.mark.rule("mc-card-large-1", "mc-card-large-2")
@pytest.mark.parametrize(
    ("card", "good"), [("large_farm", "food"), ("large_sawmill", "wood"), ("large_quarry", "stone")]
)
def test_large_production_cards(card: str, good: str) -> None:
    state = scene(3)
    place = lay(state, card, 1)
    for turn in (1, 2):
        worker(state, 0, place)
        to_effects(state)
        play(state, "use:1", "use:1")
        assert (goods_of(state, 0), goods_of(state, 1)) == ({good: 2 * turn}, {good: turn})
        assert state.cubes[place] == 0


@pytest.mark.rule("mc-card-gold-mine-1", "mc-card-gold-mine-2")
def test_gold_mine() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "gold_mine", 1))
    goods(state, 1, food=1, stone=2, gold=1)
    to_effects(state)
    play(state, "use:1")
    assert (goods_of(state, 0), state.deniers[0]) == ({"gold": 1}, 0)
    assert asked(state) == ("give", 1)
    only(state, "decline", "give:food", "give:stone")
    assert refusal(state, "give:gold") == ("wrong-kind", "mc-card-gold-mine-2")
    assert refusal(state, "give:wood") == ("cannot-pay", "mc-card-gold-mine-2")
    play(state, "give:stone")
    assert goods_of(state, 1) == {"food": 1, "stone": 1, "gold": 2}


@pytest.mark.rule("mc-card-gold-mine-2")
@pytest.mark.parametrize("cubes", [{"gold": 2}, {}])
def test_the_owner_of_a_gold_mine_without_other_cubes_is_not_asked(cubes: dict[str, int]) -> None:
    state = scene(2)
    worker(state, 0, lay(state, "gold_mine", 1))
    goods(state, 1, **cubes)
    to_effects(state)
    play(state, "use:1")
    assert asked(state)[0] == "action"


@pytest.mark.rule("mc-card-bank-1", "mc-card-bank-2")
def test_bank() -> None:
    for option, price, gold in (("use:1", 1, 1), ("use:2", 3, 2)):
        state = scene(2)
        worker(state, 0, lay(state, "bank", 1))
        deniers(state, 4, 5)
        to_effects(state)
        only(state, "decline", "use:1", "use:2")
        play(state, option)
        assert (goods_of(state, 0), state.deniers[0]) == ({"gold": gold}, 4 - price)
        only(state, "decline", "use:1")
        play(state, "use:1")
        assert (goods_of(state, 1), state.deniers[1]) == ({"gold": 1}, 3 + 2)
    state = scene(2)
    worker(state, 0, lay(state, "bank", 0))
    deniers(state, 2, 0)
    to_effects(state)
    only(state, "decline", "use:1")


@pytest.mark.rule("mc-card-church-1", "mc-card-church-2")
def test_church() -> None:
    for option, price, tiles in (("use:1", 2, 1), ("use:2", 5, 2)):
        state = scene(2)
        worker(state, 0, lay(state, "church", 1))
        deniers(state, 5, 4)
        to_effects(state)
        only(state, "decline", "use:1", "use:2")
        play(state, option)
        assert (tiles_of(state, 0), state.deniers[0]) == ((tiles, 0, 0), 5 - price)
        assert asked(state) == ("use", 1)
        only(state, "decline", "use:1")
        play(state, "use:1")
        assert (tiles_of(state, 1), state.deniers[1]) == ((1, 0, 0), 1 + 2)
    state = scene(2)
    worker(state, 0, lay(state, "church", 0))
    deniers(state, 4, 0)
    to_effects(state)
    only(state, "decline", "use:1")


@pytest.mark.rule("mc-card-church-3")
def test_church_tiles_come_from_the_best_section() -> None:
    state = scene(4)
    stock(state, 1, 8, 9)
    worker(state, 0, lay(state, "church", 1))
    deniers(state, 5, 3, 0, 0)
    to_effects(state)
    play(state, "use:2")
    assert tiles_of(state, 0) == (1, 1, 0)
    assert stock_of(state) == (0, 7, 9)
    assert told(state)[:3] == [("deniers-paid", 0, 5), ("tiles-taken", 0, "dungeon", 1), ("tiles-taken", 0, "walls", 1)]


@pytest.mark.rule("mc-card-church-4")
def test_church_with_few_tiles() -> None:
    state = scene(2)
    stock(state, 0, 0, 1)
    worker(state, 0, lay(state, "church", 0))
    deniers(state, 9, 0)
    to_effects(state)
    only(state, "decline", "use:1")
    assert refusal(state, "use:2") == ("no-piece", "mc-card-church-4")
    state = scene(2)
    stock(state, 0, 0, 0)
    worker(state, 0, lay(state, "church", 1))
    deniers(state, 9, 9)
    to_effects(state)
    assert asked(state) == ("over", -1)


@pytest.mark.rule("mc-card-church-5")
def test_the_worker_buys_before_the_owner() -> None:
    def church() -> State:
        state = scene(2)
        stock(state, 0, 0, 1)
        worker(state, 0, lay(state, "church", 1))
        deniers(state, 2, 3)
        to_effects(state)
        return state

    state = church()
    play(state, "use:1")
    assert asked(state) == ("over", -1)
    assert (tiles_of(state, 0), tiles_of(state, 1)) == ((0, 0, 1), (0, 0, 0))
    state = church()
    play(state, "decline")
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert (tiles_of(state, 1), state.deniers[1]) == ((0, 0, 1), 0)


@pytest.mark.rule("mc-card-notary-1")
def test_the_owner_of_a_notary() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "notary", 1))
    to_effects(state)
    assert asked(state) == ("use", 1), "the worker has nothing to turn"
    play(state, "use:1")
    assert state.deniers[1] == 2 + 2
    state = scene(2)
    worker(state, 0, lay(state, "notary", 0))
    goods(state, 0, food=1)
    lay(state, "bank", 0)
    to_effects(state)
    play(state, "turn:4")
    assert state.deniers[0] == 3, "the income and the new residence, nothing from the Notary"


@pytest.mark.rule("mc-beginner-02")
def test_beginner_all_cards_are_active_and_there_is_no_provost() -> None:
    state = scene(2, beginner=True)
    place = lay(state, "large_farm", 1)
    deniers(state, 3, 3)
    act(state)
    play(state, f"place:{place}", "place:1", "pass", "pass")
    assert (asked(state), state.decision.place) == (("use", 1), 1)
    play(state, "use:1", "use:1", "use:1")
    assert (goods_of(state, 0), goods_of(state, 1)) == ({"food": 2}, {"food": 2})
    assert state.provost == 0
    assert state.view(None).provost is None
    assert road(state)[place - 1] == ("large_farm", 1)
