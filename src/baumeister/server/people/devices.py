"""The name of a browser in the list of devices: rough, and nothing that could tell two people apart."""

from __future__ import annotations

from typing import Final

#: The first that fits; most browsers claim to be several others.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python", "Python"),
    ("curl/", "curl"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Such as `Firefox, Linux`; empty if nothing is known."""
    found = [next((name for mark, name in kinds if mark in user_agent), "") for kinds in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)
