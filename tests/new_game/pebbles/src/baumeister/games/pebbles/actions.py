# compiled: mypyc
"""Actions, decision kinds and events of Pebbles as numbers; their names are in catalogue.py."""

from __future__ import annotations

from typing import Final

# ---- actions: first number of each family
DISCARD: Final = 0  # discard:<card>
HEAP: Final = 6  # heap:<card>
TAKE: Final = 12  # take:1, take:2
ACTIONS: Final = 14

# ---- decisions
NOTHING: Final = 0
ASK_DISCARD: Final = 1
ASK_HEAP: Final = 2
ASK_TAKE: Final = 3

# ---- events
DISCARDED: Final = 0
DISCARDED_FACE_DOWN: Final = 1
ROUND_BEGUN: Final = 2
TAKEN: Final = 3
LAST_TAKEN: Final = 4
CARD_SHOWN: Final = 5
GAME_ENDED: Final = 6
