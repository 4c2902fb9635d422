"""Stand-in until the real one is written (see Caylus 1303)."""

from __future__ import annotations

from baumeister.engine.wire import Choice
from baumeister.games.magna_carta import shapes as shape
from baumeister.games.magna_carta.catalogue import CATALOGUE
from baumeister.games.magna_carta.components import Figures
from baumeister.games.magna_carta.labels import action_message


def make_choices(view: shape.MagnaCartaView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    return tuple([Choice(action, CATALOGUE.actions[action], action_message(view, action), ()) for action in legal])
