"""Propose and accept: a proposal changes nothing, a commit becomes true once, those of other processes are checked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from baumeister import BaumeisterError, Game, IllegalAction, RecordError, State
from baumeister.engine.chance import Rng
from baumeister.records import Action, Bot, End, Resign, SeatChange, TimeOut, Undo, bot, human
from baumeister.tables import (
    Act,
    AlreadyDone,
    BadCommit,
    CallTime,
    Commit,
    CommitConflict,
    GiveUp,
    KeptTable,
    MemoryStore,
    NotYourTurn,
    Request,
    Settings,
    SitDown,
    Stop,
    Table,
    TableFinished,
    TakeBack,
    no_clock,
    taking_back,
)
from baumeister.tables.table import MOST_OPEN
from tests.tables.sitting import act_at_random, begin, finished, places_to_go_back_to

EVERYBODY = tuple(range(9))


def begun(title: Game, entries: int = 6, **settings: Any) -> Table:
    kept = begin(title, settings=Settings(**settings))
    rng = Rng(3)
    for _ in range(entries):
        act_at_random(kept, rng)
    return kept.table


def all_of(table: Table) -> tuple[Any, ...]:
    viewers = (None, *range(len(table.seats)))
    shown = [(table.view(seat), table.since(0, seat), table.legal(seat)) for seat in viewers]
    return table.owners_record(), table.seats, table.seat, table.number, shown


def requests(table: Table) -> list[Request]:
    """One of every kind that is possible now, and all acts."""
    number = table.number
    return [
        *(Act(table.seat, action, number) for action in table.legal(table.seat)),
        *(TakeBack(0, number, back_to, EVERYBODY) for back_to in places_to_go_back_to(table)),
        GiveUp(0, Bot("greedy")),
        SitDown(0, human("Zoë")),
        Stop("host"),
    ]


def test_a_proposal_changes_nothing(title: Game) -> None:
    table = begun(title)
    before = all_of(table)
    for request in requests(table):
        table.propose(request)
        assert all_of(table) == before


def test_accepting_does_what_was_proposed(title: Game) -> None:
    for number in range(len(requests(begun(title)))):
        table = begun(title)
        commit = table.propose(requests(table)[number])
        assert commit.entries[0].number == 7
        table.accept(commit)
        assert table.owners_record().log[6:] == commit.entries
        assert Table(table.owners_record()).owners_record() == table.owners_record()


def test_a_commit_of_ones_own_is_not_carried_out_twice(title: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[str] = []
    table = begun(title)
    prepare = table._course.prepare

    def counting(entry: Any, before: State, *known: Any) -> Any:
        applied.append(type(entry).__name__)
        return prepare(entry, before, *known)

    monkeypatch.setattr(table._course, "prepare", counting)
    commit = table.propose(Act(table.seat, table.legal(table.seat)[0], 6))
    assert applied == ["Action"]
    table.accept(commit)
    assert applied == ["Action"]
    # The same commit by way of another process is, once.
    mirror = begun(title)
    mirror.accept(msgspec.json.decode(msgspec.json.encode(commit), type=Commit))
    assert all_of(mirror) == all_of(table)


def test_of_two_open_proposals_one_becomes_true_and_the_other_is_stale(title: Game) -> None:
    table = begun(title)
    first, *_, last = table.legal(table.seat)
    one = table.propose(Act(table.seat, first, 6))
    other = table.propose(Act(table.seat, last, 6))
    table.accept(other)
    after = all_of(table)
    for stale in (one, other):
        with pytest.raises(CommitConflict) as caught:
            table.accept(stale)
        assert caught.value.params == {"number": table.number, "found": 7}
    assert all_of(table) == after


def test_a_proposal_that_was_forgotten_can_still_be_accepted(title: Game) -> None:
    table = begun(title)
    commit = table.propose(Act(table.seat, table.legal(table.seat)[0], 6))
    for _ in range(MOST_OPEN + 3):
        table.propose(Stop("host"))
    assert len(table._open) == MOST_OPEN
    table.accept(commit)
    assert table.owners_record().log[6:] == commit.entries


@pytest.mark.parametrize("auto_forced", [False, True])
def test_a_second_process_follows_by_the_commits_alone(title: Game, auto_forced: bool) -> None:
    """Also by commits with forced actions, which the second need not play by itself."""
    kept = begin(title, settings=Settings(auto_forced=auto_forced))
    one = kept.table
    other = Table(one.owners_record())
    rng = Rng(8)
    while not one.is_over:
        legal = one.legal(one.seat)
        roll = rng.below(20)
        request: Request
        if roll == 0 and one.owners_record().actions():
            request = TakeBack(0, one.number, 0 if one.number < 4 else None, EVERYBODY)
        elif roll == 1:
            request = SitDown(rng.below(len(one.seats)), human("Zoë"))
        else:
            request = Act(one.seat, legal[rng.below(len(legal))], one.number, move_id=f"m{one.number}")
        try:
            commit = one.propose(request)
        except BaumeisterError:
            continue  # nothing to take back
        one.accept(commit)
        other.accept(msgspec.json.decode(msgspec.json.encode(commit), type=Commit))
        assert (other.number, other.seat, other.seats) == (one.number, one.seat, one.seats)
        if isinstance(request, Act):
            with pytest.raises(AlreadyDone):
                other.propose(request)
    assert all_of(other) == all_of(one)


def test_bad_commits_of_others_change_nothing(title: Game) -> None:
    table = begun(title)
    before = all_of(table)
    seat, legal = table.seat, table.legal(table.seat)
    good = title.action_name(legal[0])
    illegal = next(name for name in title.catalogue.actions if title.action(name) not in legal)
    act = Action(7, seat, good, table.seats[seat].usual_by)
    for error, entries in (
        (CommitConflict, (replace(act, number=6),)),
        (CommitConflict, (replace(act, number=8),)),
        (CommitConflict, (act, replace(act, number=9))),
        (IllegalAction, (replace(act, action=illegal),)),
        (IllegalAction, (replace(act, action="castle"),)),
        (NotYourTurn, (replace(act, seat=(seat + 1) % len(table.seats)),)),
        (RecordError, (replace(act, seat=9),)),
        (RecordError, (replace(act, action="Bad Name"),)),
        (RecordError, (replace(act, by="magic"),)),
        (RecordError, (Undo(7, 0, 99),)),
        (RecordError, (SeatChange(7, 0, human("")),)),
        (RecordError, (Resign(7, len(table.seats) - 1, Bot("greedy")),)),
        (BadCommit, (act, Undo(8, 0, 0))),
        (BadCommit, (act, End(8, "host"))),
        # The first is fine, and must not stay when the second is not.
        (IllegalAction, (act, Action(8, seat, "castle", "forced"))),
    ):
        with pytest.raises(error):
            table.accept(Commit(entries))
        assert all_of(table) == before
    with pytest.raises(RecordError):
        table.accept(Commit((act,), "bad id"))
    assert all_of(table) == before


def test_commits_that_no_table_would_have_proposed(title: Game) -> None:
    """As far as the log, the seats and the rules can tell."""
    seats = [human("Anna"), human("Ben"), bot("random")]
    kept = KeptTable.begin(title.id, seats, seed=7, clock=no_clock)
    table, rng = kept.table, Rng(3)
    while table.number < 6 or table.seat == 2 or len(table.legal(table.seat)) == 1:
        act_at_random(kept, rng)
    before = all_of(table)
    seat, number, action = table.seat, table.number + 1, table.legal(table.seat)[0]
    other = 1 - seat
    act = Action(number, seat, title.action_name(action), "person")
    mirror = Table(table.owners_record())
    mirror.accept(mirror.propose(Act(seat, action, table.number)))
    following = title.action_name(mirror.legal(mirror.seat)[0])
    after = Action(number + 1, mirror.seat, following, mirror.seats[mirror.seat].usual_by)
    second = replace(act, number=number + 1)
    assert taking_back.needs(table._course, seat, 0, past_news=True) == [other]
    for entries in (
        # who did it
        (replace(act, by="forced"),),
        (replace(act, by="bot"),),
        (replace(act, by="clock"),),
        # what follows by itself
        (act, after),
        (act, replace(after, by="clock")),
        (SeatChange(number, 0, human("Zoë")), second),
        (TimeOut(number, seat), second),
        (TimeOut(number, seat, Bot("greedy")), replace(second, by="clock")),
        (End(number, "host"), replace(second, by="forced")),
        # who has to agree
        (Undo(number, seat, 0),),
        (Undo(number, seat, 0, (other, 2)),),
        (End(number, "agreement"),),
        (End(number, "agreement", (seat,)),),
        (End(number, "agreement", (0, 1, 2)),),
        (End(number, "host", (2,)),),
    ):
        with pytest.raises(BadCommit):
            table.accept(Commit(entries))
        assert all_of(table) == before
    with pytest.raises(NotYourTurn):
        table.accept(Commit((TimeOut(number, other),)))
    assert all_of(table) == before
    while table.seat != 2:
        act_at_random(kept, rng)
    bots = Action(table.number + 1, 2, title.action_name(table.legal(2)[0]), "person")
    for by in ("person", "advance"):
        with pytest.raises(BadCommit):
            table.accept(Commit((replace(bots, by=by),)))
    table.accept(Commit((replace(bots, by="bot"),)))


def test_what_is_no_commit_is_refused(title: Game) -> None:
    table = begun(title)
    before = all_of(table)
    store = MemoryStore()
    store.create("t", table.owners_record())
    act = Action(7, table.seat, title.action_name(table.legal(table.seat)[0]), table.seats[table.seat].usual_by)
    wrong: Any
    for wrong in (None, {}, act, (act,), Commit(()), Commit((None,)), Commit(None), Commit((act, 7)), Commit(act)):  # type: ignore[arg-type]
        for ask in (table.accept, table.deciding_after, lambda commit: store.append("t", commit)):
            with pytest.raises(BadCommit):
                ask(wrong)
    assert all_of(table) == before
    assert store.load("t").record == table.owners_record()


def test_time_that_ran_out_can_be_followed_entry_by_entry(title: Game) -> None:
    """As who reads on in a store does it: an action of the clock comes after its time-out, and only there."""
    table = begun(title)
    mirror = Table(table.owners_record())
    commit = table.propose(CallTime(table.seat, 6, table.legal(table.seat)[0]))
    time_out, action = commit.entries
    mirror.accept(Commit((time_out,)))
    with pytest.raises(BadCommit):
        mirror.accept(Commit((replace(action, by="bot" if mirror.seats[mirror.seat].is_human else "person"),)))
    mirror.accept(Commit((action,)))
    table.accept(commit)
    assert all_of(mirror) == all_of(table)


def test_whose_decision_it_is_after_a_commit(title: Game) -> None:
    table = begun(title)
    first, *_, last = table.legal(table.seat)
    one, other = (table.propose(Act(table.seat, action, 6)) for action in (first, last))
    asked = table.deciding_after(other)
    for _ in range(MOST_OPEN):
        table.propose(Stop("host"))
    assert table.deciding_after(other) == asked  # also of a forgotten one
    table.accept(other)
    assert table.seat == asked
    for stale in (one, other):
        with pytest.raises(CommitConflict):
            table.deciding_after(stale)


def test_a_table_that_is_not_forced_proposes_nothing_by_itself(title: Game) -> None:
    for table in (begun(title), begun(title, auto_forced=True)):
        assert not table.is_forced
        with pytest.raises(NotYourTurn) as caught:
            table.propose_forced()
        assert caught.value.params == {"seat": -1, "expected": table.seat}
    table = begun(title, auto_forced=True)
    table.accept(table.propose(Stop("host")))
    with pytest.raises(TableFinished):
        table.propose_forced()


def test_a_closed_table_accepts_nothing(title: Game) -> None:
    table = finished(title).table
    before = all_of(table)
    with pytest.raises(TableFinished):
        table.accept(Commit((SeatChange(table.number + 1, 0, human("Zoë")),)))
    with pytest.raises(TableFinished):
        table.accept(Commit((Action(table.number + 1, 0, title.action_name(0), "person"),)))
    assert all_of(table) == before


def test_a_request_that_was_done_says_its_number(title: Game) -> None:
    table = begun(title)
    request = Act(table.seat, table.legal(table.seat)[0], 6, move_id="m")
    table.accept(table.propose(request))
    with pytest.raises(AlreadyDone) as caught:
        table.propose(request)
    assert caught.value.number == 7
