"""Real servers: `baumeister serve` as a process of its own, on a free port of this machine."""

from __future__ import annotations

import http.client
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Final

from baumeister.bots.processes import worker_environment
from baumeister.engine.errors import BaumeisterError

HOST: Final = "127.0.0.1"
#: All players come from one address: nothing is limited by address.
WITHOUT_LIMITS: Final = {
    "BAUMEISTER_REQUESTS_PER_MINUTE": "1000000000",
    "BAUMEISTER_REQUESTS_AT_ONCE": "1000000000",
    "BAUMEISTER_GUESTS_PER_HOUR": "1000000000",
    "BAUMEISTER_CONNECTIONS_PER_ADDRESS": "1000000000",
    "BAUMEISTER_SOCKETS_PER_ADDRESS": "1000000000",
    "BAUMEISTER_SOCKETS_PER_PERSON": "1000000000",
    "BAUMEISTER_OPEN_TABLES_PER_PERSON": "1000000000",
    "BAUMEISTER_RUNNING_TABLES_PER_PERSON": "1000000000",
}


class ServerDidNotStart(BaumeisterError):
    """detail: the last lines of what it wrote."""

    code = "server-did-not-start"


def reserved_port() -> socket.socket:
    """A port that nobody gets by chance while this socket is open, and that a server of ours can listen at: those who
    say SO_REUSEADDR share a port as long as nobody listens there."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind((HOST, 0))
    return reserved


class ServerProcess:
    """A server that can be started, stopped, killed and started again, at the same place."""

    def __init__(
        self,
        arguments: Sequence[str],
        folder: Path,
        environment: Mapping[str, str] = WITHOUT_LIMITS,
        program: str = "baumeister.cli",
    ) -> None:
        """`folder` is for its output; the variables of our own in `environment` are all it gets of those; `program` is
        the module that is run."""
        reserved = reserved_port()
        self.port: int = reserved.getsockname()[1]
        if sys.platform == "win32":  # nobody shares ports there
            reserved.close()
        weakref.finalize(self, reserved.close)
        self.log_path = folder / f"server-{self.port}.log"
        self._command = [sys.executable, "-m", program, "serve", "--host", HOST, "--port", str(self.port)]
        self._command += arguments
        others = {name: value for name, value in worker_environment().items() if not name.startswith("BAUMEISTER_")}
        self._environment = {**others, **environment}
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self, patience: float = 60.0) -> None:
        """Come back when it takes requests."""
        self.launch()
        self.wait_until_ready(patience)

    def launch(self) -> None:
        self.close_log()
        self._log = self.log_path.open("ab")
        self._process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
        )

    def wait_until_ready(self, patience: float = 60.0) -> None:
        deadline = time.monotonic() + patience
        while not self._is_ready():
            if not self.runs or time.monotonic() > deadline:
                detail = self.output()[-2000:]
                self.kill()
                raise ServerDidNotStart(f"the server did not start: {detail}", detail=detail)
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            connection.request("GET", "/health/ready")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """As hard as a power cut."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self.close_log()

    def stop(self, patience: float = 60.0) -> int:
        """Ask it to end, as systemd does; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(patience)
        finally:
            self.kill()

    def output(self) -> str:
        return self.log_path.read_text("utf-8", "replace") if self.log_path.exists() else ""

    def close_log(self) -> None:
        if self._log is not None:
            self._log.close()
            self._log = None
