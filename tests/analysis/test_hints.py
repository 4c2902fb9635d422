"""Hints: all choices, the best first, within the budget, and the same for all true states a seat cannot tell apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.analysis.eyes import NetEyes, Ranked
from baumeister.analysis.hints import hint
from baumeister.bots.door import Budget, seen_by
from baumeister.bots.level_bots import master_search
from baumeister.bots.levels import LEVELS
from baumeister.bots.nets import shipped_net
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.engine.wire import Message
from baumeister.texts.catalogue import Texts
from tests.bots.positions import along_a_game, many_players
from tests.wall.harness import hidden_of

FEW = Budget(iterations=40)
GAME_1303 = bm.game("caylus1303")


class StubbornEyes:
    """Likes the last action, and remembers what it was asked."""

    version = "stubborn"

    def __init__(self) -> None:
        self.asked: list[tuple[int, float]] = []
        self.looks = 0

    def chances(self, state: State) -> list[float]:
        self.looks += 1
        return [1 / int(state.players)] * int(state.players)

    def points(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]

    def move(self, imagined: State, rng: Rng) -> int:
        return int(imagined.legal()[0])

    def first_sight(self, imagined: State, rng: Rng) -> int:
        return int(imagined.legal()[-1])

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        self.asked.append((iterations, seconds))
        return [Ranked(action, 10 + at, 0.3) for at, action in enumerate(imagined.legal())][::-1]


def position(game_id: str) -> State:
    return next(state for state in along_a_game(game_id, many_players(game_id), 3, 30) if len(state.legal()) > 4)


@pytest.mark.parametrize("game_id", bm.games())
def test_a_hint_has_all_choices_the_best_first(game_id: str) -> None:
    state = position(game_id)
    found = hint(seen_by(bm.game(game_id), state), FEW)
    assert found.seat == state.seat
    assert sorted(choice.action for choice in found.choices) == list(state.legal())
    assert [choice.favoured for choice in found.choices] == sorted(
        (one.favoured for one in found.choices), reverse=True
    )
    assert sum(choice.favoured for choice in found.choices) == pytest.approx(1)
    assert all(0 <= choice.chance <= 1 for choice in found.choices)
    assert found.choices[0].noise is not None
    words = {choice.action: choice.message for choice in state.choices()}
    assert all(choice.message == words[choice.action] for choice in found.choices)


@pytest.mark.parametrize("game_id", bm.games())
def test_a_hint_tells_nothing_the_seat_does_not_know(game_id: str) -> None:
    game, state = bm.game(game_id), position(game_id)
    found = hint(seen_by(game, state), FEW)
    for seed in range(2):
        world = hidden_of(game_id).permute(state, state.seat, seed, remembered=True)
        assert world.digest() != state.digest()
        assert hint(seen_by(game, world), FEW) == found


class Clock:
    """Stands still, but for what is said to take time."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


class SlowEyes(StubbornEyes):
    """Takes all the time that a search may, and a second for a quick game."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def chances(self, state: State) -> list[float]:
        self.clock.now += 1.0
        return super().chances(state)

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        self.clock.now += seconds
        return super().search(imagined, iterations, seconds, rng)


@pytest.mark.parametrize(
    ("seconds", "games", "sure"),
    [
        (5.0, 1, 0),  # a quarter is left: for one game, which says nothing of its spread
        (13.0, 3, 1),
        (25.0, 6, 2),  # the best ones first
        (61.0, 15, 4),
        (200.0, 24, 4),
    ],
)
def test_a_hint_keeps_to_its_seconds(seconds: float, games: int, sure: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("baumeister.analysis.hints.time", clock)
    eyes = SlowEyes(clock)
    budget = Budget(iterations=500, seconds=seconds)
    found = hint(seen_by(bm.game("caylus1303"), position("caylus1303")), budget, eyes)
    ((iterations, searching),) = eyes.asked
    assert iterations == 500
    assert searching == pytest.approx(0.75 * seconds)
    assert eyes.looks == games
    assert clock.now <= 1000.0 + seconds
    assert [one.noise is not None for one in found.choices] == [place < sure for place in range(len(found.choices))]


def test_a_hint_whose_time_is_over_before_it_begins_is_a_short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()

    def slow_to_load(game: bm.Game) -> SlowEyes:
        clock.now += 5.0
        return eyes

    eyes = SlowEyes(clock)
    monkeypatch.setattr("baumeister.analysis.hints.time", clock)
    monkeypatch.setattr("baumeister.analysis.hints.NetEyes", slow_to_load)
    found = hint(seen_by(bm.game("caylus1303"), position("caylus1303")), Budget(iterations=500, seconds=1.0))
    ((_, seconds),) = eyes.asked
    assert 0 < seconds < 1e-6  # 0 would be no limit
    assert eyes.looks == 0
    assert all(one.noise is None for one in found.choices)


@pytest.mark.parametrize("game_id", bm.games())
def test_the_search_of_a_hint_is_that_of_the_master(game_id: str) -> None:
    """The same position, dice and iterations: the same tree."""
    game, state = bm.game(game_id), position(game_id)
    imagined = seen_by(game, state).imagine(0)
    master = master_search(game)
    master.iterations = 100
    master.grow(imagined.clone(), Rng(7), make_buffer())
    assert NetEyes(game).search(imagined, 100, 0.0, Rng(7)) == master.outcome()


def test_where_two_ways_of_looking_disagree_the_hint_is_unsure() -> None:
    eyes = StubbornEyes()
    state = position("caylus1303")
    found = hint(seen_by(bm.game("caylus1303"), state), FEW, eyes)
    best = found.choices[0]
    assert best.action == state.legal()[-1]
    assert best.noise == pytest.approx(abs(0.3 - 1 / int(state.players)))
    assert found.choices[-1].noise is None


def test_the_example_of_the_docs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(example, {})
    assert len(capsys.readouterr().out.splitlines()) == 3


def amounts(message: Message) -> int:
    """The rounded points of a reason; below zero: it speaks against the choice."""
    amount = message.params["amount"]
    assert isinstance(amount, tuple)
    count = amount[0].params["count"]
    assert isinstance(count, int)
    return count if message.id == "reason-more" else -count


@pytest.mark.parametrize("game_id", bm.games())
def test_a_hint_says_why_by_the_parts_of_the_judge_in_words(game_id: str) -> None:
    state = position(game_id)
    found = hint(seen_by(bm.game(game_id), state), FEW)
    assert any(choice.why for choice in found.choices[1:]), "something tells the choices apart"
    for choice in found.choices:
        assert len(choice.why) <= 3
        told = [amounts(message) for message in choice.why]
        assert all(a >= 0 for a in told[: sum(m.id == "reason-more" for m in choice.why)]), "what is for it comes first"
        for language in ("de", "en"):
            texts = Texts(language)
            words = [texts.say(message) for message in choice.why]
            assert len(set(words)) == len(words)
            assert all("-judged-" not in sentence for sentence in words)


def test_the_second_choice_says_the_opposite_of_the_first() -> None:
    first, second = hint(seen_by(GAME_1303, position("caylus1303")), FEW).choices[:2]
    flipped = {"reason-more": "reason-less", "reason-less": "reason-more"}
    assert {(flipped[one.id], one.params["part"]) for one in first.why} == {
        (one.id, one.params["part"]) for one in second.why
    }


class LostEyes(StubbornEyes):
    """Knows that the game is lost, whatever is done."""

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        return [one._replace(chance=0.004) for one in super().search(imagined, iterations, seconds, rng)]


class WonEyes(StubbornEyes):
    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        return [one._replace(chance=0.99) for one in super().search(imagined, iterations, seconds, rng)]


@pytest.mark.parametrize("eyes", [LostEyes(), WonEyes()])
def test_where_the_game_is_decided_choices_are_told_apart_by_points(eyes: StubbornEyes) -> None:
    found = hint(seen_by(GAME_1303, position("caylus1303")), FEW, eyes)
    assert found.measure == "points"
    looked = [choice for choice in found.choices if choice.points is not None]
    assert len(looked) == 4
    assert found.choices[: len(looked)] == tuple(looked), "those that were looked at come first"
    assert (looked[0].points, looked[0].points_noise) == (0, 0)
    assert all(choice.points is not None and choice.points <= 0 for choice in looked)


def test_where_the_game_is_open_points_are_no_measure() -> None:
    found = hint(seen_by(GAME_1303, position("caylus1303")), FEW, StubbornEyes())
    assert found.measure == "chance"
    assert all(choice.points is None for choice in found.choices)


def test_what_judges_is_named_with_its_search_and_its_net() -> None:
    """Either of them may change what is said."""
    for game_id in bm.games():
        search, net = NetEyes(bm.game(game_id)).version.split("-")
        assert search == LEVELS["master"].code
        assert net == shipped_net(game_id).version
