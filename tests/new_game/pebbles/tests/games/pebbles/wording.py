"""Texts of Pebbles that are put together from parts, and events that begin with no player's name."""

from __future__ import annotations

PUT_TOGETHER = {f"pebbles-phase-{phase}" for phase in ("cards", "pebbles", "over")}
STANDING_ALONE = {"round-begun", "game-ended"}
