"""The end of the game (Spielende): after phase 4 of round 9, two points for each gold left, most points win."""

import pytest

from tests.games.caylus1303.scene import (
    GAME,
    asked,
    event_names,
    gains,
    goods,
    goods_of,
    holdings,
    lay,
    pass_bridge,
    play,
    points_of,
    refusal,
    scene,
    steward,
)

BLUE, BLACK, GREEN, RED = range(4)


@pytest.mark.rule("1303-end-01")
def test_the_game_ends_after_the_stewardship_of_round_nine() -> None:
    state = scene(round_number=8)
    play(state, *["pass"] * 4)
    pass_bridge(state)
    assert (state.round, asked(state)) == (9, ("plan", BLUE))
    assert (state.is_over, state.winners()) == (False, [])
    play(state, *["pass"] * 4)
    assert not state.is_over
    before = holdings(state)
    pass_bridge(state)
    assert state.is_over
    assert (state.seat, state.round, asked(state)) == (-1, 9, ("over", -1))
    assert event_names(state)[-1] == "game-ended"
    assert gains(before, state)[BLUE] == {"workers": 3, "camp": -3}, "phase 4 is played in full"
    assert state.legal() == []
    assert refusal(state, "pass") == ("game-over", "")


@pytest.mark.rule("1303-end-01")
def test_monuments_can_still_be_built_in_round_nine() -> None:
    state = scene(round_number=9)
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=4)
    steward(state)
    assert asked(state) == ("monument", BLACK)
    play(state, "monument:theater")
    assert asked(state) == ("favor", BLACK)
    play(state, "site:2", "use:1")  # the Covered Market: two workers and a point
    assert state.is_over
    assert points_of(state) == [0, 13, 0, 0]


@pytest.mark.rule("1303-end-02")
def test_each_gold_left_brings_two_points_and_nothing_else_does() -> None:
    state = scene(players=5, round_number=9)
    goods(state, 0, gold=3)
    goods(state, 1, food=9, wood=9, stone=9, cloth=9)
    goods(state, 2, gold=1, food=9)
    goods(state, 4, gold=20)
    for seat in range(5):
        state.points[seat] = 10 * seat
    steward(state)
    assert state.is_over
    assert points_of(state) == [6, 10, 22, 30, 80]
    assert state.scores() == [6, 10, 22, 30, 80]
    assert state.winners() == [4]


@pytest.mark.rule("1303-end-02")
def test_gold_does_not_count_before_the_end_and_stays_with_its_owner() -> None:
    state = scene(round_number=8)
    goods(state, BLACK, gold=3)
    steward(state)
    assert points_of(state) == [0, 0, 0, 0]
    steward(state)
    assert points_of(state) == [0, 6, 0, 0]
    assert goods_of(state, BLACK) == {"gold": 3}


@pytest.mark.rule("1303-end-02", "1303-end-03")
def test_the_gold_is_counted_before_the_winner_is_found() -> None:
    state = scene(round_number=9)
    state.points[GREEN] = 9
    goods(state, RED, gold=5)
    steward(state)
    assert state.winners() == [RED]


@pytest.mark.rule("1303-end-03")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([7, 3, 2, 1], [BLUE]),
        ([1, 2, 3, 7], [RED]),
        ([7, 7, 2, 7], [BLUE, BLACK, RED]),
        ([0, 0, 0, 0], [BLUE, BLACK, GREEN, RED]),
        ([6, 7, 7, 6], [BLACK, GREEN]),
    ],
)
def test_most_points_win_and_equals_share_the_victory(points: list[int], winners: list[int]) -> None:
    state = scene(round_number=9)
    for seat, count in enumerate(points):
        state.points[seat] = count
    # Everything that could serve as a tie-break differs, and does not count.
    goods(state, BLUE, food=5, wood=5)
    lay(state, 15, "wood_farm", BLACK)
    state.workers[GREEN], state.camp[GREEN] = 15, 0
    steward(state)
    assert state.winners() == winners
    assert points_of(state) == points


@pytest.mark.rule("1303-end-03")
def test_there_is_no_winner_before_the_end() -> None:
    state = scene(round_number=9)
    state.points[BLUE] = 50
    assert state.winners() == []


@pytest.mark.rule("1303-end-01")
def test_a_game_that_is_over_takes_no_action() -> None:
    state = scene(round_number=9)
    steward(state)
    for action in range(GAME.action_count):
        reason = state.why_not(action)
        assert reason is not None
        assert reason.code == "game-over"
