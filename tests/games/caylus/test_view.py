"""The view of a table, field by field, and what each decision explains."""

from __future__ import annotations

from baumeister.games.caylus.edge.shapes import EffectOption, Favors, Options
from tests.games.caylus.scene import (
    GAME,
    activate,
    amounts,
    asked,
    castle,
    end_round,
    explained,
    favor,
    goods,
    houses,
    inn_right,
    lay,
    levels,
    play,
    provost_phase,
    queue,
    scene,
    special_worker,
    specials,
    supply_of,
    worker,
)

#: Fields of the choice that is being made.
CHOICE = (
    "favors",
    "favor_seat",
    "line",
    "effect",
    "option",
    "must",
    "wild",
    "wild_from",
    "wild_end",
    "takes",
    "take_from",
    "target",
    "batch_from",
)


def test_everything_on_the_table_is_shown() -> None:
    state = scene(4)
    lay(state, 9, "stone_bank", 2)
    lay(state, 10, "residence", 1)
    worker(state, 3, 9)
    state.waiting[9] = 2
    special_worker(state, 0, "gate")
    special_worker(state, 1, "stables")
    special_worker(state, 3, "stables")
    special_worker(state, 2, "inn")
    inn_right(state, 1)
    queue(state, 2, 0)
    houses(state, 0, dungeon=2, towers=1)
    levels(state, 1, points=2, buildings=1)
    state.used_lines[1] = 9
    state.batches[3] = 2
    state.scored = 1
    state.bailiff, state.provost = 13, 15
    state.bridge[0], state.bridge_count = 3, 1
    view = state.view(2)
    assert (view.game, view.seat, view.round, view.phase) == ("caylus", 2, 1, "placement")
    assert view.options == Options(
        beginner=False, jeweler=False, lawyer_points=4, strict_gate=False, castle_by_scale=False
    )
    assert (view.order, view.passed) == ((0, 1, 2, 3), (3,))
    assert [special.workers for special in view.specials] == [(0,), (), (), (), (1, 3), (2,)]
    assert [special.tile for special in view.specials][::5] == ["special_gate", "special_inn"]
    assert view.inn_right == 1
    assert (view.provost, view.bailiff, view.queue, view.open_columns) == (15, 13, (2, 0), 4)
    bank, residence, empty = view.road[8], view.road[9], view.road[10]
    assert (bank.number, bank.tile, bank.kind) == (9, "stone_bank", "stone")
    assert (bank.owner, bank.worker, bank.waiting) == (2, 3, 2)
    assert (residence.kind, residence.owner, residence.worker, residence.waiting) == ("residence", 1, None, None)
    assert (empty.number, empty.tile, empty.kind, empty.owner) == (11, None, None, None)
    assert [(part.houses, part.scored) for part in view.castle] == [
        ((2, 0, 0, 0), True),
        ((0, 0, 0, 0), False),
        ((1, 0, 0, 0), False),
    ]
    player = view.players[1]
    assert (player.seat, player.deniers, player.workers, player.income) == (1, 10, 4, 3)
    assert player.favors == Favors(points=2, deniers=0, goods=0, buildings=1)
    assert player.used_lines == ("points", "buildings")
    assert view.players[3].batches == 2
    assert "stone_bank" not in supply_of(view)
    assert supply_of(view)["stone_architect"] == 2
    assert view.winners == ()
    assert state.view(None).seat is None


def test_what_the_decisions_tell() -> None:
    state = scene(3)
    assert explained(state) == {"price": 1, "castle_price": 1, "own_price": 1}
    provost_phase(state)
    assert explained(state) == {"most_steps": 3, "deniers_per_step": 1}
    state = scene(3)
    special_worker(state, 0, "merchants_guild")
    special_worker(state, 1, "joust_field")
    goods(state, 1, cloth=1)
    specials(state)
    assert explained(state) == {
        "tile": "special_merchants_guild",
        "space": None,
        "line": None,
        "column": None,
        "options": (EffectOption(1, pay=(), gain=(), waive=(), build=None, favor=0, provost_steps=3),),
        "most_steps": 3,
    }
    play(state, "provost:0")
    assert explained(state) == {
        "tile": "special_joust_field",
        "space": None,
        "line": None,
        "column": None,
        "options": (EffectOption(1, amounts(cloth=1, deniers=1), (), (), build=None, favor=1, provost_steps=0),),
    }
    play(state, "use:1")
    assert explained(state) == {"tile": "special_joust_field", "space": None}
    assert (state.view(None).favors_owed, state.view(None).phase) == (1, "special")
    play(state, "line:points")
    assert state.view(None).favors_owed == 0


def test_what_payments_and_sites_tell() -> None:
    state = scene(4)
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "residence", 0)
    lay(state, 10, "residence", 0)
    goods(state, 0, wood=2, food=3, gold=1)
    worker(state, 0, 5, 6)
    activate(state)
    architect = {"tile": "stone_architect", "space": 5, "line": None, "column": None}
    assert state.decision.options[0].build == "prestige"
    assert explained(state) == {**architect, "options": state.decision.options}
    play(state, "prestige:granary")
    assert explained(state) == {**architect, "options": state.decision.options, "building": "prestige_granary"}
    play(state, "site:10")
    goods(state, 0, wood=2, food=3, gold=1)
    play(state, "build:wood_marketplace")
    assert explained(state) == {
        "tile": "neutral_carpenter",
        "space": 6,
        "line": None,
        "column": None,
        "options": (EffectOption(1, pay=(), gain=(), waive=(), build="wood", favor=0, provost_steps=0),),
        "option": 1,
        "wildcards": 1,
        "lowest": "food",
        "building": "wood_marketplace",
    }


def test_what_goods_to_take_and_to_pay_for_an_effect_tell() -> None:
    state = scene(4)
    lay(state, 2, "wood_peddler", 0)
    goods(state, 0, wood=1, stone=1)
    worker(state, 0, 2, 5)
    activate(state)
    options = state.decision.options
    play(state, "use:2")
    peddler = {"tile": "wood_peddler", "space": 2, "line": None, "column": None, "options": options, "option": 2}
    assert explained(state) == {**peddler, "goods_left": 2, "lowest": "food"}
    play(state, "take:wood")
    assert explained(state) == {**peddler, "goods_left": 1, "lowest": "wood"}
    play(state, "take:wood", "use:1")
    assert (state.decision.building, state.decision.option) == (None, 1)
    assert state.decision.wildcards == 1


def test_what_the_effect_of_a_favor_tells() -> None:
    """Which column is used, beside the building that brought the favor."""
    state = scene(4)
    state.scored = 1
    levels(state, 0, goods=3)
    goods(state, 0, wood=1, stone=1)
    favor(state, 0, "goods")
    play(state, "column:4")
    exchange = EffectOption(1, amounts(cube=1), amounts(any=2), (), build=None, favor=0, provost_steps=0)
    told = {"tile": "special_joust_field", "space": None, "line": "goods", "column": 4, "options": (exchange,)}
    assert explained(state) == {**told, "option": 1, "wildcards": 1, "lowest": "food", "building": None}
    play(state, "pay:stone")
    assert explained(state) == {**told, "option": 1, "goods_left": 2, "lowest": "food"}
    assert GAME.decision_message(state.view(0)).id == "caylus-prompt-take"


def test_favors_that_no_building_brought() -> None:
    state = scene(3)
    houses(state, 0, dungeon=6)
    end_round(state)
    assert explained(state) == {"tile": None, "space": None}
    assert (asked(state), state.view(1).phase) == (("line", 0), "round-end")


def test_what_a_begun_batch_tells() -> None:
    state = scene(3)
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1, gold=1)
    castle(state)
    play(state, "give:wood")
    assert explained(state) == {"given": "wood"}


def test_nothing_is_kept_of_a_choice_that_was_made() -> None:
    """A good of choice paid and two taken, production without a question, a price with a wildcard, a favor."""
    exchange = scene(4)
    lay(exchange, 2, "wood_peddler", 0)
    goods(exchange, 0, wood=1, stone=1)
    worker(exchange, 0, 2)
    activate(exchange)
    play(exchange, "use:2", "take:food", "take:wood")
    production = scene(4)
    worker(production, 0, 3)
    activate(production)
    building = scene(4)
    goods(building, 0, wood=2, food=3, gold=1)
    worker(building, 0, 6)
    activate(building)
    play(building, "build:wood_marketplace", "pay:food")
    blank = building.blank()
    for state in (exchange, production, building):
        assert asked(state) == ("castle", 3)
        assert [getattr(state, field) for field in CHOICE] == [getattr(blank, field) for field in CHOICE]
    royal = scene(4)
    favor(royal, 0, "points")
    play(royal, "column:1")
    assert asked(royal)[0] == "provost"
    assert [getattr(royal, field) for field in CHOICE] == [getattr(blank, field) for field in CHOICE]


def test_the_late_printing_is_shown() -> None:
    assert scene(3, lawyer_points=3).view(0).options.lawyer_points == 3
    view = scene(3, beginner=True, jeweler=True).view(0)
    assert view.options == Options(
        beginner=True, jeweler=True, lawyer_points=4, strict_gate=False, castle_by_scale=False
    )


def test_messages_of_actions_that_are_not_asked() -> None:
    view = scene(3).view(0)
    for action in ("use:2", "column:3", "decline", "place:12"):
        assert GAME.action_message(view, GAME.action(action)).id.startswith("caylus-action-")
    message = GAME.action_message(view, GAME.action("place:12"))
    assert message.params["space"] == 12
