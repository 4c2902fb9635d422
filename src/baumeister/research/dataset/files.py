"""A table as the bytes of a file: npz, or Parquet if pyarrow is installed."""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from baumeister.research.dataset.columns import BY_GAME, BY_SEAT, LISTS, NUMBERS, Table
from baumeister.research.errors import ParquetMissing


def file_bytes(table: Table, form: str) -> bytes:
    """The same table gives the same bytes."""
    if form == "parquet":
        return _parquet(table)
    file = io.BytesIO()
    np.savez_compressed(file, **table)  # type: ignore[arg-type]  # a column cannot be called allow_pickle
    return file.getvalue()


def pyarrow(module: str = "pyarrow") -> Any:
    """It is in no extra: 50 MB that only readers of Parquet need."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise ParquetMissing("Parquet needs pyarrow: pip install pyarrow") from error


def _parquet(table: Table) -> bytes:
    """One row for each decision, lists as lists; what games have once is repeated in each of their rows."""
    arrow, parquet = pyarrow(), pyarrow("pyarrow.parquet")
    found: dict[str, Any] = {name: arrow.array(table[name]) for name in NUMBERS}
    for name in BY_SEAT:
        found[name] = arrow.FixedSizeListArray.from_arrays(arrow.array(table[name].ravel()), table[name].shape[1])
    for name, one in LISTS.items():
        found[name] = arrow.LargeListArray.from_arrays(arrow.array(table[one.start]), arrow.array(table[name]))
    of_game = table["game"] - table["game"].min()
    for name in BY_GAME:
        found[name] = arrow.array(table[name][of_game].astype("U32" if table[name].dtype.kind == "S" else np.uint64))
    file = io.BytesIO()
    parquet.write_table(arrow.table(found), file, compression="zstd")
    return file.getvalue()


def row_count(path: Path) -> int:
    """How many decisions a file holds."""
    if path.suffix == ".parquet":
        return int(pyarrow("pyarrow.parquet").read_metadata(path).num_rows)
    with np.load(path, allow_pickle=False) as file:
        return len(file["action"])
