"""Why everybody won or lost: where the points came from, compared with a winner, and how many mistakes it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from baumeister.analysis.forms import Gap, KeyMoment, Story
from baumeister.analysis.moments import weight
from baumeister.records import Record
from baumeister.records.scoring import by_source, scoring_of

#: How many sources are named, and the points one must make at least.
MOST_GAPS: Final = 2
LEAST_GAP: Final = 2


def stories_of(record: Record, moments: Sequence[KeyMoment]) -> tuple[Story, ...]:
    """One for each seat, none while the game is not over. `moments` are all that were found."""
    state = record.replay()
    if not state.is_over:
        return ()
    scores, winners = [int(score) for score in state.scores()], state.winners()
    sources = [by_source(lines) for lines in scoring_of(record).lines]
    stories = []
    for seat in range(len(scores)):
        others = [other for other in range(len(scores)) if other != seat]
        against = max(others, key=lambda other: (seat not in winners and other in winners, scores[other]))
        stories.append(_story(seat, against, scores, sources, [one for one in moments if one.seat == seat]))
    return tuple(stories)


def _story(
    seat: int, against: int, scores: Sequence[int], sources: Sequence[Counter[str]], moments: Sequence[KeyMoment]
) -> Story:
    lead = scores[seat] - scores[against]
    mistakes = [moment for moment in moments if moment.kind == "mistake"]
    return Story(
        seat=seat,
        against=against,
        lead=lead,
        gaps=_gaps(sources[seat], sources[against], lead),
        mistakes=len(mistakes),
        strong=sum(moment.kind == "strong" for moment in moments),
        costliest=max(mistakes, key=weight).number if mistakes else None,
    )


def _gaps(own: Counter[str], other: Counter[str], lead: int) -> tuple[Gap, ...]:
    """What made the lead, or the gap; nothing if both have the same points."""
    sign = (lead > 0) - (lead < 0)
    gaps = [Gap(source, own[source] - other[source]) for source in sorted({*own, *other})]
    made = sorted((gap for gap in gaps if sign * gap.points >= LEAST_GAP), key=lambda gap: -abs(gap.points))
    return tuple(made[:MOST_GAPS])
