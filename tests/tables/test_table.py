"""A table: what is asked for happens once and completely, or not at all."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest
from msgspec.structs import replace

from baumeister import (
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
from baumeister.engine.errors import refuse
from baumeister.records import Action, Bot, By, Resign, SeatChange, bot, human
from baumeister.tables import (
    Act,
    BadRequest,
    Commit,
    GiveUp,
    KeptTable,
    MemoryStore,
    MoveIdReused,
    NotAPerson,
    NothingToUndo,
    NotYourTurn,
    Outdated,
    Request,
    Settings,
    SitDown,
    Stop,
    Store,
    StoreFailed,
    Table,
    TableFinished,
    TakeBack,
    no_clock,
)
from tests.records.play import people
from tests.tables.sitting import (
    act,
    act_at_random,
    begin,
    everything,
    finished,
    go_on_until_undo_is_possible,
    places_to_go_back_to,
    play,
)

GREEDY = Bot("greedy")
EVERYBODY = tuple(range(9))


def test_a_table_plays_the_game_the_engine_plays(title: Game, store: Store) -> None:
    kept = begin(title, store=store)
    table = kept.table
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
        act(kept, action if table.number % 2 else title.action_name(action))
        state.apply(action)
    assert (table.is_over, table.seat) == (True, -1)
    assert (table.scores(), table.winners()) == (state.scores(), state.winners())
    record = table.owners_record()
    assert record.result is not None
    assert record.replay().digest() == state.digest() == record.result.digest


def test_the_log_has_who_what_and_when(title: Game) -> None:
    kept = begin(title, clock=lambda: "2026-08-01T12:00:00Z")
    first, action = kept.table.seat, kept.table.legal(kept.table.seat)[-1]
    assert act(kept, action) == 1
    by: By = "person" if kept.table.seats[first].is_human else "bot"
    name = title.action_name(action)
    assert kept.table.owners_record().log == (Action(1, first, name, by, at="2026-08-01T12:00:00Z"),)
    real = KeptTable.begin(title.id, people(title.players_min))
    act_at_random(real, Rng(1))
    assert Record.loads(real.table.owners_record().to_json()).log[0].at is not None


def test_the_time_can_come_with_the_request(title: Game) -> None:
    kept = begin(title, clock=lambda: "2026-08-01T12:00:00Z")
    seat = kept.table.seat
    kept.do(Act(seat, kept.table.legal(seat)[0], 0, at="2026-08-02T00:00:00Z"))
    assert kept.table.owners_record().log[0].at == "2026-08-02T00:00:00Z"


def test_two_tables_without_a_seed_differ(title: Game) -> None:
    kept = [KeptTable.begin(title.id, people(title.players_min)) for _ in range(4)]
    assert len({each.table.owners_record().seed for each in kept}) == 4


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
        (RecordError, (title.id, ["\ud800"] * title.players_min)),
    ):
        with pytest.raises(error):
            KeptTable.begin(*arguments, store=store)
    assert store.tables() == []


def test_what_is_refused_changes_nothing(title: Game, store: Store) -> None:
    kept = begin(title, store=store)
    table = kept.table
    rng = Rng(3)
    for _ in range(15):
        act_at_random(kept, rng)
    before = everything(kept)
    number = table.number
    seat, legal = table.seat, table.legal(table.seat)
    other = (seat + 1) % len(table.seats)
    illegal = next(action for action in range(title.action_count) if action not in legal)
    wrong: Any
    for error, wrong in (
        (IllegalAction, Act(seat, illegal, number)),
        (IllegalAction, Act(seat, title.action_name(illegal), number)),
        (IllegalAction, Act(seat, title.action_count, number)),
        (IllegalAction, Act(seat, -1, number)),
        (IllegalAction, Act(seat, "castle", number)),
        (IllegalAction, Act(seat, None, number)),  # type: ignore[arg-type]
        (NotYourTurn, Act(other, legal[0], number)),
        (BadSeat, Act(len(table.seats), legal[0], number)),
        (BadSeat, Act(-1, legal[0], number)),
        (BadSeat, Act(True, legal[0], number)),
        (BadSeat, Act(None, legal[0], number)),  # type: ignore[arg-type]
        (Outdated, Act(seat, legal[0], number - 1)),
        (Outdated, Act(seat, legal[0], number + 1)),
        (Outdated, Act(seat, legal[0], str(number))),  # type: ignore[arg-type]
        (RecordError, Act(seat, legal[0], number, move_id="a move id with blanks")),
        (RecordError, Act(seat, legal[0], number, move_id="x" * 65)),
        (RecordError, Act(seat, legal[0], number, at="yesterday")),
        (RecordError, Act(seat, legal[0], number, at="\ud800")),
        (RecordError, SitDown(0, human("line\nbreak"))),
        (RecordError, Stop("\ud800")),  # type: ignore[arg-type]
        (NothingToUndo, TakeBack(0, number, "\ud800")),  # type: ignore[arg-type]
        (RecordError, GiveUp(0, Bot("No Such Id"))),
        (RecordError, SitDown(0, None)),  # type: ignore[arg-type]
        (NotAPerson, GiveUp(len(table.seats) - 1, GREEDY)),
        (RecordError, Act(seat, legal[0], number, move_id=[])),  # type: ignore[arg-type]
        (RecordError, Stop("host", move_id={})),  # type: ignore[arg-type]
        (BadRequest, Stop("agreement", None)),  # type: ignore[arg-type]
        (BadRequest, Stop("host", "01")),  # type: ignore[arg-type]
        (BadRequest, Stop("host", 0)),  # type: ignore[arg-type]
        (BadRequest, TakeBack(0, number, 0, None)),  # type: ignore[arg-type]
        (BadRequest, None),
        (BadRequest, {"seat": 0}),
        (BadRequest, Act),
    ):
        with pytest.raises(error):
            kept.do(wrong)
    assert everything(kept) == before
    assert table.why_not(seat, illegal) == table.why_not(seat, title.action_name(illegal)) is not None
    assert table.why_not(seat, legal[0]) is None
    with pytest.raises(IllegalAction) as caught:
        table.propose(Act(seat, "castle", number))
    assert table.why_not(seat, "castle") == caught.value.refusal == refuse("unknown-action", action="'castle'")


@pytest.mark.parametrize("request_", [None, 7, {}, Act])
def test_what_is_no_request_was_not_made_earlier(title: Game, request_: Any) -> None:
    table = begin(title).table
    for ask in (table.propose, table.earlier):
        with pytest.raises(BadRequest):
            ask(request_)


@pytest.mark.parametrize("move_ids", [{"x": 77}, {"x": 3}, {"x": 0}, {"x": -1}, {"x": "1"}, {"x": True}, {"x": None}])
def test_move_ids_are_of_entries_of_the_log(title: Game, move_ids: Any) -> None:
    kept = begin(title)
    for _ in range(2):
        act_at_random(kept, Rng(1))
    record = kept.table.owners_record()
    with pytest.raises(RecordError, match="'x'"):
        Table(record, move_ids)
    for number in (1, 2):
        Table(record, {"x": number})


def test_a_finished_table_is_closed(title: Game) -> None:
    kept = finished(title)
    before = everything(kept)
    requests: list[Request] = [
        Act(0, 0, kept.table.number),
        TakeBack(0, kept.table.number, consent=EVERYBODY),
        GiveUp(0, GREEDY),
        SitDown(0, human("Zoë")),
    ]
    for request in requests:
        with pytest.raises(TableFinished):
            kept.do(request)
    assert everything(kept) == before


# ---- answers


def test_a_double_click_is_one_move_at_every_decision_of_random_games(title: Game) -> None:
    """Neither has a move id. Without `answers` the second was a second move wherever the seat was asked again."""
    same_again = 0
    for seed in range(3):
        kept = begin(title, seed=seed, settings=Settings(auto_forced=bool(seed % 2)))
        table = kept.table
        rng = Rng(seed)
        while not table.is_over:
            legal = table.legal(table.seat)
            click = Act(table.seat, legal[rng.below(len(legal))], table.number)
            kept.do(click)
            after = table.owners_record().log
            same_again += table.seat == click.seat and click.action in table.legal(click.seat)
            with pytest.raises((TableFinished, Outdated)):
                kept.do(click)
            assert table.owners_record().log == after
    assert same_again > 0, "there are moves that could be made again"


def test_an_outdated_request_says_both_numbers(title: Game) -> None:
    kept = begin(title)
    act_at_random(kept, Rng(1))
    with pytest.raises(Outdated) as caught:
        kept.do(Act(kept.table.seat, 0, 0))
    assert (caught.value.code, caught.value.params) == ("outdated", {"answers": "0", "number": 1})


# ---- keeping


class FailingStore(MemoryStore):
    """A disk that is full from some commit on."""

    full = False

    def append(self, table: str, commit: Commit) -> None:
        if self.full:
            raise StoreFailed("no space left")
        super().append(table, commit)


def test_what_cannot_be_kept_does_not_happen(title: Game) -> None:
    store = FailingStore()
    kept = begin(title, store=store)
    rng = Rng(3)
    for _ in range(6):
        act_at_random(kept, rng)
    before = everything(kept)
    store.full = True
    first = Act(kept.table.seat, kept.table.legal(kept.table.seat)[0], 6, move_id="id-1")
    requests: list[Request] = [
        first,
        *(TakeBack(0, 6, back_to, EVERYBODY) for back_to in places_to_go_back_to(kept.table)),
        GiveUp(0, GREEDY),
        SitDown(0, human("Zoë")),
    ]
    for request in requests:
        with pytest.raises(StoreFailed):
            kept.do(request)
    assert everything(kept) == before
    store.full = False
    assert kept.do(first) == 7  # and the id is still free


def test_a_move_is_kept_before_it_can_be_seen(title: Game) -> None:
    seen: list[int] = []

    class Watching(MemoryStore):
        def append(self, table: str, commit: Commit) -> None:
            seen.append(kept.table.number)
            super().append(table, commit)

    kept = begin(title, store=Watching())
    rng = Rng(3)
    for _ in range(5):
        act_at_random(kept, rng)
    assert seen == [0, 1, 2, 3, 4]


# ---- retries


def test_a_repeated_move_id_is_harmless(title: Game, store: Store) -> None:
    kept = begin(title, store=store)
    seat, action = kept.table.seat, kept.table.legal(kept.table.seat)[0]
    first = Act(seat, action, 0, move_id="a1")
    number = kept.do(first)
    act_at_random(kept, Rng(1))
    before = everything(kept)
    assert kept.do(first) == number
    for other in (
        replace(first, action=(action + 1) % title.action_count),
        replace(first, seat=(seat + 1) % len(kept.table.seats)),
        TakeBack(seat, kept.table.number, 0, EVERYBODY, move_id="a1"),
    ):
        with pytest.raises(MoveIdReused):
            kept.do(other)
    assert everything(kept) == before
    # Also for who comes back after a restart.
    again = KeptTable.open(store, kept.name, clock=no_clock)
    assert again.do(first) == number
    assert everything(again) == before


def test_a_repeated_request_that_comes_while_the_first_is_being_kept_waits_for_it(title: Game) -> None:
    answers: list[int] = []

    class Slow(MemoryStore):
        def append(self, table: str, commit: Commit) -> None:
            if not threads:
                threads.append(Thread(target=lambda: answers.append(kept.do(first))))
                threads[0].start()
                threads[0].join(0.2)
                assert answers == []
            super().append(table, commit)

    threads: list[Thread] = []
    kept = begin(title, store=Slow())
    first = Act(kept.table.seat, kept.table.legal(kept.table.seat)[0], 0, move_id="a1")
    assert kept.do(first) == 1
    threads[0].join()
    assert (answers, kept.table.number) == ([1], 1)


def test_other_requests_can_be_repeated_too(title: Game, store: Store) -> None:
    kept = begin(title, store=store)
    back_to = go_on_until_undo_is_possible(kept, Rng(1))
    number = kept.table.number
    requests: list[Request] = [
        TakeBack(0, number, back_to, EVERYBODY, move_id="u"),
        GiveUp(0, GREEDY, move_id="r"),
        SitDown(0, human("Zoë"), move_id="s"),
    ]
    numbers = [kept.do(request) for request in requests]
    before = everything(kept)
    assert [kept.do(request) for request in requests] == numbers == [number + 1, number + 2, number + 3]
    assert [KeptTable.open(store, kept.name).do(request) for request in requests] == numbers
    assert everything(kept) == before


# ---- people, resuming


def test_resigning_hands_the_seat_to_a_bot_and_the_game_goes_on(title: Game) -> None:
    kept = begin(title)
    table = kept.table
    act_at_random(kept, Rng(1))
    state = table.owners_record().replay().digest()
    kept.do(GiveUp(0, Bot("greedy", "3")))
    assert table.seats[0] == bot("greedy", version="3")
    assert table.owners_record().log[-1] == Resign(2, 0, Bot("greedy", "3"))
    assert table.owners_record().replay().digest() == state
    kept.do(SitDown(0, human("Zoë")))
    assert table.seats[0] == human("Zoë")
    assert table.owners_record().log[-1] == SeatChange(3, 0, human("Zoë"))
    rng = Rng(2)
    while not table.is_over:
        act_at_random(kept, rng)
    assert table.owners_record().seats == tuple(people(title.players_min))
    assert Record.loads(table.owners_record().to_text()).seats_now() == table.seats


def test_a_table_resumes_from_a_record(title: Game, store: Store) -> None:
    record = play(title.id, title.players_min, lively=True, most=60).with_checks()
    kept = KeptTable.resume(record, store=store, name="again", clock=no_clock)
    table = kept.table
    assert table.owners_record().log == record.log
    assert table.seats == record.seats_now()
    rng = Rng(1)
    while not table.is_over:
        act_at_random(kept, rng)
    reopened = KeptTable.open(store, "again")
    assert reopened.table.owners_record() == table.owners_record()
    assert table.owners_record().log[: len(record.log)] == record.log
    closed = KeptTable.resume(table.owners_record())
    assert closed.table.is_over
    assert closed.table.owners_record() == table.owners_record()


def test_a_bad_record_makes_no_table(title: Game, store: Store) -> None:
    record = play(title.id, title.players_min, most=5)
    wrong = replace(record, log=(*record.log, Action(6, 0, "castle", "person")))
    with pytest.raises(RecordError):
        KeptTable.resume(wrong, store=store)
    assert store.tables() == []


def test_bots_think_with_what_their_seat_may_know(title: Game) -> None:
    table = begin(title).table
    imagined = table.imagine(table.seat, 3)
    true = table.owners_record().replay()
    assert imagined.view(table.seat) == table.view(table.seat)
    assert (imagined.key_high, imagined.key_low) != (true.key_high, true.key_low)
