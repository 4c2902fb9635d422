"""The wall around tables: what leaves a table says nothing that its viewer may not know.

And what a table does by itself, it does by what everybody sees.
"""

from __future__ import annotations

import random

import pytest

import baumeister as bm
from baumeister.tables import Table, Told, with_words
from baumeister.tables.course import GameCourse
from tests.battery.tables import Table as Setup
from tests.battery.tables import all_tables, few_tables, is_small, over_few_tables, over_games, some_states
from tests.wall.harness import hidden_of
from tests.wall.table_surface import check_table, record_of


def check_game(game_id: str, setups: list[Setup], every: int, kind: type[Table] = Table) -> int:
    hidden = hidden_of(game_id)
    dice = random.Random(71)
    compared = 0
    for setup in setups:
        record = record_of(setup)
        for state in some_states(setup, seed=71, every=every):
            for viewer in (*range(setup.players), None):
                compared += check_table(record, state, hidden, viewer, dice.getrandbits(32), kind=kind)
    return compared


@over_games
def test_a_table_tells_no_viewer_what_it_cannot_know(game: bm.Game) -> None:
    """Where no piece is hidden there is less to tell, and fewer moments are enough; soak takes thousands."""
    hides_pieces = bool(hidden_of(game.id).pools(game.new(game.players_max, seed=71), 0))
    compared = check_game(game.id, few_tables(game.id), every=19 if hides_pieces else 53)
    assert compared > (250 if is_small(game) else 400)


@over_few_tables
def test_public_decisions_follow_from_what_everybody_sees(table: Setup) -> None:
    """In every state that shares the spectator's view the same is legal: so the table may play what is forced."""
    hidden = hidden_of(table.game_id)
    decisions = table.game.catalogue.decisions
    dice = random.Random(72)
    compared = 0
    for state in some_states(table, seed=72, every=1):
        if state.is_over or not decisions[state.pending].public:
            continue
        legal = state.legal()
        for _ in range(20 if len(legal) == 1 else 4):
            other = hidden.permute(state, None, dice.getrandbits(32))
            assert other.legal() == legal, f"“{decisions[state.pending].name}” is said to be public"
            compared += 1
    assert compared > 0 or all(not kind.public for kind in decisions)


# ---- the wall itself: tables that tell too much are caught, at the games that have something to tell


class NamesActions(Table):
    """Tells everybody what was done, by name: which card was given away face down."""

    def since(self, number: int, seat: int | None) -> list[Told]:
        told = self.telling(number, lambda raw: with_words(self.game, self.game.catalogue.event(raw)))
        told._over = True
        return list(told.to(seat))


class ExplainsToAnybody(Table):
    """Says to anybody why the seat that is asked may not do something: what it has in hand."""

    def why_not(self, seat: int | None, action: int | str) -> bm.Refusal | None:
        return super().why_not(self.seat if self.seat >= 0 else seat, action)


class SeeingCourse(GameCourse):
    def forced(self, state: bm.State) -> int | None:
        legal = state.legal()
        return legal[0] if len(legal) == 1 else None


class PlaysWhatOnlyItSees(Table):
    """Plays the only action also where it is the only one because of a hidden hand."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]
        self._course.__class__ = SeeingCourse


class AsksWhoHadAChoice(Table):
    """Does not ask those to agree to an undo whose hand had nothing else to offer."""

    def undo_needs(self, seat: int, back_to: int) -> list[int]:
        needs = super().undo_needs(seat, back_to)
        moves = [move for move in self._course.line.moves if move.number > back_to]
        return [] if all(move.seat == seat or move.choices == 1 for move in moves) else needs


class ShowsTheTable(Table):
    """Gives everybody the view of seat 0."""

    def view(self, seat: int | None) -> object:
        return super().view(0)


#: The game whose secrets each would tell, and the door they come out by.
LEAKS: dict[type[Table], tuple[str, str]] = {
    NamesActions: ("villagers", "log"),
    ExplainsToAnybody: ("magna_carta", "why_not"),
    PlaysWhatOnlyItSees: ("villagers", "table"),
    AsksWhoHadAChoice: ("villagers", "undo_needs"),
    ShowsTheTable: ("villagers", "view"),
}


@pytest.mark.parametrize("kind", LEAKS, ids=lambda kind: str(kind.__name__))
def test_every_leaking_table_is_caught(kind: type[Table]) -> None:
    game_id, door = LEAKS[kind]
    with pytest.raises(AssertionError, match=f"can tell by the table's {door}"):
        check_game(game_id, all_tables(game_id)[-1:], 5, kind)
