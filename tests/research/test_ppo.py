"""The example that learns: it computes what the textbook says, and it gets better."""

from __future__ import annotations

import csv
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from baumeister.research.examples.measuring import Look, looks, main, picture
from baumeister.research.examples.ppo import (
    SETTINGS,
    Lesson,
    Net,
    Played,
    SelfPlay,
    Settings,
    advantages,
    gradient,
    lesson_of,
    play,
)

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
SMALL = replace(SETTINGS, places=4, length=6, hidden=3, minibatch=8)


def objective(net: Net, lesson: Lesson, settings: Settings) -> float:
    """What PPO makes small, written down as in the paper."""
    _, chances, value = net.forward(lesson.rows, lesson.mask)
    ratio = chances[np.arange(len(value)), lesson.action] / lesson.chance
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = np.minimum(ratio * lesson.advantage, clipped * lesson.advantage)
    entropy = -(chances * np.log(chances + 1e-12)).sum(axis=1)
    return float((-gain - settings.entropy * entropy + 0.25 * (value - lesson.target) ** 2).mean())


def test_the_gradient_is_that_of_the_objective() -> None:
    learner = SelfPlay("caylus1303", 2, 5, SMALL)
    lesson = lesson_of(play(learner.games, learner.net, SMALL, learner.rng), SMALL.trace)
    net = learner.net
    for name, weights in vars(net).items():
        bigger = weights.astype(np.float64)
        bigger += learner.rng.normal(0, 0.3, weights.shape) * (name != "first")  # away from where all chances are equal
        setattr(net, name, bigger)
    slopes = gradient(net, lesson, SMALL)
    for name, weights in vars(net).items():
        for place in np.argsort(-np.abs(slopes[name]).ravel())[:5]:
            at, found = np.unravel_index(place, weights.shape), []
            for way in (1e-5, -1e-5):
                weights[at] += way
                found.append(objective(net, lesson, SMALL))
                weights[at] -= way
            assert slopes[name][at] == pytest.approx((found[0] - found[1]) / 2e-5, rel=1e-3, abs=1e-7), (name, at)


def test_each_seat_looks_to_its_own_next_decision_or_to_the_end() -> None:
    def column(*numbers: float) -> NDArray[np.float32]:
        return np.array(numbers, np.float32)[:, None]

    reward = np.zeros((5, 1, 2), np.float32)
    reward[3, 0] = [1.0, -1.0]
    seat = np.array([0, 1, 1, 0, 1], np.int16)[:, None]
    value = column(0.1, 0.2, 0.3, 0.4, 0.5)
    ended = np.array([0, 0, 0, 1, 0], np.bool_)[:, None]
    nothing = np.zeros((5, 1), np.intp)
    played = Played(nothing.astype(np.int16), nothing.astype(np.int8), seat, nothing, value, value, ended, reward)
    found, known = advantages(played, trace=0.5)
    last_of_0, last_of_1 = 1.0 - 0.4, -1.0 - 0.3
    assert found[:, 0].tolist() == pytest.approx(
        [0.4 - 0.1 + 0.5 * last_of_0, 0.3 - 0.2 + 0.5 * last_of_1, last_of_1, last_of_0, 0.0]
    )
    assert known[:, 0].tolist() == [True, True, True, True, False]  # what follows the last is not known yet


def test_only_columns_that_were_seen_get_a_step() -> None:
    learner = SelfPlay("caylus1303", 2, 1, SMALL)
    before = learner.net.first.copy()
    played = play(learner.games, learner.net, SMALL, learner.rng)
    learner.learner.learn(played, learner.rng)
    moved = (learner.net.first != before).any(axis=1)
    seen = played.rows.any(axis=(0, 1))
    assert moved.any()
    assert not (moved & ~seen).any()


def test_a_net_that_plays_against_itself_soon_beats_random() -> None:
    asked = Namespace(game="caylus1303", players=2, seconds=1e9, steps=65_000, every=10**9, games=100)
    first, last = looks(SelfPlay("caylus1303", 2, seed=3), asked, 3)
    assert first.decisions == 0
    assert last.decisions == 65_536
    assert last.random > first.random + 0.2
    assert last.random > 0.7


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "chess"),
        (["caylus1303", "--players", "9"], "not 9"),
        (["caylus", "--games", "0"], "0 is not a whole"),
    ],
)
def test_a_run_that_cannot_be_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(SelfPlay, words)
    assert said in capsys.readouterr().err


def test_the_picture_in_the_docs_is_that_of_the_table_beside_it() -> None:
    rows = csv.DictReader((PICTURES / "ppo.csv").read_text("utf-8").splitlines())
    curve = [
        Look(
            int(row["seed"]), int(row["decisions"]), *(float(row[name]) for name in ("seconds", "random", "apprentice"))
        )
        for row in rows
    ]
    assert len({look.seed for look in curve}) >= 3
    assert picture(curve, "caylus1303", 2, 200) == (PICTURES / "ppo.svg").read_text("utf-8")


def test_the_curve_depends_on_seed_and_steps_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["magna_carta", "--players", "3", "--steps", "9000", "--every", "1", "--games", "6"]
    tables = []
    for name, seeds in (("a", ["1", "2"]), ("b", ["2"])):
        main(SelfPlay, [*words, "--seeds", *seeds, "--out", str(tmp_path / name)])
        rows = csv.DictReader((tmp_path / name / "curve.csv").read_text("utf-8").splitlines())
        tables.append([{key: row[key] for key in row if key != "seconds"} for row in rows])
    assert tables[0][3:] == tables[1]
    assert [row["decisions"] for row in tables[0]] == ["0", "8192", "16384"] * 2
    assert capsys.readouterr().out.count("Apprentice") == 9
    picture = (tmp_path / "a" / "curve.svg").read_text("utf-8")
    assert picture.count("<polyline") == 4
    assert "magna_carta, 3 players" in picture
