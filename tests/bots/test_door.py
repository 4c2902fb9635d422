"""The door: what a bot gets, and that nothing else comes through."""

from __future__ import annotations

from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import baumeister as bm
from baumeister.bots.door import BadBudget, Budget, Seen, UnknownBot, bot_names, make_bot, seen_by
from tests.bots.positions import along_a_game, table

GAMES = bm.games()


@pytest.mark.parametrize(
    "wishes",
    [
        {},
        {"iterations": 10, "seconds": 0},
        {"iterations": 0, "seconds": 1.0},
        {"iterations": 0},
        {"iterations": -5},
        {"iterations": 2.0},
        {"iterations": True},
        {"iterations": 1 << 31},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": "2"},
        {"seconds": True},
    ],
)
def test_a_budget_is_one_sensible_number(wishes: dict[str, Any]) -> None:
    with pytest.raises(BadBudget) as error:
        Budget(**wishes)
    assert error.value.code == "bad-budget"


def test_budgets_that_are_good() -> None:
    assert Budget(iterations=1).seconds is None
    assert Budget(seconds=0.5).iterations is None
    assert Budget(seconds=2).seconds == 2
    both = Budget(iterations=10, seconds=1.0)
    assert (both.iterations, both.seconds) == (10, 1.0)


@pytest.mark.parametrize("game_id", GAMES)
def test_seen_is_what_the_seat_may_know(game_id: str) -> None:
    game = bm.game(game_id)
    for players in game.sizes:
        for state in along_a_game(game_id, players, seed=players, every=15):
            seen = seen_by(game, state)
            assert seen.game is game
            assert seen.seat == state.seat
            assert seen.view == state.view(state.seat)
            assert list(seen.legal) == state.legal()
            assert dict(seen.options) == game.settle_options(None)


@pytest.mark.parametrize("game_id", GAMES)
def test_options_of_the_table_are_seen(game_id: str) -> None:
    game = bm.game(game_id)
    for option in game.options:
        for value in option.choices:
            state = game.new(game.players_min, 1, {option.name: value})
            assert seen_by(game, state).options[option.name] == value


@pytest.mark.parametrize("game_id", GAMES)
def test_imagined_states_fit_the_view_and_are_independent(game_id: str) -> None:
    state = table(game_id, decisions=20)
    seen = seen_by(bm.game(game_id), state)
    one, same, other = seen.imagine(1), seen.imagine(1), seen.imagine(2)
    assert one.digest() == same.digest() != other.digest()
    assert one.view(seen.seat) == other.view(seen.seat) == seen.view
    before = seen.imagine(1).digest()
    one.step(one.legal()[0])
    assert seen.imagine(1).digest() == before
    assert seen.view == state.view(state.seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_imagining_from_seen_is_as_good_as_from_the_true_state(game_id: str) -> None:
    for state in along_a_game(game_id, 3, seed=5, every=10):
        seen = seen_by(bm.game(game_id), state)
        assert seen.imagine(77).digest() == state.determinize(seen.seat, 77).digest()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_true_state_cannot_be_reached(game_id: str) -> None:
    state = table(game_id, decisions=10)
    state.key_high, state.key_low = 0x1234ABCD, 0x4321DCBA  # found again wherever a copy of the truth may be
    seen = seen_by(bm.game(game_id), state)
    assert seen.view is not None  # computed now, so that it is walked too
    found = [thing for thing in reachable(seen) if isinstance(thing, bm.State)]
    assert found, "the imagined state is reached, so the walk works"
    assert all(thing is not state for thing in found)
    assert all((thing.key_high, thing.key_low) != (0x1234ABCD, 0x4321DCBA) for thing in found)


def reachable(start: object) -> list[object]:
    """Everything attributes, containers, bound methods and closures lead to."""
    found: dict[int, object] = {}
    rest = [start]
    while rest:
        thing = rest.pop()
        if id(thing) in found or isinstance(thing, ModuleType | type | BuiltinFunctionType | str | int | float):
            continue
        found[id(thing)] = thing
        if isinstance(thing, dict):
            rest += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            rest += thing
        elif isinstance(thing, FunctionType):
            rest += [cell.cell_contents for cell in thing.__closure__ or ()]
        elif isinstance(thing, MethodType):
            rest += [thing.__self__, thing.__func__]
        else:
            rest += [getattr(thing, name) for name in dir(thing) if not name.startswith("__") and hasattr(thing, name)]
    return list(found.values())


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = table(GAMES[0])
    while not state.is_over:
        state.step(state.legal()[0])
    with pytest.raises(bm.BadSeat):
        seen_by(bm.game(GAMES[0]), state)


def test_bots_by_name() -> None:
    assert {"random", "apprentice", "journeyman", "master", "greedy", "ismcts"} <= set(bot_names())
    assert [make_bot(name).name for name in bot_names()] == bot_names()


@pytest.mark.parametrize("name", ["greed", "", "Random", None, 7, "x" * 500])
def test_an_unknown_bot_is_a_typed_error(name: Any) -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot(name)
    assert error.value.code == "unknown-bot"
    assert "random" in str(error.value)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.5, "1", None])
def test_a_bad_seed_of_a_bot_is_a_typed_error(seed: Any) -> None:
    with pytest.raises(bm.BadSeed):
        make_bot("random", seed)


def test_the_dice_of_a_bot_depend_on_its_seed_and_on_what_it_sees() -> None:
    game = bm.game(GAMES[0])
    here, there = seen_by(game, table(GAMES[0], decisions=3)), seen_by(game, table(GAMES[0], decisions=4))

    def throw(seen: Seen, seed: int) -> list[int]:
        dice = seen.chance(seed)
        return [int(dice.below(1000)) for _ in range(5)]

    assert throw(here, 1) == throw(here, 1)
    assert throw(here, 1) != throw(here, 2)
    assert throw(here, 1) != throw(there, 1)
