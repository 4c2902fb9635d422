"""Caylus on the terminal: special buildings, the road as a street of tiles, castle, favors, supply and players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Words

from baumeister import find
from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import exchange, hint_each, letters, printed_price, signed, whose
from baumeister.cli.layout import count_words, flow, good_counts, good_headings, joined, player_words, players_table
from baumeister.cli.road import (
    BUILDINGS,
    GREAT,
    Cell,
    cell_columns,
    empty_run,
    piece_of,
    road_lines,
    short_cell,
    supply_parts,
)
from baumeister.engine.goods import GOOD_NAMES
from baumeister.engine.wire import Amount, Choice
from baumeister.games.caylus.edge.shapes import CaylusView, FavorPlace, Player, Space, Special, Stack
from baumeister.texts.cards import piece_name
from baumeister.texts.effects import short_amounts, short_effect

GAME = "caylus"
#: Families of actions whose words name what is paid and taken.
WORDED = ("use", "take", "pay", "give", "column")

#: Symbol and banner of each kind of tile.
KINDS = {
    "special": ("✣", "#f4ead2 on #4a3b2c"),
    "fixed": ("✣", "#f4ead2 on #4a3b2c"),
    "neutral": ("☼", "#2a2017 on #e6a6b8"),
    **BUILDINGS,
    "prestige": GREAT,
}
PAWN = "bold #2a2017 on #ffffff"

LEAST_CELL = 14
MOST_CELL = 26


# ---- the whole table


def parts(desk: Desk, view: CaylusView) -> list[Part]:
    return [
        Part([_specials(desk, view)], 3, "caylus-board-special", _busy_specials(desk, view)),
        Part(_road(desk, view), 2, "caylus-board-road", [_short_road(desk, view)], gone=5),
        Part([_castle(desk, view)]),
        Part(list(_favors(desk, view)), 1, "caylus-board-favors"),
        *_supply(desk, view),
        Part([_players(desk, view)]),
    ]


def _header(desk: Desk, view: CaylusView) -> Words:
    words = Words(desk.say("caylus"), style="bold")
    words.append(desk.sign(" · ") + desk.say("caylus-board-round", round=view.round))
    words.append(desk.sign(" · ") + desk.say(f"caylus-phase-{view.phase}"))
    words.append(desk.sign(" · ♝ ") + desk.say("caylus-board-provost-at", space=view.provost))
    return words.append(desk.sign(" · ♜ ") + desk.say("caylus-board-bailiff-at", space=view.bailiff))


def _specials(desk: Desk, view: CaylusView) -> Words:
    """The special buildings with their workers, and the passing scale."""
    items = []
    for special in view.specials:
        words = _banner(desk, special.tile)
        effect = tile_effect(desk, special.tile)
        if effect:
            words.append(desk.sign(f" {effect}"), style="not bold")
        words.append_text(_workers(desk, special.workers))
        if special.tile == "special_inn" and view.inn_right is not None:
            words.append(f" {desk.say('caylus-board-inn-right')}")
            words.append_text(_workers(desk, (view.inn_right,)))
        items.append(words)
    if view.passed:
        items.append(Words.assemble(f"{desk.say('caylus-board-scale')} ", desk.marks(view.passed)))
    return flow(desk, desk.say("caylus-board-special"), items)


def _busy_specials(desk: Desk, view: CaylusView) -> list[Words]:
    """Only those with a worker, and who has passed."""
    items = [
        _banner(desk, special.tile).append_text(_workers(desk, special.workers))
        for special in view.specials
        if special.workers
    ]
    if view.passed:
        items.append(Words.assemble(f"{desk.say('caylus-board-scale')} ", desk.marks(view.passed)))
    return [flow(desk, desk.say("caylus-board-special"), items)] if items else []


def _workers(desk: Desk, seats: tuple[int, ...]) -> Words:
    words = Words()
    for seat in seats:
        words.append(desk.sign(" ♟")).append_text(desk.mark(seat))
    return words


# ---- the road


def _road(desk: Desk, view: CaylusView) -> list[Words]:
    """Rows of cells, as many as fit side by side."""
    cells = list(_cells(desk, view))
    return road_lines(desk, cells, *cell_columns(desk, [cell.name for cell in cells], LEAST_CELL, MOST_CELL))


def _short_road(desk: Desk, view: CaylusView) -> Words:
    """The road without what its tiles do."""
    return flow(desk, desk.say("caylus-board-road"), [short_cell(cell) for cell in _cells(desk, view)])


def _cells(desk: Desk, view: CaylusView) -> Iterator[Cell]:
    """Every space with a tile or a pawn has a cell, and so has the next to be built on; further empty ones share
    one."""
    run: list[Space] = []
    for space in view.road:
        if space.tile is not None:
            yield from empty_run(desk, "caylus-board-free", run)
            run = []
            yield _tile_cell(desk, space)
        elif space.number == view.next_space or space.provost or space.bailiff:
            yield from empty_run(desk, "caylus-board-free", run)
            run = []
            name = desk.say("caylus-board-next" if space.number == view.next_space else "caylus-board-free")
            street = Words(f"{space.number} ", style="dim").append_text(_pawns(desk, space))
            yield Cell(Words(name, style="italic"), Words(), street, space.number, space.live)
        else:
            run.append(space)
    yield from empty_run(desk, "caylus-board-free", run)


def _tile_cell(desk: Desk, space: Space) -> Cell:
    assert space.tile is not None
    street = Words(f"{space.number} ")
    street.append_text(_pawns(desk, space))
    for sign, seat in (("⌂", space.owner), ("♟", space.worker), ("→⌂", space.waiting)):
        street.append_text(piece_of(desk, sign, seat))
    effect = Words(desk.sign(tile_effect(desk, space.tile)), style="" if space.live else "dim")
    return Cell(_banner(desk, space.tile), effect, street, space.number, space.live)


def _pawns(desk: Desk, space: Space) -> Words:
    words = Words()
    if space.provost:
        words.append(desk.sign("♝"), PAWN).append(" ")
    if space.bailiff:
        words.append(desk.sign("♜"), PAWN).append(" ")
    return words


def _banner(desk: Desk, tile: str) -> Words:
    symbol, style = KINDS[desk.piece("tile", tile)["kind"]]
    return Words(f"{desk.sign(symbol)}{piece_name(desk.texts, GAME, 'tile', tile)}", style=style)


def tile_effect(desk: Desk, tile: str) -> str:
    """What a tile does, in letters: for a worker, for its owner, or as income."""
    entry = desk.piece("tile", tile)
    if "income" in entry:
        return desk.say("caylus-short-income", amounts=short_amounts(desk.texts, entry["income"]))
    if "effect" not in entry:
        return ""
    bonus = f" ⌂+{short_effect(desk.texts, GAME, entry['owner_bonus'])}" if "owner_bonus" in entry else ""
    return short_effect(desk.texts, GAME, entry["effect"]) + bonus


# ---- castle, favors, supply


def _castle(desk: Desk, view: CaylusView) -> Words:
    items = []
    for section in view.castle:
        words = Words(f"{desk.say(f'caylus-part-{section.name}')} {sum(section.houses)}/{section.spaces}")
        for seat, houses in enumerate(section.houses):
            if houses:
                words.append(" ").append_text(desk.mark(seat)).append(str(houses))
        if section.scored:
            words.append(f" ({desk.say('caylus-board-scored')})", style="dim")
        items.append(words)
    if view.queue:
        items.append(Words(desk.say("caylus-board-queue")).append_text(_workers(desk, view.queue)))
    elif view.decision is not None:  # at the end nobody is expected any more
        nobody = f"{desk.say('caylus-board-queue')} {desk.say('caylus-board-nobody')}"
        items.append(Words(nobody, style="dim"))
    return flow(desk, desk.say("caylus-board-castle"), items)


def _favors(desk: Desk, view: CaylusView) -> Iterator[Words]:
    """The favor table, one paragraph per line; markers stand before the column they have reached."""
    if view.favor is None:
        return
    for line in desk.components.entries("line"):
        items = []
        places: tuple[FavorPlace, ...] = getattr(view.favor, line["id"])
        for place in places[1:]:
            effect = short_effect(desk.texts, GAME, line[f"column_{place.number}"]) or "0"
            style = "" if place.open else "dim"
            items.append(Words.assemble(desk.marks(place.markers), (desk.sign(f"{place.number}: {effect}"), style)))
        label = desk.say(f"caylus-line-{line['id']}")
        yield flow(desk, f"{desk.say('caylus-board-favors')}: {label}", items)


def _supply(desk: Desk, view: CaylusView) -> Iterator[Part]:
    stacks = [(one.tile, Words.assemble(_banner(desk, one.tile), f" {price(desk, one)}")) for one in view.supply]
    return supply_parts(desk, GAME, stacks, ("wood", "stone", "prestige"))


def price(desk: Desk, stack: Stack) -> str:
    """Printed cost and points of a tile, and the favors it brings."""
    entry = desk.piece("tile", stack.tile)
    favors = f"+{short_effect(desk.texts, GAME, entry['on_build'])}" if "on_build" in entry else ""
    return printed_price(desk, entry, stack.points, favors)


# ---- the players


def _players(desk: Desk, view: CaylusView) -> Table:
    money = [desk.say("short-points"), desk.say("short-deniers")]
    headings: list[str | Words] = [*money, *good_headings(desk, GOOD_NAMES), Words(desk.sign("♟"))]
    return players_table(headings, "", [_player_row(desk, view, view.players[seat]) for seat in view.order])


def _player_row(desk: Desk, view: CaylusView, player: Player) -> list[RenderableType]:
    numbers = [Words(str(player.points), style="bold"), count_words(player.deniers)]
    goods = good_counts(player.goods, GOOD_NAMES)
    name = player_words(desk, view, player.seat)
    return [name, *numbers, *goods, count_words(player.workers), Words(_status(desk, view, player))]


def _status(desk: Desk, view: CaylusView, player: Player) -> str:
    facts = [desk.say("caylus-board-place", place=view.order.index(player.seat) + 1)]
    if player.seat in view.passed:
        facts.append(desk.say("caylus-board-passed", place=view.passed.index(player.seat) + 1))
    facts.append(f"{desk.say('caylus-board-income')} +{player.income}")
    return joined(desk, facts)


# ---- beside the choices


def hint(desk: Desk, view: CaylusView, choice: Choice) -> str:
    """What a choice costs and brings, and what to know about the thing it concerns."""
    return joined(desk, (_exchange(desk, choice), *_facts(desk, view, choice)))


def _exchange(desk: Desk, choice: Choice) -> str:
    """1W+1F→2P; actions with goods say in their own words what they cost and bring."""
    if choice.name.partition(":")[0] in WORDED:
        return ""
    costs = signed(_letters(desk, choice.costs), choice.costs)
    return desk.sign(exchange(costs, _letters(desk, choice.brings)))


def _letters(desk: Desk, amounts: tuple[Amount, ...]) -> str:
    """1W+1F, 7P+1 favor"""
    words = letters(desk, amounts)
    favors = sum(amount.count for amount in amounts if amount.resource == "favor")
    return "+".join(part for part in (words, desk.say("caylus-short-favor", count=favors) if favors else "") if part)


def _facts(desk: Desk, view: CaylusView, choice: Choice) -> Iterator[str]:
    """The effect of a tile and its owner, how many there are, where a pawn or marker stands."""
    if not choice.targets:
        return
    thing = find(view, choice.targets[0])
    if isinstance(thing, Space):
        yield from _facts_of_space(desk, view, choice, thing)
    elif isinstance(thing, Special | Stack):
        yield tile_effect(desk, thing.tile)
    elif choice.name.startswith(("take:", "pay:", "give:")):
        yield desk.say("caylus-hint-have", count=thing)
    elif choice.name.startswith("line:") and view.decision is not None:
        asked = view.decision.seat
        yield desk.say("caylus-hint-column", column=next(place.number for place in thing if asked in place.markers))


def _facts_of_space(desk: Desk, view: CaylusView, choice: Choice, space: Space) -> Iterator[str]:
    if choice.name.startswith("provost:"):
        yield desk.say("caylus-board-provost-at", space=space.number)
        return
    if space.tile is not None and choice.name.startswith("place:"):
        yield tile_effect(desk, space.tile)
    if space.owner is not None and not choice.name.startswith("site:"):
        yield whose(desk, view, space.owner, yours="caylus-board-you", others="caylus-board-owner")


BOARD = Board(header=_header, parts=parts, hints=hint_each(hint))
