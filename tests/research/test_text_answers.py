"""Answers of language models: every legal action can be named, and what cannot be carried out is told why."""

from __future__ import annotations

import random

import pytest

import baumeister as bm
from baumeister.research.spec import observed_games
from baumeister.research.text.answers import MOST_READ, read
from baumeister.research.text.conversation import RETRIES, Message, OpenDecision, converse
from baumeister.research.text.errors import NoAnswer, UnknownLanguage
from baumeister.research.text.prompt import Question, question_of
from baumeister.research.text.rules import first_messages
from baumeister.texts.catalogue import LANGUAGES
from tests.battery.tables import few_tables, some_states

GAMES = observed_games()
WAYS = (
    "{name}",
    "[{number}]",
    "{number}",
    "[ {number} ]",
    "**[{number}]**",
    "I think `{name}` is best.",
    "First I thought of [1].\nACTION: {name}",
    "Not [1].\n\n**{name}**",
    '"{name}" it is!',
    "Answer: {number}.",
    "Antwort: {NAME}",
)


def planning() -> Question:
    """The first placement of a game of Caylus 1303."""
    game = bm.game("caylus1303")
    state = game.new(2, seed=1)
    while state.decision.name != "plan":
        state.apply(state.legal()[0])
    return question_of(state, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_legal_action_can_be_named_by_number_and_name(game_id: str, language: str) -> None:
    table = few_tables(game_id)[1]
    kinds: set[str] = set()
    for state in some_states(table, seed=91, every=3):
        if state.is_over or (len(kinds) > 9 and state.decision.name in kinds):
            continue
        kinds.add(state.decision.name)
        question = question_of(state, table.game, language)
        assert [choice.action for choice in question.choices] == state.legal()
        for number, choice in enumerate(question.choices, start=1):
            for way in WAYS:
                answer = way.format(name=choice.name, NAME=choice.name.upper(), number=number)
                assert read(question, answer).action == choice.action, answer
    assert len(kinds) > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_illegal_actions_are_refused_with_the_reason_and_its_rule(game_id: str) -> None:
    table = few_tables(game_id)[0]
    dice = random.Random(92)
    with_rule = 0
    for state in some_states(table, seed=92, every=11):
        if state.is_over:
            continue
        question = question_of(state, table.game, dice.choice(LANGUAGES))
        for action in dice.sample(range(table.game.action_count), 12):
            name = table.game.action_name(action)
            reading = read(question, f"`{name}`")
            assert (reading.action is not None) == (action in state.legal())
            if reading.action is None:
                assert f"`{name}`" in reading.problem
                refusal = state.why_not(action)
                assert refusal is not None
                with_rule += bool(refusal.rule) and refusal.rule in reading.problem
    assert with_rule > 5


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("I could pass, but [2] is better.", "[2]"),
        ("[2], so that I need not pass.", "[2]"),
        ("[3] looked good at first. In the end: [2]", "[2]"),
        ("place:3 or place:2? I take place:2", "[3]"),
        ("Better to pass now.", "[1]"),
        ("`pass`", "[1]"),
        ("Pass", "[1]"),
        ("The best is the construction site.\n\nsite", "place:site"),
        ("I take `site`.", "place:site"),
        ("<think>[5] [6]</think>\n\n[2]", "[2]"),
        ("x" * 2 * MOST_READ + " [2]", "[2]"),
    ],
)
def test_the_last_thing_named_beyond_doubt_counts(answer: str, meant: str) -> None:
    question = planning()
    assert read(question, answer).action == read(question, meant).action is not None


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("", "names no action"),
        ("I cannot decide.", "names no action"),
        ("Somebody once surpassed me; compassion!", "names no action"),
        ("[0]", "There is no [0]"),
        ("[99]", "There is no [99]"),
        ("99", "There is no [99]"),
        ("place:77", "There is no such action: place:77"),
        ("place:farm", "There is no such action: place:farm"),
        ("place:5", "Nothing can ever be placed here"),
        ("take:wood", "That is not the question now"),
        ("\x00\ud800 [[[", "names no action"),
        ("[" + "9" * 500 + "]", "names no action"),
        ("[٣]", "names no action"),
        ("\n" * 20_000, "names no action"),
        ("`" * 20_000, "names no action"),
        ("[" * 20_000, "names no action"),
        ("a:" * 10_000, "names no action"),
        ("answer " * 3_000, "names no action"),
    ],
)
def test_what_cannot_be_carried_out_is_said_in_words(answer: str, said: str) -> None:
    reading = read(planning(), answer)
    assert reading.action is None
    assert said in reading.problem


def test_one_retry_with_the_reason_then_the_first_legal_action() -> None:
    question = planning()
    asked: list[list[Message]] = []

    def stubborn(messages: object) -> str:
        asked.append(list(messages))  # type: ignore[call-overload]
        return "place:5"

    before = first_messages("caylus1303", "en", rules=False)
    exchange = converse(question, stubborn, before)
    assert (exchange.action, exchange.failed, exchange.retries) == (question.choices[0].action, True, RETRIES)
    assert [message["role"] for message in asked[1]] == ["system", "user", "assistant", "user"]
    assert asked[0] == asked[1][:2]
    assert "Nothing can ever be placed here" in asked[1][-1]["content"]
    assert asked[1][-1]["content"].endswith(f"[1] to [{len(question.choices)}].")

    answers = iter(["hm", "[2]"])
    mended = converse(question, lambda _: next(answers))
    assert (mended.action, mended.failed, mended.retries) == (question.choices[1].action, False, 1)


def test_a_missing_answer_is_asked_for_again() -> None:
    question = planning()

    def silent(_: object) -> str:
        raise NoAnswer

    exchange = converse(question, silent)
    assert (exchange.failed, len(exchange.problems)) == (True, RETRIES + 1)
    turn = OpenDecision(question)
    turn.hear(None)
    turn.hear("[3]")
    assert (turn.action, turn.failed) == (question.choices[2].action, False)


def test_a_language_that_is_not_there_is_a_typed_error() -> None:
    game = bm.game("caylus")
    with pytest.raises(UnknownLanguage) as caught:
        question_of(game.new(2, seed=1), game, "fr")
    assert caught.value.params["known"] == "de, en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_come_first_where_they_are_wanted(game_id: str, language: str) -> None:
    (short,) = first_messages(game_id, language, rules=False)
    (long,) = first_messages(game_id, language, rules=True)
    assert long["role"] == "system"
    assert long["content"].startswith(short["content"])
    assert 10_000 < len(long["content"]) < 30_000
    assert all(line == line.rstrip() for line in long["content"].splitlines())
