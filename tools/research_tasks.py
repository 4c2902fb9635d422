"""Makes the small tasks of baumeister.research: positions out of games by apprentices who sometimes err.

    python -m tools.research_tasks

Tasks are frozen: a file that exists is left alone. Another idea is another name. (The four files of Caylus 1303 were
made by an earlier form of this tool.)
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
    """A game by apprentices."""

    def __init__(self, game_id: str, players: int, options: dict[str, object], seed: int) -> None:
        self.title = bm.game(game_id)
        self.state = self.title.new(players, seed, options)
        self.dice = random.Random(seed)
        self.judge = OnePly(JudgeCritic(judge_of(game_id)))
        self.actions: list[str] = []
        self.rounds: list[int] = []  # of each action

    def play_to(self, number: int) -> list[str]:
        """Up to the first decision of a round."""
        while not self.state.is_over and self.state.round < number:
            self.step(ERRS)
        return self.actions

    def play_but(self, rounds: int) -> list[str]:
        """A whole game but for its last rounds, however many it has."""
        while not self.state.is_over:
            self.step(ERRS)
        begins = self.rounds[-1] - rounds + 1
        return [action for action, number in zip(self.actions, self.rounds, strict=True) if number < begins]

    def step(self, errs: float) -> None:
        legal = self.state.legal()
        action = self.dice.choice(legal)
        if len(legal) > 1 and self.dice.random() >= errs:
            imagined = self.state.determinize(int(self.state.seat), 0)
            action = int(self.judge.answer(imagined, Rng(self.dice.getrandbits(32))))
        self.actions.append(self.title.action_name(action))
        self.rounds.append(int(self.state.round))
        self.state.apply(action)


def prefix(game_id: str, players: int, seed: int, number: int) -> list[str]:
    """The actions before a round; 0: before the last one, whichever it is."""
    game = Apprentices(game_id, players, {}, seed)
    return game.play_to(number) if number else game.play_but(1)


def usual_gain(game_id: str, players: int, number: int) -> int:
    """The points an apprentice who does not err makes in that round, the median, and one more."""
    gains = []
    for seed in range(100, 130):
        game = Apprentices(game_id, players, {}, seed)
        for action in prefix(game_id, players, seed, number):
            game.state.apply(game.title.action(action))
        before, begun = game.state.scores(), game.state.round
        while not game.state.is_over and game.state.round == begun:
            game.step(0.0)
        gains += [after - score for after, score in zip(game.state.scores(), before, strict=True)]
    return int(statistics.median(gains)) + 1


def endgame(game_id: str, players: int) -> None:
    starts = [[seed, Apprentices(game_id, players, {}, seed).play_but(3)] for seed in range(1, STARTS + 1)]
    write("endgame", "the last three rounds of a game by apprentices, and on to the end", game_id, players, starts)


def one_round(game_id: str, players: int, number: int, words: str) -> None:
    """0: the last round, because all points come at its end."""
    starts = [[seed, prefix(game_id, players, seed, number)] for seed in range(1, STARTS + 1)]
    more = {"last_round": number, "target": usual_gain(game_id, players, number)}
    about = f"the {words} round: more points than an apprentice usually makes in it"
    write("one_round", about, game_id, players, starts, **more)


def whole(name: str, about: str, game_id: str, players: int, options: dict[str, object]) -> None:
    write(name, about, game_id, players, [[seed, []] for seed in range(1, STARTS + 1)], options=options)


def write(name: str, about: str, game_id: str, players: int, starts: list[Any], **more: Any) -> None:
    """Every action is named once; the starts count the names from 0."""
    file = FOLDER / f"{game_id}-{players}p-{name}.json"
    if file.exists():
        return
    names = sorted({action for _, actions in starts for action in actions})
    task = {
        "name": name,
        "about": about,
        "game": game_id,
        "players": players,
        "options": {},
        "reward": "win",
        "last_round": 0,
        "target": 0,
        **more,
    }
    lines = [
        "  " + json.dumps([seed, [names.index(action) for action in actions]], separators=(",", ":"))
        for seed, actions in starts
    ]
    listed = json.dumps(names, separators=(",", ":"))
    told = json.dumps(task, indent=1)[:-2]
    file.write_text(f'{told},\n "names": {listed},\n "starts": [\n' + ",\n".join(lines) + "\n ]\n}\n", "utf-8")


if __name__ == "__main__":
    for title in ("caylus", "magna_carta", "villagers"):
        for count in (2, 4):
            endgame(title, count)
    whole("open", "whole games: behind the deal nothing is hidden and nothing is by chance", "caylus", 2, {})
    one_round("caylus", 2, 8, "eighth")
    one_round("magna_carta", 2, 4, "fourth")
    one_round("villagers", 2, 0, "last")
