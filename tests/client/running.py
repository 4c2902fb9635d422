"""What the tests and the pictures run on: Chromium, and `baumeister serve` with the built client."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from baumeister.server.pages import find_client
from tools.loadtest.host import WITHOUT_LIMITS, ServerProcess

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
#: Whatever has not happened by then never will, ms. Slow machines are slow.
PATIENCE = 60_000


class Missing(Exception):
    """Something has to be fetched or built first; no test is skipped for that."""


def find_chromium() -> str:
    """The one on PATH, else the one that `tools/browser` has unpacked."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    own = ROOT / ".tools/chromium/chromium"
    if not own.exists():
        raise Missing("There is no Chromium on PATH: `make browser` unpacks one into .tools/ (needs node and npm).")
    return str(own)


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    chromium = find_chromium()
    with sync_playwright() as tool:
        running = tool.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
            timeout=PATIENCE,
        )
        yield running
        running.close()


class ClientServer(ServerProcess):
    """A real server on a database of its own in this folder; its games begin alike. `sources`: of a copy of the
    project, interpreted."""

    def __init__(self, folder: Path, sources: Path | None = None) -> None:
        if find_client() is None:
            raise Missing("The client is not built: `make client` (needs node and npm).")
        database = f"sqlite:{folder / 'baumeister.db'}"
        elsewhere = {"PYTHONPATH": str(sources), "BAUMEISTER_PURE": "1"} if sources else {}
        super().__init__(["--database", database], folder, {**WITHOUT_LIMITS, "BAUMEISTER_WORKERS": "1", **elsewhere})
        self._command[1:3] = [str(Path(__file__).with_name("seeded.py"))]
