"""A result that does not follow from its games is refused, whatever was done to it, and the refusal says where."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baumeister.arena.executor import LocalExecutor
from baumeister.games import game as find_game
from baumeister.records import Action
from baumeister.records.replay import result_of
from baumeister.research.benchmark.actions import pack
from baumeister.research.benchmark.check import Claim, read_claim
from baumeister.research.benchmark.errors import BadResult, ResultFailed, SuiteOutgrown
from baumeister.research.benchmark.lines import GameLine, blank_record, record_digest
from baumeister.research.benchmark.rungs import ask_rungs
from baumeister.research.benchmark.suite import Entrant, Slot
from tests.research.benchmarks import Lines, changed, lines_of, play, signed, small_suite, suite_file

SUITE = small_suite()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return play(SUITE, tmp_path_factory.mktemp("whole") / "whole.jsonl")


@pytest.fixture
def refused(tmp_path: Path) -> Callable[[bytes], BadResult]:
    """Why these bytes are no result."""

    def refuse(data: bytes) -> BadResult:
        with pytest.raises(BadResult) as caught:
            check(data, tmp_path)
        assert str(caught.value).startswith(f"{tmp_path / 'result.jsonl'}, line {caught.value.line}: ")
        return caught.value

    return refuse


def check(data: bytes, folder: Path) -> Claim:
    file = folder / "result.jsonl"
    file.write_bytes(data)
    claim = read_claim(file, SUITE)
    assert len(list(claim.replay())) == len(SUITE.schedule)
    return claim


def put(line: int, **values: Any) -> Callable[[Lines], object]:
    return lambda lines: lines[line - 1].update(values)


def other_action(lines: Lines) -> None:
    """The game of line 4 with the actions of line 5, which are of another deal or other seats."""
    lines[3]["actions"] = lines[4]["actions"]


def another_agents_game(lines: Lines) -> None:
    lines[3] |= {key: lines[4][key] for key in ("actions", "scores", "winners", "decisions", "record")}


#: Everything that can be changed by somebody who signs the result off anew, with line and reason of the refusal.
CHANGES: dict[str, tuple[Callable[[Lines], object], int, str]] = {
    "score": (lambda lines: lines[3]["scores"].__setitem__(0, 99), 4, "scores"),
    "winner": (put(4, winners=[0, 1]), 4, "winners"),
    "winner of the other kind": (
        lambda lines: put(5, winners=[1 - lines[4]["winners"][0]])(lines),
        5,
        "winners",
    ),
    "decisions": (put(4, decisions=3), 4, "decisions"),
    "action": (other_action, 4, ""),
    "another game": (another_agents_game, 4, ""),
    "no actions": (put(4, actions=""), 4, ""),
    "record": (put(4, record="0" * 16), 4, "record"),
    "seed": (put(4, seed=1), 4, "seed"),
    "seat": (put(2, seat=1), 2, "seat"),
    "rung": (put(2, rung="apprentice"), 2, "schedule"),
    "table": (put(2, table="caylus-2p"), 2, "schedule"),
    "missing game": (lambda lines: lines.pop(6), 7, "schedule"),
    "last game missing": (lambda lines: lines.pop(), 17, "schedule"),
    "doubled game": (lambda lines: lines.insert(6, lines[6]), 8, "schedule"),
    "game too many": (lambda lines: lines.append({**lines[-1], "number": len(lines) - 1}), 19, "schedule"),
    "swapped games": (lambda lines: lines.__setitem__(slice(2, 4), [lines[3], lines[2]]), 3, "schedule"),
    "no games": (lambda lines: lines.__delitem__(slice(1, None)), 2, "schedule"),
    "unknown field": (put(4, remark="good"), 4, "damaged"),
    "field of another kind": (put(4, seed="1"), 4, "damaged"),
    "line of another kind": (lambda lines: lines.insert(3, lines[0]), 4, "damaged"),
    "rules": (lambda lines: lines[0]["tables"][0].update(rules=[1, "0" * 16]), 1, "suite"),
    "options": (lambda lines: lines[0]["tables"][0]["options"].update(open_points=True), 1, "suite"),
    "version of a rung": (lambda lines: lines[0]["rungs"][1]["entrant"]["versions"].update(villagers="0"), 1, "suite"),
    "deals": (lambda lines: lines[0]["rungs"][0].update(deals={"2": 2}), 1, "suite"),
    "another suite": (put(1, suite="v1"), 1, "suite"),
    "digest of the suite": (put(1, digest="0" * 16), 1, "suite"),
    "track": (put(1, track="build"), 1, "suite"),
    "unknown track": (put(1, track="best"), 1, "damaged"),
    "format": (put(1, format="another"), 1, "header"),
    "later version": (put(1, version=2), 1, "header"),
    "agent": (lambda lines: lines[0]["agent"].update(label="better"), 2, "record"),
    "version of the agent": (lambda lines: lines[0]["agent"]["versions"].update(caylus1303="9"), 2, "record"),
    "impossible agent": (lambda lines: lines[0]["agent"].update(bot="No Bot!"), 2, "record"),
    "no header": (lambda lines: lines.pop(0), 1, "header"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_result_is_refused_even_if_it_is_signed_off_anew(
    name: str, whole: bytes, refused: Callable[[bytes], BadResult]
) -> None:
    change, line, reason = CHANGES[name]
    wrong = refused(changed(whole, change))
    assert wrong.line == line
    assert wrong.reason in ([reason] if reason else ["decisions", "scores", "winners", "actions", "record"])


def test_the_unchanged_result_passes(whole: bytes, tmp_path: Path) -> None:
    assert changed(whole, lambda lines: None) == whole
    assert check(whole, tmp_path).header.agent.label == "apprentice"


def test_a_mutated_file_never_passes(whole: bytes, refused: Callable[[bytes], BadResult]) -> None:
    dice = random.Random(11)
    for _ in range(150):
        data = bytearray(whole)
        at = dice.randrange(len(data))
        kind = dice.randrange(4)
        if kind == 0:
            data[at] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[at:at] = bytes([dice.randrange(256)])
        elif kind == 2:
            del data[at]
        else:
            data[at] = data[at - 1] ^ (data[at] == data[at - 1])
        refused(bytes(data))


def test_a_truncated_file_is_unfinished(whole: bytes, refused: Callable[[bytes], BadResult]) -> None:
    ends = [index + 1 for index, letter in enumerate(whole) if letter == 10][:-1]
    for end in ends:
        assert refused(whole[:end]).reason == "unfinished"
    for end in range(1, len(whole), 97):
        assert refused(whole[:end]).reason in ("unfinished", "damaged")
    assert refused(whole[:-1]).reason == "unfinished"
    assert refused(b"").reason == "damaged"
    assert refused(whole + b"\n").reason == "damaged"
    assert refused(whole + whole).reason == "damaged"


def test_a_closing_line_must_fit(whole: bytes, refused: Callable[[bytes], BadResult]) -> None:
    for field, value, reason in (("games", 15, "schedule"), ("lines", 16, "schedule"), ("digest", "0" * 32, "digest")):
        body, closing = whole.rstrip(b"\n").rsplit(b"\n", 1)
        last = lines_of(closing)[0] | {field: value}
        changed_line = signed([last]).splitlines()[0]
        assert refused(body + b"\n" + changed_line + b"\n").reason == reason


def test_damaged_packing_and_files_that_are_not_there_are_typed_errors(whole: bytes, tmp_path: Path) -> None:
    file, packed = tmp_path / "result.jsonl.gz", gzip.compress(whole)
    for data in (packed[:-10], packed[: len(packed) // 2], packed[:20] + b"?" * 20 + packed[40:]):
        file.write_bytes(data)
        with pytest.raises(BadResult) as caught:
            read_claim(file, SUITE)
        assert caught.value.reason == "damaged"
    for missing in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(ResultFailed):
            read_claim(missing, SUITE)


def test_a_result_of_a_suite_that_is_not_here_needs_that_suite(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    file.write_bytes(whole)
    with pytest.raises(BadResult, match="line 1: there is no suite 'small'"):
        read_claim(file)
    path = suite_file(tmp_path, SUITE)
    file.write_bytes(changed(whole, put(1, suite=str(path))))
    with pytest.raises(BadResult, match="it is not one of ours"):
        read_claim(file)


# ---- the rungs


def test_our_bots_choose_the_same_again(whole: bytes, tmp_path: Path) -> None:
    claim = check(whole, tmp_path)
    assert list(ask_rungs(claim, LocalExecutor())) == list(range(1, len(claim.games) + 1))


def played_otherwise(slot: Slot, agent: Entrant, line: GameLine) -> GameLine:
    """The same game with everybody doing what is listed last: legal, but no rung plays so."""
    blank, title = blank_record(slot, agent), find_game(slot.table.game)
    state, log, actions = blank.start(), list[Action](), list[int]()
    while not state.is_over:
        actions.append(int(list(state.legal())[-1]))
        log.append(Action(len(log) + 1, int(state.seat), title.action_name(actions[-1]), "bot"))
        state.step(actions[-1])
    result = result_of(state)
    return replace(
        line,
        scores=result.scores,
        winners=result.winners,
        decisions=len(log),
        actions=pack(blank.start(), actions),
        record=record_digest(replace(blank, log=tuple(log), result=result)),
    )


def test_a_game_in_which_a_rung_plays_badly_is_found_by_asking_it_again(whole: bytes, tmp_path: Path) -> None:
    claim = check(whole, tmp_path)
    forged = list(claim.games)
    for number in (12, 14):
        forged[number] = played_otherwise(SUITE.schedule[number], claim.header.agent, claim.games[number])
    believed = Claim(claim.file, claim.suite, claim.header, tuple(forged))
    assert len(list(believed.replay())) == len(forged)
    with pytest.raises(BadResult, match=r"line 14: at log number .* apprentice chooses") as caught:
        list(ask_rungs(believed, LocalExecutor()))
    assert caught.value.reason == "rung"


def test_rungs_that_are_no_longer_here_cannot_be_asked(whole: bytes, tmp_path: Path) -> None:
    claim = check(whole, tmp_path)
    old = replace(SUITE, tables=(replace(SUITE.tables[0], env="0" * 12), *SUITE.tables[1:]))
    with pytest.raises(SuiteOutgrown):
        list(ask_rungs(Claim(claim.file, old, claim.header, claim.games), LocalExecutor()))
