"""Makes the recorded games of both ways Caylus can end: python -m tests.games.caylus.endings

Random play never fills the towers, so `tests/records` has only games in which the bailiff reaches their space. Here
everybody builds at the castle as hard as the judge can be told to and leaves the provost alone, so that the bailiff
is slow; the seeds are such that the towers are full before he arrives. In the other games he is hurried along.
Only for a change of rules before 1.0: afterwards recorded games are what new code has to agree with. Another judge
plays other games, so the seeds may then have to be sought anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import baumeister as bm
from baumeister.bots.greedy import best_action
from baumeister.engine.state import make_buffer
from baumeister.games.caylus.bot.judge import make_judge
from baumeister.records import bot
from baumeister.tables import Act, KeptTable, no_clock

FOLDER = Path(__file__).with_name("fixtures")
GAME = bm.game("caylus")
CHECK_EVERY = 25

#: Players -> seed, and the judge's figures for a house in the castle, a favor and a visit.
TOWERS = {2: (182, 4.0, 0.0, 0.25), 3: (93, 4.0, 2.0, 0.6), 4: (325, 8.0, 2.0, 0.6), 5: (298, 4.0, 0.0, 0.25)}
BAILIFF = {players: (players, 0.7, 3.2, 0.25) for players in (2, 3, 4, 5)}


def play(players: int, seed: int, house: float, favor: float, visit: float, *, hurry: bool) -> bm.Record:
    """One game of builders; the provost is never moved, or always as far as possible."""
    judge = make_judge()
    judge.rivals, judge.site, judge.denier, judge.plenty = 0.0, 0.0, 0.4, 0.9
    judge.later, judge.favor, judge.visit = house, favor, visit
    buffer = make_buffer()
    seats = [bot("greedy", f"Builder {seat + 1}") for seat in range(players)]
    kept = KeptTable.begin("caylus", seats, seed, {}, clock=no_clock)
    state = GAME.new(players, seed=seed)
    while not state.is_over:
        if state.decision.name in ("provost", "guild"):
            action = state.legal()[-1] if hurry else GAME.action("provost:0")
        else:
            action = int(best_action(state, judge, buffer))
        kept.do(Act(int(state.seat), action, kept.table.number))
        state.step(action)
    return kept.table.owners_record().with_checks(CHECK_EVERY)


def make() -> Iterator[tuple[str, bm.Record]]:
    for players, (seed, house, favor, visit) in TOWERS.items():
        yield f"towers-filled-{players}p", play(players, seed, house, favor, visit, hurry=False)
    for players, (seed, house, favor, visit) in BAILIFF.items():
        yield f"bailiff-arrives-{players}p", play(players, seed, house, favor, visit, hurry=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, record in make():
        record.save(FOLDER / f"{name}.json")
        print(f"{name}: {len(record.log)} entries")


if __name__ == "__main__":
    main()
