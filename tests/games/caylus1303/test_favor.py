"""Favor (Gunst): A, a character from another player; or B, a site tile's effect and then a character of the board."""

import pytest

from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    activate,
    asked,
    characters_of,
    deliver,
    event_names,
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
    pass_bridge,
    play,
    points_of,
    refusal,
    road,
    scene,
    site_tile,
    site_worker,
    steward,
    stock,
    tile_on,
    visit,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)


def favor_in_round(round_number: int, slot: int = 1, tile: str = "start_market", workers: int = 6) -> Caylus1303:
    """Black has a favor from the Fairground in this round, with this tile on this slot of the site."""
    state = scene(round_number=round_number, workers=workers)
    site_tile(state, slot, tile)
    gain_favor(state, BLACK)
    return state


# ---- it must be resolved at once


@pytest.mark.rule("1303-favor-01")
def test_a_favor_cannot_be_declined_or_put_off() -> None:
    state = favor_in_round(1)
    assert asked(state) == ("favor", BLACK)
    assert legal(state) == {"site:1"}
    assert refusal(state, "decline") == ("must-choose", "1303-favor-01")
    assert refusal(state, "pass") == ("not-now", "")


@pytest.mark.rule("1303-favor-01")
def test_the_worker_that_caused_a_favor_goes_to_the_camp_after_it() -> None:
    state = scene()
    on_board(state, "thief")
    site_tile(state, 1, "start_guild_any")  # one good for three workers from the camp
    goods(state, BLACK, food=1)
    stock(state, BLACK, 15)
    gain_favor(state, BLACK)
    assert (state.workers[BLACK], state.camp[BLACK], state.worker[1]) == (14, 0, BLACK)
    play(state, "site:1", "use:1")
    # The Guild found nobody in the camp, and the worker still stands on the Fairground.
    assert asked(state) == ("character", BLACK)
    assert (state.workers[BLACK], state.camp[BLACK], state.worker[1]) == (14, 0, BLACK)
    play(state, "decline")
    assert (state.workers[BLACK], state.camp[BLACK], state.worker[1]) == (14, 1, -1)
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-favor-01")
def test_a_favor_is_finished_before_the_next_worker_and_the_next_building() -> None:
    state = scene()
    hold(state, RED, "thief")
    goods(state, BLACK, wood=1)
    goods(state, GREEN, wood=1)
    goods(state, RED, cloth=1)
    worker(state, BLACK, 1)
    worker(state, GREEN, 1)  # the Journeyman's
    worker(state, RED, 2)
    activate(state)
    play(state, "use:1")
    assert asked(state) == ("favor", BLACK)
    play(state, "site:1")
    assert asked(state) == ("take", BLACK)
    play(state, "take:food")
    assert asked(state) == ("use", GREEN)
    play(state, "use:1")
    assert asked(state) == ("favor", GREEN)
    play(state, "character:thief")
    assert asked(state) == ("claim", RED)


@pytest.mark.rule("1303-favor-01")
def test_a_favor_belongs_to_the_turn_that_brought_it_and_leaves_no_trace() -> None:
    state = scene()
    on_board(state, "thief")
    goods(state, BLACK, wood=1)
    worker(state, BLACK, 1)
    activate(state)
    turn = state.turn
    play(state, "use:1")
    assert (state.turn, state.favor_seat) == (turn, BLACK)
    play(state, "site:1")
    assert state.turn == turn
    play(state, "take:food")
    assert (asked(state), state.turn) == (("character", BLACK), turn)
    play(state, "decline")
    assert (asked(state), state.turn) == (("bridge", BLUE), turn + 1)
    assert (state.favor_stage, state.favor_seat) == (0, -1)


# ---- A


@pytest.mark.rule("1303-favor-02")
def test_favor_a_moves_one_character_and_nothing_else() -> None:
    state = scene()
    hold(state, BLACK, "foreman", "architect")
    hold(state, RED, "thief", "steward")
    hold(state, GREEN, "bailiff")
    on_board(state, "goldsmith")
    gain_favor(state, BLACK)
    assert legal(state) == {"character:thief", "character:steward", "character:bailiff", "site:1"}
    before = holdings(state)
    play(state, "character:thief")
    assert characters_of(state, BLACK) == {"foreman", "architect", "thief"}
    assert characters_of(state, RED) == {"steward"}
    assert characters_of(state, GREEN) == {"bailiff"}
    assert characters_of(state, -1) == {"goldsmith"}
    assert gains(before, state) == {BLACK: {"camp": 1}}, "no site tile, no return for the robbed player"
    assert asked(state) == ("bridge", BLUE), "and none from the board"


@pytest.mark.rule("1303-favor-02")
def test_favor_a_takes_neither_own_characters_nor_those_of_the_board_or_box() -> None:
    state = scene()
    hold(state, BLACK, "foreman")
    hold(state, BLUE, "thief")  # seat 0 is another player too
    on_board(state, "goldsmith")
    gain_favor(state, BLACK)
    assert legal(state) == {"character:thief", "site:1"}
    assert refusal(state, "character:foreman") == ("not-yours", "1303-favor-02")
    assert refusal(state, "character:goldsmith") == ("not-available", "1303-favor-02")
    assert refusal(state, "character:steward") == ("not-available", "1303-setup-11")


@pytest.mark.rule("1303-favor-02")
def test_favor_a_may_leave_a_player_with_no_character() -> None:
    state = scene()
    hold(state, RED, "thief")
    gain_favor(state, BLACK)
    play(state, "character:thief")
    assert characters_of(state, RED) == set()
    assert characters_of(state, BLACK) == {"thief"}


@pytest.mark.rule("1303-favor-03")
def test_when_nobody_else_holds_a_character_only_b_is_left() -> None:
    state = scene(round_number=4)
    hold(state, BLACK, "thief", "steward")
    on_board(state, "foreman", "goldsmith")
    gain_favor(state, BLACK)
    assert legal(state) == {"site:1", "site:2"}


# ---- B


@pytest.mark.rule("1303-favor-04")
def test_favor_b_uses_the_site_tile_at_its_price_and_then_offers_a_character() -> None:
    state = scene()
    on_board(state, "thief", "steward")
    hold(state, RED, "foreman")
    gain_favor(state, BLACK)
    before = holdings(state)
    play(state, "site:1")
    assert asked(state) == ("take", BLACK)
    assert refusal(state, "character:thief") == ("not-now", ""), "only after the effect"
    play(state, "take:stone")
    assert asked(state) == ("character", BLACK)
    assert legal(state) == {"decline", "character:thief", "character:steward"}
    assert refusal(state, "character:foreman") == ("not-available", "1303-favor-04")
    assert gains(before, state) == {BLACK: {"stone": 1, "workers": -1, "camp": 1}}
    play(state, "character:steward")
    assert gains(before, state) == {BLACK: {"stone": 1, "workers": -1, "camp": 2}}
    assert characters_of(state, BLACK) == {"steward"}
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-favor-04")
@pytest.mark.parametrize(
    ("slot", "tile", "gain"),
    [
        (1, "start_farm", {"food": 1}),
        (2, "wood_quarry", {"stone": 1, "points": 1}),
        (2, "wood_manor", {"points": 2}),
        (3, "stone_sawmill", {"wood": 1, "cloth": 1}),
    ],
)
def test_favor_b_uses_the_start_side_of_each_slot(slot: int, tile: str, gain: dict[str, int]) -> None:
    state = favor_in_round(7, slot, tile)
    before = holdings(state)
    play(state, f"site:{slot}", "use:1")
    assert gains(before, state) == {BLACK: {**gain, "camp": 1}}
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-favor-04", "1303-start-03")
def test_a_price_of_goods_on_the_site_is_paid_as_usual() -> None:
    state = scene()
    site_tile(state, 1, "start_guild_any")
    goods(state, BLACK, food=1, stone=1, gold=1)
    gain_favor(state, BLACK)
    play(state, "site:1", "use:1")
    assert asked(state) == ("pay", BLACK)
    assert legal(state) == {"pay:food", "pay:stone"}
    before = holdings(state)
    play(state, "pay:stone")
    assert gains(before, state) == {BLACK: {"stone": -1, "workers": 3, "camp": -2}}


@pytest.mark.rule("1303-favor-05")
def test_the_character_under_b_is_optional() -> None:
    state = scene()
    on_board(state, "thief", "steward")
    gain_favor(state, BLACK)
    play(state, "site:1", "decline")
    assert asked(state) == ("character", BLACK)
    play(state, "decline")
    assert characters_of(state, -1) == {"thief", "steward"}
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-favor-05")
def test_at_most_one_character_is_taken_and_its_place_stays_empty() -> None:
    state = scene()
    on_board(state, "thief", "steward", "foreman")
    gain_favor(state, BLACK)
    play(state, "site:1", "decline", "character:foreman")
    assert asked(state) == ("bridge", BLUE)
    assert characters_of(state, BLACK) == {"foreman"}
    assert characters_of(state, -1) == {"thief", "steward"}


@pytest.mark.rule("1303-favor-05")
def test_with_no_character_left_on_the_board_none_is_offered() -> None:
    state = scene()
    hold(state, RED, "thief")
    gain_favor(state, BLACK)
    play(state, "site:1")
    assert asked(state) == ("take", BLACK)
    play(state, "take:food")
    assert asked(state) == ("bridge", BLUE)
    assert characters_of(state, RED) == {"thief"}


@pytest.mark.rule("1303-favor-06")
@pytest.mark.parametrize("round_number", range(1, 10))
def test_the_open_slots_of_each_round(round_number: int) -> None:
    state = favor_in_round(round_number)
    opened = (round_number + 2) // 3
    assert legal(state) == {f"site:{slot}" for slot in range(1, opened + 1)}
    for slot in range(opened + 1, 4):
        assert refusal(state, f"site:{slot}") == ("locked", "1303-favor-06")


@pytest.mark.rule("1303-favor-07")
@pytest.mark.parametrize(("round_number", "opened"), [(3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_a_favor_in_phase_four_has_the_slots_of_the_old_round(round_number: int, opened: int) -> None:
    state = scene(round_number=round_number)
    lay(state, 6, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=4)
    steward(state)
    play(state, "monument:theater")
    assert asked(state) == ("favor", BLACK)
    assert legal(state) == {f"site:{slot}" for slot in range(1, opened + 1)}


@pytest.mark.rule("1303-favor-07")
@pytest.mark.parametrize(("round_number", "opened"), [(3, 1), (6, 2)])
def test_a_favor_in_phase_three_has_the_slots_of_its_round(round_number: int, opened: int) -> None:
    state = scene(round_number=round_number)
    site_worker(state, BLACK)
    goods(state, BLACK, food=1, wood=1, stone=1)
    deliver(state)
    play(state, "give:wood")
    assert legal(state) == {f"site:{slot}" for slot in range(1, opened + 1)}


@pytest.mark.rule("1303-favor-08")
@pytest.mark.parametrize("tile", ["start_guild_stone", "start_guild_any", "start_carpenter"])
def test_an_unpayable_site_tile_may_be_named_and_a_character_taken(tile: str) -> None:
    state = scene()
    on_board(state, "thief")
    site_tile(state, 1, tile)
    gain_favor(state, BLACK)
    before = holdings(state)
    play(state, "site:1")
    assert asked(state) == ("character", BLACK), "nothing to decide about the effect"
    play(state, "character:thief")
    assert gains(before, state) == {BLACK: {"camp": 1}}
    assert holder_of(state, "thief") == BLACK


@pytest.mark.rule("1303-favor-08")
def test_an_unpayable_site_tile_and_an_empty_board_end_the_favor() -> None:
    state = favor_in_round(1, 1, "start_guild_stone")
    play(state, "site:1")
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-favor-08")
def test_the_effect_of_a_payable_site_tile_may_be_left_and_a_character_taken() -> None:
    state = scene()
    on_board(state, "thief")
    gain_favor(state, BLACK)
    before = holdings(state)
    play(state, "site:1", "decline", "character:thief")
    assert gains(before, state) == {BLACK: {"camp": 1}}
    assert holder_of(state, "thief") == BLACK


# ---- site tiles that cost workers, or build


@pytest.mark.rule("1303-favor-09")
@pytest.mark.parametrize(
    ("slot", "tile", "action", "price", "gain"),
    [
        (1, "start_market", "take:food", 1, {"food": 1}),
        (3, "stone_foundry", "use:1", 1, {"gold": 1}),
        (3, "stone_foundry", "use:2", 3, {"gold": 2}),
        (3, "stone_church", "use:1", 2, {"points": 4}),
        (3, "stone_church", "use:2", 4, {"points": 6}),
    ],
)
def test_market_foundry_and_church_on_the_site_cost_just_their_workers_from_stock(
    slot: int, tile: str, action: str, price: int, gain: dict[str, int]
) -> None:
    # One worker stands on the Fairground, exactly the price is left in stock.
    state = favor_in_round(7, slot, tile, workers=price + 1)
    before = holdings(state)
    play(state, f"site:{slot}", action)
    assert gains(before, state) == {BLACK: {**gain, "workers": -price, "camp": price + 1}}
    assert state.workers[BLACK] == 0


@pytest.mark.rule("1303-favor-09")
@pytest.mark.parametrize(
    ("slot", "tile", "short"), [(1, "start_market", 0), (3, "stone_foundry", 0), (3, "stone_church", 1)]
)
def test_the_worker_on_the_fairground_does_not_pay_for_a_site_tile(slot: int, tile: str, short: int) -> None:
    state = favor_in_round(7, slot, tile, workers=short + 1)
    play(state, f"site:{slot}")
    assert asked(state) == ("bridge", BLUE)
    assert state.workers[BLACK] == short


@pytest.mark.rule("1303-favor-10")
def test_a_carpenter_on_the_site_builds_in_phase_two_under_the_building_rules() -> None:
    state = scene()
    site_tile(state, 1, "start_carpenter")
    goods(state, BLACK, wood=1, cloth=1, food=1)
    gain_favor(state, BLACK)
    before = holdings(state)
    unbuilt = road(state)
    play(state, "site:1")
    assert asked(state) == ("build", BLACK)
    play(state, "build:wood_tailor")
    assert asked(state) == ("pay", BLACK)
    play(state, "pay:food")
    assert gains(before, state) == {BLACK: {"wood": -1, "food": -1, "points": 4, "houses": -1, "camp": 1}}
    unbuilt[0] = ("fairground", -1, -1)
    unbuilt[14] = ("wood_tailor", BLACK, -1)
    assert road(state) == unbuilt


@pytest.mark.rule("1303-favor-10")
def test_a_carpenter_on_the_site_builds_in_phase_three() -> None:
    state = scene()
    site_tile(state, 1, "start_carpenter")
    site_worker(state, BLACK)
    goods(state, BLACK, food=1, wood=3, stone=1)
    deliver(state)
    play(state, "give:wood", "site:1", "build:wood_spinning_mill")
    assert (tile_on(state, 15), state.owner[15]) == ("wood_spinning_mill", BLACK)
    assert goods_of(state, BLACK) == {}
    assert points_of(state) == [0, 7, 0, 0]


@pytest.mark.rule("1303-favor-10")
def test_a_stonemason_on_the_site_builds_in_phase_four_without_the_stone() -> None:
    state = scene(round_number=5)
    site_tile(state, 2, "wood_stonemason")
    lay(state, 6, "residence", BLACK)
    goods(state, BLACK, gold=3, wood=5)
    steward(state)
    play(state, "monument:theater", "site:2", "build:stone_jeweler")
    assert (tile_on(state, 6), tile_on(state, 15), state.owner[15]) == ("monument_theater", "stone_jeweler", BLACK)
    assert goods_of(state, BLACK) == {}
    assert points_of(state) == [0, 17, 0, 0]


@pytest.mark.rule("1303-favor-10")
@pytest.mark.parametrize("shortage", ["house", "space"])
def test_a_carpenter_on_the_site_needs_a_house_and_a_space(shortage: str) -> None:
    state = scene()
    site_tile(state, 1, "start_carpenter")
    goods(state, BLACK, wood=9, food=9)
    if shortage == "house":
        state.houses[BLACK] = 0
    else:
        for space in (*range(15, 19), *range(20, 29)):
            lay(state, space, "wood_manor", RED if space < 20 else GREEN)
    gain_favor(state, BLACK)
    before = holdings(state)
    play(state, "site:1")
    assert asked(state) == ("bridge", BLUE)
    assert gains(before, state) == {BLACK: {"camp": 1}}


@pytest.mark.rule("1303-favor-11")
def test_two_favors_of_a_round_may_use_the_same_site_tile_and_it_pays_no_owner() -> None:
    state = scene()
    site_tile(state, 1, "start_farm")
    hold(state, GREEN, "steward")
    goods(state, BLACK, wood=1)
    goods(state, GREEN, wood=1)
    worker(state, BLACK, 1)
    worker(state, GREEN, 1)
    before = holdings(state)
    activate(state)
    play(state, "use:1", "site:1", "use:1")
    play(state, "use:1", "site:1", "use:1")
    used = {"wood": -1, "food": 1, "camp": 1}
    assert gains(before, state) == {BLACK: used, GREEN: used}


@pytest.mark.rule("1303-favor-11", "1303-bonus-01")
def test_a_stone_production_tile_on_the_site_brings_nobody_a_bonus() -> None:
    state = scene(round_number=8)
    lay(state, 15, "stone_quarry", GREEN)  # not the tile on the site
    gain_favor(state, BLACK)
    before = holdings(state)
    play(state, "site:3", "use:1")
    assert gains(before, state) == {BLACK: {"food": 1, "cloth": 1, "camp": 1}}


# ---- no favor inside a favor; nothing is undone


@pytest.mark.rule("1303-favor-12")
def test_no_side_that_can_lie_on_the_site_grants_a_favor_and_no_tile_it_builds_does() -> None:
    tables = scene().figures.components.entries("tile")
    for tile in tables:
        if tile["kind"] in ("start", "wood", "stone"):
            assert not any("favor" in option for option in tile["start_side"]), tile["id"]
            assert "on_build" not in tile, tile["id"]


@pytest.mark.rule("1303-favor-12")
def test_manor_named_or_built_inside_a_favor_brings_no_other_favor() -> None:
    state = favor_in_round(4, 2, "wood_manor")
    play(state, "site:2", "use:1")
    assert event_names(state).count("favor-received") == 0
    assert asked(state) == ("bridge", BLUE)
    state = scene()
    site_tile(state, 1, "start_carpenter")
    goods(state, BLACK, wood=1, cloth=1)
    gain_favor(state, BLACK)
    play(state, "site:1", "build:wood_manor")
    assert event_names(state).count("favor-received") == 0
    assert asked(state) == ("bridge", BLUE)


@pytest.mark.rule("1303-favor-13")
def test_the_journeymans_second_worker_resolves_after_the_journeyman_was_lost() -> None:
    state = scene()
    hold(state, GREEN, "journeyman")
    play(state, "pass", "place:6", "place:6", "place:1")
    goods(state, RED, wood=1)
    play(state, "pass", "pass", "pass")
    play(state, "use:1", "character:journeyman")
    assert (holder_of(state, "journeyman"), asked(state)) == (RED, ("bridge", BLUE))
    pass_bridge(state)
    assert asked(state) == ("use", BLACK)
    play(state, "use:1")
    assert asked(state) == ("use", GREEN)
    before = holdings(state)
    play(state, "decline")
    assert gains(before, state)[GREEN] == {"workers": 3, "camp": -2}, "its worker in the camp, then recruitment"


@pytest.mark.rule("1303-favor-13")
def test_the_journeymans_second_worker_still_uses_its_effect_after_the_journeyman_was_lost() -> None:
    state = scene()
    hold(state, GREEN, "journeyman")
    lay(state, 15, "wood_manor", RED)
    worker(state, BLACK, 15)
    visit(state, GREEN, 15)
    play(state, "use:1", "character:journeyman")
    assert holder_of(state, "journeyman") == BLACK
    assert asked(state) == ("use", GREEN)
    play(state, "use:1")
    assert asked(state) == ("favor", GREEN)
    play(state, "character:journeyman")
    assert holder_of(state, "journeyman") == GREEN
    assert asked(state) == ("use", RED)
