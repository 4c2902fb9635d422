"""A model behind an OpenAI-compatible address (`POST BASE/chat/completions`), asked with the standard library alone.

The key comes from an environment variable and goes into one header of the request: into no file, no output, no error.
Redirects are not followed, because the key would go along.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import os
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from baumeister import __version__
from baumeister.research.text.conversation import Message
from baumeister.research.text.errors import BadAddress, BadKey, ModelRefused, ModelUnavailable
from baumeister.research.text.models import TIME_TO_ANSWER, ModelReply, Patience, counted

#: Where the key is looked for unless told otherwise.
KEY_VARIABLE: Final = "OPENAI_API_KEY"
#: Seconds until a server must take the connection.
TIME_TO_CONNECT: Final = 20.0
#: No honest answer is larger.
MOST_BODY: Final = 4 << 20
#: A busy or broken server is asked so many times, with pauses that double from the first on (seconds).
TRIES: Final = 6
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
#: Answers of the server after which asking again may help.
PASSING: Final = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
#: Of what a server says about an error, so much is shown.
MOST_DETAIL: Final = 200
_CHUNK: Final = 1 << 16


class _Passing(Exception):
    """The server cannot answer now; `pause`: what it asks for, in seconds."""

    def __init__(self, why: str, pause: float | None = None) -> None:
        super().__init__(why)
        self.pause = pause


class _Late(Exception):
    """No answer came in time, or it does not end."""


class ChatModel:
    """One model of one server. `settings` go into every request (`temperature`, `max_tokens`)."""

    def __init__(
        self,
        base_url: str,
        model: str,
        *,
        key_variable: str = KEY_VARIABLE,
        seconds: float = TIME_TO_ANSWER,
        settings: Mapping[str, Any] | None = None,
        sleep: Callable[[float], None] = time.sleep,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self._key = read_key(key_variable, environment)
        self._address = read_address(base_url, has_key=bool(self._key))
        self._model = model
        self._seconds = seconds
        self._settings = dict(settings or {})
        self._sleep = sleep
        self._patience = Patience()
        self._reached = False

    def ask(self, messages: Sequence[Message]) -> ModelReply:
        body = json.dumps({"model": self._model, "messages": list(messages), **self._settings}).encode()
        pause = FIRST_PAUSE
        for attempt in range(1, TRIES + 1):
            try:
                reply = self._ask_once(body)
            except _Late as late:
                raise self._patience.missed(str(late)) from None
            except _Passing as error:
                if attempt == TRIES:
                    raise ModelUnavailable(self._safe(f"asked {TRIES} times: {error}")) from None
                self._sleep(min(LONGEST_PAUSE, error.pause if error.pause is not None else pause))
                pause *= 2
            else:
                self._patience.answered()
                return reply
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        """Nothing is held between two questions."""

    # ---- one request

    def _ask_once(self, body: bytes) -> ModelReply:
        end = time.monotonic() + self._seconds
        connection = self._connect()
        try:
            connection.request("POST", f"{self._address.path}/chat/completions", body, self._headers())
            with connection.getresponse() as response:
                found = _read_body(connection, response, end)
        except TimeoutError:
            raise _Late(f"no answer in {self._seconds:g} seconds") from None
        except (OSError, http.client.HTTPException) as error:
            raise _Passing(f"the connection failed ({self._safe(_words(error))})") from None
        finally:
            connection.close()
        if response.status != http.HTTPStatus.OK:
            raise self._failure(response, found)
        return self._read(found)

    def _connect(self) -> http.client.HTTPConnection:
        """A connection. A server that was never reached is a wrong address, or is not there: asking again is no use."""
        host, port = self._address.hostname or "", self._address.port
        limit = min(TIME_TO_CONNECT, self._seconds)
        connection: http.client.HTTPConnection
        if self._address.scheme == "https":
            context = ssl.create_default_context()
            connection = http.client.HTTPSConnection(host, port, timeout=limit, context=context)
        else:
            connection = http.client.HTTPConnection(host, port, timeout=limit)
        try:
            connection.connect()
        except (OSError, UnicodeError) as error:
            connection.close()
            if self._reached:
                raise _Passing(f"the connection failed ({_words(error)})") from None
            raise BadAddress(f"{host} cannot be reached ({_words(error)})", address=host) from None
        self._reached = True
        connection.sock.settimeout(self._seconds)
        return connection

    def _headers(self) -> dict[str, str]:
        own = {"Content-Type": "application/json", "User-Agent": f"baumeister/{__version__}"}
        return {**own, "Authorization": f"Bearer {self._key}"} if self._key else own

    def _failure(self, response: http.client.HTTPResponse, body: bytes) -> Exception:
        """What a status other than success means."""
        status = response.status
        detail = self._safe(_detail(body))
        if status in PASSING or status >= http.HTTPStatus.INTERNAL_SERVER_ERROR:
            return _Passing(f"status {status} {detail}".rstrip(), _pause(response.getheader("Retry-After")))
        reasons = {
            401: "it does not take the key",
            403: "the key may not do this",
            404: "there is no such address or model",
        }
        if 300 <= status < 400:
            reason = "it redirects elsewhere, which is not followed: give the address it redirects to"
        else:
            reason = reasons.get(status, "it does not take the question")
        message = f"the server refuses with status {status}: {reason}. {detail}".rstrip()
        return ModelRefused(message, status=status)

    def _read(self, body: bytes) -> ModelReply:
        """The first choice's text. A model that refuses to answer says so in `refusal`, or says nothing."""
        try:
            found = msgspec.json.decode(body)
            message = found["choices"][0]["message"]
            content = message.get("content")
            text = self._safe(_text(content) or _text(message.get("refusal")))
        except (msgspec.DecodeError, LookupError, TypeError, AttributeError):
            raise _Passing("its answer is not that of chat completions") from None
        usage = found.get("usage")
        return ModelReply(text, counted(usage, "prompt_tokens"), counted(usage, "completion_tokens"))

    def _safe(self, words: str) -> str:
        """Without the key: servers like to repeat it in what they say about it."""
        return words.replace(self._key, "***") if self._key else words


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _text(content: object) -> str:
    """Text, or the texts of a list of parts."""
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        return "".join(_text(part.get("text")) for part in content if isinstance(part, dict))
    return ""


def _read_body(connection: http.client.HTTPConnection, response: http.client.HTTPResponse, end: float) -> bytes:
    """The whole body, within the time and not beyond the largest size."""
    parts: list[bytes] = []
    size = 0
    while True:
        left = end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        if connection.sock is not None:  # gone once the server has said that it closes
            connection.sock.settimeout(left)
        part = response.read1(_CHUNK)
        if not part:
            return b"".join(parts)
        parts.append(part)
        size += len(part)
        if size > MOST_BODY:
            raise _Late(f"the answer is larger than {MOST_BODY >> 20} MiB")


def _detail(body: bytes) -> str:
    """What the server says about an error."""
    try:
        found = msgspec.json.decode(body)
        error = found["error"]
        said = error["message"] if isinstance(error, dict) else error
    except (msgspec.DecodeError, LookupError, TypeError):
        return ""
    return " ".join(str(said).split())[:MOST_DETAIL]


def _pause(header: str | None) -> float | None:
    """Seconds that the server asks to wait; dates are not read."""
    try:
        return max(0.0, float(header)) if header else None
    except ValueError:
        return None


# ---- key and address


def read_key(variable: str, environment: Mapping[str, str]) -> str:
    """The key, or nothing where the variable is not set: servers on one's own machine want none."""
    key = environment.get(variable, "").strip() if variable else ""
    if not (key.isascii() and key.isprintable() and " " not in key):
        raise BadKey(f"what is in {variable} cannot be a key", variable=variable)
    return key


def read_address(base_url: str, *, has_key: bool) -> SplitResult:
    """The address of a server, checked. A key goes over https only, or to this machine."""
    try:
        found = urlsplit(base_url.strip())
        host, _ = found.hostname, found.port
    except ValueError:
        raise BadAddress("that is not an address such as https://host/v1", address="") from None
    if found.scheme not in ("http", "https") or not host:
        raise BadAddress("that is not an address such as https://host/v1", address="")
    if found.username or found.password or found.query or found.fragment:
        message = "an address has no name, password, question mark or #: the key comes from the environment"
        raise BadAddress(message, address=host)
    if has_key and found.scheme == "http" and not is_loopback(host):
        message = f"a key is not sent to {host} over http: use https, or name a key variable that is not set"
        raise BadAddress(message, address=host)
    return found._replace(path=found.path.rstrip("/"))


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
