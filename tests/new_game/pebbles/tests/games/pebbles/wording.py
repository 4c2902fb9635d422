"""Texts of Pebbles that are put together from parts."""

from __future__ import annotations

PUT_TOGETHER = {f"pebbles-phase-{phase}" for phase in ("cards", "pebbles", "over")}
