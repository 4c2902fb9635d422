"""Pictures as plain SVG, in the colours of ink and paper: what the charts have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#3a2f25"
PAPER: Final = "#fbf6ea"


def document(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """The whole picture; the title is for people who cannot see it."""
    label = escape(title, {chr(34): "&quot;"})
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{label}" font-family="Georgia, serif" font-size="14">'
    )
    paper = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, paper, *parts, "</svg>\n"])


def text(x: float, y: float, words: str, *, anchor: str = "start", size: int = 14, weight: str = "normal") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" fill="{INK}" text-anchor="{anchor}" font-size="{size}"'
        f' font-weight="{weight}">{escape(words)}</text>'
    )
