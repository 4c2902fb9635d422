"""What a data set holds, completely described: it has the same bytes wherever and by however many it is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import baumeister
from baumeister.arena.contest import BadPlan, around_the_table, settled
from baumeister.bots.levels import version_of
from baumeister.research.arrays import player_named
from baumeister.research.dataset_defaults import BOT, FORMS, SHARD
from baumeister.research.spec import EnvSpec

#: Of the files and of the manifest: another number means other columns.
FORMAT: Final = 1


@dataclass(frozen=True)
class DatasetPlan:
    """So many games of one title between these bots. Fewer bots than players take the seats in turn, and are turned by
    a seat from game to game. A file holds `shard` games."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...] = (BOT,)
    first_seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    form: str = FORMS[0]
    shard: int = SHARD

    def __post_init__(self) -> None:
        asked = (self.game, self.players, self.games, self.first_seed, self.options)
        for name, value in settled(*asked, of="data set", all_of="data set").items():
            object.__setattr__(self, name, value)
        if self.form not in FORMS:
            raise BadPlan(f"a data set is {' or '.join(FORMS)}, not {self.form[:40]!r}", value=self.form[:40])
        if not 1 <= self.shard <= 100_000:
            raise BadPlan(f"a file holds 1 to 100,000 games, not {self.shard}", value=self.shard)
        if not 1 <= len(self.bots) <= self.players:
            raise BadPlan(f"name one to {self.players} bots, not {len(self.bots)}", value=len(self.bots))
        for bot in self.bots:
            player_named(bot, self.spec)  # missing ones raise now

    @cached_property
    def spec(self) -> EnvSpec:
        """The environment whose decisions these are: forced ones are left out."""
        return EnvSpec(self.game, self.players, self.options, skip_forced=True)

    @property
    def shards(self) -> Iterator[Shard]:
        for number in range(-(-self.games // self.shard)):
            first = number * self.shard
            yield Shard(self, first, min(first + self.shard, self.games))

    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot has which seat in a game."""
        circle = [place % len(self.bots) for place in range(self.players)]
        return around_the_table(circle, self.players, number % self.players)[1]

    def identity(self) -> dict[str, Any]:
        """What every row depends on. The version of a bot includes its net."""
        return {
            "format": FORMAT,
            "form": self.form,
            "program": baumeister.__version__,
            "env": self.spec.identity(),
            "env_digest": self.spec.digest(),
            "bots": [{"bot": bot, "version": version_of(bot.partition("@")[0], self.game)} for bot in self.bots],
            "first_seed": self.first_seed,
            "shard": self.shard,
        }


@dataclass(frozen=True)
class Shard:
    """The games of one file: from `first` up to but not including `end`."""

    plan: DatasetPlan
    first: int
    end: int

    @property
    def name(self) -> str:
        return f"games-{self.first:07}-{self.end - 1:07}.{self.plan.form}"
