"""Choices: what can be clicked, the true price, what it brings and what would move; and what events say about it."""

from __future__ import annotations

import pytest

from baumeister.engine.messages import name_text
from baumeister.engine.wire import Choice, Move
from baumeister.games.caylus.rules.flow import Caylus
from baumeister.texts.catalogue import Texts
from tests.games.caylus.scene import (
    GAME,
    activate,
    amounts,
    asked,
    castle,
    end_round,
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
    worker,
)


def choices(state: Caylus) -> dict[str, Choice]:
    """By name of the action."""
    return {choice.name: choice for choice in state.choices()}


def paid(seat: int, good: str, count: int = 1) -> Move:
    return Move(good, f"players/{seat}/goods/{good}", None, count, seat)


def scored(seat: int, count: int) -> Move:
    return Move("points", None, f"players/{seat}/points", count, seat)


def fee(seat: int, count: int) -> Move:
    return Move("deniers", f"players/{seat}/deniers", None, count, seat)


def test_places_cost_what_they_cost_now() -> None:
    state = scene(4)
    lay(state, 9, "wood_mason", 0)
    lay(state, 10, "wood_quarry", 1)
    play(state, "place:1", "pass", "pass", "place:2")
    found = choices(state)
    for name in ("place:10", "place:gate", "place:castle"):
        assert found[name].costs == amounts(deniers=3)
        assert found[name].by is None
    assert found["place:9"].costs == amounts(deniers=1)
    assert found["place:9"].moves == (fee(0, 1), Move("worker", "players/0/workers", "road/9/worker", 1, 0))
    assert found["place:gate"].targets == ("specials/special_gate",)
    assert found["place:castle"].targets == ("queue",)
    assert found["place:castle"].moves == (fee(0, 3), Move("worker", "players/0/workers", "queue/0", 1, 0))
    assert found["pass"].targets == ("passed",)
    assert found["pass"].brings == (), "somebody has passed before"
    assert (found["place:3"].group, found["place:9"].group) == ("caylus-group-near", "caylus-group-far")
    assert [player.price for player in state.view(0).players] == [3, 3, 3, 3]
    assert state.view(0).scale == (1, 2, 3, 4)


def test_the_first_to_pass_knows_what_it_brings() -> None:
    assert choices(scene(3))["pass"].brings == amounts(deniers=1)


def test_the_inn_makes_places_cheap() -> None:
    state = scene(3)
    inn_right(state, 1)
    assert choices(state)["place:3"].by is None
    play(state, "pass")
    found = choices(state)["place:3"]
    assert (found.costs, found.by) == (amounts(deniers=1), "inn_right")
    assert [player.price for player in state.view(0).players] == [2, 1, 2]


def test_with_two_players_the_scale_jumps() -> None:
    state = scene(2, castle_by_scale=True)
    assert state.view(0).scale == (1, 3)
    play(state, "pass")
    assert choices(state)["place:castle"].costs == amounts(deniers=2)
    assert choices(state)["place:1"].costs == amounts(deniers=3)


def test_the_gate_is_free_and_says_so() -> None:
    state = scene(4)
    special_worker(state, 0, "gate")
    special_worker(state, 1, "stables")
    specials(state)
    found = choices(state)
    assert found["place:stables"].costs == ()
    assert found["place:stables"].by == "specials/special_gate"
    gate = "specials/special_gate/workers/0"
    assert found["place:stables"].moves == (Move("worker", gate, "specials/special_stables/workers/1", 1, 0),)
    assert found["decline"].moves == (Move("worker", gate, "players/0/workers", 1, 0),)
    play(state, "place:stables")
    told = state.events(None)[0]
    assert (told.name, told.cause, told.phase) == ("placed-special", "specials/special_gate", "special")
    assert told.moves == found["place:stables"].moves


def test_the_worker_in_the_inn_is_what_one_clicks() -> None:
    state = scene(3)
    inn_right(state, 0)
    specials(state)
    found = choices(state)
    assert found["recall"].targets == ("inn_right",)
    assert found["recall"].moves == (Move("worker", "inn_right", "players/0/workers", 1, 0),)
    assert found["decline"].targets == ()


def test_steps_of_the_provost() -> None:
    state = scene(3)
    provost_phase(state)
    found = choices(state)
    assert found["provost:-2"].targets == ("road/4",)
    assert found["provost:-2"].costs == amounts(deniers=2)
    assert found["provost:-2"].moves == (fee(0, 2), Move("provost", "road/6/provost", "road/4/provost"))
    assert (found["provost:0"].targets, found["provost:0"].costs, found["provost:0"].moves) == (("road/6",), (), ())
    guild = scene(3)
    special_worker(guild, 0, "merchants_guild")
    specials(guild)
    free = choices(guild)["provost:+3"]
    assert (free.costs, free.by) == ((), "specials/special_merchants_guild")


def test_a_waived_good_is_not_in_the_price() -> None:
    """The favor's stone is waived, the mason's is not."""
    for by_favor in (True, False):
        state = scene(4)
        goods(state, 0, stone=1, cloth=1)
        if by_favor:
            state.scored = 1
            levels(state, 0, buildings=2)
            favor(state, 0, "buildings")
            play(state, "column:3")
        else:
            lay(state, 5, "wood_mason", 0)
            worker(state, 0, 5)
            activate(state)
        church = choices(state)["build:stone_church"]
        assert church.costs == (amounts(cloth=1) if by_favor else amounts(stone=1, cloth=1))
        assert church.brings == amounts(points=3, favor=1)
        assert church.by == ("favor/buildings/3" if by_favor else None)
        assert church.targets == ("supply/stone_church",)
        assert church.moves[-3:] == (
            Move("tile", "supply/stone_church", "road/9"),
            Move("house", "players/0", "road/9/owner", 1, 0),
            scored(0, 3),
        )


def test_for_beginners_a_favor_is_points() -> None:
    state = scene(3, beginner=True)
    goods(state, 0, stone=1, cloth=1)
    lay(state, 5, "wood_mason", 0)
    worker(state, 0, 5)
    activate(state)
    church = choices(state)["build:stone_church"]
    assert church.brings == amounts(points=6)
    assert church.moves[-2:] == (scored(0, 3), scored(0, 3)), "its own, and those of the favor"
    assert state.view(0).favor is None


def test_a_good_of_choice_is_not_foreseen() -> None:
    state = scene(4)
    goods(state, 0, wood=2, food=1)
    worker(state, 0, 6)
    activate(state)
    market = choices(state)["build:wood_marketplace"]
    assert market.costs == amounts(wood=1, cube=1)
    assert market.moves == (paid(0, "wood"),)
    play(state, "build:wood_marketplace")
    for good in ("wood", "food"):
        last = choices(state)[f"pay:{good}"]
        assert (last.costs, last.brings) == (amounts(**{good: 1}), amounts(points=4))


@pytest.mark.parametrize("points", [4, 3])
def test_the_lawyer_brings_the_points_of_this_printing(points: int) -> None:
    state = scene(3, lawyer_points=points)
    goods(state, 0, wood=1, cloth=1)
    worker(state, 0, 6)
    activate(state)
    assert choices(state)["build:wood_lawyer"].brings == amounts(points=points)


def test_conversions_at_once_and_later() -> None:
    state = scene(4)
    lay(state, 2, "wood_lawyer", 0)
    lay(state, 9, "wood_quarry", 0)
    goods(state, 0, cloth=1)
    worker(state, 0, 2)
    worker(state, 1, 4)
    activate(state)
    found = choices(state)
    price = (paid(0, "cloth"), Move("deniers", "players/0/deniers", None, 1, 0))
    assert {choice.costs for name, choice in found.items() if name != "decline"} == {amounts(cloth=1, deniers=1)}
    assert set(found["convert:4"].moves) == set(price), "a worker stands there: the rest comes later"
    assert found["convert:4"].brings == ()
    assert found["convert:9"].brings == amounts(points=2)
    assert Move("tile", "road/9", "supply/wood_quarry") in found["convert:9"].moves
    assert Move("tile", "road/1", None) in found["convert:1"].moves
    assert Move("house", "players/0", "road/1/owner", 1, 0) in found["convert:1"].moves


def test_prestige_buildings_and_their_sites() -> None:
    state = scene(4)
    lay(state, 5, "stone_architect", 0)
    lay(state, 9, "residence", 0)
    goods(state, 0, stone=2, gold=1)
    worker(state, 0, 5)
    activate(state)
    statue = choices(state)["prestige:statue"]
    assert statue.costs == amounts(stone=2, gold=1)
    assert Move("tile", "supply/prestige_statue", "road/9") in statue.moves
    lay(state, 10, "residence", 0)
    assert set(choices(state)["prestige:statue"].moves) == {paid(0, "stone", 2), paid(0, "gold")}
    play(state, "prestige:statue")
    site = choices(state)["site:10"]
    assert (site.targets, site.brings) == (("road/10",), amounts(points=7, favor=1))
    assert Move("tile", "supply/prestige_statue", "road/10") in site.moves


def test_batches_and_what_giving_none_costs() -> None:
    state = scene(3)
    queue(state, 0)
    goods(state, 0, food=1, wood=1, stone=1, cloth=1)
    state.points[0] = 1
    castle(state)
    found = choices(state)
    assert found["decline"].costs == amounts(points=1), "points do not fall below 0"
    assert found["give:wood"].costs == amounts(food=1, wood=1)
    assert found["give:wood"].brings == (), "stone or cloth is still to be chosen"
    only = found["give:stone"]
    assert only.costs == amounts(food=1, stone=1, cloth=1), "cloth follows by itself"
    house = Move("house", "players/0", "castle/dungeon/houses/0", 1, 0)
    assert only.moves == (paid(0, "food"), paid(0, "stone"), paid(0, "cloth"), house, scored(0, 5))
    assert only.brings == amounts(points=5)
    play(state, "give:wood")
    last = choices(state)["give:cloth"]
    assert (last.costs, last.brings) == (amounts(cloth=1), amounts(points=5))
    assert last.moves == (paid(0, "cloth"), house, scored(0, 5))


def test_lines_and_columns_are_things_of_the_favor_table() -> None:
    state = scene(3)
    levels(state, 0, points=2, goods=1)
    favor(state, 0)
    found = choices(state)
    assert found["line:goods"].targets == ("favor/goods",)
    assert found["line:goods"].moves == (Move("marker", "favor/goods/1", "favor/goods/2", 1, 0),)
    assert found["line:points"].moves == (), "the third column is not open yet"
    play(state, "line:points")
    column = choices(state)["column:2"]
    assert (column.targets, column.brings) == (("favor/points/2",), amounts(points=2))
    view = state.view(0)
    assert view.favor is not None
    assert [place.markers for place in view.favor.points] == [(1, 2), (), (0,), (), (), ()]
    assert [place.open for place in view.favor.points] == [True, True, True, False, False, False]


# ---- what follows from the table


def test_derived_facts() -> None:
    state = scene(4)
    state.provost, state.bailiff = 9, 7
    view = state.view(None)
    assert [space.number for space in view.road if space.live] == list(range(1, 10))
    assert [space.number for space in view.road if space.provost] == [9]
    assert [space.number for space in view.road if space.bailiff] == [7]
    assert (view.bailiff_next, view.next_space) == (9, 9)
    assert (view.provost_lowest, view.provost_highest) == (1, 28)
    assert [space.printed for space in view.road[:10]] == ["neutral"] * 6 + ["fixed"] * 2 + ["empty"] * 2
    assert view.phases == ("income", "placement", "special", "provost", "activation", "castle", "round-end")
    assert [special.places for special in view.specials] == [1, 1, 1, 1, 3, 1]
    assert [section.next for section in view.castle] == [True, False, False]
    assert [section.scoring_space for section in view.castle] == [12, 18, 24]
    state.provost = 7
    assert state.view(None).bailiff_next == 8
    assert [special.places for special in scene(2).view(None).specials] == [1, 1, 1, 1, 0, 1]


def test_whose_turn_comes_next() -> None:
    state = scene(4)
    assert state.view(0).upcoming == (1, 2, 3)
    play(state, "place:1", "pass")
    assert (asked(state), state.view(0).upcoming) == (("place", 2), (3, 0))
    provost_phase(state)
    state.deniers[2] = 0
    assert state.view(0).upcoming == (0, 3)
    line = scene(4)
    queue(line, 2, 0)
    goods(line, 2, food=1, wood=1, stone=1)
    castle(line)
    assert line.view(0).upcoming == (0,)


# ---- causes and moments


def test_events_say_what_brought_them_about() -> None:
    state = scene(4)
    lay(state, 5, "wood_mason", 1)
    goods(state, 0, stone=1, cloth=1)
    worker(state, 0, 5)
    activate(state)
    play(state, "build:stone_church")
    assert {event.cause for event in state.events(0)} == {"road/5"}
    play(state, "line:deniers")
    assert [event.cause for event in state.events(0)] == ["favor/deniers"]
    play(state, "column:1")
    assert [(event.name, event.cause) for event in state.events(0)][:2] == [
        ("deniers-gained", "favor/deniers/1"),
        ("worker-home", "road/5"),
    ]
    assert "lines-freed" in [event.name for event in state.events(0)]


def test_workers_beyond_the_provost_go_home_by_no_building() -> None:
    state = scene(4)
    worker(state, 0, 2, 16)
    activate(state)
    play(state, "use:1")
    causes = [(event.name, event.cause) for event in state.events(0) if event.name in ("worker-home", "cut-off")]
    assert causes == [("worker-home", "road/2"), ("cut-off", None), ("worker-home", None)]


def test_a_step_may_cross_phases_and_rounds() -> None:
    state = scene(2)
    houses(state, 0, dungeon=2)
    state.bailiff = state.provost = 11
    end_round(state)
    play(state, "line:buildings")
    moments = [(event.name, event.round, event.phase, event.cause) for event in state.events(None)]
    assert moments[0] == ("favor-used", 1, "round-end", "favor/buildings")
    assert ("part-closed", 1, "round-end", "castle/dungeon") in moments
    assert ("round-begun", 2, "income", None) in moments
    assert ("income", 2, "income", None) in moments
    assert ("lines-freed", 2, "placement", None) in moments
    orders = [event.data for event in state.events(None) if event.name == "order-set"]
    assert orders == [{"seat": 1, "place": 1}, {"seat": 0, "place": 2}], "two players swap"


# ---- words


def test_events_and_waiting_are_worded_for_whoever_reads() -> None:
    state = scene(3)
    waiting = GAME.waiting_message(state.view(1))
    play(state, "place:7")
    message = GAME.event_message(state.events(None)[1])
    money = GAME.event_message(state.events(None)[0])
    names = ("Anna", "Bruno", "Clara")
    english, german = Texts("en"), Texts("de")
    assert english.say(message, names, 0) == "You place on Peddler (7)"
    assert english.say(message, names, 1) == "Anna places on Peddler (7)"
    assert german.say(message, names, 0) == "Du setzt auf Hausierer (7)"
    assert english.say(waiting, names, 1) == "Anna places a worker or passes."
    assert german.say(waiting, names, 1) == "Anna setzt einen Arbeiter ein oder passt."
    assert [part.id for part in money.params["amounts"]] == ["amount-deniers"]  # type: ignore[union-attr]


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_fit_narrow_tiles(language: str) -> None:
    texts = Texts(language)
    for kind, names in GAME.catalogue.pieces.items():
        for name in names if kind != "good" else ():
            assert len(texts.short(name_text("caylus", kind, name))) <= 13, name
