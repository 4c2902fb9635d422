"""The shape of TextArena's environments (reset, get_observation, step, close), without depending on it: every seat an
agent that reads text and writes text. Every observation stands alone; agents need no memory.

```
env.reset(num_players=2, seed=1)
done = False
while not done:
    player, observation = env.get_observation()
    done, info = env.step(agents[player](observation))
rewards, game_info = env.close()
```
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from baumeister.engine.state import State
from baumeister.games import game as find_game
from baumeister.research.errors import NotReset
from baumeister.research.rewards import WIN, rewards_of
from baumeister.research.text.conversation import OpenDecision
from baumeister.research.text.pen import pen_of
from baumeister.research.text.prompt import question_of
from baumeister.research.text.rules import first_message


class TextGame:
    """A game for agents that read and write. `rules`: every observation begins with the rules. Decisions with one legal
    action are made by themselves."""

    def __init__(
        self, game: str, language: str = "en", *, options: Mapping[str, object] | None = None, rules: bool = False
    ) -> None:
        self.game = find_game(game)
        self.language = language
        pen_of(self.game.id, language)
        self.options = self.game.settle_options(options)
        self.rules = rules
        self._state: State | None = None
        self._turn: OpenDecision | None = None
        self._info: dict[int, dict[str, Any]] = {}

    @property
    def state(self) -> State:
        """The true state: for tests and records, not for agents."""
        if self._state is None:
            raise NotReset("there is no game yet: call reset first")
        return self._state

    def reset(self, num_players: int, seed: int | None = None) -> None:
        seed = secrets.randbits(63) if seed is None else seed
        self._state = self.game.new(num_players, seed, self.options)
        self._info = {
            seat: {"role": f"Player {seat}", "invalid_move": False, "turn_count": 0, "invalid_moves": 0, "failures": 0}
            for seat in range(int(self._state.players))
        }
        self._go_on()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what."""
        turn = self._asked()
        texts = [message["content"] for message in turn.messages if message["role"] == "user"]
        first = [first_message(self.game.id, self.language, rules=True)] if self.rules else []
        return turn.question.seat, "\n\n".join([*first, *texts])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """An answer. One that cannot be carried out is asked for again, with the reason; after the second the first
        legal action is taken."""
        turn = self._asked()
        seat = turn.question.seat
        turn.hear(str(action))
        own = self._info[seat]
        if turn.action is None:
            own["invalid_moves"] += 1
            return False, {"player": seat, "invalid": True, "reason": turn.problems[-1]}
        if turn.failed:
            own["invalid_move"] = True
            own["invalid_moves"] += 1
            own["failures"] += 1
        own["turn_count"] += 1
        self.state.apply(turn.action)
        self._go_on()
        made = {"player": seat, "invalid": turn.failed, "action": self.game.action_name(turn.action)}
        return bool(self.state.is_over), made

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards by player (the victory, zero-sum; nothing while the game goes on) and what happened."""
        state = self.state
        rewards = rewards_of(state, WIN) if state.is_over else [0.0] * int(state.players)
        for seat, points in enumerate(state.scores()):
            self._info[seat]["points"] = points
        return dict(enumerate(rewards)), self._info

    def _go_on(self) -> None:
        """To the next decision that is one."""
        state = self.state
        while not state.is_over and len(legal := state.legal()) == 1:
            state.apply(legal[0])
        self._turn = None if state.is_over else OpenDecision(question_of(state, self.game, self.language))

    def _asked(self) -> OpenDecision:
        _ = self.state
        if self._turn is None:
            raise NotReset("the game is over: call close, then reset")
        return self._turn
