"""A game between bots: played to its end, repeatable, and every answer checked."""

from __future__ import annotations

from typing import Any

import pytest

import baumeister as bm
from baumeister.bots.door import Budget, IllegalChoice, Seen, bot_names, make_bot
from baumeister.bots.match import play_game
from baumeister.bots.strangers import NotABot

BUDGET = Budget(iterations=3)
GAME = bm.game("caylus1303")


class Liar:
    """Answers with whatever it was given."""

    name = "liar"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seen: Seen, budget: Budget) -> int:
        answer: int = self.answer
        return answer


@pytest.mark.parametrize("game_id", bm.games())
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_plays_every_game_with_every_number_of_players(game_id: str, name: str) -> None:
    game = bm.game(game_id)
    for players in game.sizes:
        bots = [make_bot(name, seat) for seat in range(players)]
        result = play_game(game, players, bots, seed=players, budget=BUDGET)
        state = game.new(players, seed=players)
        for action in result.actions:
            state.apply(action)
        assert state.is_over
        assert result.digest == state.digest()
        assert list(result.scores) == state.scores()
        assert list(result.winners) == state.winners()
        assert result.bots == (name,) * players


@pytest.mark.parametrize("name", bot_names())
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    first, again, other = (
        play_game(GAME, 2, [make_bot(name, seed), make_bot("random", 9)], seed=4, budget=BUDGET) for seed in (1, 1, 2)
    )
    assert first == again
    if name in ("random", "ismcts"):  # the others need no dice in this game, or hardly any
        assert first.actions != other.actions


@pytest.mark.parametrize("answer", [999, -1, "pass", None, 1.0, True, 100])
def test_an_illegal_choice_names_the_bot(answer: Any) -> None:
    with pytest.raises(IllegalChoice, match="'liar' on seat ") as error:
        play_game(GAME, 2, [Liar(answer), Liar(answer)], seed=1)
    assert error.value.code == "illegal-choice"
    assert error.value.params["bot"] == "liar"


def test_an_illegal_choice_is_named_in_words() -> None:
    with pytest.raises(IllegalChoice, match="chose site:3"):
        play_game(GAME, 2, [Liar(GAME.action("site:3"))] * 2, seed=1)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_each_seat_needs_one_bot(count: int) -> None:
    with pytest.raises(bm.BadPlayers):
        play_game(GAME, 2, [make_bot("random")] * count, seed=1)


@pytest.mark.parametrize("bots", [None, 2, make_bot("random")])
def test_what_is_no_list_of_bots_is_named(bots: Any) -> None:
    with pytest.raises(NotABot, match="a list of bots is needed"):
        play_game(GAME, 2, bots, seed=1)


@pytest.mark.parametrize("game", ["caylus1303", None])
def test_what_is_no_game_is_named(game: Any) -> None:
    with pytest.raises(bm.UnknownGame, match="a game is needed"):
        play_game(game, 2, [make_bot("random")] * 2, seed=1)


def test_options_reach_the_table_and_wrong_ones_are_refused() -> None:
    bots = [make_bot("random", 1), make_bot("random", 2)]
    result = play_game(GAME, 2, bots, seed=1, options={"first_game": True})
    assert result.options == {"first_game": True, "open_points": False, "monument_without_house": False}
    assert result.actions != play_game(GAME, 2, bots, seed=1).actions
    with pytest.raises(bm.BadOption):
        play_game(GAME, 2, bots, seed=1, options={"first": True})
