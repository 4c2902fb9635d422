"""Plays many games between bots and counts them. The result depends on the plan alone, not on how many cores play it.

Every game has an address (game, options, seed, bots by seat, iterations): whoever plays it gets the same row, so a row
lost is played again and one found twice changes nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice

from baumeister.arena.executor import Executor, make_executor
from baumeister.bots.door import DEFAULT_BUDGET, Budget, make_bot
from baumeister.bots.match import play_game
from baumeister.bots.playout import play_out
from baumeister.engine.chance import Rng
from baumeister.engine.edge import SEED_LIMIT, seed_number
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.game import Game
from baumeister.engine.numbers import integer
from baumeister.engine.options import OptionValue
from baumeister.engine.state import make_buffer
from baumeister.games import game as find_game

#: Games that go to a process at once: many quick ones, but not so many that the last one keeps all others waiting.
MOST_IN_CHUNK = 250
CHUNKS = 40

#: 1.96 standard errors: 95 of 100 such intervals hold the true share.
WILSON_Z = 1.96


class BadPlan(BaumeisterError):
    code = "bad-plan"


class SimulationFailed(BaumeisterError):
    """A game ended with an error; the message names the game."""

    code = "simulation-failed"


@dataclass(frozen=True)
class Address:
    """One game, completely described."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    bots: tuple[str, ...]  # by seat
    iterations: int


@dataclass(frozen=True)
class Row:
    """How the game at an address ended."""

    address: Address
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Failure:
    """A game that could not be played. Travels as text: not every error survives the way between processes."""

    address: Address
    error: str


@dataclass(frozen=True)
class Plan:
    """So many games of one title between these bots.

    Fewer bots than players take the seats in turn. Each deal is played once for every rotation of the bots around the
    table before the next seed, so seats are balanced."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...] = ("random",)
    first_seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    iterations: int = DEFAULT_BUDGET.iterations or 0

    def __post_init__(self) -> None:
        title = find_game(self.game)
        # Numbers of other kinds, such as numpy's, become Python's: addresses are compared and sent to other processes.
        object.__setattr__(self, "players", title.check_players(self.players))
        title.settle_options(self.options)
        games = integer(self.games)
        if games is None or games < 1:
            raise BadPlan(f"a plan has one game or more, not {repr(self.games)[:40]}", value=repr(self.games)[:40])
        object.__setattr__(self, "games", games)
        object.__setattr__(self, "first_seed", seed_number(self.first_seed))
        if not 1 <= len(self.bots) <= self.players:
            raise BadPlan(
                f"{len(self.bots)} bots for {self.players} players: name one to {self.players}", value=len(self.bots)
            )
        for name in self.bots:
            make_bot(name)
        Budget(iterations=self.iterations)
        if self.first_seed + games > SEED_LIMIT:
            raise BadPlan("the seeds of this plan go beyond 2**64 - 1", value=self.first_seed)

    def addresses(self) -> Iterator[Address]:
        options = tuple(find_game(self.game).settle_options(self.options).items())
        circle = [self.bots[place % len(self.bots)] for place in range(self.players)]
        rotations = 1 if len(set(circle)) == 1 else self.players
        for number in range(self.games):
            deal, turn = divmod(number, rotations)
            bots = tuple(circle[turn:] + circle[:turn])
            yield Address(self.game, options, self.first_seed + deal, bots, self.iterations)


def play_at(address: Address) -> Row:
    """Play the game at an address."""
    game = find_game(address.game)
    if set(address.bots) == {"random"}:
        return _play_at_random(game, address)
    # Seats differ in their dice, or equal bots would play alike.
    bots = [make_bot(name, (address.seed * 8 + seat) % SEED_LIMIT) for seat, name in enumerate(address.bots)]
    budget = Budget(iterations=address.iterations)
    result = play_game(game, len(bots), bots, address.seed, dict(address.options), budget)
    return Row(address, result.scores, result.winners, len(result.actions))


def _play_at_random(game: Game, address: Address) -> Row:
    """Nobody thinks: the compiled loop plays, some fifty times faster than through the door."""
    state = game.new(len(address.bots), address.seed, dict(address.options))
    decisions = play_out(state, Rng((address.seed ^ (address.seed >> 32)) & 0xFFFFFFFF), make_buffer())
    return Row(address, tuple(state.scores()), tuple(state.winners()), int(decisions))


def play_chunk(chunk: tuple[Address, ...]) -> list[Row] | Failure:
    """What a worker process does."""
    rows = []
    for address in chunk:
        try:
            rows.append(play_at(address))
        except Exception as error:  # whatever it is, the game that caused it must be named
            return Failure(address, f"{type(error).__name__}: {error}")
    return rows


def simulate(plan: Plan, executor: Executor) -> Iterator[list[Row]]:
    """Play a plan; rows come in chunks as they are ready, in no order. The executor stays open."""
    size = max(1, min(MOST_IN_CHUNK, plan.games // CHUNKS))
    for rows in executor.map_unordered(play_chunk, _chunks(plan.addresses(), size)):
        if isinstance(rows, Failure):
            at = rows.address
            raise SimulationFailed(
                f"{at.game}, seed {at.seed}, bots {', '.join(at.bots)}: {rows.error}", game=at.game, seed=at.seed
            )
        yield rows


def _chunks(addresses: Iterator[Address], size: int) -> Iterator[tuple[Address, ...]]:
    while chunk := tuple(islice(addresses, size)):
        yield chunk


def run(plan: Plan, workers: int | None = None) -> Summary:
    """Play a plan to its end; None: on all cores."""
    executor = make_executor(workers)
    tally = Tally()
    try:
        for rows in simulate(plan, executor):
            tally.add(rows)
    finally:
        executor.close()
    return tally.summary()


# ---- counting


@dataclass(frozen=True)
class Standing:
    """How a bot, or a seat, did. `entries` are seats taken: two seats in one game are two entries."""

    entries: int
    wins: float  # a victory shared by two is half a win for each
    share: float  # wins / entries
    interval: tuple[float, float]  # of the share, 95 percent (Wilson)
    mean_score: float


@dataclass(frozen=True)
class Summary:
    games: int
    decisions: int
    bots: Mapping[str, Standing]
    seats: Mapping[int, Standing]


@dataclass
class _Count:
    entries: int = 0
    wins: Fraction = Fraction(0)  # exact, so that the order of the rows does not matter
    points: int = 0

    def standing(self) -> Standing:
        share = self.wins / self.entries
        interval = wilson(float(self.wins), self.entries)
        return Standing(self.entries, float(self.wins), float(share), interval, self.points / self.entries)


class Tally:
    """Adds up rows, in whatever order they come."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self._bots: dict[str, _Count] = {}
        self._seats: dict[int, _Count] = {}

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.games += 1
            self.decisions += row.decisions
            for seat, bot in enumerate(row.address.bots):
                won = Fraction(1, len(row.winners)) if seat in row.winners else Fraction(0)
                for count in (self._bots.setdefault(bot, _Count()), self._seats.setdefault(seat, _Count())):
                    count.entries += 1
                    count.wins += won
                    count.points += row.scores[seat]

    def summary(self) -> Summary:
        return Summary(
            games=self.games,
            decisions=self.decisions,
            bots={bot: self._bots[bot].standing() for bot in sorted(self._bots)},
            seats={seat: self._seats[seat].standing() for seat in sorted(self._seats)},
        )


def wilson(wins: float, games: int, z: float = WILSON_Z) -> tuple[float, float]:
    """Wilson's score interval for a share: sensible also near 0 and 1 and for few games."""
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)
