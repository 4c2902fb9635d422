"""Makes a new small task of baumeister.research: positions out of games by apprentices who sometimes err.

    python -m tools.research_tasks

Tasks are frozen: a file that exists is left alone. Another idea is another name.
"""

from __future__ import annotations

import json
import random
import statistics
from pathlib import Path
from typing import Any

import baumeister as bm
from baumeister.bots.judges import judge_of
from baumeister.bots.one_ply import JudgeCritic, OnePly
from baumeister.engine.chance import Rng

FOLDER = Path(__file__).parent.parent / "src" / "baumeister" / "research" / "tasks"
STARTS = 32
#: How often an apprentice does anything instead of what he thinks best: the positions differ.
ERRS = 0.15


class Apprentices:
    """A game by apprentices, up to the first decision of a round."""

    def __init__(self, game_id: str, players: int, options: dict[str, object], seed: int) -> None:
        self.title = bm.game(game_id)
        self.state = self.title.new(players, seed, options)
        self.dice = random.Random(seed)
        self.judge = OnePly(JudgeCritic(judge_of(game_id)))
        self.actions: list[str] = []

    def play_to(self, number: int) -> list[str]:
        while not self.state.is_over and self.state.round < number:
            self.step(ERRS)
        return self.actions

    def step(self, errs: float) -> None:
        legal = self.state.legal()
        action = self.dice.choice(legal)
        if len(legal) > 1 and self.dice.random() >= errs:
            imagined = self.state.determinize(int(self.state.seat), 0)
            action = int(self.judge.answer(imagined, Rng(self.dice.getrandbits(32))))
        self.actions.append(self.title.action_name(action))
        self.state.apply(action)


def usual_gain(players: int, number: int) -> int:
    """The points an apprentice makes in that round, the median."""
    gains = []
    for seed in range(100, 130):
        game = Apprentices("caylus1303", players, {}, seed)
        game.play_to(number)
        before = game.state.scores()
        while not game.state.is_over and game.state.round == number:
            game.step(0.0)
        gains += [after - score for after, score in zip(game.state.scores(), before, strict=True)]
    return int(statistics.median(gains)) + 1


def write(name: str, about: str, players: int, begins: int, **more: Any) -> None:
    file = FOLDER / f"caylus1303-{players}p-{name}.json"
    if file.exists():
        return
    options: dict[str, object] = more.get("options", {})
    starts = [
        [seed, Apprentices("caylus1303", players, options, seed).play_to(begins)] for seed in range(1, STARTS + 1)
    ]
    task = {
        "name": name,
        "about": about,
        "game": "caylus1303",
        "players": players,
        "options": options,
        "reward": "win",
        "last_round": 0,
        "target": 0,
        **more,
    }
    lines = ",\n".join("  " + json.dumps(start) for start in starts)
    file.write_text(json.dumps(task, indent=1)[:-2] + f',\n "starts": [\n{lines}\n ]\n}}\n', "utf-8")


if __name__ == "__main__":
    for count in (2, 4):
        write("endgame", "the last three of nine rounds", count, 7)
    write(
        "open",
        "whole games with open points: nothing is hidden but the chance to come",
        2,
        0,
        options={"open_points": True},
    )
    write(
        "one_round",
        "the fourth round: more points than an apprentice usually makes in it",
        2,
        4,
        last_round=4,
        target=usual_gain(2, 4),
    )
