"""What the Caylus games share: goods, prices with wildcards, the road."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from mypy_extensions import i64

from baumeister.engine.goods import GOODS, count_from, kinds_from
from baumeister.engine.payment import due, fits_wildcard, left_over, only_wildcard
from baumeister.engine.road import fill_steps, first_empty, may_step
from baumeister.engine.state import make_buffer
from baumeister.engine.vecs import vec


def table(*numbers: int) -> vec[i64]:
    return vec[i64](numbers)


OTHER = (9, 9, 9, 9, 9)  # another seat's row in front


def test_counting_goods() -> None:
    goods = table(*OTHER, 2, 0, 1, 0, 4)
    assert [count_from(goods, 5, first, 4) for first in range(5)] == [3, 1, 1, 0, 0]
    assert count_from(goods, 5, 0, 5) == 7
    assert [kinds_from(goods, 5, first) for first in range(6)] == [3, 2, 2, 1, 1, 0]


def test_what_is_due() -> None:
    prices, waived = table(*OTHER, 1, 2, 0, 0, 0), table(*OTHER, 0, 1, 1, 0, 0)
    assert [due(prices, 5, waived, -5, good) for good in range(5)] == [1, 2, 0, 0, 0]
    assert [due(prices, 5, waived, 5, good) for good in range(5)] == [1, 1, 0, 0, 0]
    assert due(prices, 5, waived, 0, 1) == 0


@pytest.mark.parametrize(
    ("goods", "wild_end", "spare"),
    [
        ((1, 2, 0, 0, 0), 5, 0),
        ((1, 1, 9, 9, 9), 5, -1),
        ((0, 2, 9, 9, 9), 5, -1),
        ((2, 3, 1, 0, 4), 5, 7),
        ((2, 3, 1, 0, 4), 4, 3),
    ],
)
def test_what_is_left_for_wildcards(goods: tuple[int, ...], wild_end: int, spare: int) -> None:
    prices = table(1, 2, 0, 0, 0)
    assert left_over(table(*OTHER, *goods), 5, prices, 0, prices, -1, wild_end) == spare


def test_a_waived_part_need_not_be_there() -> None:
    prices, waived = table(1, 2, 0, 0, 0), table(*OTHER, 0, 1, 0, 0, 0)
    assert left_over(table(1, 1, 0, 0, 0), 0, prices, 0, waived, 5, 5) == 0
    assert left_over(table(1, 0, 0, 0, 0), 0, prices, 0, waived, 5, 5) == -1


@pytest.mark.parametrize("wild", [1, 2, 3])
@pytest.mark.parametrize("wild_end", [4, 5])
def test_every_payment_with_wildcards_is_reached_in_exactly_one_way(wild: int, wild_end: int) -> None:
    goods = (1, 2, 0, 1, 2)
    reached: list[tuple[int, ...]] = []

    def go_on(left: list[int], paid: tuple[int, ...], lowest: int) -> None:
        if len(paid) == wild:
            reached.append(paid)
            return
        fits = [
            good
            for good in range(GOODS)
            if fits_wildcard(table(*OTHER, *left), 5, good, lowest, wild_end, wild - len(paid))
        ]
        assert fits, "a dead end"
        only = only_wildcard(table(*OTHER, *left), 5, lowest, wild_end, wild - len(paid))
        assert only == (fits[0] if len(fits) == 1 else -1)
        for good in fits:
            rest = [count - (number == good) for number, count in enumerate(left)]
            go_on(rest, (*paid, good), good)

    go_on(list(goods), (), 0)
    wanted = [
        paid
        for paid in combinations_with_replacement(range(wild_end), wild)
        if all(paid.count(good) <= goods[good] for good in paid)
    ]
    assert sorted(reached) == wanted


def test_the_first_empty_space() -> None:
    road = table(-1, 3, 4, -1, 5, -1)
    assert first_empty(road, 1, 5) == 3
    assert first_empty(road, 4, 5) == 5
    assert first_empty(road, 1, 2) == 0
    assert first_empty(road, 4, 4) == 0


@pytest.mark.parametrize(
    ("at", "most", "steps"), [(5, 3, [-3, -2, -1, 0, 1, 2, 3]), (2, 3, [-1, 0, 1, 2, 3]), (9, 2, [-2, -1, 0, 1])]
)
def test_steps_of_the_provost(at: int, most: int, steps: list[int]) -> None:
    buffer = make_buffer()
    count = fill_steps(buffer, 40, at, most, 1, 10)
    assert [buffer[i] - 40 for i in range(count)] == steps
    assert [step for step in range(-5, 6) if may_step(at, step, most, 1, 10)] == steps
