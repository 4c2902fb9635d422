"""What is neither made nor lost in Caylus, counted from the spec's numbers and not with the rules.

`check_position` looks at one state, `check_action` at what an action changed and whether its events account for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

import baumeister as bm
from baumeister.engine.catalogue import Event
from baumeister.games.caylus.edge.catalogue import FIGURES
from baumeister.games.caylus.rules.flow import Caylus

# Spec 1.1, 2.1 to 2.3 and 3.8: literal on purpose.
WORKERS_EACH = 6
GOODS = ("food", "wood", "stone", "cloth", "gold")
FIXED = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "fixed_gold_mine"}
TILES_OF_A_KIND = {"wood": 8, "stone": 9, "prestige": 9}
SECTION_SPACES = (6, 10, 14)
LAST_SPACE = 28

NAMES = FIGURES.tile_names
KINDS = [name.split("_")[0] for name in NAMES]

#: What may become of a space.
CHANGES = {
    ("empty", "wood"),
    ("empty", "stone"),
    ("neutral", "residence"),
    ("wood", "residence"),
    ("stone", "residence"),
    ("residence", "prestige"),
}


def check_position(state: bm.State) -> None:
    """Workers, houses and tiles are all there, and nothing is negative."""
    s = cast(Caylus, state)
    _check_workers(s)
    _check_tiles(s)
    for section, spaces in enumerate(SECTION_SPACES):
        assert sum(s.houses[seat * 3 + section] for seat in range(s.players)) <= spaces
    for counted in (s.goods, s.deniers, s.points, s.supply, s.houses):
        assert min(counted) >= 0
    assert all(0 <= column <= (2, 4, 5, 5)[s.scored] for column in s.level)
    assert 1 <= s.provost <= LAST_SPACE
    assert 6 <= s.bailiff <= 25
    assert sorted(s.order[: s.players]) == list(range(s.players))
    for row in (s.goods[s.players * 5 :], s.deniers[s.players :], s.points[s.players :], s.workers[s.players :]):
        assert not any(row), "a seat that nobody sits on has something"
    for row in (s.houses[s.players * 3 :], s.level[s.players * 4 :], s.batches[s.players :]):
        assert not any(row)


def _check_workers(s: Caylus) -> None:
    places = [*s.worker, *s.special, *s.stables, s.inn_left, s.inn_right, *s.queue]
    standing = Counter(places)
    for seat in range(s.players):
        assert s.workers[seat] >= 0
        assert s.workers[seat] + standing[seat] == WORKERS_EACH, f"workers of seat {seat}"
    for many in (s.stables, s.queue):
        assert max(Counter(seat for seat in many if seat >= 0).values(), default=0) <= 1, "one per player"
    for space in range(1, LAST_SPACE + 1):
        if s.worker[space] >= 0:
            assert KINDS[s.tile[space]] in ("fixed", "neutral", "wood", "stone"), "a worker on no place for one"
        if s.waiting[space] >= 0:
            assert s.worker[space] >= 0, "a conversion waits for nobody"


def _check_tiles(s: Caylus) -> None:
    """Wood, stone and prestige tiles are in the supply or on the road; all but these and residences stay or leave."""
    road = Counter(tile for tile in s.tile if tile >= 0)
    seen = Counter[str]()
    for tile, kind in enumerate(KINDS):
        if kind in TILES_OF_A_KIND:
            seen[kind] += road[tile] + s.supply[tile]
        else:
            assert s.supply[tile] == 0
        if kind == "neutral":
            assert road[tile] <= 1
    assert seen == {**TILES_OF_A_KIND, "stone": 9 + (s.jeweler != 0)}
    assert all(NAMES[s.tile[space]] == name for space, name in FIXED.items())
    for space in range(1, LAST_SPACE + 1):
        owned = s.tile[space] >= 0 and KINDS[s.tile[space]] in ("wood", "stone", "residence", "prestige")
        assert (s.owner[space] >= 0) == owned, "a house without a building of somebody's, or the other way round"


def check_action(before: bm.State, after: bm.State, events: Sequence[Event]) -> None:
    """Goods, money, points, workers at home and castle houses change only as the events say; so do the tiles."""
    old, new = cast(Caylus, before), cast(Caylus, after)
    goods, money, points = list(old.goods), list(old.deniers), list(old.points)
    workers, houses = list(old.workers), list(old.houses)
    provost, bailiff = int(old.provost), int(old.bailiff)
    gate = int(old.decision.name == "gate")  # a worker from the gate does not come from home
    for event in events:
        data = event.data
        seat = cast(int, data.get("seat", -1))
        count = cast(int, data.get("count", 0))
        name = event.name
        if name in ("gained", "paid"):
            assert count > 0
            goods[seat * 5 + GOODS.index(str(data["good"]))] += count if name == "gained" else -count
        elif name in ("income", "deniers-gained", "deniers-paid"):
            assert count > 0
            money[seat] += -count if name == "deniers-paid" else count
        elif name in ("points-gained", "owner-points", "points-lost", "goods-scored"):
            assert count > 0 or name == "goods-scored"
            points[seat] += -count if name == "points-lost" else count
        elif name in ("placed", "placed-special", "placed-castle"):
            assert data["gate"] == gate
            workers[seat] -= 1 - gate
        elif name == "worker-home":
            workers[seat] += 1
        elif name == "batch-given":
            houses[seat * 3 + ("dungeon", "walls", "towers").index(str(data["part"]))] += 1
        elif name == "provost-moved":
            provost += cast(int, data["steps"])
            assert provost == data["space"]
        elif name == "bailiff-moved":
            bailiff += cast(int, data["steps"])
            assert data["steps"] == (2 if provost > bailiff - cast(int, data["steps"]) else 1)
            provost = bailiff
    assert list(new.goods) == goods, "goods without an event"
    assert list(new.deniers) == money, "money without an event"
    assert list(new.points) == points, "points without an event"
    assert list(new.workers) == workers, "workers without an event"
    assert list(new.houses) == houses, "castle houses without an event"
    assert (new.provost, new.bailiff) == (provost, bailiff), "provost or bailiff moved without an event"
    _check_changed_tiles(old, new, events)
    for event in events:
        _check_told(old, new, event)


def _check_told(old: Caylus, new: Caylus, event: Event) -> None:
    """What an event says about places and pieces is true of the table before or after the action."""
    name, data = event.name, event.data
    if "seat" in data:
        assert 0 <= cast(int, data["seat"]) < new.players
    if name == "worker-home":
        _check_way_home(old, new, data)
    elif "space" in data and "tile" in data:
        space = cast(int, data["space"])
        assert data["tile"] in (NAMES[old.tile[space]], NAMES[new.tile[space]]), f"{name} names another tile"
    if name in ("built", "prestige-built", "converted"):
        assert new.owner[cast(int, data["space"])] == data["seat"]
    elif name == "conversion-waits":
        assert data["seat"] in (new.waiting[cast(int, data["space"])], new.owner[cast(int, data["space"])])
    elif name == "passed" and new.phase == old.phase:
        assert new.bridge[cast(int, data["place"]) - 1] == data["seat"]
    elif name == "placed-castle" and new.phase == old.phase:
        assert new.queue[cast(int, data["place"]) - 1] == data["seat"]
    elif name == "placed" and new.phase == old.phase:
        assert new.worker[cast(int, data["space"])] == data["seat"]
    elif name == "order-set":
        # With two players the next round may have swapped them again.
        assert new.round != old.round or new.order[cast(int, data["place"]) - 1] == data["seat"]
    elif name == "round-begun":
        assert (new.round, new.order[0]) == (data["number"], data["seat"])
    elif name == "favor-used":
        line = ("points", "deniers", "goods", "buildings").index(str(data["line"]))
        assert new.level[cast(int, data["seat"]) * 4 + line] == data["column"]
        assert old.level[cast(int, data["seat"]) * 4 + line] == data["former"]


def _check_way_home(old: Caylus, new: Caylus, data: Mapping[str, int | str | None]) -> None:
    """The place a worker left was its own before the action, unless it came there in it, and is empty now unless
    somebody else came."""
    seat, space, place = cast(int, data["seat"]), cast(int, data["space"]), cast(int, data["place"])
    if space > 0:
        assert data["tile"] is None
        assert old.worker[space] in (seat, -1)
        assert new.worker[space] == -1
    elif data["tile"] is None:
        assert old.queue[place] in (seat, -1)
    else:
        special = NAMES.index(str(data["tile"]))
        assert special < len(old.special) + 2, f"{data['tile']} is no special building"
        if special < len(old.special):
            assert old.special[special] in (seat, -1)
            assert new.special[special] == -1


def _check_changed_tiles(old: Caylus, new: Caylus, events: Sequence[Event]) -> None:
    told = {
        (event.data["space"], "residence" if event.name == "converted" else event.data["tile"])
        for event in events
        if event.name in ("built", "converted", "prestige-built")
    }
    changed = set()
    for space, (tile, now) in enumerate(zip(old.tile, new.tile, strict=True)):
        if tile != now:
            assert ("empty" if tile < 0 else KINDS[tile], KINDS[now]) in CHANGES
            changed.add((space, NAMES[now]))
    assert changed == told
