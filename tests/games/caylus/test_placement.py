"""Phase 2, placing workers (docs/rules/caylus.md 5.2)."""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.placement import begin_placement
from tests.games.caylus.scene import (
    asked,
    deniers,
    events,
    goods,
    inn_right,
    lay,
    legal,
    money_of,
    play,
    points_of,
    queue,
    refusal,
    scene,
    special_worker,
    specials,
    start,
    worker,
)

SPECIALS = {f"place:{name}" for name in ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")}
ROAD = {f"place:{space}" for space in (1, 2, 3, 4, 5, 6, 7, 8, 16)}
CASTLE = {"place:castle"}


@pytest.mark.rule("caylus-placement-01")
def test_one_thing_each_in_turn_order_until_all_have_passed() -> None:
    state = scene(3)
    seats = []
    for action in ("place:1", "pass", "place:2", "place:3", "pass", "place:4"):
        seats.append(asked(state))
        play(state, action)
    assert seats == [("place", seat) for seat in (0, 1, 2, 0, 2, 0)]
    assert asked(state) == ("place", 0)
    play(state, "place:5", "pass")
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-placement-01")
def test_turn_order_counts_and_not_the_seats() -> None:
    state = scene(3)
    for place, seat in enumerate((2, 0, 1)):
        state.order[place] = seat
    start(state, begin_placement)
    seats = []
    for _ in range(4):
        seats.append(asked(state)[1])
        play(state, f"place:{len(seats)}")
    assert seats == [2, 0, 1, 2]


@pytest.mark.rule("caylus-placement-02")
@pytest.mark.parametrize("place", ["gate", "trading_post", "stables", "inn", "3", "7", "16"])
def test_price_by_the_passing_scale(place: str) -> None:
    for passed in range(4):
        state = scene(5)
        for _ in range(passed):
            play(state, "pass")
        seat = asked(state)[1]
        before = money_of(state)
        assert state.view(None).decision.price == 1 + passed
        play(state, f"place:{place}")
        before[seat] -= 1 + passed
        assert money_of(state) == before
        assert points_of(state) == [0] * 5


@pytest.mark.rule("caylus-placement-03")
def test_another_players_building() -> None:
    state = scene(4)
    lay(state, 9, "stone_bank", 2)
    play(state, "pass", "place:9")
    assert money_of(state) == [11, 8, 10, 10]
    assert points_of(state) == [0, 0, 1, 0]
    assert ("owner-points", 2, 1, 9) in events(state)


@pytest.mark.rule("caylus-placement-04")
def test_own_building_costs_1() -> None:
    state = scene(4)
    lay(state, 9, "stone_bank", 3)
    play(state, "pass", "pass", "pass", "place:9")
    assert money_of(state) == [11, 10, 10, 9]
    assert points_of(state) == [0, 0, 0, 0]


@pytest.mark.rule("caylus-placement-05")
def test_castle_queue() -> None:
    state = scene(3)
    play(state, "place:castle", "pass", "place:castle")
    assert list(state.queue) == [0, 2, -1, -1, -1]
    assert money_of(state) == [9, 11, 8]
    assert "place:castle" not in legal(state)
    assert refusal(state, "place:castle") == ("already-there", "caylus-placement-05")


@pytest.mark.rule("caylus-placement-06")
def test_stables() -> None:
    state = scene(5)
    play(state, "place:stables", "place:stables", "place:1", "place:2", "place:3")
    assert list(state.stables) == [0, 1, -1]
    assert refusal(state, "place:stables") == ("already-there", "caylus-placement-06")
    play(state, "place:4", "place:5", "place:stables")
    assert list(state.stables) == [0, 1, 2]
    assert asked(state) == ("place", 3)
    assert "place:stables" not in legal(state)
    assert refusal(state, "place:stables") == ("occupied", "caylus-placement-06")


@pytest.mark.rule("caylus-placement-07")
@pytest.mark.parametrize("holder", [0, 1])
def test_inn_left_circle(holder: int) -> None:
    state = scene(3)
    inn_right(state, holder)
    play(state, "place:inn")
    assert (state.inn_left, state.inn_right) == (0, holder)
    assert "place:inn" not in legal(state)
    assert refusal(state, "place:inn") == ("occupied", "caylus-placement-07")


@pytest.mark.rule("caylus-placement-08")
def test_places_that_take_no_worker() -> None:
    state = scene(3)
    lay(state, 9, "residence", 0)
    lay(state, 10, "prestige_hotel", 0)
    lay(state, 11, "residence", 1)
    assert legal(state) == SPECIALS | ROAD | CASTLE | {"pass"}
    assert refusal(state, "place:9") == ("not-a-place", "caylus-placement-08")
    assert refusal(state, "place:10") == ("not-a-place", "caylus-placement-08")
    assert refusal(state, "place:12") == ("empty", "caylus-placement-08")


@pytest.mark.rule("caylus-placement-09")
def test_one_worker_per_building() -> None:
    state = scene(3)
    for name in ("gate", "trading_post", "merchants_guild", "joust_field"):
        special_worker(state, 0, name)
    worker(state, 1, 7)
    assert legal(state) == {"pass", "place:stables", "place:inn"} | CASTLE | ROAD - {"place:7"}
    assert refusal(state, "place:gate") == ("occupied", "caylus-placement-09")
    assert refusal(state, "place:7") == ("occupied", "caylus-placement-09")


@pytest.mark.rule("caylus-placement-10")
def test_passing_scale_and_the_denier_of_the_first() -> None:
    state = scene(3)
    play(state, "place:1", "pass", "pass")
    assert list(state.bridge[:3]) == [1, 2, -1]
    assert money_of(state) == [9, 11, 10]
    assert events(state) == [("passed", 2, 2)]
    play(state, "pass")
    assert money_of(state) == [9, 11, 10]
    assert list(state.bridge[:3]) == [1, 2, 0]


@pytest.mark.rule("caylus-placement-10")
def test_a_forced_first_pass_brings_a_denier_too() -> None:
    state = scene(3, deniers=0)
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert money_of(state) == [1, 0, 0]
    assert events(state) == [("passed", 0, 1), ("deniers-gained", 0, 1)]


@pytest.mark.rule("caylus-placement-11")
def test_without_workers_one_must_pass() -> None:
    state = scene(3)
    worker(state, 0, 1, 2, 3, 4, 5)
    assert len(legal(state)) > 1
    special_worker(state, 0, "gate")
    assert legal(state) == {"pass"}
    assert refusal(state, "place:6") == ("no-piece", "caylus-placement-11")


@pytest.mark.rule("caylus-placement-11")
def test_without_a_free_place_one_must_pass() -> None:
    state = scene(5)
    for space in (1, 2, 3, 4, 5, 6, 7, 8, 16):
        state.worker[space] = 1
    for special in range(4):
        state.special[special] = 1
    for place in range(3):
        state.stables[place] = 1 + place
    state.stables_count = 3
    state.inn_left = 1
    assert legal(state) == {"pass", "place:castle"}
    queue(state, 0)
    assert legal(state) == {"pass"}


@pytest.mark.rule("caylus-placement-12")
def test_one_denier_and_an_own_building() -> None:
    state = scene(3)
    deniers(state, 10, 10, 1)
    lay(state, 9, "wood_mason", 2)
    lay(state, 10, "wood_lawyer", 1)
    play(state, "pass", "place:1")
    assert legal(state) == {"pass", "place:9"}
    assert refusal(state, "place:10") == ("cannot-pay", "caylus-placement-19")
    state.worker[9] = 1
    assert legal(state) == {"pass"}


@pytest.mark.rule("caylus-placement-13")
def test_passing_is_always_possible() -> None:
    state = scene(3)
    for action in ("place:1", "place:castle", "place:2", "pass", "place:3", "place:4"):
        assert "pass" in legal(state)
        play(state, action)
    assert state.workers[asked(state)[1]] > 0


@pytest.mark.rule("caylus-placement-14")
def test_price_with_the_right_circle_of_the_inn() -> None:
    state = scene(4)
    inn_right(state, 3)
    lay(state, 9, "wood_mason", 1)
    play(state, "pass", "pass", "pass")
    assert state.view(None).decision.price == 1
    play(state, "place:castle", "place:9", "place:gate", "place:2")
    assert money_of(state) == [11, 10, 10, 6]
    assert points_of(state) == [0, 1, 0, 0]


@pytest.mark.rule("caylus-placement-15")
def test_gold_mine_in_round_1() -> None:
    state = scene(3)
    play(state, "place:16")
    assert state.worker[16] == 0
    assert state.provost < 16


@pytest.mark.rule("caylus-placement-16")
def test_placing_without_means_for_the_effect() -> None:
    state = scene(3, deniers=1)
    goods(state, 0)
    assert {"place:joust_field", "place:castle", "place:7"} <= legal(state)
    play(state, "place:joust_field")
    assert state.deniers[0] == 0


@pytest.mark.rule("caylus-placement-17")
def test_five_workers_beside_the_one_in_the_inn() -> None:
    state = scene(3)
    inn_right(state, 0)
    play(state, "place:1", "pass", "pass", "place:2", "place:3", "place:4", "place:5")
    assert state.workers[0] == 0
    assert legal(state) == {"pass"}


@pytest.mark.rule("caylus-placement-18")
def test_the_scale_is_empty_in_the_next_round() -> None:
    state = scene(3)
    play(state, "pass", "pass", "pass")
    assert state.bridge_count == 3
    while asked(state)[0] == "provost":
        play(state, "provost:0")
    assert state.round == 2
    assert (state.bridge_count, list(state.bridge)) == (0, [-1] * 5)
    assert state.view(None).decision.price == 1
    before = money_of(state)
    play(state, "place:1")
    assert money_of(state)[0] == before[0] - 1


@pytest.mark.rule("caylus-placement-19")
def test_nothing_beyond_ones_money_is_offered() -> None:
    state = scene(4)
    deniers(state, 10, 10, 2, 3)
    play(state, "pass", "pass")
    assert legal(state) == {"pass"}
    assert refusal(state, "place:1") == ("cannot-pay", "caylus-placement-19")
    assert refusal(state, "place:castle") == ("cannot-pay", "caylus-placement-19")
    assert refusal(state, "place:gate") == ("cannot-pay", "caylus-placement-19")
    deniers(state, 10, 10, 3)
    assert legal(state) == {"pass"} | SPECIALS | ROAD | CASTLE
    names = [name for name in state.catalogue().actions if name.split(":")[0] in ("lend", "trade", "offer")]
    assert not names


@pytest.mark.rule("caylus-placement-20")
def test_turn_order_stays() -> None:
    state = scene(3)
    play(state, "pass", "pass", "pass", "provost:0", "provost:0", "provost:0")
    assert state.round == 2
    assert list(state.order[:3]) == [0, 1, 2]
    assert asked(state) == ("place", 0)


def test_a_lone_player_goes_on() -> None:
    state = scene(3)
    play(state, "pass", "pass", "place:1", "place:2")
    assert asked(state) == ("place", 2)
    assert money_of(state)[2] == 4


def test_events_of_a_placement() -> None:
    state = scene(3)
    play(state, "place:7")
    assert events(state) == [("deniers-paid", 0, 1), ("placed", 0, 7, "fixed_peddler", 0)]
    play(state, "place:castle")
    assert events(state) == [("deniers-paid", 1, 1), ("placed-castle", 1, 1, 0)]
    play(state, "place:inn")
    assert events(state) == [("deniers-paid", 2, 1), ("placed-special", 2, "special_inn", 0, 0)]


def test_a_turn_is_one_placement() -> None:
    state = scene(3)
    turns = [int(state.turn)]
    for action in ("place:7", "pass", "place:8"):
        play(state, action)
        turns.append(int(state.turn))
    assert turns == list(range(turns[0], turns[0] + 4))


def test_all_specials_can_be_used_at_once() -> None:
    state = scene(3)
    special_worker(state, 0, "gate")
    specials(state)
    assert asked(state) == ("gate", 0)
