"""Undo: free inside one's own turn while nothing came to light, by consent after that, always in the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from baumeister.api import BadSeat, Game, Record, State
from baumeister.engine.chance import Rng
from baumeister.records import Seat, Undo, bot, human
from baumeister.tables import ConsentNeeded, NothingToUndo, Table, no_clock
from tests.records.play import act_at_random, play


def begin(title: Game, *kinds: str, seed: int = 7, **settings: Any) -> Table:
    """A table of people ("h") and bots ("b"), as many as the game needs: people behind the ones named."""
    seats: list[Seat] = [human("Anna") if kind == "h" else bot("random") for kind in kinds]
    seats += [human(f"Person {number}") for number in range(len(seats), title.players_min)]
    return Table.begin(title.id, seats, seed, clock=no_clock, **settings)


def walk(title: Game, *kinds: str, **settings: Any) -> Iterator[tuple[Table, int, Any, Any]]:
    """Random games: after every action (table, who acted, the true state before it, and after it)."""
    for seed in range(2):
        table = begin(title, *kinds, seed=seed, **settings)
        rng = Rng(seed)
        state = table.record().replay()
        while not table.is_over and table.number < 150:  # a game that is taken back again and again has no end
            seat = table.seat
            act_at_random(table, rng)
            after = table.record().replay()
            number = table.number
            yield table, seat, state, after
            state = after if table.number == number else table.record().replay()


def test_undo_is_free_exactly_within_turn_and_revealed(title: Game) -> None:
    free = asked = 0
    for table, seat, before, after in walk(title):
        if table.is_over:
            continue
        others = [other for other in range(len(table.seats)) if other != seat]
        target = table.undo_target(seat)
        if (before.turn, before.revealed) == (after.turn, after.revealed):
            assert table.undo_needs(seat, target) == []
            free += 1
        else:
            assert table.undo_needs(seat, target) == others
            asked += 1
        # Nobody takes back another's decision without asking. (With hidden hands a seat is asked also where it has
        # only one action; that is no decision.)
        rest = [other for other in range(len(table.seats)) if other != others[0]]
        assert table.undo_needs(others[0], target) == rest or len(before.legal()) == 1
    # Both cases occur; in some titles nearly every turn is a single decision.
    assert free > 0
    assert asked > 10


def test_an_undo_inside_the_turn_is_not_free_once_something_came_to_light(title: Game) -> None:
    table, seat = next(
        (table, seat)
        for table, seat, before, after in walk(title)
        if not table.is_over and (before.turn, before.revealed) == (after.turn, after.revealed)
    )
    target = table.undo_target(seat)
    assert table.undo_needs(seat, target) == []
    # Not every game has a draw in the middle of a turn, so one is told to have happened.
    table._line.state.revealed += 1
    assert table.undo_needs(seat, target) == [other for other in range(len(table.seats)) if other != seat]


def test_an_undo_is_the_replay_of_what_is_left(title: Game) -> None:
    for table, seat, before, _ in walk(title):
        if table.is_over or table.number % 3:
            continue
        number = table.number
        last = table.record().actions()[-1]
        assert table.undo(seat, consent=range(len(table.seats))) == number + 1
        record = table.record()
        assert record.replay().digest() == before.digest()
        assert last not in record.actions()
        assert last in record.log
        assert (table.seat, table.legal(seat)) == (seat, before.legal())
        assert isinstance(record.log[-1], Undo)
        table.act(seat, last.action)


def test_without_consent_nothing_happens_and_the_missing_are_named(title: Game) -> None:
    table = begin(title, "h", "h")
    rng = Rng(1)
    while table.number < 6 or not table.undo_needs(0, table.undo_target(0)):
        act_at_random(table, rng)
    before = table.record()
    needed = table.undo_needs(0, table.undo_target(0))
    for agreed in ([], [0], needed[1:]):
        with pytest.raises(ConsentNeeded) as caught:
            table.undo(0, consent=agreed)
        assert list(caught.value.seats) == [seat for seat in needed if seat not in agreed]
    assert table.record() == before
    table.undo(0, consent=needed)
    undo = table.record().log[-1]
    assert isinstance(undo, Undo)
    assert (undo.seat, list(undo.consent)) == (0, needed)


def test_bots_always_agree(title: Game) -> None:
    bots = ["b"] * (title.players_min - 1)
    for table, _, _, _ in walk(title, "h", *bots):
        own = [action for action in table.record().actions() if action.seat == 0]
        if table.is_over or not own:
            continue
        target = table.undo_target(0)
        assert table.undo_needs(0, target) == []
        if table.number % 5 == 0:
            table.undo(0)
            undo = table.record().log[-1]
            assert isinstance(undo, Undo)
            assert (undo.back_to, undo.consent) == (target, ())
            assert table.seat == 0


def test_a_person_who_resigned_is_not_asked(title: Game) -> None:
    table = begin(title, "h", "h")
    rng = Rng(1)
    while table.number < 6 or not table.undo_needs(0, table.undo_target(0)):
        act_at_random(table, rng)
    assert 1 in table.undo_needs(0, table.undo_target(0))
    table.resign(1, "greedy")
    assert 1 not in table.undo_needs(0, table.undo_target(0))


def test_back_to_the_start_of_the_turn(title: Game) -> None:
    longer = 0
    for table, seat, _, _ in walk(title):
        if table.is_over:
            continue
        actions = table.record().actions()
        states = states_on_the_way(title, table.record())
        turn = states[-2].turn
        # Count by hand how many actions at the end were decided by this seat in this turn.
        count = 0
        while count < len(actions) and actions[-1 - count].seat == seat and states[-2 - count].turn == turn:
            count += 1
        expected = actions[-1 - count].number if count < len(actions) else 0
        assert table.undo_target(seat, whole_turn=True) == expected
        if count > 1:
            longer += 1
            assert table.undo_target(seat) != expected
            if table.undo_needs(seat, expected) == []:
                table.undo(seat, expected)
                assert table.record().replay().digest() == states[-1 - count].digest()
    assert longer > 1


def states_on_the_way(title: Game, record: Record) -> list[State]:
    """The states before, between and after the actions that count."""
    states = [title.new(len(record.seats), int(record.seed, 16), record.options)]
    for action in record.actions():
        states.append(states[-1].clone())
        states[-1].apply(title.action(action.action))
    return states


def test_forced_actions_are_taken_back_with_the_decision_before(title: Game) -> None:
    forced_for = set()
    for table, seat, before, _ in walk(title, auto_forced=True):
        if table.is_over:
            continue
        states = states_on_the_way(title, table.record())
        if len(states[-2].legal()) == 1:  # the table has played by itself, after the decision of this seat
            forced_for.add("the same seat" if states[-2].seat == seat else "another seat")
            table.undo(seat, consent=range(len(table.seats)))
            assert table.record().replay().digest() == before.digest()
            assert len(table.legal(seat)) > 1
    # With a hidden hand there is hardly ever a turn that begins with a single action.
    assert forced_for == ({"the same seat"} if title.id == "villagers" else {"the same seat", "another seat"})


def test_undo_that_leads_nowhere(title: Game) -> None:
    table = begin(title)
    everybody = range(len(table.seats))
    with pytest.raises(NothingToUndo):
        table.undo(0)
    with pytest.raises(NothingToUndo):
        table.undo(0, 0, everybody)
    first = table.seat
    act_at_random(table, Rng(1))
    with pytest.raises(NothingToUndo):
        table.undo_target((first + 1) % len(table.seats))
    for nowhere in (1, 2, -1, 10**9, "0", 1.5):
        with pytest.raises(NothingToUndo):
            table.undo(first, nowhere, everybody)  # type: ignore[arg-type]
    with pytest.raises(BadSeat):
        table.undo(99, 0, everybody)
    assert table.number == 1
    table.undo(first, 0, everybody)
    assert table.record().actions() == []


def test_a_lively_game_is_the_same_at_the_table_and_in_its_record(title: Game) -> None:
    record = play(title.id, title.players_max, lively=True)
    assert sum(isinstance(entry, Undo) for entry in record.log) >= 2
    assert record.replay().is_over
