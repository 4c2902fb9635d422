"""`baumeister serve` as a process, and what its host sees: settings, health, metrics, chores."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from baumeister.cli.main import main
from baumeister.server.chores import do_chores, do_chores_for_ever
from baumeister.server.logs import JsonLines, Plain
from baumeister.server.settings import BadSettings, Settings, read_settings
from baumeister.server.storage.schema import sign_ins, tables
from tests.server.app_tools import greet, hear, run, running, say, settings_in, until

DAY = 24 * 60 * 60 * 1000


@contextmanager
def served(folder: Path, *arguments: str, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    environment = {**os.environ, "XDG_STATE_HOME": str(folder), "LANG": "en", "LANGUAGE": "en", **variables}
    command = [sys.executable, "-m", "baumeister.cli", "serve", "--port", "0", *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is None:
            process.kill()
            raise AssertionError(process.communicate())
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    process.send_signal(signal.SIGTERM)
    out, log = process.communicate(timeout=60)
    return process.returncode, out, log


def test_it_starts_with_an_empty_folder_and_ends_in_order_at_sigterm(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        answer = httpx.post(f"{address}/api/people", json={"name": "Anna"}, timeout=60)
        assert answer.status_code == 201
        assert httpx.get(f"{address}/health/ready", timeout=60).json()["status"] == "ok"
        code, out, log = ended(process)
    assert code == 0, log
    assert "Good-bye" in out
    assert [json.loads(line)["message"] for line in log.splitlines()][-1] == "stopped"
    assert (tmp_path / "baumeister" / "server.sqlite").stat().st_mode & 0o077 == 0
    # What was kept is there the next time.
    with served(tmp_path) as (_, address):
        me = httpx.get(f"{address}/api/me", cookies={"baumeister": answer.cookies["baumeister"]}, timeout=60)
        assert me.json()["name"] == "Anna"


def test_a_port_that_is_taken_is_said_clearly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = ["serve", "--port", str(port), "--database", f"sqlite:{tmp_path / 'a.sqlite'}", "--lang", "de"]
        assert main(command) == 1
    complaint = capsys.readouterr().err
    assert str(port) in complaint
    assert "[cannot-listen]" in complaint


def contents(file: Path) -> tuple[list[str], list[str]]:
    """All rows, and the files beside it. Not its bytes: the server moves its log into the file at any time."""
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return list(connection.iterdump()), sorted(path.name for path in file.parent.iterdir())


def test_a_second_server_on_the_same_file_is_told_who_has_it_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with served(tmp_path, "--database", f"sqlite:{file}") as (process, address):
        before = contents(file)
        command = ["serve", "--port", "0", "--database", f"sqlite:{file}", "--lang", "en"]
        done = subprocess.run(
            [sys.executable, "-m", "baumeister.cli", *command],
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        complaint = " ".join(done.stderr.split())
        assert done.returncode == 1
        assert "[database-in-use]" in complaint
        assert f"process {process.pid}, since 2" in complaint
        assert contents(file) == before
        # What works beside a server goes on to do so.
        for words in (["backup", str(tmp_path / "all.zip")], ["reports"], ["migrate"]):
            assert main([*words, "--database", f"sqlite:{file}", "--lang", "en"]) == 0
        assert httpx.get(f"{address}/health/ready", timeout=60).json()["status"] == "ok"
        process.kill()
        process.wait()
        # The lock was the dead process's, so it is gone with it.
        with served(tmp_path, "--database", f"sqlite:{file}") as (again, _):
            assert ended(again)[0] == 0


def test_migrate_makes_a_database_ready(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.sqlite"
    assert main(["migrate", "--database", f"sqlite:{file}", "--lang", "en"]) == 0
    assert f"sqlite:{file}" in capsys.readouterr().out.replace("\n", "")
    assert file.stat().st_size > 0
    assert main(["migrate", "--database", "mysql:nothing", "--lang", "en"]) == 1
    assert "[bad-database-url]" in capsys.readouterr().err


# ---- settings


def test_the_command_line_comes_before_variables_and_they_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "baumeister.toml"
    file.write_text('[server]\nport = 1\nhost = "a.example"\nredis = "redis://a"\nhosts = ["a", "b"]\n')
    environment = {"BAUMEISTER_PORT": "2", "BAUMEISTER_HOST": "b.example", "BAUMEISTER_ORIGINS": "https://a, https://b"}
    environment |= {"BAUMEISTER_SECURE": "true", "BAUMEISTER_PURE": "1", "PATH": "/bin"}
    settings = read_settings(file, environment, port=3, host=None)
    assert (settings.port, settings.host, settings.redis) == (3, "b.example", "redis://a")
    assert settings.hosts == ("a", "b")
    assert settings.origins == ("https://a", "https://b")
    assert settings.secure is True
    assert read_settings() == Settings()


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("[server]\nprot = 1\n", {}),
        ("[server]\nport = 100000\n", {}),
        ('[server]\nport = "1"\n', {}),
        ("server = 3\n", {}),
        ("[server\n", {}),
        ("", {"BAUMEISTER_PROT": "1"}),
        ("", {"BAUMEISTER_PORT": "many"}),
        ("", {"BAUMEISTER_ADDRESS_DAYS": "15"}),
    ],
)
def test_settings_that_do_not_fit_are_refused(tmp_path: Path, text: str, environment: dict[str, str]) -> None:
    file = tmp_path / "baumeister.toml"
    file.write_text(text)
    with pytest.raises(BadSettings):
        read_settings(file, environment)


def test_a_settings_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings):
        read_settings(tmp_path / "nothing.toml")


# ---- health and metrics


def test_health_says_what_is_wrong(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser = await here.browser()
            assert await browser.ok("GET", "/health/live") == {
                "status": "ok",
                "database": "ok",
                "bus": "ok",
                "writer": "ok",
            }
            assert (await browser.ok("GET", "/health/ready"))["status"] == "ok"
            here.site.writer.counters.is_failing = True
            answer = await browser.ask("GET", "/health/ready")
            assert (answer.status_code, answer.json()["writer"]) == (503, "failing")
            here.site.writer.counters.is_failing = False
            here.site.is_stopping = True
            answer = await browser.ask("GET", "/health/ready")
            assert (answer.status_code, answer.json()["status"]) == (503, "stopping")
            here.site.is_stopping = False

    run(test())


def figures(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            wish = {"game": "magna_carta", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            code = (await anna.ok("POST", "/api/tables", wish | {"start_at_once": True}))["t"]
            async with here.socket(anna) as socket:
                await greet(socket)
                await say(socket, kind="watch", t=code)
                shown = await hear(socket, "table")
                while not shown.get("choices"):
                    shown = await hear(socket, "step")
                await say(socket, kind="act", t=code, seat=0, action="nonsense", answers=shown["n"], id="a")
                await hear(socket, "refused")
                action = shown["choices"][0]["name"]
                await say(socket, kind="act", t=code, seat=0, action=action, answers=shown["n"], id="b")
                await hear(socket, "step")
                found = figures((await anna.ask("GET", "/metrics")).text)
            assert found["baumeister_sockets"] == 1
            assert found["baumeister_tables"] == 1
            assert found["baumeister_moves_total"] >= 1
            assert found["baumeister_commit_seconds_count"] >= 1
            assert found["baumeister_commit_rows_sum"] >= 1
            refusals = [name for name in found if name.startswith("baumeister_refusals_total")]
            assert len(refusals) == 1
            route = 'baumeister_http_requests_total{method="POST",route="/api/tables",status="201"}'
            assert found[route] == 1
            assert "process_resident_memory_bytes" in found

    run(test())


def test_metrics_can_ask_for_a_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, metrics_token="let me see")) as here:
            browser = await here.browser()
            assert await browser.refused("GET", "/metrics") == (403, "not-allowed")
            assert await browser.refused("GET", "/metrics", authorization="Bearer x") == (403, "not-allowed")
            assert (await browser.ask("GET", "/metrics", authorization="Bearer let me see")).status_code == 200

    run(test())


def test_log_lines_are_json_or_plain() -> None:
    # Not by the factory of records, which Ray puts its own in place of wherever a test has started it.
    record = logging.LogRecord("a", logging.INFO, "", 0, "%s moves", (3,), None)
    record.table = "x"
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["table"]) == ("3 moves", "info", "x")
    assert Plain().format(record).endswith("info a: 3 moves table=x")
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    try:
        raise ValueError("oh")
    except ValueError:
        handler.handle(logging.LogRecord("a", logging.ERROR, "", 0, "failed", None, sys.exc_info()))
    assert "ValueError: oh" in json.loads(stream.getvalue())["trace"]


# ---- chores


def test_old_open_tables_disappear_and_forgotten_games_are_marked_abandoned(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")

            async def make(**wish: Any) -> str:
                return str((await anna.ok("POST", "/api/tables", {"game": "magna_carta", **wish}))["t"])

            async def play() -> str:
                code = await make()
                await bruno.ok("POST", f"/api/tables/{code}/join", {})
                await anna.ok("POST", f"/api/tables/{code}/start", {})
                return code

            old_live, old_slow, new = await make(), await make(live=False), await make()
            forgotten, running_one = await play(), await play()

            async def age(code: str, days: int) -> None:
                async with here.site.database.begin() as connection:
                    past = {name: tables.c[name] - days * DAY for name in ("changed", "visited")}
                    await connection.execute(update(tables).where(tables.c.code == code).values(**past))

            await age(old_live, 2)
            await age(old_slow, 2)
            await age(forgotten, 31)
            await do_chores(here.site)

            async def status() -> dict[str, str]:
                async with here.site.database.read() as connection:
                    rows = await connection.execute(select(tables.c.code, tables.c.status))
                    return {row.code: row.status for row in rows}

            found: dict[str, str] = {}
            moves = here.site.hub.figures["moves"]
            assert moves >= 0
            await until(lambda: here.site.writer.counters.rows > 0)
            found = await status()
            assert old_live not in found
            assert found[old_slow] == found[new] == "open"
            assert (found[forgotten], found[running_one]) == ("stopped", "running")
            await age(old_slow, 15)
            for _ in range(2):  # harmless when repeated
                await do_chores(here.site)
            assert old_slow not in await status()

    run(test())


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_abandoned(tmp_path: Path) -> None:
    """One by rules that are not here, and one whose beginning is damaged; both were forgotten before the third."""

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            wish = {"game": "magna_carta", "seats": [{"kind": "me"}, {"kind": "shared", "label": "B"}]}
            codes = [(await anna.ok("POST", "/api/tables", wish | {"start_at_once": True}))["t"] for _ in range(3)]
            async with here.site.database.begin() as connection:
                for number, code in enumerate(codes):
                    past = tables.c.visited - (40 - number) * DAY
                    await connection.execute(update(tables).where(tables.c.code == code).values(visited=past))
                for code, wrong in ((codes[0], {"figures": "0123456789abcdef"}), (codes[1], {"head": "{"})):
                    await connection.execute(update(tables).where(tables.c.code == code).values(wrong))
            await do_chores(here.site)
            await until(lambda: here.site.writer.counters.rows > 0)
            async with here.site.database.read() as connection:
                rows = await connection.execute(select(tables.c.status).order_by(tables.c.id))
                assert list(rows.scalars()) == ["running", "running", "stopped"]

    run(test())


def test_addresses_are_forgotten_when_a_server_starts_and_open_tables_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            await anna.ok("POST", "/api/tables", {"game": "magna_carta"})
            async with here.site.database.begin() as connection:
                await connection.execute(update(sign_ins).values(created=sign_ins.c.created - 15 * DAY))
                await connection.execute(update(tables).values(changed=0, visited=0))
            chores = asyncio.create_task(do_chores_for_ever(here.site, lambda: None))

            async def addresses() -> int:
                async with here.site.database.read() as connection:
                    return int((await connection.execute(select(func.count(sign_ins.c.address)))).scalar_one())

            async with asyncio.timeout(30):
                while await addresses():
                    await asyncio.sleep(0.01)
            chores.cancel()
            async with here.site.database.read() as connection:
                assert (await connection.execute(select(func.count()).select_from(tables))).scalar_one() == 1

    run(test())


# ---- opening the page


def a_browser(folder: Path) -> tuple[str, Path]:
    """A program that notes the address it is to show, as the variable BROWSER names it; and its note."""
    script, note = folder / "browser", folder / "shown"
    script.write_text(f'#!/bin/sh\necho "$1" > "{note}.new" && mv "{note}.new" "{note}"\n')
    script.chmod(0o755)
    return f"{script} %s", note


def wait_for(note: Path) -> str:
    deadline = time.monotonic() + 60
    while not note.exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return note.read_text().strip()


def test_open_shows_the_page_in_the_persons_own_browser(tmp_path: Path) -> None:
    browser, note = a_browser(tmp_path)
    with served(tmp_path, "--open", BROWSER=browser) as (_, address):
        assert wait_for(note) == address


def test_open_where_it_runs_already_only_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser, note = a_browser(tmp_path)
    with served(tmp_path) as (process, address):
        port = address.rpartition(":")[2]
        monkeypatch.setenv("BROWSER", browser)
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        assert main(["serve", "--open", "--port", port, "--lang", "en"]) == 0
        assert f"already running: {address}" in capsys.readouterr().out
        assert wait_for(note) == address
        assert process.poll() is None


def test_open_does_not_hide_that_another_program_has_the_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        # Whoever knocks is turned away at once: nobody listens there.
        port = other.getsockname()[1]
        assert main(["serve", "--open", "--port", str(port), "--lang", "en"]) != 0
    assert "Cannot listen" in capsys.readouterr().err
