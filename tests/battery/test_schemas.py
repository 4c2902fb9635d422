"""The published JSON Schema of every game fits its types, and positions fit the schema.

Here a game at each kind of table for one seat in turn; soak takes every seat at every table (tests/soak/schemas.py).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, ValidationError, meta

import baumeister as bm
from baumeister.schemas import game_schema, schema_text
from tests.battery.tables import Table, over_few_tables, over_games, walk

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "schemas"


@cache
def validator(game_id: str, part: str) -> Draft202012Validator:
    return Draft202012Validator({**game_schema(bm.game(game_id)), "$ref": f"#/$defs/{part}"})


def received(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@over_games
def test_the_published_schema_is_the_one_of_the_types(game: bm.Game) -> None:
    words = f"baumeister schema {game.id} > docs/schemas/{game.id}.schema.json"
    assert (FOLDER / f"{game.id}.schema.json").read_text("utf-8") == schema_text(game), words
    meta.validate(game_schema(game))


def check_position(game: bm.Game, state: bm.State, seat: int | None) -> None:
    """Everything this seat is sent at this moment fits the schema."""
    view = state.view(seat)
    validator(game.id, "View").validate(received(view))
    for event in state.events(seat):
        validator(game.id, "Event").validate(received(event))
        validator(game.id, "Message").validate(received(game.event_message(event)))
    if state.is_over:
        return
    validator(game.id, "Decision").validate(received(state.decision))
    for message in (game.decision_message(view), game.waiting_message(view)):
        validator(game.id, "Message").validate(received(message))


def check_offers(game: bm.Game, state: bm.State, every: int = 1) -> None:
    """What may be done and why something may not: of that, one in so many."""
    for choice in state.choices():
        validator(game.id, "Choice").validate(received(choice))
    for action in range(0, game.action_count, every):
        refusal = state.why_not(action)
        if refusal is not None:
            validator(game.id, "Refusal").validate(received(refusal))


@over_few_tables
def test_every_position_of_a_game_fits_the_schema_for_one_seat_in_turn(table: Table) -> None:
    for number, state in enumerate(walk(table, seed=62)):
        check_position(table.game, state, [*range(table.players), None][number % (table.players + 1)])
        if not state.is_over:
            check_offers(table.game, state, every=7)


@over_games
def test_the_schema_refuses_what_is_no_view(game: bm.Game) -> None:
    good = received(game.new(game.players_min, seed=63).view(0))
    check = validator(game.id, "View").validate
    check(good)
    decision = good["decision"]
    for bad in (
        {**good, "turn": "1"},
        {**good, "players": None},
        {**good, "decision": {**decision, "name": "no such decision"}},
        {name: value for name, value in good.items() if name != "round"},
    ):
        with pytest.raises(ValidationError):
            check(bad)
