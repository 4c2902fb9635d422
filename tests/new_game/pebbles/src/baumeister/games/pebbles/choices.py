# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, what it brings and what would move."""

from __future__ import annotations

from baumeister.engine.addresses import find
from baumeister.engine.wire import Amount, Choice
from baumeister.games.pebbles import moves as m
from baumeister.games.pebbles import shapes as shape
from baumeister.games.pebbles.catalogue import CATALOGUE
from baumeister.games.pebbles.components import Figures
from baumeister.games.pebbles.labels import action_message


def make_choices(view: shape.PebblesView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    return tuple([make_choice(view, figures, action) for action in legal])


def make_choice(view: shape.PebblesView, figures: Figures, action: int) -> Choice:
    """Everything comes from the view of the seat that is asked and from the figures, so it tells no more."""
    assert view.decision is not None
    seat = view.decision.seat
    name = CATALOGUE.actions[action]
    family, _, argument = name.partition(":")
    message = action_message(view, action)
    if family == "discard":
        moves = m.discarded(seat, argument).moves
        return Choice(action, name, message, (f"players/{seat}/hand/{argument}",), moves=moves)
    card = view.decision.card if isinstance(view.decision, shape.Take) else argument
    target = f"heaps/{card}"
    pebbles = find(view, target).pebbles
    if family == "heap" and pebbles > 1:  # how many is asked next
        return Choice(action, name, message, (target,), "pebbles-group-many")
    group = "pebbles-group-one" if family == "heap" else ""
    count = 1 if family == "heap" else int(argument)
    moves = m.taken(seat, card, count).moves
    points = count
    if view.options.last_pebble and count == pebbles:
        points += int(figures.last)
        moves += m.last_taken(seat, card, int(figures.last)).moves
    return Choice(action, name, message, (target,), group, brings=(Amount("points", points),), moves=moves)
