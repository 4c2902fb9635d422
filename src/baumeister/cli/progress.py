"""Progress of a long job: a bar on standard error, so that the result can be piped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from baumeister.cli.desk import Desk, make_desk


class ProgressBar:
    """One bar."""

    def __init__(self, progress: Progress, words: str, total: int | None, done: int) -> None:
        self._progress = progress
        self._words = words
        self._task = progress.add_task(words, total=total, completed=done)

    def show(self, done: int, total: int | None = None, words: str | None = None) -> None:
        """`done` of `total` are done (None: the total stays); `words` replace its own."""
        described = self._words if words is None else words
        self._progress.update(self._task, completed=done, total=total, description=described)
        if not self._progress.live.auto_refresh:
            self._progress.refresh()


@contextmanager
def progress_bar(
    desk: Desk, words: str, total: int | None = None, done: int = 0, *, alone: bool = False
) -> Iterator[ProgressBar]:
    """A bar that disappears when the job is done. `alone`: it is drawn only when it is told something, not by a thread,
    which would take its turns from a job that is being measured."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = error_desk(desk).console
    with Progress(*columns, console=console, transient=True, auto_refresh=not alone) as progress:
        yield ProgressBar(progress, words, total, done)


def error_desk(desk: Desk) -> Desk:
    """The same on standard error."""
    return make_desk(desk.texts.language, to_stderr=True)
