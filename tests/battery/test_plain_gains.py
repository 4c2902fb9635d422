"""Gains that a client may take by itself for whoever wants it: nothing to choose or pay, and declining is no better."""

from __future__ import annotations

from typing import Any

import msgspec

import baumeister as bm
from baumeister.engine.wire import Choice
from tests.battery.tables import few_tables, over_games, walk

#: Reviewed: kinds of decisions in which declining a plain gain never matters. Goods, coins and workers have no upper
#: limit, force nobody to anything and are never a loss at the end; points are what one plays for. What goes to others
#: (an owner's bonus) goes to them also if the gain is declined.
REVIEWED = {"caylus": {"column"}, "caylus1303": {"use"}, "magna_carta": {"use"}, "villagers": set[str]()}
#: What says where the game stands, and not what anybody has.
COURSE = ("decision", "turn", "phase", "round", "winners")
#: Where a gain comes from: workers of the camp; the cubes on an own card, with which nothing else is done.
SOURCES = ("cubes", "good", "camp")


def leaves(value: Any, at: str = "") -> dict[str, Any]:
    """Every plain value of a view by its way."""
    if isinstance(value, dict):
        return {way: leaf for key, inner in value.items() for way, leaf in leaves(inner, f"{at}/{key}").items()}
    if isinstance(value, list | tuple):
        return {way: leaf for key, inner in enumerate(value) for way, leaf in leaves(inner, f"{at}/{key}").items()}
    return {at: value}


@over_games
def test_only_reviewed_kinds_of_decisions_have_plain_gains(game: bm.Game) -> None:
    kinds = {kind.name for kind in game.catalogue.decisions if kind.gains}
    assert kinds == REVIEWED.get(game.id, set())


@over_games
def test_a_plain_gain_is_the_only_thing_to_do_and_free_and_declining_brings_nothing(game: bm.Game) -> None:
    seen = 0
    for table in few_tables(game.id):
        for seed in (31, 32):
            for state in walk(table, seed):
                seen += sum(check_plain(game, state, choice) for choice in state.choices())
    assert seen > 20 or not REVIEWED.get(game.id)


def check_plain(game: bm.Game, state: bm.State, choice: Choice) -> bool:
    if not choice.plain:
        return False
    assert not choice.costs
    assert choice.brings
    decline = game.action("decline")
    assert sorted(state.legal()) == sorted((decline, choice.action))
    check_against_declining(state, choice.action, decline)
    return True


def check_against_declining(state: bm.State, take: int, decline: int) -> None:
    """Whoever takes it has more, and nobody else anything less or more."""
    seat = int(state.seat)
    taken, declined = state.clone(), state.clone()
    taken.apply(take)
    declined.apply(decline)
    assert taken.scores()[seat] >= declined.scores()[seat]
    for other in range(state.players):
        assert other == seat or taken.scores()[other] == declined.scores()[other]
    if (taken.pending, taken.seat, taken.turn) != (declined.pending, declined.seat, declined.turn):
        return  # with more there is something to ask for; what follows is another question
    more, less = (leaves(msgspec.to_builtins(one.view(seat))) for one in (taken, declined))
    for way, value in more.items():
        parts = way.split("/")[1:]
        if parts[0] in COURSE or value == less.get(way) or any(part in SOURCES for part in parts):
            continue
        assert parts[:2] == ["players", str(seat)], way
        if type(value) is int and type(less.get(way)) is int:
            assert value > less[way], way
