"""The Notary and residences (rulebook: Notar, Wohnhaus; rulings 8 to 15)."""

from __future__ import annotations

import pytest

from tests.games.magna_carta.scene import (
    CARDS,
    act,
    asked,
    deniers,
    gains,
    goods,
    goods_of,
    holdings,
    lay,
    legal,
    only,
    payments_of,
    play,
    refusal,
    road,
    scene,
    to_effects,
    told,
    worker,
)


@pytest.mark.rule("mc-residence-01")
def test_turn_a_card_for_one_food() -> None:
    state = scene(2)
    bank = lay(state, "bank", 0)
    worker(state, 0, lay(state, "notary", 1))
    goods(state, 0, food=3, wood=1)
    to_effects(state)
    assert asked(state) == ("turn", 0)
    only(state, "decline", f"turn:{bank}")
    before = holdings(state)
    play(state, f"turn:{bank}")
    assert gains(before, state) == {0: {"food": -1}}
    assert road(state)[bank - 1] == ("residence", 0)
    assert state.card[bank] >= 0
    assert told(state)[:2] == [("paid", 0, "food", 1), ("turned", 0, bank, "bank")]


@pytest.mark.rule("mc-residence-02")
def test_gold_may_replace_the_food() -> None:
    state = scene(2)
    bank = lay(state, "bank", 0)
    worker(state, 0, lay(state, "notary", 0))
    goods(state, 0, food=1, gold=1)
    to_effects(state)
    assert sorted(map(str, payments_of(state, f"turn:{bank}"))) == ["{'food': 1}", "{'gold': 1}"]
    play(state, f"turn:{bank}")
    assert asked(state) == ("pay", 0)
    assert (state.decision.card, state.decision.place) == ("residence", bank)
    goods(state, 0, gold=1)
    state = scene(2)
    bank = lay(state, "bank", 0)
    worker(state, 0, lay(state, "notary", 0))
    goods(state, 0, gold=1)
    to_effects(state)
    assert payments_of(state, f"turn:{bank}") == [{"gold": 1}]


@pytest.mark.rule("mc-residence-03")
def test_any_own_card_with_its_building_side_up() -> None:
    state = scene(2)
    bank = lay(state, "bank", 0)
    worker(state, 0, lay(state, "notary", 1))
    market, farm = lay(state, "market", 0), lay(state, "small_farm", 0)
    goods(state, 0, food=5)
    to_effects(state, provost=4)
    only(state, "decline", f"turn:{bank}", f"turn:{market}", f"turn:{farm}")
    play(state, f"turn:{farm}")
    assert [name for name, owner in road(state) if owner == 0] == ["bank", "market", "residence"]
    assert asked(state) == ("use", 1), "one card per activation"


@pytest.mark.rule("mc-residence-03")
def test_a_card_built_in_this_round_may_be_turned() -> None:
    state = scene(2)
    notary = lay(state, "notary", 0)
    worker(state, 0, notary)
    state.hand[0] = 1 << 11 | 1 << 10
    state.pile_size[0] = 0
    goods(state, 0, food=1, wood=1, stone=2)
    act(state)
    play(state, "build:bank")
    to_effects(state)
    play(state, "turn:4")
    assert road(state)[3] == ("residence", 0)


@pytest.mark.rule("mc-residence-04")
def test_what_the_notary_may_not_turn() -> None:
    state = scene(2)
    foreign = lay(state, "bank", 1)
    worker(state, 0, lay(state, "notary", 1))
    own = lay(state, "notary", 0)
    bare, covered = lay(state, "market", 0, "residence"), lay(state, "bank", 0, "statue")
    farm = lay(state, "large_farm", 0)
    goods(state, 0, food=5)
    to_effects(state)
    only(state, "decline", f"turn:{farm}")
    assert refusal(state, "turn:1") == ("not-yours", "mc-residence-04")
    assert refusal(state, f"turn:{foreign}") == ("not-yours", "mc-residence-04")
    for place in (own, bare, covered):
        assert refusal(state, f"turn:{place}") == ("wrong-kind", "mc-residence-04")
    assert refusal(state, "turn:20") == ("empty", "mc-residence-03")


@pytest.mark.rule("mc-residence-05")
@pytest.mark.parametrize(("cubes", "card"), [({"wood": 3, "stone": 3}, "bank"), ({"food": 3}, None)])
def test_without_food_or_card_the_effect_is_lost(cubes: dict[str, int], card: str | None) -> None:
    state = scene(2)
    worker(state, 0, lay(state, "notary", 0))
    if card:
        lay(state, card, 0)
    goods(state, 0, **cubes)
    to_effects(state)
    assert asked(state)[0] == "action"
    assert goods_of(state, 0) == cubes


@pytest.mark.rule("mc-residence-06")
def test_a_card_with_a_worker_is_activated_first() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "notary", 0))
    farm = lay(state, "large_farm", 0)
    worker(state, 1, farm)
    goods(state, 0, food=1)
    to_effects(state)
    play(state, f"turn:{farm}")
    assert goods_of(state, 0) == {}
    assert ("chosen", 0, farm, "large_farm") in told(state)
    assert state.view(None).road[farm - 1].chosen
    assert road(state)[farm - 1] == ("large_farm", 0)
    assert asked(state) == ("use", 1)
    play(state, "use:1")
    assert asked(state) == ("use", 0)
    assert road(state)[farm - 1] == ("large_farm", 0)
    play(state, "use:1")
    assert (goods_of(state, 1), goods_of(state, 0)) == ({"food": 2}, {"food": 1})
    assert road(state)[farm - 1] == ("residence", 0)
    assert state.chosen == 0


@pytest.mark.rule("mc-residence-07")
def test_a_chosen_card_beyond_the_provost_turns_at_the_end_of_the_phase() -> None:
    state = scene(2)
    notary = lay(state, "notary", 0)
    worker(state, 0, notary)
    farm = lay(state, "large_farm", 0)
    worker(state, 1, farm)
    worker(state, 1, 2)
    goods(state, 0, food=1)
    deniers(state, 0, 1)
    to_effects(state, provost=notary)
    play(state, "decline")
    play(state, f"turn:{farm}")
    assert goods_of(state, 0) == goods_of(state, 1) == {}
    assert road(state)[farm - 1] == ("residence", 0)
    assert state.workers[1] == 4
    names = [entry[0] for entry in told(state)]
    assert names[:6] == ["paid", "chosen", "worker-home", "worker-home", "not-reached", "turned"]


@pytest.mark.rule("mc-residence-08")
def test_a_resolved_card_turns_at_once() -> None:
    state = scene(2)
    farm = lay(state, "large_farm", 0)
    worker(state, 1, farm)
    worker(state, 0, lay(state, "notary", 0))
    worker(state, 1, lay(state, "bank", 1))
    goods(state, 0, food=1)
    deniers(state, 0, 3)
    to_effects(state)
    play(state, "use:1", "decline", f"turn:{farm}")
    assert road(state)[farm - 1] == ("residence", 0)
    assert (state.worker[farm], state.chosen) == (1, 0), "though its worker still stands there"
    assert asked(state) == ("use", 1)


@pytest.mark.rule("mc-residence-09")
def test_a_chosen_card_cannot_be_chosen_again() -> None:
    state = scene(3)
    worker(state, 0, lay(state, "notary", 1))
    worker(state, 0, lay(state, "notary", 2))
    farm = lay(state, "large_farm", 0)
    worker(state, 1, farm)
    goods(state, 0, food=5)
    to_effects(state)
    play(state, f"turn:{farm}", "use:1")
    assert asked(state) == ("use", 2), "the second Notary has nothing to turn"
    assert goods_of(state, 0) == {"food": 4}
    state = scene(3)
    worker(state, 0, lay(state, "notary", 1))
    worker(state, 0, lay(state, "notary", 2))
    farm, bank = lay(state, "large_farm", 0), lay(state, "bank", 0)
    worker(state, 1, farm)
    goods(state, 0, food=5)
    to_effects(state)
    play(state, f"turn:{farm}", "use:1")
    only(state, "decline", f"turn:{bank}")
    assert refusal(state, f"turn:{farm}") == ("used-up", "mc-residence-09")


@pytest.mark.rule("mc-residence-10")
def test_cubes_on_a_turned_card_go_back_to_the_bank() -> None:
    state = scene(3)
    worker(state, 0, lay(state, "notary", 0))
    farm = lay(state, "small_quarry", 0, cubes=3)
    goods(state, 0, food=1)
    to_effects(state)
    play(state, f"turn:{farm}")
    assert (goods_of(state, 0), state.cubes[farm]) == ({}, 0)
    assert ("cubes-returned", farm, "stone", 3) in told(state)


@pytest.mark.rule("mc-residence-11")
def test_a_chosen_production_card_still_gives_one_cube() -> None:
    state = scene(3)
    worker(state, 0, lay(state, "notary", 0))
    farm = lay(state, "small_quarry", 0, cubes=3)
    worker(state, 1, farm)
    goods(state, 0, food=1)
    to_effects(state)
    play(state, f"turn:{farm}", "use:1", "use:1")
    assert (goods_of(state, 0), goods_of(state, 1)) == ({"stone": 1}, {"stone": 1})
    assert state.cubes[farm] == 0
    assert ("cubes-returned", farm, "stone", 2) in told(state)


@pytest.mark.rule("mc-residence-12")
def test_a_residence_stays_one() -> None:
    state = scene(2)
    notary = lay(state, "notary", 0)
    bank = lay(state, "bank", 0)
    worker(state, 0, notary)
    goods(state, 0, food=2)
    points = state.score(0)
    to_effects(state)
    play(state, f"turn:{bank}")
    deniers(state, 0, 5)
    goods(state, 0, food=2)
    assert state.score(0) == points - 3 + 1
    assert asked(state) == ("action", 1)
    assert refusal(state, f"place:{bank}") == ("not-a-place", "mc-actions-12")
    worker(state, 0, notary)
    to_effects(state)
    assert asked(state)[0] != "turn"
    assert road(state)[bank - 1] == ("residence", 0)


@pytest.mark.rule("mc-residence-13")
def test_a_new_residence_counts_from_the_next_round() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "notary", 0))
    bank = lay(state, "bank", 0)
    goods(state, 0, food=1, stone=2, gold=1)
    to_effects(state)
    play(state, f"turn:{bank}", "pay:food")
    assert [int(count) for count in state.deniers[:2]] == [3, 2]
    act(state, 0)
    assert "prestige:statue" in legal(state)


@pytest.mark.rule("mc-residence-06")
def test_a_card_far_along_the_road_waits_for_its_worker_too() -> None:
    """Places beyond 32 are bits that a C int does not have."""
    state = scene(4)
    worker(state, 0, lay(state, "notary", 0))
    for owner in (1, 2, 3):
        for card in CARDS:
            lay(state, card, owner)
    farm = lay(state, "large_farm", 0)
    assert farm > 40
    worker(state, 1, farm)
    goods(state, 0, food=1)
    to_effects(state)
    play(state, f"turn:{farm}")
    assert [place.number for place in state.view(None).road if place.chosen] == [farm]
    assert road(state)[farm - 1] == ("large_farm", 0)
    play(state, "use:1", "use:1")
    assert road(state)[farm - 1] == ("residence", 0)
