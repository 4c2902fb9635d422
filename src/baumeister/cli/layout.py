"""Small pieces of layout for boards and tables. Widths are terminal cells, not characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.texts.catalogue import Texts

#: Colours of the goods; the column heading names the good, so nobody has to tell colours apart.
GOOD_STYLES = {"food": "#d4608a", "wood": "#b07a45", "stone": "#8a939c", "cloth": "#9a78cc", "gold": "#c9962a"}

#: However little room there is, a line gets this much.
LEAST_LINE = 10


def count_words(number: int, style: str = "") -> Words:
    """A number in a table of players; zeros stay in the background."""
    return Words(str(number), style=f"bold {style}") if number else Words("0", style="dim")


def joined(desk: Desk, facts: Iterable[str]) -> str:
    """Short facts in one line; empty ones are left out."""
    return desk.sign(" · ".join(fact for fact in facts if fact))


def percent(texts: Texts, share: float) -> str:
    return f"{texts.number(100 * share, 1)} %"


def percent_span(texts: Texts, interval: tuple[float, float]) -> str:
    low, high = (texts.number(100 * bound, 1) for bound in interval)
    return f"{low}-{high} %"


def fit(desk: Desk, words: Words, size: int, filler: str = " ", filler_style: str = "") -> Words:
    """Exactly this wide: shortened with a sign, or padded in its own style."""
    if words.cell_len > size:
        words = words.copy()
        words.truncate(size - 1)
        return words.append(desk.sign("…"))
    return words.copy().append(desk.sign(filler) * (size - words.cell_len), style=filler_style)


def flow(desk: Desk, label: str, items: Sequence[Words], separator: str = " · ", style: str = "bold") -> Words:
    """A line such as "Supply  a · b · c"; where it has to break, it breaks between items and is indented."""
    words = Words(label, style=style)
    column = words.cell_len
    for number, item in enumerate(items):
        lead = "  " if number == 0 else desk.sign(separator)
        if column + len(lead) + item.cell_len > desk.width and column > 2:
            words.append("\n  ")
            column = 2
        else:
            words.append(lead, style=f"not {style}")
            column += len(lead)
        if column + item.cell_len > desk.width:  # one item alone is longer than a line
            item = hang(desk, item, 4, column)
            column = Words(item.plain.rpartition("\n")[2]).cell_len
        else:
            column += item.cell_len
        words.append_text(Words(style=f"not {style}").append_text(item))
    return words


def hang(desk: Desk, words: Words, indent: int = 2, column: int = 0) -> Words:
    """Broken into lines, all but the first indented; `column` is where the first begins."""
    first, *others = words.wrap(desk.console, max(LEAST_LINE, desk.width - column))
    first.rstrip()
    if not others:
        return first
    rest = words[len(first) :]
    rest = rest[len(rest) - len(rest.plain.lstrip()) :]
    lines = rest.wrap(desk.console, max(LEAST_LINE, desk.width - indent))
    for line in lines:
        line.rstrip()
    return Words("\n" + " " * indent).join([first, *lines])


def in_columns(desk: Desk, cells: Sequence[Words], least: int) -> list[Words]:
    """Cells one below the other, in two columns (read downwards) where all of them fit there uncut."""
    size = (desk.width - 2) // 2
    if size < least or len(cells) < 6 or any(cell.cell_len > size for cell in cells):
        return [hang(desk, cell, 6) for cell in cells]
    rows = (len(cells) + 1) // 2
    lines = []
    for row in range(rows):
        line = fit(desk, cells[row], size)
        if row + rows < len(cells):
            line.append("  ").append_text(fit(desk, cells[row + rows], size))
        line.rstrip()
        lines.append(line)
    return lines


# ---- the players


def is_asked(view: Any, seat: int) -> bool:
    return view.decision is not None and view.decision.seat == seat


def player_words(desk: Desk, view: Any, seat: int) -> Words:
    """Mark and name of a player, with a sign before whoever is asked."""
    return Words.assemble(desk.sign("»" if is_asked(view, seat) else " "), desk.player(seat))


def players_table(
    headings: Sequence[str | Words], last: str | Words, rows: Iterable[Sequence[RenderableType]]
) -> Table:
    """A row per player: the name, a column of numbers for each heading, and last what takes more words."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("")
    for heading in headings:
        table.add_column(heading, justify="right")
    table.add_column(last, ratio=1)
    for row in rows:
        table.add_row(*row)
    return table


def good_headings(desk: Desk, goods: Iterable[str]) -> list[Words]:
    return [Words(desk.say(f"short-{good}"), style=GOOD_STYLES[good]) for good in goods]


def good_counts(owned: object, goods: Iterable[str]) -> list[Words]:
    """How many of each good are `owned`, in the good's colour."""
    return [count_words(getattr(owned, good), GOOD_STYLES[good]) for good in goods]
