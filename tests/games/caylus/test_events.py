"""What an action tells the table, step by step in the order it happens: every kind of event with its numbers."""

from __future__ import annotations

from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    activate,
    castle,
    end_round,
    favor,
    goods,
    houses,
    inn_right,
    lay,
    levels,
    play,
    provost_phase,
    queue,
    scene,
    special_worker,
    specials,
    worker,
)


def told(state: Caylus, action: str) -> list[str]:
    """Carry out the action; its events, one line each. All of them are public: every seat is told the same."""
    play(state, action)
    events = state.events(None)
    for seat in range(state.players):
        assert state.events(seat) == events
    return [" ".join([event.name, *(f"{field}={value}" for field, value in event.data.items())]) for event in events]


def test_events_of_the_placement() -> None:
    state = scene()
    lay(state, 9, "wood_mason", 3)
    assert told(state, "place:9") == [
        "deniers-paid seat=0 count=1",
        "placed seat=0 space=9 tile=wood_mason gate=0",
        "owner-points seat=3 count=1 space=9",
    ]
    assert told(state, "place:stables") == [
        "deniers-paid seat=1 count=1",
        "placed-special seat=1 tile=special_stables circle=0 gate=0",
    ]
    assert told(state, "pass") == ["passed seat=2 place=1", "deniers-gained seat=2 count=1"]
    assert told(state, "place:castle") == ["deniers-paid seat=3 count=2", "placed-castle seat=3 place=1 gate=0"]
    assert told(state, "pass") == ["passed seat=0 place=2"]


def test_passing_markers_go_back_from_their_places_on_the_scale() -> None:
    state = scene(3)
    play(state, "pass", "pass", "pass", "provost:0", "provost:0")
    play(state, "provost:0")
    back = [event for event in state.events(None) if event.name == "marker-back"]
    assert [(event.data["seat"], event.data["place"]) for event in back] == [(0, 1), (1, 2), (2, 3)]
    assert [move.source for event in back for move in event.moves] == ["passed/0", "passed/1", "passed/2"]


def test_lines_freed_when_the_activation_begins_come_out_of_no_building() -> None:
    state = scene(3)
    play(state, "pass", "pass", "pass", "provost:0", "provost:0")
    state.used_lines[1] = 1
    play(state, "provost:0")
    freed = next(event for event in state.events(None) if event.name == "lines-freed")
    assert (freed.data["seat"], freed.phase, freed.cause) == (1, "activation", None)


def test_events_of_the_special_buildings() -> None:
    state = scene()
    special_worker(state, 0, "gate")
    special_worker(state, 1, "trading_post")
    special_worker(state, 2, "merchants_guild")
    special_worker(state, 3, "joust_field")
    special_worker(state, 3, "stables")
    inn_right(state, 1)
    goods(state, 3, cloth=1)
    specials(state)
    assert told(state, "decline") == [
        "declined seat=0",
        "worker-home seat=0 space=0 tile=special_gate place=0",
        "special-activated seat=1 tile=special_trading_post",
        "deniers-gained seat=1 count=3",
        "worker-home seat=1 space=0 tile=special_trading_post place=0",
        "special-activated seat=2 tile=special_merchants_guild",
    ]
    assert told(state, "provost:+2") == [
        "provost-moved seat=2 space=8 steps=2",
        "worker-home seat=2 space=0 tile=special_merchants_guild place=0",
        "special-activated seat=3 tile=special_joust_field",
    ]
    assert told(state, "use:1") == [
        "paid seat=3 good=cloth count=1",
        "deniers-paid seat=3 count=1",
        "favors-received seat=3 count=1",
    ]
    assert told(state, "line:buildings") == [
        "favor-used seat=3 line=buildings column=1 former=0",
        "worker-home seat=3 space=0 tile=special_joust_field place=0",
        "worker-home seat=3 space=0 tile=special_stables place=0",
        "order-set seat=3 place=1",
        "order-set seat=0 place=2",
        "order-set seat=1 place=3",
        "order-set seat=2 place=4",
    ]
    assert told(state, "recall") == [
        "left-inn seat=1",
        "worker-home seat=1 space=0 tile=special_inn place=1",
        "lines-freed seat=3",
    ]


def test_the_gate_is_told() -> None:
    state = scene(2)
    special_worker(state, 0, "gate")
    play(state, "pass")
    assert told(state, "pass") == ["passed seat=1 place=2", "special-activated seat=0 tile=special_gate"]


def test_turns_begin_where_another_choice_of_somebody_begins() -> None:
    """Free undo ends there; a choice inside an effect or favor belongs to the turn that is going on."""
    state = scene()
    lay(state, 2, "wood_mason", 1)
    lay(state, 3, "stone_park", 1)
    lay(state, 4, "wood_lawyer", 0)
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "residence", 0)
    special_worker(state, 0, "gate")
    special_worker(state, 0, "merchants_guild")
    special_worker(state, 0, "joust_field")
    inn_right(state, 1)
    goods(state, 0, stone=3, cloth=4, food=3, gold=1, wood=1)
    worker(state, 0, 1, 2, 3)
    state.workers[0] = 9
    worker(state, 0, 4, 5, 6)
    queue(state, 0)
    state.bailiff = 11
    state.provost = 6
    houses(state, 0, dungeon=1)
    specials(state)
    script = (
        "decline provost:0 use:1 line:points column:1 decline provost:0 provost:0 provost:0 provost:0 use:1 "
        "build:stone_church line:deniers column:1 take:wood convert:1 prestige:granary site:9 build:wood_marketplace "
        "pay:food"
    )
    turns = []
    for action in script.split():
        before = int(state.turn)
        play(state, action)
        turns.append(int(state.turn) - before)
    assert turns == [1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1]


def test_events_of_gate_and_inn() -> None:
    state = scene()
    special_worker(state, 0, "gate")
    inn_right(state, 1)
    specials(state)
    assert told(state, "place:inn") == [
        "placed-special seat=0 tile=special_inn circle=0 gate=1",
        "left-inn seat=1",
        "worker-home seat=1 space=0 tile=special_inn place=1",
        "moved-into-inn seat=0",
    ]


def test_events_of_the_provost() -> None:
    state = scene()
    provost_phase(state)
    assert told(state, "provost:0") == ["declined seat=0"]
    assert told(state, "provost:-2") == ["deniers-paid seat=1 count=2", "provost-moved seat=1 space=4 steps=-2"]


def test_events_of_the_road() -> None:
    state = scene()
    lay(state, 2, "wood_mason", 1)
    goods(state, 0, stone=1, cloth=2, wood=1)
    worker(state, 0, 2, 5)
    worker(state, 1, 3)
    activate(state)
    assert told(state, "build:stone_church") == [
        "paid seat=0 good=stone count=1",
        "paid seat=0 good=cloth count=1",
        "built seat=0 tile=stone_church space=9",
        "points-gained seat=0 count=3",
        "favors-received seat=0 count=1",
    ]
    assert told(state, "line:goods") == ["favor-used seat=0 line=goods column=1 former=0"]
    assert told(state, "column:1") == [
        "gained seat=0 good=food count=1",
        "worker-home seat=0 space=2 tile=None place=0",
        "building-activated seat=1 space=3 tile=neutral_sawmill",
        "gained seat=1 good=wood count=1",
        "worker-home seat=1 space=3 tile=None place=0",
        "building-activated seat=0 space=5 tile=neutral_marketplace",
    ]
    assert told(state, "use:1") == []
    assert told(state, "pay:cloth") == [
        "paid seat=0 good=cloth count=1",
        "deniers-gained seat=0 count=4",
        "worker-home seat=0 space=5 tile=None place=0",
        "lines-freed seat=0",
    ]


def test_events_of_lawyer_and_architect() -> None:
    state = scene()
    lay(state, 2, "wood_lawyer", 0)
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "wood_quarry", 0)
    goods(state, 0, cloth=1, stone=2, gold=1)
    worker(state, 0, 2, 5)
    worker(state, 1, 9)
    activate(state)
    assert told(state, "convert:9") == [
        "paid seat=0 good=cloth count=1",
        "deniers-paid seat=0 count=1",
        "conversion-waits seat=0 space=9 tile=wood_quarry",
        "worker-home seat=0 space=2 tile=None place=0",
        "building-activated seat=0 space=5 tile=stone_architect",
        "worker-home seat=0 space=5 tile=None place=0",
        "cut-off seat=1 space=9 tile=wood_quarry",
        "worker-home seat=1 space=9 tile=None place=0",
        "converted seat=0 space=9 tile=wood_quarry returns=1",
        "points-gained seat=0 count=2",
    ]
    worker(state, 0, 5)
    activate(state, stop=False)
    assert told(state, "prestige:statue") == [
        "paid seat=0 good=stone count=2",
        "paid seat=0 good=gold count=1",
        "prestige-built seat=0 tile=prestige_statue space=9",
        "points-gained seat=0 count=7",
        "favors-received seat=0 count=1",
    ]


def test_events_of_the_owner_bonus() -> None:
    state = scene()
    lay(state, 5, "stone_farm", 2)
    worker(state, 0, 5)
    activate(state)
    assert told(state, "take:cloth") == [
        "owner-bonus seat=2 space=5",
        "gained seat=2 good=cloth count=1",
        "worker-home seat=0 space=5 tile=None place=0",
    ]


def test_events_of_castle_and_round_end() -> None:
    state = scene(3)
    queue(state, 0, 1)
    goods(state, 0, food=1, wood=1, stone=1)
    state.points[1], state.points[2] = 5, 1
    state.bailiff = state.provost = 11
    houses(state, 0, dungeon=1)
    castle(state)
    assert told(state, "give:wood") == [
        "paid seat=0 good=food count=1",
        "paid seat=0 good=wood count=1",
        "paid seat=0 good=stone count=1",
        "batch-given seat=0 part=dungeon count=1",
        "points-gained seat=0 count=5",
        "no-batch seat=1",
        "points-lost seat=1 count=2",
        "favors-received seat=0 count=1",
    ]
    assert told(state, "line:buildings") == [
        "favor-used seat=0 line=buildings column=1 former=0",
        "worker-home seat=0 space=0 tile=None place=0",
        "worker-home seat=1 space=0 tile=None place=1",
        "lines-freed seat=0",
        "bailiff-moved space=12 steps=1 former=11",
        "part-scored part=dungeon",
        "favors-received seat=0 count=1",
    ]
    assert told(state, "line:deniers") == ["favor-used seat=0 line=deniers column=1 former=0"]
    assert told(state, "column:1") == [
        "deniers-gained seat=0 count=3",
        "points-lost seat=1 count=2",
        "points-lost seat=2 count=1",
        "part-closed part=dungeon columns=4",
        "round-begun number=2 seat=0",
        "income seat=0 count=2",
        "income seat=1 count=2",
        "income seat=2 count=2",
        "lines-freed seat=0",
    ]


def test_favors_of_castle_and_scoring_begin_a_turn() -> None:
    state = scene(3)
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    houses(state, 1, dungeon=5)
    castle(state)
    turns = [int(state.turn)]
    for action in ("give:wood", "line:points", "column:1", "line:buildings"):
        play(state, action)
        turns.append(int(state.turn))
    first = turns[0]
    assert turns == [first, first + 1, first + 1, first + 2, first + 3]


def test_events_of_the_end() -> None:
    state = scene(2)
    state.scored = 2
    state.bailiff = state.provost = 23
    houses(state, 0, towers=2)
    goods(state, 0, gold=2)
    levels(state, 0, buildings=0)
    end_round(state)
    assert told(state, "line:buildings") == [
        "favor-used seat=0 line=buildings column=1 former=0",
        "part-closed part=towers columns=5",
        "goods-scored seat=0 count=8",
        "goods-scored seat=1 count=2",
        "game-ended",
    ]


def test_a_waived_effect_is_told() -> None:
    state = scene()
    favor(state, 0, "points")
    assert told(state, "decline") == [
        "declined seat=0",
        "worker-home seat=0 space=0 tile=special_joust_field place=0",
        "lines-freed seat=0",
    ]


def test_no_loss_below_zero_is_told() -> None:
    state = scene(3)
    queue(state, 0, 1)
    goods(state, 0, food=1, wood=1, stone=1)
    castle(state)
    assert "no-batch seat=1" in told(state, "give:wood")
    assert not [line for line in told(state, "line:buildings") if line.startswith("points-lost")]
