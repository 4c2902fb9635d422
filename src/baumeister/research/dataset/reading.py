"""Reads a data set: file after file, as arrays a learner can use."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from baumeister.games import game as find_game
from baumeister.research.dataset.columns import LISTS, Table
from baumeister.research.dataset.writing import digest_of_bytes, read_manifest
from baumeister.research.errors import DatasetFailed
from baumeister.research.spec import column_names


class Dataset:
    """The folder of a finished data set (npz). Iterating gives its files, each checked against the manifest."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.manifest: dict[str, Any] = read_manifest(self.folder)
        if not self.manifest["files"]:
            raise DatasetFailed(f"{folder} is not complete: run the same command again", folder=str(folder))
        if self.manifest["form"] != "npz":
            raise DatasetFailed(f"{folder} is Parquet: read it with pyarrow or pandas", folder=str(folder))

    def __len__(self) -> int:
        return len(self.manifest["files"])

    def __iter__(self) -> Iterator[Decisions]:
        game = self.manifest["env"]["game"]
        for entry in self.manifest["files"]:
            yield Decisions(game, self._read(entry))

    def _read(self, entry: dict[str, Any]) -> Table:
        path = self.folder / str(entry["file"])
        try:
            data = path.read_bytes()
        except OSError as error:
            raise DatasetFailed(f"{path}: {error}", folder=str(self.folder)) from error
        if digest_of_bytes(data) != entry["digest"]:
            raise DatasetFailed(f"{path} is not what the manifest says", folder=str(self.folder))
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            return {name: file[name] for name in file.files}


class Decisions:
    """The decisions of a file: the columns as they are (`table`), and what is sparse in them as whole arrays."""

    def __init__(self, game: str, table: Table) -> None:
        self.table = table
        self._columns = len(column_names(game))
        self._actions = find_game(game).action_count

    def __len__(self) -> int:
        return len(self.table["action"])

    def observations(self, rows: slice = slice(None)) -> NDArray[np.int16]:
        """(decisions, columns)"""
        return self._spread("columns", "values", self._columns, rows)

    def masks(self, rows: slice = slice(None)) -> NDArray[np.bool_]:
        """(decisions, actions): what was legal."""
        return self._spread("legal", None, self._actions, rows)

    def shares(self, rows: slice = slice(None)) -> NDArray[np.float32]:
        """(decisions, actions): how the search was shared among the actions; sums to 1."""
        return self._spread("legal", "shares", self._actions, rows)

    def rewards(self) -> NDArray[np.float32]:
        """(decisions,): what the seat that decided got in the end."""
        found: NDArray[np.float32] = self.table["rewards"][np.arange(len(self)), self.table["seat"]]
        return found

    def _spread(self, places: str, values: str | None, width: int, rows: slice) -> NDArray[Any]:
        start = self.table[LISTS[places].start]
        first, end, step = rows.indices(len(self))
        if step != 1:
            raise ValueError("rows are taken one after the other")
        sizes = np.diff(start[first : end + 1]) if end > first else np.zeros(0, np.int64)
        part = slice(start[first], start[first] + sizes.sum())
        kind = np.bool_ if values is None else self.table[values].dtype
        found = np.zeros((len(sizes), width), kind)
        at = np.repeat(np.arange(len(sizes)), sizes), self.table[places][part]
        found[at] = True if values is None else self.table[values][part]
        return found
