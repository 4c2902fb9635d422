"""Small pieces of layout all boards use. Widths are cells of the terminal, not characters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Words

from baumeister.cli.desk import Desk

#: Colours of the goods; the heading of the column says which it is, so that nobody has to tell colours apart.
GOOD_STYLES = {"food": "#d4608a", "wood": "#b07a45", "stone": "#8a939c", "cloth": "#9a78cc", "gold": "#c9962a"}


def count_words(number: int, style: str = "") -> Words:
    """A number in a table of players; what nobody has stays in the background."""
    return Words(str(number), style=f"bold {style}") if number else Words("0", style="dim")


def fit(desk: Desk, words: Words, size: int, filler: str = " ", filler_style: str = "") -> Words:
    """Exactly so wide: shortened with a sign, or filled up in its own style."""
    if words.cell_len > size:
        words = words.copy()
        words.truncate(size - 1)
        return words.append(desk.sign("…"))
    return words.copy().append(desk.sign(filler) * (size - words.cell_len), style=filler_style)


def flow(desk: Desk, label: str, items: Sequence[Words]) -> Words:
    """A line such as "Supply  a · b · c"; where it has to break, it breaks between items and is indented."""
    separator = desk.sign(" · ")
    words = Words(label, style="bold")
    column = words.cell_len
    for number, item in enumerate(items):
        lead = "  " if number == 0 else separator
        if column + len(lead) + item.cell_len > desk.width and column > 2:
            words.append("\n  ")
            column = 2
        else:
            words.append(lead, style="not bold")
            column += len(lead)
        words.append_text(_not_bold(item))
        column += item.cell_len
    return words


def _not_bold(item: Words) -> Words:
    """The label is bold; what stands behind it only where it says so itself."""
    plain = Words(style="not bold")
    return plain.append_text(item)


def in_columns(desk: Desk, cells: Sequence[Words], least: int) -> list[Words]:
    """Cells one below the other, in as many columns as have room for `least`; at most two, read downwards."""
    if desk.width < 2 * least + 2 or len(cells) < 6:
        return [cell.copy() for cell in cells]
    rows = (len(cells) + 1) // 2
    size = (desk.width - 2) // 2
    lines = []
    for row in range(rows):
        line = fit(desk, cells[row], size)
        if row + rows < len(cells):
            line.append("  ").append_text(fit(desk, cells[row + rows], size))
        line.rstrip()
        lines.append(line)
    return lines
