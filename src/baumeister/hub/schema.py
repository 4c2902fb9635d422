"""JSON Schema of all socket messages (`baumeister schema protocol`); docs/schemas has it as a file.

`{"$ref": "#/$defs/FromClient"}` is any message of a browser, `FromServer` any of the server."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from baumeister.hub.protocol import PROTOCOL, FromClient, FromServer
from baumeister.schemas import DIALECT

#: msgspec tells types of one name apart by their modules; here are the names they have in schemas.
_NAMES: Final = {"baumeister.records.form.Seat": "RecordSeat", "baumeister.engine.wire.Seat": "Seat"}


def protocol_schema() -> dict[str, Any]:
    references, definitions = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    from_client, from_server = references
    return short_names(
        {
            "$schema": DIALECT,
            "title": f"Baumeister: socket messages, protocol {PROTOCOL}",
            "$defs": {**definitions, "FromClient": from_client, "FromServer": from_server},
        }
    )


def short_names(schema: dict[str, Any]) -> dict[str, Any]:
    """The same schema, with names that anybody can write."""
    text = msgspec.json.encode(schema).decode()
    for name, short in _NAMES.items():
        text = text.replace(f'"{name}"', f'"{short}"').replace(f'/{name}"', f'/{short}"')
    renamed: dict[str, Any] = msgspec.json.decode(text)
    return renamed


def schema_text() -> str:
    """Always the same bytes for the same types."""
    encoded = msgspec.json.encode(protocol_schema(), order="sorted")
    return msgspec.json.format(encoded, indent=1).decode() + "\n"
