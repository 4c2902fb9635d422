"""Small pieces of layout for boards and tables. Widths are terminal cells, not characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.engine.messages import Text
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


def cell_columns(desk: Desk, cells: Sequence[Words], least: int, most: int) -> tuple[int, int]:
    """How many columns of cells fit side by side, and how wide each is so that nothing is cut, up to `most`."""
    widest = max((cell.cell_len for cell in cells), default=least)
    columns = max(1, (desk.width + 1) // (min(max(least, widest), most) + 1))
    return columns, (desk.width + 1) // columns - 1


# ---- a road of tiles or cards


class Place(Protocol):
    """What boards have in common about the places of their roads."""

    @property
    def number(self) -> int: ...
    @property
    def live(self) -> bool: ...


@dataclass(frozen=True)
class Cell:
    """A place on a drawn road, or a run of empty ones: three lines, one below the other."""

    name: Words
    effect: Words
    street: Words
    last: int  # the number of its (last) place
    live: bool = True  # will workers here be activated


def empty_run(desk: Desk, free: str, run: Sequence[Place]) -> Iterator[Cell]:
    """One cell for a run of empty places, worded by the text `free`; none where there are none."""
    if run:
        first, last = run[0].number, run[-1].number
        numbers = str(first) if first == last else f"{first}-{last}"
        name = Words(desk.say(free), style="dim italic")
        yield Cell(name, Words(), Words(f"{numbers} ", style="dim"), last, run[-1].live)


def road_lines(
    desk: Desk, cells: Sequence[Cell], columns: int, size: int, gap: Callable[[Cell, str], Words] | None = None
) -> list[Words]:
    """Rows of cells side by side. `gap`: what stands between a cell and the next, in each of the three lines."""
    lines = []
    for first in range(0, len(cells), columns):
        for part in ("name", "effect", "street"):
            line = Words()
            for cell in cells[first : first + columns]:
                words: Words = getattr(cell, part)
                if part == "street":
                    line.append_text(fit(desk, words, size, "─" if cell.live else "┄", "dim"))
                else:
                    line.append_text(fit(desk, words, size, filler_style=str(words.style)))
                line.append_text(gap(cell, part) if gap is not None else Words(" "))
            if gap is None:
                line.rstrip()
            lines.append(line)
    return lines


def short_cell(cell: Cell) -> Words:
    """A cell without what its tile does."""
    street = cell.street.copy()
    street.rstrip()
    return Words(" ").join((street, cell.name))


def banner(desk: Desk, look: tuple[str, str], name: Text, size: int) -> Words:
    """Symbol and name of a tile or card in the colours of its kind; the short name where the full one does not fit."""
    symbol, style = look
    words = desk.say(name)
    if len(words) + 1 > size:
        words = desk.sign(desk.texts.short(name))
    space = " " if len(words) + 2 <= size else ""
    return Words(f"{desk.sign(symbol)}{space}{words}", style=style)


def piece_of(desk: Desk, sign: str, seat: int | None) -> Words:
    """A player's house or worker and a space after it; nothing where there is nobody."""
    return Words() if seat is None else Words(desk.sign(sign)).append_text(desk.mark(seat)).append(" ")


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
