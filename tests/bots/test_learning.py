"""Learning: nobody peeks, the same net however it is computed, stopping loses nothing, and it visibly learns."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import baumeister as bm
from baumeister.arena.executor import Item, LocalExecutor, Result
from baumeister.arena.gate import Pairing, play_deals
from baumeister.arena.self_play import JUDGE, Share, Sort, play_share
from baumeister.arena.training import Training
from baumeister.arena.training_plan import BadTraining, TrainingPlan, training_deals
from baumeister.bots.learn import CHOOSING, Learner, choose_blind, play_blind
from baumeister.bots.nets import new_net, shipped_net
from baumeister.bots.puct import logit
from baumeister.bots.teacher import Finding, Teacher
from baumeister.engine.chance import Rng
from baumeister.engine.state import make_buffer
from tests.bots.positions import along_a_game
from tests.wall.harness import hidden_of

GAMES = bm.games()
SMALL = TrainingPlan(
    "magna_carta",
    seed=3,
    hidden=6,
    rounds=2,
    games=9,
    generations=1,
    expert_rounds=2,
    expert_games=3,
    iterations=6,
    cheap=2,
    test_games=1,
    test_iterations=2,
)


class Backwards:
    """An executor whose results come in another order, as those of several machines do."""

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        return iter([work(item) for item in reversed(list(items))])

    def close(self) -> None:
        pass


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("iterations", "often"), [(0, 0), (8, 0), (8, 50)])
def test_nobody_peeks_in_training(game_id: str, iterations: int, often: int) -> None:
    game = bm.game(game_id)
    hidden = hidden_of(game_id)
    net = new_net(game_id, 1, hidden=6)
    for sort in (Sort(net.weights, 6, net.features, iterations, 2, often), JUDGE):
        player = sort.make(game_id)
        for players in (2, game.players_max):
            for state in along_a_game(game_id, players, seed=players, every=60):
                choice = choose_blind(state, player, Rng(5), make_buffer())
                for seed in range(3):
                    world = hidden.permute(state, state.seat, seed, remembered=True)
                    assert world.digest() != state.digest(), "the worlds differ"
                    assert choose_blind(world, player, Rng(5), make_buffer()) == choice


@pytest.mark.parametrize("game_id", GAMES)
def test_a_round_has_all_numbers_of_players_all_options_judges_and_learners(game_id: str) -> None:
    game = bm.game(game_id)
    plan = TrainingPlan(game_id)
    deals = training_deals(plan, 0)
    assert {len(deal.seats) for deal in deals} == set(game.sizes)
    usual = {option.name: option.default for option in game.options}
    for players in game.sizes:
        tables = [dict(deal.options) for deal in deals if len(deal.seats) == players]
        others = len(tables) - tables.count(usual)
        assert 0.1 < others / len(tables) < 0.6, "every second game is thrown, and may come out as usual"
        for option in game.options:
            assert {table[option.name] for table in tables} == set(option.choices)
    assert all(1 in deal.seats for deal in deals)
    judges = sum(deal.seats.count(0) for deal in deals) / sum(len(deal.seats) for deal in deals)
    assert 0.2 < judges < 0.4
    assert len({deal.seed for number in range(plan.all_rounds) for deal in training_deals(plan, number)}) > 1000


def test_a_plan_for_a_number_of_players_plays_that_alone_also_where_it_is_checked() -> None:
    plan = replace(SMALL, players=3)
    assert {len(deal.seats) for number in range(plan.all_rounds) for deal in training_deals(plan, number)} == {3}
    training = Training(plan, LocalExecutor())
    training.run()
    assert training.progress.curve
    assert all(row["matches"] <= 4 for row in training.progress.curve), "best and apprentice, with and without search"


def test_weights_for_a_number_of_players_leave_those_for_others_alone() -> None:
    """Each begins with what the net plays with at that table; the net says where each came from."""
    shipped = replace(shipped_net("magna_carta"), by_players={})
    small = replace(SMALL, hidden=shipped.hidden, rounds=1, test_games=0)
    two = Training(replace(small, players=2, start=shipped.version), LocalExecutor(), nets=[shipped]).run()
    assert two.weights == shipped.weights
    assert set(two.by_players) == {2}
    assert two.by_players[2] != shipped.weights
    training = Training(replace(small, players=4, start=two.version), LocalExecutor(), nets=[two])
    assert tuple(training.progress.weights) == shipped.weights
    both = training.run()
    assert both.by_players[2] == two.by_players[2]
    assert both.by_players[4] not in (shipped.weights, two.by_players[2])
    assert set(both.origin["by_players"]) == {"2", "4"}
    assert "--players 4" in both.origin["by_players"]["4"]["command"]
    again = Training(replace(small, players=2, start=both.version), LocalExecutor(), nets=[both])
    assert tuple(again.progress.weights) == both.by_players[2]


def test_a_net_that_knows_numbers_of_players_apart_is_not_trained_for_all_at_once() -> None:
    net = new_net("magna_carta", 1, hidden=6)
    net = replace(net, by_players={2: net.weights})
    with pytest.raises(BadTraining, match="numbers of players apart"):
        Training(replace(SMALL, start=net.version), LocalExecutor(), nets=[net])


def test_what_the_gate_never_kept_leaves_the_net_as_it_was() -> None:
    shipped = shipped_net("magna_carta")
    plan = replace(SMALL, players=2, start=shipped.version, hidden=shipped.hidden, rounds=0, expert_rounds=1)
    assert Training(plan, LocalExecutor(), nets=[shipped]).net() == shipped


def test_a_share_plays_whole_games_that_can_be_replayed() -> None:
    net = new_net("villagers", 1, hidden=6)
    deals = tuple(training_deals(replace(SMALL, game="villagers"), 0)[:4])
    played = play_share(Share(0, "villagers", (JUDGE, Sort(net.weights, 6, net.features)), deals))
    assert tuple(game.deal for game in played.games) == deals
    for game in played.games:
        state = bm.game("villagers").new(len(game.deal.seats), game.deal.seed, dict(game.deal.options))
        for action in game.actions:
            state.apply(action)
        assert state.is_over
        assert state.winners() == game.winners


def test_the_net_depends_on_the_plan_alone() -> None:
    one = Training(SMALL, LocalExecutor()).run()
    other = Training(SMALL, Backwards()).run()
    assert one == other
    assert one.weights != Training(replace(SMALL, seed=4), LocalExecutor()).run().weights


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_training_that_was_stopped_goes_on(tmp_path: Path, rounds: int) -> None:
    """In TD and within a generation."""
    plan = replace(SMALL, test_games=0)
    whole = Training(plan, LocalExecutor()).run()
    file = tmp_path / "unfinished.json"
    stopped = Training(plan, LocalExecutor(), file)
    for _ in range(rounds):
        stopped.play_round()
    assert not stopped.is_over
    told: list[tuple[int, int]] = []
    again = Training(plan, LocalExecutor(), file, lambda done, total: told.append((done, total)))
    assert again.progress.round == rounds
    assert again.run() == whole
    assert told[0] == ({1: 10, 3: 22}[rounds], 24)
    assert told[-1] == (24, 24)


def test_stopped_in_a_check_nothing_that_was_studied_is_lost(tmp_path: Path) -> None:
    whole = Training(SMALL, LocalExecutor()).run()
    file = tmp_path / "unfinished.json"
    stopped = Training(SMALL, LocalExecutor(), file)

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    stopped.tell_check = stop
    with pytest.raises(KeyboardInterrupt):
        stopped.run()
    told: list[tuple[int, int]] = []
    again = Training(SMALL, LocalExecutor(), file)
    assert again.progress.round == stopped.progress.round > 0
    assert again.progress.check_due
    again.tell_check = lambda done, total: told.append((done, total))
    again.play_round()
    assert told[:13] == [(done, 12) for done in range(13)]  # three sizes, two opponents, with and without search
    assert again.progress.round == stopped.progress.round
    assert again.run() == whole


def test_a_check_that_is_due_after_the_last_round_is_made_up_for(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.json"
    plan = replace(SMALL, generations=0)
    training = Training(plan, LocalExecutor(), file)
    while training.progress.round < plan.all_rounds - 1:
        training.play_round()
    training._study_round()
    training._save()
    again = Training(plan, LocalExecutor(), file)
    assert not again.is_over
    assert again.run() == Training(plan, LocalExecutor()).run()


@pytest.mark.parametrize("text", ["", "{}", '{"plan": {}, "features": "", "progress": {}}', "[1]"])
def test_a_file_of_something_else_is_a_typed_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "unfinished.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadTraining):
        Training(SMALL, LocalExecutor(), file)


def test_a_file_of_another_plan_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.json"
    Training(SMALL, LocalExecutor(), file).play_round()
    with pytest.raises(BadTraining, match="another plan"):
        Training(replace(SMALL, seed=9), LocalExecutor(), file)


@pytest.mark.parametrize(
    "wishes",
    [{"rounds": 0}, {"games": 0}, {"iterations": 0}, {"generations": -1}, {"seed": -1}, {"players": 9}, {"players": 1}],
)
def test_a_plan_without_games_is_a_typed_error(wishes: dict[str, Any]) -> None:
    with pytest.raises(BadTraining):
        TrainingPlan("caylus1303", **wishes)


@pytest.mark.parametrize("game_id", GAMES)
def test_studying_a_game_again_and_again_explains_it(game_id: str) -> None:
    net = new_net(game_id, 1, hidden=8)
    learner = Learner(net.evaluator())
    learner.trust = 1.0
    start = bm.game(game_id).new(3, 5)
    actions = play_blind(start, [JUDGE.make(game_id)] * 3, 0, Rng(1))
    errors = []
    for _ in range(30):
        learner.error, learner.seen = 0.0, 0
        learner.study(start, actions)
        errors.append(learner.error / int(learner.seen))
    assert errors[-1] < errors[0] / 3


def test_what_plays_is_an_average_over_the_last_steps() -> None:
    """Steady 0.5: half of the last step, a quarter of the one before; steady 0: what learned plays."""
    start = bm.game("villagers").new(3, 5)
    actions = play_blind(start, [JUDGE.make("villagers")] * 3, 0, Rng(1))[:12]
    for steady in (0.0, 0.5):
        learner = Learner(new_net("villagers", 1, hidden=4).evaluator())
        learner.steady = steady
        expected = list(learner.playing)
        for _ in range(3):
            steps = learner.steps
            learner.study(start, actions)
            assert learner.steps == steps + 1, "few enough positions for one step"
            weights = list(learner.evaluator.net.weights)
            expected = [steady * old + (1.0 - steady) * new for old, new in zip(expected, weights, strict=True)]
            assert list(learner.playing) == pytest.approx(expected)
        assert (expected == weights) == (steady == 0.0)


def test_a_training_on_an_average_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = replace(SMALL, game="villagers", games=4, generations=0, test_games=0)
    whole = Training(plan, LocalExecutor()).run()
    file = tmp_path / "unfinished.json"
    stopped = Training(plan, LocalExecutor(), file)
    stopped.play_round()
    assert stopped.progress.playing != stopped.progress.weights, "the average is not what learned last"
    assert Training(plan, LocalExecutor(), file).run() == whole


def test_a_small_training_visibly_learns() -> None:
    """A few hundred games of Magna Carta: from the judge's strength to well above it (docs/bots.md goes on)."""
    # So few games need larger steps than a whole training.
    plan = replace(SMALL, hidden=12, rate=0.002, rounds=8, games=40, generations=0, test_games=0)
    training = Training(plan, LocalExecutor())
    before, after = training.net(), training.run()
    games, seed = 100, 5_000

    def share(weights: tuple[float, ...]) -> float:
        pairing = Pairing("apprentice", 2, Sort(weights, plan.hidden, before.features), JUDGE)
        return fmean(play_deals(LocalExecutor(), plan.game, pairing.one, pairing, range(seed, seed + games // 2)))

    assert share(after.weights) > share(before.weights) + 0.1


# ---- teachers


def test_a_teacher_notes_what_it_searched_deeply_and_nothing_else() -> None:
    game = bm.game("caylus1303")
    evaluator = shipped_net("caylus1303").evaluator()
    start = game.new(3, 4)
    counts = {}
    for often in (0, 30, 100):
        findings: list[Finding] = []
        teacher = Teacher(evaluator, game.action_count, 12, 2, often)
        actions = play_blind(start, [teacher] * 3, 0, Rng(2), findings)
        state, free = start.clone(), {}
        for number, action in enumerate(actions):
            if len(state.legal()) > 1:
                free[number] = state.legal()
            state.apply(action)
        for finding in findings:
            assert sorted(finding.tried) == free[finding.before]
            assert len(finding.values) == len(finding.tried)
            assert all(0.0 <= value <= 1.0 for value in finding.values)
            assert len(finding.chances) == 3
            assert sum(finding.chances) == pytest.approx(1.0)
        counts[often] = len(findings) / len(free)
    assert counts[0] == 0.0
    assert counts[100] == 1.0
    assert 0.15 < counts[30] < 0.45


def test_the_net_is_drawn_towards_what_a_teacher_found() -> None:
    """Two lessons about the same game, which differ only in what the teacher found at one position."""
    start = bm.game("magna_carta").new(2, 5)
    actions = play_blind(start, [JUDGE.make("magna_carta")] * 2, 0, Rng(1))
    state = start.clone()
    for action in actions[:20]:
        state.apply(action)
    before = 20
    while len(state.legal()) == 1:
        state.apply(actions[before])
        before += 1
    said = {}
    for found in (0.0, 1.0):
        findings = [Finding(before, [found, 1.0 - found], [], [])]
        evaluator = new_net("magna_carta", 1, hidden=8).evaluator()
        learner = Learner(evaluator)
        for _ in range(5):
            learner.study(start, actions, findings)
        said[found] = evaluator.chances(state)[0]
    assert said[1.0] > said[0.0] + 0.02


@pytest.mark.parametrize("game_id", GAMES)
def test_the_net_learns_to_choose_as_a_teacher_did(game_id: str) -> None:
    """The slope of its error is the one that small changes of the weights show, and following it helps."""
    state = list(along_a_game(game_id, 3, seed=3, every=30))[1]
    evaluator = shipped_net(game_id).evaluator()
    learner = Learner(evaluator, ranking=1.0)
    actions, net = state.legal(), evaluator.net
    values = [0.2 + 0.6 * number / len(actions) for number in range(len(actions))]

    def ranks(chances: list[float]) -> list[float]:
        powers = [math.exp(logit(chance) / CHOOSING) for chance in chances]
        return [power / sum(powers) for power in powers]

    def error() -> float:
        """Cross entropy between the two rankings."""
        seat, chances = state.seat, []
        for action in actions:
            after = state.clone()
            after.step(action)
            chances.append(evaluator.chances(after)[seat])
        return -sum(wish * math.log(own) for wish, own in zip(ranks(values), ranks(chances), strict=True))

    learner.learn_choice(state, actions, values)
    slopes, before = list(learner.gradient), error()
    assert learner.waiting == 3, "one choice is no step yet"
    steepest = sorted(range(net.size), key=lambda place: -abs(slopes[place]))
    for place in [*steepest[:10], *steepest[50:60]]:
        weight, step = net.weights[place], 0.0001
        net.weights[place] = weight + step
        above = error()
        net.weights[place] = weight - step
        below = error()
        net.weights[place] = weight
        assert slopes[place] == pytest.approx((above - below) / (2 * step), rel=0.02, abs=0.0005)
    for _ in range(300):
        learner.learn_choice(state, actions, values)
    assert error() < before - 0.1


def test_lead_and_rank_are_learned_aside_and_change_only_how_the_net_learns() -> None:
    start = bm.game("magna_carta").new(3, 5)
    actions = play_blind(start, [JUDGE.make("magna_carta")] * 3, 0, Rng(1))
    weights = {}
    for aside in (0.0, 0.5):
        learner = Learner(new_net("magna_carta", 1, hidden=8).evaluator(), aside)
        for _ in range(3):
            learner.study(start, actions)
        weights[aside] = list(learner.playing)
        assert any(learner.tasks) == (aside > 0.0)
    assert len(weights[0.0]) == len(weights[0.5]), "the tasks are no part of the net"
    assert weights[0.0] != weights[0.5]
