"""The columns of a data set, by name: docs/datasets.md says what they mean."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Table = dict[str, NDArray[Any]]


class Ragged(NamedTuple):
    """A list for each decision, all of them one after the other; row n's part is from start[n] to start[n + 1]."""

    kind: Any
    start: str


#: One number for each decision.
NUMBERS: Final = {"game": np.int32, "ply": np.int16, "seat": np.int8, "bot": np.int8, "action": np.int16}
#: One for each decision and seat.
BY_SEAT: Final = {"rewards": np.float32, "scores": np.int16}
LISTS: Final = {
    "columns": Ragged(np.int16, "columns_start"),
    "values": Ragged(np.int16, "columns_start"),
    "legal": Ragged(np.int16, "legal_start"),
    "shares": Ragged(np.float32, "legal_start"),
}
#: One for each game of the file.
BY_GAME: Final[dict[str, Any]] = {"game_seed": np.uint64, "game_digest": np.dtype("S32")}
