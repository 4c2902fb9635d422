"""TypeScript types of what crosses the line, from the published schemas: `make types` writes web/types.

protocol.d.ts: socket messages. api.d.ts: the HTTP addresses with what they take and answer (from OpenAPI).
<game>.d.ts: views, decisions, events and choices of a game. The tests hold the kept files to the schemas.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from baumeister import game as find_game
from baumeister import games
from baumeister.hub.schema import protocol_schema
from baumeister.schemas import game_schema
from baumeister.server.http.description import describe

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "types"
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NAME: Final = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")
_METHODS: Final = ("get", "post", "put", "patch", "delete")

Schema = Mapping[str, Any]


def files() -> Iterator[tuple[str, str]]:
    """Name and contents of every file."""
    yield "protocol.d.ts", module("The messages of the socket (docs/protocol.md).", protocol_schema()["$defs"])
    yield "api.d.ts", api_module(describe())
    for name in games():
        yield f"{name}.d.ts", module(f"What leaves the game {name}.", game_schema(find_game(name))["$defs"])


def module(about: str, definitions: Mapping[str, Schema]) -> str:
    """All definitions, in the order of their names."""
    parts = [_head(about)]
    parts += [definition(name, definitions[name]) for name in sorted(definitions)]
    return "\n".join(parts)


def api_module(openapi: Schema) -> str:
    """The shapes, and one member per address in `Api`: what goes in and what comes out."""
    shapes = openapi["components"]["schemas"]
    parts = [_head("The HTTP addresses and what they carry.")]
    parts += [definition(type_name(name), shapes[name]) for name in sorted(shapes)]
    members = [
        _operation(path, method, operations[method])
        for path, operations in sorted(openapi["paths"].items())
        for method in _METHODS
        if method in operations
    ]
    parts.append("/** What each address takes and answers. */\nexport interface Api {\n" + "\n".join(members) + "\n}\n")
    return "\n".join(parts)


def _head(about: str) -> str:
    return f"// {about}\n// Made by tools/typescript.py (make types): do not edit.\n"


def definition(name: str, schema: Schema) -> str:
    """One exported type."""
    about = _comment(schema.get("description", ""), "")
    if schema.get("type") == "object" and "properties" in schema:
        return f"{about}export interface {name} {_object(schema, '')}\n"
    return f"{about}export type {name} = {kind(schema)};\n"


def kind(schema: Schema, indent: str = "") -> str:
    """A schema as a type expression."""
    if "$ref" in schema:
        return type_name(schema["$ref"].rpartition("/")[2])
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return _union([kind(part, indent) for part in schema[word]])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema:
        return _union([json.dumps(value, ensure_ascii=False) for value in schema["enum"]])
    found = schema.get("type")
    if isinstance(found, list):
        return _union([kind({**schema, "type": one}, indent) for one in found])
    if found == "array":
        return _array(schema, indent)
    if found == "object":
        return _object(schema, indent) if schema.get("properties") else _record(schema, indent)
    return _PLAIN[found] if found is not None else "unknown"


def _union(parts: list[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _array(schema: Schema, indent: str) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(kind(item, indent) for item in schema['prefixItems'])}]"
    item = kind(schema.get("items") or {}, indent)
    return f"readonly ({item})[]" if "|" in item or item.startswith("readonly") else f"readonly {item}[]"


def _record(schema: Schema, indent: str) -> str:
    values = schema.get("additionalProperties", {})
    # Not `Record<...>`: one of our own shapes has that name.
    return f"{{ readonly [name: string]: {kind(values, indent) if isinstance(values, dict) else 'unknown'} }}"


def _object(schema: Schema, indent: str) -> str:
    """Fields that are left out have their default."""
    inside = indent + "  "
    needed = schema.get("required", ())
    lines = []
    for name, field in schema["properties"].items():
        mark = "" if name in needed else "?"
        default = field.get("default") if isinstance(field, dict) else None
        about = field.get("description", "")
        if not mark or default is None:
            lines.append(_comment(about, inside))
        else:
            missing = f"If missing: {json.dumps(default, ensure_ascii=False)}."
            lines.append(_comment(f"{about} {missing}".strip(), inside))
        lines.append(f"{inside}readonly {_member(name)}{mark}: {kind(field, inside)};\n")
    return "{\n" + "".join(lines) + indent + "}"


def _member(name: str) -> str:
    return name if _NAME.fullmatch(name) else json.dumps(name)


def type_name(name: str) -> str:
    """A component's name as TypeScript allows it: generated ones may carry their module in front."""
    return re.sub(r"[^A-Za-z0-9_$]", "_", name.rpartition(".")[2])


def _comment(text: str, indent: str) -> str:
    words = re.sub(r"\s+", " ", text).strip().replace("*/", "* /")
    return f"{indent}/** {words} */\n" if words else ""


# ---- addresses


def _operation(path: str, method: str, operation: Schema) -> str:
    parts = {
        "path": _parameters(operation, "path"),
        "query": _parameters(operation, "query"),
        "body": _content(operation.get("requestBody", {})),
        "answer": _answer(operation["responses"]),
    }
    about = _comment(operation.get("description") or operation.get("summary", ""), "  ")
    lines = "".join(f"    readonly {name}: {found};\n" for name, found in parts.items() if found is not None)
    return f'{about}  readonly "{method.upper()} {path}": {{\n{lines}  }};'


def _parameters(operation: Schema, place: str) -> str | None:
    fields = [parameter for parameter in operation.get("parameters", ()) if parameter["in"] == place]
    if not fields:
        return None
    schema = {
        "properties": {field["name"]: field["schema"] for field in fields},
        "required": [field["name"] for field in fields if field.get("required")],
    }
    return _object(schema, "    ")


def _content(part: Schema) -> str | None:
    """A body: JSON by its shape, other kinds as text or bytes."""
    content: Schema = part.get("content", {})
    for media, body in content.items():
        if media.startswith("application/json"):
            return kind(body.get("schema", {}), "    ")
        return "string" if media.startswith("text/") else "Blob"
    return None


def _answer(responses: Schema) -> str:
    """Of the statuses below 300 there is one; all others carry a Problem."""
    good = next(responses[status] for status in sorted(responses) if status.startswith("2"))
    return _content(good) or "null"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files():
        (FOLDER / name).write_text(text, "utf-8")
        print(f"web/types/{name}")


if __name__ == "__main__":
    main()
