"""Greedy and its judges: a pure opinion about any position, and sensible play."""

from __future__ import annotations

import math

import pytest

import baumeister as bm
from baumeister.arena.simulate import Plan, run
from baumeister.bots.door import DEFAULT_BUDGET, make_bot, seen_by
from baumeister.bots.greedy import best_action
from baumeister.bots.judges import judge_of
from baumeister.engine.state import make_buffer
from baumeister.texts.catalogue import Texts
from tests.bots.positions import along_a_game
from tests.games.caylus1303 import scene as on

GAMES = bm.games()


def choice(state: bm.State) -> str:
    """What the greedy bot does here, by name."""
    return on.GAME.action_name(make_bot("greedy").choose(seen_by(on.GAME, state), DEFAULT_BUDGET))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_judge_has_an_opinion_about_every_position_and_changes_nothing(game_id: str) -> None:
    game = bm.game(game_id)
    judge = judge_of(game_id)
    for players in game.sizes:
        for state in along_a_game(game_id, players, seed=players, every=3):
            before = state.digest()
            values = [judge.value(state, seat) for seat in range(players)]
            assert all(math.isfinite(value) for value in values)
            assert [judge.value(state, seat) for seat in range(players)] == values
            assert state.digest() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_a_judge_prefers_more_points(game_id: str) -> None:
    """At the end of the game it must be so; the winner is worth more than each of the others."""
    judge = judge_of(game_id)
    for seed in range(5):
        state = bm.game(game_id).new(3, seed)
        while not state.is_over:
            state.step(state.legal()[seed % len(state.legal())])
        scores = state.scores()
        values = [judge.value(state, seat) for seat in range(3)]
        assert sorted(range(3), key=lambda seat: (scores[seat], seat)) == sorted(
            range(3), key=lambda seat: (round(values[seat], 6), seat)
        )


@pytest.mark.parametrize("game_id", GAMES)
def test_greedy_takes_the_best_value_and_the_lowest_action_among_equals(game_id: str) -> None:
    judge = judge_of(game_id)
    for state in along_a_game(game_id, 2, seed=8, every=5):
        values = {}
        for action in state.legal():
            after = state.clone()
            after.step(action)
            values[action] = judge.value(after, state.seat)
        best = max(values.values())
        wanted = min(action for action, value in values.items() if value == best)
        assert best_action(state, judge, make_buffer()) == wanted


@pytest.mark.parametrize("game_id", GAMES)
def test_greedy_beats_random(game_id: str) -> None:
    """A sample; the soak plays the 200 games of the promise (at least 90 of 100)."""
    summary = run(Plan(game_id, 2, 20, ("greedy", "random"), first_seed=1000), workers=1)
    assert summary.bots["greedy"].share >= 0.9


# ---- Caylus 1303: what anybody would do


def test_bundles_are_delivered_at_the_end() -> None:
    state = on.scene(players=2, round_number=9)
    on.goods(state, 0, food=2, wood=2, stone=2)
    on.site_worker(state, 0)
    on.deliver(state)
    while state.seat == 0 and state.decision.name in ("deliver", "bundle"):
        on.play(state, choice(state))
    assert state.points[0] == 10


@pytest.mark.parametrize("round_number", [2, 5, 9])
def test_the_deliveryman_does_not_put_deliveries_off(round_number: int) -> None:
    state = on.scene(players=2, round_number=round_number)
    on.hold(state, 0, "deliveryman")
    on.goods(state, 0, food=3, wood=3, stone=3)
    on.deliver(state)
    while on.asked(state) == ("deliver", 0):
        on.play(state, choice(state))
    assert state.points[0] == 15


@pytest.mark.parametrize("round_number", [2, 5, 9])
def test_the_chamberlain_delivers_what_has_no_other_use(round_number: int) -> None:
    """Its bundles are put together good by good: one that is begun counts as delivered."""
    state = on.scene(players=2, round_number=round_number)
    on.hold(state, 0, "chamberlain")
    on.goods(state, 0, food=3, stone=1)
    on.site_worker(state, 0)
    on.deliver(state)
    while state.seat == 0 and state.decision.name in ("deliver", "bundle"):
        on.play(state, choice(state))
    assert state.points[0] == 5


def test_the_last_worker_goes_where_it_still_brings_something() -> None:
    state = on.scene(players=2, workers=1, round_number=9)
    on.goods(state, 0, food=1, wood=1, stone=1)
    assert choice(state) == "place:site"


def test_no_worker_goes_beyond_the_provost_when_the_same_is_to_be_had_before_him() -> None:
    state = on.scene(players=2, workers=1, round_number=5)
    on.lay(state, 28, "start_quarry")  # like space 8, but far from the provost in gap 13
    for space in (1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14, 19):
        state.worker[space] = 1
    on.goods(state, 0, food=1, wood=1)
    assert choice(state) in ("place:8", "place:site")


def test_the_jeweler_is_used_to_the_full_at_the_end() -> None:
    state = on.scene(players=2, round_number=9)
    on.lay(state, 6, "stone_jeweler")
    on.goods(state, 0, gold=2)
    on.worker(state, 0, 6)
    on.activate(state)
    while state.decision.name != "use":
        on.play(state, "provost:0")
    assert on.asked(state) == ("use", 0)
    assert choice(state) == "use:2"


def test_a_monument_that_can_be_paid_is_built_at_the_end() -> None:
    state = on.scene(players=2, round_number=9)
    on.lay(state, 6, "residence", owner=0)
    on.goods(state, 0, gold=1, stone=2)
    on.steward(state)
    assert on.asked(state) == ("monument", 0)
    assert choice(state) in ("monument:granary", "monument:statue")


def test_a_half_paid_tile_counts_as_good_as_built() -> None:
    """Tailor: 1 wood and a wildcard, 4 points. While the wildcard is chosen nothing has been gained yet."""
    state = on.scene(players=2, round_number=9)
    on.goods(state, 0, food=1, wood=1, stone=1)
    on.worker(state, 0, 3)
    on.activate(state)
    assert on.asked(state) == ("build", 0)
    assert choice(state) in ("build:wood_tailor", "build:wood_stonemason")


def test_a_favor_goes_to_the_site_tile_that_brings_most() -> None:
    """The Manor's 2 points cost nothing; the Guild before it wants a good for workers nobody needs at the end."""
    state = on.scene(players=2, round_number=9)
    on.site_tile(state, 1, "start_guild_stone")
    on.site_tile(state, 2, "wood_manor")
    on.goods(state, 0, wood=1)
    on.worker(state, 0, 1)
    on.activate(state)
    on.play(state, "use:1")
    assert on.asked(state) == ("favor", 0)
    assert choice(state) == "site:2"
    on.play(state, "site:2")
    assert choice(state) == "use:1"


def test_cloth_kept_from_the_round_before_goes_to_the_lawyer() -> None:
    state = on.scene(players=2, workers=4, round_number=2)
    on.goods(state, 0, cloth=1)
    assert choice(state) == "place:2"


def test_a_residence_about_to_be_claimed_counts_as_a_place_for_a_monument() -> None:
    """In the last round a residence alone brings nothing; with gold and stone in hand it becomes the Granary."""
    state = on.scene(players=2, workers=1, round_number=9)
    on.goods(state, 0, cloth=1, gold=1, stone=1)
    assert choice(state) == "place:2"


@pytest.mark.parametrize("game_id", bm.games())
def test_the_parts_of_a_judgement_have_names_in_the_texts_and_add_up_to_it(game_id: str) -> None:
    judge = judge_of(game_id)
    rivals = getattr(judge, "rivals", 0.0)
    for state in along_a_game(game_id, 3, seed=2, every=9):
        parts = [judge.reasons(state, seat) for seat in range(3)]
        totals = [sum(one.values()) for one in parts]
        for seat in range(3):
            others = sum(totals) - totals[seat]
            assert judge.value(state, seat) == pytest.approx(totals[seat] - rivals * others / 2)
            assert parts[seat].keys() == parts[0].keys()
        for language in ("de", "en"):
            for part in parts[0]:
                assert Texts(language).say(f"{game_id}-judged-{part}")
