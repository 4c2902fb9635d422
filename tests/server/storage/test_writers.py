"""The log's writers: a number is given once, a batch has no half, and a database that refuses or goes away loses
nothing that was kept and keeps nothing that was refused."""

from __future__ import annotations

import asyncio
import itertools
import resource
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from baumeister.hub.ports import Row, WriteOutcome
from baumeister.server.storage import schema
from baumeister.server.storage.database import open_database
from baumeister.server.storage.writer_postgres import PostgresWriter
from baumeister.server.storage.writer_sqlite import SqliteWriter
from baumeister.server.storage.writing import open_writer, waiting_row
from tests import services
from tests.server.storage.rooms import HELD, Process, add_game, add_people, fetch, process, row

KEPT, TAKEN, FAILED = WriteOutcome.KEPT, WriteOutcome.TAKEN, WriteOutcome.FAILED

LOG = select(schema.log.c.table_id, schema.log.c.first, schema.log.c.body).order_by(
    schema.log.c.table_id, schema.log.c.first
)


def test_of_two_processes_that_want_the_same_numbers_each_number_has_exactly_one_winner(url: str) -> None:
    tables, numbers = 20, 50

    async def race() -> None:
        async with process(url, "p1") as one, process(url, "p2") as two:
            await add_people(one.database, "Anna")
            ids = [await add_game(one.database, f"a-table-{index}") for index in range(tables)]
            rows = [(table, number) for number in range(1, numbers + 1) for table in ids]
            answers = [(one.write(row(*key, "p1")), two.write(row(*key, "p2"))) for key in rows]
            outcomes = [{await first, await second} for first, second in answers]
            assert outcomes == [{KEPT, TAKEN}] * (tables * numbers)
            winners = ["p1" if await first is KEPT else "p2" for first, _ in answers]
            kept = await fetch(one.database, LOG)
            assert [(table, first) for table, first, _ in kept] == sorted(rows)
            by = {(table, first): body for table, first, body in kept}
            assert all(f'"{winner}:{key[1]}"' in by[key] for key, winner in zip(rows, winners, strict=True))
            assert one.writer.counters.batches < tables * numbers  # they shared commits
            stand = await fetch(one.database, select(schema.tables.c.number))
            assert stand == [(numbers,)] * tables

    asyncio.run(race())


def test_a_loser_in_a_batch_does_not_cost_the_others_their_rows(url: str) -> None:
    async def play() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            ids = [await add_game(one.database, f"a-table-{index}") for index in range(5)]
            assert await one.write(row(ids[2], 1, "earlier", deciding=1)) is KEPT
            told = await write_together(one, [row(table, 1, "later", deciding=0) for table in ids])
            assert told == [KEPT, KEPT, TAKEN, KEPT, KEPT]
            deciding = await fetch(one.database, select(schema.tables.c.deciding).order_by(schema.tables.c.id))
            assert deciding == [(0,), (0,), (1,), (0,), (0,)]  # the loser has changed nothing beside the log either

    asyncio.run(play())


#: What can be in a batch, by what it costs: nothing, because the number is taken; nothing, because it is there already
#: word for word; log and table; log, table and what has an index (a lease, the end).
KINDS = ("taken", "again", "plain", "leased", "over")


def test_each_row_of_a_batch_is_told_its_own_fate_whatever_the_others_cost(url: str) -> None:
    length = 3
    mixes = list(itertools.combinations_with_replacement(KINDS, length))
    values: dict[str, dict[str, Any]] = {
        "leased": {"for_server": True, "deciding": 1},
        "over": {"status": "over", "deciding": -1},
    }

    async def play() -> None:
        async with process(url, "p1") as one:
            await add_people(one.database, "Anna")
            wrong = []
            for number, mix in enumerate(mixes):
                ids = [await add_game(one.database, f"table-{number}-{seat}") for seat in range(length)]
                for table, kind in zip(ids, mix, strict=True):
                    if kind in ("taken", "again"):
                        assert await one.write(row(table, 1, "p2" if kind == "taken" else "p1")) is KEPT
                rows = [row(table, 1, "p1", **values.get(kind, {})) for table, kind in zip(ids, mix, strict=True)]
                told = await write_together(one, rows)
                there = {(table, first): body for table, first, body in await fetch(one.database, LOG)}
                truth = [KEPT if '"p1:1"' in there[table, 1] else TAKEN for table in ids]
                assert truth == [TAKEN if kind == "taken" else KEPT for kind in mix]
                if told != truth:
                    wrong.append((mix, told))
            assert wrong == []

    asyncio.run(play())


async def write_together(one: Process, rows: Iterable[Row]) -> list[WriteOutcome]:
    """One batch, however busy the machine is: what arrives within some milliseconds may be two."""
    batch = [waiting_row(each, lambda _: None) for each in rows]
    if isinstance(one.writer, SqliteWriter):
        return one.writer._insert(batch)
    assert isinstance(one.writer, PostgresWriter)
    return await one.writer._insert(batch)


def test_a_row_that_is_there_already_word_for_word_is_kept(url: str) -> None:
    async def play() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            table = await add_game(one.database)
            assert await one.write(row(table, 1)) is KEPT
            assert await one.write(row(table, 2)) is KEPT
            assert await one.write(row(table, 1)) is KEPT
            assert await fetch(one.database, select(schema.tables.c.number)) == [(2,)]  # it has not gone back
            # Two for one number at the same moment, in one process.
            answers = [one.write(row(table, 3, "a")), one.write(row(table, 3, "b")), one.write(row(table, 4, "a"))]
            assert [await answer for answer in answers] == [KEPT, TAKEN, KEPT]

    asyncio.run(play())


def test_the_tables_row_says_what_the_log_says(url: str) -> None:
    columns = schema.tables.c
    stand = select(columns.number, columns.deciding, columns.status, columns.for_server, columns.lease_by)

    async def play() -> None:
        async with process(url, "p1") as one:
            await add_people(one.database, "Anna")
            table = await add_game(one.database)
            await one.write(row(table, 1, deciding=1, for_server=True))
            assert await fetch(one.database, stand) == [(1, 1, "running", True, "p1")]
            [(changed, until, ended)] = await fetch(
                one.database, select(columns.changed, columns.lease_until, columns.ended)
            )
            assert until - changed == HELD * 1000
            assert ended is None
            await one.write(row(table, 2, last=4))
            assert await fetch(one.database, stand) == [(4, 0, "running", False, None)]
            # It waits for a person as before.
            await one.write(row(table, 5, deciding=1))
            assert await fetch(one.database, stand) == [(5, 1, "running", False, None)]
            assert await one.write(row(table, 5, "somebody else", deciding=0)) is TAKEN
            assert await fetch(one.database, stand) == [(5, 1, "running", False, None)]
            await one.write(row(table, 6, deciding=-1, status="over"))
            # It waits for a server that notes the results.
            assert await fetch(one.database, stand) == [(6, -1, "over", True, "p1")]
            [(changed, ended)] = await fetch(one.database, select(columns.changed, columns.ended))
            assert ended == changed

    asyncio.run(play())


def test_closing_writes_what_waits_and_refuses_what_comes_later(url: str) -> None:
    async def play() -> None:
        database = await open_database(url)
        writer = await open_writer(database, "p1")
        one = Process(database, writer, None)  # type: ignore[arg-type]
        await add_people(database, "Anna")
        table = await add_game(database)
        answers = [one.write(row(table, number)) for number in range(1, 101)]
        await writer.close()
        assert [answer.result() for answer in answers] == [KEPT] * 100
        assert await one.write(row(table, 101)) is FAILED
        await writer.close()
        assert len(await fetch(database, LOG)) == 100
        await database.close()

    asyncio.run(play())


def test_what_a_listener_does_wrong_harms_no_other(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            ids = [await add_game(one.database, f"a-table-{index}") for index in range(2)]

            def wrong(_: WriteOutcome) -> None:
                raise RuntimeError("wrong")

            one.writer.append(row(ids[0], 1), wrong)
            assert await one.write(row(ids[1], 1)) is KEPT
            assert await one.write(row(ids[1], 2)) is KEPT

    asyncio.run(play())
    assert "a listener of the log failed" in caplog.text


# ---- a full disk


@contextmanager
def small_files(size: int) -> Iterator[None]:
    """No file can grow beyond this: what a full disk does, without a disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def fill(one: Process, table: int) -> int:
    """Write batches of one large row until it is refused; the number of the refused one."""
    for number in range(1, 10_000):
        large = row(table, number, "x" * 60)
        if await one.write(large) is FAILED:
            return number
    raise AssertionError("it was never full")


def test_a_full_disk_refuses_whole_batches_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    url = services.fresh_url("sqlite", tmp_path)

    async def play() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            ids = [await add_game(one.database, f"a-table-{index}") for index in range(3)]
            # A checkpoint at the wrong moment would make room again.
            assert one.database._checkpointer is not None
            await asyncio.to_thread(one.database._checkpointer.close)
            with small_files((tmp_path / "baumeister.db").stat().st_size + 200_000):
                refused = await fill(one, ids[0])
                before = await fetch(one.database, LOG)
                answers = [one.write(row(table, 5000, "y" * 60)) for table in ids]
                assert [await answer for answer in answers] == [FAILED] * 3
                assert await fetch(one.database, LOG) == before
            assert len(before) == refused - 1
            assert one.writer.counters.failed == 4
            assert await one.write(row(ids[0], refused)) is KEPT
            assert await one.write(row(ids[1], 1)) is KEPT
            assert await fetch(one.database, select(schema.tables.c.number)) == [(refused,), (1,), (0,)]

    asyncio.run(play())


def test_a_database_that_may_not_grow_refuses_and_is_whole_when_it_may_again(tmp_path: Path) -> None:
    url = services.fresh_url("sqlite", tmp_path)

    async def play() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            table = await add_game(one.database)
        small = await open_database(url, most_pages=45)
        writer = await open_writer(small, "p1")
        refused = await fill(Process(small, writer, None), table)  # type: ignore[arg-type]
        assert refused > 10
        await writer.close()
        await small.close()
        async with process(url) as one:
            assert len(await fetch(one.database, LOG)) == refused - 1
            assert await one.write(row(table, refused)) is KEPT

    asyncio.run(play())


def test_what_postgresql_refuses_for_lack_of_room_is_said_at_once_and_the_next_batch_tries_again(
    tmp_path: Path,
) -> None:
    server = services.postgres()
    url = services.fresh_url("postgresql", tmp_path)
    name = url.rpartition("/")[2]

    async def play() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            table = await add_game(one.database)
            raises = "begin raise 'full' using errcode = '53100'; end"
            full = f"create function full_disk() returns trigger language plpgsql as $$ {raises} $$"
            await asyncio.to_thread(server.execute, full, name)
            on = "create trigger full_disk before insert on log for each row execute function full_disk()"
            await asyncio.to_thread(server.execute, on, name)
            assert await one.write(row(table, 1)) is FAILED
            assert await one.write(row(table, 1)) is FAILED
            await asyncio.to_thread(server.execute, "drop trigger full_disk on log", name)
            assert await one.write(row(table, 1)) is KEPT

    asyncio.run(play())


# ---- a server that goes away


def test_a_postgresql_that_crashes_and_returns_during_writing_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    server = services.postgres()
    url = services.fresh_url("postgresql", tmp_path)

    async def play() -> None:
        async with process(url, patience=60) as one:
            await add_people(one.database, "Anna")
            ids = [await add_game(one.database, f"a-table-{index}") for index in range(10)]
            outcomes: Counter[WriteOutcome] = Counter()
            stop = asyncio.Event()

            async def players(table: int) -> int:
                number = 0
                while not stop.is_set() or number == 0:
                    number += 1
                    outcomes[await one.write(row(table, number))] += 1
                return number

            playing = [asyncio.create_task(players(table)) for table in ids]
            for _ in range(3):
                before = outcomes.total()
                while outcomes.total() < before + 50:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(server.crash)
                await asyncio.to_thread(server.start)
            # The shelf's connections come back too.
            assert len((await one.shelf.lists("anna"))[2]) == 10
            assert await one.shelf.read_on({ids[0]: 0})
            stop.set()
            numbers = [await task for task in playing]
            assert outcomes == {KEPT: sum(numbers)}
            kept = [(table, first) for table, first, _ in await fetch(one.database, LOG)]
            expected = [
                (table, number) for table, last in zip(ids, numbers, strict=True) for number in range(1, last + 1)
            ]
            assert kept == expected

    asyncio.run(play())


def test_a_postgresql_that_stays_away_is_a_refusal_in_the_end_and_not_for_ever(tmp_path: Path) -> None:
    server = services.postgres()
    url = services.fresh_url("postgresql", tmp_path)

    async def play() -> None:
        async with process(url, patience=0.3) as one:
            await add_people(one.database, "Anna")
            table = await add_game(one.database)
            assert await one.write(row(table, 1)) is KEPT
            await asyncio.to_thread(server.crash)
            try:
                assert await one.write(row(table, 2)) is FAILED
            finally:
                await asyncio.to_thread(server.start)
            assert await one.write(row(table, 2)) is KEPT

    asyncio.run(play())
