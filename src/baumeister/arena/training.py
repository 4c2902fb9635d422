"""Training a net by self-play, in rounds: games are played anywhere with the weights of the round before, and studied
here in order. So the net depends on the plan alone, not on how many processes play, and only weights, lists of actions
and what teachers found are sent around.

First TD with every player looking one step ahead, unless the training begins with a net; then generations of expert
iteration: the players are teachers, and the net learns to see at a glance what they found. Judges and older nets, the
league, have some of the seats, because pure self-play drifts. A net is kept only if it loses nowhere (arena/gate.py);
if it does, the middle between it and the net kept before gets a chance.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from baumeister.arena.executor import Executor
from baumeister.arena.gate import GateVerdict, check_net, pairings
from baumeister.arena.self_play import JUDGE, Sort, begin_deal, play_in_order, sort_of
from baumeister.arena.training_plan import FIRST_TEST_SEED, BadTraining, TrainingPlan, training_deals
from baumeister.bots.learn import Learner
from baumeister.bots.net import Evaluator
from baumeister.bots.nets import NetData, new_net, rounded
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.vecs import vec
from baumeister.records.files import write_durably

#: Of the games that choose a checkpoint.
SEEDS_OF_CHECK: Final = 100_000
#: How many generations of which no net is kept end the training.
PATIENCE: Final = 3
#: Expert iteration plays and keeps an average of the weights over its last steps, where the game does not say more.
STEADY: Final = 0.995


def middle(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Halfway between two nets that grew from the same one."""
    return [(a + b) / 2 for a, b in zip(one, other, strict=True)]


def joined(before: Mapping[str, Any], players: int, now: Mapping[str, Any]) -> dict[str, Any]:
    """What is said about a net, and about its weights for a number of players."""
    return {**before, "by_players": {**before.get("by_players", {}), str(players): now}}


def write_file(path: Path, text: str) -> None:
    """In one step: if we are stopped, the file is the old or the new one."""
    try:
        write_durably(path, text.encode())
    except OSError as error:
        raise BadTraining(f"{path}: {error}", reason="file") from error


@dataclass
class Progress:
    """How far the training is; all of it is in the file to resume from."""

    round: int = 0
    weights: list[float] = field(default_factory=list)  # those being trained
    playing: list[float] = field(default_factory=list)  # those that play: `Features.steady`
    direction: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    tasks: list[float] = field(default_factory=list)
    steps: int = 0
    best: list[float] = field(default_factory=list)
    best_generation: int = 0
    best_rows: list[dict[str, Any]] = field(default_factory=list)
    without_gain: int = 0
    checks: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)  # one entry for each checkpoint
    check_due: bool = False  # the last round is studied, but the net is not measured yet
    error: float = 0.0  # mean over the last round


@dataclass
class Training:
    """Carries out a plan, round by round. `tell(done, total)` hears about every game studied, `tell_check(done, total)`
    about every match by which a checkpoint is measured. `nets` has those the plan names, and may have others."""

    plan: TrainingPlan
    executor: Executor
    file: Path | None = None  # to resume from
    tell: Callable[[int, int], None] = lambda done, total: None
    progress: Progress = field(default_factory=Progress)
    tell_check: Callable[[int, int], None] = lambda done, total: None
    nets: Sequence[NetData] = ()

    def __post_init__(self) -> None:
        known = {net.version: net for net in self.nets}
        if missing := {*self.plan.league, self.plan.start} - {*known, ""}:
            raise BadTraining(f"there is no net {', '.join(sorted(missing))}", reason="net")
        self.league = {version: self._opponent(known[version]) for version in self.plan.league}
        self.start = known.get(self.plan.start) or new_net(self.plan.game, self.plan.seed, self.plan.hidden)
        if self.start.hidden != self.plan.hidden:
            raise BadTraining(f"the net {self.start.version} has {self.start.hidden} hidden units", reason="net")
        if self.start.by_players and not self.plan.players:
            message = f"the net {self.start.version} knows numbers of players apart: say which one to train for"
            raise BadTraining(message, reason="players")
        net = self.start.only_for(self.plan.players)
        self.features = net.features
        self.evaluator: Evaluator = net.evaluator()
        self.learner = Learner(self.evaluator, self.plan.aside)
        if self.file is not None and self.file.exists():
            self.progress = self._read(self.file)
            self._restore()
        else:
            self.progress.weights = list(net.weights)
            self.progress.playing = list(net.weights)
            self.progress.best = list(net.weights)
            self._save()  # a file that cannot be written raises before the first game

    def _opponent(self, net: NetData) -> Sort:
        """A net of the league; of one that knows numbers of players apart only what is asked."""
        return sort_of(net.only_for(self.plan.players) if self.plan.players else net)

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
        if not plan.players:
            return NetData(plan.game, plan.hidden, self.features, weights, origin=origin, strength=strength)
        if weights == self.start.weights_for(plan.players):
            return self.start  # nothing was kept
        return replace(
            self.start,
            by_players={**self.start.by_players, plan.players: weights},
            origin=joined(self.start.origin, plan.players, origin),
            strength=joined(self.start.strength, plan.players, strength),
        )

    def _command(self) -> str:
        """The command that trains this net again."""
        plan = self.plan
        start = f" --start {plan.start}" if plan.start else ""
        rounds = "" if plan.rounds == (0 if plan.start else TrainingPlan.rounds) else f" --rounds {plan.rounds}"
        league = " --league league" if plan.league else ""
        players = f" --players {plan.players}" if plan.players else ""
        words = f"baumeister train {plan.game}{players} --seed {plan.seed}{start}{league}{rounds}"
        return f"{words} --generations {self.generation}"

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
        own = self._sort(progress.playing)
        if number >= plan.rounds:
            own = replace(own, iterations=plan.iterations, cheap=plan.cheap, often=plan.often)
        sorts = (JUDGE, own, *self.league.values())
        self.learner.rate = plan.rate_of(number)
        self.learner.error, self.learner.seen = 0.0, 0
        done = self.games_done
        for played in play_in_order(self.executor, plan.game, sorts, training_deals(plan, number)):
            self.learner.study(begin_deal(plan.game, played.deal), played.actions, played.findings)
            done += 1
            self.tell(done, plan.all_games)
        self._keep()
        progress.error = round(self.learner.error / max(1, int(self.learner.seen)), 5)
        progress.round += 1
        progress.check_due = self._is_checkpoint(progress.round)

    def _begin_generation(self) -> None:
        """With what the last one came to, kept or not, and a fresh optimiser."""
        self.progress.weights = list(self.progress.playing)
        self.evaluator.net.weights = vec[float](self.progress.playing)
        self.learner = self._expert_learner()

    def _expert_learner(self) -> Learner:
        learner = Learner(self.evaluator, self.plan.aside, self.plan.ranking)
        learner.steady = max(learner.steady, STEADY)
        return learner

    def _is_checkpoint(self, rounds: int) -> bool:
        """After TD, and after every generation."""
        if rounds < self.plan.rounds:
            return False
        return (rounds - self.plan.rounds) % self.plan.expert_rounds == 0

    def check(self) -> None:
        """Is the net to be kept, or the middle between it and the one kept before? Without games to find out, yes."""
        progress = self.progress
        if self.plan.test_games == 0:
            self._keep_as_best(progress.playing)
            return
        kept = False
        for part, weights in ((1.0, progress.playing), (0.5, middle(progress.playing, progress.best))):
            verdict = self._measure(weights)
            self._report(verdict, part)
            if verdict.is_kept:
                kept = True
                progress.best_rows = [result.row() for result in verdict.results]
                progress.playing = list(weights)
                self._keep_as_best(weights)
            if verdict.lost is None:
                break
        progress.checks += 1
        if self._checked_generation > 0:
            progress.without_gain = 0 if kept else progress.without_gain + 1

    @property
    def _checked_generation(self) -> int:
        """The generation of the round that was studied last."""
        return self.plan.generation_of(self.progress.round - 1)

    def _measure(self, weights: Sequence[float]) -> GateVerdict:
        """These weights, as they would be kept, against all opponents."""
        plan, progress = self.plan, self.progress
        now, best = self._sort(rounded(list(weights))), self._sort(rounded(progress.best))
        return check_net(
            executor=self.executor,
            game=plan.game,
            matches=pairings(plan.sizes, now, best, self.league, plan.test_iterations),
            games=plan.test_games,
            first_seed=FIRST_TEST_SEED + progress.checks * SEEDS_OF_CHECK,
            tell=self.tell_check,
        )

    def _report(self, verdict: GateVerdict, part: float) -> None:
        """One more point of the curve."""
        self.progress.curve.append(
            {
                "generation": self._checked_generation,
                "games": self.games_done,
                "part": part,  # of the net in training; the rest is the one kept before
                "error": self.progress.error,
                "matches": len(verdict.results),
                "gain": [round(verdict.gain, 4), round(verdict.error, 4)],
                "lost": verdict.lost.row() if verdict.lost else None,
                "kept": verdict.is_kept,
            }
        )

    def _keep_as_best(self, weights: Sequence[float]) -> None:
        progress = self.progress
        progress.best, progress.best_generation = list(weights), self._checked_generation

    def _sort(self, weights: Sequence[float]) -> Sort:
        return Sort(tuple(weights), self.plan.hidden, self.features)

    # ---- stopping and going on

    def _keep(self) -> None:
        progress, learner = self.progress, self.learner
        progress.weights, progress.playing = list(self.evaluator.net.weights), list(learner.playing)
        progress.direction, progress.sizes = list(learner.direction), list(learner.sizes)
        progress.tasks, progress.steps = list(learner.tasks), int(learner.steps)

    def _restore(self) -> None:
        progress = self.progress
        if self.plan.generation_of(progress.round - 1) > 0:
            self.learner = self._expert_learner()
        learner = self.learner
        if progress.steps > 0:
            self.evaluator.net.weights = vec[float](progress.weights)
            learner.playing = vec[float](progress.playing)
            learner.direction, learner.sizes = vec[float](progress.direction), vec[float](progress.sizes)
            learner.tasks, learner.steps = vec[float](progress.tasks), progress.steps

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
