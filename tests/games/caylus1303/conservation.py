"""What is neither made nor lost in Caylus 1303, counted from the spec's numbers and not with the rules.

`check_position` looks at one state, `check_action` at what an action changed and whether its events account for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

import baumeister as bm
from baumeister.engine.catalogue import Event
from baumeister.games.caylus1303.edge.catalogue import FIGURES
from baumeister.games.caylus1303.rules.flow import Caylus1303

# Spec 1.1 to 1.3 and 2.2: literal on purpose.
WORKERS_EACH = 15
HOUSES_EACH = 9
GOODS = ("food", "wood", "stone", "cloth", "gold")
LOWEST_GAP, HIGHEST_GAP = 5, 30
LEFT_OVER_CHARACTERS = 3

GAME = bm.game("caylus1303")
NAMES = FIGURES.tile_names
KINDS = [name.split("_")[0] for name in NAMES]
START_TILES = {
    NAMES.index("start_farm"): 2,
    NAMES.index("start_market"): 2,
    NAMES.index("start_sawmill"): 1,
    NAMES.index("start_quarry"): 1,
    NAMES.index("start_guild_any"): 1,
    NAMES.index("start_guild_stone"): 1,
    NAMES.index("start_carpenter"): 1,
}
MONUMENTS = [tile for tile, kind in enumerate(KINDS) if kind == "monument"]
ONE_OF_EACH = [tile for tile, kind in enumerate(KINDS) if kind in ("wood", "stone")] + MONUMENTS
RESIDENCE = NAMES.index("residence")
assert len(ONE_OF_EACH) == 9 + 9 + 7
NOWHERE, ON_BOARD = -2, -1
CHARACTERS = GAME.catalogue.pieces["character"]


def check_position(state: bm.State) -> None:
    """Workers, houses, tiles and characters are all there, each once, and nothing is negative."""
    s = cast(Caylus1303, state)
    players = range(s.players)
    _check_workers(s, players)
    _check_houses(s, players)
    _check_tiles(s)
    holders = Counter(s.holder)
    assert 12 - holders[NOWHERE] == s.players + LEFT_OVER_CHARACTERS, "characters in play"
    assert all(-2 <= holder < s.players for holder in holders)
    assert min(s.goods) >= 0
    assert min(s.points) >= 0
    assert LOWEST_GAP <= s.provost <= HIGHEST_GAP
    assert 1 <= s.round <= 9
    for row in (s.goods[s.players * 5 :], s.points[s.players :], s.workers[s.players :], s.camp[s.players :]):
        assert not any(row), "a seat that nobody sits on has something"
    assert not any(s.houses[s.players :])
    assert not any(s.delivered[s.players :])


def _check_workers(s: Caylus1303, players: range) -> None:
    on_board = Counter(s.worker)
    if s.second_seat >= 0:
        on_board[s.second_seat] += 1
        assert s.worker[s.second_space] >= 0 or s.cursor == s.second_space, "a second worker beside no first one"
    site = list(s.site)
    assert len([seat for seat in site if seat >= 0]) == s.site_count
    assert max(Counter(seat for seat in site if seat >= 0).values(), default=0) <= 1, "one site worker per player"
    for seat in players:
        stock, camp = s.workers[seat], s.camp[seat]
        assert stock >= 0
        assert camp >= 0
        assert stock + camp + on_board[seat] + site.count(seat) == WORKERS_EACH, f"workers of seat {seat}"


def _check_houses(s: Caylus1303, players: range) -> None:
    marked = Counter(s.owner)
    for seat in players:
        assert s.houses[seat] >= 0
        assert s.houses[seat] + marked[seat] == HOUSES_EACH, f"houses of seat {seat}"
    for space, owner in enumerate(s.owner):
        assert owner < 0 or s.tile[space] >= 0, "a house beside no tile"


def _check_tiles(s: Caylus1303) -> None:
    """Start tiles keep their number though they turn to residences and are covered by monuments."""
    lying = [0] * (len(NAMES) + 1)
    for tile in (*s.tile, *s.site_tile):
        lying[tile] += 1  # -1, nothing, is counted at the end of the list
    supply = int(s.supply)
    for tile in ONE_OF_EACH:
        assert lying[tile] + ((supply >> tile) & 1) == 1, f"{NAMES[tile]} is not there exactly once"
        supply &= ~(1 << tile)
    assert supply == 0, "something lies in the supply that never does"
    for tile, copies in START_TILES.items():
        assert lying[tile] <= copies, f"too many of {NAMES[tile]}"
    turned = lying[RESIDENCE] + sum(lying[tile] for tile in MONUMENTS)
    assert sum(lying[tile] for tile in START_TILES) + turned == 9, "start tiles, residences and monuments"


def check_action(before: bm.State, after: bm.State, events: Sequence[Event]) -> None:
    """Goods, points, workers, houses and pass markers change only as the events say; tiles only the way they may."""
    old, new = cast(Caylus1303, before), cast(Caylus1303, after)
    goods, points = list(old.goods), list(old.points)
    workers, houses = list(old.workers), list(old.houses)
    provost = int(old.provost)
    camp = list(old.camp)
    standing = workers_on_board(old)
    bridge = [int(seat) for seat in old.bridge if seat >= 0]
    for event in events:
        data = event.data
        seat = cast(int, data.get("seat", -1))
        count = cast(int, data.get("count", 0))
        name = event.name
        if name in ("gained", "paid"):
            assert count > 0
            goods[seat * 5 + GOODS.index(str(data["good"]))] += count if name == "gained" else -count
        elif name in ("points-gained", "owner-points"):
            assert count > 0
            points[seat] += count
        elif name in ("placed", "placed-on-site"):
            workers[seat] -= 1
            standing[data.get("space", "site"), seat] += 1
        elif name in ("worker-home", "cut-off", "site-left"):
            camp[seat] += 1
            standing[data.get("space", "site"), seat] -= 1
        elif name in ("extra-worker", "workers-sent"):
            workers[seat] -= count
            camp[seat] += count
        elif name in ("workers-taken", "recruited"):
            workers[seat] += count
            camp[seat] -= count
        elif name == "passed":
            bridge.append(seat)
        elif name == "marker-back":
            bridge.remove(seat)
        elif name in ("built", "claimed"):
            houses[seat] -= 1
        elif name == "provost-moved":
            provost += cast(int, data["steps"])
            assert provost == data["gap"]
        elif name == "provost-reset":
            provost = cast(int, data["gap"])
    assert list(new.goods) == goods, "goods without an event"
    assert list(new.points) == points, "points without an event"
    assert list(new.workers) == workers, "workers without an event"
    assert list(new.camp) == camp, "workers of the camp without an event"
    assert workers_on_board(new) == standing, "workers on the board without an event"
    assert [seat for seat in new.bridge if seat >= 0] == bridge, "pass markers without an event"
    assert list(new.houses) == houses, "houses without an event"
    assert new.provost == provost, "the provost moved without an event"
    _check_changed_tiles(old, new, events)
    for event in events:
        _check_told(old, new, event)


def workers_on_board(s: Caylus1303) -> Counter[tuple[int | str | None, int]]:
    """How many workers of a seat stand on a space or on the construction site."""
    found = Counter[tuple[int | str | None, int]]()
    for space, seat in enumerate(s.worker):
        if seat >= 0:
            found[space, int(seat)] += 1
    if s.second_seat >= 0:
        found[int(s.second_space), int(s.second_seat)] += 1
    for seat in s.site:
        if seat >= 0:
            found["site", int(seat)] += 1
    return found


def _check_told(old: Caylus1303, new: Caylus1303, event: Event) -> None:
    """What an event says about places and pieces is true of the table before or after the action."""
    name, data = event.name, event.data
    if "seat" in data:
        assert 0 <= cast(int, data["seat"]) < new.players
    if "space" in data:
        space = cast(int, data["space"])
        assert 1 <= space <= 28
        assert data.get("place", 0) in (0, 1)
        if "tile" in data:
            assert data["tile"] in (NAMES[old.tile[space]], NAMES[new.tile[space]]), f"{name} names another tile"
    if name == "site-tile-used":
        slot = cast(int, data["slot"])
        assert 1 <= slot <= 3
        assert data["tile"] == NAMES[new.site_tile[slot - 1]]
    elif name == "character-taken":
        character = CHARACTERS.index(str(data["character"]))
        assert (old.holder[character], new.holder[character]) == (data["former"], data["seat"])
    elif name == "provost-reset":
        assert LOWEST_GAP <= cast(int, data["former_gap"]) <= HIGHEST_GAP
    elif name == "placed-on-site":
        assert new.site[cast(int, data["place"]) - 1] == data["seat"]
    elif name == "passed" and new.round == old.round and not new.is_over:
        # The last pass may run through a whole round in which nobody is asked; then the bridge is empty again.
        assert new.bridge[cast(int, data["place"]) - 1] == data["seat"]
    elif name == "took-marker":
        assert new.start_seat == data["seat"]
    elif name in ("built", "monument-built", "claimed"):
        assert new.owner[cast(int, data["space"])] == data["seat"]
    elif name == "round-begun":
        assert (new.round, new.start_seat) == (data["number"], data["seat"])


def _check_changed_tiles(old: Caylus1303, new: Caylus1303, events: Sequence[Event]) -> None:
    """An empty space is built on, a yellow tile turns, a residence is covered; nothing else, and always told."""
    told = {
        (event.data["space"], event.data.get("tile", "residence"))
        for event in events
        if event.name in ("built", "residence-turned", "monument-built")
    }
    changed = set()
    for space, (tile, now) in enumerate(zip(old.tile, new.tile, strict=True)):
        if tile != now:
            was = "empty" if tile < 0 else KINDS[tile]
            assert (was, KINDS[now]) in CHANGES
            changed.add((space, NAMES[now]))
    # A yellow tile may turn and be covered in one go only if a decision lay between.
    assert changed == told
    assert list(old.site_tile) == list(new.site_tile), "site tiles never move"
    gone = [holder == NOWHERE for holder in old.holder]
    assert gone == [holder == NOWHERE for holder in new.holder], "characters neither come into the game nor leave it"
    assert list(new.holder).count(ON_BOARD) <= list(old.holder).count(ON_BOARD), "no character returns to the board"


CHANGES = {("empty", "wood"), ("empty", "stone"), ("start", "residence"), ("residence", "monument")}
