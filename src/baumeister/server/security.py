"""What stands between the internet and everything else: hosts, origins, cookies, CSRF, rate limits, headers.

`Shield` is the outermost layer, so its headers are on every answer, including errors and unknown addresses.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from baumeister.engine.errors import BaumeisterError
from baumeister.server.addresses import block_of, is_local_name, is_loopback
from baumeister.server.budget import ASKER
from baumeister.server.cookies import cookie_of
from baumeister.server.errors import CsrfMissing, ForeignOrigin, NotJson, NotSignedIn, ServerError, TooMany, UnknownHost
from baumeister.server.limits import AddressLimit
from baumeister.server.settings import Settings
from baumeister.server.storage.people import SignInRow

if TYPE_CHECKING:
    from baumeister.server.site import Site

CSRF_HEADER: Final = "x-csrf-token"
#: Close code for sockets that are too many, or come too often.
TOO_MANY_SOCKETS: Final = 4429
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

#: First parts of paths that belong to the application.
APPLICATION: Final = frozenset({"api", "health", "metrics"})
HEALTH: Final = "/health/"
_FORWARDED: Final = frozenset({b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip"})
#: The client's files are many and cheap, and have a limit of their own: how many per address at once, and again in a
#: minute.
FILES: Final = 6000

#: Nothing but our own files, no inline scripts or styles, nobody's frame. A WebSocket of the same origin is 'self' in
#: today's browsers; older ones want it named, which `Shield` does.
_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; connect-src 'self'"
)
_PERMISSIONS: Final = (
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
    "payment=(), usb=()"
)
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", _PERMISSIONS.encode()),
)
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
#: Seconds after which to try again, by default.
RETRY: Final = 2
_NO_STORE: Final = (b"cache-control", b"no-store")


class Problem(msgspec.Struct, frozen=True):
    """The body of every error: a stable code, and parameters for its text."""

    code: str
    params: dict[str, int | str] = {}


def problem_of(error: BaumeisterError) -> Problem:
    return Problem(error.code, dict(error.params))


# ---- reading a request


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """The first header of this name, or an empty one."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return ""


def whole_header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """All lines of a header that is a list: a proxy may add a line instead of extending the last one."""
    return ",".join(value.decode("latin-1") for key, value in headers if key == name)


def address_of(scope: Any, settings: Settings) -> str:
    """Where a request comes from. A proxy is believed only if the host said that there is one."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if settings.trusted_proxies:
        told = whole_header(scope["headers"], b"x-forwarded-for")
        named = [part.strip() for part in told.split(",") if part.strip()]
        if named:
            # Each proxy appends the address it was called from; anybody can forge what precedes the trusted ones.
            address = named[-min(settings.trusted_proxies, len(named))]
    return address[:45]


def is_secure(scope: Any, settings: Settings) -> bool:
    """Whether the browser came over https."""
    if settings.secure is not None:
        return settings.secure
    if settings.trusted_proxies and (told := whole_header(scope["headers"], b"x-forwarded-proto")):
        return told.split(",")[-1].strip() == "https"
    return scope.get("scheme") in ("https", "wss")


def check_host(scope: Any, settings: Settings) -> None:
    """Health checks address a process by its IP address, and learn nothing else."""
    if scope["path"].startswith(HEALTH):
        return
    name = _host_name(header(scope["headers"], b"host"))
    if settings.hosts:
        known = name in settings.hosts
    else:
        known = is_loopback(settings.host) or is_local_name(name)
    if not known:
        raise UnknownHost


def is_from_here(scope: Any) -> bool:
    """Does the request come from this machine itself, and not from a proxy on behalf of others?"""
    client = scope.get("client")
    told = any(name in _FORWARDED for name, _ in scope["headers"])
    return client is not None and is_loopback(str(client[0])) and not told


def is_for_application(path: str) -> bool:
    """Otherwise it is one of the client's files."""
    return path.lstrip("/").split("/")[0] in APPLICATION


def _host_name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def check_origin(scope: Any, settings: Settings, *, needed: bool = False) -> None:
    """A browser names the page that a request comes from: it must be ours, or one that the host allows."""
    origin = header(scope["headers"], b"origin")
    if not origin and not needed:
        return
    if origin in settings.origins:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise ForeignOrigin from None
    ours = header(scope["headers"], b"host").lower()
    scheme = "https" if is_secure(scope, settings) else "http"
    # Behind a proxy we do not know of, the page may be https while we see http; then the host name decides.
    fits = parts.scheme == scheme or (scheme == "http" and parts.scheme == "https")
    if not (fits and ours and parts.netloc.lower() == ours):
        raise ForeignOrigin


def is_csrf(sign_in: SignInRow, token: str) -> bool:
    return hmac.compare_digest(sign_in.csrf.encode(), token.encode("utf-8", "replace"))


# ---- for the routes


async def check_request(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard before every handler: finds out who is asking, and checks that the request comes from our page."""
    scope: Any = connection.scope
    site: Site = connection.app.state.site
    cookie = cookie_of(scope, "session", is_secure(scope, site.settings))
    sign_in = await site.people.who(cookie) if cookie else None
    scope["state"]["sign_in"] = sign_in
    ASKER.set(sign_in.person.id if sign_in else block_of(address_of(scope, site.settings)))
    if scope.get("method") not in SAFE_METHODS:
        check_origin(scope, site.settings)
        if sign_in is not None and not is_csrf(sign_in, header(scope["headers"], CSRF_HEADER.encode())):
            raise CsrfMissing
        if isinstance(handler, HTTPRouteHandler) and handler.parsed_data_field is not None:
            _check_json(scope)


def _check_json(scope: Any) -> None:
    """A body must declare itself as JSON, which a form on a foreign page cannot do."""
    if header(scope["headers"], b"content-type").partition(";")[0].strip().lower() != "application/json":
        raise NotJson


def signed_in(scope: Any) -> SignInRow:
    """Who is asking; raises `NotSignedIn`."""
    sign_in: SignInRow | None = scope["state"].get("sign_in")
    if sign_in is None:
        raise NotSignedIn
    return sign_in


# ---- around everything


class Shield:
    """ASGI around the application: refuses strangers early, and puts headers on every answer."""

    def __init__(self, app: Any, site: Site) -> None:
        self._app = app
        self._settings = settings = site.settings
        self._metrics = site.metrics
        seconds = settings.requests_at_once * 60 / settings.requests_per_minute
        self._requests = AddressLimit(settings.requests_at_once, seconds)
        self._files = AddressLimit(FILES, 60)

    def sweep(self) -> None:
        self._requests.sweep()
        self._files.sweep()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            # The socket checks for itself who may come in.
            if self._is_too_often(scope):
                await receive()
                await send({"type": "websocket.close", "code": TOO_MANY_SOCKETS})
                return
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        guarded = _Guarded(scope, send, self._settings)
        try:
            check_host(scope, self._settings)
            is_file = scope["method"] in ("GET", "HEAD") and not is_for_application(scope["path"])
            (self._files if is_file else self._requests).take(address_of(scope, self._settings))
        except ServerError as error:
            await _answer(error, guarded)
        else:
            await self._app(scope, receive, guarded)
        # The route, not the path: paths contain links, and there are endlessly many.
        route = scope.get("path_template") or "none"
        self._metrics.requests.labels(scope["method"][:10], route, guarded.status).inc()
        self._metrics.request_seconds.observe(time.perf_counter() - began)

    def _is_too_often(self, scope: Any) -> bool:
        try:
            self._requests.take(address_of(scope, self._settings))
        except TooMany:
            return True
        return False


class _Guarded:
    """`send` that adds the headers."""

    __slots__ = ("_scope", "_send", "_settings", "status")

    def __init__(self, scope: Any, send: Any, settings: Settings) -> None:
        self.status = 0
        self._scope = scope
        self._send = send
        self._settings = settings

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            there = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(pair for pair in self._headers() if pair[0] not in there)]
        await self._send(message)

    def _headers(self) -> list[tuple[bytes, bytes]]:
        secure = is_secure(self._scope, self._settings)
        host = header(self._scope["headers"], b"host")
        # The host is echoed into a header here, so only a valid one.
        plain = host if host and all(letter.isalnum() or letter in ".-:[]" for letter in host) else ""
        socket = f" {'wss' if secure else 'ws'}://{plain}" if plain else ""
        headers = [(b"content-security-policy", (_POLICY + socket).encode("latin-1")), *_HEADERS]
        if secure:
            headers.append(_HSTS)
        if self._scope["path"].startswith("/api"):
            headers.append(_NO_STORE)
        if self.status in (429, 503):
            headers.append((b"retry-after", str(RETRY).encode()))
        return headers


async def _answer(error: ServerError, send: Any) -> None:
    """An error before the application sees the request."""
    body = msgspec.json.encode(problem_of(error))
    await send({"type": "http.response.start", "status": error.status, "headers": _headers_of(error, body)})
    await send({"type": "http.response.body", "body": body})


def headers_of_refusal(error: ServerError, body: bytes) -> list[tuple[bytes, bytes]]:
    """All headers of an error that does not even pass the shield."""
    return [*_headers_of(error, body), (b"content-security-policy", _POLICY.encode()), *_HEADERS, _NO_STORE]


def _headers_of(error: ServerError, body: bytes) -> list[tuple[bytes, bytes]]:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.status in (429, 503):
        seconds = error.seconds if isinstance(error, TooMany) else RETRY
        headers.append((b"retry-after", str(seconds).encode()))
    return headers
