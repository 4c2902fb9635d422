"""A game judged: its course, and the decisions that mattered, only where they stand above the noise."""

from __future__ import annotations

import random
from dataclasses import replace as replace_effort
from pathlib import Path

import pytest
from msgspec.structs import replace

import baumeister as bm
from baumeister import Record
from baumeister.analysis.chart import draw_course
from baumeister.analysis.eyes import NetEyes, Ranked
from baumeister.analysis.forms import Analysis, Chances, KeyMoment
from baumeister.analysis.game import analyse
from baumeister.analysis.judging import Effort, difference
from baumeister.analysis.moments import CLEARLY, LEAST_POINTS, MOST_OF_A_SEAT, PastDecision, round_turns
from baumeister.bots.greedy import best_action
from baumeister.bots.judges import judge_of
from baumeister.bots.nets import shipped_net
from baumeister.bots.one_ply import NetCritic
from baumeister.cli.desk import MARKS
from baumeister.cli.main import main
from baumeister.engine.chance import Rng
from baumeister.engine.state import State, make_buffer
from baumeister.records import Action, bot
from baumeister.records.errors import RecordError
from baumeister.records.scoring import by_source, scoring_of
from tests.bots.positions import along_a_game
from tests.records.make_fixtures import FOLDER

LITTLE = Effort(iterations=60, deals=4, paired_deals=8, moves=6)
GAME = bm.game("caylus1303")


class DreamyEyes:
    """Sees nothing but noise."""

    version = "dreamy"

    def __init__(self) -> None:
        self.dice = Rng(7)

    def chances(self, state: State) -> list[float]:
        values = [1 + int(self.dice.below(100)) for _ in range(int(state.players))]
        return [value / sum(values) for value in values]

    def points(self, state: State) -> list[float]:
        return [float(self.dice.below(100)) for _ in range(int(state.players))]

    def move(self, imagined: State, rng: Rng) -> int:
        return int(imagined.legal()[0])

    def first_sight(self, imagined: State, rng: Rng) -> int:
        return int(imagined.legal()[-1])

    def search(self, imagined: State, iterations: int, seconds: float, rng: Rng) -> list[Ranked]:
        return [Ranked(int(action), 1, int(self.dice.below(100)) / 100) for action in imagined.legal()]


def played(
    blunder_at: int | None = None, game: bm.Game = GAME, players: int = 2, seed: int = 6
) -> tuple[Record, list[float]]:
    """A game of players who look one step ahead with the net, in which one of them may be made to do the worst instead,
    and how much worse the worst choice was in the net's eyes at every decision."""
    seats = [bot("journeyman", f"Journeyman {seat}") for seat in range(players)]
    record = Record.begin(game, seats, seed)
    state, critic = record.start(), NetCritic(shipped_net(game.id).evaluator())
    log: list[Action] = []
    gaps: list[float] = []
    while not state.is_over:
        critic.look_from(state)
        values = {}
        for action in state.legal():
            after = state.clone()
            after.step(action)
            values[action] = critic.value(after, state.seat)
        best, worst = (choose(values, key=lambda action: values[action]) for choose in (max, min))
        gaps.append(values[best] - values[worst])
        chosen = worst if len(log) == blunder_at else best
        log.append(Action(len(log) + 1, int(state.seat), game.action_name(chosen), "bot"))
        state.step(chosen)
    return replace(record, log=tuple(log)).with_result(), gaps


@pytest.fixture(scope="module")
def blundered() -> tuple[int, Record]:
    """Where the blunder is, and the game with it."""
    return sure_blunder(GAME, 2)


def middle_of(gaps: list[float]) -> range:
    return range(len(gaps) // 4, len(gaps) * 3 // 4)


@pytest.fixture(scope="module")
def judged(blundered: tuple[int, Record]) -> Analysis:
    return analyse(blundered[1], LITTLE)


def test_a_blunder_on_purpose_is_found(blundered: tuple[int, Record], judged: Analysis) -> None:
    number, record = blundered
    mistakes = [moment for moment in judged.moments if moment.kind == "mistake"]
    assert number in [moment.number for moment in mistakes]
    found = next(moment for moment in mistakes if moment.number == number)
    assert found.seat == found.about == record.actions()[number - 1].seat
    assert found.size > 2 * found.noise
    assert found.other is not None
    assert found.chosen != found.other
    assert all(one.size <= found.size + found.noise + one.noise for one in mistakes), "none is clearly larger"


def sure_blunder(game: bm.Game, players: int) -> tuple[int, Record]:
    """A game in which the worst choice was made where it surely costs something, not only at first sight."""
    fair, gaps = played(game=game, players=players)
    surest, game_with_it, eyes = 0.0, (0, fair), NetEyes(game)
    for at in sorted(middle_of(gaps), key=lambda at: -gaps[at])[:4]:
        record, _ = played(at, game, players)
        state = replace(fair, log=fair.log[:at], result=None).replay()
        best, worst = (game.action(one.actions()[at].action) for one in (fair, record))
        found = difference(eyes, state, best, worst, LITTLE, seed=99)
        cost = found.chances.values[state.seat] - 3 * found.chances.noise[state.seat]
        if cost > surest:
            surest, game_with_it = cost, (at + 1, record)
    assert surest > 0
    return game_with_it


@pytest.mark.parametrize(
    ("game_id", "players"), [("caylus1303", 4), ("magna_carta", 3), ("caylus", 3), ("villagers", 2)]
)
def test_a_blunder_on_purpose_is_found_in_every_game_and_at_larger_tables(game_id: str, players: int) -> None:
    number, record = sure_blunder(bm.game(game_id), players)
    upto = replace(record, log=record.log[: number + 1], result=None)  # what follows would only take time
    found = [moment for moment in analyse(upto, LITTLE).moments if moment.kind == "mistake"]
    assert number in [moment.number for moment in found]
    assert all(is_clear(moment) for moment in found)


def is_clear(moment: KeyMoment) -> bool:
    """Above its noise, by what it is measured by."""
    if moment.measure == "points":
        return moment.points >= CLEARLY * moment.points_noise
    return moment.size >= CLEARLY * moment.noise


def test_the_same_game_without_the_blunder_has_no_mistake_there(blundered: tuple[int, Record]) -> None:
    number = blundered[0]
    fair, _ = played()
    upto = replace(fair, log=fair.log[: number + 1], result=None)
    assert (number, "mistake") not in [(moment.number, moment.kind) for moment in analyse(upto, LITTLE).moments]


def test_the_course_has_every_decision_and_ends_with_the_result(
    blundered: tuple[int, Record], judged: Analysis
) -> None:
    record = blundered[1]
    assert [point.number for point in judged.course] == [0, *(entry.number for entry in record.actions())]
    for point in judged.course:
        assert sum(point.chances) == pytest.approx(1, abs=0.02)
        assert len(point.noise) == judged.players == 2
    winners = record.replay().winners()
    assert judged.course[-1].chances == tuple(1 / len(winners) if seat in winners else 0 for seat in range(2))
    assert judged.course[-1].noise == (0, 0)
    assert any(noise > 0 for noise in judged.course[0].noise)


def test_the_same_record_is_judged_the_same_and_progress_is_told(blundered: tuple[int, Record]) -> None:
    beginning = replace(blundered[1], log=blundered[1].log[:12], result=None)
    told: list[tuple[int, int]] = []
    first = analyse(beginning, LITTLE, lambda done, total: told.append((done, total)))
    assert told == [(done, 12) for done in range(13)]
    assert analyse(beginning, LITTLE) == first
    assert first.eyes == NetEyes(GAME).version


def test_noise_alone_is_no_story(blundered: tuple[int, Record]) -> None:
    record = blundered[1]
    going_on = replace(record, log=record.log[:120], result=None)  # how it ended is no noise
    assert analyse(going_on, Effort(moves=1), eyes=DreamyEyes()).moments == ()


def test_what_was_taken_back_is_not_judged() -> None:
    record = next(
        found
        for path in sorted(FOLDER.glob("caylus1303*.json"))
        if len((found := Record.load(path)).actions()) < len(found.log)
    )
    judged = analyse(record, Effort(deals=2, paired_deals=2, moves=0), eyes=DreamyEyes())
    assert [point.number for point in judged.course] == [0, *(entry.number for entry in record.actions())]


def test_a_record_with_a_false_result_is_not_judged(blundered: tuple[int, Record]) -> None:
    record = blundered[1]
    assert record.result is not None
    scores = tuple(score + 1 for score in record.result.scores)
    with pytest.raises(RecordError) as caught:
        analyse(replace(record, result=replace(record.result, scores=scores)), eyes=DreamyEyes())
    assert caught.value.code == "record-result"


def test_an_illegal_action_is_said_with_its_step(blundered: tuple[int, Record]) -> None:
    log = list(blundered[1].log)
    assert isinstance(log[20], Action)
    legal = {choice.name for choice in replace(blundered[1], log=tuple(log[:20]), result=None).replay().choices()}
    wrong = next(name for name in GAME.catalogue.actions if name not in legal)
    log[20] = replace(log[20], action=wrong)
    with pytest.raises(RecordError, match="21") as caught:
        analyse(replace(blundered[1], log=tuple(log)), eyes=DreamyEyes())
    assert caught.value.code == "record-illegal-move"


def test_the_picture_has_a_sign_for_every_moment(judged: Analysis) -> None:
    picture = draw_course(judged, "A <b> & c", ["Anna", "Ben"])
    assert picture.count("<circle") == len(judged.moments) > 0
    assert picture.count("<polygon") == 2
    assert "A &lt;b&gt; &amp; c" in picture
    assert "Anna" in picture


def save(folder: Path, record: Record) -> Path:
    path = folder / "game.json"
    record.save(path)
    return path


def test_the_terminal_tells_the_story_in_both_languages(
    tmp_path: Path,
    blundered: tuple[int, Record],
    judged: Analysis,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = save(tmp_path, blundered[1])
    monkeypatch.setattr("baumeister.cli.analyse.judge", lambda desk, record: judged)
    for language, word in (("en", "Mistake"), ("de", "Fehler")):
        assert main(["analyse", str(path), "--svg", str(tmp_path / "game.svg"), "--lang", language]) == 0
        out = capsys.readouterr().out
        assert word in out
        assert "Journeyman 0" in out
    assert (tmp_path / "game.svg").read_text().startswith("<svg")
    assert main(["analyse", str(path), "--json"]) == 0
    assert '"moments"' in capsys.readouterr().out


def test_players_of_the_same_name_are_told_apart_by_their_signs(
    tmp_path: Path,
    blundered: tuple[int, Record],
    judged: Analysis,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = save(tmp_path, replace(blundered[1], seats=tuple(bot("journeyman", "Emil") for _ in range(2))))
    picture = tmp_path / "game.svg"
    monkeypatch.setattr("baumeister.cli.analyse.judge", lambda desk, record: judged)
    assert main(["analyse", str(path), "--svg", str(picture)]) == 0
    told = capsys.readouterr().out
    for moment in judged.moments:
        assert f"Step {moment.number}, round {moment.round}, {MARKS[moment.seat].symbol} Emil:" in told
    for seat in range(2):
        assert f"{MARKS[seat].symbol} Emil<" in picture.read_text("utf-8")


def test_the_noise_of_the_curves_is_not_said_to_be_that_of_what_is_listed(
    tmp_path: Path,
    blundered: tuple[int, Record],
    judged: Analysis,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = save(tmp_path, blundered[1])
    monkeypatch.setattr("baumeister.cli.analyse.judge", lambda desk, record: judged)
    assert main(["analyse", str(path)]) == 0
    assert "curves have a noise of ± " in capsys.readouterr().out
    assert all(is_clear(moment) for moment in judged.moments), "as it says"


@pytest.mark.parametrize("picture", ["nowhere/game.svg", "."])
def test_a_picture_that_cannot_be_written_is_told_before_the_work(
    picture: str,
    tmp_path: Path,
    blundered: tuple[int, Record],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = save(tmp_path, blundered[1])
    monkeypatch.setattr("baumeister.cli.analyse.judge", pytest.fail)
    assert main(["analyse", str(path), "--svg", str(tmp_path / picture)]) == 1
    told = capsys.readouterr().err
    assert "[record-unreadable]" in told
    assert str(tmp_path / picture) in told.replace("\n", "")


def test_what_was_found_is_shown_although_the_picture_cannot_be_written(
    tmp_path: Path,
    blundered: tuple[int, Record],
    judged: Analysis,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, picture = tmp_path / "game.json", tmp_path / "game.svg"
    blundered[1].save(path)

    def judge_while_a_folder_takes_its_place(desk: object, record: Record) -> Analysis:
        picture.mkdir()
        return judged

    monkeypatch.setattr("baumeister.cli.analyse.judge", judge_while_a_folder_takes_its_place)
    assert main(["analyse", str(path), "--svg", str(picture)]) == 1
    told = capsys.readouterr()
    assert "Mistake" in told.out
    assert "[record-unreadable]" in told.err


class Fool:
    """A seat that plays at random against one that plays with sense: the game it loses by far."""

    def __init__(self, game_id: str, seed: int = 4) -> None:
        game, judge, dice, buffer = bm.game(game_id), judge_of(game_id), random.Random(seed), make_buffer()
        record = Record.begin(game, [bot("journeyman", name) for name in ("Fool", "Sage")], seed)
        state = record.start()
        log: list[Action] = []
        while not state.is_over:
            action = dice.choice(state.legal()) if state.seat == 0 else best_action(state, judge, buffer)
            log.append(Action(len(log) + 1, int(state.seat), game.action_name(int(action)), "bot"))
            state.step(action)
        self.record = replace(record, log=tuple(log)).with_result()


@pytest.mark.parametrize("game_id", ["caylus1303", "caylus"])
def test_mistakes_of_somebody_far_behind_are_counted_in_points_and_the_story_says_why_it_was_lost(game_id: str) -> None:
    record = Fool(game_id).record
    judged = analyse(record, replace_effort(LITTLE, paired_deals=12))
    fool, sage = judged.stories
    assert fool.mistakes > max(5, sage.mistakes)
    own = [moment for moment in judged.moments if moment.seat == 0 and moment.kind == "mistake"]
    by_points = [moment for moment in own if moment.measure == "points"]
    assert by_points, "where hardly a chance was left to lose"
    assert len(own) == MOST_OF_A_SEAT, "the largest are listed, all are counted"
    assert all(is_clear(moment) for moment in judged.moments)
    assert all(moment.points >= LEAST_POINTS["mistake"] for moment in by_points)
    assert fool.costliest in [moment.number for moment in own]
    scores = [int(score) for score in record.replay().scores()]
    assert (fool.against, fool.lead, sage.lead) == (1, scores[0] - scores[1], scores[1] - scores[0])
    sources = [by_source(lines) for lines in scoring_of(record).lines]
    assert fool.gaps
    for gap in fool.gaps:
        assert gap.points == sources[0][gap.source] - sources[1][gap.source] < 0
    assert [gap.points for gap in sage.gaps] == [-gap.points for gap in fool.gaps], "two sides of the same"


def test_chances_that_went_bit_by_bit_over_a_round_are_a_turning_point() -> None:
    course = []
    for number in range(13):
        lost = 0.04 * min(number, 6)
        course.append(Chances(number, 0, 1 + number // 6, "planning", (0.5 - lost, 0.5 + lost), (0.03, 0.03)))
    states = list(along_a_game("caylus1303", 2, 3, 1))
    decisions = []
    for number in range(12):
        before = next(state for state in states if state.round == 1 + number // 6)
        decisions.append(PastDecision(number + 1, int(before.seat), int(before.legal()[0]), before, before))
    (found,) = round_turns(course, decisions, [])
    assert found.whole_round
    assert (found.kind, found.round, found.number) == ("turn", 1, 6)
    assert found.before - found.after == pytest.approx(found.size if found.about == 0 else -found.size)
    assert found.size == pytest.approx(0.24)
    assert round_turns(course, decisions, [found]) == [], "what is listed of that round already tells it"
