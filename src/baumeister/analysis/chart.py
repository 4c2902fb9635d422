"""How everybody's chances went, as a picture: stacked areas, rounds as ruled lines, moments as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from baumeister.analysis.forms import Analysis
from baumeister.texts.svg import INK, PAPER, document, text

WIDTH: Final = 860
HEIGHT: Final = 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 20, 660, 50, 320
#: Blue, red, green, yellow, black, like the pieces of the seats.
COLOURS: Final = ("#1f5ca6", "#b3261e", "#2f7a3b", "#e0a526", "#4a484f")


def draw_course(analysis: Analysis, title: str, names: Sequence[str]) -> str:
    """The whole picture as an SVG document."""
    parts = [text(_LEFT, 30, title, size=18)]
    parts += _areas(analysis)
    parts += _rounds(analysis)
    parts += _moments(analysis)
    parts += _legend(analysis, names)
    return document(WIDTH, HEIGHT, title, parts)


def _x(analysis: Analysis, index: int) -> float:
    return _LEFT + index * (_RIGHT - _LEFT) / max(1, len(analysis.course) - 1)


def _y(share: float) -> float:
    return _BOTTOM - share * (_BOTTOM - _TOP)


def _areas(analysis: Analysis) -> list[str]:
    """From the bottom up, the first seat first."""
    tops = [list(accumulate(point.chances)) for point in analysis.course]
    parts = []
    for seat in range(analysis.players):
        upper = [f"{_x(analysis, at):.1f},{_y(top[seat]):.1f}" for at, top in enumerate(tops)]
        lower = [f"{_x(analysis, at):.1f},{_y(top[seat - 1] if seat else 0):.1f}" for at, top in enumerate(tops)]
        points = " ".join([*upper, *reversed(lower)])
        parts.append(f'<polygon points="{points}" fill="{COLOURS[seat % len(COLOURS)]}"/>')
    return parts


def _rounds(analysis: Analysis) -> list[str]:
    """A line where a round begins, its number below."""
    parts = []
    last = None
    for at, point in enumerate(analysis.course):
        if point.round != last and at < len(analysis.course) - 1:
            last = point.round
            x = _x(analysis, at)
            parts.append(f'<path d="M{x:.1f} {_TOP}V{_BOTTOM}" stroke="{PAPER}" stroke-dasharray="2 4"/>')
            parts.append(text(x + 3, _BOTTOM + 18, str(point.round), size=12))
    return parts


def _moments(analysis: Analysis) -> list[str]:
    places = {point.number: at for at, point in enumerate(analysis.course)}
    parts = []
    for count, moment in enumerate(analysis.moments, start=1):
        at = places[moment.number]
        below = sum(analysis.course[at].chances[: moment.about])
        x, y = _x(analysis, at), _y(below + analysis.course[at].chances[moment.about] / 2)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{PAPER}" stroke="{INK}"/>')
        parts.append(text(x, y + 5, str(count), anchor="middle", size=13))
    return parts


def _legend(analysis: Analysis, names: Sequence[str]) -> list[str]:
    """The seats in the order of their areas, the last one on top, with their final chances."""
    parts = []
    for line, seat in enumerate(reversed(range(analysis.players))):
        y = _TOP + 20 + 30 * line
        chance = analysis.course[-1].chances[seat]
        parts.append(
            f'<rect x="{_RIGHT + 20}" y="{y - 12}" width="14" height="14" fill="{COLOURS[seat % len(COLOURS)]}"/>'
        )
        parts.append(text(_RIGHT + 42, y, f"{100 * chance:.0f} % {names[seat][:18]}"))
    return parts
