"""What whole games say at their edge, as one digest per game: proof that a change of the code changes nothing else.

    python tools/fingerprints.py --games 1000 > before       (in the tree before the change)
    python tools/fingerprints.py --games 1000 > after        (in the tree after it)
    diff before after

The games are random ones at every table the battery knows: all titles, player counts and choices of options. Into a
game's digest goes, at each decision, what is legal, the state's own digest and list, and the events of every seat; at
every so many-th one the views of all seats, choices with their words, refusals of every action that is not legal, a
state that each seat imagines, scores, and what the bots would choose.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from msgspec.json import encode

import baumeister as bm
from baumeister.bots.door import Budget, make_bot, seen_by
from tests.battery.tables import Player, Table, all_tables

#: Decisions between two looks at everything, and between two questions to the bots. (Primes meet all kinds.)
EVERY = 7
BOTS_EVERY = 41
ITERATIONS = 12


def fingerprint(job: tuple[Table, int]) -> str:
    """One game: its table, seed, length and digest."""
    table, seed = job
    state, player, told = table.new(seed), Player(seed), hashlib.blake2b(digest_size=12)
    seats = [*range(table.players), None]
    number = 0
    while True:
        told.update(encode([state.digest(), state.to_list(), [state.events(seat) for seat in seats]]))
        if number % EVERY == 0 or state.is_over:
            look_at_everything(table, state, seats, number, told)
        if state.is_over:
            return f"{table} seed {seed} decisions {number} {told.hexdigest()}"
        legal = state.legal()
        told.update(encode(legal))
        state.apply(player.choose(legal))
        number += 1


def look_at_everything(
    table: Table, state: bm.State, seats: list[int | None], number: int, told: hashlib.blake2b
) -> None:
    game = table.game
    told.update(encode([state.view(seat) for seat in seats]))
    told.update(encode([state.choices(), state.scores(), state.winners()]))
    told.update(encode([state.why_not(action) for action in range(-1, game.action_count + 1)]))
    told.update(encode([state.determinize(seat, number).to_list() for seat in seats]))
    if state.is_over:
        return
    for seat in seats:
        view = state.view(seat)
        told.update(encode([game.decision_message(view), game.waiting_message(view)]))
    if number % BOTS_EVERY == 0:
        seen = seen_by(game, state)
        told.update(encode([make_bot(name, 5).choose(seen, Budget(iterations=ITERATIONS)) for name in BOTS]))


BOTS = ("apprentice", "journeyman", "master")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="in all, spread over all tables (1000)")
    parser.add_argument("--only", choices=bm.games(), help="one title only")
    parser.add_argument("--processes", type=int, default=2)
    wishes = parser.parse_args()
    titles = [all_tables(name) for name in bm.games() if wishes.only in (None, name)]
    jobs = [
        (tables[number % len(tables)], 9_000 + number)
        for tables in titles
        for number in range(wishes.games // len(titles))
    ]
    with ProcessPoolExecutor(wishes.processes) as pool:
        for line in pool.map(fingerprint, jobs, chunksize=4):
            print(line, flush=True)


if __name__ == "__main__":
    main()
