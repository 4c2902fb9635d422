"""Saving what can be saved from a damaged table file: everything up to the damage, with the original kept beside it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from baumeister.records import RecordError
from baumeister.tables.errors import StoreDamaged, unknown_table
from baumeister.tables.file_store import FileStore, read_lines
from baumeister.tables.store import gather
from baumeister.tables.table import Table


@dataclass(frozen=True)
class Rescued:
    """`original` is the damaged file as it was found; `number` is the log number the table goes on from."""

    original: Path
    number: int


def rescue(store: FileStore, table: str) -> Rescued:
    """Cut a damaged table back to the last commit that reads and follows the rules. Raises what was wrong if not even
    its beginning reads; then nothing has changed."""
    path = store.path(table)
    if not path.is_file():
        raise unknown_table(table)
    record, commits, lines = read_lines(path.read_bytes(), table, until_damage=True)
    while True:
        try:
            number = Table(gather(record, commits).record).number
            break
        except RecordError as error:
            if not commits:
                raise StoreDamaged(f"line 1: {error}", line=1) from error
            commits.pop()
            lines.pop()
    original = _free_name(path)
    path.rename(original)
    store.put(table, b"".join(lines))
    return Rescued(original, number)


def _free_name(path: Path) -> Path:
    """Beside the table, under a name that is not a table's."""
    names = (path.with_name(f"{path.name}.damaged{number or ''}") for number in range(1000))
    return next(name for name in names if not name.exists())
