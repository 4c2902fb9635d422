"""Module developments: sole leaders, rewards, lent symbols and their time."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.components import FOOD_SYMBOLS
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.scoring import symbols
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    asked,
    build,
    chain,
    end_build_phase,
    end_turns,
    flip,
    golds,
    hand,
    hand_of,
    lay,
    legal,
    offer,
    only,
    persons_of,
    pile,
    play,
    refusal,
    scene,
    sizes,
    stacks,
    told,
    village_of,
)


def fair(*developments: str, **options: bool) -> Villagers:
    """Three villages alike: founders on the food side, nobody leads in anything. Quiet cards for the other groups."""
    state = scene(development=True, **options)
    offer(state, "inn", "bank", "gold_mine")
    offer(state, *developments)
    for seat in range(3):
        flip(state, seat)
    return state


def won(state: Villagers) -> list[tuple[str | int | None, ...]]:
    return [event[1:] for event in told(state) if event[0] == "development-won"]


@pytest.mark.rule("vil-dev-01")
def test_only_a_sole_leader_wins() -> None:
    state = fair("guildhall")
    end_build_phase(state)
    assert golds(state) == [8, 8, 8]
    assert won(state) == []
    assert len([event for event in told(state) if event[0] == "development-tied"]) == 3
    lay(state, ANNA, "beekeeper")
    lay(state, CLEO, "beekeeper")
    end_build_phase(state)
    assert golds(state) == [8, 8, 8]
    lay(state, CLEO, "beekeeper")
    end_build_phase(state)
    assert golds(state) == [8, 8, 13]
    lay(state, BEN, "beekeeper")
    lay(state, BEN, "beekeeper")
    end_build_phase(state)
    assert golds(state) == [8, 8, 13]


@pytest.mark.rule("vil-dev-02")
def test_all_three_are_decided_before_any_reward() -> None:
    state = fair("tavern", "bank", "sawmill")
    lay(state, ANNA, "chandler")
    lay(state, BEN, "lumberjack")
    end_build_phase(state)
    assert asked(state) == ("tavern", ANNA)
    play(state, "basic:lumberjack")  # as many wood symbols as Ben now, but too late
    assert won(state) == [(BEN, "sawmill", 2)]
    assert golds(state) == [11, 10, 8]
    assert state.holder == BEN


@pytest.mark.rule("vil-dev-03")
def test_covered_symbols_in_conditions() -> None:
    state = fair("town_hall", "marketplace", "ox_crane")
    chain(state, ANNA, "hayer", "grazier", "milk_maid", "fromager")  # 1 gold, 1 food, 4 hay uncovered or not
    lay(state, BEN, "hunter")
    lay(state, BEN, "harvester")
    lay(state, BEN, "beekeeper")
    lay(state, BEN, "chandler")
    end_build_phase(state)
    assert won(state) == [(BEN, "town_hall", 5), (BEN, "marketplace", 5), (ANNA, "ox_crane", 2)]


def test_covered_padlocks_count_for_the_guildhall() -> None:
    state = fair("guildhall")
    chain(state, ANNA, "miner", "seeker", "spelunker", "jeweler")
    lay(state, BEN, "beekeeper")
    end_build_phase(state)
    assert (ANNA, "guildhall", 5) in won(state)


@pytest.mark.rule("vil-dev-04")
def test_lent_symbols_count_for_nothing_but_the_limits() -> None:
    state = scene(development=True)
    offer(state, "inn", "marketplace", "windmill")
    chain(state, ANNA, "lumberjack", "carpenter")
    lay(state, ANNA, "grocer")
    lay(state, BEN, "hunter")
    state.holder = ANNA
    assert symbols(state, ANNA, FOOD_SYMBOLS) == 0
    end_build_phase(state)
    # no food in Anna's village, so her founders were flipped; Ben has the hunter, Cleo's were flipped too
    assert [persons_of(state, seat)[0] for seat in range(3)] == ["founders_back", "founders", "founders_back"]
    assert won(state) == [(ANNA, "windmill", 2)]


@pytest.mark.rule("vil-dev-05")
def test_production_card_stays_with_its_winner_until_the_next_phase() -> None:
    state = fair("inn", "bank", "sawmill")
    lay(state, ANNA, "lumberjack")
    end_build_phase(state)
    assert state.holder == ANNA
    assert [entry.holder for entry in state.view(BEN).developments] == [None, None, ANNA]
    lay(state, BEN, "lumberjack")
    lay(state, BEN, "lumberjack")
    build(state)
    assert state.holder == ANNA  # overtaken, but still lent
    end_turns(state)
    assert state.holder == BEN
    assert golds(state) == [10, 10, 8]
    lay(state, ANNA, "lumberjack")
    end_build_phase(state)
    assert state.holder == -1  # a tie: it goes back and stays
    lay(state, ANNA, "lumberjack")
    end_build_phase(state)
    end_build_phase(state)
    assert state.holder == ANNA
    assert golds(state) == [14, 10, 8]
    assert [entry.development for entry in state.view(BEN).developments] == ["inn", "bank", "sawmill"]


@pytest.mark.rule("vil-dev-06")
def test_developments_also_in_the_last_round_before_the_market() -> None:
    state = fair("town_hall")
    lay(state, ANNA, "chandler")
    state.market_held = 1
    stacks(state)
    end_build_phase(state)
    assert state.is_over
    assert golds(state) == [8 + 5 + 3, 8, 8]
    names = [event[0] for event in told(state)]
    assert names.index("development-won") < names.index("market-begun")


@pytest.mark.rule("vil-dev-07")
def test_market_check_follows_the_church() -> None:
    state = fair("church")
    lay(state, ANNA, "hunter")
    stacks(state, 0, 0, 0, 0, 0, 1)
    state.market_held = 1
    end_build_phase(state)
    assert asked(state) == ("church", ANNA)
    play(state, "stack:6")
    assert state.is_over


@pytest.mark.rule("vil-dev-town_hall-1")
def test_town_hall() -> None:
    state = fair("town_hall")
    lay(state, BEN, "chandler")
    lay(state, CLEO, "hunter", coins=9)
    lay(state, ANNA, "chandler")
    lay(state, BEN, "beekeeper")
    end_build_phase(state)
    assert (BEN, "town_hall", 5) in won(state)
    assert golds(state)[BEN] == 13


@pytest.mark.rule("vil-dev-inn-1")
def test_inn_counts_special_cards_in_hand_by_their_backs() -> None:
    state = fair("inn", support=True, profiteers=True)
    hand(state, ANNA, "prophet", "freelancer", "monk")
    hand(state, BEN, "monk", "tinner", "jeweler", "hunter")
    lay(state, CLEO, "nun")
    revealed = state.revealed
    end_build_phase(state)
    assert won(state) == [(ANNA, "inn", 5)]
    assert golds(state) == [13, 8, 8]
    assert state.revealed == revealed
    assert state.view(BEN).players[ANNA].hand[0].person is None


@pytest.mark.rule("vil-dev-tavern-1")
def test_tavern_gives_gold_and_a_basic_of_choice() -> None:
    state = fair("tavern", "windmill")
    lay(state, BEN, "hunter")
    turn = state.turn
    end_build_phase(state)
    assert asked(state) == ("tavern", BEN)
    assert state.turn > turn
    only(state, "basic:lumberjack", "basic:hayer", "basic:miner")
    assert refusal(state, "decline") == ("must-choose", "vil-dev-tavern-1")
    play(state, "basic:hayer")
    assert golds(state) == [8, 11, 8]
    assert village_of(state, BEN)[-1] == ("hayer", -1)
    assert list(state.basics) == [10, 9, 10]
    state.basics[0] = state.basics[1] = 0
    end_build_phase(state)
    assert village_of(state, BEN)[-1] == ("miner", -1)  # only one kind left: no question
    state.basics[2] = 0
    end_build_phase(state)
    assert golds(state) == [8, 17, 8]
    assert asked(state)[0] == "draft"


def test_tavern_refuses_a_kind_that_is_out() -> None:
    state = fair("tavern", "windmill")
    lay(state, BEN, "hunter")
    state.basics[1] = 0
    end_build_phase(state)
    only(state, "basic:lumberjack", "basic:miner")
    assert refusal(state, "basic:hayer") == ("not-available", "vil-basic-06")


@pytest.mark.rule("vil-dev-church-1")
def test_church_gives_gold_and_a_hidden_card() -> None:
    state = fair("church", "windmill")
    lay(state, BEN, "chandler")  # two symbols on one card
    lay(state, ANNA, "hunter")
    lay(state, ANNA, "miner")
    stacks(state, 0, 2, 0, 0, 0, 3)
    pile(state, 7, "jeweler", "brewer")
    end_build_phase(state)
    assert asked(state) == ("church", ANNA)
    only(state, "stack:2", "stack:6", "reserve")
    assert refusal(state, "stack:1") == ("empty", "vil-dev-church-1")
    assert refusal(state, "decline") == ("must-choose", "vil-dev-church-1")
    play(state, "reserve")
    assert golds(state) == [11, 8, 8]
    assert hand_of(state, ANNA) == ["jeweler"]
    assert sizes(state) == [0, 2, 0, 0, 0, 3, 1]
    assert [(card.suit, card.person) for card in state.view(BEN).players[ANNA].hand] == [("ore", None)]
    assert asked(state)[0] == "draft"


@pytest.mark.parametrize("sizes_left", [(1,), (0, 0, 1)])
def test_church_with_one_pile(sizes_left: tuple[int, ...]) -> None:
    state = fair("church")
    lay(state, ANNA, "hunter")
    stacks(state, *sizes_left)
    pile(state, 7)
    state.market_held = 1
    end_build_phase(state)
    assert hand_of(state, ANNA) == ["wattler"]


def test_church_with_no_pile() -> None:
    state = fair("church")
    lay(state, ANNA, "hunter")
    stacks(state)
    pile(state, 7)
    end_build_phase(state)
    assert hand_of(state, ANNA) == []
    assert golds(state) == [11, 8, 8]


@pytest.mark.rule("vil-dev-bank-1")
def test_bank_counts_persons_with_coins() -> None:
    state = fair("bank")
    lay(state, ANNA, "hunter", coins=9)
    lay(state, BEN, "hunter", coins=2)
    lay(state, BEN, "harvester", coins=2)
    end_build_phase(state)
    assert won(state) == [(BEN, "bank", 5)]
    assert golds(state) == [8, 13, 8]


@pytest.mark.rule("vil-dev-marketplace-1")
def test_marketplace_counts_food() -> None:
    state = fair("marketplace")
    lay(state, CLEO, "hunter")
    end_build_phase(state)
    assert won(state) == [(CLEO, "marketplace", 5)]
    assert golds(state) == [8, 8, 13]


@pytest.mark.rule("vil-dev-lighthouse-1")
def test_lighthouse_compares_the_best_single_silver_value() -> None:
    state = fair("lighthouse")
    lay(state, ANNA, "agent")
    end_build_phase(state)
    assert won(state) == []
    lay(state, BEN, "grocer")
    lay(state, CLEO, "freemason")
    lay(state, CLEO, "freemason")
    lay(state, CLEO, "wattler")
    lay(state, BEN, "hunter")
    end_build_phase(state)
    assert won(state) == [(BEN, "lighthouse", 5)]  # 6 against 3 and 3
    assert golds(state) == [8, 13, 8]


@pytest.mark.rule("vil-dev-guildhall-1")
def test_guildhall_counts_padlocks() -> None:
    state = fair("guildhall")
    lay(state, ANNA, "beekeeper")
    end_build_phase(state)
    assert won(state) == [(ANNA, "guildhall", 5)]
    assert golds(state) == [13, 8, 8]


@pytest.mark.rule("vil-dev-windmill-1")
def test_windmill_counts_chains_and_lends_food() -> None:
    state = fair("windmill")
    chain(state, ANNA, "miner", "mason")
    lay(state, ANNA, "mason", on=3)
    for _ in range(3):
        lay(state, BEN, "hunter")
    lay(state, CLEO, "miner")
    end_build_phase(state)
    assert won(state) == [(ANNA, "windmill", 2)]
    assert golds(state) == [10, 8, 8]
    assert [int(state.draft_limit[seat]) for seat in range(3)] == [4, 5, 3]
    for _ in range(4):
        lay(state, ANNA, "hunter")
    end_build_phase(state)
    assert state.draft_limit[ANNA] == 5
    chain(state, CLEO, "miner", "mason")
    end_build_phase(state)
    assert won(state) == []  # one chain each, however many cards


@pytest.mark.parametrize(
    ("development", "person"),
    [
        pytest.param("sawmill", "lumberjack", marks=pytest.mark.rule("vil-dev-sawmill-1")),
        pytest.param("ox_crane", "hayer", marks=pytest.mark.rule("vil-dev-ox_crane-1")),
    ],
)
def test_sawmill_and_ox_crane_lend_build(development: str, person: str) -> None:
    state = fair(development)
    lay(state, BEN, person)
    state.los = CLEO
    end_build_phase(state)
    assert won(state) == [(BEN, development, 2)]
    assert golds(state) == [8, 10, 8]
    build(state)
    assert (asked(state), state.build_limit) == (("build", ANNA), 2)
    play(state, "pass")
    assert (asked(state), state.build_limit) == (("build", BEN), 3)
    for _ in range(4):
        lay(state, BEN, "wattler")
    state.los = BEN
    state.holder = BEN
    build(state)
    assert state.build_limit == 5
    assert [int(state.draft_limit[seat]) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("vil-dev-gold_mine-1")
def test_gold_mine_pays_and_lends_nothing() -> None:
    state = fair("gold_mine")
    chain(state, BEN, "miner", "glass_blower")
    state.los = ANNA
    end_build_phase(state)
    assert won(state) == [(BEN, "gold_mine", 5)]
    assert golds(state) == [8, 13, 8]
    assert [int(state.draft_limit[seat]) for seat in range(3)] == [3, 3, 3]
    build(state)
    assert (asked(state), state.build_limit) == (("build", BEN), 2)


def test_without_the_module_nothing_is_rewarded() -> None:
    state = scene()
    lay(state, ANNA, "chandler")
    end_build_phase(state)
    assert golds(state) == [8, 8, 8]
    assert not any(str(event[0]).startswith("development") for event in told(state))
    assert legal(state)
    assert FIGURES.development("inn") == 1
