"""Gains that a client may take by itself for whoever wants it: nothing to choose or pay, and declining is no better."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

import baumeister as bm
from baumeister.engine.addresses import find
from baumeister.engine.wire import Choice
from tests.battery.addresses import changed_addresses
from tests.battery.tables import few_tables, over_games, walk

#: Reviewed: kinds of decisions in which declining a plain gain never matters. Goods, coins and workers have no upper
#: limit, force nobody to anything and are never a loss at the end; points are what one plays for. What goes to others
#: (an owner's bonus) goes to them also if the gain is declined. Not in the list: calling back a worker from the inn and
#: placing one at the gate (Caylus), who is taken as a character (Caylus 1303), everything of Villagers, where what is
#: taken fills places and opens or closes others.
REVIEWED = {"caylus": {"column"}, "caylus1303": {"use"}, "magna_carta": {"use"}}
#: What says where the game stands, and not what anybody has.
COURSE = ("decision", "turn", "phase", "round")
#: So many are compared with declining in each game that has some.
ENOUGH = 20


def with_plain_gains(game: bm.Game) -> Iterator[tuple[bm.State, Choice]]:
    for table in few_tables(game.id):
        for seed in (31, 32):
            for state in walk(table, seed):
                for choice in state.choices():
                    if choice.plain:
                        yield state, choice


@over_games
def test_only_reviewed_kinds_of_decisions_have_plain_gains(game: bm.Game) -> None:
    kinds = {kind.name for kind in game.catalogue.decisions if kind.gains}
    assert kinds == REVIEWED.get(game.id, set())


@over_games
def test_a_plain_gain_is_the_only_thing_to_do_and_free(game: bm.Game) -> None:
    for state, choice in with_plain_gains(game):
        assert game.catalogue.decisions[state.pending].gains
        assert not choice.costs
        assert choice.brings
        assert sorted(state.legal()) == sorted((game.action("decline"), choice.action))


@over_games
def test_whoever_takes_a_plain_gain_has_it_and_nothing_else_is_different_from_declining(game: bm.Game) -> None:
    compared = set[str]()
    flagged = set[str]()
    count = 0
    for state, choice in with_plain_gains(game):
        what = f"{choice.name} {choice.brings}"
        flagged.add(what)
        if is_compared_with_declining(game, state, choice):
            compared.add(what)
            count += 1
    assert flagged == compared
    assert count > ENOUGH or game.id not in REVIEWED


def is_compared_with_declining(game: bm.Game, state: bm.State, choice: Choice) -> bool:
    """False if the game goes on to another question: with more there may be more to ask for."""
    seat = int(state.seat)
    taken, declined = state.clone(), state.clone()
    taken.apply(choice.action)
    declined.apply(game.action("decline"))
    if (taken.pending, taken.seat, taken.turn) != (declined.pending, declined.seat, declined.turn):
        return False
    for other in range(state.players):
        assert other == seat or taken.scores()[other] == declined.scores()[other]
    assert taken.scores()[seat] >= declined.scores()[seat]
    less, more = declined.view(seat), taken.view(seat)
    sources = tuple(move.source for move in choice.moves if move.source)
    for address in changed_addresses(less, more):
        if is_course_or_derived(game, address) or address.startswith(sources):
            continue
        assert address.startswith(f"players/{seat}/"), address
        assert find(more, address) > find(less, address), address
    return True


def is_course_or_derived(game: bm.Game, address: str) -> bool:
    if address.split("/", maxsplit=1)[0] in COURSE:
        return True
    return any(fnmatchcase(address, end) for pattern in game.derived for end in (pattern, f"{pattern}/*"))


@over_games
def test_what_is_hidden_does_not_decide_what_is_a_plain_gain(game: bm.Game) -> None:
    """In a table that the seat could as well imagine, the same choice is one."""
    assert all(kind.public for kind in game.catalogue.decisions if kind.gains)
    for state, choice in with_plain_gains(game):
        imagined = state.determinize(int(state.seat), 7)
        assert [other.name for other in imagined.choices() if other.plain] == [choice.name]
