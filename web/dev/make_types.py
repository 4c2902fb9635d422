"""Writes the TypeScript types of every game's view, choices and events from docs/schemas into the boards' folders.

python3 web/dev/make_types.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
        inner = type_of(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {type_of(schema)}\n"
    lines = []
    if "description" in schema:
        lines.append("/** " + schema["description"].split("\n")[0] + " */")
    lines.append(f"export interface {name} {{")
    for field, value in schema["properties"].items():
        mark = "" if field in schema.get("required", ()) else "?"
        key = field if field.isidentifier() else json.dumps(field)
        lines.append(f"  {key}{mark}: {type_of(value)}")
    return "\n".join([*lines, "}\n"])


def main() -> int:
    stale = []
    for file in sorted((ROOT / "docs/schemas").glob("*.schema.json")):
        game = file.name.split(".")[0]
        defs = json.loads(file.read_text("utf-8"))["$defs"]
        head = f"// Made by web/dev/make_types.py from docs/schemas/{file.name}. Do not edit.\n"
        text = head + "".join(interface(name, schema) for name, schema in sorted(defs.items()))
        target = ROOT / "web/src/boards" / game / "schema.d.ts"
        if not target.exists() or target.read_text("utf-8") != text:
            stale.append(str(target))
            if "--check" not in sys.argv:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, "utf-8")
    print(*stale, sep="\n")
    return bool(stale) and "--check" in sys.argv


if __name__ == "__main__":
    sys.exit(main())
