"""Caylus 1303 on the terminal: the road as a street of tiles, below it site, characters, supply and players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Words

from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import doubt, hint_about, printed_price, whose
from baumeister.cli.layout import count_words, flow, good_counts, good_headings, joined, player_words, players_table
from baumeister.cli.road import (
    BUILDINGS,
    GREAT,
    Cell,
    banner,
    cell_columns,
    empty_run,
    piece_of,
    road_lines,
    round_facts,
    short_cell,
    supply_parts,
)
from baumeister.engine.addresses import find
from baumeister.engine.goods import GOOD_NAMES
from baumeister.engine.messages import name_text
from baumeister.engine.wire import Choice
from baumeister.games.caylus1303.edge.shapes import Caylus1303View, Gap, Player, SiteTile, Space
from baumeister.texts.cards import piece_about, piece_name
from baumeister.texts.effects import short_amounts, short_effect

GAME = "caylus1303"

#: Symbol and banner of each kind of tile.
KINDS = {
    "printed": ("✣", "#f4ead2 on #4a3b2c"),
    "start": ("☼", "#2a2017 on #e9be3f"),
    **BUILDINGS,
    "monument": GREAT,
}
PROVOST = "bold #ffffff on #b3261e"

LEAST_CELL = 14
MOST_CELL = 22


# ---- the whole table


def parts(desk: Desk, view: Caylus1303View) -> list[Part]:
    return [
        Part(_road(desk, view), 2, "caylus1303-board-road", [_short_road(desk, view)], gone=5),
        Part([""], 1),
        Part([_site(desk, view)]),
        Part([_favor_slots(desk, view)], 2, "caylus1303-board-slots"),
        Part([_board_characters(desk, view)], 3, "caylus1303-board-characters"),
        *_supply(desk, view),
        Part([""], 1),
        Part([_players(desk, view)]),
    ]


def _header(desk: Desk, view: Caylus1303View) -> Words:
    facts = [
        desk.say("caylus1303-board-round", round=view.round, rounds=view.rounds),
        desk.say(f"caylus1303-phase-{view.phase}"),
        desk.sign(f"♝ {provost_at(desk, view, view.provost)}"),
    ]
    return flow(desk, desk.say("caylus1303"), [Words(fact) for fact in facts])


def provost_at(desk: Desk, view: Caylus1303View, gap: int) -> str:
    last = len(view.road)
    if gap > last:
        return desk.say("caylus1303-board-provost-beyond", steps=gap - last)
    return desk.say("caylus1303-board-provost-at", gap=gap)


# ---- the road


def _road(desk: Desk, view: Caylus1303View) -> list[Words]:
    """Rows of cells, as many as fit side by side; the provost stands between two of them."""
    banners = [_banner(desk, space.tile, MOST_CELL) for space in view.road if space.tile is not None]
    columns, size = cell_columns(desk, banners, LEAST_CELL, MOST_CELL)
    if columns * (size + 1) > desk.width:  # every cell is followed by a gap, where the provost may stand
        size -= 1

    def gap(cell: Cell, part: str) -> Words:
        return _gap(desk, part, here=cell.last == view.provost)

    return road_lines(desk, list(_cells(desk, view, size)), columns, size, gap)


def _short_road(desk: Desk, view: Caylus1303View) -> Words:
    """The road without what its tiles do."""
    items = []
    for cell in _cells(desk, view, MOST_CELL):
        words = short_cell(cell)
        if cell.last == view.provost:
            words.append(" ").append_text(_gap(desk, "street", here=True))
        items.append(words)
    return flow(desk, desk.say("caylus1303-board-road"), items)


def _gap(desk: Desk, part: str, here: bool) -> Words:
    if not here:
        return Words(" ")
    return Words(desk.sign("♝" if part == "street" else "┃"), PROVOST)


def _cells(desk: Desk, view: Caylus1303View, size: int) -> Iterator[Cell]:
    """Every space with a tile has a cell, and so has the next to be built on; further empty ones share one. Places
    beyond the road are drawn when the provost stands there."""
    run: list[Space] = []
    for space in view.road:
        if space.tile is not None:
            yield from empty_run(desk, "caylus1303-board-free", run)
            run = []
            yield _tile_cell(desk, view, space, size)
        elif space.number == view.next_space:
            name = Words(desk.say("caylus1303-board-next"), style="italic")
            yield Cell(name, Words(), Words(f"{space.number} ", style="dim"), space.number, space.live)
        else:
            run.append(space)
        if run and space.number == view.provost:  # he stands between two empty spaces
            yield from empty_run(desk, "caylus1303-board-free", run)
            run = []
    yield from empty_run(desk, "caylus1303-board-free", run)
    for gap in view.gaps:
        if len(view.road) < gap.number <= view.provost:
            name = Words(desk.say("caylus1303-board-beyond"), style="dim italic")
            yield Cell(name, Words(), Words(f"{gap.number} ", style="dim"), gap.number)


def _tile_cell(desk: Desk, view: Caylus1303View, space: Space, size: int) -> Cell:
    assert space.tile is not None
    return Cell(
        name=_banner(desk, space.tile, size),
        effect=Words(desk.sign(space_effect(desk, space)), style="" if space.live else "dim"),
        street=_street(desk, view, space),
        last=space.number,
        live=space.live,
    )


def _banner(desk: Desk, tile: str, size: int = MOST_CELL) -> Words:
    return banner(desk, KINDS[desk.piece("tile", tile)["kind"]], name_text(GAME, "tile", tile), size)


def _street(desk: Desk, view: Caylus1303View, space: Space) -> Words:
    """Number, house of the owner, workers in the order they are activated; on the bridge the pass markers."""
    words = Words(f"{space.number} ").append_text(piece_of(desk, "⌂", space.owner))
    if space.kind == "bridge" and view.bridge:
        words.append(desk.sign("⌂")).append_text(desk.marks(view.bridge)).append(" ")
    for seat in space.workers:
        words.append(desk.sign("♟")).append_text(desk.mark(seat))
    if space.workers:
        words.append(" ")
    return words


def space_effect(desk: Desk, space: Space) -> str:
    """What the tile does now, in letters: the side that is face up."""
    assert space.tile is not None
    entry = desk.piece("tile", space.tile)
    if "recruit" in entry:
        return desk.say("caylus1303-short-recruit", amounts=short_amounts(desk.texts, entry["recruit"]))
    if space.side == "build":
        bonus = entry.get("owner_bonus")
        extra = f" ⌂+{short_amounts(desk.texts, bonus)}" if bonus else ""
        return tile_effect(desk, space.tile, "build_side") + extra
    return tile_effect(desk, space.tile, "start_side")


def tile_effect(desk: Desk, tile: str, side: str) -> str:
    """The effect of one side in letters, with a question mark where it is not certain."""
    entry = desk.piece("tile", tile)
    if side not in entry:
        return ""
    return short_effect(desk.texts, GAME, entry[side]) + doubt(entry, side)


# ---- site, favors, characters, supply


def _site(desk: Desk, view: Caylus1303View) -> Words:
    places = [
        Words.assemble(f"{place} {desk.sign('♟')}", desk.mark(seat))
        for place, seat in enumerate(view.site_workers, start=1)
    ]
    nobody = Words(desk.say("caylus1303-board-site-nobody"), style="dim")
    return flow(desk, desk.say("caylus1303-board-site"), places or [nobody])


def _favor_slots(desk: Desk, view: Caylus1303View) -> Words:
    return flow(desk, desk.say("caylus1303-board-slots"), [_slot(desk, tile) for tile in view.site_tiles])


def _slot(desk: Desk, site_tile: SiteTile) -> Words:
    effect = desk.sign(tile_effect(desk, site_tile.tile, "start_side"))
    words = Words.assemble(f"{site_tile.slot} ", _banner(desk, site_tile.tile), f" {effect}")
    if not site_tile.open:
        opening = desk.say("caylus1303-board-slot-from", round=site_tile.from_round)
        words.append(f" ({opening})", style="dim")
    return words


def _board_characters(desk: Desk, view: Caylus1303View) -> Words:
    names = [Words(character_name(desk, character)) for character in view.board_characters]
    nobody = Words(desk.say("caylus1303-board-characters-none"), style="dim")
    return flow(desk, desk.say("caylus1303-board-characters"), names or [nobody])


def _supply(desk: Desk, view: Caylus1303View) -> list[Part]:
    tiles = [(tile, Words.assemble(_banner(desk, tile), f" {price(desk, tile)}")) for tile in view.supply]
    nothing = Part([Words(desk.say("caylus1303-board-supply-none"), style="dim")], 1)
    return list(supply_parts(desk, GAME, tiles, ("wood", "stone", "monument"))) or [nothing]


def price(desk: Desk, tile: str) -> str:
    entry = desk.piece("tile", tile)
    return printed_price(desk, entry, entry["points"])


def character_name(desk: Desk, character: str) -> str:
    return desk.sign(piece_name(desk.texts, GAME, "character", character))


# ---- the players


def _players(desk: Desk, view: Caylus1303View) -> Table:
    people: list[str | Words] = [Words(desk.sign("♟")), desk.say("caylus1303-board-camp"), Words(desk.sign("⌂"))]
    headings: list[str | Words] = [desk.say("short-points"), *good_headings(desk, GOOD_NAMES), *people]
    rows = [_player_row(desk, view, player) for player in view.players]
    return players_table(headings, desk.say("caylus1303-board-held"), rows)


def _player_row(desk: Desk, view: Caylus1303View, player: Player) -> list[RenderableType]:
    points = Words("?" if player.points is None else str(player.points), style="bold")
    numbers = [count_words(player.workers), count_words(player.camp), count_words(player.houses)]
    goods = good_counts(player.goods, GOOD_NAMES)
    return [player_words(desk, view, player.seat), points, *goods, *numbers, Words(_status(desk, view, player))]


def _status(desk: Desk, view: Caylus1303View, player: Player) -> str:
    """Characters, then what is special about the player in this round."""
    held = ", ".join(character_name(desk, character) for character in player.characters)
    texts = ("caylus1303-board-start-player", "caylus1303-board-passed")
    facts = [held, *round_facts(desk, view, player.seat, *texts)]
    if player.bundles:
        facts.append(desk.say("caylus1303-board-bundles", count=player.bundles))
    return joined(desk, facts)


# ---- beside the choices


def about(desk: Desk, view: Caylus1303View, choice: Choice) -> str:
    """A few words about the target: what a tile does, whose it is, how many there are."""
    address = choice.targets[0]
    thing = find(view, address)
    place, _, name = address.rpartition("/")
    if isinstance(thing, Space):
        return _about_space(desk, view, thing)
    if isinstance(thing, Gap):
        return provost_at(desk, view, thing.number)
    if isinstance(thing, SiteTile):
        return desk.sign(tile_effect(desk, thing.tile, "start_side"))
    if address == "site_workers":
        return desk.say("caylus1303-hint-site", place=_site_place(choice))
    if place == "supply":
        return _about_tile(desk, name)
    if place.endswith("goods"):
        return desk.say("caylus1303-hint-have", count=thing)
    if place.endswith("characters"):
        return desk.sign(piece_about(desk.texts, GAME, "character", desk.piece("character", name)))
    return ""


def _site_place(choice: Choice) -> int:
    """The place of the construction site the worker would go to; people count from 1."""
    to = next(move.to for move in choice.moves if move.to and move.to.startswith("site_workers/"))
    return int(to.rpartition("/")[2]) + 1


def _about_space(desk: Desk, view: Caylus1303View, space: Space) -> str:
    facts = [space_effect(desk, space)] if space.tile else []
    if space.owner is not None:
        facts.append(whose(desk, view, space.owner, yours="caylus1303-board-you", others="caylus1303-board-owner"))
    return joined(desk, facts)


def _about_tile(desk: Desk, tile: str) -> str:
    """What a tile of the supply will do, and whether its price is certain."""
    entry = desk.piece("tile", tile)
    facts = [tile_effect(desk, tile, "build_side"), tile_effect(desk, tile, "on_build")]
    if "recruit" in entry:
        facts.append(desk.say("caylus1303-short-recruit", amounts=short_amounts(desk.texts, entry["recruit"])))
    facts.append(doubt(entry, "cost", "points"))
    return joined(desk, facts)


BOARD = Board(header=_header, parts=parts, hints=hint_about(about, worded=("use", "take")))
