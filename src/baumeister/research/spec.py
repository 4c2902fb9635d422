"""What an environment is: everything that must be equal for results to be comparable, and the names for it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from baumeister.engine.errors import echo, echo_name
from baumeister.engine.game import Game
from baumeister.engine.groups import Group
from baumeister.engine.observation import Observer
from baumeister.engine.options import OptionValue
from baumeister.games import game as find_game
from baumeister.games import games
from baumeister.research.errors import BadReward, BadTask, NoObserver, UnknownEnvironment
from baumeister.research.rewards import KINDS
from baumeister.research.tasks import SmallTask, all_tasks, find_task

#: What a step, a mask and a reward mean: the `-v` of the ids. A change of any of them is another version; old ids stay.
VERSION: Final = 1
#: Fields of a view that no row shows: they only count, and nothing in the rules depends on them.
NOT_SHOWN: Final = ("turn", "revealed")
#: Actions after which a game is over at the latest: a promise that frameworks ask for. Six times the longest of
#: 400 random games, or more; players who try to make games long were not measured.
MOST_ACTIONS: Final[Mapping[str, int]] = MappingProxyType(
    {"caylus": 4000, "caylus1303": 2000, "magna_carta": 4000, "villagers": 3000}
)


@dataclass(frozen=True)
class EnvSpec:
    """An environment by all that makes it what it is. Results are comparable exactly if the digests are equal."""

    game: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict, hash=False)
    reward: str | None = None  # None: the task's own, or "win"
    skip_forced: bool = False
    task: str = ""  # a small task (tasks.py) instead of whole games

    def __post_init__(self) -> None:
        title = self.title
        title.check_players(self.players)
        task = self.small_task
        object.__setattr__(self, "options", title.settle_options({**(task.options if task else {}), **self.options}))
        if task and dict(self.options) != title.settle_options(task.options):
            raise BadTask(f"the options of task {self.task!r} are fixed", task=self.task, known=str(dict(task.options)))
        usual = task.reward if task else "win"
        object.__setattr__(self, "reward", usual if self.reward is None else self.reward)
        check_reward(self.reward)

    @property
    def small_task(self) -> SmallTask | None:
        return find_task(self.game, self.players, self.task) if self.task else None

    @property
    def title(self) -> Game:
        return find_game(self.game)

    @property
    def reward_number(self) -> int:
        return KINDS.index(str(self.reward))

    def identity(self) -> dict[str, Any]:
        """Whatever a result depends on besides the players: rules, options, names of actions and columns, rewards."""
        title = self.title
        code, figures = title.rules_version
        settled: dict[str, OptionValue] = title.settle_options(self.options)
        return {
            "env": VERSION,
            "game": self.game,
            "players": self.players,
            "options": settled,
            "rules": [code, figures],
            "actions": digest_of(title.catalogue.actions),
            "observation": observation_digest(self.game),
            "reward": self.reward,
            "skip_forced": self.skip_forced,
            "task": self.task and [self.task, find_task(self.game, self.players, self.task).digest],
        }

    def digest(self) -> str:
        return digest_of([json.dumps(self.identity(), sort_keys=True)])


def check_reward(reward: object) -> None:
    if reward not in KINDS:
        known = ", ".join(KINDS)
        raise BadReward(f"there is no reward {echo(reward)}; there are: {known}", reward=echo(reward), known=known)


def digest_of(lines: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=6).hexdigest()


# ---- observations


def observer_of(game_id: str) -> Observer:
    """A new observer of a game."""
    make = find_game(game_id).make_observer
    if make is None:
        raise NoObserver(f"{game_id} has no observer (docs/research.md)", game=game_id)
    return make()


@cache
def column_groups(game_id: str) -> tuple[Group, ...]:
    """The columns of a game's observations with their reasons, in order."""
    return tuple(observer_of(game_id).groups(find_game(game_id).catalogue))


@cache
def column_names(game_id: str) -> tuple[str, ...]:
    return tuple(name for group in column_groups(game_id) for name in group.names)


@cache
def observation_digest(game_id: str) -> str:
    """Version of a game's observations: it changes with any name, number or order of the columns."""
    return digest_of(column_names(game_id))


# ---- ids


def camel(game_id: str) -> str:
    """caylus1303: Caylus1303, magna_carta: MagnaCarta."""
    return "".join(word.capitalize() for word in game_id.split("_"))


def env_id(game_id: str, players: int, task: str = "") -> str:
    """The id under which Gymnasium knows an environment: Baumeister/Caylus1303-4p-v1."""
    middle = f"{camel(task)}-" if task else ""
    return f"Baumeister/{camel(game_id)}-{players}p-{middle}v{VERSION}"


def observed_games() -> list[str]:
    """The games that have environments."""
    return [game_id for game_id in games() if find_game(game_id).make_observer is not None]


def all_combinations() -> list[tuple[str, int]]:
    """Every such game with every number of players it can be played with."""
    titles = [find_game(game_id) for game_id in observed_games()]
    return [(title.id, count) for title in titles for count in title.sizes]


@cache
def all_specs() -> Mapping[str, EnvSpec]:
    """Every environment that has an id."""
    return MappingProxyType(
        {
            **{env_id(game_id, players): EnvSpec(game_id, players) for game_id, players in all_combinations()},
            **{env_id(*key): EnvSpec(key[0], key[1], task=key[2]) for key in all_tasks()},
        }
    )


def spec_of(identifier: str) -> EnvSpec:
    """The environment behind an id."""
    spec = all_specs().get(identifier)
    if spec is None:
        raise UnknownEnvironment(
            f"there is no environment {echo_name(identifier)!r}",
            env=echo_name(identifier),
            known=", ".join(all_specs()),
        )
    return spec
