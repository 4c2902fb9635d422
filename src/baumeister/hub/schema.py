"""JSON Schema of all socket messages (`baumeister schema protocol`); a copy is in docs/schemas.

`{"$ref": "#/$defs/FromClient"}` is any message from a browser, `FromServer` any from the server."""

from __future__ import annotations

from typing import Any

import msgspec

from baumeister.hub.protocol import PROTOCOL, FromClient, FromServer
from baumeister.schemas import DIALECT


def protocol_schema() -> dict[str, Any]:
    references, definitions = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    from_client, from_server = references
    return {
        "$schema": DIALECT,
        "title": f"Baumeister: socket messages, protocol {PROTOCOL}",
        "$defs": {**definitions, "FromClient": from_client, "FromServer": from_server},
    }


def schema_text() -> str:
    """Always the same bytes for the same types."""
    encoded = msgspec.json.encode(protocol_schema(), order="sorted")
    return msgspec.json.format(encoded, indent=1).decode() + "\n"
