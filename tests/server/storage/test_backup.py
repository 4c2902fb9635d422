"""Backup and restore: made while games run, restored into either database, and the games go on."""

from __future__ import annotations

import asyncio
import json
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from baumeister.cli.main import main
from baumeister.engine.errors import BaumeisterError
from baumeister.records import Record
from baumeister.server.backup import MANIFEST, Manifest, back_up, restore
from baumeister.server.lobby import Lobby, TableLimits
from baumeister.server.storage import clock, schema
from baumeister.server.storage.calendar import trust_clock
from baumeister.server.storage.daily import note_try, seed_of
from baumeister.server.storage.database import open_database
from baumeister.server.storage.schema import metadata
from baumeister.server.wishes import SeatWish, TableWish
from tests import services
from tests.server.ended import play_on
from tests.server.storage.rooms import Process, add_people, fetch, process
from tests.server.storage.test_lobby import Announced

ALONE = (SeatWish("me"), SeatWish("shared", label="Kid"))
GAMES = ("caylus1303", "magna_carta", "villagers")
KINDS: tuple[services.Kind, ...] = ("sqlite", "postgresql", "sqlite")


def fresh(kind: services.Kind, folder: Path) -> str:
    folder.mkdir()
    return services.fresh_url(kind, folder)


def lobby_of(server: Process) -> Lobby:
    return Lobby(server.database, Announced(), clock.now, TableLimits(1000, 1000))


@asynccontextmanager
async def site(url: str) -> AsyncIterator[tuple[Process, list[str]]]:
    """A site with some of everything: people, a sign-in, chat, an ask, an upload, and games in the middle."""
    async with process(url) as server:
        await add_people(server.database, "Anna", "Bert", "Ünal")
        codes = []
        for number, game in enumerate(GAMES):
            codes.append(await lobby_of(server).make("anna", TableWish(game, seats=ALONE, start_at_once=True)))
            await play_on(server.shelf, codes[-1], seed=number, most=25 + number)
        async with server.database.begin() as connection:
            signed = {
                "token": "t" * 64,
                "id": "s1",
                "person": "anna",
                "csrf": "c",
                "device": "Firefox",
                "address": "1.2.3.4",
            }
            await connection.execute(insert(schema.sign_ins).values(**signed, created=1, seen=2))
            await connection.execute(insert(schema.uploads).values(code="up", person="bert", record="{}", at=3))
            await connection.execute(insert(schema.calendar).values(id=1, reached=5))
            solved = {"person": "bert", "game": "caylus1303", "chapter": "first", "at": 4}
            await connection.execute(insert(schema.solved).values(**solved))
            answer = {"person": "bert", "exercise": "0a1b2c3d", "was_right": True, "at": 6}
            await connection.execute(insert(schema.answers).values(**answer))
            await connection.execute(insert(schema.mutes).values(person="anna", muted="bert"))
        stored = await server.shelf.load(codes[0])
        assert stored is not None
        await server.shelf.say(stored.id, "anna", 'Grüße, "alle" 🏰')
        yield server, codes


async def rows(server: Process) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: await fetch(server.database, select(table).order_by(*table.primary_key.columns))
        for table in metadata.sorted_tables
    }


async def ended(server: Process, code: str) -> Record:
    """Play the game to its end; the same choices for the same record."""
    return await play_on(server.shelf, code, seed=99)


def test_a_backup_made_while_games_run_is_restored_elsewhere_and_they_go_on_to_the_same_ends(
    tmp_path: Path,
) -> None:
    """From SQLite to PostgreSQL, and from there back to SQLite."""

    async def work() -> None:
        first, second, third = [fresh(kind, tmp_path / name) for name, kind in zip("abc", KINDS, strict=True)]
        async with site(first) as (server, codes):
            busy = await lobby_of(server).make("bert", TableWish("caylus", seats=ALONE, start_at_once=True))

            moves, enough = 0, asyncio.Event()

            async def go_on() -> None:
                nonlocal moves
                while not enough.is_set():
                    await play_on(server.shelf, busy, moves, most=1)
                    moves += 1

            playing = asyncio.create_task(go_on())
            while moves < 5:
                await asyncio.sleep(0.01)
            made = await back_up(server.database, tmp_path / "one.zip")
            during = moves
            while moves < during + 2:
                await asyncio.sleep(0.01)
            enough.set()
            await playing
            expected = [(await ended(server, code)).replay().digest() for code in codes]
            assert made.tables["tables"].rows == len(codes) + 1

        async with process(second, "p2") as server:
            await restore(server.database, tmp_path / "one.zip")
            stored = await server.shelf.load(busy)
            assert stored is not None
            assert stored.record is not None
            stored.record.replay()  # one moment: the log without gaps, and the table's row at its end
            assert [len(stored.record.log)] == [row[0] for row in await fetch(
                server.database, select(schema.tables.c.number).where(schema.tables.c.code == busy)
            )]  # fmt: skip
            await back_up(server.database, tmp_path / "two.zip")
            assert [(await ended(server, code)).replay().digest() for code in codes] == expected
            # New rows get new numbers.
            new = await lobby_of(server).make("anna", TableWish("caylus"))
            assert await server.shelf.sitting(new) is not None
            assert (await server.shelf.say(stored.id, "anna", "again")).number > 1

        async with process(third, "p3") as server:
            await restore(server.database, tmp_path / "two.zip")
            assert [(await ended(server, code)).replay().digest() for code in codes] == expected

    asyncio.run(work())


def test_all_rows_come_back_as_they_were_but_for_addresses_and_leases(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with site(fresh("sqlite", tmp_path / "a")) as (server, codes):
            async with server.database.begin() as connection:
                leased = {"for_server": True, "lease_by": "p1", "lease_until": clock.now() + 100_000}
                await connection.execute(schema.tables.update().where(schema.tables.c.code == codes[0]).values(leased))
                await seed_of(connection, "2026-11-18", "caylus", 2**64 - 1)
                table = (await connection.execute(select(schema.tables.c.id).limit(1))).scalar_one()
                await note_try(connection, "2026-11-18", "caylus", "anna", table)
            await back_up(server.database, tmp_path / "one.zip")
            before = await rows(server)
        async with process(url, "p2") as server:
            await trust_clock(server.database)  # a server has looked at the empty database
            await restore(server.database, tmp_path / "one.zip")
            after = await rows(server)
            assert await server.shelf.lease(10) == [codes[0]]
        assert [len(found) for found in after.values()] == [len(found) for found in before.values()]
        for name in metadata.tables:
            if name not in ("tables", "sign_ins"):
                assert after[name] == before[name]
                assert before[name] or name in ("reports", "proposals", "results"), name
        assert "1.2.3.4" in before["sign_ins"][0]
        assert "1.2.3.4" not in after["sign_ins"][0]
        assert (tmp_path / "one.zip").stat().st_mode & 0o077 == 0

    asyncio.run(work())


def test_a_restore_needs_an_empty_database_and_a_whole_backup_and_is_all_or_nothing(url: str, tmp_path: Path) -> None:
    path = tmp_path / "one.zip"

    async def work() -> None:
        async with site(fresh("sqlite", tmp_path / "a")) as (server, _):
            await back_up(server.database, path)
            assert await refusal(server, path) == "database-not-empty"
        async with process(url, "p2") as server:
            for number, (change, code) in enumerate(DAMAGES):
                bad = tmp_path / f"bad{number}.zip"
                change(path, bad)
                assert await refusal(server, bad) == code, (number, code)
                assert not any((await rows(server)).values())
            assert await refusal(server, tmp_path / "missing.zip") == "backup-damaged"
            await restore(server.database, path)
            assert (await rows(server))["people"]

    asyncio.run(work())


async def refusal(server: Process, path: Path) -> str:
    with pytest.raises(BaumeisterError) as caught:
        await restore(server.database, path)
    return caught.value.code


def _rewritten(source: Path, target: Path, name: str, change: Any) -> None:
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for part in old.namelist():
            body = old.read(part)
            if part == name:
                body = change(body)
            if body is not None:
                new.writestr(part, body)


def _manifest(**changes: Any) -> Any:
    def change(source: Path, target: Path) -> None:
        _rewritten(source, target, MANIFEST, lambda body: json.dumps({**json.loads(body), **changes}))

    return change


def _file(name: str, change: Any) -> Any:
    return lambda source, target: _rewritten(source, target, name, change)


DAMAGES: list[tuple[Any, str]] = [
    (lambda source, target: target.write_bytes(source.read_bytes()[:-500]), "backup-damaged"),
    (lambda source, target: target.write_bytes(b"hello"), "backup-damaged"),
    (_manifest(version=2), "backup-too-new"),
    (_manifest(revision="9999"), "backup-too-new"),
    (_manifest(format="something"), "backup-damaged"),
    (_manifest(tables={"people": 5}), "backup-damaged"),
    (_file(MANIFEST, lambda body: None), "backup-damaged"),
    (_file(MANIFEST, lambda body: b"[]"), "backup-damaged"),
    (_file("seats.jsonl", lambda body: body[: body.index(b"\n") + 1]), "backup-damaged"),
    (_file("seats.jsonl", lambda body: None), "backup-damaged"),
    (_file("seats.jsonl", lambda body: body.replace(b"Kid", b"Cat")), "backup-damaged"),
    (_file("log.jsonl", lambda body: body[:-3]), "backup-damaged"),
]


def test_the_commands_do_it_and_say_what_went_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> Manifest:
        async with site(f"sqlite:{tmp_path / 'a.db'}") as (server, _):
            return await back_up(server.database, tmp_path / "direct.zip")

    asyncio.run(fill())
    file, here, there = str(tmp_path / "b.zip"), f"sqlite:{tmp_path / 'a.db'}", f"sqlite:{tmp_path / 'c.db'}"
    assert main(["backup", file, "--database", here, "--lang", "en"]) == 0
    assert "3 tables, 3 people" in " ".join(capsys.readouterr().out.split())
    assert main(["restore", file, "--database", there, "--lang", "de"]) == 0
    assert "3 Tische" in " ".join(capsys.readouterr().out.split())
    assert main(["restore", file, "--database", there]) == 1
    assert "database-not-empty" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "no" / "b.zip"), "--database", here]) == 1
    assert "backup-unwritable" in capsys.readouterr().err
    assert not list(tmp_path.glob(".*.tmp"))

    async def people() -> int:
        database = await open_database(there)
        found = await fetch(database, select(schema.people.c.name))
        await database.close()
        return len(found)

    assert asyncio.run(people()) == 3
