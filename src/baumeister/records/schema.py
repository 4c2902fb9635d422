"""The published JSON Schema of records, made from their form.

python -m baumeister.records.schema > docs/record.schema.json
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from baumeister.records.form import VERSION
from baumeister.records.record import Record


def record_schema() -> dict[str, Any]:
    """What JSON Schema can say about a record; the numbering, undos and the rules are beyond it."""
    schema = msgspec.json.schema(Record)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Baumeister record, format version {VERSION}",
        **schema,
    }


def schema_text() -> str:
    return json.dumps(record_schema(), indent=2, ensure_ascii=True) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
