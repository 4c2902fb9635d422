"""What seats are shown: views, decisions and events are plain immutable data, the wire form itself."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import msgspec
import pytest

import baumeister as bm
from baumeister.engine.catalogue import Decision, Event
from baumeister.engine.difference import Differences, difference
from baumeister.engine.messages import Message
from baumeister.engine.wire import patch
from tests.battery.plain import encode
from tests.battery.tables import Table, over_all_tables, over_few_tables, over_games, some_states, walk


def seats_of(state: bm.State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def options_of(view: Any) -> dict[str, Any]:
    return msgspec.structs.asdict(view.options)


def check_plain(value: Any) -> None:
    """Immutable all the way down; numbers and texts are exactly that (no compiled or enum types)."""
    if isinstance(value, msgspec.Struct):
        assert value.__struct_config__.frozen, type(value)
        for field in value.__struct_fields__:
            check_plain(getattr(value, field))
    elif type(value) is tuple:
        for item in value:
            check_plain(item)
    else:
        assert value is None or type(value) in (int, str, bool), type(value)


@over_all_tables
def test_views_have_what_the_layers_above_read_of_every_game(table: Table) -> None:
    state = table.new(seed=50)
    for seat in seats_of(state):
        view = state.view(seat)
        assert (view.game, view.seat, options_of(view)) == (table.game_id, seat, dict(table.options))
        assert (view.turn, view.revealed, view.decision) == (state.turn, state.revealed, state.decision)
        assert (view.round, view.winners) in ((0, ()), (1, ()))
        assert type(view.phase) is str
        assert [player.seat for player in view.players] == list(range(table.players))


@over_few_tables
def test_views_are_plain_immutable_data_of_one_type(table: Table) -> None:
    kinds: set[type[Any]] = set()
    for state in some_states(table, seed=51, every=7):
        for seat in seats_of(state):
            view = state.view(seat)
            kinds.add(type(view))
            check_plain(view)
            # Decoding into the class itself checks every annotation.
            twin = msgspec.json.decode(encode(view), type=type(view))
            assert twin == view
            assert hash(twin) == hash(view)
            assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
            assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view
    assert len(kinds) == 1


def as_received(value: Any) -> Any:
    """What a client has in hand: plain JSON data."""
    return msgspec.json.decode(encode(value))


@over_few_tables
def test_old_view_and_difference_give_the_new_view(table: Table) -> None:
    """For every step and seat; the differences are much shorter than the views."""
    before: dict[int | None, Any] = {}
    whole = short = 0
    for state in walk(table, seed=61):
        for seat in seats_of(state):
            view = state.view(seat)
            if seat in before:
                changes = difference(before[seat], view)
                assert patch(as_received(before[seat]), as_received(changes)) == as_received(view)
                assert difference(view, view) == []
                whole += len(encode(view))
                short += len(encode(changes))
            before[seat] = view
    assert short * 4 < whole


@over_few_tables
def test_views_made_together_are_those_made_alone_and_so_are_their_differences(table: Table) -> None:
    """Whoever else looks: a seat is shown what it would be shown alone."""
    before: list[Any] = []
    compared = 0
    for state in some_states(table, seed=62, every=3):
        seats = seats_of(state)
        views = state.views(seats)
        assert views == [state.view(seat) for seat in seats]
        assert state.views(seats[1:2]) == views[1:2]
        together = Differences()
        for old, new in zip(before, views, strict=False):
            changes = together.between(old, new)
            assert changes == difference(old, new)
            assert patch(as_received(old), as_received(changes)) == as_received(new)
            compared += 1
        before = views
    assert compared > len(before)


@over_few_tables
def test_views_say_whose_they_are_and_what_is_played(table: Table) -> None:
    for state in some_states(table, seed=52, every=31):
        for seat in seats_of(state):
            view = state.view(seat)
            assert view.game == table.game_id
            assert view.seat == seat
            assert options_of(view) == dict(table.options)
            assert (view.turn, view.revealed) == (state.turn, state.revealed)
            assert view.decision == state.decision


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
    names = [kind.name for kind in table.game.catalogue.decisions]
    for state in walk(table, seed=55):
        decision = state.decision
        if state.is_over:
            assert decision is None
            break
        assert isinstance(decision, Decision)
        assert type(decision) is not Decision, "every kind has a type of its own"
        assert decision.name == names[decision.kind]
        assert decision.seat == state.seat
        check_plain(decision)


@over_all_tables
def test_events_are_of_the_catalogue_for_every_seat(table: Table) -> None:
    kinds = {kind.name: kind.fields for kind in table.game.catalogue.events}
    pieces = table.game.catalogue.pieces
    state = table.new(seed=56)
    assert all(state.events(seat) == [] for seat in seats_of(state)), "nothing was applied yet"
    for state in walk(table, seed=56):
        for seat in seats_of(state):
            for event in state.events(seat):
                assert isinstance(event, Event)
                check_plain(event)
                assert tuple(event.data) == kinds[event.name]
                for field, value in event.data.items():
                    if field in pieces:
                        assert value is None or value in pieces[field]
                    else:
                        assert type(value) is int
                assert msgspec.json.decode(encode(event), type=type(event)) == event


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
    assert data["decision"]["name"] in {kind.name for kind in game.catalogue.decisions}
