"""Opening a database: its form is exactly the schema's, older and newer ones are told apart, mistakes are said."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from baumeister.server import backup
from baumeister.server.storage import checkpoints
from baumeister.server.storage import database as module
from baumeister.server.storage.database import Address, Database, open_database, read_url
from baumeister.server.storage.errors import (
    BadDatabaseUrl,
    DatabaseTooNew,
    DatabaseTooOld,
    DatabaseUnreachable,
    ForeignDatabase,
)
from baumeister.server.storage.migrations import REVISIONS, running
from baumeister.server.storage.schema import metadata
from baumeister.tables import StoreFailed
from tests import services
from tests.server.storage.rooms import add_people
from tools.loadtest.host import reserved_port


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of a database without anything in it."""
    return f"sqlite:{tmp_path / 'empty.db'}" if request.param == "sqlite" else services.postgres().fresh()


def form(connection: Connection) -> dict[str, Any]:
    """Everything that makes up the form of the database, by name."""
    found = inspect(connection)
    names = sorted(set(found.get_table_names()) - {"alembic_version"})
    form: dict[str, Any] = {
        name: {
            "columns": [{**column, "type": repr(column["type"])} for column in found.get_columns(name)],
            "key": found.get_pk_constraint(name),
            "foreign": sorted(map(str, found.get_foreign_keys(name))),
            "indexes": sorted(map(str, found.get_indexes(name))),
            "unique": sorted(map(str, found.get_unique_constraints(name))),
            "checks": sorted(map(str, found.get_check_constraints(name))),
        }
        for name in names
    }
    if connection.dialect.name == "sqlite":  # also what only SQLite has: WITHOUT ROWID, AUTOINCREMENT
        rows = connection.execute(text("select name, sql from sqlite_master where sql is not null"))
        # The order of the constraints means nothing; the one of the columns is compared above.
        parts = {name: [" ".join(part.split()).strip(" ()") for part in sql.split(",")] for name, sql in rows}
        form["sql"] = {name: sorted(these) for name, these in parts.items() if name != "alembic_version"}
    return form


def differences(connection: Connection) -> list[Any]:
    # Defaults are compared by `form`: Alembic takes an empty one of SQLite for another.
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_migrations_lead_to_exactly_the_schema_and_back(empty: str) -> None:
    async def check() -> None:
        database = await open_database(empty, migrate=True)
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
            migrated = await connection.run_sync(form)
        async with database.begin() as connection:
            await connection.run_sync(running.downgrade)
            left = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
            assert set(left) <= {"alembic_version", "sqlite_sequence"}
        async with database.begin() as connection:
            await connection.run_sync(running.upgrade)
            assert await connection.run_sync(form) == migrated
            await connection.run_sync(running.downgrade)
        async with database.begin() as connection:
            await connection.run_sync(metadata.create_all)
            assert await connection.run_sync(form) == migrated
        await database.close()
        assert migrated.keys() >= metadata.tables.keys()

    asyncio.run(check())


def test_the_list_of_revisions_is_the_one_of_the_steps() -> None:
    config = Config()
    config.set_main_option("script_location", "baumeister.server.storage:migrations")
    steps = ScriptDirectory.from_config(config)
    assert [step.revision for step in steps.walk_revisions()] == list(reversed(REVISIONS))


SECOND = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade():
    op.add_column("people", sa.Column("pets", sa.Integer(), nullable=False, server_default="1"))
    op.execute("update people set pets = 2 where name = 'Anna'")


def downgrade():
    op.drop_column("people", "pets")
"""


@pytest.fixture
def take_second_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes this program one that has a second step."""
    folder = tmp_path / "steps"
    folder.mkdir()
    (folder / "r0002_pets.py").write_text(SECOND, "utf-8")
    config = running._config

    def with_second(connection: Connection) -> Config:
        both = config(connection)
        both.set_main_option("path_separator", "newline")
        both.set_main_option("version_locations", f"{folder}\nbaumeister.server.storage.migrations:versions")
        return both

    def take() -> None:
        monkeypatch.setattr(running, "_config", with_second)
        for user in (module, backup):
            monkeypatch.setattr(user, "NEWEST", "0002")
            monkeypatch.setattr(user, "REVISIONS", (*REVISIONS, "0002"))

    return take


def pets(connection: Connection) -> list[tuple[str, int]]:
    return [tuple(row) for row in connection.execute(text("select name, pets from people order by name"))]


def test_a_further_step_takes_what_is_there_along_and_back(empty: str, take_second_step: Callable[[], None]) -> None:
    async def check() -> None:
        database = await open_database(empty, migrate=True)
        await add_people(database, "Anna", "Bert")
        async with database.read() as connection:
            before = await connection.run_sync(form)
        await database.close()
        take_second_step()
        with pytest.raises(DatabaseTooOld) as refused:
            await open_database(empty, migrate=False)
        assert refused.value.params["found"] == "0001"
        database = await open_database(empty, migrate=True)
        async with database.begin() as connection:
            assert await connection.run_sync(pets) == [("Anna", 2), ("Bert", 1)]
            await connection.run_sync(running.downgrade, "0001")
            assert await connection.run_sync(form) == before
        await database.close()

    asyncio.run(check())


def test_a_backup_of_an_earlier_step_is_migrated_on_the_way_in(
    empty: str, tmp_path: Path, take_second_step: Callable[[], None]
) -> None:
    async def check() -> None:
        earlier = await open_database(f"sqlite:{tmp_path / 'earlier.db'}")
        await add_people(earlier, "Anna", "Bert")
        await backup.back_up(earlier, tmp_path / "all.zip")
        await earlier.close()
        take_second_step()
        database = await open_database(empty, migrate=True)
        await backup.restore(database, tmp_path / "all.zip")
        async with database.read() as connection:
            assert await connection.run_sync(pets) == [("Anna", 2), ("Bert", 1)]
        await database.close()

    asyncio.run(check())


def test_an_embedded_database_is_migrated_at_the_start_and_a_shared_one_only_when_asked(empty: str) -> None:
    async def check() -> None:
        if empty.startswith("postgresql"):
            with pytest.raises(DatabaseTooOld) as refused:
                await open_database(empty)
            assert refused.value.code == "database-too-old"
            assert refused.value.params["found"] == "none"
            await (await open_database(empty, migrate=True)).close()
        await (await open_database(empty)).close()
        await (await open_database(empty, migrate=False)).close()

    asyncio.run(check())


def test_several_processes_may_migrate_at_once(empty: str) -> None:
    async def check() -> None:
        opened = await asyncio.gather(*[open_database(empty, migrate=True) for _ in range(4)])
        async with opened[0].read() as connection:
            assert await connection.run_sync(differences) == []
        for database in opened:
            await database.close()

    asyncio.run(check())


def test_a_sqlite_file_that_is_locked_while_it_is_opened_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite does not always wait by itself while a new file gets its WAL; here it never does."""
    monkeypatch.setattr(module, "PRAGMAS", ("pragma busy_timeout = 0", *module.PRAGMAS[1:]))
    path = tmp_path / "new.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin exclusive")

    async def check() -> None:
        with pytest.raises(DatabaseUnreachable, match="database is locked"):
            await open_database(f"sqlite:{path}", patience=0.1)
        opening = asyncio.ensure_future(open_database(f"sqlite:{path}", patience=60))
        done, _ = await asyncio.wait([opening], timeout=0.3)
        assert not done
        other.execute("rollback")
        await (await opening).close()

    asyncio.run(check())
    other.close()


def test_a_newer_database_is_refused_untouched(url: str) -> None:
    async def check() -> None:
        database = await open_database(url)
        async with database.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        await database.close()
        for migrate in (None, True, False):
            with pytest.raises(DatabaseTooNew) as refused:
                await open_database(url, migrate=migrate)
            assert refused.value.code == "database-too-new"
            assert refused.value.params["found"] == "9999"

    asyncio.run(check())


def test_tables_of_our_names_that_are_not_ours_are_left_alone(empty: str) -> None:
    async def check() -> None:
        database = Database(read_url(empty))
        async with database.begin() as connection:
            await connection.execute(text("create table people (id integer)"))
        await database.close()
        with pytest.raises(ForeignDatabase):
            await open_database(empty, migrate=True)

    asyncio.run(check())


def test_a_start_without_migration_does_without_alembic_and_the_drivers_of_others(tmp_path: Path) -> None:
    url = services.fresh_url("sqlite", tmp_path)
    program = f"""
import asyncio, sys
from baumeister.server.storage.database import open_database
from baumeister.server.bus import open_bus
async def main():
    database = await open_database({url!r})
    await open_bus("", "p1", print, print)
    await database.close()
asyncio.run(main())
print([name for name in ("alembic", "asyncpg", "redis") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# ---- addresses


@pytest.mark.parametrize("url", ["", "sqlite:", "sqlite::memory:", "mysql://x/y", "postgresql:x", "x.db", "sqlite"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadDatabaseUrl):
        read_url(url)


def test_addresses_are_read_as_people_write_them() -> None:
    assert read_url("sqlite:games.db").path == Path("games.db")
    assert read_url("sqlite:/var/lib/games.db").path == Path("/var/lib/games.db")
    assert read_url("sqlite:///games.db").path == Path("games.db")
    assert read_url("sqlite:////var/lib/games.db").path == Path("/var/lib/games.db")
    url = "postgresql://anna:secret@db.example.org:5433/games?sslmode=require&password=secret"
    assert read_url(url).shown == "postgresql://db.example.org:5433/games"


def test_a_database_that_cannot_be_reached_is_said_without_its_password(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    (tmp_path / "file").touch()
    with reserved_port() as taken:  # nobody listens there
        nobody = f"postgresql://anna:secret@127.0.0.1:{taken.getsockname()[1]}/games"
        for url in (nobody, f"sqlite:{broken}", f"sqlite:{tmp_path / 'file' / 'games.db'}"):
            with pytest.raises(DatabaseUnreachable) as refused:
                asyncio.run(open_database(url, patience=0.1))
            assert refused.value.code == "database-unreachable"
            assert "secret" not in str(refused.value) + str(refused.value.params)


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "games.db"

    async def check() -> None:
        database = await open_database(f"sqlite:{path}")
        assert {file.stat().st_mode & 0o077 for file in path.parent.iterdir()} == {0}
        await database.close()

    asyncio.run(check())


# ---- connections


def test_sqlite_connections_are_durable_and_hold_foreign_keys(tmp_path: Path) -> None:
    url = services.fresh_url("sqlite", tmp_path)
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "wal_autocheckpoint": 0}

    async def check() -> None:
        database = await open_database(url)
        async with database.read() as one, database.begin() as two:
            for connection in (one, two):
                found = {name: (await connection.execute(text(f"pragma {name}"))).scalar_one() for name in wanted}
                assert found == wanted
        await database.close()

    asyncio.run(check())


def test_writers_wait_for_each_other_and_readers_do_not(url: str) -> None:
    insert = text("insert into mutes values ('a', 'b')")
    people = "insert into people (id, name, language, created, seen) values ('{0}', '{0}', 'en', 1, 1)"

    async def check() -> None:
        database = await open_database(url)
        async with database.begin() as connection:
            for person in ("a", "b"):
                await connection.execute(text(people.format(person)))

        async def write() -> None:
            async with database.begin() as connection:
                await connection.execute(insert)
                async with database.read() as reader:  # sees the moment before
                    assert (await reader.execute(text("select count(*) from mutes"))).scalar_one() == 0
                await asyncio.sleep(0)
                await connection.execute(text("delete from mutes"))

        await asyncio.wait_for(asyncio.gather(*[write() for _ in range(10)]), 60)
        await database.close()

    asyncio.run(check())


def test_a_transaction_that_fails_leaves_nothing_and_the_next_one_works(url: str) -> None:
    person = "insert into people (id, name, language, created, seen) values ('a', 'a', 'en', 1, 1)"

    async def check() -> None:
        database = await open_database(url)
        with pytest.raises(ZeroDivisionError):
            await _fail(database, person)
        async with database.begin() as connection:
            await connection.execute(text(person))
        begun = asyncio.Event()
        task = asyncio.create_task(_forever(database, begun))
        await asyncio.wait_for(begun.wait(), 60)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with database.begin() as connection:  # the one that was cancelled is not in the way
            await connection.execute(text("delete from people"))
        await database.ping()
        await database.close()

    asyncio.run(check())


async def _fail(database: Database, statement: str) -> None:
    async with database.begin() as connection:
        await connection.execute(text(statement))
        raise ZeroDivisionError


async def _forever(database: Database, begun: asyncio.Event) -> None:
    async with database.begin() as connection:
        await connection.execute(text("update people set name = 'b'"))
        begun.set()
        await asyncio.sleep(3600)


def test_a_server_that_is_away_is_a_refusal_of_ours_and_is_found_again(tmp_path: Path) -> None:
    server = services.postgres()
    url = services.fresh_url("postgresql", tmp_path)

    async def check() -> None:
        database = await open_database(url, patience=0.2)
        await asyncio.to_thread(server.crash)
        try:
            with pytest.raises(StoreFailed):
                await database.ping()
        finally:
            await asyncio.to_thread(server.start)
        await database.ping()
        await database.close()

    asyncio.run(check())


async def put_people(database: Database, first: int, count: int) -> None:
    insert = text("insert into people (id, name, language, created, seen) values (:id, :name, 'en', 1, 1)")
    rows = [{"id": f"p{index}", "name": "x" * 1000} for index in range(first, first + count)]
    async with database.begin() as connection:
        await connection.execute(insert, rows)


def test_what_is_written_is_moved_into_the_file_beside_the_writers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A WAL that a busy writer fills is begun anew when it is long, and a far too long one is cut."""
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)
    monkeypatch.setattr(checkpoints, "LONG", 50)
    url = services.fresh_url("sqlite", tmp_path)
    path, wal = tmp_path / "baumeister.db", tmp_path / "baumeister.db-wal"

    async def check() -> int:
        database = await open_database(url)
        before = path.stat().st_size
        await put_people(database, 0, 200)
        while path.stat().st_size < before + 200_000:
            await asyncio.sleep(0.01)
        assert wal.stat().st_size > 200_000  # it stays, to be written over
        people = 200
        while people < 2200:
            await put_people(database, people, 20)
            people += 20
            await asyncio.sleep(0.001)
        longest = wal.stat().st_size
        async with database.read() as reader:  # a backup, for instance
            await reader.execute(text("select 1 from people limit 1"))
            while wal.stat().st_size <= max(longest, 2 * 50 * 4096):
                await put_people(database, people, 50)
                people += 50
        while wal.stat().st_size > 0:
            await asyncio.sleep(0.01)
        await database.close()
        assert longest < 4_000_000  # 8 MB have gone through it; on a busy machine the thread comes late
        return people

    people = asyncio.run(asyncio.wait_for(check(), 60))
    alone = sqlite3.connect(path)
    assert alone.execute("select count(*) from people").fetchone() == (people,)
    assert alone.execute("pragma integrity_check").fetchone() == ("ok",)
    alone.close()


def test_an_address_shows_its_file() -> None:
    assert Address("sqlite", "", Path("games.db")).shown == "sqlite:games.db"
