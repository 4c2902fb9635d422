"""Special persons: monk, apprentice, tinner and smuggler."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.components import BUILD_SYMBOLS, FOOD_SYMBOLS, ORE, SPECIAL, WOOD
from baumeister.games.villagers.rules.scoring import padlocks, printed_gold, suit_symbols, symbols, village_cards
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    asked,
    build,
    chain,
    coins_of,
    discards,
    draft,
    end_turns,
    flip,
    gold,
    golds,
    hand,
    hand_of,
    lay,
    legal,
    only,
    persons_of,
    play,
    refusal,
    scene,
    told,
    village_of,
)

BASICS = ["basic:lumberjack", "basic:hayer", "basic:miner"]


@pytest.mark.rule("vil-special-01")
def test_discard_specials_cost_no_action_and_go_to_the_discard_pile() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "harvester", "tinner", "tinner", "smuggler", "smuggler")
    build(state)
    play(state, "play:hunter", "play:harvester")
    assert state.decision.turn.left == 0
    play(state, "play:tinner", "play:tinner", "play:smuggler", "free", "play:smuggler", "free")
    assert discards(state) == {"tinner": 2, "smuggler": 2}
    assert state.decision.turn.left == 0
    assert golds(state) == [10, 8, 8]
    assert persons_of(state, ANNA) == ["founders", "hunter", "harvester"]


@pytest.mark.rule("vil-special-02")
@pytest.mark.parametrize("person", ["nun", "recruiter", "freelancer", "apprentice"])
def test_other_specials_use_an_action(person: str) -> None:
    state = scene(support=True, profiteers=True)
    hand(state, ANNA, person)
    lay(state, ANNA, "swineherd", on=ANNA)
    build(state)
    play(state, f"play:{person}")
    if person == "apprentice":
        play(state, f"card:{ANNA}", "side:gold")
    assert state.decision.turn.left == 1
    hand(state, ANNA, person)
    state.used = 2
    assert refusal(state, f"play:{person}") == ("not-enough", "vil-special-02")


@pytest.mark.rule("vil-special-03")
def test_specials_outside_the_own_build_turn() -> None:
    state = scene(support=True, profiteers=True)
    everything = ["monk", "apprentice", "tinner", "smuggler", "nun", "pigeoneer", "recruiter", "freelancer", "hunter"]
    hand(state, ANNA, *everything, "benefactor", "prophet")
    draft(state)
    assert {name for name in legal(state) if name.startswith("play")} == {"play:benefactor", "play:prophet"}
    assert refusal(state, "play:tinner") == ("wrong-kind", "vil-special-03")
    build(state)
    assert refusal(state, "play:benefactor") == ("wrong-kind", "vil-special-03")
    assert refusal(state, "play:prophet") == ("wrong-kind", "vil-special-03")
    play(state, "pass")
    assert not any(name.startswith("play") for name in legal(state))  # Ben's turn, not Anna's


# ---- monk


@pytest.mark.rule("vil-card-monk-1")
def test_monk_is_laid_with_a_person_on_it_for_one_action_each() -> None:
    state = scene()
    hand(state, ANNA, "monk", "blacksmith", "hunter")
    build(state)
    play(state, "play:monk")
    assert asked(state) == ("column", ANNA)
    assert (state.decision.monks, state.decision.turn.left) == (1, 1)
    play(state, "play:blacksmith")
    assert village_of(state, ANNA) == [("founders", -1), ("monk", -1), ("blacksmith", 3)]
    assert state.decision.turn.left == 0
    state = scene()
    hand(state, ANNA, "monk", "blacksmith", "hunter")
    build(state)
    play(state, "play:hunter")
    assert "play:monk" not in legal(state)
    assert refusal(state, "play:monk") == ("not-enough", "vil-card-monk-1")


def test_a_monk_without_anybody_to_cover_it_is_refused_for_that() -> None:
    state = scene()
    hand(state, ANNA, "monk", "monk", "nun", "apprentice")
    build(state)
    assert refusal(state, "play:monk") == ("no-piece", "vil-card-monk-1")


def test_a_monk_covers_no_monk_and_no_solo_person_stands_on_one() -> None:
    state = scene()
    lay(state, ANNA, "wattler")
    hand(state, ANNA, "monk", "monk", "hunter", "nun", "apprentice")
    build(state)
    assert "play:monk" not in legal(state)
    assert refusal(state, "play:monk") == ("no-room", "vil-card-monk-4")


@pytest.mark.rule("vil-card-monk-2")
def test_unfinished_column_allows_only_its_rest() -> None:
    state = scene()
    lay(state, ANNA, "wattler")
    hand(state, ANNA, "monk", "blacksmith", "mason", "hunter", "tinner", "jeweler")
    build(state)
    play(state, "play:monk")
    only(state, "play:blacksmith", "play:mason")
    for name in ("pass", "basic:miner", "card:0"):
        assert refusal(state, name) == ("must-complete", "vil-card-monk-2")
    assert refusal(state, "play:monk") == ("must-complete", "vil-card-monk-2")
    assert refusal(state, "play:tinner") == ("wrong-kind", "vil-card-monk-2")
    assert refusal(state, "play:hunter") == ("no-room", "vil-card-monk-4")
    assert refusal(state, "play:grocer") == ("not-available", "vil-build-12")
    play(state, "play:mason")
    assert state.decision.turn.left == 1


@pytest.mark.rule("vil-card-monk-3")
def test_monk_is_not_offered_if_no_covering_lock_can_be_opened() -> None:
    state = scene()
    hand(state, ANNA, "monk", "cooper")
    gold(state, ANNA, 1)
    build(state)
    assert refusal(state, "play:monk") == ("cannot-pay", "vil-card-monk-3")
    chain(state, ANNA, "miner", "blacksmith")
    assert "play:monk" in legal(state)
    state.person[state.laid - 1] = state.person[state.laid - 2]
    assert "play:monk" not in legal(state)
    gold(state, ANNA, 2)
    assert "play:monk" in legal(state)


@pytest.mark.rule("vil-card-monk-4")
def test_monk_as_a_middle_person() -> None:
    state = scene()
    hand(state, ANNA, "monk", "cartwright")
    lay(state, ANNA, "hayer")
    build(state)
    assert "play:monk" not in legal(state)
    lumberjack = lay(state, ANNA, "lumberjack")
    play(state, "play:monk", "play:cartwright")
    monk = int(state.laid) - 2
    assert village_of(state, ANNA)[-2:] == [("monk", lumberjack), ("cartwright", monk)]
    assert state.view(BEN).players[ANNA].village[-2].stands_for == "wheeler"
    assert state.load[monk] == 1


@pytest.mark.rule("vil-card-monk-5")
def test_monk_at_the_bottom_carries_two_cards_of_one_suit() -> None:
    state = scene()
    hand(state, ANNA, "monk", "blacksmith", "mason", "carpenter", "seeker")
    build(state)
    play(state, "play:monk", "play:blacksmith")
    monk = int(state.laid) - 2
    assert village_of(state, ANNA)[1] == ("monk", -1)
    end_turns(state)
    build(state)
    play(state, "pass", "pass")
    assert refusal(state, "play:carpenter") == ("no-room", "vil-build-05")
    assert "play:seeker" in legal(state)
    play(state, "play:mason")
    assert village_of(state, ANNA)[-1] == ("mason", monk)
    assert refusal(state, "play:seeker") == ("no-room", "vil-build-06")


@pytest.mark.rule("vil-card-monk-6")
def test_two_monks_in_one_chain() -> None:
    state = scene()
    lay(state, ANNA, "wattler")
    miner = lay(state, ANNA, "miner")
    hand(state, ANNA, "monk", "monk", "jeweler")
    build(state)
    play(state, "play:monk")
    only(state, "play:monk")  # on the table, or on the miner alone, a monk would carry no jeweler
    play(state, "play:monk")
    only(state, "play:jeweler")
    play(state, "play:jeweler")
    first = miner + 1
    assert village_of(state, ANNA)[-3:] == [("monk", miner), ("monk", first), ("jeweler", first + 1)]
    assert state.decision.turn.left == 0
    assert [card.stands_for for card in state.view(None).players[ANNA].village[-3:]] == ["seeker", "spelunker", None]
    state = scene()
    lay(state, ANNA, "miner")
    hand(state, ANNA, "monk", "monk", "jeweler")
    build(state)
    assert "play:monk" not in legal(state)  # two actions are one too few


def test_second_monk_or_person_where_both_are_possible() -> None:
    state = scene()
    lay(state, ANNA, "wattler")
    lay(state, ANNA, "miner")
    seeker = chain(state, ANNA, "miner", "seeker")
    hand(state, ANNA, "monk", "monk", "jeweler", "arkwright", "spelunker")
    build(state)
    play(state, "play:monk")
    only(state, "play:monk", "play:jeweler", "play:arkwright", "play:spelunker")
    play(state, "play:monk")
    # seeker and spelunker on one of two miners; miner and seeker on the table
    only(state, "play:jeweler", "play:spelunker")
    play(state, "play:jeweler")
    assert asked(state) == ("place", ANNA)
    only(state, f"card:{seeker - 2}", f"card:{seeker - 1}")
    play(state, f"card:{seeker - 2}")
    assert village_of(state, ANNA)[-3:] == [
        ("monk", seeker - 2), ("monk", seeker + 1), ("jeweler", seeker + 2)
    ]  # fmt: skip


@pytest.mark.rule("vil-card-monk-7")
def test_monk_shows_a_special_symbol_and_nothing_of_its_role() -> None:
    state = scene()
    hand(state, ANNA, "monk", "jeweler")
    chain(state, ANNA, "miner", "seeker")
    build(state)
    play(state, "play:monk", "play:jeweler")
    assert suit_symbols(state, ANNA, ORE) == 3
    assert suit_symbols(state, ANNA, SPECIAL) == 1
    assert padlocks(state, ANNA) == 1


def test_monk_as_founders_carries_grain() -> None:
    state = scene()
    hand(state, ANNA, "monk", "swineherd", "brewer")
    build(state)
    play(state, "play:monk", "play:swineherd")
    assert village_of(state, ANNA)[1:] == [("monk", -1), ("swineherd", 3)]
    assert state.view(None).players[ANNA].village[1].stands_for == "founders"


# ---- apprentice


@pytest.mark.rule("vil-card-apprentice-1")
def test_apprentice_swaps_with_a_covered_person_of_another_village() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    cartwright = chain(state, BEN, "lumberjack", "wheeler", "cartwright")
    lumberjack = lay(state, ANNA, "lumberjack")
    build(state)
    play(state, "play:apprentice")
    assert asked(state) == ("apprentice", ANNA)
    only(state, f"card:{cartwright - 1}", f"card:{cartwright - 2}")
    play(state, f"card:{cartwright - 1}")
    assert village_of(state, BEN)[1:] == [
        ("lumberjack", -1), ("apprentice", cartwright - 2), ("cartwright", cartwright - 1)
    ]  # fmt: skip
    assert village_of(state, ANNA)[-1] == ("wheeler", lumberjack)
    assert state.decision.turn.left == 1
    assert hand_of(state, ANNA) == []
    assert discards(state) == {}
    assert told(state)[0] == ("swapped", ANNA, "wheeler", cartwright - 1, BEN)


@pytest.mark.rule("vil-card-apprentice-2")
def test_what_is_no_target_of_the_apprentice() -> None:
    state = scene(any_covered=False)
    hand(state, ANNA, "apprentice", "carpenter")
    lay(state, ANNA, "lumberjack")
    lay(state, BEN, "swineherd", on=BEN)  # Ben's founders are covered
    flip(state, CLEO)
    lay(state, CLEO, "swineherd", on=CLEO)  # Cleo's too, with the food side up
    hunter = lay(state, ANNA, "hunter")
    monk = lay(state, BEN, "monk", role="lumberjack")
    lay(state, BEN, "carpenter", on=monk)
    other = lay(state, BEN, "apprentice", role="lumberjack")
    lay(state, BEN, "carpenter", on=other)
    build(state)
    assert refusal(state, "play:apprentice") == ("not-available", "vil-card-apprentice-1")
    miner = lay(state, BEN, "miner")
    lay(state, BEN, "mason", on=miner)
    play(state, "play:apprentice")
    only(state, f"card:{miner}")
    assert refusal(state, f"card:{BEN}") == ("not-yours", "vil-card-apprentice-2")
    assert refusal(state, f"card:{CLEO}") == ("not-yours", "vil-card-apprentice-2")
    for card in (hunter, monk, other):
        assert refusal(state, f"card:{card}") == ("wrong-kind", "vil-card-apprentice-2")
    assert refusal(state, "card:149") == ("empty", "vil-card-apprentice-2")
    assert refusal(state, "pass") == ("must-complete", "vil-card-apprentice-1")


@pytest.mark.rule("vil-card-apprentice-9")
@pytest.mark.parametrize("joker", ["monk", "apprentice"])
@pytest.mark.parametrize("owner", [ANNA, BEN])
def test_apprentice_takes_a_monk_or_apprentice_that_is_covered_at_once(joker: str, owner: int) -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "apprentice", "blacksmith", "hunter")
    target = lay(state, owner, joker, role="lumberjack")
    lay(state, owner, "log_rafter", on=target)
    build(state)
    play(state, "play:apprentice")
    only(state, f"card:{target}")
    play(state, f"card:{target}")
    assert asked(state) == ("column", ANNA)
    assert state.decision.turn.taken == joker
    assert state.decision.turn.left == 1
    # nothing but a person that is laid on it
    only(state, "play:blacksmith")
    assert refusal(state, "pass") == ("must-complete", "vil-card-monk-2")
    play(state, "play:blacksmith")
    under = int(state.laid) - 2
    assert village_of(state, ANNA)[-2:] == [(joker, -1), ("blacksmith", under)]
    assert FIGURES.names[state.role[under]] == "miner"
    assert (FIGURES.names[state.person[target]], FIGURES.names[state.role[target]]) == ("apprentice", "lumberjack")
    assert state.used == 2  # the apprentice one, the person on top another
    assert state.decision.turn.taken is None
    assert refusal(state, "play:hunter") == ("not-enough", "vil-build-02")


@pytest.mark.rule("vil-card-apprentice-9")
def test_taken_monk_needs_an_action_and_a_person_to_cover_it() -> None:
    state = scene()
    target = lay(state, BEN, "monk", role="lumberjack")
    lay(state, BEN, "carpenter", on=target)
    miner = lay(state, BEN, "miner")
    lay(state, BEN, "mason", on=miner)
    hand(state, ANNA, "apprentice", "hunter", "mason")
    build(state)
    play(state, "play:hunter", "play:apprentice")
    only(state, f"card:{miner}")
    assert refusal(state, f"card:{target}") == ("not-enough", "vil-card-apprentice-9")
    state = scene()
    target = lay(state, BEN, "monk", role="lumberjack")
    lay(state, BEN, "carpenter", on=target)
    miner = lay(state, BEN, "miner")
    lay(state, BEN, "mason", on=miner)
    hand(state, ANNA, "apprentice", "hunter")  # the hunter lies on nobody
    build(state)
    play(state, "play:apprentice")
    assert refusal(state, f"card:{target}") == ("must-complete", "vil-card-apprentice-9")
    # a second monk from hand between them, for one more action
    state = scene()
    lay(state, ANNA, "wattler")
    target = lay(state, BEN, "apprentice", role="lumberjack")
    lay(state, BEN, "carpenter", on=target)
    hand(state, ANNA, "apprentice", "monk", "spelunker")
    build(state)
    play(state, "play:apprentice", f"card:{target}")
    only(state, "play:monk")
    play(state, "play:monk", "play:spelunker")
    assert [person for person, _ in village_of(state, ANNA)[-3:]] == ["apprentice", "monk", "spelunker"]
    assert state.used == 3


@pytest.mark.rule("vil-card-apprentice-3")
def test_taken_person_needs_a_free_place() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    wheeler = chain(state, BEN, "lumberjack", "wheeler", "cartwright") - 1
    build(state)
    play(state, "play:apprentice")
    only(state, f"card:{wheeler - 1}")
    assert refusal(state, f"card:{wheeler}") == ("no-room", "vil-card-apprentice-3")


@pytest.mark.rule("vil-card-apprentice-4")
def test_lock_of_the_taken_person_is_opened_anew() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    spelunker = chain(state, BEN, "miner", "seeker", "spelunker", "jeweler") - 1
    chain(state, ANNA, "miner", "seeker")
    gold(state, ANNA, 1)
    build(state)
    play(state, "play:apprentice")
    assert refusal(state, f"card:{spelunker}") == ("cannot-pay", "vil-card-apprentice-4")
    gold(state, ANNA, 2)
    play(state, f"card:{spelunker}")
    assert golds(state) == [0, 8, 8]
    assert persons_of(state, ANNA)[-1] == "spelunker"


def test_own_opener_is_rewarded_for_a_taken_person() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    chandler = lay(state, ANNA, "chandler")
    spelunker = chain(state, BEN, "miner", "seeker", "spelunker", "jeweler") - 1
    chain(state, ANNA, "miner", "seeker")
    build(state)
    play(state, "play:apprentice", f"card:{spelunker}")
    assert coins_of(state) == {chandler: 2}


@pytest.mark.rule("vil-card-apprentice-5")
@pytest.mark.parametrize(("side", "person"), [("gold", "founders"), ("food", "founders_back")])
@pytest.mark.parametrize("flipped", [False, True])
def test_own_founders_are_laid_again_with_the_side_of_choice(side: str, person: str, flipped: bool) -> None:
    state = scene()
    hand(state, ANNA, "apprentice", "swineherd", "swineherd", "poulterer")
    if flipped:
        flip(state, ANNA)
    lay(state, ANNA, "swineherd", on=ANNA)
    build(state)
    play(state, "play:apprentice", f"card:{ANNA}")
    assert asked(state) == ("side", ANNA)
    only(state, "side:gold", "side:food")
    assert refusal(state, "pass") == ("must-complete", "vil-card-apprentice-5")
    play(state, f"side:{side}")
    assert village_of(state, ANNA) == [("apprentice", -1), ("swineherd", 0), (person, -1)]
    founders = int(state.laid) - 1
    assert state.load[founders] == 0
    assert printed_gold(state, ANNA, 511) == 2 + (2 if side == "gold" else 0)
    assert symbols(state, ANNA, FOOD_SYMBOLS) == 1 + (1 if side == "food" else 0)
    play(state, "play:swineherd")
    only(state, f"card:{ANNA}", f"card:{founders}")
    play(state, f"card:{founders}")
    assert state.load[founders] == 1
    assert state.decision.turn.left == 0
    state.used = 0
    play(state, "play:swineherd", f"card:{founders}")
    assert state.load[founders] == 2


@pytest.mark.rule("vil-card-apprentice-6")
@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_covered_basic_is_taken_and_lies_on_the_own_table(seat: int) -> None:
    state = scene()
    hand(state, ANNA, "apprentice", "blacksmith")
    miner = lay(state, seat, "miner")
    for _ in range(2):
        lay(state, seat, "mason", on=miner)
    build(state)
    play(state, "play:apprentice", f"card:{miner}")
    assert village_of(state, ANNA)[-1] == ("miner", -1)
    new = int(state.laid) - 1
    assert state.load[new] == 0
    play(state, "play:blacksmith")
    assert village_of(state, ANNA)[-1] == ("blacksmith", new)
    assert list(state.basics) == [10, 10, 10]


@pytest.mark.rule("vil-card-apprentice-7")
def test_the_other_village_has_a_special_symbol_instead() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    spelunker = chain(state, BEN, "miner", "seeker", "spelunker", "jeweler") - 1
    chain(state, ANNA, "miner", "seeker")
    before = village_cards(state, BEN)
    build(state)
    play(state, "play:apprentice", f"card:{spelunker}")
    assert village_cards(state, BEN) == before
    assert suit_symbols(state, BEN, ORE) == 3
    assert suit_symbols(state, BEN, SPECIAL) == 1
    assert padlocks(state, BEN) == 1
    assert padlocks(state, ANNA) == 1


@pytest.mark.rule("vil-card-apprentice-8")
def test_apprentice_at_the_bottom_carries_two_cards_of_its_chains_suit() -> None:
    state = scene()
    lumberjack = lay(state, ANNA, "lumberjack")
    lay(state, ANNA, "carpenter", on=lumberjack)
    hand(state, ANNA, "apprentice", "shipwright", "mason")
    build(state)
    play(state, "play:apprentice", f"card:{lumberjack}", "play:shipwright")
    assert asked(state) == ("place", ANNA)
    new = int(state.laid) - 1
    only(state, f"card:{lumberjack}", f"card:{new}")
    play(state, f"card:{lumberjack}")
    assert state.load[lumberjack] == 2
    assert refusal(state, "play:mason") == ("no-room", "vil-build-05")
    assert suit_symbols(state, ANNA, WOOD) == 3


def test_apprentice_in_the_middle_is_full() -> None:
    state = scene()
    wheeler = chain(state, ANNA, "lumberjack", "wheeler", "cartwright") - 1
    hand(state, ANNA, "apprentice", "cartwright")
    build(state)
    play(state, "play:apprentice", f"card:{wheeler}")
    assert village_of(state, ANNA)[-1] == ("wheeler", wheeler - 1)
    play(state, "play:cartwright")
    assert village_of(state, ANNA)[-1] == ("cartwright", wheeler + 2)


# ---- tinner and smuggler


@pytest.mark.rule("vil-card-tinner-1")
def test_tinner_opens_locks_of_different_openers_for_nothing() -> None:
    state = scene()
    hand(state, ANNA, "tinner", "beekeeper", "fisher")
    carpenter = chain(state, BEN, "lumberjack", "carpenter")
    gold(state, ANNA, 0)
    build(state)
    assert "play:fisher" not in legal(state)
    play(state, "play:tinner", "play:beekeeper", "play:fisher")
    assert told(state)[1] == ("lock-free", ANNA, "fisher")
    assert golds(state) == [0, 8, 8]
    assert state.coins[carpenter] == 0
    assert coins_of(state) == {}


def test_with_a_tinner_every_way_can_be_chosen() -> None:
    state = scene()
    hand(state, ANNA, "tinner", "beekeeper", "fisher")
    carpenter = chain(state, BEN, "lumberjack", "carpenter")
    build(state)
    play(state, "play:tinner", "play:beekeeper")
    only(state, "free", f"card:{carpenter}")
    play(state, f"card:{carpenter}")
    assert coins_of(state) == {carpenter: 2}
    play(state, "play:fisher")
    only(state, "free", "pay")
    play(state, "pay")
    assert golds(state) == [4, 8, 8]


@pytest.mark.rule("vil-card-tinner-2")
def test_tinner_opens_a_smuggler_and_a_taken_person() -> None:
    state = scene()
    hand(state, ANNA, "tinner", "smuggler", "apprentice")
    spelunker = chain(state, BEN, "miner", "seeker", "spelunker", "jeweler") - 1
    chain(state, ANNA, "miner", "seeker")
    gold(state, ANNA, 0)
    build(state)
    play(state, "play:tinner", "play:smuggler")
    assert golds(state) == [1, 8, 8]
    play(state, "play:apprentice", f"card:{spelunker}")
    assert golds(state) == [1, 8, 8]
    assert persons_of(state, ANNA)[-1] == "spelunker"


@pytest.mark.rule("vil-card-tinner-3")
def test_tinner_ends_with_the_turn_and_refunds_nothing() -> None:
    state = scene()
    hand(state, ANNA, "fisher", "tinner")
    hand(state, BEN, "fisher")
    build(state)
    play(state, "play:fisher", "play:tinner")
    assert golds(state) == [6, 8, 8]
    play(state, "pass", "play:fisher")
    assert golds(state) == [6, 6, 8]
    end_turns(state)
    hand(state, ANNA, "beekeeper")
    build(state)
    play(state, "pass", "pass", "play:beekeeper")
    assert golds(state) == [4, 6, 8]


@pytest.mark.rule("vil-card-smuggler-1")
@pytest.mark.parametrize(
    ("persons", "taken"),
    [(("lumberjack", "wheeler", "cartwright"), 5), (("miner", "blacksmith"), 1), (("lumberjack", "wheeler"), 2)],
)
def test_smuggler_takes_half_the_printed_gold_rounded_up(persons: tuple[str, ...], taken: int) -> None:
    state = scene(locks=False)
    hand(state, ANNA, "smuggler")
    flip(state, ANNA)
    top = chain(state, ANNA, *persons, coins=4)
    bank = int(state.bank)
    build(state)
    play(state, "play:smuggler")
    assert golds(state) == [8 + taken, 8, 8]
    assert state.bank == bank - taken
    assert discards(state) == {"smuggler": 1}
    assert told(state)[-1] == ("smuggled", ANNA, persons[-1], top, taken)


def test_smuggler_chooses_among_own_uncovered_cards() -> None:
    state = scene(locks=False)
    hand(state, ANNA, "smuggler")
    cartwright = chain(state, ANNA, "lumberjack", "wheeler", "cartwright")
    foreign = lay(state, BEN, "chandler")
    hunter = lay(state, ANNA, "hunter")
    build(state)
    play(state, "play:smuggler")
    assert asked(state) == ("smuggler", ANNA)
    only(state, "card:0", f"card:{cartwright}")
    assert refusal(state, f"card:{foreign}") == ("not-yours", "vil-card-smuggler-1")
    assert refusal(state, f"card:{hunter}") == ("wrong-kind", "vil-card-smuggler-3")
    assert refusal(state, f"card:{cartwright - 1}") == ("wrong-kind", "vil-card-smuggler-3")
    assert refusal(state, "pass") == ("must-complete", "vil-card-smuggler-1")
    play(state, f"card:{cartwright}")
    assert golds(state) == [13, 8, 8]


@pytest.mark.rule("vil-card-smuggler-2")
def test_smugglers_own_lock_comes_first() -> None:
    state = scene()
    hand(state, ANNA, "smuggler")
    chain(state, ANNA, "miner", "seeker", "spelunker", "jeweler")
    gold(state, ANNA, 1)
    build(state)
    assert refusal(state, "play:smuggler") == ("cannot-pay", "vil-card-smuggler-2")
    gold(state, ANNA, 2)
    shipwright = chain(state, BEN, "lumberjack", "shipwright")
    play(state, "play:smuggler")
    assert asked(state) == ("smuggler", ANNA)
    assert golds(state) == [0, 8, 8]
    assert coins_of(state) == {shipwright: 2}
    play(state, f"card:{shipwright - 2}")
    assert golds(state) == [10, 8, 8]


def test_smugglers_lock_with_a_choice_of_openers() -> None:
    state = scene()
    hand(state, ANNA, "smuggler")
    first, second = (chain(state, BEN, "lumberjack", "shipwright") for _ in range(2))
    build(state)
    play(state, "play:smuggler")
    only(state, f"card:{first}", f"card:{second}")
    play(state, f"card:{second}")
    assert coins_of(state) == {second: 2}
    assert golds(state) == [7, 8, 8]
    assert state.laying == -1


@pytest.mark.rule("vil-card-smuggler-3")
def test_smuggler_needs_an_own_uncovered_card_with_gold() -> None:
    state = scene(locks=False)
    hand(state, ANNA, "smuggler")
    flip(state, ANNA)
    chain(state, ANNA, "miner", "seeker", "spelunker", "monk")
    lay(state, BEN, "chandler")
    build(state)
    assert refusal(state, "play:smuggler") == ("not-available", "vil-card-smuggler-3")
    state.person[ANNA] = 0
    play(state, "play:smuggler")
    assert golds(state) == [9, 8, 8]


def test_specials_show_no_build_symbol() -> None:
    state = scene()
    lay(state, ANNA, "monk", role="lumberjack")
    assert symbols(state, ANNA, BUILD_SYMBOLS) == 0
