"""Permanent records of games: JSON with a published schema and a text notation for people (docs/records.md)."""

from baumeister.records.errors import RECORD_CODES, Place, RecordError
from baumeister.records.form import (
    Action,
    Bot,
    By,
    Check,
    End,
    Entry,
    Resign,
    Result,
    Rules,
    Seat,
    SeatChange,
    TimeOut,
    Undo,
    bot,
    human,
)
from baumeister.records.record import Record
from baumeister.records.replay import Step

__all__ = [
    "RECORD_CODES",
    "Action",
    "Bot",
    "By",
    "Check",
    "End",
    "Entry",
    "Place",
    "Record",
    "RecordError",
    "Resign",
    "Result",
    "Rules",
    "Seat",
    "SeatChange",
    "Step",
    "TimeOut",
    "Undo",
    "bot",
    "human",
]
