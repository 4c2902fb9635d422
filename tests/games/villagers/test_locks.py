"""Locks: the three cases in their order, the choice of opener, and who pays."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.rules.scoring import padlocks
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    asked,
    build,
    chain,
    coins_of,
    gold,
    golds,
    hand,
    hand_of,
    lay,
    legal,
    missing,
    only,
    persons_of,
    play,
    refusal,
    scene,
    told,
)


@pytest.mark.rule("vil-lock-01")
def test_own_opener_gets_the_banks_gold() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    carpenter = chain(state, ANNA, "lumberjack", "carpenter", coins=1)
    gold(state, ANNA, 0)
    bank = int(state.bank)
    build(state)
    play(state, "play:beekeeper")
    assert coins_of(state) == {carpenter: 3}
    assert golds(state) == [0, 8, 8]
    assert state.bank == bank - 2
    assert told(state)[1] == ("lock-own", ANNA, "beekeeper", carpenter, 2)


@pytest.mark.rule("vil-lock-02")
def test_own_opener_goes_before_a_foreign_one() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    own = chain(state, ANNA, "lumberjack", "carpenter")
    foreign = chain(state, BEN, "lumberjack", "carpenter")
    second = lay(state, ANNA, "carpenter", on=own - 1)
    build(state)
    play(state, "play:beekeeper")
    only(state, f"card:{own}", f"card:{second}")
    assert refusal(state, f"card:{foreign}") == ("not-yours", "vil-lock-02")
    assert refusal(state, "pay") == ("not-available", "vil-lock-01")
    play(state, f"card:{own}")
    assert coins_of(state) == {own: 2}
    assert golds(state) == [8, 8, 8]


@pytest.mark.rule("vil-lock-03")
def test_foreign_opener_must_be_paid_from_the_supply() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper", "fisher")
    ben = chain(state, BEN, "lumberjack", "carpenter")
    cleo = chain(state, CLEO, "lumberjack", "carpenter")
    bank = int(state.bank)
    build(state)
    play(state, "play:beekeeper")
    only(state, f"card:{ben}", f"card:{cleo}")
    assert refusal(state, "pay") == ("not-available", "vil-lock-03")
    assert refusal(state, "free") == ("not-available", "vil-card-tinner-1")
    assert refusal(state, "decline") == ("must-complete", "vil-lock-03")
    play(state, f"card:{cleo}")
    assert coins_of(state) == {cleo: 2}
    assert golds(state) == [6, 8, 8]
    assert state.bank == bank
    assert told(state)[0] == ("lock-other", ANNA, "beekeeper", cleo, 2)


def test_single_foreign_opener_is_paid_without_a_question() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    ben = chain(state, BEN, "lumberjack", "carpenter")
    build(state)
    play(state, "play:beekeeper")
    assert coins_of(state) == {ben: 2}
    assert golds(state) == [6, 8, 8]


def test_without_any_opener_the_bank_is_paid() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    bank = int(state.bank)
    build(state)
    play(state, "play:beekeeper")
    assert coins_of(state) == {}
    assert golds(state) == [6, 8, 8]
    assert state.bank == bank + 2
    assert told(state)[1] == ("lock-bank", ANNA, "beekeeper", 2)


@pytest.mark.rule("vil-lock-04")
def test_choice_among_several_openers_of_the_same_case() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper", "bed_builder")
    lay(state, ANNA, "hayer")
    first = chain(state, BEN, "lumberjack", "carpenter")
    second = chain(state, BEN, "lumberjack", "carpenter")
    third = chain(state, CLEO, "lumberjack", "carpenter")
    build(state)
    play(state, "play:beekeeper")
    assert asked(state) == ("lock", ANNA)
    only(state, f"card:{first}", f"card:{second}", f"card:{third}")
    assert refusal(state, "card:0") == ("wrong-kind", "vil-lock-04")
    play(state, f"card:{second}")
    assert coins_of(state) == {second: 2}
    mine = [chain(state, ANNA, "lumberjack", "carpenter") for _ in range(2)]
    play(state, "play:bed_builder")
    only(state, *[f"card:{card}" for card in mine])
    play(state, f"card:{mine[1]}")
    assert coins_of(state) == {second: 2, mine[1]: 2}
    assert golds(state) == [6, 8, 8]


@pytest.mark.rule("vil-lock-05")
@pytest.mark.parametrize("supply", [0, 1])
def test_who_cannot_pay_in_full_cannot_lay(supply: int) -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    gold(state, ANNA, supply)
    build(state)
    assert "play:beekeeper" not in legal(state)
    assert refusal(state, "play:beekeeper") == ("cannot-pay", "vil-lock-05")
    assert missing(state, "play:beekeeper") == {"gold": 2 - supply}
    chain(state, BEN, "lumberjack", "carpenter")
    assert "play:beekeeper" not in legal(state)
    gold(state, ANNA, 2)
    assert "play:beekeeper" in legal(state)


@pytest.mark.rule("vil-lock-06")
def test_coins_on_own_persons_pay_nothing() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    gold(state, ANNA, 1)
    chain(state, ANNA, "miner", "blacksmith", coins=20)
    build(state)
    assert refusal(state, "play:beekeeper") == ("cannot-pay", "vil-lock-05")


@pytest.mark.rule("vil-lock-07")
def test_every_locked_person_pays() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper", "beekeeper")
    carpenter = chain(state, ANNA, "lumberjack", "carpenter")
    build(state)
    play(state, "play:beekeeper", "play:beekeeper")
    assert coins_of(state) == {carpenter: 4}


@pytest.mark.rule("vil-lock-08")
def test_opener_in_hand_or_laid_later_does_not_help() -> None:
    state = scene()
    hand(state, ANNA, "peddler", "carpenter", "beekeeper")
    lay(state, ANNA, "lumberjack")
    gold(state, ANNA, 0)
    build(state)
    only(state, "pass", "basic:lumberjack", "basic:hayer", "basic:miner", "play:carpenter")
    gold(state, ANNA, 2)
    play(state, "play:beekeeper", "play:carpenter")
    assert golds(state) == [0, 8, 8]
    assert coins_of(state) == {}


@pytest.mark.rule("vil-lock-09")
def test_game_without_locks() -> None:
    state = scene(locks=False)
    hand(state, ANNA, "beekeeper", "locksmith", "smuggler", "tinner")
    carpenter = chain(state, ANNA, "lumberjack", "carpenter")
    chain(state, BEN, "miner", "blacksmith")
    lay(state, ANNA, "miner")
    gold(state, ANNA, 0)
    build(state)
    play(state, "play:beekeeper", "play:locksmith", "play:smuggler", "card:0", "play:tinner")
    assert coins_of(state) == {}
    assert state.coins[carpenter] == 0
    assert golds(state) == [1, 8, 8]
    assert padlocks(state, ANNA) == 2
    assert hand_of(state, ANNA) == []
    assert "locksmith" in persons_of(state, ANNA)
