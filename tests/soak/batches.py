"""A million calls of a batch's step: no memory is kept, and rows still hold what views hold after all of them."""

from __future__ import annotations

import resource

import numpy as np

import baumeister as bm
from baumeister.research.arrays import Arrays, Eyes
from baumeister.research.spec import EnvSpec
from tests.soak.part import Result

STEPS = 1_000_000
QUICK_STEPS = 5_000
PLACES = 8
#: Kilobytes the process may grow by after the first tenth: allocators are never quite still, a leak of one small object
#: at every call would be ten times this.
MOST_GROWTH = 2_000


def memory() -> int:
    """The most this process has ever used, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def run(game_id: str, quick: bool) -> Result:
    """Self-play with masks and observations, by actions from numpy."""
    title = bm.game(game_id)
    if title.make_observer is None:
        return Result("batches", game_id, True, remarks=["the game has no observer"])
    spec = EnvSpec(game_id, title.players_max)
    games, rng = Arrays(spec, PLACES, seed=1), np.random.default_rng(1)
    steps = QUICK_STEPS if quick else STEPS
    for _ in range(steps // 10):
        games.step(games.random_actions(rng))
    before = memory()
    for _ in range(steps - steps // 10):
        games.step(games.random_actions(rng))
    grown = memory() - before
    eyes = Eyes(spec)
    wrong = [
        place
        for place in range(PLACES)
        if not np.array_equal(games.obs[place], eyes.row(games.state(place), int(games.seat[place])))
    ]
    figures: dict[str, str | int] = {"steps": steps, "games": int(games.episode.sum()), "kB grown": grown}
    remarks = [f"the row of place {place} is not that of its state" for place in wrong]
    return Result("batches", game_id, grown <= MOST_GROWTH and not wrong, figures, remarks)
