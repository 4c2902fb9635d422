"""Writes the benchmark's table and picture from the published results (docs/benchmark.md, How to add a result).

python -m tools.benchmark_table
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from baumeister.arena.simulate import Standing
from baumeister.cli.benchmark.reporting import draw, name_of
from baumeister.cli.desk import Desk, make_desk
from baumeister.cli.seating import label_in_words
from baumeister.research.benchmark.check import read_claim
from baumeister.research.benchmark.report import SuiteReport, comparable, report_of

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = DOCS / "benchmark.md"
RESULTS: Final = DOCS / "benchmark"
PICTURE: Final = RESULTS / "results.svg"
_BEGIN, _END = "<!-- results -->\n", "<!-- end of results -->\n"


def result_files() -> list[Path]:
    """All published results, by suite."""
    return sorted(RESULTS.glob("*/*.jsonl.gz"))


def published() -> list[list[SuiteReport]]:
    """What they say. Their games are not replayed here: soak does that."""
    return comparable(report_of(read_claim(file)) for file in result_files())


def page(text: str, groups: Sequence[Sequence[SuiteReport]]) -> str:
    """The page with the table of these reports."""
    desk = english()
    tables = "\n".join(table(desk, group) for group in groups)
    before, rest = text.split(_BEGIN)
    _, after = rest.split(_END)
    return f"{before}{_BEGIN}{tables}{_END}{after}"


def table(desk: Desk, group: Sequence[SuiteReport]) -> str:
    first = group[0]
    names = [f"{label_in_words(desk, rung.rung)} ({rung.all.entries})" for rung in first.rungs]
    lines = [
        f"Suite {first.suite} (`{first.digest}`), track {first.track}, {first.games} games:",
        "",
        f"| agent | plumb score | {' | '.join(names)} |",
        f"|---|---:|{'---:|' * len(names)}",
    ]
    for report in group:
        score = f"**{report.score.value:.1f}** [{report.score.low:.1f}, {report.score.high:.1f}]"
        cells = [cell(rung.all) for rung in report.rungs]
        lines.append(f"| {name_of(desk, report)} | {score} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def cell(standing: Standing) -> str:
    low, high = standing.interval
    return f"{100 * standing.share:.0f} [{100 * low:.0f}, {100 * high:.0f}]"


def picture(groups: Sequence[Sequence[SuiteReport]]) -> str:
    return draw(english(), groups)


def english() -> Desk:
    return replace(make_desk("en"), fancy=True)


def main() -> None:
    groups = published()
    PAGE.write_text(page(PAGE.read_text("utf-8"), groups), "utf-8")
    PICTURE.write_text(picture(groups), "utf-8")


if __name__ == "__main__":
    main()
