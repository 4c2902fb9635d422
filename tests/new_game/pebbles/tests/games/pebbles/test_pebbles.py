"""The rules of Pebbles, statement by statement."""

from __future__ import annotations

from typing import cast

import pytest

import baumeister as bm
from baumeister.games.pebbles.rules import Pebbles

GAME = bm.game("pebbles")


def begin(players: int = 2) -> Pebbles:
    """The cards are dealt in their order, Shore and Meadow to seat 0."""
    state = cast(Pebbles, GAME.new(players, seed=1))
    for card in range(6):
        state.card[card] = card
    return state


def begin_heaps(players: int = 2) -> Pebbles:
    state = begin(players)
    do(state, *("discard:meadow", "discard:forest", "discard:quarry")[:players])
    return state


def almost_over() -> Pebbles:
    """One stone is left in the last round, in the quarry."""
    state = begin_heaps()
    state.round = 6
    for heap in range(6):
        state.heap[heap] = int(heap == 5)
    return state


def do(state: Pebbles, *names: str) -> None:
    for name in names:
        state.apply(GAME.action(name))


def reason(state: Pebbles, name: str) -> tuple[str, str]:
    refusal = state.why_not(GAME.action(name))
    assert refusal is not None
    return refusal.code, refusal.rule


@pytest.mark.rule("pebbles-setup-01")
def test_two_or_three_play() -> None:
    for players in (1, 4):
        with pytest.raises(bm.BadPlayers):
            GAME.new(players)


@pytest.mark.rule("pebbles-setup-02", "pebbles-cards-01", "pebbles-cards-03")
def test_everybody_puts_an_own_card_back_first() -> None:
    state = begin(3)
    for seat, own in enumerate((("shore", "meadow"), ("hill", "forest"), ("island", "quarry"))):
        assert (state.seat, state.view(seat).players[seat].hand) == (seat, own)
        assert [GAME.action_name(action) for action in state.legal()] == [f"discard:{card}" for card in own]
        assert reason(state, "take:shore") == ("not-now", "")
        do(state, f"discard:{own[0]}")
    assert (state.seat, state.decision.name) == (0, "take")
    assert reason(begin(), "discard:hill") == ("not-available", "pebbles-cards-03")


@pytest.mark.rule("pebbles-cards-02")
def test_which_card_is_kept_and_which_went_back_is_secret() -> None:
    state = begin()
    do(state, "discard:shore")
    own, other = state.view(0).players[0], state.view(1).players[0]
    assert (own.cards, own.hand, own.put_back) == (1, ("meadow",), "shore")
    assert (other.cards, other.hand, other.put_back) == (1, (), None)
    assert [[event.name for event in state.events(seat)] for seat in (0, 1)] == [["discarded"], ["discarded-face-down"]]


@pytest.mark.rule("pebbles-heaps-01", "pebbles-heaps-02", "pebbles-heaps-03")
def test_a_stone_of_a_heap_is_a_point() -> None:
    state = begin_heaps()
    assert [heap.stones for heap in state.view(None).heaps] == [3] * 6
    do(state, "take:hill", "take:hill", "take:hill")
    assert reason(state, "take:hill") == ("not-available", "pebbles-heaps-03")
    assert state.scores() == [2, 1]


@pytest.mark.rule("pebbles-heaps-04")
def test_the_next_round_begins_with_the_next_player() -> None:
    state = almost_over()
    state.round = 1
    do(state, "take:quarry")
    assert (state.round, state.seat, list(state.heap)) == (2, 1, [3] * 6)


@pytest.mark.rule("pebbles-end-01")
def test_after_the_last_round_the_kept_cards_are_shown() -> None:
    state = almost_over()
    do(state, "take:quarry")
    assert state.is_over
    assert [player.hand for player in state.view(None).players] == [("shore",), ("hill",)]


@pytest.mark.rule("pebbles-end-02")
@pytest.mark.parametrize(("kept", "each"), [(0, 2), (1, 2), (2, 2), (3, 2), (4, 3), (5, 1)])
def test_a_kept_card_brings_points_for_the_stones_of_its_heap(kept: int, each: int) -> None:
    state = almost_over()
    state.card[0], state.card[kept] = kept, 0
    for heap in range(6):
        state.stones[heap] = 3 if heap == 5 else 4
    do(state, "take:quarry")
    assert state.scores()[0] == 1 + each * 4


@pytest.mark.rule("pebbles-end-03")
@pytest.mark.parametrize(("points", "winners"), [((5, 4), [0]), ((4, 6), [1]), ((4, 5), [0, 1])])
def test_most_points_win_together_if_equal(points: tuple[int, int], winners: list[int]) -> None:
    state = almost_over()
    state.points[0], state.points[1] = points
    do(state, "take:quarry")
    assert state.winners() == winners
