"""Small pieces of layout boards and tables use. Widths are cells of the terminal, not characters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.texts.catalogue import Texts

#: Colours of the goods; the heading of the column says which it is, so that nobody has to tell colours apart.
GOOD_STYLES = {"food": "#d4608a", "wood": "#b07a45", "stone": "#8a939c", "cloth": "#9a78cc", "gold": "#c9962a"}

#: However little room there is, a line has this much.
LEAST_LINE = 10


def count_words(number: int, style: str = "") -> Words:
    """A number in a table of players; what nobody has stays in the background."""
    return Words(str(number), style=f"bold {style}") if number else Words("0", style="dim")


def percent(texts: Texts, share: float) -> str:
    return f"{texts.number(100 * share, 1)} %"


def percent_span(texts: Texts, interval: tuple[float, float]) -> str:
    low, high = (texts.number(100 * bound, 1) for bound in interval)
    return f"{low}-{high} %"


def fit(desk: Desk, words: Words, size: int, filler: str = " ", filler_style: str = "") -> Words:
    """Exactly so wide: shortened with a sign, or filled up in its own style."""
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


def cell_columns(desk: Desk, cells: Sequence[Words], least: int, most: int) -> tuple[int, int]:
    """How many columns of cells stand side by side, and how wide one is so that none of these is cut up to `most`."""
    widest = max((cell.cell_len for cell in cells), default=least)
    columns = max(1, (desk.width + 1) // (min(max(least, widest), most) + 1))
    return columns, (desk.width + 1) // columns - 1
