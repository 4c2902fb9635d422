"""The description of the HTTP addresses, at /api/openapi.json. No page that would load scripts from elsewhere."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.openapi.config import OpenAPIConfig

from baumeister import __version__
from baumeister.server.http.shapes import with_shapes

#: Answers that every request may get besides its own.
ERRORS: Final = {
    400: "Not the documented form, or not possible in that form.",
    401: "Nobody is signed in.",
    403: "Not allowed: foreign page, missing X-CSRF-Token, or somebody else's.",
    404: "There is no such thing.",
    405: "This address cannot be asked that way.",
    409: "Something is in the way: it is taken, done or over already.",
    413: "Too large.",
    415: "The body does not say that it is application/json.",
    429: "Too many requests; Retry-After says when to try again.",
    500: "A mistake of the server; the id is in its log.",
    503: "The database is away for a moment; nothing has changed.",
}
_PROBLEM: Final = "Problem"
#: Where the application keeps its description once it is made.
_WRITTEN: Final = "openapi_written"


def make_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Baumeister",
        version=__version__,
        description="Tables, people and records. Play itself is in the WebSocket at /api/socket (docs/protocol.md).",
        path="/api/schema",
        render_plugins=(),
        use_handler_docstrings=True,
    )


def with_errors(schema: dict[str, Any]) -> dict[str, Any]:
    """All errors have one form, and every request may get one."""
    components = schema.setdefault("components", {}).setdefault("schemas", {})
    components[_PROBLEM] = {
        "type": "object",
        "title": "Problem",
        "description": "Every error: a stable code, and parameters for its text.",
        "required": ["code", "params"],
        "properties": {
            "code": {"type": "string"},
            "params": {"type": "object", "additionalProperties": {"type": ["integer", "string"]}},
        },
    }
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{_PROBLEM}"}}}
    for path in schema.get("paths", {}).values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                for status, meaning in ERRORS.items():
                    operation["responses"][str(status)] = {"description": meaning, "content": content}
    return schema


def description(app: Litestar) -> dict[str, Any]:
    """The whole description of an application."""
    return with_errors(with_shapes(app, app.openapi_schema.to_schema()))


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """This description. Making it takes long enough to be felt at every table, so it is made once, on first request."""
    state = request.app.state
    if _WRITTEN not in state:
        state[_WRITTEN] = msgspec.json.encode(description(request.app))
    return Response(
        state[_WRITTEN],
        media_type="application/json",
        headers={"cache-control": "public, max-age=300"},
    )
