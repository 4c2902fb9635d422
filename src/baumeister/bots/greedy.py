# compiled: mypyc
"""Greedy: tries every legal action and takes the one after which its judge likes the position best."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.bots.door import Budget, Seen
from baumeister.bots.judges import judge_of
from baumeister.engine.judge import Judge
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec


def best_action(state: State, judge: Judge, buffer: vec[i64]) -> i64:
    """The action with the highest value one step ahead; among equals the lowest number."""
    seat = state.seat
    count = state.fill_legal(buffer)
    best = buffer[0]
    if count == 1:
        return best
    highest: float = 0.0
    for i in range(count):
        after = state.clone()
        after.step(buffer[i])
        value = judge.value(after, seat)
        if i == 0 or value > highest:
            highest = value
            best = buffer[i]
    return best


class GreedyBot:
    """One step ahead and no further; needs no budget and throws no dice."""

    def __init__(self, seed: int = 0) -> None:
        self.name: str = "greedy"
        self.judges: dict[str, Judge] = {}

    def judge_for(self, game: str) -> Judge:
        if game not in self.judges:
            self.judges[game] = judge_of(game)
        return self.judges[game]

    def choose(self, seen: Seen, budget: Budget) -> int:
        return best_action(seen.imagine(0), self.judge_for(seen.game.id), make_buffer())
