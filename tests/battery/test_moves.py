"""What happens: no dead ends, independent copies, counters that only grow, points and winners."""

from __future__ import annotations

import baumeister as bm
from tests.battery.plain import encode
from tests.battery.tables import Table, over_all_tables, over_few_tables, some_states, walk


@over_all_tables
def test_every_legal_action_can_be_carried_out_and_leads_on(table: Table) -> None:
    for state in walk(table, seed=11):
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            assert after.is_over or after.legal(), f"dead end after {table.game.action_name(action)}"


@over_few_tables
def test_no_action_on_a_copy_touches_the_original(table: Table) -> None:
    for state in some_states(table, seed=12, every=3):
        before = state.to_list()
        for action in state.legal():
            state.clone().apply(action)
            assert state.to_list() == before, f"changed by {table.game.action_name(action)} on a copy"


@over_few_tables
def test_no_action_touches_an_earlier_state(table: Table) -> None:
    past = [(state.clone(), state.digest()) for state in walk(table, seed=13)]
    for number, (state, digest) in enumerate(past):
        assert state.digest() == digest, f"state {number} was changed later"


@over_few_tables
def test_checked_and_fast_door_do_the_same(table: Table) -> None:
    for state in some_states(table, seed=14, every=3):
        for action in state.legal():
            checked, fast = state.clone(), state.clone()
            checked.apply(action)
            fast.step(action)
            assert checked.to_list() == fast.to_list()
            assert fast.events(None) == []


@over_all_tables
def test_turn_and_revealed_never_decrease_and_a_turn_is_one_seats(table: Table) -> None:
    """Undo is free within one turn, so a turn with choices of two seats would let one take back the other's."""
    for seed in range(15, 25):
        turn, revealed, seat = 0, 0, -1
        for state in walk(table, seed):
            assert state.turn >= turn
            assert state.revealed >= revealed
            if not state.is_over:
                assert 0 <= state.seat < state.players
                assert state.turn > turn or state.seat == seat, "another seat is asked in the same turn"
            turn, revealed, seat = state.turn, state.revealed, state.seat


@over_few_tables
def test_what_is_shown_but_not_drawn_was_known_to_who_acted(table: Table) -> None:
    """Undo goes back behind the one and not behind the other."""
    for seed in (17, 18):
        before = None
        for number, state in enumerate(walk(table, seed)):
            if before is not None and not state.has_drawn(before.revealed):
                seat = int(before.seat)
                imagined = before.determinize(seat, number)
                imagined.apply(_action_between(before, state))
                assert encode(imagined.view(seat)) == encode(state.view(seat)), "it could not know what came to light"
                assert imagined.shown == state.shown
            before = state.clone()


def _action_between(before: bm.State, after: bm.State) -> int:
    for action in before.legal():
        tried = before.clone()
        tried.step(action)
        if tried.digest() == after.digest():
            return action
    raise AssertionError("no action leads there")


def leaders(state: bm.State) -> set[int]:
    scores = state.scores()
    return {seat for seat, score in enumerate(scores) if score == max(scores)}


@over_all_tables
def test_points_are_there_at_any_time_and_winners_at_the_end(table: Table) -> None:
    for state in walk(table, seed=16):
        scores = state.scores()
        assert len(scores) == table.players
        assert all(type(score) is int for score in scores)
        assert [int(state.score(seat)) for seat in range(table.players)] == scores
        assert state.is_over == (state.seat == -1)
        winners = state.winners()
        if state.is_over:
            assert winners == sorted(set(winners))
            assert winners
            assert set(winners) <= leaders(state), "a tie-break chooses among those with most points"
        else:
            assert winners == []
