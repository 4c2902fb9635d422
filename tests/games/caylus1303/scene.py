"""Sets up positions of Caylus 1303 for tests: an empty evening of planning that a test fills with what it needs.

A scene starts from the recommended first game (fixed layout: spaces 6-13 Farm, Sawmill, Quarry, Market, Carpenter,
Guild 3, Farm, Guild 4; 14 wood Market; 19 Gold Mine; site Market, Covered Market, stone Farm), nobody has a character,
goods are zero, everybody has 6 workers in stock, seat 0 is start player and is asked in the planning of round 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import baumeister as bm
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.games.caylus1303.edge.catalogue import FIGURES
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.activation import begin_activation
from baumeister.games.caylus1303.rules.components import CHARACTER_NAMES, CHARACTERS, NO_TILE, NOT_IN_PLAY, ON_BOARD
from baumeister.games.caylus1303.rules.delivery import begin_delivery
from baumeister.games.caylus1303.rules.flow import Caylus1303, advance
from baumeister.games.caylus1303.rules.planning import begin_planning
from baumeister.games.caylus1303.rules.stewardship import begin_stewardship

GAME = bm.game("caylus1303")


def scene(
    players: int = 4, workers: int = 6, round_number: int = 1, options: Mapping[str, bool] = MappingProxyType({})
) -> Caylus1303:
    """The empty scene described above."""
    state = GAME.new(players, seed=1, options={"first_game": True, **options})
    assert isinstance(state, Caylus1303)
    for character in range(CHARACTERS):
        state.holder[character] = NOT_IN_PLAY
    for seat in range(players):
        stock(state, seat, workers)
        goods(state, seat)
    state.start_seat = 0
    state.round = round_number
    start(state, begin_planning)
    return state


def start(state: Caylus1303, begin_phase: object) -> None:
    """Begin a phase now and run to its first decision."""
    state.pending = a.NOTHING
    begin_phase(state)  # type: ignore[operator]
    advance(state)


def activate(state: Caylus1303) -> None:
    """Go to the activation with the workers that stand on the board; seats without a pass marker pass now."""
    for seat in range(state.players):
        if seat not in list(state.bridge):
            passed(state, seat)
    start(state, begin_activation)


def passed(state: Caylus1303, seat: int) -> None:
    """The seat's pass marker stands on the bridge, behind those that are there."""
    state.bridge[state.bridge_count] = seat
    state.bridge_count += 1


def deliver(state: Caylus1303) -> None:
    start(state, begin_delivery)


def steward(state: Caylus1303) -> None:
    start(state, begin_stewardship)


def stock(state: Caylus1303, seat: int, workers: int) -> None:
    """So many workers in stock, the others that are not on the board in the camp."""
    on_board = 15 - state.workers[seat] - state.camp[seat]
    state.workers[seat] = workers
    state.camp[seat] = 15 - on_board - workers


def camp(state: Caylus1303, seat: int, workers: int) -> None:
    """So few workers in the camp, the others in stock."""
    stock(state, seat, state.workers[seat] + state.camp[seat] - workers)


def goods(state: Caylus1303, seat: int, **counts: int) -> None:
    """The seat has exactly these goods."""
    for number, name in enumerate(GOOD_NAMES):
        state.goods[seat * GOODS + number] = counts.pop(name, 0)
    assert not counts


def goods_of(state: Caylus1303, seat: int) -> dict[str, int]:
    """The goods a seat has, without the zeros."""
    counts = {name: int(state.goods[seat * GOODS + number]) for number, name in enumerate(GOOD_NAMES)}
    return {name: count for name, count in counts.items() if count}


def hold(state: Caylus1303, seat: int, *characters: str) -> None:
    """The seat holds these characters."""
    for name in characters:
        state.holder[CHARACTER_NAMES.index(name)] = seat


def on_board(state: Caylus1303, *characters: str) -> None:
    """These characters lie on the board."""
    for name in characters:
        state.holder[CHARACTER_NAMES.index(name)] = ON_BOARD


def holder_of(state: Caylus1303, character: str) -> int:
    return int(state.holder[CHARACTER_NAMES.index(character)])


def worker(state: Caylus1303, seat: int, space: int) -> None:
    """A worker of the seat stands on this space, taken from its stock; on an occupied one as the Journeyman's."""
    state.workers[seat] -= 1
    if state.worker[space] < 0:
        state.worker[space] = seat
    else:
        state.second_space, state.second_seat = space, seat


def site_worker(state: Caylus1303, seat: int) -> None:
    state.workers[seat] -= 1
    state.site[state.site_count] = seat
    state.site_count += 1


def lay(state: Caylus1303, space: int, tile: str | None, owner: int = -1) -> None:
    """This tile lies on the space (None: nothing); with an owner it is built (and out of the supply)."""
    state.tile[space] = NO_TILE if tile is None else FIGURES.tile(tile)
    state.owner[space] = owner
    if tile is not None:
        state.supply &= ~(1 << FIGURES.tile(tile))
    if owner >= 0:
        state.houses[owner] -= 1


def tile_on(state: Caylus1303, space: int) -> str | None:
    return None if state.tile[space] < 0 else FIGURES.tile_names[state.tile[space]]


def in_supply(state: Caylus1303, tile: str) -> bool:
    return bool((state.supply >> FIGURES.tile(tile)) & 1)


def site_tile(state: Caylus1303, slot: int, tile: str) -> None:
    """This tile lies on site slot 1, 2 or 3."""
    state.site_tile[slot - 1] = FIGURES.tile(tile)
    state.supply &= ~(1 << FIGURES.tile(tile))


def legal(state: Caylus1303) -> set[str]:
    """Names of the legal actions."""
    return {GAME.action_name(action) for action in state.legal()}


def play(state: Caylus1303, *names: str) -> None:
    """Carry out these actions, one after the other."""
    for name in names:
        state.apply(GAME.action(name))


def asked(state: Caylus1303) -> tuple[str, int]:
    """Name of the decision and the seat that is asked; ("over", -1) at the end."""
    return ("over", -1) if state.is_over else (state.decision.name, state.decision.seat)


def event_names(state: Caylus1303) -> list[str]:
    """What the last action did, by name."""
    return [event.name for event in state.events(None)]


def refusal(state: Caylus1303, name: str) -> tuple[str, str]:
    """Code and ledger id of the reason why an action is refused."""
    reason = state.why_not(GAME.action(name))
    assert reason is not None, f"{name} is legal"
    return reason.code, reason.rule


def refusal_params(state: Caylus1303, name: str) -> dict[str, int | str]:
    """The parameters of the reason why an action is refused."""
    reason = state.why_not(GAME.action(name))
    assert reason is not None, f"{name} is legal"
    return dict(reason.params)


# ---- going on to a moment


def pass_bridge(state: Caylus1303) -> None:
    """Nobody moves the provost on the bridge, nor does the Bailiff."""
    while asked(state)[0] in ("bridge", "bailiff"):
        play(state, "provost:0")


def visit(state: Caylus1303, seat: int, space: int) -> None:
    """A worker of the seat is activated on this space; next, the last seat is asked about its own on the Gold Mine."""
    worker(state, seat, space)
    worker(state, state.players - 1, 19)
    state.provost = 19
    activate(state)
    pass_bridge(state)


def gain_favor(state: Caylus1303, seat: int) -> None:
    """The seat pays a wood on the Fairground and has to name its favor; next comes the bridge."""
    state.goods[seat * GOODS + GOOD_NAMES.index("wood")] += 1
    worker(state, seat, 1)
    activate(state)
    play(state, "use:1")


# ---- seeing exactly what an action changed


def holdings(state: Caylus1303) -> list[dict[str, int]]:
    """Everything each seat has in numbers: goods, workers in stock and camp, houses, points."""
    return [
        {
            **{name: int(state.goods[seat * GOODS + number]) for number, name in enumerate(GOOD_NAMES)},
            "workers": int(state.workers[seat]),
            "camp": int(state.camp[seat]),
            "houses": int(state.houses[seat]),
            "points": int(state.points[seat]),
        }
        for seat in range(state.players)
    ]


def gains(before: list[dict[str, int]], state: Caylus1303) -> dict[int, dict[str, int]]:
    """What has changed for which seat since `holdings` was noted; unchanged numbers and seats are left out."""
    changes = {}
    for seat, now in enumerate(holdings(state)):
        changed = {name: now[name] - before[seat][name] for name in now if now[name] != before[seat][name]}
        if changed:
            changes[seat] = changed
    return changes


def points_of(state: Caylus1303) -> list[int]:
    """Points of all seats."""
    return [seat["points"] for seat in holdings(state)]


def road(state: Caylus1303) -> list[tuple[str | None, int, int]]:
    """Tile, owner and first worker of every space of the road, space 1 first."""
    return [(tile_on(state, space), int(state.owner[space]), int(state.worker[space])) for space in range(1, 29)]


def characters_of(state: Caylus1303, seat: int) -> set[str]:
    """The characters a seat holds; seat -1 is the board."""
    return {name for name in CHARACTER_NAMES if holder_of(state, name) == seat}


# ---- seats, and what tests look at

BLUE, BLACK, GREEN, RED, YELLOW = range(5)


def plan(state: Caylus1303) -> None:
    """Begin the planning of the round anew, e.g. with the characters dealt since."""
    start(state, begin_planning)


def only(state: Caylus1303, *names: str) -> None:
    """Exactly these actions are legal, and every other one is refused with a reason."""
    assert legal(state) == set(names)
    open_actions = {name for name in GAME.catalogue.actions if state.why_not(GAME.action(name)) is None}
    assert open_actions == set(names)


def stocks(state: Caylus1303) -> list[int]:
    """Workers in stock, seat by seat."""
    return [int(state.workers[seat]) for seat in range(state.players)]


def camps(state: Caylus1303) -> list[int]:
    """Workers in the camp, seat by seat."""
    return [int(state.camp[seat]) for seat in range(state.players)]


def all_goods(state: Caylus1303) -> list[dict[str, int]]:
    return [goods_of(state, seat) for seat in range(state.players)]


def workers_in_all(state: Caylus1303, seat: int) -> int:
    """Every worker of a seat, wherever it is: stock, camp, road and site."""
    on_road = [int(worker) for worker in state.worker]
    if state.second_seat >= 0:
        on_road.append(int(state.second_seat))
    standing = on_road.count(seat) + [int(worker) for worker in state.site].count(seat)
    return int(state.workers[seat] + state.camp[seat]) + standing


def told(state: Caylus1303) -> list[tuple[str | int | None, ...]]:
    """What the last action did: the name of each event and its values in their order."""
    return [(event.name, *event.data.values()) for event in state.events(None)]
