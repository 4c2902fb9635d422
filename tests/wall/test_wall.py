"""The wall around every title: permute what a seat cannot know, and nothing it is given changes by a byte."""

from __future__ import annotations

import random

import baumeister as bm
from tests.battery.tables import Table, all_tables, over_all_tables, over_games, some_states
from tests.wall.harness import (
    check_frequencies,
    check_imagined,
    check_nothing_forgotten,
    check_shown,
    hidden_of,
    shown,
)


@over_all_tables
def test_nothing_hidden_is_shown(table: Table) -> None:
    """At once, and after the same actions of this seat and of others."""
    hidden = hidden_of(table.game_id)
    dice = random.Random(91)
    compared = 0
    for state in some_states(table, seed=91, every=13):
        for seat in (*range(table.players), None):
            compared += check_shown(state, hidden, seat, dice.getrandbits(32), dice.choice)
    assert compared > 100


@over_all_tables
def test_imagined_states_depend_on_knowledge_alone(table: Table) -> None:
    hidden = hidden_of(table.game_id)
    dice = random.Random(92)
    for state in some_states(table, seed=92, every=13):
        for seat in range(table.players):
            check_imagined(state, hidden, seat, dice.getrandbits(32))


@over_all_tables
def test_imagined_states_can_be_played_to_the_end(table: Table) -> None:
    dice = random.Random(93)
    for state in some_states(table, seed=93, every=41):
        for seat in range(table.players):
            imagined = state.determinize(seat, dice.getrandbits(64))
            while not imagined.is_over:
                imagined.step(dice.choice(imagined.legal()))
            assert imagined.winners()


@over_games
def test_every_hidden_piece_may_be_anywhere(game: bm.Game) -> None:
    """Vacuous for a title without hidden pieces; that it has none is checked beside."""
    hidden = hidden_of(game.id)
    for table in all_tables(game.id)[: game.players_max - game.players_min + 1]:
        for state in some_states(table, seed=94, every=191):
            for seat in range(table.players):
                check_nothing_forgotten(state, hidden, seat)
                check_frequencies(state, hidden, seat, range(400))


@over_games
def test_the_chance_of_the_game_is_never_imagined_right(game: bm.Game) -> None:
    state = game.new(game.players_max, seed=95)
    keys = [state.determinize(0, seed) for seed in range(300)]
    assert len({(key.key_high, key.key_low) for key in keys}) == 300
    assert (state.key_high, state.key_low) not in {(key.key_high, key.key_low) for key in keys}


@over_games
def test_the_permuter_exchanges_something_in_every_position(game: bm.Game) -> None:
    """Otherwise the wall would compare a state with itself."""
    hidden = hidden_of(game.id)
    for table in all_tables(game.id):
        for state in some_states(table, seed=96, every=61):
            for seat in (*range(table.players), None):
                assert hidden.permute(state, seat, 1).digest() != state.digest()
                assert hidden.permute(state, seat, 1).digest() == hidden.permute(state, seat, 1).digest()


@over_all_tables
def test_seed_and_key_are_in_no_view(table: Table) -> None:
    state = table.new(seed=0xC0FFEE_1234_5678)
    for seat in (*range(table.players), None):
        text = b"".join(shown(state, seat).values()).decode()
        for secret in (0xC0FFEE_1234_5678, state.key_high, state.key_low):
            assert str(secret) not in text
