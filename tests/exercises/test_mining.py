"""Looking for exercises: what is found, again and again the same, and written down as it goes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from baumeister.analysis.rounds import different_ways
from baumeister.arena.executor import LocalExecutor
from baumeister.bots.nets import new_net
from baumeister.exercises import mining, paired
from baumeister.exercises.form import BadExercise, MinedExercise, read_exercises, write_exercise
from baumeister.exercises.mining import Aim, BadAim, Haul, MinedDecision, Miner, Pit
from baumeister.exercises.work import MOST_ALIKE, BadWork, Work, confirm
from baumeister.games import game as find_game
from tests.exercises.conftest import PIT


def test_a_game_brings_exercises_and_every_stage_lets_fewer_through(haul: Haul) -> None:
    assert haul.found
    passed = [haul.counts.get(stage, 0) for stage in mining.STAGES[1:]]
    assert passed == sorted(passed, reverse=True)
    assert haul.counts["explained"] == len(haul.found)


def test_an_exercise_says_where_it_is_and_what_is_best(haul: Haul) -> None:
    for exercise in haul.found:
        state = exercise.position()
        game = find_game(exercise.game)
        legal = {game.action_name(action) for action in state.legal()}
        assert state.seat == exercise.seat
        assert {*exercise.best, exercise.second, exercise.tempting} <= legal
        assert exercise.tempting not in exercise.best
        assert exercise.second not in exercise.best
        assert exercise.choices >= mining.LEAST_CHOICES
        assert set(exercise.chances) == legal


def test_the_same_pit_and_number_bring_the_same(haul: Haul, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "DEEP", 1000)
    monkeypatch.setattr(paired, "THINKING", 8)
    assert Miner(PIT).dig(haul.number) == haul


def test_a_second_net_has_to_agree(haul: Haul, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "DEEP", 1000)
    monkeypatch.setattr(paired, "THINKING", 8)
    monkeypatch.setattr(mining, "SECOND", 50)
    monkeypatch.setattr(mining, "SECOND_GAP", 1.0)  # no net is that sure
    found = Miner(replace(PIT, second_net=new_net("caylus1303", seed=3))).dig(haul.number)
    assert found.counts["deep"] == haul.counts["deep"]
    assert not found.found


@pytest.mark.parametrize(
    "aim", [Aim(players=(3,)), Aim(last_round=2), Aim(phases=("planning",)), Aim((4, 5), 1, ("planning",))]
)
def test_only_decisions_that_were_asked_for_are_looked_at(aim: Aim, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[tuple[int, int, str]] = []

    def examine(miner: Miner, question: MinedDecision, ranked: object) -> None:
        state = question.state
        looked_at.append((int(state.players), int(state.round), state.view(int(state.seat)).phase))

    monkeypatch.setattr(mining, "PLAYING", 2)
    monkeypatch.setattr(Miner, "_examine", examine)
    miner = Miner(replace(PIT, aim=aim))
    for number in range(2):
        miner.dig(number)
    assert looked_at
    players, rounds, phases = (set(column) for column in zip(*looked_at, strict=True))
    assert players == set(aim.players or (2, 3))
    assert max(rounds) <= (aim.last_round or 9)
    assert phases <= set(aim.phases or find_game("caylus1303").catalogue.phases)


def test_what_no_game_has_cannot_be_asked_for() -> None:
    for aim in (Aim(players=(2, 6)), Aim(phases=("planing",))):
        with pytest.raises(BadAim):
            aim.check(find_game("caylus1303"))
    Aim((2, 5), 9, ("planning",)).check(find_game("caylus1303"))


def test_two_ways_to_the_same_position_are_one_choice() -> None:
    state = find_game("caylus1303").new(2, seed=1)
    ways = different_ways(state)
    assert sorted(action for way in ways for action in way) == state.legal()
    after = []
    for way in ways:
        for action in way:
            clone = state.clone()
            clone.step(action)
            after.append((way[0], clone.view(int(state.seat))))
    assert all((one[0] == other[0]) == (one[1] == other[1]) for one in after for other in after)


def test_an_exercise_survives_its_file(haul: Haul) -> None:
    text = "".join(write_exercise(one) for one in haul.found)
    assert read_exercises(text) == list(haul.found)
    with pytest.raises(BadExercise):
        read_exercises(text[:-20])


def test_a_line_that_leads_elsewhere_is_refused(haul: Haul) -> None:
    exercise = haul.found[0]
    for broken in (
        msgspec.structs.replace(exercise, digest="0" * 32),
        msgspec.structs.replace(exercise, line=exercise.line[:-1]),
        msgspec.structs.replace(exercise, line=[*exercise.line, "no-such-action"]),
    ):
        with pytest.raises(BadExercise):
            broken.position()


def test_an_exercise_is_proved_again_on_other_deals(haul: Haul, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paired, "THINKING", 4)
    exercise = haul.found[0]
    turned = msgspec.structs.replace(exercise, best=[exercise.second], second=exercise.best[0])
    proved, holds = confirm(exercise)
    assert holds
    assert proved.proof.gap > 0
    assert proved == msgspec.structs.replace(exercise, proof=proved.proof)
    assert not confirm(turned)[1]
    assert confirm(exercise, series=2)[0].proof != proved.proof  # the next series has deals of its own


# ---- the files of a search


def of_kind(exercise: MinedExercise, number: int) -> MinedExercise:
    """Another one of the same kind, of a game that went otherwise."""
    return msgspec.structs.replace(exercise, id=f"{number:08x}", line=[f"{number}"] * len(exercise.line))


def test_a_search_goes_on_where_it_was_stopped(haul: Haul, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dug: list[int] = []

    def dig(task: tuple[Pit, int]) -> Haul:
        dug.append(task[1])
        return Haul(task[1], {"games": 1}, (of_kind(haul.found[0], task[1]),))

    monkeypatch.setattr("baumeister.exercises.work.dig", dig)
    file = tmp_path / "found.jsonl"
    Work(PIT, file, wanted=2).run(LocalExecutor(), lambda work: None)
    again = Work(PIT, file, wanted=3)
    again.run(LocalExecutor(), lambda work: None)
    assert dug == [0, 1, 2]
    assert [one.id for one in read_exercises(file.read_text())] == [f"{number:08x}" for number in range(3)]
    assert again.progress.funnel == {"games": 3}


def test_what_was_written_before_a_crash_is_not_written_twice(haul: Haul, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    file.write_text(write_exercise(haul.found[0]))
    work = Work(PIT, file, wanted=5)
    work.take(haul)
    assert [one.id for one in read_exercises(file.read_text())] == [one.id for one in haul.found]


def test_no_more_than_a_few_of_the_same_kind_are_kept(haul: Haul, tmp_path: Path) -> None:
    work = Work(PIT, tmp_path / "found.jsonl", wanted=50)
    for number in range(MOST_ALIKE + 2):
        work.take(Haul(number, {}, (of_kind(haul.found[0], number),)))
    assert len(work.found) == MOST_ALIKE
    assert work.progress.alike == 2


def test_the_same_question_of_a_game_that_went_alike_is_left_out(haul: Haul, tmp_path: Path) -> None:
    exercise = haul.found[0]
    alike = msgspec.structs.replace(exercise, id="00000001", line=[*exercise.line[:-1], "pass"])
    turned = msgspec.structs.replace(exercise, id="00000002", line=exercise.line[::-1])
    work = Work(PIT, tmp_path / "found.jsonl", wanted=50)
    work.take(Haul(1, {}, (exercise, alike, turned)))
    assert [one.id for one in work.found] == [exercise.id, turned.id]


def test_files_of_another_search_are_refused_and_left_alone(haul: Haul, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    Work(PIT, file, wanted=5).take(haul)
    before = [path.read_bytes() for path in sorted(tmp_path.iterdir())]
    for other in (replace(PIT, seed=2), replace(PIT, aim=Aim(players=(4,)))):
        with pytest.raises(BadWork):
            Work(other, file, wanted=5)
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == before
    file.with_name(f"{file.name}.progress").write_text("{")
    with pytest.raises(BadWork):
        Work(PIT, file, wanted=5)
