"""Module support: benefactor, nun, pigeoneer, prophet and recruiter."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.components import SPECIAL
from baumeister.games.villagers.rules.scoring import (
    best_silver,
    score_bronze,
    score_silver,
    suit_symbols,
    village_cards,
)
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    GAME,
    asked,
    build,
    chain,
    coins_of,
    discards,
    draft,
    drafted_of,
    end_build_phase,
    flip,
    gold,
    golds,
    hand,
    hand_of,
    lay,
    legal,
    offer,
    only,
    persons_of,
    pile,
    pile_of,
    play,
    refusal,
    row,
    row_of,
    scene,
    sizes,
    stacks,
    told,
    village_of,
)

ROW = [f"row:{i}" for i in range(1, 7)]
STACKS = [f"stack:{i}" for i in range(1, 7)]


@pytest.mark.rule("vil-card-benefactor-1")
def test_benefactor_lays_a_person_before_the_draft() -> None:
    state = scene(support=True)
    hand(state, ANNA, "benefactor", "beekeeper", "cartwright")
    carpenter = chain(state, BEN, "lumberjack", "carpenter")
    draft(state)
    turn = state.turn
    play(state, "play:benefactor")
    assert asked(state) == ("benefactor", ANNA)
    only(state, "play:beekeeper")
    assert refusal(state, "play:cartwright") == ("no-room", "vil-build-05")
    assert refusal(state, "pass") == ("must-complete", "vil-card-benefactor-1")
    play(state, "play:beekeeper")
    assert persons_of(state, ANNA) == ["founders", "beekeeper"]
    assert golds(state) == [6, 8, 8]
    assert coins_of(state) == {carpenter: 2}
    assert discards(state) == {"benefactor": 1}
    assert asked(state) == ("draft", ANNA)
    assert state.turn == turn
    assert state.drafted_count[ANNA] == 0
    play(state, "stack:1")
    assert asked(state) == ("draft", BEN)
    assert drafted_of(state, ANNA) == ["wattler"]


def test_benefactor_with_a_choice_of_place_and_opener() -> None:
    state = scene(support=True)
    hand(state, ANNA, "benefactor", "cooper")
    first, second = lay(state, ANNA, "lumberjack"), lay(state, ANNA, "lumberjack")
    openers = [chain(state, BEN, "miner", "blacksmith") for _ in range(2)]
    draft(state)
    play(state, "play:benefactor", "play:cooper", f"card:{second}")
    assert asked(state) == ("lock", ANNA)
    play(state, f"card:{openers[1]}")
    assert village_of(state, ANNA)[-1] == ("cooper", second)
    assert state.load[first] == 0
    assert coins_of(state) == {openers[1]: 2}
    assert asked(state) == ("draft", ANNA)


@pytest.mark.rule("vil-card-benefactor-2")
def test_benefactor_lays_no_special_no_drafted_card_and_gives_no_basic() -> None:
    state = scene(support=True, profiteers=True)
    hand(state, ANNA, "benefactor", "monk", "nun", "freelancer", "tinner", "carpenter")
    draft(state)
    assert "play:benefactor" not in legal(state)
    assert refusal(state, "play:benefactor") == ("no-room", "vil-card-benefactor-1")
    row(state, "hunter")
    play(state, "row:1", "stack:2", "stack:2")
    assert "play:benefactor" not in legal(state)  # the hunter is drafted, not in hand
    lay(state, ANNA, "lumberjack")
    play(state, "play:benefactor")
    only(state, "play:carpenter")
    assert refusal(state, "play:monk") == ("wrong-kind", "vil-card-benefactor-2")
    assert refusal(state, "play:hunter") == ("not-available", "vil-card-benefactor-2")
    assert refusal(state, "basic:miner") == ("not-now", "")


@pytest.mark.rule("vil-card-benefactor-3")
def test_hunter_laid_by_the_benefactor_raises_the_limit_at_once() -> None:
    state = scene(support=True)
    hand(state, ANNA, "benefactor", "hunter")
    draft(state)
    play(state, "play:benefactor", "play:hunter")
    assert state.draft_limit[ANNA] == 3
    assert ("limit-changed", ANNA, 3) in told(state)
    taken = 0
    while asked(state)[0] == "draft":
        taken += asked(state)[1] == ANNA
        play(state, "row:1")
    assert taken == 3


@pytest.mark.rule("vil-card-benefactor-4")
def test_turn_ends_if_the_limit_falls_to_what_was_drafted() -> None:
    state = scene(support=True)
    hand(state, ANNA, "benefactor", "vintner")
    flip(state, ANNA)
    lay(state, ANNA, "graper")
    draft(state)
    assert state.draft_limit[ANNA] == 4
    for _ in range(6):
        play(state, "row:1")
    play(state, "row:1")
    assert asked(state) == ("draft", ANNA)
    assert state.drafted_count[ANNA] == 3
    play(state, "play:benefactor", "play:vintner")
    assert state.draft_limit[ANNA] == 3
    assert asked(state) == ("build", ANNA)
    assert state.hand_size[ANNA] == 3


@pytest.mark.rule("vil-card-benefactor-5")
def test_prophet_or_recruiter_after_the_benefactor() -> None:
    state = scene(support=True)
    lay(state, ANNA, "recruiter")
    hand(state, ANNA, "benefactor", "hunter", "prophet")
    draft(state)
    play(state, "play:benefactor", "play:hunter")
    only(state, *ROW, *STACKS, "recruit", "play:prophet")
    play(state, "play:prophet", "stack:1", "take:wattler")
    assert drafted_of(state, ANNA) == ["wattler"]


# ---- nun


@pytest.mark.rule("vil-card-nun-1")
def test_nun_copies_the_best_silver_person_present_once() -> None:
    state = scene(support=True)
    lay(state, ANNA, "nun")
    score_silver(state, ANNA)
    assert golds(state) == [8, 8, 8]
    for _ in range(3):
        lay(state, ANNA, "hunter")
    lay(state, ANNA, "grocer")
    lay(state, ANNA, "grocer")  # 9 each, but present twice
    lay(state, ANNA, "freemason")
    lay(state, ANNA, "wattler")  # freemason 3
    lay(state, BEN, "freemason")  # another village does not matter
    score_silver(state, ANNA)
    assert golds(state) == [8 + 9 + 9 + 3 + 3, 8, 8]
    assert told(state) == []


@pytest.mark.rule("vil-card-nun-2")
def test_nun_is_no_silver_person() -> None:
    state = scene(support=True, profiteers=True)
    chain(state, ANNA, "miner", "alchemist")
    lay(state, ANNA, "nun")
    lay(state, ANNA, "grocer")
    assert best_silver(state, ANNA, False) == 0
    for _ in range(2):
        lay(state, ANNA, "hunter")
    assert best_silver(state, ANNA, False) == 6
    score_bronze(state, ANNA)
    assert golds(state) == [11, 8, 8]
    for _ in range(2):
        lay(state, ANNA, "nun")
    assert best_silver(state, ANNA, False) == 6


# ---- pigeoneer


@pytest.mark.rule("vil-card-pigeoneer-1")
def test_pigeoneer_takes_one_of_the_top_six_of_the_reserve() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "agent", "brewer", "hunter", "jeweler", "monk", "priest", "tinner", "grocer")
    build(state)
    play(state, "play:pigeoneer")
    assert asked(state) == ("take", ANNA)
    only(state, *[f"take:{name}" for name in ("agent", "brewer", "hunter", "jeweler", "monk", "priest")])
    assert told(state)[1] == ("looked", ANNA, 7, 6)
    assert len([event for event in told(state, ANNA) if event[0] == "saw"]) == 6
    assert not any(event[0] == "saw" for event in told(state, BEN))
    assert refusal(state, "take:tinner") == ("not-available", "vil-card-pigeoneer-1")
    assert refusal(state, "pass") == ("must-complete", "vil-card-pigeoneer-1")
    play(state, "take:hunter")
    assert ("took-hidden", ANNA, "solo", 7) in told(state)
    for name in ("monk", "agent", "priest", "brewer"):
        play(state, f"put:{name}")
    assert pile_of(state, 7) == ["jeweler", "brewer", "priest", "agent", "monk", "tinner", "grocer"]
    assert discards(state) == {"pigeoneer": 1}
    assert state.decision.turn.left == 2
    play(state, "play:hunter")
    assert persons_of(state, ANNA) == ["founders", "hunter"]


@pytest.mark.rule("vil-card-pigeoneer-2")
def test_pigeoneer_with_a_small_reserve() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer", "hunter")
    pile(state, 7, "agent", "brewer", "jeweler")
    build(state)
    play(state, "play:pigeoneer")
    only(state, "take:agent", "take:brewer", "take:jeweler")
    play(state, "take:brewer", "put:agent")
    assert pile_of(state, 7) == ["jeweler", "agent"]
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "monk")
    play(state, "play:pigeoneer")
    assert hand_of(state, ANNA) == ["monk"]
    assert sizes(state)[6] == 0
    hand(state, ANNA, "pigeoneer")
    assert refusal(state, "play:pigeoneer") == ("empty", "vil-card-pigeoneer-2")


# ---- prophet


@pytest.mark.rule("vil-card-prophet-1")
def test_prophet_drafts_any_card_of_a_stack() -> None:
    state = scene(support=True)
    hand(state, ANNA, "prophet")
    pile(state, 3, "agent", "brewer", "jeweler", "monk")
    draft(state)
    play(state, "play:prophet")
    assert asked(state) == ("prophet", ANNA)
    only(state, *STACKS)
    play(state, "stack:3")
    only(state, "take:agent", "take:brewer", "take:jeweler", "take:monk")
    play(state, "take:jeweler")
    assert drafted_of(state, ANNA) == ["jeweler"]
    assert ("drafted-stack", ANNA, "jeweler", 3) in told(state)
    assert asked(state) == ("put", ANNA)
    only(state, "put:agent", "put:brewer", "put:monk")
    assert refusal(state, "decline") == ("must-complete", "vil-card-prophet-1")
    play(state, "put:brewer", "put:monk")
    assert pile_of(state, 3) == ["agent", "monk", "brewer"]
    assert row_of(state)[0] == "carpenter"
    assert discards(state) == {"prophet": 1}
    assert asked(state) == ("draft", BEN)
    assert (state.drafted_count[ANNA], state.draft_limit[ANNA]) == (1, 2)


@pytest.mark.rule("vil-card-prophet-2")
def test_prophet_searches_stacks_only() -> None:
    state = scene(support=True)
    hand(state, ANNA, "prophet")
    stacks(state, 2, 0, 1)
    draft(state)
    play(state, "play:prophet")
    only(state, "stack:1", "stack:3")
    assert refusal(state, "reserve") == ("wrong-kind", "vil-card-prophet-2")
    assert refusal(state, "stack:2") == ("empty", "vil-card-prophet-2")
    play(state, "stack:3")  # the last card of the stack: nothing to choose
    assert drafted_of(state, ANNA) == ["wattler"]
    assert sizes(state)[:6] == [2, 0, 0, 0, 0, 0]
    stacks(state)
    hand(state, ANNA, "prophet")
    draft(state)
    assert "play:prophet" not in legal(state)
    assert refusal(state, "play:prophet") == ("empty", "vil-card-prophet-2")


def test_prophet_without_a_choice_of_stack() -> None:
    state = scene(support=True)
    hand(state, ANNA, "prophet")
    stacks(state, 0, 0, 3)
    pile(state, 3, "agent", "brewer")
    draft(state)
    play(state, "play:prophet")
    assert asked(state) == ("take", ANNA)
    play(state, "take:brewer")
    assert pile_of(state, 3) == ["agent"]


# ---- recruiter


@pytest.mark.rule("vil-card-recruiter-1")
def test_recruiter_drafts_two_cards_for_one_gold() -> None:
    state = scene(support=True)
    lay(state, ANNA, "recruiter")
    pile(state, 1, "jeweler", "brewer", "monk")
    draft(state)
    bank, turn = int(state.bank), int(state.turn)
    play(state, "recruit")
    assert golds(state) == [7, 8, 8]
    assert state.bank == bank + 1
    assert asked(state) == ("draft-more", ANNA)
    only(state, *ROW, *STACKS)
    play(state, "row:4")
    assert row_of(state)[3] == "jeweler"
    assert asked(state) == ("draft-more", ANNA)
    assert state.turn == turn
    play(state, "row:4")
    assert drafted_of(state, ANNA) == ["hunter", "jeweler"]
    assert asked(state) == ("draft", BEN)
    assert state.picks == 0


@pytest.mark.rule("vil-card-recruiter-2")
def test_when_the_recruiter_is_not_offered() -> None:
    state = scene(support=True)
    draft(state)
    assert refusal(state, "recruit") == ("no-piece", "vil-card-recruiter-1")
    lay(state, ANNA, "recruiter")
    gold(state, ANNA, 0)
    assert refusal(state, "recruit") == ("cannot-pay", "vil-card-recruiter-2")
    gold(state, ANNA, 1)
    assert "recruit" in legal(state)
    state.drafted_count[ANNA] = 1
    assert refusal(state, "recruit") == ("not-enough", "vil-card-recruiter-2")
    reason = state.why_not(GAME.action("recruit"))
    assert reason is not None
    assert reason.params == {"have": 1, "need": 2}
    state.drafted_count[ANNA] = 0
    hand(state, ANNA, "prophet")
    play(state, "recruit")
    assert "play:prophet" not in legal(state)
    assert refusal(state, "play:prophet") == ("not-now", "")
    # a turn with the prophet is a single draft
    state = scene(support=True)
    lay(state, ANNA, "recruiter")
    hand(state, ANNA, "prophet")
    draft(state)
    play(state, "play:prophet", "stack:1", "take:wattler")
    while asked(state)[0] == "put":
        assert legal(state) == {"put:wattler"}
        play(state, "put:wattler")
    assert asked(state) == ("draft", BEN)
    assert golds(state) == [8, 8, 8]


def test_recruiter_needs_two_cards_to_take() -> None:
    state = scene(support=True)
    lay(state, ANNA, "recruiter")
    stacks(state)
    pile(state, 7)
    row(state, "hunter")
    draft(state)
    assert refusal(state, "recruit") == ("not-enough", "vil-card-recruiter-1")
    reason = state.why_not(GAME.action("recruit"))
    assert reason is not None
    assert dict(reason.params) == {"have": 1, "need": 2}, "the card that is left, not the two drafts"
    pile(state, 7, "agent")
    assert "recruit" in legal(state)
    play(state, "recruit", "row:1")
    assert asked(state) == ("draft-more", ANNA)


@pytest.mark.rule("vil-card-support-1")
@pytest.mark.parametrize("person", ["nun", "recruiter", "freelancer"])
def test_nun_recruiter_and_freelancer_lie_on_the_table(person: str) -> None:
    state = scene(support=True, profiteers=True)
    hand(state, ANNA, person)
    build(state)
    play(state, f"play:{person}")
    assert village_of(state, ANNA) == [("founders", -1), (person, -1)]
    assert state.decision.turn.left == 1
    assert FIGURES.carries[FIGURES.person(person)] == 0
    assert suit_symbols(state, ANNA, SPECIAL) == 1
    assert village_cards(state, ANNA) == 2


def test_support_cards_count_for_the_inn() -> None:
    state = scene(support=True, development=True)
    offer(state, "inn", "bank", "gold_mine")
    hand(state, BEN, "nun")
    end_build_phase(state)
    assert golds(state) == [8, 13, 8]
