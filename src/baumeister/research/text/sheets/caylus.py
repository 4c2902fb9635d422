"""Caylus as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from baumeister.engine.wire import fields_of
from baumeister.games.caylus.edge.shapes import CaylusView, Player, Section, Space, Special, Stack
from baumeister.research.text.pen import Pen, runs, seat_name

#: Kinds of tiles that are named with them: fixed buildings stay, these can become residences.
KINDS: Final = {"neutral": "prompt-neutral", "wood": "good-wood", "stone": "good-stone"}
#: Said by other fields (the kind by the tile, the pawns by `provost` and `bailiff`, markers by each player's favors),
#: or the same in every game: what is printed on the board below the tiles.
FOLLOWS: Final = (
    "road/*/kind",
    "road/*/provost",
    "road/*/bailiff",
    "road/*/printed",
    "favor/*",
    "favor/*/*/markers",
    "favor/*/*/number",
)


def lines(pen: Pen, view: CaylusView) -> Iterator[str]:
    yield pen.say(
        "prompt-turns",
        round=str(view.round),
        phase=pen.own("phase", view.phase),
        start=seat_name(view.order[0]),
        order=pen.seats(view.order)
        + (f" ({pen.say('prompt-next')} {pen.seats(view.upcoming)})" if view.upcoming else ""),
        passed=pen.seats(view.passed) or "-",
    )
    yield pen.say("prompt-scale", prices="/".join(str(price) for price in view.scale))
    yield pen.say(
        "prompt-pawns",
        provost=view.provost,
        least=view.provost_lowest,
        most=view.provost_highest,
        bailiff=view.bailiff,
        next=view.bailiff_next,
    )
    yield f"{pen.own('board', 'special')}: {'; '.join(_special(pen, view, special) for special in view.specials)}"
    yield from _road(pen, view)
    queue = pen.seats(view.queue) or "-"
    yield f"{pen.own('board', 'castle')}: {'; '.join(_section(pen, section) for section in view.castle)}"
    yield f"{pen.own('board', 'queue')}: {queue}"
    yield _favors(pen, view)
    yield from _supply(pen, view)
    for player in view.players:
        yield _player(pen, player)


def _special(pen: Pen, view: CaylusView, special: Special) -> str:
    parts = [pen.own("tile", special.tile), pen.effect("tile", special.tile, "effect")]
    if special.places != 1:
        parts.append(pen.say("prompt-places", count=special.places))
    if special.workers:
        parts.append(f"w:{pen.seats(special.workers)}")
    if special.tile == "special_inn" and view.inn_right is not None:
        parts.append(f"{pen.own('board', 'inn-right')} w:{seat_name(view.inn_right)}")
    return " ".join(part for part in parts if part)


def _road(pen: Pen, view: CaylusView) -> Iterator[str]:
    yield f"{pen.own('board', 'road')} ({pen.say('prompt-road-signs')}):"
    for space in view.road:
        if space.tile is not None or space.owner is not None or space.worker is not None or space.waiting is not None:
            yield _space(pen, space)
    free = runs(space.number for space in view.road if space.tile is None)
    following = "-" if view.next_space is None else view.next_space
    yield f"{pen.own('board', 'free')} {free}; {pen.own('board', 'next')}: {following}"


def _space(pen: Pen, space: Space) -> str:
    parts = [str(space.number)]
    if space.tile is not None:
        parts += [_tile(pen, space.tile), _effect(pen, space.tile)]
    if space.owner is not None:
        parts.append(f"h:{seat_name(space.owner)}")
    if space.worker is not None:
        parts.append(f"w:{seat_name(space.worker)}")
    if space.waiting is not None:
        parts.append(pen.say("prompt-waiting", seat=seat_name(space.waiting)))
    if not space.live and space.tile is not None:
        parts.append("x")
    return " ".join(part for part in parts if part)


def _tile(pen: Pen, tile: str) -> str:
    kind = str(pen.entry("tile", tile)["kind"])
    return f"{pen.own('tile', tile)} ({pen.say(KINDS[kind])})" if kind in KINDS else pen.own("tile", tile)


def _effect(pen: Pen, tile: str) -> str:
    entry = pen.entry("tile", tile)
    if "income" in entry:
        return pen.say("caylus-short-income", amounts=pen.amounts(entry["income"]))
    bonus = pen.effect("tile", tile, "owner_bonus")
    return pen.effect("tile", tile, "effect") + (f" {pen.say('prompt-sign-house')}+{bonus}" if bonus else "")


def _section(pen: Pen, section: Section) -> str:
    """Dungeon 3/6 5P P0:2 P2:1, scores at 12"""
    houses = "".join(f" {seat_name(seat)}:{count}" for seat, count in enumerate(section.houses) if count)
    points = f"{section.points}{pen.say('short-points')}"
    parts = [f"{pen.own('part', section.name)} {sum(section.houses)}/{section.spaces} {points}{houses}"]
    if section.scored:
        parts.append(f"{pen.own('board', 'scored')} {section.scoring_space}")
    else:
        parts.append(pen.say("prompt-scoring", space=section.scoring_space))
    if section.next:
        parts.append(pen.say("prompt-next-house"))
    return ", ".join(parts)


def _favors(pen: Pen, view: CaylusView) -> str:
    owed = f", {pen.say('prompt-favors-owed', count=view.favors_owed)}" if view.favors_owed else ""
    if view.favor is None:
        return pen.say("prompt-no-favors") + owed
    table = [f"{pen.own('line', line)} {_columns(pen, line)}" for line in fields_of(type(view.favor))]
    return pen.say("prompt-favor-table", count=view.open_columns, lines="; ".join(table)) + owed


def _columns(pen: Pen, line: str) -> str:
    """What the columns of a line bring, from the first on."""
    columns = [
        pen.effect("line", line, field) or "-" for field in pen.entry("line", line) if field.startswith("column_")
    ]
    return " | ".join(columns)


def _supply(pen: Pen, view: CaylusView) -> Iterator[str]:
    for kind in ("wood", "stone", "prestige"):
        stacks = [stack for stack in view.supply if pen.entry("tile", stack.tile)["kind"] == kind]
        if stacks:
            yield f"{pen.own('board', f'supply-{kind}')}: {'; '.join(_stack(pen, stack) for stack in stacks)}"


def _stack(pen: Pen, stack: Stack) -> str:
    """Farm (food) 1F+1W→2P"""
    entry = pen.entry("tile", stack.tile)
    favors = pen.effect("tile", stack.tile, "on_build")
    gain = pen.amounts({"points": stack.points}) + (f"+{favors}" if favors else "")
    copies = f" x{stack.copies}" if stack.copies != 1 else ""
    effect = _effect(pen, stack.tile)
    price = f"{pen.amounts(entry['cost'])}→{gain}"
    return f"{pen.own('tile', stack.tile)}{copies} {price}{f': {effect}' if effect else ''}"


def pieces(pen: Pen) -> Iterator[str]:
    """All tiles with what they cost and do."""
    for entry in pen.game.components.entries("tile"):
        price = f" {pen.amounts(entry['cost'])}→{pen.amounts({'points': entry['points']})}" if "cost" in entry else ""
        yield f"{_tile(pen, entry['id'])}{price}: {_effect(pen, entry['id']) or '-'}"


def _player(pen: Pen, player: Player) -> str:
    parts = [
        f"{seat_name(player.seat)}: {player.points}{pen.say('short-points')}",
        f"{player.deniers}{pen.say('short-deniers')} ({pen.own('board', 'income')} {player.income})",
        pen.goods(player.goods),
        pen.say("prompt-workers", count=player.workers),
    ]
    reached = {name: getattr(player.favors, name) for name in fields_of(type(player.favors))}
    columns = [f"{pen.own('line', name)} {column}" for name, column in reached.items() if column]
    if columns:
        parts.append(f"{pen.own('board', 'favors')}: {', '.join(columns)}")
    if player.used_lines:
        parts.append(pen.say("prompt-used-lines", lines=pen.names("line", player.used_lines)))
    if player.batches:
        parts.append(pen.say("prompt-batches", count=player.batches))
    return ", ".join(parts)
