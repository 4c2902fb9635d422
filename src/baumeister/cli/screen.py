"""One screen at the table: what happened, the table itself, and the question. Where the terminal says how tall it is,
all of it fits: first what hardly changes is folded, then the choices move together, then more of the table is folded
and only the latest events are told. `b`, `l` and an empty line (for the choices) show everything. Where nobody says (a
pipe, a screen reader) nothing is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text as Words

from baumeister.cli.boards import Part
from baumeister.cli.choices import Closeness, OfferedChoice, leaves_out_hints, offer_lines
from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang

#: How many lines of what happened are shown without being asked for.
STORY_LINES = 18

#: Folds even what stands in for the players, and then all of the table: for menus of twenty or thirty choices.
ALL_PARTS, WHOLE_TABLE = 9, 10

#: From roomy to narrow: up to which `fold` the table is folded, how close the choices stand, and how many rows of what
#: happened must at least fit.
STEPS: Sequence[tuple[int, Closeness, int]] = (
    (0, "lines", 8),
    (1, "lines", 6),
    (1, "flow", 6),
    (2, "flow", 5),
    (2, "flow", 3),
    (3, "flow", 3),
    (3, "flow", 2),
    (3, "brief", 2),
    (3, "names", 2),
    (4, "names", 2),
    (4, "names", 1),
    (5, "names", 1),
    (ALL_PARTS, "names", 1),
    (WHOLE_TABLE, "names", 1),
)


@dataclass(frozen=True)
class Page:
    """What one screen is about."""

    story_title: str
    story: Sequence[Words]
    header: Words
    parts: Sequence[Part]  # none: the table was drawn before
    title: str  # whose decision
    question: str
    offers: Sequence[OfferedChoice]
    commands: Words
    commands_close: Words  # where the choices say less than they could


def compose(desk: Desk, page: Page) -> list[RenderableType]:
    """The page as lines from top to bottom; the input line follows."""
    if desk.height is None:
        return _screen(desk, page, 0, "lines", None)
    made: list[RenderableType] = []
    for fold, closeness, least in STEPS:
        rest = desk.height - 1 - rows(desk, _screen(desk, page, fold, closeness, 0))
        told = sum(rows(desk, [line]) for line in page.story[-STORY_LINES:])
        made = _screen(desk, page, fold, closeness, max(rest - 1, 1))
        if rest - 1 >= min(least, told) and rows(desk, made) < desk.height:
            break
    return made


def rows(desk: Desk, lines: Sequence[RenderableType]) -> int:
    """How many rows of the terminal these need."""
    options = desk.console.options.update(width=desk.width)
    return sum(len(desk.console.render_lines(line, options, pad=False)) for line in lines)


def _screen(desk: Desk, page: Page, fold: int, closeness: Closeness, room: int | None) -> list[RenderableType]:
    lines: list[RenderableType] = [*_story(desk, page, room)]
    headline = desk.headline(page.header.plain)
    lines.append(headline if page.parts and headline.cell_len <= desk.width else page.header)
    lines += _table(desk, page.parts, fold)
    lines.append(desk.headline(page.title))
    lines.append(Words(page.question, style="bold"))
    lines += offer_lines(desk, page.offers, closeness)
    lines.append(page.commands_close if leaves_out_hints(page.offers, closeness) else page.commands)
    return lines


def _story(desk: Desk, page: Page, room: int | None) -> list[Words]:
    """The latest of what happened, in this many rows below its title."""
    if not page.story or room == 0:
        return []
    shown: list[Words] = []
    used = 0
    for line in reversed(page.story[-STORY_LINES:]):
        needed = rows(desk, [line])
        if room is not None and used + needed > room:
            break
        shown.insert(0, line)
        used += needed
    if not shown:  # a single line is longer than the room: its end matters most
        assert room is not None
        last = page.story[-1].wrap(desk.console, desk.width)[-room:]
        shown = [Words("\n").join(last)]
    left_out = len(page.story) - len(shown)
    more = f" ({desk.say('play-story-more', count=left_out)})" if left_out else ""
    return [desk.headline(page.story_title + more), *shown]


def _table(desk: Desk, parts: Sequence[Part], fold: int) -> Iterator[RenderableType]:
    folded = []
    for part in parts if fold < WHOLE_TABLE else ():
        if not 0 < part.fold <= fold:
            yield from part.lines
        elif part.short and fold < part.gone:
            yield from part.short
        elif part.name:
            folded.append(desk.say(part.name))
    if fold >= ALL_PARTS and parts:
        yield Words(desk.say("play-folded-table"), style="dim")
    elif folded:
        yield hang(desk, Words(desk.say("play-folded", names=", ".join(folded)), style="dim"))
