"""The page for outsiders and the published schema say what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema_rs import Draft202012Validator, meta

from baumeister import Record, RecordError
from baumeister.records import RECORD_CODES, By, Entry
from baumeister.records.form import MOST_BYTES, MOST_ENTRIES, MOST_MORE_BYTES, MOST_MORE_DEPTH, VERSION
from baumeister.records.schema import schema_text
from tests.records.example import block, example
from tests.records.make_fixtures import FOLDER
from tests.records.play import Reason
from tests.records.test_errors import SPOILED

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text("utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "record.schema.json").read_text("utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def test_the_published_schema_is_the_one_of_the_program() -> None:
    assert (DOCS / "record.schema.json").read_text("utf-8") == schema_text(), (
        "python -m baumeister.records.schema > docs/record.schema.json"
    )
    meta.validate(SCHEMA)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_recorded_games_follow_the_schema(path: Path) -> None:
    VALIDATOR.validate(json.loads(path.read_text("utf-8")))


#: What the schema cannot say: it needs the rules, the numbering or Unicode.
BEYOND_THE_SCHEMA = {
    "record-unknown-game",
    "record-other-rules",
    "record-setup",
    "record-numbers",
    "record-undo",
    "record-seat",
    "record-unknown-action",
    "record-wrong-seat",
    "record-digest",
    "record-end",
    "record-result",
}
ALSO_BEYOND = {
    "bot without id",
    "no such time",
    "own consent",
    "check of no entry",
    "checks out of order",
    "more with a number too large",
    "more too deep",
    "more too long",
    "agreed twice",
}


def fits_the_schema(data: Any) -> bool:
    try:
        return VALIDATOR.is_valid(data)
    except UnicodeEncodeError:
        return False  # half a character is in no JSON text


@pytest.mark.parametrize("kind", SPOILED)
def test_the_schema_refuses_what_the_program_refuses_for_its_form(begun: Record, kind: str) -> None:
    code, _, spoil = SPOILED[kind]
    data = json.loads(begun.to_json())
    spoil(data)
    assert fits_the_schema(data) == (code in BEYOND_THE_SCHEMA or kind in ALSO_BEYOND)


def test_the_examples_of_the_page_are_one_record() -> None:
    as_json, as_text = block(PAGE, "json"), block(PAGE, "text")
    record = Record.loads(as_json)
    assert record == Record.loads(as_text) == example()
    assert (as_json, as_text) == (record.to_json(), record.to_text())
    VALIDATOR.validate(json.loads(as_json))


def test_a_game_played_in_python_is_kept_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    reading, playing = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(playing, "docs/records.md", "exec"), {})
    kept = Record.load(tmp_path / "mine.json")
    assert kept.result is not None
    VALIDATOR.validate(json.loads(kept.to_json()))
    exec(compile(reading.replace("game.json", "mine.json"), "docs/records.md", "exec"), {})
    assert Record.load(tmp_path / "game.txt") == kept


def test_the_page_names_every_error_and_limit() -> None:
    for code in RECORD_CODES:
        assert f"`{code}`" in PAGE
    assert f"{MOST_BYTES // 1024**2} MiB" in PAGE
    assert f"{MOST_ENTRIES:,}" in PAGE
    assert f"{MOST_MORE_BYTES // 1024} KiB" in PAGE
    assert f"{MOST_MORE_DEPTH} deep" in PAGE
    assert f"now {VERSION}" in PAGE


def test_the_page_names_every_kind_of_entry_and_every_word_in_it() -> None:
    for kind in get_args(Entry):
        assert f"| `{kind.__struct_config__.tag}` |" in PAGE
        for field in kind.__struct_fields__:
            assert f"`{field}`" in PAGE
    for word in (*get_args(By), *get_args(Reason)):
        assert f"`{word}`" in PAGE


def test_the_error_of_the_page_is_the_error_of_the_program() -> None:
    """The page shows what an illegal move in its own example gives."""
    found = re.search(r"Change `(.*?)` in the example, and replaying it becomes:\n\n    (.*?)\n", PAGE)
    assert found is not None
    change, message = found.groups()
    old, new = change.split("` to `")
    with pytest.raises(RecordError) as caught:
        Record.loads(block(PAGE, "json").replace(old, new, 1)).replay()
    assert str(caught.value) == message
