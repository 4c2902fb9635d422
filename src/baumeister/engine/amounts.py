# compiled: mypyc
"""Amounts in the wire form: rows of price tables, single ones, and goods that were named one by one."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount


def amounts_in(table: vec[i64], row: i64, names: tuple[str, ...]) -> tuple[Amount, ...]:
    """The non-zero amounts in a row of a table; `names` are its columns."""
    found = []
    columns: i64 = len(names)
    for column in range(columns):
        count = table[row * columns + column]
        if count != 0:
            found.append(Amount(names[column], int(count)))
    return tuple(found)


def some(resource: str, count: int) -> tuple[Amount, ...]:
    """An amount, unless it is zero."""
    return (Amount(resource, count),) if count > 0 else ()


def added_up(amounts: tuple[Amount, ...]) -> tuple[Amount, ...]:
    """Each resource once."""
    if len(amounts) < 2:
        return amounts
    counts: dict[str, int] = {}
    for amount in amounts:
        counts[amount.resource] = counts.get(amount.resource, 0) + amount.count
    return tuple([Amount(resource, count) for resource, count in counts.items()])


def counted(goods: list[str]) -> tuple[Amount, ...]:
    """How many there are of each, in order of appearance."""
    return tuple([Amount(good, goods.count(good)) for good in dict.fromkeys(goods)])
