# compiled: mypyc
"""The arrays that trees and nets are made of, and how they grow."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec


def floats(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)


def doubled(old: vec[i64]) -> vec[i64]:
    """The same numbers with twice the room."""
    more = vec[i64]([0] * (2 * len(old)))
    for i in range(len(old)):
        more[i] = old[i]
    return more


def doubled_floats(old: vec[float]) -> vec[float]:
    more = floats(2 * len(old))
    for i in range(len(old)):
        more[i] = old[i]
    return more
