"""Language models against bots: fair schedules, honest counts, and runs that resume without asking anything twice."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from baumeister.arena.contest import BadPlan
from baumeister.engine.errors import BaumeisterError
from baumeister.research.text.conversation import Message
from baumeister.research.text.errors import JournalFailed, ModelUnavailable, NoAnswer, OtherAnswers
from baumeister.research.text.journal import Journal
from baumeister.research.text.match import AnswerCounts, ModelGame, ModelMatch, play
from baumeister.research.text.models import ModelReply
from baumeister.research.text.report import Prices, report_of
from tests.cli.program import Program
from tests.research.stub_server import Answer, Heard, completion, stub_server

KEY = "sk-very-secret-0123456789"
SMALL = ModelMatch("caylus1303", "stub", games=2, opponents="random", seed=40)


def guess(messages: Sequence[Message], most: int = 1 << 30) -> int:
    """A number in the list of actions that depends on the question alone."""
    count = int(re.findall(r"\[1\] to \[(\d+)\]", messages[-1]["content"])[-1])
    digest = hashlib.blake2b(json.dumps(list(messages)).encode()).digest()
    return 1 + digest[0] % min(count, most)


class StubModel:
    """Answers by a function, and counts how often it was asked."""

    def __init__(self, answer: Callable[[Sequence[Message]], str]) -> None:
        self.asked = 0
        self._answer = answer

    def ask(self, messages: Sequence[Message]) -> ModelReply:
        self.asked += 1
        return ModelReply(self._answer(messages), 1000, 10)

    def close(self) -> None:
        pass


def good(messages: Sequence[Message]) -> str:
    return f"[{guess(messages)}]"


def clumsy(messages: Sequence[Message]) -> str:
    """Nonsense, nothing, and numbers that are not there, among good answers."""
    kind = guess(messages) % 4
    if kind == 0:
        raise NoAnswer
    return ("", "I like trees.", "[999]", good(messages))[kind]


def played(match: ModelMatch, model: Any, file: Path | None = None) -> list[ModelGame]:
    journal = Journal(match.identity(), file)
    try:
        return list(play(match, model, journal))
    finally:
        journal.close()


# ---- schedule and counts


def test_every_deal_is_played_from_every_seat_and_is_the_same_for_every_model() -> None:
    match = ModelMatch("magna_carta", "one", players=3, games=4, opponents="random", seed=7)
    games = played(match, StubModel(good))
    assert [(game.ended.seed, game.ended.seat) for game in games] == [(7, 0), (7, 2), (7, 1), (8, 0), (8, 2), (8, 1)]
    other = played(
        ModelMatch("magna_carta", "another", players=3, games=6, opponents="random", seed=7), StubModel(good)
    )
    assert [game.ended for game in other] == [game.ended for game in games]


def test_what_goes_wrong_is_counted_and_no_game_ends_by_it() -> None:
    model = StubModel(clumsy)
    games = played(SMALL, model)
    counts = report_of(SMALL, games).counts
    assert counts.answers == model.asked == counts.decisions + counts.retries
    assert counts.illegal > 5
    assert counts.missing > 5
    assert counts.failures > 0
    assert counts.illegal + counts.missing == counts.retries + counts.failures
    assert counts.uncounted == counts.missing
    assert counts.prompt_tokens == 1000 * (counts.answers - counts.missing)


def test_a_model_that_answers_well_has_nothing_to_answer_for() -> None:
    counts = report_of(SMALL, played(SMALL, StubModel(good))).counts
    assert (counts.illegal, counts.missing, counts.retries, counts.failures, counts.uncounted) == (0, 0, 0, 0, 0)
    assert counts.decisions == counts.answers > 50


def test_the_report_has_share_interval_points_and_costs() -> None:
    games = played(SMALL, StubModel(good))
    report = report_of(SMALL, games, Prices(prompt=2.0, answer=5.0))
    assert report.share == sum(game.share for game in games) / 2
    assert report.interval[0] <= report.share <= report.interval[1]
    assert report.cost == pytest.approx(report.counts.answers * (1000 * 2 + 10 * 5) / 1e6)
    assert report.points == sum(game.ended.scores[game.ended.seat] for game in games) / 2
    assert report_of(SMALL, games).cost is None
    assert json.loads(json.dumps(report.as_data()))["counts"]["decisions"] == report.counts.decisions


def test_forced_decisions_are_not_asked() -> None:
    (game, *_) = played(SMALL, StubModel(good))
    assert game.counts.forced > 0


def test_what_makes_results_comparable_is_in_the_identity() -> None:
    prompts = {
        (language, rules): ModelMatch("villagers", "stub", language=language, rules=rules).identity()["prompts"]
        for language in ("en", "de")
        for rules in (True, False)
    }
    assert len(set(prompts.values())) == 4
    assert ModelMatch("villagers", "other", seed=9).identity()["prompts"] == prompts[("en", True)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": 9},
        {"games": 0},
        {"opponents": "nobody"},
        {"language": "fr"},
        {"seed": -1},
        {"options": {"no_such_option": 1}},
    ],
)
def test_a_match_that_cannot_be_played_is_a_typed_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(BaumeisterError) as caught:
        ModelMatch(**{"game": "caylus", "model": "stub", **wrong})
    assert caught.value.code != "error"
    assert BadPlan.code == "bad-plan"


# ---- resuming


def without_times(file: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [{**line, "seconds": 0} for line in lines]


@pytest.mark.parametrize("after", [0, 1, 37, 70])
def test_a_run_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path, after: int) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    steady = StubModel(clumsy)
    expected = played(SMALL, steady, whole)

    def dies(messages: Sequence[Message]) -> str:
        if dying.asked > after:
            raise ModelUnavailable("gone")
        return clumsy(messages)

    dying = StubModel(dies)
    with pytest.raises(ModelUnavailable):
        played(SMALL, dying, torn)
    with torn.open("ab") as file:
        file.write(b'{"type": "answered", "game": 0, "deci')  # killed while it wrote
    again = StubModel(clumsy)
    found = played(SMALL, again, torn)
    assert again.asked == steady.asked - after
    assert without_times(torn) == without_times(whole)
    assert [game.ended for game in found] == [game.ended for game in expected]
    assert [{**vars(game.counts), "seconds": 0} for game in found] == [
        {**vars(game.counts), "seconds": 0} for game in expected
    ]


def refuses(_: object) -> str:
    raise AssertionError("nobody is asked twice")


def test_a_finished_run_asks_nobody_and_more_games_add_to_it(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    games = played(SMALL, StubModel(good), file)
    assert [game.ended for game in played(SMALL, StubModel(refuses), file)] == [game.ended for game in games]
    more = ModelMatch("caylus1303", "stub", games=4, opponents="random", seed=40)
    model = StubModel(good)
    longer = played(more, model, file)
    assert [game.ended for game in longer[:2]] == [game.ended for game in games]
    assert len(longer) == 4
    assert model.asked == sum(game.counts.answers for game in longer[2:])


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"model": "other"}, "model"),
        ({"seed": 41, "opponents": "greedy"}, "opponents, opponent_version, seed"),
        ({"players": 3}, "players"),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_alone(
    tmp_path: Path, changes: dict[str, Any], fields: str
) -> None:
    file = tmp_path / "run.jsonl"
    Journal(SMALL.identity(), file).close()
    before = file.read_bytes()
    other = ModelMatch(
        **{"game": "caylus1303", "model": "stub", "games": 2, "opponents": "random", "seed": 40, **changes}
    )
    with pytest.raises(OtherAnswers) as caught:
        Journal(other.identity(), file)
    assert caught.value.params["fields"] == fields
    assert file.read_bytes() == before


def test_answers_to_other_questions_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    played(SMALL, StubModel(good), file)
    lines = file.read_text("utf-8").splitlines()
    changed = {**json.loads(lines[3]), "prompt": "0" * 16}
    file.write_text("\n".join([*lines[:3], json.dumps(changed), *lines[4:]]) + "\n", "utf-8")
    with pytest.raises(OtherAnswers):
        played(SMALL, StubModel(good), file)


@pytest.mark.parametrize(
    "content",
    [
        b"hello\n",
        b"{}\n",
        b'{"type": "ended"}\n',
        b"\xff\xfe\n",
        b'{"type":"begun","format":"x","version":1,"run":{}}\n',
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(content)
    with pytest.raises(JournalFailed):
        Journal(SMALL.identity(), file)
    assert file.read_bytes() == content


def test_a_game_that_ends_otherwise_than_the_file_says_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    played(SMALL, StubModel(good), file)
    text = file.read_text("utf-8")
    file.write_text(re.sub(r'"digest":"[0-9a-f]', '"digest":"x', text), "utf-8")
    with pytest.raises(JournalFailed):
        played(SMALL, StubModel(refuses), file)


def test_a_folder_that_is_not_there_is_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(JournalFailed):
        Journal(SMALL.identity(), tmp_path / "nowhere" / "run.jsonl")


def test_counts_add_up() -> None:
    one = AnswerCounts(decisions=2, seconds=0.5)
    assert vars(one + one) == vars(AnswerCounts(decisions=4, seconds=1.0))


# ---- the command


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def answer_well(heard: Heard) -> Answer:
    """A good answer that tells the key, too."""
    return completion(f"Your key is {heard.key}. [{guess(heard.body['messages'], 2)}]")


def test_the_command_asks_a_server_and_the_key_goes_nowhere_else(program: Program, tmp_path: Path) -> None:
    asked = ["benchmark", "llm", "caylus1303", "--model", "stub-1", "--opponents", "random", "--games", "2"]
    asked += ["--rules", "without", "--price-prompt", "1", "--price-answer", "2", "--key-variable", "SOME_KEY"]
    with stub_server(answer_well) as stub:
        told = program.run(*asked, "--base-url", stub.base_url, "--json", SOME_KEY=KEY).check()
        again = program.run(*asked, "--base-url", stub.base_url, SOME_KEY=KEY).check()
        count = len(stub.heard)
    report = json.loads(told.out)
    assert report["counts"]["answers"] == count
    assert report["counts"]["prompt_tokens"] == 100 * count
    assert report["cost"] == pytest.approx((100 + 2 * 7) * count / 1e6)
    assert {heard.key for heard in stub.heard} == {f"Bearer {KEY}"}
    assert "stub-1: Caylus 1303 against random" in again.out
    (file,) = tmp_path.glob("*.jsonl")
    assert file.name == "stub-1.caylus1303-2p.llm.jsonl"
    for text in (told.out, told.err, again.out, again.err, file.read_text("utf-8")):
        assert KEY not in text
        assert stub.base_url not in text


def test_a_wrong_key_is_a_clear_error_without_the_key(program: Program) -> None:
    body = json.dumps({"error": {"message": f"Incorrect API key provided: {KEY}"}}).encode()
    with stub_server(lambda _: Answer(401, body)) as stub:
        where = ["--base-url", stub.base_url, "--model", "stub-1"]
        told = program.run("benchmark", "llm", "caylus", *where, OPENAI_API_KEY=KEY).check(1)
    assert "[model-refused]" in told.err
    assert "it does not take the key" in told.err
    assert KEY not in told.out + told.err


def test_the_command_asks_a_program_in_german(program: Program, tmp_path: Path) -> None:
    script = tmp_path / "model.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    german = 'Wähle' in asked['messages'][-1]['content']\n"
        "    print(json.dumps({'number': asked['number'], 'answer': '[1]' if german else '?'}), flush=True)\n",
        "utf-8",
    )
    asked = ["--command", f"{sys.executable} {script}", "--opponents", "Zufall", "--language", "de", "--lang", "de"]
    told = program.run("benchmark", "llm", "villagers", *asked, "--games", "2", "--model", "eins").check()
    assert "eins: Villagers gegen Zufall" in told.out
    assert re.search(r"unerlaubte Antworten +0\n", told.out)
    assert re.search(r"Tokens, Prompts \+ Antworten +\?\n", told.out)
    assert str(script) not in (tmp_path / "eins.villagers-2p.llm.jsonl").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["caylus"], 2),
        (["caylus", "--command", "x", "--base-url", "http://localhost/v1"], 2),
        (["caylus", "--command", "no-such-program-at-all"], 1),
        (["caylus", "--base-url", "http://localhost/v1"], 1),
        (["caylus", "--base-url", "nonsense", "--model", "m"], 1),
        (["chess", "--command", f"{sys.executable} -c 0"], 1),
        (["caylus", "--command", f"{sys.executable} -c 0", "--price-prompt", "-1"], 2),
    ],
)
def test_bad_arguments_are_clear_errors(program: Program, tmp_path: Path, arguments: list[str], code: int) -> None:
    program.run("benchmark", "llm", *arguments).check(code)
    assert not list(tmp_path.glob("*.jsonl"))


def test_an_unreachable_server_is_a_clear_error(program: Program) -> None:
    with stub_server(answer_well) as stub:
        pass
    where = ["--base-url", stub.base_url, "--model", "stub-1"]
    told = program.run("benchmark", "llm", "caylus", *where).check(1)
    assert "[bad-address]" in told.err
