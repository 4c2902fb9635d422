"""What a game says about itself: one record for each title, which its states and `Game` refer to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baumeister.engine.catalogue import Catalogue, Decision, Event
from baumeister.engine.editions import Editions
from baumeister.engine.wire import Choice, Message


@dataclass(frozen=True)
class Title:
    """Not fast, and not asked in search. The functions take a state of the game, or a view where it says so."""

    id: str
    players_min: int
    players_max: int
    #: Code half of the newest rules version; a branch for a changed rule reads `state.rules` at its place.
    rules_code: int
    #: All published figures, the newest first in line for new games.
    editions: Editions
    catalogue: Catalogue
    #: All fields of the state, the ones of `State` first; a new one comes last, so that old lists can be read.
    fields: tuple[str, ...]
    #: An empty state, by figures.
    blank: Callable[[Any], Any]
    #: Lays out a new table; options, rules and chance are already in the state.
    set_up: Callable[[Any, int], None]
    #: A module-level function list -> state; pickles refer to it by name.
    restore: Callable[[object], Any]
    describe_decision: Callable[[Any], Decision]
    #: The views of these seats (-1: a spectator), sharing what is the same for all of them.
    views: Callable[[Any, list[int]], list[Any]]
    #: The type of the views, for schemas.
    view_type: type[Any]
    #: The choices of the seat that is asked: by its view, the figures and the legal actions.
    choices: Callable[[Any, Any, list[int]], tuple[Choice, ...]]
    #: Families of actions that are plain buttons where they have no target.
    buttons: tuple[str, ...]
    #: Families of which several may share all their targets (amounts, colours to pay).
    sharing: tuple[str, ...]
    #: Addresses that follow from the rest of the view (`*`: any step); no event needs to name them.
    derived: tuple[str, ...]
    #: How a client words an action (of a view), what the view's decision asks, and an event.
    action_message: Callable[[Any, int], Message]
    decision_message: Callable[[Any], Message]
    #: The same for those who wait for that seat: "Anna places a worker".
    waiting_message: Callable[[Any], Message]
    event_message: Callable[[Event], Message]
