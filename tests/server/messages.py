"""Whatever a server sends in a test is held against the published schema."""

from __future__ import annotations

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from baumeister.hub.schema import protocol_schema


@cache
def _validators() -> dict[str, Draft202012Validator]:
    """By the messages' `type`: trying all of them one after the other takes long."""
    schema = protocol_schema()
    mapping: dict[str, str] = schema["$defs"]["FromServer"]["discriminator"]["mapping"]
    return {kind: Draft202012Validator({**schema, "$ref": reference}) for kind, reference in mapping.items()}


def checked(message: Any) -> Any:
    """The message, which is one that the schema of the protocol knows."""
    validator = _validators().get(message["type"])
    assert validator is not None, message["type"]
    validator.validate(message)
    unknown = set(message) - set(_fields(message["type"]))
    assert not unknown, (message["type"], unknown)
    return message


@cache
def _fields(kind: str) -> frozenset[str]:
    schema = protocol_schema()
    reference: str = schema["$defs"]["FromServer"]["discriminator"]["mapping"][kind]
    return frozenset(schema["$defs"][reference.rpartition("/")[2]]["properties"])
