"""An apprentice plays like a beginner, not like a fool: it walks every way to points that its game offers.

What it does is counted over a few games among apprentices, with two to four at the table."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import baumeister as bm
from baumeister.bots.door import make_bot
from baumeister.bots.match import play_game

GAMES_EACH = 9

#: Deeds of a beginner, with how often at least in all these games.
WAYS = {
    "caylus": {
        "build": 50,
        "prestige": 4,
        "line:points": 4,
        "line:deniers": 10,
        "line:goods": 10,
        "line:buildings": 10,
    },
    "caylus1303": {"build": 15, "claim": 4, "monument": 1, "site:1": 2, "site:2": 5, "site:3": 2, "character": 30},
    "magna_carta": {"build": 30, "draw": 8, "turn": 3, "prestige": 1, "offer:1": 40, "offer:2": 3},
    "villagers": {"play": 150, "row": 100, "stack": 50, "card": 15},
}


@cache
def deeds(game_id: str) -> Counter[str]:
    """Every action by its whole name and by the word before the colon."""
    game = bm.game(game_id)
    counted: Counter[str] = Counter()
    for number in range(GAMES_EACH):
        players = 2 + number % 3
        bots = [make_bot("apprentice", seed) for seed in range(players)]
        for action in play_game(game, players, bots, seed=7_000 + number).actions:
            name = game.action_name(action)
            counted[name] += 1
            if ":" in name:
                counted[name.partition(":")[0]] += 1
    return counted


@pytest.mark.parametrize("game_id", bm.games())
def test_an_apprentice_walks_every_way_to_points(game_id: str) -> None:
    done = deeds(game_id)
    assert {way: done[way] for way, least in WAYS[game_id].items() if done[way] < least} == {}


def test_an_apprentice_of_magna_carta_seldom_refuses_the_castle_what_it_could_give() -> None:
    done = deeds("magna_carta")
    assert 2 * done["offer:0"] < done["offer"] - done["offer:0"]


def test_an_apprentice_of_caylus_seldom_leaves_an_effect_it_paid_a_worker_for() -> None:
    done = deeds("caylus")
    assert 3 * done["decline"] < done["use"]
