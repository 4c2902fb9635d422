"""docs/protocol.md is true: every message has an example there that fits the schema, and every refusal is named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

import baumeister as bm
from baumeister.engine.errors import REFUSAL_CODES, BaumeisterError
from baumeister.hub.errors import HubError
from baumeister.hub.protocol import Bye, FromClient, FromServer, Gone
from baumeister.hub.schema import protocol_schema, schema_text
from baumeister.schemas import game_schema
from baumeister.server.http.description import describe
from baumeister.server.wishes import TableWish
from tests.battery.test_legal import documented_parameters

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "protocol.md").read_text("utf-8")
EXAMPLES: list[tuple[str, Any]] = [
    (found[1], json.loads(found[2])) for found in re.finditer(r"```json ([^\n]+)\n(.*?)```", TEXT, re.DOTALL)
]


def of(kind: str) -> list[Any]:
    return [example for named, example in EXAMPLES if named == kind]


def test_the_published_schema_is_the_one_of_the_types() -> None:
    words = "baumeister schema protocol > docs/schemas/protocol.schema.json"
    assert (DOCS / "schemas" / "protocol.schema.json").read_text("utf-8") == schema_text(), words
    meta.validate(protocol_schema())


@pytest.mark.parametrize(("kind", "part", "types"), [
    ("from-client", "FromClient", FromClient),
    ("from-server", "FromServer", FromServer),
])  # fmt: skip
def test_every_message_has_an_example_and_every_example_is_a_message(kind: str, part: str, types: Any) -> None:
    validator = Draft202012Validator({**protocol_schema(), "$ref": f"#/$defs/{part}"})
    for example in of(kind):
        validator.validate(example)
        # The types themselves take it too, and nothing in it is unknown to them.
        read = msgspec.convert(example, types)
        assert set(example) <= {"type", *read.__struct_fields__}
    tags = {message.__struct_config__.tag for message in get_args(types)}
    assert {example["type"] for example in of(kind)} == tags


def test_examples_of_http_bodies_fit_the_description() -> None:
    validator = Draft202012Validator({"$ref": "#/components/schemas/TableWish", "components": describe()["components"]})
    wishes = of("http TableWish")
    for wish in wishes:
        validator.validate(wish)
        msgspec.convert(wish, TableWish)
    assert len(wishes) == 2
    assert len(EXAMPLES) == len(of("from-client")) + len(of("from-server")) + len(wishes)


def test_every_refusal_bye_and_gone_is_explained() -> None:
    codes = {error.code for error in all_errors(HubError)} - {"hub"}
    codes |= set(get_args(msgspec.structs.fields(Bye)[0].type)) | set(get_args(msgspec.structs.fields(Gone)[1].type))
    assert len(codes) > 20
    assert [code for code in sorted(codes) if f"`{code}`" not in TEXT] == []


def test_examples_of_events_and_reasons_are_of_the_game() -> None:
    """The protocol leaves open what games say; the examples are of Magna Carta and fit its schema, codes and ledger."""
    game = bm.game("magna_carta")
    validator = Draft202012Validator({**game_schema(game), "$ref": "#/$defs/Event"})
    told = [event for step in of("from-server") for entry in step.get("told", ()) for event in entry.get("events", ())]
    assert told
    kinds = {kind.__struct_config__.tag: kind for kind in game.catalogue.event_types}
    for one in told:
        validator.validate(one["event"])
        event = msgspec.convert(one["event"], kinds[one["event"]["name"]])
        assert json.loads(msgspec.json.encode(game.event_message(event))) == one["words"]
    reasons = [message for message in of("from-server") if message["type"] == "reason" and "code" in message]
    assert reasons
    for reason in reasons:
        assert reason["code"] in REFUSAL_CODES
        assert reason["rule"] in game.ledger
    asked = {message["id"]: message for message in of("from-client") if message["type"] == "why-not"}
    assert all(asked[reason["id"]]["action"] in game.catalogue.numbers for reason in reasons)


def test_the_codes_of_the_games_are_listed_with_their_parameters() -> None:
    table = TEXT.split("| code | params | meaning |\n")[1].split("\n\n")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) ?\|", table, re.MULTILINE)
    named = {code: set(re.findall(r"`(\w+)`", params)) for code, params in rows}
    assert named == documented_parameters()
    assert [code for code, _ in rows] == list(REFUSAL_CODES)


def test_every_address_is_named_or_belongs_to_the_account() -> None:
    """What concerns the own account is in OpenAPI; everything else is on the way through."""
    for path in describe()["paths"]:
        if (path.startswith("/api/me/") and "games" not in path) or path in ("/api/reports", "/api/people/{person}"):
            continue
        named = path.replace("{game}", "{game or common}") if "/texts/" in path else path
        assert named in TEXT, path


def all_errors(base: type[BaumeisterError]) -> set[type[BaumeisterError]]:
    return {base}.union(*(all_errors(kind) for kind in base.__subclasses__()))
