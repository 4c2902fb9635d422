"""Sets up positions of Caylus for tests: a quiet first round that a test fills with what it needs.

A scene has the neutral tiles in the order of the components file (spaces 1-6 Farm, Forest, Sawmill, Quarry,
Marketplace, Carpenter), turn order by seat, no goods, 10 deniers and 6 workers each, and seat 0 is asked in phase 2
of round 1. Bailiff and provost stand on 6.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

import baumeister as bm
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge.catalogue import FIGURES
from baumeister.games.caylus.edge.shapes import CaylusView
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules.activation import begin_activation
from baumeister.games.caylus.rules.castle import begin_castle
from baumeister.games.caylus.rules.components import (
    LINE_NAMES,
    LINES,
    NEUTRAL_FIRST,
    NO_TILE,
    SECTION_NAMES,
    SECTIONS,
    SPACES,
    STABLES,
)
from baumeister.games.caylus.rules.flow import Caylus, advance
from baumeister.games.caylus.rules.placement import begin_placement
from baumeister.games.caylus.rules.position import Position
from baumeister.games.caylus.rules.provost import begin_provost
from baumeister.games.caylus.rules.round_end import begin_round_end
from baumeister.games.caylus.rules.special import begin_special

GAME = bm.game("caylus")


def scene(players: int = 4, deniers: int = 10, **options: object) -> Caylus:
    """The quiet scene described above."""
    state = GAME.new(players, seed=1, options=options)
    assert isinstance(state, Caylus)
    for i in range(6):
        state.tile[i + 1] = NEUTRAL_FIRST + i
    for seat in range(players):
        state.order[seat] = seat
        state.deniers[seat] = deniers
        goods(state, seat)
    start(state, begin_placement)
    return state


# ---- going to a phase


def start(state: Caylus, begin_phase: Callable[[Position], None]) -> None:
    """Begin a phase now and run to its first decision."""
    state.pending = a.NOTHING
    begin_phase(state)
    advance(state)


def pass_all(state: Caylus) -> None:
    """Seats without a passing marker have passed now, in turn order."""
    for place in range(state.players):
        seat = state.order[place]
        if seat not in list(state.bridge):
            state.bridge[state.bridge_count] = seat
            state.bridge_count += 1


def specials(state: Caylus) -> None:
    """Go to phase 3."""
    pass_all(state)
    start(state, begin_special)


def provost_phase(state: Caylus) -> None:
    """Go to phase 4."""
    pass_all(state)
    start(state, begin_provost)


def activate(state: Caylus, *, stop: bool = True) -> None:
    """Go to phase 5 with the workers that stand on the road.

    The last seat has a batch and a worker in the castle queue, so that the game waits there when the road is done."""
    if stop:
        last = state.players - 1
        queue(state, last)
        goods(state, last, **{**goods_of(state, last), "food": 1, "wood": 1, "stone": 1})
    start(state, begin_activation)


def castle(state: Caylus) -> None:
    """Go to phase 6 with the queue as it stands."""
    start(state, begin_castle)


def end_round(state: Caylus) -> None:
    """Go to phase 7."""
    start(state, begin_round_end)


# ---- what players have


def goods(state: Caylus, seat: int, **counts: int) -> None:
    """The seat has exactly these goods."""
    for number, name in enumerate(GOOD_NAMES):
        state.goods[seat * GOODS + number] = counts.pop(name, 0)
    assert not counts


def goods_of(state: Caylus, seat: int) -> dict[str, int]:
    """The goods a seat has, without the zeros."""
    counts = {name: int(state.goods[seat * GOODS + number]) for number, name in enumerate(GOOD_NAMES)}
    return {name: count for name, count in counts.items() if count}


def deniers(state: Caylus, *counts: int) -> None:
    """The money of all seats."""
    for seat, count in enumerate(counts):
        state.deniers[seat] = count


def points_of(state: Caylus) -> list[int]:
    return state.scores()


def money_of(state: Caylus) -> list[int]:
    return [int(state.deniers[seat]) for seat in range(state.players)]


def levels(state: Caylus, seat: int, **columns: int) -> None:
    """The columns of the seat's favor markers."""
    for line, column in columns.items():
        state.level[seat * LINES + LINE_NAMES.index(line)] = column


def level_of(state: Caylus, seat: int, line: str) -> int:
    return int(state.level[seat * LINES + LINE_NAMES.index(line)])


def houses(state: Caylus, seat: int, **counts: int) -> None:
    """Houses of the seat in the castle."""
    for section, count in counts.items():
        state.houses[seat * SECTIONS + SECTION_NAMES.index(section)] = count


def houses_of(state: Caylus, seat: int) -> list[int]:
    """Houses in dungeon, walls and towers."""
    return [int(state.houses[seat * SECTIONS + section]) for section in range(SECTIONS)]


# ---- the board


def worker(state: Caylus, seat: int, *spaces: int) -> None:
    """Workers of the seat stand on these spaces."""
    for space in spaces:
        state.workers[seat] -= 1
        state.worker[space] = seat


def special_worker(state: Caylus, seat: int, name: str) -> None:
    """A worker of the seat stands on a special building (inn: the left circle)."""
    tile = FIGURES.tile(f"special_{name}")
    state.workers[seat] -= 1
    if tile < STABLES:
        state.special[tile] = seat
    elif tile == STABLES:
        state.stables[state.stables_count] = seat
        state.stables_count += 1
    else:
        state.inn_left = seat


def inn_right(state: Caylus, seat: int) -> None:
    """The seat's worker is on the right circle of the inn."""
    state.workers[seat] -= 1
    state.inn_right = seat


def queue(state: Caylus, *seats: int) -> None:
    """These seats have a worker in the castle queue, in this order behind those who are there."""
    for seat in seats:
        state.workers[seat] -= 1
        state.queue[state.queue_count] = seat
        state.queue_count += 1


def lay(state: Caylus, space: int, tile: str | None, owner: int = -1) -> None:
    """This tile lies on the space (None: nothing), taken from the supply if it comes from there."""
    state.tile[space] = NO_TILE if tile is None else FIGURES.tile(tile)
    state.owner[space] = owner
    if tile is not None and state.supply[FIGURES.tile(tile)] > 0:
        state.supply[FIGURES.tile(tile)] -= 1


def fill_road(state: Caylus, owner: int = 0) -> None:
    """Residences on every empty space."""
    for space in range(1, SPACES + 1):
        if state.tile[space] == NO_TILE:
            lay(state, space, "residence", owner)


def tile_on(state: Caylus, space: int) -> str | None:
    return None if state.tile[space] < 0 else FIGURES.tile_names[state.tile[space]]


def copies(state: Caylus, tile: str) -> int:
    """Copies of a tile in the supply."""
    return int(state.supply[FIGURES.tile(tile)])


# ---- playing


def legal(state: Caylus) -> set[str]:
    """Names of the legal actions."""
    return {GAME.action_name(action) for action in state.legal()}


def play(state: Caylus, *names: str) -> None:
    """Carry out these actions, one after the other."""
    for name in names:
        state.apply(GAME.action(name))


def asked(state: Caylus) -> tuple[str, int]:
    """Name of the decision and the seat that is asked; ("over", -1) at the end."""
    return ("over", -1) if state.is_over else (state.decision.name, state.decision.seat)


def explained(state: Caylus) -> dict[str, Any]:
    """What the decision tells besides its kind and seat."""
    told = asdict(state.decision)
    assert (told.pop("kind"), told.pop("seat")) == (state.pending, state.seat)
    return told


def supply_of(view: CaylusView) -> dict[str, int]:
    """Copies of the tiles that a view shows in the supply."""
    return {stack.tile: stack.copies for stack in view.supply}


def amounts(**counts: int) -> tuple[Amount, ...]:
    """A price or gain as views show it."""
    return tuple(Amount(resource, count) for resource, count in counts.items())


def events(state: Caylus) -> list[tuple[object, ...]]:
    """What the last action did: name and numbers of each event."""
    return [(event.name, *event.data.values()) for event in state.events(None)]


def refusal(state: Caylus, name: str) -> tuple[str, str]:
    """Code and ledger id of the reason why an action is refused."""
    reason = state.why_not(GAME.action(name))
    assert reason is not None, f"{name} is legal"
    return reason.code, reason.rule


def favor(state: Caylus, seat: int, line: str = "") -> None:
    """The seat has won a favor at the joust field; if a line is named, it has been chosen."""
    special_worker(state, seat, "joust_field")
    goods(state, seat, **{**goods_of(state, seat), "cloth": goods_of(state, seat).get("cloth", 0) + 1})
    state.deniers[seat] += 1
    specials(state)
    play(state, "use:1")
    if line:
        play(state, f"line:{line}")
