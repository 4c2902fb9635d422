"""Games played to their end at once, straight into the log: for tests of what comes after."""

from __future__ import annotations

import contextlib
import random

import msgspec
from sqlalchemy import insert, update

from baumeister.records import Record
from baumeister.server.storage import clock, schema
from baumeister.server.storage.shelf import SqlShelf
from baumeister.tables import (
    Act,
    Commit,
    NothingToUndo,
    Request,
    Settings,
    Stop,
    Table,
    TakeBack,
    UndoPastDraw,
    utc_now,
)


async def play_on(
    shelf: SqlShelf, code: str, seed: int = 1, *, most: int | None = None, stop: bool = False, undo: bool = True
) -> Record:
    """Play a running table of people on by random choices, to its end or so many requests, with an undo now and then.

    `stop`: then the people agree to end it. The record as it stands then, people by their ids."""
    stored = await shelf.load(code)
    assert stored is not None
    assert stored.record is not None
    table = Table(stored.record, stored.move_ids, Settings(auto_forced=True))
    chance = random.Random(seed)
    commits: list[Commit] = []
    while not table.is_over and (most is None or len(commits) < most):
        commits.append(_next(table, chance, undo))
    if stop:
        commits.append(_accepted(table, Stop("agreement", tuple(range(len(table.seats))), at=utc_now())))
    await _keep(shelf, stored.id, table, commits)
    return table.owners_record()


def _next(table: Table, chance: random.Random, undo: bool) -> Commit:
    if table.is_forced:
        commit = table.propose_forced(utc_now())
        table.accept(commit)
        return commit
    seat = table.seat
    if undo and chance.random() < 0.15 and table.number > 5:
        with contextlib.suppress(NothingToUndo, UndoPastDraw):
            back_to = table.undo_target(seat)
            consent = tuple(table.undo_needs(seat, back_to))
            return _accepted(table, TakeBack(seat, table.number, back_to, consent, at=utc_now()))
    action = chance.choice(table.legal(seat))
    return _accepted(table, Act(seat, action, table.number, at=utc_now(), move_id=f"m{table.number}"))


def _accepted(table: Table, request: Request) -> Commit:
    commit = table.propose(request)
    table.accept(commit)
    return commit


async def _keep(shelf: SqlShelf, number: int, table: Table, commits: list[Commit]) -> None:
    rows = [
        {
            "table_id": number,
            "first": commit.entries[0].number,
            "last": commit.entries[-1].number,
            "body": msgspec.json.encode(commit).decode(),
        }
        for commit in commits
    ]
    record = table.owners_record()
    status = "running" if not table.is_over else "over" if record.result else "stopped"
    values = {
        "number": table.number,
        "deciding": table.seat,
        "status": status,
        "changed": clock.now(),
        "for_server": False,
    }
    if table.is_over:
        values["ended"] = clock.now()
    async with shelf.database.begin() as connection:
        await connection.execute(insert(schema.log), rows)
        await connection.execute(update(schema.tables).where(schema.tables.c.id == number).values(values))
    if table.is_over:
        await shelf.finish(number, record)
