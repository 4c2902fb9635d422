"""Gymnasium: one seat against players inside, one game (`SeatEnv`) or many at once (`SeatVectorEnv`). See
docs/research.md.

    import gymnasium, baumeister.research.gym
    env = gymnasium.make("Baumeister/Caylus1303-4p-v1", opponents="apprentice")
    envs = gymnasium.make_vec("Baumeister/Caylus1303-4p-v1", num_envs=256, vectorization_mode="vector_entry_point")
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from baumeister.research.arrays import Arrays
from baumeister.research.errors import BadActions, NotReset, needed
from baumeister.research.registration import register
from baumeister.research.spec import EnvSpec

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from numpy.typing import NDArray
else:
    np = needed("numpy")
    gymnasium = needed("gymnasium")
    AutoresetMode, VectorEnv = gymnasium.vector.AutoresetMode, gymnasium.vector.VectorEnv

#: What an illegal action brings, where it ends the game.
ILLEGAL = -1.0


def opponents_of(spec: EnvSpec, opponents: str | Sequence[str]) -> list[str]:
    """One name for every other seat, in the circle after the one that is asked."""
    return [opponents] * (spec.players - 1) if isinstance(opponents, str) else list(opponents)


def spaces_of(games: Arrays) -> tuple[Any, gymnasium.spaces.Discrete]:
    rows = gymnasium.spaces.Box(0, np.iinfo(np.int16).max, (games.columns,), np.int16)
    return rows, gymnasium.spaces.Discrete(games.actions)


class SeatEnv(gymnasium.Env["NDArray[np.int16]", "np.int64"]):
    """One seat of a table; the others are played inside, each by what it may know. The seat changes from game to game.

    The mask of the legal actions is in `info["action_mask"]`, and `action_masks()` is what sb3-contrib asks for. An
    illegal action ends the game with `ILLEGAL` and `info["illegal"]`, or raises (`illegal="raise"`). `reset(seed)`
    begins a series of games, `reset()` goes on with it."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "caylus1303",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        reward: str | None = None,
        skip_forced: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
        task: str = "",
    ) -> None:
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal is 'end' or 'raise', not {illegal!r}")
        self.table = EnvSpec(game, players, options or {}, reward, skip_forced, task)
        self.opponents = opponents_of(self.table, opponents)
        self.illegal = illegal
        self.render_mode = render_mode
        self.games = self._begin(0)
        self.observation_space, self.action_space = spaces_of(self.games)
        self._begun = False
        self._fouled = False

    def _begin(self, seed: int) -> Arrays:
        return Arrays(self.table, 1, seed, self.opponents, autoreset=False)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self.games = self._begin(secrets.randbits(64) if seed is None else seed)
        else:
            self.games.restart(np.ones(1, np.bool_))
        self._begun = True
        self._fouled = False
        return self._row(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise NotReset("reset comes first")
        if self._fouled:
            raise BadActions("after the end of the game: reset comes first")
        given = np.asarray(action)
        if given.size != 1:
            raise BadActions(f"an action is one whole number, not {given.dtype} {given.shape}")
        games = self.games
        seat = self.seat
        try:
            games.step(given.reshape(1))
        except BadActions:
            if self.illegal == "raise" or games.seat[0] < 0:
                raise
            self._fouled = True
            return self._row(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        info = self._info()
        if not games.done[0]:
            return self._row(), 0.0, False, False, info
        info["scores"] = games.final_score[0].tolist()
        return self._row(), float(games.reward[0, seat]), True, False, info

    @property
    def seat(self) -> int:
        """The seat that is asked here, at the table."""
        return int(self.games.viewer[0])

    def action_masks(self) -> NDArray[np.int8]:
        """1 where an action is legal; nothing is after the end."""
        mask: NDArray[np.int8] = self.games.mask[0].copy()
        return mask

    def render(self) -> str:
        return repr(self.games.state(0))

    def _row(self) -> NDArray[np.int16]:
        row: NDArray[np.int16] = self.games.obs[0].copy()
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


class SeatVectorEnv(VectorEnv["NDArray[np.int16]", "NDArray[np.int64]", Any]):
    """Many games, one seat of each asked here, the others played inside; one call into compiled code a step.

    `autoreset_mode` is one of Gymnasium's three. NEXT_STEP (its default): after the end the mask is empty, and the next
    action is not looked at, but begins a new game. SAME_STEP: the new game begins at once; rows and infos of the old
    one are in `final_obs` and `final_info`. DISABLED: `reset(options={"reset_mask": ...})` begins new games. Illegal
    actions raise BadActions, and nothing has changed."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "caylus1303",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        reward: str | None = None,
        skip_forced: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        task: str = "",
    ) -> None:
        self.table = EnvSpec(game, players, options or {}, reward, skip_forced, task)
        self.opponents = opponents_of(self.table, opponents)
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": self.mode}
        self.games = self._begin(0)
        self.single_observation_space, self.single_action_space = spaces_of(self.games)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._begun = False
        self._places = np.arange(num_envs)

    def _begin(self, seed: int) -> Arrays:
        return Arrays(self.table, self.num_envs, seed, self.opponents, autoreset=False)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        chosen = (options or {}).get("reset_mask")
        if seed is not None or not self._begun:
            self.games = self._begin(secrets.randbits(64) if seed is None else seed)
        else:
            self.games.restart(np.ones(self.num_envs, np.bool_) if chosen is None else chosen)
        self._begun = True
        return self.games.obs.copy(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if not self._begun:
            raise NotReset("reset comes first")
        games = self.games
        over = games.seat < 0
        given = np.asarray(actions)
        if self.mode is AutoresetMode.NEXT_STEP and over.any() and given.shape == over.shape:
            given = np.where(over, -1, given)
        seats = games.viewer.astype(np.intp)
        games.step(given)
        rewards = games.reward[self._places, seats]
        done = games.done.copy()
        infos: dict[str, Any] = {}
        if self.mode is AutoresetMode.NEXT_STEP:
            if over.any():
                games.restart(over)
        elif self.mode is AutoresetMode.SAME_STEP and done.any():
            infos = self._ended(done)
            games.restart(done)
        return games.obs.copy(), rewards, done, np.zeros_like(done), {**infos, **self._infos()}

    def action_masks(self) -> NDArray[np.int8]:
        mask: NDArray[np.int8] = self.games.mask.copy()
        return mask

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.action_masks(),
            "_action_mask": everywhere,
            "seat": self.games.viewer.copy(),
            "_seat": everywhere,
        }

    def _ended(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """What Gymnasium's own vector environments say of games that ended within the step."""
        rows = np.full(self.num_envs, None, dtype=object)
        for place in np.flatnonzero(done):
            rows[place] = self.games.obs[place].copy()
        final = {**self._infos(), "scores": self.games.final_score.copy(), "_scores": done}
        return {"final_obs": rows, "_final_obs": done, "final_info": final, "_final_info": done}


# Whoever imports this module can use the ids; `gymnasium.make("baumeister.research.gym:Baumeister/...")` imports it.
register()
