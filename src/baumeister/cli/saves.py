"""Where games are kept: the person's state folder, the current folder, or nowhere; the person is told which."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from baumeister import Record
from baumeister.records.files import write_durably
from baumeister.tables import FileStore, MemoryStore, Store, TableError


@dataclass(frozen=True)
class Saves:
    """A store for tables, a folder for finished records, and which table to offer next time."""

    folder: Path | None  # None: nothing can be written anywhere
    store: Store
    #: Message id of what the person should know about the place; empty if nothing is unusual.
    notice: str = ""
    #: Called once with a small file of ours that cannot be written: then a game's name, or which one to continue, is
    #: lost.
    tell_unwritten: Callable[[Path], None] = lambda _path: None
    _unwritten: list[Path] = field(default_factory=list)

    def new_name(self, game: str) -> str:
        return f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"  # noqa: DTZ005  (the person's own clock)

    def keep_record(self, name: str, record: Record) -> Path | None:
        """Write the record of a table beside it and return its path."""
        if self.folder is None:
            return None
        path = self.folder / "records" / f"{name}.json"
        with contextlib.suppress(OSError):  # saving will say what is wrong
            path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
        return path

    # ---- all tables that are not over

    def open_names(self) -> list[str]:
        """Tables not known to be over, the one played last first."""
        if self.folder is None:
            return []
        over = set(self._read("finished").split())
        names = [name for name in self.store.tables() if name not in over]
        return sorted(names, key=self.played_at, reverse=True)

    def played_at(self, name: str) -> float:
        """When the table was last played, in seconds since 1970."""
        try:
            return self.store.path(name).stat().st_mtime if isinstance(self.store, FileStore) else 0.0
        except OSError:
            return 0.0

    def finish(self, name: str) -> None:
        """Remember that the table is over, so that it need not be read again to know."""
        self._write("finished", self._read("finished") + f"{name}\n")

    def title_of(self, name: str) -> str:
        """What the person calls the table; empty: nothing in particular."""
        return self._titles().get(name, "")

    def rename(self, name: str, title: str) -> None:
        titles = {**self._titles(), name: title}
        self._write("titles.json", json.dumps(titles, ensure_ascii=False, indent=1) + "\n")

    def delete(self, name: str) -> None:
        if isinstance(self.store, FileStore):
            self.store.remove(name)

    def _titles(self) -> dict[str, str]:
        return {name: str(title) for name, title in self._read_json("titles.json").items()}

    # ---- courses

    def lesson(self, game: str) -> dict[str, Any]:
        """How far the person is in the course of a game."""
        found = self._read_json("lessons.json").get(game)
        return found if isinstance(found, dict) else {}

    def keep_lesson(self, game: str, progress: Mapping[str, object]) -> None:
        lessons = {**self._read_json("lessons.json"), game: progress}
        self._write("lessons.json", json.dumps(lessons, ensure_ascii=False, indent=1) + "\n")

    def exercises(self, game: str) -> dict[str, bool]:
        """Ids of the exercises that the person has tried, and whether the first answer was right."""
        found = self._read_json("exercises.json").get(game)
        return {name: right is True for name, right in found.items()} if isinstance(found, dict) else {}

    def keep_exercises(self, game: str, results: Mapping[str, bool]) -> None:
        kept = {**self._read_json("exercises.json"), game: dict(results)}
        self._write("exercises.json", json.dumps(kept, ensure_ascii=False, indent=1) + "\n")

    # ---- small files of ours

    def _read_json(self, file: str) -> dict[str, Any]:
        try:
            found = json.loads(self._read(file) or "{}")
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def _read(self, file: str) -> str:
        """A small file of ours; if it cannot be read it counts as empty."""
        if self.folder is not None:
            with contextlib.suppress(OSError, UnicodeDecodeError):
                return (self.folder / file).read_text("utf-8")
        return ""

    def _write(self, file: str, text: str) -> None:
        if self.folder is None:
            return
        path = self.folder / file
        try:
            write_durably(path, text.encode())
        except OSError:
            if not self._unwritten:
                self.tell_unwritten(path)
            self._unwritten.append(path)

    # ---- the table to go on with

    def remember(self, name: str) -> None:
        self._write("current", name)

    def forget(self) -> None:
        if self.folder is not None:
            with contextlib.suppress(OSError):
                (self.folder / "current").unlink()

    def current(self) -> str | None:
        """The unfinished table that was played last."""
        name = self._read("current").strip()
        with contextlib.suppress(TableError):
            return name if name in self.store.tables() else None
        return None


def open_saves(environment: Mapping[str, str], tell_unwritten: Callable[[Path], None]) -> Saves:
    folder = state_folder(environment)
    if folder is not None and _is_writable(folder):
        return Saves(folder, FileStore(folder / "tables"), "", tell_unwritten)
    here = Path.cwd() / "baumeister-saves"
    if _is_writable(here):
        return Saves(here, FileStore(here / "tables"), "saves-here", tell_unwritten)
    return Saves(None, MemoryStore(), "saves-nowhere")


def state_folder(environment: Mapping[str, str]) -> Path | None:
    """XDG_STATE_HOME, if it is an absolute path as it must be, else the usual place."""
    base = environment.get("XDG_STATE_HOME", "")
    if base and Path(base).is_absolute():
        return Path(base) / "baumeister"
    try:
        return Path.home() / ".local" / "state" / "baumeister"
    except RuntimeError:  # no home at all
        return None


def _is_writable(folder: Path) -> bool:
    try:
        (folder / "tables").mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        return False
    return os.access(folder, os.W_OK) and os.access(folder / "tables", os.W_OK)
