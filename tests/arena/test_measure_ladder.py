"""The tool that measures the ladder of docs/strength.md: every part has rows for every game, and a match goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

import baumeister as bm
from baumeister.bots.shares import Share, current, read_shares, write_shares
from tools import measure_ladder
from tools.measure_ladder import PARTS, Row, rows_of


@pytest.mark.parametrize("game_id", bm.games())
@pytest.mark.parametrize("part", PARTS)
def test_every_part_has_matches_of_every_game_that_can_be_played(game_id: str, part: str) -> None:
    rows = list(rows_of(part, game_id))
    assert rows or part == "readings", "not every game has a rule that can be read in two ways"
    assert len({row.folder for row in rows}) == len(rows)
    for row in rows:
        contest = row.contest()
        full = part == "full" or row.one in ("master@4000", "master@12800")
        assert 24 <= contest.games <= 40 if full else contest.games == 200
        assert contest.first_seed >= 2_000_000_000


@pytest.mark.parametrize("game_id", bm.games())
def test_options_and_readings_together_are_every_option_away_from_its_default(game_id: str) -> None:
    options, readings = ({row.option for row in rows_of(part, game_id)} for part in ("options", "readings"))
    assert options, "every game has a variant"
    assert not options & readings
    choices = {(option.name, value): option.default for option in bm.game(game_id).options for value in option.choices}
    assert options | readings == {choice for choice, default in choices.items() if choice[1] != default}


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


def test_what_levels_won_is_kept_for_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "shares.json"
    older = Share("mason", "setter", 2, 200, 0.6, 0.5, 0.7, 40, ("4", "4"))
    other = replace(older, level="setter", against="journeyman")
    file.write_text(write_shares({"magna_carta": [other, older], "caylus": [older]}), "utf-8")
    monkeypatch.setattr(measure_ladder, "SHARES", file)
    words = ["levels", "--game", "magna_carta", "--only", "setter-journeyman", "--games", "4", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", ["measure_ladder", *words, "--out", str(tmp_path / "out")])
    measure_ladder.main()
    kept = read_shares(file.read_text("utf-8"))
    assert kept["caylus"] == (older,)
    setter, mason = kept["magna_carta"]
    assert mason == older
    assert (setter.level, setter.against, setter.games, setter.iterations) == ("setter", "journeyman", 4, 10)
    assert current([setter], "magna_carta") == (setter,)


def test_the_table_has_the_matches_of_earlier_commands_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {
        "core": Row("magna_carta", 2, "apprentice", "random", 2),
        "players": Row("magna_carta", 3, "apprentice", "random", 3),
        "twice": Row("magna_carta", 4, "apprentice", "random", 4),
    }
    monkeypatch.setattr(measure_ladder, "rows_of", lambda part, game_id: [rows[part]] if part in rows else [])
    for part in ("players", "core"):
        words = ["measure_ladder", part, "--game", "magna_carta", "--workers", "1", "--out", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", words)
        measure_ladder.main()
    table = (tmp_path / "ladder.md").read_text("utf-8").splitlines()
    assert ["2 players" in table[2], "3 players" in table[3], len(table)] == [True, True, 4]
