"""The characters of building, delivery and stewardship: Architect, Deliveryman, Chamberlain, Foreman, Goldsmith and
Day Laborer."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    activate,
    asked,
    camp,
    deliver,
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
    play,
    points_of,
    refusal,
    scene,
    site_tile,
    site_worker,
    steward,
    visit,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)


def on_site(*seats: int, holds: dict[int, tuple[str, ...]], **has: int) -> Caylus1303:
    """The delivery begins: workers of these seats on the site, characters held, everybody with the same goods."""
    state = scene()
    for seat in range(4):
        goods(state, seat, **has)
        hold(state, seat, *holds.get(seat, ()))
    for seat in seats:
        site_worker(state, seat)
    deliver(state)
    return state


# ---- Architect


@pytest.mark.rule("1303-char-architect-1")
def test_the_architect_brings_a_point_more_for_a_wood_tile() -> None:
    state = scene()
    hold(state, BLACK, "architect")
    goods(state, BLACK, wood=1, food=1)
    worker(state, BLACK, 3)
    activate(state)
    play(state, "build:wood_quarry")
    assert points_of(state) == [0, 3, 0, 0]


@pytest.mark.rule("1303-char-architect-1")
def test_the_architect_brings_a_point_more_for_a_stone_tile() -> None:
    state = scene()
    hold(state, BLACK, "architect")
    lay(state, 15, "wood_stonemason", GREEN)
    goods(state, BLACK, stone=1, wood=1)
    visit(state, BLACK, 15)
    play(state, "build:stone_jeweler")
    assert points_of(state) == [0, 6, 0, 0]


@pytest.mark.rule("1303-char-architect-1")
def test_the_architect_brings_a_point_more_for_each_monument() -> None:
    state = scene()
    hold(state, BLACK, "architect")
    lay(state, 6, "residence", BLACK)
    lay(state, 7, "residence", BLACK)
    goods(state, BLACK, gold=2, wood=1, stone=2)
    steward(state)
    play(state, "monument:garden")
    assert points_of(state) == [0, 5, 0, 0]
    play(state, "monument:statue")
    assert points_of(state) == [0, 13, 0, 0]


@pytest.mark.rule("1303-char-architect-1", "1303-favor-10")
def test_the_architect_counts_for_a_tile_built_by_a_favor() -> None:
    state = scene()
    hold(state, BLACK, "architect")
    site_tile(state, 1, "start_carpenter")
    goods(state, BLACK, wood=2)
    gain_favor(state, BLACK)
    play(state, "site:1", "build:wood_spinning_mill")
    assert points_of(state) == [0, 3, 0, 0]


@pytest.mark.rule("1303-char-architect-1", "1303-lawyer-01")
def test_the_architect_brings_nothing_to_others_and_nothing_for_a_claim() -> None:
    state = scene()
    hold(state, BLACK, "architect")
    goods(state, BLACK, cloth=1)
    goods(state, GREEN, wood=2)
    worker(state, BLACK, 2)
    worker(state, GREEN, 3)
    activate(state)
    play(state, "claim:6", "build:wood_spinning_mill")
    assert points_of(state) == [0, 0, 2, 0]


@pytest.mark.rule("1303-char-architect-2")
def test_an_architect_taken_under_b_brings_nothing_for_the_tile_built_under_it() -> None:
    state = scene()
    on_board(state, "architect")
    site_tile(state, 1, "start_carpenter")
    goods(state, BLACK, wood=2)
    gain_favor(state, BLACK)
    play(state, "site:1", "build:wood_spinning_mill", "character:architect")
    assert holder_of(state, "architect") == BLACK
    assert points_of(state) == [0, 2, 0, 0]


@pytest.mark.rule("1303-char-architect-2")
@pytest.mark.parametrize("held_by_another", [True, False])
def test_an_architect_won_by_the_theater_counts_for_the_next_monument_only(held_by_another: bool) -> None:
    state = scene()
    lay(state, 6, "residence", BLACK)
    lay(state, 7, "residence", BLACK)
    goods(state, BLACK, gold=4, wood=5)
    if held_by_another:
        hold(state, RED, "architect")
    else:
        on_board(state, "architect")
    steward(state)
    play(state, "monument:theater")
    play(state, *(["character:architect"] if held_by_another else ["site:1", "decline", "character:architect"]))
    assert points_of(state) == [0, 12, 0, 0]
    play(state, "monument:garden")
    assert points_of(state) == [0, 17, 0, 0]


# ---- Deliveryman


@pytest.mark.rule("1303-char-deliveryman-1")
def test_the_deliveryman_delivers_without_a_worker_after_all_others() -> None:
    state = on_site(GREEN, RED, holds={BLACK: ("deliveryman",)}, food=1, wood=1, stone=1)
    play(state, "give:wood")
    assert asked(state) == ("deliver", RED)
    play(state, "decline")
    assert asked(state) == ("deliver", BLACK)
    before = holdings(state)
    play(state, "give:wood")
    assert gains(before, state) == {BLACK: {"food": -1, "wood": -1, "stone": -1, "points": 5}}
    assert asked(state) == ("favor", GREEN)


@pytest.mark.rule("1303-char-deliveryman-1")
@pytest.mark.parametrize("bundles", [1, 2])
def test_the_deliveryman_gets_the_favor_on_an_empty_site(bundles: int) -> None:
    state = on_site(holds={BLACK: ("deliveryman",)}, food=bundles, wood=bundles, stone=bundles)
    for _ in range(bundles):
        assert asked(state) == ("deliver", BLACK)
        play(state, "give:wood")
    assert points_of(state) == [0, 5 * bundles, 0, 0]
    assert asked(state) == ("favor", BLACK)


@pytest.mark.rule("1303-char-deliveryman-1")
def test_the_deliveryman_gets_the_favor_with_more_bundles_than_anybody_on_the_site() -> None:
    state = on_site(GREEN, holds={BLACK: ("deliveryman",)}, food=2, wood=2, stone=2)
    play(state, "give:wood", "decline", "give:wood", "give:wood")
    assert asked(state) == ("favor", BLACK)


@pytest.mark.rule("1303-char-deliveryman-1")
def test_the_first_seat_can_be_the_deliveryman_too() -> None:
    state = on_site(GREEN, holds={BLUE: ("deliveryman",)}, food=1, wood=1, stone=1)
    play(state, "decline")
    assert asked(state) == ("deliver", BLUE)
    play(state, "give:wood")
    assert asked(state) == ("favor", BLUE)


@pytest.mark.rule("1303-char-deliveryman-1", "1303-delivery-05")
def test_the_deliveryman_may_deliver_nothing() -> None:
    state = on_site(holds={BLACK: ("deliveryman",)}, food=1, wood=1, stone=1)
    play(state, "decline")
    assert (state.round, asked(state)) == (2, ("plan", BLUE))


@pytest.mark.rule("1303-char-deliveryman-1", "1303-delivery-01")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("place", ["board", "box"])
def test_a_deliveryman_nobody_holds_lets_nobody_deliver(place: str, players: int) -> None:
    state = scene(players)
    if place == "board":
        on_board(state, "deliveryman")
    for seat in range(players):
        goods(state, seat, food=1, wood=1, stone=1)
    deliver(state)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))


@pytest.mark.rule("1303-char-deliveryman-2")
def test_with_a_site_worker_the_deliveryman_delivers_in_its_place_and_again_at_the_end() -> None:
    state = on_site(BLACK, GREEN, holds={BLACK: ("deliveryman",)}, food=3, wood=3, stone=3)
    play(state, "give:wood", "decline")
    assert asked(state) == ("deliver", GREEN)
    play(state, "give:wood", "give:wood", "decline")
    assert asked(state) == ("deliver", BLACK)
    play(state, "give:wood", "give:wood")
    # 1 + 2 bundles against 2.
    assert points_of(state) == [0, 15, 10, 0]
    assert asked(state) == ("favor", BLACK)


@pytest.mark.rule("1303-char-deliveryman-2")
def test_the_deliverymans_second_turn_comes_also_when_the_own_worker_is_the_last() -> None:
    state = on_site(GREEN, BLACK, holds={BLACK: ("deliveryman",)}, food=1, wood=1, stone=1)
    play(state, "decline")
    assert asked(state) == ("deliver", BLACK)
    turn = state.turn
    play(state, "decline")
    assert (asked(state), state.turn) == (("deliver", BLACK), turn + 1)
    play(state, "give:wood")
    assert asked(state) == ("favor", BLACK)


@pytest.mark.rule("1303-char-deliveryman-2")
def test_without_goods_for_more_the_deliveryman_is_not_asked_again() -> None:
    state = on_site(BLACK, GREEN, holds={BLACK: ("deliveryman",)}, food=1, wood=1, stone=1)
    play(state, "give:wood", "give:wood")
    assert asked(state) == ("favor", BLACK)


@pytest.mark.rule("1303-char-deliveryman-3")
def test_without_a_worker_the_deliveryman_loses_a_tie() -> None:
    state = on_site(RED, GREEN, holds={BLACK: ("deliveryman",)}, food=2, wood=2, stone=2)
    play(state, "decline", "give:wood", "give:wood", "give:wood", "give:wood")
    assert points_of(state) == [0, 10, 10, 0]
    assert asked(state) == ("favor", GREEN)


@pytest.mark.rule("1303-char-deliveryman-3")
@pytest.mark.parametrize(("order", "receiver"), [((BLACK, GREEN), BLACK), ((GREEN, BLACK), GREEN)])
def test_with_a_worker_the_deliveryman_is_ranked_by_its_place(order: tuple[int, int], receiver: int) -> None:
    state = on_site(*order, holds={BLACK: ("deliveryman",)}, food=1, wood=1, stone=1)
    # Black delivers only in the second turn, Green in its place.
    while asked(state)[0] == "deliver" and state.cursor <= 2:
        play(state, "give:wood" if asked(state) == ("deliver", GREEN) else "decline")
    assert asked(state) == ("deliver", BLACK)
    play(state, "give:wood")
    assert points_of(state) == [0, 5, 5, 0]
    assert asked(state) == ("favor", receiver)


# ---- Chamberlain


@pytest.mark.rule("1303-char-chamberlain-1")
@pytest.mark.parametrize(
    ("has", "first"),
    [
        ({"wood": 3}, "wood"),
        ({"food": 2, "stone": 1}, "food"),
        ({"cloth": 2, "gold": 1}, "cloth"),
        ({"gold": 3}, "gold"),
        ({"wood": 1, "stone": 1, "cloth": 1}, "wood"),
    ],
)
def test_any_three_goods_are_a_bundle_with_the_chamberlain_and_not_without(has: dict[str, int], first: str) -> None:
    state = on_site(GREEN, BLACK, holds={BLACK: ("chamberlain",)}, **has)
    assert asked(state) == ("deliver", BLACK), "Green has the same goods and cannot deliver"
    assert legal(state) == {"decline", f"give:{first}"}
    before = holdings(state)
    play(state, f"give:{first}")
    assert gains(before, state) == {BLACK: {**{good: -count for good, count in has.items()}, "points": 5}}
    assert asked(state) == ("favor", BLACK)


@pytest.mark.rule("1303-char-chamberlain-1", "1303-delivery-02")
@pytest.mark.parametrize("has", [{"wood": 2}, {"food": 1, "gold": 1}, {}])
def test_two_goods_are_no_bundle_with_the_chamberlain_either(has: dict[str, int]) -> None:
    state = on_site(BLACK, holds={BLACK: ("chamberlain",)}, **has)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))


@pytest.mark.rule("1303-char-chamberlain-1")
def test_the_chamberlains_bundle_is_put_together_good_by_good_in_one_order() -> None:
    state = on_site(BLACK, holds={BLACK: ("chamberlain",)}, food=1, wood=2, stone=1, gold=1)
    assert legal(state) == {"decline", "give:food", "give:wood"}
    assert refusal(state, "give:stone") == ("wrong-order", "1303-delivery-02")
    assert refusal(state, "give:cloth") == ("cannot-pay", "1303-delivery-02")
    play(state, "give:wood")
    assert state.decision.goods_left == 2
    assert legal(state) == {"give:wood", "give:stone"}
    assert refusal(state, "give:food") == ("wrong-order", "1303-delivery-02")
    assert refusal(state, "give:gold") == ("wrong-order", "1303-delivery-02")
    play(state, "give:wood")
    assert state.decision.goods_left == 1
    assert legal(state) == {"give:stone", "give:gold"}
    play(state, "give:stone")
    assert goods_of(state, BLACK) == {"food": 1, "gold": 1}
    assert points_of(state) == [0, 5, 0, 0]


@pytest.mark.rule("1303-char-chamberlain-1")
def test_the_chamberlain_may_still_deliver_an_ordinary_bundle_and_takes_exactly_three_goods() -> None:
    state = on_site(BLACK, holds={BLACK: ("chamberlain",)}, food=2, wood=2, stone=2)
    play(state, "give:food", "give:wood", "give:stone")
    assert goods_of(state, BLACK) == {"food": 1, "wood": 1, "stone": 1}
    play(state, "give:food")
    assert points_of(state) == [0, 10, 0, 0]
    assert goods_of(state, BLACK) == {}


# ---- Foreman and Goldsmith


@pytest.mark.rule("1303-char-foreman-1")
def test_the_foreman_brings_a_point_more_for_every_bundle_of_the_holder() -> None:
    state = on_site(GREEN, BLACK, holds={BLACK: ("foreman",)}, food=2, wood=2, stone=2)
    play(state, "give:wood", "give:wood", "give:wood", "give:wood")
    assert points_of(state) == [0, 12, 10, 0]


@pytest.mark.rule("1303-char-foreman-1")
def test_the_foreman_counts_in_both_turns_of_the_deliveryman() -> None:
    state = on_site(BLACK, holds={BLACK: ("foreman", "deliveryman")}, food=2, wood=2, stone=2)
    play(state, "give:wood", "decline")
    assert points_of(state) == [0, 6, 0, 0]
    assert asked(state) == ("deliver", BLACK)
    play(state, "give:wood")
    assert points_of(state) == [0, 12, 0, 0]


@pytest.mark.rule("1303-char-goldsmith-1")
def test_the_goldsmith_brings_five_points_for_the_first_bundle_with_gold_only() -> None:
    state = on_site(BLACK, holds={BLACK: ("goldsmith",)}, food=3, wood=3, gold=2, stone=1)
    play(state, "give:wood", "give:stone")
    assert points_of(state) == [0, 5, 0, 0], "no gold in it"
    play(state, "give:wood")
    assert points_of(state) == [0, 15, 0, 0]
    play(state, "give:wood")
    assert points_of(state) == [0, 20, 0, 0], "once a round"


@pytest.mark.rule("1303-char-goldsmith-1")
def test_gold_in_another_players_bundle_brings_the_goldsmith_nothing_and_does_not_use_her_up() -> None:
    state = on_site(GREEN, BLACK, holds={BLACK: ("goldsmith",)}, food=1, wood=1, gold=1)
    play(state, "give:wood")
    assert points_of(state) == [0, 0, 5, 0]
    play(state, "give:wood")
    assert points_of(state) == [0, 10, 5, 0]


@pytest.mark.rule("1303-char-goldsmith-1")
def test_the_goldsmith_counts_once_over_both_turns_of_the_deliveryman_and_again_in_the_next_round() -> None:
    state = on_site(BLACK, holds={BLACK: ("goldsmith", "deliveryman")}, food=2, wood=2, gold=2)
    play(state, "give:wood", "decline")
    assert points_of(state) == [0, 10, 0, 0]
    play(state, "give:wood")
    assert points_of(state) == [0, 15, 0, 0]
    play(state, "site:1", "decline")
    assert state.round == 2
    goods(state, BLACK, food=1, wood=1, gold=1)
    deliver(state)
    play(state, "give:wood")
    assert points_of(state) == [0, 25, 0, 0]


@pytest.mark.rule("1303-char-goldsmith-1")
def test_gold_of_an_earlier_bundle_does_not_count_for_a_later_one() -> None:
    state = on_site(GREEN, BLACK, holds={BLACK: ("goldsmith",)}, food=1, wood=1, gold=1, stone=1)
    play(state, "give:wood", "give:gold")  # Green's
    play(state, "give:wood", "give:stone")
    assert points_of(state) == [0, 5, 5, 0]


@pytest.mark.rule("1303-char-goldsmith-2")
def test_three_gold_with_goldsmith_foreman_and_chamberlain_are_worth_eleven_points() -> None:
    state = on_site(BLACK, holds={BLACK: ("goldsmith", "foreman", "chamberlain")}, gold=6)
    play(state, "give:gold")
    assert points_of(state) == [0, 11, 0, 0]
    assert goods_of(state, BLACK) == {"gold": 3}
    play(state, "give:gold")
    assert points_of(state) == [0, 17, 0, 0], "the second one without the Goldsmith"


# ---- Day Laborer


@pytest.mark.rule("1303-char-day-laborer-1")
@pytest.mark.parametrize(("players", "base"), [(2, 3), (4, 3), (5, 2)])
def test_the_day_laborer_brings_the_holder_one_more_worker(players: int, base: int) -> None:
    state = scene(players)
    hold(state, 1, "day_laborer")
    before = holdings(state)
    steward(state)
    expected = {seat: {"workers": base, "camp": -base} for seat in range(players)}
    expected[1] = {"workers": base + 1, "camp": -base - 1}
    assert gains(before, state) == expected


@pytest.mark.rule("1303-char-day-laborer-1")
@pytest.mark.parametrize("there", [0, 3, 4])
def test_the_day_laborer_takes_only_what_the_camp_has(there: int) -> None:
    state = scene()
    hold(state, BLACK, "day_laborer")
    camp(state, BLACK, there)
    before = holdings(state)
    steward(state)
    assert gains(before, state).get(BLACK, {}) == ({"workers": there, "camp": -there} if there else {})


@pytest.mark.rule("1303-char-day-laborer-1")
def test_a_day_laborer_won_by_the_theater_recruits_for_the_new_holder_in_the_same_round() -> None:
    state = scene()
    lay(state, 6, "residence", BLACK)
    hold(state, RED, "day_laborer")
    goods(state, BLACK, gold=3, wood=4)
    steward(state)
    play(state, "monument:theater")
    before = holdings(state)
    play(state, "character:day_laborer")
    assert gains(before, state)[BLACK] == {"workers": 4, "camp": -4}
    assert gains(before, state)[RED] == {"workers": 3, "camp": -3}


# ---- changing hands


@pytest.mark.rule("1303-char-transfer-1")
@pytest.mark.parametrize("character", ["deliveryman", "chamberlain", "foreman", "goldsmith"])
def test_a_delivery_character_won_by_the_delivery_favor_does_not_act_in_that_round(character: str) -> None:
    state = scene()
    hold(state, RED, character)
    site_worker(state, BLACK)
    goods(state, BLACK, food=3, wood=3, stone=1, gold=2)
    deliver(state)
    play(state, "give:wood", "give:gold", "decline")
    assert asked(state) == ("favor", BLACK)
    play(state, f"character:{character}")
    assert holder_of(state, character) == BLACK
    assert points_of(state) == [0, 5, 0, 0]
    assert (state.round, asked(state)) == (2, ("plan", BLUE)), "no further delivery"


@pytest.mark.rule("1303-char-transfer-1")
def test_a_deliveryman_won_in_a_round_serves_the_new_holder_in_the_next() -> None:
    state = scene()
    hold(state, RED, "deliveryman")
    site_worker(state, BLACK)
    goods(state, BLACK, food=1, wood=1, stone=1)
    deliver(state)
    play(state, "give:wood", "character:deliveryman")
    for seat in (BLACK, RED):
        goods(state, seat, food=1, wood=1, stone=1)
    deliver(state)
    assert asked(state) == ("deliver", BLACK)
    play(state, "decline")
    assert (state.round, asked(state)) == (3, ("plan", BLUE))
