"""Texts of Caylus Magna Carta that are put together from parts, and events that begin with no player's name."""

from __future__ import annotations

import baumeister as bm

PUT_TOGETHER = {f"magna_carta-phase-{phase}" for phase in ("setup", "actions", "provost", "effects", "castle", "over")}
STANDING_ALONE = {"round-begun"} | {
    entry.name for entry in bm.game("magna_carta").catalogue.events if "seat" not in entry.fields
}
