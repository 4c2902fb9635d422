"""How fast the research interfaces run on this machine, beside environments of others: `baumeister bench --research`.

CPU time of one core. All rows are measured in turns, several times, and the median of each counts, so that ratios
within one run can be trusted more than any rate. The rows of several processes are by the clock: they say something on
an idle machine only.
"""

from __future__ import annotations

import random
import statistics
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from baumeister.bots.door import DEFAULT_BUDGET, ask, seen_by
from baumeister.bots.playout import play_games
from baumeister.bots.random_bot import RandomBot
from baumeister.research.arrays import Arrays
from baumeister.research.errors import MissingExtra, needed
from baumeister.research.processes import Processes
from baumeister.research.spec import EnvSpec

if TYPE_CHECKING:
    import numpy as np
else:
    np = needed("numpy")

ROUNDS = 5
#: Games side by side; fewer where the players inside think.
PLACES = 256
FEW_PLACES = 32
#: The row that all others are compared with.
BARE = "bare engine"


class Figure(TypedDict):
    """What `baumeister bench --research --json` prints of every row."""

    row: str
    per_s: float
    ratio: float  # to the bare engine
    spread: float  # of the rounds: the biggest by the smallest


@dataclass
class Row:
    """Something that is measured: it does about so many steps at a call, and says how many."""

    name: str
    work: Callable[[int], int]
    clock: Callable[[], float] = time.process_time


def measure_research(spec: EnvSpec, seconds: float) -> list[Figure]:
    """All rows for one environment, in about so many seconds."""
    with ExitStack() as stack:
        return _measure([*own_rows(spec), *process_rows(spec, stack), *outside_rows()], seconds)


def _measure(rows: list[Row], seconds: float) -> list[Figure]:
    each = seconds / (len(rows) * (ROUNDS + 1))
    sizes = [_steps_in(row, each) for row in rows]
    rates: list[list[float]] = [[] for _ in rows]
    for _ in range(ROUNDS):
        for found, row, size in zip(rates, rows, sizes, strict=True):
            found.append(_rate(row, size))
    bare = statistics.median(rates[0])
    return [
        Figure(
            row=row.name,
            per_s=statistics.median(found),
            ratio=statistics.median(found) / bare,
            spread=max(found) / min(found),
        )
        for row, found in zip(rows, rates, strict=True)
    ]


def _rate(row: Row, steps: int) -> float:
    start = row.clock()
    done = row.work(steps)
    return done / max(row.clock() - start, 1e-9)


def _steps_in(row: Row, seconds: float) -> int:
    """About how many steps a row does in this time."""
    steps = 64
    while steps / (rate := _rate(row, steps)) < seconds / 4 and steps < 1 << 30:
        steps *= 4
    return max(1, int(rate * seconds))


# ---- our own


def own_rows(spec: EnvSpec) -> list[Row]:
    others = spec.players - 1
    return [
        Row(BARE, _bare(spec)),
        Row("batch, stepped inside, legal lists", _inside(spec, masks=False, observations=False)),
        Row("batch, stepped inside, masks", _inside(spec, masks=True, observations=False)),
        Row("batch, stepped inside, masks and observations", _inside(spec, masks=True, observations=True)),
        Row("batch from numpy, masks", _from_numpy(spec, observations=False)),
        Row("batch from numpy, masks and observations", _from_numpy(spec, observations=True)),
        *_framework_rows(spec, others),
    ]


def process_rows(spec: EnvSpec, stack: ExitStack) -> list[Row]:
    """By the clock: the same places in one process and in two, both with shared memory."""
    rows = []
    for count in (1, 2):
        games = stack.enter_context(Processes(spec, PLACES, processes=count))
        name = f"batch in {count} process{'es' if count > 1 else ''}, masks and observations (by the clock)"
        rows.append(Row(name, _stepped(games), time.perf_counter))
    return rows


def _framework_rows(spec: EnvSpec, others: int) -> list[Row]:
    rows = []
    for name, make in (
        ("PettingZoo AEC, masks and observations", _aec),
        (f"Gymnasium env, one seat, {others} random inside", _single),
        (f"Gymnasium env, one seat, {others} random through the bots' door", _through_the_door),
        (f"Gymnasium VectorEnv of {PLACES}, one seat, {others} random inside", _vector("random", PLACES)),
        (
            f"Gymnasium VectorEnv of {FEW_PLACES}, one seat, {others} apprentices inside",
            _vector("apprentice", FEW_PLACES),
        ),
        ("OpenSpiel, tensor and mask", _own_spiel),
    ):
        try:
            rows.append(Row(name, make(spec)))
        except MissingExtra:
            continue
    return rows


def _bare(spec: EnvSpec) -> Callable[[int], int]:
    starts = [spec.title.new(spec.players, seed, spec.options) for seed in range(16)]
    length = play_games(starts, 64, 1) / 64
    return lambda steps: int(play_games(starts, max(1, int(steps / length)), 1))


def _inside(spec: EnvSpec, masks: bool, observations: bool) -> Callable[[int], int]:
    games = Arrays(spec, PLACES, masks=masks, observations=observations)

    def work(steps: int) -> int:
        rounds = -(-steps // PLACES)
        games.batch.step_random(rounds)
        return rounds * PLACES

    return work


def _from_numpy(spec: EnvSpec, observations: bool) -> Callable[[int], int]:
    return _stepped(Arrays(spec, PLACES, observations=observations))


def _stepped(games: Arrays | Processes) -> Callable[[int], int]:
    rng = np.random.default_rng(0)

    def work(steps: int) -> int:
        rounds = -(-steps // PLACES)
        for _ in range(rounds):
            games.step(games.random_actions(rng))
        return rounds * PLACES

    return work


def _aec(spec: EnvSpec) -> Callable[[int], int]:
    from baumeister.research.zoo import raw_env

    return aec_loop(raw_env(spec.game, spec.players, spec.options))


def aec_loop(table: Any) -> Callable[[int], int]:
    """Random play through PettingZoo's loop, as its own documents write it."""
    dice = random.Random(0)
    table.reset(seed=0)

    def work(steps: int) -> int:
        done = 0
        while done < steps:
            for _ in table.agent_iter():
                seen, _, ended, cut, _ = table.last()
                if ended or cut:
                    table.step(None)
                    continue
                table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
                if done == steps:
                    return done
            table.reset()
        return done

    return work


def _single(spec: EnvSpec) -> Callable[[int], int]:
    from baumeister.research.gym import SeatEnv

    env = SeatEnv(spec.game, spec.players, options=spec.options)
    dice = random.Random(0)
    _, info = env.reset(seed=0)
    kept = [info]

    def work(steps: int) -> int:
        for _ in range(steps):
            _, _, ended, _, info = env.step(dice.choice(np.flatnonzero(kept[0]["action_mask"])))
            kept[0] = env.reset()[1] if ended else info
        return steps

    return work


def _through_the_door(spec: EnvSpec) -> Callable[[int], int]:
    """One seat, as a program would play it whose opponents are bots like any: each is asked with a view of its own."""
    from baumeister.research.zoo import raw_env

    table = raw_env(spec.game, spec.players, spec.options)
    bot, dice = RandomBot(), random.Random(0)
    table.reset(seed=0)

    def work(steps: int) -> int:
        done = 0
        while done < steps:
            state = table.table
            if state.is_over:
                table.reset()
            elif state.seat == 0:
                seen = table.observe("seat_0")
                table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                done += 1
            else:
                table.step(ask(bot, seen_by(spec.title, state), DEFAULT_BUDGET))
        return done

    return work


def _vector(opponents: str, places: int) -> Callable[[EnvSpec], Callable[[int], int]]:
    def make(spec: EnvSpec) -> Callable[[int], int]:
        from baumeister.research.gym import SeatVectorEnv

        envs = SeatVectorEnv(places, spec.game, spec.players, opponents, spec.options, autoreset_mode="SameStep")
        rng = np.random.default_rng(0)
        envs.reset(seed=0)

        def work(steps: int) -> int:
            rounds = -(-steps // places)
            for _ in range(rounds):
                envs.step(envs.games.random_actions(rng))
            return rounds * places

        return work

    return make


def _own_spiel(spec: EnvSpec) -> Callable[[int], int]:
    from baumeister.research.spiel import register

    register()
    return spiel_loop(f"baumeister_{spec.game}(players={spec.players})")


def spiel_loop(name: str) -> Callable[[int], int]:
    """Random play through OpenSpiel's Python, with tensor and mask at every decision."""
    game = needed("pyspiel").load_game(name)
    dice = random.Random(0)

    def work(steps: int) -> int:
        done = 0
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                    continue
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(dice.choice(state.legal_actions()))
                done += 1
                if done == steps:
                    return done

    return work


# ---- others


def outside_rows() -> list[Row]:
    """Environments of others that are installed, driven the same way."""
    rows = []
    makers: Mapping[str, Callable[[], Callable[[int], int]]] = {
        "PettingZoo's connect_four, AEC": _connect_four,
        "OpenSpiel's backgammon (C++), tensor and mask": lambda: spiel_loop("backgammon"),
        "OpenSpiel's connect_four (C++), tensor and mask": lambda: spiel_loop("connect_four"),
        f"Gymnasium's CartPole, VectorEnv of {PLACES}": _cart_pole,
    }
    for name, make in makers.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                rows.append(Row(name, make()))
        except (MissingExtra, ImportError):
            continue
    return rows


def _connect_four() -> Callable[[int], int]:
    needed("pygame")
    return aec_loop(needed("pettingzoo.classic.connect_four.connect_four").env())


def _cart_pole() -> Callable[[int], int]:
    gymnasium = needed("gymnasium")
    envs = gymnasium.make_vec("CartPole-v1", num_envs=PLACES, vectorization_mode="vector_entry_point")
    envs.reset(seed=0)

    def work(steps: int) -> int:
        rounds = -(-steps // PLACES)
        for _ in range(rounds):
            envs.step(envs.action_space.sample())
        return rounds * PLACES

    return work
