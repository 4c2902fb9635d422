"""Plays the games of one file and writes down every decision with a choice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.bots.one_ply import Player
from baumeister.bots.playout import imagine
from baumeister.bots.puct import Search
from baumeister.engine.chance import Rng
from baumeister.engine.state import State
from baumeister.research.arrays import Eyes, player_named
from baumeister.research.dataset.columns import BY_GAME, BY_SEAT, LISTS, NUMBERS, Table
from baumeister.research.dataset.files import file_bytes
from baumeister.research.dataset.plan import DatasetPlan, Shard
from baumeister.research.rewards import rewards_of


@dataclass
class Rows:
    """Decisions as they are made."""

    numbers: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in NUMBERS})
    lists: dict[str, list[NDArray[Any]]] = field(default_factory=lambda: {name: [] for name in LISTS})
    by_seat: dict[str, list[list[float]]] = field(default_factory=lambda: {name: [] for name in BY_SEAT})
    by_game: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in BY_GAME})

    def table(self) -> Table:
        found: Table = {name: np.array(self.numbers[name], kind) for name, kind in NUMBERS.items()}
        found |= {name: np.array(self.by_seat[name], kind) for name, kind in BY_SEAT.items()}
        found |= {name: np.concatenate(self.lists[name]).astype(one.kind) for name, one in LISTS.items()}
        for name in ("columns", "legal"):
            sizes = [len(part) for part in self.lists[name]]
            found[LISTS[name].start] = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
        return found | {name: np.array(self.by_game[name], kind) for name, kind in BY_GAME.items()}


def play_shard(shard: Shard) -> tuple[Shard, bytes]:
    """What a worker does: the whole file, as bytes."""
    return shard, file_bytes(table_of(shard), shard.plan.form)


def table_of(shard: Shard) -> Table:
    plan = shard.plan
    players = [player_named(bot, plan.spec) for bot in plan.bots]
    for player in players:
        if isinstance(player, Search):
            player.thorough = True  # shares of searches of different lengths could not be compared
    rows, eyes = Rows(), Eyes(plan.spec)
    for number in range(shard.first, shard.end):
        _play(plan, number, [players[bot] for bot in plan.seats(number)], eyes, rows)
    return rows.table()


def _play(plan: DatasetPlan, number: int, players: list[Any], eyes: Eyes, rows: Rows) -> None:
    """One game; it depends on the plan and its number alone."""
    seed = plan.first_seed + number
    state = plan.spec.title.new(plan.players, seed, plan.options)
    rng, seats = Rng(seed & 0x7FFFFFFFFFFFFFFF), plan.seats(number)
    ply = decisions = 0
    while not state.is_over:
        legal, seat = state.legal(), int(state.seat)
        action = legal[0]
        if len(legal) > 1:
            action, shares = choose(state, players[seat], rng, legal)
            columns, values = eyes.sparse(state, seat)
            entry = {"game": number, "ply": ply, "seat": seat, "bot": seats[seat], "action": action}
            for name, value in entry.items():
                rows.numbers[name].append(value)
            lists = {"columns": columns, "values": values, "legal": np.array(legal), "shares": shares}
            for name, part in lists.items():
                rows.lists[name].append(part)
            decisions += 1
        state.step(action)
        ply += 1
    rows.by_seat["rewards"] += [rewards_of(state, plan.spec.reward_number)] * decisions
    rows.by_seat["scores"] += [[float(score) for score in state.scores()]] * decisions
    rows.by_game["game_seed"].append(seed)
    rows.by_game["game_digest"].append(state.digest())


def choose(state: State, player: Player, rng: Rng, legal: list[int]) -> tuple[int, NDArray[Any]]:
    """The choice of a player that sees only what its seat may see, and how its search was shared among the legal
    actions; one that does not search gives all to its choice."""
    action = int(player.answer(imagine(state, rng), rng))
    visits = {action: 1}
    if isinstance(player, Search):
        visits = {tried: count for tried, count, _ in player.outcome()}
    shares = np.array([visits.get(one, 0) for one in legal], np.float64)
    return action, shares / shares.sum()
