"""Undo: free inside one's own turn while nothing came to light, by consent after that, always in the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from baumeister import BadSeat, Game, Record, State
from baumeister.engine.chance import Rng
from baumeister.records import Action, Bot, Seat, Undo, bot, human
from baumeister.tables import (
    ConsentNeeded,
    GiveUp,
    KeptTable,
    NothingToUndo,
    Outdated,
    Settings,
    TakeBack,
    UndoPastDraw,
    UndoPastNews,
    no_clock,
)
from tests.tables.sitting import act, act_at_random, play


def begin(title: Game, *kinds: str, seed: int = 7, **settings: Any) -> KeptTable:
    """A table of people ("h") and bots ("b"), as many as the game needs: people behind the ones named."""
    seats: list[Seat] = [human("Anna") if kind == "h" else bot("random") for kind in kinds]
    seats += [human(f"Person {number}") for number in range(len(seats), title.players_min)]
    return KeptTable.begin(title.id, seats, seed, clock=no_clock, settings=Settings(**settings))


def undo(kept: KeptTable, seat: int, back_to: int | None = None, consent: Iterable[int] = ()) -> int:
    return kept.do(TakeBack(seat, kept.table.number, back_to, tuple(consent)))


def everybody(kept: KeptTable) -> range:
    return range(len(kept.table.seats))


def true_state(kept: KeptTable) -> State:
    return kept.table.owners_record().replay()


def walk(title: Game, *kinds: str, **settings: Any) -> Iterator[tuple[KeptTable, int, Any, Any]]:
    """Random games: after every action (table, who acted, the true state before it, and after it)."""
    for seed in range(2):
        kept = begin(title, *kinds, seed=seed, **settings)
        table = kept.table
        rng = Rng(seed)
        state = true_state(kept)
        while not table.is_over and table.number < 150:  # a game that is taken back again and again has no end
            seat = table.seat
            act_at_random(kept, rng)
            after = true_state(kept)
            number = table.number
            yield kept, seat, state, after
            state = after if table.number == number else true_state(kept)


def is_forced(title: Game, state: State) -> bool:
    """By what everybody sees."""
    return title.catalogue.decisions[state.pending].public and len(state.legal()) == 1


def drew(before: State, after: State) -> bool:
    """The last action has brought to light what even who acted could not know."""
    return bool(after.has_drawn(before.revealed))


def test_undo_is_free_exactly_within_turn_and_revealed(title: Game) -> None:
    free = asked = 0
    for kept, seat, before, after in walk(title):
        table = kept.table
        if table.is_over:
            continue
        others = [other for other in everybody(kept) if other != seat]
        target = table.undo_target(seat)
        if drew(before, after):
            continue
        if (before.turn, before.revealed) == (after.turn, after.revealed):
            assert table.undo_needs(seat, target) == []
            free += 1
        else:
            assert table.undo_needs(seat, target) == others
            asked += 1
        # Nobody takes back another's decision without asking. (What everybody sees to be the only action is no
        # decision; that a hidden hand had nothing else to offer is one to everybody else.)
        rest = [other for other in everybody(kept) if other != others[0]]
        assert table.undo_needs(others[0], target) == rest or is_forced(title, before)
    # Both cases occur; in some titles nearly every turn is a single decision.
    assert free > 0
    assert asked > 10


def test_an_undo_inside_the_turn_is_not_free_once_something_came_to_light(title: Game) -> None:
    kept, seat = next(
        (kept, seat)
        for kept, seat, before, after in walk(title)
        if not kept.table.is_over and (before.turn, before.revealed) == (after.turn, after.revealed)
    )
    target = kept.table.undo_target(seat)
    assert kept.table.undo_needs(seat, target) == []
    # Not every game has a draw in the middle of a turn, so one is told to have happened.
    kept.table._course.line.state.revealed += 1
    assert kept.table.undo_needs(seat, target) == [other for other in everybody(kept) if other != seat]


def test_a_table_may_forbid_undo_past_new_information(title: Game) -> None:
    allowed = 0
    for kept, seat, before, after in walk(title, undo_past_news=False):
        table = kept.table
        if table.is_over:
            continue
        target = table.undo_target(seat)
        record = table.owners_record()
        if before.revealed != after.revealed:
            with pytest.raises(UndoPastNews):
                table.undo_needs(seat, target)
            with pytest.raises(UndoPastNews):
                undo(kept, seat, consent=everybody(kept))
            assert table.owners_record() == record
        elif before.turn != after.turn and table.number % 5 == 0:
            # Somebody else's turn has begun, but nothing came to light: by consent, as ever.
            allowed += 1
            with pytest.raises(ConsentNeeded):
                undo(kept, seat)
            undo(kept, seat, consent=everybody(kept))
            assert true_state(kept).digest() == before.digest()
    assert allowed > 0
    # Not every game has a draw after the beginning, so one is told to have happened.
    kept = begin(title, undo_past_news=False)
    seat = kept.table.seat
    act_at_random(kept, Rng(1))
    kept.table._course.line.state.revealed += 1
    with pytest.raises(UndoPastNews):
        undo(kept, seat, consent=everybody(kept))
    assert kept.table.number == 1


def test_what_is_drawn_stays_drawn(title: Game) -> None:
    refused = 0
    for kept, seat, before, after in walk(title):
        table = kept.table
        if table.is_over:
            continue
        target = table.undo_target(seat)
        assert table.drew_since(target) == drew(before, after)
        if not drew(before, after):
            continue
        refused += 1
        record = table.owners_record()
        with pytest.raises(UndoPastDraw):
            table.undo_needs(seat, target)
        with pytest.raises(UndoPastDraw):
            undo(kept, seat, consent=everybody(kept))
        assert table.owners_record() == record
    assert refused > 3 or title.id in ("caylus", "caylus1303")  # where nothing is drawn after the beginning


def test_what_was_seen_before_an_undo_stays_told(title: Game) -> None:
    """The game goes back, the log does not: everybody can read again what they have seen."""
    for kept, seat, before, after in walk(title):
        table = kept.table
        if table.is_over or table.number % 3 or drew(before, after):
            continue
        viewers = (None, *everybody(kept))
        before = [table.since(0, viewer) for viewer in viewers]
        undo(kept, seat, consent=everybody(kept))
        for viewer, told in zip(viewers, before, strict=True):
            *still, last = table.since(0, viewer)
            assert still == told
            assert (last.kind, last.seat, last.action, last.events) == ("undo", seat, None, ())


def test_an_undo_is_the_replay_of_what_is_left(title: Game) -> None:
    for kept, seat, before, after in walk(title):
        table = kept.table
        if table.is_over or table.number % 3 or drew(before, after) or after.shown:
            continue
        number = table.number
        last = table.owners_record().actions()[-1]
        assert undo(kept, seat, consent=everybody(kept)) == number + 1
        record = table.owners_record()
        assert record.replay().digest() == before.digest()
        assert last not in record.actions()
        assert last in record.log
        assert (table.seat, table.legal(seat)) == (seat, before.legal())
        assert isinstance(record.log[-1], Undo)
        act(kept, last.action)


def needed_by(kept: KeptTable, seat: int) -> list[int]:
    """Who must agree to an undo of the seat; nobody also where there is none."""
    try:
        return kept.table.undo_needs(seat, kept.table.undo_target(seat))
    except (NothingToUndo, UndoPastDraw):
        return []


def test_without_consent_nothing_happens_and_the_missing_are_named(title: Game) -> None:
    kept = begin(title, "h", "h")
    table = kept.table
    rng = Rng(1)
    while table.number < 6 or not needed_by(kept, 0):
        act_at_random(kept, rng)
    before = table.owners_record()
    needed = table.undo_needs(0, table.undo_target(0))
    for agreed in ([], [0], needed[1:]):
        with pytest.raises(ConsentNeeded) as caught:
            undo(kept, 0, consent=agreed)
        assert list(caught.value.seats) == [seat for seat in needed if seat not in agreed]
    assert table.owners_record() == before
    undo(kept, 0, consent=needed)
    entry = table.owners_record().log[-1]
    assert isinstance(entry, Undo)
    assert (entry.seat, list(entry.consent)) == (0, needed)


def test_what_was_agreed_to_is_undone_and_nothing_later(title: Game) -> None:
    kept = begin(title)
    act_at_random(kept, Rng(1))
    agreed = TakeBack(kept.table.owners_record().actions()[0].seat, 1, 0, tuple(everybody(kept)))
    act_at_random(kept, Rng(1))
    with pytest.raises(Outdated):
        kept.do(agreed)
    assert kept.table.number == 2


def test_bots_always_agree(title: Game) -> None:
    bots = ["b"] * (title.players_min - 1)
    for kept, _, _, _ in walk(title, "h", *bots):
        table = kept.table
        own = [action for action in table.owners_record().actions() if action.seat == 0]
        if table.is_over or not own:
            continue
        target = table.undo_target(0)
        if table.drew_since(target):
            continue
        assert table.undo_needs(0, target) == []
        if table.number % 5 == 0:
            undo(kept, 0)
            entry = table.owners_record().log[-1]
            assert isinstance(entry, Undo)
            assert (entry.back_to, entry.consent) == (target, ())
            assert table.seat == 0


def test_a_person_who_resigned_is_not_asked(title: Game) -> None:
    kept = begin(title, "h", "h")
    table = kept.table
    rng = Rng(1)
    while table.number < 6 or not needed_by(kept, 0):
        act_at_random(kept, rng)
    assert 1 in table.undo_needs(0, table.undo_target(0))
    kept.do(GiveUp(1, Bot("greedy")))
    assert 1 not in table.undo_needs(0, table.undo_target(0))


def test_back_to_the_start_of_the_turn(title: Game) -> None:
    longer = 0
    for kept, seat, _, _ in walk(title):
        table = kept.table
        if table.is_over:
            continue
        actions = table.owners_record().actions()
        states = states_on_the_way(title, table.owners_record())
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
            if not table.drew_since(expected) and table.undo_needs(seat, expected) == []:
                undo(kept, seat, expected)
                assert true_state(kept).digest() == states[-1 - count].digest()
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
    for kept, seat, before, _ in walk(title, auto_forced=True):
        table = kept.table
        last = table.owners_record().log[-1]
        assert isinstance(last, Action)
        if table.is_over or table.drew_since(table.undo_target(seat)):
            continue
        if last.by == "forced":  # the table has played by itself, after this seat's decision
            forced_for.add("the same seat" if last.seat == seat else "another seat")
            undo(kept, seat, consent=everybody(kept))
            assert true_state(kept).digest() == before.digest()
            assert not table.is_forced
    # Where hands are hidden, few decisions are forced by what everybody sees.
    open_games = ("caylus", "caylus1303")
    assert forced_for == {"the same seat", "another seat"} or title.id not in open_games


def test_undo_that_leads_nowhere(title: Game) -> None:
    kept = begin(title)
    table = kept.table
    with pytest.raises(NothingToUndo):
        undo(kept, 0)
    with pytest.raises(NothingToUndo):
        undo(kept, 0, 0, everybody(kept))
    first = table.seat
    act_at_random(kept, Rng(1))
    with pytest.raises(NothingToUndo):
        table.undo_target((first + 1) % len(table.seats))
    for nowhere in (1, 2, -1, 10**9, "0", 1.5):
        with pytest.raises(NothingToUndo):
            undo(kept, first, nowhere, everybody(kept))  # type: ignore[arg-type]
    with pytest.raises(BadSeat):
        undo(kept, 99, 0, everybody(kept))
    assert table.number == 1
    if not table.drew_since(0):
        undo(kept, first, 0, everybody(kept))
        assert table.owners_record().actions() == []


def test_a_lively_game_is_the_same_at_the_table_and_in_its_record(title: Game) -> None:
    record = play(title.id, title.players_max, lively=True)
    assert sum(isinstance(entry, Undo) for entry in record.log) >= 2
    assert record.replay().is_over
