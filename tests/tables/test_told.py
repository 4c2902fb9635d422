"""What a table tells: entries as a seat may know them, reasons to who is asked, the record after the end."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from baumeister import BadSeat, Game, IllegalAction
from baumeister.engine.chance import Rng
from baumeister.records import Action, Bot, bot, human
from baumeister.tables import (
    Act,
    BadRequest,
    CallTime,
    ConsentNeeded,
    GiveUp,
    Happened,
    KeptTable,
    NotAPerson,
    NotOverYet,
    NotYourTurn,
    Outdated,
    RawEvent,
    Settings,
    SitDown,
    Stop,
    Store,
    TableFinished,
    TakeBack,
    Told,
    with_words,
)
from tests.tables.sitting import (
    act_at_random,
    begin,
    everything,
    finished,
    go_on_until_undo_is_possible,
    undo_at_random,
)

EVERYBODY = tuple(range(9))


def test_who_was_away_gets_what_they_missed(title: Game) -> None:
    kept = begin(title)
    table = kept.table
    rng = Rng(4)
    told = []
    state = title.new(title.players_min, seed=7)
    for _ in range(20):
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        kept.do(Act(table.seat, action, table.number))
        state.apply(action)
        told.append(tuple(state.events(0)))
    assert [tuple(one.event for one in each.events) for each in table.since(0, 0)] == told
    assert [each.number for each in table.since(17, None)] == [18, 19, 20]
    assert table.since(20, 0) == table.since(99, None) == []
    assert table.since(-1, 0) == table.since(0, 0)
    with pytest.raises(BadSeat):
        table.since(0, 99)

    def event(raw: RawEvent) -> Happened:
        return with_words(title, title.catalogue.event(raw))

    assert list(table.telling(17, event).to(0)) == table.since(17, 0)
    assert list(table.telling(17, event, 18).to(None)) == table.since(17, None)[:1]
    seat: Any
    for seat in (99, title.players_min, -1, "0", True, 0.0):
        with pytest.raises(BadSeat):
            table.telling(17, event).to(seat)
    number: Any
    for number in ("x", "17", None, 1.5, True, []):
        with pytest.raises(BadRequest):
            table.since(number, 0)
        with pytest.raises(BadRequest):
            table.telling(number, event)


def test_events_are_the_same_after_the_table_was_opened_again(title: Game, store: Store) -> None:
    """They are not stored: replaying tells them again, also of what was taken back."""
    kept = begin(title, store=store)
    rng = Rng(4)
    for number in range(40):
        act_at_random(kept, rng)
        if number in (15, 30):
            undo_at_random(kept, rng)
    again = KeptTable.open(store, kept.name)
    for seat in (None, *range(len(kept.table.seats))):
        assert again.table.since(0, seat) == kept.table.since(0, seat)
    assert b"events" not in msgspec.json.encode(store.load(kept.name).record)


def test_before_the_end_only_ones_own_actions_are_named(title: Game) -> None:
    kept = begin(title, settings=Settings(auto_forced=True), clock=lambda: "2026-08-01T12:00:00Z")
    table = kept.table
    rng = Rng(6)
    while not table.is_over:
        act_at_random(kept, rng)
        if table.is_over:
            break
        entry = table.owners_record().log[-1]
        assert isinstance(entry, Action)
        for viewer in (None, *range(len(table.seats))):
            [told] = table.since(table.number - 1, viewer)
            assert (told.kind, told.number, told.seat, told.at) == ("action", entry.number, entry.seat, entry.at)
            assert told.action == (entry.action if viewer == entry.seat else None)
            assert told.by is None
    # Afterwards everybody may know everything.
    for viewer in (None, *range(len(table.seats))):
        named = [(told.action, told.by) for told in table.since(0, viewer)]
        log = [entry for entry in table.owners_record().log if isinstance(entry, Action)]
        assert named == [(entry.action, entry.by) for entry in log]


def test_reasons_are_told_to_who_is_asked_and_nobody_else(title: Game) -> None:
    kept = begin(title)
    table = kept.table
    rng = Rng(5)
    for _ in range(30):
        act_at_random(kept, rng)
        if table.is_over:
            break
        illegal = [action for action in range(title.action_count) if action not in table.legal(table.seat)]
        assert all(table.why_not(table.seat, action) is not None for action in illegal)
        for other in (None, *range(len(table.seats))):
            if other != table.seat:
                with pytest.raises(NotYourTurn):
                    table.why_not(other, illegal[0])
    with pytest.raises(BadSeat):
        table.why_not(99, 0)
    over = finished(title).table
    for seat in (None, 0):
        refusal = over.why_not(seat, 0)
        assert refusal is not None
        assert refusal.code == "game-over"


def test_the_record_is_shown_after_the_end(title: Game) -> None:
    kept = begin(title)
    rng = Rng(1)
    while not kept.table.is_over:
        for seat in (None, *range(len(kept.table.seats))):
            with pytest.raises(NotOverYet):
                kept.table.record_for(seat)
        act_at_random(kept, rng)
    for seat in (None, *range(len(kept.table.seats))):
        assert kept.table.record_for(seat) == kept.table.owners_record()
    with pytest.raises(BadSeat):
        kept.table.record_for(99)


def test_what_is_told_is_plain_data(title: Game) -> None:
    kept = begin(title)
    back_to = go_on_until_undo_is_possible(kept, Rng(1))
    acted = kept.table.number
    kept.do(TakeBack(0, acted, back_to, EVERYBODY))
    kept.do(GiveUp(0, Bot("greedy", "2")))
    kept.do(SitDown(0, human("Zoë")))
    kept.do(CallTime(kept.table.seat, kept.table.number, Bot("random")))
    kept.do(Stop("abandoned"))
    told = kept.table.since(acted - 1, 0)
    assert [each.kind for each in told] == ["action", "undo", "resign", "seat", "time-out", "end"]
    plain = msgspec.json.decode(msgspec.json.encode(told))
    assert plain[1]["back_to"] == back_to
    assert plain[2]["bot"] == {"id": "greedy", "version": "2"}
    assert plain[3]["becomes"] == {"name": "Zoë", "kind": "human"}
    assert plain[4]["bot"] == {"id": "random"}
    assert plain[5] == {"number": acted + 5, "kind": "end", "reason": "abandoned"}
    assert all(isinstance(each, Told) for each in told)


def test_what_happened_since_is_a_slice(title: Game) -> None:
    """Late in a game the last entries cost as much as early ones, which replaying never did: about 10 ms."""
    kept = begin(title)
    rng = Rng(2)
    while kept.table.number < 150 and not kept.table.is_over:
        act_at_random(kept, rng)
    last = kept.table.number - 3
    best = min(_seconds(lambda: kept.table.since(last, 0)) for _ in range(50))
    assert best < 0.0005


def _seconds(what: Any) -> float:
    begun = time.perf_counter()
    what()
    return time.perf_counter() - begun


# ---- who did it


def by_of(kept: KeptTable) -> list[str]:
    return [entry.by for entry in kept.table.owners_record().log if isinstance(entry, Action)]


def test_an_action_says_by_whom_it_was_done(title: Game) -> None:
    kept = KeptTable.begin(title.id, [human("Anna")] * title.players_min, seed=7)
    table = kept.table
    act_at_random(kept, Rng(1))
    kept.do(Act(table.seat, table.legal(table.seat)[0], table.number, in_advance=True))
    kept.do(CallTime(table.seat, table.number, table.legal(table.seat)[0]))
    kept.do(SitDown(table.seat, bot("greedy")))
    act_at_random(kept, Rng(1))
    assert by_of(kept) == ["person", "advance", "clock", "bot"]
    robot = SitDown(table.seat, bot("greedy"))
    kept.do(robot)
    before = everything(kept)
    with pytest.raises(NotAPerson):
        kept.do(Act(robot.seat, table.legal(robot.seat)[0], table.number, in_advance=True))
    assert everything(kept) == before


def test_the_table_plays_what_everybody_sees_to_be_forced_and_says_so(title: Game, store: Store) -> None:
    forced = single = 0
    for seed in range(3):
        kept = begin(title, settings=Settings(auto_forced=True), store=store, name=f"t{seed}")
        table = kept.table
        rng = Rng(seed)
        while not table.is_over:
            public = title.catalogue.decisions[table._course.line.state.pending].public
            choices = len(table.legal(table.seat))
            assert choices > 1 or not public
            assert not table.is_forced
            single += choices == 1
            before = table.number
            act_at_random(kept, rng)
            entries = table.owners_record().log[before + 1 :]
            assert all(isinstance(entry, Action) and entry.by == "forced" for entry in entries)
            forced += len(entries)
        # They are ordinary entries: the record replays, and other tables need not play them by themselves.
        assert table.owners_record().replay().is_over
        assert store.load(kept.name).record.log == table.owners_record().log
    assert forced > 0 or title.id not in ("caylus", "caylus1303")
    hidden_kinds = [kind for kind in title.catalogue.decisions if not kind.public]
    assert (single > 0) <= bool(hidden_kinds)


def test_a_table_opened_where_nobody_has_a_choice_goes_on_by_itself(title: Game, store: Store) -> None:
    plain = begin(title, store=store)
    rng = Rng(1)
    opened = 0
    while not plain.table.is_over and opened < 3:
        act_at_random(plain, rng)
        if plain.table._course.forced(plain.table._course.line.state) is not None:
            number = plain.table.number
            kept = KeptTable.open(store, plain.name, settings=Settings(auto_forced=True))
            assert kept.table.number > number
            assert not kept.table.is_forced
            plain.read_on()
            assert by_of(plain)[number:] == ["forced"] * (kept.table.number - number)
            opened += 1
    assert opened > 0 or title.id not in ("caylus", "caylus1303")


# ---- time-outs and ends


def test_a_time_out_hands_the_seat_to_a_bot_or_plays_once(title: Game, store: Store) -> None:
    kept = begin(title, store=store)
    table = kept.table
    while not table.seats[table.seat].is_human:
        act_at_random(kept, Rng(1))
    seat, number = table.seat, table.number
    legal = table.legal(seat)
    illegal = next(action for action in range(title.action_count) if action not in legal)
    before = everything(kept)
    for error, request in (
        (NotYourTurn, CallTime((seat + 1) % len(table.seats), number, legal[0])),
        (Outdated, CallTime(seat, number - 1, legal[0])),
        (IllegalAction, CallTime(seat, number, illegal)),
    ):
        with pytest.raises(error):
            kept.do(request)
    assert everything(kept) == before
    assert kept.do(CallTime(seat, number, title.action_name(legal[0]), move_id="t")) == number + 1
    assert kept.do(CallTime(seat, number, title.action_name(legal[0]), move_id="t")) == number + 1
    kinds = [type(entry).__name__ for entry in table.owners_record().log[number:]]
    assert kinds == ["TimeOut", "Action"]
    assert table.seats[seat].is_human
    kept.do(CallTime(table.seat, table.number, Bot("greedy", "1")))
    assert table.seats[table.seat] == bot("greedy", version="1")
    assert KeptTable.open(store, kept.name).table.seats == table.seats
    table.owners_record().replay()


@pytest.mark.parametrize("reason", ["agreement", "abandoned", "host"])
def test_after_an_end_the_table_is_closed(title: Game, store: Store, reason: Any) -> None:
    kept = begin(title, store=store)
    table = kept.table
    act_at_random(kept, Rng(1))
    people = tuple(seat for seat, who in enumerate(table.seats) if who.is_human)
    if reason == "agreement":
        with pytest.raises(ConsentNeeded) as caught:
            kept.do(Stop(reason, people[1:]))
        assert caught.value.seats == people[:1]
        assert not table.is_over
    kept.do(Stop(reason, people if reason == "agreement" else ()))
    for closed in (table, KeptTable.open(store, kept.name, settings=Settings(auto_forced=True)).table):
        assert (closed.is_over, closed.seat, closed.number) == (True, -1, 2)
        assert (closed.scores(), closed.winners(), closed.legal(0)) == ([], [], [])
        refusal = closed.why_not(0, 0)
        assert refusal is not None
        assert refusal.code == "game-over"
        assert closed.record_for(None).result is None
        told = closed.since(1, 0)[0]
        assert (told.kind, told.seat, told.reason) == ("end", None, reason)
        assert told.agreed == (people if reason == "agreement" else ())
        assert closed.since(0, None)[0].action is not None
    for request in (
        Act(0, 0, 2),
        TakeBack(0, 2, 0, EVERYBODY),
        GiveUp(0, Bot("greedy")),
        SitDown(0, human("Zoë")),
        CallTime(0, 2, Bot("greedy")),
        Stop("host"),
    ):
        with pytest.raises(TableFinished):
            kept.do(request)
    assert kept.store.load(kept.name).record.log == table.owners_record().log
