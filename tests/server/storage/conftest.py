"""Every test that takes `url` runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import services


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return services.fresh_url(request.param, tmp_path)
