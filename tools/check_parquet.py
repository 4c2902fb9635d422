"""Optional check, in no lock file: a data set as Parquet holds the same as npz, and is the same at the second try.

pip install pyarrow
python -m tools.check_parquet
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np

from baumeister.arena.executor import LocalExecutor
from baumeister.engine.errors import BaumeisterError
from baumeister.research.dataset.columns import BY_GAME, BY_SEAT, LISTS, NUMBERS
from baumeister.research.dataset.files import pyarrow
from baumeister.research.dataset.plan import DatasetPlan
from baumeister.research.dataset.playing import table_of
from baumeister.research.dataset.writing import fill

PLAN = DatasetPlan("villagers", players=3, games=3, bots=("master@5", "random"), form="parquet", shard=2)


def written(folder: Path) -> dict[str, bytes]:
    for _ in fill(PLAN, folder, LocalExecutor()):
        pass
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        try:
            files = written(Path(name) / "a")
        except BaumeisterError as error:
            print(error, file=sys.stderr)
            return 1
        assert written(Path(name) / "b") == files
        for shard in replace(PLAN, form="npz").shards:
            table = table_of(shard)
            path = Path(name) / "a" / shard.name.replace("npz", "parquet")
            rows = pyarrow("pyarrow.parquet").read_table(path).to_pydict()
            for column in (*NUMBERS, *BY_SEAT):
                assert rows[column] == table[column].tolist(), column
            for column, ragged in LISTS.items():
                parts = np.split(table[column], table[ragged.start][1:-1])
                assert rows[column] == [part.tolist() for part in parts], column
            for column in BY_GAME:
                repeated = table[column][table["game"] - shard.first].tolist()
                assert rows[column] == [one.decode() if isinstance(one, bytes) else one for one in repeated], column
    print(f"the same in both forms, {sum(map(len, files.values())):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
