"""Training a net by self-play, in rounds: games are played anywhere with the weights of the round before, and studied
here in order. So the net depends on the plan alone, not on how many processes play, and only weights and lists of
actions are sent around.

First TD with every player looking one step ahead, then generations of expert iteration: the players search a little,
and the net learns to see at a glance what they found. The judge has some of the seats, because pure self-play drifts. A
net is kept only if it does better against several opponents than the one kept before, and every generation begins with
the net that was kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from baumeister.arena.executor import Executor
from baumeister.arena.self_play import JUDGE, Deal, Measured, Sort, begin_deal, match, play_in_order
from baumeister.bots.learn import Learner
from baumeister.bots.net import Evaluator
from baumeister.bots.nets import HIDDEN, NetData, new_net, rounded
from baumeister.engine.chance import Rng
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.vecs import vec
from baumeister.games import game as find_game
from baumeister.records.files import write_durably

#: Seeds of the games that choose checkpoints; training has others, and so have published measurements.
FIRST_TEST_SEED: Final = 900_000_000
#: The teaching search has flatter priors than in play, so that it tries more.
TEACHING_TEMPERATURE: Final = 0.4
#: How many generations without a gain end the training.
PATIENCE: Final = 2


class BadTraining(BaumeisterError):
    """reason: the plan cannot be carried out, the file to resume from belongs to another plan, or a file cannot be
    written."""

    code = "bad-training"


@dataclass(frozen=True)
class TrainingPlan:
    """Everything the net depends on."""

    game: str
    seed: int = 1
    hidden: int = HIDDEN
    rate: float = 0.0005
    #: TD: rounds and games in each; slips are random moves per thousand.
    rounds: int = 40
    games: int = 192
    slips: int = 50
    #: Expert iteration: generations, rounds in each, games in each, iterations of the search.
    generations: int = 8
    expert_rounds: int = 6
    expert_games: int = 128
    iterations: int = 16
    #: The judge's share of the seats, in per cent.
    judges: int = 30
    #: Games in each match that chooses a checkpoint.
    test_games: int = 200

    def __post_init__(self) -> None:
        find_game(self.game)
        whole = (self.hidden, self.rounds, self.games, self.expert_rounds, self.expert_games, self.iterations)
        if min(whole) < 1 or min(self.generations, self.test_games, self.seed) < 0:
            raise BadTraining("a training has at least one round of one game", reason="size")

    @property
    def all_rounds(self) -> int:
        return self.rounds + self.generations * self.expert_rounds

    @property
    def all_games(self) -> int:
        return self.rounds * self.games + self.generations * self.expert_rounds * self.expert_games

    def generation_of(self, number: int) -> int:
        """0 for the rounds of TD, then from 1 on."""
        return 0 if number < self.rounds else (number - self.rounds) // self.expert_rounds + 1

    def rate_of(self, number: int) -> float:
        """Falls to a tenth over the second half of TD, and again, from a half, in every generation: a net whose weights
        still jump about plays worse than it could."""
        if number < self.rounds:
            done = number / self.rounds
            return self.rate * (1.0 if done < 0.5 else 1.0 - 0.9 * (done - 0.5) / 0.5)
        done = (number - self.rounds) % self.expert_rounds / self.expert_rounds
        return self.rate * 0.5 * (1.0 - 0.9 * done)

    def leads_to(self, other: TrainingPlan) -> bool:
        """Does training by this plan begin like the other one? Only the number of generations may differ."""
        return replace(self, generations=other.generations) == other


def write_file(path: Path, text: str) -> None:
    """In one step: if we are stopped, the file is the old or the new one."""
    try:
        write_durably(path, text.encode())
    except OSError as error:
        raise BadTraining(f"{path}: {error}", reason="file") from error


def training_deals(plan: TrainingPlan, number: int) -> list[Deal]:
    """The games of a round: all player counts, for each of them every second game with random options, and judges."""
    game = find_game(plan.game)
    expert = number >= plan.rounds
    sizes = list(range(game.players_min, game.players_max + 1))
    # What people play most comes up more often.
    sizes += [size for size in (2, 4) if size in sizes]
    deals = []
    for place in range(plan.expert_games if expert else plan.games):
        dice = Rng(plan.seed * 1_000_000 + number * 10_000 + place)
        options = {option.name: option.default for option in game.options}
        # Every second game of each size: with an even number of sizes, count the rounds through them, not the games.
        count = place if len(sizes) % 2 == 1 else place // len(sizes)
        if count % 2 == 1:
            options = {option.name: option.choices[dice.below(len(option.choices))] for option in game.options}
        players = sizes[place % len(sizes)]
        seats = tuple(int(dice.below(100) >= plan.judges) for _ in range(players))
        if 1 not in seats:
            seats = (1, *seats[1:])
        slips = plan.slips if number < plan.rounds // 2 else plan.slips // 2
        seed = plan.seed * 100_000_000 % FIRST_TEST_SEED + number * 10_000 + place
        deals.append(Deal(seed, tuple(options.items()), seats, slips))
    return deals


@dataclass
class Progress:
    """How far the training is; all of it is in the file to resume from."""

    round: int = 0
    weights: list[float] = field(default_factory=list)  # those being trained
    playing: list[float] = field(default_factory=list)  # those that play: `Features.steady`
    direction: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    steps: int = 0
    best: list[float] = field(default_factory=list)
    best_generation: int = 0
    best_rows: list[dict[str, Any]] = field(default_factory=list)
    best_against_judges: list[float] = field(default_factory=list)  # gains
    without_gain: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)  # one entry for each checkpoint
    check_due: bool = False  # the last round is studied, but the net is not measured yet
    error: float = 0.0  # mean over the last round


@dataclass
class Training:
    """Carries out a plan, round by round. `tell(done, total)` hears about every game studied, `tell_check(done, total)`
    about every game by which a checkpoint is measured."""

    plan: TrainingPlan
    executor: Executor
    file: Path | None = None  # to resume from
    tell: Callable[[int, int], None] = lambda done, total: None
    progress: Progress = field(default_factory=Progress)
    tell_check: Callable[[int, int], None] = lambda done, total: None

    def __post_init__(self) -> None:
        net = new_net(self.plan.game, self.plan.seed, self.plan.hidden)
        self.features = net.features
        self.evaluator: Evaluator = net.evaluator()
        self.learner = Learner(self.evaluator)
        if self.file is not None and self.file.exists():
            self.progress = self._read(self.file)
            self._restore()
        else:
            self.progress.weights = list(net.weights)
            self.progress.playing = list(net.weights)
            self.progress.best = list(net.weights)
            self._save()  # a file that cannot be written raises before the first game

    def run(self) -> NetData:
        """Run all remaining rounds; return the net that did best."""
        while not self.is_over:
            self.play_round()
        return self.net()

    @property
    def is_over(self) -> bool:
        progress = self.progress
        ended = progress.round >= self.plan.all_rounds or progress.without_gain >= PATIENCE
        return ended and not progress.check_due

    def net(self) -> NetData:
        """The best net so far, with its origin; an unfinished generation does not count."""
        plan = self.plan
        origin = {
            "command": self._command(),
            "seed": plan.seed,
            "generation": self.progress.best_generation,
            "games": plan.rounds * plan.games + self.generation * plan.expert_rounds * plan.expert_games,
            "plan": asdict(replace(plan, generations=self.generation)),
            "curve": self.progress.curve,
        }
        weights = rounded(self.progress.best)
        strength = {"checkpoint": self.progress.best_rows}
        return NetData(plan.game, plan.hidden, self.features, weights, origin, strength)

    def _command(self) -> str:
        """The command that trains this net again."""
        plan = self.plan
        rounds = "" if plan.rounds == TrainingPlan.rounds else f" --rounds {plan.rounds}"
        return f"baumeister train {plan.game} --seed {plan.seed}{rounds} --generations {self.generation}"

    @property
    def generation(self) -> int:
        """The generation that was finished last."""
        return max(0, self.progress.round - self.plan.rounds) // self.plan.expert_rounds

    @property
    def games_done(self) -> int:
        plan, done = self.plan, self.progress.round
        return min(done, plan.rounds) * plan.games + max(0, done - plan.rounds) * plan.expert_games

    def play_round(self) -> None:
        """Play with the current weights, study every game, and check the net when it is due. What was studied is saved
        first: a check takes as long as several rounds."""
        if not self.progress.check_due:
            self._study_round()
            self._save()
        if self.progress.check_due:
            self.check()
            self.progress.check_due = False
            self._save()

    def _study_round(self) -> None:
        plan, progress = self.plan, self.progress
        number = progress.round
        if number >= plan.rounds and (number - plan.rounds) % plan.expert_rounds == 0:
            self._begin_generation()
        iterations = 0 if number < plan.rounds else plan.iterations
        own = replace(self._sort(progress.playing), iterations=iterations, temperature=TEACHING_TEMPERATURE)
        self.learner.rate = plan.rate_of(number)
        self.learner.error, self.learner.seen = 0.0, 0
        done = self.games_done
        for deal, actions, _ in play_in_order(self.executor, plan.game, (JUDGE, own), training_deals(plan, number)):
            self.learner.study(begin_deal(plan.game, deal), actions)
            done += 1
            self.tell(done, plan.all_games)
        self._keep()
        progress.error = round(self.learner.error / max(1, int(self.learner.seen)), 5)
        progress.round += 1
        progress.check_due = self._is_checkpoint(progress.round)

    def _begin_generation(self) -> None:
        """With the best net so far, and a fresh optimiser."""
        self.progress.weights = self.progress.playing = list(self.progress.best)
        self.evaluator.net.weights = vec[float](self.progress.best)
        self.learner = Learner(self.evaluator)

    def _is_checkpoint(self, rounds: int) -> bool:
        if rounds <= self.plan.rounds:
            return rounds in (self.plan.rounds // 2, self.plan.rounds)
        return (rounds - self.plan.rounds) % self.plan.expert_rounds == 0

    def check(self) -> None:
        """Is the net better than the best so far? Without games to find out, yes."""
        progress = self.progress
        if self.plan.test_games == 0:
            self._keep_as_best()
            return
        judges, former = self._measure()
        gains = [result.gain for result in judges]
        gain = sum(gains) + sum(result.gain for result in former) - sum(progress.best_against_judges)
        better = not progress.best_against_judges or gain > 0
        rows = [result.row() for result in (*judges, *former)]
        self._report(rows, better)
        if better:
            self._keep_as_best()
            progress.best_rows, progress.best_against_judges = rows, gains
        if self._checked_generation > 0:
            progress.without_gain = 0 if better else progress.without_gain + 1

    @property
    def _checked_generation(self) -> int:
        """The generation of the round that was studied last."""
        return self.plan.generation_of(self.progress.round - 1)

    def _measure(self) -> tuple[list[Measured], list[Measured]]:
        """The net against judges, and against the best so far, one step ahead and searching."""
        plan, progress = self.plan, self.progress
        now, best = self._sort(progress.playing), self._sort(progress.best)
        many = min(4, find_game(plan.game).players_max)
        games = plan.test_games
        done, total = 0, 4 * games
        self.tell_check(done, total)

        def tell() -> None:
            nonlocal done
            done += 1
            self.tell_check(done, total)

        def against(others: Sort, name: str, players: int, one: Sort = now) -> Measured:
            return match(
                executor=self.executor,
                game=plan.game,
                one=one,
                others=others,
                against=name,
                players=players,
                games=games,
                first_seed=FIRST_TEST_SEED,
                tell=tell,
            )

        judges = [against(JUDGE, "apprentice", many), against(JUDGE, "apprentice", 2)]
        deep = replace(now, iterations=plan.iterations), replace(best, iterations=plan.iterations)
        former = [
            against(best, "net before", many),
            against(deep[1], "net before, both searching", 2, deep[0]),
        ]
        return judges, former

    def _report(self, rows: Sequence[Mapping[str, Any]], kept: bool) -> None:
        """One more point of the curve."""
        self.progress.curve.append(
            {
                "generation": self._checked_generation,
                "games": self.games_done,
                "error": self.progress.error,
                "shares": [row["share"] for row in rows],
                "kept": kept,
            }
        )

    def _keep_as_best(self) -> None:
        progress = self.progress
        progress.best, progress.best_generation = list(progress.playing), self._checked_generation

    def _sort(self, weights: list[float]) -> Sort:
        return Sort(tuple(weights), self.plan.hidden, self.features)

    # ---- stopping and going on

    def _keep(self) -> None:
        progress, learner = self.progress, self.learner
        progress.weights, progress.playing = list(self.evaluator.net.weights), list(learner.playing)
        progress.direction, progress.sizes = list(learner.direction), list(learner.sizes)
        progress.steps = int(learner.steps)

    def _restore(self) -> None:
        progress, learner = self.progress, self.learner
        if progress.steps > 0:
            self.evaluator.net.weights = vec[float](progress.weights)
            learner.playing = vec[float](progress.playing)
            learner.direction, learner.sizes = vec[float](progress.direction), vec[float](progress.sizes)
            learner.steps = progress.steps

    def _save(self) -> None:
        if self.file is not None:
            data = {"plan": asdict(self.plan), "features": self.features, "progress": asdict(self.progress)}
            write_file(self.file, json.dumps(data))

    def _read(self, file: Path) -> Progress:
        try:
            data = json.loads(file.read_text("utf-8"))
            plan, features = TrainingPlan(**data["plan"]), data["features"]
            progress = Progress(**data["progress"])
        except (OSError, ValueError, KeyError, TypeError, BaumeisterError) as error:
            raise BadTraining(f"{file} is no training one can go on with", reason="form") from error
        if not plan.leads_to(self.plan) or features != self.features:
            raise BadTraining(f"{file} belongs to another plan, or to other features", reason="plan")
        return progress
