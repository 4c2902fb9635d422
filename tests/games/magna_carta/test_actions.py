"""Phases 1 and 2: income, and the six actions (rulebook: Einkommen, Aktionen)."""

from __future__ import annotations

import pytest

from baumeister.games.magna_carta.rules.income import income_of
from tests.games.magna_carta.scene import (
    CARDS,
    GAME,
    act,
    asked,
    cards,
    cards_of,
    deniers,
    discard_of,
    gains,
    go_on,
    goods,
    goods_of,
    holdings,
    known_of,
    lay,
    legal,
    only,
    piles,
    play,
    refusal,
    road,
    scene,
    to_effects,
    told,
    worker,
)


@pytest.mark.rule("mc-income-01")
def test_income_in_the_first_round() -> None:
    state = GAME.new(3, seed=5)
    for _ in range(3):
        state.apply(GAME.action("keep"))
    assert state.decision.name == "action"
    assert [player.deniers for player in state.view(None).players] == [6, 6, 6]
    assert state.view(None).round == 1


@pytest.mark.rule("mc-income-02", "mc-income-03", "mc-income-04")
def test_income_by_what_is_seen_on_the_own_places() -> None:
    state = scene(2)
    assert income_of(state, 0) == 2
    lay(state, "bank", 0)
    assert income_of(state, 0) == 2
    lay(state, "small_farm", 0, "residence")
    assert income_of(state, 0) == 3
    lay(state, "small_sawmill", 0, "residence")
    assert (income_of(state, 0), income_of(state, 1)) == (4, 2)
    state.top[5] = state.top[5] - 24 + 18  # the Statue instead of the residence
    assert income_of(state, 0) == 3
    lay(state, "market", 1, "hotel")
    assert (income_of(state, 0), income_of(state, 1)) == (3, 3)


@pytest.mark.rule("mc-income-02")
def test_income_is_paid_when_the_round_begins() -> None:
    state = scene(2)
    lay(state, "bank", 0, "residence")
    lay(state, "market", 0, "residence")
    before = holdings(state)
    play(state, "pass", "pass", "provost:0")
    assert asked(state) == ("action", 1)
    assert gains(before, state) == {0: {"deniers": 5}, 1: {"deniers": 2}}, "the first passer's denier besides"
    assert [entry for entry in told(state) if entry[0] == "deniers-gained"] == [
        ("deniers-gained", 1, 2),
        ("deniers-gained", 0, 4),
    ]


@pytest.mark.rule("mc-actions-01")
def test_one_action_each_clockwise_without_who_has_passed() -> None:
    state = scene(3)
    deniers(state, 5, 5, 5)
    act(state, 2)
    order = []
    for action in ("draw", "draw", "pass", "draw", "draw"):
        order.append(asked(state))
        play(state, action)
    assert order == [("action", seat) for seat in (2, 0, 1, 2, 0)]
    assert asked(state) == ("action", 2)


@pytest.mark.rule("mc-actions-01")
def test_the_start_player_begins() -> None:
    state = scene(3)
    state.start_seat = 1
    state.action_seat = -1
    go_on(state)
    assert asked(state) == ("action", 1)


@pytest.mark.rule("mc-actions-02")
def test_the_last_player_goes_on_alone() -> None:
    state = scene(2)
    deniers(state, 9, 9)
    play(state, "pass")
    for _ in range(5):
        assert asked(state) == ("action", 1)
        play(state, "draw")
    assert asked(state) == ("action", 1)
    assert piles(state, 1)[0] == 5


@pytest.mark.rule("mc-actions-03")
def test_draw_the_top_card() -> None:
    state = scene(2)
    deniers(state, 2, 2)
    play(state, "draw")
    assert cards_of(state, 0) == {"church"}
    assert state.deniers[0] == 1
    assert piles(state, 0) == (1, 11, 0)
    assert told(state, 0)[:2] == [("deniers-paid", 0, 1), ("drew", 0, "church")]
    assert told(state, 1) == [("deniers-paid", 0, 1), ("drew-hidden", 0, 1)]
    assert known_of(state, 0) == set()


@pytest.mark.rule("mc-actions-04")
def test_draw_with_an_empty_pile_reshuffles() -> None:
    state = scene(2)
    deniers(state, 2, 2)
    rest = [card for card in CARDS if card not in ("bank", "market", "church")]
    cards(state, 0, *rest, discard=("bank", "market", "church"), pile=0)
    assert piles(state, 0) == (9, 0, 3)
    play(state, "draw")
    assert piles(state, 0) == (10, 2, 0)
    assert ("reshuffled", 0, 3) in told(state, 1)
    assert known_of(state, 0) == set(rest), "the drawn card is hidden again"


@pytest.mark.rule("mc-actions-05")
def test_when_drawing_and_swapping_are_not_available() -> None:
    state = scene(2)
    cards(state, 0, "bank")
    assert refusal(state, "draw") == ("not-enough", "mc-actions-05")
    assert refusal(state, "swap") == ("not-enough", "mc-actions-05")
    deniers(state, 1, 0)
    assert {"draw", "swap"} <= legal(state)
    cards(state, 0)
    assert refusal(state, "swap") == ("no-piece", "mc-actions-05")
    assert "draw" in legal(state)
    cards(state, 0, *CARDS)
    assert refusal(state, "draw") == ("no-piece", "mc-actions-05")
    assert "swap" in legal(state)


@pytest.mark.rule("mc-actions-06")
def test_there_is_no_hand_limit() -> None:
    state = scene(2)
    deniers(state, 20, 0)
    lay(state, "bank", 0)
    play(state, "draw", "pass")
    for _ in range(10):
        play(state, "draw")
    assert piles(state, 0) == (11, 0, 0)
    assert refusal(state, "draw") == ("no-piece", "mc-actions-05")


@pytest.mark.rule("mc-actions-07")
def test_swap_the_whole_hand() -> None:
    state = scene(2)
    deniers(state, 3, 0)
    cards(state, 0, "bank", "market")
    act(state)
    play(state, "swap")
    assert state.deniers[0] == 2
    assert discard_of(state, 0) == {"bank", "market"}
    assert cards_of(state, 0) == {"church", "gold_mine"}
    assert piles(state, 0) == (2, 8, 2)
    assert [entry for entry in told(state, 1) if entry[0] == "discarded"] == [
        ("discarded", 0, "market"),
        ("discarded", 0, "bank"),
    ]


@pytest.mark.rule("mc-actions-08")
def test_swap_with_a_pile_that_is_too_small() -> None:
    state = scene(2)
    deniers(state, 3, 0)
    for card in ("large_farm", "large_sawmill", "large_quarry", "small_farm", "small_sawmill"):
        lay(state, card, 0)
    cards(state, 0, "small_quarry", "peddler", "market", "notary", discard=("gold_mine", "bank"))
    assert piles(state, 0) == (4, 1, 2)
    act(state)
    play(state, "swap")
    assert piles(state, 0) == (4, 3, 0)
    assert "church" in cards_of(state, 0), "the one card of the pile is drawn first"
    assert known_of(state, 0) == {"church"}
    assert ("reshuffled", 0, 6) in told(state, 1)


@pytest.mark.rule("mc-actions-09")
def test_swap_without_other_cards_brings_the_same_back() -> None:
    state = scene(2)
    deniers(state, 1, 0)
    cards(state, 0, *CARDS)
    act(state)
    play(state, "swap")
    assert cards_of(state, 0) == known_of(state, 0) == set(CARDS)
    assert piles(state, 0) == (12, 0, 0)
    assert state.deniers[0] == 0
    assert asked(state) == ("action", 1)


@pytest.mark.rule("mc-actions-10")
def test_no_reshuffle_in_advance() -> None:
    state = scene(2)
    deniers(state, 3, 0)
    cards(state, 0, "bank", discard=("market",), pile=1)
    act(state)
    before = discard_of(state, 0)
    play(state, "draw")
    assert piles(state, 0) == (2, 0, 10)
    assert discard_of(state, 0) == before
    assert known_of(state, 0) == {"bank", "church"}, "with an empty pile the hand is known"


@pytest.mark.rule("mc-actions-11")
def test_place_a_worker_on_neutral_own_and_foreign_cards() -> None:
    state = scene(2)
    own, foreign = lay(state, "bank", 0), lay(state, "market", 1)
    for place in (1, own, foreign):
        deniers(state, 3, 3)
        act(state, 0)
        before = holdings(state)
        play(state, f"place:{place}")
        assert gains(before, state) == {0: {"deniers": -1, "workers": -1}}
        assert state.worker[place] == 0
        assert told(state)[1][:3] == ("placed", 0, place)
    act(state, 0)
    assert refusal(state, "place:9") == ("empty", "mc-actions-11")


@pytest.mark.rule("mc-actions-12")
def test_no_worker_on_residences_and_prestige_buildings() -> None:
    state = scene(2)
    deniers(state, 3, 3)
    bare, covered = lay(state, "bank", 0, "residence"), lay(state, "market", 0, "statue")
    act(state, 0)
    assert legal(state, "place") == {"place:1", "place:2"}
    for place in (bare, covered):
        assert refusal(state, f"place:{place}") == ("not-a-place", "mc-actions-12")
    act(state, 1)
    assert legal(state, "place") == {"place:1", "place:2"}


@pytest.mark.rule("mc-actions-13")
def test_placing_needs_a_denier_and_a_worker() -> None:
    state = scene(4)
    deniers(state, 9, 0, 0, 0)
    lay(state, "bank", 0)
    for place in (1, 2, 3, 4):
        act(state, 0)
        play(state, f"place:{place}")
    act(state, 0)
    assert state.workers[0] == 0
    assert refusal(state, "place:5") == ("not-enough", "mc-actions-13")
    act(state, 1)
    assert refusal(state, "place:5") == ("not-enough", "mc-actions-13")
    deniers(state, 9, 1, 0, 0)
    assert legal(state, "place") == {"place:5"}


@pytest.mark.rule("mc-actions-14")
def test_placing_has_no_further_condition() -> None:
    state = scene(2)
    deniers(state, 1, 0)
    place = lay(state, "notary", 1)
    state.provost = 1
    act(state, 0)
    assert f"place:{place}" in legal(state)
    play(state, f"place:{place}")
    assert state.worker[place] == 0


@pytest.mark.rule("mc-actions-15")
def test_build_from_hand() -> None:
    state = scene(2)
    cards(state, 0, "bank", "market")
    goods(state, 0, wood=2, stone=3)
    act(state)
    play(state, "build:bank")
    assert cards_of(state, 0) == {"market"}
    assert goods_of(state, 0) == {"wood": 1, "stone": 1}
    assert road(state)[-1] == ("bank", 0)
    assert state.length == 3
    assert ("built", 0, "bank", 3) in told(state)
    assert refusal(scene(2), "build:bank") == ("not-available", "mc-actions-15")


@pytest.mark.rule("mc-actions-16")
def test_built_cards_never_come_back() -> None:
    for seed in range(4):
        state = GAME.new(3, seed=seed)
        player = 0
        while not state.is_over:
            names = state.legal()
            player = (player * 7 + 3) % 1000003
            state.apply(names[player % len(names)])
            view = state.view(None)
            for seat in range(3):
                built = {place.card for place in view.road if place.owner == seat}
                own = state.view(seat).players[seat]
                assert not built & set(own.hand or ())
                assert not built & set(own.discard)
                assert len(built) + own.hand_size + own.pile_size + len(own.discard) == 12


@pytest.mark.rule("mc-actions-17")
def test_prestige_buildings_need_an_own_bare_residence() -> None:
    state = scene(2)
    goods(state, 0, stone=9, gold=9)
    act(state)
    assert refusal(state, "prestige:statue") == ("no-room", "mc-actions-17")
    lay(state, "bank", 1, "residence")
    assert refusal(state, "prestige:statue") == ("no-room", "mc-actions-17")
    lay(state, "bank", 0, "theatre")
    assert refusal(state, "prestige:statue") == ("no-room", "mc-actions-17")
    lay(state, "market", 0, "residence")
    assert "prestige:statue" in legal(state)
    assert refusal(state, "prestige:theatre") == ("not-available", "mc-setup-09")


@pytest.mark.rule("mc-actions-18")
def test_the_residence_is_chosen_and_two_may_be_covered_in_a_round() -> None:
    state = scene(2)
    goods(state, 0, wood=2, stone=2, gold=2)
    first, second = lay(state, "bank", 0, "residence"), lay(state, "market", 0, "residence")
    third = lay(state, "bank", 1, "residence")
    act(state)
    play(state, "prestige:statue")
    assert asked(state) == ("cover", 0)
    only(state, f"cover:{first}", f"cover:{second}")
    assert refusal(state, f"cover:{third}") == ("not-yours", "mc-actions-17")
    assert refusal(state, "cover:9") == ("empty", "mc-actions-17")
    assert refusal(state, "decline") == ("must-complete", "mc-actions-18")
    play(state, f"cover:{second}", "pay:stone", "pass", "prestige:theatre")
    assert road(state)[2:] == [("theatre", 0), ("statue", 0), ("residence", 1)]
    assert goods_of(state, 0) == {}
    assert state.place == 0, "nothing of the choice lingers: equal positions have equal digests"


@pytest.mark.rule("mc-actions-18")
def test_a_building_is_no_place_for_a_prestige_building() -> None:
    state = scene(2)
    goods(state, 0, stone=2, gold=1)
    lay(state, "bank", 0, "residence")
    lay(state, "market", 0, "residence")
    farm = lay(state, "large_farm", 0)
    act(state)
    play(state, "prestige:statue")
    assert refusal(state, f"cover:{farm}") == ("wrong-kind", "mc-actions-17")


@pytest.mark.rule("mc-actions-19")
def test_a_prestige_building_keeps_place_and_owner() -> None:
    state = scene(2)
    goods(state, 1, stone=2, gold=1)
    place = lay(state, "bank", 1, "residence")
    lay(state, "market", 0)
    act(state, 1)
    play(state, "prestige:statue")
    assert state.length == 4
    assert road(state)[place - 1] == ("statue", 1)
    assert ("prestige-built", 1, "statue", place) in told(state)


@pytest.mark.rule("mc-actions-20")
def test_the_bridge_is_filled_without_gaps() -> None:
    state = scene(4)
    act(state, 2)
    for number, seat in enumerate((2, 3, 0)):
        play(state, "pass")
        assert list(state.bridge)[: number + 1] == [2, 3, 0][: number + 1]
        assert told(state)[0] == ("passed", seat, number + 1)
    assert list(state.bridge) == [2, 3, 0, -1]


@pytest.mark.rule("mc-actions-21")
def test_the_phase_ends_with_the_last_pass() -> None:
    state = scene(2)
    deniers(state, 0, 3)
    play(state, "pass", "draw", "draw", "pass")
    assert asked(state) == ("provost", 0), "the first passer has a denier for it"
    assert state.deniers[0] == 1


@pytest.mark.rule("mc-actions-22")
def test_passing_is_always_legal_and_may_be_the_only_action() -> None:
    state = scene(2)
    only(state, "pass")
    deniers(state, 5, 5)
    cards(state, 0, "bank")
    goods(state, 0, stone=2, wood=1)
    only(state, "pass", "draw", "swap", "place:1", "place:2", "build:bank")
    play(state, "pass")
    assert list(state.bridge)[:1] == [0]


@pytest.mark.rule("mc-example-02")
def test_example_a_worker_on_the_market() -> None:
    state = scene(4)
    market = lay(state, "market", 1)
    deniers(state, 3, 5, 5, 5)
    before = holdings(state)
    play(state, f"place:{market}")
    assert gains(before, state) == {0: {"deniers": -1, "workers": -1}}
    assert (state.deniers[0], state.workers[0]) == (2, 3)
    for seat in (1, 2, 3):
        assert asked(state) == ("action", seat)
        assert refusal(state, f"place:{market}") == ("occupied", "mc-actions-11")
        play(state, "draw")
    assert refusal(state, f"place:{market}") == ("already-there", "mc-actions-11")


@pytest.mark.rule("mc-example-03")
def test_example_the_large_quarry() -> None:
    state = scene(4)
    cards(state, 3, "large_quarry")
    goods(state, 3, stone=2, food=1)
    deniers(state, 1, 0, 0, 0)
    act(state, 3)
    play(state, "build:large_quarry")
    assert goods_of(state, 3) == {}
    assert road(state)[-1] == ("large_quarry", 3)
    assert asked(state) == ("action", 0)
    assert "place:5" in legal(state)


@pytest.mark.rule("mc-example-04")
def test_example_the_statue() -> None:
    state = scene(4)
    place = lay(state, "bank", 1, "residence")
    goods(state, 1, stone=2, gold=1)
    goods(state, 2, stone=2, gold=1)
    lay(state, "bank", 2, "residence")
    act(state, 1)
    play(state, "prestige:statue")
    assert goods_of(state, 1) == {}
    assert road(state)[place - 1] == ("statue", 1)
    assert "statue" not in state.view(None).display
    assert asked(state) == ("action", 2)
    assert refusal(state, "prestige:statue") == ("not-available", "mc-setup-09")


@pytest.mark.rule("mc-example-05")
def test_example_the_first_to_pass() -> None:
    state = scene(4)
    deniers(state, 2, 2, 2, 2)
    act(state, 2)
    play(state, "pass")
    assert (state.bridge[0], state.deniers[2]) == (2, 3)
    play(state, "pass", "pass")
    assert list(state.bridge)[:3] == [2, 3, 0]
    assert [int(state.deniers[seat]) for seat in range(4)] == [2, 2, 3, 2]


@pytest.mark.rule("mc-card-small-1")
@pytest.mark.parametrize(("players", "cubes"), [(2, 2), (3, 4), (4, 4)])
@pytest.mark.parametrize("card", ["small_farm", "small_sawmill", "small_quarry"])
def test_cubes_on_small_production_cards(card: str, players: int, cubes: int) -> None:
    state = scene(players)
    cards(state, 0, card, "notary")
    goods(state, 0, food=2, wood=2)
    act(state)
    play(state, f"build:{card}")
    assert state.cubes[players + 1] == cubes
    assert goods_of(state, 0) == {"food": 1, "wood": 1}
    kind = {"small_farm": "food", "small_sawmill": "wood", "small_quarry": "stone"}[card]
    assert ("cubes-laid", players + 1, kind, cubes) in told(state)
    act(state)
    play(state, "build:notary")
    assert state.cubes[players + 2] == 0


@pytest.mark.rule("mc-card-prestige-2")
def test_only_the_hotel_has_an_effect() -> None:
    for card in ("theatre", "statue", "stables", "town_hall", "monument", "cathedral"):
        state = scene(2)
        lay(state, "bank", 0, card)
        worker(state, 1, 1)
        assert income_of(state, 0) == 2
        to_effects(state)
        before = holdings(state)
        play(state, "decline")
        assert gains(before, state) == {0: {"deniers": 2}, 1: {"deniers": 2, "workers": 1}}


@pytest.mark.rule("mc-beginner-03")
def test_beginner_income_is_two_whatever_was_built() -> None:
    state = scene(2, beginner=True)
    lay(state, "bank", 0)
    state.front[0] = 0b1
    assert income_of(state, 0) == income_of(state, 1) == 2


@pytest.mark.rule("mc-beginner-04")
def test_beginner_prestige_buildings_need_no_residence() -> None:
    state = scene(2, beginner=True)
    goods(state, 0, stone=2, gold=1)
    play(state, "prestige:statue")
    assert goods_of(state, 0) == {}
    assert state.length == 2
    view = state.view(None)
    assert view.players[0].prestige == ("statue",)
    assert "statue" not in view.display
    assert told(state)[-1] == ("prestige-built", 0, "statue", 0)
    assert refusal(state, "prestige:statue") == ("not-available", "mc-setup-09")
    assert refusal(state, "prestige:theatre") == ("cannot-pay", "mc-pay-05")
