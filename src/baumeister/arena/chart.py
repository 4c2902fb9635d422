"""Ladders and studies as pictures: ratings and shares with their intervals, beside the fair share. Plain SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.arena.ladder import Ladder
from baumeister.texts.svg import INK, document, text

WIDTH: Final = 820
_NAMES: Final = 230  # where the names end and the scale begins
_RIGHT: Final = WIDTH - 150  # where the scale ends and the figures begin
_GAMES: Final = 76  # from there to the number of games
_LINE: Final = 26
#: A scale's step is one of these times a power of ten, chosen to give about the number of steps below.
_ROUND: Final = (1, 2, 5, 10)
_STEPS: Final = 4
FAINT, ACCENT = "#c9b99f", "#8c2f1b"


@dataclass(frozen=True)
class Words:
    """What the chart says, in the reader's language."""

    title: str
    about: str  # games and options
    ratings: str
    matches: str
    fair: str
    label: Callable[[str], str]  # what a bot is called
    number: Callable[[float, int], str]  # with this many decimals


@dataclass(frozen=True)
class ShareBar:
    """One row of a picture: a value with its interval."""

    label: str
    value: float
    low: float
    high: float
    figure: str
    mark: float | None = None  # the fair share
    games: int | None = None


def draw_ladder(ladder: Ladder, words: Words) -> str:
    """The whole picture as an SVG document."""
    ratings = [
        ShareBar(
            words.label(rung.bot), rung.rating.value, rung.rating.low, rung.rating.high, f"{rung.rating.value:.0f}"
        )
        for rung in ladder.rungs
    ]
    matches = [
        ShareBar(
            f"{words.label(one.single)} – {words.label(one.others)}",
            one.share,
            *one.interval,
            f"{words.number(100 * one.share, 1)} %",
            one.fair,
            one.games,
        )
        for one in ladder.matches
    ]
    parts: list[str] = [text(20, 30, words.title, size=18, weight="bold"), text(20, 52, words.about, size=13)]
    least, most = min(bar.low for bar in ratings), max(bar.high for bar in ratings)
    below = _panel(parts, 84, words.ratings, ratings, Scale(least, most))
    if matches:
        title = f"{words.matches} (| {words.fair})"
        below = _panel(parts, below + 26, title, matches, Scale(0.0, 1.0, in_percent=True))
    return document(WIDTH, below, words.title, parts)


def draw_shares(title: str, about: str, panels: Mapping[str, Sequence[ShareBar]]) -> str:
    """Shares under headings, each on a scale from nothing to all."""
    parts: list[str] = [text(20, 30, title, size=18, weight="bold"), text(20, 52, about, size=13)]
    below = 58
    for heading, bars in panels.items():
        below = _panel(parts, below + 26, heading, bars, Scale(0.0, 1.0, in_percent=True))
    return document(WIDTH, below, title, parts)


@dataclass(frozen=True)
class Scale:
    """From a value to its position on the page."""

    least: float
    most: float
    in_percent: bool = False
    left: int = _NAMES
    right: int = _RIGHT

    def x(self, value: float) -> float:
        room = max(self.most - self.least, 1e-9)
        return self.left + (value - self.least) / room * (self.right - self.left)

    def ticks(self) -> list[tuple[float, str]]:
        """Round values on the scale, and how they are written."""
        if self.in_percent:
            return [(percent / 100, f"{percent} %") for percent in range(0, 101, 25)]
        rough = max(self.most - self.least, 1.0) / _STEPS
        power = 10 ** math.floor(math.log10(rough))
        step = next(factor * power for factor in _ROUND if factor * power >= rough)
        first, last = math.ceil(self.least / step), math.floor(self.most / step)
        return [(number * step, f"{number * step:.0f}") for number in range(first, last + 1)]


def _panel(parts: list[str], top: int, title: str, bars: Sequence[ShareBar], scale: Scale) -> int:
    """One block of bars over its scale; where it ends."""
    parts.append(text(20, top, title, weight="bold"))
    x, bottom = scale.x, top + _LINE * len(bars) + 14
    for value, written in scale.ticks():
        parts.append(line(x(value), top + 12, x(value), bottom, FAINT, 1))
        parts.append(text(x(value), bottom + 14, written, anchor="middle", size=11))
    for number, bar in enumerate(bars):
        y = top + _LINE * (number + 1)
        parts.append(text(_NAMES - 14, y + 5, _short(bar.label), anchor="end"))
        parts.append(line(_NAMES, y, _RIGHT, y, FAINT, 1))
        if bar.mark is not None:
            parts.append(line(x(bar.mark), y - 9, x(bar.mark), y + 9, INK, 2))
        parts.append(line(x(bar.low), y, x(bar.high), y, ACCENT, 4))
        parts.append(f'<circle cx="{x(bar.value):.1f}" cy="{y}" r="6" fill="{ACCENT}"/>')
        parts.append(text(_RIGHT + 14, y + 5, bar.figure))
        if bar.games is not None:
            parts.append(text(_RIGHT + _GAMES, y + 5, f"n = {bar.games}", size=12))
    return bottom + 26


def _short(label: str) -> str:
    return label if len(label) <= 30 else label[:29] + "…"


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'
