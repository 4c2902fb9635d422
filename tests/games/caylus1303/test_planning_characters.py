"""Die Charaktere of planning and provost: Early Riser, Night Worker, Journeyman, Thief, Steward, Bailiff."""

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
    gain_favor,
    gains,
    goods,
    goods_of,
    hold,
    holder_of,
    holdings,
    lay,
    legal,
    on_board,
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
    tile_on,
    told,
    worker,
    workers_in_all,
)

PLACES = {f"place:{space}" for space in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19)} | {"place:site"}


def planning_with(seat: int, *characters: str, workers: int = 6) -> Caylus1303:
    """A planning that begins with these characters in the hands of a seat."""
    state = scene(workers=workers)
    hold(state, seat, *characters)
    plan(state)
    return state


# ---- Early Riser (Frühaufsteher)


@pytest.mark.rule("1303-char-early-riser-1")
def test_the_early_riser_places_before_the_start_player_for_one_more_worker() -> None:
    state = planning_with(GREEN, "early_riser")
    assert asked(state) == ("early-riser", GREEN)
    assert state.decision.extra_workers == 1
    only(state, "decline", *PLACES)
    before = holdings(state)
    play(state, "place:6")
    assert gains(before, state) == {GREEN: {"workers": -2, "camp": 1}}
    assert (state.worker[6], workers_in_all(state, GREEN)) == (GREEN, 15)
    assert told(state) == [("placed", GREEN, 6, "start_farm", 0), ("extra-worker", GREEN, 1)]
    # Then everybody in turn from the start player on, the Early Riser too.
    for seat, space in ((BLUE, 1), (BLACK, 2), (GREEN, 3), (RED, 4)):
        assert asked(state) == ("plan", seat)
        play(state, f"place:{space}")
    assert stocks(state) == [5, 5, 3, 5]


@pytest.mark.rule("1303-char-early-riser-1")
def test_the_early_placement_is_a_turn_of_its_own() -> None:
    state = planning_with(GREEN, "early_riser")
    turn = state.turn
    play(state, "decline")
    assert state.turn == turn + 1


@pytest.mark.rule("1303-char-early-riser-1")
def test_the_early_riser_rises_in_every_round() -> None:
    state = planning_with(GREEN, "early_riser")
    play(state, "place:6", "pass", "pass", "pass", "pass")
    pass_bridge(state)
    play(state, "decline")  # the Farm
    assert (state.round, asked(state)) == (2, ("early-riser", GREEN))


@pytest.mark.rule("1303-char-early-riser-1")
@pytest.mark.parametrize("players", [2, 5])
def test_an_early_riser_on_the_board_wakes_nobody(players: int) -> None:
    state = scene(players=players)
    on_board(state, "early_riser")
    plan(state)
    assert asked(state) == ("plan", BLUE)


@pytest.mark.rule("1303-char-early-riser-2")
@pytest.mark.parametrize(("workers", "is_asked"), [(0, False), (1, False), (2, True)])
def test_the_early_riser_needs_two_workers(workers: int, is_asked: bool) -> None:
    state = scene()
    hold(state, GREEN, "early_riser")
    stock(state, GREEN, workers)
    plan(state)
    assert asked(state) == (("early-riser", GREEN) if is_asked else ("plan", BLUE))
    if is_asked:
        only(state, "decline", *PLACES)
        play(state, "place:1")
        assert stocks(state)[GREEN] == 0


@pytest.mark.rule("1303-char-early-riser-2")
def test_not_using_the_early_riser_is_no_pass() -> None:
    state = planning_with(GREEN, "early_riser")
    before = holdings(state)
    assert refusal(state, "pass") == ("not-now", "")
    assert refusal_params(state, "pass") == {"decision": "early-riser"}
    play(state, "decline")
    assert told(state) == [("declined", GREEN)]
    assert gains(before, state) == {}
    assert (state.bridge_count, state.start_seat) == (0, BLUE)
    assert asked(state) == ("plan", BLUE)
    play(state, "place:1", "place:2")
    assert stocks(state) == [5, 5, 6, 6]  # no surcharge
    assert asked(state) == ("plan", GREEN)
    play(state, "place:3")
    assert stocks(state) == [5, 5, 5, 6]


@pytest.mark.rule("1303-char-early-riser-3")
def test_a_start_player_with_the_early_riser_places_twice_in_a_row() -> None:
    state = planning_with(BLUE, "early_riser")
    play(state, "place:6")
    assert asked(state) == ("plan", BLUE)
    play(state, "place:7")
    assert asked(state) == ("plan", BLACK)
    assert [state.worker[6], state.worker[7]] == [BLUE, BLUE]
    assert (stocks(state), camps(state)) == ([3, 6, 6, 6], [10, 9, 9, 9])


@pytest.mark.rule("1303-char-early-riser-4")
def test_the_early_placement_may_go_to_the_site() -> None:
    state = planning_with(GREEN, "early_riser")
    before = holdings(state)
    play(state, "place:site")
    assert gains(before, state) == {GREEN: {"workers": -2, "camp": 1}}
    assert [int(seat) for seat in state.site[:2]] == [GREEN, -1]
    assert told(state) == [("placed-on-site", GREEN, 1), ("extra-worker", GREEN, 1)]
    play(state, "place:1", "place:2")
    assert refusal(state, "place:site") == ("already-there", "1303-planning-09")


@pytest.mark.rule("1303-char-early-riser-4")
def test_the_early_placement_pays_the_owner() -> None:
    state = planning_with(GREEN, "early_riser")
    lay(state, 15, "wood_farm", owner=BLACK)
    play(state, "place:15")
    assert points_of(state) == [0, 1, 0, 0]


@pytest.mark.rule("1303-char-early-riser-4")
def test_the_early_placement_does_not_use_up_the_journeyman() -> None:
    state = planning_with(GREEN, "early_riser", "journeyman")
    play(state, "place:6", "place:7", "place:8")
    assert asked(state) == ("plan", GREEN)
    assert refusal(state, "place:6") == ("already-there", "1303-char-journeyman-2")
    play(state, "place:7")
    assert state.view(None).road[6].workers == (BLUE, GREEN)


@pytest.mark.rule("1303-char-early-riser-5", "1303-char-night-worker-1")
def test_the_night_worker_does_not_save_the_early_risers_additional_worker() -> None:
    state = planning_with(GREEN, "early_riser", "night_worker")
    assert state.decision.extra_workers == 1
    before = holdings(state)
    play(state, "place:6")
    assert gains(before, state) == {GREEN: {"workers": -2, "camp": 1}}
    play(state, "pass", "pass")
    before = holdings(state)
    play(state, "place:7")
    assert gains(before, state) == {GREEN: {"workers": -1}}


@pytest.mark.rule("1303-char-early-riser-5")
def test_even_with_the_night_worker_one_worker_is_too_few_to_rise_early() -> None:
    state = scene()
    hold(state, GREEN, "early_riser", "night_worker")
    stock(state, GREEN, 1)
    plan(state)
    assert asked(state) == ("plan", BLUE)


# ---- Night Worker (Nachtarbeiter)


@pytest.mark.rule("1303-char-night-worker-1")
@pytest.mark.parametrize("place", ["place:6", "place:site"])
def test_the_night_worker_places_without_the_surcharge(place: str) -> None:
    state = planning_with(BLACK, "night_worker")
    play(state, "pass")
    assert state.decision.extra_workers == 0
    before = holdings(state)
    play(state, place)
    assert gains(before, state) == {BLACK: {"workers": -1}}
    assert [event[0] for event in told(state)] == ["placed" if place == "place:6" else "placed-on-site"]


@pytest.mark.rule("1303-char-night-worker-1")
def test_the_other_players_still_pay_the_surcharge() -> None:
    state = planning_with(BLACK, "night_worker")
    play(state, "pass", "place:6", "place:7", "place:8")
    assert stocks(state) == [6, 5, 4, 4]
    assert camps(state) == [9, 9, 10, 10]


@pytest.mark.rule("1303-char-night-worker-1")
def test_the_night_worker_may_place_the_last_single_worker() -> None:
    state = planning_with(BLACK, "night_worker")
    stock(state, BLACK, 1)
    stock(state, GREEN, 1)
    play(state, "pass")
    only(state, "pass", *PLACES)
    play(state, "place:6")
    assert stocks(state)[BLACK] == 0
    only(state, "pass")  # Green


# ---- Journeyman (Händlerin)


@pytest.mark.rule("1303-char-journeyman-1")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 6, 13, 14, 19])
def test_the_journeyman_joins_another_players_worker_on_any_building(space: int) -> None:
    state = planning_with(BLACK, "journeyman")
    play(state, f"place:{space}")
    before = holdings(state)
    play(state, f"place:{space}")
    assert gains(before, state) == {BLACK: {"workers": -1}}
    assert state.view(None).road[space - 1].workers == (BLUE, BLACK)
    assert workers_in_all(state, BLACK) == 15
    assert [event[:3] for event in told(state)] == [("placed", BLACK, space)]
    assert asked(state) == ("plan", GREEN)


@pytest.mark.rule("1303-char-journeyman-1")
def test_the_journeyman_works_once_per_round() -> None:
    state = planning_with(BLACK, "journeyman")
    play(state, "place:6", "place:6", "place:7", "place:8", "place:9")
    assert asked(state) == ("plan", BLACK)
    for space in (6, 7, 8, 9):
        assert refusal(state, f"place:{space}") == ("used-up", "1303-char-journeyman-1")
    play(state, "place:10")  # free buildings stay open
    assert asked(state) == ("plan", GREEN)


@pytest.mark.rule("1303-char-journeyman-1")
def test_placing_on_a_free_building_does_not_use_up_the_journeyman() -> None:
    state = planning_with(BLACK, "journeyman")
    play(state, "place:6", "place:7", "place:8", "place:9", "place:10")
    assert legal(state) == (PLACES | {"pass"}) - {"place:7"}
    play(state, "place:9")
    assert state.view(None).road[8].workers == (RED, BLACK)


@pytest.mark.rule("1303-char-journeyman-1")
def test_only_the_holder_of_the_journeyman_may_join() -> None:
    state = planning_with(BLACK, "journeyman")
    play(state, "place:6", "place:7")
    assert asked(state) == ("plan", GREEN)
    for space in (6, 7):
        assert refusal(state, f"place:{space}") == ("occupied", "1303-planning-03")


@pytest.mark.rule("1303-char-journeyman-1")
def test_the_journeyman_opens_no_place_that_takes_no_workers() -> None:
    state = planning_with(BLACK, "journeyman")
    lay(state, 6, "residence", owner=BLUE)
    play(state, "place:site")
    assert refusal(state, "place:6") == ("not-a-place", "1303-planning-04")
    assert refusal(state, "place:5") == ("not-a-place", "1303-planning-04")
    assert refusal(state, "place:15") == ("empty", "1303-planning-04")
    assert legal(state) == (PLACES | {"pass"}) - {"place:6"}


@pytest.mark.rule("1303-char-journeyman-1")
def test_the_journeyman_is_fresh_in_the_next_round() -> None:
    state = planning_with(BLACK, "journeyman")
    play(state, "place:19", "place:19", "pass", "pass", "pass", "pass")
    pass_bridge(state)
    assert (state.round, asked(state)) == (2, ("plan", GREEN))
    play(state, "place:6", "place:7", "place:8")
    assert asked(state) == ("plan", BLACK)
    play(state, "place:7")
    assert state.view(None).road[6].workers == (RED, BLACK)


@pytest.mark.rule("1303-char-journeyman-2")
def test_the_journeyman_joins_no_own_worker_and_no_own_site_worker() -> None:
    state = planning_with(BLUE, "journeyman")
    play(state, "place:6", "place:7", "place:8", "place:9")
    assert refusal(state, "place:6") == ("already-there", "1303-char-journeyman-2")
    play(state, "place:site", "place:10", "place:11", "place:12")
    assert asked(state) == ("plan", BLUE)
    assert refusal(state, "place:site") == ("already-there", "1303-planning-09")
    assert "place:6" not in legal(state)
    assert "place:7" in legal(state)


@pytest.mark.rule("1303-char-journeyman-3")
def test_the_journeymans_worker_acts_right_after_the_first_and_before_the_next_building() -> None:
    state = scene()
    worker(state, BLUE, 6)
    worker(state, BLACK, 6)
    worker(state, GREEN, 7)
    activate(state)
    pass_bridge(state)
    before = holdings(state)
    assert asked(state) == ("use", BLUE)
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"food": 1, "camp": 1}}
    assert state.view(None).road[5].workers == (BLACK,)
    assert asked(state) == ("use", BLACK)
    play(state, "use:1")
    assert gains(before, state) == {BLUE: {"food": 1, "camp": 1}, BLACK: {"food": 1, "camp": 1}}
    assert state.view(None).road[5].workers == ()
    assert (asked(state), state.decision.space) == (("use", GREEN), 7)


@pytest.mark.rule("1303-char-journeyman-3")
def test_two_workers_on_the_toll_have_two_moves() -> None:
    state = scene()
    worker(state, BLUE, 4)
    worker(state, BLACK, 4)
    activate(state)
    play(state, "provost:+2")
    assert asked(state) == ("toll", BLACK)
    assert legal(state) == {"provost:-2", "provost:-1", "provost:0", "provost:+1", "provost:+2"}
    play(state, "provost:+2")
    assert (state.provost, asked(state)) == (17, ("bridge", BLUE))


@pytest.mark.rule("1303-char-journeyman-3")
def test_the_second_worker_on_the_fairground_pays_for_itself() -> None:
    state = scene()
    goods(state, BLUE, wood=2)
    goods(state, BLACK, wood=2)
    worker(state, BLUE, 1)
    worker(state, BLACK, 1)
    activate(state)
    for seat in (BLUE, BLACK):
        assert asked(state) == ("use", seat)
        play(state, "use:1")
        assert asked(state) == ("favor", seat)
        play(state, "site:1", "decline")
    assert [goods_of(state, seat) for seat in (BLUE, BLACK)] == [{"wood": 1}, {"wood": 1}]


@pytest.mark.rule("1303-char-journeyman-3")
def test_the_second_worker_on_the_carpenter_finds_what_the_first_left() -> None:
    state = scene()
    for seat in (BLUE, BLACK):
        goods(state, seat, food=1, wood=1)
        worker(state, seat, 3)
    activate(state)
    play(state, "build:wood_quarry")
    assert asked(state) == ("build", BLACK)
    assert refusal(state, "build:wood_quarry") == ("not-available", "1303-carpenter-01")
    play(state, "build:wood_farm")
    assert [(tile_on(state, space), state.owner[space]) for space in (15, 16)] == [
        ("wood_quarry", BLUE),
        ("wood_farm", BLACK),
    ]
    assert points_of(state) == [2, 2, 0, 0]


@pytest.mark.rule("1303-char-journeyman-3")
def test_the_second_worker_of_the_lawyer_finds_what_the_first_left() -> None:
    state = scene()
    for seat in (BLUE, BLACK):
        goods(state, seat, cloth=1)
        worker(state, seat, 2)
    activate(state)
    play(state, "claim:6")
    assert asked(state) == ("claim", BLACK)
    assert refusal(state, "claim:6") == ("occupied", "1303-lawyer-03")


@pytest.mark.rule("1303-char-journeyman-3")
def test_the_second_worker_acts_also_if_the_first_cannot() -> None:
    state = scene()
    goods(state, BLACK, wood=1)
    worker(state, BLUE, 1)
    worker(state, BLACK, 1)
    activate(state)
    assert asked(state) == ("use", BLACK)
    assert (state.camp[BLUE], state.worker[1]) == (10, -1)


@pytest.mark.rule("1303-char-journeyman-4")
def test_the_journeymans_placement_pays_the_surcharge() -> None:
    state = planning_with(BLACK, "journeyman")
    worker(state, RED, 6)
    play(state, "pass")
    before = holdings(state)
    play(state, "place:6")
    assert gains(before, state) == {BLACK: {"workers": -2, "camp": 1}}


@pytest.mark.rule("1303-char-journeyman-4")
def test_with_the_night_worker_the_journeymans_placement_is_free_of_the_surcharge() -> None:
    state = planning_with(BLACK, "journeyman", "night_worker")
    worker(state, RED, 6)
    play(state, "pass")
    before = holdings(state)
    play(state, "place:6")
    assert gains(before, state) == {BLACK: {"workers": -1}}


@pytest.mark.rule("1303-char-journeyman-5")
@pytest.mark.parametrize("first", [RED, GREEN])
def test_the_journeymans_placement_pays_the_owner_whoever_stands_there(first: int) -> None:
    state = planning_with(BLUE, "journeyman")
    lay(state, 15, "wood_farm", owner=RED)
    worker(state, first, 15)
    before = holdings(state)
    play(state, "place:15")
    assert gains(before, state) == {BLUE: {"workers": -1}, RED: {"points": 1}}


@pytest.mark.rule("1303-char-journeyman-5")
def test_the_journeymans_placement_on_an_own_tile_pays_nothing() -> None:
    state = planning_with(BLUE, "journeyman", "steward")
    lay(state, 15, "wood_farm", owner=BLUE)
    worker(state, RED, 15)
    before = holdings(state)
    play(state, "place:15")
    assert gains(before, state) == {BLUE: {"workers": -1}}


# ---- Thief (Dieb)


@pytest.mark.rule("1303-char-thief-1")
@pytest.mark.parametrize("owner_has", [(), ("steward",)])
def test_the_thief_pays_no_owner_not_even_the_steward(owner_has: tuple[str, ...]) -> None:
    state = planning_with(BLUE, "thief")
    hold(state, GREEN, *owner_has)
    lay(state, 15, "wood_farm", owner=GREEN)
    before = holdings(state)
    play(state, "place:15")
    assert gains(before, state) == {BLUE: {"workers": -1}}
    assert told(state) == [("placed", BLUE, 15, "wood_farm", 0)]


@pytest.mark.rule("1303-char-thief-1")
def test_the_thief_stops_the_points_of_nobody_elses_placements() -> None:
    state = planning_with(GREEN, "thief")
    lay(state, 15, "wood_farm", owner=GREEN)
    lay(state, 16, "wood_quarry", owner=RED)
    play(state, "place:15", "place:16")
    assert points_of(state) == [0, 0, 1, 1]


@pytest.mark.rule("1303-char-thief-2")
def test_the_thief_does_not_stop_the_owner_bonus() -> None:
    state = planning_with(BLUE, "thief")
    lay(state, 15, "stone_farm", owner=GREEN)
    play(state, "place:15", "pass", "pass", "pass", "pass")
    state.provost = 15
    pass_bridge(state)
    play(state, "use:1")
    assert goods_of(state, GREEN) == {"food": 1}
    assert goods_of(state, BLUE) == {"food": 2, "cloth": 1}
    assert points_of(state) == [0, 0, 0, 0]


# ---- Steward (Hofmarschall)


@pytest.mark.rule("1303-char-steward-1")
def test_the_steward_gains_two_points_in_all_when_another_player_places() -> None:
    state = planning_with(GREEN, "steward")
    lay(state, 15, "wood_farm", owner=GREEN)
    before = holdings(state)
    play(state, "place:15")
    assert gains(before, state) == {BLUE: {"workers": -1}, GREEN: {"points": 2}}
    assert told(state) == [("placed", BLUE, 15, "wood_farm", 0), ("owner-points", GREEN, 2, 15)]


@pytest.mark.rule("1303-char-steward-1")
def test_the_steward_gains_nothing_for_own_workers_or_on_other_tiles() -> None:
    state = planning_with(BLUE, "steward")
    lay(state, 15, "wood_farm", owner=BLUE)
    lay(state, 16, "wood_quarry", owner=GREEN)
    play(state, "place:15", "place:16")
    assert points_of(state) == [0, 0, 1, 0]  # Black's visit to Green: one point, the Steward is Blue's
    play(state, "place:6")
    assert points_of(state) == [0, 0, 1, 0]


# ---- Bailiff (Gutsverwalter)


@pytest.mark.rule("1303-char-bailiff-1")
@pytest.mark.parametrize("steps", ["provost:-1", "provost:0", "provost:+1"])
def test_the_bailiff_moves_the_provost_one_step_after_the_bridge(steps: str) -> None:
    state = scene()
    hold(state, BLACK, "bailiff")
    worker(state, GREEN, 6)
    activate(state)
    for seat in range(4):
        assert asked(state) == ("bridge", seat)
        play(state, "provost:0")
    assert asked(state) == ("bailiff", BLACK)
    assert state.decision.most_steps == 1
    only(state, "provost:-1", "provost:0", "provost:+1")
    for name in ("provost:-2", "provost:+2", "provost:+3"):
        assert refusal(state, name) == ("out-of-range", "1303-char-bailiff-1")
    before = holdings(state)
    play(state, steps)
    assert state.provost == 13 + int(steps.removeprefix("provost:"))
    assert gains(before, state) == {}
    assert asked(state) == ("use", GREEN)


@pytest.mark.rule("1303-char-bailiff-1")
def test_the_bailiffs_step_is_a_turn_of_its_own_and_needs_no_worker() -> None:
    state = scene(workers=0)
    hold(state, BLACK, "bailiff")
    stock(state, RED, 1)
    activate(state)
    assert asked(state) == ("bridge", RED)
    turn = state.turn
    play(state, "provost:0")
    assert (asked(state), state.turn) == (("bailiff", BLACK), turn + 1)
    play(state, "provost:+1")
    assert told(state)[0] == ("provost-moved", BLACK, 14, 1)
    assert state.round == 2


@pytest.mark.rule("1303-char-bailiff-1")
@pytest.mark.parametrize("place", ["board", "box"])
def test_nobody_is_asked_for_a_bailiff_nobody_holds(place: str) -> None:
    state = scene()
    if place == "board":
        on_board(state, "bailiff")
    worker(state, GREEN, 6)
    activate(state)
    play(state, *["provost:0"] * 4)
    assert asked(state) == ("use", GREEN)


@pytest.mark.rule("1303-char-bailiff-2")
def test_a_bailiff_won_at_the_fairground_is_used_by_the_new_holder_only() -> None:
    state = scene()
    hold(state, BLACK, "bailiff")
    site_worker(state, RED)
    goods(state, RED, food=1, wood=1, stone=1)
    gain_favor(state, BLUE)
    play(state, "character:bailiff")
    assert holder_of(state, "bailiff") == BLUE
    order = []
    while asked(state)[0] in ("bridge", "bailiff"):
        order.append(asked(state))
        play(state, "provost:0")
    assert order == [*(("bridge", seat) for seat in range(4)), ("bailiff", BLUE)]
    assert asked(state) == ("deliver", RED)


@pytest.mark.rule("1303-char-bailiff-2")
def test_a_bailiff_taken_from_the_board_at_the_fairground_works_in_the_same_round() -> None:
    state = scene(workers=1)
    on_board(state, "bailiff")
    gain_favor(state, BLUE)
    play(state, "site:1", "character:bailiff")
    play(state, *["provost:0"] * 3)  # the others still have a worker each
    assert asked(state) == ("bailiff", BLUE)
