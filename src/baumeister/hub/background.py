"""Work that nobody waits for, on the event loop of this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any


class Background:
    """An error of such work is logged with the words given; it must never be lost in silence."""

    def __init__(self, log: logging.Logger, failed: str) -> None:
        self._log = log
        self._failed = failed
        #: The event loop itself holds its tasks only weakly.
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error(self._failed, exc_info=error)

    async def settled(self) -> None:
        """Wait until no work is left."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))
