"""The draft phase: limits, order, what can be taken, and how gaps are filled."""

from __future__ import annotations

import pytest

from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    asked,
    chain,
    draft,
    drafted_of,
    flip,
    gold,
    golds,
    hand_of,
    lay,
    legal,
    only,
    pile,
    pile_of,
    play,
    refusal,
    row,
    row_coins,
    row_of,
    scene,
    sizes,
    stacks,
    told,
)

STACKS = [f"stack:{i}" for i in range(1, 7)]
ROW = [f"row:{i}" for i in range(1, 7)]


@pytest.mark.rule("vil-draft-01")
def test_drafting_goes_clockwise_from_los_and_skips_who_is_done() -> None:
    state = scene()
    state.los = BEN
    lay(state, ANNA, "hunter")
    lay(state, CLEO, "hunter")
    draft(state)
    order = []
    while asked(state)[0] == "draft":
        order.append(asked(state)[1])
        play(state, "row:1")
    assert order == [BEN, CLEO, ANNA, BEN, CLEO, ANNA, CLEO, ANNA]
    assert state.turn >= 8


@pytest.mark.rule("vil-draft-02")
@pytest.mark.parametrize(("food", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5)])
def test_limit_is_two_and_the_food_at_most_five(food: int, limit: int) -> None:
    state = scene()
    for _ in range(food):
        lay(state, ANNA, "hunter")
    draft(state)
    assert [int(state.draft_limit[seat]) for seat in range(3)] == [limit, 2, 2]
    assert state.decision.left == limit


@pytest.mark.rule("vil-draft-03")
def test_covered_food_does_not_count() -> None:
    state = scene()
    chain(state, ANNA, "hayer", "grazier", "milk_maid")
    draft(state)
    assert state.draft_limit[ANNA] == 4
    flip(state, ANNA)
    chain(state, BEN, "graper", "vintner")
    draft(state)
    assert [int(state.draft_limit[seat]) for seat in (ANNA, BEN)] == [5, 2]


@pytest.mark.rule("vil-draft-04")
def test_a_player_below_the_limit_must_draft() -> None:
    state = scene()
    assert "pass" not in legal(state)
    assert "decline" not in legal(state)
    assert refusal(state, "decline") == ("must-choose", "vil-draft-04")


@pytest.mark.rule("vil-draft-05")
def test_choices_are_the_row_and_the_top_of_each_stack_with_cards() -> None:
    state = scene()
    only(state, *ROW, *STACKS)
    stacks(state, 0, 3, 0, 1, 0, 0)
    row(state, "mason", None, "hunter")
    only(state, "row:1", "row:3", "stack:2", "stack:4")
    assert refusal(state, "stack:1") == ("empty", "vil-draft-05")
    assert refusal(state, "row:2") == ("empty", "vil-draft-14")


@pytest.mark.rule("vil-draft-06")
def test_coins_of_a_row_card_go_to_the_supply_at_once() -> None:
    state = scene()
    row(state, "mason", "hunter", "agent", coins=(1, 3, 0))
    play(state, "row:2")
    assert golds(state) == [11, 8, 8]
    assert row_coins(state)[:3] == [1, 0, 0]
    assert told(state)[0] == ("drafted-row", ANNA, "hunter", 2, 3)
    play(state, "row:3")
    assert golds(state) == [11, 8, 8]


@pytest.mark.rule("vil-draft-07")
def test_gap_is_filled_from_the_leftmost_stack_without_a_coin() -> None:
    state = scene()
    stacks(state, 0, 0, 2, 2, 2, 2)
    pile(state, 3, "jeweler", "brewer")
    row(state, *["hunter"] * 6, coins=(1,) * 6)
    play(state, "row:5")
    assert row_of(state) == ["hunter"] * 4 + ["jeweler", "hunter"]
    assert row_coins(state) == [1, 1, 1, 1, 0, 1]
    assert pile_of(state, 3) == ["brewer"]
    assert asked(state) == ("draft", BEN)


@pytest.mark.rule("vil-draft-08")
def test_card_of_a_stack_is_not_replaced_and_lies_face_up() -> None:
    state = scene()
    pile(state, 4, "jeweler", "brewer")
    before = row_of(state)
    play(state, "stack:4")
    assert row_of(state) == before
    assert sizes(state)[:6] == [6, 6, 6, 1, 6, 6]
    assert drafted_of(state, ANNA) == ["jeweler"]
    assert state.view(BEN).players[ANNA].drafted == ("jeweler",)
    assert told(state)[0] == ("drafted-stack", ANNA, "jeweler", 4)


@pytest.mark.rule("vil-draft-09")
def test_drafted_cards_come_into_hand_when_everybody_has_finished() -> None:
    state = scene()
    lay(state, CLEO, "hunter")
    draft(state)
    for _ in range(6):
        play(state, "stack:5")
    assert [int(state.hand_size[seat]) for seat in range(3)] == [0, 0, 0]
    assert asked(state) == ("draft", CLEO)
    play(state, "row:1")
    assert [int(state.hand_size[seat]) for seat in range(3)] == [2, 2, 3]
    assert [int(state.drafted_count[seat]) for seat in range(3)] == [0, 0, 0]
    assert hand_of(state, CLEO) == ["carpenter", "wattler", "wattler"]


@pytest.mark.rule("vil-draft-10")
def test_limit_does_not_change_during_the_phase() -> None:
    state = scene()
    lay(state, ANNA, "hunter")
    play(state, "stack:1", "stack:1", "stack:1")
    assert state.draft_limit[ANNA] == 2
    play(state, "stack:1", "stack:1", "stack:1")
    assert asked(state)[0] == "build"


@pytest.mark.rule("vil-draft-11")
def test_reserve_is_untouched_while_a_stack_has_a_card() -> None:
    state = scene()
    stacks(state, 0, 0, 0, 0, 0, 1)
    assert "reserve" not in legal(state)
    assert refusal(state, "reserve") == ("locked", "vil-draft-11")
    play(state, "row:2")
    assert sizes(state) == [0, 0, 0, 0, 0, 0, 26]
    assert row_of(state)[1] == "wattler"


@pytest.mark.rule("vil-draft-12")
def test_gaps_are_filled_from_the_reserve_once_all_stacks_are_empty() -> None:
    state = scene()
    stacks(state, 0, 0, 0, 0, 0, 1)
    pile(state, 7, "jeweler", "brewer")
    play(state, "stack:6", "row:3")
    assert row_of(state)[2] == "jeweler"
    assert pile_of(state, 7) == ["brewer"]


@pytest.mark.rule("vil-draft-13")
def test_top_of_the_reserve_may_be_drafted_then_and_is_not_replaced() -> None:
    state = scene()
    stacks(state)
    pile(state, 7, "jeweler", "brewer")
    before = row_of(state)
    only(state, *ROW, "reserve")
    play(state, "reserve")
    assert drafted_of(state, ANNA) == ["jeweler"]
    assert row_of(state) == before
    assert pile_of(state, 7) == ["brewer"]
    assert told(state)[0] == ("drafted-reserve", ANNA, "jeweler")


@pytest.mark.rule("vil-draft-14")
def test_gap_stays_when_everything_is_used_up() -> None:
    state = scene()
    stacks(state)
    pile(state, 7)
    play(state, "row:3")
    assert row_of(state)[2] is None
    only(state, "row:1", "row:2", "row:4", "row:5", "row:6")
    assert refusal(state, "reserve") == ("empty", "vil-draft-13")


@pytest.mark.rule("vil-draft-15")
def test_drafting_ends_for_everybody_when_nothing_is_left() -> None:
    state = scene()
    stacks(state)
    pile(state, 7)
    row(state, "hunter", "agent")
    gold(state, ANNA, 0)
    play(state, "row:1", "row:2")
    assert asked(state)[0] == "build"
    assert [int(state.hand_size[seat]) for seat in range(3)] == [1, 1, 0]
