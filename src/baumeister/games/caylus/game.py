# compiled: mypyc
"""Caylus as the layers above see it: one final class over the phase modules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.components import figures_from, load_components
from baumeister.engine.edge import leaders
from baumeister.engine.title import Title
from baumeister.engine.vecs import vec
from baumeister.games.caylus.catalogue import make_catalogue
from baumeister.games.caylus.components import Figures
from baumeister.games.caylus.flow import carry_out, fill_actions
from baumeister.games.caylus.position import FIELDS, Position
from baumeister.games.caylus.refusals import refusal
from baumeister.games.caylus.secrets import deal_anew
from baumeister.games.caylus.setup import set_up
from baumeister.games.caylus.view import describe_decision, make_view

FIGURES = figures_from(load_components("baumeister.games.caylus"), Figures)
CATALOGUE = make_catalogue(FIGURES)


@final
class Caylus(Position):
    def step(self, action: i64) -> None:
        carry_out(self, action)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return fill_actions(self, buffer)

    def clone(self) -> Caylus:
        return Caylus(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> list[int]:
        """Most points; all players equal at the top win together, without a further tie-break."""
        return leaders(self, self.scores())

    def blank(self) -> Caylus:
        return Caylus(self.figures, None)

    def title(self) -> Title:
        return TITLE

    def figures_digest(self) -> str:
        return self.figures.components.digest


def start(players: int, options: tuple[int, ...], seed: int, figures: Figures = FIGURES) -> Caylus:
    """A new game; `options` are the numbers of the values in the order of OPTIONS."""
    state = Caylus(figures, None)
    state.beginner, state.jeweler, state.lawyer_points = options
    state.set_chance(seed)
    set_up(state, players)
    return state


def restore(values: object) -> Caylus:
    state = Caylus(FIGURES, None).from_list(values)
    assert isinstance(state, Caylus)
    return state


TITLE = Title(CATALOGUE, FIELDS, restore, describe_decision, refusal, make_view)
