"""The worked examples of the German rulebook, with their exact positions."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.components import FOOD_SYMBOLS
from baumeister.games.villagers.rules.ending import hold_first_market, hold_second_market
from baumeister.games.villagers.rules.scoring import printed_gold, score_bronze, symbols, value_of
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    asked,
    build,
    chain,
    coins_of,
    discards,
    draft,
    drafted_of,
    flip,
    gold,
    golds,
    hand,
    hand_of,
    lay,
    legal,
    number,
    only,
    persons_of,
    pile,
    play,
    refusal,
    row,
    row_of,
    scene,
    village_of,
)

ALL_SUITS = 511


@pytest.mark.rule("vil-example-01")
def test_draft_example_of_page_6() -> None:
    state = scene(players=4)
    lay(state, ANNA, "hunter")
    row(state, "agent", "grocer", "priest", "fisher", "chandler", "monk", coins=(0, 1, 1, 1, 1, 1))
    pile(state, 1, "jeweler", "brewer", "tinner")
    draft(state)
    play(state, "row:2")
    assert golds(state) == [9, 8, 8, 8]
    assert drafted_of(state, ANNA) == ["grocer"]
    assert row_of(state)[1] == "jeweler"
    assert state.draft_limit[ANNA] == 3
    while asked(state)[0] == "draft":
        assert hand_of(state, ANNA) == []
        play(state, "stack:6")
    assert state.hand_size[ANNA] == 3
    assert [int(state.hand_size[seat]) for seat in (BEN, CLEO, DORA)] == [2, 2, 2]


@pytest.mark.rule("vil-example-02")
def test_cartwright_needs_lumberjack_and_wheeler() -> None:
    state = scene()
    hand(state, ANNA, "cartwright", "wheeler")
    build(state)
    assert refusal(state, "play:cartwright") == ("no-room", "vil-build-05")
    lumberjack = lay(state, ANNA, "lumberjack")
    assert refusal(state, "play:cartwright") == ("no-room", "vil-build-05")
    play(state, "play:wheeler", "pass", "pass", "pass")
    build(state)
    play(state, "pass", "pass", "play:cartwright")
    assert village_of(state, ANNA)[-2:] == [("wheeler", lumberjack), ("cartwright", lumberjack + 1)]


@pytest.mark.rule("vil-example-03")
@pytest.mark.parametrize("flipped", [False, True])
def test_swineherd_covers_the_founders_symbols(flipped: bool) -> None:
    state = scene()
    hand(state, ANNA, "swineherd")
    if flipped:
        flip(state, ANNA)
    assert (printed_gold(state, ANNA, ALL_SUITS), symbols(state, ANNA, FOOD_SYMBOLS)) == ((0, 1) if flipped else (2, 0))
    build(state)
    play(state, "play:swineherd")
    # what is left is the swineherd's own 2 gold and 1 food
    assert (printed_gold(state, ANNA, ALL_SUITS), symbols(state, ANNA, FOOD_SYMBOLS)) == (2, 1)


@pytest.mark.rule("vil-example-04")
def test_build_example_of_page_8() -> None:
    state = scene()
    carpenter = chain(state, ANNA, "lumberjack", "carpenter")
    hand(state, ANNA, "wheeler", "cartwright", "swineherd")
    build(state)
    assert state.build_limit == 3
    play(state, "play:swineherd", "play:wheeler", "play:cartwright")
    lumberjack = carpenter - 1
    assert village_of(state, ANNA)[-3:] == [
        ("swineherd", ANNA), ("wheeler", lumberjack), ("cartwright", carpenter + 2)
    ]  # fmt: skip
    assert state.load[lumberjack] == 2
    assert state.decision.turn.left == 0
    hand(state, ANNA, "shipwright")
    only(state, "pass", "basic:lumberjack", "basic:hayer", "basic:miner")


@pytest.mark.rule("vil-example-05")
def test_basics_example_of_page_8() -> None:
    state = scene()
    lay(state, ANNA, "wattler")
    hand(state, ANNA, "blacksmith", "grazier", "chandler", "agent", "grocer", "priest", "hunter")
    build(state)
    assert state.build_limit == 3
    play(state, "basic:miner", "stack:1", "give:agent")
    play(state, "basic:hayer", "stack:4", "give:grocer")
    play(state, "basic:lumberjack", "stack:6", "give:priest")
    play(state, "play:blacksmith", "play:grazier", "play:chandler")
    assert persons_of(state, ANNA)[2:] == ["miner", "hayer", "lumberjack", "blacksmith", "grazier", "chandler"]
    assert state.decision.turn.left == 0
    assert refusal(state, "basic:miner") == ("used-up", "vil-basic-02")
    assert legal(state) == {"pass"}


@pytest.mark.rule("vil-example-06", "vil-example-07", "vil-example-08")
def test_locks_example_of_page_9() -> None:
    state = scene(players=4)
    blacksmith = chain(state, BEN, "miner", "blacksmith", coins=2)
    lay(state, DORA, "wattler")
    lay(state, DORA, "lumberjack")
    hand(state, DORA, "cooper", "brewer", "fisher")
    state.los = DORA
    build(state)
    bank = int(state.bank)
    play(state, "play:cooper")
    assert golds(state) == [8, 8, 8, 6]
    assert coins_of(state) == {blacksmith: 4}
    assert state.bank == bank
    cooper = int(state.laid) - 1
    play(state, "play:brewer")
    assert golds(state) == [8, 8, 8, 6]
    assert coins_of(state) == {blacksmith: 4, cooper: 2}
    assert state.bank == bank - 2
    play(state, "play:fisher")
    assert golds(state) == [8, 8, 8, 4]
    assert coins_of(state) == {blacksmith: 4, cooper: 2}
    assert state.bank == bank


@pytest.mark.rule("vil-example-09")
def test_one_blacksmith_gathers_twenty_gold() -> None:
    state = scene(players=4)
    blacksmith = chain(state, ANNA, "miner", "blacksmith")
    locked = ["cooper", "glass_blower", "locksmith", "cobbler"] * 2
    for _ in range(2):
        lay(state, ANNA, "lumberjack")
        lay(state, ANNA, "miner")
        lay(state, ANNA, "miner")
        lay(state, ANNA, "tanner")
        chain(state, ANNA, "miner", "seeker", "spelunker")
    gold(state, ANNA, 0)
    for person in [*locked, "jeweler", "jeweler"]:
        hand(state, ANNA, person)
        build(state)
        play(state, f"play:{person}")
        while asked(state)[0] == "place":
            state.apply(state.legal()[0])
        assert asked(state) == ("build", ANNA)
    assert coins_of(state) == {blacksmith: 20}
    assert golds(state) == [0, 8, 8, 8]
    extra = lay(state, ANNA, "lumberjack")
    hand(state, ANNA, "cooper")
    build(state)
    play(state, "play:cooper")
    while asked(state)[0] == "place":
        play(state, f"card:{extra}")
    assert coins_of(state) == {blacksmith: 22}


@pytest.mark.rule("vil-example-10")
def test_specials_example_of_page_10() -> None:
    state = scene()
    seeker = chain(state, ANNA, "miner", "seeker")
    flip(state, ANNA)
    hand(state, ANNA, "tinner", "monk", "jeweler", "smuggler")
    gold(state, ANNA, 0)
    build(state)
    assert state.build_limit == 2
    play(state, "play:tinner", "play:monk", "play:jeweler", "play:smuggler")
    assert golds(state) == [10, 8, 8]
    assert village_of(state, ANNA)[-2:] == [("monk", seeker), ("jeweler", seeker + 1)]
    assert discards(state) == {"tinner": 1, "smuggler": 1}
    assert coins_of(state) == {}
    only(state, "pass")
    assert state.decision.turn.left == 0


@pytest.mark.rule("vil-example-11")
def test_first_market_example_of_page_10() -> None:
    state = scene()
    flip(state, CLEO)
    chain(state, CLEO, "hayer", "thatcher")
    chain(state, CLEO, "hayer", "bed_builder")
    cartwright = chain(state, CLEO, "lumberjack", "wheeler", "cartwright", coins=2)
    lay(state, CLEO, "freemason")
    carpenter = chain(state, CLEO, "lumberjack", "carpenter", coins=6)
    gold(state, CLEO, 0)
    hold_first_market(state)
    assert state.gold[CLEO] == 23
    assert coins_of(state) == {cartwright: 2, carpenter: 6}


@pytest.mark.rule("vil-example-12")
def test_second_market_example_of_page_11() -> None:
    state = scene(players=4)
    flip(state, DORA)
    lay(state, DORA, "grocer")
    lay(state, DORA, "grocer")
    chain(state, DORA, "hayer", "grazier", "milk_maid")
    chain(state, DORA, "lumberjack", "cooper")
    chain(state, DORA, "lumberjack", "carpenter", coins=4)
    gold(state, DORA, 0)
    bank = int(state.bank)
    hold_second_market(state)
    assert state.gold[DORA] == 22 + 4
    assert state.bank == bank - 22 - 3 * 2  # the others' founders


@pytest.mark.rule("vil-example-13", "vil-example-14")
def test_wood_carver_examples() -> None:
    state = scene()
    lay(state, ANNA, "wood_carver")
    chain(state, ANNA, "lumberjack", "wheeler", "cartwright", coins=4)
    chain(state, ANNA, "lumberjack", "cooper")
    assert value_of(state, ANNA, FIGURES.silver, number("wood_carver")) == 13
    state = scene()
    lay(state, ANNA, "wood_carver")
    chain(state, ANNA, "lumberjack", "shipwright")
    chain(state, ANNA, "lumberjack", "log_rafter")
    assert value_of(state, ANNA, FIGURES.silver, number("wood_carver")) == 2


@pytest.mark.rule("vil-example-15")
def test_peddler_with_two_jewelers() -> None:
    state = scene()
    flip(state, ANNA)
    chain(state, ANNA, "hayer", "peddler")
    for _ in range(2):
        chain(state, ANNA, "miner", "seeker", "spelunker", "jeweler")
    assert value_of(state, ANNA, FIGURES.silver, number("peddler")) == 3


@pytest.mark.rule("vil-example-16")
def test_own_opener_though_a_tinner_was_played() -> None:
    state = scene()
    carpenter = chain(state, ANNA, "lumberjack", "carpenter")
    hand(state, ANNA, "tinner", "beekeeper", "beekeeper")
    build(state)
    play(state, "play:tinner", "play:beekeeper")
    only(state, "free", f"card:{carpenter}")
    play(state, f"card:{carpenter}", "play:beekeeper", "free")
    assert coins_of(state) == {carpenter: 2}
    assert golds(state) == [8, 8, 8]


@pytest.mark.rule("vil-example-17")
def test_carter_example() -> None:
    state = scene(profiteers=True)
    chain(state, ANNA, "hayer", "carter")
    blacksmith = chain(state, ANNA, "miner", "blacksmith")
    lay(state, ANNA, "blacksmith", on=blacksmith - 1)
    chain(state, ANNA, "lumberjack", "wheeler", "cartwright")
    score_bronze(state, ANNA)
    assert golds(state) == [10, 8, 8]
