"""Shares that change with time as a picture: one line each, over one scale. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.arena.chart import ACCENT, FAINT, WIDTH, Scale, line
from baumeister.texts.svg import INK, document, text

_LEFT, _RIGHT, _TOP, _BOTTOM, _HEIGHT = 80, WIDTH - 150, 84, 384, 440
#: Lines with the same label have the same colour; labels take these in turn.
_COLOURS: Final = (INK, ACCENT, "#1f5ca6", "#2f7a3b", "#e0a526")


@dataclass(frozen=True)
class Curve:
    """Several curves may have the same label, such as those of several seeds."""

    label: str
    points: Sequence[tuple[float, float]]  # where, and a share


def draw_curves(title: str, about: str, across: str, curves: Sequence[Curve]) -> str:
    """The whole picture as an SVG document; `across` says what the horizontal scale counts."""
    parts = [text(20, 30, title, size=18, weight="bold"), text(20, 52, about, size=13)]
    most = max((x for curve in curves for x, _ in curve.points), default=1.0)
    scale = Scale(0.0, most, left=_LEFT, right=_RIGHT)
    for x, written in scale.ticks():
        parts.append(line(scale.x(x), _TOP, scale.x(x), _BOTTOM, FAINT, 1))
        parts.append(text(scale.x(x), _BOTTOM + 18, written, anchor="middle", size=11))
    for share, written in Scale(0.0, 1.0, in_percent=True).ticks():
        parts.append(line(_LEFT, _y(share), _RIGHT, _y(share), FAINT, 1))
        parts.append(text(_LEFT - 8, _y(share) + 4, written, anchor="end", size=11))
    parts.append(text((_LEFT + _RIGHT) / 2, _BOTTOM + 40, across, anchor="middle", size=12))
    labels = list(dict.fromkeys(curve.label for curve in curves))
    for number, label in enumerate(labels):
        colour = _COLOURS[number % len(_COLOURS)]
        same = [curve for curve in curves if curve.label == label and curve.points]
        for curve in same:
            points = " ".join(f"{scale.x(x):.1f},{_y(share):.1f}" for x, share in curve.points)
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(line(_RIGHT + 14, _TOP + 24 * number, _RIGHT + 34, _TOP + 24 * number, colour, 2))
        parts.append(text(_RIGHT + 42, _TOP + 24 * number + 5, label))
    return document(WIDTH, _HEIGHT, title, parts)


def _y(share: float) -> float:
    return _BOTTOM - share * (_BOTTOM - _TOP)
