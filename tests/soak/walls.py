"""The wall on ten thousand positions: shown and imagined, every seat and spectators in turn; frequencies on a few."""

from __future__ import annotations

import random
import traceback
from dataclasses import dataclass, field

from tests.battery.tables import all_tables, some_states
from tests.soak.part import Result, over_cores
from tests.wall.harness import check_frequencies, check_imagined, check_nothing_forgotten, check_shown, hidden_of
from tests.wall.table_surface import check_table, record_of

POSITIONS = 10_000
PORTION = 100
#: Every so many-th position of a game.
EVERY = 17
FREQUENCY_SEEDS = 5_000
#: Every so many-th of the positions is looked at through two whole tables.
TABLE_EVERY = 10


@dataclass
class Portion:
    positions: int = 0
    compared: int = 0
    hidden_places: int = 0
    at_tables: int = 0
    failures: list[str] = field(default_factory=list)


def check_portion(job: tuple[str, int, int]) -> Portion:
    """So many positions from the games with this seed and the ones after it."""
    game_id, first, count = job
    hidden = hidden_of(game_id)
    tables = all_tables(game_id, whole=True)
    portion = Portion()
    dice = random.Random(first)
    for seed in range(first, first + count):
        table = tables[seed % len(tables)]
        for state in some_states(table, seed, EVERY):
            if portion.positions == count:
                return portion
            portion.positions += 1
            seat = portion.positions % (table.players + 1)
            looker = None if seat == table.players else seat
            try:
                portion.compared += check_shown(state, hidden, looker, dice.getrandbits(32), dice.choice)
                check_imagined(state, hidden, seat % table.players, dice.getrandbits(32))
                check_nothing_forgotten(state, hidden, seat % table.players)
                if portion.positions % TABLE_EVERY == 0:
                    portion.at_tables += check_table(record_of(table), state, hidden, looker, dice.getrandbits(32))
                if portion.positions == 1:
                    seeds = range(FREQUENCY_SEEDS) if hidden.pools(state, 0) else range(10)
                    portion.hidden_places += check_frequencies(state, hidden, 0, seeds)
            except Exception:
                where = f"{table} seed {seed} turn {state.turn} seat {looker}"
                portion.failures.append(f"{where}: {traceback.format_exc(limit=-2)}")
    return portion


def run(game_id: str, quick: bool) -> Result:
    positions = POSITIONS // 50 if quick else POSITIONS
    jobs = [(game_id, 1000 * number, PORTION) for number in range(positions // PORTION)]
    total = Portion()
    for portion in over_cores(check_portion, jobs, f"wall of {game_id}"):
        total.positions += portion.positions
        total.compared += portion.compared
        total.hidden_places += portion.hidden_places
        total.at_tables += portion.at_tables
        total.failures += portion.failures
    figures: dict[str, str | int] = {
        "positions": total.positions,
        "comparisons": total.compared,
        "moments at tables": total.at_tables,
        "hidden places dealt": total.hidden_places or "none: this title hides no piece",
        "leaks": len(total.failures),
    }
    passed = not total.failures and total.positions >= positions
    return Result("wall", game_id, passed, figures, total.failures[:10])
