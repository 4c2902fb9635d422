"""`baumeister benchmark check`: replays every game of a result and refuses one that does not follow from them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from baumeister.cli.desk import Desk
from baumeister.cli.progress import progress_bar
from baumeister.research.benchmark.check import Claim, read_claim
from baumeister.research.benchmark.suite import find_suite


def run_check(desk: Desk, arguments: Namespace) -> None:
    for claim in checked_claims(desk, arguments.files, arguments.suite):
        desk.tell_file("benchmark-sound", file=str(claim.file), games=len(claim.games))


def checked_claims(desk: Desk, files: Sequence[Path], suite_name: str | None) -> Iterator[Claim]:
    """Results whose games were replayed; the first bad one raises."""
    suite = None if suite_name is None else find_suite(suite_name)
    for file in files:
        claim = read_claim(file, suite)
        with progress_bar(desk, desk.say("benchmark-checking"), len(claim.games)) as bar:
            for done, _ in enumerate(claim.replay(), start=1):
                bar.show(done)
        yield claim
