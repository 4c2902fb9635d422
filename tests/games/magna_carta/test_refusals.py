"""Why an action is refused: what belongs to another decision is "not now", whatever else could be said of it."""

from __future__ import annotations

import random

import pytest

import baumeister as bm
from tests.games.families import check_families
from tests.games.magna_carta.scene import act, cards, goods, lay, play, scene

GAME = bm.game("magna_carta")

#: The families of actions each decision is about; `decline` is understood everywhere but in set-up and actions.
FAMILIES = {
    "mulligan": {"keep", "mulligan"},
    "action": {"pass", "draw", "swap", "place", "build", "prestige"},
    "cover": {"cover", "decline"},
    "pay": {"pay", "decline"},
    "provost": {"provost"},
    "use": {"use", "decline"},
    "buy": {"take", "decline"},
    "take": {"take", "decline"},
    "give": {"give", "decline"},
    "turn": {"turn", "decline"},
    "offer": {"offer"},
}


def test_actions_of_other_decisions_are_not_now() -> None:
    met = set()
    for seed in range(40):
        state = GAME.new(2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not state.is_over:
            if state.decision.name not in met or chance.random() < 0.02:
                met.add(check_families(state, FAMILIES))
            state.apply(chance.choice(state.legal()))
    assert met == {kind.name for kind in GAME.catalogue.decisions} - {"nothing", "cover"}, "all but the one below"


@pytest.mark.rule("mc-actions-18")
def test_actions_of_other_decisions_are_not_now_while_a_residence_is_chosen() -> None:
    state = scene(2)
    goods(state, 0, stone=2, gold=1)
    lay(state, "bank", 0, "residence")
    lay(state, "market", 0, "residence")
    act(state)
    play(state, "prestige:statue")
    assert check_families(state, FAMILIES) == "cover"


def test_what_is_missing_is_counted_from_what_the_seat_itself_has() -> None:
    state = scene(2)
    goods(state, 0, food=9, wood=9, stone=9, gold=9)
    goods(state, 1, food=3, stone=1)
    cards(state, 1, "church")
    act(state, 1)
    reason = state.why_not(GAME.action("build:church"))
    assert reason is not None
    assert reason.missing == {"wood": 1, "stone": 1}
