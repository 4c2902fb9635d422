"""The benchmark's suites and runs: what is played is frozen, and a result depends on agent and suite alone."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace

import baumeister as bm
from baumeister.arena.executor import LocalExecutor, make_executor
from baumeister.research.benchmark import run as run_module
from baumeister.research.benchmark.actions import NoActions, pack, unpack
from baumeister.research.benchmark.check import read_claim
from baumeister.research.benchmark.errors import OtherRun, SuiteOutgrown, UnknownSuite
from baumeister.research.benchmark.lines import TRACKS
from baumeister.research.benchmark.playing import read_agent
from baumeister.research.benchmark.run import SuiteRun
from baumeister.research.benchmark.suite import NEWEST, find_suite, suite_names
from tests.research.benchmarks import lines_of, play, small_suite, suite_file

#: Published suites never change; another schedule is another suite beside them.
DIGESTS = {"v1": "dd50d0451df7c948"}

Item = TypeVar("Item")
Result = TypeVar("Result")


class Backwards:
    """An executor that is done with the last work first."""

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        return map(work, reversed(list(items)))

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return play(small_suite(), tmp_path_factory.mktemp("whole") / "whole.jsonl")


# ---- suites


def test_published_suites_are_frozen() -> None:
    assert {name: find_suite(name).digest for name in suite_names()} == DIGESTS


def test_this_program_plays_the_newest_suite() -> None:
    """If this fails, rules, columns or rungs have changed: make a new suite beside the old one and play the results
    again (docs/benchmark.md, How results stay comparable)."""
    find_suite(NEWEST).check_here()


def test_the_command_line_knows_the_newest_suite_and_all_tracks() -> None:
    from baumeister.cli.benchmark import usage

    assert (usage.NEWEST, usage.TRACKS) == (NEWEST, TRACKS)


def test_every_deal_is_played_from_every_seat_and_deals_are_shared_by_no_two_tables() -> None:
    suite = find_suite("v1")
    assert [slot.number for slot in suite.schedule] == list(range(512))
    seats: dict[tuple[str, str, int], Counter[int]] = {}
    for slot in suite.schedule:
        seats.setdefault((slot.rung.entrant.label, slot.table.name, slot.seed), Counter())[slot.seat] += 1
    for (_, table, _), found in seats.items():
        assert found == Counter(range(int(table[-2])))
    tables_of_seed: dict[int, set[str]] = {}
    for _, table, seed in seats:
        tables_of_seed.setdefault(seed, set()).add(table)
    assert all(len(tables) == 1 for tables in tables_of_seed.values())
    assert {table.name for table in suite.tables} == {f"{game}-{count}p" for game in bm.games() for count in (2, 4)}


def test_the_agent_sits_where_the_schedule_says() -> None:
    suite = small_suite()
    agent = read_agent("greedy", "play", suite)
    for slot in suite.schedule:
        labels = suite.scheduled(slot, agent[slot.table.game]).labels
        assert [seat for seat, label in enumerate(labels) if label == "greedy"] == [slot.seat]


@pytest.mark.parametrize("part", ["rungs", "tables", "env"])
def test_a_suite_that_this_program_no_longer_plays_is_refused(part: str, tmp_path: Path) -> None:
    suite = small_suite()
    if part == "rungs":
        old = replace(suite.rungs[1].entrant, versions={**suite.rungs[1].entrant.versions, "villagers": "0"})
        suite = replace(suite, rungs=(suite.rungs[0], replace(suite.rungs[1], entrant=old)))
    elif part == "tables":
        suite = replace(suite, tables=(replace(suite.tables[0], rules=(1, "0" * 16)), *suite.tables[1:]))
    else:
        suite = replace(suite, tables=(replace(suite.tables[0], env="0" * 12), *suite.tables[1:]))
    with pytest.raises(SuiteOutgrown, match="suite small is played with"):
        play(suite, tmp_path / "result.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_suite_is_refused(tmp_path: Path) -> None:
    suite = small_suite()
    bad = [
        b"",
        b"{}",
        b"[" * 100_000,
        msgspec.json.encode(replace(suite, rungs=())),
        msgspec.json.encode(replace(suite, format="another")),
        msgspec.json.encode(replace(suite, tables=suite.tables[:1] * 2)),
        msgspec.json.encode(replace(suite, first_seed=-1)),
    ]
    for data in bad:
        file = tmp_path / "bad.json"
        file.write_bytes(data)
        with pytest.raises(UnknownSuite, match="there are: v1"):
            find_suite(str(file))
    for name in ("v0", "../v1", "", "\0"):
        with pytest.raises(UnknownSuite):
            find_suite(name)
    assert find_suite(str(suite_file(tmp_path, suite))) == suite


# ---- actions


@pytest.mark.parametrize("game_id", bm.games())
def test_packed_actions_are_the_same_actions(game_id: str) -> None:
    title, dice = bm.game(game_id), random.Random(5)
    for seed in range(5):
        state, actions = title.new(2, seed), []
        while not state.is_over:
            actions.append((int(state.seat), dice.choice(list(state.legal()))))
            state.step(actions[-1][1])
        packed = pack(title.new(2, seed), [action for _, action in actions])
        assert unpack(title.new(2, seed), packed) == actions
        for wrong in ("not base64", "é", packed[:-1], "AAAA" + packed, "////" * 500):
            with pytest.raises(NoActions):
                unpack(title.new(2, seed), wrong)


# ---- runs


def test_a_result_does_not_depend_on_who_plays_when(whole: bytes, tmp_path: Path) -> None:
    assert play(small_suite(), tmp_path / "backwards.jsonl", executor=Backwards()) == whole
    executor = make_executor(2)
    try:
        assert play(small_suite(), tmp_path / "two.jsonl", executor=executor) == whole
    finally:
        executor.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backwards.jsonl", "two.jsonl"]


@pytest.mark.parametrize("after", [0, 1, 4])
def test_a_resumed_run_ends_with_the_same_bytes(
    after: int, whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_module, "piece_size", lambda bots: 3)
    suite, file = small_suite(), tmp_path / "result.jsonl"
    agent = read_agent("apprentice", "play", suite)
    run = SuiteRun(suite, agent, file)
    assert list(islice(run.play(LocalExecutor()), after))[-1:] == ([run.played] if after else [])
    assert not file.exists()
    if after:
        with run.unfinished.open("ab") as unfinished:
            unfinished.write(lines_half(whole))
        again = SuiteRun(suite, agent, file)
        assert 0 < again.played == run.played < again.total
    assert play(suite, file) == whole
    assert [path.name for path in tmp_path.iterdir()] == ["result.jsonl"]


def lines_half(data: bytes) -> bytes:
    """Half a line, as a killed process leaves it."""
    last = data.splitlines()[-2]
    return last[: len(last) // 2]


def test_lines_that_do_not_fit_are_played_again(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    lines = whole.splitlines(keepends=True)
    wrong = lines[2].replace(b'"winners":[', b'"winners":[1,')
    assert wrong != lines[2]
    unfinished = file.with_name("result.jsonl.unfinished")
    unfinished.write_bytes(b"".join([lines[0], lines[1], wrong, b"nonsense\n", *lines[3:5]]))
    run = SuiteRun(small_suite(), read_agent("apprentice", "play", small_suite()), file)
    assert run.played == 3
    assert play(small_suite(), file) == whole


def test_a_damaged_result_is_mended_and_a_whole_one_left_alone(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    file.write_bytes(whole[:-40])
    assert play(small_suite(), file) == whole
    before = file.stat()
    assert play(small_suite(), file) == whole
    assert file.stat().st_mtime_ns == before.st_mtime_ns
    assert file.stat().st_ino == before.st_ino


def test_another_run_is_never_overwritten(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    for name in ("result.jsonl", "result.jsonl.unfinished"):
        (tmp_path / name).write_bytes(whole)
        with pytest.raises(OtherRun):
            play(small_suite(), file, agent="random")
        assert (tmp_path / name).read_bytes() == whole
        (tmp_path / name).write_bytes(b"something else\n")
        with pytest.raises(OtherRun):
            play(small_suite(), file)
        (tmp_path / name).unlink()


def test_a_packed_result_is_the_same_result(whole: bytes, tmp_path: Path) -> None:
    packed = play(small_suite(), tmp_path / "result.jsonl.gz")
    assert gzip.decompress(packed) == whole
    assert packed == play(small_suite(), tmp_path / "again.jsonl.gz")
    claim = read_claim(tmp_path / "result.jsonl.gz", small_suite())
    assert len(list(claim.replay())) == len(claim.games) == 16


def test_the_header_says_what_a_result_depends_on(whole: bytes) -> None:
    header = lines_of(whole)[0]
    suite = small_suite()
    assert (header["suite"], header["digest"], header["track"]) == ("small", suite.digest, "play")
    assert header["agent"] == {
        "label": "apprentice",
        "bot": "apprentice",
        "iterations": 1,
        "versions": dict.fromkeys(["caylus1303", "magna_carta", "villagers"], "3"),
    }
    assert header["program"] == bm.__version__
    assert [table["env"] for table in header["tables"]] == [table.env for table in suite.tables]
    assert set(header["observations"]) == {"caylus1303", "magna_carta", "villagers"}
    assert [rung["entrant"]["label"] for rung in header["rungs"]] == ["random", "apprentice"]
