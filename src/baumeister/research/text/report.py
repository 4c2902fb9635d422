"""What a match has shown, as figures; the words are the command's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import reduce
from operator import add
from statistics import fmean
from typing import Any, Final

from baumeister.arena.interval import wilson
from baumeister.research.text.match import AnswerCounts, ModelGame, ModelMatch

MILLION: Final = 1_000_000


@dataclass(frozen=True)
class Prices:
    """For a million tokens, in whatever currency."""

    prompt: float = 0.0
    answer: float = 0.0


@dataclass(frozen=True)
class MatchReport:
    """The figures of a match."""

    match: dict[str, Any]
    games: int
    share: float
    interval: tuple[float, float]  # 95 %, Wilson
    fair_share: float
    points: float
    points_of_opponents: float
    counts: AnswerCounts
    cost: float | None  # None: no prices, or nobody counted the tokens
    by_seat: tuple[float, ...]  # the model's share on each seat

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def report_of(match: ModelMatch, games: Sequence[ModelGame], prices: Prices | None = None) -> MatchReport:
    """Of at least one game."""
    won = sum((Fraction(game.ended.seat in game.ended.winners, len(game.ended.winners)) for game in games), Fraction())
    counts = reduce(add, (game.counts for game in games), AnswerCounts())
    seats = [[game.share for game in games if game.ended.seat == seat] for seat in range(match.players)]
    others = [score for game in games for seat, score in enumerate(game.ended.scores) if seat != game.ended.seat]
    return MatchReport(
        match={**match.identity(), "games": len(games)},
        games=len(games),
        share=float(won / len(games)),
        interval=wilson(float(won), len(games)),
        fair_share=1 / match.players,
        points=fmean(game.ended.scores[game.ended.seat] for game in games),
        points_of_opponents=fmean(others),
        counts=counts,
        cost=_cost(counts, prices),
        by_seat=tuple(fmean(shares) if shares else 0.0 for shares in seats),
    )


def _cost(counts: AnswerCounts, prices: Prices | None) -> float | None:
    if prices is None or counts.uncounted == counts.answers:
        return None
    return (counts.prompt_tokens * prices.prompt + counts.answer_tokens * prices.answer) / MILLION
