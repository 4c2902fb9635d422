"""Why an action is refused: what belongs to another decision is "not now", whatever else could be said of it."""

from __future__ import annotations

import random

import baumeister as bm
from tests.games.families import check_families

GAME = bm.game("villagers")

#: The families of actions each decision is about; ending and declining get an answer of their own in most.
FAMILIES = {
    "draft": {"row", "stack", "reserve", "recruit", "play", "decline", "pass"},
    "draft-more": {"row", "stack", "reserve", "decline", "pass"},
    "benefactor": {"play", "decline", "pass"},
    "prophet": {"stack", "reserve", "decline", "pass"},
    "take": {"take", "decline", "pass"},
    "put": {"put", "decline", "pass"},
    "coin": {"row", "decline"},
    "build": {"pass", "basic", "play", "card"},
    "column": {name.partition(":")[0] for name in GAME.catalogue.actions},  # vil-card-monk-2 speaks of everything else
    "place": {"card", "decline", "pass"},
    "side": {"side", "decline", "pass"},
    "lock": {"free", "pay", "card", "decline", "pass"},
    "smuggler": {"card", "decline", "pass"},
    "apprentice": {"card", "decline", "pass"},
    "pile": {"stack", "reserve", "decline", "pass"},
    "give": {"give", "decline", "pass"},
    "tavern": {"basic", "decline"},
    "church": {"stack", "reserve", "decline"},
}


def test_actions_of_other_decisions_are_not_now() -> None:
    """Every kind of decision against the whole catalogue: nothing strays into another family."""
    met: set[str] = set()
    for seed in range(400):
        state = GAME.new(2 + seed % 3, seed=seed, options={"support": True, "profiteers": True, "development": True})
        chance = random.Random(seed)
        while not state.is_over:
            if state.decision.name not in met or chance.random() < 0.002:
                met.add(check_families(state, FAMILIES))
            state.apply(chance.choice(state.legal()))
        if seed >= 12 and met == set(FAMILIES):
            return
    assert sorted(set(FAMILIES) - met) == []
