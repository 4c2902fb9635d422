"""A record as JSON: always the same bytes for the same record, one log entry per line."""

from __future__ import annotations

import json
from typing import Any, Final, Never

import msgspec

from baumeister.records.errors import RecordError, Spot
from baumeister.records.form import FORMAT, VERSION, RecordForm

#: Fields written with one item per line.
LISTS: Final = ("seats", "log", "checks")


def write_json(record: RecordForm) -> str:
    lines = []
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        if not value and not field.required:
            continue
        if field.name in LISTS and value:
            items = ",\n".join(plain_text(item) for item in value)
            lines.append(f'"{field.name}": [\n{items}\n]')
        else:
            lines.append(f'"{field.name}": {plain_text(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def plain_text(value: object) -> str:
    """A value as JSON in one line, with the names in objects sorted."""
    return msgspec.json.encode(value, order="deterministic").decode()


def read_json(text: str) -> dict[str, Any]:
    """The fields of a record of any version up to ours, as plain data."""
    data = parse(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("record-foreign", f'this JSON is no record: it has no "format": "{FORMAT}"', Spot(path="$"))
    check_version(data.get("version"), Spot(path="$.version"))
    return data


def parse(text: str) -> Any:
    """Plain data, or an error that says what is wrong with the JSON and where."""
    try:
        return plain_data(text)
    except json.JSONDecodeError as error:
        place = Spot(byte=len(text[: error.pos].encode()), line=error.lineno)
        if _ends_early(text):
            raise RecordError("record-truncated", "the end of the record is missing", place) from error
        if FORMAT not in text:
            raise RecordError(
                "record-foreign", "this is no record: neither JSON nor the text notation", place
            ) from error
        raise RecordError("record-damaged", f"not JSON: {error.msg}", place) from error
    except ValueError as error:
        raise RecordError("record-damaged", str(error)) from error


def plain_data(text: str) -> Any:
    """Plain data, or a ValueError. The standard parser names the exact place, and lets us refuse duplicates."""
    try:
        return json.loads(text, object_pairs_hook=_without_repetition, parse_constant=_no_constant)
    except RecursionError as error:
        raise ValueError("brackets inside brackets without end") from error
    except (json.JSONDecodeError, _Refused):
        raise
    except ValueError as error:  # a number with thousands of digits
        raise ValueError(f"not a sensible number: {str(error)[:60]}") from error


def check_version(found: object, place: Spot) -> int:
    """The version, if we can read it."""
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise RecordError("record-damaged", "the version of the format is a whole number from 1", place)
    if found > VERSION:
        raise RecordError(
            "record-future",
            f"format version {str(found)[:20]}; this program reads versions up to {VERSION}, a newer one is needed",
            place,
            version=str(found)[:20],
            newest=VERSION,
        )
    return found


class _Refused(ValueError):
    """What the standard parser would let through."""


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Refused(f"the field {twice[:80]!r} comes twice in one object")
    return found


def _no_constant(word: str) -> Never:
    raise _Refused(f"{word} is no JSON")


def _ends_early(text: str) -> bool:
    try:
        msgspec.json.decode(text.encode())
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    except RecursionError:
        return False
    return False
