"""Every registered game, and every store."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from baumeister import game, games
from baumeister.tables import FileStore, MemoryStore, Store


@pytest.fixture(params=games(), scope="session")
def title(request: pytest.FixtureRequest) -> Any:
    return game(request.param)


@pytest.fixture(params=["memory", "files"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return MemoryStore() if request.param == "memory" else FileStore(tmp_path / "tables")
