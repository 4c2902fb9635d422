"""Positions as tasks with a reward that can be computed, in the shape of verifiers' task sets, without depending on it.

A task is a position out of a game between bots: a prompt, and for every legal action what the Master's search thinks
of it. An answer is worth 1 for the best action, 0.1 for the worst, in between by the chance of winning, and 0 if it
names no legal action. `TaskSet.load()` gives tasks with `data` and rewards (verifiers 1), `TaskSet.rows()` the same as
rows of a data set with `prompt`, `answer` and `info`, which `reward` scores (verifiers 0).
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Final

from baumeister.analysis.hints import hint
from baumeister.bots.door import Budget, make_bot, seen_by
from baumeister.engine.edge import seed_number
from baumeister.games import game as find_game
from baumeister.research.text.answers import read
from baumeister.research.text.conversation import Ask, Message, converse
from baumeister.research.text.pen import pen_of
from baumeister.research.text.prompt import Question, question_of
from baumeister.research.text.rules import first_message

#: The worst legal action is still better than none.
LEAST: Final = 0.1
#: Where all actions are about as good as another there is nothing to learn: the best must be so much better.
LEAST_SPREAD: Final = 0.02
#: Of the decisions of a game, one in so many becomes a task.
ONE_IN: Final = 8
DEFAULT_ITERATIONS: Final = 2000


@dataclass(frozen=True)
class TaskData:
    """A task as plain data: it can be written as JSON and read back."""

    idx: int
    name: str  # game, deal and decision
    prompt: str
    system_prompt: str
    game: str
    language: str
    answer: str  # name of the best action
    worth: Mapping[str, float]  # of every legal action, by name


class TextTask:
    """A position to be decided."""

    def __init__(self, data: TaskData, question: Question) -> None:
        self.data: Final = data
        self.question: Final = question

    @property
    def messages(self) -> list[Message]:
        """What the model is sent."""
        return [
            {"role": "system", "content": self.data.system_prompt},
            {"role": "user", "content": self.data.prompt},
        ]

    def reward(self, answer: str) -> float:
        """What an answer is worth, 0 to 1."""
        return self._worth(read(self.question, answer).action)

    def rollout(self, ask: Ask) -> Rollout:
        """The whole conversation: an answer that cannot be carried out is told why, once."""
        exchange = converse(self.question, ask, self.messages[:1])
        action = None if exchange.failed else exchange.action
        metrics = {"legal": float(not exchange.problems), "retries": float(exchange.retries)}
        return Rollout(self._worth(action), {**metrics, "failed": float(exchange.failed)})

    def _worth(self, action: int | None) -> float:
        return 0.0 if action is None else self.data.worth[self.question.game.action_name(action)]


@dataclass(frozen=True)
class Rollout:
    """What came of a task."""

    reward: float
    metrics: Mapping[str, float]


@dataclass(frozen=True)
class TaskSet:
    """`count` tasks of a game. The same fields give the same tasks, on every machine."""

    game: str
    players: int = 2
    count: int = 100
    seed: int = 0
    language: str = "en"
    rules: bool = True
    options: Mapping[str, object] = field(default_factory=dict)
    iterations: int = DEFAULT_ITERATIONS

    def __post_init__(self) -> None:
        title = find_game(self.game)
        title.check_players(self.players)
        object.__setattr__(self, "options", title.settle_options(self.options))
        seed_number(self.seed)
        pen_of(self.game, self.language)

    def load(self) -> list[TextTask]:
        """All tasks; making them takes some tens of milliseconds each."""
        return list(self._tasks)

    def rows(self) -> list[dict[str, Any]]:
        """The same as rows of a data set; `info` is JSON, so that all rows have the same columns."""
        return [
            {
                "prompt": task.messages,
                "answer": task.data.answer,
                "info": json.dumps({"task": task.data.idx, "worth": dict(task.data.worth)}),
            }
            for task in self._tasks
        ]

    def reward(self, completion: Sequence[Mapping[str, Any]] | str, info: str | Mapping[str, Any], **_: Any) -> float:
        """A reward function for such rows: what the last message of a completion is worth."""
        found = json.loads(info) if isinstance(info, str) else info
        answer = completion if isinstance(completion, str) else str(completion[-1]["content"]) if completion else ""
        return self._tasks[int(found["task"])].reward(answer)

    @cached_property
    def _tasks(self) -> tuple[TextTask, ...]:
        tasks: list[TextTask] = []
        deal = self.seed
        while len(tasks) < self.count:
            for name, question, worth in self._positions(deal):
                tasks.append(self._task(len(tasks), name, question, worth))
                if len(tasks) == self.count:
                    break
            deal += 1
        return tuple(tasks)

    def _task(self, idx: int, name: str, question: Question, worth: Mapping[str, float]) -> TextTask:
        data = TaskData(
            idx=idx,
            name=name,
            prompt=question.text,
            system_prompt=first_message(self.game, self.language, self.rules),
            game=self.game,
            language=self.language,
            answer=max(worth, key=lambda action: worth[action]),
            worth=worth,
        )
        return TextTask(data, question)

    def _positions(self, deal: int) -> Iterator[tuple[str, Question, Mapping[str, float]]]:
        """Decisions of one game between Journeymen and Apprentices in turn."""
        title = find_game(self.game)
        state = title.new(self.players, deal, self.options)
        bots = [make_bot(("journeyman", "apprentice")[seat % 2], deal + seat) for seat in range(self.players)]
        dice = random.Random(deal)
        decision = 0
        while not state.is_over:
            seen = seen_by(title, state)
            if len(seen.legal) > 1 and dice.randrange(ONE_IN) == 0:
                worth = self._judged(state)
                if worth:
                    name = f"{self.game}-{self.players}p-{deal}-{decision}"
                    yield name, question_of(state, title, self.language), worth
            state.step(bots[int(state.seat)].choose(seen, Budget(iterations=1)))
            decision += 1

    def _judged(self, state: Any) -> dict[str, float]:
        """What every legal action is worth; nothing where it does not matter."""
        title = find_game(self.game)
        found = hint(seen_by(title, state), Budget(iterations=self.iterations))
        chances = {title.action_name(one.action): one.chance for one in found.choices}
        least, most = min(chances.values()), max(chances.values())
        if most - least < LEAST_SPREAD:
            return {}
        return {
            name: round(LEAST + (1 - LEAST) * (chance - least) / (most - least), 4)
            for name, chance in sorted(chances.items())
        }


def as_json_lines(tasks: Sequence[TextTask]) -> str:
    """Tasks for other programs, one JSON object per line."""
    return "".join(json.dumps(asdict(task.data), ensure_ascii=False) + "\n" for task in tasks)
