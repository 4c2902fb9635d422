"""How good a net is while it learns: games against our bots; a line for every look, a table and a picture."""

from __future__ import annotations

import csv
import io
import math
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from baumeister.arena.curves import Curve, draw_curves
from baumeister.engine.errors import BaumeisterError
from baumeister.records.files import write_durably
from baumeister.research.arrays import Arrays
from baumeister.research.spec import EnvSpec

#: Deals that no learning sees.
DEALS: Final = 2_000_000_000


class Plays(Protocol):
    """A net: hidden units, probabilities of the actions, values."""

    def forward(
        self, rows: NDArray[np.int16], mask: NDArray[np.int8]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]: ...


class Learns(Protocol):
    """What can be measured."""

    decisions: int

    @property
    def net(self) -> Plays: ...

    def lesson(self) -> None: ...


class MakeLearner(Protocol):
    def __call__(self, game: str, players: int, seed: int) -> Learns: ...


@dataclass(frozen=True)
class Look:
    """How good a net was when it was looked at: shares of the victories."""

    seed: int
    decisions: int
    seconds: float  # of processor time that learning has taken
    random: float
    apprentice: float

    def __str__(self) -> str:
        return (
            f"seed {self.seed}  {self.decisions:>10,} decisions  {self.seconds:>6.1f} s  "
            f"Random {self.random:6.1%}  Apprentice {self.apprentice:6.1%}"
        )


def share_against(net: Plays, game: str, players: int, opponent: str, count: int) -> float:
    """The net's share of the victories: always its likeliest choice, all other seats are the opponent's, the seats turn
    from game to game."""
    games = Arrays(EnvSpec(game, players, skip_forced=True), count, DEALS, [opponent] * (players - 1), autoreset=False)
    places, own = np.arange(count), -games.turned % players
    reward = np.zeros(count)
    while (games.seat >= 0).any():
        _, chances, _ = net.forward(games.obs, games.mask)
        games.step(np.where(games.seat >= 0, chances.argmax(axis=1), -1))
        reward += games.reward[places, own]
    return float((reward.mean() * (players - 1) + 1) / players)


def looks(learner: Learns, arguments: Namespace, seed: int) -> Iterator[Look]:
    """Learn until the steps or seconds are used up; look before, after every so many decisions, and at the end."""
    used, due = 0.0, 0
    while True:
        ended = used >= arguments.seconds or learner.decisions >= arguments.steps
        if ended or learner.decisions >= due:
            due = learner.decisions + arguments.every
            table = (learner.net, arguments.game, arguments.players)
            shares = {bot: round(share_against(*table, bot, arguments.games), 4) for bot in ("random", "apprentice")}
            yield Look(seed, learner.decisions, round(used, 1), **shares)
        if ended:
            return
        begun = time.process_time()
        learner.lesson()
        used += time.process_time() - begun


def as_csv(curve: Sequence[Look]) -> str:
    file = io.StringIO()
    writer = csv.DictWriter(file, [field.name for field in fields(Look)], lineterminator="\n")
    writer.writeheader()
    writer.writerows(asdict(look) for look in curve)
    return file.getvalue()


def picture(curve: Sequence[Look], game: str, players: int, games: int) -> str:
    """One line for each seed and opponent."""
    seeds = sorted({look.seed for look in curve})
    curves = [
        Curve(bot.capitalize(), [(look.decisions / 1000, getattr(look, bot)) for look in curve if look.seed == seed])
        for bot in ("random", "apprentice")
        for seed in seeds
    ]
    title = f"{game}, {players} players: share of games won"
    about = f"{games} games for every point; seeds: {', '.join(map(str, seeds))}"
    return draw_curves(title, about, "thousand decisions", curves)


def positive(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise ArgumentTypeError(f"{word[:40]} is not a whole number above zero")
    return int(word)


def main(make: MakeLearner, words: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description="Learn a game by self-play and draw the curve.")
    parser.add_argument("game")
    parser.add_argument("--players", type=positive, default=2)
    parser.add_argument("--seeds", type=positive, nargs="+", default=[1], help="one run each, one after the other")
    parser.add_argument("--steps", type=positive, default=math.inf, help="decisions to learn from")
    parser.add_argument("--seconds", type=positive, default=math.inf, help="or processor time (60 without --steps)")
    parser.add_argument("--every", type=positive, default=250_000, help="decisions between two looks")
    parser.add_argument("--games", type=positive, default=200, help="of a look, against each opponent")
    parser.add_argument("--out", type=Path, help="folder for curve.csv and curve.svg")
    arguments = parser.parse_args(words)
    if math.isinf(arguments.steps) and math.isinf(arguments.seconds):
        arguments.seconds = 60
    try:
        run(make, arguments)
    except (BaumeisterError, OSError) as error:
        parser.error(str(error))


def run(make: MakeLearner, arguments: Namespace) -> None:
    """All seeds; the files are written anew after every look."""
    curve: list[Look] = []
    out: Path | None = arguments.out
    if out:
        out.mkdir(parents=True, exist_ok=True)
    for seed in arguments.seeds:
        for look in looks(make(arguments.game, arguments.players, seed), arguments, seed):
            print(look, flush=True)
            curve.append(look)
            if out:
                drawn = picture(curve, arguments.game, arguments.players, arguments.games)
                write_durably(out / "curve.csv", as_csv(curve).encode())
                write_durably(out / "curve.svg", drawn.encode())
