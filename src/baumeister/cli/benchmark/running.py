"""`baumeister benchmark run`: an agent plays the whole schedule of a suite; an interrupted run resumes."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from baumeister.arena.executor import make_executor
from baumeister.cli.desk import Desk
from baumeister.cli.progress import error_desk, progress_bar
from baumeister.cli.seating import label_in_words, name_commands, read_bot
from baumeister.cli.targets import check_target
from baumeister.research.benchmark.errors import ResultFailed
from baumeister.research.benchmark.playing import entrant_of, read_agent
from baumeister.research.benchmark.run import SuiteRun
from baumeister.research.benchmark.suite import find_suite


def run_suite(desk: Desk, arguments: Namespace) -> None:
    name_commands(arguments.bot_command)
    suite = find_suite(arguments.suite)
    agent = read_agent(read_bot(arguments.agent), arguments.track, suite)
    out: Path = arguments.out or Path(f"{file_name(entrant_of(agent).label)}.{suite.name}.jsonl")
    try:
        check_target(out)
    except OSError as error:
        raise ResultFailed(f"{out}: {error}", file=str(out)) from error
    run = SuiteRun(suite, agent, out, track=arguments.track, version=arguments.agent_version)
    executor = make_executor(arguments.workers, arguments.cluster)
    words = desk.say("benchmark-running", agent=label_in_words(desk, run.header.agent.label))
    try:
        with progress_bar(desk, words, run.total, run.played) as bar:
            for played in run.play(executor):
                bar.show(played)
    except KeyboardInterrupt:
        error_desk(desk).tell_file("benchmark-stopped", file=str(run.unfinished))
        raise
    finally:
        executor.close()
    desk.tell_file("benchmark-written", games=run.total, file=str(out))


def file_name(label: str) -> str:
    """An agent's label without what file names cannot have."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", label).strip("-.")[:60] or "agent"
