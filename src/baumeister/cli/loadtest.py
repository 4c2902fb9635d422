"""`baumeister loadtest`: what load a server on this machine can take."""

from __future__ import annotations

import json
import signal
import sys
from argparse import Namespace

from rich.table import Table as Grid

from baumeister.cli.desk import Desk
from baumeister.cli.progress import error_desk
from baumeister.server.loadtest.run import Figures, Plan, as_json, run


def run_loadtest(desk: Desk, arguments: Namespace) -> None:
    plan = Plan(
        game=arguments.game,
        tables=arguments.tables,
        rate=arguments.rate,
        seconds=arguments.seconds,
        database=arguments.database or "",
        redis=arguments.redis or "",
        processes=arguments.processes,
        bots=arguments.bots,
        waves=arguments.waves,
    )
    # When it is killed it must not leave a server behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    status = error_desk(desk)
    figures = run(plan, status.tell)
    if arguments.json:
        sys.stdout.write(json.dumps(as_json(figures), indent=2) + "\n")
    else:
        show_figures(desk, figures)


def show_figures(desk: Desk, figures: Figures) -> None:
    desk.tell(
        "loadtest-title",
        game=desk.say(figures.game),
        tables=figures.tables,
        sockets=figures.sockets,
        database=figures.database,
        processes=figures.processes,
        style="bold",
    )
    refused = ", ".join(f"{code} {count}" for code, count in sorted(figures.refused.items()))
    waves = ", ".join(f"{kilobytes / 1000:.1f}" for kilobytes in figures.memory_after_waves_kb)
    rows = {
        "loadtest-moves": f"{figures.moves_per_s:.0f} / {figures.wanted_moves_per_s:.0f}",
        "loadtest-waits": f"{figures.p50_ms:.1f} / {figures.p99_ms:.1f} / {figures.most_ms:.1f}",
        "loadtest-server-cpu": f"{figures.server_ms_per_move:.2f}",
        "loadtest-services-cpu": f"{figures.services_ms_per_move:.2f}",
        "loadtest-players-cpu": f"{figures.players_ms_per_move:.2f}",
        "loadtest-foreign": f"{figures.foreign_load:.2f} + {figures.stolen:.2f} / {figures.cores}",
        "loadtest-bytes": f"{figures.bytes_per_message:.0f}",
        "loadtest-finished": str(figures.games_finished),
        "loadtest-refused": refused or "0",
        "loadtest-lost": str(figures.sockets_lost),
        "loadtest-start": f"{figures.server_start_s:.1f}",
        "loadtest-memory-socket": f"{figures.memory_per_socket_kb:.1f}",
        "loadtest-memory-table": f"{figures.memory_per_table_kb:.1f}",
        "loadtest-memory": f"{figures.memory_at_start_kb / 1000:.1f} / {figures.memory_at_end_kb / 1000:.1f}",
        "loadtest-memory-waves": waves or "–",
    }
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for identifier, value in rows.items():
        grid.add_row(desk.say(identifier), value)
    desk.print(grid)
