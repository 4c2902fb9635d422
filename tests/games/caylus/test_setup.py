"""Set-up, components, board and income (docs/rules/caylus.md 1, 2 and 5.1)."""

from __future__ import annotations

from importlib import resources
from typing import cast

import pytest

import baumeister as bm
from baumeister.engine.components import parse_components
from baumeister.engine.errors import BadComponents
from baumeister.games.caylus.edge.catalogue import FIGURES
from baumeister.games.caylus.rules.components import Figures
from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.scene import (
    GAME,
    activate,
    asked,
    castle,
    copies,
    end_round,
    fill_road,
    goods,
    goods_of,
    lay,
    legal,
    level_of,
    money_of,
    play,
    points_of,
    queue,
    scene,
    special_worker,
    specials,
    supply_of,
    tile_on,
    worker,
)

WOOD = ["farm_food", "farm_cloth", "sawmill", "quarry", "marketplace", "peddler", "mason", "lawyer"]
STONE = ["farm", "park", "workshop", "church", "tailor", "bank", "alchemist", "architect"]
PRESTIGE = ["statue", "granary", "library", "weaver", "theater", "university", "monument", "hotel", "cathedral"]
NEUTRAL = ["farm", "forest", "sawmill", "quarry", "marketplace", "carpenter"]


def new(players: int, seed: int = 1) -> Caylus:
    return cast(Caylus, GAME.new(players, seed=seed))


@pytest.mark.rule("caylus-setup-01")
def test_two_to_five_players_can_play() -> None:
    assert [new(players).players for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(bm.BadPlayers):
            GAME.new(players)


@pytest.mark.rule("caylus-setup-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_start_of_every_player(players: int) -> None:
    state = new(players)
    for seat in range(players):
        assert state.workers[seat] == 6
        assert state.points[seat] == 0
        assert [level_of(state, seat, line) for line in ("points", "deniers", "goods", "buildings")] == [0, 0, 0, 0]
        assert goods_of(state, seat) == {"food": 2, "wood": 1}


@pytest.mark.rule("caylus-setup-03", "caylus-income-04")
@pytest.mark.parametrize(("players", "start"), [(2, [5, 5]), (3, [5, 6, 6]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])])
def test_start_money_by_turn_order_and_income_of_round_1(players: int, start: list[int]) -> None:
    for seed in range(5):
        state = new(players, seed)
        assert [state.deniers[state.order[place]] for place in range(players)] == [count + 2 for count in start]
        assert asked(state) == ("place", state.order[0])
        assert state.round == 1


@pytest.mark.rule("caylus-setup-04")
def test_neutral_tiles_and_turn_order_are_random() -> None:
    orders, roads = set(), set()
    for seed in range(200):
        state = new(3, seed)
        road = tuple(tile_on(state, space) for space in range(1, 7))
        assert sorted(map(str, road)) == sorted(f"neutral_{name}" for name in NEUTRAL)
        assert [state.owner[space] for space in range(1, 7)] == [-1] * 6
        roads.add(road)
        orders.add(tuple(state.order[:3]))
        assert sorted(state.order[:3]) == [0, 1, 2]
    assert len(orders) == 6
    assert len(roads) > 150
    for place in range(6):
        assert {road[place] for road in roads} == {f"neutral_{name}" for name in NEUTRAL}


@pytest.mark.rule("caylus-setup-05")
def test_bailiff_and_provost_start_on_6() -> None:
    assert (new(4).bailiff, new(4).provost) == (6, 6)


@pytest.mark.rule("caylus-setup-06")
def test_open_supply_at_the_start() -> None:
    supply = supply_of(new(4).view(0))
    expected = {f"wood_{name}": 1 for name in WOOD} | {f"stone_{name}": 1 for name in STONE}
    expected |= {f"prestige_{name}": 1 for name in PRESTIGE}
    expected["stone_architect"] = 2
    assert supply == expected
    assert copies(new(4), "stone_jeweler") == 0


@pytest.mark.rule("caylus-setup-07")
def test_money_and_goods_are_open() -> None:
    state = scene(3)
    state.deniers[1] = 17
    goods(state, 1, cloth=3, gold=2)
    for viewer in (0, 1, 2, None):
        player = state.view(viewer).players[1]
        assert player.deniers == 17
        assert (player.goods.food, player.goods.cloth, player.goods.gold) == (0, 3, 2)


@pytest.mark.rule("caylus-setup-08")
def test_a_ninth_residence_and_a_fortieth_cube() -> None:
    state = scene()
    for space in (9, 10, 11, 12, 13, 14, 15, 17):
        lay(state, space, "residence", 0)
    lay(state, 18, "wood_lawyer", 0)
    goods(state, 0, cloth=1, wood=39)
    worker(state, 0, 3, 18)
    state.provost = 18
    activate(state)
    assert goods_of(state, 0)["wood"] == 40
    play(state, "convert:4")
    assert tile_on(state, 4) == "residence"
    assert [state.owner[space] for space in (4, 9, 17)] == [0, 0, 0]


@pytest.mark.rule("caylus-board-01")
def test_the_road() -> None:
    state = new(5)
    assert len(state.view(None).road) == 28
    tiles = {space: tile_on(state, space) for space in range(7, 29)}
    fixed = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "fixed_gold_mine"}
    assert tiles == {space: fixed.get(space) for space in range(7, 29)}


@pytest.mark.rule("caylus-board-01")
@pytest.mark.parametrize("space", [12, 18, 24])
def test_scoring_spaces_are_ordinary_sites(space: int) -> None:
    state = scene()
    for other in [*range(9, 16), *range(17, 29)]:
        if other < space:
            lay(state, other, "residence", 1)
    goods(state, 0, wood=1, food=1)
    worker(state, 0, 8)
    state.provost = 8
    activate(state)
    play(state, "build:wood_sawmill")
    assert tile_on(state, space) == "wood_sawmill"


@pytest.mark.rule("caylus-board-02")
def test_order_of_the_special_buildings() -> None:
    state = scene()
    for seat, name in enumerate(("gate", "trading_post", "merchants_guild", "joust_field")):
        special_worker(state, seat, name)
    special_worker(state, 3, "stables")
    state.inn_right = 2
    state.workers[2] -= 1
    goods(state, 3, cloth=1)
    specials(state)
    assert asked(state) == ("gate", 0)
    play(state, "decline")
    assert state.deniers[1] == 13
    assert asked(state) == ("guild", 2)
    play(state, "provost:0")
    assert asked(state) == ("use", 3)
    assert state.order[0] == 0
    play(state, "decline")
    assert list(state.order[:4]) == [3, 0, 1, 2]
    assert asked(state) == ("inn", 2)
    play(state, "decline")
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-board-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_castle_for_every_player_count(players: int) -> None:
    state = new(players)
    view = state.view(None)
    assert [(section.name, section.spaces) for section in view.castle] == [
        ("dungeon", 6),
        ("walls", 10),
        ("towers", 14),
    ]
    queue(state, *range(players))
    assert len(state.queue) == 5
    assert state.view(None).queue == tuple(range(players))


@pytest.mark.rule("caylus-board-04")
@pytest.mark.parametrize(("provost", "bailiff"), [(9, 7), (8, 9)])
def test_building_under_provost_or_bailiff(provost: int, bailiff: int) -> None:
    state = scene()
    goods(state, 0, wood=1, food=1)
    worker(state, 0, 8)
    state.provost, state.bailiff = provost, bailiff
    activate(state)
    play(state, "build:wood_quarry")
    assert tile_on(state, 9) == "wood_quarry"
    assert state.owner[9] == 0


# ---- income


def income(state: Caylus) -> list[int]:
    """What everybody gets at the start of the next round."""
    before = money_of(state)
    end_round(state)
    assert state.round == 2
    return [after - once for after, once in zip(money_of(state), before, strict=True)]


@pytest.mark.rule("caylus-income-01")
def test_base_income() -> None:
    assert income(scene()) == [2, 2, 2, 2]


@pytest.mark.rule("caylus-income-02")
def test_nine_residences_bring_eleven() -> None:
    state = scene()
    for space in (1, 2, 9, 10, 11, 12, 13, 14, 15):
        lay(state, space, "residence", 1)
    lay(state, 17, "residence", 2)
    assert income(state) == [2, 11, 3, 2]


@pytest.mark.rule("caylus-income-03")
def test_library_and_hotel() -> None:
    state = scene()
    lay(state, 9, "prestige_library", 2)
    lay(state, 10, "prestige_hotel", 3)
    lay(state, 11, "prestige_weaver", 1)
    lay(state, 12, "stone_bank", 1)
    assert income(state) == [2, 2, 3, 4]


def test_income_of_the_next_round_is_shown() -> None:
    state = scene()
    lay(state, 9, "prestige_hotel", 3)
    lay(state, 10, "residence", 3)
    assert [player.income for player in state.view(None).players] == [2, 2, 2, 5]


def test_every_uncertain_figure_is_marked() -> None:
    paths = {mark.path for mark in GAME.components.marks}
    assert paths == {"box.coins", "tile.wood_lawyer", "names_de"}


SOURCE = resources.files("baumeister.games.caylus").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "instead"),
    [
        ('id = "residence"\n', 'id = "residences"\n'),
        ('id = "wood_lawyer"', 'id = "wood_notary"'),
        ("cost = { stone = 2, gold = 1 }", "cost = { stone = 2, cube = 1 }"),
        ("cost = { wood = 1, cube = 1 }", "cost = { wood = 1, any = 1 }"),
        ("[{ pay = { any = 2 }, gain", "[{ pay = { any = 2, cube = 1 }, gain"),
        ("gain = { any = 2 } }]", "gain = { cube = 2 } }]"),
        ('[{ build = "stone" }]', '[{ build = "stone" }, { gain = { gold = 1 } }]'),
        ("[{ provost_steps = 3 }]", "[{ provost_steps = 3 }, { gain = { gold = 1 } }]"),
        ("spaces = 14", "spaces = 15"),
        ('id = "walls"', 'id = "wall"'),
        ('id = "goods"', 'id = "cubes"'),
        (
            'id = "prestige_hotel"\nkind = "prestige"',
            'id = "prestige_hotel"\nkind = "prestige"\n\n[[tile]]\nid = "x"\nkind = "wood"',
        ),
        ("\nplaces = 3", "\nplaces = 4"),
        ("batch_goods = 3", "batch_goods = 4"),
        ("players_max = 5", "players_max = 6"),
        ("tiles = { neutral = 6", "tiles = { neutral = 7"),
        ("from = 17\nto = 28", "from = 17\nto = 27"),
        ("from = 16\nto = 16", "from = 15\nto = 15"),
        ('to = 6\nkind = "neutral"', 'to = 6\nkind = "empty"'),
        ('option = "jeweler"', 'option = "jewels"'),
        ('id = "special_inn"', 'id = "special_tavern"'),
    ],
)
def test_figures_the_rules_cannot_play_are_refused(words: str, instead: str) -> None:
    assert words in SOURCE
    with pytest.raises(BadComponents):
        Figures(parse_components(SOURCE.replace(words, instead)))
    Figures(parse_components(SOURCE))


def test_the_stables_of_another_edition() -> None:
    """How many places they have and from how many players on they are used are figures like others."""
    text = SOURCE.replace("\nplaces = 3\nplayers_min = 3", "\nplaces = 1\nplayers_min = 4")
    edition = GAME.editions.add(text)
    rules = (GAME.rules_version[0], edition.digest)
    three, four = GAME.new(3, seed=1, rules=rules), GAME.new(4, seed=1, rules=rules)
    assert "place:stables" not in {GAME.action_name(action) for action in three.legal()}
    four.apply(GAME.action("place:stables"))
    assert "place:stables" not in {GAME.action_name(action) for action in four.legal()}
    assert [state.view(None).specials[4].places for state in (three, four)] == [0, 1]


def test_figures_are_those_of_the_spec() -> None:
    assert [FIGURES.scale[i] for i in range(5)] == [1, 2, 3, 4, 5]
    assert len(FIGURES.tile_names) == 42
    state = new(2)
    fill_road(state)
    castle(state)
    assert points_of(state) == [0, 0]
    assert "pass" in legal(state)
