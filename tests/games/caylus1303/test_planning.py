"""Phase 1, Planung: a worker on a building, a worker on the site, or pass."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    activate,
    asked,
    camps,
    gains,
    goods,
    holdings,
    lay,
    legal,
    only,
    pass_bridge,
    plan,
    play,
    points_of,
    refusal,
    refusal_params,
    scene,
    site_worker,
    stock,
    stocks,
    told,
    worker,
    workers_in_all,
)

#: The buildings of the scene that take workers.
OPEN_SPACES = (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19)


def placements(*spaces: int) -> set[str]:
    return {f"place:{space}" for space in spaces}


def bridge(state: Caylus1303) -> list[int]:
    """Pass markers on the bridge from left to right; -1 is a free space."""
    return [int(seat) for seat in state.bridge[:4]]


# ---- turns


@pytest.mark.rule("1303-planning-01")
@pytest.mark.parametrize("start", [BLUE, BLACK, GREEN, RED])
def test_turns_go_clockwise_from_the_start_player(start: int) -> None:
    state = scene()
    state.start_seat = start
    plan(state)
    for turn in range(9):
        seat = (start + turn) % 4
        before = holdings(state)
        assert asked(state) == ("plan", seat)
        play(state, f"place:{OPEN_SPACES[turn]}")
        assert gains(before, state) == {seat: {"workers": -1}}
        assert state.worker[OPEN_SPACES[turn]] == seat


@pytest.mark.rule("1303-planning-01", "1303-planning-12")
def test_players_who_have_passed_are_skipped_and_the_others_go_on_clockwise() -> None:
    state = scene(workers=15)
    play(state, "place:1", "pass")  # Blue, then Black takes the marker
    assert asked(state) == ("plan", GREEN)
    order = []
    for space in (2, 3, 4, 6):
        order.append(asked(state)[1])
        play(state, f"place:{space}")
    assert order == [GREEN, RED, BLUE, GREEN]
    play(state, "pass", "pass")  # Red, Blue
    assert asked(state) == ("plan", GREEN)


@pytest.mark.rule("1303-planning-01")
def test_every_planning_decision_is_a_turn_of_its_own() -> None:
    state = scene()
    turn = state.turn
    for number, name in enumerate(("place:1", "place:site", "pass", "place:2")):
        assert state.turn == turn + number
        play(state, name)


# ---- a) a worker on a building


@pytest.mark.rule("1303-planning-02", "1303-planning-04")
def test_all_places_at_the_start_of_the_phase() -> None:
    only(scene(), "pass", "place:site", *placements(*OPEN_SPACES))


@pytest.mark.rule("1303-planning-02")
def test_built_wood_and_stone_tiles_take_workers_of_everybody() -> None:
    state = scene()
    lay(state, 15, "wood_farm", owner=BLUE)
    lay(state, 16, "stone_church", owner=BLACK)
    lay(state, 28, "stone_jeweler", owner=GREEN)
    for seat in range(4):
        assert asked(state) == ("plan", seat)
        only(state, "pass", "place:site", *placements(*OPEN_SPACES[seat:], 15, 16, 28))
        play(state, f"place:{OPEN_SPACES[seat]}")


@pytest.mark.rule("1303-planning-03")
def test_an_occupied_building_cannot_be_chosen() -> None:
    state = scene()
    play(state, "place:6", "place:3")
    assert asked(state) == ("plan", GREEN)
    assert refusal(state, "place:6") == ("occupied", "1303-planning-03")
    assert refusal_params(state, "place:6") == {"place": 6}
    assert legal(state) == {"pass", "place:site", *placements(*OPEN_SPACES)} - placements(6, 3)
    play(state, "place:7", "place:8")
    assert asked(state) == ("plan", BLUE)
    # Neither beside an own worker.
    assert refusal(state, "place:6") == ("already-there", "1303-planning-03")
    assert refusal_params(state, "place:6") == {"place": 6}
    assert refusal(state, "place:3") == ("occupied", "1303-planning-03")


@pytest.mark.rule("1303-planning-04")
def test_bridge_and_empty_spaces_cannot_be_chosen() -> None:
    state = scene()
    assert refusal(state, "place:5") == ("not-a-place", "1303-planning-04")
    assert refusal_params(state, "place:5") == {"place": 5}
    for space in (*range(15, 19), *range(20, 29)):
        assert refusal(state, f"place:{space}") == ("empty", "1303-planning-04")
        assert refusal_params(state, f"place:{space}") == {"place": space}


@pytest.mark.rule("1303-planning-04")
@pytest.mark.parametrize("owner", [BLUE, RED])
def test_residences_and_monuments_cannot_be_chosen_not_even_by_their_owner(owner: int) -> None:
    state = scene()
    lay(state, 6, "residence", owner=owner)
    lay(state, 7, "monument_garden", owner=owner)
    lay(state, 8, "monument_mansion", owner=owner)
    for space in (6, 7, 8):
        assert refusal(state, f"place:{space}") == ("not-a-place", "1303-planning-04")
        assert refusal_params(state, f"place:{space}") == {"place": space}
    only(state, "pass", "place:site", *placements(*OPEN_SPACES[:4], *range(9, 15), 19))


@pytest.mark.rule("1303-planning-04")
def test_the_tiles_on_the_site_cannot_be_chosen() -> None:
    state = scene(round_number=9)
    for slot in (1, 2, 3):
        assert refusal(state, f"site:{slot}") == ("not-now", "")
        assert refusal_params(state, f"site:{slot}") == {"decision": "plan"}


@pytest.mark.rule("1303-planning-05")
@pytest.mark.parametrize("gap", [5, 13, 30])
def test_the_provost_does_not_limit_placing(gap: int) -> None:
    state = scene()
    state.provost = gap
    only(state, "pass", "place:site", *placements(*OPEN_SPACES))
    play(state, "place:19")
    assert state.worker[19] == BLUE
    assert told(state) == [("placed", BLUE, 19, "stone_gold_mine", 0)]


@pytest.mark.rule("1303-planning-06")
@pytest.mark.parametrize("owner", [BLUE, BLACK, RED])
def test_placing_on_a_tile_another_player_built_gives_that_player_a_point_at_once(owner: int) -> None:
    state = scene()
    lay(state, 15, "wood_farm", owner=owner)
    play(state, "place:1", "place:2")
    before = holdings(state)
    play(state, "place:15")
    assert gains(before, state) == {GREEN: {"workers": -1}, owner: {"points": 1}}
    assert told(state) == [("placed", GREEN, 15, "wood_farm", 0), ("owner-points", owner, 1, 15)]


@pytest.mark.rule("1303-planning-07")
@pytest.mark.parametrize("round_number", [1, 9])
def test_own_printed_start_and_set_up_tiles_pay_nobody(round_number: int) -> None:
    state = scene(round_number=round_number, workers=15)
    lay(state, 15, "wood_farm", owner=BLUE)
    play(state, "place:15", *sorted(placements(*OPEN_SPACES)))
    assert points_of(state) == [0, 0, 0, 0]


@pytest.mark.rule("1303-planning-08")
def test_the_owner_keeps_the_point_if_the_building_is_not_activated() -> None:
    state = scene()
    lay(state, 15, "wood_farm", owner=GREEN)
    play(state, "place:15", "pass", "pass", "pass", "pass")
    pass_bridge(state)
    assert (state.round, points_of(state)) == (2, [0, 0, 1, 0])


# ---- b) a worker on the construction site


@pytest.mark.rule("1303-planning-09")
def test_site_workers_stand_from_left_to_right_one_per_player() -> None:
    state = scene()
    play(state, "place:1", "place:site")
    assert told(state) == [("placed-on-site", BLACK, 1)]
    play(state, "place:site")
    assert told(state) == [("placed-on-site", GREEN, 2)]
    assert [int(seat) for seat in state.site] == [BLACK, GREEN, -1, -1, -1]
    play(state, "place:2", "place:site")
    assert [int(seat) for seat in state.site] == [BLACK, GREEN, BLUE, -1, -1]
    assert asked(state) == ("plan", BLACK)
    assert refusal(state, "place:site") == ("already-there", "1303-planning-09")
    assert refusal_params(state, "place:site") == {"place": "site"}
    play(state, "place:3")
    assert refusal(state, "place:site") == ("already-there", "1303-planning-09")
    play(state, "place:4", "place:site")
    assert [int(seat) for seat in state.site] == [BLACK, GREEN, BLUE, RED, -1]
    assert stocks(state) == [4, 4, 4, 4]
    assert camps(state) == [9] * 4


@pytest.mark.rule("1303-planning-09")
def test_all_five_players_find_room_on_the_site() -> None:
    state = scene(players=5)
    play(state, *["place:site"] * 5)
    assert [int(seat) for seat in state.site] == [0, 1, 2, 3, 4]
    assert refusal(state, "place:site") == ("already-there", "1303-planning-09")


# ---- c) passing


@pytest.mark.rule("1303-planning-10")
def test_pass_markers_stand_from_left_to_right_in_the_order_of_passing() -> None:
    state = scene()
    play(state, "place:1", "pass")
    assert bridge(state) == [BLACK, -1, -1, -1]
    assert told(state) == [("passed", BLACK, 1), ("took-marker", BLACK)]
    play(state, "place:2", "pass")
    assert bridge(state) == [BLACK, RED, -1, -1]
    assert told(state) == [("passed", RED, 2)]
    play(state, "pass")
    assert bridge(state) == [BLACK, RED, BLUE, -1]
    # Only Green is still asked.
    play(state, "place:3")
    assert asked(state) == ("plan", GREEN)
    assert [state.worker[space] for space in (1, 2, 3)] == [BLUE, GREEN, GREEN]


@pytest.mark.rule("1303-planning-10")
def test_passing_uses_no_house_for_building_and_costs_nothing() -> None:
    state = scene()
    before = holdings(state)
    play(state, "pass", "pass")
    assert gains(before, state) == {}


@pytest.mark.rule("1303-planning-11", "1303-planning-12")
def test_only_the_first_to_pass_takes_the_marker_and_begins_the_next_round() -> None:
    state = scene()
    play(state, "place:1", "place:2", "pass")
    assert state.start_seat == GREEN
    assert told(state) == [("passed", GREEN, 1), ("took-marker", GREEN)]
    assert asked(state) == ("plan", RED)  # the phase goes on where it is
    play(state, "pass", "pass", "pass")
    assert state.start_seat == GREEN
    pass_bridge(state)
    assert (state.round, asked(state)) == (2, ("plan", GREEN))
    play(state, "place:1")
    assert asked(state) == ("plan", RED)


@pytest.mark.rule("1303-planning-12")
def test_the_turn_does_not_jump_to_the_new_start_player() -> None:
    state = scene()
    play(state, "place:1", "place:2", "place:3", "pass")  # Red takes the marker
    assert state.start_seat == RED
    order = []
    for space in (4, 6, 7):
        order.append(asked(state)[1])
        play(state, f"place:{space}")
    assert order == [BLUE, BLACK, GREEN]
    assert asked(state) == ("plan", BLUE)


@pytest.mark.rule("1303-planning-13")
@pytest.mark.parametrize("place", ["place:6", "place:site"])
def test_after_the_first_pass_a_placement_takes_a_second_worker(place: str) -> None:
    state = scene()
    play(state, "pass")
    assert state.decision.extra_workers == 1
    before = holdings(state)
    play(state, place)
    assert gains(before, state) == {BLACK: {"workers": -2, "camp": 1}}
    assert workers_in_all(state, BLACK) == 15
    placed = ("placed", BLACK, 6, "start_farm", 0) if place == "place:6" else ("placed-on-site", BLACK, 1)
    assert told(state) == [placed, ("extra-worker", BLACK, 1)]


@pytest.mark.rule("1303-planning-13")
def test_the_owner_is_paid_after_the_additional_worker() -> None:
    state = scene()
    lay(state, 15, "wood_farm", owner=RED)
    play(state, "pass", "place:15")
    assert told(state) == [
        ("placed", BLACK, 15, "wood_farm", 0),
        ("extra-worker", BLACK, 1),
        ("owner-points", RED, 1, 15),
    ]


@pytest.mark.rule("1303-planning-14")
def test_placements_before_the_first_pass_cost_one_worker() -> None:
    state = scene()
    assert state.decision.extra_workers == 0
    play(state, "place:1", "place:site", "place:2", "pass")
    assert stocks(state) == [5, 5, 5, 6]
    assert camps(state) == [9, 9, 9, 9]
    play(state, "pass", "pass", "pass")  # nothing is claimed afterwards
    assert stocks(state) == [5, 5, 5, 6]


@pytest.mark.rule("1303-planning-14")
def test_the_surcharge_is_gone_in_the_next_round() -> None:
    state = scene()
    play(state, *["pass"] * 4)
    pass_bridge(state)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
    before = holdings(state)
    play(state, "place:1")
    assert gains(before, state) == {BLUE: {"workers": -1}}


@pytest.mark.rule("1303-planning-15")
@pytest.mark.parametrize("passed", [1, 2, 3])
def test_the_surcharge_is_one_worker_however_many_have_passed(passed: int) -> None:
    state = scene()
    play(state, *["pass"] * passed)
    seat = asked(state)[1]
    play(state, "place:1")
    assert (state.workers[seat], state.camp[seat]) == (4, 10)
    play(state, *["pass"] * (3 - passed), "place:2")
    assert (state.workers[seat], state.camp[seat]) == (2, 11)


@pytest.mark.rule("1303-planning-16")
def test_a_single_worker_cannot_be_placed_after_a_pass() -> None:
    state = scene()
    stock(state, BLACK, 1)
    stock(state, GREEN, 2)
    play(state, "pass")
    only(state, "pass")
    for place in ("place:6", "place:site"):
        assert refusal(state, place) == ("not-enough", "1303-planning-16")
        assert refusal_params(state, place) == {"have": 1, "need": 2}
    play(state, "pass")
    only(state, "pass", "place:site", *placements(*OPEN_SPACES))  # Green's two are enough
    play(state, "place:1")
    assert stocks(state)[GREEN] == 0


@pytest.mark.rule("1303-planning-16")
def test_a_single_worker_can_be_placed_before_the_first_pass() -> None:
    state = scene(workers=1)
    only(state, "pass", "place:site", *placements(*OPEN_SPACES))
    play(state, "place:1")
    assert (state.workers[BLUE], state.camp[BLUE]) == (0, 14)


@pytest.mark.rule("1303-planning-17")
def test_a_player_without_workers_must_pass_and_may_win_the_marker_by_it() -> None:
    state = scene()
    stock(state, BLACK, 0)
    play(state, "place:1")
    only(state, "pass")
    assert refusal(state, "place:2") == ("not-enough", "1303-planning-17")
    assert refusal_params(state, "place:2") == {"have": 0, "need": 1}
    assert state.start_seat == BLUE
    play(state, "pass")
    assert state.start_seat == BLACK


@pytest.mark.rule("1303-planning-18")
def test_passing_is_always_possible_and_leaves_the_workers_in_stock() -> None:
    state = scene(workers=15)
    for name in ("place:1", "place:2", "place:site", "place:3"):
        assert "pass" in legal(state)
        play(state, name)
    play(state, "pass")
    assert (state.workers[BLUE], state.camp[BLUE]) == (14, 0)
    assert "pass" in legal(state)


@pytest.mark.rule("1303-planning-18")
def test_passing_is_the_only_action_when_every_place_is_taken() -> None:
    state = scene(workers=15)
    for space in OPEN_SPACES:
        worker(state, RED, space)
    site_worker(state, BLUE)
    only(state, "pass")
    assert refusal(state, "place:1") == ("occupied", "1303-planning-03")
    play(state, "pass")
    only(state, "pass", "place:site")  # Black still has the site


@pytest.mark.rule("1303-planning-19")
def test_the_last_player_left_takes_turn_after_turn_until_passing() -> None:
    state = scene(workers=15)
    play(state, "pass", "pass", "place:1", "pass")
    for space in (2, 3, 4, 6, 7):
        assert asked(state) == ("plan", GREEN)
        play(state, f"place:{space}")
    assert stocks(state)[GREEN] == 15 - 6 * 2
    assert state.view(None).phase == "planning"
    play(state, "place:site")
    only(state, "pass")  # one worker left
    play(state, "pass")
    assert state.view(None).phase == "activation"


@pytest.mark.rule("1303-planning-19")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_phase_ends_when_all_have_passed(players: int) -> None:
    state = scene(players=players)
    for passed in range(players):
        assert state.view(None).phase == "planning"
        assert asked(state) == ("plan", passed)
        play(state, "pass")
    assert state.view(None).phase == "activation"
    assert asked(state) == ("bridge", BLUE)


# ---- what belongs to other decisions


@pytest.mark.parametrize("name", ["decline", "provost:-3", "use:1", "take:food", "site:1", "character:thief"])
def test_actions_of_other_decisions_are_refused_in_the_planning(name: str) -> None:
    state = scene()
    assert refusal(state, name) == ("not-now", "")
    assert refusal_params(state, name) == {"decision": "plan"}


@pytest.mark.rule("1303-planning-11")
def test_a_new_round_is_announced_with_its_start_player() -> None:
    state = scene()
    goods(state, BLUE, food=1)
    play(state, "place:1", "pass", "pass", "pass", "pass")
    while state.round == 1:
        play(state, "provost:0")
    assert told(state)[-1] == ("round-begun", 2, BLACK)


@pytest.mark.rule("1303-planning-03")
def test_workers_of_the_last_round_do_not_occupy_buildings() -> None:
    state = scene()
    worker(state, RED, 6)
    worker(state, RED, 19)
    site_worker(state, RED)
    activate(state)
    pass_bridge(state)
    play(state, "use:1")
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
    only(state, "pass", "place:site", *placements(*OPEN_SPACES))
