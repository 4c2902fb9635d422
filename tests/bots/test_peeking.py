"""A bot's choice is the same for all true states that share its view."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.bots.door import Budget, Seen, bot_names, make_bot, seen_by
from tests.bots.positions import along_a_game, many_players
from tests.wall.harness import hidden_of

BUDGET = Budget(iterations=12)
OTHER_WORLDS = 3


@pytest.mark.parametrize("game_id", bm.games())
@pytest.mark.parametrize("name", [*bot_names(), "journeyman-builder", "setter-trader"])
def test_no_bot_peeks(game_id: str, name: str) -> None:
    game = bm.game(game_id)
    hidden = hidden_of(game_id)
    for players in game.sizes:
        for state in along_a_game(game_id, players, seed=players, every=40):
            bot = make_bot(name, seed=3)
            choice = bot.choose(seen_by(game, state), BUDGET)
            for seed in range(OTHER_WORLDS):
                world = hidden.permute(state, state.seat, seed, remembered=True)
                assert world.digest() != state.digest(), "the worlds differ"
                assert bot.choose(seen_by(game, world), BUDGET) == choice


#: Every option away from its default: (game, name, value).
OTHERWISE = [
    (game_id, option.name, value)
    for game_id in bm.games()
    for option in bm.game(game_id).options
    for value in option.choices
    if value != option.default
]


@pytest.mark.parametrize(("game_id", "option", "value"), OTHERWISE)
def test_no_bot_peeks_whatever_the_table_agreed_on(game_id: str, option: str, value: object) -> None:
    game, hidden = bm.game(game_id), hidden_of(game_id)
    others = 0
    for state in along_a_game(game_id, 3, seed=4, every=60, options={option: value}):
        worlds = [hidden.permute(state, state.seat, seed, remembered=True) for seed in range(2)]
        others += sum(world.digest() != state.digest() for world in worlds)
        for name in bot_names():
            bot = make_bot(name, seed=3)
            choice = bot.choose(seen_by(game, state), BUDGET)
            assert [bot.choose(seen_by(game, world), BUDGET) for world in worlds] == [choice] * 2, name
    assert others > 0, "the worlds differ"


class Peeker:
    """Chooses by everything it can get hold of; with the truth in its hands it would play differently."""

    name = "peeker"

    def choose(self, seen: Seen, budget: Budget) -> int:
        secrets = sum(seen.imagine(0).to_list())
        return seen.legal[secrets % len(seen.legal)]


@pytest.mark.parametrize("game_id", bm.games())
def test_a_bot_that_wants_to_peek_cannot(game_id: str) -> None:
    game = bm.game(game_id)
    hidden = hidden_of(game_id)
    by_door, by_truth = 0, 0
    for state in along_a_game(game_id, many_players(game_id), seed=9, every=15):
        choice = Peeker().choose(seen_by(game, state), BUDGET)
        for seed in range(OTHER_WORLDS):
            world = hidden.permute(state, state.seat, seed, remembered=True)
            by_door += Peeker().choose(seen_by(game, world), BUDGET) != choice
            by_truth += sum(world.to_list()) % len(world.legal()) != sum(state.to_list()) % len(state.legal())
    assert by_door == 0
    assert by_truth > 0, "the secrets would have changed its choice, so the test above can fail"
