"""What we print for people to type works as it stands there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from baumeister.cli import called


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


def test_other_programs_speak_of_baumeister(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/bin/pytest"])
    assert called.program() == "baumeister"
