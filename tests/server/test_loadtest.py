"""The load test in small: it starts a real server, plays, and prints figures. Nothing is said about their size."""

from __future__ import annotations

import json

import msgspec
import pytest

from tools.loadtest.__main__ import main, told
from tools.loadtest.run import Figures


def test_the_load_test_plays_and_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--tables 4 --rate 40 --seconds 2 --bots 1 --waves 1 --json"
    main(words.split())
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

    said = told(msgspec.convert(figures, Figures))
    assert "4 tables, 16 sockets" in said
    assert "ms of CPU per move: server" in said


def test_two_processes_need_a_database_and_a_bus_between_them() -> None:
    with pytest.raises(SystemExit, match="PostgreSQL and Redis"):
        main(["--processes", "2"])
