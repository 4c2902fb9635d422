"""The TypeScript types that are kept in web/types are the ones of today's schemas, and hang together."""

from __future__ import annotations

import re

import pytest

import baumeister as bm
from baumeister.hub.schema import protocol_schema
from baumeister.schemas import game_schema
from baumeister.server.http.description import describe
from tools.typescript import FOLDER, files, kind

FILES = dict(files())
#: Words of TypeScript that may stand where a type does.
BUILT_IN = {"readonly", "number", "string", "boolean", "null", "unknown", "Blob", "name"}


def exported(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)


def bare(text: str) -> str:
    """Without comments and strings."""
    return re.sub(r'/\*\*.*?\*/|//[^\n]*|"(?:[^"\\]|\\.)*"', "", text, flags=re.DOTALL)


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_kept_file_is_current(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == FILES[name], "make types"


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)


def test_every_shape_of_the_schemas_is_exported_once() -> None:
    expected = {
        "protocol.d.ts": set(protocol_schema()["$defs"]),
        "api.d.ts": {*describe()["components"]["schemas"], "Api"},
        **{f"{name}.d.ts": set(game_schema(bm.game(name))["$defs"]) for name in bm.games()},
    }
    assert set(expected) == set(FILES)
    for name, text in FILES.items():
        assert sorted(exported(text)) == sorted(expected[name])


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_reference_resolves_and_all_brackets_close(name: str) -> None:
    text = bare(FILES[name])
    used = set(
        re.findall(
            r"(?<![\w.])[A-Za-z_]\w*(?![\w?]*\??:)", re.sub(r"^export (interface|type) \w+", "", text, flags=re.M)
        )
    )
    assert used - BUILT_IN <= set(exported(FILES[name]))
    for opening, closing in ("{}", "[]", "()"):
        assert text.count(opening) == text.count(closing)
    for statement in re.findall(r"^export type \w+ = [^;]*", text, re.MULTILINE):
        assert "export" not in statement[1:], "a semicolon is missing"


def test_every_address_has_a_member_that_says_what_it_takes_and_answers() -> None:
    api = FILES["api.d.ts"]
    for path, operations in describe()["paths"].items():
        for method in operations:
            assert f'readonly "{method.upper()} {path}": {{' in api
    assert api.count("    readonly answer: ") == sum(len(found) for found in describe()["paths"].values())


def test_schemas_become_the_types_they_mean() -> None:
    cases = [
        ({"type": "integer"}, "number"),
        ({"type": ["integer", "string"]}, "number | string"),
        ({"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]}, "View | null"),
        ({"enum": ["a", 'b"']}, '"a" | "b\\""'),
        ({"const": "x"}, '"x"'),
        ({"type": "array", "items": {"type": "string"}}, "readonly string[]"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "readonly (string | null)[]"),
        ({"type": "array", "items": {"type": "array"}}, "readonly (readonly unknown[])[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "readonly [string, number]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "{ readonly [name: string]: boolean }"),
        ({}, "unknown"),
        (
            {"type": "object", "properties": {"a": {"type": "integer"}, "b-c": {}}, "required": ["a"]},
            '{\n  readonly a: number;\n  readonly "b-c"?: unknown;\n}',
        ),
    ]
    for schema, expected in cases:
        assert kind(schema) == expected  # type: ignore[arg-type]
