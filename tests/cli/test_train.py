"""`baumeister train`: a net comes out, and a training that was stopped goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from baumeister import games
from baumeister.arena.training import Training
from baumeister.arena.training_plan import TrainingPlan
from baumeister.bots.nets import new_net, read_net, shipped_net, write_net
from baumeister.cli import train
from baumeister.cli.main import main

LEAGUE = Path(__file__).parents[2] / "league"


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans of a few games, and a folder of one's own."""

    def plan(game: str, seed: int, rounds: int = 1, generations: int = 1, **nets: Any) -> TrainingPlan:
        usual = TrainingPlan(game, seed, rounds=rounds, generations=generations, **nets)
        hidden = usual.hidden if usual.start else 4
        small = replace(usual, hidden=hidden, games=3, expert_rounds=1, expert_games=2, iterations=2, cheap=1)
        return replace(small, test_games=1, test_iterations=2)

    monkeypatch.setattr(train, "TrainingPlan", plan)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("The net of generation", "Generation 1, 8 games")), ("de", ("Das Netz der Gen", "Generation 1, 8 Part"))],
)
def test_training_tells_what_it_does_and_leaves_a_net(
    capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, str]
) -> None:
    assert main(["train", "magna_carta", "--seed", "5", "--rounds", "2", "--workers", "1", "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert words[0] in out
    assert words[1] in err
    net = read_net(Path("magna_carta.net.json").read_text("utf-8"), "magna_carta")
    assert net.origin["seed"] == 5
    assert net.origin["command"].startswith("baumeister train magna_carta --seed 5 --rounds 2 --generations ")
    assert not Path("magna_carta.net.json.unfinished").exists()


def test_a_stopped_training_gives_the_same_net(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", "magna_carta", "--rounds", "2", "--generations", "0", "--workers", "1", "--out"]
    assert main([*words, "whole.json"]) == 0
    play_round = Training.play_round
    played = 0

    def stopped(training: Training) -> None:
        nonlocal played
        if played == 1:
            raise KeyboardInterrupt
        played += 1
        play_round(training)

    monkeypatch.setattr(Training, "play_round", stopped)
    assert main([*words, "parts.json"]) == 130
    assert "the same command continues it: parts.json.unfinished" in capsys.readouterr().err
    assert not Path("parts.json").exists()
    assert Path("parts.json.unfinished").exists()
    monkeypatch.setattr(Training, "play_round", play_round)
    assert main([*words, "parts.json"]) == 0
    assert Path("parts.json").read_text("utf-8") == Path("whole.json").read_text("utf-8")
    assert not Path("parts.json.unfinished").exists()


def test_a_training_goes_on_from_the_shipped_net_among_older_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = replace(shipped_net("magna_carta"), by_players={})
    monkeypatch.setattr(train, "shipped_net", lambda game: shipped)
    older = new_net("magna_carta", 7)
    Path("older/magna_carta").mkdir(parents=True)
    Path("older/magna_carta/first.json").write_text(write_net(older), "utf-8")
    words = ["train", "magna_carta", "--start", "shipped", "--league", "older", "--workers", "1"]
    assert main(words) == 0
    net = read_net(Path("magna_carta.net.json").read_text("utf-8"), "magna_carta")
    assert net.origin["plan"]["start"] == shipped.version
    assert net.origin["plan"]["rounds"] == 0
    assert net.origin["plan"]["league"] == [older.version]
    assert net.origin["curve"][-1]["kept"] or net.weights == shipped.weights, "what is not kept is not written"


@pytest.mark.parametrize("words", [["--start", "0badbad0"], ["--league", "nowhere", "--start", "0badbad0"]])
def test_a_net_nobody_knows_is_a_clear_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "magna_carta", "--workers", "1", *words]) == 1
    assert "there is no net 0badbad0" in capsys.readouterr().err


def test_the_league_of_the_project_has_nets_that_fit_their_features() -> None:
    for game in games():
        league = train.read_league(LEAGUE, game)
        assert league, "the shipped nets are its first members"
        for net in league:
            net.evaluator()
            assert (LEAGUE / game / f"{net.version}.json").is_file()


def test_a_file_that_is_no_training_is_a_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    Path("magna_carta.net.json.unfinished").write_text("{}", "utf-8")
    assert main(["train", "magna_carta", "--workers", "1"]) == 1
    assert "bad-training" in capsys.readouterr().err


@pytest.mark.parametrize("out", ["nowhere/net.json", "taken", "."])
def test_a_place_where_nothing_can_be_written_is_told_before_the_first_game(
    out: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("taken").mkdir()
    monkeypatch.setattr(Training, "play_round", pytest.fail)
    assert main(["train", "magna_carta", "--workers", "1", "--out", out]) == 1
    assert "[bad-training]" in capsys.readouterr().err
    assert [path.name for path in Path().iterdir()] == ["taken"]


def test_a_net_that_cannot_be_written_leaves_the_training_to_go_on_from(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["train", "magna_carta", "--rounds", "1", "--generations", "0", "--workers", "1", "--out", "taken.json"]
    play_round = Training.play_round

    def taken_meanwhile(training: Training) -> None:
        play_round(training)
        Path("taken.json").mkdir()

    monkeypatch.setattr(Training, "play_round", taken_meanwhile)
    assert main(words) == 1
    assert "[bad-training]" in capsys.readouterr().err
    Path("taken.json").rmdir()
    monkeypatch.setattr(Training, "play_round", pytest.fail)  # nothing is left to be played
    assert main(words) == 0
    assert Path("taken.json").is_file()


def test_weights_for_a_number_of_players_are_trained_by_that_number_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "magna_carta", "--players", "2", "--start", "shipped", "--lang", "en"]) == 0
    net, before = read_net(Path("magna_carta.net.json").read_text("utf-8"), "magna_carta"), shipped_net("magna_carta")
    assert net.weights == before.weights
    assert all(net.weights_for(players) == before.weights_for(players) for players in (3, 4))
    learned = net.weights_for(2) != before.weights_for(2)
    assert ("2" in net.origin.get("by_players", {})) == learned, "what is not kept is not written"
    assert main(["train", "magna_carta", "--players", "5", "--lang", "en"]) == 1
    assert "not played by 5" in capsys.readouterr().err
