"""For tests of refusals: a decision against the whole catalogue of its game."""

from __future__ import annotations

from collections.abc import Mapping, Set

import baumeister as bm


def check_families(state: bm.State, families: Mapping[str, Set[str]]) -> str:
    """What belongs to another decision is "not now", what belongs to this one never; the decision's name.

    `families`: the first words of the actions each decision is about."""
    kind: str = state.decision.name
    for number, name in enumerate(state.catalogue().actions):
        refusal = state.why_not(number)
        belongs = name.partition(":")[0] in families[kind]
        assert (refusal is not None and refusal.code == "not-now") != belongs, (kind, name, refusal)
    return kind
