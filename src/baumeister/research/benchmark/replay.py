"""One line of a result against the schedule and the rules: the game is replayed, and everything said of it compared."""

from __future__ import annotations

from msgspec.structs import replace

from baumeister.games import game as find_game
from baumeister.records import Action, Record, RecordError
from baumeister.records.replay import result_of
from baumeister.research.benchmark.actions import NoActions, unpack
from baumeister.research.benchmark.errors import Mismatch
from baumeister.research.benchmark.lines import GameLine, blank_record, record_digest
from baumeister.research.benchmark.suite import Entrant, Slot


def replay_game(slot: Slot, agent: Entrant, line: GameLine) -> Record:
    """The record of the game, if it is this one of the schedule and ended as the line says."""
    _compare("schedule", "number", line.number, slot.number)
    _compare("schedule", "rung", line.rung, slot.rung.entrant.label)
    _compare("schedule", "table", line.table, slot.table.name)
    _compare("seed", "seed", line.seed, slot.seed)
    _compare("seat", "agent's seat", line.seat, slot.seat)
    try:
        blank = blank_record(slot, agent)
        state = blank.start()
        taken = unpack(state, line.actions)
    except NoActions as error:
        raise Mismatch("actions", str(error)) from error
    except RecordError as error:
        raise Mismatch("record", str(error)) from error
    _compare("decisions", "number of decisions", line.decisions, len(taken))
    result = result_of(state)
    _compare("scores", "scores", line.scores, result.scores)
    _compare("winners", "winners", line.winners, result.winners)
    title = find_game(slot.table.game)
    log = [
        Action(number, seat, title.action_name(action), "bot") for number, (seat, action) in enumerate(taken, start=1)
    ]
    record = replace(blank, log=tuple(log), result=result)
    _compare("record", "digest of the record", line.record, record_digest(record))
    return record


def _compare(reason: str, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Mismatch(reason, f"{what}: {found}, but must be {wanted}")
