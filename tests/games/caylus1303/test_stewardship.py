"""Phase 4, Stewardship (Verwaltung): residences, monuments, recruitment, provost and round marker, in this order."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    activate,
    asked,
    camp,
    event_names,
    gains,
    goods,
    goods_of,
    hold,
    holdings,
    in_supply,
    lay,
    legal,
    pass_bridge,
    passed,
    play,
    points_of,
    refusal,
    refusal_params,
    road,
    scene,
    site_tile,
    site_worker,
    steward,
    tile_on,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)

EMPTY = (*range(15, 19), *range(20, 29))


def claim(state: Caylus1303, space: int, seat: int) -> None:
    """The seat's house stands above the yellow tile of this space, as after the Lawyer."""
    tile = tile_on(state, space)
    assert tile is not None
    lay(state, space, tile, seat)


# ---- the order of the steps


@pytest.mark.rule("1303-stewardship-01")
def test_the_steps_follow_the_order_of_the_rulebook() -> None:
    state = scene()
    claim(state, 8, BLACK)
    passed(state, BLACK)
    goods(state, BLACK, gold=1, wood=1)
    state.log = []
    steward(state)
    assert event_names(state) == ["residence-turned"]
    assert asked(state) == ("monument", BLACK)
    play(state, "monument:garden")
    assert event_names(state) == [
        "paid",
        "paid",
        "monument-built",
        "points-gained",
        *["recruited"] * 4,
        "provost-reset",
        "marker-back",
        "round-begun",
    ]


@pytest.mark.rule("1303-stewardship-01")
def test_a_monument_comes_before_recruitment_and_recruitment_before_the_next_round() -> None:
    state = scene()
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=1, cloth=1)
    state.provost = 20
    before = holdings(state)
    steward(state)
    assert gains(before, state) == {}, "nobody has recruited yet"
    assert (state.provost, state.round) == (20, 1)
    play(state, "monument:factory")
    # The Factory's cloth comes in the same round; the residence under it brings no worker any more.
    assert gains(before, state)[BLACK] == {"gold": -1, "points": 5, "workers": 3, "camp": -3}
    assert (state.provost, state.round) == (13, 2)


# ---- 1) residences


@pytest.mark.rule("1303-stewardship-02")
def test_every_claimed_yellow_tile_turns_into_a_residence_of_its_owner() -> None:
    state = scene()
    claim(state, 6, BLACK)
    claim(state, 9, RED)
    claim(state, 12, BLUE)
    claim(state, 13, BLACK)
    lay(state, 10, "monument_garden", GREEN)
    lay(state, 15, "wood_farm", BLACK)
    before = road(state)
    steward(state)
    expected = list(before)
    expected[5] = ("residence", BLACK, -1)
    expected[8] = ("residence", RED, -1)
    expected[11] = ("residence", BLUE, -1)
    expected[12] = ("residence", BLACK, -1)
    assert road(state) == expected
    assert asked(state) == ("plan", BLUE)
    assert refusal(state, "place:6") == ("not-a-place", "1303-planning-04")
    assert "place:7" in legal(state)
    assert "place:15" in legal(state)


@pytest.mark.rule("1303-stewardship-02")
def test_no_yellow_tile_has_a_house_when_the_next_planning_begins() -> None:
    state = scene()
    goods(state, BLACK, cloth=1)
    worker(state, BLACK, 2)
    activate(state)
    play(state, "claim:12")
    assert tile_on(state, 12) == "start_farm", "still a Farm this round"
    pass_bridge(state)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
    houses = [entry for entry in road(state) if entry[1] >= 0]
    assert houses == [("residence", BLACK, -1)]
    assert tile_on(state, 12) == "residence"


# ---- 2) monuments


@pytest.mark.rule("1303-stewardship-03")
def test_residences_are_asked_by_their_place_on_the_road() -> None:
    state = scene()
    for space, seat in ((13, BLUE), (6, GREEN), (9, BLACK), (8, RED), (10, RED)):
        lay(state, space, "residence", seat)
        goods(state, seat, gold=9, wood=9)
    claim(state, 7, GREEN)  # turned just now: takes part
    steward(state)
    order = []
    while asked(state)[0] == "monument":
        order.append((state.decision.space, asked(state)[1]))
        play(state, "decline")
    assert order == [(6, GREEN), (7, GREEN), (8, RED), (9, BLACK), (10, RED), (13, BLUE)]


@pytest.mark.rule("1303-stewardship-03")
def test_a_player_may_cover_several_residences_in_one_round() -> None:
    state = scene()
    for space in (6, 7, 8):
        lay(state, space, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=1, cloth=1, stone=1)
    steward(state)
    play(state, "monument:garden", "monument:factory", "monument:granary")
    assert [tile_on(state, space) for space in (6, 7, 8)] == [
        "monument_garden",
        "monument_factory",
        "monument_granary",
    ]
    assert points_of(state) == [0, 16, 0, 0]


@pytest.mark.rule("1303-stewardship-03")
def test_each_residence_is_decided_in_a_turn_of_its_own() -> None:
    state = scene()
    for space in (6, 7):
        lay(state, space, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=3)
    steward(state)
    turn = state.turn
    play(state, "decline")
    assert (asked(state), state.turn) == (("monument", BLACK), turn + 1)


@pytest.mark.rule("1303-stewardship-04")
def test_a_monument_is_paid_taken_from_the_supply_and_marked_by_the_residences_house() -> None:
    state = scene()
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=2, stone=3)
    steward(state)
    assert legal(state) == {"decline", "monument:granary", "monument:statue"}
    before = road(state)
    houses = int(state.houses[BLACK])
    play(state, "monument:statue")
    assert goods_of(state, BLACK) == {"gold": 1, "stone": 1}
    assert points_of(state) == [0, 7, 0, 0]
    before[7] = ("monument_statue", BLACK, -1)
    assert road(state) == before
    assert state.houses[BLACK] == houses
    assert not in_supply(state, "monument_statue")


@pytest.mark.rule("1303-stewardship-04")
def test_a_monument_of_another_player_is_gone_from_the_supply() -> None:
    state = scene()
    lay(state, 6, "monument_garden", RED)
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=2, wood=2, cloth=1)
    steward(state)
    assert legal(state) == {"decline", "monument:factory"}
    assert refusal(state, "monument:garden") == ("not-available", "1303-stewardship-04")


@pytest.mark.rule("1303-stewardship-04")
def test_no_monument_ever_replaces_a_monument() -> None:
    state = scene()
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=9, wood=9, stone=9, cloth=9)
    steward(state)
    play(state, "monument:statue")
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
    steward(state)
    assert (state.round, asked(state)) == (3, ("plan", BLUE)), "not asked again"
    assert tile_on(state, 8) == "monument_statue"


@pytest.mark.rule("1303-stewardship-04")
def test_built_tiles_are_never_asked_for_a_monument() -> None:
    state = scene()
    lay(state, 15, "wood_farm", BLACK)
    goods(state, BLACK, gold=9, wood=9, stone=9, cloth=9)
    steward(state)
    assert state.round == 2


@pytest.mark.rule("1303-stewardship-04")
def test_with_no_monument_left_no_residence_is_asked() -> None:
    state = scene()
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=9, wood=9, stone=9, cloth=9)
    for name in ("theater", "garden", "factory", "granary", "statue", "cathedral", "mansion"):
        state.supply &= ~(1 << state.figures.tile(f"monument_{name}"))
    steward(state)
    assert state.round == 2


@pytest.mark.rule("1303-stewardship-05")
def test_a_declined_residence_is_asked_again_in_the_next_round_only() -> None:
    state = scene()
    lay(state, 8, "residence", BLACK)
    lay(state, 9, "residence", RED)
    goods(state, BLACK, gold=1, wood=1)
    goods(state, RED, gold=3, wood=4)
    steward(state)
    assert asked(state) == ("monument", BLACK)
    play(state, "decline")
    assert asked(state) == ("monument", RED)
    play(state, "monument:theater")
    assert asked(state) == ("favor", RED)
    play(state, "site:1", "decline")
    assert (state.round, asked(state)) == (2, ("plan", BLUE)), "not even after the Theater's favor"
    steward(state)
    assert asked(state) == ("monument", BLACK)


# ---- 3) recruitment


@pytest.mark.rule("1303-stewardship-06")
@pytest.mark.parametrize(("players", "base"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_everybody_recruits_three_workers_or_two_with_five_players(players: int, base: int) -> None:
    state = scene(players)
    before = holdings(state)
    steward(state)
    assert gains(before, state) == {seat: {"workers": base, "camp": -base} for seat in range(players)}


@pytest.mark.rule("1303-stewardship-06", "1303-limit-02")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_recruitment_takes_what_the_camp_has(there: int, taken: int) -> None:
    state = scene()
    camp(state, BLACK, there)
    steward(state)
    assert (state.workers[BLACK], state.camp[BLACK]) == (15 - there + taken, there - taken)


@pytest.mark.rule("1303-stewardship-07")
def test_each_own_residence_brings_one_more_worker() -> None:
    state = scene(workers=2)
    lay(state, 6, "residence", BLACK)
    lay(state, 9, "residence", BLACK)
    lay(state, 13, "residence", RED)
    before = holdings(state)
    steward(state)
    plain = {"workers": 3, "camp": -3}
    assert gains(before, state) == {
        BLUE: plain,
        BLACK: {"workers": 5, "camp": -5},
        GREEN: plain,
        RED: {"workers": 4, "camp": -4},
    }


@pytest.mark.rule("1303-stewardship-07")
def test_a_residence_turned_in_this_round_brings_its_worker_and_a_covered_one_does_not() -> None:
    for covered, workers in ((False, 4), (True, 3)):
        state = scene()
        claim(state, 6, BLACK)
        goods(state, BLACK, gold=1, stone=2)
        steward(state)
        before = holdings(state)
        play(state, "monument:statue" if covered else "decline")
        assert gains(before, state)[BLACK]["workers"] == workers


@pytest.mark.rule("1303-stewardship-07")
def test_built_tiles_and_neutral_tiles_bring_nobody_workers() -> None:
    state = scene()
    lay(state, 15, "wood_covered_market", BLACK)
    lay(state, 16, "stone_guild", BLACK)
    before = holdings(state)
    steward(state)
    assert gains(before, state)[BLACK] == {"workers": 3, "camp": -3}


# ---- 4) provost


@pytest.mark.rule("1303-stewardship-08")
@pytest.mark.parametrize(
    ("built", "gap"),
    [
        ((), 13),
        ((15,), 14),
        ((15, 16), 15),
        ((15, 16, 17), 16),
        ((15, 16, 17, 18), 18),  # the grey tile on 19 joins the row
        ((15, 16, 17, 18, 20), 19),
        ((15, 16, 17, 18, 20, 21, 22), 21),
        (EMPTY[:-1], 26),
    ],
)
@pytest.mark.parametrize("stands", [5, 13, 28])
def test_the_provost_goes_before_the_last_building_of_the_unbroken_row(
    built: tuple[int, ...], gap: int, stands: int
) -> None:
    state = scene()
    for number, space in enumerate(built):
        lay(state, space, "wood_farm", number % 4)
    state.provost = stands
    steward(state)
    assert state.provost == gap


@pytest.mark.rule("1303-stewardship-08")
def test_residences_and_monuments_count_for_the_row() -> None:
    state = scene()
    lay(state, 6, "residence", BLACK)
    lay(state, 7, "monument_garden", RED)
    lay(state, 13, "residence", RED)
    lay(state, 15, "wood_farm", BLACK)
    steward(state)
    assert state.provost == 14


@pytest.mark.rule("1303-stewardship-09")
@pytest.mark.parametrize("stands", [5, 27, 28, 29, 30])
def test_on_a_full_road_the_provost_goes_to_gap_27(stands: int) -> None:
    state = scene()
    for number, space in enumerate(EMPTY):
        lay(state, space, "wood_farm", number % 4)
    state.provost = stands
    steward(state)
    assert state.provost == 27


# ---- 5) round marker


@pytest.mark.rule("1303-stewardship-10")
def test_the_marker_moves_on_the_bridge_is_cleared_and_the_first_passer_begins() -> None:
    state = scene()
    play(state, "place:6", "place:7", "pass", "pass", "pass", "pass")
    assert list(state.bridge[:4]) == [GREEN, RED, BLUE, BLACK]
    pass_bridge(state)
    play(state, "use:1", "use:1")
    assert state.round == 2
    assert (state.bridge_count, list(state.bridge)) == (0, [-1] * 5)
    assert (asked(state), state.start_seat) == (("plan", GREEN), GREEN)
    play(state, "place:6")
    assert asked(state) == ("plan", RED)
    assert state.workers[GREEN] == 6 + 3 - 1, "no surcharge any more"


@pytest.mark.rule("1303-stewardship-10")
def test_powers_used_up_in_a_round_are_fresh_in_the_next() -> None:
    state = scene()
    hold(state, BLACK, "journeyman")
    play(state, "place:6", "place:6")
    assert (state.second_space, state.second_seat) == (6, BLACK)
    play(state, "pass", "pass", "pass", "pass")
    pass_bridge(state)
    play(state, "use:1", "use:1")
    assert state.round == 2
    assert (state.second_space, state.second_seat) == (0, -1)
    assert (state.goldsmith_used, list(state.delivered)) == (0, [0] * 5)
    assert asked(state) == ("plan", GREEN)
    play(state, "place:6", "pass", "pass", "place:6")
    assert asked(state) == ("plan", GREEN), "the Journeyman's worker stands beside Green's"
    assert (state.second_space, state.second_seat) == (6, BLACK)


@pytest.mark.rule("1303-stewardship-10")
def test_the_workers_of_the_round_are_off_the_board_when_the_next_begins() -> None:
    state = scene()
    worker(state, BLACK, 14)
    worker(state, RED, 19)
    site_worker(state, BLUE)
    activate(state)
    pass_bridge(state)
    assert state.round == 2
    assert all(entry[2] == -1 for entry in road(state))
    assert [state.workers[seat] + state.camp[seat] for seat in range(4)] == [15] * 4


# ---- what the Theater's favor brings


@pytest.mark.rule("1303-stewardship-11")
def test_goods_of_the_theaters_favor_pay_for_a_monument_on_a_later_residence() -> None:
    state = scene(round_number=7)
    site_tile(state, 3, "stone_gold_mine")
    lay(state, 6, "residence", BLACK)
    lay(state, 7, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=5)
    steward(state)
    play(state, "monument:theater", "site:3", "use:1")
    assert asked(state) == ("monument", BLACK)
    assert legal(state) == {"decline", "monument:garden"}
    play(state, "monument:garden")
    assert points_of(state) == [0, 16, 0, 0]


@pytest.mark.rule("1303-stewardship-11")
def test_a_tile_built_by_the_theaters_favor_counts_for_the_reset_of_the_round() -> None:
    state = scene()
    site_tile(state, 1, "start_carpenter")
    lay(state, 6, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=6)
    steward(state)
    play(state, "monument:theater", "site:1", "build:wood_spinning_mill")
    assert tile_on(state, 15) == "wood_spinning_mill"
    assert (state.round, state.provost) == (2, 14)


@pytest.mark.rule("1303-stewardship-11", "1303-stewardship-05")
def test_goods_of_the_theaters_favor_do_not_reopen_an_earlier_residence() -> None:
    state = scene()
    lay(state, 6, "residence", RED)
    lay(state, 7, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=4)
    steward(state)
    assert asked(state) == ("monument", BLACK), "Red cannot pay"
    goods(state, RED, gold=1, wood=1)
    play(state, "monument:theater", "site:1", "decline")
    assert state.round == 2


@pytest.mark.rule("1303-stewardship-04")
def test_other_actions_are_not_asked_for_now() -> None:
    state = scene()
    lay(state, 8, "residence", BLACK)
    goods(state, BLACK, gold=1, wood=1)
    steward(state)
    assert refusal(state, "pass") == ("not-now", "")
    assert refusal_params(state, "build:wood_farm") == {"decision": "monument"}
