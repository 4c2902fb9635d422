"""What `baumeister bench --research` measures: our interfaces and environments of others, each as a loop of steps."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from baumeister.bots.door import DEFAULT_BUDGET, ask, seen_by
from baumeister.bots.playout import play_games
from baumeister.bots.random_bot import RandomBot
from baumeister.engine.state import State
from baumeister.research.arrays import Arrays, Eyes
from baumeister.research.errors import MissingExtra, needed
from baumeister.research.processes import Processes
from baumeister.research.rewards import rewards_of
from baumeister.research.spec import EnvSpec

if TYPE_CHECKING:
    import numpy as np
else:
    np = needed("numpy")

#: Games side by side: as many as the second cache has room for (docs/speed.md); more where every seat but one is played
#: inside, and where processes have to wait for each other; fewer where the players inside think.
BATCH_PLACES = 128
PLACES = 256
FEW_PLACES = 32
MANY_PLACES = 1024

# ---- names of rows that are compared with each other
BARE: Final = "bare engine"
NUMPY_MASKS: Final = "batch from numpy, masks"
NUMPY_ROWS: Final = "batch from numpy, masks and observations"
AEC: Final = "PettingZoo AEC, masks and observations"
CONNECT_FOUR: Final = "PettingZoo's connect_four, AEC"
CLOCK: Final = "by the clock"
CPU: Final = "by CPU time"


def single_name(spec: EnvSpec) -> str:
    return f"Gymnasium env, one seat, {spec.players - 1} random inside"


def door_name(spec: EnvSpec) -> str:
    return f"Gymnasium env, one seat, {spec.players - 1} random through the bots' door"


def vector_name(spec: EnvSpec, places: int = 0, level: str = "random") -> str:
    return f"Gymnasium VectorEnv of {places or PLACES}, one seat, {spec.players - 1} {level} inside"


def process_name(count: int, clock: str) -> str:
    return f"batch of {MANY_PLACES} in {count} process{'es' if count > 1 else ''}, masks and observations ({clock})"


@dataclass
class MeasuredRow:
    """Something that is measured: it does about so many steps at a call, and says how many."""

    name: str
    work: Callable[[int], int]
    clock: Callable[[], float] = time.process_time


def all_rows(spec: EnvSpec, stack: ExitStack) -> list[MeasuredRow]:
    return [*own_rows(spec), *process_rows(spec, stack), *outside_rows()]


# ---- our own


def own_rows(spec: EnvSpec) -> list[MeasuredRow]:
    return [
        MeasuredRow(BARE, _bare(spec)),
        MeasuredRow("batch, stepped inside, legal lists", _inside(spec, masks=False, observations=False)),
        MeasuredRow("batch, stepped inside, masks", _inside(spec, masks=True, observations=False)),
        MeasuredRow("batch, stepped inside, masks and observations", _inside(spec, masks=True, observations=True)),
        MeasuredRow(NUMPY_MASKS, _from_numpy(spec, observations=False)),
        MeasuredRow(NUMPY_ROWS, _from_numpy(spec, observations=True)),
        *_framework_rows(spec),
        MeasuredRow("observation of one position", _one_row(spec)),
        MeasuredRow("view of one position", _one_view(spec)),
    ]


def process_rows(spec: EnvSpec, stack: ExitStack) -> list[MeasuredRow]:
    """The same places in one process and in two, both with shared memory. By the clock, which says something on an idle
    machine only, and by the CPU time of whoever everybody waits for: the asking process, and then the busiest of the
    others."""
    rows = []
    for count in (1, 2):
        games = stack.enter_context(Processes(spec, MANY_PLACES, processes=count))
        work = _stepped(games, MANY_PLACES)
        rows.append(MeasuredRow(process_name(count, CLOCK), work, time.perf_counter))
        rows.append(MeasuredRow(process_name(count, CPU), work, partial(_cpu_of, games)))
    return rows


def _cpu_of(games: Processes) -> float:
    return games.cpu_seconds


def _framework_rows(spec: EnvSpec) -> list[MeasuredRow]:
    rows = []
    for name, make in (
        (AEC, _aec),
        (single_name(spec), _single),
        (door_name(spec), _through_the_door),
        (vector_name(spec), _vector("random", PLACES)),
        (vector_name(spec, FEW_PLACES, "apprentice"), _vector("apprentice", FEW_PLACES)),
        ("OpenSpiel, tensor and mask", _own_spiel),
    ):
        try:
            rows.append(MeasuredRow(name, make(spec)))
        except MissingExtra:
            continue
    return rows


def _bare(spec: EnvSpec) -> Callable[[int], int]:
    starts = [spec.title.new(spec.players, seed, spec.options) for seed in range(16)]
    length = play_games(starts, 64, 1) / 64
    return lambda steps: int(play_games(starts, max(1, int(steps / length)), 1))


def _inside(spec: EnvSpec, masks: bool, observations: bool) -> Callable[[int], int]:
    games = Arrays(spec, BATCH_PLACES, masks=masks, observations=observations)

    def work(steps: int) -> int:
        rounds = -(-steps // BATCH_PLACES)
        games.batch.step_random(rounds)
        return rounds * BATCH_PLACES

    return work


def _from_numpy(spec: EnvSpec, observations: bool) -> Callable[[int], int]:
    return _stepped(Arrays(spec, BATCH_PLACES, observations=observations), BATCH_PLACES)


def _stepped(games: Arrays | Processes, places: int) -> Callable[[int], int]:
    rng = np.random.default_rng(0)

    def work(steps: int) -> int:
        rounds = -(-steps // places)
        for _ in range(rounds):
            games.step(games.random_actions(rng))
        return rounds * places

    return work


def _one_row(spec: EnvSpec) -> Callable[[int], int]:
    """Row after row of a position in the middle of a game, asked from Python for every seat in turn."""
    eyes, state = Eyes(spec), middle_of(spec)

    def work(steps: int) -> int:
        for number in range(steps):
            eyes.row(state, number % spec.players)
        return steps

    return work


def _one_view(spec: EnvSpec) -> Callable[[int], int]:
    """The same as views, which people and bots by the door get."""
    state = middle_of(spec)

    def work(steps: int) -> int:
        for number in range(steps):
            state.view(number % spec.players)
        return steps

    return work


def middle_of(spec: EnvSpec) -> State:
    """A position 120 random decisions after the beginning, or the last one before the end."""
    state, dice = spec.title.new(spec.players, 0, spec.options), random.Random(0)
    for _ in range(120):
        after = state.clone()
        after.step(dice.choice(after.legal()))
        if after.is_over:
            break
        state = after
    return state


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

    return seat_loop(SeatEnv(spec.game, spec.players, options=spec.options))


def seat_loop(env: Any) -> Callable[[int], int]:
    """Random play through a Gymnasium environment."""
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
    """One seat of a Gymnasium environment whose opponents are bots like any: each is asked with a view of its own."""
    gymnasium = needed("gymnasium")
    title, eyes, bot = spec.title, Eyes(spec), RandomBot()

    class DoorEnv(gymnasium.Env):  # type: ignore[misc, name-defined]
        """The seat 0; its rows, masks and rewards are those of SeatEnv."""

        def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
            super().reset(seed=seed)
            self.state = title.new(spec.players, int(self.np_random.integers(1 << 32)), spec.options)
            return self._shown()

        def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            self.state.apply(int(action))
            row, info = self._shown()
            ended = self.state.is_over
            return row, rewards_of(self.state, spec.reward_number)[0] if ended else 0.0, ended, False, info

        def _shown(self) -> tuple[Any, dict[str, Any]]:
            while not self.state.is_over and self.state.seat != 0:
                self.state.apply(ask(bot, seen_by(title, self.state), DEFAULT_BUDGET))
            return eyes.row(self.state, 0), {"action_mask": eyes.mask(self.state)}

    return seat_loop(DoorEnv())


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


def outside_rows() -> list[MeasuredRow]:
    """Environments of others that are installed, driven the same way."""
    rows = []
    makers: Mapping[str, Callable[[], Callable[[int], int]]] = {
        CONNECT_FOUR: _connect_four,
        "OpenSpiel's backgammon (C++), tensor and mask": lambda: spiel_loop("backgammon"),
        "OpenSpiel's connect_four (C++), tensor and mask": lambda: spiel_loop("connect_four"),
        f"Gymnasium's CartPole, VectorEnv of {PLACES}": _cart_pole,
    }
    for name, make in makers.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                rows.append(MeasuredRow(name, make()))
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
