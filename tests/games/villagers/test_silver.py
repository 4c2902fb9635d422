"""Silver: every scoring card with covered and uncovered cases, scored at the 2nd market day."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.scoring import score_silver, value_of
from tests.games.villagers.scene import ANNA, BEN, chain, coins_of, flip, golds, lay, number, scene


def value(state: Villagers, person: str) -> int:
    """What a silver person brings Anna now."""
    return int(value_of(state, ANNA, FIGURES.silver, number(person)))


def bare(**options: bool) -> Villagers:
    """Anna's founders show no gold."""
    state = scene(**options)
    flip(state, ANNA)
    return state


@pytest.mark.rule("vil-score-01")
def test_pairs_are_rounded_down_and_twins_both_score() -> None:
    state = bare()
    lay(state, ANNA, "horse_trader")
    assert value(state, "horse_trader") == 0
    lay(state, ANNA, "horse_trader")
    assert value(state, "horse_trader") == 3
    score_silver(state, ANNA)
    assert golds(state) == [8 + 3 + 3, 8, 8]
    lay(state, ANNA, "thatcher")
    assert value(state, "horse_trader") == 3
    lay(state, ANNA, "thatcher")
    assert value(state, "horse_trader") == 6


@pytest.mark.rule("vil-card-wood_carver-1")
def test_wood_carver_counts_printed_gold_on_uncovered_wood_persons() -> None:
    state = scene()
    lay(state, ANNA, "wood_carver")
    assert value(state, "wood_carver") == 0  # the founders' gold is no wood
    lay(state, ANNA, "cooper", coins=4)
    lay(state, ANNA, "jeweler")
    lay(state, BEN, "cooper")
    assert value(state, "wood_carver") == 4
    wheeler = chain(state, ANNA, "lumberjack", "wheeler")
    assert value(state, "wood_carver") == 7
    lay(state, ANNA, "cartwright", on=wheeler)
    assert value(state, "wood_carver") == 13


@pytest.mark.rule("vil-card-log_rafter-1")
def test_log_rafter_counts_wood_symbols_with_its_own_two() -> None:
    state = scene()
    chain(state, ANNA, "lumberjack", "log_rafter")
    lay(state, BEN, "lumberjack")
    assert value(state, "log_rafter") == 3
    chain(state, ANNA, "lumberjack", "wheeler", "cartwright")
    assert value(state, "log_rafter") == 6


@pytest.mark.rule("vil-card-peddler-1")
def test_peddler_counts_uncovered_gold_symbols() -> None:
    state = scene()
    chain(state, ANNA, "hayer", "peddler")
    lay(state, BEN, "chandler")
    assert value(state, "peddler") == 0
    lay(state, ANNA, "chandler")
    assert value(state, "peddler") == 3  # chandler and founders
    flip(state, ANNA)
    assert value(state, "peddler") == 0
    chain(state, ANNA, "lumberjack", "wheeler", "cartwright")  # the wheeler is covered
    assert value(state, "peddler") == 3
    lay(state, ANNA, "chandler")
    assert value(state, "peddler") == 3
    lay(state, ANNA, "cooper")
    assert value(state, "peddler") == 6


@pytest.mark.rule("vil-card-horse_trader-1")
def test_horse_trader_counts_hay_symbols() -> None:
    state = scene()
    chain(state, ANNA, "hayer", "horse_trader")
    assert value(state, "horse_trader") == 3
    chain(state, ANNA, "hayer", "grazier", "milk_maid")
    assert value(state, "horse_trader") == 6
    lay(state, ANNA, "bed_builder")
    assert value(state, "horse_trader") == 9


@pytest.mark.rule("vil-card-ore_muler-1")
def test_ore_muler_counts_ore_symbols() -> None:
    state = scene()
    chain(state, ANNA, "hayer", "ore_muler")
    assert value(state, "ore_muler") == 0
    chain(state, ANNA, "miner", "glass_blower")
    assert value(state, "ore_muler") == 3
    lay(state, ANNA, "mason")
    assert value(state, "ore_muler") == 6
    lay(state, BEN, "miner")
    lay(state, BEN, "miner")
    assert value(state, "ore_muler") == 6


@pytest.mark.rule("vil-card-locksmith-1")
def test_locksmith_counts_padlocks_with_its_own() -> None:
    state = scene()
    chain(state, ANNA, "miner", "locksmith")
    assert value(state, "locksmith") == 2
    chain(state, ANNA, "hayer", "grazier", "milk_maid", "fromager")  # the milk maid's is covered
    assert value(state, "locksmith") == 4
    lay(state, ANNA, "beekeeper")
    lay(state, BEN, "beekeeper")
    assert value(state, "locksmith") == 6


@pytest.mark.rule("vil-card-grocer-1")
def test_grocer_counts_uncovered_food_of_the_own_village() -> None:
    state = scene()
    lay(state, ANNA, "grocer")
    lay(state, BEN, "hunter")
    assert value(state, "grocer") == 0
    milk_maid = chain(state, ANNA, "hayer", "grazier", "milk_maid")
    assert value(state, "grocer") == 6
    flip(state, ANNA)
    assert value(state, "grocer") == 9
    lay(state, ANNA, "fromager", on=milk_maid)
    assert value(state, "grocer") == 6


@pytest.mark.rule("vil-card-freemason-1")
def test_freemason_counts_build_symbols() -> None:
    state = scene()
    lay(state, ANNA, "freemason")
    lay(state, BEN, "wattler")
    assert value(state, "freemason") == 0
    lay(state, ANNA, "wattler")
    lay(state, ANNA, "brewer", on=ANNA)
    assert value(state, "freemason") == 6


@pytest.mark.rule("vil-card-priest-1")
def test_priest_counts_solo_symbols_with_its_own() -> None:
    state = scene()
    lay(state, ANNA, "priest")
    assert value(state, "priest") == 0
    lay(state, ANNA, "chandler")
    assert value(state, "priest") == 3
    lay(state, BEN, "chandler")
    lay(state, ANNA, "hunter")
    assert value(state, "priest") == 6


@pytest.mark.rule("vil-card-agent-1")
def test_agent_counts_the_coins_of_the_richest_own_person() -> None:
    state = bare()
    lay(state, ANNA, "agent")
    assert value(state, "agent") == 0
    lay(state, ANNA, "blacksmith", coins=6)
    lay(state, ANNA, "carpenter", coins=4)
    lay(state, BEN, "blacksmith", coins=10)
    lay(state, ANNA, "agent")
    assert value(state, "agent") == 6
    score_silver(state, ANNA)
    assert golds(state) == [8 + 6 + 6, 8, 8]
    assert sum(coins_of(state).values()) == 20
