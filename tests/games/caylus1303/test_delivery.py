"""Phase 3, Delivery (Lieferung): who delivers when, what a bundle is, and the favor for most bundles."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    asked,
    camp,
    deliver,
    event_names,
    gains,
    goods,
    goods_of,
    hold,
    holdings,
    legal,
    on_board,
    play,
    points_of,
    refusal,
    refusal_params,
    scene,
    site_tile,
    site_worker,
)

BLUE, BLACK, GREEN, RED = range(4)

ALL = ("food", "wood", "stone", "cloth", "gold")


def one_of_each(*names: str) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def on_site(*seats: int, **has: int) -> Caylus1303:
    """The delivery begins with workers of these seats on the site, from left to right, each with these goods."""
    state = scene()
    for seat in seats:
        site_worker(state, seat)
        goods(state, seat, **has)
    deliver(state)
    return state


# ---- who delivers, and when


@pytest.mark.rule("1303-delivery-01")
def test_the_workers_deliver_from_left_to_right_whatever_their_seats() -> None:
    state = on_site(GREEN, BLUE, RED, food=1, wood=1, stone=1)
    goods(state, BLACK, food=5, wood=5, stone=5)  # no worker: not asked
    before = holdings(state)
    order = []
    for _ in range(3):
        kind, seat = asked(state)
        assert kind == "deliver"
        order.append(seat)
        play(state, "give:wood")
    assert order == [GREEN, BLUE, RED]
    bundle = {"food": -1, "wood": -1, "stone": -1, "points": 5}
    assert gains(before, state) == {GREEN: bundle, BLUE: bundle, RED: bundle}
    assert asked(state) == ("favor", GREEN)


@pytest.mark.rule("1303-delivery-01")
def test_a_player_delivers_any_number_of_bundles() -> None:
    state = on_site(BLACK, GREEN, food=3, wood=3, stone=3)
    for points in (5, 10):
        play(state, "give:wood")
        assert points_of(state) == [0, points, 0, 0]
        assert asked(state) == ("deliver", BLACK)
        assert goods_of(state, BLACK) == dict.fromkeys(("food", "wood", "stone"), 3 - points // 5)
    play(state, "give:wood")
    assert points_of(state) == [0, 15, 0, 0]
    assert asked(state) == ("deliver", GREEN), "nothing is left to deliver"
    assert list(state.delivered[:4]) == [0, 3, 0, 0]


@pytest.mark.rule("1303-delivery-01")
def test_a_player_may_stop_after_a_bundle_or_deliver_none() -> None:
    state = on_site(BLACK, GREEN, food=2, wood=2, stone=2)
    play(state, "give:wood", "decline")
    assert asked(state) == ("deliver", GREEN)
    assert goods_of(state, BLACK) == {"food": 1, "wood": 1, "stone": 1}
    before = holdings(state)
    play(state, "decline")
    assert asked(state) == ("favor", BLACK)
    assert gains(before, state) == {}
    assert points_of(state) == [0, 5, 0, 0]


@pytest.mark.rule("1303-delivery-01")
def test_a_site_worker_without_a_bundle_is_passed_over() -> None:
    state = scene()
    site_worker(state, BLACK)
    site_worker(state, GREEN)
    goods(state, BLACK, food=5, wood=5)
    goods(state, GREEN, food=1, wood=1, cloth=1)
    deliver(state)
    assert asked(state) == ("deliver", GREEN)


@pytest.mark.rule("1303-delivery-01")
def test_each_delivery_is_a_turn_of_its_own_and_its_bundles_are_not() -> None:
    state = on_site(BLACK, GREEN, food=2, wood=2, stone=2)
    turn = state.turn
    play(state, "give:wood")
    assert state.turn == turn
    play(state, "give:wood")
    assert (asked(state), state.turn) == (("deliver", GREEN), turn + 1)
    play(state, "decline")
    assert (asked(state), state.turn) == (("favor", BLACK), turn + 2)


@pytest.mark.rule("1303-delivery-01")
def test_five_players_can_deliver() -> None:
    state = scene(players=5)
    for seat in (4, 3, 2, 1, 0):
        site_worker(state, seat)
        goods(state, seat, food=1, wood=1, stone=1)
    deliver(state)
    for seat in (4, 3, 2, 1, 0):
        assert asked(state) == ("deliver", seat)
        play(state, "give:wood")
    assert asked(state) == ("favor", 4)


# ---- the bundle


@pytest.mark.rule("1303-delivery-02")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("wood", "stone"),
        ("wood", "cloth"),
        ("wood", "gold"),
        ("stone", "cloth"),
        ("stone", "gold"),
        ("cloth", "gold"),
    ],
)
def test_food_and_two_other_different_goods_are_a_bundle(first: str, second: str) -> None:
    state = on_site(BLACK, **one_of_each("food", first, second))
    assert legal(state) == {"decline", f"give:{first}"}
    before = holdings(state)
    play(state, f"give:{first}")
    assert gains(before, state) == {BLACK: {"food": -1, first: -1, second: -1, "points": 5}}


@pytest.mark.rule("1303-delivery-02")
@pytest.mark.parametrize(
    "has",
    [
        ("food", "food", "stone"),
        ("wood", "stone", "cloth"),
        ("food", "wood", "wood"),
        ("food", "food", "food"),
        ("food", "stone"),
        ("food", "gold", "gold", "gold"),
        ("wood", "stone", "cloth", "gold"),
    ],
)
def test_these_goods_are_no_bundle(has: tuple[str, ...]) -> None:
    state = on_site(BLACK, **one_of_each(*has))
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
    assert goods_of(state, BLACK) == one_of_each(*has)
    assert points_of(state) == [0, 0, 0, 0]


@pytest.mark.rule("1303-delivery-02")
def test_a_bundle_is_put_together_in_one_order_and_food_goes_without_saying() -> None:
    state = on_site(BLACK, **one_of_each(*ALL))
    assert legal(state) == {"decline", "give:wood", "give:stone", "give:cloth"}
    assert refusal(state, "give:food") == ("not-a-set", "1303-delivery-02")
    assert refusal(state, "give:gold") == ("wrong-order", "1303-delivery-02")
    play(state, "give:wood")
    assert asked(state) == ("bundle", BLACK)
    assert legal(state) == {"give:stone", "give:cloth", "give:gold"}
    assert refusal(state, "give:wood") == ("cannot-pay", "1303-delivery-02")
    assert refusal(state, "decline") == ("must-complete", "1303-delivery-02")
    assert points_of(state) == [0, 0, 0, 0], "not delivered yet"
    play(state, "give:gold")
    assert goods_of(state, BLACK) == {"stone": 1, "cloth": 1}
    assert points_of(state) == [0, 5, 0, 0]


@pytest.mark.rule("1303-delivery-02")
def test_the_third_good_must_differ_from_the_second() -> None:
    state = on_site(BLACK, food=4, wood=4, stone=4, cloth=4)
    play(state, "give:stone")
    # Only cloth can follow, so it is not asked for.
    assert goods_of(state, BLACK) == {"food": 3, "wood": 4, "stone": 3, "cloth": 3}
    assert points_of(state) == [0, 5, 0, 0]
    play(state, "give:wood")
    assert legal(state) == {"give:stone", "give:cloth"}
    assert refusal(state, "give:wood") == ("not-a-set", "1303-delivery-02")
    assert refusal(state, "give:food") == ("not-a-set", "1303-delivery-02")


@pytest.mark.rule("1303-delivery-02")
def test_a_bundle_takes_three_goods_even_of_a_player_with_all_kinds() -> None:
    state = on_site(BLACK, food=2, wood=2, stone=2, cloth=2, gold=2)
    play(state, "give:wood", "give:stone")
    assert goods_of(state, BLACK) == {"food": 1, "wood": 1, "stone": 1, "cloth": 2, "gold": 2}
    assert asked(state) == ("deliver", BLACK)


@pytest.mark.rule("1303-delivery-02")
def test_the_goods_left_of_a_bundle_are_told_to_the_client() -> None:
    state = on_site(BLACK, **one_of_each(*ALL))
    play(state, "give:wood")
    assert state.decision.goods_left == 1
    assert refusal_params(state, "pass") == {"decision": "bundle"}


@pytest.mark.rule("1303-delivery-02")
@pytest.mark.parametrize("other", [("wood", "gold"), ("stone", "cloth"), ("cloth", "gold")])
def test_a_delivered_bundle_leaves_the_same_position_whatever_was_in_it(other: tuple[str, str]) -> None:
    plain = on_site(BLACK, **one_of_each("food", "wood", "stone"))
    play(plain, "give:wood")
    state = on_site(BLACK, **one_of_each("food", *other))
    play(state, f"give:{other[0]}")
    assert state.digest() == plain.digest()


# ---- the favor


@pytest.mark.rule("1303-delivery-03")
@pytest.mark.parametrize(
    ("bundles", "receiver"),
    [((1, 2, 0), GREEN), ((2, 1, 1), BLACK), ((0, 0, 1), RED), ((1, 1, 2), RED), ((0, 3, 2), GREEN)],
)
def test_most_bundles_of_the_round_bring_one_favor(bundles: tuple[int, int, int], receiver: int) -> None:
    state = scene()
    for seat, count in zip((BLACK, GREEN, RED), bundles, strict=True):
        site_worker(state, seat)
        goods(state, seat, food=count, wood=count, stone=count)
    deliver(state)
    for _ in range(sum(bundles)):
        assert asked(state)[0] == "deliver", "the favor comes after the very last bundle"
        play(state, "give:wood")
    assert points_of(state) == [0, *(5 * count for count in bundles)]
    assert asked(state) == ("favor", receiver)
    play(state, "site:1", "decline")
    assert (state.round, asked(state)) == (2, ("plan", BLUE)), "one favor, once"


@pytest.mark.rule("1303-delivery-03")
def test_bundles_of_earlier_rounds_do_not_count_for_the_favor() -> None:
    state = on_site(BLACK, food=2, wood=2, stone=2)
    play(state, "give:wood", "give:wood", "site:1", "decline")
    assert state.round == 2
    assert list(state.delivered) == [0] * 5
    site_worker(state, BLACK)
    site_worker(state, GREEN)
    goods(state, GREEN, food=1, wood=1, stone=1)
    deliver(state)
    play(state, "give:wood")
    assert asked(state) == ("favor", GREEN)


@pytest.mark.rule("1303-delivery-03")
def test_the_first_seat_can_win_the_favor_too() -> None:
    state = on_site(RED, BLUE, food=1, wood=1, stone=1)
    play(state, "decline", "give:wood")
    assert asked(state) == ("favor", BLUE)


@pytest.mark.rule("1303-delivery-04")
@pytest.mark.parametrize("order", [(BLACK, GREEN, RED), (RED, GREEN, BLACK), (GREEN, RED, BLACK)])
def test_a_tie_goes_to_the_worker_further_left(order: tuple[int, int, int]) -> None:
    state = on_site(*order, food=2, wood=2, stone=2)
    play(state, "give:wood", "decline")
    play(state, "give:wood", "give:wood")
    play(state, "give:wood", "give:wood")
    assert asked(state) == ("favor", order[1])


@pytest.mark.rule("1303-delivery-05")
@pytest.mark.parametrize("seats", [(), (BLACK,), (BLACK, GREEN)])
def test_without_a_bundle_there_is_no_favor(seats: tuple[int, ...]) -> None:
    state = on_site(*seats, food=1, wood=1, stone=1)
    for seat in seats:
        assert asked(state) == ("deliver", seat)
        play(state, "decline")
        assert "favor-received" not in event_names(state)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
    assert points_of(state) == [0, 0, 0, 0]


# ---- the workers


@pytest.mark.rule("1303-delivery-06")
def test_the_site_workers_stay_until_the_favor_is_done_so_that_it_cannot_take_them() -> None:
    state = scene()
    site_tile(state, 1, "start_guild_stone")  # a stone for four workers from the camp
    on_board(state, "thief")
    site_worker(state, BLACK)
    site_worker(state, RED)
    goods(state, BLACK, food=1, wood=1, stone=2)
    camp(state, BLACK, 0)
    deliver(state)
    play(state, "give:wood", "site:1", "use:1")
    assert asked(state) == ("character", BLACK)
    assert (state.workers[BLACK], state.camp[BLACK]) == (14, 0)
    assert list(state.site[:2]) == [BLACK, RED]
    before = holdings(state)
    play(state, "decline")
    # The worker reached the camp after the favor, and the recruitment took it from there.
    assert (state.workers[BLACK], state.camp[BLACK]) == (15, 0)
    assert gains(before, state)[RED] == {"workers": 3, "camp": -2}
    assert (state.site_count, list(state.site)) == (0, [-1] * 5)


@pytest.mark.rule("1303-delivery-06")
def test_the_site_workers_go_to_the_camp_also_without_any_bundle() -> None:
    state = scene()
    for seat in (RED, BLUE):
        site_worker(state, seat)
        camp(state, seat, 0)
    before = holdings(state)
    deliver(state)
    assert gains(before, state)[RED] == {"workers": 1}, "recruited from a camp of one"
    assert gains(before, state)[BLUE] == {"workers": 1}
    assert (state.site_count, list(state.site)) == (0, [-1] * 5)


@pytest.mark.rule("1303-delivery-06", "1303-delivery-03")
def test_the_favor_of_the_delivery_may_take_a_character() -> None:
    state = scene()
    hold(state, RED, "thief")
    site_worker(state, BLACK)
    goods(state, BLACK, food=1, wood=1, stone=1)
    deliver(state)
    play(state, "give:wood")
    before = holdings(state)
    play(state, "character:thief")
    assert gains(before, state)[BLACK] == {"workers": 3, "camp": -2}
    assert state.round == 2
