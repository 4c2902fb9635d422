"""What seats are shown: views, decisions and events are plain, frozen, of one type, and ready for JSON."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import msgspec
import pytest

import baumeister as bm
from baumeister.engine.catalogue import Decision, Event
from baumeister.engine.messages import Message
from tests.battery.plain import encode
from tests.battery.tables import Table, over_all_tables, over_few_tables, over_games, some_states, walk


def seats_of(state: bm.State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def check_frozen(value: Any) -> None:
    """Every dataclass in a view is frozen; numbers and texts are exactly that (no compiled or enum types)."""
    if dataclasses.is_dataclass(value):
        parameters: Any = vars(type(value))["__dataclass_params__"]
        assert parameters.frozen, type(value)
        for field in dataclasses.fields(value):
            check_frozen(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for item in value:
            check_frozen(item)
    elif hasattr(value, "items"):
        for key, item in value.items():
            assert type(key) is str
            check_frozen(item)
    else:
        assert value is None or type(value) in (int, str, bool), type(value)


@over_all_tables
def test_views_have_what_the_layers_above_read_of_every_game(table: Table) -> None:
    state = table.new(seed=50)
    for seat in seats_of(state):
        view = state.view(seat)
        assert (view.game, view.seat, dict(view.options)) == (table.game_id, seat, dict(table.options))
        assert (view.turn, view.revealed, view.decision) == (state.turn, state.revealed, state.decision)
        assert (view.round, view.winners) in ((0, ()), (1, ()))
        assert type(view.phase) is str
        assert [player.seat for player in view.players] == list(range(table.players))


@over_all_tables
def test_views_are_frozen_and_of_one_type_and_survive_json(table: Table) -> None:
    kinds: set[type[Any]] = set()
    for state in some_states(table, seed=51, every=7):
        for seat in seats_of(state):
            view = state.view(seat)
            kinds.add(type(view))
            check_frozen(view)
            assert dataclasses.is_dataclass(view)
            # Decoding into the class itself checks every annotation.
            assert msgspec.json.decode(encode(view), type=type(view)) == view
    assert len(kinds) == 1


@over_few_tables
def test_views_say_whose_they_are_and_what_is_played(table: Table) -> None:
    for state in some_states(table, seed=52, every=31):
        for seat in seats_of(state):
            view = state.view(seat)
            assert view.game == table.game_id
            assert view.seat == seat
            assert dict(view.options) == dict(table.options)
            assert (view.turn, view.revealed) == (state.turn, state.revealed)
            assert view.decision == (None if state.is_over else state.decision)


@over_few_tables
def test_a_view_stays_as_it_was_when_the_game_goes_on(table: Table) -> None:
    kept = []
    for state in some_states(table, seed=53, every=13):
        view = state.view(0)
        kept.append((view, encode(view)))
    for view, then in kept:
        assert encode(view) == then


@over_few_tables
def test_looking_changes_nothing(table: Table) -> None:
    for state in some_states(table, seed=54, every=13):
        digest = state.digest()
        for seat in seats_of(state):
            first = encode([state.view(seat), state.events(seat)])
            assert encode([state.view(seat), state.events(seat)]) == first
        state.legal(), state.scores(), state.winners(), state.decision
        assert state.digest() == digest


@over_all_tables
def test_decisions_are_named_and_belong_to_the_seat_that_is_asked(table: Table) -> None:
    names = table.game.catalogue.decisions
    for state in walk(table, seed=55):
        decision = state.decision
        assert type(decision) is Decision
        assert decision.name == names[decision.kind]
        assert decision.seat == state.seat
        check_frozen(decision)
        encode(decision)


@over_all_tables
def test_events_are_of_the_catalogue_for_every_seat(table: Table) -> None:
    kinds = {kind.name: kind.fields for kind in table.game.catalogue.events}
    pieces = table.game.catalogue.pieces
    state = table.new(seed=56)
    assert all(state.events(seat) == [] for seat in seats_of(state)), "nothing was applied yet"
    for state in walk(table, seed=56):
        for seat in seats_of(state):
            for event in state.events(seat):
                assert type(event) is Event
                assert tuple(event.data) == kinds[event.name]
                for field, value in event.data.items():
                    if field in pieces and value != -1:
                        assert value in pieces[field]
                    else:
                        assert type(value) is int
            encode(state.events(seat))


@over_all_tables
def test_every_action_says_what_it_did(table: Table) -> None:
    """Somebody watching must be able to follow: only an action that opens a choice of the same turn may be silent."""
    turn = -1
    for state in walk(table, seed=57):
        assert turn in (-1, state.turn) or state.events(None)
        turn = state.turn


@over_few_tables
def test_actions_and_events_have_messages(table: Table) -> None:
    game = table.game
    for state in some_states(table, seed=58, every=5):
        for seat in seats_of(state):
            view = state.view(seat)
            for action in state.legal():
                check_message(game.action_message(view, action), game.id)
        for event in state.events(None):
            check_message(game.event_message(event), game.id)


def check_message(message: Message, game_id: str) -> None:
    assert type(message) is Message
    assert message.id.startswith(f"{game_id}-")
    assert all(value is not None for value in message.params.values())


@over_games
@pytest.mark.parametrize("seat", [-1, "last", 99, True, "0", 1.0, 10**30])
def test_seats_that_are_not_there_are_refused(game: bm.Game, seat: Any) -> None:
    state = game.new(game.players_min, seed=59)
    seat = state.players if seat == "last" else seat
    for ask in (state.view, state.events, lambda seat: state.determinize(seat, 1)):
        with pytest.raises(bm.BadSeat) as caught:
            ask(seat)
        assert caught.value.code == "bad-seat"


@over_games
def test_view_is_readable_json(game: bm.Game) -> None:
    """Names, not numbers: goods, tiles and decisions appear by their ids."""
    text = encode(game.new(game.players_max, seed=60).view(0)).decode()
    data = json.loads(text)
    assert data["game"] == game.id
    assert data["decision"]["name"] in game.catalogue.decisions
