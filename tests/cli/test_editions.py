"""A table of a former edition is shown with its own figures, whatever has been corrected since."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest

import baumeister as bm
from baumeister.cli.boards import board_of
from baumeister.cli.replay import Walk
from baumeister.cli.turn import Turn
from tests.cli.test_boards import make_desk
from tests.cli.test_screen import act_at_random, sitting_at
from tests.editions import corrected, publish


class Correction(NamedTuple):
    """What is corrected, and how the table showed it before and shows it after."""

    game: str
    old: str
    new: str
    shown: str
    shown_after: str


GRANARY = 'id = "monument_granary"\nkind = "monument"\ncost = { gold = 1, stone = 1 }\npoints = '
FARM = 'id = "wood_farm_food"\nkind = "wood"\ncost = '
CORRECTIONS = (
    Correction("caylus1303", f"{GRANARY}7", f"{GRANARY}6", "Granary 1G+1S→7P?", "Granary 1G+1S→6P?"),
    Correction("caylus", f"{FARM}{{ wood = 1, ", f"{FARM}{{ wood = 3, ", "1W+1F→2P", "3W+1F→2P"),
    Correction("magna_carta", "points = 4\ntiles", "points = 5\ntiles", "(4P)", "(5P)"),
    Correction("villagers", "front = { gold = 2", "front = { gold = 3", "Founders G2", "Founders G3"),
)
over_corrections = pytest.mark.parametrize("correction", CORRECTIONS, ids=lambda correction: correction.game)


def change(correction: Correction) -> Callable[[str], str]:
    return corrected(correction.old, correction.new)


@over_corrections
def test_a_board_has_the_figures_of_its_edition(monkeypatch: pytest.MonkeyPatch, correction: Correction) -> None:
    game = bm.game(correction.game)
    begun = game.new(2, seed=1)
    publish(monkeypatch, game, change(correction))
    for state, shown, hidden in (
        (begun, correction.shown, correction.shown_after),
        (game.new(2, seed=1), correction.shown_after, correction.shown),
    ):
        desk = make_desk(160)
        desk.print(board_of(game.id, state.figures_digest()).draw(desk, state.view(0)))
        text = desk.console.export_text()
        assert shown in text
        assert hidden not in text or correction.game == "caylus", text  # other tiles of Caylus have the same price


@over_corrections
def test_an_old_table_is_played_and_replayed_with_its_own_figures(
    monkeypatch: pytest.MonkeyPatch, correction: Correction
) -> None:
    """The screen of every decision, and the record of the game afterwards."""
    sitting = sitting_at(correction.game, 2, 100, 60)
    chance = random.Random(4)
    with monkeypatch.context() as later:
        publish(later, bm.game(correction.game), change(correction))
        for _ in range(12):
            Turn(sitting, sitting.table.seat)
            act_at_random(sitting.kept, chance)
        sitting.show_board(None)
        walk = Walk(sitting.desk, sitting.table.owners_record(), None)
        walk.show_position()
        text = sitting.desk.console.export_text()
        assert text.count(correction.shown) >= 2, text
        assert correction.shown_after not in text
