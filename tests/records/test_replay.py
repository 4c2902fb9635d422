"""Replaying: exactly the same game, undo by replay, and nothing unchecked."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from baumeister import BaumeisterError, Game, Record, RecordError, State
from baumeister.records import Action, Bot, End, Resign, SeatChange, TimeOut, Undo, bot, human
from baumeister.records.replay import MainLine, make_move


def state_after(title: Game, record: Record, numbers: list[int]) -> State:
    """The straight way: a new game and only these actions."""
    state = title.new(len(record.seats), int(record.seed, 16), record.options)
    for number in numbers:
        entry = record.log[number - 1]
        assert isinstance(entry, Action)
        state.apply(title.action(entry.action))
    return state


def counting_numbers(record: Record, last: int) -> list[int]:
    """Numbers of the actions that count after entry `last`, told simply."""
    numbers: list[int] = []
    for entry in record.log[:last]:
        if isinstance(entry, Action):
            numbers.append(entry.number)
        elif isinstance(entry, Undo):
            numbers = [number for number in numbers if number <= entry.back_to]
    return numbers


def test_every_step_is_the_state_its_counting_actions_lead_to(title: Game, whole: Record) -> None:
    steps = list(whole.steps())
    assert [step.entry for step in steps] == list(whole.log)
    assert sum(isinstance(step.entry, Undo) for step in steps) >= 2
    for step in steps:
        expected = state_after(title, whole, counting_numbers(whole, step.entry.number))
        assert step.state.digest() == expected.digest()
    assert whole.replay().digest() == steps[-1].state.digest()


def test_actions_are_the_ones_that_count(title: Game, whole: Record) -> None:
    counting = counting_numbers(whole, len(whole.log))
    assert [action.number for action in whole.actions()] == counting
    assert len(counting) < sum(isinstance(entry, Action) for entry in whole.log)
    assert state_after(title, whole, counting).digest() == whole.replay().digest()


def test_steps_tell_what_each_seat_may_see(title: Game, whole: Record) -> None:
    for seat in (None, 0, len(whole.seats) - 1):
        state = title.new(len(whole.seats), int(whole.seed, 16), whole.options)
        # Up to the first undo the plain game tells the same.
        for step in itertools.takewhile(lambda step: isinstance(step.entry, Action), whole.steps(seat)):
            assert isinstance(step.entry, Action)
            state.apply(title.action(step.entry.action))
            assert step.events == state.events(seat)
        assert all(step.events == [] for step in whole.steps(seat) if not isinstance(step.entry, Action))


def test_a_state_handed_out_can_be_played_with(whole: Record) -> None:
    for step in whole.steps():
        if not step.state.is_over:
            step.state.apply(step.state.legal()[0])
    # The replay went on unharmed to the recorded result: otherwise `steps` had raised.
    assert whole.result is not None


def test_an_undone_action_must_have_been_legal_too(title: Game, begun: Record) -> None:
    state = begun.replay()
    illegal = next(number for number in range(title.action_count) if number not in state.legal())
    count = len(begun.log)
    log = (
        *begun.log,
        Action(count + 1, int(state.seat), title.action_name(illegal), "person"),
        Undo(count + 2, 0, begun.actions()[-1].number),
    )
    with pytest.raises(RecordError) as caught:
        replace(begun, log=log).checked().replay()
    assert (caught.value.code, caught.value.place.number) == ("record-illegal-move", count + 1)


def test_undo_to_the_beginning_and_undo_of_an_undone_line(title: Game, begun: Record) -> None:
    count = len(begun.log)
    once_more = [replace(entry, number=count + 1 + entry.number) for entry in begun.log]
    log = (*begun.log, Undo(count + 1, 0, 0), *once_more)
    record = replace(begun, log=log).checked()
    assert record.replay().digest() == begun.replay().digest()
    start = replace(begun, log=log[: count + 1]).replay()
    assert start.digest() == title.new(len(begun.seats), int(begun.seed, 16), begun.options).digest()
    assert replace(begun, log=log[: count + 1]).actions() == []


def test_a_line_goes_back_to_every_place(title: Game, whole: Record) -> None:
    actions = [title.action(action.action) for action in whole.actions()]
    line = MainLine(title.new(len(whole.seats), int(whole.seed, 16), whole.options))
    digests = [line.state.digest()]
    for number, action in enumerate(actions, start=1):
        line.push(*make_move(number, action, line.state))
        digests.append(line.state.digest())
    for back_to in range(len(actions) - 1, -1, -1):
        undo = Undo(len(actions) + 1, 0, back_to)
        line.cut(undo, *line.before(undo))
        assert line.state.digest() == digests[back_to]
        assert [move.number for move in line.moves] == list(range(1, back_to + 1))


def test_people_change_places_and_an_undo_leaves_them_there(begun: Record) -> None:
    count = len(begun.log)
    log = (
        *begun.log,
        Resign(count + 1, 0, Bot("greedy", "0.9")),
        Undo(count + 2, 1, begun.actions()[0].number),
        SeatChange(count + 3, 1, human("Zoë")),
        TimeOut(count + 4, 0),
        TimeOut(count + 5, 1, Bot("far.away:Clever")),
    )
    record = replace(begun, log=log).checked()
    assert replace(record, log=log[:-3]).seats_now()[0] == bot("greedy", version="0.9")
    assert replace(record, log=log[:-1]).seats_now() == (bot("greedy", version="0.9"), human("Zoë"), *begun.seats[2:])
    assert record.seats_now() == (bot("greedy", version="0.9"), bot("far.away:Clever"), *begun.seats[2:])
    assert record.replay().digest() == replace(begun, log=begun.log[:1]).replay().digest()


def test_a_bot_with_a_long_id_takes_a_seat_over(begun: Record) -> None:
    """Ids may be longer than names: whoever sits there is still a seat that can be written down."""
    long = Bot(f"{'x' * 100}:Clever")
    record = replace(begun, log=(*begun.log, Resign(len(begun.log) + 1, 0, long))).checked()
    assert record.seats_now()[0].bot == long
    replace(begun, seats=record.seats_now()).checked()


def test_an_ended_game_stands_where_it_was_ended(begun: Record) -> None:
    ended = replace(begun, log=(*begun.log, End(len(begun.log) + 1, "agreement", (0,)))).checked()
    assert ended.replay().digest() == begun.replay().digest()
    assert ended.with_result() == ended
    assert ended.actions() == begun.actions()
    assert [step.events for step in ended.steps()][-1] == []


def test_a_game_that_is_over_by_its_rules_is_not_ended(whole: Record) -> None:
    log = (*whole.log, End(len(whole.log) + 1, "host"))
    with pytest.raises(RecordError) as caught:
        replace(whole, log=log, result=None).checked().replay()
    assert (caught.value.code, caught.value.place.number) == ("record-end", len(log))


def test_a_result_without_a_digest_is_compared_by_points_and_winners(whole: Record) -> None:
    assert whole.result is not None
    bare = replace(whole, result=replace(whole.result, digest=None))
    assert Record.loads(bare.to_text()) == bare == Record.loads(bare.to_json())
    bare.replay()
    more = tuple(score + 1 for score in whole.result.scores)
    with pytest.raises(RecordError) as caught:
        replace(bare, result=replace(whole.result, digest=None, scores=more)).replay()
    assert (caught.value.code, caught.value.place.path) == ("record-result", "$.result.scores")


def test_results_and_checks_come_from_replaying(whole: Record, begun: Record) -> None:
    assert whole.with_result() == whole
    assert replace(whole, result=None).with_result() == whole
    assert begun.with_result().result is None
    checks = whole.with_checks(7).checks
    assert [check.after for check in checks] == list(range(7, len(whole.log) + 1, 7))
    digests = {step.entry.number: step.state.digest() for step in whole.steps()}
    assert all(check.digest == digests[check.after] for check in checks)
    with pytest.raises(BaumeisterError):
        whole.with_checks(0)
