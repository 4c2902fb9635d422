"""The row refresh between draft and build phase, with 3 and 4 and with 2 players."""

from __future__ import annotations

import pytest

from tests.games.villagers.scene import (
    ANNA,
    BEN,
    asked,
    discards,
    end_build_phase,
    golds,
    only,
    pile,
    pile_of,
    play,
    refresh,
    refusal,
    row,
    row_coins,
    row_of,
    scene,
    sizes,
    stacks,
    told,
)


@pytest.mark.rule("vil-refresh-01")
@pytest.mark.parametrize("players", [3, 4])
def test_row_cards_with_coins_are_discarded_and_the_others_stay(players: int) -> None:
    state = scene(players)
    row(state, "mason", "hunter", "agent", "grocer", "brewer", "monk", coins=(1, 0, 1, 0, 0, 2))
    bank = int(state.bank)
    refresh(state)
    assert discards(state) == {"mason": 1, "agent": 1, "monk": 1}
    assert row_of(state) == ["wattler", "hunter", "wattler", "grocer", "brewer", "wattler"]
    assert state.bank == bank + 4 - 6
    assert golds(state) == [8] * players


@pytest.mark.rule("vil-refresh-02")
def test_gaps_come_from_the_reserve_and_every_card_gets_a_coin() -> None:
    state = scene()
    row(state, "mason", None, "agent", coins=(1, 0, 0))
    pile(state, 7, "jeweler", "brewer", "monk", "priest", "tinner", "fisher")
    refresh(state)
    assert row_of(state) == ["jeweler", "brewer", "agent", "monk", "priest", "tinner"]
    assert pile_of(state, 7) == ["fisher"]
    assert sizes(state)[:6] == [6] * 6
    assert row_coins(state) == [1] * 6


@pytest.mark.rule("vil-refresh-03")
def test_first_round_discards_nothing() -> None:
    state = scene()
    for _ in range(6):
        play(state, "stack:6")
    assert asked(state)[0] == "build"
    assert discards(state) == {}
    assert sizes(state)[6] == 26
    assert row_of(state) == ["carpenter", "mason", "grazier", "hunter", "harvester", "wattler"]
    assert row_coins(state) == [1] * 6


@pytest.mark.rule("vil-refresh-04")
def test_gaps_are_filled_from_left_to_right_by_what_is_left() -> None:
    state = scene()
    stacks(state, 0, 1, 0, 1, 0, 0)
    pile(state, 2, "agent")
    pile(state, 4, "grocer")
    pile(state, 7, "jeweler")
    row(state, None, "mason", None, None, None, "hunter")
    refresh(state)
    assert row_of(state) == ["jeweler", "mason", "agent", "grocer", None, "hunter"]
    assert row_coins(state) == [1, 1, 1, 1, 0, 1]


@pytest.mark.rule("vil-refresh-05")
def test_refresh_can_bring_the_first_market_day_about() -> None:
    state = scene()
    stacks(state, 1, 1, 3)
    pile(state, 7)
    row(state, "mason", "hunter", "agent", "grocer")
    refresh(state)
    assert sizes(state) == [0, 0, 3, 0, 0, 0, 0]
    assert state.market_held == 0
    end_build_phase(state)
    assert state.market_held == 1
    assert golds(state) == [8] * 3  # nobody has food, so the founders are flipped before the market


@pytest.mark.rule("vil-refresh-06")
def test_two_players_may_lay_a_coin_in_reverse_order() -> None:
    state = scene(players=2)
    state.los = BEN
    bank = int(state.bank)
    refresh(state)
    assert (asked(state), state.view(None).next_seat) == (("coin", ANNA), BEN)
    only(state, "decline", *[f"row:{i}" for i in range(1, 7)])
    play(state, "row:2")
    assert told(state)[0] == ("coin-laid", ANNA, "mason", 2, 1)
    assert (asked(state), state.view(None).next_seat) == (("coin", BEN), None)
    assert row_coins(state) == [0, 1, 0, 0, 0, 0]
    assert state.bank == bank - 1
    play(state, "decline")
    assert told(state)[0] == ("declined", BEN)
    assert asked(state) == ("build", BEN)
    assert golds(state) == [8, 8]
    assert row_of(state) == ["wattler", "mason", "wattler", "wattler", "wattler", "wattler"]


def test_empty_places_get_no_coin_and_an_empty_row_asks_nobody() -> None:
    state = scene(players=2)
    row(state, None, "hunter")
    refresh(state)
    only(state, "decline", "row:2")
    assert refusal(state, "row:1") == ("empty", "vil-refresh-06")
    row(state)
    refresh(state)
    assert asked(state)[0] == "build"


@pytest.mark.rule("vil-refresh-07")
def test_both_may_choose_the_same_card() -> None:
    state = scene(players=2)
    row(state, "mason", "hunter", "agent", coins=(0, 3))
    refresh(state)
    play(state, "row:2", "row:2")
    assert row_coins(state) == [0, 5, 0, 0, 0, 0]


@pytest.mark.rule("vil-refresh-08")
def test_cards_without_a_coin_leave_and_older_coins_hold_a_card() -> None:
    state = scene(players=2)
    row(state, "mason", "hunter", "agent", "grocer", "brewer", "monk", coins=(0, 2, 0, 0, 0, 0))
    refresh(state)
    play(state, "row:4", "decline")
    assert discards(state) == {"mason": 1, "agent": 1, "brewer": 1, "monk": 1}
    assert row_of(state)[1] == "hunter"
    assert row_of(state)[3] == "grocer"
    assert row_coins(state) == [0, 2, 0, 1, 0, 0]


@pytest.mark.rule("vil-refresh-09")
def test_two_players_fill_from_the_reserve_then_the_leftmost_stack_without_coins() -> None:
    state = scene(players=2)
    pile(state, 7, "jeweler", "brewer")
    pile(state, 1, "agent", "grocer", "monk")
    row(state, "mason", "hunter")
    refresh(state)
    play(state, "row:1", "decline")
    assert row_of(state) == ["mason", "jeweler", "brewer", "agent", "grocer", "monk"]
    assert row_coins(state) == [1, 0, 0, 0, 0, 0]
    assert sizes(state) == [0, 4, 4, 4, 4, 4, 0]


@pytest.mark.rule("vil-refresh-10")
def test_refresh_comes_once_in_every_round_also_the_last() -> None:
    state = scene()
    stacks(state, 0, 0, 0, 0, 0, 1)
    row(state, "mason", "hunter", "agent", "grocer", "brewer", "monk", coins=(1, 1, 1, 1, 1, 1))
    for name in ("stack:6", "row:1", "row:1", "row:1", "row:1", "row:1"):
        play(state, name)
    assert asked(state) == ("build", ANNA)
    assert row_coins(state) == [1] * 6
    assert sum(discards(state).values()) == 5
    assert sum(event[0] == "row-coins" for event in told(state)) == 1
    for _ in range(2):
        play(state, "pass")
    play(state, "pass")
    assert asked(state)[0] == "over"
