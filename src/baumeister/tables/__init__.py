"""Tables: a game being played with its log, undo and seats, and the stores that keep it (docs/tables.md)."""

from baumeister.tables.commits import Commit
from baumeister.tables.errors import (
    AlreadyDone,
    BadCommit,
    BadRequest,
    BadTableName,
    CommitConflict,
    ConsentNeeded,
    MoveIdReused,
    NotAPerson,
    NothingToUndo,
    NotOverYet,
    NotYourTurn,
    Outdated,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    TableError,
    TableExists,
    TableFinished,
    UndoPastDraw,
    UndoPastNews,
    UnknownTable,
)
from baumeister.tables.file_store import FileStore
from baumeister.tables.kept import KeptTable, no_clock, utc_now
from baumeister.tables.requests import Act, CallTime, GiveUp, Request, SitDown, Stop, TakeBack
from baumeister.tables.rescue import Rescued, rescue
from baumeister.tables.store import MemoryStore, Store, Stored
from baumeister.tables.table import Settings, Table
from baumeister.tables.told import RawEvent, Telling, Told

__all__ = [
    "Act",
    "AlreadyDone",
    "BadCommit",
    "BadRequest",
    "BadTableName",
    "CallTime",
    "Commit",
    "CommitConflict",
    "ConsentNeeded",
    "FileStore",
    "GiveUp",
    "KeptTable",
    "MemoryStore",
    "MoveIdReused",
    "NotAPerson",
    "NotOverYet",
    "NotYourTurn",
    "NothingToUndo",
    "Outdated",
    "RawEvent",
    "Request",
    "Rescued",
    "Settings",
    "SitDown",
    "Stop",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreFailed",
    "Stored",
    "Table",
    "TableError",
    "TableExists",
    "TableFinished",
    "TakeBack",
    "Telling",
    "Told",
    "UndoPastDraw",
    "UndoPastNews",
    "UnknownTable",
    "no_clock",
    "rescue",
    "utc_now",
]
