# compiled: mypyc
"""Chance: one counter-based generator for the games, one cheap generator for search.

The game's chance is Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2,
3; 2011). A number depends only on the 64-bit key and on how many were drawn before it, so the same seed gives the same
game in every process, compiled or interpreted. All arithmetic stays below 2**63, because compiled integers wrap there
and interpreted ones do not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.vecs import vec

WORD: Final = 0xFFFFFFFF
PARITY: Final = 0x1BD11BDA


def _rotate(word: i64, by: i64) -> i64:
    return ((word << by) | (word >> (32 - by))) & WORD


def threefry(key_high: i64, key_low: i64, counter_high: i64, counter_low: i64) -> i64:
    """First output word of Threefry-2x32-20 for key (high, low) and counter (high, low)."""
    schedule: vec[i64] = vec[i64]([key_high, key_low, PARITY ^ key_high ^ key_low])
    left: i64 = (counter_high + key_high) & WORD
    right: i64 = (counter_low + key_low) & WORD
    for group in range(5):
        # Rotation distances alternate between two groups of four; after each group the key is mixed in.
        first: i64 = 13 if group % 2 == 0 else 17
        second: i64 = 15 if group % 2 == 0 else 29
        third: i64 = 26 if group % 2 == 0 else 16
        fourth: i64 = 6 if group % 2 == 0 else 24
        left = (left + right) & WORD
        right = _rotate(right, first) ^ left
        left = (left + right) & WORD
        right = _rotate(right, second) ^ left
        left = (left + right) & WORD
        right = _rotate(right, third) ^ left
        left = (left + right) & WORD
        right = _rotate(right, fourth) ^ left
        injection: i64 = group + 1
        left = (left + schedule[injection % 3]) & WORD
        right = (right + schedule[(injection + 1) % 3] + injection) & WORD
    return left


class Rng:
    """xorshift32 for playouts and search: cheap, and the same numbers in both forms. Never used in a real game. All 64
    bits of the seed go through Threefry: neighbouring seeds would otherwise give related numbers."""

    __slots__ = ("word",)

    def __init__(self, seed: i64) -> None:
        self.word: i64 = threefry((seed >> 32) & WORD, seed & WORD, 0, 0)
        if self.word == 0:
            self.word = 1

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        word = self.word
        word ^= (word << 13) & WORD
        word ^= word >> 17
        word ^= (word << 5) & WORD
        self.word = word
        return (word * limit) >> 32

    def shuffle(self, items: vec[i64], first: i64, count: i64) -> None:
        """Shuffle `count` items in place, from `first` on."""
        for i in range(first, first + count - 1):
            j: i64 = i + self.below(first + count - i)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
