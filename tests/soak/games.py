"""Random games over all player counts and options end without an error, with every piece counted after every action."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass, field

import baumeister as bm
from tests.battery.tables import all_tables
from tests.battery.test_conservation import play_counting
from tests.soak.part import Result, over_cores

GAMES = 20_000
PORTION = 100


@dataclass
class Portion:
    """What some games in a row brought."""

    decisions: int = 0
    longest: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def play_portion(job: tuple[str, int, int]) -> Portion:
    game_id, first, count = job
    portion = Portion()
    tables = all_tables(game_id, whole=True)
    names = bm.game(game_id).catalogue.actions
    for seed in range(first, first + count):
        table = tables[seed % len(tables)]
        decisions = 0
        try:
            for decision, action, events in play_counting(table, seed):
                decisions += 1
                portion.seen[f"decision {decision}"] += 1
                portion.seen[f"action {names[action]}"] += 1
                portion.seen.update(f"event {event.name}" for event in events)
        except Exception:
            portion.failures.append(f"{table} seed {seed}, decision {decisions + 1}: {traceback.format_exc(limit=-2)}")
        portion.decisions += decisions
        portion.longest = max(portion.longest, decisions)
    return portion


def run(game_id: str, quick: bool) -> Result:
    games = GAMES // 100 if quick else GAMES
    jobs = [(game_id, first, min(PORTION, games - first)) for first in range(0, games, PORTION)]
    total = Portion()
    for portion in over_cores(play_portion, jobs, f"games of {game_id}"):
        total.decisions += portion.decisions
        total.longest = max(total.longest, portion.longest)
        total.seen += portion.seen
        total.failures += portion.failures
    figures: dict[str, str | int] = {
        "games": games,
        "tables": len(all_tables(game_id, whole=True)),
        "decisions": total.decisions,
        "longest game": total.longest,
        "failures": len(total.failures),
        **coverage(game_id, total.seen),
    }
    return Result("games", game_id, not total.failures, figures, total.failures[:10])


def coverage(game_id: str, seen: Counter[str]) -> dict[str, str | int]:
    """How much of the catalogue the games have met, and what they have not."""
    catalogue = bm.game(game_id).catalogue
    everything = {
        "actions": [f"action {name}" for name in catalogue.actions],
        "decision kinds": [f"decision {kind.name}" for kind in catalogue.decisions[1:]],
        "events": [f"event {kind.name}" for kind in catalogue.events],
    }
    figures: dict[str, str | int] = {}
    for kind, names in everything.items():
        missing = [name.partition(" ")[2] for name in names if not seen[name]]
        met = f"{len(names) - len(missing)} of {len(names)}"
        figures[f"{kind} met"] = met + (f" (not: {', '.join(missing)})" if missing else "")
    return figures
