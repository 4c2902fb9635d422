"""What a result says: the share of victories against every rung with its interval, and one figure for all.

The figure, the *plumb score*, is 100 times the mean of the five shares, every rung weighing the same: 100 wins every
game against every rung, 0 wins none. Its interval is made of Wilson's intervals of the rungs by adding squares
(Newcombe's method for sums of independent shares).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from baumeister.arena.simulate import Count, Standing
from baumeister.research.benchmark.check import Claim
from baumeister.research.benchmark.lines import TRACKS, Track


@dataclass(frozen=True)
class Score:
    """From 0 to 100, with its interval of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class RungReport:
    """Against one rung: at all tables together, and at each."""

    rung: str
    fair: float  # the share of an agent that is as good as the rung
    all: Standing
    tables: Mapping[str, Standing]


@dataclass(frozen=True)
class SuiteReport:
    agent: str
    version: str
    track: Track
    suite: str
    digest: str  # of the suite: results are comparable if it is equal
    games: int
    score: Score
    rungs: tuple[RungReport, ...]
    faults: Mapping[str, int]  # by code


def report_of(claim: Claim) -> SuiteReport:
    """The claim's games are taken as they are: replay them first."""
    rungs = tuple(_rung_report(claim, rung.entrant.label) for rung in claim.suite.rungs)
    codes = [code for game in claim.games for code in game.faults]
    header = claim.header
    return SuiteReport(
        agent=header.agent.label,
        version=header.agent.version,
        track=header.track,
        suite=header.suite,
        digest=header.digest,
        games=len(claim.games),
        score=score_of([rung.all for rung in rungs]),
        rungs=rungs,
        faults={code: codes.count(code) for code in sorted(set(codes))},
    )


def comparable(reports: Iterable[SuiteReport]) -> list[list[SuiteReport]]:
    """Reports of the same suite and track together, the best first."""
    groups: dict[tuple[str, str, int], list[SuiteReport]] = {}
    for report in sorted(reports, key=lambda report: (-report.score.value, report.agent, report.version)):
        groups.setdefault((report.suite, report.digest, TRACKS.index(report.track)), []).append(report)
    return [groups[key] for key in sorted(groups)]


def score_of(standings: Sequence[Standing]) -> Score:
    value = fmean(standing.share for standing in standings)
    below = math.hypot(*(standing.share - standing.interval[0] for standing in standings)) / len(standings)
    above = math.hypot(*(standing.interval[1] - standing.share for standing in standings)) / len(standings)
    return Score(100 * value, 100 * max(0.0, value - below), 100 * min(1.0, value + above))


def _rung_report(claim: Claim, rung: str) -> RungReport:
    all_games, tables, fair = Count(), dict[str, Count](), []
    for game in claim.games:
        if game.rung == rung:
            fair.append(1 / len(game.scores))
            for count in (all_games, tables.setdefault(game.table, Count())):
                count.add(game.seat, game.scores, game.winners)
    return RungReport(
        rung, fmean(fair), all_games.standing(), {name: count.standing() for name, count in tables.items()}
    )
