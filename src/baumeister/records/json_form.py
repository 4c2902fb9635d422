"""A record as JSON: always the same bytes for the same record, one entry of the log per line."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import msgspec

from baumeister.records.errors import Place, RecordError
from baumeister.records.form import FORMAT, VERSION, RecordForm
from baumeister.records.soundness import convert_record

R = TypeVar("R", bound=RecordForm)

#: Fields whose items stand one per line.
LISTS = ("seats", "log", "checks")


def write_json(record: RecordForm) -> str:
    encode = msgspec.json.Encoder(order="deterministic").encode
    lines = []
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if field in LISTS and value:
            items = ",\n".join(encode(item).decode() for item in value)
            lines.append(f'"{field}": [\n{items}\n]')
        elif value is not None and (value or field not in LISTS or field == "log"):
            lines.append(f'"{field}": {encode(value).decode()}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_json(text: str, kind: type[R]) -> R:
    data = parse(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("record-foreign", f'this JSON is no record: it has no "format": "{FORMAT}"', Place(path="$"))
    check_version(data.get("version"), Place(path="$.version"))
    return convert_record(data, kind)


def parse(text: str) -> Any:
    """Plain data. The standard parser names the exact place, and lets us refuse fields that come twice."""
    try:
        return json.loads(text, object_pairs_hook=_without_repetition)
    except json.JSONDecodeError as error:
        place = Place(byte=len(text[: error.pos].encode()), line=error.lineno)
        if _ends_early(text):
            raise RecordError("record-truncated", "the end of the record is missing", place) from error
        if FORMAT not in text:
            raise RecordError(
                "record-foreign", "this is no record: neither JSON nor the text notation", place
            ) from error
        raise RecordError("record-damaged", f"not JSON: {error.msg}", place) from error
    except RecursionError as error:
        raise RecordError("record-damaged", "brackets inside brackets without end") from error
    except ValueError as error:  # a whole number of thousands of digits
        raise RecordError("record-damaged", f"not a sensible number: {str(error)[:60]}") from error


def check_version(found: object, place: Place) -> None:
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


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError("record-damaged", f"the field {twice[:80]!r} comes twice in one object")
    return found


def _ends_early(text: str) -> bool:
    try:
        msgspec.json.decode(text.encode())
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    except RecursionError:
        return False
    return False
