"""The arguments of `baumeister benchmark` and its tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from baumeister.bots.door import bot_names
from baumeister.cli.arguments import add_bot_command, add_cluster, add_json, add_workers, make_command, say
from baumeister.cli.benchmark.usage_llm import add_llm
from baumeister.cli.parser import Parser
from baumeister.texts.catalogue import Texts

GROUP = "benchmark"
#: The same words as in research/benchmark/lines.py and suite.py, which `baumeister --help` need not load.
TRACKS = ("play", "build")
NEWEST = "v1"


def add_benchmark(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, GROUP)
    tasks = parser.add_subparsers(
        dest="task", required=True, metavar=say(texts, "usage-task"), title=say(texts, "usage-tasks")
    )
    for add in (add_run, add_report, add_check, add_llm):
        add(tasks, texts)


def add_run(tasks: Any, texts: Texts) -> None:
    parser = make_command(tasks, texts, "run", within=GROUP)
    bots = ", ".join(bot_names())
    parser.add_argument("agent", metavar="AGENT", help=say(texts, "usage-benchmark-agent", bots=bots))
    parser.add_argument("--suite", default=NEWEST, metavar="NAME", help=say(texts, "usage-benchmark-suite"))
    parser.add_argument("--track", choices=TRACKS, default=TRACKS[0], help=say(texts, "usage-benchmark-track"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say(texts, "usage-benchmark-out"))
    parser.add_argument("--agent-version", default="", metavar="TEXT", help=say(texts, "usage-benchmark-version"))
    add_bot_command(parser, texts)
    add_workers(parser, texts)
    add_cluster(parser, texts)


def add_report(tasks: Any, texts: Texts) -> None:
    parser = make_command(tasks, texts, "report", within=GROUP)
    _add_files(parser, texts)
    parser.add_argument("--svg", type=Path, metavar="FILE", help=say(texts, "usage-benchmark-svg"))
    add_json(parser, texts)


def add_check(tasks: Any, texts: Texts) -> None:
    parser = make_command(tasks, texts, "check", within=GROUP)
    _add_files(parser, texts)
    parser.add_argument("--rungs", action="store_true", help=say(texts, "usage-benchmark-rungs"))
    parser.add_argument("--records", type=Path, metavar="DIR", help=say(texts, "usage-benchmark-records"))
    add_workers(parser, texts)


def _add_files(parser: Parser, texts: Texts) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say(texts, "usage-benchmark-files"))
    parser.add_argument("--suite", metavar="NAME", help=say(texts, "usage-benchmark-suite-of"))
