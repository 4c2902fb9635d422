"""What people choose for themselves, checked: time zone and settings."""

from __future__ import annotations

import json
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from baumeister.server.errors import BadInput

MOST_SETTINGS: Final = 16 * 1024
#: Anything nested deeper could be stored and never read again: encoders and decoders have their own limits.
MOST_LEVELS: Final = 32


def check_time_zone(name: str) -> None:
    """BadInput for an unknown one."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        if name in available_timezones() or not available_timezones():
            return  # a system without time zones: only the browser uses them
        raise BadInput("there is no such time zone", path="$.time_zone", problem="time zone") from None


def written_settings(settings: dict[str, Any]) -> str:
    """The client's own settings as they are stored."""
    if not _is_flat(settings, MOST_LEVELS):
        raise BadInput(f"settings have at most {MOST_LEVELS} levels", path="$.settings", problem="nested too deeply")
    text = json.dumps(settings, ensure_ascii=False, separators=(",", ":"))
    if len(text.encode("utf-8", "replace")) > MOST_SETTINGS:
        raise BadInput(f"settings have at most {MOST_SETTINGS} bytes", path="$.settings", problem="too long")
    return text


def _is_flat(value: Any, levels: int) -> bool:
    """Does it have at most this many levels of lists and objects?"""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_is_flat(one, levels - 1) for one in inner)
