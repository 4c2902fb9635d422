"""Commits: what tables propose, stores keep and tables accept. They cross processes, so they are plain data."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from baumeister.records import Entry
from baumeister.tables.errors import BadCommit

#: Ids that clients give to their requests.
_MOVE_ID: Final = r"^[!-~]{1,64}(?![\s\S])"
MoveId: TypeAlias = Annotated[str, Meta(pattern=_MOVE_ID)]
_matches_id: Final = re.compile(_MOVE_ID).match


class Commit(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that one request did: an entry of any kind, then the actions that followed automatically. They take effect
    together. `move_id` belongs to the first. Move ids are about the connection to the client, not about the game, so
    they are kept beside the record, not in it."""

    entries: Annotated[tuple[Entry, ...], Meta(min_length=1)]
    move_id: MoveId | None = None


def is_move_id(value: object) -> bool:
    """A move id, or none."""
    return value is None or (isinstance(value, str) and _matches_id(value) is not None)


def check_form(commit: object) -> None:
    """Check that it is a commit whose entries have valid numbers."""
    entries: Any = commit.entries if isinstance(commit, Commit) else None
    if not isinstance(entries, tuple) or not entries or not all(isinstance(entry, Entry) for entry in entries):
        raise BadCommit("a commit has one entry of the log or more")


def follows(commit: Commit, number: int) -> bool:
    """Do the commit's entries come directly after this log number, one after the other?"""
    return [entry.number for entry in commit.entries] == list(range(number + 1, number + 1 + len(commit.entries)))
