"""Who may know what: hidden hands and piles, and knowledge as state (ruling 36; issue: knowledge)."""

from __future__ import annotations

import pytest

from baumeister import State
from tests.battery.tables import Table, all_tables, walk
from tests.games.magna_carta.rebuilt import rebuild
from tests.games.magna_carta.scene import (
    CARDS,
    act,
    asked,
    cards,
    cards_of,
    deniers,
    goods,
    goods_of,
    known_of,
    lay,
    play,
    scene,
    to_castle,
    to_effects,
    told,
    worker,
)


@pytest.mark.rule("mc-info-01")
def test_a_view_shows_everything_but_other_hands_and_piles() -> None:
    state = scene(3)
    cards(state, 0, "bank", "market", discard=("church",))
    cards(state, 1, "notary")
    goods(state, 1, food=2, gold=1)
    deniers(state, 1, 2, 3)
    mine, other = state.view(0), state.view(1)
    assert mine.players[0].hand == ("market", "bank")
    assert mine.players[1].hand is None
    assert other.players[0].hand is None
    assert other.players[1].hand == ("notary",)
    assert state.view(None).players[0].hand is None
    for view in (mine, other, state.view(None)):
        first, second = view.players[0], view.players[1]
        assert (first.hand_size, first.pile_size, first.discard, first.known) == (2, 9, ("church",), ())
        assert (second.hand_size, second.pile_size, second.discard) == (1, 11, ())
        assert (second.goods.food, second.goods.gold, second.deniers) == (2, 1, 2)
        assert [place.card for place in view.road] == ["neutral_park", "neutral_forest", "neutral_peddler"]
        assert len(view.display) == 7
        assert (view.stock.dungeon, view.stock.walls, view.stock.towers) == (6, 7, 8)


@pytest.mark.rule("mc-info-01")
def test_the_order_of_the_own_pile_is_not_shown() -> None:
    state = scene(2)
    other = state.clone()
    other.pile[0], other.pile[11] = other.pile[11], other.pile[0]
    assert state.view(0) == other.view(0)
    assert state.view(1) == other.view(1)


@pytest.mark.rule("mc-info-01")
def test_a_hand_is_known_while_its_pile_is_empty() -> None:
    state = scene(2)
    deniers(state, 9, 9)
    cards(state, 0, "bank", pile=1)
    act(state)
    assert known_of(state, 0) == set()
    play(state, "draw")
    assert known_of(state, 0) == cards_of(state, 0) == {"bank", "church"}
    assert state.view(1).players[0].known == ("bank", "church")
    play(state, "pass")
    revealed = state.revealed
    play(state, "draw")
    assert known_of(state, 0) == {"bank", "church"}, "reshuffled: the new card is hidden"
    assert len(cards_of(state, 0)) == 3
    assert state.revealed > revealed


@pytest.mark.rule("mc-info-01")
def test_what_is_being_built_is_known() -> None:
    state = scene(2)
    cards(state, 0, "market", "bank")
    goods(state, 0, food=2, wood=2)
    act(state)
    revealed = state.revealed
    play(state, "build:market")
    assert asked(state) == ("pay", 0)
    assert state.view(1).players[0].known == ("market",)
    assert state.revealed == revealed + 1
    play(state, "pay:food")
    assert state.view(1).players[0].known == ()
    assert cards_of(state, 0) == {"bank"}
    state = scene(2)
    cards(state, 0, *CARDS)
    goods(state, 0, food=1, wood=1)
    act(state)
    revealed = state.revealed
    play(state, "build:notary")
    assert state.revealed == revealed, "the hand was known: nothing new is seen"


@pytest.mark.rule("mc-info-01")
def test_discarding_a_hidden_hand_reveals_it() -> None:
    state = scene(2)
    deniers(state, 5, 5)
    cards(state, 0, "bank", "market")
    act(state)
    revealed = state.revealed
    play(state, "swap")
    assert state.revealed == revealed + 1 + 2, "what was thrown away, and two cards drawn"
    assert [entry[0] for entry in told(state, 0)].count("drew") == 2
    assert [entry[0] for entry in told(state, 1)].count("drew") == 0
    assert ("drew-hidden", 0, 2) in told(state, None)
    assert all(entry[0] != "drew-hidden" for entry in told(state, 0))


@pytest.mark.rule("mc-info-01")
def test_imagined_states_keep_what_is_known() -> None:
    state = scene(2)
    cards(state, 0, "bank", "market", "notary")
    cards(state, 1, "small_farm", "church")
    state.known[1] = 1 << CARDS.index("church")
    seen: set[str] = set()
    for seed in range(60):
        imagined = state.determinize(0, seed)
        assert cards_of(imagined, 0) == {"bank", "market", "notary"}  # type: ignore[arg-type]
        hand = cards_of(imagined, 1)  # type: ignore[arg-type]
        assert "church" in hand
        assert len(hand) == 2
        seen |= hand
    assert seen == set(CARDS)


def check_rebuilt(state: State, seat: int | None) -> None:
    """The state can be put together again from the seat's view, up to what `determinize` deals anew."""
    again = rebuild(state.view(seat))
    assert again.view(seat) == state.view(seat)
    assert again.determinize(seat, 1).digest() == state.determinize(seat, 1).digest()
    assert seat != state.seat or again.legal() == state.legal()


@pytest.mark.rule("mc-info-01")
@pytest.mark.parametrize("table", all_tables("magna_carta"), ids=str)
def test_a_view_tells_everything_a_seat_may_know(table: Table) -> None:
    met = set()
    for number, state in enumerate(walk(table, seed=37)):
        met.add("over" if state.is_over else state.decision.name)
        seats = [*range(table.players), None]  # the last one also when the game is over: nobody is asked
        for seat in {seats[state.seat], seats[number % len(seats)]}:
            check_rebuilt(state, seat)
    assert {"mulligan", "action", "pay", "use", "take", "offer", "over"} <= met


@pytest.mark.rule("mc-info-01")
def test_a_view_tells_where_a_prestige_card_will_lie_while_it_is_paid() -> None:
    state = scene(2)
    places = [lay(state, "bank", 0, "residence"), lay(state, "market", 0, "residence")]
    goods(state, 0, stone=2, gold=3)
    act(state)
    play(state, "prestige:statue")
    check_rebuilt(state, 1)
    for place in places:
        after = state.clone()
        play(after, f"cover:{place}")
        check_rebuilt(after, 1)
        decision = after.view(1).decision
        assert (decision.name, decision.card, decision.place) == ("pay", "statue", place)


@pytest.mark.rule("mc-info-01")
def test_a_view_tells_which_card_will_turn_while_it_is_paid() -> None:
    state = scene(2)
    places = [lay(state, "bank", 0), lay(state, "market", 0)]
    notary = lay(state, "notary", 1)
    worker(state, 0, notary)
    goods(state, 0, food=1, gold=1)
    to_effects(state)
    for place in places:
        after = state.clone()
        play(after, f"turn:{place}")
        decision = after.view(1).decision
        assert (decision.name, decision.card, decision.place) == ("pay", "residence", place)
        assert (decision.effect_place, decision.role) == (notary, "worker")


@pytest.mark.rule("mc-info-01")
def test_a_view_tells_how_a_payment_of_batches_stands() -> None:
    """2 batches from 2 food, 1 wood, 2 stone and 2 gold: the cubes come in ascending order."""
    state = scene(2)
    goods(state, 0, food=2, wood=1, stone=2, gold=2)
    to_castle(state)
    play(state, "offer:2")
    for cube, stands in (("food", (5, "food", 1)), ("wood", (4, "food", 2)), ("stone", (2, "stone", 1))):
        decision = state.view(1).decision
        assert (decision.cubes_left, decision.lowest, decision.paid) == stands
        assert (decision.white, decision.card, decision.place) == (0, None, None)
        play(state, f"pay:{cube}")
    assert goods_of(state, 0) == {"gold": 1 + 1}, "one is left, one was gained for most batches"


@pytest.mark.rule("mc-info-01")
def test_a_view_tells_which_cubes_may_still_be_taken() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "peddler", 1))
    deniers(state, 2, 0)
    to_effects(state)
    play(state, "use:2")
    assert (state.view(1).decision.cubes_left, state.view(1).decision.lowest) == (2, "food")
    play(state, "take:wood")
    assert (state.view(1).decision.cubes_left, state.view(1).decision.lowest) == (1, "wood")
