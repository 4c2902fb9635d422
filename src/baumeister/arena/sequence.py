"""When a match is decided: a confidence sequence, which may be looked at after every deal.

An ordinary 95 % interval is right for one look; if you look after every game and stop at the first result you like, you
are wrong far more often than 5 times in 100. This interval is right at all times together: in 95 of 100 matches the
true share is in it from the first deal to the last.

It is Robbins' (1970) mixture of all alternatives with a uniform prior: for a supposed share p, after n deals with the
sum s of results from 0 to 1, M(p) = B(1 + s, 1 + n - s) / (p^s (1 - p)^(n - s)) is a nonnegative supermartingale if p
is true, so it ever reaches 20 with a chance of at most 1 in 20 (Ville). The interval contains all p with M(p) < 20. One
result is a whole deal, the mean of its rotations: they share their cards and are not independent, and seats have
different chances. (For results between 0 and 1 that are not coin flips the sequence is wider than necessary, never
narrower.)
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

#: One in this many matches may be judged wrong.
_ONE_IN: Final = 20.0
#: Halvings to find an end of the interval: enough for six digits.
_HALVINGS: Final = 24


def is_refuted(share: float, total: float, deals: int) -> bool:
    """Is this share refuted after this many deals, whose results from 0 to 1 have this sum?"""
    mixed = math.lgamma(1 + total) + math.lgamma(1 + deals - total) - math.lgamma(2 + deals)
    likelihood = _log_power(share, total) + _log_power(1 - share, deals - total)
    return mixed - likelihood >= math.log(_ONE_IN)


def confidence_sequence(total: float, deals: int) -> tuple[float, float]:
    """All shares that are not refuted."""
    if deals == 0:
        return 0.0, 1.0
    best = total / deals
    return _edge(0.0, best, total, deals), _edge(1.0, best, total, deals)


def _log_power(base: float, exponent: float) -> float:
    if exponent == 0:
        return 0.0
    return exponent * math.log(base) if base > 0 else -math.inf


def _edge(outside: float, inside: float, total: float, deals: int) -> float:
    """Where refuted shares begin, between the edge and the share that fits best."""
    if not is_refuted(outside, total, deals):
        return outside
    for _ in range(_HALVINGS):
        between = (outside + inside) / 2
        if is_refuted(between, total, deals):
            outside = between
        else:
            inside = between
    return outside


@dataclass(frozen=True)
class Refutation:
    """After how many deals the fair share was refuted: the bot is better (or worse) than the others."""

    deals: int
    better: bool


def first_decision(results: Iterable[float], fair: float) -> Refutation | None:
    """The first deal after which the fair share lies outside the interval."""
    total = 0.0
    for deals, result in enumerate(results, start=1):
        total += result
        if is_refuted(fair, total, deals):
            return Refutation(deals, better=total > fair * deals)
    return None
