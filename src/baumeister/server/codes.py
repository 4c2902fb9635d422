"""Codes of tables and of records that people bring: the end of their links."""

from __future__ import annotations

import secrets
from typing import Final

#: Bytes of chance in a code; it is all that keeps strangers from a table by invitation.
_BYTES: Final = 15


def new_code() -> str:
    return secrets.token_urlsafe(_BYTES)
