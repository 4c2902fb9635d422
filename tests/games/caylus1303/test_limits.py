"""Beschränkte Mengen and Spielablauf: workers and houses are limited, goods and points are not; nine rounds."""

import random

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    activate,
    asked,
    camp,
    gains,
    goods,
    goods_of,
    hold,
    holdings,
    lay,
    pass_bridge,
    play,
    scene,
    steward,
    stock,
    stocks,
    tile_on,
    told,
    worker,
    workers_in_all,
)


def beyond_the_bridge(state: Caylus1303, gap: int) -> None:
    """Activate the workers that stand on the road, with the provost in this gap."""
    state.provost = gap
    activate(state)
    pass_bridge(state)


# ---- workers


@pytest.mark.rule("1303-limit-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_fifteen_workers_each_after_every_single_action(players: int, seed: int) -> None:
    dice = random.Random(seed)
    state = GAME.new(players, seed=seed)
    assert isinstance(state, Caylus1303)
    hold(state, players - 1, "journeyman", "early_riser")
    while not state.is_over:
        state.apply(dice.choice(state.legal()))
        for seat in range(players):
            assert workers_in_all(state, seat) == 15
            assert state.workers[seat] >= 0
            assert state.camp[seat] >= 0


@pytest.mark.rule("1303-limit-02")
@pytest.mark.parametrize(("in_camp", "taken"), [(0, 0), (2, 2), (4, 4), (5, 5), (6, 5)])
def test_a_player_takes_only_workers_that_are_in_the_camp(in_camp: int, taken: int) -> None:
    state = scene()
    lay(state, 15, "stone_guild", owner=BLUE)
    goods(state, GREEN, wood=2)
    worker(state, GREEN, 15)
    camp(state, GREEN, in_camp)
    before = holdings(state)
    beyond_the_bridge(state, 15)
    play(state, "use:1")
    # The worker of the Guild itself reaches the camp only after its effect.
    assert told(state)[:2] == [("paid", GREEN, "wood", 1), ("workers-taken", GREEN, taken)]
    recruited = min(3, in_camp - taken + 1)
    assert gains(before, state)[GREEN] == {
        name: change
        for name, change in {"wood": -1, "workers": taken + recruited, "camp": 1 - taken - recruited}.items()
        if change
    }


@pytest.mark.rule("1303-limit-03")
def test_a_guild_may_be_used_and_paid_with_an_empty_camp() -> None:
    state = scene()
    goods(state, GREEN, stone=1)
    worker(state, GREEN, 13)
    camp(state, GREEN, 0)
    worker(state, BLACK, 3)
    goods(state, BLACK, food=1, wood=1)
    activate(state)
    play(state, "decline")
    pass_bridge(state)
    assert asked(state) == ("use", GREEN)
    before = int(state.workers[GREEN])
    worker_waiting = [int(state.worker[13]), int(state.camp[GREEN])]
    assert worker_waiting == [GREEN, 0]
    play(state, "use:1")
    assert goods_of(state, GREEN) == {}
    assert ("workers-taken", GREEN, 0) in told(state)
    # Recruitment then finds exactly the one worker that came back from the Guild.
    assert (state.workers[GREEN], state.camp[GREEN]) == (before + 1, 0)


# ---- goods and points


@pytest.mark.rule("1303-limit-04")
def test_goods_and_points_go_on_beyond_the_pieces_in_the_box() -> None:
    state = scene()
    goods(state, GREEN, food=20, gold=15, cloth=15)
    state.points[GREEN] = 120
    lay(state, 15, "wood_farm", owner=GREEN)
    lay(state, 16, "wood_tailor", owner=GREEN)
    lay(state, 17, "wood_spinning_mill", owner=GREEN)
    for space in (15, 16, 17, 19):
        worker(state, GREEN, space)
    beyond_the_bridge(state, 19)
    play(state, "use:1", "use:2", "use:1", "use:1")
    assert goods_of(state, GREEN) == {"food": 22, "gold": 16, "cloth": 15}
    assert state.scores() == [0, 0, 126, 0]


# ---- houses


@pytest.mark.rule("1303-limit-05")
@pytest.mark.parametrize("houses", [0, 1])
def test_no_wood_tile_without_a_house(houses: int) -> None:
    state = scene()
    goods(state, GREEN, food=1, wood=1)
    state.houses[GREEN] = houses
    worker(state, GREEN, 3)
    activate(state)
    assert asked(state) == (("build", GREEN) if houses else ("bridge", BLUE))
    if houses:
        play(state, "build:wood_farm")
        assert state.houses[GREEN] == 0
    else:
        assert goods_of(state, GREEN) == {"food": 1, "wood": 1}
        assert state.worker[3] == -1


@pytest.mark.rule("1303-limit-05")
@pytest.mark.parametrize("houses", [0, 1])
def test_no_stone_tile_without_a_house(houses: int) -> None:
    state = scene()
    lay(state, 15, "wood_stonemason", owner=BLUE)
    goods(state, GREEN, stone=1, wood=1)
    state.houses[GREEN] = houses
    worker(state, GREEN, 15)
    beyond_the_bridge(state, 15)
    if houses:
        play(state, "build:stone_jeweler")
        assert (tile_on(state, 16), state.owner[16], state.houses[GREEN]) == ("stone_jeweler", GREEN, 0)
    else:
        assert (state.round, tile_on(state, 16)) == (2, None)


@pytest.mark.rule("1303-limit-05")
@pytest.mark.parametrize("houses", [0, 1])
def test_no_lawyer_without_a_house(houses: int) -> None:
    state = scene()
    goods(state, GREEN, cloth=1)
    state.houses[GREEN] = houses
    worker(state, GREEN, 2)
    activate(state)
    assert asked(state) == (("claim", GREEN) if houses else ("bridge", BLUE))
    assert goods_of(state, GREEN) == {"cloth": 1}
    if houses:
        play(state, "claim:6")
        assert (state.owner[6], state.houses[GREEN], goods_of(state, GREEN)) == (GREEN, 0, {})


@pytest.mark.rule("1303-limit-06")
@pytest.mark.parametrize("houses", [0, 1])
def test_without_a_house_no_monument_is_built(houses: int) -> None:
    state = scene()
    lay(state, 6, "residence", owner=GREEN)
    state.houses[GREEN] = houses
    goods(state, GREEN, gold=1, wood=1)
    steward(state)
    assert asked(state) == (("monument", GREEN) if houses else ("plan", BLUE))
    if houses:
        play(state, "monument:garden")
        assert (tile_on(state, 6), state.houses[GREEN]) == ("monument_garden", houses), "it takes none"


@pytest.mark.rule("1303-limit-06")
def test_by_the_option_a_monument_needs_no_house() -> None:
    state = GAME.new(4, seed=1, options={"monument_without_house": True})
    assert state.view(None).options.monument_without_house is True
    state = scene(options={"monument_without_house": True})
    lay(state, 6, "residence", owner=GREEN)
    state.houses[GREEN] = 0
    goods(state, GREEN, gold=1, wood=1)
    steward(state)
    assert asked(state) == ("monument", GREEN)
    play(state, "monument:garden")
    assert (tile_on(state, 6), state.owner[6], state.houses[GREEN]) == ("monument_garden", GREEN, 0)
    assert state.scores() == [0, 0, 4, 0]


@pytest.mark.rule("1303-limit-07")
def test_nine_marked_tiles_use_up_the_houses_and_the_pass_marker_stays() -> None:
    state = scene()
    stock(state, GREEN, 15)
    for name in ("farm", "sawmill", "quarry", "spinning_mill", "tailor", "manor", "stonemason"):
        goods(state, GREEN, food=1, wood=2, cloth=1)
        worker(state, GREEN, 3)
        activate(state)
        play(state, f"build:wood_{name}")
        if asked(state)[0] == "pay":
            play(state, "pay:wood")
    for space in (6, 7):
        assert state.houses[GREEN] == 9 - 7 - (space - 6)
        goods(state, GREEN, cloth=1)
        worker(state, GREEN, 2)
        activate(state)
        play(state, f"claim:{space}")
    assert [int(owner) for owner in state.owner].count(GREEN) == 9
    assert state.houses[GREEN] == 0
    # The tenth house is the pass marker: it stands on the bridge and cannot claim a tile.
    assert [int(seat) for seat in state.bridge[:4]].count(GREEN) == 1
    goods(state, GREEN, cloth=1)
    worker(state, GREEN, 2)
    activate(state)
    assert asked(state) == ("bridge", BLUE)


# ---- rounds


@pytest.mark.rule("1303-round-01")
def test_nine_rounds_of_planning_activation_delivery_and_stewardship() -> None:
    state = scene(players=2)
    lay(state, 6, "residence", owner=BLUE)
    goods(state, BLUE, food=1, wood=1, stone=1, gold=1)
    course: list[tuple[int, str]] = []
    while not state.is_over:
        view = state.view(None)
        if not course or course[-1] != (view.round, view.phase):
            course.append((view.round, view.phase))
        name = asked(state)[0]
        if name == "plan":
            # Everybody's first worker goes to the site, so that there is a delivery to be declined.
            play(state, "place:site" if GAME.action("place:site") in state.legal() else "pass")
        else:
            play(state, "provost:0" if name == "bridge" else "decline")
    phases = ("planning", "activation", "delivery", "stewardship")
    assert course == [(number, phase) for number in range(1, 10) for phase in phases]
    assert state.view(None).phase == "over"
    assert (state.round, stocks(state)) == (9, [15, 15])
