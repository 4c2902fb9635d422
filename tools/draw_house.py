"""Draws the two pictures of docs/architecture.md: `.venv/bin/python tools/draw_house.py`.

house.svg shows the folders with their sizes and who knows whom; move.svg the way of a move from a click to the screens.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
WIDTH = 960
STYLE = """
  text { font: 15px Georgia, serif; fill: #2A2017 }
  .note { font-size: 12.5px; fill: #5B4934 } .name { font-weight: bold }
  rect { fill: #FFFAEC; stroke: #8A7350; stroke-width: 1.5 } .page { fill: #F1E6CB; stroke: none }
  .outside { stroke-dasharray: 6 4 } .disk { fill: #F2B92F } .way { stroke: #5B4934; stroke-width: 2; fill: none }
"""


class Box(NamedTuple):
    """A folder or a stage: its name, what it is for, where its sources lie, and how it looks."""

    name: str
    note: str
    sources: str = ""
    look: str = ""


#: From top to bottom; a folder knows those below it and none above or beside it.
LAYERS: tuple[tuple[Box, ...], ...] = (
    (Box("web/", "the browser client", "web/src", "outside"), Box("cli/", "terminal, commands", "src/baumeister/cli")),
    (
        Box("server/", "people, lobby, sockets, storage, hosting", "src/baumeister/server"),
        Box("research/", "environments for learning programs", "src/baumeister/research"),
    ),
    (Box("hub/", "plays tables for any number of sockets; knows neither web nor database", "src/baumeister/hub"),),
    (Box("lessons/", "courses: the table with a narrator, and the check of them", "src/baumeister/lessons"),),
    (
        Box("tables/", "a sitting: log, undo, seats", "src/baumeister/tables"),
        Box("arena/", "matches, training", "src/baumeister/arena"),
        Box("analysis/", "hints, judgements", "src/baumeister/analysis"),
    ),
    (
        Box("bots/", "levels, net, search", "src/baumeister/bots"),
        Box("records/", "the permanent document", "src/baumeister/records"),
        Box("texts/", "words of all games", "src/baumeister/texts"),
    ),
    (
        Box("caylus/", "rules, edge, bot", "src/baumeister/games/caylus"),
        Box("caylus1303/", "rules, edge, bot", "src/baumeister/games/caylus1303"),
        Box("magna_carta/", "rules, edge, bot", "src/baumeister/games/magna_carta"),
        Box("villagers/", "rules, edge, bot", "src/baumeister/games/villagers"),
    ),
    (Box("engine/", "the contract: state, catalogue, wire form, chance, figures", "src/baumeister/engine"),),
)
#: What happens to a move, in order.
STAGES = (
    Box("browser", "a click names an action and the number the client has seen", look="outside"),
    Box("server/socket", "frame, limits, then typed: hub/protocol"),
    Box("hub", "who asks, which table, is it their turn"),
    Box("tables: propose", "engine checks and plays it on a clone; log entries and events"),
    Box("storage: writer", "one statement per batch: the move is on disk", look="disk"),
    Box("tables: accept", "the clone becomes the table's state"),
    Box("hub: render", "view, difference, choices and words, once per viewer"),
    Box("outboxes and bus", "to every socket here; other processes read on by number"),
    Box("browser", "the change moves the pieces, then the next choices light up", look="outside"),
)


def lines_in(folder: str) -> int:
    """Lines of sources, without what is built."""
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ts", ".svelte", ".css")]
    return sum(len(path.read_text("utf-8").splitlines()) for path in files)


def size_of(box: Box) -> str:
    return f"{round(lines_in(box.sources), -2):,} lines" if box.sources else ""


def box_at(box: Box, x: float, y: float, width: float) -> Iterable[str]:
    yield f'<rect class="{box.look}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="56" rx="6"/>'
    yield f'<text class="name" x="{x + 14:.0f}" y="{y + 24:.0f}">{escape(box.name)}</text>'
    yield f'<text class="note" x="{x + 14:.0f}" y="{y + 43:.0f}">{escape(box.note)}</text>'
    if size := size_of(box):
        yield f'<text class="note" x="{x + width - 12:.0f}" y="{y + 24:.0f}" text-anchor="end">{size}</text>'


def picture(title: str, height: float, parts: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    page = f'<rect class="page" width="{WIDTH}" height="{height:.0f}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", page, *parts, "</svg>", ""])


def house() -> str:
    parts: list[str] = []
    y = 20.0
    for layer in LAYERS:
        width = (WIDTH - 40 - 16 * (len(layer) - 1)) / len(layer)
        for place, box in enumerate(layer):
            parts += box_at(box, 20 + place * (width + 16), y, width)
        y += 72
    parts.append(f'<text class="note" x="20" y="{y + 8:.0f}">Imports point downwards only.</text>')
    return picture("The folders of Baumeister, each above those it knows", y + 28, parts)


def move() -> str:
    parts: list[str] = []
    for place, box in enumerate(STAGES):
        y = 20 + place * 80
        parts += box_at(box, 180, y, WIDTH - 360)
        if place:
            parts.append(f'<path class="way" d="M{WIDTH / 2:.0f} {y - 22}v18m-5-6 5 6 5-6"/>')
    return picture("The way of a move", 20 + len(STAGES) * 80, parts)


def main() -> None:
    (PICTURES / "house.svg").write_text(house(), "utf-8")
    (PICTURES / "move.svg").write_text(move(), "utf-8")


if __name__ == "__main__":
    main()
