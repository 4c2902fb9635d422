"""Events of Villagers name what moved, where it comes from, and what else changed; and what the view works out."""

from __future__ import annotations

import pytest

from baumeister.engine.wire import Event
from baumeister.games.villagers.rules.flow import Villagers
from tests.battery.tables import Table, walk
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    build,
    chain,
    draft,
    end_build_phase,
    flip,
    hand,
    lay,
    offer,
    pile,
    play,
    refresh,
    row,
    scene,
    stacks,
)

Told = tuple[str, str | None, str | None, int]


def event(state: Villagers, name: str, seat: int | None = None) -> Event:
    return next(event for event in state.events(seat) if event.name == name)


def moved(event: Event) -> list[Told]:
    return [(move.piece, move.source, move.to, move.count) for move in event.moves]


# ---- what was untold


def test_coins_on_the_row_are_told_by_place() -> None:
    state = scene()
    stacks(state)
    pile(state, 7)
    row(state, "carpenter", None, "mason", None, "grazier", "hunter")
    for seat in (ANNA, BEN, CLEO):
        state.draft_limit[seat] = 1
    play(state, "row:1", "row:3", "row:5")
    assert moved(event(state, "row-coins")) == [("gold", None, "row/6/coins", 1)]


def test_what_is_known_of_support_cards_is_told() -> None:
    state = scene(support=True)
    hand(state, BEN, "nun", "monk")
    state.supports = 1 << 3
    build(state)
    play(state, "pass", "basic:miner", "stack:1", "give:nun")
    assert state.view(ANNA).players[BEN].support == 1
    for seat in (ANNA, CLEO, None):
        assert "players/1/support" in event(state, "gave-up", seat).changes
        assert "gave-face" not in [event.name for event in state.events(seat)]
    assert "players/1/support" in event(state, "gave-face", BEN).changes
    assert "gave-up" not in [event.name for event in state.events(BEN)]
    draft(state)
    play(state, "stack:1")
    told = event(state, "support-known", CLEO)
    assert (told.data, told.changes) == ({"seat": BEN, "count": 0}, ("players/1/support",))
    assert state.view(ANNA).players[BEN].support == 0


def test_drafted_cards_are_told_into_each_hand() -> None:
    state = scene()
    play(state, *["row:1", "row:2", "row:3", "row:4", "row:5", "row:6"])
    taken = [event for event in state.events(None) if event.name == "card-taken"]
    assert moved(taken[0]) == [("card", "players/0/drafted/carpenter", "players/0/hand/carpenter", 1)]
    assert len(taken) == 6


def test_gold_on_somebody_elses_opener_is_told_with_its_owner() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper")
    carpenter = chain(state, BEN, "lumberjack", "carpenter")
    build(state)
    play(state, "play:beekeeper")
    laid = event(state, "coins-laid")
    assert moved(laid) == [("gold", "players/0/gold", f"players/1/village/{carpenter}/coins", 2)]
    assert laid.cause == "laying/beekeeper"


def test_who_takes_a_hidden_card_learns_the_face_and_others_the_suit() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "agent", "brewer", "monk")
    build(state)
    play(state, "play:pigeoneer", "take:brewer")
    own = moved(event(state, "took-face", ANNA))
    assert own == [("card", "reserve", "players/0/hand/brewer", 1)]
    assert not any(event.name == "took-hidden" for event in state.events(ANNA))
    for other in (BEN, None):
        assert moved(event(state, "took-hidden", other)) == [("card", "reserve", "players/0/hand/grain", 1)]
        assert not any(event.name == "took-face" for event in state.events(other))
        assert event(state, "looked-left", other).changes == ("looking", "reserve")
        assert event(state, "looked-left", other).cause == "discard/pigeoneer"


def test_a_card_given_up_is_told_alike() -> None:
    state = scene()
    hand(state, ANNA, "brewer")
    build(state)
    play(state, "basic:miner", "stack:2", "give:brewer")
    assert moved(event(state, "gave-face", ANNA)) == [("card", "players/0/hand/brewer", "stacks/2", 1)]
    assert moved(event(state, "gave-up", BEN)) == [("card", "players/0/hand/grain", "stacks/2", 1)]
    assert not any(event.name == "gave-up" for event in state.events(ANNA))
    basic = event(state, "basic-taken")
    assert (moved(basic), basic.cause) == ([("card", "basics/miner", "players/0/village/3", 1)], "basics/miner")


def test_founders_taken_by_an_apprentice_leave_and_lie_again() -> None:
    state = scene()
    flip(state, ANNA)
    hand(state, ANNA, "apprentice")
    lay(state, ANNA, "swineherd", on=ANNA)
    build(state)
    play(state, "play:apprentice")
    assert state.view(BEN).laying == ("apprentice",)
    play(state, f"card:{ANNA}")
    assert state.view(BEN).laying == ("founders",)
    assert ("card", "players/0/village/0", "laying/founders", 1) in moved(event(state, "swapped"))
    play(state, "side:food")
    assert moved(event(state, "laid")) == [("card", "laying/founders", "players/0/village/4", 1)]


def test_silver_comes_out_of_its_card_on_the_market_day() -> None:
    state = scene()
    stacks(state)
    rafter = chain(state, ANNA, "lumberjack", "log_rafter")
    end_build_phase(state)
    silver = event(state, "silver")
    assert silver.cause == "markets/2"
    assert moved(silver) == [("gold", None, "players/0/gold", 3)]
    assert [move.via for move in silver.moves] == [f"players/0/village/{rafter}"]
    assert event(state, "market-begun").changes == ("markets/1/held",)
    assert [market.held for market in state.view(None).markets] == [True, True]


def test_leaders_are_told_before_any_reward() -> None:
    state = scene(development=True)
    offer(state, "town_hall", "bank", "gold_mine")
    lay(state, BEN, "hunter")
    lay(state, BEN, "chandler")
    end_build_phase(state)
    names = [event.name for event in state.events(None)]
    led = event(state, "development-led")
    assert names.index("development-led") < names.index("development-won")
    development = led.data["development"]
    assert led.changes == (f"developments/{development}/winner",)
    won = next(e for e in state.events(None) if e.name == "development-won" and e.data["development"] == development)
    assert won.cause == f"developments/{development}"


def test_los_moves_and_limits_are_told() -> None:
    state = scene()
    lay(state, BEN, "hunter")  # 1 food
    end_build_phase(state)
    los = event(state, "los-passed")
    assert [(move.piece, move.source, move.to) for move in los.moves] == [("los", "players/0", "players/1")]
    limits = {e.data["seat"]: e.data["limit"] for e in state.events(None) if e.name == "limit-changed"}
    view = state.view(None)
    assert limits
    assert all(view.players[int(str(seat))].draft_limit == limit for seat, limit in limits.items())


# ---- what the view works out


def test_what_covered_cards_still_count() -> None:
    state = scene()
    bottom = lay(state, ANNA, "lumberjack")
    top = lay(state, ANNA, "carpenter", on=bottom)
    cards = {card.number: card for card in state.view(BEN).players[ANNA].village}
    assert (cards[bottom].covered, cards[bottom].gold, cards[bottom].food, cards[bottom].build) == (True, 0, 0, 0)
    assert not cards[top].covered
    free = lay(state, ANNA, "lumberjack")
    cards = {card.number: card for card in state.view(BEN).players[ANNA].village}
    assert cards[bottom].places == cards[free].places - 1
    assert cards[ANNA].gold == 2  # the founders


def test_the_next_refill_is_the_leftmost_stack_and_in_the_refresh_the_reserve() -> None:
    state = scene(players=2)
    assert state.view(None).refill == 1
    stacks(state, 0, 2)
    assert state.view(None).refill == 2
    stacks(state)
    assert state.view(None).refill == 7
    pile(state, 7)
    assert state.view(None).refill is None
    stacks(state, 0, 2)
    pile(state, 7, "agent")
    refresh(state)
    assert state.view(None).refill == 7


@pytest.mark.parametrize("players", [2, 3])
def test_cards_that_leave_the_row(players: int) -> None:
    state = scene(players=players)
    row(state, "carpenter", "mason", None, coins=[1, 0])
    leaves = [card.leaves for card in state.view(None).row[:3]]
    assert leaves == ([False, True, False] if players == 2 else [True, False, False])


def test_market_days_are_due_when_their_stacks_are_empty() -> None:
    state = scene()
    stacks(state, 0, 0, 1)
    first, second = state.view(None).markets
    assert (first.stack, first.due, first.held) == (2, True, False)
    assert (second.stack, second.due, second.held) == (6, False, False)


def test_phases_and_order() -> None:
    state = scene(development=True)
    state.los = BEN
    view = state.view(None)
    assert view.phases == ("draft", "refresh", "build", "development")
    assert view.order == (1, 2, 0)
    assert scene().view(None).phases == ("draft", "refresh", "build")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_next_seat_is_the_one_that_is_asked_next(players: int, seed: int) -> None:
    """Over whole games without modules: the next other turn of the phase is that of the seat the view named."""
    options = (("support", False), ("profiteers", False), ("development", False), ("locks", True))
    named: tuple[int, str, int, int | None] | None = None
    checked = 0
    for state in walk(Table("villagers", players, options), seed):
        view = state.view(None)
        if named is not None and view.turn == named[2] + 1:
            same_phase = (view.round, view.phase) == named[:2] and not state.is_over
            assert (int(state.seat) if same_phase else None) == named[3]
            checked += 1
        named = (view.round, view.phase, view.turn, view.next_seat)
    assert checked > 20


def test_limits_of_the_next_turn_follow_the_village() -> None:
    state = scene()
    draft(state)
    before = state.view(None).players[ANNA]
    lay(state, ANNA, "hunter")  # 1 food
    after = state.view(None).players[ANNA]
    assert (after.food, after.next_draft_limit) == (before.food + 1, before.next_draft_limit + 1)
    assert after.draft_limit == before.draft_limit, "the limit of this round stands"
