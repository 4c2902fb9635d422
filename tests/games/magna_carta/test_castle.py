"""Phase 5, the end of rounds and games, scoring (rulebook: Das Schloss, Ende einer Runde, Ende des Spiels)."""

from __future__ import annotations

import pytest

from baumeister.games.magna_carta.edge.catalogue import FIGURES
from baumeister.games.magna_carta.rules.flow import MagnaCarta as State
from tests.games.magna_carta.scene import (
    BLUE,
    GAME,
    GREEN,
    ORANGE,
    RED,
    act,
    asked,
    cards,
    deniers,
    goods,
    goods_of,
    lay,
    only,
    payments_of,
    play,
    refusal,
    scene,
    stock,
    stock_of,
    tiles_of,
    to_castle,
    to_effects,
    told,
    worker,
)


@pytest.mark.rule("mc-castle-01")
def test_offers_once_each_in_the_order_of_passing() -> None:
    state = scene(3)
    for seat in range(3):
        goods(state, seat, food=2, wood=2, stone=2)
    to_castle(state, 2, 0, 1)
    for seat, offer in ((2, "offer:1"), (0, "offer:0"), (1, "offer:2")):
        assert asked(state) == ("offer", seat)
        only(state, "offer:0", "offer:1", "offer:2")
        play(state, offer)
    assert asked(state)[0] == "action"
    assert [tiles_of(state, seat) for seat in range(3)] == [(0, 0, 0), (2, 0, 0), (1, 0, 0)]


@pytest.mark.rule("mc-castle-02")
@pytest.mark.parametrize(
    "cubes",
    [
        {"food": 1, "wood": 1, "stone": 1},
        {"food": 1, "gold": 2},
        {"wood": 1, "stone": 1, "gold": 1},
        {"gold": 3},
    ],
)
def test_a_batch(cubes: dict[str, int]) -> None:
    state = scene(2)
    goods(state, 0, **cubes)
    to_castle(state)
    only(state, "offer:0", "offer:1")
    play(state, "offer:1")
    assert tiles_of(state, 0) == (1, 0, 0)
    assert stock_of(state) == (4, 6, 7)
    assert goods_of(state, 0) == {"gold": 1}, "the gold for most batches"


@pytest.mark.rule("mc-castle-02")
@pytest.mark.parametrize("cubes", [{"food": 2, "wood": 1}, {"food": 9, "gold": 1}, {"gold": 2}])
def test_no_batch(cubes: dict[str, int]) -> None:
    state = scene(2)
    goods(state, 0, **cubes)
    to_castle(state)
    assert asked(state)[0] == "action", "who can offer nothing is not asked"


@pytest.mark.rule("mc-castle-03")
def test_tiles_by_section() -> None:
    state = scene(4)
    stock(state, 1, 1, 9)
    goods(state, 0, food=3, wood=3, stone=3)
    to_castle(state)
    play(state, "offer:3")
    assert tiles_of(state, 0) == (1, 1, 1)
    assert stock_of(state) == (0, 0, 8)


@pytest.mark.rule("mc-castle-04")
def test_not_more_batches_than_tiles() -> None:
    state = scene(4)
    stock(state, 0, 0, 2)
    goods(state, 0, food=3, wood=3, stone=3)
    to_castle(state)
    only(state, "offer:0", "offer:1", "offer:2")
    assert refusal(state, "offer:3") == ("no-piece", "mc-castle-04")
    play(state, "offer:2")
    assert goods_of(state, 0) == {"food": 1, "wood": 1, "stone": 1, "gold": 1}


@pytest.mark.rule("mc-castle-04")
@pytest.mark.parametrize("left", [(1, 2, 4), (4, 2, 1), (0, 5, 2)])
def test_the_tiles_of_all_three_sections_can_be_won_at_once(left: tuple[int, int, int]) -> None:
    state = scene(4)
    stock(state, *left)
    goods(state, 0, food=9, wood=9, stone=9)
    to_castle(state)
    only(state, *(f"offer:{batches}" for batches in range(8)))
    play(state, "offer:7")
    assert tiles_of(state, 0) == left
    assert state.is_over


@pytest.mark.rule("mc-castle-05")
def test_missing_cubes_count_against_gold() -> None:
    state = scene(2)
    goods(state, 0, food=2, wood=1, gold=3)
    to_castle(state)
    only(state, "offer:0", "offer:1", "offer:2")
    assert refusal(state, "offer:3") == ("cannot-pay", "mc-castle-05")
    play(state, "offer:2")
    assert goods_of(state, 0) == {"gold": 1}, "all paid, then the gold for most batches"
    assert [entry for entry in told(state) if entry[0] == "paid"][-1] == ("paid", 0, "gold", 3)


@pytest.mark.rule("mc-castle-06")
def test_payments_of_a_batch() -> None:
    state = scene(2)
    goods(state, 0, food=1, wood=1, stone=1, gold=1)
    goods(state, 1, gold=6)
    to_castle(state)
    found = payments_of(state, "offer:1")
    assert len(found) == 4
    assert {"food": 1, "wood": 1, "stone": 1} in found
    assert {"food": 1, "wood": 1, "gold": 1} in found
    assert {"food": 1, "stone": 1, "gold": 1} in found
    assert {"wood": 1, "stone": 1, "gold": 1} in found


@pytest.mark.rule("mc-castle-07")
def test_the_gold_comes_after_all_offers() -> None:
    state = scene(2)
    goods(state, 0, food=2, wood=2, stone=2)
    goods(state, 1, food=1, wood=1)
    to_castle(state)
    play(state, "offer:2")
    assert asked(state)[0] == "action", "seat 1 lacks one cube"
    assert goods_of(state, 0) == {"gold": 1}
    assert ("most-batches", 0, 2) in told(state)
    state = scene(2)
    goods(state, 0, food=1, wood=1, stone=1)
    goods(state, 1, food=2, wood=2, stone=2)
    to_castle(state)
    play(state, "offer:1")
    assert goods_of(state, 0) == {}, "not before all have offered"
    play(state, "offer:2")
    assert (goods_of(state, 0), goods_of(state, 1)) == ({}, {"gold": 1})


@pytest.mark.rule("mc-castle-08")
def test_among_equals_the_earliest_gains_the_gold() -> None:
    state = scene(3)
    for seat in range(3):
        goods(state, seat, food=1, wood=1, stone=1)
    to_castle(state, 2, 1, 0)
    play(state, "offer:0", "offer:1", "offer:1")
    assert [goods_of(state, seat) for seat in range(3)] == [{}, {"gold": 1}, {"food": 1, "wood": 1, "stone": 1}]


@pytest.mark.rule("mc-castle-09")
def test_without_a_batch_two_tiles_are_removed() -> None:
    state = scene(4)
    stock(state, 1, 8, 9)
    goods(state, 0, food=1, wood=1, stone=1)
    to_castle(state)
    play(state, "offer:0")
    assert stock_of(state) == (0, 7, 9)
    assert [tiles_of(state, seat) for seat in range(4)] == [(0, 0, 0)] * 4
    assert [goods_of(state, seat).get("gold", 0) for seat in range(4)] == [0] * 4
    assert told(state)[1:3] == [("tiles-removed", "dungeon", 1), ("tiles-removed", "walls", 1)]
    state = scene(4)
    stock(state, 0, 0, 1)
    to_castle(state)
    assert (stock_of(state), asked(state)[0]) == ((0, 0, 0), "over")


@pytest.mark.rule("mc-castle-10")
def test_church_tiles_are_no_batches() -> None:
    state = scene(2)
    worker(state, 0, lay(state, "church", 0))
    deniers(state, 5, 0)
    to_effects(state)
    play(state, "use:2")
    assert stock_of(state) == (1, 6, 7), "two bought, two removed"
    assert goods_of(state, 0) == {}


@pytest.mark.rule("mc-castle-11")
def test_a_church_takes_the_last_tile() -> None:
    state = scene(2)
    stock(state, 0, 0, 1)
    worker(state, 0, lay(state, "church", 0))
    worker(state, 1, lay(state, "large_farm", 1))
    goods(state, 1, food=1, wood=1, stone=1)
    deniers(state, 2, 0)
    to_effects(state)
    play(state, "use:1")
    assert asked(state) == ("use", 1), "the remaining cards are still activated"
    play(state, "use:1")
    assert asked(state) == ("over", -1)
    assert goods_of(state, 1) == {"food": 3, "wood": 1, "stone": 1}
    assert goods_of(state, 0) == {}
    assert [entry[0] for entry in told(state)] == [
        "gained",
        *["worker-home"] * 2,
        "start-player",
        *["marker-back"] * 2,
        "game-ended",
    ]


@pytest.mark.rule("mc-castle-12")
def test_the_last_tile_is_taken_in_the_castle_phase() -> None:
    state = scene(3)
    stock(state, 0, 0, 1)
    for seat in range(3):
        goods(state, seat, food=1, wood=1, stone=1)
    to_castle(state)
    play(state, "offer:1")
    assert asked(state) == ("over", -1)
    assert goods_of(state, 0) == {"gold": 1}
    assert goods_of(state, 1) == {"food": 1, "wood": 1, "stone": 1}


@pytest.mark.rule("mc-example-08")
def test_example_of_the_castle() -> None:
    state = castle_example()
    play(state, "offer:1", "offer:1", "offer:2")
    assert [tiles_of(state, seat) for seat in (ORANGE, BLUE, GREEN, RED)] == [
        (1, 0, 0),
        (1, 0, 0),
        (0, 2, 0),
        (0, 0, 0),
    ]
    assert stock_of(state) == (0, 6, 9)
    assert [goods_of(state, seat) for seat in (ORANGE, BLUE, GREEN)] == [{}, {}, {"gold": 1}]


@pytest.mark.rule("mc-example-09")
def test_example_of_the_castle_with_a_smaller_offer() -> None:
    state = castle_example()
    play(state, "offer:1", "offer:1", "offer:1")
    assert [tiles_of(state, seat) for seat in (ORANGE, BLUE, GREEN)] == [(1, 0, 0), (1, 0, 0), (0, 1, 0)]
    assert stock_of(state) == (0, 7, 9)
    assert goods_of(state, GREEN) == {"food": 1, "wood": 1, "stone": 1}
    assert (goods_of(state, ORANGE), goods_of(state, BLUE)) == ({"gold": 1}, {})


def castle_example() -> State:
    state = scene(4)
    stock(state, 2, 8, 9)
    goods(state, ORANGE, food=1, wood=1, stone=1)
    goods(state, BLUE, wood=1, stone=1, gold=1)
    goods(state, GREEN, food=2, wood=2, stone=2)
    to_castle(state, ORANGE, BLUE, GREEN, RED)
    return state


# ---- rounds


@pytest.mark.rule("mc-round-01")
def test_the_phases_of_a_round() -> None:
    state = scene(2)
    deniers(state, 3, 3)
    for seat in (0, 1):
        goods(state, seat, food=1, wood=1, stone=1)
    phases = [state.view(None).phase]
    for action in ("place:1", "pass", "pass", "provost:0", "provost:0", "use:1", "offer:1", "offer:0"):
        play(state, action)
        if state.view(None).phase != phases[-1]:
            phases.append(state.view(None).phase)
    assert phases == ["actions", "provost", "effects", "castle", "actions"]
    assert [entry[0] for entry in told(state)][-3:] == ["round-begun", "deniers-gained", "deniers-gained"]
    assert state.round == 2


@pytest.mark.rule("mc-round-02")
def test_the_provost_advances_two_cards() -> None:
    for start, length, end in ((2, 6, 4), (1, 6, 3), (4, 5, 5), (5, 5, 5)):
        state = scene(2)
        for card in ("bank", "market", "large_farm", "church")[: length - 2]:
            lay(state, card, 0)
        state.provost = start
        to_castle(state)
        assert state.provost == end
    state = scene(2)
    for card in ("bank", "market"):
        lay(state, card, 0)
    play(state, "pass", "pass", "provost:0")
    assert ("provost-advanced", 4, 2) in told(state)


@pytest.mark.rule("mc-round-03")
def test_start_player_card_and_bridge() -> None:
    state = scene(3)
    deniers(state, 1, 0, 0)
    act(state, 0)
    play(state, "draw", "pass", "pass", "pass")
    play(state, "provost:0")
    assert asked(state) == ("action", 1), "not the first passer's choice: simply the left neighbour"
    assert list(state.bridge) == [-1] * 4
    assert (state.bridge_count, state.passed, state.start_seat) == (0, 0, 1)
    have = int(state.deniers[1])
    play(state, "pass")
    assert state.deniers[1] == have + 1
    state.start_seat = 2
    to_castle(state)
    assert state.start_seat == 0


@pytest.mark.rule("mc-example-10")
def test_example_of_the_end_of_a_round() -> None:
    state = scene(4)
    lay(state, "bank", 0)
    state.provost = 4
    state.start_seat = 3
    to_castle(state)
    assert (state.provost, state.start_seat) == (5, 0)
    assert asked(state) == ("action", 0)


# ---- the end


@pytest.mark.rule("mc-end-01", "mc-end-02")
def test_the_game_ends_with_the_round_that_empties_the_stock() -> None:
    state = scene(2)
    stock(state, 0, 0, 3)
    lay(state, "bank", 0)
    state.provost = 2
    deniers(state, 3, 4)
    to_castle(state)
    assert asked(state)[0] == "action", "a tile is left"
    deniers(state, 3, 4)
    start = int(state.start_seat)
    to_castle(state)
    assert asked(state) == ("over", -1)
    assert [int(count) for count in state.deniers[:2]] == [3, 4], "no further income"
    assert (state.provost, state.start_seat) == (3, 1 - start), "phase 6 was played"
    assert state.winners() == [0]


@pytest.mark.rule("mc-end-03")
@pytest.mark.parametrize(
    ("players", "rounds", "scores"), [(2, 9, [10, 9]), (3, 11, [11, 11, 10]), (4, 12, [11, 11, 11, 11])]
)
def test_when_everybody_only_passes(players: int, rounds: int, scores: list[int]) -> None:
    state = GAME.new(players, seed=players)
    first = -1
    while not state.is_over:
        names = {GAME.action_name(action) for action in state.legal()}
        if first < 0 and "pass" in names:
            first = state.seat
        for name in ("keep", "pass", "provost:0", "offer:0"):
            if name in names:
                state.apply(GAME.action(name))
                break
    assert isinstance(state, State)
    assert state.round == rounds
    assert [state.scores()[(first + i) % players] for i in range(players)] == scores


@pytest.mark.rule("mc-end-04")
def test_every_round_takes_a_tile() -> None:
    for seed in range(6):
        for players, most in ((2, 18), (3, 21), (4, 24)):
            state = GAME.new(players, seed=seed)
            assert isinstance(state, State)
            word, left, seen = seed + 1, 24, 0
            while not state.is_over:
                if state.round != seen:
                    assert seen == 0 or sum(stock_of(state)) < left
                    left, seen = sum(stock_of(state)), int(state.round)
                actions = state.legal()
                word = word * 48271 % 2147483647
                state.apply(actions[word % len(actions)])
            assert state.round <= most


# ---- scoring


@pytest.mark.rule("mc-score-01")
def test_tiles_score() -> None:
    state = scene(2)
    for section, points in enumerate((4, 3, 2)):
        before = state.score(0)
        state.tiles[section] += 2
        assert state.score(0) - before == 2 * points
    assert state.score(1) == 0


@pytest.mark.rule("mc-score-02")
def test_road_cards_score_by_their_visible_side() -> None:
    for side, points in (("building", 3), ("residence", 1), ("statue", 6)):
        state = scene(2)
        lay(state, "bank", 0, side)
        assert state.scores() == [points, 0]


@pytest.mark.rule("mc-score-03")
def test_gold_and_other_cubes_score() -> None:
    state = scene(2)
    goods(state, 0, food=1, wood=1, stone=2, gold=2)
    assert state.score(0) == 3
    goods(state, 0, food=1, wood=1, stone=1)
    assert state.score(0) == 1
    goods(state, 0, food=2, gold=1)
    assert state.score(0) == 1
    goods(state, 0, food=3, wood=2, stone=2)
    assert state.score(0) == 2


@pytest.mark.rule("mc-score-04")
def test_deniers_score() -> None:
    state = scene(2)
    deniers(state, 8, 2)
    goods(state, 1, food=2)
    assert state.scores() == [2, 0]


@pytest.mark.rule("mc-score-05")
def test_what_scores_nothing() -> None:
    state = scene(2)
    cards(state, 0, "bank", "church", discard=("large_farm",))
    assert state.score(0) == 0
    lay(state, "small_farm", 1, cubes=2)
    assert state.score(1) == FIGURES.points[FIGURES.card("small_farm")] == 1


@pytest.mark.rule("mc-score-06")
def test_equal_players_win_together() -> None:
    state = scene(3)
    stock(state, 0, 0, 1)
    deniers(state, 6, 8, 3)
    to_castle(state)
    assert state.scores() == [2, 2, 1]
    assert state.winners() == [0, 1]


@pytest.mark.rule("mc-beginner-05")
def test_beginner_scoring() -> None:
    state = scene(2, beginner=True)
    lay(state, "bank", 0)
    state.front[0] = 1 << 0 | 1 << 6  # Theatre and Cathedral
    state.tiles[0] = 1
    goods(state, 0, food=3, gold=1)
    deniers(state, 3, 0)
    assert state.scores() == [3 + 6 + 14 + 4 + 1 + 1 + 1, 0]


@pytest.mark.rule("mc-beginner-06")
def test_beginner_rounds_run_as_usual_otherwise() -> None:
    state = scene(2, beginner=True)
    deniers(state, 0, 0)
    goods(state, 1, food=1, wood=1, stone=1)
    play(state, "pass")
    assert state.deniers[0] == 1
    play(state, "pass")
    assert asked(state) == ("offer", 1)
    play(state, "offer:1")
    assert (tiles_of(state, 1), goods_of(state, 1)) == ((1, 0, 0), {"gold": 1})
    assert (asked(state), stock_of(state)) == (("action", 1), (4, 6, 7))
    goods(state, 1)
    play(state, "pass", "pass")
    assert stock_of(state) == (2, 6, 7)
    stock(state, 0, 0, 2)
    play(state, "pass", "pass")
    assert asked(state) == ("over", -1)
