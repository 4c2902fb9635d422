"""Why not: for every decision, what is said about every action of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from baumeister.games.caylus.rules.components import STONE_FIRST, WOOD_FIRST
from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    GAME,
    activate,
    asked,
    castle,
    favor,
    fill_road,
    goods,
    inn_right,
    lay,
    levels,
    play,
    provost_phase,
    queue,
    refusal,
    scene,
    special_worker,
    specials,
    worker,
)


def placing() -> Caylus:
    state = scene(4)
    worker(state, 1, 3)
    lay(state, 9, "residence", 0)
    queue(state, 0)
    special_worker(state, 0, "stables")
    return state


def gate() -> Caylus:
    state = placing()
    special_worker(state, 0, "gate")
    specials(state)
    return state


def guild() -> Caylus:
    state = scene(4)
    special_worker(state, 0, "merchants_guild")
    state.provost = 2
    specials(state)
    return state


def inn() -> Caylus:
    state = scene(4)
    inn_right(state, 0)
    specials(state)
    return state


def provost() -> Caylus:
    state = scene(4)
    state.deniers[0] = 2
    state.provost = 2
    provost_phase(state)
    return state


def at(tile: str, **has: int) -> Caylus:
    state = scene(4)
    lay(state, 5, tile, 0)
    lay(state, 9, "residence", 0)
    lay(state, 10, "residence", 0)
    lay(state, 11, "residence", 1)
    lay(state, 12, "wood_quarry", 1)
    goods(state, 0, **has)
    worker(state, 0, 5)
    activate(state)
    return state


def after(state: Caylus, *actions: str) -> Caylus:
    play(state, *actions)
    return state


def batch(*actions: str) -> Caylus:
    state = scene(4)
    queue(state, 0)
    goods(state, 0, food=2, wood=1, stone=1, cloth=1)
    castle(state)
    return after(state, *actions)


def column() -> Caylus:
    state = scene(4)
    state.scored = 2
    levels(state, 0, goods=3)
    favor(state, 0, "goods")
    return state


def line() -> Caylus:
    state = scene(4)
    state.scored = 1
    levels(state, 0, buildings=2)
    goods(state, 0, cloth=1)
    favor(state, 0, "buildings")
    return after(state, "column:3", "build:stone_church")


SEVEN = {f"provost:{step}" for step in ("-3", "-2", "-1", "0", "+1", "+2", "+3")}


@pytest.mark.parametrize(
    ("make", "decision", "codes"),
    [
        (
            placing,
            "place",
            {None: 14, "not-now": 115, "already-there": 2, "occupied": 1, "not-a-place": 1, "empty": 18},
        ),
        (gate, "gate", {None: 13, "not-now": 115, "already-there": 2, "occupied": 2, "not-a-place": 1, "empty": 18}),
        (guild, "guild", {None: 5, "not-now": 144, "out-of-range": 2}),
        (inn, "inn", {None: 2, "not-now": 149}),
        (provost, "provost", {None: 4, "not-now": 144, "out-of-range": 1, "cannot-pay": 2}),
        (lambda: at("stone_tailor", cloth=2), "use", {None: 2, "not-now": 148, "cannot-pay": 1}),
        (lambda: at("fixed_peddler"), "buy", {None: 5, "not-now": 146}),
        (
            lambda: after(at("wood_peddler"), "use:2", "take:wood"),
            "take",
            {None: 3, "not-now": 146, "wrong-order": 1, "must-complete": 1},
        ),
        (
            lambda: after(at("stone_alchemist", food=1, wood=2, stone=1), "use:1"),
            "pay",
            {None: 2, "not-now": 145, "wrong-order": 1, "cannot-pay": 1, "wrong-kind": 1, "must-complete": 1},
        ),
        (
            lambda: at("wood_mason", stone=1, wood=1),
            "build",
            {None: 3, "not-now": 133, "wrong-kind": 8, "cannot-pay": 6, "not-available": 1},
        ),
        (lambda: at("stone_architect", stone=3, gold=2), "prestige", {None: 4, "not-now": 141, "cannot-pay": 6}),
        (
            lambda: after(at("stone_architect", stone=2, gold=1), "prestige:statue"),
            "site",
            {None: 2, "not-now": 122, "wrong-kind": 24, "not-yours": 2, "must-complete": 1},
        ),
        (
            lambda: at("wood_lawyer", cloth=1),
            "convert",
            {None: 6, "not-now": 122, "wrong-kind": 7, "not-yours": 1, "empty": 15},
        ),
        (batch, "castle", {None: 3, "not-now": 146, "cannot-pay": 1, "wrong-order": 1}),
        (
            lambda: batch("give:wood"),
            "batch",
            {None: 2, "not-now": 146, "cannot-pay": 1, "not-a-set": 1, "must-complete": 1},
        ),
        (column, "column", {None: 4, "not-now": 145, "cannot-pay": 1, "locked": 1}),
        (line, "line", {None: 3, "not-now": 146, "used-up": 1, "must-choose": 1}),
    ],
)
def test_what_is_said_about_every_action(
    make: Callable[[], Caylus], decision: str, codes: dict[str | None, int]
) -> None:
    state = make()
    assert asked(state)[0] == decision
    reasons = [state.why_not(action) for action in range(GAME.action_count)]
    assert Counter(None if reason is None else reason.code for reason in reasons) == codes
    for reason in reasons:
        if reason is not None and reason.code == "not-now":
            assert dict(reason.params) == {"decision": decision}
            assert reason.rule == ""
        elif reason is not None:
            assert reason.rule in GAME.ledger


def test_places_are_named() -> None:
    state = placing()
    reason = state.why_not(GAME.action("place:3"))
    assert reason is not None
    assert dict(reason.params) == {"place": 3}
    reason = state.why_not(GAME.action("place:stables"))
    assert reason is not None
    assert dict(reason.params) == {"place": "special_stables"}
    reason = state.why_not(GAME.action("place:castle"))
    assert reason is not None
    assert dict(reason.params) == {"place": "castle"}


def test_a_second_equal_good_makes_no_batch() -> None:
    state = scene(4)
    queue(state, 0)
    goods(state, 0, food=1, wood=2, stone=2, cloth=1, gold=1)
    castle(state)
    assert refusal(state, "give:gold") == ("wrong-order", "caylus-castle-02")
    play(state, "give:stone")
    assert refusal(state, "give:stone") == ("not-a-set", "caylus-castle-02")
    assert refusal(state, "give:wood") == ("wrong-order", "caylus-castle-02")
    assert refusal(state, "decline") == ("must-complete", "caylus-castle-02")


def royal(line: str, level: int, scored: int = 2, **has: int) -> Caylus:
    """The seat has chosen a line; its marker goes from `level` to the next column."""
    state = scene(4)
    state.scored = scored
    levels(state, 0, **{line: level})
    goods(state, 0, **has)
    favor(state, 0, line)
    return state


def test_why_a_column_cannot_be_used() -> None:
    """For lack of an effect, a residence, a space, a tile or a building to convert; money is only one reason."""
    state = royal("buildings", 4, cloth=1)
    assert refusal(state, "column:1") == ("not-available", "caylus-favor-17")
    goods(state, 0)
    assert refusal(state, "column:2") == ("cannot-pay", "caylus-favor-04")
    assert refusal(state, "column:3") == ("cannot-pay", "caylus-favor-05")
    assert refusal(state, "column:5") == ("no-room", "caylus-build-05")
    state = royal("buildings", 3, food=1, cloth=1)
    assert refusal(state, "column:5") == ("locked", "caylus-favor-11")
    full = scene(4)
    full.scored = 2
    levels(full, 0, buildings=4)
    fill_road(full)
    goods(full, 0, food=2, wood=1, cloth=1)
    favor(full, 0, "buildings")
    assert refusal(full, "column:2") == ("no-room", "caylus-build-06")
    assert refusal(full, "column:5") == ("cannot-pay", "caylus-favor-07")
    for space in range(1, 29):
        lay(full, space, "residence", 0)
    assert refusal(full, "column:4") == ("no-room", "caylus-lawyer-04")
    sold_out = royal("buildings", 4, food=3, cloth=2)
    for tile in range(WOOD_FIRST, STONE_FIRST):
        sold_out.supply[tile] = 0
    assert refusal(sold_out, "column:2") == ("not-available", "caylus-build-02")
    goods(sold_out, 0, food=3)
    assert refusal(sold_out, "column:4") == ("cannot-pay", "caylus-favor-06")
    exchange = royal("goods", 4)
    goods(exchange, 0)
    assert refusal(exchange, "column:4") == ("cannot-pay", "caylus-favor-03")


def test_refusals_name_the_rule_of_what_is_asked() -> None:
    """A favor is no building, a market no alchemist, and none of them a price of a tile."""
    state = royal("goods", 3, wood=2, cloth=1)
    play(state, "column:4")
    assert refusal(state, "pay:food") == ("cannot-pay", "caylus-favor-03")
    assert refusal(state, "decline") == ("must-complete", "caylus-favor-03")
    play(state, "pay:wood", "take:wood")
    assert refusal(state, "take:food") == ("wrong-order", "caylus-favor-03")
    state = royal("goods", 1)
    play(state, "column:2")
    assert refusal(state, "decline") == ("must-complete", "caylus-favor-02")
    state = royal("buildings", 2, cloth=1, food=1)
    play(state, "column:3")
    assert refusal(state, "build:wood_mason") == ("wrong-kind", "caylus-favor-05")
    for tile, rule in (
        ("neutral_marketplace", "caylus-tile-neutral-marketplace-1"),
        ("wood_marketplace", "caylus-tile-wood-marketplace-1"),
        ("stone_alchemist", "caylus-tile-alchemist-1"),
    ):
        state = after(at(tile, wood=2, stone=1), "use:1")
        assert refusal(state, "pay:food") == ("cannot-pay", rule)
        assert refusal(state, "decline") == ("must-complete", "caylus-activation-06")
    state = after(at("fixed_carpenter", wood=2, cloth=1), "build:wood_marketplace")
    assert refusal(state, "pay:stone") == ("cannot-pay", "caylus-build-07")
    assert refusal(state, "decline") == ("must-complete", "caylus-build-01")
    state = after(at("stone_architect", stone=2, gold=1), "prestige:statue")
    assert refusal(state, "decline") == ("must-complete", "caylus-build-05")
    assert refusal(guild(), "provost:-3") == ("out-of-range", "caylus-guild-01")


def test_the_guild_s_limits() -> None:
    state = guild()
    legal = {GAME.action_name(action) for action in state.legal()}
    assert legal == SEVEN - {"provost:-3", "provost:-2"}
