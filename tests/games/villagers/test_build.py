"""The build phase: turns, limits, chains and places; and basics in exchange for hand cards."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.rules.components import BUILD_SYMBOLS, FOOD_SYMBOLS, ORE
from baumeister.games.villagers.rules.scoring import padlocks, suit_symbols, symbols
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    asked,
    build,
    chain,
    discards,
    end_build_phase,
    end_turns,
    gold,
    hand,
    hand_of,
    lay,
    legal,
    only,
    persons_of,
    pile,
    pile_of,
    play,
    refusal,
    scene,
    sizes,
    stacks,
    told,
    village_of,
)

BASICS = ["basic:lumberjack", "basic:hayer", "basic:miner"]


@pytest.mark.rule("vil-build-01")
def test_whole_build_turns_from_los_clockwise() -> None:
    state = scene()
    state.los = CLEO
    for seat in range(3):
        hand(state, seat, "hunter", "harvester")
    build(state)
    order: list[int] = []
    while asked(state)[0] == "build" and len(order) < 9:
        order.append(asked(state)[1])
        if len(order) % 3:
            play(state, "play:hunter" if len(order) % 3 == 1 else "play:harvester")
        else:
            play(state, "pass")
    assert order == [CLEO] * 3 + [ANNA] * 3 + [BEN] * 3
    assert asked(state)[0] == "draft"


@pytest.mark.rule("vil-build-02")
@pytest.mark.parametrize(("builders", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5)])
def test_limit_is_two_and_the_build_symbols_at_most_five(builders: int, limit: int) -> None:
    state = scene()
    for _ in range(builders):
        lay(state, ANNA, "wattler")
    lay(state, BEN, "wattler")
    hand(state, ANNA, *["hunter", "harvester", "agent"] * 2)
    build(state)
    assert state.decision.turn.limit == limit
    for laid, name in enumerate(["hunter", "hunter", "harvester", "harvester", "agent"]):
        if laid < limit:
            assert state.decision.turn.left == limit - laid
            play(state, f"play:{name}")
    assert not any(name.startswith("play") for name in legal(state))
    assert refusal(state, "play:agent") == ("not-enough", "vil-build-02")


@pytest.mark.rule("vil-build-03")
def test_builders_laid_now_help_in_the_next_round() -> None:
    state = scene()
    hand(state, ANNA, "wattler", "wattler", "hunter")
    build(state)
    play(state, "play:wattler", "play:wattler")
    assert state.decision.turn.limit == 2
    only(state, "pass", *BASICS)
    assert symbols(state, ANNA, BUILD_SYMBOLS) == 2
    end_turns(state)
    build(state)
    assert state.los == BEN
    play(state, "pass", "pass")
    assert (asked(state), state.build_limit) == (("build", ANNA), 4)


@pytest.mark.rule("vil-build-04")
def test_both_copies_of_a_person_in_one_village() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "hunter")
    build(state)
    play(state, "play:hunter", "play:hunter")
    assert persons_of(state, ANNA) == ["founders", "hunter", "hunter"]


@pytest.mark.rule("vil-build-05")
def test_person_of_a_chain_only_on_the_one_before_it_in_the_own_village() -> None:
    state = scene()
    hand(state, ANNA, "cartwright", "carpenter")
    chain(state, BEN, "lumberjack", "wheeler")
    lay(state, ANNA, "hayer")
    build(state)
    only(state, "pass", *BASICS)
    assert refusal(state, "play:cartwright") == ("no-room", "vil-build-05")
    lumberjack = lay(state, ANNA, "lumberjack")
    only(state, "pass", *BASICS, "play:carpenter")
    play(state, "play:carpenter")
    assert village_of(state, ANNA)[-1] == ("carpenter", lumberjack)


@pytest.mark.rule("vil-build-06")
def test_bottom_person_carries_two_equal_or_different_cards() -> None:
    state = scene()
    hand(state, ANNA, "blacksmith", "blacksmith", "mason")
    miner = lay(state, ANNA, "miner")
    lay(state, ANNA, "wattler")
    lay(state, ANNA, "wattler")
    build(state)
    play(state, "play:blacksmith", "play:blacksmith")
    assert state.load[miner] == 2
    assert refusal(state, "play:mason") == ("no-room", "vil-build-06")
    other = lay(state, ANNA, "miner")
    lay(state, ANNA, "mason", on=other)
    play(state, "play:mason")
    assert state.load[other] == 2


def test_choice_among_several_places() -> None:
    state = scene()
    hand(state, ANNA, "blacksmith", "mason")
    first, second = lay(state, ANNA, "miner"), lay(state, ANNA, "miner")
    hayer, foreign = lay(state, ANNA, "hayer"), lay(state, BEN, "miner")
    full = lay(state, ANNA, "miner")
    lay(state, ANNA, "mason", on=full)
    lay(state, ANNA, "mason", on=full)
    build(state)
    turn = state.turn
    play(state, "play:blacksmith")
    assert asked(state) == ("place", ANNA)
    assert state.turn == turn
    only(state, f"card:{first}", f"card:{second}")
    assert refusal(state, "pass") == ("must-complete", "vil-build-05")
    assert refusal(state, f"card:{hayer}") == ("wrong-kind", "vil-build-05")
    assert refusal(state, f"card:{foreign}") == ("not-yours", "vil-build-05")
    assert refusal(state, f"card:{full}") == ("no-room", "vil-build-06")
    assert refusal(state, "card:149") == ("empty", "vil-build-05")
    play(state, f"card:{second}")
    assert village_of(state, ANNA)[-1] == ("blacksmith", second)
    assert state.used == 1
    play(state, "play:mason", f"card:{second}")
    assert state.load[second] == 2
    assert state.used == 2


@pytest.mark.rule("vil-build-07")
def test_middle_person_carries_one_card() -> None:
    state = scene()
    hand(state, ANNA, "cartwright", "cartwright")
    wheeler = chain(state, ANNA, "lumberjack", "wheeler")
    build(state)
    play(state, "play:cartwright")
    assert village_of(state, ANNA)[-1] == ("cartwright", wheeler)
    assert refusal(state, "play:cartwright") == ("no-room", "vil-build-07")


@pytest.mark.rule("vil-build-08")
@pytest.mark.parametrize(
    "person", ["hunter", "harvester", "chandler", "wattler", "agent", "graper", "shepherd", "tanner"]
)
def test_persons_with_a_flag_lie_on_the_table(person: str) -> None:
    state = scene(players=4)
    hand(state, ANNA, person)
    build(state)
    play(state, f"play:{person}")
    assert village_of(state, ANNA) == [("founders", -1), (person, -1)]


@pytest.mark.rule("vil-build-09")
def test_covered_cards_keep_suit_symbols_and_padlocks() -> None:
    state = scene()
    chain(state, ANNA, "miner", "seeker", "spelunker")
    assert suit_symbols(state, ANNA, ORE) == 3
    assert padlocks(state, ANNA) == 1
    lay(state, ANNA, "jeweler", on=state.laid - 1)
    assert suit_symbols(state, ANNA, ORE) == 4
    assert padlocks(state, ANNA) == 2


@pytest.mark.rule("vil-build-10")
def test_nothing_returns_from_a_village_to_a_hand() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "apprentice", "swineherd")
    build(state)
    play(state, "play:hunter", "play:swineherd")
    assert hand_of(state, ANNA) == ["apprentice"]
    end_turns(state)
    assert hand_of(state, ANNA) == ["apprentice"]
    assert persons_of(state, ANNA) == ["founders", "hunter", "swineherd"]
    assert not any(name.startswith("take") for name in legal(state))


@pytest.mark.rule("vil-build-11")
def test_actions_in_free_order_and_the_end_at_any_time() -> None:
    state = scene()
    lay(state, ANNA, "wattler")
    hand(state, ANNA, "tinner", "hunter", "blacksmith", "harvester")
    build(state)
    assert "pass" in legal(state)
    play(state, "play:hunter", "basic:miner", "stack:1", "give:harvester", "play:tinner", "play:blacksmith")
    assert persons_of(state, ANNA) == ["founders", "wattler", "hunter", "miner", "blacksmith"]
    assert state.decision.turn.left == 1
    play(state, "pass")
    assert told(state)[0] == ("turn-ended", ANNA)
    assert asked(state) == ("build", BEN)
    play(state, "pass")
    assert asked(state) == ("build", CLEO)
    assert refusal(state, "play:hunter") == ("not-available", "vil-build-12")


@pytest.mark.rule("vil-build-12")
def test_only_persons_of_the_own_hand_can_be_played() -> None:
    state = scene()
    hand(state, ANNA, "hunter")
    hand(state, BEN, "wattler", "tinner")
    build(state)
    assert "play:hunter" in legal(state)
    for name in ("play:wattler", "play:tinner", "play:blacksmith"):
        assert refusal(state, name) == ("not-available", "vil-build-12")


@pytest.mark.rule("vil-build-13", "vil-special-03")
def test_a_draft_turn_lays_no_ordinary_person_and_plays_no_special_one_of_the_build_turn() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "tinner")
    assert asked(state) == ("draft", ANNA)
    assert not any(name.startswith("play:") for name in legal(state))
    assert refusal(state, "play:hunter") == ("wrong-kind", "vil-build-13")
    assert refusal(state, "play:tinner") == ("wrong-kind", "vil-special-03")
    assert refusal(state, "play:prophet") == ("not-available", "vil-build-12")
    build(state)
    assert {"play:hunter", "play:tinner"} <= set(legal(state))


# ---- basics


@pytest.mark.rule("vil-basic-01")
def test_card_on_a_stack_for_a_basic_on_the_table() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "brewer")
    build(state)
    play(state, "basic:hayer")
    assert asked(state) == ("pile", ANNA)
    only(state, *[f"stack:{i}" for i in range(1, 7)])
    assert refusal(state, "reserve") == ("locked", "vil-basic-05")
    play(state, "stack:4")
    assert asked(state) == ("give", ANNA)
    only(state, "give:hunter", "give:brewer")
    assert refusal(state, "give:monk") == ("not-available", "vil-basic-07")
    assert refusal(state, "pass") == ("must-complete", "vil-basic-01")
    play(state, "give:brewer")
    assert hand_of(state, ANNA) == ["hunter"]
    assert village_of(state, ANNA) == [("founders", -1), ("hayer", -1)]
    assert list(state.basics) == [10, 9, 10]
    assert pile_of(state, 4)[0] == "brewer"


@pytest.mark.rule("vil-basic-02")
def test_three_basics_at_most_and_no_build_action() -> None:
    state = scene()
    hand(state, ANNA, *["hunter"] * 2, *["harvester"] * 2, "agent")
    build(state)
    for laid in range(3):
        assert state.decision.turn.basics_left == 3 - laid
        play(state, "basic:miner", "stack:2", f"give:{hand_of(state, ANNA)[0]}")
    assert state.decision.turn.left == 2
    only(state, "pass", "play:hunter", "play:agent")
    assert refusal(state, "basic:miner") == ("used-up", "vil-basic-02")
    play(state, "play:hunter", "play:agent")
    assert persons_of(state, ANNA) == ["founders", "miner", "miner", "miner", "hunter", "agent"]
    # and anew in the next turn
    end_turns(state)
    hand(state, ANNA, "hunter")
    build(state)
    play(state, "pass", "pass")
    assert "basic:miner" in legal(state)


@pytest.mark.rule("vil-basic-03")
def test_given_card_is_the_top_of_the_stack_and_only_its_suit_is_seen() -> None:
    state = scene()
    hand(state, ANNA, "jeweler")
    stacks(state, 0, 2, 0, 3, 0, 0)
    build(state)
    play(state, "basic:miner")
    only(state, "stack:2", "stack:4")
    play(state, "stack:4", "give:jeweler")
    assert pile_of(state, 4) == ["jeweler", "wattler", "wattler", "wattler"]
    top = state.view(BEN).stacks[3].top
    assert (top.suit, top.person) == ("ore", None)


@pytest.mark.rule("vil-basic-04")
def test_no_card_on_an_empty_stack() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "brewer")
    stacks(state, 0, 2, 0, 3, 0, 0)
    build(state)
    play(state, "basic:miner")
    assert refusal(state, "stack:1") == ("empty", "vil-basic-04")
    play(state, "stack:2", "give:hunter")
    stacks(state, 0, 0, 0, 3, 0, 0)
    play(state, "basic:hayer")
    assert asked(state) == ("give", ANNA)  # the only stack with cards is taken without a question
    play(state, "give:brewer")
    assert sizes(state)[:6] == [0, 0, 0, 4, 0, 0]


@pytest.mark.rule("vil-basic-05")
def test_with_empty_stacks_on_the_reserve_and_then_on_the_discard_pile() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "brewer")
    stacks(state)
    pile(state, 7, "agent")
    build(state)
    play(state, "basic:miner", "give:hunter")
    assert pile_of(state, 7) == ["hunter", "agent"]
    assert told(state)[0] == ("gave-up", ANNA, "solo", 7)
    pile(state, 7)
    play(state, "basic:miner", "give:brewer")
    assert discards(state) == {"brewer": 1}
    assert sizes(state) == [0] * 7
    end_turns(state)
    assert asked(state)[0] == "over"


def test_second_market_is_due_though_a_card_went_to_the_reserve() -> None:
    state = scene()
    hand(state, ANNA, "hunter")
    stacks(state)
    build(state)
    play(state, "basic:miner", "give:hunter")
    end_turns(state)
    assert asked(state)[0] == "over"


@pytest.mark.rule("vil-basic-06")
def test_empty_piles_of_basics_are_not_offered() -> None:
    state = scene()
    hand(state, ANNA, "brewer")
    state.basics[1] = 0
    build(state)
    only(state, "pass", "basic:lumberjack", "basic:miner", "play:brewer")
    assert refusal(state, "basic:hayer") == ("not-available", "vil-basic-06")
    state.basics[0] = state.basics[2] = 0
    only(state, "pass", "play:brewer")


@pytest.mark.rule("vil-basic-07")
@pytest.mark.parametrize("person", ["monk", "prophet", "benefactor", "freelancer", "jeweler"])
def test_any_hand_card_can_be_given_up(person: str) -> None:
    state = scene(support=True, profiteers=True)
    hand(state, ANNA, person)
    build(state)
    play(state, "basic:hayer", "stack:1")
    only(state, f"give:{person}")
    play(state, f"give:{person}")
    assert pile_of(state, 1)[0] == person
    assert hand_of(state, ANNA) == []


def test_no_exchange_with_an_empty_hand() -> None:
    state = scene()
    build(state)
    only(state, "pass")
    assert refusal(state, "basic:hayer") == ("no-piece", "vil-basic-01")
    assert refusal(state, "row:1") == ("not-now", "")
    assert refusal(state, "card:0") == ("wrong-kind", "vil-card-freelancer-1")


def test_covering_voids_food_and_gold_with_one_card() -> None:
    state = scene()
    hand(state, ANNA, "vintner")
    gold(state, ANNA, 2)
    lay(state, ANNA, "graper")
    build(state)
    assert symbols(state, ANNA, FOOD_SYMBOLS) == 1
    play(state, "play:vintner")
    assert symbols(state, ANNA, FOOD_SYMBOLS) == 0


def test_limits_of_an_ended_phase_do_not_linger() -> None:
    state = scene()
    end_build_phase(state)
    assert asked(state) == ("draft", BEN)
    assert state.round == 2
