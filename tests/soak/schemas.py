"""Whole games, every position and every seat: everything that is sent fits the published schema."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field

import baumeister as bm
from tests.battery.tables import all_tables, few_tables, walk
from tests.battery.test_schemas import check_offers, check_position
from tests.soak.part import Result, over_cores

GAMES_PER_TABLE = 2


@dataclass
class Portion:
    """What one game brought."""

    positions: int = 0
    failures: list[str] = field(default_factory=list)


def check_game(job: tuple[str, int, int, int]) -> Portion:
    """All positions of one game at one table, or the first of them."""
    game_id, number, seed, most = job
    game, table, portion = bm.game(game_id), all_tables(game_id, whole=True)[number], Portion()
    try:
        for state in walk(table, seed):
            if portion.positions == most:
                break
            for seat in (*range(table.players), None):
                check_position(game, state, seat)
            if not state.is_over:
                check_offers(game, state)
            portion.positions += 1
    except Exception:
        where = f"{table} seed {seed}, position {portion.positions + 1}"
        portion.failures.append(f"{where}: {traceback.format_exc(limit=-2)}")
    return portion


def run(game_id: str, quick: bool) -> Result:
    tables = len(all_tables(game_id, whole=True))
    chosen = range(0, tables, max(1, tables // len(few_tables(game_id)))) if quick else range(tables)
    games = 1 if quick else GAMES_PER_TABLE
    jobs = [(game_id, number, seed, 40 if quick else -1) for number in chosen for seed in range(games)]
    total = Portion()
    for portion in over_cores(check_game, jobs, f"schemas of {game_id}"):
        total.positions += portion.positions
        total.failures += portion.failures
    figures: dict[str, str | int] = {"games": len(jobs), "positions": total.positions, "failures": len(total.failures)}
    return Result("schemas", game_id, not total.failures, figures, total.failures[:10])
