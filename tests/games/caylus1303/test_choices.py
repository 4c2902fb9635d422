"""What a choice costs, brings and moves, and by which power: with waivers, characters and what goes by itself."""

import random
from collections import Counter

import pytest

from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus1303.rules.flow import Caylus1303
from baumeister.games.caylus1303.rules.planning import begin_planning
from tests.games.caylus1303.scene import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    RED,
    activate,
    asked,
    camp,
    deliver,
    goods,
    hold,
    lay,
    on_board,
    passed,
    play,
    scene,
    site_worker,
    start,
    steward,
    worker,
)


def choice(state: Caylus1303, name: str) -> Choice:
    return next(found for found in state.choices() if found.name == name)


def costs(state: Caylus1303, name: str) -> dict[str, int]:
    return {amount.resource: amount.count for amount in choice(state, name).costs}


def brings(state: Caylus1303, name: str) -> dict[str, int]:
    return {amount.resource: amount.count for amount in choice(state, name).brings}


def beyond_the_bridge(state: Caylus1303, gap: int) -> None:
    state.provost = gap
    activate(state)
    while asked(state)[0] in ("bridge", "bailiff"):
        play(state, "provost:0")


# ---- placing


def test_a_placement_after_the_first_pass_costs_two_workers_and_shows_all_that_moves() -> None:
    state = scene()
    lay(state, 15, "wood_farm", RED)
    hold(state, RED, "steward")
    play(state, "pass")
    found = choice(state, "place:15")
    assert found.targets == ("road/15",)
    assert found.costs == (Amount("workers", 2),)
    assert found.by is None
    assert found.moves == (
        Move("worker", "players/1/workers", "road/15/workers/0", 1, 1),
        Move("worker", "players/1/workers", "players/1/camp", 1, 1),
        Move("points", None, "players/3/points", 2, 3, "road/15"),
    )
    assert [player.placement for player in state.view(None).players] == [2, 2, 2, 2]


def test_the_night_worker_is_named_where_he_changes_the_price() -> None:
    state = scene()
    hold(state, BLACK, "night_worker")
    assert choice(state, "place:6").by is None
    play(state, "pass")
    assert (costs(state, "place:6"), choice(state, "place:6").by) == (
        {"workers": 1},
        "players/1/characters/night_worker",
    )
    assert [player.placement for player in state.view(None).players] == [2, 1, 2, 2]


def test_the_thief_leaves_the_owner_nothing_and_owners_pay_themselves_nothing() -> None:
    state = scene()
    lay(state, 15, "wood_farm", RED)
    lay(state, 16, "wood_quarry", BLUE)
    hold(state, BLUE, "thief")
    for name in ("place:15", "place:16"):
        assert [move.piece for move in choice(state, name).moves] == ["worker"]


def test_early_riser_and_journeyman_are_named() -> None:
    state = scene()
    hold(state, BLACK, "early_riser", "journeyman")
    start(state, begin_planning)
    assert (costs(state, "place:site"), choice(state, "place:site").by) == (
        {"workers": 2},
        "players/1/characters/early_riser",
    )
    assert [player.placement for player in state.view(None).players] == [1, 2, 1, 1]
    play(state, "decline", "place:6")
    found = choice(state, "place:6")
    assert (found.by, found.group) == ("players/1/characters/journeyman", "caylus1303-group-journeyman")
    assert found.moves == (Move("worker", "players/1/workers", "road/6/workers/1", 1, 1),)


# ---- the provost


def test_steps_on_the_bridge_cost_workers_and_the_bailiffs_do_not() -> None:
    state = scene()
    hold(state, RED, "bailiff")
    activate(state)
    found = choice(state, "provost:-2")
    assert (found.targets, found.by, found.costs) == (("gaps/11",), "road/5", (Amount("workers", 2),))
    assert found.moves == (
        Move("worker", "players/0/workers", "players/0/camp", 2, 0),
        Move("provost", "gaps/13", "gaps/11"),
    )
    assert (choice(state, "provost:0").key, choice(state, "provost:0").moves) == ("x", ())
    play(state, *["provost:0"] * 4)
    found = choice(state, "provost:+1")
    assert (found.by, found.costs) == ("players/3/characters/bailiff", ())


def test_the_toll_is_the_power_of_its_space() -> None:
    state = scene()
    worker(state, BLUE, 4)
    activate(state)
    assert (choice(state, "provost:+2").by, costs(state, "provost:+2")) == ("road/4", {})


# ---- effects


def test_a_market_shows_its_worker_and_the_good() -> None:
    state = scene()
    worker(state, BLUE, 9)
    beyond_the_bridge(state, 13)
    found = choice(state, "take:cloth")
    assert (found.costs, found.brings, found.by) == ((Amount("workers", 1),), (Amount("cloth", 1),), "road/9")
    assert found.moves == (
        Move("worker", "players/0/workers", "players/0/camp", 1, 0),
        Move("cloth", None, "players/0/goods/cloth", 1, 0),
    )


def test_a_claim_shows_cloth_and_house() -> None:
    state = scene()
    goods(state, BLUE, cloth=1)
    worker(state, BLUE, 2)
    activate(state)
    found = choice(state, "claim:7")
    assert (found.costs, found.brings, found.by) == ((Amount("cloth", 1),), (), "road/2")
    assert found.moves == (
        Move("cloth", "players/0/goods/cloth", None, 1, 0),
        Move("house", "players/0/houses", "road/7/owner", 1, 0),
    )


def test_workers_come_only_as_far_as_the_camp_has_any() -> None:
    state = scene()
    goods(state, BLUE, stone=1)
    worker(state, BLUE, 13)
    camp(state, BLUE, 1)
    beyond_the_bridge(state, 13)
    assert (costs(state, "use:1"), brings(state, "use:1")) == ({"stone": 1}, {"workers": 1})


@pytest.mark.parametrize("has", [{"wood": 3}, {"wood": 1, "cloth": 1}, {"wood": 1, "cloth": 2}])
def test_a_wildcard_that_one_good_alone_can_pay_is_named(has: dict[str, int]) -> None:
    state = scene()
    lay(state, 14, "stone_alchemist")
    goods(state, BLUE, **has)
    worker(state, BLUE, 14)
    beyond_the_bridge(state, 14)
    price = {"wood": 2} if has == {"wood": 3} else has if has["cloth"] == 1 else {"any": 2}
    assert (costs(state, "use:2"), brings(state, "use:2")) == (price, {"gold": 2})
    gold = Move("gold", None, "players/0/goods/gold", 2, 0)
    assert (gold in choice(state, "use:2").moves) is (price != {"any": 2})
    if price == {"any": 2}:
        play(state, "use:2")
        assert (costs(state, "pay:wood"), brings(state, "pay:wood")) == ({"wood": 1, "cloth": 1}, {"gold": 2})
        assert (costs(state, "pay:cloth"), brings(state, "pay:cloth")) == ({"cloth": 2}, {"gold": 2})
        assert choice(state, "pay:cloth").by == "road/14"


# ---- building


def test_the_stonemason_used_by_a_favor_waives_a_stone_and_the_architect_adds_a_point() -> None:
    state = scene(round_number=4)
    state.site_tile[1] = state.figures.tile("wood_stonemason")
    hold(state, BLUE, "architect")
    goods(state, BLUE, wood=1, food=1)
    worker(state, BLUE, 1)
    activate(state)
    play(state, "use:1", "site:2")
    goods(state, BLUE, wood=1, food=1)
    found = choice(state, "build:stone_sawmill")
    assert (found.costs, found.brings, found.by) == ((Amount("food", 1),), (Amount("points", 4),), "site_tiles/2")
    assert found.moves == (
        Move("food", "players/0/goods/food", None, 1, 0),
        Move("tile", "supply/stone_sawmill", "road/15"),
        Move("house", "players/0/houses", "road/15/owner", 1, 0),
        Move("points", None, "players/0/points", 4, 0),
    )


def test_a_tile_with_a_wildcard_is_laid_with_the_last_good() -> None:
    state = scene()
    goods(state, BLUE, wood=2, stone=1)
    worker(state, BLUE, 3)
    activate(state)
    assert (costs(state, "build:wood_tailor"), choice(state, "build:wood_tailor").by) == (
        {"wood": 1, "any": 1},
        "road/3",
    )
    assert [move.piece for move in choice(state, "build:wood_tailor").moves] == ["wood"]
    play(state, "build:wood_tailor")
    found = choice(state, "pay:stone")
    assert (found.costs, found.brings) == ((Amount("stone", 1),), (Amount("points", 4),))
    assert [move.piece for move in found.moves] == ["stone", "tile", "house", "points"]


def test_a_monument_shows_its_residence() -> None:
    state = scene()
    lay(state, 7, "residence", GREEN)
    hold(state, GREEN, "architect")
    goods(state, GREEN, gold=1, wood=1)
    steward(state)
    found = choice(state, "monument:garden")
    assert (costs(state, "monument:garden"), found.by) == ({"wood": 1, "gold": 1}, "road/7")
    assert found.brings == (Amount("points", 5),)
    assert found.moves[2:] == (
        Move("tile", "supply/monument_garden", "road/7"),
        Move("points", None, "players/2/points", 5, 2),
    )


# ---- delivering


def test_the_first_good_of_a_bundle_brings_its_food_along() -> None:
    state = scene()
    site_worker(state, BLUE)
    hold(state, BLUE, "foreman", "goldsmith")
    goods(state, BLUE, food=2, wood=1, stone=1, gold=1)
    deliver(state)
    assert (state.decision.points, state.decision.gold_points) == (6, 5)
    assert (costs(state, "give:wood"), brings(state, "give:wood")) == ({"food": 1, "wood": 1}, {})
    assert (costs(state, "give:stone"), brings(state, "give:stone")) == (
        {"food": 1, "stone": 1, "gold": 1},
        {"points": 11},
    )
    play(state, "give:wood")
    assert (costs(state, "give:stone"), brings(state, "give:stone")) == ({"stone": 1}, {"points": 6})
    assert (costs(state, "give:gold"), brings(state, "give:gold")) == ({"gold": 1}, {"points": 11})
    assert choice(state, "give:gold").by is None


@pytest.mark.parametrize(("character", "on_site"), [("chamberlain", True), ("deliveryman", False)])
def test_who_lets_a_seat_deliver_is_named(character: str, on_site: bool) -> None:
    state = scene()
    hold(state, BLUE, character)
    if on_site:
        site_worker(state, BLUE)
    goods(state, BLUE, food=1, wood=1, stone=1)
    deliver(state)
    name = "give:food" if on_site else "give:wood"
    assert choice(state, name).by == f"players/0/characters/{character}"
    assert costs(state, name) == {"food": 1, "wood": 1, "stone": 1}


# ---- favors


def test_characters_come_from_their_holder_or_the_board() -> None:
    state = scene()
    hold(state, RED, "thief")
    on_board(state, "steward")
    goods(state, BLUE, wood=1)
    worker(state, BLUE, 1)
    activate(state)
    play(state, "use:1")
    found = choice(state, "character:thief")
    assert (found.targets, found.group) == (("players/3/characters/thief",), "caylus1303-group-others")
    assert found.moves == (Move("character", "players/3/characters/thief", "players/0/characters/thief"),)
    assert choice(state, "site:1").targets == ("site_tiles/1",)
    play(state, "site:1", "decline")
    assert choice(state, "character:steward").targets == ("board_characters/steward",)


# ---- whose turn is next


def test_the_order_of_turns() -> None:
    state = scene()
    hold(state, GREEN, "early_riser", "bailiff")
    passed(state, BLACK)
    start(state, begin_planning)
    assert state.view(None).order == (GREEN, BLUE, GREEN, RED)
    play(state, "decline")
    assert state.view(None).order == (BLUE, GREEN, RED)
    play(state, "place:3", "place:6")
    assert state.view(None).order == (RED, BLUE, GREEN)
    goods(state, BLUE, wood=2)
    play(state, "pass", "pass", "pass")
    assert (asked(state), state.view(None).order) == (("build", BLUE), (BLUE,))
    play(state, "decline")
    assert (asked(state), state.view(None).order) == (("bridge", BLACK), (BLACK, RED, BLUE, GREEN, GREEN))


@pytest.mark.parametrize("last", [BLUE, GREEN])
def test_the_order_of_turns_on_road_and_site(last: int) -> None:
    state = scene()
    hold(state, last, "deliveryman")
    for seat, space in ((BLUE, 6), (RED, 6), (BLACK, 7), (GREEN, 14)):
        worker(state, seat, space)
    site_worker(state, BLUE)
    site_worker(state, RED)
    goods(state, BLUE, food=1, wood=1, stone=1)
    beyond_the_bridge(state, 13)
    assert state.view(None).order == (BLUE, RED, BLACK)
    play(state, "decline", "decline")
    assert state.view(None).order == (BLACK,)
    play(state, "decline")
    assert (asked(state), state.view(None).order) == (("deliver", BLUE), (BLUE, RED, last))


# ---- nothing is left out

#: With these begins what comes after the action, whatever was chosen.
AFTERWARDS = {
    "building-activated",
    "worker-home",
    "cut-off",
    "favor-received",
    "site-left",
    "residence-turned",
    "recruited",
    "provost-reset",
    "round-begun",
}


def test_all_that_an_action_moves_by_itself_is_in_its_choice() -> None:
    seen = Counter[str]()
    for seed in range(8):
        chance = random.Random(seed)
        state = GAME.new(2 + seed % 4, seed=seed)
        while not state.is_over:
            for found in state.choices():
                after = state.clone()
                after.apply(found.action)
                told: list[Move] = []
                for event in after.events(state.seat):
                    if event.name in AFTERWARDS:
                        break
                    told += event.moves
                assert Counter(found.moves) == Counter(told), found.name
                seen[found.name.partition(":")[0]] += bool(told)
            legal = state.legal()
            state.apply(chance.choice(legal[1:] or legal if chance.random() < 0.7 else legal))
    assert set(seen) >= {"place", "pass", "provost", "use", "take", "pay", "give", "build", "claim", "character"}
    assert all(seen[family] for family in seen if family not in ("decline", "site"))
