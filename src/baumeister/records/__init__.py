"""Permanent records of games: JSON with a published schema and a text notation for people (docs/records.md)."""

from baumeister.records.errors import RECORD_CODES, RecordError, Spot
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
from baumeister.records.replay import ReplayedEntry

__all__ = [
    "RECORD_CODES",
    "Action",
    "Bot",
    "By",
    "Check",
    "End",
    "Entry",
    "Record",
    "RecordError",
    "ReplayedEntry",
    "Resign",
    "Result",
    "Rules",
    "Seat",
    "SeatChange",
    "Spot",
    "TimeOut",
    "Undo",
    "bot",
    "human",
]
