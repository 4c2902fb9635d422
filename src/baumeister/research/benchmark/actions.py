"""The actions of a game in few letters: each as its place among the legal ones, all together one number.

At a decision with c legal actions, of which the one with index i (ascending by number) is taken, the number so far is
multiplied by c and i added, from the last decision to the first. So forced actions cost nothing, and a game of 150
decisions is some 60 bytes, which are written as base64. Reading goes forwards: the remainder of dividing by c is the
index, the quotient is what is left for the rest of the game.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable

from baumeister.engine.state import State


class NoActions(ValueError):
    """It is not the actions of a game from this state."""


def pack(state: State, actions: Iterable[int]) -> str:
    """The actions from this state on; they are carried out on it."""
    taken: list[tuple[int, int]] = []
    for action in actions:
        legal = list(state.legal())
        taken.append((len(legal), legal.index(action)))
        state.step(action)
    number = 0
    for count, index in reversed(taken):
        number = number * count + index
    return base64.b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).decode()


def unpack(state: State, text: str) -> list[tuple[int, int]]:
    """Seats and actions from this state to the end of the game; they are carried out on it."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise NoActions("the actions are not base64") from error
    number, taken = int.from_bytes(data, "big"), []
    while not state.is_over:
        legal = state.legal()
        number, index = divmod(number, len(legal))
        taken.append((int(state.seat), int(legal[index])))
        state.step(legal[index])
    if number or base64.b64encode(data).decode() != text or data[:1] == b"\0":
        raise NoActions("the actions go on after the end of the game")
    return taken
