"""The ladder as a picture: ratings with their intervals, and how every match ended beside its fair share. Plain SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.arena.ladder import Ladder
from baumeister.texts.svg import INK, document, text

WIDTH: Final = 760
_NAMES: Final = 230  # where the names end and the scale begins
_RIGHT: Final = WIDTH - 90  # where the scale ends and the figures begin
_LINE: Final = 26
_FAINT, _ACCENT = "#c9b99f", "#8c2f1b"


@dataclass(frozen=True)
class Words:
    """What the chart says, in the reader's language."""

    title: str
    ratings: str
    matches: str
    fair: str


@dataclass(frozen=True)
class _Bar:
    label: str
    value: float
    low: float
    high: float
    figure: str
    mark: float | None = None  # the fair share


def draw_ladder(ladder: Ladder, words: Words) -> str:
    """The whole picture as an SVG document."""
    ratings = [
        _Bar(rung.bot, rung.rating.value, rung.rating.low, rung.rating.high, f"{rung.rating.value:.0f}")
        for rung in ladder.rungs
    ]
    matches = [
        _Bar(f"{one.single} – {one.others}", one.share, *one.interval, f"{100 * one.share:.1f} %", one.fair)
        for one in ladder.matches
    ]
    parts: list[str] = [text(20, 30, words.title, size=18, weight="bold")]
    least, most = min(bar.low for bar in ratings), max(bar.high for bar in ratings)
    below = _panel(parts, 62, words.ratings, ratings, _scale(least, most))
    if matches:
        below = _panel(parts, below + 26, f"{words.matches} (| {words.fair})", matches, _scale(0.0, 1.0))
    return document(WIDTH, below, words.title, parts)


def _scale(least: float, most: float) -> Callable[[float], float]:
    room = max(most - least, 1e-9)
    return lambda value: _NAMES + (value - least) / room * (_RIGHT - _NAMES)


def _panel(parts: list[str], top: int, title: str, bars: Sequence[_Bar], x: Callable[[float], float]) -> int:
    """One block of bars; where it ends."""
    parts.append(text(20, top, title, weight="bold"))
    for number, bar in enumerate(bars):
        y = top + _LINE * (number + 1)
        parts.append(text(_NAMES - 14, y + 5, _short(bar.label), anchor="end"))
        parts.append(_line(_NAMES, y, _RIGHT, y, _FAINT, 1))
        if bar.mark is not None:
            parts.append(_line(x(bar.mark), y - 9, x(bar.mark), y + 9, INK, 1))
        parts.append(_line(x(bar.low), y, x(bar.high), y, _ACCENT, 4))
        parts.append(f'<circle cx="{x(bar.value):.1f}" cy="{y}" r="6" fill="{_ACCENT}"/>')
        parts.append(text(_RIGHT + 14, y + 5, bar.figure))
    return top + _LINE * (len(bars) + 1)


def _short(label: str) -> str:
    return label if len(label) <= 30 else label[:29] + "…"


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'
