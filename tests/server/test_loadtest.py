"""The load test in small: it starts a real server, plays, and prints figures. Nothing is said about their size."""

from __future__ import annotations

import json

import msgspec
import pytest

from baumeister.cli.desk import make_desk
from baumeister.cli.loadtest import show_figures
from baumeister.cli.main import main
from baumeister.server.loadtest.run import Figures


def test_the_load_test_plays_and_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = "loadtest --tables 4 --rate 40 --seconds 2 --bots 1 --waves 1 --json --lang en"
    assert main(words.split()) == 0
    said, steps = capsys.readouterr()
    figures = json.loads(said)
    assert set(figures) == set(Figures.__struct_fields__)
    assert (figures["tables"], figures["sockets"], figures["processes"]) == (4, 16, 1)
    assert figures["moves_per_s"] > 0
    assert figures["server_ms_per_move"] > 0
    assert figures["refused"] == {}
    assert figures["sockets_lost"] == 0
    assert len(figures["memory_after_waves_kb"]) == 1
    assert "Everybody leaves and comes back" in steps

    show_figures(make_desk("de"), msgspec.convert(figures, Figures))
    said, _ = capsys.readouterr()
    assert "4 Tische, 16 Verbindungen" in said
    assert "ms Rechenzeit je Zug: Server" in said


def test_two_processes_need_a_database_and_a_bus_between_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loadtest", "--processes", "2", "--lang", "en"]) == 1
    assert "[loadtest-needs-bus]" in capsys.readouterr().err
