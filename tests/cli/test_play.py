"""Playing at the terminal, through pipes: whole games, undo, saving, going on, and everything one can mistype."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister import Record
from baumeister.bots.nets import shipped_net
from baumeister.bots.styles import styled_net
from baumeister.records import Bot
from baumeister.tables import FileStore, KeptTable, Table
from tests.cli.program import Program, numbers, type_line, wait_for

NEW = ("play", "caylus1303", "--seed", "7")

#: Two people who may know all of each other's: nobody hands over the terminal.
OPEN = ("--seats", "human,human", "--option", "open_points=on")


def stored(program: Program) -> Table:
    (path,) = program.tables()
    return KeptTable.open(FileStore(path.parent), path.stem).table


# ---- whole games


@pytest.mark.parametrize(
    ("language", "over", "wins"),
    [("de", "Spielende", ("gewinnt", "gewinnen")), ("en", "End of the game", ("wins", "victory"))],
)
def test_a_whole_game_can_be_played_with_piped_numbers(
    program: Program, language: str, over: str, wins: tuple[str, str]
) -> None:
    done = program.run(*NEW, "--players", "2", "--lang", language, lines=numbers(3)).check()
    assert over in done.out
    assert any(word in done.out.splitlines()[-2] for word in wins)
    (path,) = program.records()
    record = Record.load(path)
    assert record.replay().is_over
    assert record.result is not None
    assert str(path) in done.out
    assert not (program.home / "state" / "baumeister" / "current").exists()


def test_always_taking_the_first_choice_ends_the_game(program: Program) -> None:
    program.run(*NEW, "--seats", "human,human", lines=["1"] * 2000).check()
    assert Record.load(program.records()[0]).replay().is_over


def test_bots_alone_play_to_the_end(program: Program) -> None:
    done = program.run(*NEW, "--seats", "random,greedy").check()
    assert "End of the game" in done.out


def test_the_same_seed_and_choices_give_the_same_game(program: Program, tmp_path: Path) -> None:
    first = tmp_path / "one.json"
    second = tmp_path / "two.json"
    for path in (first, second):
        program.run(*NEW, "--players", "3", "--save", str(path), lines=numbers(5, count=40)).check()
    assert Record.load(first).replay().digest() == Record.load(second).replay().digest()


# ---- saving and going on


def test_what_is_left_goes_on_where_it_was(program: Program) -> None:
    program.run(*NEW, "--players", "3", lines=[*numbers(2, count=25), "q"]).check()
    before = stored(program)
    program.run("play", "--resume", lines=["q"]).check()
    assert stored(program).owners_record() == before.owners_record()
    assert before.number > 20


def test_an_unfinished_game_is_offered_next_time(program: Program) -> None:
    program.run(*NEW, "--players", "2", lines=["1", "1", "q"]).check()
    number = stored(program).number
    done = program.run("play", lines=["y", "1", "q"]).check()
    assert "Your games" in done.out
    assert stored(program).number > number


def test_an_offer_can_be_declined(program: Program) -> None:
    program.run(*NEW, "--players", "2", lines=["1", "q"]).check()
    program.run("play", lines=["n", "", "2", "", "", "Lotte", "", "q"]).check()
    assert len(program.tables()) == 2


def test_the_end_of_input_is_a_polite_goodbye_that_saves(program: Program) -> None:
    done = program.run(*NEW, "--players", "2", lines=["1", "1"]).check()
    assert "Saved" in done.out
    assert stored(program).number >= 2


def test_a_saved_file_can_be_resumed_elsewhere(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    done = program.run(*NEW, "--players", "2", lines=["1", "1", f"s {file}", "q"]).check()
    assert "Saved:" in done.out
    saved = Record.load(file)
    other = Program(tmp_path / "other")
    other.home.mkdir()
    other.run("play", "--resume", str(file), lines=["q"]).check()
    assert stored(other).owners_record().replay().digest() == saved.replay().digest()


def test_a_table_file_can_be_resumed_in_place(program: Program) -> None:
    program.run(*NEW, "--players", "2", lines=["1", "1", "q"]).check()
    (path,) = program.tables()
    moved = program.home / "elsewhere"
    moved.mkdir()
    shutil.move(path, moved / "mine.table")
    done = program.run("play", "--resume", str(moved / "mine.table"), lines=["1", "q"]).check()
    assert f"--resume {moved / 'mine.table'}" in done.out
    assert KeptTable.open(FileStore(moved), "mine").table.number >= 3


@pytest.mark.parametrize("ending", [".json", ".txt"])
def test_save_writes_both_forms_of_a_record(program: Program, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"game{ending}"
    program.run(*NEW, "--players", "2", "--save", str(file), lines=["1", "q"]).check()
    assert file.read_text("utf-8").startswith("{" if ending == ".json" else "baumeister record")
    assert Record.load(file).seed == "0000000000000007"


def test_every_move_is_on_the_disk_before_anything_follows_it(program: Program) -> None:
    """Killed without a word after a move was shown, the move is there."""
    with program.running(*NEW, *OPEN) as process:
        type_line(process, "1")
        wait_for(process, "So far")
        process.kill()
    assert stored(program).number == 1


def test_without_a_writable_folder_games_are_saved_here_and_it_is_said(program: Program) -> None:
    state = program.home / "state"
    state.write_text("a file where the folder should be")
    done = program.run(*NEW, "--players", "2", lines=["1", "q"]).check()
    assert "baumeister-saves" in done.out
    assert list((program.home / "baumeister-saves" / "tables").glob("*.table"))


# ---- undo


def test_undo_takes_back_the_last_decision(program: Program) -> None:
    done = program.run(*NEW, "--players", "2", lines=["1", "1", "u", "q"]).check()
    assert "Taken back." in done.out
    table = stored(program)
    assert [entry for entry in table.owners_record().log if type(entry).__name__ == "Undo"]
    other = Program(program.home / "other")
    other.home.mkdir()
    other.run(*NEW, "--players", "2", lines=["1", "q"]).check()
    assert table.owners_record().replay().digest() == stored(other).owners_record().replay().digest()


def test_undo_with_nothing_done_says_so(program: Program) -> None:
    done = program.run(*NEW, "--seats", "human,human", lines=["u", "q"]).check()
    assert "nothing to take back" in done.out
    assert stored(program).number == 0


def test_others_at_the_terminal_are_asked_before_their_moves_are_undone(program: Program) -> None:
    script = ["1", "1", "1", "u", "n", "u", "y", "q"]
    done = program.run(*NEW, *OPEN, lines=script).check()
    assert "does not agree" in done.out
    assert "Taken back." in done.out
    undo = stored(program).owners_record().log[-1]
    assert type(undo).__name__ == "Undo"
    assert undo.consent  # type: ignore[union-attr]


# ---- what one can type


def test_garbage_at_the_prompt_changes_nothing(program: Program) -> None:
    garbage = [
        "foo",
        "0",
        "99",
        "-1",
        "1.5",
        "１",
        "place:5",
        "place:99",
        "w",
        "w zzz",
        "r",
        "r zzz",
        "\x00\x1b[2J",
        "9" * 500,
    ]
    done = program.run(*NEW, "--seats", "human,human", lines=[*garbage, "q"]).check()
    assert "I do not understand “foo”" in done.out
    assert "There is no choice 99" in done.out
    assert "Nothing found for “zzz”" in done.out
    assert stored(program).number == 0


def test_bytes_that_are_no_text_change_nothing(program: Program) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "baumeister.cli", *NEW, "--seats", "human,human"],
        input=b"\xff\xfe\x80\n\xc3(\nq\n",
        capture_output=True,
        env=program.environment,
        cwd=program.home,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert stored(program).number == 0


def test_why_not_names_reason_and_rule(program: Program) -> None:
    script = ["1", "1", "w guilds bridge", "w 20", "w pass", "w thief", "q"]
    done = program.run(*NEW, *OPEN, "--option", "first_game", lines=script).check()
    assert "Guilds Bridge (5): Nothing can ever be placed here: space 5" in done.out
    assert "Rule 1303-planning-04" in done.out
    assert "empty space (20): Nothing lies here yet: space 20" in done.out
    assert "pass: possible, choice" in done.out
    assert "Thief  (Dieb; thief)" in done.out


def test_an_illegal_action_by_name_is_explained(program: Program) -> None:
    done = program.run(*NEW, *OPEN, lines=["pass", "1", "1", "place:5", "pass", "q"]).check()
    assert "That is not the question now" in done.out
    assert "Nothing can ever be placed here" in done.out
    assert stored(program).number == 3


def test_help_board_log_and_rules_can_be_asked_for(program: Program) -> None:
    done = program.run(*NEW, *OPEN, "--lang", "de", lines=["1", "h", "b", "l", "r gunst", "q"]).check()
    for words in ("deine letzte Entscheidung zurücknehmen", "nimmt den Charakter", "1303-favor-04", "Wähle deinen"):
        assert words in done.out


# ---- sitting down


def test_without_arguments_everything_is_asked(program: Program) -> None:
    script = ["", "zwei", "2", "7", "1", "wer?", "human", "Lotte", "Zuf", "1", "q"]
    done = program.run("play", "--lang", "de", lines=script).check()
    assert "Bitte eine Zahl von 2 bis 5." in done.out
    assert "Einsteigerregel (aus)" in done.out
    assert "Bitte eine Zahl von 1 bis 5." in done.out
    assert "Einsteigerregel: an" in done.out
    known = "Mensch, Zufall, Lehrling, Geselle, Versetzer, Steinmetz, Bildhauer, Polier, Meister"
    assert f"Bitte eines davon: {known} " in " ".join(done.out.split())
    assert stored(program).owners_record().options["beginner"] is True
    assert [seat.name for seat in stored(program).seats] == ["Lotte", "Bruno"]
    assert stored(program).seats[1].bot == Bot("random", "1")


def test_enter_takes_the_suggestions_you_against_two_apprentices(program: Program) -> None:
    program.run("play", lines=["", "", "", "", "", "", "", "q"]).check()
    assert [seat.bot for seat in stored(program).seats] == [None, Bot("apprentice", "3"), Bot("apprentice", "3")]


@pytest.mark.parametrize("words", ["Mensch:Clara,gierig,Geselle", "mensch:Clara,greedy,journeyman"])
def test_seats_are_named_in_the_persons_language_too(program: Program, words: str) -> None:
    done = program.run(*NEW, "--lang", "de", "--seats", words, lines=["q"]).check()
    version = f"1-{shipped_net('caylus1303').version}"
    assert [seat.bot for seat in stored(program).seats] == [None, Bot("greedy"), Bot("journeyman", version)]
    assert "Bot gierig" in done.out
    assert "Bot Geselle" in done.out


def test_a_bot_with_a_style_sits_down_by_its_name_in_either_language(program: Program) -> None:
    done = program.run(*NEW, "--lang", "de", "--seats", "Mensch,Geselle-Bauherr,journeyman-trader", lines=["q"]).check()
    nets = [styled_net("caylus1303", style).version for style in ("builder", "trader")]
    bots = [Bot("journeyman-builder", f"1-{nets[0]}"), Bot("journeyman-trader", f"1-{nets[1]}")]
    assert [seat.bot for seat in stored(program).seats] == [None, *bots]
    assert "Bot Geselle-Bauherr" in done.out


def test_baumeister_alone_is_baumeister_play(program: Program) -> None:
    done = program.run(lines=[""]).check()
    assert "Which game?" in done.out
    assert "How many players" in done.out
    assert "No game begun." in done.out


def test_people_and_bots_are_seated_as_named(program: Program) -> None:
    program.run(*NEW, "--seats", "greedy,human:Clara \x1b[31m,random:Rudi", lines=["q"]).check()
    seats = stored(program).seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Anna", Bot("greedy")),
        ("Clara [31m", None),
        ("Rudi", Bot("random", "1")),
    ]


# ---- secrets


def test_where_a_seat_knows_more_the_screen_is_emptied_before_the_next_person(program: Program) -> None:
    script = ["1", "", "1", "", "q"]
    for option in ((), ("--option", "open_points=off")):  # covered unless the table says otherwise
        hidden = program.run(*NEW, "--seats", "human,human", *option, lines=script).check()
        assert "Hand over the terminal" in hidden.out
        assert "\n" * 50 in hidden.out
    open_game = program.run(*NEW, *OPEN, lines=["1", "1", "q"]).check()
    assert "Hand over the terminal" not in open_game.out


def test_a_covered_total_is_not_drawn(program: Program) -> None:
    done = program.run(*NEW, "--seats", "human,greedy", "--option", "open_points=off", lines=["1", "q"]).check()
    rows = [line for line in done.out.splitlines() if "♟" not in line and " Bruno " in line and "9 " in line]
    assert rows
    assert all("?" in row for row in rows)
