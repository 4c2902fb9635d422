"""How certain a share is that was counted once, at the end. (To look while games are played, use arena/sequence.py.)"""

from __future__ import annotations

import math
from typing import Final

#: 1.96 standard errors: 95 of 100 such intervals contain the true share.
WILSON_Z: Final = 1.96


def wilson(wins: float, games: int, z: float = WILSON_Z) -> tuple[float, float]:
    """Wilson's score interval for a share: sensible also near 0 and 1 and for few games."""
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)
