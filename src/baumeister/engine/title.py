"""What a game answers about itself: one record for each title, so that a state has one question to pass on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baumeister.engine.catalogue import Catalogue, Decision
from baumeister.engine.errors import Refusal


@dataclass(frozen=True)
class Title:
    """Not fast, and not asked in search. The functions take a state of the game."""

    catalogue: Catalogue
    #: All fields of the state in their fixed order, the ones of `State` first.
    fields: tuple[str, ...]
    #: A module-level function list -> state; pickles refer to it by name.
    restore: Callable[[object], Any]
    describe_decision: Callable[[Any], Decision]
    #: Why an action of the catalogue is not legal now; None if it is. The game is not over.
    refusal: Callable[[Any, int], Refusal | None]
    #: The view of a seat; -1 for a spectator.
    view: Callable[[Any, int], Any]
