"""Where the judges are: each in its game's folder."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from baumeister.engine.judge import Judge
from baumeister.games import game as find_game


def judge_of(game_id: str) -> Judge:
    """The judge of a game."""
    module: Any = import_module(f"{find_game(game_id).package}.bot.judge")
    judge: Judge = module.make_judge()
    return judge
