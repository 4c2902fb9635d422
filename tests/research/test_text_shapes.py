"""The shapes of others: TextArena's environment and verifiers' task sets, without either of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import baumeister as bm
from baumeister.engine.errors import BaumeisterError
from baumeister.research.errors import NotReset
from baumeister.research.rewards import WIN, rewards_of
from baumeister.research.spec import observed_games
from baumeister.research.text.prompt import question_of
from baumeister.research.text.taskset import LEAST, TaskSet, as_json_lines
from baumeister.research.text.textarena import TextGame

GAMES = observed_games()


# ---- TextArena


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_is_played_by_text_and_is_the_engines_game(game_id: str) -> None:
    env = TextGame(game_id, "de")
    env.reset(num_players=3, seed=5)
    game = bm.game(game_id)
    twin = game.new(3, seed=5)
    dice = random.Random(1)
    done = False
    while not done:
        while len(twin.legal()) == 1:
            twin.apply(twin.legal()[0])
        player, observation = env.get_observation()
        assert (player, observation) == (int(twin.seat), question_of(twin, game, "de").text)
        number = dice.randrange(len(twin.legal()))
        twin.apply(twin.legal()[number])
        done, info = env.step(f"Ich denke nach.\n[{number + 1}]")
        assert not info["invalid"]
    while not twin.is_over:
        twin.apply(twin.legal()[0])
    rewards, told = env.close()
    assert env.state.digest() == twin.digest()
    assert rewards == dict(enumerate(rewards_of(twin, WIN)))
    assert [told[seat]["points"] for seat in range(3)] == twin.scores()


def test_an_answer_that_cannot_be_carried_out_is_asked_for_again_with_the_reason() -> None:
    env = TextGame("caylus1303")
    env.reset(2, seed=1)
    player, first = env.get_observation()
    done, info = env.step("monument:9")
    assert (done, info["invalid"], info["player"]) == (False, True, player)
    again, second = env.get_observation()
    assert again == player
    assert second.startswith(first)
    assert info["reason"] in second
    env.step("hm")
    _, told = env.close()
    assert (told[player]["failures"], told[player]["invalid_moves"], told[player]["turn_count"]) == (1, 2, 1)
    assert told[player]["invalid_move"]


def test_the_rules_may_stand_before_every_observation() -> None:
    with_rules, without = TextGame("villagers", rules=True), TextGame("villagers")
    for env in (with_rules, without):
        env.reset(2, seed=1)
    assert with_rules.get_observation()[1].endswith(without.get_observation()[1])
    assert "Rules of Villagers" in with_rules.get_observation()[1]


def test_what_comes_too_early_too_late_or_does_not_exist_is_a_typed_error() -> None:
    env = TextGame("caylus")
    with pytest.raises(NotReset):
        env.get_observation()
    with pytest.raises(NotReset):
        env.step("[1]")
    with pytest.raises(NotReset):
        env.close()
    with pytest.raises(BaumeisterError):
        env.reset(9)
    env.reset(2, seed=3)
    done = False
    while not done:
        done, _ = env.step("[1]")
    with pytest.raises(NotReset):
        env.step("[1]")
    with pytest.raises(BaumeisterError):
        TextGame("chess")
    with pytest.raises(BaumeisterError):
        TextGame("caylus", "fr")


# ---- verifiers


@pytest.mark.parametrize("game_id", GAMES)
def test_tasks_are_the_same_everywhere_and_their_best_answer_is_worth_one(game_id: str) -> None:
    tasks = TaskSet(game_id, count=6, seed=3, iterations=20, language="de")
    same = TaskSet(game_id, count=6, seed=3, iterations=20, language="de")
    assert as_json_lines(tasks.load()) == as_json_lines(same.load())
    loaded = tasks.load()
    assert [task.data.idx for task in loaded] == list(range(6))
    assert len({task.data.name for task in loaded}) == 6
    for task in loaded:
        assert task.reward(task.data.answer) == 1.0 == max(task.data.worth.values())
        assert min(task.data.worth.values()) == LEAST
        assert set(task.data.worth) == {choice.name for choice in task.question.choices}
        assert task.reward("I do not know.") == task.reward("") == 0.0
        for number, choice in enumerate(task.question.choices, start=1):
            assert task.reward(f"[{number}]") == task.data.worth[choice.name]


def test_rows_are_a_data_set_and_the_reward_scores_completions() -> None:
    tasks = TaskSet("magna_carta", count=3, iterations=20, rules=False)
    rows = tasks.rows()
    assert json.loads(json.dumps(rows)) == rows
    for row, task in zip(rows, tasks.load(), strict=True):
        assert [message["role"] for message in row["prompt"]] == ["system", "user"]
        completion = [{"role": "assistant", "content": f"So: `{row['answer']}`"}]
        assert tasks.reward(completion=completion, answer=row["answer"], info=row["info"], state={}) == 1.0
        assert tasks.reward(completion=row["answer"], info=json.loads(row["info"])) == 1.0
        assert tasks.reward(completion=[], info=row["info"]) == 0.0
        assert row["prompt"][1]["content"] == task.data.prompt


def test_a_rollout_has_one_retry_and_says_how_it_went() -> None:
    (task,) = TaskSet("caylus1303", count=1, iterations=20).load()
    answers = iter(["nonsense", task.data.answer])
    mended = task.rollout(lambda _: next(answers))
    assert (mended.reward, mended.metrics) == (1.0, {"legal": 0.0, "retries": 1.0, "failed": 0.0})
    failed = task.rollout(lambda _: "nonsense")
    assert (failed.reward, failed.metrics) == (0.0, {"legal": 0.0, "retries": 1.0, "failed": 1.0})
    straight = task.rollout(lambda _: "[1]")
    assert straight.metrics == {"legal": 1.0, "retries": 0.0, "failed": 0.0}


@pytest.mark.parametrize("wrong", [{"players": 1}, {"language": "fr"}, {"seed": -1}, {"options": {"x": 1}}])
def test_task_sets_that_cannot_be_are_typed_errors(wrong: dict[str, Any]) -> None:
    with pytest.raises(BaumeisterError):
        TaskSet("caylus", **wrong)
