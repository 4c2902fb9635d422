"""Run soak: all parts over all games and of the server, or those named.

    python -m tests.soak                          everything, in full size
    python -m tests.soak games wall --quick       two parts, small
    python -m tests.soak mutants --game caylus1303
    python -m tests.soak kills fuzz heads         the server's parts, which are of no single game

Progress goes to the terminal; the table at the end also to .soak/report.txt.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import baumeister as bm
from tests.soak import (
    batches,
    clients,
    digests,
    doors,
    games,
    masters,
    mutants,
    results,
    schemas,
    servers,
    strength,
    walls,
)
from tests.soak.part import CORES, Result, say

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / ".soak" / "report.txt"

PARTS: dict[str, Callable[[str, bool], Result]] = {
    "games": games.run,
    "digests": digests.run,
    "wall": walls.run,
    "schemas": schemas.run,
    "strength": strength.run,
    "mutants": mutants.run,
    "client": clients.run,
    "masters": masters.run,
    "batches": batches.run,
    "results": results.run,
}

#: Parts of the server, each on the databases it is for.
SERVER_PARTS: dict[str, Callable[[str, bool], Result]] = {
    "kills": servers.run_kills,
    "moving": servers.run_moving,
    "fuzz": servers.run_fuzz,
}
#: Parts of the server that no database makes different.
DOOR_PARTS: dict[str, Callable[[str, bool], Result]] = {
    "heads": doors.run_heads,
    "halves": doors.run_halves,
    "readers": doors.run_readers,
}
ALL_PARTS = {**PARTS, **SERVER_PARTS, **DOOR_PARTS}


def run_part(part: str, game_id: str, quick: bool) -> Result:
    """A part that breaks down is a failure, not the end of soak. For the server's parts a database is the game."""
    say(f"{part} of {game_id} begins")
    begun = time.monotonic()
    try:
        result = ALL_PARTS[part](game_id, quick)
    except Exception:
        result = Result(part, game_id, False, remarks=[traceback.format_exc()])
    result.seconds = time.monotonic() - begun
    say(f"{part} of {game_id}: {'passed' if result.passed else 'FAILED'} after {result.seconds:.0f} s")
    return result


def table(results: list[Result], quick: bool) -> str:
    """All figures, readable at a glance, and everything somebody must look at."""
    lines = [
        f"Soak of baumeister {bm.__version__}, {'quick' if quick else 'full sizes'}",
        f"Rules {bm.form()}, Python {platform.python_version()}, {CORES} cores",
        "",
    ]
    for result in results:
        verdict = "passed" if result.passed else "FAILED"
        lines.append(f"{result.game} {result.part}: {verdict} ({result.seconds:.0f} s)")
        lines += [f"    {name:22} {value}" for name, value in result.figures.items()]
        for remark in result.remarks:
            first, *rest = remark.rstrip().splitlines()
            lines += [f"  - {first}", *(f"      {line}" for line in rest)]
        lines.append("")
    failed = [f"{result.part} of {result.game}" for result in results if not result.passed]
    lines.append("Failed: " + ", ".join(failed) if failed else "Everything passed.")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="The full sizes of the tests.")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"some of: {', '.join(ALL_PARTS)} (default: all)")
    parser.add_argument("--game", action="append", choices=bm.games(), help="only this game; may be repeated")
    parser.add_argument("--quick", action="store_true", help="small sizes, to see that everything runs")
    wishes = parser.parse_args()
    unknown = [part for part in wishes.parts if part not in ALL_PARTS]
    if unknown:
        parser.error(f"no part {unknown[0]!r}; there are: {', '.join(ALL_PARTS)}")
    parts = wishes.parts or list(ALL_PARTS)
    games_wanted = wishes.game or bm.games()
    results = [run_part(part, game_id, wishes.quick) for game_id in games_wanted for part in parts if part in PARTS]
    results += [
        run_part(part, database, wishes.quick)
        for part in parts
        if part in SERVER_PARTS
        for database in (servers.KILLED if part == "kills" else servers.DATABASES)
    ]
    results += [run_part(part, servers.DATABASES[0], wishes.quick) for part in parts if part in DOOR_PARTS]
    text = table(results, wishes.quick)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(text, "utf-8")
    print(f"\n{text}\nwritten to {REPORT.relative_to(ROOT)}")
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
