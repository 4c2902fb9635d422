"""The published results of the benchmark: every game is replayed, and our bots choose the same again at every decision
of theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from baumeister.research.benchmark.check import Claim, read_claim
from baumeister.research.benchmark.errors import Mismatch
from baumeister.research.benchmark.rungs import RungQuestion, ask_again
from tests.soak.part import Result, over_cores
from tools.benchmark_table import result_files

#: A quick soak looks at one game of so many.
QUICK_ONE_OF: Final = 64


def run(game_id: str, quick: bool) -> Result:
    """All games of one title in all published results."""
    jobs = []
    for file in result_files():
        found = questions(read_claim(file), game_id)
        jobs += [(file, question) for question in (found[::QUICK_ONE_OF] if quick else found)]
    remarks = [words for words in over_cores(complaint, jobs, f"results of {game_id}") if words]
    figures: dict[str, str | int] = {"results": len(result_files()), "games": len(jobs)}
    return Result("results", game_id, not remarks, figures, remarks)


def questions(claim: Claim, game_id: str) -> list[RungQuestion]:
    pairs = zip(claim.suite.schedule, claim.games, strict=True)
    return [RungQuestion(slot, claim.header.agent, line) for slot, line in pairs if slot.table.game == game_id]


def complaint(job: tuple[Path, RungQuestion]) -> str:
    """What is wrong with one game, if anything."""
    file, question = job
    try:
        number, words = ask_again(question)
    except Mismatch as wrong:
        number, words = question.line.number, wrong.detail
    return f"{file.name}, line {number + 2}: {words}" if words else ""
