"""The two cookies: who a browser is signed in as, and which account has signed in on it before.

Over https their names begin with `__Host-`: browsers then accept them from this host only, for all its paths and over
https, so that no other host in the same domain can set one. Plain http (your own machine) does not allow such names.
"""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, Literal

from litestar.datastructures import Cookie

COOKIE: Final = "baumeister"
#: Seconds that a device stays known, the longest that browsers keep a cookie.
KNOWN_FOR: Final = 400 * 24 * 60 * 60

_SUFFIXES: Final = {"session": "", "device": "-device"}
Kind = Literal["session", "device"]


def cookie_name(kind: Kind, secure: bool) -> str:
    return f"{'__Host-' if secure else ''}{COOKIE}{_SUFFIXES[kind]}"


def cookie_of(scope: Any, kind: Kind, secure: bool) -> str:
    """The value of our cookie. A browser may send several of that name; the first has the narrowest path."""
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
    """Without a value the cookie is deleted."""
    return Cookie(
        cookie_name(kind, secure),
        value=value,
        path="/",
        max_age=seconds if value else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
