"""Codes of tables and of uploaded records: the end of their links."""

from __future__ import annotations

import secrets
from typing import Final

#: Random bytes in a code. Nothing else keeps strangers away from a table by invitation.
_BYTES: Final = 15


def new_code() -> str:
    return secrets.token_urlsafe(_BYTES)
