"""Who plays whom how often: the schedule of an arena, which depends only on the request. A contest is made of matches.
A match is a circle of bots; each deal is played once for every rotation around the table, so every bot meets every deal
at every seat. Games are counted in whole deals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, pairwise
from typing import Final, Literal, TypeVar, cast, get_args

from baumeister.bots.apart import check_apart
from baumeister.bots.door import DEFAULT_BUDGET, Budget
from baumeister.bots.levels import budget_of
from baumeister.bots.strangers import COMMAND, full_name
from baumeister.engine.edge import SEED_LIMIT, seed_number
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.numbers import integer
from baumeister.engine.options import OptionValue
from baumeister.games import game as find_game

#: pairs: each bot alone against each later one in the list, which takes all other seats (two players: a duel). ladder:
#: the same, but only between neighbours in the list. table: all bots at one table.
Mode = Literal["pairs", "ladder", "table"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

#: Most games in all matches of a contest: outcomes are held in memory, and rating more would take longer than minutes.
MOST_GAMES: Final = 100_000

#: `master@200`: so many iterations a decision.
_WITH_ITERATIONS: Final = re.compile(r"(.+)@([0-9]{1,9})", re.DOTALL)


Sitter = TypeVar("Sitter")


class BadPlan(BaumeisterError):
    """value: what is wrong about a plan or a contest."""

    code = "bad-plan"


@dataclass(frozen=True)
class Contender:
    """A bot as requested (`label`), as other processes make it, and how long it thinks."""

    label: str
    bot: str
    budget: Budget
    number: int = 0  # of the commands without a name, from 1 on; 0: there is only one
    patience: float | None = None  # seconds on top of the budget before a third-party bot is late; None: as always

    @property
    def name(self) -> str:
        """What it is called, without how long it thinks."""
        return _split(self.label)[0]


def read_player(label: str, game_id: str, iterations: int | None = None) -> Contender:
    """`greedy`, `ismcts@500`, `my_bots:Dreamer`, `cmd:node bot.mjs`, or a named command; a missing one raises."""
    name, own = _split(label)
    check_apart(name)
    usual = budget_of(name, game_id).iterations or DEFAULT_BUDGET.iterations
    thinking = next(number for number in (own, iterations, usual) if number is not None)
    # Never in seconds: a game must end the same way on every machine.
    return Contender(label, full_name(name), Budget(iterations=thinking))


def _split(label: str) -> tuple[str, int | None]:
    """`master@200`: the name and the number. In a command line a @ means whatever the program likes."""
    found = _WITH_ITERATIONS.fullmatch(label)
    return (found[1], int(found[2])) if found and not label.startswith(COMMAND) else (label, None)


@dataclass(frozen=True)
class Match:
    """A circle of bots, by label. `single` sits alone against `others` (None: each plays for itself)."""

    circle: tuple[str, ...]
    single: str | None = None
    others: str | None = None

    @property
    def rotations(self) -> int:
        return 1 if len(set(self.circle)) == 1 else len(self.circle)


@dataclass(frozen=True)
class ScheduledGame:
    """One game of a contest, completely described: it has the same outcome wherever it is played."""

    match: int
    number: int  # within the match
    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    players: tuple[Contender, ...]  # by seat
    record: bool = False
    guarded: bool = True  # a bot's fault ends no game

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(who.label for who in self.players)


@dataclass(frozen=True)
class Contest:
    """This many games per match between these bots, on deals from `first_seed` on."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    games: int = 100
    first_seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    iterations: int | None = None  # for bots without a number of their own
    mode: Mode = "pairs"
    stop: bool = False  # end a match as soon as it is decided (arena/sequence.py)
    records: bool = False

    def __post_init__(self) -> None:
        asked = (self.game, self.players, self.games, self.first_seed, self.options)
        for name, value in settled(*asked, of="match", all_of="contest").items():
            object.__setattr__(self, name, value)
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise BadPlan("a contest needs two bots or more, each named once", value=len(self.bots))
        if self.mode == "table" and len(self.bots) > self.players:
            message = f"{len(self.bots)} bots do not fit at a table of {self.players}"
            raise BadPlan(message, value=len(self.bots))
        if self.mode == "table" and self.stop:
            raise BadPlan("only a match of one bot against another can be decided early", value=len(self.bots))
        _ = self.seated  # missing bots raise now
        total = sum(self.games_of(match) for match in self.matches)
        if total > MOST_GAMES:
            raise BadPlan(f"a contest has at most {MOST_GAMES} games in all its matches, not {total}", value=total)

    @cached_property
    def seated(self) -> Mapping[str, Contender]:
        """Players by label."""
        players = {label: read_player(label, self.game, self.iterations) for label in self.bots}
        nameless = [label for label in players if label.startswith(COMMAND)]
        if len(nameless) > 1:
            players |= {label: replace(players[label], number=at) for at, label in enumerate(nameless, start=1)}
        return players

    @cached_property
    def matches(self) -> list[Match]:
        if self.mode == "table":
            return [Match(tuple(self.bots[turn % len(self.bots)] for turn in range(self.players)))]
        pairs = combinations(self.bots, 2) if self.mode == "pairs" else pairwise(self.bots)
        return [Match((one, *[other] * (self.players - 1)), one, other) for one, other in pairs]

    @property
    def settled(self) -> Mapping[str, OptionValue]:
        """All options, defaults included, as they were when the contest was made."""
        return cast("Mapping[str, OptionValue]", self.options)

    def games_of(self, match: Match) -> int:
        """As many as asked for, rounded up to whole deals."""
        return -(-self.games // match.rotations) * match.rotations

    def schedule(self, index: int) -> Iterator[ScheduledGame]:
        """All games of a match, deal by deal."""
        return (self.scheduled(index, number) for number in range(self.games_of(self.matches[index])))

    def scheduled(self, index: int, number: int) -> ScheduledGame:
        """One game of a match."""
        match = self.matches[index]
        deal, labels = around_the_table(match.circle, match.rotations, number)
        players = tuple(self.seated[label] for label in labels)
        options = tuple(self.settled.items())
        return ScheduledGame(
            match=index,
            number=number,
            game=self.game,
            options=options,
            seed=self.first_seed + deal,
            players=players,
            record=self.records,
        )


def settled(
    game: str, players: int, games: int, first_seed: int, options: Mapping[str, object], *, of: str, all_of: str
) -> dict[str, object]:
    """What a plan asks for, checked: all options, with numbers of other kinds, such as numpy's, converted to Python's.
    They are compared, sent to other processes and written into the book."""
    title = find_game(game)
    found = {"players": title.check_players(players), "options": title.settle_options(options)}
    seed, count = seed_number(first_seed), integer(games)
    if count is None or count < 1:
        raise BadPlan(f"a {of} has one game or more, not {repr(games)[:40]}", value=repr(games)[:40])
    if seed + count > SEED_LIMIT:
        raise BadPlan(f"the seeds of this {all_of} go beyond 2**64 - 1", value=seed)
    return {**found, "games": count, "first_seed": seed}


def around_the_table(circle: Sequence[Sitter], rotations: int, number: int) -> tuple[int, tuple[Sitter, ...]]:
    """Deal and seats of the game with this number: every deal is played once for each rotation before the next."""
    deal, turn = divmod(number, rotations)
    return deal, (*circle[turn:], *circle[:turn])
