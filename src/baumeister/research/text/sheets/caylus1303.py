"""Caylus 1303 as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from baumeister.engine.wire import Choice
from baumeister.games.caylus1303.edge.shapes import Caylus1303View, Player, Space
from baumeister.research.text.pen import Pen, runs, seat_name
from baumeister.texts.cards import piece_about

GAME: Final = "caylus1303"

#: The side that a tile of a kind usually shows; another one is named.
USUAL: Final = {"printed": "printed", "start": "start", "wood": "build", "stone": "build", "monument": "monument"}
#: Said by other fields, or the same in every game: what is printed on the board below the tiles, and its gaps.
FOLLOWS: Final = ("gaps", "gaps/*", "road/*/kind")


def lines(pen: Pen, view: Caylus1303View) -> Iterator[str]:
    yield pen.say(
        "prompt-turns",
        round=f"{view.round}/{view.rounds}",
        phase=pen.own("phase", view.phase),
        start=seat_name(view.start_player),
        order=pen.seats(view.order),
        passed=f"{len(view.bridge)}/{view.bridge_places} {pen.seats(view.bridge)}".strip(),
    )
    yield pen.say("prompt-provost-gap", gap=view.provost, least=view.gaps[0].number, most=view.gaps[-1].number)
    yield from _road(pen, view)
    slots = [
        f"{tile.slot} {_tile(pen, tile.tile, 'start')} ({pen.say('prompt-from-round', round=tile.from_round)})"
        for tile in view.site_tiles
    ]
    yield f"{pen.say('prompt-site-tiles')}: {'; '.join(slots)}"
    workers = pen.seats(view.site_workers) or "-"
    yield f"{pen.own('board', 'site')} {len(view.site_workers)}/{view.site_places}: {workers}"
    yield f"{pen.own('board', 'characters')}: {pen.names('character', view.board_characters) or '-'}"
    yield from _supply(pen, view)
    for player in view.players:
        yield _player(pen, player)


def _road(pen: Pen, view: Caylus1303View) -> Iterator[str]:
    yield f"{pen.own('board', 'road')} ({pen.say('prompt-road-signs')}):"
    for space in view.road:
        if space.tile is not None:
            yield _space(pen, space)
    free = runs(space.number for space in view.road if space.tile is None)
    following = "-" if view.next_space is None else view.next_space
    yield f"{pen.own('board', 'free')} {free}; {pen.own('board', 'next')}: {following}"
    for space in view.road:  # nobody stands on an empty space by the rules; if somebody did, it would be said
        if space.tile is None and (space.owner is not None or space.workers or space.side is not None):
            yield _space(pen, space)


def _space(pen: Pen, space: Space) -> str:
    parts = [str(space.number), "-" if space.tile is None else _tile(pen, space.tile, space.side)]
    if space.owner is not None:
        parts.append(f"h:{seat_name(space.owner)}")
    if space.workers:
        parts.append(f"w:{pen.seats(space.workers)}")
    if space.tile is not None and not space.live:
        parts.append("x")
    return " ".join(parts)


def _tile(pen: Pen, tile: str, side: str | None) -> str:
    """Name and what the visible side does."""
    kind = str(pen.entry("tile", tile)["kind"])
    parts = [pen.own("tile", tile)]
    if kind in ("wood", "stone"):
        parts.append(f"({pen.say(f'good-{kind}')})")
    if side != USUAL.get(kind) and kind != "start":
        parts.append(f"[{pen.say('prompt-side-start') if side == 'start' else _side(pen, side)}]")
    elif side != USUAL.get(kind):
        parts.append(f"[{_side(pen, side)}]")
    if side in ("start", "printed"):
        parts.append(pen.effect("tile", tile, "start_side"))
    elif side in ("build", "monument"):
        parts += _built(pen, tile)
    return " ".join(part for part in parts if part)


def _side(pen: Pen, side: str | None) -> str:
    return "-" if side is None else pen.own("kind", side) if pen.texts.has(f"caylus1303-kind-{side}") else side


def _supply(pen: Pen, view: Caylus1303View) -> Iterator[str]:
    for kind in ("wood", "stone", "monument"):
        tiles = [tile for tile in view.supply if pen.entry("tile", tile)["kind"] == kind]
        if tiles:
            yield f"{pen.own('board', f'supply-{kind}')}: {'; '.join(_offer(pen, tile) for tile in tiles)}"


def _offer(pen: Pen, tile: str) -> str:
    """A tile that can be built: Farm 1F+1W→2P: 1F+1C"""
    entry = pen.entry("tile", tile)
    price = f"{pen.amounts(entry['cost'])}→{pen.amounts({'points': entry['points']})}"
    does = " ".join(part for part in (*_built(pen, tile), pen.effect("tile", tile, "on_build")) if part)
    return f"{pen.own('tile', tile)} {price}{f': {does}' if does else ''}"


def _built(pen: Pen, tile: str) -> Iterator[str]:
    """What a tile does once it is built: for workers, for its owner, in every round."""
    entry = pen.entry("tile", tile)
    yield pen.effect("tile", tile, "build_side")
    if bonus := entry.get("owner_bonus"):
        yield f"{pen.say('prompt-sign-house')}+{pen.amounts(bonus)}"
    if "recruit" in entry:
        yield pen.say("caylus1303-short-recruit", amounts=pen.amounts(entry["recruit"]))


def pieces(pen: Pen) -> Iterator[str]:
    """All tiles with what they cost and do on either side, and all characters."""
    for entry in pen.game.components.entries("tile"):
        tile = entry["id"]
        kind = f" ({pen.own('kind', entry['kind'])})" if pen.texts.has(f"{GAME}-kind-{entry['kind']}") else ""
        start = pen.effect("tile", tile, "start_side")
        sides = f"; {pen.say('prompt-side-start')} {start}" if "cost" in entry and start else ""
        yield (
            f"{pen.own('tile', tile)}{kind}: {start or '-'}"
            if "cost" not in entry
            else f"{_offer(pen, tile)}{kind}{sides}"
        )
    for entry in pen.game.components.entries("character"):
        yield f"{pen.own('character', entry['id'])}: {piece_about(pen.texts, GAME, 'character', entry)}"


def about(pen: Pen, view: Caylus1303View, choice: Choice) -> str:
    """Which privilege a character gives."""
    family, _, name = choice.name.partition(":")
    return (
        f"({piece_about(pen.texts, GAME, 'character', pen.entry('character', name))})" if family == "character" else ""
    )


def _player(pen: Pen, player: Player) -> str:
    points = "?" if player.points is None else player.points
    parts = [
        f"{seat_name(player.seat)}: {points}{pen.say('short-points')} {pen.goods(player.goods)}",
        pen.say("prompt-workers", count=player.workers),
        f"{pen.own('board', 'camp')} {player.camp}",
        pen.say("prompt-houses", count=player.houses),
    ]
    if player.characters:
        parts.append(pen.names("character", player.characters))
    if player.bundles:
        parts.append(pen.say("caylus1303-board-bundles", count=player.bundles))
    return ", ".join(parts)
