"""Where points came from, of whole games."""

from __future__ import annotations

from baumeister.records.scoring import scoring_of
from tests.analysis.test_game import Fool


def test_points_of_the_castle_say_which_part_they_are_for() -> None:
    lines = [line for of_seat in scoring_of(Fool("caylus").record).lines for line in of_seat if line.source == "castle"]
    assert any(line.points > 0 for line in lines)
    assert all(line.thing.startswith("caylus-part-") for line in lines), lines
