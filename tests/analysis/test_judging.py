"""How everybody stands, from a few deals: the noise is what it says it is."""

from __future__ import annotations

import random

import pytest

from baumeister.analysis.judging import estimate


@pytest.mark.parametrize("deals", [2, 3, 6, 12, 20])
def test_95_of_100_intervals_hold_the_true_value_however_few_deals_there_are(deals: int) -> None:
    chance = random.Random(1303)
    true, tries, held = 0.4, 4000, 0
    for _ in range(tries):
        found = estimate([[chance.gauss(true, 0.1)] for _ in range(deals)])
        held += abs(found.values[0] - true) <= found.noise[0]
    assert held / tries >= 0.94
    assert held / tries <= 0.98, "and they are no wider than they need be"
