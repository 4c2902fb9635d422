"""How fast the rules and bots run on this machine: the figures of `baumeister bench`.

CPU time of one core. Everything is measured in several short rounds, one thing after another in each, and the best
round counts: other work on the machine only ever makes things slower. The interpreted form plays its rounds in between,
in a second process, so that both forms see the same machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from typing import TypedDict

import baumeister._form as form
from baumeister.bots.greedy import best_action
from baumeister.bots.ismcts import search
from baumeister.bots.judges import judge_of
from baumeister.bots.nets import shipped_net
from baumeister.bots.playout import count_choices, make_clones, play_games
from baumeister.bots.processes import worker_environment
from baumeister.bots.puct import Search, search_for
from baumeister.engine.chance import Rng
from baumeister.engine.edge import choices_at
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.game import Game
from baumeister.engine.options import OptionValue
from baumeister.engine.state import State, make_buffer
from baumeister.games import game as find_game

ROUNDS = 5
#: Different deals the measured games start from.
STARTS = 16
#: Games used to find the usual length of a game.
SAMPLE = 40
SEED = 7
#: How often a view and its choices are made to compare them.
TRIES = 9


class BenchFailed(BaumeisterError):
    code = "bench-failed"


class BotFigures(TypedDict):
    choices_per_s: float


class ChoicesFigures(TypedDict):
    """What all choices of a decision cost, compared with the view they are made from."""

    mean: float
    worst: float
    worst_decision: str


class Rates(TypedDict):
    """What `baumeister bench --json` prints."""

    game: str
    players: int
    options: dict[str, OptionValue]
    compiled: bool
    decisions_per_s: float
    choices_per_s: float  # decisions with at least two legal actions
    games_per_s: float
    clone_us: float
    search_iterations_per_s: float  # plain ISMCTS in the middle of a game
    master_iterations_per_s: float  # Master's search on the net, there
    ratio_interpreted: float | None  # decisions/s compiled by interpreted; None: this is the interpreted form
    decisions_per_game: float
    choices_in_views: ChoicesFigures
    bots: dict[str, BotFigures]


def tell_nobody(_done: int, _total: int) -> None:
    """Nobody hears how far a measurement is."""


def measure(
    game_id: str,
    players: int,
    seconds: float = 10.0,
    options: Mapping[str, object] | None = None,
    told: Callable[[int, int], None] = tell_nobody,
) -> Rates:
    """Measure one game with random players; takes about `seconds`. `told` hears how many rounds are done, and of how
    many."""
    game = find_game(game_id)
    settled = game.settle_options(options)
    starts = make_starts(game, players, settled)
    middle = middle_of_game(starts)
    greedy = GreedyWalk(game_id, starts)
    twin = Twin(game_id, players, settled) if form.compiled() else None
    try:
        parts = 5 if twin is None else 6
        each = seconds / (ROUNDS * parts)
        random_games = Meter(lambda count: play_games(starts, count, SEED), each)
        clones = Meter(lambda count: make_clones(middle, count), each)
        searches = Meter(lambda count: search(middle, count, 0.0, Rng(SEED)), each)
        master = Search(shipped_net(game_id).evaluator(), game.action_count, 0)
        masters = Meter(lambda count: search_for(master, middle, count, SEED), each)
        choices = Meter(greedy.make_choices, each)
        interpreted = 0.0
        for done in range(ROUNDS):
            told(done, ROUNDS)
            for meter in (random_games, clones, searches, masters, choices):
                meter.run()
            if twin is not None:
                interpreted = max(interpreted, twin.decisions_per_s(each))
    finally:
        if twin is not None:
            twin.close()
    games = random_games.batch
    decisions = int(play_games(starts, games, SEED)) / games
    choices_of_game = int(count_choices(starts, games, SEED)) / games
    return Rates(
        game=game_id,
        players=players,
        options=dict(settled),
        compiled=form.compiled(),
        decisions_per_s=random_games.best * decisions,
        choices_per_s=random_games.best * choices_of_game,
        games_per_s=random_games.best,
        clone_us=1e6 / clones.best,
        search_iterations_per_s=searches.best,
        master_iterations_per_s=masters.best,
        ratio_interpreted=random_games.best * decisions / interpreted if interpreted else None,
        decisions_per_game=decisions,
        choices_in_views=choices_in_views(starts[0]),
        bots={"greedy": BotFigures(choices_per_s=choices.best)},
    )


def make_starts(game: Game, players: int, options: Mapping[str, object]) -> list[State]:
    return [game.new(players, seed, options) for seed in range(1, STARTS + 1)]


def middle_of_game(starts: list[State]) -> State:
    """A state after half the usual number of decisions, at which there is something to choose."""
    half = play_games(starts, SAMPLE, SEED) // SAMPLE // 2
    state = starts[0].clone()
    rng = Rng(SEED)
    while half > 0 or len(state.legal()) < 2:
        actions = state.legal()
        state.step(actions[rng.below(len(actions))])
        half -= 1
    return state


def choices_in_views(start: State) -> ChoicesFigures:
    """All decisions of a random game at which there is something to choose: how many views their choices cost, each the
    best of several tries."""
    state, rng = start.clone(), Rng(SEED)
    ratios: list[tuple[float, str]] = []
    while not state.is_over:
        actions = state.legal()
        if len(actions) > 1:
            view = state.view(state.seat)
            spent = [(_spent(state.view, state.seat), _spent(choices_at, state, view)) for _ in range(TRIES)]
            ratios.append((min(two for _, two in spent) / min(one for one, _ in spent), view.decision.name))
        state.step(actions[rng.below(len(actions))])
    worst, decision = max(ratios)
    mean = sum(ratio for ratio, _ in ratios) / len(ratios)
    return ChoicesFigures(mean=mean, worst=worst, worst_decision=decision)


def _spent(work: Callable[..., object], *arguments: object) -> float:
    start = time.perf_counter()  # CPU time is too coarse for a few microseconds
    work(*arguments)
    return max(time.perf_counter() - start, 1e-9)


class Meter:
    """Runs a piece of work in batches of about equal duration and remembers the best rate."""

    def __init__(self, work: Callable[[int], object], seconds: float) -> None:
        self.work = work
        self.best = 0.0  # pieces of work in a second of CPU time
        self.batch = 1
        while (spent := self._time()) < seconds / 2:
            # Not from the start: the first batches are slow and would make the estimate too low.
            self.batch = max(self.batch + 1, min(self.batch * 8, int(self.batch * seconds / max(spent, 1e-6))))

    def run(self) -> None:
        self.best = max(self.best, self.batch / self._time())

    def _time(self) -> float:
        start = time.process_time()
        self.work(self.batch)
        return max(time.process_time() - start, 1e-9)


class GreedyWalk:
    """The greedy bot against itself, game after game, without the door."""

    def __init__(self, game_id: str, starts: list[State]) -> None:
        self.starts = starts
        self.judge = judge_of(game_id)

    def make_choices(self, count: int) -> None:
        buffer = make_buffer()
        made = number = 0
        while made < count:
            state = self.starts[number % STARTS].clone()
            number += 1
            while not state.is_over and made < count:
                state.step(best_action(state, self.judge, buffer))
                made += 1


class Twin:
    """A second process that runs the interpreted form and plays a round when it is told to."""

    def __init__(self, game_id: str, players: int, options: Mapping[str, object]) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-P",
                "-c",
                "from baumeister.arena.bench import be_twin; be_twin()",
                json.dumps([game_id, players, dict(options)]),
            ],
            env={**worker_environment(), "BAUMEISTER_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def decisions_per_s(self, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
            return float(json.loads(self.process.stdout.readline()))
        except (OSError, ValueError) as error:
            self.process.kill()
            words = self.process.communicate()[1].strip().splitlines()
            raise BenchFailed(f"the interpreted form did not run: {words[-1] if words else error}") from error

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.communicate()


def be_twin() -> None:
    """What the second process does: one line in (seconds), one line out (decisions per second)."""
    game_id, players, options = json.loads(sys.argv[1])
    starts = make_starts(find_game(game_id), players, options)
    meter: Meter | None = None
    for line in sys.stdin:
        meter = meter or Meter(lambda count: play_games(starts, count, SEED), float(line))
        meter.run()
        decisions = int(play_games(starts, meter.batch, SEED)) / meter.batch
        print(json.dumps(meter.best * decisions), flush=True)
