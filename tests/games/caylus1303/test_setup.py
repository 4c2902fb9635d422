"""Spielaufbau: what lies on the table before the first worker is placed."""

from collections import Counter
from functools import cache
from importlib import resources

import pytest

import baumeister as bm
from baumeister.engine.components import parse_components
from baumeister.engine.errors import BadComponents, BadPlayers
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.shapes import Caylus1303View
from baumeister.games.caylus1303.rules.components import Figures
from baumeister.games.caylus1303.rules.flow import Caylus1303
from tests.games.caylus1303.scene import (
    GAME,
    all_goods,
    asked,
    camps,
    goods,
    only,
    play,
    refusal,
    stocks,
    told,
)

START_TILES = [
    "start_carpenter",
    "start_farm",
    "start_farm",
    "start_guild_any",
    "start_guild_stone",
    "start_market",
    "start_market",
    "start_quarry",
    "start_sawmill",
]
WOOD_TILES = {
    "wood_farm",
    "wood_sawmill",
    "wood_quarry",
    "wood_spinning_mill",
    "wood_market",
    "wood_covered_market",
    "wood_tailor",
    "wood_manor",
    "wood_stonemason",
}
STONE_TILES = {
    "stone_farm",
    "stone_sawmill",
    "stone_quarry",
    "stone_gold_mine",
    "stone_foundry",
    "stone_alchemist",
    "stone_guild",
    "stone_church",
    "stone_jeweler",
}
FIRST_GAME_CHARACTERS = [
    "architect",
    "foreman",
    "bailiff",
    "day_laborer",
    "chamberlain",
    "deliveryman",
    "journeyman",
    "early_riser",
]
ALL_CHARACTERS = {
    *FIRST_GAME_CHARACTERS,
    "night_worker",
    "thief",
    "steward",
    "goldsmith",
}
PLAYER_COUNTS = (2, 3, 4, 5)


def new(players: int = 4, seed: int = 0, **options: bool) -> Caylus1303:
    state = GAME.new(players, seed, options)
    assert isinstance(state, Caylus1303)
    return state


def table(state: Caylus1303) -> Caylus1303View:
    view = state.view(None)
    assert isinstance(view, Caylus1303View)
    return view


@cache
def random_tables() -> list[Caylus1303View]:
    """Four hundred set-ups for four players."""
    return [table(new(4, seed)) for seed in range(400)]


# ---- road, site and supplies


@pytest.mark.rule("1303-setup-01")
def test_the_road_from_the_city_gate() -> None:
    road = table(new()).road
    assert [space.number for space in road] == list(range(1, 29))
    assert [space.kind for space in road] == (
        ["printed"] * 4 + ["bridge"] + ["start"] * 8 + ["wood"] + ["empty"] * 4 + ["stone"] + ["empty"] * 9
    )
    assert [space.tile for space in road[:5]] == ["fairground", "lawyer", "carpenter", "toll", "guilds_bridge"]
    assert [space.side for space in road[:5]] == ["printed"] * 5
    with_tile = [space.number for space in road if space.tile is not None]
    assert with_tile == [*range(1, 15), 19]
    assert all(space.owner is None and space.workers == () for space in road)


@pytest.mark.rule("1303-setup-02", "1303-setup-03")
def test_nine_start_tiles_one_on_the_site_and_eight_on_the_yellow_spaces() -> None:
    for view in random_tables():
        yellow = view.road[5:13]
        assert sorted([view.site_tiles[0].tile, *(str(space.tile) for space in yellow)]) == START_TILES
        assert [space.side for space in yellow] == ["start"] * 8
        assert not [tile for tile in view.supply if tile.startswith("start")]


@pytest.mark.rule("1303-setup-03")
def test_every_start_tile_can_lie_on_every_yellow_space_and_on_the_site() -> None:
    views = random_tables()
    for number in range(6, 14):
        assert {view.road[number - 1].tile for view in views} == set(START_TILES)
    on_site = Counter(view.site_tiles[0].tile for view in views)
    assert set(on_site) == set(START_TILES)
    # Farms and Markets are two of nine, the others one of nine: about 89 and 44 of 400.
    assert on_site["start_farm"] > 60
    assert on_site["start_quarry"] < 80


@pytest.mark.rule("1303-setup-04")
def test_nine_wood_tiles_one_on_the_site_one_on_the_brown_space_seven_in_the_supply() -> None:
    views = random_tables()
    for view in views:
        supply = [tile for tile in view.supply if tile.startswith("wood")]
        assert len(supply) == 7
        assert {view.site_tiles[1].tile, view.road[13].tile, *supply} == WOOD_TILES
        assert (view.road[13].side, view.road[13].owner) == ("start", None)
    assert {view.site_tiles[1].tile for view in views} == WOOD_TILES


@pytest.mark.rule("1303-setup-05")
def test_the_stonemason_never_starts_on_the_brown_space_and_every_other_wood_tile_does() -> None:
    views = random_tables()
    on_brown = Counter(view.road[13].tile for view in views)
    assert set(on_brown) == WOOD_TILES - {"wood_stonemason"}
    assert min(on_brown.values()) > 25  # 50 each on average
    on_site = [view for view in views if view.site_tiles[1].tile == "wood_stonemason"]
    assert 25 < len(on_site) < 70  # 44 on average
    assert all(("wood_stonemason" in view.supply) != (view in on_site) for view in views)


@pytest.mark.rule("1303-setup-06")
def test_nine_stone_tiles_one_on_the_site_one_on_the_grey_space_seven_in_the_supply() -> None:
    views = random_tables()
    for view in views:
        supply = [tile for tile in view.supply if tile.startswith("stone")]
        assert len(supply) == 7
        assert {view.site_tiles[2].tile, view.road[18].tile, *supply} == STONE_TILES
        assert (view.road[18].side, view.road[18].owner) == ("start", None)
    assert {view.site_tiles[2].tile for view in views} == STONE_TILES
    assert {view.road[18].tile for view in views} == STONE_TILES


@pytest.mark.rule("1303-setup-07")
@pytest.mark.parametrize("first_game", [False, True])
def test_all_seven_monuments_lie_in_the_supply(first_game: bool) -> None:
    monuments = [tile for tile in table(new(first_game=first_game)).supply if tile.startswith("monument")]
    assert sorted(monuments) == [
        "monument_cathedral",
        "monument_factory",
        "monument_garden",
        "monument_granary",
        "monument_mansion",
        "monument_statue",
        "monument_theater",
    ]


@pytest.mark.rule("1303-setup-04", "1303-setup-06", "1303-setup-07")
def test_nothing_but_wood_stone_and_monuments_lies_in_the_supply() -> None:
    assert all(len(view.supply) == 7 + 7 + 7 for view in random_tables())
    assert len(table(new(first_game=True)).supply) == 7 + 7 + 7


@pytest.mark.rule("1303-setup-08")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_provost_stands_before_the_brown_space_and_the_marker_on_round_one(players: int) -> None:
    view = table(new(players))
    assert (view.provost, view.round) == (13, 1)


# ---- players


@pytest.mark.rule("1303-setup-09", "1303-setup-10")
@pytest.mark.parametrize(("players", "stock", "camp"), [(2, 10, 5), (3, 6, 9), (4, 6, 9), (5, 10, 5)])
def test_workers_by_number_of_players(players: int, stock: int, camp: int) -> None:
    state = new(players)
    assert stocks(state) == [stock] * players
    assert camps(state) == [camp] * players
    assert table(state).site_workers == ()


@pytest.mark.rule("1303-setup-13")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_goods_and_points_at_the_start(players: int) -> None:
    state = new(players)
    assert all_goods(state) == [{"food": 1, "wood": 2, "stone": 1}] * players
    assert state.scores() == [0] * players


@pytest.mark.rule("1303-setup-14")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_nine_houses_and_an_empty_bridge(players: int) -> None:
    view = table(new(players))
    assert [player.houses for player in view.players] == [9] * players
    assert view.bridge == ()


@pytest.mark.rule("1303-setup-11")
@pytest.mark.parametrize(("players", "in_play"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_characters_in_play_by_number_of_players(players: int, in_play: int) -> None:
    seen: set[str] = set()
    for seed in range(40):
        characters = table(new(players, seed)).board_characters
        assert len(characters) == in_play
        seen.update(characters)
    assert seen == ALL_CHARACTERS


@pytest.mark.rule("1303-setup-11")
def test_characters_out_of_play_never_appear() -> None:
    state = new(2, seed=5)
    in_play = set(table(state).board_characters)
    for _ in range(2):
        only(state, *(f"character:{name}" for name in table(state).board_characters))
        play(state, f"character:{table(state).board_characters[0]}")
    after = table(state)
    held = [name for player in after.players for name in player.characters]
    assert {*after.board_characters, *held} == in_play


@pytest.mark.rule("1303-setup-11")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadPlayers):
        GAME.new(players, 1)


@pytest.mark.rule("1303-setup-12")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_seat_can_be_start_player(players: int) -> None:
    starts = Counter(table(new(players, seed)).start_player for seed in range(100))
    assert sorted(starts) == list(range(players))
    assert min(starts.values()) > 50 / players


@pytest.mark.rule("1303-setup-12")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_characters_are_picked_from_the_last_player_counter_clockwise(players: int, seed: int) -> None:
    state = new(players, seed)
    start = int(state.start_seat)
    for back in range(1, players + 1):
        assert asked(state) == ("draft", (start - back) % players)
        play(state, f"character:{table(state).board_characters[-1]}")
    assert table(state).start_player == start
    assert [len(player.characters) for player in table(state).players] == [1] * players
    assert len(table(state).board_characters) == 3


@pytest.mark.rule("1303-setup-12")
def test_after_the_draft_the_start_player_plans_first() -> None:
    state = new(3, seed=2, first_game=True)
    start = int(state.start_seat)
    play(state, "character:foreman", "character:bailiff", "character:architect")
    assert asked(state) == ("plan", start)
    assert told(state) == [("character-taken", start, "architect", -1), ("round-begun", 1, start)]


@pytest.mark.rule("1303-setup-12")
def test_a_character_goes_to_the_seat_that_picks_it_and_cannot_be_picked_again() -> None:
    state = new(4, seed=3, first_game=True)
    last = (state.start_seat + 3) % 4
    play(state, "character:foreman")
    assert told(state) == [("character-taken", last, "foreman", -1)]
    assert table(state).players[last].characters == ("foreman",)
    assert refusal(state, "character:foreman") == ("not-available", "1303-setup-12")
    assert refusal(state, "character:thief") == ("not-available", "1303-setup-11")
    # The neighbours of the characters among the actions belong to other decisions.
    for name in ("claim:13", "site:1", "pass", "decline"):
        assert refusal(state, name) == ("not-now", "")


def test_what_set_up_drew_lies_open() -> None:
    state = new(4)
    assert state.revealed == 0
    assert state.draws > 0
    assert state.turn == 1


# ---- what players see of each other


@pytest.mark.rule("1303-setup-15")
def test_others_see_goods_workers_and_characters_but_no_points_until_the_end() -> None:
    state = new(3, seed=1, open_points=False)
    goods(state, 1, gold=2, cloth=1)
    state.points[1] = 7
    state.holder[3] = 1
    other, own, spectator = (state.view(seat).players[1] for seat in (0, 1, None))
    for seen in (other, own, spectator):
        assert (seen.workers, seen.camp, seen.houses) == (6, 9, 9)
        assert (seen.goods.gold, seen.goods.cloth, seen.goods.food) == (2, 1, 0)
        assert seen.characters == ("thief",)
    assert (other.points, own.points, spectator.points) == (None, 7, None)


@pytest.mark.rule("1303-setup-15")
def test_points_are_uncovered_at_the_end() -> None:
    state = new(2, seed=1, open_points=False, first_game=True)
    while not state.is_over:
        assert state.view(0).players[1].points is None
        state.apply(GAME.action("provost:0") if asked(state)[0] in ("bridge", "bailiff") else state.legal()[0])
    assert [player.points for player in state.view(0).players] == state.scores()
    assert [player.points for player in state.view(None).players] == state.scores()


@pytest.mark.rule("1303-setup-15")
def test_with_open_points_everybody_sees_all_totals() -> None:
    state = new(3, seed=1, open_points=True)
    state.points[1] = 7
    assert [player.points for player in state.view(0).players] == [0, 7, 0]
    assert [player.points for player in state.view(None).players] == [0, 7, 0]
    assert state.view(0).options == shape.Options(False, True, False)


@pytest.mark.rule("1303-setup-15")
def test_points_are_covered_unless_the_table_agrees_otherwise() -> None:
    assert new(3, seed=1).view(0).options == shape.Options(False, False, False)
    assert new(3, seed=1).view(0).players[1].points is None


# ---- the recommended first game


@pytest.mark.rule("1303-setup-16")
@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_recommended_characters_of_the_first_game(players: int, count: int) -> None:
    state = new(players, seed=9, first_game=True)
    assert set(table(state).board_characters) == set(FIRST_GAME_CHARACTERS[:count])
    assert asked(state) == ("draft", (state.start_seat - 1) % players)
    for _ in range(players):
        play(state, f"character:{table(state).board_characters[0]}")
    assert len(table(state).board_characters) == 3


@pytest.mark.rule("1303-setup-16")
def test_the_start_player_of_a_first_game_is_random_too() -> None:
    assert {new(3, seed, first_game=True).start_seat for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("1303-setup-17")
def test_layout_of_the_first_game() -> None:
    view = table(new(4, first_game=True))
    assert [tile.tile for tile in view.site_tiles] == ["start_market", "wood_covered_market", "stone_farm"]
    assert [space.tile for space in view.road[5:14]] == [
        "start_farm",
        "start_sawmill",
        "start_quarry",
        "start_market",
        "start_carpenter",
        "start_guild_any",
        "start_farm",
        "start_guild_stone",
        "wood_market",
    ]
    assert view.road[18].tile == "stone_gold_mine"
    assert set(view.supply) >= WOOD_TILES - {"wood_market", "wood_covered_market"}
    assert set(view.supply) >= STONE_TILES - {"stone_gold_mine", "stone_farm"}
    assert not set(view.supply) & {"wood_market", "wood_covered_market", "stone_gold_mine", "stone_farm"}
    assert (view.options.first_game, view.options.open_points) == (True, False)


def test_the_game_is_registered_with_its_number_of_players() -> None:
    game = bm.game("caylus1303")
    assert (game.players_min, game.players_max) == (2, 5)


# ---- figures of the file


SOURCE = resources.files("baumeister.games.caylus1303").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "instead"),
    [
        ('from = 14\nto = 14\nkind = "wood"', 'from = 14\nto = 14\nkind = "empty"'),  # no brown space
        ('from = 19\nto = 19\nkind = "stone"', 'from = 19\nto = 19\nkind = "empty"'),  # no grey space
        ('from = 15\nto = 18\nkind = "empty"', 'from = 15\nto = 18\nkind = "wood"'),  # a brown row
        ('from = 20\nto = 28\nkind = "empty"', 'from = 20\nto = 27\nkind = "empty"'),  # a road that ends early
        ('from = 20\nto = 28\nkind = "empty"', 'from = 21\nto = 28\nkind = "empty"'),  # a road with a gap
    ],
)
def test_a_road_the_rules_cannot_play_is_refused(words: str, instead: str) -> None:
    assert words in SOURCE
    with pytest.raises(BadComponents):
        Figures(parse_components(SOURCE.replace(words, instead)))
    Figures(parse_components(SOURCE))
