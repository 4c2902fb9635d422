# compiled: mypyc
"""Pebbles as the layers above see it: one final class over the modules of the rules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine import edge
from baumeister.engine.chance import Rng
from baumeister.engine.edge import leaders
from baumeister.engine.title import Title
from baumeister.engine.vecs import vec
from baumeister.games.pebbles.catalogue import CATALOGUE, EDITIONS
from baumeister.games.pebbles.choices import make_choices
from baumeister.games.pebbles.components import MOST_PLAYERS, Figures
from baumeister.games.pebbles.flow import carry_out, fill_actions
from baumeister.games.pebbles.labels import action_message, decision_message, event_message, waiting_message
from baumeister.games.pebbles.position import FIELDS, Position
from baumeister.games.pebbles.secrets import deal_anew
from baumeister.games.pebbles.setup import set_up
from baumeister.games.pebbles.shapes import DERIVED, PebblesView
from baumeister.games.pebbles.view import describe_decision, make_views


@final
class Pebbles(Position):
    def step(self, action: i64) -> None:
        carry_out(self, action)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return fill_actions(self, buffer)

    def clone(self) -> Pebbles:
        return Pebbles(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> list[int]:
        """Most points; all players equal at the top win together."""
        return leaders(self, self.scores())

    def cause(self) -> i64:
        """The heap that is taken from."""
        return self.chosen

    def blank(self) -> Pebbles:
        return Pebbles(self.figures, None)

    def title(self) -> Title:
        return TITLE

    def figures_digest(self) -> str:
        return self.figures.components.digest


def blank(figures: Figures) -> Pebbles:
    return Pebbles(figures, None)


def restore(values: object) -> Pebbles:
    """By this name pickles find the way back."""
    state = edge.restore(TITLE, values)
    assert isinstance(state, Pebbles)
    return state


TITLE = Title(
    id="pebbles",
    players_min=2,
    players_max=MOST_PLAYERS,
    rules_code=1,
    editions=EDITIONS,
    catalogue=CATALOGUE,
    fields=FIELDS,
    blank=blank,
    set_up=set_up,
    restore=restore,
    describe_decision=describe_decision,
    views=make_views,
    view_type=PebblesView,
    choices=make_choices,
    buttons=(),
    sharing=("take",),
    derived=DERIVED,
    action_message=action_message,
    decision_message=decision_message,
    waiting_message=waiting_message,
    event_message=event_message,
)
