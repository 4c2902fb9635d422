"""Den Vogt bewegen, and e) die Gildenbrücke: steps, limits, order and price."""

import random

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    RED,
    activate,
    asked,
    camps,
    gains,
    goods_of,
    hold,
    holdings,
    lay,
    only,
    pass_bridge,
    play,
    refusal,
    refusal_params,
    scene,
    stock,
    stocks,
    told,
    worker,
)


def moves(*steps: int) -> list[str]:
    """Names of provost moves."""
    return [f"provost:{step:+d}" if step else "provost:0" for step in steps]


def on_the_bridge(gap: int, workers: int = 6) -> Caylus1303:
    """Blue is the first to be asked on the bridge."""
    state = scene(workers=workers)
    state.provost = gap
    activate(state)
    assert asked(state) == ("bridge", BLUE)
    return state


def at_the_toll(gap: int) -> Caylus1303:
    state = scene()
    state.provost = gap
    worker(state, BLUE, 4)
    activate(state)
    assert asked(state) == ("toll", BLUE)
    return state


def with_the_bailiff(gap: int) -> Caylus1303:
    """Blue, without workers like everybody, is asked for the Bailiff's step."""
    state = scene(workers=0)
    state.provost = gap
    hold(state, BLUE, "bailiff")
    activate(state)
    assert asked(state) == ("bailiff", BLUE)
    return state


# ---- steps and limits


@pytest.mark.rule("1303-provost-01")
def test_every_gap_is_one_step_past_buildings_and_empty_spaces() -> None:
    state = on_the_bridge(11)
    play(state, "provost:+3")  # past the last yellow, the brown and
    assert state.provost == 14
    play(state, "provost:+3")  # the first empty spaces,
    assert state.provost == 17
    play(state, "provost:+3")  # past the grey space
    assert state.provost == 20
    play(state, "provost:-2")
    assert ("provost-moved", RED, 18, -2) in told(state)


@pytest.mark.rule("1303-provost-02")
@pytest.mark.parametrize(("gap", "back"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3)])
def test_on_the_bridge_he_never_goes_behind_the_guilds_bridge(gap: int, back: int) -> None:
    state = on_the_bridge(gap)
    only(state, *moves(*range(-back, 4)))
    if back < 3:
        assert refusal(state, "provost:-3") == ("out-of-range", "1303-provost-02")


@pytest.mark.rule("1303-provost-02")
def test_only_the_step_that_exists_is_paid() -> None:
    state = on_the_bridge(6)
    before = holdings(state)
    play(state, "provost:-1")
    assert (state.provost, gains(before, state)) == (5, {BLUE: {"workers": -1, "camp": 1}})


@pytest.mark.rule("1303-provost-02")
@pytest.mark.parametrize(("gap", "back"), [(5, 0), (6, 1), (7, 2), (8, 2)])
def test_at_the_toll_he_never_goes_behind_the_guilds_bridge(gap: int, back: int) -> None:
    state = at_the_toll(gap)
    only(state, *moves(*range(-back, 3)))
    if back < 2:
        assert refusal(state, "provost:-2") == ("out-of-range", "1303-provost-02")


@pytest.mark.rule("1303-provost-02")
@pytest.mark.parametrize(("gap", "back"), [(5, 0), (6, 1)])
def test_the_bailiff_never_moves_him_behind_the_guilds_bridge(gap: int, back: int) -> None:
    state = with_the_bailiff(gap)
    only(state, *moves(*range(-back, 2)))
    if back == 0:
        assert refusal(state, "provost:-1") == ("out-of-range", "1303-provost-02")


@pytest.mark.rule("1303-provost-03")
@pytest.mark.parametrize(("gap", "ahead"), [(26, 3), (27, 3), (28, 2), (29, 1), (30, 0)])
def test_two_places_lie_beyond_the_road_on_the_bridge(gap: int, ahead: int) -> None:
    state = on_the_bridge(gap)
    only(state, *moves(*range(-3, ahead + 1)))
    if ahead < 3:
        assert refusal(state, "provost:+3") == ("out-of-range", "1303-provost-03")


@pytest.mark.rule("1303-provost-03")
@pytest.mark.parametrize(("gap", "ahead"), [(28, 2), (29, 1), (30, 0)])
def test_two_places_lie_beyond_the_road_at_the_toll(gap: int, ahead: int) -> None:
    only(at_the_toll(gap), *moves(*range(-2, ahead + 1)))


@pytest.mark.rule("1303-provost-03")
@pytest.mark.parametrize(("gap", "ahead"), [(29, 1), (30, 0)])
def test_two_places_lie_beyond_the_road_for_the_bailiff(gap: int, ahead: int) -> None:
    only(with_the_bailiff(gap), *moves(*range(-1, ahead + 1)))


@pytest.mark.rule("1303-provost-03")
@pytest.mark.parametrize("gap", [28, 29, 30])
def test_the_whole_road_is_active_beyond_its_end(gap: int) -> None:
    state = scene()
    lay(state, 28, "wood_farm", owner=RED)
    worker(state, BLUE, 28)
    state.provost = gap
    activate(state)
    pass_bridge(state)
    assert asked(state) == ("use", BLUE)
    play(state, "use:1")
    assert goods_of(state, BLUE) == {"food": 2}


@pytest.mark.rule("1303-provost-03")
def test_he_comes_back_from_the_places_beyond_the_road_step_by_step() -> None:
    state = on_the_bridge(27)
    play(state, "provost:+3")
    assert state.provost == 30
    play(state, "provost:-3")
    assert state.provost == 27


# ---- e) the bridge


@pytest.mark.rule("1303-bridge-01")
def test_everybody_moves_once_in_the_order_of_passing() -> None:
    state = scene()
    play(state, "place:6", "pass", "place:7", "pass", "pass", "pass")  # Black, Red, Blue, Green
    order = []
    while asked(state)[0] == "bridge":
        order.append(asked(state)[1])
        play(state, "provost:-1")
    assert order == [BLACK, RED, BLUE, GREEN]
    assert (state.provost, asked(state)) == (9, ("use", BLUE))


@pytest.mark.rule("1303-bridge-01")
def test_the_start_player_marker_does_not_matter_on_the_bridge() -> None:
    state = scene()
    for place, seat in enumerate((GREEN, BLUE, RED, BLACK)):
        state.bridge[place] = seat
    state.bridge_count = 4
    state.start_seat = RED
    activate(state)
    order = []
    while asked(state)[0] == "bridge":
        order.append(asked(state)[1])
        play(state, "provost:0")
    assert order == [GREEN, BLUE, RED, BLACK]


@pytest.mark.rule("1303-bridge-01")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_players_are_asked_at_every_size_of_table(players: int) -> None:
    state = scene(players=players)
    play(state, *["pass"] * players)
    for seat in range(players):
        assert asked(state) == ("bridge", seat)
        play(state, "provost:0")
    assert state.round == 2


@pytest.mark.rule("1303-bridge-01", "1303-bridge-02")
def test_who_has_no_worker_in_stock_cannot_move_him_and_is_not_asked() -> None:
    state = scene()
    stock(state, BLUE, 0)
    stock(state, GREEN, 0)
    activate(state)
    assert asked(state) == ("bridge", BLACK)
    play(state, "provost:0")
    assert asked(state) == ("bridge", RED)
    play(state, "provost:0")
    assert state.round == 2


@pytest.mark.rule("1303-bridge-02")
@pytest.mark.parametrize("steps", [-3, -2, -1, 0, 1, 2, 3])
def test_every_step_costs_one_worker(steps: int) -> None:
    state = on_the_bridge(13)
    before = holdings(state)
    play(state, *moves(steps))
    price = abs(steps)
    assert gains(before, state) == ({BLUE: {"workers": -price, "camp": price}} if steps else {})
    assert state.provost == 13 + steps
    assert asked(state) == ("bridge", BLACK)
    if steps:
        assert told(state) == [("workers-sent", BLUE, price), ("provost-moved", BLUE, 13 + steps, steps)]
    else:
        assert told(state) == [("declined", BLUE)]


@pytest.mark.rule("1303-bridge-02")
@pytest.mark.parametrize(("workers", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (15, 3)])
def test_no_more_steps_than_three_or_workers_in_stock(workers: int, most: int) -> None:
    state = on_the_bridge(13, workers=workers)
    only(state, *moves(*range(-most, most + 1)))
    assert state.decision.most_steps == most
    for step in range(most + 1, 4):
        for name in moves(step, -step):
            assert refusal(state, name) == ("not-enough", "1303-bridge-02")
            assert refusal_params(state, name) == {"have": workers, "need": step}


@pytest.mark.rule("1303-bridge-02")
def test_workers_on_the_board_do_not_pay_for_steps() -> None:
    state = scene(workers=3)
    worker(state, BLUE, 6)
    worker(state, BLUE, 7)
    activate(state)
    only(state, *moves(-1, 0, 1))


@pytest.mark.rule("1303-bridge-03")
def test_a_move_goes_in_one_direction_and_ends_with_it() -> None:
    state = on_the_bridge(13)
    play(state, "provost:+1")
    # No second move for Blue, in neither direction, though two steps are left and there are workers for them.
    assert asked(state) == ("bridge", BLACK)
    play(state, "provost:-1")
    assert asked(state) == ("bridge", GREEN)
    assert state.provost == 13


@pytest.mark.rule("1303-bridge-04")
def test_a_bridge_move_changes_nothing_but_the_movers_workers() -> None:
    state = on_the_bridge(13)
    play(state, "provost:+3", "provost:-2", "provost:+1")
    assert stocks(state) == [3, 4, 5, 6]
    assert camps(state) == [12, 11, 10, 9]


@pytest.mark.rule("1303-bridge-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_action_hands_anything_from_one_player_to_another(players: int) -> None:
    dice = random.Random(players)
    state = GAME.new(players, seed=players)
    assert isinstance(state, Caylus1303)
    for seat in range(players):
        state.goods[seat * 5 + 3] = state.goods[seat * 5 + 4] = 4
    while not state.is_over:
        actor = asked(state)[1]
        before = holdings(state)
        state.apply(dice.choice(state.legal()))
        bonus = {(seat, good) for name, seat, good, _space in (e for e in told(state) if e[0] == "owner-bonus")}
        recruited = any(event[0] == "recruited" for event in told(state))
        for seat, change in gains(before, state).items():
            if seat == actor:
                continue
            # Nobody else loses anything, and goods come to others only from the supply.
            lost = {name: count for name, count in change.items() if count < 0}
            assert not lost or (recruited and set(lost) == {"camp"})
            for good in set(change) & {"food", "wood", "stone", "cloth", "gold"}:
                assert recruited or (seat, good) in bonus
