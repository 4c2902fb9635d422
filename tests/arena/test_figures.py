"""Ratings, the confidence sequence and the ladder: right on cases one can do by hand, and never surer than allowed."""

from __future__ import annotations

import dataclasses
import random
from xml.etree import ElementTree

import pytest

from baumeister.arena.chart import Scale, Words, draw_ladder
from baumeister.arena.contest import Contest
from baumeister.arena.ladder import Ladder, climb
from baumeister.arena.playing import Outcome
from baumeister.arena.rating import rate
from baumeister.arena.sequence import confidence_sequence, first_decision
from baumeister.bots.guard import Fault

PAIR = ("greedy", "random")


def played(number: int, winner: str, match: int = 0, bots: tuple[str, str] = PAIR) -> Outcome:
    """A duel with both rotations of every deal."""
    seats = bots if number % 2 == 0 else bots[::-1]
    won = seats.index(winner)
    scores = (9, 3) if won == 0 else (3, 9)
    return Outcome(match, number, number // 2, seats, scores, (won,), decisions=10)


def test_the_sequence_without_a_game_knows_nothing() -> None:
    assert confidence_sequence(0.0, 0) == (0.0, 1.0)


def test_the_sequence_holds_the_share_and_gets_narrower() -> None:
    widths = []
    for deals in (4, 20, 100, 1000):
        low, high = confidence_sequence(0.75 * deals, deals)
        assert low < 0.75 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_the_sequence_by_hand_after_four_wins() -> None:
    # B(5, 1) / p^4 = 20 at the lower end: p = (1 / 100) ** (1 / 4).
    low, high = confidence_sequence(4.0, 4)
    assert low == pytest.approx(0.01**0.25, abs=1e-5)
    assert high == 1.0


def test_equal_bots_are_told_apart_in_at_most_one_of_twenty_matches() -> None:
    """Looked at after every deal, up to 400 of them: an ordinary interval would be wrong in every third match."""
    dice = random.Random(3)
    wrong = sum(first_decision((dice.random() < 0.5 for _ in range(400)), 0.5) is not None for _ in range(200))
    assert wrong <= 10


def test_a_clear_match_is_decided_soon() -> None:
    decision = first_decision([1.0] * 100, 0.5)
    assert decision is not None
    assert (decision.deals, decision.better) == (8, True)
    lost = first_decision([0.0] * 100, 0.5)
    assert lost is not None
    assert not lost.better


def test_ratings_follow_the_games_in_whatever_order_they_come() -> None:
    games = [played(number, "random" if number % 4 == 3 else "greedy") for number in range(60)]
    ratings = rate(games)
    assert rate(games[::-1]) == ratings
    assert ratings["greedy"].low > ratings["random"].high
    assert ratings["greedy"].low < ratings["greedy"].value < ratings["greedy"].high


def test_more_games_make_a_rating_surer() -> None:
    few, many = (rate([played(number, PAIR[number % 2]) for number in range(count)])["greedy"] for count in (8, 200))
    assert many.high - many.low < few.high - few.low


def test_a_bot_that_has_won_every_game_is_still_uncertain() -> None:
    rating = rate([played(number, "greedy") for number in range(20)])["greedy"]
    assert rating.high - rating.low > 50


def test_equal_bots_on_three_seats_against_one_keep_equal_ratings() -> None:
    bots = ("a", "b", "b", "b")
    games = []
    for number in range(160):
        turn = number % 4
        seats = bots[turn:] + bots[:turn]
        winner = (number // 4 + turn) % 4
        scores = tuple(5 if seat == winner else 1 for seat in range(4))
        games.append(Outcome(0, number, number // 4, seats, scores, (winner,), 10))
    ratings = rate(games)
    assert ratings["a"].low < ratings["b"].value < ratings["a"].high


def test_a_ladder_by_hand() -> None:
    contest = Contest("caylus1303", PAIR, games=4)
    games = [played(number, "greedy") for number in range(3)]
    shared = Outcome(0, 3, 1, ("random", "greedy"), (7, 7), (0, 1), 20, ((1, Fault("bot-failed", "it fell")),))
    ladder = climb(contest, [*games, shared])
    assert (ladder.games, ladder.decisions) == (4, 50)
    first, second = ladder.rungs
    assert (first.bot, first.entries, first.wins, first.share) == ("greedy", 4, 3.5, 0.875)
    assert (second.bot, second.wins) == ("random", 0.5)
    assert first.mean_score == pytest.approx((9 * 3 + 7) / 4)
    assert (first.faults, first.first_fault) == ({"bot-failed": 1}, "it fell")
    assert second.faults == {}
    (match,) = ladder.matches
    assert (match.single, match.others, match.games, match.share, match.fair) == ("greedy", "random", 4, 0.875, 0.5)
    assert match.decided is None


def drawn(ladder: Ladder) -> list[str]:
    """All that the chart says."""
    words = Words(
        title="A & B <2>",
        about="8 games",
        ratings="ratings",
        matches="matches",
        fair="fair",
        label=str.upper,
        number=lambda value, digits: f"{value:.{digits}f}".replace(".", ","),
    )
    root = ElementTree.fromstring(draw_ladder(ladder, words))
    return [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]


def test_the_chart_is_a_picture_that_names_everybody_and_has_scales() -> None:
    games = [played(number, "greedy", bots=("greedy", "random")) for number in range(8)]
    said = drawn(climb(Contest("caylus1303", PAIR, games=8), games))
    assert {"A & B <2>", "8 games", "GREEDY", "RANDOM", "GREEDY – RANDOM", "100,0 %", "n = 8"} <= set(said)
    assert {"0 %", "25 %", "50 %", "75 %", "100 %"} <= set(said), "the scale of the shares"


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (1402.0, 1598.0, [1450, 1500, 1550]),
        (1010.0, 2240.0, [1500, 2000]),
        (1499.9, 1500.1, [1500]),
        (1500.0, 1500.0, [1500]),
    ],
)
def test_the_scale_of_the_ratings_has_round_numbers(least: float, most: float, ticks: list[float]) -> None:
    assert Scale(least, most).ticks() == [(tick, f"{tick:.0f}") for tick in ticks]


def test_games_that_are_played_again_are_told() -> None:
    """Bots without dice at a set-up without chance: the hundredth game says nothing that the first did not."""
    contest = Contest("caylus1303", PAIR, games=20)
    again = [played(number, "greedy") for number in range(20)]
    (match,) = climb(contest, again).matches
    assert (match.games, match.different, match.repeats) == (20, 2, True)
    others = [dataclasses.replace(outcome, decisions=outcome.number) for outcome in again]
    (match,) = climb(contest, others).matches
    assert (match.different, match.repeats) == (20, False)
