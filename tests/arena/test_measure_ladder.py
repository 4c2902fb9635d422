"""The tool that measures the ladder of docs/bots.md: every part has rows for every game, and a match goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import baumeister as bm
from tools import measure_ladder
from tools.measure_ladder import PARTS, Row, rows_of


@pytest.mark.parametrize("game_id", bm.games())
@pytest.mark.parametrize("part", PARTS)
def test_every_part_has_matches_of_every_game_that_can_be_played(game_id: str, part: str) -> None:
    rows = list(rows_of(part, game_id))
    game = bm.game(game_id)
    assert rows
    assert len({row.folder for row in rows}) == len(rows)
    for row in rows:
        contest = row.contest()
        assert contest.games == (24 if part == "full" else 200)
        assert contest.first_seed >= 2_000_000_000
    if part == "options":
        away = {(option.name, value) for option in game.options for value in option.choices if value != option.default}
        assert {row.option for row in rows} == away


def measured(folder: Path, monkeypatch: pytest.MonkeyPatch, games: int) -> list[str]:
    """The lines of the tool for one tiny match."""
    row = Row("magna_carta", 2, "apprentice", "random", games, ("beginner", True))
    monkeypatch.setattr(measure_ladder, "rows_of", lambda part, game_id: [row])
    words = ["measure_ladder", "options", "--game", "magna_carta", "--workers", "1", "--out", str(folder)]
    monkeypatch.setattr(sys, "argv", words)
    measure_ladder.main()
    return (folder / "ladder.md").read_text("utf-8").splitlines()


def test_a_match_is_measured_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "| 2 |" in measured(tmp_path, monkeypatch, 2)[-1]
    (rows,) = tmp_path.rglob("games.csv")
    before = rows.read_text("utf-8")
    assert "| 4 |" in measured(tmp_path, monkeypatch, 4)[-1]
    assert rows.read_text("utf-8").startswith(before)
    assert len(rows.read_text("utf-8").splitlines()) == 5
