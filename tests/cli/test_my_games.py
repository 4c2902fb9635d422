"""My games: `baumeister play` lists what is not over, to go on with, rename or delete; damaged tables are rescued."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from baumeister.records import bot, human
from baumeister.tables import Act, FileStore, KeptTable, StoreDamaged, UnknownTable, rescue
from tests.cli.program import Outcome, Program


@pytest.fixture
def two_games(program: Program) -> Program:
    """One of Caylus 1303, and a later one of Villagers, which is the current one."""
    program.run("play", "caylus1303", "--seed", "7", "--seats", "human:Rosa,greedy", lines=["1", "q"]).check()
    (path,) = program.tables()
    os.utime(path, (1_700_000_000, 1_700_000_000))
    program.run("play", "villagers", "--seed", "7", "--seats", "human:Emil,greedy", lines=["1", "q"]).check()
    return program


def play(program: Program, *lines: str, language: str = "en") -> Outcome:
    return program.run("play", "--lang", language, lines=lines).check()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Your games", "1 Villagers with Emil", "2 Caylus 1303 with Rosa", "Rosa to move", "round 1", "today")),
        (
            "de",
            ("Deine Partien", "1 Villagers mit Emil", "2 Caylus 1303 mit Rosa", "Rosa ist am Zug", "Runde 1", "heute"),
        ),
    ],
)
def test_all_unfinished_tables_are_listed_with_title_round_turn_and_time(
    two_games: Program, language: str, words: tuple[str, ...]
) -> None:
    out = play(two_games, language=language).out
    for word in (*words, "2023-11-1"):
        assert word in out, out


def test_resuming_a_table_makes_it_the_current_one(two_games: Program) -> None:
    assert "Rosa to move" in play(two_games, "2", "q").out
    assert "Caylus 1303" in two_games.run("play", "--resume", lines=["q"]).check().out
    assert "1 Caylus 1303 with Rosa" in play(two_games).out


def test_a_table_is_renamed(two_games: Program) -> None:
    out = play(two_games, "r 2 Sunday with Rosa's aunt", "2", "q").out
    assert "2 Sunday with Rosa's aunt · Caylus 1303 with Rosa" in out
    assert "1 Sunday with Rosa's aunt" in play(two_games).out


@pytest.mark.parametrize(("language", "words"), [("en", "cannot be written"), ("de", "lässt sich nicht schreiben")])
def test_what_cannot_be_written_down_about_games_is_said_once(two_games: Program, language: str, words: str) -> None:
    """Neither the new names nor which game to go on with; the games themselves are kept."""
    folder = two_games.home / "state" / "baumeister"
    for name in ("titles.json", "current"):
        (folder / name).unlink(missing_ok=True)
        (folder / name / "in the way").mkdir(parents=True)
    out = play(two_games, "r 2 Sunday", "r 2 Monday", "2", "q", language=language).out
    assert f"{folder / 'titles.json'} {words}" in out, out
    assert out.count(words) == 1
    assert "Rosa" in out


def test_capital_letters_rename_and_delete_too(two_games: Program) -> None:
    assert "2 Sunday · Caylus 1303 with Rosa" in play(two_games, "R 2 Sunday").out
    play(two_games, "D 2", "y")
    assert len(two_games.tables()) == 1


def test_all_tables_can_be_reached_page_by_page(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    store = FileStore(program.home / "state" / "baumeister" / "tables")
    for number in range(14):
        kept = KeptTable.begin("caylus1303", [human(f"Rosa{number}"), human("Emil")], 7, store=store, name=f"t{number}")
        kept.do(Act(kept.table.seat, kept.table.legal(kept.table.seat)[0], 0))
        os.utime(store.path(f"t{number}"), (1_700_000_000 - number, 1_700_000_000 - number))
    out = play(program).out
    assert "12 Caylus 1303 with Rosa11" in out
    assert "Rosa12" not in out
    assert f"2 older ones: + shows them, all are in {store.folder}" in out
    out = play(program, "+", "14", "q").out
    assert "13 Caylus 1303 with Rosa12" in out
    assert "Rosa13" in out.rpartition("Which one?")[2], "the last one is opened"
    assert play(program, "+", "+").out.count("1 Caylus 1303 with Rosa13") == 2, "behind the last page comes the first"


def test_a_table_that_cannot_be_read_leads_back_to_the_list(two_games: Program) -> None:
    path = next(path for path in two_games.tables() if path.stem.startswith("caylus1303"))
    path.write_bytes(b"nonsense\n")
    out = play(two_games, "2", "1", "q").out
    assert "can no longer be read" in out
    assert out.count("Your games") >= 2
    assert "Emil to move" in out


def test_ending_a_game_of_another_folder_leaves_the_current_one(two_games: Program) -> None:
    store = FileStore(two_games.home / "elsewhere")
    seats = [bot("greedy", "A", "1"), bot("random", "B", "1")]
    KeptTable.begin("caylus1303", seats, 7, store=store, name="other")
    two_games.run("play", "--resume", str(store.path("other"))).check()
    assert "Villagers" in two_games.run("play", "--resume", lines=["q"]).check().out


def test_a_table_is_deleted_only_after_asking(two_games: Program) -> None:
    play(two_games, "d 2", "n")
    assert len(two_games.tables()) == 2
    play(two_games, "d 2", "y")
    assert [path.stem.split("-")[0] for path in two_games.tables()] == ["villagers"]


def test_a_new_game_can_be_begun_and_nonsense_is_explained(two_games: Program) -> None:
    out = play(two_games, "9", "d", "hm", "n", "2", "2", "", "", "Lotte", "", "q").out
    assert out.count("number: go on") >= 4
    assert len(two_games.tables()) == 3


@pytest.mark.parametrize("before", [(), ("n",), ("n", "2"), ("n", "2", "2"), ("n", "2", "2", "")])
def test_q_leaves_the_list_and_every_question(two_games: Program, before: tuple[str, ...]) -> None:
    out = play(two_games, *before, "q").out
    assert out.endswith("No game begun.\n")
    assert "Please" not in out
    assert len(two_games.tables()) == 2


def test_what_is_over_is_not_listed(program: Program) -> None:
    program.run("play", "caylus1303", "--seed", "7", "--seats", "random,greedy").check()
    assert "Your games" not in play(program).out


def test_a_damaged_table_goes_on_up_to_the_damage_and_its_original_is_kept(program: Program) -> None:
    program.run("play", "caylus1303", "--seed", "7", "--players", "2", lines=["1"] * 4 + ["q"]).check()
    (path,) = program.tables()
    lines = path.read_bytes().split(b"\n")
    broken = b"\n".join([*lines[:3], b"0000 " + lines[3], *lines[4:]])
    path.write_bytes(broken)
    assert "can be rescued" in play(program).out
    out = program.run("play", "--resume", lines=["q"]).check().out
    kept = path.with_name(f"{path.name}.damaged")
    assert str(kept) in out
    assert kept.read_bytes() == broken
    assert path.read_bytes().startswith(b"\n".join(lines[:3]) + b"\n")
    assert "was damaged" not in program.run("play", "--resume", lines=["q"]).check().out


def make_table(folder: Path, moves: int) -> tuple[FileStore, KeptTable]:
    store = FileStore(folder)
    kept = KeptTable.begin("caylus1303", [human("A"), human("B")], 7, store=store, name="mine")
    for _ in range(moves):
        seat = kept.table.seat
        kept.do(Act(seat, kept.table.legal(seat)[0], kept.table.number))
    return store, kept


def test_a_table_that_is_not_there_cannot_be_rescued(tmp_path: Path) -> None:
    with pytest.raises(UnknownTable):
        rescue(FileStore(tmp_path), "missing")


def test_every_damage_behind_the_first_line_is_rescued_to_the_last_sound_commit(tmp_path: Path) -> None:
    store, _ = make_table(tmp_path, 6)
    path = store.path("mine")
    sound = path.read_bytes().splitlines(keepends=True)
    for line in range(1, len(sound)):
        damaged = [*sound[:line], b"x" + sound[line][1:], *sound[line + 1 :]]
        path.write_bytes(b"".join(damaged))
        rescued = rescue(FileStore(tmp_path), "mine")
        assert rescued.number == line - 1
        assert rescued.original.read_bytes() == b"".join(damaged)
        assert path.read_bytes() == b"".join(sound[:line])
        assert KeptTable.open(FileStore(tmp_path), "mine").table.number == line - 1
    assert len(list(tmp_path.glob("*.damaged*"))) == len(sound) - 1, "no original replaces another"


def test_a_log_that_breaks_the_rules_is_cut_where_it_does(tmp_path: Path) -> None:
    """Whole lines, but of another game: they read well and do not follow."""
    store, _ = make_table(tmp_path / "one", 6)
    other = KeptTable.begin("caylus1303", [human("A"), human("B")], 8, store=FileStore(tmp_path / "two"), name="mine")
    for _ in range(6):
        seat = other.table.seat
        other.do(Act(seat, other.table.legal(seat)[-1], other.table.number))
    mine, foreign = (
        (tmp_path / folder / "mine.table").read_bytes().splitlines(keepends=True) for folder in ("one", "two")
    )
    store.path("mine").write_bytes(b"".join([*mine[:4], *foreign[4:]]))
    rescued = rescue(FileStore(tmp_path / "one"), "mine")
    assert 3 <= rescued.number < 6
    assert KeptTable.open(FileStore(tmp_path / "one"), "mine").table.number == rescued.number


def test_a_damaged_beginning_cannot_be_rescued_and_nothing_changes(tmp_path: Path) -> None:
    store, _ = make_table(tmp_path, 2)
    path = store.path("mine")
    path.write_bytes(b"x" + path.read_bytes()[1:])
    before = path.read_bytes()
    with pytest.raises(StoreDamaged):
        rescue(store, "mine")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
