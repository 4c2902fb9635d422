"""The result of a contest: how every bot stands and how every match ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from baumeister.arena.contest import Contest, Match
from baumeister.arena.interval import wilson
from baumeister.arena.playing import Outcome
from baumeister.arena.rating import Rating, rate
from baumeister.arena.sequence import Refutation, confidence_sequence, first_decision


@dataclass(frozen=True)
class LadderRow:
    """A bot. `entries` are seats taken: three seats in one game are three entries."""

    bot: str
    entries: int
    wins: float  # a victory shared by two is half a win for each
    share: float
    interval: tuple[float, float]  # of the share, 95 % (Wilson)
    rating: Rating
    mean_score: float
    faults: dict[str, int]  # by code
    first_fault: str = ""


@dataclass(frozen=True)
class MatchResult:
    """One bot alone against another at all other seats; the share is its own."""

    single: str
    others: str
    games: int
    different: int  # games that do not repeat another one
    share: float
    interval: tuple[float, float]  # 95 % (Wilson), for one look at the end
    fair: float  # the share of a bot as good as the others
    sequence: tuple[float, float]  # 95 % at all times together (arena/sequence.py)
    decided: int | None  # after how many games the fair share was refuted; None: it was not

    @property
    def repeats(self) -> bool:
        """Most games repeat others: bots that throw no dice, in a set-up without chance. Then the intervals are far too
        narrow."""
        return self.different * 2 < self.games


@dataclass(frozen=True)
class Ladder:
    games: int
    decisions: int
    rungs: tuple[LadderRow, ...]  # the best first
    matches: tuple[MatchResult, ...]


def climb(contest: Contest, outcomes: Sequence[Outcome]) -> Ladder:
    """The ladder of a contest, from all outcomes that count."""
    ratings = rate(outcomes)
    rungs = [_rung(label, outcomes, ratings[label]) for label in ratings]
    results = []
    for index, match in enumerate(contest.matches):
        own = [outcome for outcome in outcomes if outcome.match == index]
        if match.single is not None and own:
            results.append(_result(match, own))
    return Ladder(
        games=len(outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        rungs=tuple(sorted(rungs, key=lambda rung: (-rung.rating.value, rung.bot))),
        matches=tuple(results),
    )


def deal_results(match: Match, outcomes: Sequence[Outcome]) -> list[float]:
    """The single bot's mean share in every complete deal, in order, up to the first incomplete one."""
    assert match.single is not None
    by_number = {outcome.number: outcome for outcome in outcomes}
    results: list[float] = []
    while True:
        begin = len(results) * match.rotations
        deal = [by_number.get(number) for number in range(begin, begin + match.rotations)]
        played = [outcome.share(match.single) for outcome in deal if outcome is not None]
        if len(played) < match.rotations:
            return results
        results.append(fmean(played))


def fair_share(match: Match) -> float:
    return match.circle.count(match.single or "") / len(match.circle)


def decision_in(match: Match, outcomes: Sequence[Outcome]) -> Refutation | None:
    """When the match was decided, if it was."""
    return first_decision(deal_results(match, outcomes), fair_share(match))


def _rung(label: str, outcomes: Sequence[Outcome], rating: Rating) -> LadderRow:
    entries, wins, points = 0, 0.0, 0
    faults: Counter[str] = Counter()
    first = ""
    for outcome in outcomes:
        seats = [seat for seat, name in enumerate(outcome.bots) if name == label]
        entries += len(seats)
        points += sum(outcome.scores[seat] for seat in seats)
        wins += outcome.share(label)
        for seat, fault in outcome.faults:
            if seat in seats:
                faults[fault.code] += 1
                first = first or fault.words
    return LadderRow(
        bot=label,
        entries=entries,
        wins=wins,
        share=wins / entries,
        interval=wilson(wins, entries),
        rating=rating,
        mean_score=points / entries,
        faults=dict(sorted(faults.items())),
        first_fault=first,
    )


def _result(match: Match, outcomes: Sequence[Outcome]) -> MatchResult:
    assert match.single is not None
    assert match.others is not None
    results = deal_results(match, outcomes)
    decision = decision_in(match, outcomes)
    wins = sum(outcome.share(match.single) for outcome in outcomes)
    return MatchResult(
        single=match.single,
        others=match.others,
        games=len(outcomes),
        different=len({(outcome.bots, outcome.scores, outcome.decisions) for outcome in outcomes}),
        share=wins / len(outcomes),
        interval=wilson(wins, len(outcomes)),
        fair=fair_share(match),
        sequence=confidence_sequence(sum(results), len(results)),
        decided=None if decision is None else decision.deals * match.rotations,
    )
