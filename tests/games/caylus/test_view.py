"""The view of a table, field by field, and what each decision explains."""

from __future__ import annotations

from tests.games.caylus.scene import (
    GAME,
    activate,
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
    worker,
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
    assert dict(view.options) == {"beginner": False, "jeweler": False, "lawyer_points": 4}
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
    assert (player.favors, player.used_lines) == ((2, 0, 0, 1), ("points", "buildings"))
    assert view.players[3].batches == 2
    assert "stone_bank" not in view.supply
    assert view.winners == ()
    assert state.view(None).seat is None


def test_details_of_the_decisions() -> None:
    state = scene(3)
    assert dict(state.decision.details) == {"price": 1, "castle_price": 1, "own_price": 1}
    provost_phase(state)
    assert dict(state.decision.details) == {"most_steps": 3, "deniers_per_step": 1}
    state = scene(3)
    special_worker(state, 0, "merchants_guild")
    special_worker(state, 1, "joust_field")
    goods(state, 1, cloth=1)
    specials(state)
    assert dict(state.decision.details) == {
        "most_steps": 3,
        "deniers_per_step": 0,
        "tile": "special_merchants_guild",
    }
    play(state, "provost:0")
    details = state.decision.details
    assert details["tile"] == "special_joust_field"
    assert details["options"] == [
        {"pay": {"cloth": 1, "deniers": 1}, "gain": {}, "favor": 1, "build": None, "waive": {}}
    ]
    play(state, "use:1")
    assert dict(state.decision.details) == {"favors": 1, "reason": "special"}


def test_details_of_payments_and_sites() -> None:
    state = scene(4)
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "residence", 0)
    lay(state, 10, "residence", 0)
    goods(state, 0, wood=2, food=3, gold=1)
    worker(state, 0, 5, 6)
    activate(state)
    assert state.decision.details["options"][0]["build"] == "prestige"
    assert (state.decision.details["space"], state.decision.details["tile"]) == (5, "stone_architect")
    play(state, "prestige:granary")
    assert dict(state.decision.details) == {"for": "prestige_granary", "space": 5, "tile": "stone_architect"}
    play(state, "site:10")
    goods(state, 0, wood=2, food=3, gold=1)
    play(state, "build:wood_marketplace")
    assert dict(state.decision.details) == {
        "wildcards": 1,
        "for": "wood_marketplace",
        "space": 6,
        "tile": "neutral_carpenter",
    }


def test_details_of_goods_to_take_and_to_pay_for_an_effect() -> None:
    state = scene(4)
    lay(state, 2, "wood_peddler", 0)
    goods(state, 0, wood=1, stone=1)
    worker(state, 0, 2, 5)
    activate(state)
    play(state, "use:2")
    assert dict(state.decision.details) == {"goods_left": 2, "space": 2, "tile": "wood_peddler"}
    play(state, "take:food", "take:food", "use:1")
    assert state.decision.details["for"] == "effect"
    assert state.decision.details["wildcards"] == 1


def test_the_late_printing_is_shown() -> None:
    assert scene(3, lawyer_points=3).view(0).options["lawyer_points"] == 3
    view = scene(3, beginner=True, jeweler=True).view(0)
    assert dict(view.options) == {"beginner": True, "jeweler": True, "lawyer_points": 4}


def test_messages_of_actions_that_are_not_asked() -> None:
    view = scene(3).view(0)
    for action in ("use:2", "column:3", "decline", "place:12"):
        assert GAME.action_message(view, GAME.action(action)).id.startswith("caylus-action-")
    message = GAME.action_message(view, GAME.action("place:12"))
    assert message.params["space"] == 12
