"""One game mined once, for all tests that need an exercise."""

from __future__ import annotations

import pytest

from baumeister.exercises import mining, paired
from baumeister.exercises.mining import Haul, Miner, Pit

PIT = Pit("caylus1303", seed=1)
#: Games in one of which quick looks find something.
GAMES = range(30)


@pytest.fixture(scope="session")
def haul() -> Haul:
    """A game with something in it, looked for with less thinking than in a real search."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mining, "DEEP", 1000)
        patch.setattr(paired, "THINKING", 8)
        miner = Miner(PIT)
        return next(haul for number in GAMES if (haul := miner.dig(number)).found)
