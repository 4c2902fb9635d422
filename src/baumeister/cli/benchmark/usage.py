"""The arguments of `baumeister benchmark` and its tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from baumeister.cli.arguments import (
    make_commands,
    take_bot_command,
    take_bots,
    take_json,
    take_workers,
    take_workers_anywhere,
)
from baumeister.cli.benchmark.usage_llm import llm
from baumeister.cli.parser import Parser

#: The same words as in research/benchmark/lines.py and suite.py, which `baumeister --help` need not load.
TRACKS = ("play", "build")
NEWEST = "v1"


def benchmark(parser: Parser) -> None:
    tasks = parser.add_subparsers(
        dest="task", required=True, metavar=parser.say("usage-task"), title=parser.say("usage-tasks")
    )
    make_commands(tasks, parser.texts, TASKS, within="benchmark")


def run(parser: Parser) -> None:
    take_bots(parser, "agent", "usage-benchmark-agent", metavar="AGENT")
    parser.take("--suite", "usage-benchmark-suite", default=NEWEST, metavar="NAME")
    parser.take("--track", "usage-benchmark-track", choices=TRACKS, default=TRACKS[0])
    parser.take_file("--out", "usage-benchmark-out")
    parser.take("--agent-version", "usage-benchmark-version", default="", metavar="TEXT")
    take_bot_command(parser)
    take_workers_anywhere(parser)


def report(parser: Parser) -> None:
    _files(parser)
    parser.take_file("--svg", "usage-benchmark-svg")
    take_json(parser)


def check(parser: Parser) -> None:
    _files(parser)
    parser.take_flag("--rungs", "usage-benchmark-rungs")
    parser.take_file("--records", "usage-benchmark-records", "DIR")
    take_workers(parser)


def _files(parser: Parser) -> None:
    parser.take_file("files", "usage-benchmark-files", nargs="+")
    parser.take("--suite", "usage-benchmark-suite-of", metavar="NAME")


TASKS: Final[Mapping[str, Callable[[Parser], None]]] = {"run": run, "report": report, "check": check, "llm": llm}
