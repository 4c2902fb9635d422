"""The checked edge of a state: bad input becomes a typed error, numbers become names. Interpreted, never hot."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from baumeister.engine.catalogue import Event
from baumeister.engine.chance import Rng
from baumeister.engine.errors import BadSeat, BadSeed, BadState, Refusal, refuse
from baumeister.engine.vecs import vec

if TYPE_CHECKING:
    from baumeister.engine.state import State

#: First number of every list, so that a later layout can be told from this one.
LIST_FORMAT = 1
SEED_LIMIT = 1 << 64
#: Compiled fields are integers of 64 bits; interpreted ones must not take what those cannot.
NUMBER_LIMIT = 1 << 63
#: Spectators see what is told to everybody, and whispers to "all but these seats".
SPECTATOR_BIT = 1 << 30


def action_number(action: object) -> int:
    """The action as a number of a sensible size, or -1."""
    if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < 1 << 31:
        return action
    return -1


def action_label(state: State, action: object) -> str:
    """How an error message calls an action: by name where it has one."""
    names = state.catalogue().actions
    number = action_number(action)
    return names[number] if 0 <= number < len(names) else repr(action)[:80]


def why_not(state: State, action: object) -> Refusal | None:
    number = action_number(action)
    if not 0 <= number < len(state.catalogue().actions):
        return refuse("unknown-action", action=repr(action)[:80])
    if state.is_over:
        return refuse("game-over")
    return state.title().refusal(state, number)


def explain(state: State, action: object) -> Refusal:
    """The reason for an action that is known to be illegal."""
    refusal = why_not(state, action)
    assert refusal is not None, f"why_not has no reason for {action_label(state, action)}"
    return refusal


def seat_number(state: State, seat: object) -> int:
    if seat is None:
        return -1
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < state.players:
        return seat
    raise BadSeat(f"seat {seat!r}: this game has the seats 0 to {state.players - 1}", seat=repr(seat)[:80])


def leaders(state: State, results: Sequence[Any]) -> list[int]:
    """The seats with the best result, all of them when they are equal; nobody before the end."""
    if not state.is_over:
        return []
    return [seat for seat, result in enumerate(results) if result == max(results)]


def seed_number(seed: object) -> int:
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEED_LIMIT:
        return seed
    raise BadSeed(f"a seed is a whole number from 0 to 2**64 - 1, not {repr(seed)[:80]}", seed=repr(seed)[:80])


def events_for(state: State, seat: int) -> list[Event]:
    bit = SPECTATOR_BIT if seat < 0 else 1 << seat
    catalogue = state.catalogue()
    return [catalogue.event(kind, numbers) for kind, seats, *numbers in state.log or () if seats & bit]


def determinize(state: State, seat: object, seed: object) -> State:
    imagined = state.clone()
    number = seed_number(seed)
    imagined.redeal(seat_number(state, seat), Rng((number ^ (number >> 32)) & 0xFFFFFFFF))
    return imagined


def to_list(state: State) -> list[int]:
    values = [LIST_FORMAT, int(state.figures_digest()[:8], 16)]
    for name in state.field_names():
        value = getattr(state, name)
        if isinstance(value, int):
            values.append(value)
        else:
            values.extend(value)
    return values


def from_list(state: State, values: object) -> State:
    """A new state of the same game. Checks form and figures, not whether play could have led there."""
    game = state.catalogue().game
    if not isinstance(values, list | tuple) or not all(type(value) is int for value in values):
        raise BadState(f"a state of {game} is a list of whole numbers", game=game)
    fresh = state.blank()
    if any(not -NUMBER_LIMIT <= value < NUMBER_LIMIT for value in values):
        raise BadState(f"a state of {game} has only numbers of 64 bits", game=game)
    if len(values) < 2 or values[0] != LIST_FORMAT:
        raise BadState(f"not a state of {game} in list format {LIST_FORMAT}", game=game)
    if values[1] != int(state.figures_digest()[:8], 16):
        raise BadState(f"this state of {game} was made with other figures", game=game)
    at = 2
    try:
        for name in state.field_names():
            value = getattr(fresh, name)
            if isinstance(value, int):
                setattr(fresh, name, values[at])
                at += 1
            else:
                setattr(fresh, name, _vector(values[at : at + len(value)], len(value)))
                at += len(value)
    except (IndexError, ValueError) as error:
        raise BadState(f"the list for {game} is too short: {error}") from error
    if at != len(values):
        raise BadState(f"the list for {game} has {len(values)} numbers instead of {at}", game=game)
    return fresh


def _vector(values: list[int] | tuple[int, ...], length: int) -> Any:
    if len(values) != length:
        raise ValueError(f"{length} numbers expected, {len(values)} there")
    return vec[i64](values)


def digest(state: State) -> str:
    text = f"{state.catalogue().game} {state.to_list()}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
