"""The table of a game without a drawing of its own: all that its view holds, by name."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Words

from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import hint_about
from baumeister.cli.layout import flow
from baumeister.engine.wire import fields_of
from baumeister.games import game as find_game
from baumeister.texts.effects import text_id

#: What every view has; players and the heading are drawn apart, the rest is said elsewhere.
COMMON = ("game", "seat", "options", "round", "phase", "turn", "revealed", "decision", "players", "winners")


def header(desk: Desk, view: Any) -> Words:
    facts = [desk.say("board-round", round=view.round), desk.say(text_id(view.game, "phase", view.phase))]
    return flow(desk, desk.say(view.game), [Words(fact) for fact in facts])


def parts(desk: Desk, view: Any) -> list[Part]:
    names = [name for name in fields_of(type(view)) if name not in COMMON]
    table = [flow(desk, _label(desk, view.game, name), _things(desk, view.game, getattr(view, name))) for name in names]
    players = [
        Part([desk.player(player.seat), flow(desk, " ", [Words(fact) for fact in _facts(desk, view.game, player)[1:]])])
        for player in view.players
    ]
    return [Part(table), *players]


def _things(desk: Desk, game: str, value: Any) -> list[Words]:
    return [Words(_word(desk, game, thing)) for thing in (value if isinstance(value, tuple) else (value,))]


def _facts(desk: Desk, game: str, thing: Any) -> list[str]:
    """The fields of a thing; the first one is what it is called."""
    first, *rest = fields_of(type(thing))
    facts = [f"{_label(desk, game, name)} {_word(desk, game, getattr(thing, name))}" for name in rest]
    return [_word(desk, game, getattr(thing, first)), *facts]


def _word(desk: Desk, game: str, value: Any) -> str:
    if fields_of(type(value)):
        return " ".join(_facts(desk, game, value))
    if isinstance(value, tuple):
        return ", ".join(_word(desk, game, part) for part in value) or desk.sign("–")
    if isinstance(value, str):
        names = [text_id(game, kind, value) for kind in find_game(game).catalogue.pieces]
        return desk.sign(next((desk.say(name) for name in names if desk.texts.has(name)), value))
    return desk.sign("–") if value is None else str(value)


def _label(desk: Desk, game: str, field: str) -> str:
    label = text_id(game, "field", field)
    return desk.say(label) if desk.texts.has(label) else field.replace("_", " ")


BOARD = Board(header=header, parts=parts, hints=hint_about(lambda _desk, _view, _choice: ""))
