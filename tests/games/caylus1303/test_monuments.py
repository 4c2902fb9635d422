"""Monuments (Monumente): what each costs, brings at once and brings at every recruitment."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    asked,
    event_names,
    gains,
    goods,
    goods_of,
    hold,
    holder_of,
    holdings,
    in_supply,
    lay,
    legal,
    on_board,
    pass_bridge,
    play,
    points_of,
    refusal,
    scene,
    steward,
    tile_on,
)

BLUE, BLACK, GREEN, RED = range(4)

PRICES = [
    ("theater", {"gold": 3, "wood": 4}, 12),
    ("garden", {"gold": 1, "wood": 1}, 4),
    ("factory", {"gold": 1, "cloth": 1}, 5),
    ("granary", {"gold": 1, "stone": 1}, 7),
    ("statue", {"gold": 1, "stone": 2}, 7),
    ("cathedral", {"gold": 3, "stone": 3}, 15),
    ("mansion", {"gold": 5, "stone": 5}, 20),
]


def at_residences(*spaces: int, **has: int) -> Caylus1303:
    """The stewardship begins; Black has residences on these spaces, and one of Green's on 13 asks after them."""
    state = scene()
    for space in spaces:
        lay(state, space, "residence", BLACK)
    lay(state, 13, "residence", GREEN)
    goods(state, BLACK, **has)
    goods(state, GREEN, gold=9, wood=9, stone=9, cloth=9)
    steward(state)
    return state


@pytest.mark.rule("1303-monument-01")
@pytest.mark.parametrize(("name", "cost", "points"), PRICES)
def test_a_monument_costs_exactly_its_price_and_brings_its_points(name: str, cost: dict[str, int], points: int) -> None:
    state = at_residences(8, **cost)
    assert asked(state) == ("monument", BLACK)
    before = holdings(state)
    play(state, f"monument:{name}")
    paid = {good: -count for good, count in cost.items()}
    assert gains(before, state) == {BLACK: {**paid, "points": points}}
    assert goods_of(state, BLACK) == {}
    assert (tile_on(state, 8), state.owner[8]) == (f"monument_{name}", BLACK)
    assert not in_supply(state, f"monument_{name}")
    assert asked(state) == (("favor", BLACK) if name == "theater" else ("monument", GREEN))


@pytest.mark.rule("1303-monument-01", "1303-stewardship-04")
@pytest.mark.parametrize(
    ("name", "good", "too_few"),
    [
        (name, good, count - 1)
        for name, cost, _points in PRICES
        for good, count in cost.items()
        if good != "gold" or count > 1  # without any gold there is no monument to ask for
    ],
)
def test_a_monument_is_refused_when_one_good_of_its_price_is_missing(name: str, good: str, too_few: int) -> None:
    plenty = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
    state = at_residences(8, **{**plenty, good: too_few})
    assert asked(state) == ("monument", BLACK)
    assert f"monument:{name}" not in legal(state)
    assert refusal(state, f"monument:{name}") == ("cannot-pay", "1303-stewardship-04")


@pytest.mark.rule("1303-monument-01")
def test_nobody_is_asked_for_a_monument_without_gold() -> None:
    state = at_residences(8, food=9, wood=9, stone=9, cloth=9)
    assert asked(state) == ("monument", GREEN)


@pytest.mark.rule("1303-monument-02")
@pytest.mark.parametrize(
    ("name", "income"),
    [
        ("garden", {"workers": 5, "camp": -5}),
        ("factory", {"workers": 3, "camp": -3, "cloth": 1}),
        ("granary", {"workers": 3, "camp": -3, "food": 1}),
        ("statue", {"workers": 3, "camp": -3}),
        ("cathedral", {"workers": 3, "camp": -3}),
        ("mansion", {"workers": 3, "camp": -3}),
        ("theater", {"workers": 3, "camp": -3}),
    ],
)
def test_what_a_monument_brings_its_owner_at_every_recruitment(name: str, income: dict[str, int]) -> None:
    state = scene(workers=2)
    lay(state, 8, f"monument_{name}", BLACK)
    plain = {"workers": 3, "camp": -3}
    for round_number in (1, 2):
        before = holdings(state)
        steward(state)
        assert state.round == round_number + 1
        assert gains(before, state) == {BLUE: plain, BLACK: income, GREEN: plain, RED: plain}


@pytest.mark.rule("1303-monument-02")
@pytest.mark.parametrize(
    ("name", "cost", "income"),
    [
        ("garden", {"gold": 1, "wood": 1}, {"workers": 5, "camp": -5}),
        ("factory", {"gold": 1, "cloth": 1}, {"workers": 3, "camp": -3, "cloth": 1}),
        ("granary", {"gold": 1, "stone": 1}, {"workers": 3, "camp": -3, "food": 1}),
    ],
)
def test_the_income_of_a_monument_begins_in_the_round_it_is_built(
    name: str, cost: dict[str, int], income: dict[str, int]
) -> None:
    state = at_residences(8, **cost)
    play(state, f"monument:{name}")
    before = holdings(state)
    play(state, "decline")  # Green's residence
    assert gains(before, state)[BLACK] == income
    assert gains(before, state)[GREEN] == {"workers": 4, "camp": -4}


@pytest.mark.rule("1303-monument-02")
def test_three_monuments_of_one_player_add_up_and_bring_others_nothing() -> None:
    state = scene(players=5, workers=2)
    for space, name in ((6, "garden"), (7, "factory"), (13, "granary")):
        lay(state, space, f"monument_{name}", RED)
    before = holdings(state)
    steward(state)
    base = {"workers": 2, "camp": -2}
    extra = {"workers": 4, "camp": -4, "cloth": 1, "food": 1}
    assert gains(before, state) == {0: base, 1: base, 2: base, RED: extra, 4: base}


@pytest.mark.rule("1303-monument-03")
def test_the_theater_brings_twelve_points_and_then_a_favor_before_the_next_residence() -> None:
    state = at_residences(8, 9, gold=9, wood=9)
    hold(state, GREEN, "thief")
    play(state, "monument:theater")
    assert points_of(state) == [0, 12, 0, 0]
    assert asked(state) == ("favor", BLACK)
    assert state.cursor == 8
    play(state, "character:thief")
    assert holder_of(state, "thief") == BLACK
    assert asked(state) == ("monument", BLACK), "now the residence on 9"
    assert state.cursor == 9
    play(state, "decline")
    assert asked(state) == ("monument", GREEN)
    assert points_of(state) == [0, 12, 0, 0]


@pytest.mark.rule("1303-monument-03")
def test_the_theaters_favor_comes_before_recruitment_after_the_last_residence() -> None:
    state = scene()
    lay(state, 13, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=4)
    on_board(state, "architect")
    steward(state)
    before = holdings(state)
    play(state, "monument:theater")
    assert event_names(state)[-1] == "favor-received"
    play(state, "site:1")
    assert asked(state) == ("take", BLACK), "the Market on site slot 1"
    play(state, "take:cloth")
    assert asked(state) == ("character", BLACK)
    assert gains(before, state) == {
        BLACK: {"gold": -3, "wood": -4, "points": 12, "cloth": 1, "workers": -1, "camp": 1},
    }
    play(state, "decline")
    assert "recruited" in event_names(state)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))


@pytest.mark.rule("1303-monument-03")
def test_other_monuments_bring_no_favor() -> None:
    state = at_residences(8, gold=20, wood=20, stone=20, cloth=20)
    for name in ("garden", "factory", "granary", "statue", "cathedral", "mansion"):
        copy = state.clone()
        play(copy, f"monument:{name}")
        assert "favor-received" not in event_names(copy)
        assert asked(copy) == ("monument", GREEN)


@pytest.mark.rule("1303-monument-03")
def test_the_favor_of_the_theater_comes_once_and_not_in_later_rounds() -> None:
    state = scene()
    lay(state, 8, "monument_theater", BLACK)
    play(state, "pass", "pass", "pass", "pass")
    pass_bridge(state)
    assert (state.round, asked(state)) == (2, ("plan", BLUE))
