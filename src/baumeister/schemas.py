"""JSON Schema of what leaves a game: views with their decisions, choices, events, messages and refusals.

Made from the types themselves (`baumeister schema`); docs/schemas has them as files, and the tests check every visited
position against them."""

from __future__ import annotations

import functools
import operator
from typing import Any, Final, get_args, get_type_hints

import msgspec

from baumeister.engine.game import Game
from baumeister.engine.wire import Choice, Message, Refusal

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def game_schema(game: Game) -> dict[str, Any]:
    """All parts as definitions: `{"$ref": "#/$defs/View"}` is a view of this game."""
    view = game.view_type
    decisions = [kind for kind in get_args(get_type_hints(view)["decision"]) if kind is not type(None)]
    types = {
        "View": view,
        "Decision": _any_of(decisions),
        "Event": _any_of(game.catalogue.event_types),
        "Choice": Choice,
        "Message": Message,
        "Refusal": Refusal,
    }
    references, definitions = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    parts = {name: part for name, part in zip(types, references, strict=True) if name not in definitions}
    return {"$schema": DIALECT, "title": f"Baumeister: {game.id}", "$defs": {**definitions, **parts}}


def _any_of(kinds: Any) -> Any:
    return functools.reduce(operator.or_, kinds)


def schema_text(game: Game) -> str:
    """Always the same bytes for the same types."""
    encoded = msgspec.json.encode(game_schema(game), order="sorted")
    return msgspec.json.format(encoded, indent=1).decode() + "\n"
