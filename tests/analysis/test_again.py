"""Mistakes of a judged game as exercises: confirmed by a longer look, closed, and put into words."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.analysis import forms
from baumeister.analysis.again import CLOSE, retries_of
from baumeister.analysis.eyes import NetEyes, Ranked
from baumeister.analysis.forms import Analysis, Retry
from baumeister.analysis.game import analyse, decisions_of
from baumeister.analysis.moments import LEAST_POINTS, SUSPICION, PastDecision
from baumeister.analysis.rounds import different_ways
from baumeister.cli.main import main
from baumeister.engine.chance import Rng
from baumeister.engine.state import State
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.analysis.test_game import LITTLE, sure_blunder
from tests.wall.harness import hidden_of

GAME = bm.game("caylus1303")
FEW = 300


class Judged:
    """A game with a blunder in it, judged with little effort."""

    def __init__(self, game_id: str) -> None:
        self.game = bm.game(game_id)
        self.blunder, self.record = sure_blunder(self.game, 2)
        self.eyes = NetEyes(self.game)
        self.analysis: Analysis = analyse(self.record, LITTLE, eyes=self.eyes)
        self.decisions = decisions_of(self.game, self.record)
        self.retries = retries_of(self.game, self.analysis, self.decisions, self.eyes, FEW)

    def decision(self, retry: Retry) -> PastDecision:
        return next(one for one in self.decisions if one.number == retry.number)


@pytest.fixture(scope="module")
def judged() -> Judged:
    return Judged("caylus1303")


def test_a_blunder_on_purpose_can_be_tried_again(judged: Judged) -> None:
    assert judged.blunder in [retry.number for retry in judged.retries]
    mistakes = {moment.number: moment for moment in judged.analysis.moments if moment.kind == "mistake"}
    for retry in judged.retries:
        moment = mistakes[retry.number]
        assert (retry.seat, retry.measure) == (moment.seat, moment.measure)
        assert retry.size == (moment.points if retry.measure == "points" else moment.size)


def test_every_choice_is_weighed_and_that_of_the_game_is_not_among_the_right_ones(judged: Judged) -> None:
    for retry in judged.retries:
        state = judged.decision(retry).before
        legal = sorted(judged.game.action_name(action) for action in state.legal())
        assert sorted(name for way in retry.ways for name in way.names) == legal
        worths = [way.worth for way in retry.ways]
        assert worths == sorted(worths, reverse=True)
        made = next(place for place, way in enumerate(retry.ways) if retry.made in way.names)
        assert 1 <= retry.right <= made
        least = LEAST_POINTS["mistake"] if retry.measure == "points" else SUSPICION
        assert worths[0] - worths[made] >= least - 0.001  # rounded
        if retry.measure == "chance":
            assert worths[0] - worths[retry.right - 1] <= CLOSE + 0.001


def test_both_lines_lead_through_the_round(judged: Judged) -> None:
    for retry in judged.retries:
        assert list(retry.lines) == [retry.ways[0].names[0], retry.made]
        for name, line in retry.lines.items():
            state = judged.decision(retry).before.clone()
            begun = int(state.round)
            for each in [name, *line]:
                assert int(state.round) == begun
                state.apply(judged.game.action(each))
            assert state.is_over or int(state.round) > begun


def test_reasons_are_said_in_both_languages(judged: Judged) -> None:
    assert any(retry.why for retry in judged.retries)
    for retry in judged.retries:
        for language in LANGUAGES:
            assert all(Texts(language).say(message) for message in retry.why)


def test_the_same_game_brings_the_same(judged: Judged) -> None:
    assert retries_of(judged.game, judged.analysis, judged.decisions, NetEyes(judged.game), FEW) == judged.retries


class IndifferentEyes(NetEyes):
    """Thinks that all choices are as good, if it may look long enough."""

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        found = super().search(imagined, iterations, seconds, rng)
        return [one._replace(chance=found[0].chance) for one in found] if iterations >= FEW else found


def test_what_a_longer_look_does_not_confirm_is_no_exercise(judged: Judged) -> None:
    found = retries_of(judged.game, judged.analysis, judged.decisions, IndifferentEyes(GAME), FEW)
    by_points = tuple(retry for retry in judged.retries if retry.measure == "points")
    assert [retry.number for retry in found] == [retry.number for retry in by_points]
    assert by_points != judged.retries


@pytest.mark.parametrize("game_id", ["magna_carta", "villagers"])
def test_nothing_is_said_that_the_seat_could_not_know(game_id: str) -> None:
    """On every deal that the seat could not tell apart from the real one, choices are worth the same, for the same
    reasons. Where a line leads depends on what is really hidden, as the rest of the ended game did."""
    judged = Judged(game_id)
    assert judged.retries
    changed = []
    for decision in judged.decisions:
        if decision.number in [retry.number for retry in judged.retries]:
            world = hidden_of(game_id).permute(decision.before, decision.seat, 1, remembered=True)
            assert world.digest() != decision.before.digest()
            decision = PastDecision(decision.number, decision.seat, decision.action, world, decision.after)
        changed.append(decision)
    found = retries_of(judged.game, judged.analysis, changed, judged.eyes, FEW)
    for one, other in zip(found, judged.retries, strict=True):
        assert (one.ways, one.right, one.why) == (other.ways, other.right, other.why)


def test_choices_that_come_to_the_same_are_one_way(judged: Judged) -> None:
    retry = judged.retries[0]
    state = judged.decision(retry).before
    ways = {tuple(sorted(judged.game.action_name(action) for action in way)) for way in different_ways(state)}
    assert {tuple(sorted(way.names)) for way in retry.ways} == ways


@pytest.mark.parametrize(
    ("language", "asked", "made"), [("en", "a mistake", "(in the game)"), ("de", "ein Fehler", "(in der Partie)")]
)
def test_mistakes_are_tried_again_at_the_terminal(
    judged: Judged,
    tmp_path: Path,
    language: str,
    asked: str,
    made: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.json"
    judged.record.save(path)
    found = forms.Judged(judged.analysis, judged.retries[:2])
    monkeypatch.setattr("baumeister.cli.analyse.judge_whole", lambda record, effort, progress: found)
    monkeypatch.setattr("sys.stdin", io.StringIO("999\n1\nq\n"))
    assert main(["analyse", str(path), "--again", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.count(asked) == 2
    assert out.count(made) == 1
    assert "999" in out
