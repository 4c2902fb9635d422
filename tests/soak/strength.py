"""Greedy beats Random in at least nine of ten two-player games, each seed played from both seats."""

from __future__ import annotations

import baumeister as bm
from baumeister.bots.door import make_bot
from baumeister.bots.match import play_game
from tests.soak.part import Result, over_cores

GAMES = 200
LEAST = 0.9
PLAYERS = 2


def play_pair(job: tuple[str, int]) -> list[str]:
    """Greedy on seat 0, then on seat 1; "won", "shared" or "lost" for each."""
    game_id, seed = job
    outcomes = []
    for seat in range(PLAYERS):
        bots = [make_bot("greedy" if other == seat else "random", seed) for other in range(PLAYERS)]
        winners = play_game(bm.game(game_id), PLAYERS, bots, seed).winners
        outcomes.append("lost" if seat not in winners else "won" if len(winners) == 1 else "shared")
    return outcomes


def run(game_id: str, quick: bool) -> Result:
    games = GAMES // 10 if quick else GAMES
    pairs = [(game_id, seed) for seed in range(games // PLAYERS)]
    outcomes = [one for pair in over_cores(play_pair, pairs, f"greedy against random in {game_id}") for one in pair]
    won = outcomes.count("won")
    figures: dict[str, str | int] = {
        "games": len(outcomes),
        "won": f"{won} ({won / len(outcomes):.1%})",
        "shared": outcomes.count("shared"),
        "lost": outcomes.count("lost"),
    }
    return Result("strength", game_id, won >= LEAST * len(outcomes), figures)
