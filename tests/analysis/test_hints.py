"""Hints: all choices, the best first, within the budget, and the same for all true states a seat cannot tell apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.analysis.eyes import Ranked
from baumeister.analysis.hints import hint
from baumeister.bots.door import Budget, seen_by
from baumeister.engine.chance import Rng
from baumeister.engine.state import State
from tests.bots.positions import along_a_game, many_players
from tests.wall.harness import hidden_of

FEW = Budget(iterations=40)


class StubbornEyes:
    """Likes the last action, and remembers what it was asked."""

    version = "stubborn"

    def __init__(self) -> None:
        self.asked: list[tuple[int, float]] = []
        self.looks = 0

    def chances(self, state: State) -> list[float]:
        self.looks += 1
        return [1 / int(state.players)] * int(state.players)

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


def test_a_hint_keeps_to_its_seconds() -> None:
    eyes = StubbornEyes()
    hint(seen_by(bm.game("caylus1303"), position("caylus1303")), Budget(iterations=500, seconds=1e-9), eyes)
    ((iterations, seconds),) = eyes.asked
    assert iterations == 500
    assert seconds == pytest.approx(0.75e-9)
    assert eyes.looks == 4 * 3  # the best four on the fewest deals


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
