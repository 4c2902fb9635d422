"""Every game can be written down and replayed: JSON and text, with undos, to the same digests."""

from __future__ import annotations

import random

import msgspec
import pytest

import baumeister as bm
from baumeister.records import Action, Entry, Undo, human
from tests.battery.tables import Player, Table, actions_of, over_all_tables, over_few_tables, walk

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frieda")


def begin(table: Table, seed: int) -> bm.Record:
    return bm.Record.begin(table.game, [human(name) for name in NAMES[: table.players]], seed, dict(table.options))


def with_log(record: bm.Record, log: list[Entry]) -> bm.Record:
    return msgspec.structs.replace(record, log=tuple(log)).checked()


def record_of(table: Table, seed: int) -> bm.Record:
    """The record of the game that `walk` plays."""
    state = table.new(seed)
    log: list[Entry] = []
    for action in actions_of(table, seed):
        log.append(Action(len(log) + 1, int(state.seat), table.game.action_name(action), "person"))
        state.apply(action)
    return with_log(begin(table, seed), log)


@over_all_tables
@pytest.mark.parametrize("form", ["json", "text"])
def test_whole_games_survive_being_written_and_read(table: Table, form: str) -> None:
    record = record_of(table, seed=101).with_result().with_checks(every=10)
    read = bm.Record.loads(record.to_json() if form == "json" else record.to_text())
    assert read == record
    *_, end = walk(table, seed=101)
    assert read.replay().digest() == end.digest()
    assert read.result is not None
    assert list(read.result.scores) == end.scores()
    assert list(read.result.winners) == end.winners()


@over_few_tables
def test_a_replay_passes_through_the_same_states(table: Table) -> None:
    digests = [state.digest() for state in walk(table, seed=102)]
    assert [step.state.digest() for step in record_of(table, seed=102).steps()] == digests[1:]


@over_few_tables
def test_undo_is_the_same_as_never_having_done_it(table: Table) -> None:
    """A game with many undos ends where the actions that count end alone, and so does its record."""
    dice, player = random.Random(103), Player(103)
    game = table.game
    log: list[Entry] = []
    line: list[tuple[int, int]] = []  # log number and action of what counts
    state = table.new(seed=103)
    while not state.is_over and len(log) < 400:
        number = len(log) + 1
        if line and dice.random() < 0.2:
            keep = dice.randrange(max(0, len(line) - 20), len(line))
            log.append(Undo(number, 0, line[keep - 1][0] if keep else 0))
            del line[keep:]
            state = table.new(seed=103)
            for _, action in line:
                state.apply(action)
        else:
            action = player.choose(state.legal())
            log.append(Action(number, int(state.seat), game.action_name(action), "person"))
            line.append((number, action))
            state.apply(action)
    assert any(isinstance(entry, Undo) for entry in log)
    record = with_log(begin(table, 103), log)
    assert record.replay().digest() == state.digest()
    assert [(entry.number, game.action(entry.action)) for entry in record.actions()] == line
