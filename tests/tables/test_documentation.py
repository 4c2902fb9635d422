"""docs/tables.md says what tables do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baumeister.tables import Request, Table, TableError

PAGE = (Path(__file__).parents[2] / "docs" / "tables.md").read_text("utf-8")


def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/tables.md", "exec"), {})
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == "0 1"
    assert re.match(r"1 action [01] \(", second)


def test_every_code_request_and_question_is_named() -> None:
    codes = {kind.code for kind in TableError.__subclasses__()}
    assert codes <= set(re.findall(r"`([a-z-]+)`", PAGE))
    for request in Request.__args__:
        assert f"`{request.__name__}(" in PAGE
    questions = [name for name in vars(Table) if not name.startswith("_")]
    named = set(re.findall(r"[`.]([a-z_]+)[`(]", PAGE))
    assert set(questions) - named - {"game", "propose_forced"} == set()
