"""The two cookies: who a browser is signed in as, and that an account has signed in there before.

Over https their names begin with `__Host-`: browsers then take them from this host alone, for the whole of it and over
https only, so that no neighbour under the same domain can put one there. Over plain http (the own machine) they
cannot be called so.
"""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, Literal

from litestar.datastructures import Cookie

COOKIE: Final = "baumeister"
#: Seconds that a device stays known: browsers keep nothing for longer.
KNOWN_FOR: Final = 400 * 24 * 60 * 60

_SUFFIXES: Final = {"session": "", "device": "-device"}
Kind = Literal["session", "device"]


def cookie_name(kind: Kind, secure: bool) -> str:
    return f"{'__Host-' if secure else ''}{COOKIE}{_SUFFIXES[kind]}"


def cookie_of(scope: Any, kind: Kind, secure: bool) -> str:
    """Our cookie's value. A browser may send several of the name; the first is the one of the narrowest path."""
    wanted = cookie_name(kind, secure)
    for name, value in scope["headers"]:
        if name == b"cookie" and wanted.encode() in value:
            try:
                found = SimpleCookie(value.decode("latin-1")).get(wanted)
            except CookieError:
                continue
            if found is not None:
                return found.value
    return ""


def new_cookie(kind: Kind, value: str, seconds: int, secure: bool) -> Cookie:
    """Without a value: away with it."""
    return Cookie(
        cookie_name(kind, secure),
        value=value,
        path="/",
        max_age=seconds if value else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
