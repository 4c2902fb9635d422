"""A sitting: what is asked for happens once and completely, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest
from msgspec.structs import replace

from baumeister.api import (
    BadOption,
    BadPlayers,
    BadSeat,
    BadSeed,
    Game,
    IllegalAction,
    Record,
    RecordError,
    UnknownGame,
)
from baumeister.engine.chance import Rng
from baumeister.records import Action, Resign, SeatChange, bot, human
from baumeister.tables import (
    Commit,
    MemoryStore,
    MoveIdReused,
    NotAPerson,
    NotYourTurn,
    Store,
    StoreFailed,
    Table,
    TableFinished,
    no_clock,
)
from tests.records.play import act_at_random, people, play


def begin(title: Game, **settings: Any) -> Table:
    return Table.begin(title.id, people(title.players_min), seed=7, **{"clock": no_clock, **settings})


def everything(table: Table) -> tuple[Any, ...]:
    """All that can be seen of a table and its store."""
    views = [table.view(seat) for seat in (None, *range(len(table.seats)))]
    return table.record(), table.seats, table.seat, views, table.store.load(table.name)


def finished(title: Game) -> Table:
    table = begin(title)
    rng = Rng(1)
    while not table.is_over:
        act_at_random(table, rng)
    return table


def test_a_table_plays_the_game_the_engine_plays(title: Game, store: Store) -> None:
    table = begin(title, store=store)
    state = title.new(title.players_min, seed=7)
    rng = Rng(5)
    while not state.is_over:
        assert (table.seat, table.is_over) == (state.seat, False)
        for seat in range(title.players_min):
            assert table.legal(seat) == (state.legal() if seat == state.seat else [])
            assert table.view(seat) == state.view(seat)
        assert table.view(None) == state.view(None)
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        # By number or by name, as one likes.
        table.act(table.seat, action if table.number % 2 else title.action_name(action))
        state.apply(action)
    assert (table.is_over, table.seat) == (True, -1)
    assert (table.scores(), table.winners()) == (state.scores(), state.winners())
    record = table.record()
    assert record.result is not None
    assert record.replay().digest() == state.digest() == record.result.digest


def test_the_log_has_who_what_and_when(title: Game) -> None:
    table = Table.begin(title.id, people(title.players_min), clock=lambda: "2026-08-01T12:00:00Z")
    first, action = table.seat, table.legal(table.seat)[-1]
    assert table.act(first, action) == 1
    assert table.record().log == (Action(1, first, title.action_name(action), "2026-08-01T12:00:00Z"),)
    real = Table.begin(title.id, people(title.players_min))
    act_at_random(real, Rng(1))
    assert Record.loads(real.record().to_json()).log[0].at is not None


def test_two_tables_without_a_seed_differ(title: Game) -> None:
    seeds = {Table.begin(title.id, people(title.players_min)).record().seed for _ in range(4)}
    assert len(seeds) == 4


def test_what_cannot_begin_makes_no_table(title: Game, store: Store) -> None:
    seats = people(title.players_min)
    for error, arguments in (
        (UnknownGame, ("chess", seats)),
        (BadPlayers, (title.id, [])),
        (BadSeed, (title.id, seats, -1)),
        (BadOption, (title.id, seats, 7, {"chess": True})),
        (RecordError, (title.id, [human(""), *seats[1:]])),
        (RecordError, (title.id, [human("\ud800"), *seats[1:]])),
        (RecordError, (title.id, ["Anna", *seats[1:]])),
    ):
        with pytest.raises(error):
            Table.begin(*arguments, store=store)
    assert store.tables() == []


def test_what_is_refused_changes_nothing(title: Game, store: Store) -> None:
    table = begin(title, store=store)
    rng = Rng(3)
    for _ in range(15):
        act_at_random(table, rng)
    before = everything(table)
    seat, legal = table.seat, table.legal(table.seat)
    other = (seat + 1) % len(table.seats)
    illegal = next(action for action in range(title.action_count) if action not in legal)
    for error, arguments in (
        (IllegalAction, (seat, illegal)),
        (IllegalAction, (seat, title.action_name(illegal))),
        (IllegalAction, (seat, title.action_count)),
        (IllegalAction, (seat, -1)),
        (IllegalAction, (seat, "castle")),
        (IllegalAction, (seat, None)),
        (NotYourTurn, (other, legal[0])),
        (BadSeat, (len(table.seats), legal[0])),
        (BadSeat, (-1, legal[0])),
        (BadSeat, (True, legal[0])),
        (RecordError, (seat, legal[0], "a move id with blanks")),
        (RecordError, (seat, legal[0], "x" * 65)),
    ):
        with pytest.raises(error):
            table.act(*arguments)
    with pytest.raises(RecordError):
        table.change_seat(0, human("line\nbreak"))
    with pytest.raises(RecordError):
        table.resign(0, "No Such Id")
    with pytest.raises(NotAPerson):
        table.resign(len(table.seats) - 1, "greedy")
    assert everything(table) == before
    assert table.why_not(illegal) == table.why_not(title.action_name(illegal)) is not None
    assert table.why_not(legal[0]) is None
    refusal = table.why_not("castle")
    assert refusal is not None
    assert refusal.code == "unknown-action"


def test_a_finished_table_is_closed(title: Game) -> None:
    table = finished(title)
    before = everything(table)
    attempts: list[Callable[[], int]] = [
        lambda: table.act(0, 0),
        lambda: table.undo(0, consent=range(9)),
        lambda: table.resign(0, "greedy"),
        lambda: table.change_seat(0, human("Zoë")),
    ]
    for attempt in attempts:
        with pytest.raises(TableFinished):
            attempt()
    assert everything(table) == before


class FailingStore(MemoryStore):
    """A disk that is full from some commit on."""

    full = False

    def append(self, table: str, commit: Commit) -> None:
        if self.full:
            raise StoreFailed("no space left")
        super().append(table, commit)


def test_what_cannot_be_kept_does_not_happen(title: Game) -> None:
    store = FailingStore()
    table = begin(title, store=store)
    rng = Rng(3)
    for _ in range(6):
        act_at_random(table, rng)
    before = everything(table)
    store.full = True
    attempts: list[Callable[[], int]] = [
        lambda: table.act(table.seat, table.legal(table.seat)[0], "id-1"),
        lambda: table.undo(0, 1, consent=range(9)),
        lambda: table.resign(0, "greedy"),
        lambda: table.change_seat(0, human("Zoë")),
    ]
    for attempt in attempts:
        with pytest.raises(StoreFailed):
            attempt()
    assert everything(table) == before
    store.full = False
    assert table.act(table.seat, table.legal(table.seat)[0], "id-1") == 7  # and the id is still free


def test_a_move_is_kept_before_it_can_be_seen(title: Game) -> None:
    seen: list[int] = []

    class Watching(MemoryStore):
        def append(self, table: str, commit: Commit) -> None:
            seen.append(sitting.number)
            super().append(table, commit)

    sitting = begin(title, store=Watching())
    rng = Rng(3)
    for _ in range(5):
        act_at_random(sitting, rng)
    assert seen == [0, 1, 2, 3, 4]


def test_a_repeated_move_id_is_harmless(title: Game, store: Store) -> None:
    table = begin(title, store=store)
    seat, action = table.seat, table.legal(table.seat)[0]
    number = table.act(seat, action, "a1")
    act_at_random(table, Rng(1))
    before = everything(table)
    assert table.act(seat, action, "a1") == number
    with pytest.raises(MoveIdReused):
        table.act(seat, (action + 1) % title.action_count, "a1")
    with pytest.raises(MoveIdReused):
        table.act((seat + 1) % len(table.seats), action, "a1")
    with pytest.raises(MoveIdReused):
        table.undo(seat, 0, move_id="a1")
    assert everything(table) == before
    # Also for who comes back after a restart.
    again = Table.open(store, table.name, clock=no_clock)
    assert again.act(seat, action, "a1") == number
    assert everything(again) == before


def test_a_repeated_request_that_comes_while_the_first_is_being_kept_waits_for_it(title: Game) -> None:
    answers: list[int] = []

    class Slow(MemoryStore):
        def append(self, table: str, commit: Commit) -> None:
            if not threads:
                threads.append(Thread(target=lambda: answers.append(sitting.act(seat, action, "a1"))))
                threads[0].start()
                threads[0].join(0.2)
                assert answers == []
            super().append(table, commit)

    threads: list[Thread] = []
    sitting = begin(title, store=Slow())
    seat, action = sitting.seat, sitting.legal(sitting.seat)[0]
    assert sitting.act(seat, action, "a1") == 1
    threads[0].join()
    assert (answers, sitting.number) == ([1], 1)


def test_other_requests_can_be_repeated_too(title: Game, store: Store) -> None:
    table = begin(title, store=store)
    rng = Rng(1)
    for _ in range(4):
        act_at_random(table, rng)
    requests: list[Callable[[Table], int]] = [
        lambda table: table.undo(0, 2, range(9), "u"),
        lambda table: table.resign(0, "greedy", "r"),
        lambda table: table.change_seat(0, human("Zoë"), "s"),
    ]
    numbers = [request(table) for request in requests]
    before = everything(table)
    assert [request(table) for request in requests] == numbers == [5, 6, 7]
    assert [request(Table.open(store, table.name)) for request in requests] == numbers
    assert everything(table) == before


def test_resigning_hands_the_seat_to_a_bot_and_the_game_goes_on(title: Game) -> None:
    table = begin(title)
    act_at_random(table, Rng(1))
    state = table.record().replay().digest()
    table.resign(0, "greedy")
    assert table.seats[0] == bot("greedy")
    assert table.record().log[-1] == Resign(2, 0, "greedy")
    assert table.record().replay().digest() == state
    table.change_seat(0, human("Zoë"))
    assert table.seats[0] == human("Zoë")
    assert table.record().log[-1] == SeatChange(3, 0, human("Zoë"))
    rng = Rng(2)
    while not table.is_over:
        act_at_random(table, rng)
    assert table.record().seats == tuple(people(title.players_min))
    assert Record.loads(table.record().to_text()).seats_now() == table.seats


def test_forced_actions_are_played_by_the_table(title: Game, store: Store) -> None:
    forced = 0
    for seed in range(3):
        table = begin(title, auto_forced=True, store=store, name=f"t{seed}")
        rng = Rng(seed)
        while not table.is_over:
            assert len(table.legal(table.seat)) > 1
            before = table.number
            act_at_random(table, rng)
            forced += table.number - before - 1
        # They are ordinary entries: the record replays, and other tables need not play them by themselves.
        assert table.record().replay().is_over
        assert store.load(table.name).record.log == table.record().log
    assert forced > 0


def test_a_table_resumes_from_a_record(title: Game, store: Store) -> None:
    record = play(title.id, title.players_min, lively=True, most=60).with_checks()
    table = Table.resume(record, store=store, name="again", clock=no_clock)
    assert table.record().log == record.log
    assert table.seats == record.seats_now()
    rng = Rng(1)
    while not table.is_over:
        act_at_random(table, rng)
    reopened = Table.open(store, "again")
    assert reopened.record() == table.record()
    assert table.record().log[: len(record.log)] == record.log
    closed = Table.resume(table.record())
    assert closed.is_over
    assert closed.record() == table.record()


def test_a_bad_record_makes_no_table(title: Game, store: Store) -> None:
    record = play(title.id, title.players_min, most=5)
    wrong = replace(record, log=(*record.log, Action(6, 0, "castle")))
    with pytest.raises(RecordError):
        Table.resume(wrong, store=store)
    assert store.tables() == []


def test_who_was_away_gets_what_they_missed(title: Game) -> None:
    table = begin(title)
    rng = Rng(4)
    told = []
    state = title.new(title.players_min, seed=7)
    for _ in range(20):
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        table.act(table.seat, action)
        state.apply(action)
        told.append(state.events(0))
    assert [happened.events for happened in table.since(0, 0)] == told
    assert [happened.entry.number for happened in table.since(17, None)] == [18, 19, 20]
    assert table.since(20, 0) == []


def test_bots_think_with_what_their_seat_may_know(title: Game) -> None:
    table = begin(title)
    imagined = table.imagine(table.seat, 3)
    true = table.record().replay()
    assert imagined.view(table.seat) == table.view(table.seat)
    assert (imagined.key_high, imagined.key_low) != (true.key_high, true.key_low)
