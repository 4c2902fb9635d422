"""A round played out from a choice, and choices that come to the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from baumeister.engine.game import Game
from baumeister.engine.state import State

#: What the seat that is asked does.
Player: TypeAlias = Callable[[State], int]


def play_round_out(state: State, choose: Player) -> list[int]:
    """What everybody does until the round or the game is over. Changes the state."""
    begun, line = int(state.round), list[int]()
    while not state.is_over and int(state.round) == begun:
        legal = state.legal()
        line.append(legal[0] if len(legal) == 1 else choose(state))
        state.step(line[-1])
    return line


def line_after(game: Game, state: State, action: int, choose: Player) -> list[str]:
    """How the round goes on after a choice: the names of the actions that follow it. Leaves the state alone."""
    after = state.clone()
    begun = int(after.round)
    after.step(action)
    if int(after.round) != begun:
        return []
    return [game.action_name(one) for one in play_round_out(after, choose)]


def different_ways(state: State) -> list[list[int]]:
    """Legal actions by the position they lead to, as far as the seat can see: two ways to the same thing are one."""
    seat = int(state.seat)
    ways: dict[object, list[int]] = {}
    for action in state.legal():
        after = state.clone()
        after.step(action)
        ways.setdefault(after.view(seat), []).append(action)
    return list(ways.values())
