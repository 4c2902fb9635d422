"""Which nets are kept: what loses anywhere beyond noise is not, however much it wins elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from baumeister.arena.gate import LOOKS, QUICK, GateVerdict, check_net, pairings
from baumeister.arena.self_play import JUDGE, Deal, SelfPlayed, Share, SharePlayed, Sort
from baumeister.engine.chance import Rng

NEW, BEST, OLDER = Sort((1.0,)), Sort((2.0,)), Sort((3.0,))
GAME, SIZES = "magna_carta", (2, 3, 4)


class Rigged:
    """An executor that plays no games: the new net wins with a chance by players, opponents and thinking."""

    def __init__(self, chance: Callable[[int, Sort, int], float], seed: int = 1) -> None:
        self.chance, self.dice, self.games = chance, Rng(seed), 0

    def map_unordered(self, work: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        for share in items:
            assert isinstance(share, Share)
            yield SharePlayed(share.number, [self.play(deal, *share.sorts) for deal in share.deals])

    def play(self, deal: Deal, one: Sort, others: Sort) -> SelfPlayed:
        players = len(deal.seats)
        own = deal.seats.index(0)
        chance = self.chance(players, others, one.iterations) if one.weights == NEW.weights else 1.0 / players
        won = int(self.dice.below(1_000_000)) < 1_000_000 * chance
        self.games += 1
        return SelfPlayed(deal, [], [own if won else (own + 1) % players], [])

    def close(self) -> None:
        pass


def check(chance: Callable[[int, Sort, int], float], games: int = 400, seed: int = 1) -> tuple[GateVerdict, int]:
    executor = Rigged(chance, seed)
    matches = pairings(SIZES, NEW, BEST, {"older": OLDER, "same as best": BEST}, 16)
    verdict = check_net(executor, GAME, matches, games, 0, lambda done, total: None)
    return verdict, executor.games


def test_a_net_plays_every_size_every_opponent_with_and_without_search() -> None:
    matches = pairings(SIZES, NEW, BEST, {"older": OLDER, "same as best": BEST}, 16)
    asked = {(match.against, match.players, match.one.iterations) for match in matches}
    opponents = ("best", "apprentice", "older")
    assert asked == {(name, size, search) for name in opponents for size in SIZES for search in (0, 16)}
    assert all((match.former is None) == (match.against == "best") for match in matches)
    assert all(match.others == JUDGE for match in matches if match.against == "apprentice")


def test_a_net_that_is_better_everywhere_is_kept() -> None:
    verdict, _ = check(lambda players, others, thinking: 1.3 / players)
    assert verdict.is_kept
    assert len(verdict.results) == 18


def test_a_net_that_loses_in_one_match_only_is_refused_although_its_sum_is_high() -> None:
    for lost in ((2, BEST.weights, 0), (3, JUDGE.weights, 16), (4, OLDER.weights, 16)):

        def chance(players: int, others: Sort, thinking: int, lost: object = lost) -> float:
            return (0.3 if (players, others.weights, thinking) == lost else 1.4) / players

        verdict, _ = check(chance)
        assert not verdict.is_kept
        assert verdict.lost is not None
        pairing = verdict.lost.pairing
        assert (pairing.players, pairing.others.weights, pairing.one.iterations) == lost
        assert verdict.gain > 0 or lost[0] == 2, "by a sum it would be kept"


def test_a_net_as_good_as_the_one_before_is_not_kept_and_rarely_said_to_lose() -> None:
    verdicts = [check(lambda players, others, thinking: 1.0 / players, 80, seed)[0] for seed in range(30)]
    assert sum(verdict.is_kept for verdict in verdicts) <= 2
    assert sum(verdict.lost is not None for verdict in verdicts) <= 15, "one in forty of 18 matches, and few deals"


def test_a_clear_loser_is_stopped_at_the_first_look() -> None:
    verdict, games = check(lambda players, others, thinking: 0.0)
    assert verdict.lost is not None
    assert len(verdict.results) == 1
    assert games == QUICK * 400 // LOOKS


def test_one_deal_proves_nothing() -> None:
    verdict, _ = check(lambda players, others, thinking: 0.0, games=1)
    assert verdict.lost is None
    assert not verdict.is_kept
