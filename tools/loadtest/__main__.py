"""What load a server on this machine can take: make loadtest ARGS="--tables 100 --rate 50 --seconds 10" """

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Sequence

import baumeister as bm
from tools.loadtest.run import Figures, Plan, as_json, run


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("loadtest", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--game", choices=bm.games(), default="magna_carta")
    parser.add_argument("--tables", type=int, default=1000, help="how many tables with four players each")
    parser.add_argument("--rate", type=int, default=500, help="moves per second, over all tables")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--database", default="", help="empty database to use; without it a new SQLite file")
    parser.add_argument("--redis", default="", help="bus between two processes")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="how many server processes")
    parser.add_argument("--bots", type=int, default=0, help="this many bots think all the time meanwhile")
    parser.add_argument("--waves", type=int, default=0, help="this often all sockets leave and come back before")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    wishes = vars(parser.parse_args(words))
    as_data = wishes.pop("json")
    # When it is killed it must not leave a server behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    figures = run(Plan(**wishes), lambda step: print(step, file=sys.stderr))
    print(json.dumps(as_json(figures), indent=2) if as_data else told(figures))


def told(figures: Figures) -> str:
    """The figures for people, one a line."""
    rows = {
        "kept moves per second / wanted": f"{figures.moves_per_s:.0f} / {figures.wanted_moves_per_s:.0f}",
        "ms until all four have a move: half of them / 99 % / longest": (
            f"{figures.p50_ms:.1f} / {figures.p99_ms:.1f} / {figures.most_ms:.1f}"
        ),
        "ms of CPU per move: server": f"{figures.server_ms_per_move:.2f}",
        "database and bus": f"{figures.services_ms_per_move:.2f}",
        "scripted players": f"{figures.players_ms_per_move:.2f}",
        "cores used by others + taken by the host / cores": (
            f"{figures.foreign_load:.2f} + {figures.stolen:.2f} / {figures.cores}"
        ),
        "bytes per message": f"{figures.bytes_per_message:.0f}",
        "finished games": str(figures.games_finished),
        "refused": ", ".join(f"{code} {count}" for code, count in sorted(figures.refused.items())) or "0",
        "sockets lost": str(figures.sockets_lost),
        "start, seconds": f"{figures.server_start_s:.1f}",
        "memory per socket, kB": f"{figures.memory_per_socket_kb:.1f}",
        "memory per table with four viewers, kB": f"{figures.memory_per_table_kb:.1f}",
        "memory of the server at the start / at the end, MB": (
            f"{figures.memory_at_start_kb / 1000:.1f} / {figures.memory_at_end_kb / 1000:.1f}"
        ),
        "after each wave of new sockets, MB": (
            ", ".join(f"{kilobytes / 1000:.1f}" for kilobytes in figures.memory_after_waves_kb) or "-"
        ),
    }
    head = f"{figures.game}: {figures.tables} tables, {figures.sockets} sockets, {figures.processes} x server on"
    return "\n".join([f"{head} {figures.database}", *(f"{label:<62}{value}" for label, value in rows.items())])


if __name__ == "__main__":
    main()
