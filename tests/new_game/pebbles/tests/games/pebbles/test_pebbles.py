"""The rules of Pebbles, statement by statement."""

from __future__ import annotations

import pytest

import baumeister as bm
from tests.games.pebbles.scene import GAME, begin, begin_heaps, do, heaps, legal, reason


@pytest.mark.rule("pebbles-setup-01")
@pytest.mark.parametrize("players", [1, 4])
def test_two_or_three_play(players: int) -> None:
    with pytest.raises(bm.BadPlayers):
        GAME.new(players)


@pytest.mark.rule("pebbles-setup-02", "pebbles-setup-03")
def test_two_cards_for_everybody_and_empty_heaps() -> None:
    state = begin(3)
    assert [state.view(seat).players[seat].hand for seat in range(3)] == [
        ("shore", "meadow"), ("hill", "forest"), ("island", "quarry"),
    ]  # fmt: skip
    assert heaps(state) == [0] * 6
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("pebbles-cards-01", "pebbles-cards-03")
def test_everybody_puts_an_own_card_back_first() -> None:
    state = begin(3)
    for seat, own in enumerate((["shore", "meadow"], ["hill", "forest"], ["island", "quarry"])):
        assert state.seat == seat
        assert legal(state) == [f"discard:{card}" for card in own]
        assert reason(state, "heap:shore") == ("not-now", "")
        do(state, f"discard:{own[0]}")
    assert (state.seat, state.decision.name) == (0, "heap")
    assert reason(begin(), "discard:hill") == ("not-available", "pebbles-cards-03")


@pytest.mark.rule("pebbles-cards-02", "pebbles-cards-04", "pebbles-cards-05")
def test_which_card_is_kept_and_which_went_back_is_secret() -> None:
    state = begin()
    do(state, "discard:shore")
    own, other = state.view(0).players[0], state.view(1).players[0]
    assert (own.cards, own.hand, own.put_back) == (1, ("meadow",), "shore")
    assert (other.cards, other.hand, other.put_back) == (1, (), None)
    assert [event.name for event in state.events(0)] == ["discarded"]
    assert [event.name for event in state.events(1)] == ["discarded-face-down"]
    assert [event.name for event in state.events(None)] == ["discarded-face-down"]


@pytest.mark.rule("pebbles-heaps-01", "pebbles-heaps-02", "pebbles-heaps-06")
def test_one_or_two_pebbles_of_a_heap_are_a_point_each() -> None:
    state = begin_heaps()
    assert heaps(state) == [3] * 6
    do(state, "heap:hill")
    assert state.decision.card == "hill"
    assert legal(state) == ["take:1", "take:2"]
    do(state, "take:2", "heap:shore", "take:1")
    assert heaps(state) == [2, 3, 1, 3, 3, 3]
    assert state.scores() == [2, 1]


@pytest.mark.rule("pebbles-heaps-03", "pebbles-heaps-04", "pebbles-heaps-05")
def test_a_heap_is_used_up() -> None:
    state = begin_heaps()
    do(state, "heap:hill", "take:2")
    do(state, "heap:hill")  # one is left: nothing is asked
    assert (state.seat, heaps(state)[2], state.scores()) == (0, 0, [2, 1])
    assert reason(state, "heap:hill") == ("empty", "pebbles-heaps-03")
    do(state, "heap:shore")
    assert reason(state, "heap:meadow") == ("must-complete", "pebbles-heaps-04")


@pytest.mark.rule("pebbles-heaps-08", "pebbles-heaps-09")
@pytest.mark.parametrize(("option", "points"), [(True, 4), (False, 2)])
def test_the_last_pebble_of_a_heap(option: bool, points: int) -> None:
    state = begin_heaps(last_pebble=option)
    do(state, "heap:hill", "take:1", "heap:hill")
    assert [choice.brings[0].count for choice in state.choices()] == [1, points]
    do(state, "take:2")
    assert state.scores() == [1, points]


def empty_the_heaps(state: bm.State) -> None:
    """Always two of the first heap, then the one that is left."""
    started = state.round
    while not state.is_over and state.round == started:
        state.apply(state.legal()[-1] if state.decision.name == "take" else state.legal()[0])


@pytest.mark.rule("pebbles-heaps-07", "pebbles-heaps-10")
def test_the_next_round_begins_with_the_next_player() -> None:
    state = begin_heaps(3)
    state.heap[0] = state.heap[1] = state.heap[2] = state.heap[3] = state.heap[4] = 0
    seats = []
    for name in ("heap:quarry", "take:1", "heap:quarry", "take:2"):
        seats.append(int(state.seat))
        do(state, name)
    assert seats == [0, 0, 1, 1]
    assert (state.round, state.seat, heaps(state)) == (2, 2, [3] * 6)


@pytest.mark.rule("pebbles-end-01", "pebbles-end-02")
def test_after_six_rounds_the_kept_cards_are_shown() -> None:
    state = begin_heaps()
    for number in range(1, 7):
        assert (state.round, state.is_over) == (number, False)
        empty_the_heaps(state)
    assert state.is_over
    for seat in (0, 1, None):
        assert [player.hand for player in state.view(seat).players] == [("shore",), ("hill",)]
    assert [player.put_back for player in state.view(0).players] == ["meadow", None]


@pytest.mark.rule("pebbles-end-03", "pebbles-end-04")
@pytest.mark.parametrize(("kept", "each"), [(0, 2), (1, 2), (2, 2), (3, 2), (4, 3), (5, 1)])
def test_a_kept_card_brings_points_for_the_pebbles_of_its_heap(kept: int, each: int) -> None:
    state = begin_heaps()
    # The one that was put back is the next one; only the kept card counts.
    for place in range(6):
        state.card[place] = (kept + place) % 6
    state.round = 6
    for heap in range(6):
        state.heap[heap] = 0
        state.pebbles[heap] = 4
    state.heap[0] = 1
    do(state, "heap:shore")
    assert state.is_over
    assert state.scores()[0] == 1 + each * (5 if kept == 0 else 4)


@pytest.mark.rule("pebbles-end-05")
@pytest.mark.parametrize(("points", "winners"), [((5, 4), [0]), ((4, 6), [1]), ((4, 5), [0, 1])])
def test_most_points_win_together_if_equal(points: tuple[int, int], winners: list[int]) -> None:
    state = begin_heaps()
    state.round = 6
    for heap in range(6):
        state.heap[heap] = 0
    state.heap[5] = 1
    state.points[0], state.points[1] = points
    do(state, "heap:quarry")
    assert state.winners() == winners
