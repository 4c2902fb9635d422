"""Texts of Caylus 1303 that are put together from parts."""

from __future__ import annotations

PUT_TOGETHER = {
    *(f"caylus1303-phase-{phase}" for phase in ("draft", "planning", "activation", "delivery", "stewardship", "over")),
    *(f"caylus1303-board-supply-{kind}" for kind in ("wood", "stone", "monument")),
    "caylus1303-action-decline-monument",  # random games seldom get to a monument
    *(f"caylus1303-group-tiles-{kind}" for kind in ("wood", "stone")),
}
