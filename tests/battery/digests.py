"""Digests of random games, one line each: what must not depend on process, hash seed or form of the rules.

python -m tests.battery.digests caylus1303 --games 10 --first 0
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import baumeister as bm
from tests.battery.tables import Table, all_tables, walk

ROOT = Path(__file__).resolve().parents[2]


def game_line(table: Table, seed: int) -> str:
    """A table, how many decisions its game had, and one hash over the digests of all its states."""
    whole = hashlib.blake2b(digest_size=16)
    decisions = -1
    for state in walk(table, seed):
        whole.update(state.digest().encode())
        decisions += 1
    return f"{table} {seed} {decisions} {whole.hexdigest()}"


def lines(game_id: str, first: int, games: int) -> Iterator[str]:
    tables = all_tables(game_id)
    for seed in range(first, first + games):
        yield game_line(tables[seed % len(tables)], seed)


def lines_elsewhere(game_id: str, first: int, games: int, hash_seed: str, pure: bool) -> list[str]:
    """The same in a process of its own; its first line names the form it ran in."""
    environment = {name: value for name, value in os.environ.items() if name != "BAUMEISTER_PURE"}
    environment["PYTHONHASHSEED"] = hash_seed
    if pure:
        environment["BAUMEISTER_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", __name__, game_id, "--first", str(first), "--games", str(games)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=bm.games())
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=10)
    wishes = parser.parse_args()
    print(bm.form())
    for line in lines(wishes.game, wishes.first, wishes.games):
        print(line)


if __name__ == "__main__":
    main()
