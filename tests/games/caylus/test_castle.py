"""Phase 6, the castle (docs/rules/caylus.md 5.6)."""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    asked,
    castle,
    events,
    explained,
    goods,
    goods_of,
    houses,
    houses_of,
    legal,
    play,
    points_of,
    queue,
    refusal,
    scene,
)


def site(*seats: int, **has: int) -> Caylus:
    """These seats stand in the queue, each with these goods."""
    state = scene()
    queue(state, *seats)
    for seat in seats:
        goods(state, seat, **has)
    return state


@pytest.mark.rule("caylus-castle-01")
def test_queue_order_and_any_number_of_batches() -> None:
    state = site(2, 0, food=2, wood=2, stone=2)
    goods(state, 1, food=2, wood=2, stone=2)
    castle(state)
    assert asked(state) == ("castle", 2)
    play(state, "give:wood")
    assert asked(state) == ("castle", 2)
    play(state, "give:wood")
    assert asked(state) == ("castle", 0)
    assert list(state.queue) == [2, 0, -1, -1, -1]
    play(state, "give:wood", "decline")
    assert goods_of(state, 0) == {"food": 1, "wood": 1, "stone": 1}
    assert [houses_of(state, seat)[0] for seat in range(4)] == [1, 0, 2, 0]
    assert asked(state) == ("line", 2)
    assert list(state.workers[:4]) == [5, 6, 5, 6]
    play(state, "line:points", "column:1")
    assert list(state.workers[:4]) == [6, 6, 6, 6]
    assert (state.queue_count, list(state.queue)) == (0, [-1] * 5)
    assert list(state.batches) == [0] * 5


@pytest.mark.rule("caylus-castle-02")
def test_batches_of_three_different_goods_with_food() -> None:
    state = site(0, food=1, wood=1, stone=1, cloth=1, gold=1)
    castle(state)
    assert legal(state) == {"decline", "give:wood", "give:stone", "give:cloth"}
    assert refusal(state, "give:gold") == ("wrong-order", "caylus-castle-02")
    play(state, "give:stone")
    assert asked(state) == ("batch", 0)
    assert legal(state) == {"give:cloth", "give:gold"}
    assert refusal(state, "give:wood") == ("wrong-order", "caylus-castle-02")
    assert refusal(state, "decline") == ("must-complete", "caylus-castle-02")
    play(state, "give:gold")
    assert goods_of(state, 0) == {"wood": 1, "cloth": 1}
    assert houses_of(state, 0) == [1, 0, 0]


@pytest.mark.rule("caylus-castle-02")
def test_every_batch_is_reached_in_one_way() -> None:
    kinds = ("wood", "stone", "cloth", "gold")
    reached = set()
    for first in kinds:
        state = site(0, food=1, wood=1, stone=1, cloth=1, gold=1)
        castle(state)
        if f"give:{first}" not in legal(state):
            continue
        play(state, f"give:{first}")
        if asked(state)[0] != "batch":
            reached.add(frozenset(goods_of(state, 0)))
            continue
        for second in sorted(legal(state)):
            other = state.clone()
            play(other, second)
            left = frozenset(goods_of(other, 0))
            assert left not in reached
            reached.add(left)
    assert len(reached) == 6


@pytest.mark.rule("caylus-castle-02")
@pytest.mark.parametrize(
    "has", [{"food": 2, "wood": 2}, {"food": 5}, {"wood": 2, "stone": 2, "gold": 2}, {"food": 1, "gold": 3}, {}]
)
def test_no_batch(has: dict[str, int]) -> None:
    state = site(0, **has)
    state.points[0] = 9
    castle(state)
    assert asked(state) == ("place", 0)
    assert goods_of(state, 0) == has
    assert points_of(state)[0] == 7


@pytest.mark.rule("caylus-castle-03")
@pytest.mark.parametrize(("scored", "points"), [(0, 5), (1, 4), (2, 3)])
def test_house_in_the_first_section_not_yet_scored(scored: int, points: int) -> None:
    state = site(0, food=1, wood=1, gold=1)
    state.scored = scored
    castle(state)
    play(state, "give:wood")
    expected = [0, 0, 0]
    expected[scored] = 1
    assert houses_of(state, 0) == expected
    assert points_of(state)[0] == points
    assert goods_of(state, 0) == {}
    assert asked(state) == ("line", 0)


@pytest.mark.rule("caylus-castle-04")
def test_spill_over_into_the_next_sections() -> None:
    state = site(0, food=4, wood=4, stone=4)
    houses(state, 1, dungeon=5, walls=8)
    castle(state)
    play(state, *["give:wood"] * 4)
    assert houses_of(state, 0) == [1, 2, 1]
    assert points_of(state)[0] == 5 + 4 + 4 + 3


@pytest.mark.rule("caylus-castle-05")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (7, 5)])
def test_loss_without_a_batch(before: int, after: int) -> None:
    state = site(1, food=2, wood=1)
    state.points[1] = before
    castle(state)
    assert points_of(state)[1] == after


@pytest.mark.rule("caylus-castle-05")
def test_the_loss_comes_at_the_players_turn_in_the_queue() -> None:
    state = site(0, 1, 2, food=1, wood=1, stone=1)
    goods(state, 1)
    for seat in range(3):
        state.points[seat] = 5
    castle(state)
    assert points_of(state) == [5, 5, 5, 0]
    play(state, "give:wood")
    assert points_of(state) == [10, 3, 5, 0]
    assert asked(state) == ("castle", 2)
    assert events(state)[-2:] == [("no-batch", 1), ("points-lost", 1, 2)]


@pytest.mark.rule("caylus-castle-06")
@pytest.mark.parametrize("dungeon", [0, 6])
def test_loss_for_refusing(dungeon: int) -> None:
    state = site(0, food=1, wood=1, stone=1)
    state.points[0] = 5
    houses(state, 0, dungeon=min(dungeon, 1))
    houses(state, 1, dungeon=max(dungeon - 1, 0))
    castle(state)
    play(state, "decline")
    assert points_of(state)[0] == 3
    assert goods_of(state, 0) == {"food": 1, "wood": 1, "stone": 1}


@pytest.mark.rule("caylus-castle-06")
def test_no_loss_for_stopping_after_a_batch() -> None:
    state = site(0, food=2, wood=2, stone=2)
    castle(state)
    play(state, "give:wood", "decline")
    assert points_of(state)[0] == 5
    assert asked(state) == ("line", 0)


@pytest.mark.rule("caylus-castle-07")
def test_full_castle_and_a_batch_in_hand() -> None:
    state = site(0, 1, food=2, wood=2, stone=2)
    state.scored = 2
    state.points[1] = 5
    houses(state, 2, towers=13)
    castle(state)
    play(state, "give:wood")
    # Seat 0 took the last space: it is not asked again, and neither is seat 1.
    assert houses_of(state, 0) == [0, 0, 1]
    assert goods_of(state, 1) == {"food": 2, "wood": 2, "stone": 2}
    assert points_of(state)[1] == 5
    assert asked(state) == ("line", 0)


@pytest.mark.rule("caylus-castle-07", "caylus-castle-08")
@pytest.mark.parametrize(("has", "lost"), [({"food": 1, "wood": 1, "gold": 1}, 0), ({"food": 3, "gold": 3}, 2)])
def test_castle_full_before(has: dict[str, int], lost: int) -> None:
    state = site(1, **has)
    state.points[1] = 20
    for seat, count in enumerate((2, 1, 2, 1)):
        houses(state, seat, dungeon=count)
    houses(state, 2, walls=10, towers=14)
    castle(state)
    # Nobody is asked in the castle; the scoring of the dungeon, where seat 1 has a house, comes next.
    assert asked(state) == ("line", 0)
    assert goods_of(state, 1) == has
    assert points_of(state)[1] == 20 - lost


@pytest.mark.rule("caylus-castle-08")
def test_full_castle_without_a_batch() -> None:
    state = site(0, 1, food=1, wood=1, stone=1)
    goods(state, 1, food=1, gold=4)
    state.scored = 2
    state.points[1] = 5
    houses(state, 2, towers=13)
    castle(state)
    play(state, "give:wood")
    assert points_of(state)[1] == 3
    assert goods_of(state, 1) == {"food": 1, "gold": 4}


@pytest.mark.rule("caylus-castle-09")
@pytest.mark.parametrize(
    ("batches", "winner"), [((1, 2, 0), 1), ((1, 1, 0), 0), ((0, 1, 1), 1), ((2, 1, 2), 0), ((0, 0, 0), None)]
)
def test_favor_for_most_batches(batches: tuple[int, ...], winner: int | None) -> None:
    state = scene()
    queue(state, 0, 1, 2)
    for seat, count in enumerate(batches):
        goods(state, seat, food=count, wood=count, cloth=count)
    castle(state)
    while asked(state)[0] == "castle":
        play(state, "give:wood")
    if winner is None:
        assert asked(state)[0] == "place"
    else:
        assert asked(state) == ("line", winner)
        assert state.favors == 1


@pytest.mark.rule("caylus-castle-09")
def test_the_earliest_in_the_queue_and_not_the_lowest_seat() -> None:
    state = site(3, 1, food=1, wood=1, stone=1)
    castle(state)
    play(state, "give:wood", "give:wood")
    assert asked(state) == ("line", 3)


@pytest.mark.rule("caylus-castle-10")
def test_scored_sections_stay_unfinished() -> None:
    state = site(0, food=1, wood=1, stone=1)
    state.scored = 1
    houses(state, 1, dungeon=2)
    castle(state)
    play(state, "give:wood")
    assert houses_of(state, 0) == [0, 1, 0]


def test_what_the_castle_question_tells() -> None:
    state = site(0, food=2, wood=2, stone=2)
    houses(state, 1, dungeon=5)
    castle(state)
    assert explained(state) == {"section": "dungeon", "batches": 0}
    play(state, "give:wood")
    assert explained(state) == {"section": "walls", "batches": 1}
    assert events(state) == [
        ("paid", 0, "food", 1),
        ("paid", 0, "wood", 1),
        ("paid", 0, "stone", 1),
        ("batch-given", 0, "dungeon", 1),
        ("points-gained", 0, 5),
    ]
