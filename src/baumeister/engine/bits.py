# compiled: mypyc
"""Sets of small numbers (0 to 60) as the bits of one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT_60: Final = 0x1000000000000000


def bit(number: i64) -> i64:
    """Not `1 << number`: mypyc makes the 1 a C int, which has only 32 bits."""
    return BIT_60 >> (60 - number)


def has(bits: i64, number: i64) -> bool:
    return (bits >> number) & 1 != 0


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    rest = bits
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count
