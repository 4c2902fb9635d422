"""Stand-in until the real one is written (see Caylus 1303)."""

from __future__ import annotations

from baumeister.engine.wire import Choice
from baumeister.games.villagers import shapes as shape
from baumeister.games.villagers.catalogue import CATALOGUE
from baumeister.games.villagers.components import Figures
from baumeister.games.villagers.labels import action_message


def make_choices(view: shape.VillagersView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    return tuple([Choice(action, CATALOGUE.actions[action], action_message(view, action), ()) for action in legal])
