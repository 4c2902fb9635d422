"""PettingZoo: every seat is an agent, asked in turn (AEC). See docs/research.md.

from baumeister.research.zoo import env
table = env("caylus1303", players=4)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from baumeister.engine.edge import seed_number
from baumeister.research.arrays import Eyes
from baumeister.research.batch import game_seed
from baumeister.research.errors import NotReset, needed
from baumeister.research.rewards import rewards_of
from baumeister.research.spec import VERSION, EnvSpec

if TYPE_CHECKING:
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
else:
    np = needed("numpy")
    gymnasium = needed("gymnasium")
    AECEnv = needed("pettingzoo").AECEnv
    wrappers = needed("pettingzoo.utils.wrappers")


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table as an AEC environment. The same seat may be asked several times in a row: go by `agent_selection`.

    An observation has the row of the seat and the mask of the legal actions, which is empty for seats that are not
    asked. `reset(seed)` begins a series of games, `reset()` goes on with it; options of `reset` are passed over. An
    illegal action raises IllegalAction and changes nothing."""

    def __init__(self, spec: EnvSpec, render_mode: str | None = None) -> None:
        super().__init__()
        self.spec = spec
        self.title = spec.title
        self.eyes = Eyes(spec)
        self.metadata = {
            "name": f"baumeister_{spec.game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = gymnasium.spaces.Discrete(self.eyes.actions)
        observations = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, np.iinfo(np.int16).max, (self.eyes.columns,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.eyes.actions,), np.int8),
            }
        )
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self._nothing = np.zeros(self.eyes.actions, np.int8)
        self._seed: int | None = None
        self._number = 0
        self._state: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def table(self) -> Any:
        """The true state, which knows everything: for records and tests."""
        if self._state is None:
            raise NotReset("reset comes first")
        return self._state

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        if seed is not None:
            self._seed, self._number = seed_number(seed), 0
        elif self._seed is None:
            self._seed = secrets.randbits(64)
        key = game_seed(self._seed >> 32, self._seed & 0xFFFFFFFF, 0, self._number)
        self._number += 1
        self._state = self.title.new(self.spec.players, key, self.spec.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self._mask.copy() if self.table.seat == seat else self._nothing.copy()
        return {"observation": self.eyes.row(self._state, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.table
        number = self._known(action)
        if number < 0 or not self._mask[number]:
            state.apply(action)  # says why not
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.step(number)
        self._ask()
        if state.seat < 0:
            self._finish()
        self._accumulate_rewards()
        if state.seat < 0:
            self._deads_step_first()

    def render(self) -> str:
        return repr(self.table)

    def close(self) -> None:
        """There is nothing to close."""

    def _known(self, action: Any) -> int:
        """The action as a number, or -1."""
        try:
            number = int(action)
        except (TypeError, ValueError):
            return -1
        return number if number == action and 0 <= number < self.eyes.actions else -1

    def _ask(self) -> None:
        """Who is asked next, and what is legal; forced actions are passed over where the environment says so."""
        self._mask = self.eyes.mask(self._state)
        while self.spec.skip_forced and self._mask.sum() == 1:
            self._state.step(int(self._mask.argmax()))
            self._mask = self.eyes.mask(self._state)
        if self._state.seat >= 0:
            self.agent_selection = self.possible_agents[self._state.seat]

    def _finish(self) -> None:
        found = {"scores": self._state.scores(), "winners": self._state.winners()}
        rewards = rewards_of(self._state, self.spec.reward_number)
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = found


def raw_env(
    game: str = "caylus1303",
    players: int = 4,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    skip_forced: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """The environment itself, without wrappers."""
    return TableEnv(EnvSpec(game, players, options or {}, reward, skip_forced), render_mode)


def env(
    game: str = "caylus1303",
    players: int = 4,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    skip_forced: bool = False,
    render_mode: str | None = None,
) -> Any:
    """The environment in PettingZoo's wrapper that says what was called in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, options, reward, skip_forced, render_mode))
