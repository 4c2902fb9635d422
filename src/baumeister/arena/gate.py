"""Which nets are kept: those that lose nowhere. A sum would let a net win where it was taught and lose elsewhere.

A net plays many matches, each with another number of players, other opponents, one step ahead or searching: against the
net kept so far, where its fair share counts, and against apprentices and older nets, where the net kept so far plays
the same deals from the same seats, and what counts is the difference. One result is a whole deal, the mean of its
rotations.

**Beyond noise.** A match is lost if the mean of its results is below zero by more than two standard errors: one in
forty matches between equals. It is looked at four times, at each quarter of its deals, more strictly the earlier
(O'Brien and Fleming 1979: 4.0, 2.83, 2.31 and 2.0 standard errors), so that clear losers stop early; the first lost
match ends the check. A net that lost nothing is kept if it also won something: the mean over all matches is above zero
by more than two standard errors.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from baumeister.arena.executor import Executor
from baumeister.arena.self_play import JUDGE, Deal, Sort, play_in_order, thrown_options
from baumeister.engine.chance import Rng

#: How often a match is looked at, and how many standard errors below zero are a loss at the last look.
LOOKS: Final = 4
LOST: Final = 2.0
#: How many standard errors above zero all matches together must be.
WON: Final = 2.0
#: Matches without search have so many times the games.
QUICK: Final = 3
#: Every so many deals one has thrown options: modules must not be lost either.
THROWN: Final = 3


@dataclass(frozen=True)
class Pairing:
    """One match: a net alone against others, and who plays the same deals in its place; None: its fair share counts."""

    against: str
    players: int
    one: Sort
    others: Sort
    former: Sort | None = None


@dataclass(frozen=True)
class GateResult:
    """Of a match: by how much the net did better in each deal, as a share of the victory."""

    pairing: Pairing
    gains: Sequence[float]
    share: float

    @property
    def gain(self) -> float:
        return fmean(self.gains)

    @property
    def error(self) -> float:
        """Its standard error; never so small that a deal or two prove anything."""
        deals = len(self.gains)
        spread = math.fsum((gain - self.gain) ** 2 for gain in self.gains) / max(1, deals - 1)
        return max(math.sqrt(spread / deals), 0.5 / deals)

    def is_lost(self, looks: int) -> bool:
        """Beyond noise, at this look?"""
        return self.gain < -LOST * math.sqrt(LOOKS / looks) * self.error

    def row(self) -> dict[str, Any]:
        pairing = self.pairing
        return {
            "against": pairing.against,
            "players": pairing.players,
            "iterations": pairing.one.iterations,
            "games": len(self.gains) * pairing.players,
            "share": round(self.share, 4),
            "gain": round(self.gain, 4),
            "error": round(self.error, 4),
        }


@dataclass(frozen=True)
class GateVerdict:
    """About a net: the matches it played, and the one it lost, which was the last."""

    results: Sequence[GateResult]
    lost: GateResult | None

    @property
    def gain(self) -> float:
        return fmean(result.gain for result in self.results)

    @property
    def error(self) -> float:
        return math.sqrt(math.fsum(result.error**2 for result in self.results)) / len(self.results)

    @property
    def is_kept(self) -> bool:
        return self.lost is None and self.gain > WON * self.error


def pairings(sizes: Sequence[int], net: Sort, best: Sort, league: Mapping[str, Sort], iterations: int) -> list[Pairing]:
    """Every match a net has to play, with each of these numbers of players, the quick ones first."""
    others = {"apprentice": JUDGE, **{name: sort for name, sort in league.items() if sort != best}}
    found: list[Pairing] = []
    for thinking in (0, iterations):
        one, former = replace(net, iterations=thinking), replace(best, iterations=thinking)
        found += [Pairing("best", players, one, former) for players in sizes]
        for name, other in others.items():
            # Apprentices do not search.
            opponent = other if other == JUDGE else replace(other, iterations=thinking)
            found += [Pairing(name, players, one, opponent, former) for players in sizes]
    return found


def check_net(
    executor: Executor,
    game: str,
    matches: Sequence[Pairing],
    games: int,
    first_seed: int,
    tell: Callable[[int, int], None],
) -> GateVerdict:
    """Play match after match, about so many games each with search, until one is lost."""
    results: list[GateResult] = []
    for number, pairing in enumerate(matches):
        tell(number, len(matches))
        deals = max(1, games * (1 if pairing.one.iterations else QUICK) // pairing.players)
        result, looks = play_pairing(executor, game, pairing, deals, first_seed)
        results.append(result)
        if result.is_lost(looks):
            return GateVerdict(results, result)
    tell(len(matches), len(matches))
    return GateVerdict(results, None)


def play_pairing(
    executor: Executor, game: str, pairing: Pairing, deals: int, first_seed: int
) -> tuple[GateResult, int]:
    """A match, up to the look that decides it; returns the number of that look, too."""
    gains: list[float] = []
    shares: list[float] = []
    for look in range(1, LOOKS + 1):
        seeds = range(first_seed + deals * (look - 1) // LOOKS, first_seed + deals * look // LOOKS)
        if not seeds:
            continue
        mine = list(play_deals(executor, game, pairing.one, pairing, seeds))
        if pairing.former is None:
            theirs = [1.0 / pairing.players] * len(mine)
        else:
            theirs = list(play_deals(executor, game, pairing.former, pairing, seeds))
        shares += mine
        gains += [own - other for own, other in zip(mine, theirs, strict=True)]
        if (result := GateResult(pairing, gains, fmean(shares))).is_lost(look):
            return result, look
    return GateResult(pairing, gains, fmean(shares)), LOOKS


def play_deals(executor: Executor, game: str, one: Sort, pairing: Pairing, seeds: range) -> Iterator[float]:
    """The share of victories of one player against the others of a pairing in each deal, from every seat."""
    players = pairing.players
    tables = []
    for seed in seeds:
        options = thrown_options(game, Rng(seed) if seed % THROWN == 0 else None)
        for seat in range(players):
            seats = tuple(int(place != seat) for place in range(players))
            tables.append(Deal(seed, options, seats))
    won = 0.0
    for number, played in enumerate(play_in_order(executor, game, (one, pairing.others), tables), start=1):
        seat = played.deal.seats.index(0)
        won += 1.0 / len(played.winners) if seat in played.winners else 0.0
        if number % players == 0:
            yield won / players
            won = 0.0
