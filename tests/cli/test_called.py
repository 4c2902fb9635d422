"""What we print for people to type works as it stands there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from baumeister.cli import called
from baumeister.cli.arguments import examples
from baumeister.texts.catalogue import LANGUAGES, Texts


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program as an environment below the folder one stands in has it."""
    path = tmp_path / ".venv" / "bin" / "baumeister"
    path.parent.mkdir(parents=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [str(path)])
    return path


def test_a_program_the_shell_does_not_find_is_called_by_its_path(script: Path) -> None:
    assert called.program() == ".venv/bin/baumeister"


def test_a_program_elsewhere_is_called_by_its_whole_path(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path / "other")
    assert called.program() == str(script)


def test_a_program_the_shell_finds_is_called_by_its_name(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    assert called.program() == "baumeister"


def test_a_module_is_called_as_one(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(Path(called.__file__).with_name("__main__.py"))])
    assert called.program() == f"{sys.executable} -m baumeister.cli"


def test_examples_replace_the_command_and_no_file_that_is_called_like_it(script: Path) -> None:
    for language in LANGUAGES:
        for command in ("all", "play", "serve"):
            for line in examples(Texts(language), command).splitlines()[1:]:
                assert line.startswith("  .venv/bin/baumeister")
                assert ".venv" not in line.removeprefix("  .venv/bin/baumeister"), line
    assert "--config baumeister.toml" in examples(Texts("en"), "serve")


def test_other_programs_speak_of_baumeister(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/bin/pytest"])
    assert called.program() == "baumeister"
