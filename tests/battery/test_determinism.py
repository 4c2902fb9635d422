"""Same seed and actions, same digests: in any process, with any hash seed, compiled or interpreted."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister import _form
from tests.battery.digests import lines, lines_elsewhere
from tests.battery.tables import Table, actions_of, over_all_tables, over_games, walk

#: Few: soak plays 500 of each.
GAMES = 4
#: With BAUMEISTER_PURE set the compiled files may be stale or missing; the ordinary run compares both forms.
FORMS = ["interpreted"] if _form.pure_wanted() or not bm.compiled() else ["compiled", "interpreted"]


@over_games
@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
@pytest.mark.parametrize("form", FORMS)
def test_other_processes_play_the_same_games(game: bm.Game, form: str, hash_seed: str) -> None:
    here = [form, *lines(game.id, 0, GAMES)]
    assert lines_elsewhere(game.id, 0, GAMES, hash_seed, pure=form == "interpreted") == here


@over_all_tables
def test_actions_alone_repeat_a_game(table: Table) -> None:
    digests = [state.digest() for state in walk(table, seed=41)]
    state = table.new(seed=41)
    replayed = [state.digest()]
    for action in actions_of(table, seed=41):
        state.apply(action)
        replayed.append(state.digest())
    assert replayed == digests


@over_games
def test_seeds_matter_and_the_clock_does_not(game: bm.Game) -> None:
    digests = {game.new(game.players_max, seed=seed).digest() for seed in range(50)}
    assert len(digests) == 50
    assert game.new(game.players_max, seed=3).digest() == game.new(game.players_max, seed=3).digest()


@over_games
def test_largest_seeds_are_told_apart(game: bm.Game) -> None:
    seeds = [0, 1, 2**32, 2**63, 2**64 - 1, (1 << 63) + 1]
    states = [game.new(game.players_min, seed=seed) for seed in seeds]
    assert len({state.digest() for state in states}) == len(seeds)
    for seed, state in zip(seeds, states, strict=True):
        assert (state.key_high << 32 | state.key_low) == seed


@over_games
def test_without_a_seed_nobody_can_guess_the_game(game: bm.Game) -> None:
    keys = {(state.key_high, state.key_low) for state in (game.new(game.players_min) for _ in range(20))}
    assert len(keys) == 20
