"""The client's own texts: the same messages with the same variables in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web/src"
FOLDERS = sorted({file.parent for file in SOURCES.rglob("*.ftl")})


def variables(file: Path) -> dict[str, set[str]]:
    """The messages of a file, with the variables of each."""
    parts = re.split(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), flags=re.MULTILINE)[1:]
    names = parts[::2]
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
    return {name: set(re.findall(r"\$([\w-]+)", text)) for name, text in zip(names, parts[1::2], strict=True)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCES)))
def test_both_languages_say_the_same(folder: Path) -> None:
    german, english = variables(folder / "de.ftl"), variables(folder / "en.ftl")
    assert german
    assert german == english
