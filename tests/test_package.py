"""What `help(baumeister)` shows is true: its example runs as it stands there, and gives what it says."""

from __future__ import annotations

import doctest
import shutil
from pathlib import Path

import pytest

import baumeister
from tests.records.make_fixtures import FOLDER


def test_the_example_of_the_package_gives_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(min(FOLDER.glob("*.json")), tmp_path / "game.json")
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testmod(baumeister)
    assert failed == 0
    assert tried > 10
