"""Ratings of bots from the games they played: Plackett-Luce after Weng and Lin, by the library openskill.

A game says only who won; all others tie, so a rating means winning and nothing else. Bots do not change, so nothing is
added to the uncertainty between games (tau = 0). A bot at several seats of a table is updated from all of them: the
shifts of its mean and the gains in precision are added up.

The interval says how much a rating varies when deals are resampled from those that were played (bootstrap by deal).
Every sample also has one imagined game per match whose winner is drawn by lot, so that a bot that has won every game is
not taken to be sure of the next. (The library's own uncertainty is about where all bots stand together, which nobody
asks here.)
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import stdev
from typing import Final

from openskill.models import PlackettLuce

from baumeister.arena.playing import Outcome

#: The rating of an unknown bot, and how many points are one step of the library's scale.
CENTRE: Final = 1500.0
_POINTS: Final = 48.0
#: 95 of 100 such intervals contain the true value.
_Z: Final = 1.96
#: Games rated for all samples together, about a second; and how many samples there are.
_MOST_RATED: Final = 6_000
_FEWEST_DRAWS, _MOST_DRAWS = 20, 100


@dataclass(frozen=True)
class Rating:
    value: float
    low: float
    high: float


@dataclass
class _Skill:
    mean: float
    variance: float


def rate(outcomes: Sequence[Outcome], seed: int = 0) -> dict[str, Rating]:
    """The rating of every bot. The same outcomes in any order give the same ratings."""
    deals = _deals(outcomes)
    skills = _skills(deals)
    draws = max(_FEWEST_DRAWS, min(_MOST_DRAWS, _MOST_RATED // max(1, len(outcomes))))
    dice = random.Random(seed)
    drawn = [_skills(_draw(deals, dice)) for _ in range(draws)]
    ratings = {}
    for label, skill in skills.items():
        half = _Z * stdev(one[label].mean for one in drawn) * _POINTS
        value = CENTRE + (skill.mean - _MODEL.mu) * _POINTS
        ratings[label] = Rating(value, value - half, value + half)
    return ratings


_MODEL: Final = PlackettLuce(tau=0.0)


def _deals(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    """Games on the same deal, together; deals of all matches in turn, so that no bot is rated last."""
    found: dict[tuple[int, int], list[Outcome]] = {}
    for outcome in sorted(outcomes, key=lambda one: (one.seed, one.match, one.number)):
        found.setdefault((outcome.seed, outcome.match), []).append(outcome)
    return list(found.values())


def _draw(deals: Sequence[Sequence[Outcome]], dice: random.Random) -> list[Sequence[Outcome]]:
    """As many deals as were played, sampled from them, and an imagined game for each match, so that no bot is left
    out."""
    matches = {deal[0].match: deal[0] for deal in deals}
    imagined = [[replace(game, winners=(dice.randrange(len(game.bots)),))] for game in matches.values()]
    return [*imagined, *dice.choices(deals, k=len(deals))]


def _skills(deals: Iterable[Sequence[Outcome]]) -> Mapping[str, _Skill]:
    skills: dict[str, _Skill] = {}
    for deal in deals:
        for outcome in deal:
            for label in outcome.bots:
                skills.setdefault(label, _Skill(_MODEL.mu, _MODEL.sigma**2))
            _learn(skills, outcome)
    return skills


def _learn(skills: dict[str, _Skill], outcome: Outcome) -> None:
    """One game, every seat a team of one."""
    before = [skills[label] for label in outcome.bots]
    teams = [[_MODEL.rating(mu=skill.mean, sigma=math.sqrt(skill.variance))] for skill in before]
    ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(len(teams))]
    after = [team[0] for team in _MODEL.rate(teams, ranks=ranks)]
    for label in set(outcome.bots):
        old = skills[label]
        seats = [after[seat] for seat, name in enumerate(outcome.bots) if name == label]
        precision = 1 / old.variance + sum(1 / new.sigma**2 - 1 / old.variance for new in seats)
        skills[label] = _Skill(old.mean + sum(new.mu - old.mean for new in seats), 1 / precision)
