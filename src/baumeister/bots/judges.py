"""What a game's `bot` room offers, a module or a folder: each part may be missing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from baumeister.engine.features import Features, LeadFeatures
from baumeister.engine.judge import Judge, PointsJudge
from baumeister.games import game as find_game


def judge_of(game_id: str) -> Judge:
    """The judge of a game; if it has none, one that counts points."""
    judge: Judge = _offered(game_id, "make_judge", PointsJudge)()
    return judge


def features_of(game_id: str) -> Features:
    """What the game's net sees; if it has no features, the lead by its judge. Always a new one: it has buffers."""
    made: Features = _offered(game_id, "make_features", lambda: LeadFeatures(judge_of(game_id)))()
    return made


def _offered(game_id: str, name: str, otherwise: Any) -> Any:
    room = f"{find_game(game_id).package}.bot"
    return getattr(import_module(room), name, otherwise) if find_spec(room) else otherwise
