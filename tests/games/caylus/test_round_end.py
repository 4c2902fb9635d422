"""Phase 7: bailiff, provost and scorings; the end of the game; two players and variants.

Sections 5.7 to 5.10 of docs/rules/caylus.md.
"""

from __future__ import annotations

import pytest

from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    activate,
    asked,
    castle,
    deniers,
    end_round,
    events,
    favor,
    goods,
    goods_of,
    houses,
    houses_of,
    inn_right,
    lay,
    legal,
    level_of,
    money_of,
    play,
    points_of,
    queue,
    refusal,
    scene,
    special_worker,
    specials,
    supply_of,
    tile_on,
    worker,
)

# ---- bailiff and provost


@pytest.mark.rule("caylus-end-01")
@pytest.mark.parametrize(("provost", "bailiff"), [(5, 7), (6, 7), (7, 8), (9, 8), (28, 8), (1, 7)])
def test_bailiff_moves_and_the_provost_joins_him(provost: int, bailiff: int) -> None:
    state = scene()
    state.provost = provost
    end_round(state)
    assert (state.bailiff, state.provost) == (bailiff, bailiff)


@pytest.mark.rule("caylus-end-02")
@pytest.mark.parametrize(
    ("bailiff", "provost", "scored"),
    [(10, 10, 0), (10, 11, 1), (11, 11, 1), (11, 12, 1), (9, 28, 0), (16, 17, 2), (17, 18, 2), (17, 1, 2)],
)
def test_scoring_when_the_bailiff_reaches_or_passes_a_space(bailiff: int, provost: int, scored: int) -> None:
    state = scene()
    state.bailiff, state.provost = bailiff, provost
    state.scored = 1 if bailiff > 12 else 0
    for seat in range(4):
        state.points[seat] = 9
    end_round(state)
    assert state.scored == scored
    loss = {(0, 0): 0, (0, 1): 2, (1, 1): 0, (1, 2): 3}[1 if bailiff > 12 else 0, scored]
    assert points_of(state) == [9 - loss] * 4


@pytest.mark.rule("caylus-end-03")
def test_a_section_filled_in_phase_6_is_scored_in_phase_7() -> None:
    state = scene()
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    houses(state, 1, dungeon=5)
    state.points[2] = 9
    castle(state)
    play(state, "give:wood")
    assert state.scored == 0
    assert points_of(state)[2] == 9
    play(state, "line:points", "column:1")  # the favor of phase 6
    assert ("bailiff-moved", 7, 1, 6) in events(state)
    assert points_of(state)[2] == 9  # seat 1 comes before seat 2
    assert asked(state) == ("line", 1)
    play(state, "line:points", "column:1")
    assert points_of(state)[2] == 7
    assert state.scored == 1
    assert state.bailiff == 7


@pytest.mark.rule("caylus-end-04")
def test_a_section_is_scored_once() -> None:
    state = scene()
    state.scored = 1
    state.bailiff = state.provost = 11
    houses(state, 0, dungeon=6)
    state.points[1] = 9
    end_round(state)
    assert (state.scored, points_of(state)[1]) == (1, 9)
    assert asked(state) == ("place", 0)


@pytest.mark.rule("caylus-end-04")
def test_both_triggers_in_one_round_are_one_scoring() -> None:
    state = scene()
    state.bailiff = state.provost = 11
    houses(state, 0, dungeon=6)
    state.points[1] = 9
    end_round(state)
    assert asked(state) == ("line", 0)
    play(state, "line:points", "column:1")
    assert (state.scored, points_of(state)[1]) == (1, 7)
    assert asked(state)[0] == "place"


@pytest.mark.rule("caylus-end-05")
def test_after_a_scoring_the_next_section_is_the_current_one() -> None:
    state = scene()
    state.bailiff = state.provost = 11
    houses(state, 0, dungeon=1)
    end_round(state)
    assert state.scored == 1
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    castle(state)
    play(state, "give:wood")
    assert houses_of(state, 0) == [1, 1, 0]
    assert points_of(state)[0] == 4


@pytest.mark.rule("caylus-end-05")
def test_the_next_section_is_current_wherever_the_bailiff_stands() -> None:
    state = scene()
    houses(state, 0, dungeon=1)
    houses(state, 1, dungeon=1)
    houses(state, 2, dungeon=1)
    houses(state, 3, dungeon=1)
    state.figures.section_spaces[0] = 4
    try:
        end_round(state)
    finally:
        state.figures.section_spaces[0] = 6
    assert (state.scored, state.bailiff) == (1, 7)
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1)
    castle(state)
    play(state, "give:wood")
    assert houses_of(state, 0) == [1, 1, 0]


@pytest.mark.rule("caylus-end-06")
@pytest.mark.parametrize(("bailiff", "provost", "last"), [(23, 23, 24), (23, 24, 25), (22, 24, 24)])
def test_the_game_ends_when_the_bailiff_reaches_24(bailiff: int, provost: int, last: int) -> None:
    state = scene()
    state.scored = 2
    state.bailiff, state.provost = bailiff, provost
    for seat in range(4):
        houses(state, seat, towers=1)
    houses(state, 2, towers=2)
    end_round(state)
    assert asked(state) == ("line", 2)
    play(state, "line:deniers", "column:1")
    assert state.is_over
    assert state.bailiff == last
    assert state.deniers[2] == 13
    assert points_of(state) == [2, 2, 3, 2]
    assert state.legal() == []
    assert state.winners() == [2]
    assert events(state)[-1] == ("game-ended",)


@pytest.mark.rule("caylus-end-06")
def test_the_game_ends_when_the_towers_are_full() -> None:
    state = scene()
    state.scored = 2
    houses(state, 0, towers=12)
    houses(state, 1, towers=1)
    queue(state, 1)
    goods(state, 1, food=1, wood=1, stone=1)
    castle(state)
    play(state, "give:wood", "line:points", "column:1")
    assert state.bailiff == 7
    asks = []
    while not state.is_over:
        asks.append(asked(state))
        play(state, sorted(legal(state))[0])
    assert [name for name, _ in asks if name == "place"] == []
    assert {seat for _, seat in asks} == {0, 1}
    assert state.round == 1


def test_the_game_goes_on_before_24() -> None:
    state = scene()
    state.scored = 2
    state.bailiff, state.provost = 21, 22
    end_round(state)
    assert (state.bailiff, asked(state)) == (23, ("place", 0))
    assert state.round == 2
    assert state.winners() == []


# ---- scorings


def score(section: int, counts: tuple[int, ...], *, beginner: bool = False) -> Caylus:
    """Score this section with so many houses of each seat, all at 9 points."""
    state = scene(len(counts), beginner=beginner)
    state.scored = section
    state.bailiff = state.provost = (11, 17, 23)[section]
    for seat, count in enumerate(counts):
        houses(state, seat, **{("dungeon", "walls", "towers")[section]: count})
        state.points[seat] = 9
    end_round(state)
    return state


def favors_for(section: int, count: int) -> tuple[int, int]:
    """Favors and points of seat 0 with so many houses."""
    state = score(section, (count, 1, 1))
    favors = int(state.favors) if asked(state) == ("line", 0) else 0
    return favors, points_of(state)[0] if not state.is_over else points_of(state)[0] - 2


@pytest.mark.rule("caylus-scoring-01")
def test_dungeon_scoring() -> None:
    table = [favors_for(0, count) for count in range(7)]
    assert table == [(0, 7), (0, 9), (1, 9), (1, 9), (1, 9), (1, 9), (1, 9)]


@pytest.mark.rule("caylus-scoring-02")
def test_walls_scoring() -> None:
    table = [favors_for(1, count) for count in range(9)]
    assert table == [(0, 6), (0, 9), (1, 9), (2, 9), (2, 9), (3, 9), (3, 9), (3, 9), (3, 9)]


@pytest.mark.rule("caylus-scoring-03")
def test_towers_scoring() -> None:
    table = [favors_for(2, count) for count in range(13)]
    assert table == [(0, 5), (0, 9), (1, 9), (1, 9), (2, 9), (2, 9), *[(3, 9)] * 7]


@pytest.mark.rule("caylus-scoring-04")
def test_players_are_scored_in_turn_order_each_finishing_first() -> None:
    state = scene(3)
    state.bailiff = state.provost = 11
    for place, seat in enumerate((2, 0, 1)):
        state.order[place] = seat
    houses(state, 2, dungeon=2)
    houses(state, 0, dungeon=3)
    state.points[1] = 9
    end_round(state)
    assert asked(state) == ("line", 2)
    assert points_of(state)[1] == 9
    play(state, "line:goods", "column:1")
    assert asked(state) == ("line", 0)
    assert goods_of(state, 2) == {"food": 1}
    assert points_of(state)[1] == 9
    play(state, "line:points", "column:1")
    assert points_of(state) == [1, 7, 0]


@pytest.mark.rule("caylus-scoring-05")
def test_points_have_a_floor_and_no_ceiling() -> None:
    state = score(2, (0, 1, 1))
    assert points_of(state) == [9 - 4 + 2, 11, 11]
    state = scene(3)
    state.bailiff = state.provost = 11
    state.points[0], state.points[1], state.points[2] = 1, 0, 150
    houses(state, 2, dungeon=2)
    end_round(state)
    play(state, "line:points", "column:1")
    assert points_of(state) == [0, 0, 151]


@pytest.mark.rule("caylus-scoring-06")
def test_two_sections_in_one_round() -> None:
    state = scene(3)
    houses(state, 0, dungeon=4, walls=5)
    houses(state, 1, dungeon=2, walls=5)
    for seat in range(3):
        state.points[seat] = 20
    state.level[0] = 2  # seat 0, line of points
    end_round(state)
    assert asked(state) == ("line", 0)
    play(state, "line:points")
    assert level_of(state, 0, "points") == 2
    play(state, "column:2")
    assert asked(state) == ("line", 1)
    assert state.scored == 0
    play(state, "line:goods", "column:1")
    assert state.scored == 1
    assert points_of(state)[2] == 18
    assert asked(state) == ("line", 0)
    assert state.favors == 3
    assert legal(state) == {"line:deniers", "line:goods", "line:buildings"}
    assert refusal(state, "line:points") == ("used-up", "caylus-favor-13")
    assert state.view(None).open_columns == 4
    play(state, "line:deniers", "column:1", "line:goods", "column:1", "line:buildings")
    assert asked(state) == ("line", 1)
    play(state, "line:points", "column:1", "line:deniers", "column:1", "line:buildings")
    assert state.scored == 2
    assert points_of(state)[2] == 15
    assert asked(state)[0] == "place"


# ---- the end


@pytest.mark.rule("caylus-final-01")
def test_final_scoring() -> None:
    state = scene(2)
    state.scored = 2
    state.bailiff = state.provost = 23
    goods(state, 0, food=1, wood=1, stone=1, cloth=2, gold=2)
    deniers(state, 7, 3)
    goods(state, 1, food=2)
    for seat in (0, 1):
        houses(state, seat, towers=1)
        state.points[seat] = 10
    end_round(state)
    assert state.is_over
    assert points_of(state) == [18, 10]
    assert money_of(state) == [7, 3]


@pytest.mark.rule("caylus-final-01")
@pytest.mark.parametrize(
    ("has", "money", "points"),
    [
        ({"gold": 1}, 0, 3),
        ({"food": 3}, 0, 1),
        ({"food": 1, "wood": 1}, 0, 0),
        ({"wood": 1, "cloth": 1, "stone": 1}, 3, 1),
        ({}, 4, 1),
        ({"food": 2, "gold": 1}, 8, 5),
        ({"cloth": 6}, 11, 4),
    ],
)
def test_final_scoring_rounds_down(has: dict[str, int], money: int, points: int) -> None:
    state = scene(2)
    state.scored = 2
    state.bailiff = state.provost = 23
    deniers(state, money, 0)
    goods(state, 0, **has)
    houses(state, 0, towers=1)
    end_round(state)
    assert points_of(state) == [points, 0]


@pytest.mark.rule("caylus-final-02")
@pytest.mark.parametrize(("points", "winners"), [((5, 9, 9), [1, 2]), ((9, 8, 7), [0]), ((4, 4, 4), [0, 1, 2])])
def test_shared_victory(points: tuple[int, ...], winners: list[int]) -> None:
    state = scene(3)
    state.scored = 2
    state.bailiff = state.provost = 23
    for seat, count in enumerate(points):
        state.points[seat] = count
        houses(state, seat, towers=1)
        goods(state, seat, food=seat)  # goods break no tie
    end_round(state)
    assert state.winners() == winners
    assert state.view(None).winners == tuple(winners)


# ---- two players


def quiet_round(state: Caylus) -> None:
    number = state.round
    while state.round == number:
        play(state, "pass" if asked(state)[0] == "place" else "provost:0")


@pytest.mark.rule("caylus-two-01")
def test_order_swaps_every_round_with_two_players() -> None:
    state = scene(2)
    firsts = []
    for _ in range(4):
        firsts.append(asked(state)[1])
        quiet_round(state)
    assert firsts == [0, 1, 0, 1]


@pytest.mark.rule("caylus-two-01")
def test_a_scoring_uses_the_order_of_its_round() -> None:
    state = scene(2)
    quiet_round(state)
    assert list(state.order[:2]) == [1, 0]
    state.bailiff = state.provost = 11
    for seat in (0, 1):
        houses(state, seat, dungeon=2)
    end_round(state)
    assert asked(state) == ("line", 1)
    play(state, "line:points", "column:1")
    assert asked(state) == ("line", 0)
    play(state, "line:points", "column:1")
    assert list(state.order[:2]) == [0, 1]


@pytest.mark.rule("caylus-two-02")
def test_no_stables_with_two_players() -> None:
    state = scene(2)
    assert "place:stables" not in legal(state)
    assert refusal(state, "place:stables") == ("not-a-place", "caylus-two-02")
    special_worker(state, 0, "gate")
    specials(state)
    assert asked(state) == ("gate", 0)
    assert "place:stables" not in legal(state)
    assert "place:inn" in legal(state)
    assert "place:stables" in legal(scene(3))


@pytest.mark.rule("caylus-two-03")
def test_price_after_the_pass_with_two_players() -> None:
    state = scene(2)
    lay(state, 9, "wood_mason", 0)
    lay(state, 10, "wood_lawyer", 1)
    play(state, "pass")
    assert money_of(state) == [11, 10]
    play(state, "place:9")
    assert (money_of(state), points_of(state)) == ([11, 7], [1, 0])
    play(state, "place:10")
    assert money_of(state) == [11, 6]
    play(state, "place:gate")
    assert money_of(state) == [11, 3]
    play(state, "place:3")
    assert money_of(state) == [11, 0]


@pytest.mark.rule("caylus-two-03")
def test_inn_with_two_players() -> None:
    state = scene(2)
    inn_right(state, 1)
    lay(state, 9, "wood_mason", 0)
    play(state, "pass", "place:9", "place:castle", "place:1")
    assert money_of(state) == [11, 7]


@pytest.mark.rule("caylus-two-04")
def test_castle_after_the_pass_with_two_players() -> None:
    state = scene(2)
    play(state, "place:castle", "pass")
    assert money_of(state) == [9, 11]
    state = scene(2)
    play(state, "pass", "place:castle")
    assert money_of(state) == [11, 7]
    deniers(state, 11, 2)
    worker(state, 1, 1)
    assert legal(state) == {"pass"}
    assert refusal(state, "place:2") == ("cannot-pay", "caylus-placement-19")


@pytest.mark.rule("caylus-variant-05")
def test_castle_by_the_scale_with_two_players() -> None:
    state = scene(2, castle_by_scale=True)
    play(state, "pass")
    assert (state.decision.castle_price, state.decision.price) == (2, 3)
    play(state, "place:castle", "place:2")
    assert money_of(state) == [11, 5]
    inn = scene(2, castle_by_scale=True)
    inn_right(inn, 1)
    play(inn, "pass", "place:castle")
    assert money_of(inn) == [11, 9], "the inn's price holds here too"


@pytest.mark.rule("caylus-variant-05")
def test_castle_by_the_scale_changes_nothing_for_more_players() -> None:
    state = scene(3, castle_by_scale=True)
    play(state, "pass", "pass")
    assert (state.decision.castle_price, state.decision.price) == (3, 3)


def test_before_the_pass_two_players_pay_1() -> None:
    state = scene(2)
    play(state, "place:1", "place:castle", "place:2")
    assert money_of(state) == [8, 9]


# ---- variants


@pytest.mark.rule("caylus-variant-01")
def test_beginner_variant() -> None:
    state = scene(3, beginner=True)
    favor(state, 0)
    assert asked(state)[0] == "provost"
    assert points_of(state)[0] == 3
    assert list(state.level) == [0] * 20
    assert state.workers[0] == 6


@pytest.mark.rule("caylus-variant-01")
def test_beginner_variant_has_no_limit_of_four() -> None:
    state = score(2, (6, 1, 1), beginner=True)
    assert state.is_over
    assert points_of(state)[0] == 9 + 9 + 2
    state = scene(3, beginner=True)
    houses(state, 0, dungeon=6, walls=10)
    houses(state, 1, towers=0)
    end_round(state)
    assert points_of(state)[0] == 3 + 9


@pytest.mark.rule("caylus-variant-02")
def test_jeweller_tile() -> None:
    assert supply_of(scene(3, jeweler=True).view(0))["stone_jeweler"] == 1
    assert "stone_jeweler" not in supply_of(scene(3).view(0))


@pytest.mark.rule("caylus-variant-03")
@pytest.mark.parametrize("points", [4, 3])
def test_points_of_the_lawyer(points: int) -> None:
    state = scene(3, lawyer_points=points)
    goods(state, 0, wood=1, cloth=1, food=1)
    worker(state, 0, 6)
    activate(state)
    play(state, "build:wood_lawyer")
    assert points_of(state)[0] == points
    assert tile_on(state, 9) == "wood_lawyer"
    assert state.view(None).options.lawyer_points == points


def test_the_mason_is_worth_4_in_every_printing() -> None:
    state = scene(3, lawyer_points=3)
    goods(state, 0, wood=1, food=1)
    worker(state, 0, 6)
    activate(state)
    play(state, "build:wood_mason")
    assert points_of(state)[0] == 4
