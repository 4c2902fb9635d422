"""A road of tiles or cards on the terminal, and what else the boards of the Caylus family share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text as Words

from baumeister.cli.boards import Part
from baumeister.cli.desk import Desk
from baumeister.cli.layout import fit, flow
from baumeister.engine.messages import Text

#: Symbol and banner of the kinds of buildings that all of them have.
BUILDINGS = {
    "wood": ("♠", "#fff6e3 on #7b4a22"),
    "stone": ("▦", "#ffffff on #5f666e"),
    "residence": ("⌂", "#ffffff on #3c7040"),
}
#: The same for the largest buildings.
GREAT = ("♛", "#ffffff on #2a5c99")


def cell_columns(desk: Desk, cells: Sequence[Words], least: int, most: int) -> tuple[int, int]:
    """How many columns of cells fit side by side, and how wide each is so that nothing is cut, up to `most`."""
    widest = max((cell.cell_len for cell in cells), default=least)
    columns = max(1, (desk.width + 1) // (min(max(least, widest), most) + 1))
    return columns, (desk.width + 1) // columns - 1


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


def round_facts(desk: Desk, view: Any, seat: int, starts: str, passed: str) -> Iterator[str]:
    """What is special about a player in this round, worded by these texts: who begins, and who has passed."""
    if view.start_player == seat:
        yield desk.say(starts)
    if seat in view.bridge:
        yield desk.say(passed, place=view.bridge.index(seat) + 1)


def supply_parts(desk: Desk, game: str, supply: Iterable[tuple[str, Words]], kinds: Sequence[str]) -> Iterator[Part]:
    """What can still be built, one paragraph per kind; `supply`: tiles, and how each is drawn."""
    drawn = list(supply)
    for kind in kinds:
        items = [words for tile, words in drawn if desk.piece("tile", tile)["kind"] == kind]
        if items:
            label = f"{game}-board-supply-{kind}"
            yield Part([flow(desk, desk.say(label), items)], 1, label)
