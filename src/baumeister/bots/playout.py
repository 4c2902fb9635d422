# compiled: mypyc
"""Random play to the end over any game: the inner loop of search and of the speed measurements."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.vecs import vec


def play_out(state: State, rng: Rng, buffer: vec[i64]) -> i64:
    """Play random legal actions to the end, in place; returns how many decisions that took."""
    decisions: i64 = 0
    while state.seat >= 0:
        count = state.fill_legal(buffer)
        state.step(buffer[rng.below(count)])
        decisions += 1
    return decisions


def play_to_end(state: State, rng: Rng) -> i64:
    """The same for interpreted callers: it passes no buffer, which would never be freed."""
    return play_out(state, rng, make_buffer())


def imagine(state: State, rng: Rng) -> State:
    """Another state that the seat to decide cannot tell from this one: nobody peeks."""
    imagined = state.clone()
    imagined.redeal(state.seat, rng)
    return imagined


def play_games(starts: list[State], games: i64, seed: i64) -> i64:
    """Play games from clones of the given starts, one after the other; returns the number of decisions."""
    buffer = make_buffer()
    rng = Rng(seed)
    decisions: i64 = 0
    for number in range(games):
        decisions += play_out(starts[number % len(starts)].clone(), rng, buffer)
    return decisions


def count_choices(starts: list[State], games: i64, seed: i64) -> i64:
    """Like `play_games` with the same seed, but counts only decisions with at least two legal actions."""
    buffer = make_buffer()
    rng = Rng(seed)
    choices: i64 = 0
    for number in range(games):
        state = starts[number % len(starts)].clone()
        while state.seat >= 0:
            count = state.fill_legal(buffer)
            state.step(buffer[rng.below(count)])
            if count > 1:
                choices += 1
    return choices


def make_clones(state: State, count: i64) -> i64:
    """Clone a state many times; returns a sum, so that no clone can be optimised away."""
    total: i64 = 0
    for _clone in range(count):
        total += state.clone().turn
    return total
