"""Rows of Villagers for learning programs, in a batch: what has changed is written anew, even in mid-turn."""

from __future__ import annotations

from baumeister.games.villagers.rules.flow import Villagers
from baumeister.research.batch import Looker
from baumeister.research.spec import observer_of
from tests.games.villagers.scene import ANNA, BEN, GAME, asked, build, draft, hand, lay, pile, play, scene, stacks


def after(state: Villagers, action: str) -> tuple[bytes, bytes]:
    """Anna's row after an action: the one she had before, carried on, and a fresh one."""
    carried, fresh = (Looker(observer_of("villagers"), GAME.action_count) for _ in range(2))
    carried.look(state, ANNA)
    before = bytes(memoryview(carried.sheet.values))
    play(state, action)
    carried.observer.follow(state, ANNA, carried.sheet, 0)
    fresh.look(state, ANNA)
    rows = bytes(memoryview(carried.sheet.values)), bytes(memoryview(fresh.sheet.values))
    assert before not in rows
    return rows


def test_who_was_taken_out_by_an_apprentice_is_not_there_any_more() -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "apprentice", "blacksmith", "hunter")
    card = lay(state, BEN, "monk", role="lumberjack")
    lay(state, BEN, "log_rafter", on=card)
    build(state)
    play(state, "play:apprentice")
    carried, fresh = after(state, f"card:{card}")
    assert asked(state) == ("column", ANNA)
    assert carried == fresh


def test_cards_that_are_looked_at_are_known() -> None:
    state = scene(support=True)
    hand(state, ANNA, "prophet")
    stacks(state, 3, 3)
    pile(state, 2, "jeweler", "agent", "brewer")
    draft(state)
    play(state, "play:prophet")
    carried, fresh = after(state, "stack:2")
    assert carried == fresh
