"""Module profiteers: bronze after every build phase, the wholesaler's silver and the freelancers."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.ending import hold_first_market, hold_second_market
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.scoring import value_of
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    GAME,
    asked,
    build,
    chain,
    coins_of,
    end_build_phase,
    end_turns,
    flip,
    gold,
    golds,
    hand,
    lay,
    legal,
    number,
    only,
    play,
    refusal,
    scene,
    stacks,
    told,
)


def bronze(state: Villagers, person: str) -> int:
    return int(value_of(state, ANNA, FIGURES.bronze, number(person)))


@pytest.mark.rule("vil-bronze-01")
def test_bronze_after_every_build_phase() -> None:
    state = scene(profiteers=True)
    lay(state, ANNA, "hunter")
    hand(state, ANNA, "captain")
    build(state)
    play(state, "play:captain", "pass")
    assert golds(state) == [8, 8, 8]  # the phase is not over
    end_turns(state)
    assert golds(state) == [9, 8, 8]
    end_build_phase(state)
    assert golds(state) == [10, 8, 8]
    state.market_held = 1
    stacks(state)
    end_build_phase(state)
    assert golds(state) == [10 + 1 + 2, 8, 8]  # bronze and then the founders at the 2nd market day
    assert state.is_over


@pytest.mark.rule("vil-bronze-02")
def test_only_the_best_bronze_card_is_scored() -> None:
    state = scene(profiteers=True)
    lay(state, ANNA, "captain")  # founders: 1
    arkwright = chain(state, ANNA, "lumberjack", "arkwright")
    lay(state, ANNA, "hunter", coins=2)
    lay(state, ANNA, "harvester", coins=2)  # arkwright: 4
    chain(state, ANNA, "hayer", "carter")
    end_build_phase(state)
    assert golds(state) == [12, 8, 8]
    assert [event for event in told(state) if event[0] == "bronze"] == [("bronze", ANNA, "arkwright", 4, arkwright)]


@pytest.mark.rule("vil-card-arkwright-1")
def test_arkwright_counts_own_persons_with_coins() -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "arkwright")
    build(state)
    assert refusal(state, "play:arkwright") == ("no-room", "vil-build-05")
    lumberjack = lay(state, ANNA, "lumberjack")
    play(state, "play:arkwright")
    assert state.under[state.laid - 1] == lumberjack
    assert bronze(state, "arkwright") == 0
    lay(state, ANNA, "blacksmith", coins=6)
    lay(state, ANNA, "carpenter", coins=2)
    lay(state, BEN, "carpenter", coins=2)
    assert bronze(state, "arkwright") == 4


@pytest.mark.rule("vil-card-carter-1")
def test_carter_counts_bottom_cards_with_three_cards() -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "carter")
    lay(state, ANNA, "hayer")
    build(state)
    play(state, "play:carter")
    assert bronze(state, "carter") == 0
    lumberjack = lay(state, ANNA, "lumberjack")
    for _ in range(2):
        wheeler = lay(state, ANNA, "wheeler", on=lumberjack)
        lay(state, ANNA, "cartwright", on=wheeler)
    assert bronze(state, "carter") == 1
    lay(state, ANNA, "brewer", on=ANNA)
    assert bronze(state, "carter") == 1
    lay(state, ANNA, "poulterer", on=ANNA)
    assert bronze(state, "carter") == 2
    chain(state, BEN, "lumberjack", "wheeler", "cartwright")
    assert bronze(state, "carter") == 2


@pytest.mark.rule("vil-card-alchemist-1")
def test_alchemist_takes_half_the_best_silver_value() -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "alchemist")
    lay(state, ANNA, "miner")
    build(state)
    play(state, "play:alchemist")
    assert bronze(state, "alchemist") == 0
    lay(state, ANNA, "grocer")
    lay(state, ANNA, "freemason")
    lay(state, BEN, "hunter")
    assert bronze(state, "alchemist") == 0
    for _ in range(3):
        lay(state, ANNA, "hunter")
    lay(state, ANNA, "wattler")
    assert bronze(state, "alchemist") == 4  # half of 9


@pytest.mark.rule("vil-card-captain-1")
def test_captain_counts_uncovered_gold_symbols_and_no_coins() -> None:
    state = scene(profiteers=True)
    lay(state, ANNA, "captain", coins=3)
    assert bronze(state, "captain") == 1
    flip(state, ANNA)
    assert bronze(state, "captain") == 0
    chain(state, ANNA, "miner", "seeker", "spelunker", "jeweler")
    chain(state, ANNA, "lumberjack", "wheeler", "cartwright")
    lay(state, ANNA, "hunter", coins=5)
    assert bronze(state, "captain") == 2


@pytest.mark.rule("vil-card-wholesaler-1")
def test_wholesaler_counts_sets_of_ore_hay_and_wood() -> None:
    state = scene(profiteers=True)
    lay(state, ANNA, "wholesaler")

    def silver() -> int:
        return int(value_of(state, ANNA, FIGURES.silver, number("wholesaler")))

    chain(state, ANNA, "miner", "seeker")
    chain(state, ANNA, "hayer", "grazier")
    assert silver() == 0
    chain(state, ANNA, "lumberjack", "log_rafter")
    assert silver() == 6
    lay(state, ANNA, "miner")
    assert silver() == 6
    lay(state, ANNA, "hayer")
    assert silver() == 9


# ---- freelancers


@pytest.mark.rule("vil-card-freelancer-1")
@pytest.mark.parametrize("owner", [ANNA, BEN])
def test_freelancer_is_paid_before_the_first_action(owner: int) -> None:
    state = scene(profiteers=True)
    freelancer = lay(state, owner, "freelancer")
    hand(state, ANNA, "hunter", "harvester", "agent")
    build(state)
    bank = int(state.bank)
    assert f"card:{freelancer}" in legal(state)
    play(state, f"card:{freelancer}")
    assert golds(state) == [7, 8, 8]
    assert coins_of(state) == {freelancer: 1}
    assert state.bank == bank
    assert state.decision.turn.limit == 3
    assert told(state)[0] == ("hired", ANNA, freelancer, owner, 3)
    play(state, "play:hunter", "play:harvester", "play:agent")
    play(state, "pass")
    # Ben does something first
    hand(state, BEN, "fisher", "tinner")
    play(state, "play:tinner")
    assert f"card:{freelancer}" not in legal(state)
    assert refusal(state, f"card:{freelancer}") == ("used-up", "vil-card-freelancer-1")
    play(state, "pass")
    gold(state, CLEO, 0)
    assert refusal(state, f"card:{freelancer}") == ("cannot-pay", "vil-card-freelancer-1")
    gold(state, CLEO, 1)
    play(state, f"card:{freelancer}")
    assert golds(state) == [7, 8, 0]


def test_exchange_ends_the_time_for_freelancers() -> None:
    state = scene(profiteers=True)
    freelancer = lay(state, BEN, "freelancer")
    hand(state, ANNA, "hunter")
    build(state)
    play(state, "basic:miner", "stack:1", "give:hunter")
    assert refusal(state, f"card:{freelancer}") == ("used-up", "vil-card-freelancer-1")


def test_freelancer_laid_now_serves_from_the_next_round_on() -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "freelancer")
    build(state)
    play(state, "play:freelancer")
    freelancer = int(state.laid) - 1
    assert f"card:{freelancer}" not in legal(state)
    play(state, "pass")
    assert asked(state) == ("build", BEN)
    assert f"card:{freelancer}" in legal(state)


@pytest.mark.rule("vil-card-freelancer-2")
def test_each_freelancer_once_and_never_above_five() -> None:
    state = scene(profiteers=True)
    first, second = lay(state, ANNA, "freelancer"), lay(state, BEN, "freelancer")
    build(state)
    only(state, "pass", f"card:{first}", f"card:{second}")
    play(state, f"card:{first}")
    only(state, "pass", f"card:{second}")
    assert refusal(state, f"card:{first}") == ("used-up", "vil-card-freelancer-2")
    play(state, f"card:{second}")
    assert state.build_limit == 4
    assert coins_of(state) == {first: 1, second: 1}
    only(state, "pass")
    play(state, "pass")
    assert f"card:{first}" in legal(state)
    # in any order
    state = scene(profiteers=True)
    first, second = lay(state, ANNA, "freelancer"), lay(state, BEN, "freelancer")
    build(state)
    play(state, f"card:{second}")
    assert refusal(state, f"card:{second}") == ("used-up", "vil-card-freelancer-2")
    assert state.decision.turn.hired == (second,)
    play(state, f"card:{first}")
    assert state.decision.turn.hired == (first, second)
    assert coins_of(state) == {first: 1, second: 1}
    only(state, "pass")
    # four builders and the limit of five
    state = scene(profiteers=True)
    freelancer = lay(state, BEN, "freelancer")
    for _ in range(3):
        lay(state, ANNA, "wattler")
    build(state)
    assert state.build_limit == 5
    assert refusal(state, f"card:{freelancer}") == ("out-of-range", "vil-card-freelancer-2")


@pytest.mark.rule("vil-card-freelancer-3")
def test_coins_on_a_freelancer_belong_to_its_owner() -> None:
    state = scene(profiteers=True)
    for seat in range(3):
        flip(state, seat)
    freelancer = lay(state, BEN, "freelancer", coins=3)
    lay(state, BEN, "agent")
    chain(state, BEN, "lumberjack", "arkwright")
    assert value_of(state, BEN, FIGURES.silver, number("agent")) == 3
    assert value_of(state, BEN, FIGURES.bronze, number("arkwright")) == 2
    hold_first_market(state)
    assert golds(state) == [8, 11, 8]
    assert coins_of(state) == {freelancer: 3}
    hold_second_market(state)
    assert golds(state) == [8, 11 + 3 + 3, 8]
    assert coins_of(state) == {}


@pytest.mark.rule("vil-card-monk-2")
def test_profiteers_come_after_a_second_monk_among_the_choices_of_a_column() -> None:
    """Their numbers are higher than the monk's, and legal actions are in ascending order."""
    state = scene(profiteers=True)
    lay(state, ANNA, "wattler")
    hand(state, ANNA, "monk", "monk", "mason", "spelunker", "alchemist")
    build(state)
    play(state, "play:monk")
    assert [GAME.action_name(action) for action in state.legal()] == ["play:mason", "play:monk", "play:alchemist"]
