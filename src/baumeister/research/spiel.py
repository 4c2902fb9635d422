"""OpenSpiel: the games under `baumeister_<game>`, after `register()`. See docs/research.md.

    import pyspiel
    from baumeister.research import spiel
    spiel.register()
    game = pyspiel.load_game("baumeister_caylus1303(players=4)")

One chance node at the root draws the deal; everything behind it follows from the actions, because the games' chance is
counter-based. So histories serialise and replay by themselves. But a clone of a state knows all hidden cards and all
chance to come: a search on clones (MCTS) cheats. `resample_from_infostate` (ISMCTS) imagines another state that the
player cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.games import game as find_game
from baumeister.research.arrays import Eyes
from baumeister.research.batch import game_seed
from baumeister.research.errors import BadReward, needed
from baumeister.research.rewards import rewards_of
from baumeister.research.spec import MOST_ACTIONS, EnvSpec, camel, observed_games

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    np = needed("numpy")
    pyspiel = needed("pyspiel")

#: Deals the root draws from: enough to learn from, few enough to list.
DEALS: Final = 4096
DEAL_LIST: Final = [(deal, 1.0 / DEALS) for deal in range(DEALS)]
#: Rewards whose bounds OpenSpiel can be told.
REWARDS: Final = ("win", "rank")


class BaumeisterGame(pyspiel.Game):  # type: ignore[misc]
    """What all four games share; the parameters are `players` and `reward` (win or rank)."""

    title_id = ""
    kind: Any = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        title = find_game(self.title_id)
        reward = given.get("reward", "win")
        if reward not in REWARDS:
            raise BadReward(
                f"in OpenSpiel a reward is one of {', '.join(REWARDS)}", reward=str(reward), known="win, rank"
            )
        self.spec = EnvSpec(self.title_id, int(given.get("players", title.players_min)), reward=reward)
        self._eyes: Eyes | None = None
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=title.action_count,
                max_chance_outcomes=DEALS,
                num_players=self.spec.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_ACTIONS[self.title_id],
            ),
            given,
        )

    @property
    def eyes(self) -> Eyes:
        if self._eyes is None:
            self._eyes = Eyes(self.spec)
        return self._eyes

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RowObserver:
        return RowObserver(self.eyes)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table, or the chance before it. OpenSpiel clones a state by a deep copy of its fields, so they lead to nothing
    but a state of ours, which copies itself."""

    def __init__(self, game: BaumeisterGame) -> None:
        super().__init__(game)
        self.title_id = game.title_id
        self.players = game.spec.players
        self.reward = game.spec.reward_number
        self.table: State | None = None

    @property
    def title(self) -> Game:
        return find_game(self.title_id)

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else int(self.table.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DEAL_LIST

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None or player != self.table.seat else self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.title.new(self.players, game_seed(0, action, 0, 0))
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.title.action_name(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.is_over:
            return [0.0] * self.players
        return rewards_of(self.table, self.reward)

    def __str__(self) -> str:
        return "chance" if self.table is None else f"{self.title_id} {self.table.digest()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one. Its history is that of the true one: do not serialise
        it."""
        other: TableState = self.clone()
        if self.table is not None:
            other.table = self.table.determinize(player, int(sampler() * 2**32))
        return other

    def observation_string(self, player: int | None = None) -> str:
        """The view of the player as JSON: everything it may know."""
        if self.table is None:
            return "chance"
        seat = self.current_player() if player is None else player
        return msgspec.json.encode(self.table.view(seat if seat >= 0 else None)).decode()

    def information_state_string(self, player: int | None = None) -> str:
        """The view, too: what a seat has seen and what still matters is in it."""
        return self.observation_string(player)


class RowObserver:
    """The row of the player as OpenSpiel's tensor."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.tensor = np.zeros(eyes.columns, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.eyes.row(state.table, player)

    def string_from(self, state: TableState, player: int) -> str:
        return state.observation_string(player)


def _game_class(game_id: str) -> type[BaumeisterGame]:
    """OpenSpiel pickles the classes of games, so each is found in this module by its name."""
    title = find_game(game_id)
    kind = pyspiel.GameType(
        short_name=f"baumeister_{game_id}",
        long_name=f"Baumeister: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players_max,
        min_num_players=title.players_min,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": title.players_min, "reward": "win"},
    )
    name = f"{camel(game_id)}Game"
    made = type(name, (BaumeisterGame,), {"title_id": game_id, "kind": kind, "__module__": __name__})
    globals()[name] = made
    return made


def register() -> list[str]:
    """Make the games known to OpenSpiel; returns their names. May be called again."""
    names = []
    known = pyspiel.registered_names()
    for game_id in observed_games():
        name = f"baumeister_{game_id}"
        if name not in known:
            made = _game_class(game_id)
            pyspiel.register_game(made.kind, made)
        names.append(name)
    return names
