"""The published JSON Schema of every game fits its types, and every visited position fits the schema."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

import baumeister as bm
from baumeister.schemas import game_schema, schema_text
from tests.battery.tables import Table, over_few_tables, over_games, some_states

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
    Draft202012Validator.check_schema(game_schema(game))


@over_few_tables
def test_every_visited_position_fits_the_schema(table: Table) -> None:
    game = table.game
    for number, state in enumerate(some_states(table, seed=62, every=23)):
        seat = [*range(table.players), None][number % (table.players + 1)]
        view = state.view(seat)
        validator(game.id, "View").validate(received(view))
        for event in state.events(seat):
            validator(game.id, "Event").validate(received(event))
            validator(game.id, "Message").validate(received(game.event_message(event)))
        if state.is_over:
            break
        validator(game.id, "Decision").validate(received(state.decision))
        validator(game.id, "Message").validate(received(game.decision_message(view)))
        for choice in state.choices():
            validator(game.id, "Choice").validate(received(choice))
        refusals = [state.why_not(action) for action in range(0, game.action_count, 7)]
        for refusal in refusals:
            if refusal is not None:
                validator(game.id, "Refusal").validate(received(refusal))


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
