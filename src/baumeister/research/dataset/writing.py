"""Fills the folder of a data set: files that are there completely or not at all, and a manifest.

However it was stopped, the same command plays what is missing and ends with the same bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from baumeister.arena.executor import Executor
from baumeister.records.files import write_durably
from baumeister.research.dataset.files import pyarrow, row_count
from baumeister.research.dataset.plan import DatasetPlan
from baumeister.research.dataset.playing import play_shard
from baumeister.research.errors import DatasetFailed, OtherDataset

MANIFEST: Final = "dataset.json"


def fill(plan: DatasetPlan, folder: Path, executor: Executor) -> Iterator[int]:
    """Play what is missing; yields how many games are there. The executor stays open."""
    if plan.form == "parquet":
        pyarrow()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _begin(plan, folder)
        missing = [shard for shard in plan.shards if not (folder / shard.name).exists()]
        done = plan.games - sum(shard.end - shard.first for shard in missing)
        yield done
        for shard, data in executor.map_unordered(play_shard, missing):
            write_durably(folder / shard.name, data)
            done += shard.end - shard.first
            yield done
        files = [{"file": shard.name, **_about(folder / shard.name)} for shard in plan.shards]
        _write(folder, {**plan.identity(), "games": plan.games, "files": files})
    except OSError as error:
        raise DatasetFailed(f"{folder}: {error}", folder=str(folder)) from error


def _begin(plan: DatasetPlan, folder: Path) -> None:
    """Refuse a folder of another data set; sweep out what does not belong to this one. There may be more games than
    before."""
    path = folder / MANIFEST
    wanted = json.loads(json.dumps(plan.identity()))
    if path.exists():
        found = read_manifest(folder)
        different = [name for name in wanted if found.get(name) != wanted[name]]
        if found["games"] > plan.games:
            different.append("games")
        if different:
            message = f"{folder} holds a data set with other {', '.join(different)}"
            raise OtherDataset(message, folder=str(folder), fields=", ".join(different))
    names = {shard.name for shard in plan.shards}
    for old in [*folder.glob("games-*"), *folder.glob(".games-*.tmp")]:
        if old.name not in names:  # the last file of fewer games, or half a file
            old.unlink()
    if not path.exists() or found["games"] != plan.games:
        _write(folder, {**plan.identity(), "games": plan.games, "files": []})


def read_manifest(folder: Path) -> dict[str, Any]:
    try:
        found = dict(json.loads((folder / MANIFEST).read_bytes()))
        _ = int(found["games"]), list(found["files"]), dict(found["env"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise DatasetFailed(f"{folder}: no data set, or a damaged one ({error})", folder=str(folder)) from error
    return found


def _write(folder: Path, manifest: dict[str, Any]) -> None:
    write_durably(folder / MANIFEST, (json.dumps(manifest, indent=2) + "\n").encode())


def _about(path: Path) -> dict[str, Any]:
    data = path.read_bytes()
    return {"rows": row_count(path), "bytes": len(data), "digest": digest_of_bytes(data)}


def digest_of_bytes(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()
