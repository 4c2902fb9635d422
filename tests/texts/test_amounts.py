"""Amounts in German: money that is counted has no plural (`5 Denar`), as in the rules; money as such has one."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

COUNTED = re.compile(r"(?:[}\d]|\bzwei|\bdrei|\bvier) (Denare\w*)")


def test_deniers_that_are_counted_have_no_plural() -> None:
    places = Path(str(resources.files("baumeister")))
    texts = [file for file in places.rglob("*de*") if file.suffix in {".ftl", ".toml"}]
    texts += (places / "texts/de").glob("*.ftl")
    assert len(texts) > 15
    wrong = [(file.name, found) for file in texts for found in COUNTED.findall(file.read_text("utf-8"))]
    assert not wrong
