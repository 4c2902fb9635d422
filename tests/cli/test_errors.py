"""Whatever is wrong on the command line: a clear sentence in the person's language, a code, and no trace of Python."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.cli.main import main
from tests.cli.program import TRACES, Program, type_line, wait_for


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def complaint(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    """What is said about a bad command line; nothing goes to the ordinary output."""
    assert main(arguments) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert not any(trace in err for trace in TRACES), err
    return err


@pytest.mark.parametrize(
    ("arguments", "code", "german", "english"),
    [
        (("play", "chess"), "unknown-game", "Das Spiel „chess“ gibt es hier nicht", "There is no game “chess” here"),
        (("play", "caylus1303", "--players", "9"), "bad-players", "nicht zu 9", "not 9"),
        (("play", "--players", "1"), "bad-players", "zu 2 bis 5", "for 2 to 5"),
        (("play", "--seats", "human"), "bad-players", "nicht zu 1", "not 1"),
        (("play", "--seats", ",".join(["human"] * 6)), "bad-players", "nicht zu 6", "not 6"),
        (("play", "--seats", "human,robot"), "unknown-bot", "Den Bot „robot“", "There is no bot “robot”"),
        (("play", "--seats", "human,greedy", "--players", "3"), "bad-seats", "2 Plätze genannt", "2 seats named"),
        (("play", "--option", "colour=red"), "bad-option", "Option „colour“", "Option “colour”"),
        (
            ("play", "caylus1303", "--option", "open_points=maybe"),
            "bad-option",
            "Möglich: False, True",
            "Possible: False, True",
        ),
        (("play", "--seed", "18446744073709551616", "--players", "2"), "bad-seed", "Ein Startwert", "A seed is"),
        (("play", "--resume"), "nothing-to-resume", "keine unterbrochene Partie", "no interrupted game"),
        (("play", "--resume", "no.json"), "record-unreadable", "lässt sich nicht lesen", "cannot be read"),
        (
            ("play", "--resume", "no.table"),
            "unknown-table",
            "Diesen Tisch gibt es hier nicht: no",
            "no such table here",
        ),
        (("simulate", "chess"), "unknown-game", "Es gibt: caylus, caylus1303", "There are: caylus, caylus1303"),
        (("simulate", "caylus1303", "--bots", "robot"), "unknown-bot", "Es gibt: random", "There are: random"),
        (("simulate", "caylus1303", "--players", "7"), "bad-players", "zu 2 bis 5", "for 2 to 5"),
        (
            ("simulate", "caylus1303", "--bots", "random,random,random"),
            "bad-plan",
            "So lässt sich",
            "cannot be simulated",
        ),
        (("bench", "caylus1303", "--players", "7"), "bad-players", "zu 2 bis 5", "for 2 to 5"),
        (("replay", "no.json"), "record-unreadable", "lässt sich nicht lesen", "cannot be read"),
        (("rules", "quixotic"), "nothing-found", "Nichts gefunden zu „quixotic“", "Nothing found for “quixotic”"),
        (("rules", "Schneyder"), "nothing-found", "Ähnlich: Schneider", "Similar: Schneider"),
        (
            ("rules", "--unconfirmed", "chess"),
            "nothing-found",
            "Ähnlich: caylus, caylus1303",
            "Similar: caylus, caylus1303",
        ),
    ],
)
def test_errors_have_a_code_and_a_sentence_in_both_languages(
    capsys: pytest.CaptureFixture[str], home: Path, arguments: tuple[str, ...], code: str, german: str, english: str
) -> None:
    for language, words in (("de", german), ("en", english)):
        said = complaint(capsys, 1, *arguments, "--lang", language)
        assert words in said
        assert f"[{code}]" in said
    assert not list(home.rglob("*.table")), "no table is left behind"


@pytest.mark.parametrize(
    ("arguments", "german", "english"),
    [
        (("dance",), "dance", "dance"),
        (("play", "--wings"), "unbekannt: --wings", "unknown: --wings"),
        (("simulate",), "es fehlt: GAME", "missing: GAME"),
        (("play", "--seed"), "hier fehlt ein Wert: --seed", "a value is missing here: --seed"),
        (("play", "--seed", "-3"), "„-3“ ist keine ganze Zahl", "“-3” is not a whole number"),
        (
            ("play", "--seed", "x"),
            "--seed: „x“ ist keine ganze Zahl ab 0",
            "--seed: “x” is not a whole number from 0 on",
        ),
        (("play", "--players", "0"), "„0“ ist keine ganze Zahl ab 1", "“0” is not a whole number from 1 on"),
        (("play", "--players", "²"), "„²“ ist keine ganze Zahl", "“²” is not a whole number"),
        (("bench", "caylus1303", "--seconds", "nan"), "„nan“ ist keine Zahl", "“nan” is not a number"),
        (("replay", "x", "--to", "xml"), "möglich sind json, text", "possible: json, text"),
        (("version", "now"), "unbekannt: now", "unknown: now"),
        (("version", "--la"), "unbekannt: --la", "unknown: --la"),
    ],
)
def test_a_command_line_that_is_not_understood_shows_how_it_goes(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], german: str, english: str
) -> None:
    said = complaint(capsys, 2, "--lang", "de", *arguments)
    assert "Aufruf: baumeister" in said
    assert "Nicht verstanden:" in said
    assert german in said
    said = complaint(capsys, 2, "--lang", "en", *arguments)
    assert "Usage: baumeister" in said
    assert english in said


def test_an_unknown_language_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--lang" in complaint(capsys, 2, "version", "--lang", "fr")


@pytest.mark.parametrize("command", ["", "play", "simulate", "bench", "replay", "rules", "version"])
def test_help_explains_every_command_in_both_languages(capsys: pytest.CaptureFixture[str], command: str) -> None:
    for language, examples in (("de", "Beispiele:"), ("en", "Examples:")):
        assert main([*command.split(), "--help", "--lang", language]) == 0
        out, err = capsys.readouterr()
        assert examples in out
        assert f"baumeister {command}".strip() in out.split(examples)[1]
        assert err == ""
        assert "show this help" not in out


def test_bad_files_are_named_and_leave_nothing(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    for name, content, code in (
        ("empty.json", b"", "record-truncated"),
        ("text.json", b"dear diary", "record-foreign"),
        ("half.json", b'{"format": "baumeister-record", "version": 1, "ga', "record-truncated"),
        ("bytes.json", b"\xff\xfe{}", "record-foreign"),
        ("other.json", b'{"format": "something"}', "record-foreign"),
        ("damaged.table", b"00000000 {}\n", "store-damaged"),
    ):
        (home / name).write_bytes(content)
        said = complaint(capsys, 1, "play", "--resume", name)
        assert f"[{code}]" in said
        if name.endswith(".json"):
            assert f"[{code}]" in complaint(capsys, 1, "replay", name)
    assert not list((home / "state").rglob("*.table"))


def test_a_finished_game_is_not_resumed(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert main(["play", "caylus1303", "--seats", "random,random", "--seed", "1", "--save", "over.json"]) == 0
    capsys.readouterr()
    assert "[table-finished]" in complaint(capsys, 1, "play", "--resume", "over.json")


def test_a_mistake_of_ours_is_told_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_arguments: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("baumeister.cli.version.run_version", break_down)
    assert "it is our fault: ZeroDivisionError: oh" in complaint(capsys, 1, "version", "--lang", "en")
    monkeypatch.setenv("BAUMEISTER_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["version"])


def test_a_file_that_cannot_be_written_costs_no_move(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    arguments = ["play", "--seats", "random,random", "--seed", "1", "--save", "no/such/folder/game.json"]
    assert main(arguments) == 1
    assert "[record-unreadable]" in capsys.readouterr().err
    assert list((home / "state").rglob("*.json")), "the game is kept all the same"


# ---- the process


def test_a_closed_pipe_is_no_error(program: Program) -> None:
    command = f"{sys.executable} -m baumeister.cli rules caylus1303 --all a | head -c 10; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        env=program.environment,
        cwd=program.home,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert len(done.stdout) == 10


def test_the_language_comes_from_the_environment(program: Program) -> None:
    assert "Regeln:" in program.run("version", LANG="de_DE.UTF-8").check().out
    assert "Rules:" in program.run("version", LANG="C.UTF-8").check().out
    assert "Rules:" in program.run("version", "--lang", "en", LANG="de_DE.UTF-8").check().out
    assert "Rules:" in program.run("--lang=en", "version", LANG="de_DE.UTF-8").check().out


def test_a_terminal_of_plain_letters_gets_plain_letters(program: Program) -> None:
    done = program.run(
        "play",
        "--seats",
        "human,greedy",
        "--seed",
        "3",
        lines=["1", "1", "q"],
        PYTHONIOENCODING="ascii",
        PYTHONUTF8="0",
    ).check()
    assert done.out.isascii()
    assert ">A Anna" in done.out


def test_without_colour_no_escape_is_written(program: Program) -> None:
    done = program.run("play", "--seats", "human,greedy", "--seed", "3", lines=["1", "q"], NO_COLOR="1").check()
    assert "\x1b" not in done.out


@pytest.mark.parametrize(("points", "words"), [("on", "So far"), ("off", "press Enter.")])
def test_ctrl_c_ends_politely_and_saves(program: Program, points: str, words: str) -> None:
    """Where a choice is asked for, and where the terminal is handed over."""
    arguments = ("play", "caylus1303", "--seats", "human,human", "--seed", "3", "--option", f"open_points={points}")
    with program.running(*arguments) as process:
        type_line(process, "1")
        wait_for(process, words)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert err == ""
    assert "Saved." in out
