"""For all tests: say which form of the rules is tested, and let property tests find the same examples every time."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import settings

import baumeister as bm

settings.register_profile("baumeister", derandomize=True, deadline=None, database=None)
settings.load_profile("baumeister")

# Tests run side by side: numpy's own threads would wait for each other. It reads this when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest of all tests first, so that at the end nobody waits for it."""
    items.sort(key=lambda item: item.path.name != "test_contributing.py")


def pytest_collection_finish() -> None:
    """Ten thousand tests are no garbage, and looking through them again and again takes longer than some of them."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return f"baumeister {bm.__version__}, rules {bm.form()}; games: {', '.join(bm.games())}"
