"""A server on loopback with chat completions that answers as it is told: well, badly, slowly, or not at all."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from trustme import LeafCert


@dataclass
class Answer:
    """What the server does with one request."""

    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    seconds: float = 0.0  # it waits before it answers
    drips: bool = False  # and then writes byte by byte


def completion(content: object, **message: Any) -> Answer:
    """A proper answer."""
    data = {
        "choices": [{"message": {"role": "assistant", "content": content, **message}}],
        "usage": {"prompt_tokens": 100, "completion_tokens": 7},
    }
    return Answer(body=json.dumps(data).encode())


@dataclass
class Heard:
    """A request as it came."""

    path: str
    key: str | None
    body: dict[str, Any]


@dataclass
class Stub:
    """The running server: where it is, and what it was asked."""

    base_url: str
    heard: list[Heard]


@contextmanager
def stub_server(answer: Callable[[Heard], Answer], certificate: LeafCert | None = None) -> Iterator[Stub]:
    """The server while it runs: over https if it has a certificate."""
    stub = Stub("", [])
    stopped = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"])
            heard = Heard(self.path, self.headers.get("Authorization"), json.loads(self.rfile.read(length)))
            stub.heard.append(heard)
            found = answer(heard)
            stopped.wait(found.seconds)
            self.send_response(found.status)
            for name, value in found.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(found.body)))
            self.end_headers()
            step = 1 if found.drips else 1 << 16
            for at in range(0, len(found.body), step):
                self.wfile.write(found.body[at : at + step])
                if found.drips and stopped.wait(0.02):
                    return

        def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002  (its name for it)
            pass

        def handle(self) -> None:
            with suppress(OSError):  # the client has had enough
                super().handle()

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    if certificate:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        certificate.configure_cert(context)
        # The handshake is left to the thread of the request: one that fails must not stop the server.
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    stub.base_url = f"{'https' if certificate else 'http'}://127.0.0.1:{server.server_port}/v1"
    try:
        yield stub
    finally:
        stopped.set()
        server.shutdown()
        thread.join()
        server.server_close()
