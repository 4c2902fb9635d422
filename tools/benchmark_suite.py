"""Makes a suite of the benchmark from what this program plays now (docs/benchmark.md). A published suite is never made
again: changed rules, rungs or schedules are a new suite beside it.

python -m tools.benchmark_suite v1
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

import baumeister
from baumeister.arena.contest import read_player
from baumeister.bots.nets import shipped_net, write_net
from baumeister.games import game as find_game
from baumeister.games import games
from baumeister.research.benchmark.frozen import NETS
from baumeister.research.benchmark.playing import entrant_of
from baumeister.research.benchmark.suite import FORMAT, Entrant, Rung, Suite, SuiteTable
from baumeister.research.spec import EnvSpec

FOLDER: Final = Path(baumeister.__file__).parent / "research" / "benchmark" / "suites"
PLAYERS: Final = (2, 4)
#: Label, and deals with two and with four players: a deal is as many games.
RUNGS: Final = (
    ("random", 4, 2),
    ("apprentice", 10, 5),
    ("journeyman", 10, 5),
    ("master@100", 6, 3),
    ("master@2000", 2, 1),
)
#: Seeds that no training, tuning or ladder of ours has used.
FIRST_SEED: Final = 4_100_000_000
SECONDS: Final = 2.0
GRACE: Final = 1.0


def make(name: str) -> Suite:
    tables = []
    for game_id in games():
        for players in PLAYERS:
            spec = EnvSpec(game_id, players)
            options = dict(find_game(game_id).settle_options({}))
            tables.append(SuiteTable(game_id, players, options, spec.title.rules_version, spec.digest()))
    rungs = [Rung(entrant(label), {2: two, 4: four}) for label, two, four in RUNGS]
    return Suite(
        format=FORMAT,
        name=name,
        first_seed=FIRST_SEED,
        seconds=SECONDS,
        grace=GRACE,
        tables=tuple(tables),
        rungs=tuple(rungs),
    )


def entrant(label: str) -> Entrant:
    return entrant_of({game_id: read_player(label, game_id) for game_id in games()})


def main(name: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(make(name)), indent=1)
    (FOLDER / f"{name}.json").write_bytes(text + b"\n")
    keep_nets()


def keep_nets() -> None:
    """The nets of now, for as long as there are results against them."""
    for game_id in games():
        net = replace(shipped_net(game_id), origin={}, strength={})
        file = FOLDER.parent / NETS / f"{game_id}-{net.version}.json"
        file.parent.mkdir(exist_ok=True)
        file.write_text(write_net(net), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
