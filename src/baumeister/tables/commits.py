"""Commits: what tables propose, stores keep and tables accept. They cross processes, so they are plain data."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from baumeister.records import Entry

#: Ids that clients give to their requests.
MoveId: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,64}(?![\s\S])")]


class Commit(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that one request did: an entry of any kind, then the actions that followed from it by themselves.

    They become true together. `move_id` belongs to the first. Move ids are about the line to the client, not about the
    game, so they lie beside the record and not in it."""

    entries: Annotated[tuple[Entry, ...], Meta(min_length=1)]
    move_id: MoveId | None = None


def follows(commit: Commit, number: int) -> bool:
    """Do the commit's entries come directly after this log number, one after the other?"""
    return all(entry.number == expected for expected, entry in enumerate(commit.entries, start=number + 1))
