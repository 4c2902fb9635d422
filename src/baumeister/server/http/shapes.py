"""The shapes of bodies and answers in the description of the HTTP addresses, by msgspec.

The code that checks a body also describes it, with all limits, tags and explanations. The framework's own description
of a type leaves some of that out."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from litestar.routes import HTTPRoute

_JSON: Final = "application/json"
_REFERENCE: Final = "#/components/schemas/{name}"
#: A handler's option: one more content type its answer may have.
ALSO: Final = "also_answers"


def with_shapes(app: Litestar, schema: dict[str, Any]) -> dict[str, Any]:
    """The description with all shapes of bodies and answers as msgspec knows them."""
    places = list(_places(app, schema))
    references, definitions = msgspec.json.schema_components([kind for _, kind in places], ref_template=_REFERENCE)
    for (content, _), reference in zip(places, references, strict=True):
        content["schema"] = reference
    schema["components"] = {**schema.get("components", {}), "schemas": definitions}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(schema))  # as whoever fetches it reads it
    return plain


def _places(app: Litestar, schema: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Any]]:
    """Every place in the description with JSON of one of our types, and the type."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or route.path_format not in schema["paths"]:
            continue
        for method, operation in schema["paths"][route.path_format].items():
            handler = route.route_handler_map[method.upper()][0]
            if handler.parsed_data_field is not None:
                yield operation["requestBody"]["content"][_JSON], _plain(handler.parsed_data_field.raw)
            yield from _answers(handler, operation["responses"])


def _answers(handler: HTTPRouteHandler, responses: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Any]]:
    kind = _plain(handler.parsed_fn_signature.return_type.raw)
    status = next(status for status in responses if status.startswith("2"))
    if status == "204":
        responses[status].pop("content", None)
    content = responses[status].get("content", {})
    if also := handler.opt.get(ALSO):
        content[also] = {"schema": {"type": "string"}}
    if kind is Stream:
        for body in content.values():
            body["schema"] = {"type": "string", "format": "binary"}
    elif _JSON in content:
        yield content[_JSON], kind


def _plain(kind: Any) -> Any:
    """Without what the framework wraps around it."""
    if typing.get_origin(kind) is typing.Annotated:
        return _plain(typing.get_args(kind)[0])
    if typing.get_origin(kind) is Response:
        return _plain(typing.get_args(kind)[0])
    return kind
