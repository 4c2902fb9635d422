"""The browser client's files: `web/dist` in a checkout, or `server/client/` in a wheel.

An ASGI layer in front of the application. It answers `GET` for everything outside the application, from memory. A new
build of the client is served after a restart, so that nobody gets parts of two builds.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from baumeister.server.security import header, is_for_application

#: The bundler puts a digest of the contents into these names.
HASHED: Final = "/assets/"
INDEX: Final = "/index.html"

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
_PACKED: Final = frozenset({".woff", ".woff2"})
_FOR_EVER: Final = b"public, max-age=31536000, immutable"
_ASK_AGAIN: Final = b"no-cache"

_NO_CLIENT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Baumeister</title>
<h1>Baumeister</h1>
<p>The server is running, but its browser client has not been built. In a checkout: <code>make client</code>,
then start the server again.</p>
<p lang="de">Der Server l\xc3\xa4uft, aber sein Browser-Client ist nicht gebaut. In einem Checkout:
<code>make client</code>, danach den Server neu starten.</p>
</html>
"""


def find_client() -> Path | None:
    """The folder of a built client, if there is one."""
    package = Path(__file__).parent
    places = [package / "client"]
    if package.parents[1].name == "src":
        places.insert(0, package.parents[2] / "web/dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


def build_of(folder: Path | None) -> str:
    """What identifies a build of the client: the name of its first script, which contains a digest of all of them."""
    page = "" if folder is None else (folder / INDEX.lstrip("/")).read_text("utf-8")
    found = re.search(r'<script[^>]* src="/assets/([\w.-]{1,61})\.js"', page)
    return found[1] if found else ""


@dataclass
class File:
    """What is sent, plain and compressed."""

    kind: str
    body: bytes
    keep: bytes
    packed: bytes | None
    tag: bytes

    @classmethod
    def read(cls, path: Path, name: str) -> File:
        body = path.read_bytes()
        packed = None if path.suffix in _PACKED else gzip.compress(body, 6, mtime=0)
        return cls(
            _KINDS.get(path.suffix, "application/octet-stream"),
            body,
            _FOR_EVER if name.startswith(HASHED) else _ASK_AGAIN,
            packed,
            f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode(),
        )


class Pages:
    """ASGI around the application."""

    def __init__(self, app: Any, folder: Path | None) -> None:
        self._app = app
        self._files: dict[str, File] = {}
        if folder is None:
            self._files["/"] = File("text/html; charset=utf-8", _NO_CLIENT, _ASK_AGAIN, None, b'"none"')
        else:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = f"/{path.relative_to(folder).as_posix()}"
                    self._files[name] = File.read(path, name)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        file = self._find(scope) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        if file is None:
            await self._app(scope, receive, send)
        else:
            scope["path_template"] = "client"
            await _answer(file, scope, send)

    def _find(self, scope: Any) -> File | None:
        """The file of that name, or else the page: the client knows its own addresses."""
        path: str = scope["path"]
        if is_for_application(path):
            return None
        if found := self._files.get(path):
            return found
        return None if "." in path.rpartition("/")[2] or path.startswith(HASHED) else self._files.get(INDEX)


async def _answer(file: File, scope: Any, send: Any) -> None:
    headers = [(b"cache-control", file.keep), (b"etag", file.tag), (b"vary", b"accept-encoding")]
    if header(scope["headers"], b"if-none-match").encode("latin-1") == file.tag:
        await _send(304, headers, b"", send)
        return
    body = file.body
    if file.packed is not None and "gzip" in header(scope["headers"], b"accept-encoding"):
        body = file.packed
        headers.append((b"content-encoding", b"gzip"))
    headers += [(b"content-type", file.kind.encode()), (b"content-length", str(len(body)).encode())]
    await _send(200, headers, b"" if scope["method"] == "HEAD" else body, send)


async def _send(status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes, send: Any) -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})
