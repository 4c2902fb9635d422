"""Choices of Villagers: what one would click, the true price, by which power, and what would move."""

from __future__ import annotations

import pytest

from baumeister.engine.addresses import find
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.villagers.rules.flow import Villagers
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    GAME,
    asked,
    build,
    chain,
    draft,
    end_build_phase,
    flip,
    gold,
    hand,
    lay,
    legal,
    offer,
    pile,
    play,
    refresh,
    row,
    scene,
    stacks,
)


def choice(state: Villagers, name: str) -> Choice:
    found = [choice for choice in state.choices() if choice.name == name]
    assert found, f"{name} is not legal: {legal(state)}"
    return found[0]


def moved(choice: Choice) -> list[tuple[str, str | None, str | None, int]]:
    return [(move.piece, move.source, move.to, move.count) for move in choice.moves]


TWO_GOLD = (Amount("gold", 2),)


# ---- addresses


def test_a_hand_is_heaps_of_cards_that_look_alike() -> None:
    state = scene()
    hand(state, ANNA, "cooper", "cooper", "brewer", "monk")
    own = find(state.view(ANNA), "players/0/hand/cooper")
    assert (own.person, own.suit, own.count, own.open) == ("cooper", "wood", 2, 0)
    other = find(state.view(BEN), "players/0/hand/wood")
    assert (other.person, other.suit, other.count) == (None, "wood", 2)
    hand(state, ANNA, "cooper", "cooper", known_to=31)
    assert find(state.view(None), "players/0/hand/cooper").open == 2


def test_things_of_the_table_have_addresses() -> None:
    state = scene(support=True, development=True)
    offer(state, "tavern")
    card = lay(state, BEN, "hunter", coins=3)
    view = state.view(ANNA)
    assert find(view, "row/2").person == "mason"
    assert find(view, "stacks/3").number == 3
    assert find(view, "reserve").count == 26
    assert find(view, "basics/miner").count == 10
    assert find(view, f"players/1/village/{card}/coins") == 3
    assert find(view, "developments/tavern").development == "tavern"
    assert find(view, "markets/2").stack == 6
    play(state, "row:2")
    assert find(state.view(None), "players/0/drafted/mason") == "mason"


# ---- draft phase


def test_a_row_card_brings_its_coins() -> None:
    state = scene()
    row(state, "carpenter", "mason", coins=[0, 3])
    plain, rich = choice(state, "row:1"), choice(state, "row:2")
    assert (plain.targets, plain.brings, plain.group) == (("row/1",), (), "villagers-group-row")
    assert rich.brings == (Amount("gold", 3),)
    assert moved(rich) == [
        ("card", "row/2", "players/0/drafted/mason", 1),
        ("gold", "row/2/coins", "players/0/gold", 3),
    ]


def test_a_face_down_card_moves_unnamed_unless_it_is_known() -> None:
    state = scene()
    pile(state, 3, "jeweler", "agent")
    assert (choice(state, "stack:3").targets, choice(state, "stack:3").moves) == (("stacks/3",), ())
    state.pile[2 * 40 + 1] |= 1  # Anna knows the top card
    assert moved(choice(state, "stack:3")) == [("card", "stacks/3", "players/0/drafted/jeweler", 1)]


def test_what_the_church_gives_is_clicked_on_its_pile() -> None:
    state = scene(development=True)
    offer(state, "church", "bank", "windmill")
    for seat in range(3):
        flip(state, seat)
    lay(state, ANNA, "hunter")
    pile(state, 3, "jeweler", "agent")
    pile(state, 7, "brewer", "agent")
    state.pile[2 * 40 + 1] |= 1  # Anna knows the top card of the third stack
    end_build_phase(state)
    assert asked(state) == ("church", ANNA)
    known, unknown = choice(state, "stack:3"), choice(state, "reserve")
    assert (known.targets, unknown.targets) == (("stacks/3",), ("reserve",))
    assert moved(known) == [("card", "stacks/3", "players/0/hand/jeweler", 1)]
    assert unknown.moves == ()
    assert known.by == unknown.by == "developments/church"


def test_the_recruiter_is_clicked_where_he_lies() -> None:
    state = scene(support=True)
    flip(state, ANNA)
    card = lay(state, ANNA, "recruiter")
    draft(state)
    recruit = choice(state, "recruit")
    assert recruit.targets == (recruit.by,) == (f"players/0/village/{card}",)
    assert recruit.costs == (Amount("gold", 1),)
    assert recruit.group == "villagers-group-support"
    play(state, "recruit")
    assert {one.by for one in state.choices()} == {recruit.by}


def test_cards_looked_at_are_clicked_where_they_are_seen() -> None:
    state = scene(support=True)
    hand(state, ANNA, "prophet")
    stacks(state, 3, 3)
    pile(state, 2, "jeweler", "agent", "brewer")
    draft(state)
    assert moved(choice(state, "play:prophet")) == [("card", "players/0/hand/prophet", "discard/prophet", 1)]
    play(state, "play:prophet")
    assert choice(state, "stack:2").by == "discard/prophet"
    play(state, "stack:2")
    take = choice(state, "take:agent")
    assert (take.targets, take.by) == (("looking/persons/agent",), "discard/prophet")
    assert moved(take) == [("card", "stacks/2", "players/0/drafted/agent", 1)]


def test_a_coin_on_the_row_comes_from_the_bank() -> None:
    state = scene(players=2)
    refresh(state)
    laid = choice(state, "row:2")
    assert (laid.targets, laid.costs, moved(laid)) == (("row/2",), (), [("gold", None, "row/2/coins", 1)])
    assert choice(state, "decline").key == "x"


# ---- the price of a lock


def test_a_lock_costs_gold_where_nobody_opens_it_for_nothing() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper", "hunter")
    build(state)
    assert choice(state, "play:hunter").costs == ()
    assert (choice(state, "play:beekeeper").costs, choice(state, "play:beekeeper").by) == (TWO_GOLD, None)
    chain(state, BEN, "lumberjack", "carpenter")
    assert choice(state, "play:beekeeper").costs == TWO_GOLD


def test_an_own_opener_or_the_tinner_makes_it_free() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper", "tinner")
    build(state)
    play(state, "play:tinner")
    assert (choice(state, "play:beekeeper").costs, choice(state, "play:beekeeper").by) == ((), "discard/tinner")
    carpenter = chain(state, ANNA, "lumberjack", "carpenter")
    play(state, "play:beekeeper")
    free, own = choice(state, "free"), choice(state, f"card:{carpenter}")
    assert (free.targets, free.by, free.costs) == (("discard/tinner",), "discard/tinner", ())
    assert own.targets == (own.by,) == (f"players/0/village/{carpenter}",)
    assert moved(own)[0] == ("gold", None, f"players/0/village/{carpenter}/coins", 2)


def test_without_gold_the_tinner_alone_opens_and_the_person_moves_at_once() -> None:
    state = scene()
    hand(state, ANNA, "beekeeper", "tinner")
    build(state)
    play(state, "play:tinner")
    up = ("card", "players/0/hand/beekeeper", "laying/beekeeper", 1)
    assert moved(choice(state, "play:beekeeper")) == [up]
    gold(state, ANNA, 0)
    assert moved(choice(state, "play:beekeeper")) == [up, ("card", "laying/beekeeper", "players/0/village/3", 1)]


def test_no_price_without_locks() -> None:
    state = scene(locks=False)
    hand(state, ANNA, "beekeeper")
    build(state)
    assert choice(state, "play:beekeeper").costs == ()


def test_the_price_of_a_person_an_apprentice_takes() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    card = lay(state, BEN, "beekeeper")
    state.load[card] = 1  # as if covered
    build(state)
    play(state, "play:apprentice")
    swap = choice(state, f"card:{card}")
    assert (swap.targets, swap.costs) == ((f"players/1/village/{card}",), TWO_GOLD)
    assert moved(swap) == [
        ("card", f"players/1/village/{card}", "laying/beekeeper", 1),
        ("card", "laying/apprentice", f"players/1/village/{card}", 1),
        ("gold", "players/0/gold", None, 2),  # nobody has a carpenter
        ("card", "laying/beekeeper", "players/0/village/4", 1),
    ]


# ---- build turn


def test_a_person_with_one_place_is_shown_where_it_will_lie() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "brewer")
    build(state)
    assert moved(choice(state, "play:hunter")) == [
        ("card", "players/0/hand/hunter", "laying/hunter", 1),
        ("card", "laying/hunter", "players/0/village/3", 1),
    ]
    assert choice(state, "play:hunter").group == "villagers-group-play"
    assert (choice(state, "pass").targets, choice(state, "pass").key) == ((), "p")


def test_a_column_is_laid_from_below() -> None:
    state = scene(locks=False)
    hand(state, ANNA, "monk", "carpenter")
    build(state)
    assert moved(choice(state, "play:monk")) == [("card", "players/0/hand/monk", "laying/monk", 1)]
    play(state, "play:monk")
    assert state.view(BEN).laying == ("monk",)
    assert moved(choice(state, "play:carpenter"))[1:] == [
        ("card", "laying/monk", "players/0/village/3", 1),
        ("card", "laying/carpenter", "players/0/village/4", 1),
    ]
    play(state, "play:carpenter")
    assert state.view(BEN).laying == ()


@pytest.mark.parametrize("joker", ["monk", "apprentice"])
def test_a_taken_joker_is_the_lowest_card_of_its_column(joker: str) -> None:
    state = scene(profiteers=True, locks=False)
    hand(state, ANNA, "apprentice", "monk", "cartwright")
    target = lay(state, BEN, joker, role="lumberjack")
    top = lay(state, BEN, "log_rafter", on=target)
    build(state)
    state.build_limit = 4
    play(state, "play:apprentice", f"card:{target}")
    assert state.view(BEN).laying == (joker,)
    play(state, "play:monk")
    assert state.view(BEN).laying == (joker, "monk")
    laid = [
        ("card", f"laying/{joker}", f"players/0/village/{top + 1}", 1),
        ("card", "laying/monk", f"players/0/village/{top + 2}", 1),
        ("card", "laying/cartwright", f"players/0/village/{top + 3}", 1),
    ]
    would = choice(state, "play:cartwright")
    assert moved(would)[1:] == laid
    play(state, "play:cartwright")
    told = [move for event in state.events(BEN) if event.name == "laid" for move in event.moves]
    assert told == list(would.moves[1:])


def test_a_place_and_the_basic_of_an_exchange() -> None:
    state = scene(locks=False)
    hand(state, ANNA, "carpenter", "hunter")
    first, _ = lay(state, ANNA, "lumberjack"), lay(state, ANNA, "lumberjack")
    build(state)
    assert choice(state, "basic:miner").targets == ("basics/miner",)
    play(state, "play:carpenter")
    place = choice(state, f"card:{first}")
    assert (place.targets, moved(place)) == (
        (f"players/0/village/{first}",),
        [("card", "laying/carpenter", "players/0/village/5", 1)],
    )
    play(state, f"card:{first}", "basic:miner", "stack:3")
    assert moved(choice(state, "give:hunter")) == [
        ("card", "players/0/hand/hunter", "stacks/3", 1),
        ("card", "basics/miner", "players/0/village/6", 1),
    ]


def test_a_freelancer_is_paid_on_his_card() -> None:
    state = scene(profiteers=True)
    card = lay(state, BEN, "freelancer")
    build(state)
    hire = choice(state, f"card:{card}")
    assert hire.targets == (hire.by,) == (f"players/1/village/{card}",)
    assert (hire.costs, hire.group) == ((Amount("gold", 1),), "villagers-group-hire")
    assert hire.moves == (Move("gold", "players/0/gold", f"players/1/village/{card}/coins", 1, ANNA),)


@pytest.mark.parametrize(("persons", "brings"), [(["hunter"], 1), (["chandler"], None)])
def test_the_smuggler_brings_what_is_certain(persons: list[str], brings: int | None) -> None:
    """Founders show 2 gold; a chandler (3 gold) besides them makes it a question."""
    state = scene(locks=False)
    hand(state, ANNA, "smuggler")
    cards = [lay(state, ANNA, person) for person in persons]
    build(state)
    assert choice(state, "play:smuggler").brings == (() if brings is None else (Amount("gold", brings),))
    if brings is None:
        play(state, "play:smuggler")
        assert choice(state, f"card:{cards[0]}").brings == TWO_GOLD
        assert choice(state, "card:0").brings == (Amount("gold", 1),)


def test_rewards_come_from_their_cards() -> None:
    state = scene(development=True)
    offer(state, "tavern")
    lay(state, ANNA, "hunter")  # the only solo symbol
    end_build_phase(state)
    assert asked(state) == ("tavern", ANNA)
    basic = choice(state, "basic:miner")
    assert (basic.by, basic.targets) == ("developments/tavern", ("basics/miner",))
    assert moved(basic) == [("card", "basics/miner", "players/0/village/4", 1)]


def test_sides_are_buttons() -> None:
    state = scene()
    hand(state, ANNA, "apprentice")
    lay(state, ANNA, "swineherd", on=ANNA)
    build(state)
    play(state, "play:apprentice", f"card:{ANNA}")
    assert [one.targets for one in state.choices()] == [(), ()]
    assert moved(choice(state, "side:food")) == [("card", "laying/founders", "players/0/village/4", 1)]


def test_messages_are_those_of_the_game() -> None:
    state = scene()
    view = state.view(ANNA)
    for one in state.choices():
        assert one.message == GAME.action_message(view, one.action)
