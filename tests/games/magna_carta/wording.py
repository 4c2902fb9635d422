"""Texts of Caylus Magna Carta that are put together from parts."""

from __future__ import annotations

import baumeister as bm

GAME = bm.game("magna_carta")
PUT_TOGETHER = {f"magna_carta-phase-{phase}" for phase in GAME.catalogue.phases} | {
    f"magna_carta-waiting-{kind.name}" for kind in GAME.catalogue.decisions if kind.name != "nothing"
}
