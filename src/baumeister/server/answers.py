"""Errors as HTTP answers: all have the form `{"code", "params"}`, and the kind of error decides the status."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from baumeister.engine.errors import BaumeisterError
from baumeister.server.errors import (
    BadInput,
    MethodNotAllowed,
    NotAllowed,
    NotFound,
    ServerError,
    TooLarge,
    TooMany,
    Unavailable,
    Unexpected,
    status_of,
)
from baumeister.server.security import RETRY, Problem, problem_of

log = logging.getLogger("baumeister.server")

#: The framework's error for a body that ended early. Nobody is left to read the answer.
_BROKEN_OFF: Final = "client disconnected prematurely"


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The one exception handler."""
    known = _known(error)
    if known is None:
        known = Unexpected("a mistake of ours", id=secrets.token_hex(8))
        # Log the route, not the path, which may contain an unguessable link. No body, no headers.
        log.error(
            "unexpected error",
            exc_info=error,
            extra={
                "id": known.params["id"],
                "method": request.scope.get("method", ""),
                "route": request.scope.get("path_template", ""),
            },
        )
    status = status_of(known)
    headers = {}
    if isinstance(known, TooMany):
        headers["retry-after"] = str(known.seconds)
    elif status == 503:
        headers["retry-after"] = str(RETRY)
        log.warning("unavailable", extra={"code": known.code, "problem": str(known)[:200]})
    return Response(problem_of(known), status_code=status, headers=headers, media_type="application/json")


def _known(error: Exception) -> BaumeisterError | None:
    """The error as one of ours; None: a bug."""
    if isinstance(error, BaumeisterError):
        return error
    if isinstance(error, ValidationException):
        return _bad_input(error)
    if isinstance(error, HTTPException):
        return _of_framework(error)
    if isinstance(error, RecursionError):  # nothing of ours goes deep, so it is what was sent
        return BadInput("the request is nested too deeply", path="", problem="nested too deeply")
    if isinstance(error, UnicodeDecodeError):  # nothing of ours decodes anything but what was sent
        return BadInput("the request is no text", path="", problem="not UTF-8")
    return None


def _of_framework(error: HTTPException) -> ServerError | None:
    kinds: dict[int, ServerError] = {
        401: NotAllowed(error.detail),
        403: NotAllowed(error.detail),
        404: NotFound("there is nothing at this address"),
        405: MethodNotAllowed("this address cannot be asked that way"),
        413: TooLarge("the request is too large"),
        429: TooMany(),
        503: Unavailable(error.detail),
    }
    if error.status_code in kinds:
        return kinds[error.status_code]
    if error.status_code < 500 or error.detail == _BROKEN_OFF:
        return BadInput("the request does not have the documented form", path="", problem=error.detail[:200])
    return None


def _bad_input(error: ValidationException) -> BadInput:
    """Where the input is wrong and what was expected there, but never what was sent."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    path, problem = str(first.get("key", "")), str(first.get("message", error.detail))
    if first.get("source") == "body" or not first:
        problem, _, at = problem.partition(" - at `")
        path = at.rstrip("`") or path
    return BadInput("the request does not have the documented form", path=path[:200], problem=problem[:200])


HANDLERS: Final[ExceptionHandlersMap] = {Exception: answer, HTTPException: answer, BaumeisterError: answer}
