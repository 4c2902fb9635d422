"""All interfaces play the same games: equal seeds and actions, equal digests."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import baumeister as bm
from baumeister.research import spiel, zoo
from baumeister.research.arrays import Arrays
from baumeister.research.batch import game_seed
from baumeister.research.errors import MissingExtra, needed
from baumeister.research.gym import SeatEnv
from baumeister.research.spec import EnvSpec, all_combinations, env_id, spec_of

spiel.register()


def engine(game_id: str, players: int, seed: int) -> tuple[list[int], list[str]]:
    """A game by random actions, and the digests along it."""
    state, dice = bm.game(game_id).new(players, game_seed(0, seed, 0, 0)), random.Random(seed)
    actions, digests = [], [state.digest()]
    while not state.is_over:
        actions.append(dice.choice(state.legal()))
        state.apply(actions[-1])
        digests.append(state.digest())
    return actions, digests


def along_batch(game_id: str, players: int, seed: int, actions: list[int]) -> list[str]:
    games = Arrays(EnvSpec(game_id, players), 1, seed, autoreset=False)
    digests = [games.state(0).digest()]
    for action in actions:
        games.step(np.array([action]))
        digests.append(games.state(0).digest())
    return digests


def along_aec(game_id: str, players: int, seed: int, actions: list[int]) -> list[str]:
    table: Any = zoo.env(game_id, players)
    table.reset(seed=seed)
    digests = [table.unwrapped.table.digest()]
    for action in actions:
        table.step(action)
        digests.append(table.unwrapped.table.digest())
    return digests


def along_spiel(game_id: str, players: int, seed: int, actions: list[int]) -> list[str]:
    state = pyspiel.load_game(f"baumeister_{game_id}(players={players})").new_initial_state()
    digests = []
    for action in (seed, *actions):
        state.apply_action(action)
        digests.append(state.table.digest())
    return digests


@pytest.mark.parametrize(("game_id", "players"), all_combinations())
def test_equal_seeds_and_actions_give_equal_digests_everywhere(game_id: str, players: int) -> None:
    actions, digests = engine(game_id, players, seed=players)
    for along in (along_batch, along_aec, along_spiel):
        assert along(game_id, players, players, actions) == digests, along.__name__


def test_gymnasium_plays_the_same_game_with_the_others_inside() -> None:
    """Its opponents act by themselves: what they did is found by trying everything that is legal."""
    env = SeatEnv("caylus1303", 2)
    _, info = env.reset(seed=6)
    state = bm.game("caylus1303").new(2, game_seed(0, 6, 0, 0))
    ended, steps = False, 0
    while not ended:
        state = next(after for after in others_moved(state, env.seat) if after.digest() == env.games.state(0).digest())
        action = int(np.flatnonzero(info["action_mask"])[-1])
        state.apply(action)
        _, _, ended, _, info = env.step(action)
        steps += 1
        if steps == 12:
            break


def others_moved(state: bm.State, seat: int) -> list[bm.State]:
    """Everything the others can make of a state until the seat is asked again, or the game is over."""
    found, open_states = [], [state]
    while open_states:
        one = open_states.pop()
        if one.is_over or one.seat == seat:
            found.append(one)
            continue
        for action in one.legal():
            after = one.clone()
            after.step(action)
            open_states.append(after)
    return found


def test_ids_and_identities_are_for_ever() -> None:
    """The digest of an identity changes with whatever makes results incomparable."""
    spec = spec_of("Baumeister/Caylus1303-4p-v1")
    assert spec == EnvSpec("caylus1303", 4)
    assert env_id("magna_carta", 3) == "Baumeister/MagnaCarta-3p-v1"
    others = [
        EnvSpec("caylus1303", 3),
        EnvSpec("caylus1303", 4, {"open_points": True}),
        EnvSpec("caylus1303", 4, reward="rank"),
        EnvSpec("caylus1303", 4, skip_forced=True),
        EnvSpec("caylus", 4),
    ]
    digests = {other.digest() for other in (spec, *others)}
    assert len(digests) == 1 + len([other for other in others if other != spec])
    with pytest.raises(bm.BaumeisterError, match="no environment"):
        spec_of("Baumeister/Chess-2p-v1")


def test_a_missing_package_is_named_with_the_extra_that_brings_it() -> None:
    with pytest.raises(MissingExtra, match=r"baumeister\[research\]"):
        needed("no_such_package_anywhere")


@pytest.mark.parametrize(
    ("module", "package"),
    [("arrays", "numpy"), ("gym", "gymnasium"), ("zoo", "pettingzoo"), ("spiel", "pyspiel")],
)
def test_each_module_says_which_package_it_lacks(module: str, package: str) -> None:
    code = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "from baumeister.research.errors import MissingExtra\n"
        f"try:\n    import baumeister.research.{module}\n"
        "except MissingExtra as error:\n    print(error.params['package'].partition('.')[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == package


def test_neither_the_package_nor_a_batch_needs_a_framework() -> None:
    code = (
        "import sys\n"
        "import baumeister, baumeister.research, baumeister.research.batch, baumeister.research.spec\n"
        "print(sorted({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
