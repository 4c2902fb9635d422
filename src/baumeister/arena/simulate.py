"""Plays many games between bots and counts them. The result depends on the plan alone, not on how many cores play it.

A scheduled game (title, options, seed, bots by seat with their budgets) has the same outcome wherever it is played, so
a lost one is played again and a duplicate changes nothing. Unlike in a contest, a bot's fault ends the run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from baumeister.arena.contest import BadPlan, Contender, ScheduledGame, around_the_table, read_player, settled
from baumeister.arena.executor import Executor, in_pieces, make_executor
from baumeister.arena.interval import wilson
from baumeister.arena.playing import Broken, Outcome, outcome_of, play_all, play_scheduled
from baumeister.bots.playout import play_to_end
from baumeister.engine.chance import Rng
from baumeister.games import game as find_game

#: Games that go to a process at once: many quick ones, but not so many that the last batch keeps all others waiting.
MOST_IN_CHUNK = 250
CHUNKS = 40


@dataclass(frozen=True)
class Plan:
    """A number of games of one title between these bots. Fewer bots than players take the seats in turn. Each deal is
    played once for every rotation of the bots around the table before the next seed, so seats are balanced."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...] = ("random",)
    first_seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    iterations: int | None = None  # for bots without their own number; None: each level's budget in play

    def __post_init__(self) -> None:
        asked = (self.game, self.players, self.games, self.first_seed, self.options)
        for name, value in settled(*asked, of="plan", all_of="plan").items():
            object.__setattr__(self, name, value)
        if not 1 <= len(self.bots) <= self.players:
            raise BadPlan(
                f"{len(self.bots)} bots for {self.players} players: name one to {self.players}", value=len(self.bots)
            )
        _ = self.seated  # missing bots raise now

    @cached_property
    def seated(self) -> Mapping[str, Contender]:
        """Players by label."""
        return {label: read_player(label, self.game, self.iterations) for label in dict.fromkeys(self.bots)}

    def schedule(self) -> Iterator[ScheduledGame]:
        options = tuple(find_game(self.game).settle_options(self.options).items())
        circle = [self.seated[self.bots[turn % len(self.bots)]] for turn in range(self.players)]
        rotations = 1 if len(set(circle)) == 1 else self.players
        for number in range(self.games):
            deal, seats = around_the_table(circle, rotations, number)
            yield ScheduledGame(0, number, self.game, options, self.first_seed + deal, seats, guarded=False)


def play_one(scheduled: ScheduledGame) -> Outcome:
    at_random = all(who.bot == "random" for who in scheduled.players)
    return _play_at_random(scheduled) if at_random else play_scheduled(scheduled)


def _play_at_random(scheduled: ScheduledGame) -> Outcome:
    """Nobody thinks: the compiled loop plays, about fifty times faster than through the door."""
    state = find_game(scheduled.game).new(len(scheduled.players), scheduled.seed, dict(scheduled.options))
    decisions = play_to_end(state, Rng((scheduled.seed ^ (scheduled.seed >> 32)) & 0xFFFFFFFF))
    return outcome_of(scheduled, tuple(state.scores()), tuple(state.winners()), int(decisions))


def play_chunk(chunk: tuple[ScheduledGame, ...]) -> list[Outcome] | Broken:
    """What a worker process does."""
    return play_all(play_one, chunk)


def simulate(plan: Plan, executor: Executor) -> Iterator[list[Outcome]]:
    """Play a plan; outcomes come in chunks as they are ready, in no order. The executor stays open."""
    size = max(1, min(MOST_IN_CHUNK, plan.games // CHUNKS))
    for outcomes in executor.map_unordered(play_chunk, in_pieces(plan.schedule(), size)):
        if isinstance(outcomes, Broken):
            raise outcomes.failure()
        yield outcomes


def run(plan: Plan, workers: int | None = None) -> Summary:
    """Play a plan to its end; None: on all cores."""
    executor = make_executor(workers)
    tally = Tally()
    try:
        for outcomes in simulate(plan, executor):
            tally.add(outcomes)
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
class Count:
    """Adds up entries of one kind."""

    entries: int = 0
    wins: Fraction = Fraction(0)  # exact, so that the order of the games does not matter
    points: int = 0

    def add(self, seat: int, scores: Sequence[int], winners: Sequence[int]) -> None:
        self.entries += 1
        self.points += scores[seat]
        if seat in winners:
            self.wins += Fraction(1, len(winners))

    def standing(self) -> Standing:
        share = self.wins / self.entries
        interval = wilson(float(self.wins), self.entries)
        return Standing(self.entries, float(self.wins), float(share), interval, self.points / self.entries)


class Tally:
    """Adds up games, in whatever order they come."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self._bots: dict[str, Count] = {}
        self._seats: dict[int, Count] = {}

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.games += 1
            self.decisions += outcome.decisions
            for seat, bot in enumerate(outcome.bots):
                for count in (self._bots.setdefault(bot, Count()), self._seats.setdefault(seat, Count())):
                    count.add(seat, outcome.scores, outcome.winners)

    def summary(self) -> Summary:
        return Summary(
            games=self.games,
            decisions=self.decisions,
            bots={bot: self._bots[bot].standing() for bot in sorted(self._bots)},
            seats={seat: self._seats[seat].standing() for seat in sorted(self._seats)},
        )
