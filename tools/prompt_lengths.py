"""How long prompts are: mean characters of a decision in random games, the table of docs/language_models.md.

python -m tools.prompt_lengths [--games N] [--players N]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import fmean

import msgspec

from baumeister.games import game as find_game
from baumeister.research.spec import observed_games
from baumeister.research.text.prompt import question_of
from baumeister.research.text.rules import first_message
from baumeister.texts.catalogue import Texts


def lengths(game_id: str, players: int, games: int) -> Iterator[dict[str, int]]:
    """Of every decision with a choice: the view and its choices as JSON, the prompt in both languages."""
    game = find_game(game_id)
    for seed in range(games):
        state = game.new(players, seed)
        dice = random.Random(seed)
        while not state.is_over:
            if len(state.legal()) > 1:
                view = msgspec.json.encode(state.view(int(state.seat)))
                found = {"JSON": len(view) + len(msgspec.json.encode(state.choices()))}
                yield found | {language: len(question_of(state, game, language).text) for language in ("en", "de")}
            state.step(dice.choice(state.legal()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    print("| characters | view and choices as JSON | English | German | longest | rules, English | German |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for game_id in observed_games():
        rows = list(lengths(game_id, asked.players, asked.games))
        means = [f"{fmean(row[column] for row in rows):,.0f}" for column in ("JSON", "en", "de")]
        longest = f"{max(row['en'] for row in rows):,}"
        rules = [f"{len(first_message(game_id, language, True)):,}" for language in ("en", "de")]
        print(f"| {' | '.join([Texts('en').say(game_id), *means, longest, *rules])} |")


if __name__ == "__main__":
    main()
