"""Tables: a sitting in one process with its log, undo and seats, and the stores that keep it."""

from baumeister.tables.errors import (
    BadTableName,
    ConsentNeeded,
    MoveIdReused,
    NotAPerson,
    NothingToUndo,
    NotYourTurn,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    TableError,
    TableExists,
    TableFinished,
    UnknownTable,
)
from baumeister.tables.file_store import FileStore
from baumeister.tables.store import Commit, MemoryStore, Store, Stored
from baumeister.tables.table import Happened, Table, no_clock, utc_now

__all__ = [
    "BadTableName",
    "Commit",
    "ConsentNeeded",
    "FileStore",
    "Happened",
    "MemoryStore",
    "MoveIdReused",
    "NotAPerson",
    "NotYourTurn",
    "NothingToUndo",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreFailed",
    "Stored",
    "Table",
    "TableError",
    "TableExists",
    "TableFinished",
    "UnknownTable",
    "no_clock",
    "utc_now",
]
