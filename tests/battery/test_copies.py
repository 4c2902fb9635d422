"""Copies, pickles and lists of numbers: the same game goes on from each of them."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import baumeister as bm
from tests.battery.tables import Player, Table, over_few_tables, over_games, some_states, walk


def through_pickle(protocol: int) -> Callable[[bm.State], bm.State]:
    return lambda state: pickle.loads(pickle.dumps(state, protocol))


WAYS: dict[str, Callable[[bm.State], bm.State]] = {
    "clone": lambda state: state.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "list": lambda state: state.from_list(state.to_list()),
    "json": lambda state: state.from_list(json.loads(json.dumps(state.to_list()))),
    **{f"pickle {protocol}": through_pickle(protocol) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)},
}


def play_on(state: bm.State, decisions: int) -> list[str]:
    player = Player(31)
    digests = []
    for _ in range(decisions):
        if state.is_over:
            break
        state.apply(player.choose(state.legal()))
        digests.append(state.digest())
    return digests


@over_few_tables
@pytest.mark.parametrize("way", WAYS)
def test_the_same_game_goes_on(table: Table, way: str) -> None:
    for state in some_states(table, seed=31, every=83):
        other = WAYS[way](state)
        assert type(other) is type(state)
        assert other is not state
        assert other.digest() == state.digest()
        assert other.view(None) == state.view(None)
        before = state.digest()
        assert play_on(other, 12) == play_on(state.clone(), 12)
        assert state.digest() == before


@over_few_tables
def test_lists_are_plain_numbers_and_the_title_restores_them(table: Table) -> None:
    for state in some_states(table, seed=32, every=83):
        numbers = state.to_list()
        assert all(type(number) is int for number in numbers)
        assert table.game.from_list(numbers).digest() == state.digest()


def bad_lists(good: list[int]) -> dict[str, Any]:
    return {
        "nothing": None,
        "a text": "1, 2, 3",
        "a number": 7,
        "a mapping": dict(enumerate(good)),
        "empty": [],
        "only the format": good[:1],
        "only the head": good[:2],
        "one number short": good[:-1],
        "one number more": [*good, 0],
        "another format": [good[0] + 1, *good[1:]],
        "other figures": [good[0], good[1] ^ 1, *good[2:]],
        "a float": [*good[:-1], float(good[-1])],
        "a truth value": [*good[:-1], True],
        "a text inside": [*good[:-1], str(good[-1])],
        "a hole": [*good[:-1], None],
    }


@over_games
@pytest.mark.parametrize("fault", bad_lists([1, 2, 3]))
def test_bad_lists_are_refused(game: bm.Game, fault: str) -> None:
    state = game.new(game.players_min, seed=33)
    before = state.digest()
    bad = bad_lists(state.to_list())[fault]
    with pytest.raises(bm.BadState) as caught:
        state.from_list(bad)
    assert caught.value.code == "bad-state"
    with pytest.raises(bm.BadState):
        game.from_list(bad)
    assert state.digest() == before


@over_games
@pytest.mark.parametrize("number", [1 << 63, -(1 << 63) - 1, 10**30])
def test_numbers_that_no_field_can_hold_are_refused_in_every_place(game: bm.Game, number: int) -> None:
    good = game.new(game.players_min, seed=34).to_list()
    for place in range(len(good)):
        with pytest.raises(bm.BadState):
            game.from_list([*good[:place], number, *good[place + 1 :]])


def changed(state: bm.State, **fields: int) -> list[int]:
    """The list of a state in which some fields hold something else."""
    copy = state.clone()
    for name, number in fields.items():
        setattr(copy, name, number)
    return copy.to_list()


@over_games
def test_fields_that_the_rules_count_by_are_within_their_range(game: bm.Game) -> None:
    """Outside of it some calls raised anything, and some never came back."""
    state = game.new(game.players_min, seed=37)
    catalogue = game.catalogue
    ranges = {
        "players": (game.players_min, game.players_max),
        "seat": (-1, game.players_min - 1),
        "pending": (0, len(catalogue.decisions) - 1),
        "phase": (0, len(catalogue.phases) - 1),
        "rules": (1, game.rules_code),
        **{option.name: (0, len(option.choices) - 1) for option in game.options},
    }
    for name, (least, most) in ranges.items():
        for number in (least, most):
            assert getattr(game.from_list(changed(state, **{name: number})), name) == number
        for number in (least - 1, most + 1, 99, -99, (1 << 63) - 1):
            with pytest.raises(bm.BadState, match=name) as caught:
                game.from_list(changed(state, **{name: number}))
            assert caught.value.params == {"game": game.id}
    for name in ("turn", "revealed", "draws", "round"):
        with pytest.raises(bm.BadState, match=name):
            game.from_list(changed(state, **{name: -1}))


@over_games
def test_an_empty_list_of_fields_is_no_state(game: bm.Game) -> None:
    """Fields that came later keep their defaults; a state without players never was one."""
    format_, high, low, _ = game.new(game.players_min, seed=38).to_list()[:4]
    with pytest.raises(bm.BadState):
        game.from_list([format_, high, low, 0])


@over_games
def test_state_of_one_title_is_none_of_another(game: bm.Game) -> None:
    foreign = game.new(game.players_min, seed=35).to_list()
    for other in bm.games():
        if other != game.id:
            with pytest.raises(bm.BadState):
                bm.game(other).from_list(foreign)


@over_games
def test_digest_tells_states_apart(game: bm.Game) -> None:
    table = Table(game.id, game.players_max, tuple((option.name, option.default) for option in game.options))
    digests = [state.digest() for state in walk(table, seed=36)]
    assert len(digests) == len(set(digests)), "a game came twice to the same state"
