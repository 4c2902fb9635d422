"""What an action tells the table, step by step in the order it happens: every kind of event with its numbers."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from baumeister.games.caylus1303.rules.planning import begin_planning
from tests.games.caylus1303.scene import (
    GAME,
    activate,
    camp,
    deliver,
    goods,
    hold,
    lay,
    on_board,
    pass_bridge,
    passed,
    play,
    scene,
    site_worker,
    start,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)


def told(state: Caylus1303, action: str) -> list[str]:
    """Carry out the action; its events, one line each. All of them are public: every seat is told the same."""
    play(state, action)
    events = state.events(None)
    for seat in range(state.players):
        assert state.events(seat) == events
    return [" ".join([event.name, *(f"{field}={value}" for field, value in event.data.items())]) for event in events]


def test_events_of_the_planning() -> None:
    state = scene()
    lay(state, 15, "wood_farm", RED)
    hold(state, BLACK, "early_riser")
    hold(state, RED, "steward")
    start(state, begin_planning)
    assert told(state, "place:6") == ["placed seat=1 space=6 tile=start_farm place=0", "extra-worker seat=1 count=1"]
    assert told(state, "place:7") == ["placed seat=0 space=7 tile=start_sawmill place=0"]
    assert told(state, "pass") == ["passed seat=1 place=1", "took-marker seat=1"]
    assert told(state, "place:15") == [
        "placed seat=2 space=15 tile=wood_farm place=0",
        "extra-worker seat=2 count=1",
        "owner-points seat=3 count=2 space=15",
    ]
    assert told(state, "place:site") == ["placed-on-site seat=3 place=1", "extra-worker seat=3 count=1"]
    assert told(state, "place:site") == ["placed-on-site seat=0 place=2", "extra-worker seat=0 count=1"]
    assert told(state, "pass") == ["passed seat=2 place=2"]


def test_an_early_riser_not_used_is_told() -> None:
    state = scene()
    hold(state, BLACK, "early_riser")
    start(state, begin_planning)
    assert told(state, "decline") == ["declined seat=1"]


def test_the_thief_leaves_no_points_to_tell_of() -> None:
    state = scene()
    lay(state, 15, "wood_farm", RED)
    hold(state, BLUE, "thief")
    assert told(state, "place:15") == ["placed seat=0 space=15 tile=wood_farm place=0"]


def test_events_of_the_provost_and_of_workers_cut_off() -> None:
    state = scene()
    lay(state, 15, "wood_farm", BLUE)
    lay(state, 20, "wood_tailor", BLUE)
    hold(state, RED, "bailiff")
    for seat, space in ((GREEN, 4), (BLACK, 14), (GREEN, 15), (RED, 20), (BLUE, 20)):
        worker(state, seat, space)
    activate(state)
    assert told(state, "provost:-1") == ["provost-moved seat=2 gap=12 steps=-1", "worker-home seat=2 space=4 place=0"]
    assert told(state, "provost:+2") == ["workers-sent seat=0 count=2", "provost-moved seat=0 gap=14 steps=2"]
    assert told(state, "provost:0") == ["declined seat=1"]
    play(state, "provost:0", "provost:0")
    assert told(state, "provost:0") == [
        "declined seat=3",
        "building-activated seat=1 space=14 tile=wood_market",
    ]
    assert told(state, "take:food")[:5] == [
        "gained seat=1 good=food count=1",
        "worker-home seat=1 space=14 place=0",
        "cut-off seat=2 space=15 tile=wood_farm place=0",
        "cut-off seat=3 space=20 tile=wood_tailor place=0",
        "cut-off seat=0 space=20 tile=wood_tailor place=0",
    ]


def test_events_of_effects_and_of_the_owner_bonus() -> None:
    state = scene()
    lay(state, 15, "stone_farm", GREEN)
    lay(state, 16, "stone_church")
    lay(state, 17, "stone_guild")
    goods(state, BLACK, food=1, wood=1)
    for space in (8, 15, 16, 17):
        worker(state, BLACK, space)
    worker(state, RED, 19)
    state.provost = 19
    activate(state)
    pass_bridge(state)
    assert told(state, "use:1") == [
        "gained seat=1 good=stone count=1",
        "worker-home seat=1 space=8 place=0",
        "building-activated seat=1 space=15 tile=stone_farm",
        "owner-bonus seat=2 good=food space=15",
        "gained seat=2 good=food count=1",
    ]
    assert told(state, "use:1") == [
        "gained seat=1 good=food count=2",
        "gained seat=1 good=cloth count=1",
        "worker-home seat=1 space=15 place=0",
        "building-activated seat=1 space=16 tile=stone_church",
    ]
    assert told(state, "use:1") == [
        "workers-sent seat=1 count=2",
        "points-gained seat=1 count=4",
        "worker-home seat=1 space=16 place=0",
        "building-activated seat=1 space=17 tile=stone_guild",
    ]
    assert told(state, "use:1") == []
    assert told(state, "pay:wood") == [
        "paid seat=1 good=wood count=1",
        "workers-taken seat=1 count=5",
        "worker-home seat=1 space=17 place=0",
        "building-activated seat=3 space=19 tile=stone_gold_mine",
    ]


def test_events_of_claiming_and_building() -> None:
    state = scene()
    goods(state, BLACK, cloth=1, wood=2)
    worker(state, BLACK, 2)
    worker(state, BLACK, 3)
    activate(state)
    assert told(state, "claim:7") == [
        "paid seat=1 good=cloth count=1",
        "claimed seat=1 space=7 tile=start_sawmill",
        "worker-home seat=1 space=2 place=0",
        "building-activated seat=1 space=3 tile=carpenter",
    ]
    assert told(state, "build:wood_spinning_mill") == [
        "paid seat=1 good=wood count=2",
        "built seat=1 tile=wood_spinning_mill space=15",
        "points-gained seat=1 count=2",
        "worker-home seat=1 space=3 place=0",
    ]


def test_events_of_a_favor() -> None:
    state = scene(round_number=4)
    on_board(state, "steward")
    for seat in (BLACK, GREEN):
        goods(state, seat, wood=1)
        worker(state, seat, 1)
    activate(state)
    assert told(state, "use:1") == ["paid seat=1 good=wood count=1", "favor-received seat=1"]
    assert told(state, "site:2") == ["site-tile-used seat=1 slot=2 tile=wood_covered_market"]
    assert told(state, "use:1") == ["workers-taken seat=1 count=2", "points-gained seat=1 count=1"]
    assert told(state, "character:steward") == [
        "character-taken seat=1 character=steward former=-1",
        "worker-home seat=1 space=1 place=0",
        "building-activated seat=2 space=1 tile=fairground",
    ]
    assert told(state, "use:1") == ["paid seat=2 good=wood count=1", "favor-received seat=2"]
    assert told(state, "character:steward") == [
        "character-taken seat=2 character=steward former=1",
        "worker-home seat=2 space=1 place=0",
    ]


def test_events_of_the_delivery() -> None:
    state = scene()
    site_worker(state, BLUE)
    site_worker(state, BLACK)
    goods(state, BLUE, food=2, wood=2, stone=2)
    goods(state, BLACK, food=1, wood=1, stone=1)
    deliver(state)
    bundle = ["paid seat=0 good=food count=1", "paid seat=0 good=wood count=1", "paid seat=0 good=stone count=1"]
    assert told(state, "give:wood") == [*bundle, "delivered seat=0 count=1", "points-gained seat=0 count=5"]
    assert told(state, "give:wood") == [*bundle, "delivered seat=0 count=2", "points-gained seat=0 count=5"]
    assert told(state, "decline") == ["declined seat=1", "favor-received seat=0"]


def test_events_of_the_stewardship_and_the_end() -> None:
    state = scene(round_number=9)
    lay(state, 6, "start_farm", BLUE)
    lay(state, 7, "residence", BLACK)
    goods(state, BLUE, food=1, wood=1, stone=1)
    goods(state, BLACK, gold=3, wood=1)
    goods(state, GREEN, gold=1)
    site_worker(state, BLUE)
    passed(state, GREEN)
    deliver(state)
    assert told(state, "decline") == ["declined seat=0", "site-left seat=0 place=1", "residence-turned seat=0 space=6"]
    assert told(state, "monument:garden") == [
        "paid seat=1 good=wood count=1",
        "paid seat=1 good=gold count=1",
        "monument-built seat=1 tile=monument_garden space=7",
        "points-gained seat=1 count=4",
        "recruited seat=0 count=4",
        "recruited seat=1 count=5",
        "recruited seat=2 count=3",
        "recruited seat=3 count=3",
        "provost-reset gap=13 former_gap=13",
        "marker-back seat=2 place=1",
        "gold-scored seat=1 count=2",
        "points-gained seat=1 count=4",
        "gold-scored seat=2 count=1",
        "points-gained seat=2 count=2",
        "game-ended players=4",
    ]


def test_events_of_recruitment_and_of_the_next_round() -> None:
    state = scene(round_number=8)
    lay(state, 7, "monument_factory", BLACK)
    camp(state, GREEN, 1)
    site_worker(state, BLUE)
    goods(state, BLUE, food=1, wood=1, stone=1)
    passed(state, GREEN)
    passed(state, BLUE)
    state.provost = 20
    deliver(state)
    assert told(state, "decline") == [
        "declined seat=0",
        "site-left seat=0 place=1",
        "recruited seat=0 count=3",
        "gained seat=1 good=cloth count=1",
        "recruited seat=1 count=3",
        "recruited seat=2 count=1",
        "recruited seat=3 count=3",
        "provost-reset gap=13 former_gap=20",
        "marker-back seat=2 place=1",
        "marker-back seat=0 place=2",
        "round-begun number=9 seat=0",
    ]


def test_a_refused_action_tells_nothing_new() -> None:
    state = scene()
    play(state, "pass")
    before = state.events(None)
    with pytest.raises(Exception, match="not-now"):
        state.apply(GAME.action("decline"))
    assert state.events(None) == before
