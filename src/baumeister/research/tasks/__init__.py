"""Small tasks beside the whole games, each frozen under its own id: where it begins, what ends it, what it brings.

A task is a file in this folder, made once by tools/research_tasks.py and never changed: a list of seeds, each with the
actions (by name) that lead to the position where the task begins.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from baumeister.engine.errors import echo_name
from baumeister.engine.state import State
from baumeister.games import game as find_game
from baumeister.research.errors import BadTask


@dataclass(frozen=True)
class SmallTask:
    """`last_round`: the game is broken off behind it (0: it is played to its end). `target`: so many points since the
    beginning bring 1, fewer -1 (0: the reward is `reward`)."""

    name: str
    about: str
    game: str
    players: int
    options: Mapping[str, object]
    reward: str
    last_round: int
    target: int
    starts: tuple[tuple[int, tuple[str, ...]], ...]
    digest: str  # of the whole file

    def states(self) -> list[State]:
        """The positions where it begins."""
        title = find_game(self.game)
        found = []
        for seed, actions in self.starts:
            state = title.new(self.players, seed, self.options)
            for action in actions:
                state.apply(title.action(action))
            found.append(state)
        return found


@cache
def all_tasks() -> Mapping[tuple[str, int, str], SmallTask]:
    """Every task by game, number of players and name."""
    files = [file for file in resources.files(__package__).iterdir() if file.name.endswith(".json")]
    tasks = [read_task(file.read_text("utf-8")) for file in sorted(files, key=lambda file: file.name)]
    return MappingProxyType({(task.game, task.players, task.name): task for task in tasks})


def read_task(text: str) -> SmallTask:
    data: dict[str, Any] = json.loads(text)
    names: list[str] | None = data.pop("names", None)  # the first files have none: their starts name every action
    data["starts"] = tuple(
        (int(seed), tuple(actions if names is None else (names[number] for number in actions)))
        for seed, actions in data["starts"]
    )
    return SmallTask(**data, digest=hashlib.blake2b(text.encode(), digest_size=6).hexdigest())


def find_task(game_id: str, players: int, name: str) -> SmallTask:
    task = all_tasks().get((game_id, players, name))
    if task is None:
        known = ", ".join(f"{game}-{count}p: {task}" for game, count, task in all_tasks())
        raise BadTask(
            f"there is no task {echo_name(name)!r} of {game_id} with {players}; there are: {known}",
            task=echo_name(name),
            known=known,
        )
    return task
