"""`baumeister benchmark check`: replays every game of a result and refuses one that does not follow from them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from baumeister.arena.executor import make_executor
from baumeister.cli.desk import Desk
from baumeister.cli.progress import progress_bar
from baumeister.research.benchmark.check import Claim, read_claim
from baumeister.research.benchmark.errors import ResultFailed
from baumeister.research.benchmark.rungs import ask_rungs
from baumeister.research.benchmark.suite import find_suite


def run_check(desk: Desk, arguments: Namespace) -> None:
    for claim in checked_claims(desk, arguments.files, arguments.suite, arguments.records):
        if arguments.rungs:
            check_rungs(desk, claim, arguments.workers)
        text = "benchmark-sound-rungs" if arguments.rungs else "benchmark-sound"
        desk.tell_file(text, file=str(claim.file), games=len(claim.games))


def checked_claims(
    desk: Desk, files: Sequence[Path], suite_name: str | None, records: Path | None = None
) -> Iterator[Claim]:
    """Results whose games were replayed; the first bad one raises. `records`: a folder for the records of all games."""
    suite = None if suite_name is None else find_suite(suite_name)
    for file in files:
        claim = read_claim(file, suite)
        with progress_bar(desk, desk.say("benchmark-checking"), len(claim.games)) as bar:
            for number, record in enumerate(claim.replay()):
                bar.show(number + 1)
                if records is not None:
                    make_folder(records)
                    record.save(records / f"{file.name.partition('.')[0]}-{number:04}.json")
        yield claim


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ResultFailed(f"{folder}: {error}", file=str(folder)) from error


def check_rungs(desk: Desk, claim: Claim, workers: int | None) -> None:
    executor = make_executor(workers)
    try:
        with progress_bar(desk, desk.say("benchmark-asking"), len(claim.games)) as bar:
            for done in ask_rungs(claim, executor):
                bar.show(done)
    finally:
        executor.close()
