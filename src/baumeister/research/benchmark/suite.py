"""Suites: what is played. A suite is a small file in the folder `suites`, made once by tools/benchmark_suite.py and
never changed: tables (game, players, options, rules), rungs with their versions, how many deals, and the seeds.

Every deal is played once with the agent at every seat; the rung takes all other seats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from baumeister.arena.contest import Contender, ScheduledGame, around_the_table
from baumeister.engine.errors import echo_name
from baumeister.games import game as find_game
from baumeister.records import Seat, bot
from baumeister.records.form import MOST_NAME
from baumeister.research.benchmark.errors import SuiteOutgrown, UnknownSuite
from baumeister.research.benchmark.frozen import read_rung, version_here
from baumeister.research.spec import EnvSpec

NEWEST: Final = "v1"
FORMAT: Final = "baumeister-benchmark-suite"
#: Between the first seeds of two tables.
_APART: Final = 1000


Count = Annotated[int, Meta(ge=0, le=_APART)]


class SuiteTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is played, with how many, by which options and rules."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    rules: tuple[int, str]
    env: str  # digest of the environment's identity: rules, options, names of actions and columns

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}p"


class Entrant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who plays: as it is called here and in records."""

    label: str
    bot: str
    iterations: int | None = None  # a decision; None: it has a time, or a number for each game in its version
    versions: dict[str, str] = {}  # by game; of our own bots
    version: str = ""  # as its author calls it

    def seat(self, game_id: str) -> Seat:
        return bot(self.bot, self.label[:MOST_NAME], self.versions.get(game_id))


class Rung(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fixed opponent, and how many deals are played against it at every table of so many players."""

    entrant: Entrant
    deals: dict[int, Count]


class Slot(Struct, frozen=True):
    """One game of the schedule."""

    number: int
    rung: Rung
    table: SuiteTable
    seed: int
    turn: int
    seat: int  # the agent's

    def seats(self, agent: Entrant) -> list[Seat]:
        """Everybody at the table, as records name them."""
        other = self.rung.entrant.seat(self.table.game)
        own = agent.seat(self.table.game)
        return [own if seat == self.seat else other for seat in range(self.table.players)]


class Suite(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """A frozen schedule. Later fields must have defaults, which are left out: digests of older suites stay."""

    format: str
    name: str
    first_seed: Annotated[int, Meta(ge=0, le=1 << 62)]
    seconds: Annotated[float, Meta(gt=0)]  # for a decision in the track `build`
    grace: Annotated[float, Meta(ge=0)]  # seconds on top of them before an answer is late: for pipes and busy machines
    tables: tuple[SuiteTable, ...]
    rungs: tuple[Rung, ...]

    @cached_property
    def digest(self) -> str:
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()

    @cached_property
    def schedule(self) -> tuple[Slot, ...]:
        return tuple(self._slots())

    def _slots(self) -> Iterator[Slot]:
        number = 0
        for rung in self.rungs:
            for index, table in enumerate(self.tables):
                for game in range(rung.deals.get(table.players, 0) * table.players):
                    deal, seats = around_the_table(range(table.players), table.players, game)
                    seed = self.first_seed + _APART * index + deal
                    yield Slot(number, rung, table, seed, game % table.players, seats.index(0))
                    number += 1

    def scheduled(self, slot: Slot, agent: Contender) -> ScheduledGame:
        """The same game for the arena."""
        rung, game_id = slot.rung.entrant, slot.table.game
        other = read_rung(rung.label, rung.versions.get(game_id, ""), game_id)
        circle = (agent, *[other] * (slot.table.players - 1))
        _, players = around_the_table(circle, slot.table.players, slot.turn)
        options = tuple(slot.table.options.items())
        return ScheduledGame(0, slot.number, slot.table.game, options, slot.seed, players, record=True)

    def check_here(self) -> None:
        """Does this program still play exactly this suite?"""
        for table in self.tables:
            spec = EnvSpec(table.game, table.players, table.options)
            if spec.title.rules_version != table.rules:
                raise self._outgrown(f"rules of {table.game}", table.rules, spec.title.rules_version)
            if spec.digest() != table.env:
                raise self._outgrown(f"environment {table.name}", table.env, spec.digest())
        for rung in self.rungs:
            for game_id, version in rung.entrant.versions.items():
                here = version_here(rung.entrant.bot, game_id, version)
                if here != version:
                    raise self._outgrown(f"{rung.entrant.bot} of {game_id}", version, here)

    def _outgrown(self, what: str, needed: object, here: object) -> SuiteOutgrown:
        message = f"suite {self.name} is played with {what} {needed}, here is {here}"
        return SuiteOutgrown(message, suite=self.name, what=what, needed=str(needed), here=str(here))


def suite_names() -> list[str]:
    files = resources.files(__package__).joinpath("suites").iterdir()
    return sorted(file.name.removesuffix(".json") for file in files if file.name.endswith(".json"))


def find_suite(name: str, files: bool = True) -> Suite:
    """A suite of ours by its name, or (with `files`) one of your own in a file."""
    try:
        if name in suite_names():
            data = resources.files(__package__).joinpath("suites", f"{name}.json").read_bytes()
        elif files:
            data = Path(name).read_bytes()
        else:
            raise ValueError("it is not one of ours")
        suite = msgspec.json.decode(data, type=Suite)
        check_suite(suite)
    except (OSError, ValueError) as error:  # msgspec's errors are ValueErrors
        known = ", ".join(suite_names())
        message = f"there is no suite {echo_name(name)!r} ({error}); there are: {known}"
        raise UnknownSuite(message, suite=echo_name(name), known=known) from error
    return suite


def check_suite(suite: Suite) -> None:
    """Raises a ValueError for a file that is JSON of the right shape but no suite."""
    if suite.format != FORMAT:
        raise ValueError(f"its format is not {FORMAT}")
    if not suite.schedule:
        raise ValueError("it has no games")
    labels, names = {rung.entrant.label for rung in suite.rungs}, {table.name for table in suite.tables}
    if (len(labels), len(names)) != (len(suite.rungs), len(suite.tables)):
        raise ValueError("a table or a rung comes twice")
    for table in suite.tables:
        find_game(table.game).check_players(table.players)
