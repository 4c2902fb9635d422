"""What follows from the rest of a table of Caylus 1303 and stands in its view all the same; where events come from."""

from __future__ import annotations

from baumeister.games.caylus1303.rules.delivery import deliver_bundle
from baumeister.games.caylus1303.rules.order import turn_order
from baumeister.games.caylus1303.rules.position import ACTIVATION
from tests.battery.tables import few_tables, some_states
from tests.games.caylus1303.scene import activate, asked, goods, hold, lay, play, scene, steward, worker

FIRST, SECOND, THIRD, FOURTH = range(4)


def test_the_provost_stands_in_exactly_one_gap() -> None:
    for table in few_tables("caylus1303"):
        for state in some_states(table, seed=3, every=37):
            view = state.view(None)
            assert [gap.number for gap in view.gaps if gap.provost] == [view.provost]


def test_on_the_bridge_those_who_passed_later_follow_and_then_the_bailiff() -> None:
    state = scene()
    hold(state, SECOND, "bailiff")
    activate(state)
    passed = list(state.bridge)[:4]
    for place, seat in enumerate(passed):
        assert asked(state) == ("bridge", seat)
        assert state.view(None).order == (*passed[place:], SECOND)
        play(state, "provost:0")
    assert asked(state) == ("bailiff", SECOND)
    assert state.view(None).order == (SECOND,)


def test_before_the_bridge_all_workers_up_to_it_follow() -> None:
    state = scene()
    worker(state, FIRST, 2)
    worker(state, THIRD, 4)
    state.phase, state.cursor, state.part, state.seat = ACTIVATION, 2, 0, FIRST
    assert turn_order(state) == (FIRST, THIRD)


def test_beyond_the_bridge_only_workers_up_to_the_provost_follow() -> None:
    state = scene()
    for seat, space in ((FIRST, 6), (SECOND, 8), (FOURTH, 9)):
        worker(state, seat, space)
    state.phase, state.cursor, state.part, state.seat, state.provost = ACTIVATION, 6, 0, FIRST, 8
    assert turn_order(state) == (FIRST, SECOND)


def test_a_monument_is_paid_for_where_it_is_built_and_the_end_of_the_round_comes_out_of_nothing() -> None:
    state = scene()
    lay(state, 6, "residence", FIRST)
    goods(state, FIRST, gold=1, wood=1)
    steward(state)
    assert asked(state) == ("monument", FIRST)
    play(state, "monument:garden")
    causes = {event.name: event.cause for event in state.events(None)}
    assert (causes["paid"], causes["monument-built"], causes["points-gained"]) == ("road/6", "road/6", "road/6")
    assert (causes["recruited"], causes["provost-reset"], causes["round-begun"]) == (None, None, None)


def test_what_was_in_the_last_bundle_is_forgotten_when_the_next_begins() -> None:
    state = scene()
    state.bundle_gold = 1
    hold(state, FIRST, "goldsmith")
    deliver_bundle(state, FIRST)
    assert (state.bundle_gold, state.bundle_from) == (0, 0)
