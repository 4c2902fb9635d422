"""What a caller can do wrong, through every interface: an error that says what was wrong, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
import pytest

import baumeister as bm
from baumeister.research import spiel, zoo
from baumeister.research.arrays import Arrays
from baumeister.research.errors import BadActions
from baumeister.research.gym import SeatEnv, SeatVectorEnv
from baumeister.research.spec import EnvSpec

spiel.register()
PLACES = 3


@dataclass
class Door:
    """An interface: how to act, what its games are, what is legal, and which error a bad action raises."""

    act: Callable[[Any], object]
    digests: Callable[[], list[str]]
    legal: Callable[[], Any]
    error: type[bm.BaumeisterError]
    many: bool


def batch() -> Door:
    games = Arrays(EnvSpec("caylus1303", 2), PLACES, seed=5, autoreset=False)
    return Door(games.step, lambda: digests(games), lambda: shown(games), BadActions, many=True)


def vector() -> Door:
    envs = SeatVectorEnv(PLACES, "caylus1303", 2, autoreset_mode="Disabled")
    envs.reset(seed=5)
    return Door(envs.step, lambda: digests(envs.games), lambda: shown(envs.games), BadActions, many=True)


def single() -> Door:
    env = SeatEnv("caylus1303", 2, illegal="raise")
    env.reset(seed=5)
    return Door(env.step, lambda: digests(env.games), lambda: shown(env.games)[0], BadActions, many=False)


def aec() -> Door:
    table = zoo.raw_env("caylus1303", 2)
    table.reset(seed=5)
    return Door(
        table.step,
        lambda: [table.table.digest()],
        lambda: (table.table.legal() or [-1])[-1],
        bm.IllegalAction,
        many=False,
    )


def openspiel() -> Door:
    state = pyspiel.load_game("baumeister_caylus1303(players=2)").new_initial_state()
    state.apply_action(5)
    return Door(
        state.apply_action,
        lambda: [state.table.digest()],
        lambda: (state.legal_actions() or [-1])[-1],
        bm.IllegalAction,
        many=False,
    )


def digests(games: Arrays) -> list[str]:
    return [games.state(place).digest() for place in range(games.count)]


def shown(games: Arrays) -> Any:
    """The last legal action of every place; -1 where the game is over."""
    last = games.legal[np.arange(games.count), np.maximum(games.legal_count - 1, 0)]
    return np.where(games.seat < 0, -1, last)


DOORS = pytest.mark.parametrize("make", [batch, vector, single, aec, openspiel])


def refused(door: Door, action: Any, error: type[Exception] | None = None) -> None:
    before = door.digests()
    with pytest.raises(error or door.error) as caught:
        door.act(action)
    assert str(caught.value)
    assert door.digests() == before


@DOORS
@pytest.mark.parametrize("bad", [5000, -3, 2**40])
def test_an_action_that_is_none_is_refused(make: Callable[[], Door], bad: int) -> None:
    door = make()
    actions = door.legal()
    if door.many:
        actions = actions.astype(np.int64)
        actions[-1] = bad
    refused(door, actions if door.many else bad)
    door.act(door.legal())


@DOORS
def test_an_action_that_is_not_legal_now_is_refused(make: Callable[[], Door]) -> None:
    door = make()
    actions = door.legal()
    bad = 0  # the first action of the catalogue: no beginning has it
    if door.many:
        actions = actions.astype(np.int64)
        actions[1] = bad
    refused(door, actions if door.many else bad)


@pytest.mark.parametrize("make", [batch, vector, single, aec])
@pytest.mark.parametrize(
    "spoil", [str, lambda action: action + 0.5, lambda action: None, lambda action: [[action] * 9]]
)
def test_a_wrong_type_or_shape_is_refused(make: Callable[[], Door], spoil: Callable[[Any], Any]) -> None:
    door = make()
    refused(door, spoil(door.legal()))


@DOORS
def test_after_the_end_an_action_is_refused(make: Callable[[], Door]) -> None:
    door = make()
    while np.any(np.asarray(door.legal()) >= 0):
        door.act(door.legal())
    # PettingZoo has its own word for it: whoever is done may only pass with None.
    error = ValueError if make is aec else None
    refused(door, np.zeros(PLACES, np.int64) if door.many else 0, error)


@pytest.mark.parametrize(
    "begin",
    [
        lambda: Arrays(EnvSpec("caylus", 2, {"dragons": True}), 1),
        lambda: zoo.env("caylus", 2, {"dragons": True}),
        lambda: SeatEnv("caylus", 2, options={"dragons": True}),
        lambda: SeatVectorEnv(2, "caylus", 2, options={"dragons": True}),
    ],
)
def test_an_unknown_option_is_named(begin: Callable[[], object]) -> None:
    with pytest.raises(bm.BadOption, match="dragons"):
        begin()


@pytest.mark.parametrize("count", [0, -1])
def test_a_batch_without_places_is_refused(count: int) -> None:
    with pytest.raises(BadActions, match="at least one"):
        Arrays(EnvSpec("caylus1303", 2), count)
