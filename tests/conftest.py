"""For all tests: say which form of the rules is tested, and let property tests find the same examples every time."""

from __future__ import annotations

from hypothesis import settings

import baumeister as bm

settings.register_profile("baumeister", derandomize=True, deadline=None, database=None)
settings.load_profile("baumeister")


def pytest_report_header() -> str:
    return f"baumeister {bm.__version__}, rules {bm.form()}; games: {', '.join(bm.games())}"
