"""Texts of Caylus that are put together from parts."""

from __future__ import annotations

import baumeister as bm

CATALOGUE = bm.game("caylus").catalogue
PHASES = ("placement", "special", "provost", "activation", "castle", "round-end", "over", "income")
PUT_TOGETHER = {
    *(f"caylus-phase-{phase}" for phase in PHASES),
    *(f"caylus-prompt-{decision.name}" for decision in CATALOGUE.decisions[1:]),
    *(f"caylus-waiting-{decision.name}" for decision in CATALOGUE.decisions[1:]),
    *(f"caylus-prompt-{decision}-favor" for decision in ("use", "build", "prestige", "convert")),
    *(f"caylus-action-column-{kind}" for kind in ("wood", "stone", "residence", "prestige")),
    *(f"caylus-board-supply-{kind}" for kind in ("wood", "stone", "prestige")),
    "caylus-use-compulsory",
}
