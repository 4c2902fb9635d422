# compiled: mypyc
"""Caylus 1303 as the layers above see it: one final class over the phase modules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.components import figures_from, load_components
from baumeister.engine.edge import leaders
from baumeister.engine.title import Title
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.catalogue import make_catalogue
from baumeister.games.caylus1303.components import Figures
from baumeister.games.caylus1303.flow import carry_out, fill_actions
from baumeister.games.caylus1303.position import FIELDS, Position
from baumeister.games.caylus1303.refusals import refusal
from baumeister.games.caylus1303.secrets import deal_anew
from baumeister.games.caylus1303.setup import set_up
from baumeister.games.caylus1303.view import describe_decision, make_view

FIGURES = figures_from(load_components("baumeister.games.caylus1303"), Figures)
CATALOGUE = make_catalogue(FIGURES)


@final
class Caylus1303(Position):
    def step(self, action: i64) -> None:
        carry_out(self, action)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return fill_actions(self, buffer)

    def clone(self) -> Caylus1303:
        return Caylus1303(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> list[int]:
        """Most points; all players equal at the top win together, without a further tie-break."""
        return leaders(self, self.scores())

    def blank(self) -> Caylus1303:
        return Caylus1303(self.figures, None)

    def title(self) -> Title:
        return TITLE

    def figures_digest(self) -> str:
        return self.figures.components.digest


def start(players: int, options: tuple[int, ...], seed: int, figures: Figures = FIGURES) -> Caylus1303:
    """A new game; `options` are the numbers of the values in the order of OPTIONS."""
    state = Caylus1303(figures, None)
    state.first_game, state.open_points = options
    state.set_chance(seed)
    set_up(state, players)
    return state


def restore(values: object) -> Caylus1303:
    state = Caylus1303(FIGURES, None).from_list(values)
    assert isinstance(state, Caylus1303)
    return state


TITLE = Title(CATALOGUE, FIELDS, restore, describe_decision, refusal, make_view)
