"""Choices, events and derived facts of Caylus Magna Carta: what a client draws without knowing a rule."""

from __future__ import annotations

from typing import Any

import pytest

import baumeister as bm
from baumeister.engine.addresses import find
from baumeister.engine.catalogue import Event
from baumeister.engine.wire import Amount, Choice, Move, Text
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.battery.tables import few_tables, walk
from tests.games.magna_carta.scene import (
    act,
    asked,
    cards,
    deniers,
    goods,
    lay,
    payments_of,
    play,
    scene,
    stock,
    to_castle,
    to_effects,
    to_provost,
    worker,
)

GAME = bm.game("magna_carta")
NAMES = ("Anna", "Bruno", "Clara", "Dietrich")


def choice(state: MagnaCarta, name: str) -> Choice:
    return next(choice for choice in state.choices() if choice.name == name)


def event(state: MagnaCarta, name: str, seat: int | None = None) -> Any:
    return next(event for event in state.events(seat) if event.name == name)


# ---- choices


def test_a_card_without_a_choice_of_payment_shows_where_it_would_lie() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=1, wood=1)
    act(state)
    found = choice(state, "build:small_farm")
    assert found.targets == ("players/0/hand/small_farm",)
    assert found.costs == (Amount("food", 1), Amount("wood", 1))
    assert found.brings == (Amount("points", 1),)
    assert found.group == "magna_carta-group-build"
    assert found.moves == (
        Move("food", "players/0/goods/food", None, 1, 0),
        Move("wood", "players/0/goods/wood", None, 1, 0),
        Move("card", "players/0/hand/small_farm", "road/3", 1, 0),
        Move("food", None, "road/3/cubes", 2),
    )


def test_a_payment_that_is_still_to_be_chosen_is_not_shown() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=1, wood=1, gold=1)
    act(state)
    assert choice(state, "build:small_farm").moves == ()


def test_what_follows_a_cube_by_itself_is_part_of_its_price() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=1, wood=1, gold=1)
    act(state)
    play(state, "build:small_farm")
    open_still, last = choice(state, "pay:food"), choice(state, "pay:wood")
    assert (open_still.costs, open_still.brings) == ((Amount("food", 1),), ())
    assert last.costs == (Amount("wood", 1), Amount("gold", 1)), "gold stands for the food"
    assert last.brings == (Amount("points", 1),)
    assert Move("card", "players/0/hand/small_farm", "road/3", 1, 0) in last.moves


@pytest.mark.parametrize("food", range(3))
@pytest.mark.parametrize("wood", range(3))
@pytest.mark.parametrize("gold", range(3))
@pytest.mark.parametrize("card", ["market", "small_farm", "bank"])
def test_the_only_payment_is_found_exactly_where_there_is_one(card: str, food: int, wood: int, gold: int) -> None:
    """Held against the payments the rules offer one by one."""
    state = scene(2)
    cards(state, 0, card)
    goods(state, 0, food=food, wood=wood, gold=gold, stone=1)
    act(state)
    name = f"build:{card}"
    if GAME.action(name) not in state.legal():
        return
    offered = choice(state, name)
    price = {amount.resource: amount.count for amount in offered.costs}
    is_laid = any(move.piece == "card" for move in offered.moves)
    payments = payments_of(state, name)
    if len(payments) == 1:
        assert price == {kind: count for kind, count in payments[0].items() if count}
        assert is_laid
    else:
        assert price == GAME.components.entry("card", card)["cost"], "the printed price"
        assert not is_laid


def test_placing_costs_a_denier_and_moves_the_worker() -> None:
    state = scene(2)
    deniers(state, 1, 0)
    market = lay(state, "market", 1)
    act(state)
    near, far = choice(state, "place:2"), choice(state, f"place:{market}")
    assert near.group == "magna_carta-group-near"
    assert far.group == "magna_carta-group-far", "beyond the Provost"
    assert far.targets == (f"road/{market}",)
    assert far.costs == (Amount("deniers", 1),)
    assert far.moves[-1] == Move("worker", "players/0/workers", f"road/{market}/worker", 1, 0)


def test_beginners_place_on_the_road_without_a_provost() -> None:
    state = scene(2, beginner=True)
    deniers(state, 1, 0)
    act(state)
    assert choice(state, "place:1").group == "magna_carta-group-road"


def test_the_first_to_pass_is_promised_the_denier() -> None:
    state = scene(2)
    assert choice(state, "pass").brings == (Amount("deniers", 1),)
    play(state, "pass")
    assert choice(state, "pass").brings == ()
    assert choice(state, "pass").moves == (Move("marker", "players/1", "bridge/1", 1, 1),)


def test_a_prestige_building_shows_its_residence_if_there_is_only_one() -> None:
    state = scene(2)
    goods(state, 0, stone=2, gold=1)
    first = lay(state, "bank", 0, "residence")
    act(state)
    covering = Move("card", "display/statue", f"road/{first}/prestige", 1, 0)
    assert covering in choice(state, "prestige:statue").moves
    second = lay(state, "market", 0, "residence")
    act(state)
    assert choice(state, "prestige:statue").moves == ()
    play(state, "prestige:statue")
    found = choice(state, f"cover:{second}")
    assert found.costs == (Amount("stone", 2), Amount("gold", 1))
    assert found.moves[-1].to == f"road/{second}/prestige"


def test_the_provost_costs_by_the_card_and_is_moved_by_clicking_one() -> None:
    state = scene(4)
    deniers(state, 2, 0, 0, 0)
    state.provost = 3
    to_provost(state)
    found = choice(state, "provost:-2")
    assert found.targets == ("road/1",)
    assert found.costs == (Amount("deniers", 2),)
    assert found.moves[-1] == Move("provost", "road/3", "road/1")
    assert choice(state, "provost:0").costs == ()
    assert choice(state, "provost:0").key == "x"


def test_options_of_an_effect_are_targets_and_name_their_card() -> None:
    state = scene(2)
    church = lay(state, "church", 0)
    worker(state, 0, church)
    deniers(state, 5, 0)
    stock(state, 1, 6, 7)
    to_effects(state)
    found = choice(state, "use:2")
    assert found.targets == ("decision/options/2",)
    assert find(state.view(0), "decision/options/2").gain == (Amount("tiles", 2),)
    assert found.by == f"road/{church}"
    assert found.moves == (
        Move("deniers", "players/0/deniers", None, 5, 0),
        Move("tile", "stock/dungeon", "players/0/tiles/dungeon", 1, 0),
        Move("tile", "stock/walls", "players/0/tiles/walls", 1, 0),
    )


def test_the_owners_cube_comes_from_the_card() -> None:
    state = scene(2)
    farm = lay(state, "small_farm", 1)
    worker(state, 0, farm)
    to_effects(state)
    play(state, "decline")
    found = choice(state, "use:1")
    assert found.brings == (Amount("food", 1),)
    assert found.moves == (Move("food", f"road/{farm}/cubes", "players/1/goods/food", 1, 1),)
    play(state, "use:1")
    assert event(state, "card-cube-taken").moves == found.moves


def test_offers_share_the_castle_and_cost_by_the_batch() -> None:
    state = scene(2)
    goods(state, 0, food=2, wood=2, stone=2)
    to_castle(state)
    assert GAME.sharing == ("offer",)
    assert {found.targets for found in state.choices()} == {("stock",)}
    found = choice(state, "offer:2")
    assert found.costs == (Amount("food", 2), Amount("wood", 2), Amount("stone", 2))
    assert found.brings == (Amount("tiles", 2),)
    assert found.moves[-1] == Move("tile", "stock/dungeon", "players/0/tiles/dungeon", 2, 0)


# ---- what follows from the rest of the view


def test_the_view_says_what_will_be_activated_and_where_the_road_goes_on() -> None:
    state = scene(4)
    lay(state, "small_farm", 0)
    view = state.view(0)
    assert [place.live for place in view.road] == [True] * 4 + [False]
    assert [place.good for place in view.road] == [None] * 4 + ["food"]
    assert view.next_place == 6
    assert view.provost_places == (1, 2, 3, 4, 5)
    assert view.bridge_spaces == 4
    assert (view.prices.draw, view.prices.swap, view.prices.place, view.prices.provost) == (1, 1, 1, 1)
    assert scene(2, beginner=True).view(0).provost_places == ()


def test_the_view_says_when_the_game_will_end() -> None:
    state = scene(2)
    assert (state.view(0).tiles_left, state.view(0).last_round) == (18, False)
    stock(state, 0, 0, 0)
    assert (state.view(0).tiles_left, state.view(0).last_round) == (0, True)


def test_the_view_has_the_phases_of_a_round_in_order() -> None:
    assert scene(2).view(0).phases == ("income", "actions", "provost", "effects", "castle", "round-end")
    assert scene(2, beginner=True).view(0).phases == ("income", "actions", "effects", "castle", "round-end")


def test_the_view_knows_the_income_to_come() -> None:
    state = scene(2)
    lay(state, "bank", 0, "residence")
    lay(state, "market", 0, "hotel")
    lay(state, "church", 0, "statue")
    assert [player.income for player in state.view(1).players] == [4, 2]


def test_the_order_of_play_in_every_phase() -> None:
    state = GAME.new(4, seed=3)
    assert state.view(0).order == (0, 1, 2, 3)
    state = scene(4)
    act(state, 1)
    assert state.view(0).order == (1, 2, 3, 0)
    play(state, "pass")
    assert state.view(0).order == (2, 3, 0), "who has passed is out"
    state = scene(4)
    deniers(state, 1, 1, 1, 1)
    to_provost(state, 2, 0, 3, 1)
    assert state.view(0).order == (2, 0, 3, 1)
    state = scene(4)
    worker(state, 3, 1)
    worker(state, 1, 3)
    to_effects(state)
    assert state.view(0).order == (3, 1)


def test_a_worker_beyond_the_provost_is_not_in_the_order_of_play() -> None:
    state = scene(4)
    worker(state, 3, 1)
    worker(state, 1, 2)
    worker(state, 2, 3)
    to_effects(state, provost=2)
    assert state.view(0).order == (3, 1)


# ---- events


def test_cards_drawn_have_a_name_for_their_player_only() -> None:
    state = scene(2)
    deniers(state, 1, 0)
    act(state)
    play(state, "draw")
    drawn = event(state, "drew", 0)
    assert drawn.moves == (Move("card", "players/0/pile_size", "players/0/hand/church", 1, 0),)
    assert "players/0/hand_size" in drawn.changes
    for seat in (1, None):
        hidden = event(state, "drew-hidden", seat)
        assert hidden.moves == (Move("card", "players/0/pile_size", "players/0/hand_size", 1, 0),)
        assert not any("church" in str(seen) for seen in state.events(seat))


def test_workers_come_home_one_by_one() -> None:
    state = scene(2)
    farm = lay(state, "large_farm", 1)
    worker(state, 0, 1)
    worker(state, 1, farm)
    to_effects(state, provost=1)
    play(state, "use:1")
    assert event(state, "worker-home").moves == (Move("worker", "road/1/worker", "players/0/workers", 1, 0),)
    assert event(state, "not-reached").moves == (Move("worker", f"road/{farm}/worker", "players/1/workers", 1, 1),)


def test_events_tell_their_cause_and_their_own_moment() -> None:
    state = scene(2)
    bank = lay(state, "bank", 0)
    worker(state, 0, bank)
    deniers(state, 1, 0)
    to_effects(state)
    assert state.round == 1
    play(state, "use:1")
    assert event(state, "gained").cause == f"road/{bank}"
    assert event(state, "tiles-removed").cause == "stock"
    moments = {(seen.round, seen.phase) for seen in state.events(None)}
    assert moments == {(1, "effects"), (1, "castle"), (1, "round-end"), (2, "income")}
    assert (state.round, state.view(None).phase) == (2, "actions")


def test_a_price_is_caused_by_the_card_that_is_built() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=1, wood=1)
    act(state)
    play(state, "build:small_farm")
    assert event(state, "paid").cause == "players/0/hand/small_farm"
    state = scene(2)
    goods(state, 1, stone=2, gold=1)
    lay(state, "bank", 1, "residence")
    act(state, 1)
    play(state, "prestige:statue")
    assert event(state, "paid").cause == "display/statue"


def test_a_card_that_is_being_paid_for_is_shown_to_all() -> None:
    state = scene(2)
    cards(state, 0, "small_farm")
    goods(state, 0, food=1, wood=1, gold=1)
    act(state)
    play(state, "build:small_farm")
    assert asked(state) == ("pay", 0)
    assert event(state, "shown", 1).changes == ("players/0/known",)
    assert state.view(1).players[0].known == ("small_farm",)


def test_batches_are_told_when_they_are_offered_not_when_they_are_paid() -> None:
    state = scene(2)
    goods(state, 0, food=1, wood=1, stone=1, gold=1)
    to_castle(state)
    play(state, "offer:1")
    assert asked(state) == ("pay", 0)
    assert event(state, "offered").changes == ("players/0/batches",)
    assert state.view(1).players[0].batches == 1


def test_markers_and_start_player_card_are_told_at_the_end_of_a_round() -> None:
    state = scene(2)
    play(state, "pass", "pass", "provost:0")
    assert state.round == 2
    markers = [move for seen in state.events(None) if seen.name == "marker-back" for move in seen.moves]
    assert markers == [Move("marker", f"bridge/{seat}", f"players/{seat}", 1, seat) for seat in range(2)]
    assert event(state, "start-player").moves == (Move("start_player", "players/0", "players/1"),)


# ---- words


def samples() -> list[Event]:
    """An event of every kind about a seat (1), and the kinds with another text for backwards and in front."""
    found = []
    for number, kind in enumerate(GAME.catalogue.events):
        if "seat" in kind.fields:
            for special in (1, *((-2,) if "steps" in kind.fields else ()), *((0,) if "place" in kind.fields else ())):
                values = [special if field in ("steps", "place") else 1 for field in kind.fields]
                if special != 0 or kind.name == "prestige-built":
                    found.append(GAME.catalogue.event([number, -1, 1, 0, 1, -1, *values]))
    return found


@pytest.mark.parametrize(("language", "word"), [("de", "du "), ("en", "you ")])
def test_every_event_speaks_to_the_reader_in_the_second_person(language: str, word: str) -> None:
    texts = Texts(language)
    for seen in samples():
        message = GAME.event_message(seen)
        assert "Bruno" in texts.say(message, NAMES, 0)
        assert "Bruno" not in texts.say(message, NAMES, 1)
        assert word in texts.say(message, NAMES, 1).lower()
        assert word not in texts.say(message, NAMES, 0).lower()


def test_what_is_given_or_taken_is_a_list_of_amounts() -> None:
    resources = set()
    for state in walk(few_tables(GAME.id)[1], seed=82):
        for seen in state.events(None):
            if any(move.piece in ("food", "wood", "stone", "gold", "deniers", "tile") for move in seen.moves):
                amounts = GAME.event_message(seen).params["amounts"]
                assert isinstance(amounts, tuple)
                assert [part.params["count"] for part in amounts] == [move.count for move in seen.moves]
                resources |= {part.id for part in amounts}
    assert resources == {f"amount-{name}" for name in ("food", "wood", "stone", "gold", "deniers", "tiles")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_wait_read_whom_they_wait_for(language: str) -> None:
    texts = Texts(language)
    met = {}
    for table in few_tables(GAME.id):
        for state in walk(table, seed=83):
            if not state.is_over:
                text = texts.say(GAME.waiting_message(state.view(None)), NAMES)
                assert text.startswith(f"{NAMES[state.seat]} ")
                met[state.decision.name] = text.removeprefix(NAMES[state.seat])
    assert set(met) >= {kind.name for kind in GAME.catalogue.decisions} - {"nothing", "cover"}
    assert len(set(met.values())) == len(met)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_have_a_short_form(language: str) -> None:
    texts = Texts(language)
    shorts = set()
    for card in GAME.catalogue.pieces["card"]:
        short = texts.short(Text(f"magna_carta-card-{card.replace('_', '-')}"))
        assert len(short) <= 13
        shorts.add(short)
    assert len(shorts) == len(GAME.catalogue.pieces["card"]), "short names are told apart too"
