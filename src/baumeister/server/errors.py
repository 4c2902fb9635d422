"""What can go wrong between a browser and the server, and the HTTP status of every error a person can cause."""

from __future__ import annotations

from typing import Final

from baumeister.engine.errors import BaumeisterError


class ServerError(BaumeisterError):
    """Base of the errors that have an HTTP status of their own."""

    code = "server"
    status = 400


class BadInput(ServerError):
    """path, problem: the request does not have the documented form."""

    code = "bad-input"


class NotSignedIn(ServerError):
    code = "not-signed-in"
    status = 401

    def __init__(self) -> None:
        super().__init__("nobody is signed in here")


class NotAllowed(ServerError):
    """This is not yours to see or to do."""

    code = "not-allowed"
    status = 403


class ForeignOrigin(ServerError):
    """The request came from somebody else's page."""

    code = "foreign-origin"
    status = 403

    def __init__(self) -> None:
        super().__init__("the request comes from a foreign page")


class CsrfMissing(ServerError):
    """The header X-CSRF-Token is missing, or differs from what `GET /api/me` returns."""

    code = "csrf-missing"
    status = 403

    def __init__(self) -> None:
        super().__init__("the header X-CSRF-Token is missing or wrong")


class NotJson(ServerError):
    """A body that does not say it is JSON (`Content-Type: application/json`)."""

    code = "not-json"
    status = 415

    def __init__(self) -> None:
        super().__init__("the body has to say that it is application/json")


class UnknownHost(ServerError):
    """The request names a host that is not this server."""

    code = "unknown-host"
    status = 400

    def __init__(self) -> None:
        super().__init__("the Host header names another server")


class NotFound(ServerError):
    """There is nothing at this address."""

    code = "not-found"
    status = 404


class MethodNotAllowed(ServerError):
    code = "method-not-allowed"
    status = 405


class Conflict(ServerError):
    """Something is in the way of what was asked for."""

    code = "conflict"
    status = 409


class TooLarge(ServerError):
    code = "too-large"
    status = 413


class HeadTooLarge(ServerError):
    """most: bytes of a request's first line and headers."""

    code = "head-too-large"
    status = 431

    def __init__(self, most: int) -> None:
        super().__init__(f"a request's head has at most {most} bytes", most=most)


class TooSlow(ServerError):
    """The request did not arrive in time."""

    code = "too-slow"
    status = 408

    def __init__(self) -> None:
        super().__init__("the request was not whole in time")


class TooMany(ServerError):
    """seconds: too many requests; how long to wait."""

    code = "too-many"
    status = 429

    def __init__(self, seconds: int = 1) -> None:
        super().__init__(f"too many requests; try again in {seconds} s", seconds=seconds)
        self.seconds = seconds


class Unavailable(ServerError):
    """The database or the bus is away for a moment. Nothing has changed."""

    code = "unavailable"
    status = 503


class Unexpected(ServerError):
    """id: a bug; the log has more under this id."""

    code = "unexpected"
    status = 500


#: Statuses of errors that know nothing of HTTP. `unknown-...` is not found (404), everything else bad input (400).
STATUSES: Final = {
    "not-allowed": 403,
    "no-exercise": 404,
    "not-your-turn": 403,
    "not-over-yet": 403,
    "outdated": 409,
    "already-done": 409,
    "move-id-reused": 409,
    "table-exists": 409,
    "table-finished": 409,
    "consent-needed": 409,
    "commit-conflict": 409,
    "store-conflict": 409,
    "number-taken": 409,
    "nothing-to-undo": 409,
    "undo-past-news": 409,
    "undo-past-draw": 409,
    "store-failed": 503,
    "store-damaged": 503,
    "database-too-new": 503,
    "record-too-large": 413,
}


def status_of(error: BaumeisterError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    if error.code.startswith("unknown-"):
        return 404
    return STATUSES.get(error.code, 400)
